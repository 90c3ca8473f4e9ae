"""What was fitted to the measured rows of content/measurements. Made by `sitegen calibrate`: do not edit.

`EFFECTS` are natural logarithms that add up to a coefficient (`estimator/speed.py` says which). The plain name of a
term is the value for all cards, in seconds a token (start), seconds a layer (launch), ratios of the time that the
nominal bandwidth would take (weights, cache; experts: over weights), 32-bit operations a weight (unpack); what stands
after it is a vendor's, group's, storage type's, year's or backend's part. `speed` effects bear on the whole.
After each: rows and devices behind it; `ROWS` and `DEVICES` count all of them.

`SPREAD` makes the 80 % ranges: "down" and "up" are the natural logarithms of how far a measurement lies below and
above its estimate, from rows whose device (or, of measured cards, whose model) the fit had not seen; the others are
factors on both by class. "software" factors are for pages, which do not know a visitor's engine and backend.
"""

ROWS = 1702
DEVICES = 113

EFFECTS: dict[str, float] = {
    "cache": 0.3483,  # 1702, 113
    "cache/AMD": -0.0503,  # 554, 22
    "cache/Ada Lovelace": -0.3002,  # 252, 16
    "cache/Ampere": -0.2015,  # 154, 13
    "cache/Ampere HBM": 0.2942,  # 57, 4
    "cache/Ampere LPDDR": 0.0,  # 2, 1
    "cache/Apple": -0.2801,  # 211, 15
    "cache/Blackwell 2.0": 0.0034,  # 115, 7
    "cache/Blackwell 2.0 LPDDR": -0.1812,  # 135, 1
    "cache/Blackwell Ultra HBM": -0.0005,  # 9, 1
    "cache/CDNA 1.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 2.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 3.0 HBM": -0.0,  # 3, 1
    "cache/GCN 4.0": 0.0,  # 2, 1
    "cache/GCN 5.1 HBM": -0.0001,  # 3, 1
    "cache/Generation 12.5 HBM": 0.0,  # 1, 1
    "cache/Hopper HBM": 0.4445,  # 46, 3
    "cache/Intel": 0.1404,  # 71, 6
    "cache/Kepler 2.0": -0.0,  # 1, 1
    "cache/M1": 0.2853,  # 63, 4
    "cache/M2": -0.1072,  # 57, 3
    "cache/M3": -0.4558,  # 35, 3
    "cache/M4": 0.0943,  # 41, 3
    "cache/M5": -0.0967,  # 15, 2
    "cache/Maxwell 2.0": -0.0,  # 1, 1
    "cache/NVIDIA": 0.1349,  # 866, 70
    "cache/Pascal": 0.071,  # 33, 8
    "cache/Pascal HBM": 0.002,  # 7, 1
    "cache/RDNA 1.0": -0.0,  # 4, 1
    "cache/RDNA 2.0": 0.0123,  # 12, 4
    "cache/RDNA 3.0": 0.0179,  # 66, 7
    "cache/RDNA 3.5 LPDDR": 0.0833,  # 401, 1
    "cache/RDNA 4.0": -0.1637,  # 61, 4
    "cache/Turing": 0.0403,  # 45, 9
    "cache/Volta HBM": -0.0373,  # 9, 4
    "cache/Xe-HPG": 0.0045,  # 12, 2
    "cache/Xe2-HPG": 0.1359,  # 58, 3
    "cache/backend AMD HBM vulkan": 0.0001,  # 1, 1
    "cache/backend AMD metal": 0.0,  # 1, 1
    "cache/backend AMD rocm": -0.0863,  # 212, 15
    "cache/backend AMD rocm-or-vulkan": 0.0,  # 41, 3
    "cache/backend Intel sycl": 0.2131,  # 63, 5
    "cache/backend NVIDIA vulkan": 0.0,  # 8, 5
    "cache/no flash attention": 0.614,  # 428, 75
    "experts": 0.0219,  # 1702, 113
    "experts/AMD": -0.0155,  # 554, 22
    "experts/Apple": -0.017,  # 211, 15
    "experts/Intel": 0.0017,  # 71, 6
    "experts/NVIDIA": -0.0473,  # 866, 70
    "launch": -9.5437,  # 1702, 113
    "launch/AMD": -0.2254,  # 554, 22
    "launch/Ada Lovelace": -0.2093,  # 252, 16
    "launch/Ampere": 0.0742,  # 154, 13
    "launch/Ampere HBM": 0.0549,  # 57, 4
    "launch/Ampere LPDDR": -0.0049,  # 2, 1
    "launch/Apple": 0.418,  # 211, 15
    "launch/Blackwell 2.0": -0.147,  # 115, 7
    "launch/Blackwell 2.0 LPDDR": -0.1091,  # 135, 1
    "launch/Blackwell Ultra HBM": -0.1568,  # 9, 1
    "launch/CDNA 1.0 HBM": 0.0337,  # 1, 1
    "launch/CDNA 2.0 HBM": 0.0108,  # 1, 1
    "launch/CDNA 3.0 HBM": 0.0094,  # 3, 1
    "launch/GCN 4.0": 0.0095,  # 2, 1
    "launch/GCN 5.1 HBM": -0.0062,  # 3, 1
    "launch/Generation 12.5 HBM": 0.1278,  # 1, 1
    "launch/HBM": 0.4268,  # 137, 18
    "launch/Hopper HBM": -0.1582,  # 46, 3
    "launch/Intel": 0.1998,  # 71, 6
    "launch/Kepler 2.0": -0.0001,  # 1, 1
    "launch/LPDDR": -0.1054,  # 538, 3
    "launch/M1": 0.2107,  # 63, 4
    "launch/M2": 0.0483,  # 57, 3
    "launch/M3": 0.3046,  # 35, 3
    "launch/M4": -0.0003,  # 41, 3
    "launch/M5": -0.1452,  # 15, 2
    "launch/Maxwell 2.0": -0.002,  # 1, 1
    "launch/NVIDIA": -0.3793,  # 866, 70
    "launch/Pascal": -0.1226,  # 33, 8
    "launch/Pascal HBM": 0.0436,  # 7, 1
    "launch/RDNA 1.0": -0.0788,  # 4, 1
    "launch/RDNA 2.0": 0.0761,  # 12, 4
    "launch/RDNA 3.0": -0.0431,  # 66, 7
    "launch/RDNA 3.5 LPDDR": 0.0085,  # 401, 1
    "launch/RDNA 4.0": -0.2452,  # 61, 4
    "launch/Turing": 0.2784,  # 45, 9
    "launch/Volta HBM": 0.0794,  # 9, 4
    "launch/Xe-HPG": 0.0155,  # 12, 2
    "launch/Xe2-HPG": 0.0565,  # 58, 3
    "launch/architecture/deepseek_v2": 0.0114,  # 3, 3
    "launch/architecture/deepseek_v3": 0.0186,  # 1, 1
    "launch/architecture/deepseek_v4": 0.0243,  # 36, 1
    "launch/architecture/dots1": -0.0218,  # 12, 1
    "launch/architecture/gemma2": 0.0444,  # 3, 2
    "launch/architecture/gemma3": 0.0486,  # 28, 9
    "launch/architecture/gemma3_text": 0.1929,  # 4, 2
    "launch/architecture/gemma4": 0.2972,  # 144, 16
    "launch/architecture/gemma4_unified": -0.0079,  # 4, 2
    "launch/architecture/glm4_moe": -0.0117,  # 6, 1
    "launch/architecture/glm4_moe_lite": 0.148,  # 17, 2
    "launch/architecture/gpt_oss": -0.1826,  # 89, 24
    "launch/architecture/granite": -0.0591,  # 12, 6
    "launch/architecture/hunyuan_v1_moe": -0.0202,  # 12, 1
    "launch/architecture/lfm2": -0.3087,  # 10, 10
    "launch/architecture/lfm2_moe": -0.1916,  # 2, 1
    "launch/architecture/llama": -0.2538,  # 649, 105
    "launch/architecture/llama4": -0.0265,  # 12, 1
    "launch/architecture/minimax_m2": -0.0051,  # 14, 1
    "launch/architecture/ministral3": 0.1551,  # 48, 14
    "launch/architecture/mistral": -0.231,  # 24, 8
    "launch/architecture/mistral3": -0.0536,  # 1, 1
    "launch/architecture/olmo2": -0.0046,  # 1, 1
    "launch/architecture/phi3": -0.1044,  # 12, 6
    "launch/architecture/qwen2": 0.1614,  # 105, 55
    "launch/architecture/qwen3": -0.01,  # 49, 20
    "launch/architecture/qwen3_5": 0.324,  # 219, 30
    "launch/architecture/qwen3_5_moe": 0.0379,  # 133, 12
    "launch/architecture/qwen3_moe": 0.042,  # 52, 8
    "launch/backend AMD HBM vulkan": 0.0099,  # 1, 1
    "launch/backend AMD metal": 0.0295,  # 1, 1
    "launch/backend AMD rocm": 0.5706,  # 212, 15
    "launch/backend AMD rocm-or-vulkan": -0.008,  # 41, 3
    "launch/backend Intel sycl": 0.2622,  # 63, 5
    "launch/backend NVIDIA vulkan": 0.0208,  # 8, 5
    "launch/hyper-connections not fused": 2.9092,  # 18, 1
    "launch/mixture": 0.5477,  # 460, 29
    "launch/mixture/AMD": -0.1036,  # 310, 4
    "launch/mixture/Ada Lovelace": -0.0126,  # 10, 3
    "launch/mixture/Ampere": 0.0661,  # 9, 3
    "launch/mixture/Ampere HBM": 0.0987,  # 6, 2
    "launch/mixture/Apple": -0.095,  # 11, 5
    "launch/mixture/Blackwell 2.0": -0.0661,  # 28, 4
    "launch/mixture/Blackwell 2.0 LPDDR": -0.1058,  # 64, 1
    "launch/mixture/Blackwell Ultra HBM": -0.0884,  # 3, 1
    "launch/mixture/Hopper HBM": -0.0368,  # 6, 2
    "launch/mixture/Intel": 0.2679,  # 10, 1
    "launch/mixture/M1": -0.0121,  # 4, 2
    "launch/mixture/M3": -0.1811,  # 2, 1
    "launch/mixture/M4": -0.0415,  # 2, 1
    "launch/mixture/M5": 0.1396,  # 3, 1
    "launch/mixture/NVIDIA": -0.047,  # 129, 19
    "launch/mixture/Pascal HBM": -0.0302,  # 1, 1
    "launch/mixture/RDNA 3.0": -0.0109,  # 3, 1
    "launch/mixture/RDNA 3.5 LPDDR": 0.0228,  # 290, 1
    "launch/mixture/RDNA 4.0": -0.1156,  # 17, 2
    "launch/mixture/Turing": 0.0069,  # 1, 1
    "launch/mixture/Volta HBM": 0.1213,  # 1, 1
    "launch/mixture/Xe2-HPG": 0.2679,  # 10, 1
    "launch/recurrent": -0.0845,  # 364, 31
    "launch/year 2023": 0.476,  # 141, 17
    "launch/year 2024": 0.6329,  # 193, 28
    "launch/year 2025": 0.1301,  # 571, 103
    "speed/a100-pcie-40-gb": -0.0271,  # 9, 1
    "speed/a100-pcie-80-gb": 0.0294,  # 26, 1
    "speed/a100-sxm4-40-gb": -0.0156,  # 1, 1
    "speed/a100-sxm4-80-gb": 0.0067,  # 21, 1
    "speed/a40-pcie": -0.0062,  # 18, 1
    "speed/apple-m1-8-gb": -0.0036,  # 9, 1
    "speed/apple-m1-16-gb": -0.0036,  # 9, 1
    "speed/apple-m1-max-32-gb": -0.0215,  # 36, 1
    "speed/apple-m1-max-64-gb": -0.0215,  # 36, 1
    "speed/apple-m1-pro-16-gb": 0.0396,  # 8, 1
    "speed/apple-m1-pro-32-gb": 0.0396,  # 8, 1
    "speed/apple-m1-ultra-64-gb": -0.0368,  # 10, 1
    "speed/apple-m1-ultra-128-gb": -0.0368,  # 10, 1
    "speed/apple-m2-8-gb": 0.0128,  # 9, 1
    "speed/apple-m2-16-gb": 0.0128,  # 9, 1
    "speed/apple-m2-24-gb": 0.0128,  # 9, 1
    "speed/apple-m2-max-32-gb": 0.0071,  # 8, 1
    "speed/apple-m2-max-64-gb": 0.0071,  # 8, 1
    "speed/apple-m2-max-96-gb": 0.0071,  # 8, 1
    "speed/apple-m2-ultra-64-gb": -0.0209,  # 40, 1
    "speed/apple-m2-ultra-128-gb": -0.0209,  # 40, 1
    "speed/apple-m2-ultra-192-gb": -0.0209,  # 40, 1
    "speed/apple-m3-8-gb": 0.0315,  # 9, 1
    "speed/apple-m3-16-gb": 0.0315,  # 9, 1
    "speed/apple-m3-24-gb": 0.0315,  # 9, 1
    "speed/apple-m3-pro-18-gb": 0.0266,  # 13, 1
    "speed/apple-m3-pro-36-gb": 0.0266,  # 13, 1
    "speed/apple-m3-ultra-96-gb": -0.044,  # 13, 1
    "speed/apple-m3-ultra-256-gb": -0.044,  # 13, 1
    "speed/apple-m3-ultra-512-gb": -0.044,  # 13, 1
    "speed/apple-m4-16-gb": 0.0048,  # 6, 1
    "speed/apple-m4-24-gb": 0.0048,  # 6, 1
    "speed/apple-m4-32-gb": 0.0048,  # 6, 1
    "speed/apple-m4-max-40-core-gpu-48-gb": -0.0134,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-64-gb": -0.0134,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-128-gb": -0.0134,  # 5, 1
    "speed/apple-m4-pro-24-gb": 0.011,  # 30, 1
    "speed/apple-m4-pro-48-gb": 0.011,  # 30, 1
    "speed/apple-m4-pro-64-gb": 0.011,  # 30, 1
    "speed/apple-m5-16-gb": -0.014,  # 12, 1
    "speed/apple-m5-24-gb": -0.014,  # 12, 1
    "speed/apple-m5-32-gb": -0.014,  # 12, 1
    "speed/apple-m5-max-32-core-gpu": 0.0396,  # 3, 1
    "speed/arc-140v-lunar-lake-igpu": -0.0822,  # 3, 1
    "speed/arc-a770": -0.0061,  # 11, 1
    "speed/arc-a770m": 0.0026,  # 1, 1
    "speed/arc-b580": 0.0297,  # 7, 1
    "speed/arc-pro-b70": 0.058,  # 48, 1
    "speed/architecture/deepseek_v2": -0.0003,  # 3, 3
    "speed/architecture/deepseek_v3": -0.0011,  # 1, 1
    "speed/architecture/deepseek_v4": -0.0067,  # 36, 1
    "speed/architecture/dots1": 0.0028,  # 12, 1
    "speed/architecture/gemma2": -0.0047,  # 3, 2
    "speed/architecture/gemma3": -0.0104,  # 28, 9
    "speed/architecture/gemma3_text": -0.0099,  # 4, 2
    "speed/architecture/gemma4": -0.0028,  # 144, 16
    "speed/architecture/gemma4_unified": 0.0011,  # 4, 2
    "speed/architecture/glm4_moe": 0.0026,  # 6, 1
    "speed/architecture/glm4_moe_lite": -0.0164,  # 17, 2
    "speed/architecture/gpt_oss": 0.0248,  # 89, 24
    "speed/architecture/granite": 0.005,  # 12, 6
    "speed/architecture/hunyuan_v1_moe": 0.0057,  # 12, 1
    "speed/architecture/lfm2": 0.0237,  # 10, 10
    "speed/architecture/lfm2_moe": 0.0108,  # 2, 1
    "speed/architecture/llama": -0.0026,  # 649, 105
    "speed/architecture/llama4": 0.0057,  # 12, 1
    "speed/architecture/minimax_m2": 0.0042,  # 14, 1
    "speed/architecture/ministral3": -0.0017,  # 48, 14
    "speed/architecture/mistral": 0.0187,  # 24, 8
    "speed/architecture/mistral3": 0.0081,  # 1, 1
    "speed/architecture/olmo2": 0.0006,  # 1, 1
    "speed/architecture/phi3": 0.0096,  # 12, 6
    "speed/architecture/qwen2": 0.0354,  # 105, 55
    "speed/architecture/qwen3": -0.0029,  # 49, 20
    "speed/architecture/qwen3_5": -0.0054,  # 219, 30
    "speed/architecture/qwen3_5_moe": 0.0021,  # 133, 12
    "speed/architecture/qwen3_moe": 0.0048,  # 52, 8
    "speed/b300": 0.0038,  # 9, 1
    "speed/data-center-gpu-max-ponte-vecchio-model-not-stated": -0.0082,  # 1, 1
    "speed/engine ExLlama": 0.079,  # 13, 1
    "speed/engine IPEX-LLM": -0.0241,  # 5, 3
    "speed/engine MLC": 0.2203,  # 2, 1
    "speed/engine mlx": 0.0022,  # 1, 1
    "speed/engine mlx/mixture": 0.0022,  # 1, 1
    "speed/engine vLLM": -0.0676,  # 85, 1
    "speed/engine vLLM/mixture": -0.1265,  # 40, 1
    "speed/gb10": -0.005,  # 135, 1
    "speed/geforce-gtx-1050-ti": -0.0132,  # 8, 1
    "speed/geforce-gtx-1070": -0.0055,  # 2, 1
    "speed/geforce-gtx-1070-ti": -0.0483,  # 3, 1
    "speed/geforce-gtx-1080": -0.0182,  # 5, 1
    "speed/geforce-gtx-1080-ti": 0.0,  # 3, 1
    "speed/geforce-gtx-1660": 0.0272,  # 1, 1
    "speed/geforce-rtx-2060-super": -0.0496,  # 4, 1
    "speed/geforce-rtx-2070": 0.0017,  # 2, 1
    "speed/geforce-rtx-2070-super": 0.058,  # 4, 1
    "speed/geforce-rtx-2080": 0.0245,  # 16, 1
    "speed/geforce-rtx-2080-ti": 0.0467,  # 7, 1
    "speed/geforce-rtx-3060-12-gb": 0.0172,  # 21, 1
    "speed/geforce-rtx-3060-mobile": 0.0168,  # 1, 1
    "speed/geforce-rtx-3060-ti": 0.0166,  # 2, 1
    "speed/geforce-rtx-3070-ti": 0.0193,  # 2, 1
    "speed/geforce-rtx-3080": 0.0387,  # 15, 1
    "speed/geforce-rtx-3080-ti": 0.002,  # 12, 1
    "speed/geforce-rtx-3090": -0.003,  # 38, 1
    "speed/geforce-rtx-4060": 0.0022,  # 3, 1
    "speed/geforce-rtx-4060-mobile": 0.0339,  # 3, 1
    "speed/geforce-rtx-4060-ti-16-gb": -0.0015,  # 3, 1
    "speed/geforce-rtx-4060-ti-8-gb": 0.0028,  # 1, 1
    "speed/geforce-rtx-4070": -0.0491,  # 19, 1
    "speed/geforce-rtx-4070-mobile": 0.0185,  # 59, 1
    "speed/geforce-rtx-4070-ti": 0.0328,  # 13, 1
    "speed/geforce-rtx-4080-super": 0.0161,  # 7, 1
    "speed/geforce-rtx-4090": 0.0012,  # 59, 1
    "speed/geforce-rtx-4090-d": 0.0169,  # 3, 1
    "speed/geforce-rtx-5060-ti-16-gb": 0.0158,  # 4, 1
    "speed/geforce-rtx-5070": -0.0112,  # 30, 1
    "speed/geforce-rtx-5090": 0.042,  # 73, 1
    "speed/geforce-rtx-5090-mobile": -0.0019,  # 1, 1
    "speed/h100-pcie-80-gb": -0.0498,  # 26, 1
    "speed/h100-sxm5-80-gb": 0.0538,  # 11, 1
    "speed/h200-nvl": 0.0058,  # 9, 1
    "speed/jetson-agx-orin-64-gb": 0.0031,  # 2, 1
    "speed/l4": 0.0095,  # 3, 1
    "speed/l40": 0.0053,  # 2, 1
    "speed/l40s": -0.0243,  # 13, 1
    "speed/measured by LocalScore, mean over prompts up to 4,096 tokens": -0.1779,  # 150, 60
    "speed/measured by Ollama": -0.0545,  # 50, 24
    "speed/measured by client's clock, llama-benchy": 0.0034,  # 208, 3
    "speed/measured by client's clock, llmfit": 0.0137,  # 108, 6
    "speed/measured by client's clock, server request": -0.0403,  # 77, 10
    "speed/measured by llama.cpp main": 0.0035,  # 101, 11
    "speed/quadro-p4000": 0.0059,  # 1, 1
    "speed/quadro-rtx-6000": -0.0201,  # 2, 1
    "speed/quadro-rtx-8000": -0.026,  # 5, 1
    "speed/radeon-8060s-ryzen-ai-max-395-128-gb": 0.0041,  # 401, 1
    "speed/radeon-ai-pro-r9700": -0.0134,  # 48, 1
    "speed/radeon-instinct-mi100": -0.0033,  # 1, 1
    "speed/radeon-instinct-mi210": -0.001,  # 1, 1
    "speed/radeon-instinct-mi300x": -0.0007,  # 3, 1
    "speed/radeon-instinct-mi50": 0.0009,  # 3, 1
    "speed/radeon-pro-v620": -0.0373,  # 1, 1
    "speed/radeon-pro-w6800": -0.0019,  # 1, 1
    "speed/radeon-pro-w7900": -0.0291,  # 2, 1
    "speed/radeon-rx-570": -0.0013,  # 2, 1
    "speed/radeon-rx-5700-xt": 0.0032,  # 4, 1
    "speed/radeon-rx-6700-xt": 0.0101,  # 5, 1
    "speed/radeon-rx-6900-xt": 0.0382,  # 5, 1
    "speed/radeon-rx-7600": -0.008,  # 1, 1
    "speed/radeon-rx-7800-xt": 0.0052,  # 7, 1
    "speed/radeon-rx-7900-gre": -0.0021,  # 2, 1
    "speed/radeon-rx-7900-xt": -0.0285,  # 41, 1
    "speed/radeon-rx-7900-xtx": 0.1017,  # 12, 1
    "speed/radeon-rx-9060-xt-16-gb": 0.0024,  # 1, 1
    "speed/radeon-rx-9070": 0.0389,  # 1, 1
    "speed/radeon-rx-9070-xt": 0.0047,  # 11, 1
    "speed/rtx-4000-ada-generation": 0.0082,  # 18, 1
    "speed/rtx-5000-ada-generation": 0.0082,  # 17, 1
    "speed/rtx-6000-ada-generation": -0.0521,  # 29, 1
    "speed/rtx-a400": 0.0078,  # 1, 1
    "speed/rtx-a4000": -0.0184,  # 8, 1
    "speed/rtx-a5000": -0.0057,  # 5, 1
    "speed/rtx-a5000-mobile": -0.0499,  # 3, 1
    "speed/rtx-a6000": -0.0013,  # 28, 1
    "speed/rtx-pro-4000-blackwell": 0.0031,  # 1, 1
    "speed/rtx-pro-4500-blackwell": 0.0135,  # 1, 1
    "speed/rtx-pro-6000-blackwell": -0.0341,  # 5, 1
    "speed/ryzen-z1-extreme-igpu-lpddr5-6400": -0.0151,  # 1, 1
    "speed/tesla-k80": 0.0001,  # 1, 1
    "speed/tesla-m40-24-gb": 0.001,  # 1, 1
    "speed/tesla-p100-pcie-16-gb": -0.0016,  # 7, 1
    "speed/tesla-p40": 0.0215,  # 9, 1
    "speed/tesla-t4": -0.0819,  # 4, 1
    "speed/tesla-v100-pcie-16-gb": -0.012,  # 2, 1
    "speed/tesla-v100-sxm2-16-gb": -0.0028,  # 2, 1
    "speed/tesla-v100s-pcie-32-gb": -0.0134,  # 1, 1
    "speed/titan-v": 0.043,  # 4, 1
    "speed/titan-xp": 0.0453,  # 2, 1
    "start": -7.8934,  # 1702, 113
    "start/AMD": -0.149,  # 554, 22
    "start/Ada Lovelace": -0.0528,  # 252, 16
    "start/Ampere": 0.1395,  # 154, 13
    "start/Ampere HBM": 0.0027,  # 57, 4
    "start/Ampere LPDDR": -0.0016,  # 2, 1
    "start/Apple": 0.138,  # 211, 15
    "start/Blackwell 2.0": -0.0469,  # 115, 7
    "start/Blackwell 2.0 LPDDR": -0.0199,  # 135, 1
    "start/Blackwell Ultra HBM": -0.0999,  # 9, 1
    "start/CDNA 1.0 HBM": 0.0042,  # 1, 1
    "start/CDNA 2.0 HBM": 0.0014,  # 1, 1
    "start/CDNA 3.0 HBM": 0.0031,  # 3, 1
    "start/GCN 4.0": 0.0008,  # 2, 1
    "start/GCN 5.1 HBM": -0.0005,  # 3, 1
    "start/Generation 12.5 HBM": 0.0085,  # 1, 1
    "start/Hopper HBM": -0.128,  # 46, 3
    "start/Intel": -0.006,  # 71, 6
    "start/Kepler 2.0": -0.0,  # 1, 1
    "start/M1": 0.01,  # 63, 4
    "start/M2": 0.0583,  # 57, 3
    "start/M3": 0.093,  # 35, 3
    "start/M4": 0.0277,  # 41, 3
    "start/M5": -0.051,  # 15, 2
    "start/Maxwell 2.0": -0.0006,  # 1, 1
    "start/NVIDIA": 0.0956,  # 866, 70
    "start/Pascal": -0.0357,  # 33, 8
    "start/Pascal HBM": 0.0309,  # 7, 1
    "start/RDNA 1.0": -0.0017,  # 4, 1
    "start/RDNA 2.0": -0.018,  # 12, 4
    "start/RDNA 3.0": -0.0689,  # 66, 7
    "start/RDNA 3.5 LPDDR": 0.0024,  # 401, 1
    "start/RDNA 4.0": -0.0718,  # 61, 4
    "start/Turing": 0.3071,  # 45, 9
    "start/Volta HBM": 0.0009,  # 9, 4
    "start/Xe-HPG": 0.0027,  # 12, 2
    "start/Xe2-HPG": -0.0172,  # 58, 3
    "unpack": 2.9957,  # 1702, 113
    "unpack/AMD": 0.1187,  # 554, 22
    "unpack/Ada Lovelace": -0.492,  # 252, 16
    "unpack/Ampere": -0.4439,  # 154, 13
    "unpack/Ampere HBM": -0.1762,  # 57, 4
    "unpack/Ampere LPDDR": -0.1286,  # 2, 1
    "unpack/Apple": -0.2058,  # 211, 15
    "unpack/BF16": 0.0546,  # 89, 3
    "unpack/BF16/AMD": 0.0198,  # 49, 2
    "unpack/BF16/Blackwell 2.0 LPDDR": 0.0016,  # 40, 1
    "unpack/BF16/NVIDIA": 0.0016,  # 40, 1
    "unpack/BF16/RDNA 3.5 LPDDR": 0.0154,  # 37, 1
    "unpack/BF16/RDNA 4.0": 0.0044,  # 12, 1
    "unpack/BF16/backend AMD rocm": -0.0279,  # 21, 2
    "unpack/Blackwell 2.0": 0.3239,  # 115, 7
    "unpack/Blackwell 2.0 LPDDR": -0.003,  # 135, 1
    "unpack/Blackwell Ultra HBM": 0.287,  # 9, 1
    "unpack/CDNA 1.0 HBM": 0.1574,  # 1, 1
    "unpack/CDNA 2.0 HBM": 0.0478,  # 1, 1
    "unpack/CDNA 3.0 HBM": 0.0277,  # 3, 1
    "unpack/F16": 0.5712,  # 109, 21
    "unpack/F16/Ada Lovelace": 0.0659,  # 34, 5
    "unpack/F16/Ampere": 0.0593,  # 19, 3
    "unpack/F16/Ampere HBM": 0.158,  # 13, 2
    "unpack/F16/Apple": 0.0455,  # 34, 10
    "unpack/F16/Hopper HBM": -0.1057,  # 9, 1
    "unpack/F16/M1": -0.008,  # 10, 3
    "unpack/F16/M2": 0.0105,  # 20, 3
    "unpack/F16/M3": 0.0223,  # 2, 2
    "unpack/F16/M4": 0.0207,  # 2, 2
    "unpack/F16/NVIDIA": 0.1776,  # 75, 11
    "unpack/FP4": 0.1991,  # 101, 16
    "unpack/FP4/AMD": 0.0468,  # 48, 4
    "unpack/FP4/Ada Lovelace": -0.0598,  # 5, 3
    "unpack/FP4/Ampere": -0.0307,  # 4, 3
    "unpack/FP4/Apple": -0.0316,  # 2, 2
    "unpack/FP4/Blackwell 2.0": 0.1551,  # 5, 3
    "unpack/FP4/Blackwell 2.0 LPDDR": -0.0022,  # 37, 1
    "unpack/FP4/M3": -0.0293,  # 1, 1
    "unpack/FP4/M4": -0.0022,  # 1, 1
    "unpack/FP4/NVIDIA": 0.0625,  # 51, 10
    "unpack/FP4/RDNA 3.0": 0.0095,  # 1, 1
    "unpack/FP4/RDNA 3.5 LPDDR": -0.0363,  # 38, 1
    "unpack/FP4/RDNA 4.0": 0.0736,  # 9, 2
    "unpack/FP4/backend AMD rocm": 0.03,  # 22, 3
    "unpack/FP4/backend AMD rocm-or-vulkan": -0.082,  # 2, 2
    "unpack/FP4/backend NVIDIA vulkan": -0.0198,  # 1, 1
    "unpack/FP8": -0.0163,  # 20, 1
    "unpack/FP8/Blackwell 2.0 LPDDR": -0.0063,  # 20, 1
    "unpack/FP8/NVIDIA": -0.0063,  # 20, 1
    "unpack/GCN 4.0": 0.1005,  # 2, 1
    "unpack/GCN 5.1 HBM": -0.0578,  # 3, 1
    "unpack/Generation 12.5 HBM": 0.3457,  # 1, 1
    "unpack/Hopper HBM": -0.2322,  # 46, 3
    "unpack/IQ": 0.0198,  # 66, 9
    "unpack/IQ/AMD": 0.0423,  # 42, 3
    "unpack/IQ/Ada Lovelace": 0.0118,  # 12, 2
    "unpack/IQ/Ampere": -0.0606,  # 6, 2
    "unpack/IQ/Blackwell 2.0": -0.0042,  # 3, 1
    "unpack/IQ/GCN 4.0": 0.0251,  # 2, 1
    "unpack/IQ/Intel": 0.0185,  # 3, 1
    "unpack/IQ/NVIDIA": -0.053,  # 21, 5
    "unpack/IQ/RDNA 3.5 LPDDR": 0.0488,  # 39, 1
    "unpack/IQ/RDNA 4.0": -0.0317,  # 1, 1
    "unpack/IQ/Xe2-HPG": 0.0185,  # 3, 1
    "unpack/IQ/backend AMD rocm": 0.0458,  # 21, 3
    "unpack/IQ/backend Intel sycl": 0.0185,  # 3, 1
    "unpack/IQ4": -0.2661,  # 14, 4
    "unpack/IQ4/AMD": -0.0009,  # 6, 1
    "unpack/IQ4/Ada Lovelace": -0.0111,  # 4, 1
    "unpack/IQ4/Blackwell 2.0": -0.0648,  # 1, 1
    "unpack/IQ4/Intel": -0.0271,  # 3, 1
    "unpack/IQ4/NVIDIA": -0.0759,  # 5, 2
    "unpack/IQ4/RDNA 3.5 LPDDR": -0.0009,  # 6, 1
    "unpack/IQ4/Xe2-HPG": -0.0271,  # 3, 1
    "unpack/IQ4/backend Intel sycl": -0.0271,  # 3, 1
    "unpack/Intel": 0.4909,  # 71, 6
    "unpack/Kepler 2.0": -0.0101,  # 1, 1
    "unpack/M1": 0.3545,  # 63, 4
    "unpack/M2": 0.1337,  # 57, 3
    "unpack/M3": -0.1966,  # 35, 3
    "unpack/M4": -0.152,  # 41, 3
    "unpack/M5": -0.3455,  # 15, 2
    "unpack/Maxwell 2.0": -0.0597,  # 1, 1
    "unpack/NVIDIA": -0.3268,  # 866, 70
    "unpack/Pascal": 0.8165,  # 33, 8
    "unpack/Pascal HBM": 0.0261,  # 7, 1
    "unpack/Q3_K": 0.2823,  # 47, 8
    "unpack/Q3_K/AMD": -0.0532,  # 35, 3
    "unpack/Q3_K/Ampere": 0.25,  # 2, 1
    "unpack/Q3_K/Apple": -0.02,  # 1, 1
    "unpack/Q3_K/Blackwell 2.0": -0.0221,  # 6, 1
    "unpack/Q3_K/M4": -0.02,  # 1, 1
    "unpack/Q3_K/NVIDIA": 0.1834,  # 11, 4
    "unpack/Q3_K/Pascal": -0.0503,  # 2, 1
    "unpack/Q3_K/RDNA 3.5 LPDDR": -0.0189,  # 28, 1
    "unpack/Q3_K/RDNA 4.0": -0.0343,  # 7, 2
    "unpack/Q3_K/Turing": 0.0058,  # 1, 1
    "unpack/Q3_K/backend AMD rocm": -0.0443,  # 11, 2
    "unpack/Q4_0": -0.3824,  # 270, 87
    "unpack/Q4_0/AMD": -0.0463,  # 76, 19
    "unpack/Q4_0/Ada Lovelace": -0.0403,  # 38, 12
    "unpack/Q4_0/Ampere": -0.1208,  # 32, 7
    "unpack/Q4_0/Ampere HBM": -0.0513,  # 10, 2
    "unpack/Q4_0/Ampere LPDDR": -0.0321,  # 2, 1
    "unpack/Q4_0/Apple": -0.039,  # 31, 13
    "unpack/Q4_0/Blackwell 2.0": -0.0663,  # 13, 5
    "unpack/Q4_0/Blackwell 2.0 LPDDR": -0.0,  # 6, 1
    "unpack/Q4_0/CDNA 1.0 HBM": 0.0393,  # 1, 1
    "unpack/Q4_0/CDNA 2.0 HBM": 0.0119,  # 1, 1
    "unpack/Q4_0/CDNA 3.0 HBM": 0.0069,  # 3, 1
    "unpack/Q4_0/Generation 12.5 HBM": 0.0864,  # 1, 1
    "unpack/Q4_0/Hopper HBM": 0.1069,  # 10, 2
    "unpack/Q4_0/Intel": 0.0828,  # 16, 6
    "unpack/Q4_0/Kepler 2.0": -0.0025,  # 1, 1
    "unpack/Q4_0/M1": 0.0207,  # 10, 4
    "unpack/Q4_0/M2": -0.1616,  # 11, 3
    "unpack/Q4_0/M3": 0.0145,  # 7, 3
    "unpack/Q4_0/M4": 0.0874,  # 3, 3
    "unpack/Q4_0/Maxwell 2.0": -0.0149,  # 1, 1
    "unpack/Q4_0/NVIDIA": -0.1469,  # 147, 49
    "unpack/Q4_0/Pascal": 0.0388,  # 12, 5
    "unpack/Q4_0/Pascal HBM": -0.1642,  # 2, 1
    "unpack/Q4_0/RDNA 1.0": 0.0078,  # 4, 1
    "unpack/Q4_0/RDNA 2.0": -0.206,  # 8, 4
    "unpack/Q4_0/RDNA 3.0": -0.1944,  # 21, 7
    "unpack/Q4_0/RDNA 3.5 LPDDR": -0.0033,  # 26, 1
    "unpack/Q4_0/RDNA 4.0": 0.2915,  # 12, 3
    "unpack/Q4_0/Turing": 0.1707,  # 13, 7
    "unpack/Q4_0/Volta HBM": 0.0291,  # 7, 4
    "unpack/Q4_0/Xe-HPG": 0.0494,  # 9, 2
    "unpack/Q4_0/Xe2-HPG": -0.053,  # 6, 3
    "unpack/Q4_0/backend AMD metal": 0.0138,  # 1, 1
    "unpack/Q4_0/backend AMD rocm": -0.1723,  # 33, 13
    "unpack/Q4_0/backend Intel sycl": -0.1217,  # 12, 5
    "unpack/Q4_0/backend NVIDIA vulkan": -0.0108,  # 6, 5
    "unpack/Q4_K": -0.2025,  # 806, 84
    "unpack/Q4_K/AMD": 0.0447,  # 207, 9
    "unpack/Q4_K/Ada Lovelace": -0.1159,  # 130, 15
    "unpack/Q4_K/Ampere": -0.1209,  # 87, 13
    "unpack/Q4_K/Ampere HBM": -0.1508,  # 34, 3
    "unpack/Q4_K/Apple": -0.0163,  # 130, 15
    "unpack/Q4_K/Blackwell 2.0": 0.1229,  # 69, 4
    "unpack/Q4_K/Blackwell 2.0 LPDDR": 0.0046,  # 17, 1
    "unpack/Q4_K/Blackwell Ultra HBM": 0.0717,  # 9, 1
    "unpack/Q4_K/GCN 5.1 HBM": -0.0145,  # 3, 1
    "unpack/Q4_K/Hopper HBM": -0.0593,  # 27, 3
    "unpack/Q4_K/Intel": 0.0181,  # 39, 4
    "unpack/Q4_K/M1": 0.1106,  # 38, 4
    "unpack/Q4_K/M2": 0.1808,  # 23, 3
    "unpack/Q4_K/M3": -0.0919,  # 22, 3
    "unpack/Q4_K/M4": -0.1295,  # 32, 3
    "unpack/Q4_K/M5": -0.0864,  # 15, 2
    "unpack/Q4_K/NVIDIA": -0.1256,  # 430, 56
    "unpack/Q4_K/Pascal": 0.2156,  # 19, 7
    "unpack/Q4_K/Pascal HBM": 0.1707,  # 5, 1
    "unpack/Q4_K/RDNA 2.0": 0.2492,  # 4, 2
    "unpack/Q4_K/RDNA 3.0": 0.163,  # 44, 3
    "unpack/Q4_K/RDNA 3.5 LPDDR": -0.0208,  # 142, 1
    "unpack/Q4_K/RDNA 4.0": -0.3323,  # 14, 2
    "unpack/Q4_K/Turing": -0.1987,  # 31, 7
    "unpack/Q4_K/Volta HBM": -0.0656,  # 2, 1
    "unpack/Q4_K/Xe-HPG": 0.0745,  # 3, 1
    "unpack/Q4_K/Xe2-HPG": -0.0564,  # 36, 3
    "unpack/Q4_K/backend AMD HBM vulkan": 0.0089,  # 1, 1
    "unpack/Q4_K/backend AMD rocm": 0.2226,  # 62, 6
    "unpack/Q4_K/backend AMD rocm-or-vulkan": -0.0266,  # 39, 3
    "unpack/Q4_K/backend Intel sycl": 0.0036,  # 38, 4
    "unpack/Q6_K": -0.0014,  # 35, 5
    "unpack/Q6_K/AMD": -0.016,  # 18, 1
    "unpack/Q6_K/Ada Lovelace": -0.0073,  # 1, 1
    "unpack/Q6_K/Apple": -0.0244,  # 1, 1
    "unpack/Q6_K/Blackwell 2.0": 0.0141,  # 9, 1
    "unpack/Q6_K/Intel": 0.033,  # 6, 1
    "unpack/Q6_K/M3": -0.0244,  # 1, 1
    "unpack/Q6_K/NVIDIA": 0.0068,  # 10, 2
    "unpack/Q6_K/RDNA 3.5 LPDDR": -0.016,  # 18, 1
    "unpack/Q6_K/Xe2-HPG": 0.033,  # 6, 1
    "unpack/Q6_K/backend AMD rocm": -0.0062,  # 6, 1
    "unpack/Q6_K/backend Intel sycl": 0.1929,  # 3, 1
    "unpack/Q8": 0.0104,  # 130, 22
    "unpack/Q8/AMD": -0.0076,  # 73, 2
    "unpack/Q8/Ada Lovelace": 0.0294,  # 15, 3
    "unpack/Q8/Ampere": -0.0873,  # 4, 3
    "unpack/Q8/Apple": 0.0343,  # 11, 11
    "unpack/Q8/Blackwell 2.0": 0.0361,  # 8, 1
    "unpack/Q8/Blackwell 2.0 LPDDR": 0.0016,  # 15, 1
    "unpack/Q8/Intel": -0.0026,  # 4, 1
    "unpack/Q8/M1": -0.0346,  # 4, 4
    "unpack/Q8/M2": 0.0038,  # 3, 3
    "unpack/Q8/M3": 0.0596,  # 2, 2
    "unpack/Q8/M4": 0.0055,  # 2, 2
    "unpack/Q8/NVIDIA": -0.0201,  # 42, 8
    "unpack/Q8/RDNA 3.5 LPDDR": -0.0162,  # 67, 1
    "unpack/Q8/RDNA 4.0": 0.0086,  # 6, 1
    "unpack/Q8/Xe2-HPG": -0.0026,  # 4, 1
    "unpack/Q8/backend AMD rocm": -0.0456,  # 36, 2
    "unpack/Q8/backend Intel sycl": -0.0026,  # 4, 1
    "unpack/Q8/backend NVIDIA vulkan": -0.0217,  # 1, 1
    "unpack/RDNA 1.0": 0.0311,  # 4, 1
    "unpack/RDNA 2.0": 0.1726,  # 12, 4
    "unpack/RDNA 3.0": -0.0873,  # 66, 7
    "unpack/RDNA 3.5 LPDDR": -0.1928,  # 401, 1
    "unpack/RDNA 4.0": -0.0805,  # 61, 4
    "unpack/Turing": -0.0886,  # 45, 9
    "unpack/Volta HBM": -0.146,  # 9, 4
    "unpack/Xe-HPG": 0.4956,  # 12, 2
    "unpack/Xe2-HPG": -0.3503,  # 58, 3
    "unpack/backend AMD HBM vulkan": 0.0357,  # 1, 1
    "unpack/backend AMD metal": 0.0552,  # 1, 1
    "unpack/backend AMD rocm": 0.0081,  # 212, 15
    "unpack/backend AMD rocm-or-vulkan": -0.4347,  # 41, 3
    "unpack/backend Intel sycl": 0.2547,  # 63, 5
    "unpack/backend NVIDIA vulkan": -0.2096,  # 8, 5
    "unpack/engine ExLlama": 0.017,  # 13, 1
    "unpack/engine IPEX-LLM": -0.7399,  # 5, 3
    "unpack/engine MLC": -0.0076,  # 2, 1
    "unpack/engine mlx": -0.0002,  # 1, 1
    "unpack/engine vLLM": 0.0057,  # 85, 1
    "unpack/no dot product": 0.9272,  # 11, 4
    "unpack/not reordered": 0.6868,  # 10, 2
    "unpack/other": -0.2194,  # 15, 3
    "unpack/other/Ada Lovelace": 0.0043,  # 13, 1
    "unpack/other/Apple": -0.0,  # 1, 1
    "unpack/other/Blackwell 2.0": -0.0899,  # 1, 1
    "unpack/other/M1": -0.0,  # 1, 1
    "unpack/other/NVIDIA": -0.0856,  # 14, 2
    "unpack/year 2023": -0.5237,  # 141, 17
    "weights": 0.0578,  # 1702, 113
    "weights/AMD": -0.0208,  # 554, 22
    "weights/Ada Lovelace": -0.0043,  # 252, 16
    "weights/Ampere": -0.0116,  # 154, 13
    "weights/Ampere HBM": 0.0008,  # 57, 4
    "weights/Ampere LPDDR": -0.0006,  # 2, 1
    "weights/Apple": -0.0099,  # 211, 15
    "weights/Blackwell 2.0": -0.0091,  # 115, 7
    "weights/Blackwell 2.0 LPDDR": 0.0041,  # 135, 1
    "weights/Blackwell Ultra HBM": 0.0002,  # 9, 1
    "weights/CDNA 1.0 HBM": 0.0002,  # 1, 1
    "weights/CDNA 2.0 HBM": 0.0,  # 1, 1
    "weights/CDNA 3.0 HBM": 0.0,  # 3, 1
    "weights/ECC": 0.1175,  # 51, 8
    "weights/GCN 4.0": 0.0,  # 2, 1
    "weights/GCN 5.1 HBM": -0.0001,  # 3, 1
    "weights/Generation 12.5 HBM": 0.0004,  # 1, 1
    "weights/HBM": 0.0321,  # 137, 18
    "weights/Hopper HBM": -0.0023,  # 46, 3
    "weights/Intel": -0.0022,  # 71, 6
    "weights/Kepler 2.0": -0.0,  # 1, 1
    "weights/LPDDR": 0.0821,  # 538, 3
    "weights/M1": 0.003,  # 63, 4
    "weights/M2": -0.0006,  # 57, 3
    "weights/M3": -0.0058,  # 35, 3
    "weights/M4": -0.0011,  # 41, 3
    "weights/M5": -0.0055,  # 15, 2
    "weights/Maxwell 2.0": -0.0001,  # 1, 1
    "weights/NVIDIA": -0.0247,  # 866, 70
    "weights/Pascal": 0.0027,  # 33, 8
    "weights/Pascal HBM": -0.0003,  # 7, 1
    "weights/RDNA 1.0": -0.0005,  # 4, 1
    "weights/RDNA 2.0": -0.0046,  # 12, 4
    "weights/RDNA 3.0": -0.0073,  # 66, 7
    "weights/RDNA 3.5 LPDDR": -0.0014,  # 401, 1
    "weights/RDNA 4.0": -0.0073,  # 61, 4
    "weights/Turing": 0.0012,  # 45, 9
    "weights/Volta HBM": -0.0054,  # 9, 4
    "weights/Xe-HPG": -0.0007,  # 12, 2
    "weights/Xe2-HPG": -0.0019,  # 58, 3
    "weights/backend AMD HBM vulkan": 0.0,  # 1, 1
    "weights/backend AMD metal": 0.0004,  # 1, 1
    "weights/backend AMD rocm": -0.0008,  # 212, 15
    "weights/backend AMD rocm-or-vulkan": -0.0025,  # 41, 3
    "weights/backend Intel sycl": 0.0006,  # 63, 5
    "weights/backend NVIDIA vulkan": 0.0046,  # 8, 5
}

SPREAD: dict[str, float] = {
    "down": 0.181,
    "up": 0.159,
    "bits/low": 1.676,
    "bits/usual": 1.0,
    "depth/deep": 1.062,
    "depth/empty": 1.0,
    "evidence/card": 0.962,
    "evidence/generation": 1.0,
    "evidence/vendor": 1.0,
    "kind/dense": 1.0,
    "kind/mixture": 1.327,
    "vendor/AMD": 1.024,
    "vendor/Apple": 1.07,
    "vendor/Intel": 2.059,
    "vendor/NVIDIA": 0.841,
    "software/AMD": 1.386,
    "software/Apple": 1.0,
    "software/Intel": 1.081,
    "software/NVIDIA": 1.024,
}
