"""What was fitted to the measured rows of content/measurements. Made by `sitegen calibrate`: do not edit.

`EFFECTS` are natural logarithms that add up to a coefficient (`estimator/speed.py` says which). The plain name of a
term is the value for all cards, in seconds a token (start), seconds a layer (launch), ratios of the time that the
nominal bandwidth would take (weights, cache; experts: over weights), 32-bit operations a weight (unpack); what stands
after it is a vendor's, group's, storage type's, year's or backend's part. `speed` effects bear on the whole.
After each: rows and devices behind it; `ROWS` and `DEVICES` count all of them.

`SPREAD` makes the 80 % ranges: "down" and "up" are the natural logarithms of how far a measurement lies below and
above its estimate, from rows whose device (or, of measured cards, whose model) the fit had not seen; the others are
factors on both by class. On pages, which do not know a visitor's engine and backend, "software" factors widen them
further, and "pages/unmeasured" does for generations of which nobody measured a card.
"""

ROWS = 1701
DEVICES = 113

EFFECTS: dict[str, float] = {
    "cache": 0.3373,  # 1701, 113
    "cache/AMD": -0.0408,  # 553, 22
    "cache/Ada Lovelace": -0.3022,  # 252, 16
    "cache/Ampere": -0.2031,  # 154, 13
    "cache/Ampere HBM": 0.3084,  # 57, 4
    "cache/Ampere LPDDR": 0.0,  # 2, 1
    "cache/Apple": -0.2763,  # 211, 15
    "cache/Blackwell 2.0": -0.0037,  # 115, 7
    "cache/Blackwell 2.0 LPDDR": -0.1877,  # 135, 1
    "cache/Blackwell Ultra HBM": 0.0003,  # 9, 1
    "cache/CDNA 1.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 2.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 3.0 HBM": -0.0,  # 3, 1
    "cache/GCN 4.0": 0.0,  # 1, 1
    "cache/GCN 5.1 HBM": -0.0,  # 3, 1
    "cache/Generation 12.5 HBM": 0.0,  # 1, 1
    "cache/Hopper HBM": 0.4549,  # 46, 3
    "cache/Intel": 0.1141,  # 71, 6
    "cache/Kepler 2.0": -0.0,  # 1, 1
    "cache/M1": 0.286,  # 63, 4
    "cache/M2": -0.1085,  # 57, 3
    "cache/M3": -0.4541,  # 35, 3
    "cache/M4": 0.0955,  # 41, 3
    "cache/M5": -0.0952,  # 15, 2
    "cache/Maxwell 2.0": -0.0,  # 1, 1
    "cache/NVIDIA": 0.146,  # 866, 70
    "cache/Pascal": 0.0721,  # 33, 8
    "cache/Pascal HBM": 0.0022,  # 7, 1
    "cache/RDNA 1.0": -0.0,  # 4, 1
    "cache/RDNA 2.0": 0.0108,  # 12, 4
    "cache/RDNA 3.0": 0.0203,  # 66, 7
    "cache/RDNA 3.5 LPDDR": 0.0866,  # 401, 1
    "cache/RDNA 4.0": -0.1584,  # 61, 4
    "cache/Turing": 0.0411,  # 45, 9
    "cache/Volta HBM": -0.0363,  # 9, 4
    "cache/Xe-HPG": -0.002,  # 12, 2
    "cache/Xe2-HPG": 0.1162,  # 58, 3
    "cache/backend AMD 64 lanes rocm": -0.0004,  # 7, 4
    "cache/backend AMD metal": 0.0,  # 1, 1
    "cache/backend AMD rocm": -0.0836,  # 211, 15
    "cache/backend AMD rocm-or-vulkan": 0.0,  # 41, 3
    "cache/backend Intel sycl": 0.1586,  # 63, 5
    "cache/backend NVIDIA vulkan": 0.0,  # 8, 5
    "cache/no flash attention": 0.6199,  # 427, 75
    "experts": 0.0242,  # 1701, 113
    "experts/AMD": -0.0151,  # 553, 22
    "experts/Apple": -0.0159,  # 211, 15
    "experts/Intel": 0.0033,  # 71, 6
    "experts/NVIDIA": -0.0481,  # 866, 70
    "launch": -9.5043,  # 1701, 113
    "launch/AMD": -0.2201,  # 553, 22
    "launch/Ada Lovelace": -0.236,  # 252, 16
    "launch/Ampere": 0.0508,  # 154, 13
    "launch/Ampere HBM": 0.0759,  # 57, 4
    "launch/Ampere LPDDR": -0.0048,  # 2, 1
    "launch/Apple": 0.3967,  # 211, 15
    "launch/Blackwell 2.0": -0.1586,  # 115, 7
    "launch/Blackwell 2.0 LPDDR": -0.1101,  # 135, 1
    "launch/Blackwell Ultra HBM": -0.1305,  # 9, 1
    "launch/CDNA 1.0 HBM": 0.0325,  # 1, 1
    "launch/CDNA 2.0 HBM": 0.0082,  # 1, 1
    "launch/CDNA 3.0 HBM": -0.0084,  # 3, 1
    "launch/GCN 4.0": 0.0087,  # 1, 1
    "launch/GCN 5.1 HBM": -0.0032,  # 3, 1
    "launch/Generation 12.5 HBM": 0.0692,  # 1, 1
    "launch/HBM": 0.3801,  # 137, 18
    "launch/Hopper HBM": -0.133,  # 46, 3
    "launch/Intel": 0.2232,  # 71, 6
    "launch/Kepler 2.0": -0.0001,  # 1, 1
    "launch/LPDDR": -0.1,  # 538, 3
    "launch/M1": 0.2103,  # 63, 4
    "launch/M2": 0.0465,  # 57, 3
    "launch/M3": 0.297,  # 35, 3
    "launch/M4": -0.002,  # 41, 3
    "launch/M5": -0.1551,  # 15, 2
    "launch/Maxwell 2.0": -0.002,  # 1, 1
    "launch/NVIDIA": -0.3859,  # 866, 70
    "launch/Pascal": -0.1254,  # 33, 8
    "launch/Pascal HBM": 0.042,  # 7, 1
    "launch/RDNA 1.0": -0.0823,  # 4, 1
    "launch/RDNA 2.0": 0.0681,  # 12, 4
    "launch/RDNA 3.0": -0.0297,  # 66, 7
    "launch/RDNA 3.5 LPDDR": 0.015,  # 401, 1
    "launch/RDNA 4.0": -0.2289,  # 61, 4
    "launch/Turing": 0.2643,  # 45, 9
    "launch/Volta HBM": 0.0816,  # 9, 4
    "launch/Xe-HPG": 0.1716,  # 12, 2
    "launch/Xe2-HPG": -0.0175,  # 58, 3
    "launch/architecture/deepseek_v2": 0.0172,  # 3, 3
    "launch/architecture/deepseek_v3": 0.0209,  # 1, 1
    "launch/architecture/deepseek_v4": 0.0188,  # 36, 1
    "launch/architecture/dots1": -0.0218,  # 12, 1
    "launch/architecture/gemma2": 0.046,  # 3, 2
    "launch/architecture/gemma3": 0.052,  # 28, 9
    "launch/architecture/gemma3_text": 0.1856,  # 3, 2
    "launch/architecture/gemma4": 0.3127,  # 144, 16
    "launch/architecture/gemma4_unified": -0.0053,  # 4, 2
    "launch/architecture/glm4_moe": -0.0121,  # 6, 1
    "launch/architecture/glm4_moe_lite": 0.1463,  # 17, 2
    "launch/architecture/gpt_oss": -0.1891,  # 89, 24
    "launch/architecture/granite": -0.062,  # 12, 6
    "launch/architecture/hunyuan_v1_moe": -0.021,  # 12, 1
    "launch/architecture/lfm2": -0.3091,  # 10, 10
    "launch/architecture/lfm2_moe": -0.1813,  # 2, 1
    "launch/architecture/llama": -0.262,  # 649, 105
    "launch/architecture/llama4": -0.0268,  # 12, 1
    "launch/architecture/minimax_m2": -0.0053,  # 14, 1
    "launch/architecture/ministral3": 0.1445,  # 48, 14
    "launch/architecture/mistral": -0.2269,  # 24, 8
    "launch/architecture/mistral3": -0.037,  # 1, 1
    "launch/architecture/olmo2": -0.0044,  # 1, 1
    "launch/architecture/phi3": -0.092,  # 12, 6
    "launch/architecture/qwen2": 0.1656,  # 105, 55
    "launch/architecture/qwen3": -0.025,  # 49, 20
    "launch/architecture/qwen3_5": 0.3321,  # 219, 30
    "launch/architecture/qwen3_5_moe": 0.0136,  # 133, 12
    "launch/architecture/qwen3_moe": 0.0395,  # 52, 8
    "launch/backend AMD 64 lanes rocm": 0.0337,  # 7, 4
    "launch/backend AMD metal": 0.036,  # 1, 1
    "launch/backend AMD rocm": 0.5388,  # 211, 15
    "launch/backend AMD rocm-or-vulkan": -0.0424,  # 41, 3
    "launch/backend Intel sycl": 0.2599,  # 63, 5
    "launch/backend NVIDIA vulkan": 0.0279,  # 8, 5
    "launch/hyper-connections not fused": 2.8967,  # 18, 1
    "launch/mixture": 0.4888,  # 460, 29
    "launch/mixture/AMD": -0.0902,  # 310, 4
    "launch/mixture/Ada Lovelace": -0.0083,  # 10, 3
    "launch/mixture/Ampere": 0.0575,  # 9, 3
    "launch/mixture/Ampere HBM": 0.1121,  # 6, 2
    "launch/mixture/Apple": -0.074,  # 11, 5
    "launch/mixture/Blackwell 2.0": -0.0681,  # 28, 4
    "launch/mixture/Blackwell 2.0 LPDDR": -0.1023,  # 64, 1
    "launch/mixture/Blackwell Ultra HBM": -0.0783,  # 3, 1
    "launch/mixture/Hopper HBM": -0.0228,  # 6, 2
    "launch/mixture/Intel": 0.1854,  # 10, 1
    "launch/mixture/M1": -0.0007,  # 4, 2
    "launch/mixture/M3": -0.169,  # 2, 1
    "launch/mixture/M4": -0.037,  # 2, 1
    "launch/mixture/M5": 0.1326,  # 3, 1
    "launch/mixture/NVIDIA": -0.0041,  # 129, 19
    "launch/mixture/Pascal HBM": -0.03,  # 1, 1
    "launch/mixture/RDNA 3.0": -0.005,  # 3, 1
    "launch/mixture/RDNA 3.5 LPDDR": 0.0319,  # 290, 1
    "launch/mixture/RDNA 4.0": -0.1171,  # 17, 2
    "launch/mixture/Turing": 0.0118,  # 1, 1
    "launch/mixture/Volta HBM": 0.1242,  # 1, 1
    "launch/mixture/Xe2-HPG": 0.1854,  # 10, 1
    "launch/recurrent": -0.1017,  # 364, 31
    "launch/recurrent/backend Intel sycl": 0.3056,  # 35, 2
    "launch/year 2023": 0.4731,  # 141, 17
    "launch/year 2024": 0.6373,  # 193, 28
    "launch/year 2025": 0.1383,  # 570, 103
    "speed/a100-pcie-40-gb": -0.0275,  # 9, 1
    "speed/a100-pcie-80-gb": 0.0286,  # 26, 1
    "speed/a100-sxm4-40-gb": -0.0156,  # 1, 1
    "speed/a100-sxm4-80-gb": 0.0065,  # 21, 1
    "speed/a40-pcie": -0.0061,  # 18, 1
    "speed/apple-m1-8-gb": -0.0049,  # 9, 1
    "speed/apple-m1-16-gb": -0.0049,  # 9, 1
    "speed/apple-m1-max-32-gb": -0.0219,  # 36, 1
    "speed/apple-m1-max-64-gb": -0.0219,  # 36, 1
    "speed/apple-m1-pro-16-gb": 0.0384,  # 8, 1
    "speed/apple-m1-pro-32-gb": 0.0384,  # 8, 1
    "speed/apple-m1-ultra-64-gb": -0.0356,  # 10, 1
    "speed/apple-m1-ultra-128-gb": -0.0356,  # 10, 1
    "speed/apple-m2-8-gb": 0.0116,  # 9, 1
    "speed/apple-m2-16-gb": 0.0116,  # 9, 1
    "speed/apple-m2-24-gb": 0.0116,  # 9, 1
    "speed/apple-m2-max-32-gb": 0.0064,  # 8, 1
    "speed/apple-m2-max-64-gb": 0.0064,  # 8, 1
    "speed/apple-m2-max-96-gb": 0.0064,  # 8, 1
    "speed/apple-m2-ultra-64-gb": -0.0208,  # 40, 1
    "speed/apple-m2-ultra-128-gb": -0.0208,  # 40, 1
    "speed/apple-m2-ultra-192-gb": -0.0208,  # 40, 1
    "speed/apple-m3-8-gb": 0.0311,  # 9, 1
    "speed/apple-m3-16-gb": 0.0311,  # 9, 1
    "speed/apple-m3-24-gb": 0.0311,  # 9, 1
    "speed/apple-m3-pro-18-gb": 0.0258,  # 13, 1
    "speed/apple-m3-pro-36-gb": 0.0258,  # 13, 1
    "speed/apple-m3-ultra-96-gb": -0.0429,  # 13, 1
    "speed/apple-m3-ultra-256-gb": -0.0429,  # 13, 1
    "speed/apple-m3-ultra-512-gb": -0.0429,  # 13, 1
    "speed/apple-m4-16-gb": 0.0037,  # 6, 1
    "speed/apple-m4-24-gb": 0.0037,  # 6, 1
    "speed/apple-m4-32-gb": 0.0037,  # 6, 1
    "speed/apple-m4-max-40-core-gpu-48-gb": -0.0126,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-64-gb": -0.0126,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-128-gb": -0.0126,  # 5, 1
    "speed/apple-m4-pro-24-gb": 0.011,  # 30, 1
    "speed/apple-m4-pro-48-gb": 0.011,  # 30, 1
    "speed/apple-m4-pro-64-gb": 0.011,  # 30, 1
    "speed/apple-m5-16-gb": -0.014,  # 12, 1
    "speed/apple-m5-24-gb": -0.014,  # 12, 1
    "speed/apple-m5-32-gb": -0.014,  # 12, 1
    "speed/apple-m5-max-32-core-gpu": 0.0398,  # 3, 1
    "speed/arc-140v-lunar-lake-igpu": -0.0383,  # 3, 1
    "speed/arc-a770": -0.0101,  # 11, 1
    "speed/arc-a770m": -0.0012,  # 1, 1
    "speed/arc-b580": 0.0149,  # 7, 1
    "speed/arc-pro-b70": 0.0492,  # 48, 1
    "speed/architecture/deepseek_v2": -0.0006,  # 3, 3
    "speed/architecture/deepseek_v3": -0.0012,  # 1, 1
    "speed/architecture/deepseek_v4": -0.0066,  # 36, 1
    "speed/architecture/dots1": 0.0027,  # 12, 1
    "speed/architecture/gemma2": -0.0048,  # 3, 2
    "speed/architecture/gemma3": -0.0102,  # 28, 9
    "speed/architecture/gemma3_text": -0.0095,  # 3, 2
    "speed/architecture/gemma4": -0.005,  # 144, 16
    "speed/architecture/gemma4_unified": 0.0008,  # 4, 2
    "speed/architecture/glm4_moe": 0.0026,  # 6, 1
    "speed/architecture/glm4_moe_lite": -0.0162,  # 17, 2
    "speed/architecture/gpt_oss": 0.0251,  # 89, 24
    "speed/architecture/granite": 0.0055,  # 12, 6
    "speed/architecture/hunyuan_v1_moe": 0.0059,  # 12, 1
    "speed/architecture/lfm2": 0.0239,  # 10, 10
    "speed/architecture/lfm2_moe": 0.0104,  # 2, 1
    "speed/architecture/llama": 0.0001,  # 649, 105
    "speed/architecture/llama4": 0.0057,  # 12, 1
    "speed/architecture/minimax_m2": 0.0041,  # 14, 1
    "speed/architecture/ministral3": -0.0003,  # 48, 14
    "speed/architecture/mistral": 0.0161,  # 24, 8
    "speed/architecture/mistral3": 0.0053,  # 1, 1
    "speed/architecture/olmo2": 0.0005,  # 1, 1
    "speed/architecture/phi3": 0.0078,  # 12, 6
    "speed/architecture/qwen2": 0.0379,  # 105, 55
    "speed/architecture/qwen3": -0.002,  # 49, 20
    "speed/architecture/qwen3_5": 0.0003,  # 219, 30
    "speed/architecture/qwen3_5_moe": -0.0004,  # 133, 12
    "speed/architecture/qwen3_moe": 0.005,  # 52, 8
    "speed/b300": 0.0031,  # 9, 1
    "speed/data-center-gpu-max-ponte-vecchio-model-not-stated": -0.0047,  # 1, 1
    "speed/engine ExLlama": 0.0727,  # 13, 1
    "speed/engine IPEX-LLM": 0.0338,  # 5, 3
    "speed/engine MLC": 0.1797,  # 2, 1
    "speed/engine mlx": 0.0005,  # 1, 1
    "speed/engine mlx/mixture": 0.0005,  # 1, 1
    "speed/engine vLLM": -0.068,  # 85, 1
    "speed/engine vLLM/mixture": -0.1194,  # 40, 1
    "speed/gb10": -0.0043,  # 135, 1
    "speed/geforce-gtx-1050-ti": -0.0132,  # 8, 1
    "speed/geforce-gtx-1070": -0.0057,  # 2, 1
    "speed/geforce-gtx-1070-ti": -0.0485,  # 3, 1
    "speed/geforce-gtx-1080": -0.0179,  # 5, 1
    "speed/geforce-gtx-1080-ti": -0.0,  # 3, 1
    "speed/geforce-gtx-1660": 0.0268,  # 1, 1
    "speed/geforce-rtx-2060-super": -0.0498,  # 4, 1
    "speed/geforce-rtx-2070": 0.0017,  # 2, 1
    "speed/geforce-rtx-2070-super": 0.0577,  # 4, 1
    "speed/geforce-rtx-2080": 0.0251,  # 16, 1
    "speed/geforce-rtx-2080-ti": 0.0473,  # 7, 1
    "speed/geforce-rtx-3060-12-gb": 0.0168,  # 21, 1
    "speed/geforce-rtx-3060-mobile": 0.0166,  # 1, 1
    "speed/geforce-rtx-3060-ti": 0.0166,  # 2, 1
    "speed/geforce-rtx-3070-ti": 0.0193,  # 2, 1
    "speed/geforce-rtx-3080": 0.039,  # 15, 1
    "speed/geforce-rtx-3080-ti": 0.0015,  # 12, 1
    "speed/geforce-rtx-3090": -0.0031,  # 38, 1
    "speed/geforce-rtx-4060": 0.0008,  # 3, 1
    "speed/geforce-rtx-4060-mobile": 0.0335,  # 3, 1
    "speed/geforce-rtx-4060-ti-16-gb": -0.0017,  # 3, 1
    "speed/geforce-rtx-4060-ti-8-gb": 0.0028,  # 1, 1
    "speed/geforce-rtx-4070": -0.0494,  # 19, 1
    "speed/geforce-rtx-4070-mobile": 0.0182,  # 59, 1
    "speed/geforce-rtx-4070-ti": 0.0328,  # 13, 1
    "speed/geforce-rtx-4080-super": 0.0162,  # 7, 1
    "speed/geforce-rtx-4090": 0.0017,  # 59, 1
    "speed/geforce-rtx-4090-d": 0.0173,  # 3, 1
    "speed/geforce-rtx-5060-ti-16-gb": 0.0149,  # 4, 1
    "speed/geforce-rtx-5070": -0.0103,  # 30, 1
    "speed/geforce-rtx-5090": 0.0421,  # 73, 1
    "speed/geforce-rtx-5090-mobile": -0.0031,  # 1, 1
    "speed/h100-pcie-80-gb": -0.05,  # 26, 1
    "speed/h100-sxm5-80-gb": 0.0536,  # 11, 1
    "speed/h200-nvl": 0.005,  # 9, 1
    "speed/jetson-agx-orin-64-gb": 0.003,  # 2, 1
    "speed/l4": 0.0091,  # 3, 1
    "speed/l40": 0.0056,  # 2, 1
    "speed/l40s": -0.0244,  # 13, 1
    "speed/measured by LocalScore, mean over prompts up to 4,096 tokens": -0.1763,  # 150, 60
    "speed/measured by Ollama": -0.0535,  # 50, 24
    "speed/measured by client's clock, llama-benchy": 0.0026,  # 208, 3
    "speed/measured by client's clock, llmfit": 0.0146,  # 108, 6
    "speed/measured by client's clock, server request": -0.0416,  # 77, 10
    "speed/measured by llama.cpp main": 0.0022,  # 101, 11
    "speed/quadro-p4000": 0.0057,  # 1, 1
    "speed/quadro-rtx-6000": -0.0195,  # 2, 1
    "speed/quadro-rtx-8000": -0.0254,  # 5, 1
    "speed/radeon-8060s-ryzen-ai-max-395-128-gb": 0.0039,  # 401, 1
    "speed/radeon-ai-pro-r9700": -0.0135,  # 48, 1
    "speed/radeon-instinct-mi100": -0.0031,  # 1, 1
    "speed/radeon-instinct-mi210": -0.0007,  # 1, 1
    "speed/radeon-instinct-mi300x": 0.0001,  # 3, 1
    "speed/radeon-instinct-mi50": 0.0003,  # 3, 1
    "speed/radeon-pro-v620": -0.0377,  # 1, 1
    "speed/radeon-pro-w6800": -0.0022,  # 1, 1
    "speed/radeon-pro-w7900": -0.0283,  # 2, 1
    "speed/radeon-rx-570": -0.0012,  # 1, 1
    "speed/radeon-rx-5700-xt": 0.0027,  # 4, 1
    "speed/radeon-rx-6700-xt": 0.0117,  # 5, 1
    "speed/radeon-rx-6900-xt": 0.0376,  # 5, 1
    "speed/radeon-rx-7600": -0.0126,  # 1, 1
    "speed/radeon-rx-7800-xt": -0.001,  # 7, 1
    "speed/radeon-rx-7900-gre": -0.0028,  # 2, 1
    "speed/radeon-rx-7900-xt": -0.0301,  # 41, 1
    "speed/radeon-rx-7900-xtx": 0.1006,  # 12, 1
    "speed/radeon-rx-9060-xt-16-gb": 0.0022,  # 1, 1
    "speed/radeon-rx-9070": 0.0397,  # 1, 1
    "speed/radeon-rx-9070-xt": 0.0016,  # 11, 1
    "speed/rtx-4000-ada-generation": 0.008,  # 18, 1
    "speed/rtx-5000-ada-generation": 0.0083,  # 17, 1
    "speed/rtx-6000-ada-generation": -0.0523,  # 29, 1
    "speed/rtx-a400": 0.0075,  # 1, 1
    "speed/rtx-a4000": -0.0186,  # 8, 1
    "speed/rtx-a5000": -0.0055,  # 5, 1
    "speed/rtx-a5000-mobile": -0.0499,  # 3, 1
    "speed/rtx-a6000": -0.0012,  # 28, 1
    "speed/rtx-pro-4000-blackwell": 0.0034,  # 1, 1
    "speed/rtx-pro-4500-blackwell": 0.0141,  # 1, 1
    "speed/rtx-pro-6000-blackwell": -0.0328,  # 5, 1
    "speed/ryzen-z1-extreme-igpu-lpddr5-6400": -0.0028,  # 1, 1
    "speed/tesla-k80": 0.0001,  # 1, 1
    "speed/tesla-m40-24-gb": 0.001,  # 1, 1
    "speed/tesla-p100-pcie-16-gb": -0.0016,  # 7, 1
    "speed/tesla-p40": 0.0217,  # 9, 1
    "speed/tesla-t4": -0.0825,  # 4, 1
    "speed/tesla-v100-pcie-16-gb": -0.0116,  # 2, 1
    "speed/tesla-v100-sxm2-16-gb": -0.0034,  # 2, 1
    "speed/tesla-v100s-pcie-32-gb": -0.0136,  # 1, 1
    "speed/titan-v": 0.0425,  # 4, 1
    "speed/titan-xp": 0.0453,  # 2, 1
    "start": -7.8837,  # 1701, 113
    "start/AMD": -0.1402,  # 553, 22
    "start/Ada Lovelace": -0.0532,  # 252, 16
    "start/Ampere": 0.1386,  # 154, 13
    "start/Ampere HBM": 0.0086,  # 57, 4
    "start/Ampere LPDDR": -0.0016,  # 2, 1
    "start/Apple": 0.1342,  # 211, 15
    "start/Blackwell 2.0": -0.0544,  # 115, 7
    "start/Blackwell 2.0 LPDDR": -0.0208,  # 135, 1
    "start/Blackwell Ultra HBM": -0.0975,  # 9, 1
    "start/CDNA 1.0 HBM": 0.004,  # 1, 1
    "start/CDNA 2.0 HBM": 0.001,  # 1, 1
    "start/CDNA 3.0 HBM": 0.001,  # 3, 1
    "start/GCN 4.0": 0.0008,  # 1, 1
    "start/GCN 5.1 HBM": -0.0002,  # 3, 1
    "start/Generation 12.5 HBM": 0.0049,  # 1, 1
    "start/Hopper HBM": -0.1243,  # 46, 3
    "start/Intel": -0.0042,  # 71, 6
    "start/Kepler 2.0": -0.0,  # 1, 1
    "start/M1": 0.0077,  # 63, 4
    "start/M2": 0.0579,  # 57, 3
    "start/M3": 0.0918,  # 35, 3
    "start/M4": 0.0279,  # 41, 3
    "start/M5": -0.0511,  # 15, 2
    "start/Maxwell 2.0": -0.0006,  # 1, 1
    "start/NVIDIA": 0.0923,  # 866, 70
    "start/Pascal": -0.0364,  # 33, 8
    "start/Pascal HBM": 0.0309,  # 7, 1
    "start/RDNA 1.0": -0.0012,  # 4, 1
    "start/RDNA 2.0": -0.0174,  # 12, 4
    "start/RDNA 3.0": -0.0598,  # 66, 7
    "start/RDNA 3.5 LPDDR": 0.0038,  # 401, 1
    "start/RDNA 4.0": -0.0722,  # 61, 4
    "start/Turing": 0.3006,  # 45, 9
    "start/Volta HBM": 0.0023,  # 9, 4
    "start/Xe-HPG": 0.0101,  # 12, 2
    "start/Xe2-HPG": -0.0192,  # 58, 3
    "unpack": 2.9718,  # 1701, 113
    "unpack/AMD": 0.115,  # 553, 22
    "unpack/Ada Lovelace": -0.4967,  # 252, 16
    "unpack/Ampere": -0.4394,  # 154, 13
    "unpack/Ampere HBM": -0.1758,  # 57, 4
    "unpack/Ampere LPDDR": -0.1233,  # 2, 1
    "unpack/Apple": -0.1863,  # 211, 15
    "unpack/BF16": 0.0461,  # 89, 3
    "unpack/BF16/AMD": 0.0164,  # 49, 2
    "unpack/BF16/Blackwell 2.0 LPDDR": 0.0016,  # 40, 1
    "unpack/BF16/NVIDIA": 0.0016,  # 40, 1
    "unpack/BF16/RDNA 3.5 LPDDR": 0.014,  # 37, 1
    "unpack/BF16/RDNA 4.0": 0.0024,  # 12, 1
    "unpack/BF16/backend AMD rocm": -0.0273,  # 21, 2
    "unpack/Blackwell 2.0": 0.3244,  # 115, 7
    "unpack/Blackwell 2.0 LPDDR": -0.0072,  # 135, 1
    "unpack/Blackwell Ultra HBM": 0.2787,  # 9, 1
    "unpack/CDNA 1.0 HBM": 0.1445,  # 1, 1
    "unpack/CDNA 2.0 HBM": 0.0348,  # 1, 1
    "unpack/CDNA 3.0 HBM": 0.0089,  # 3, 1
    "unpack/F16": 0.5686,  # 109, 21
    "unpack/F16/Ada Lovelace": 0.0535,  # 34, 5
    "unpack/F16/Ampere": 0.061,  # 19, 3
    "unpack/F16/Ampere HBM": 0.1619,  # 13, 2
    "unpack/F16/Apple": 0.0465,  # 34, 10
    "unpack/F16/Hopper HBM": -0.1008,  # 9, 1
    "unpack/F16/M1": -0.0094,  # 10, 3
    "unpack/F16/M2": 0.0111,  # 20, 3
    "unpack/F16/M3": 0.0227,  # 2, 2
    "unpack/F16/M4": 0.0222,  # 2, 2
    "unpack/F16/NVIDIA": 0.1756,  # 75, 11
    "unpack/FP4": 0.2024,  # 101, 16
    "unpack/FP4/AMD": 0.0516,  # 48, 4
    "unpack/FP4/Ada Lovelace": -0.0597,  # 5, 3
    "unpack/FP4/Ampere": -0.0272,  # 4, 3
    "unpack/FP4/Apple": -0.0307,  # 2, 2
    "unpack/FP4/Blackwell 2.0": 0.1482,  # 5, 3
    "unpack/FP4/Blackwell 2.0 LPDDR": -0.0031,  # 37, 1
    "unpack/FP4/M3": -0.0294,  # 1, 1
    "unpack/FP4/M4": -0.0014,  # 1, 1
    "unpack/FP4/NVIDIA": 0.0582,  # 51, 10
    "unpack/FP4/RDNA 3.0": 0.0108,  # 1, 1
    "unpack/FP4/RDNA 3.5 LPDDR": -0.0353,  # 38, 1
    "unpack/FP4/RDNA 4.0": 0.076,  # 9, 2
    "unpack/FP4/backend AMD rocm": 0.0304,  # 22, 3
    "unpack/FP4/backend AMD rocm-or-vulkan": -0.0797,  # 2, 2
    "unpack/FP4/backend NVIDIA vulkan": -0.0184,  # 1, 1
    "unpack/FP8": -0.0155,  # 20, 1
    "unpack/FP8/Blackwell 2.0 LPDDR": -0.0061,  # 20, 1
    "unpack/FP8/NVIDIA": -0.0061,  # 20, 1
    "unpack/GCN 4.0": 0.0902,  # 1, 1
    "unpack/GCN 5.1 HBM": -0.0161,  # 3, 1
    "unpack/Generation 12.5 HBM": 0.2161,  # 1, 1
    "unpack/Hopper HBM": -0.2378,  # 46, 3
    "unpack/IQ": 0.0307,  # 65, 9
    "unpack/IQ/AMD": 0.0433,  # 41, 3
    "unpack/IQ/Ada Lovelace": 0.0159,  # 12, 2
    "unpack/IQ/Ampere": -0.066,  # 6, 2
    "unpack/IQ/Blackwell 2.0": -0.0034,  # 3, 1
    "unpack/IQ/GCN 4.0": 0.0226,  # 1, 1
    "unpack/IQ/Intel": 0.0222,  # 3, 1
    "unpack/IQ/NVIDIA": -0.0535,  # 21, 5
    "unpack/IQ/RDNA 3.5 LPDDR": 0.0495,  # 39, 1
    "unpack/IQ/RDNA 4.0": -0.0287,  # 1, 1
    "unpack/IQ/Xe2-HPG": 0.0222,  # 3, 1
    "unpack/IQ/backend AMD rocm": 0.0471,  # 20, 3
    "unpack/IQ/backend Intel sycl": 0.0222,  # 3, 1
    "unpack/IQ4": -0.2685,  # 14, 4
    "unpack/IQ4/AMD": -0.0009,  # 6, 1
    "unpack/IQ4/Ada Lovelace": -0.01,  # 4, 1
    "unpack/IQ4/Blackwell 2.0": -0.0622,  # 1, 1
    "unpack/IQ4/Intel": -0.0318,  # 3, 1
    "unpack/IQ4/NVIDIA": -0.0722,  # 5, 2
    "unpack/IQ4/RDNA 3.5 LPDDR": -0.0009,  # 6, 1
    "unpack/IQ4/Xe2-HPG": -0.0318,  # 3, 1
    "unpack/IQ4/backend Intel sycl": -0.0318,  # 3, 1
    "unpack/Intel": 0.4467,  # 71, 6
    "unpack/Kepler 2.0": -0.0066,  # 1, 1
    "unpack/M1": 0.3674,  # 63, 4
    "unpack/M2": 0.1418,  # 57, 3
    "unpack/M3": -0.2018,  # 35, 3
    "unpack/M4": -0.1417,  # 41, 3
    "unpack/M5": -0.352,  # 15, 2
    "unpack/Maxwell 2.0": -0.0575,  # 1, 1
    "unpack/NVIDIA": -0.3011,  # 866, 70
    "unpack/Pascal": 0.8194,  # 33, 8
    "unpack/Pascal HBM": 0.0317,  # 7, 1
    "unpack/Q3_K": 0.2802,  # 47, 8
    "unpack/Q3_K/AMD": -0.0568,  # 35, 3
    "unpack/Q3_K/Ampere": 0.247,  # 2, 1
    "unpack/Q3_K/Apple": -0.0184,  # 1, 1
    "unpack/Q3_K/Blackwell 2.0": -0.0202,  # 6, 1
    "unpack/Q3_K/M4": -0.0184,  # 1, 1
    "unpack/Q3_K/NVIDIA": 0.1847,  # 11, 4
    "unpack/Q3_K/Pascal": -0.0525,  # 2, 1
    "unpack/Q3_K/RDNA 3.5 LPDDR": -0.0162,  # 28, 1
    "unpack/Q3_K/RDNA 4.0": -0.0406,  # 7, 2
    "unpack/Q3_K/Turing": 0.0104,  # 1, 1
    "unpack/Q3_K/backend AMD rocm": -0.0485,  # 11, 2
    "unpack/Q4_0": -0.3931,  # 270, 87
    "unpack/Q4_0/AMD": -0.0566,  # 76, 19
    "unpack/Q4_0/Ada Lovelace": -0.0395,  # 38, 12
    "unpack/Q4_0/Ampere": -0.1218,  # 32, 7
    "unpack/Q4_0/Ampere HBM": -0.0542,  # 10, 2
    "unpack/Q4_0/Ampere LPDDR": -0.0308,  # 2, 1
    "unpack/Q4_0/Apple": -0.0356,  # 31, 13
    "unpack/Q4_0/Blackwell 2.0": -0.0683,  # 13, 5
    "unpack/Q4_0/Blackwell 2.0 LPDDR": -0.0001,  # 6, 1
    "unpack/Q4_0/CDNA 1.0 HBM": 0.0361,  # 1, 1
    "unpack/Q4_0/CDNA 2.0 HBM": 0.0087,  # 1, 1
    "unpack/Q4_0/CDNA 3.0 HBM": 0.0022,  # 3, 1
    "unpack/Q4_0/Generation 12.5 HBM": 0.054,  # 1, 1
    "unpack/Q4_0/Hopper HBM": 0.1019,  # 10, 2
    "unpack/Q4_0/Intel": 0.0827,  # 16, 6
    "unpack/Q4_0/Kepler 2.0": -0.0017,  # 1, 1
    "unpack/Q4_0/M1": 0.0245,  # 10, 4
    "unpack/Q4_0/M2": -0.1602,  # 11, 3
    "unpack/Q4_0/M3": 0.014,  # 7, 3
    "unpack/Q4_0/M4": 0.086,  # 3, 3
    "unpack/Q4_0/Maxwell 2.0": -0.0144,  # 1, 1
    "unpack/Q4_0/NVIDIA": -0.144,  # 147, 49
    "unpack/Q4_0/Pascal": 0.0418,  # 12, 5
    "unpack/Q4_0/Pascal HBM": -0.1618,  # 2, 1
    "unpack/Q4_0/RDNA 1.0": 0.016,  # 4, 1
    "unpack/Q4_0/RDNA 2.0": -0.1929,  # 8, 4
    "unpack/Q4_0/RDNA 3.0": -0.2095,  # 21, 7
    "unpack/Q4_0/RDNA 3.5 LPDDR": -0.0023,  # 26, 1
    "unpack/Q4_0/RDNA 4.0": 0.2851,  # 12, 3
    "unpack/Q4_0/Turing": 0.1701,  # 13, 7
    "unpack/Q4_0/Volta HBM": 0.0345,  # 7, 4
    "unpack/Q4_0/Xe-HPG": 0.0568,  # 9, 2
    "unpack/Q4_0/Xe2-HPG": -0.0281,  # 6, 3
    "unpack/Q4_0/backend AMD 64 lanes rocm": 0.0471,  # 5, 3
    "unpack/Q4_0/backend AMD metal": 0.0156,  # 1, 1
    "unpack/Q4_0/backend AMD rocm": -0.1761,  # 33, 13
    "unpack/Q4_0/backend Intel sycl": -0.1204,  # 12, 5
    "unpack/Q4_0/backend NVIDIA vulkan": -0.0115,  # 6, 5
    "unpack/Q4_K": -0.2063,  # 806, 84
    "unpack/Q4_K/AMD": 0.0579,  # 207, 9
    "unpack/Q4_K/Ada Lovelace": -0.1089,  # 130, 15
    "unpack/Q4_K/Ampere": -0.121,  # 87, 13
    "unpack/Q4_K/Ampere HBM": -0.1517,  # 34, 3
    "unpack/Q4_K/Apple": -0.0228,  # 130, 15
    "unpack/Q4_K/Blackwell 2.0": 0.1258,  # 69, 4
    "unpack/Q4_K/Blackwell 2.0 LPDDR": 0.0043,  # 17, 1
    "unpack/Q4_K/Blackwell Ultra HBM": 0.0697,  # 9, 1
    "unpack/Q4_K/GCN 5.1 HBM": -0.004,  # 3, 1
    "unpack/Q4_K/Hopper HBM": -0.0606,  # 27, 3
    "unpack/Q4_K/Intel": 0.0093,  # 39, 4
    "unpack/Q4_K/M1": 0.1094,  # 38, 4
    "unpack/Q4_K/M2": 0.1798,  # 23, 3
    "unpack/Q4_K/M3": -0.095,  # 22, 3
    "unpack/Q4_K/M4": -0.129,  # 32, 3
    "unpack/Q4_K/M5": -0.088,  # 15, 2
    "unpack/Q4_K/NVIDIA": -0.1249,  # 430, 56
    "unpack/Q4_K/Pascal": 0.2155,  # 19, 7
    "unpack/Q4_K/Pascal HBM": 0.1697,  # 5, 1
    "unpack/Q4_K/RDNA 2.0": 0.2375,  # 4, 2
    "unpack/Q4_K/RDNA 3.0": 0.1696,  # 44, 3
    "unpack/Q4_K/RDNA 3.5 LPDDR": -0.0248,  # 142, 1
    "unpack/Q4_K/RDNA 4.0": -0.3204,  # 14, 2
    "unpack/Q4_K/Turing": -0.2016,  # 31, 7
    "unpack/Q4_K/Volta HBM": -0.0662,  # 2, 1
    "unpack/Q4_K/Xe-HPG": 0.0722,  # 3, 1
    "unpack/Q4_K/Xe2-HPG": -0.0629,  # 36, 3
    "unpack/Q4_K/backend AMD 64 lanes rocm": -0.046,  # 2, 1
    "unpack/Q4_K/backend AMD rocm": 0.2324,  # 62, 6
    "unpack/Q4_K/backend AMD rocm-or-vulkan": -0.0255,  # 39, 3
    "unpack/Q4_K/backend Intel sycl": -0.0044,  # 38, 4
    "unpack/Q6_K": 0.0163,  # 35, 5
    "unpack/Q6_K/AMD": -0.0164,  # 18, 1
    "unpack/Q6_K/Ada Lovelace": -0.0076,  # 1, 1
    "unpack/Q6_K/Apple": -0.0231,  # 1, 1
    "unpack/Q6_K/Blackwell 2.0": 0.0134,  # 9, 1
    "unpack/Q6_K/Intel": 0.04,  # 6, 1
    "unpack/Q6_K/M3": -0.0231,  # 1, 1
    "unpack/Q6_K/NVIDIA": 0.0058,  # 10, 2
    "unpack/Q6_K/RDNA 3.5 LPDDR": -0.0164,  # 18, 1
    "unpack/Q6_K/Xe2-HPG": 0.04,  # 6, 1
    "unpack/Q6_K/backend AMD rocm": -0.0065,  # 6, 1
    "unpack/Q6_K/backend Intel sycl": 0.1907,  # 3, 1
    "unpack/Q8": 0.0044,  # 130, 22
    "unpack/Q8/AMD": -0.0098,  # 73, 2
    "unpack/Q8/Ada Lovelace": 0.0289,  # 15, 3
    "unpack/Q8/Ampere": -0.0819,  # 4, 3
    "unpack/Q8/Apple": 0.0377,  # 11, 11
    "unpack/Q8/Blackwell 2.0": 0.0359,  # 8, 1
    "unpack/Q8/Blackwell 2.0 LPDDR": 0.0015,  # 15, 1
    "unpack/Q8/Intel": -0.0106,  # 4, 1
    "unpack/Q8/M1": -0.0326,  # 4, 4
    "unpack/Q8/M2": 0.0048,  # 3, 3
    "unpack/Q8/M3": 0.0604,  # 2, 2
    "unpack/Q8/M4": 0.0052,  # 2, 2
    "unpack/Q8/NVIDIA": -0.0155,  # 42, 8
    "unpack/Q8/RDNA 3.5 LPDDR": -0.015,  # 67, 1
    "unpack/Q8/RDNA 4.0": 0.0051,  # 6, 1
    "unpack/Q8/Xe2-HPG": -0.0106,  # 4, 1
    "unpack/Q8/backend AMD rocm": -0.0445,  # 36, 2
    "unpack/Q8/backend Intel sycl": -0.0106,  # 4, 1
    "unpack/Q8/backend NVIDIA vulkan": -0.0223,  # 1, 1
    "unpack/RDNA 1.0": 0.0638,  # 4, 1
    "unpack/RDNA 2.0": 0.1785,  # 12, 4
    "unpack/RDNA 3.0": -0.1164,  # 66, 7
    "unpack/RDNA 3.5 LPDDR": -0.1888,  # 401, 1
    "unpack/RDNA 4.0": -0.0843,  # 61, 4
    "unpack/Turing": -0.0844,  # 45, 9
    "unpack/Volta HBM": -0.1265,  # 9, 4
    "unpack/Xe-HPG": 0.5157,  # 12, 2
    "unpack/Xe2-HPG": -0.2852,  # 58, 3
    "unpack/backend AMD 64 lanes rocm": 0.0041,  # 7, 4
    "unpack/backend AMD metal": 0.0623,  # 1, 1
    "unpack/backend AMD rocm": 0.028,  # 211, 15
    "unpack/backend AMD rocm-or-vulkan": -0.4209,  # 41, 3
    "unpack/backend Intel sycl": 0.1828,  # 63, 5
    "unpack/backend NVIDIA vulkan": -0.2087,  # 8, 5
    "unpack/engine ExLlama": 0.0124,  # 13, 1
    "unpack/engine IPEX-LLM": -0.411,  # 5, 3
    "unpack/engine MLC": -0.0582,  # 2, 1
    "unpack/engine mlx": -0.0003,  # 1, 1
    "unpack/engine vLLM": 0.0055,  # 85, 1
    "unpack/no dot product": 0.9311,  # 10, 4
    "unpack/not reordered": 0.7376,  # 10, 2
    "unpack/other": -0.2178,  # 15, 3
    "unpack/other/Ada Lovelace": 0.0031,  # 13, 1
    "unpack/other/Apple": -0.0001,  # 1, 1
    "unpack/other/Blackwell 2.0": -0.0881,  # 1, 1
    "unpack/other/M1": -0.0001,  # 1, 1
    "unpack/other/NVIDIA": -0.085,  # 14, 2
    "unpack/year 2023": -0.5332,  # 141, 17
    "weights": 0.0572,  # 1701, 113
    "weights/AMD": -0.0198,  # 553, 22
    "weights/Ada Lovelace": -0.0031,  # 252, 16
    "weights/Ampere": -0.011,  # 154, 13
    "weights/Ampere HBM": 0.0009,  # 57, 4
    "weights/Ampere LPDDR": -0.0006,  # 2, 1
    "weights/Apple": -0.0085,  # 211, 15
    "weights/Blackwell 2.0": -0.0092,  # 115, 7
    "weights/Blackwell 2.0 LPDDR": 0.0039,  # 135, 1
    "weights/Blackwell Ultra HBM": 0.0002,  # 9, 1
    "weights/CDNA 1.0 HBM": 0.0002,  # 1, 1
    "weights/CDNA 2.0 HBM": 0.0,  # 1, 1
    "weights/CDNA 3.0 HBM": 0.0,  # 3, 1
    "weights/ECC": 0.1177,  # 51, 8
    "weights/GCN 4.0": 0.0,  # 1, 1
    "weights/GCN 5.1 HBM": -0.0,  # 3, 1
    "weights/Generation 12.5 HBM": 0.0002,  # 1, 1
    "weights/HBM": 0.033,  # 137, 18
    "weights/Hopper HBM": -0.0022,  # 46, 3
    "weights/Intel": -0.008,  # 71, 6
    "weights/Kepler 2.0": -0.0,  # 1, 1
    "weights/LPDDR": 0.0819,  # 538, 3
    "weights/M1": 0.0035,  # 63, 4
    "weights/M2": 0.0001,  # 57, 3
    "weights/M3": -0.0056,  # 35, 3
    "weights/M4": -0.001,  # 41, 3
    "weights/M5": -0.0054,  # 15, 2
    "weights/Maxwell 2.0": -0.0001,  # 1, 1
    "weights/NVIDIA": -0.0228,  # 866, 70
    "weights/Pascal": 0.0028,  # 33, 8
    "weights/Pascal HBM": -0.0003,  # 7, 1
    "weights/RDNA 1.0": -0.0004,  # 4, 1
    "weights/RDNA 2.0": -0.0046,  # 12, 4
    "weights/RDNA 3.0": -0.0071,  # 66, 7
    "weights/RDNA 3.5 LPDDR": -0.0014,  # 401, 1
    "weights/RDNA 4.0": -0.0066,  # 61, 4
    "weights/Turing": 0.0011,  # 45, 9
    "weights/Volta HBM": -0.0052,  # 9, 4
    "weights/Xe-HPG": 0.0004,  # 12, 2
    "weights/Xe2-HPG": -0.0086,  # 58, 3
    "weights/backend AMD 64 lanes rocm": 0.0001,  # 7, 4
    "weights/backend AMD metal": 0.0004,  # 1, 1
    "weights/backend AMD rocm": -0.0006,  # 211, 15
    "weights/backend AMD rocm-or-vulkan": -0.0029,  # 41, 3
    "weights/backend Intel sycl": -0.0049,  # 63, 5
    "weights/backend NVIDIA vulkan": 0.0045,  # 8, 5
}

SPREAD: dict[str, float] = {
    "down": 0.175,
    "up": 0.154,
    "bits/low": 1.651,
    "bits/usual": 1.0,
    "depth/deep": 1.041,
    "depth/empty": 1.0,
    "evidence/card": 0.951,
    "evidence/generation": 1.0,
    "evidence/vendor": 1.0,
    "kind/dense": 1.0,
    "kind/mixture": 1.36,
    "vendor/AMD": 1.073,
    "vendor/Apple": 1.088,
    "vendor/Intel": 1.965,
    "vendor/NVIDIA": 0.852,
    "software/AMD": 1.371,
    "software/Apple": 1.0,
    "software/Intel": 1.242,
    "software/NVIDIA": 1.0,
    "pages/unmeasured": 1.182,
}
