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
    "cache": 0.3408,  # 1701, 113
    "cache/AMD": -0.0442,  # 553, 22
    "cache/Ada Lovelace": -0.3032,  # 252, 16
    "cache/Ampere": -0.202,  # 154, 13
    "cache/Ampere HBM": 0.2999,  # 57, 4
    "cache/Ampere LPDDR": 0.0,  # 2, 1
    "cache/Apple": -0.2681,  # 211, 15
    "cache/Blackwell 2.0": 0.0035,  # 115, 7
    "cache/Blackwell 2.0 LPDDR": -0.1892,  # 135, 1
    "cache/Blackwell Ultra HBM": 0.0003,  # 9, 1
    "cache/CDNA 1.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 2.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 3.0 HBM": -0.0,  # 3, 1
    "cache/GCN 4.0": 0.0,  # 1, 1
    "cache/GCN 5.1 HBM": -0.0001,  # 3, 1
    "cache/Generation 12.5 HBM": 0.0,  # 1, 1
    "cache/Hopper HBM": 0.4519,  # 46, 3
    "cache/Intel": 0.1184,  # 71, 6
    "cache/Kepler 2.0": -0.0,  # 1, 1
    "cache/M1": 0.2887,  # 63, 4
    "cache/M2": -0.1041,  # 57, 3
    "cache/M3": -0.4533,  # 35, 3
    "cache/M4": 0.0959,  # 41, 3
    "cache/M5": -0.0953,  # 15, 2
    "cache/Maxwell 2.0": -0.0,  # 1, 1
    "cache/NVIDIA": 0.1376,  # 866, 70
    "cache/Pascal": 0.071,  # 33, 8
    "cache/Pascal HBM": 0.0022,  # 7, 1
    "cache/RDNA 1.0": -0.0,  # 4, 1
    "cache/RDNA 2.0": 0.0101,  # 12, 4
    "cache/RDNA 3.0": 0.0214,  # 65, 6
    "cache/RDNA 3.0 LPDDR": 0.0,  # 1, 1
    "cache/RDNA 3.5 LPDDR": 0.085,  # 401, 1
    "cache/RDNA 4.0": -0.1605,  # 61, 4
    "cache/Turing": 0.0393,  # 45, 9
    "cache/Volta HBM": -0.0361,  # 9, 4
    "cache/Xe-HPG": -0.0018,  # 12, 2
    "cache/Xe2-HPG": 0.1202,  # 58, 3
    "cache/backend AMD 64 lanes rocm": -0.0004,  # 7, 4
    "cache/backend AMD metal": 0.0,  # 1, 1
    "cache/backend AMD rocm": -0.0837,  # 211, 15
    "cache/backend AMD rocm-or-vulkan": 0.0,  # 41, 3
    "cache/backend Intel sycl": 0.1598,  # 63, 5
    "cache/backend NVIDIA vulkan": 0.0,  # 8, 5
    "cache/no flash attention": 0.6085,  # 427, 75
    "experts": 0.03,  # 1701, 113
    "experts/AMD": -0.0159,  # 553, 22
    "experts/Apple": -0.0178,  # 211, 15
    "experts/Intel": 0.0033,  # 71, 6
    "experts/NVIDIA": -0.0395,  # 866, 70
    "launch": -9.538,  # 1701, 113
    "launch/AMD": -0.2039,  # 553, 22
    "launch/Ada Lovelace": -0.2293,  # 252, 16
    "launch/Ampere": 0.0277,  # 154, 13
    "launch/Ampere HBM": 0.0949,  # 57, 4
    "launch/Ampere LPDDR": -0.0048,  # 2, 1
    "launch/Apple": 0.401,  # 211, 15
    "launch/Blackwell 2.0": -0.168,  # 115, 7
    "launch/Blackwell 2.0 LPDDR": -0.1155,  # 135, 1
    "launch/Blackwell Ultra HBM": -0.1179,  # 9, 1
    "launch/CDNA 1.0 HBM": 0.0296,  # 1, 1
    "launch/CDNA 2.0 HBM": 0.0062,  # 1, 1
    "launch/CDNA 3.0 HBM": -0.0012,  # 3, 1
    "launch/GCN 4.0": 0.0077,  # 1, 1
    "launch/GCN 5.1 HBM": -0.0041,  # 3, 1
    "launch/Generation 12.5 HBM": 0.0057,  # 1, 1
    "launch/HBM": 0.3554,  # 137, 18
    "launch/Hopper HBM": -0.1117,  # 46, 3
    "launch/Intel": 0.1797,  # 71, 6
    "launch/Kepler 2.0": -0.0,  # 1, 1
    "launch/LPDDR": -0.1027,  # 539, 4
    "launch/M1": 0.2158,  # 63, 4
    "launch/M2": 0.0338,  # 57, 3
    "launch/M3": 0.2997,  # 35, 3
    "launch/M4": 0.0039,  # 41, 3
    "launch/M5": -0.1521,  # 15, 2
    "launch/Maxwell 2.0": -0.0018,  # 1, 1
    "launch/NVIDIA": -0.3636,  # 866, 70
    "launch/Pascal": -0.1256,  # 33, 8
    "launch/Pascal HBM": 0.0406,  # 7, 1
    "launch/RDNA 1.0": -0.0829,  # 4, 1
    "launch/RDNA 2.0": 0.0656,  # 12, 4
    "launch/RDNA 3.0": -0.0205,  # 65, 6
    "launch/RDNA 3.0 LPDDR": 0.0062,  # 1, 1
    "launch/RDNA 3.5 LPDDR": 0.0113,  # 401, 1
    "launch/RDNA 4.0": -0.2219,  # 61, 4
    "launch/Turing": 0.2581,  # 45, 9
    "launch/Volta HBM": 0.0899,  # 9, 4
    "launch/Xe-HPG": 0.1215,  # 12, 2
    "launch/Xe2-HPG": 0.0524,  # 58, 3
    "launch/architecture/deepseek_v2": 0.0141,  # 3, 3
    "launch/architecture/deepseek_v3": 0.016,  # 1, 1
    "launch/architecture/deepseek_v4": 0.0191,  # 36, 1
    "launch/architecture/dots1": -0.0217,  # 12, 1
    "launch/architecture/gemma2": 0.0451,  # 3, 2
    "launch/architecture/gemma3": 0.0523,  # 28, 9
    "launch/architecture/gemma3_text": 0.195,  # 3, 2
    "launch/architecture/gemma4": 0.3093,  # 144, 16
    "launch/architecture/gemma4_unified": -0.0058,  # 4, 2
    "launch/architecture/glm4_moe": -0.0122,  # 6, 1
    "launch/architecture/glm4_moe_lite": 0.1431,  # 17, 2
    "launch/architecture/gpt_oss": -0.1927,  # 89, 24
    "launch/architecture/granite": -0.0591,  # 12, 6
    "launch/architecture/hunyuan_v1_moe": -0.0221,  # 12, 1
    "launch/architecture/lfm2": -0.3069,  # 10, 10
    "launch/architecture/lfm2_moe": -0.1849,  # 2, 1
    "launch/architecture/llama": -0.2648,  # 649, 105
    "launch/architecture/llama4": -0.027,  # 12, 1
    "launch/architecture/minimax_m2": -0.0059,  # 14, 1
    "launch/architecture/ministral3": 0.1543,  # 48, 14
    "launch/architecture/mistral": -0.2256,  # 24, 8
    "launch/architecture/mistral3": -0.0419,  # 1, 1
    "launch/architecture/olmo2": -0.004,  # 1, 1
    "launch/architecture/phi3": -0.0917,  # 12, 6
    "launch/architecture/qwen2": 0.1802,  # 105, 55
    "launch/architecture/qwen3": -0.0135,  # 49, 20
    "launch/architecture/qwen3_5": 0.3395,  # 219, 30
    "launch/architecture/qwen3_5_moe": 0.0094,  # 130, 12
    "launch/architecture/qwen3_moe": 0.0176,  # 52, 8
    "launch/architecture/qwen3_omni_moe": -0.002,  # 3, 1
    "launch/backend AMD 64 lanes rocm": 0.0445,  # 7, 4
    "launch/backend AMD metal": 0.0323,  # 1, 1
    "launch/backend AMD rocm": 0.5344,  # 211, 15
    "launch/backend AMD rocm-or-vulkan": -0.053,  # 41, 3
    "launch/backend Intel sycl": 0.2172,  # 63, 5
    "launch/backend NVIDIA vulkan": 0.0323,  # 8, 5
    "launch/hyper-connections not fused": 2.8981,  # 18, 1
    "launch/mixture": 0.5159,  # 460, 29
    "launch/mixture/AMD": -0.0922,  # 310, 4
    "launch/mixture/Ada Lovelace": -0.0247,  # 10, 3
    "launch/mixture/Ampere": 0.0645,  # 9, 3
    "launch/mixture/Ampere HBM": 0.1047,  # 6, 2
    "launch/mixture/Apple": -0.0789,  # 11, 5
    "launch/mixture/Blackwell 2.0": -0.0459,  # 28, 4
    "launch/mixture/Blackwell 2.0 LPDDR": -0.109,  # 64, 1
    "launch/mixture/Blackwell Ultra HBM": -0.0819,  # 3, 1
    "launch/mixture/Hopper HBM": -0.0325,  # 6, 2
    "launch/mixture/Intel": 0.2001,  # 10, 1
    "launch/mixture/M1": 0.0072,  # 4, 2
    "launch/mixture/M3": -0.1778,  # 2, 1
    "launch/mixture/M4": -0.0363,  # 2, 1
    "launch/mixture/M5": 0.128,  # 3, 1
    "launch/mixture/NVIDIA": -0.0096,  # 129, 19
    "launch/mixture/Pascal HBM": -0.0341,  # 1, 1
    "launch/mixture/RDNA 3.0": -0.0061,  # 3, 1
    "launch/mixture/RDNA 3.5 LPDDR": 0.0302,  # 290, 1
    "launch/mixture/RDNA 4.0": -0.1162,  # 17, 2
    "launch/mixture/Turing": 0.0136,  # 1, 1
    "launch/mixture/Volta HBM": 0.1357,  # 1, 1
    "launch/mixture/Xe2-HPG": 0.2001,  # 10, 1
    "launch/recurrent": -0.097,  # 361, 31
    "launch/recurrent/backend Intel sycl": 0.304,  # 35, 2
    "launch/year 2023": 0.5145,  # 126, 17
    "launch/year 2024": 0.6497,  # 193, 28
    "launch/year 2025": 0.1496,  # 570, 103
    "speed/a100-pcie-40-gb": -0.0279,  # 9, 1
    "speed/a100-pcie-80-gb": 0.0284,  # 26, 1
    "speed/a100-sxm4-40-gb": -0.0154,  # 1, 1
    "speed/a100-sxm4-80-gb": 0.0062,  # 21, 1
    "speed/a40-pcie": -0.0063,  # 18, 1
    "speed/apple-m1-8-gb": -0.0044,  # 9, 1
    "speed/apple-m1-16-gb": -0.0044,  # 9, 1
    "speed/apple-m1-max-32-gb": -0.0221,  # 36, 1
    "speed/apple-m1-max-64-gb": -0.0221,  # 36, 1
    "speed/apple-m1-pro-16-gb": 0.0381,  # 8, 1
    "speed/apple-m1-pro-32-gb": 0.0381,  # 8, 1
    "speed/apple-m1-ultra-64-gb": -0.0349,  # 10, 1
    "speed/apple-m1-ultra-128-gb": -0.0349,  # 10, 1
    "speed/apple-m2-8-gb": 0.0122,  # 9, 1
    "speed/apple-m2-16-gb": 0.0122,  # 9, 1
    "speed/apple-m2-24-gb": 0.0122,  # 9, 1
    "speed/apple-m2-max-32-gb": 0.0071,  # 8, 1
    "speed/apple-m2-max-64-gb": 0.0071,  # 8, 1
    "speed/apple-m2-max-96-gb": 0.0071,  # 8, 1
    "speed/apple-m2-ultra-64-gb": -0.0211,  # 40, 1
    "speed/apple-m2-ultra-128-gb": -0.0211,  # 40, 1
    "speed/apple-m2-ultra-192-gb": -0.0211,  # 40, 1
    "speed/apple-m3-8-gb": 0.0322,  # 9, 1
    "speed/apple-m3-16-gb": 0.0322,  # 9, 1
    "speed/apple-m3-24-gb": 0.0322,  # 9, 1
    "speed/apple-m3-pro-18-gb": 0.0276,  # 13, 1
    "speed/apple-m3-pro-36-gb": 0.0276,  # 13, 1
    "speed/apple-m3-ultra-96-gb": -0.0458,  # 13, 1
    "speed/apple-m3-ultra-256-gb": -0.0458,  # 13, 1
    "speed/apple-m3-ultra-512-gb": -0.0458,  # 13, 1
    "speed/apple-m4-16-gb": 0.004,  # 6, 1
    "speed/apple-m4-24-gb": 0.004,  # 6, 1
    "speed/apple-m4-32-gb": 0.004,  # 6, 1
    "speed/apple-m4-max-40-core-gpu-48-gb": -0.0127,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-64-gb": -0.0127,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-128-gb": -0.0127,  # 5, 1
    "speed/apple-m4-pro-24-gb": 0.0109,  # 30, 1
    "speed/apple-m4-pro-48-gb": 0.0109,  # 30, 1
    "speed/apple-m4-pro-64-gb": 0.0109,  # 30, 1
    "speed/apple-m5-16-gb": -0.0139,  # 12, 1
    "speed/apple-m5-24-gb": -0.0139,  # 12, 1
    "speed/apple-m5-32-gb": -0.0139,  # 12, 1
    "speed/apple-m5-max-32-core-gpu": 0.0395,  # 3, 1
    "speed/arc-140v-lunar-lake-igpu": -0.0658,  # 3, 1
    "speed/arc-a770": -0.0092,  # 11, 1
    "speed/arc-a770m": 0.0002,  # 1, 1
    "speed/arc-b580": 0.0192,  # 7, 1
    "speed/arc-pro-b70": 0.0618,  # 48, 1
    "speed/architecture/deepseek_v2": -0.0004,  # 3, 3
    "speed/architecture/deepseek_v3": -0.001,  # 1, 1
    "speed/architecture/deepseek_v4": -0.0066,  # 36, 1
    "speed/architecture/dots1": 0.0027,  # 12, 1
    "speed/architecture/gemma2": -0.0048,  # 3, 2
    "speed/architecture/gemma3": -0.0102,  # 28, 9
    "speed/architecture/gemma3_text": -0.0101,  # 3, 2
    "speed/architecture/gemma4": -0.0042,  # 144, 16
    "speed/architecture/gemma4_unified": 0.0008,  # 4, 2
    "speed/architecture/glm4_moe": 0.0026,  # 6, 1
    "speed/architecture/glm4_moe_lite": -0.0159,  # 17, 2
    "speed/architecture/gpt_oss": 0.0203,  # 89, 24
    "speed/architecture/granite": 0.0054,  # 12, 6
    "speed/architecture/hunyuan_v1_moe": 0.0062,  # 12, 1
    "speed/architecture/lfm2": 0.0239,  # 10, 10
    "speed/architecture/lfm2_moe": 0.0107,  # 2, 1
    "speed/architecture/llama": -0.0022,  # 649, 105
    "speed/architecture/llama4": 0.0057,  # 12, 1
    "speed/architecture/minimax_m2": 0.0042,  # 14, 1
    "speed/architecture/ministral3": -0.0005,  # 48, 14
    "speed/architecture/mistral": 0.0172,  # 24, 8
    "speed/architecture/mistral3": 0.0065,  # 1, 1
    "speed/architecture/olmo2": 0.0005,  # 1, 1
    "speed/architecture/phi3": 0.0082,  # 12, 6
    "speed/architecture/qwen2": 0.0383,  # 105, 55
    "speed/architecture/qwen3": -0.003,  # 49, 20
    "speed/architecture/qwen3_5": 0.0005,  # 219, 30
    "speed/architecture/qwen3_5_moe": -0.0003,  # 130, 12
    "speed/architecture/qwen3_moe": 0.0057,  # 52, 8
    "speed/architecture/qwen3_omni_moe": 0.0002,  # 3, 1
    "speed/b300": 0.0026,  # 9, 1
    "speed/data-center-gpu-max-ponte-vecchio-model-not-stated": -0.0005,  # 1, 1
    "speed/engine ExLlamaV2": 0.0102,  # 13, 1
    "speed/engine IPEX-LLM": -0.008,  # 5, 3
    "speed/engine MLC": 0.0684,  # 2, 1
    "speed/engine mlx": -0.0036,  # 1, 1
    "speed/engine mlx/mixture": -0.0036,  # 1, 1
    "speed/engine vLLM": -0.0691,  # 85, 1
    "speed/engine vLLM/mixture": -0.1156,  # 40, 1
    "speed/gb10": -0.0027,  # 135, 1
    "speed/geforce-gtx-1050-ti": -0.0128,  # 8, 1
    "speed/geforce-gtx-1070": -0.0057,  # 2, 1
    "speed/geforce-gtx-1070-ti": -0.0484,  # 3, 1
    "speed/geforce-gtx-1080": -0.0179,  # 5, 1
    "speed/geforce-gtx-1080-ti": -0.0003,  # 3, 1
    "speed/geforce-gtx-1660": 0.027,  # 1, 1
    "speed/geforce-rtx-2060-super": -0.0499,  # 4, 1
    "speed/geforce-rtx-2070": 0.0017,  # 2, 1
    "speed/geforce-rtx-2070-super": 0.0577,  # 4, 1
    "speed/geforce-rtx-2080": 0.0254,  # 16, 1
    "speed/geforce-rtx-2080-ti": 0.0473,  # 7, 1
    "speed/geforce-rtx-3060-12-gb": 0.0182,  # 21, 1
    "speed/geforce-rtx-3060-mobile": 0.0169,  # 1, 1
    "speed/geforce-rtx-3060-ti": 0.0166,  # 2, 1
    "speed/geforce-rtx-3070-ti": 0.0193,  # 2, 1
    "speed/geforce-rtx-3080": 0.0381,  # 15, 1
    "speed/geforce-rtx-3080-ti": 0.0009,  # 12, 1
    "speed/geforce-rtx-3090": -0.0035,  # 38, 1
    "speed/geforce-rtx-4060": 0.0003,  # 3, 1
    "speed/geforce-rtx-4060-mobile": 0.0331,  # 3, 1
    "speed/geforce-rtx-4060-ti-16-gb": -0.0016,  # 3, 1
    "speed/geforce-rtx-4060-ti-8-gb": 0.0025,  # 1, 1
    "speed/geforce-rtx-4070": -0.0492,  # 19, 1
    "speed/geforce-rtx-4070-mobile": 0.0171,  # 59, 1
    "speed/geforce-rtx-4070-ti": 0.0332,  # 13, 1
    "speed/geforce-rtx-4080-super": 0.0169,  # 7, 1
    "speed/geforce-rtx-4090": 0.0017,  # 59, 1
    "speed/geforce-rtx-4090-d": 0.0181,  # 3, 1
    "speed/geforce-rtx-5060-ti-16-gb": 0.0067,  # 4, 1
    "speed/geforce-rtx-5070": -0.0114,  # 30, 1
    "speed/geforce-rtx-5090": 0.0473,  # 73, 1
    "speed/geforce-rtx-5090-mobile": -0.0041,  # 1, 1
    "speed/h100-pcie-80-gb": -0.0491,  # 26, 1
    "speed/h100-sxm5-80-gb": 0.0526,  # 11, 1
    "speed/h200-nvl": 0.0046,  # 9, 1
    "speed/jetson-agx-orin-64-gb": 0.003,  # 2, 1
    "speed/l4": 0.0086,  # 3, 1
    "speed/l40": 0.0065,  # 2, 1
    "speed/l40s": -0.0235,  # 13, 1
    "speed/measured by LocalScore, mean over prompts up to 4,096 tokens": -0.1743,  # 150, 60
    "speed/measured by Ollama": -0.0516,  # 50, 24
    "speed/measured by client's clock, llama-benchy": 0.0016,  # 208, 3
    "speed/measured by client's clock, llmfit": 0.0144,  # 108, 6
    "speed/measured by client's clock, server request": -0.0417,  # 77, 10
    "speed/measured by llama.cpp main": 0.0042,  # 101, 11
    "speed/quadro-p4000": 0.0058,  # 1, 1
    "speed/quadro-rtx-6000": -0.0195,  # 2, 1
    "speed/quadro-rtx-8000": -0.0253,  # 5, 1
    "speed/radeon-8060s-ryzen-ai-max-395-128-gb": 0.0049,  # 401, 1
    "speed/radeon-ai-pro-r9700": -0.0133,  # 48, 1
    "speed/radeon-instinct-mi100": -0.0029,  # 1, 1
    "speed/radeon-instinct-mi210": -0.0005,  # 1, 1
    "speed/radeon-instinct-mi300x": -0.0002,  # 3, 1
    "speed/radeon-instinct-mi50": 0.0005,  # 3, 1
    "speed/radeon-pro-v620": -0.0376,  # 1, 1
    "speed/radeon-pro-w6800": -0.002,  # 1, 1
    "speed/radeon-pro-w7900": -0.0283,  # 2, 1
    "speed/radeon-rx-570": -0.0011,  # 1, 1
    "speed/radeon-rx-5700-xt": 0.0031,  # 4, 1
    "speed/radeon-rx-6700-xt": 0.0114,  # 5, 1
    "speed/radeon-rx-6900-xt": 0.0379,  # 5, 1
    "speed/radeon-rx-7600": -0.0128,  # 1, 1
    "speed/radeon-rx-7800-xt": -0.0019,  # 7, 1
    "speed/radeon-rx-7900-gre": -0.0026,  # 2, 1
    "speed/radeon-rx-7900-xt": -0.0305,  # 41, 1
    "speed/radeon-rx-7900-xtx": 0.1001,  # 12, 1
    "speed/radeon-rx-9060-xt-16-gb": 0.002,  # 1, 1
    "speed/radeon-rx-9070": 0.0395,  # 1, 1
    "speed/radeon-rx-9070-xt": 0.0022,  # 11, 1
    "speed/rtx-4000-ada-generation": 0.0076,  # 18, 1
    "speed/rtx-5000-ada-generation": 0.0089,  # 17, 1
    "speed/rtx-6000-ada-generation": -0.0508,  # 29, 1
    "speed/rtx-a400": 0.0088,  # 1, 1
    "speed/rtx-a4000": -0.0188,  # 8, 1
    "speed/rtx-a5000": -0.0059,  # 5, 1
    "speed/rtx-a5000-mobile": -0.0499,  # 3, 1
    "speed/rtx-a6000": -0.0015,  # 28, 1
    "speed/rtx-pro-4000-blackwell": 0.0032,  # 1, 1
    "speed/rtx-pro-4500-blackwell": 0.014,  # 1, 1
    "speed/rtx-pro-6000-blackwell": -0.03,  # 5, 1
    "speed/ryzen-z1-extreme-gpu": -0.0059,  # 1, 1
    "speed/tesla-k80": 0.0,  # 1, 1
    "speed/tesla-m40-24-gb": 0.0009,  # 1, 1
    "speed/tesla-p100-pcie-16-gb": -0.0017,  # 7, 1
    "speed/tesla-p40": 0.0218,  # 9, 1
    "speed/tesla-t4": -0.0827,  # 4, 1
    "speed/tesla-v100-pcie-16-gb": -0.0114,  # 2, 1
    "speed/tesla-v100-sxm2-16-gb": -0.0042,  # 2, 1
    "speed/tesla-v100s-pcie-32-gb": -0.014,  # 1, 1
    "speed/titan-v": 0.0428,  # 4, 1
    "speed/titan-xp": 0.0451,  # 2, 1
    "start": -7.8628,  # 1701, 113
    "start/AMD": -0.1417,  # 553, 22
    "start/Ada Lovelace": -0.0705,  # 252, 16
    "start/Ampere": 0.1467,  # 154, 13
    "start/Ampere HBM": 0.0071,  # 57, 4
    "start/Ampere LPDDR": -0.0016,  # 2, 1
    "start/Apple": 0.1494,  # 211, 15
    "start/Blackwell 2.0": -0.042,  # 115, 7
    "start/Blackwell 2.0 LPDDR": -0.0227,  # 135, 1
    "start/Blackwell Ultra HBM": -0.0983,  # 9, 1
    "start/CDNA 1.0 HBM": 0.0039,  # 1, 1
    "start/CDNA 2.0 HBM": 0.0008,  # 1, 1
    "start/CDNA 3.0 HBM": 0.0013,  # 3, 1
    "start/GCN 4.0": 0.0007,  # 1, 1
    "start/GCN 5.1 HBM": -0.0003,  # 3, 1
    "start/Generation 12.5 HBM": 0.0005,  # 1, 1
    "start/Hopper HBM": -0.1292,  # 46, 3
    "start/Intel": -0.0067,  # 71, 6
    "start/Kepler 2.0": -0.0,  # 1, 1
    "start/M1": 0.0195,  # 63, 4
    "start/M2": 0.0591,  # 57, 3
    "start/M3": 0.0938,  # 35, 3
    "start/M4": 0.0294,  # 41, 3
    "start/M5": -0.0523,  # 15, 2
    "start/Maxwell 2.0": -0.0005,  # 1, 1
    "start/NVIDIA": 0.0886,  # 866, 70
    "start/Pascal": -0.0376,  # 33, 8
    "start/Pascal HBM": 0.0316,  # 7, 1
    "start/RDNA 1.0": -0.0016,  # 4, 1
    "start/RDNA 2.0": -0.0179,  # 12, 4
    "start/RDNA 3.0": -0.0596,  # 65, 6
    "start/RDNA 3.0 LPDDR": 0.0014,  # 1, 1
    "start/RDNA 3.5 LPDDR": 0.003,  # 401, 1
    "start/RDNA 4.0": -0.0734,  # 61, 4
    "start/Turing": 0.3023,  # 45, 9
    "start/Volta HBM": 0.0034,  # 9, 4
    "start/Xe-HPG": 0.0075,  # 12, 2
    "start/Xe2-HPG": -0.0147,  # 58, 3
    "unpack": 2.9559,  # 1701, 113
    "unpack/AMD": 0.1433,  # 553, 22
    "unpack/Ada Lovelace": -0.5261,  # 252, 16
    "unpack/Ampere": -0.4182,  # 154, 13
    "unpack/Ampere HBM": -0.176,  # 57, 4
    "unpack/Ampere LPDDR": -0.1204,  # 2, 1
    "unpack/Apple": -0.1708,  # 211, 15
    "unpack/BF16": 0.0436,  # 89, 3
    "unpack/BF16/AMD": 0.0156,  # 49, 2
    "unpack/BF16/Blackwell 2.0 LPDDR": 0.0015,  # 40, 1
    "unpack/BF16/NVIDIA": 0.0015,  # 40, 1
    "unpack/BF16/RDNA 3.5 LPDDR": 0.0142,  # 37, 1
    "unpack/BF16/RDNA 4.0": 0.0013,  # 12, 1
    "unpack/BF16/backend AMD rocm": -0.0268,  # 21, 2
    "unpack/Blackwell 2.0": 0.2892,  # 115, 7
    "unpack/Blackwell 2.0 LPDDR": -0.0096,  # 135, 1
    "unpack/Blackwell Ultra HBM": 0.2906,  # 9, 1
    "unpack/CDNA 1.0 HBM": 0.1368,  # 1, 1
    "unpack/CDNA 2.0 HBM": 0.0273,  # 1, 1
    "unpack/CDNA 3.0 HBM": 0.0113,  # 3, 1
    "unpack/F16": 0.5717,  # 107, 21
    "unpack/F16/Ada Lovelace": 0.0621,  # 32, 5
    "unpack/F16/Ampere": 0.0496,  # 19, 3
    "unpack/F16/Ampere HBM": 0.1669,  # 13, 2
    "unpack/F16/Apple": 0.0411,  # 34, 10
    "unpack/F16/Hopper HBM": -0.0964,  # 9, 1
    "unpack/F16/M1": -0.0087,  # 10, 3
    "unpack/F16/M2": 0.0114,  # 20, 3
    "unpack/F16/M3": 0.019,  # 2, 2
    "unpack/F16/M4": 0.0195,  # 2, 2
    "unpack/F16/NVIDIA": 0.1822,  # 73, 11
    "unpack/FP4": 0.1608,  # 101, 16
    "unpack/FP4/AMD": 0.0596,  # 48, 4
    "unpack/FP4/Ada Lovelace": -0.0516,  # 5, 3
    "unpack/FP4/Ampere": -0.0084,  # 4, 3
    "unpack/FP4/Apple": -0.0285,  # 2, 2
    "unpack/FP4/Blackwell 2.0": 0.0955,  # 5, 3
    "unpack/FP4/Blackwell 2.0 LPDDR": -0.0038,  # 37, 1
    "unpack/FP4/M3": -0.0289,  # 1, 1
    "unpack/FP4/M4": 0.0004,  # 1, 1
    "unpack/FP4/NVIDIA": 0.0317,  # 51, 10
    "unpack/FP4/RDNA 3.0": 0.0101,  # 1, 1
    "unpack/FP4/RDNA 3.5 LPDDR": -0.0344,  # 38, 1
    "unpack/FP4/RDNA 4.0": 0.084,  # 9, 2
    "unpack/FP4/backend AMD rocm": 0.0277,  # 22, 3
    "unpack/FP4/backend AMD rocm-or-vulkan": -0.0772,  # 2, 2
    "unpack/FP4/backend NVIDIA vulkan": -0.0181,  # 1, 1
    "unpack/FP8": -0.015,  # 20, 1
    "unpack/FP8/Blackwell 2.0 LPDDR": -0.0059,  # 20, 1
    "unpack/FP8/NVIDIA": -0.0059,  # 20, 1
    "unpack/GCN 4.0": 0.0799,  # 1, 1
    "unpack/GCN 5.1 HBM": -0.0245,  # 3, 1
    "unpack/Generation 12.5 HBM": 0.0266,  # 1, 1
    "unpack/Hopper HBM": -0.2365,  # 46, 3
    "unpack/IQ": 0.0162,  # 65, 9
    "unpack/IQ/AMD": 0.0439,  # 41, 3
    "unpack/IQ/Ada Lovelace": -0.0103,  # 12, 2
    "unpack/IQ/Ampere": -0.047,  # 6, 2
    "unpack/IQ/Blackwell 2.0": -0.0034,  # 3, 1
    "unpack/IQ/GCN 4.0": 0.02,  # 1, 1
    "unpack/IQ/Intel": 0.0231,  # 3, 1
    "unpack/IQ/NVIDIA": -0.0607,  # 21, 5
    "unpack/IQ/RDNA 3.5 LPDDR": 0.0493,  # 39, 1
    "unpack/IQ/RDNA 4.0": -0.0254,  # 1, 1
    "unpack/IQ/Xe2-HPG": 0.0231,  # 3, 1
    "unpack/IQ/backend AMD rocm": 0.0475,  # 20, 3
    "unpack/IQ/backend Intel sycl": 0.0231,  # 3, 1
    "unpack/IQ4": -0.2585,  # 14, 4
    "unpack/IQ4/AMD": -0.0009,  # 6, 1
    "unpack/IQ4/Ada Lovelace": -0.0081,  # 4, 1
    "unpack/IQ4/Blackwell 2.0": -0.0629,  # 1, 1
    "unpack/IQ4/Intel": -0.0291,  # 3, 1
    "unpack/IQ4/NVIDIA": -0.071,  # 5, 2
    "unpack/IQ4/RDNA 3.5 LPDDR": -0.0009,  # 6, 1
    "unpack/IQ4/Xe2-HPG": -0.0291,  # 3, 1
    "unpack/IQ4/backend Intel sycl": -0.0291,  # 3, 1
    "unpack/Intel": 0.4003,  # 71, 6
    "unpack/Kepler 2.0": -0.0019,  # 1, 1
    "unpack/M1": 0.3608,  # 63, 4
    "unpack/M2": 0.1485,  # 57, 3
    "unpack/M3": -0.1847,  # 35, 3
    "unpack/M4": -0.1414,  # 41, 3
    "unpack/M5": -0.3541,  # 15, 2
    "unpack/Maxwell 2.0": -0.0542,  # 1, 1
    "unpack/NVIDIA": -0.3002,  # 866, 70
    "unpack/Pascal": 0.8233,  # 33, 8
    "unpack/Pascal HBM": 0.0346,  # 7, 1
    "unpack/Q3_K": 0.2762,  # 47, 8
    "unpack/Q3_K/AMD": -0.0665,  # 35, 3
    "unpack/Q3_K/Ampere": 0.2437,  # 2, 1
    "unpack/Q3_K/Apple": -0.0157,  # 1, 1
    "unpack/Q3_K/Blackwell 2.0": -0.019,  # 6, 1
    "unpack/Q3_K/M4": -0.0157,  # 1, 1
    "unpack/Q3_K/NVIDIA": 0.1901,  # 11, 4
    "unpack/Q3_K/Pascal": -0.0463,  # 2, 1
    "unpack/Q3_K/RDNA 3.5 LPDDR": -0.0148,  # 28, 1
    "unpack/Q3_K/RDNA 4.0": -0.0516,  # 7, 2
    "unpack/Q3_K/Turing": 0.0117,  # 1, 1
    "unpack/Q3_K/backend AMD rocm": -0.0394,  # 11, 2
    "unpack/Q4_0": -0.3927,  # 270, 87
    "unpack/Q4_0/AMD": -0.0411,  # 76, 19
    "unpack/Q4_0/Ada Lovelace": -0.0396,  # 38, 12
    "unpack/Q4_0/Ampere": -0.1338,  # 32, 7
    "unpack/Q4_0/Ampere HBM": -0.0581,  # 10, 2
    "unpack/Q4_0/Ampere LPDDR": -0.0301,  # 2, 1
    "unpack/Q4_0/Apple": -0.0401,  # 31, 13
    "unpack/Q4_0/Blackwell 2.0": -0.0657,  # 13, 5
    "unpack/Q4_0/Blackwell 2.0 LPDDR": -0.0001,  # 6, 1
    "unpack/Q4_0/CDNA 1.0 HBM": 0.0342,  # 1, 1
    "unpack/Q4_0/CDNA 2.0 HBM": 0.0068,  # 1, 1
    "unpack/Q4_0/CDNA 3.0 HBM": 0.0028,  # 3, 1
    "unpack/Q4_0/Generation 12.5 HBM": 0.0067,  # 1, 1
    "unpack/Q4_0/Hopper HBM": 0.0998,  # 10, 2
    "unpack/Q4_0/Intel": 0.0685,  # 16, 6
    "unpack/Q4_0/Kepler 2.0": -0.0005,  # 1, 1
    "unpack/Q4_0/M1": 0.0206,  # 10, 4
    "unpack/Q4_0/M2": -0.1598,  # 11, 3
    "unpack/Q4_0/M3": 0.0129,  # 7, 3
    "unpack/Q4_0/M4": 0.0863,  # 3, 3
    "unpack/Q4_0/Maxwell 2.0": -0.0136,  # 1, 1
    "unpack/Q4_0/NVIDIA": -0.1407,  # 147, 49
    "unpack/Q4_0/Pascal": 0.044,  # 12, 5
    "unpack/Q4_0/Pascal HBM": -0.1555,  # 2, 1
    "unpack/Q4_0/RDNA 1.0": 0.0097,  # 4, 1
    "unpack/Q4_0/RDNA 2.0": -0.1923,  # 8, 4
    "unpack/Q4_0/RDNA 3.0": -0.2243,  # 20, 6
    "unpack/Q4_0/RDNA 3.0 LPDDR": 0.0471,  # 1, 1
    "unpack/Q4_0/RDNA 3.5 LPDDR": -0.0034,  # 26, 1
    "unpack/Q4_0/RDNA 4.0": 0.2782,  # 12, 3
    "unpack/Q4_0/Turing": 0.1723,  # 13, 7
    "unpack/Q4_0/Volta HBM": 0.0402,  # 7, 4
    "unpack/Q4_0/Xe-HPG": 0.0835,  # 9, 2
    "unpack/Q4_0/Xe2-HPG": -0.0217,  # 6, 3
    "unpack/Q4_0/backend AMD 64 lanes rocm": 0.0439,  # 5, 3
    "unpack/Q4_0/backend AMD metal": 0.0141,  # 1, 1
    "unpack/Q4_0/backend AMD rocm": -0.1822,  # 33, 13
    "unpack/Q4_0/backend Intel sycl": -0.1161,  # 12, 5
    "unpack/Q4_0/backend NVIDIA vulkan": -0.0116,  # 6, 5
    "unpack/Q4_K": -0.1938,  # 806, 84
    "unpack/Q4_K/AMD": 0.0539,  # 207, 9
    "unpack/Q4_K/Ada Lovelace": -0.1014,  # 130, 15
    "unpack/Q4_K/Ampere": -0.1284,  # 87, 13
    "unpack/Q4_K/Ampere HBM": -0.1528,  # 34, 3
    "unpack/Q4_K/Apple": -0.0259,  # 130, 15
    "unpack/Q4_K/Blackwell 2.0": 0.1491,  # 69, 4
    "unpack/Q4_K/Blackwell 2.0 LPDDR": 0.0044,  # 17, 1
    "unpack/Q4_K/Blackwell Ultra HBM": 0.0727,  # 9, 1
    "unpack/Q4_K/GCN 5.1 HBM": -0.0061,  # 3, 1
    "unpack/Q4_K/Hopper HBM": -0.0625,  # 27, 3
    "unpack/Q4_K/Intel": 0.0159,  # 39, 4
    "unpack/Q4_K/M1": 0.1125,  # 38, 4
    "unpack/Q4_K/M2": 0.1821,  # 23, 3
    "unpack/Q4_K/M3": -0.1013,  # 22, 3
    "unpack/Q4_K/M4": -0.1306,  # 32, 3
    "unpack/Q4_K/M5": -0.0885,  # 15, 2
    "unpack/Q4_K/NVIDIA": -0.1196,  # 430, 56
    "unpack/Q4_K/Pascal": 0.2081,  # 19, 7
    "unpack/Q4_K/Pascal HBM": 0.1641,  # 5, 1
    "unpack/Q4_K/RDNA 2.0": 0.231,  # 4, 2
    "unpack/Q4_K/RDNA 3.0": 0.1747,  # 44, 3
    "unpack/Q4_K/RDNA 3.5 LPDDR": -0.0268,  # 142, 1
    "unpack/Q4_K/RDNA 4.0": -0.3189,  # 14, 2
    "unpack/Q4_K/Turing": -0.2048,  # 31, 7
    "unpack/Q4_K/Volta HBM": -0.068,  # 2, 1
    "unpack/Q4_K/Xe-HPG": 0.0641,  # 3, 1
    "unpack/Q4_K/Xe2-HPG": -0.0482,  # 36, 3
    "unpack/Q4_K/backend AMD 64 lanes rocm": -0.0443,  # 2, 1
    "unpack/Q4_K/backend AMD rocm": 0.2344,  # 62, 6
    "unpack/Q4_K/backend AMD rocm-or-vulkan": -0.0242,  # 39, 3
    "unpack/Q4_K/backend Intel sycl": 0.0015,  # 38, 4
    "unpack/Q6_K": 0.0543,  # 35, 5
    "unpack/Q6_K/AMD": -0.0183,  # 18, 1
    "unpack/Q6_K/Ada Lovelace": -0.0077,  # 1, 1
    "unpack/Q6_K/Apple": -0.0071,  # 1, 1
    "unpack/Q6_K/Blackwell 2.0": 0.0251,  # 9, 1
    "unpack/Q6_K/Intel": 0.0292,  # 6, 1
    "unpack/Q6_K/M3": -0.0071,  # 1, 1
    "unpack/Q6_K/NVIDIA": 0.0174,  # 10, 2
    "unpack/Q6_K/RDNA 3.5 LPDDR": -0.0183,  # 18, 1
    "unpack/Q6_K/Xe2-HPG": 0.0292,  # 6, 1
    "unpack/Q6_K/backend AMD rocm": -0.0075,  # 6, 1
    "unpack/Q6_K/backend Intel sycl": 0.1812,  # 3, 1
    "unpack/Q8": 0.0029,  # 130, 22
    "unpack/Q8/AMD": -0.0104,  # 73, 2
    "unpack/Q8/Ada Lovelace": 0.0281,  # 15, 3
    "unpack/Q8/Ampere": -0.0803,  # 4, 3
    "unpack/Q8/Apple": 0.0329,  # 11, 11
    "unpack/Q8/Blackwell 2.0": 0.0368,  # 8, 1
    "unpack/Q8/Blackwell 2.0 LPDDR": 0.0014,  # 15, 1
    "unpack/Q8/Intel": -0.0075,  # 4, 1
    "unpack/Q8/M1": -0.0348,  # 4, 4
    "unpack/Q8/M2": 0.0035,  # 3, 3
    "unpack/Q8/M3": 0.0593,  # 2, 2
    "unpack/Q8/M4": 0.0048,  # 2, 2
    "unpack/Q8/NVIDIA": -0.0139,  # 42, 8
    "unpack/Q8/RDNA 3.5 LPDDR": -0.0151,  # 67, 1
    "unpack/Q8/RDNA 4.0": 0.0047,  # 6, 1
    "unpack/Q8/Xe2-HPG": -0.0075,  # 4, 1
    "unpack/Q8/backend AMD rocm": -0.044,  # 36, 2
    "unpack/Q8/backend Intel sycl": -0.0075,  # 4, 1
    "unpack/Q8/backend NVIDIA vulkan": -0.0228,  # 1, 1
    "unpack/RDNA 1.0": 0.0387,  # 4, 1
    "unpack/RDNA 2.0": 0.155,  # 12, 4
    "unpack/RDNA 3.0": -0.1583,  # 65, 6
    "unpack/RDNA 3.0 LPDDR": 0.1883,  # 1, 1
    "unpack/RDNA 3.5 LPDDR": -0.2006,  # 401, 1
    "unpack/RDNA 4.0": -0.1106,  # 61, 4
    "unpack/Turing": -0.0836,  # 45, 9
    "unpack/Volta HBM": -0.1115,  # 9, 4
    "unpack/Xe-HPG": 0.5902,  # 12, 2
    "unpack/Xe2-HPG": -0.2165,  # 58, 3
    "unpack/backend AMD 64 lanes rocm": -0.0017,  # 7, 4
    "unpack/backend AMD metal": 0.0566,  # 1, 1
    "unpack/backend AMD rocm": 0.039,  # 211, 15
    "unpack/backend AMD rocm-or-vulkan": -0.4056,  # 41, 3
    "unpack/backend Intel sycl": 0.2126,  # 63, 5
    "unpack/backend NVIDIA vulkan": -0.2097,  # 8, 5
    "unpack/engine ExLlamaV2": -0.0033,  # 13, 1
    "unpack/engine IPEX-LLM": -0.5892,  # 5, 3
    "unpack/engine MLC": -0.0084,  # 2, 1
    "unpack/engine mlx": 0.0023,  # 1, 1
    "unpack/engine vLLM": 0.0026,  # 85, 1
    "unpack/no dot product": 0.9337,  # 10, 4
    "unpack/not reordered": 0.705,  # 10, 2
    "unpack/other": -0.2192,  # 17, 3
    "unpack/other/Ada Lovelace": -0.0029,  # 15, 1
    "unpack/other/Apple": 0.0006,  # 1, 1
    "unpack/other/Blackwell 2.0": -0.0833,  # 1, 1
    "unpack/other/M1": 0.0006,  # 1, 1
    "unpack/other/NVIDIA": -0.0862,  # 16, 2
    "unpack/year 2023": -0.5501,  # 126, 17
    "weights": 0.0579,  # 1701, 113
    "weights/AMD": -0.0192,  # 553, 22
    "weights/Ada Lovelace": -0.004,  # 252, 16
    "weights/Ampere": -0.0109,  # 154, 13
    "weights/Ampere HBM": 0.001,  # 57, 4
    "weights/Ampere LPDDR": -0.0006,  # 2, 1
    "weights/Apple": -0.0094,  # 211, 15
    "weights/Blackwell 2.0": -0.0082,  # 115, 7
    "weights/Blackwell 2.0 LPDDR": 0.0034,  # 135, 1
    "weights/Blackwell Ultra HBM": 0.0002,  # 9, 1
    "weights/CDNA 1.0 HBM": 0.0002,  # 1, 1
    "weights/CDNA 2.0 HBM": 0.0,  # 1, 1
    "weights/CDNA 3.0 HBM": 0.0,  # 3, 1
    "weights/ECC": 0.1172,  # 51, 8
    "weights/GCN 4.0": 0.0,  # 1, 1
    "weights/GCN 5.1 HBM": -0.0,  # 3, 1
    "weights/Generation 12.5 HBM": 0.0,  # 1, 1
    "weights/HBM": 0.033,  # 137, 18
    "weights/Hopper HBM": -0.0022,  # 46, 3
    "weights/Intel": -0.0059,  # 71, 6
    "weights/Kepler 2.0": -0.0,  # 1, 1
    "weights/LPDDR": 0.0826,  # 539, 4
    "weights/M1": 0.0031,  # 63, 4
    "weights/M2": -0.0002,  # 57, 3
    "weights/M3": -0.0058,  # 35, 3
    "weights/M4": -0.0011,  # 41, 3
    "weights/M5": -0.0054,  # 15, 2
    "weights/Maxwell 2.0": -0.0001,  # 1, 1
    "weights/NVIDIA": -0.023,  # 866, 70
    "weights/Pascal": 0.0027,  # 33, 8
    "weights/Pascal HBM": -0.0003,  # 7, 1
    "weights/RDNA 1.0": -0.0004,  # 4, 1
    "weights/RDNA 2.0": -0.0046,  # 12, 4
    "weights/RDNA 3.0": -0.0074,  # 65, 6
    "weights/RDNA 3.0 LPDDR": 0.0014,  # 1, 1
    "weights/RDNA 3.5 LPDDR": -0.0017,  # 401, 1
    "weights/RDNA 4.0": -0.0067,  # 61, 4
    "weights/Turing": 0.001,  # 45, 9
    "weights/Volta HBM": -0.0051,  # 9, 4
    "weights/Xe-HPG": -0.0001,  # 12, 2
    "weights/Xe2-HPG": -0.0057,  # 58, 3
    "weights/backend AMD 64 lanes rocm": 0.0001,  # 7, 4
    "weights/backend AMD metal": 0.0004,  # 1, 1
    "weights/backend AMD rocm": -0.0009,  # 211, 15
    "weights/backend AMD rocm-or-vulkan": -0.0029,  # 41, 3
    "weights/backend Intel sycl": -0.0027,  # 63, 5
    "weights/backend NVIDIA vulkan": 0.0043,  # 8, 5
}

SPREAD: dict[str, float] = {
    "down": 0.171,
    "up": 0.151,
    "bits/low": 1.602,
    "bits/usual": 1.0,
    "depth/deep": 1.055,
    "depth/empty": 1.0,
    "evidence/card": 0.973,
    "evidence/generation": 1.0,
    "evidence/vendor": 1.0,
    "kind/dense": 1.0,
    "kind/mixture": 1.353,
    "vendor/AMD": 1.101,
    "vendor/Apple": 1.122,
    "vendor/Intel": 1.969,
    "vendor/NVIDIA": 0.851,
    "software/AMD": 1.389,
    "software/Apple": 1.0,
    "software/Intel": 1.196,
    "software/NVIDIA": 1.021,
    "pages/unmeasured": 1.173,
}
