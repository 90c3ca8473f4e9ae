"""What was fitted to the measured rows of content/measurements. Made by `sitegen calibrate`: do not edit.

`EFFECTS` are natural logarithms that add up to a coefficient (`estimator/speed.py` says which). The plain name of a
term is the value for all cards, in seconds a token (start), seconds a layer (launch), ratios of the time that the
nominal bandwidth would take (weights, cache; experts: over weights), 32-bit operations a weight (unpack); what stands
after it is a vendor's, group's, storage type's, year's or backend's part. `speed` effects bear on the whole.
After each: rows and devices behind it; `ROWS` and `DEVICES` count all of them.

`SPREAD` makes the 80 % ranges: "down" and "up" are the natural logarithms of how far a measurement lies below and
above its estimate, from rows whose device (or, of measured cards, whose model) the fit had not seen; the others are
factors on both by class.
"""

ROWS = 1702
DEVICES = 113

EFFECTS: dict[str, float] = {
    "cache": 0.2565,  # 1702, 113
    "cache/AMD": -0.0195,  # 554, 22
    "cache/Ada Lovelace": -0.2355,  # 252, 16
    "cache/Ampere": -0.1128,  # 154, 13
    "cache/Ampere HBM": 0.2284,  # 57, 4
    "cache/Ampere LPDDR": 0.0,  # 2, 1
    "cache/Apple": -0.2705,  # 211, 15
    "cache/Blackwell 2.0": 0.1001,  # 115, 7
    "cache/Blackwell 2.0 LPDDR": -0.0817,  # 135, 1
    "cache/Blackwell Ultra HBM": -0.0007,  # 9, 1
    "cache/CDNA 1.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 2.0 HBM": -0.0,  # 1, 1
    "cache/CDNA 3.0 HBM": -0.0,  # 3, 1
    "cache/GCN 4.0": 0.0,  # 2, 1
    "cache/GCN 5.1 HBM": -0.0003,  # 3, 1
    "cache/Generation 12.5 HBM": 0.0,  # 1, 1
    "cache/Hopper HBM": 0.2418,  # 46, 3
    "cache/Intel": 0.0945,  # 71, 6
    "cache/Kepler 2.0": 0.0,  # 1, 1
    "cache/M1": 0.2317,  # 63, 4
    "cache/M2": -0.1151,  # 57, 3
    "cache/M3": -0.3642,  # 35, 3
    "cache/M4": 0.0636,  # 41, 3
    "cache/M5": -0.0864,  # 15, 2
    "cache/Maxwell 2.0": -0.0,  # 1, 1
    "cache/NVIDIA": 0.1257,  # 866, 70
    "cache/Pascal": 0.0174,  # 33, 8
    "cache/Pascal HBM": -0.0005,  # 7, 1
    "cache/RDNA 1.0": -0.0,  # 4, 1
    "cache/RDNA 2.0": 0.017,  # 12, 4
    "cache/RDNA 3.0": 0.0297,  # 66, 7
    "cache/RDNA 3.5 LPDDR": 0.1523,  # 401, 1
    "cache/RDNA 4.0": -0.2183,  # 61, 4
    "cache/Turing": -0.0175,  # 45, 9
    "cache/Volta HBM": -0.0133,  # 9, 4
    "cache/Xe-HPG": 0.0025,  # 12, 2
    "cache/Xe2-HPG": 0.0921,  # 58, 3
    "cache/backend AMD metal": 0.0,  # 1, 1
    "cache/backend AMD rocm": -0.0038,  # 219, 19
    "cache/backend AMD rocm-or-vulkan": 0.0,  # 41, 3
    "cache/backend Intel sycl": 0.1671,  # 63, 5
    "cache/backend NVIDIA vulkan": 0.0,  # 8, 5
    "cache/no flash attention": 0.631,  # 428, 75
    "experts": -0.1922,  # 1702, 113
    "experts/AMD": -0.006,  # 554, 22
    "experts/Apple": 0.0283,  # 211, 15
    "experts/Intel": 0.0007,  # 71, 6
    "experts/NVIDIA": -0.096,  # 866, 70
    "launch": -9.2342,  # 1702, 113
    "launch/AMD": -0.2819,  # 554, 22
    "launch/Ada Lovelace": -0.2343,  # 252, 16
    "launch/Ampere": 0.058,  # 154, 13
    "launch/Ampere HBM": 0.1566,  # 57, 4
    "launch/Ampere LPDDR": 0.0012,  # 2, 1
    "launch/Apple": 0.259,  # 211, 15
    "launch/Blackwell 2.0": -0.2685,  # 115, 7
    "launch/Blackwell 2.0 LPDDR": -0.1823,  # 135, 1
    "launch/Blackwell Ultra HBM": -0.2545,  # 9, 1
    "launch/CDNA 1.0 HBM": 0.0417,  # 1, 1
    "launch/CDNA 2.0 HBM": -0.0232,  # 1, 1
    "launch/CDNA 3.0 HBM": -0.269,  # 3, 1
    "launch/GCN 4.0": 0.0094,  # 2, 1
    "launch/GCN 5.1 HBM": -0.0973,  # 3, 1
    "launch/Generation 12.5 HBM": 0.304,  # 1, 1
    "launch/HBM": 0.2391,  # 137, 18
    "launch/Hopper HBM": -0.134,  # 46, 3
    "launch/Intel": 0.6221,  # 71, 6
    "launch/Kepler 2.0": 0.0064,  # 1, 1
    "launch/LPDDR": -0.0032,  # 538, 3
    "launch/M1": 0.1097,  # 63, 4
    "launch/M2": 0.0538,  # 57, 3
    "launch/M3": 0.2221,  # 35, 3
    "launch/M4": -0.0396,  # 41, 3
    "launch/M5": -0.0871,  # 15, 2
    "launch/Maxwell 2.0": -0.0186,  # 1, 1
    "launch/NVIDIA": -0.5635,  # 866, 70
    "launch/Pascal": -0.2501,  # 33, 8
    "launch/Pascal HBM": 0.1063,  # 7, 1
    "launch/RDNA 1.0": -0.1132,  # 4, 1
    "launch/RDNA 2.0": 0.1904,  # 12, 4
    "launch/RDNA 3.0": 0.0131,  # 66, 7
    "launch/RDNA 3.5 LPDDR": 0.1754,  # 401, 1
    "launch/RDNA 4.0": -0.2091,  # 61, 4
    "launch/Turing": 0.2426,  # 45, 9
    "launch/Volta HBM": 0.2077,  # 9, 4
    "launch/Xe-HPG": 0.5294,  # 12, 2
    "launch/Xe2-HPG": -0.2113,  # 58, 3
    "launch/architecture/deepseek_v2": 0.0165,  # 3, 3
    "launch/architecture/deepseek_v3": 0.0003,  # 1, 1
    "launch/architecture/deepseek_v4": -0.0061,  # 36, 1
    "launch/architecture/dots1": -0.0201,  # 12, 1
    "launch/architecture/gemma2": 0.0489,  # 3, 2
    "launch/architecture/gemma3": -0.0461,  # 28, 9
    "launch/architecture/gemma3_text": 0.1224,  # 4, 2
    "launch/architecture/gemma4": 0.3108,  # 144, 16
    "launch/architecture/gemma4_unified": -0.055,  # 4, 2
    "launch/architecture/glm4_moe": -0.0117,  # 6, 1
    "launch/architecture/glm4_moe_lite": 0.1008,  # 17, 2
    "launch/architecture/gpt_oss": -0.0576,  # 89, 24
    "launch/architecture/granite": -0.0159,  # 12, 6
    "launch/architecture/hunyuan_v1_moe": 0.0087,  # 12, 1
    "launch/architecture/lfm2": -0.2027,  # 10, 10
    "launch/architecture/lfm2_moe": -0.1551,  # 2, 1
    "launch/architecture/llama": -0.2858,  # 649, 105
    "launch/architecture/llama4": -0.021,  # 12, 1
    "launch/architecture/minimax_m2": -0.0059,  # 14, 1
    "launch/architecture/ministral3": 0.1947,  # 48, 14
    "launch/architecture/mistral": -0.166,  # 24, 8
    "launch/architecture/mistral3": -0.0229,  # 1, 1
    "launch/architecture/olmo2": -0.0035,  # 1, 1
    "launch/architecture/phi3": -0.0687,  # 12, 6
    "launch/architecture/qwen2": 0.1813,  # 105, 55
    "launch/architecture/qwen3": -0.1031,  # 49, 20
    "launch/architecture/qwen3_5": 0.288,  # 219, 30
    "launch/architecture/qwen3_5_moe": -0.0331,  # 133, 12
    "launch/architecture/qwen3_moe": 0.028,  # 52, 8
    "launch/backend AMD metal": 0.0065,  # 1, 1
    "launch/backend AMD rocm": 0.3929,  # 219, 19
    "launch/backend AMD rocm-or-vulkan": -0.0366,  # 41, 3
    "launch/backend Intel sycl": -0.0251,  # 63, 5
    "launch/backend NVIDIA vulkan": 0.0078,  # 8, 5
    "launch/mixture": 0.5495,  # 460, 29
    "launch/mixture/AMD": -0.2463,  # 310, 4
    "launch/mixture/Apple": -0.0388,  # 11, 5
    "launch/mixture/Intel": 0.3876,  # 10, 1
    "launch/mixture/NVIDIA": -0.0128,  # 129, 19
    "launch/recurrent": 0.0142,  # 364, 31
    "launch/year 2023": 0.3786,  # 141, 17
    "launch/year 2024": 0.5855,  # 193, 28
    "launch/year 2025": 0.0985,  # 571, 103
    "speed/a100-pcie-40-gb": -0.0294,  # 9, 1
    "speed/a100-pcie-80-gb": 0.0583,  # 26, 1
    "speed/a100-sxm4-40-gb": -0.046,  # 1, 1
    "speed/a100-sxm4-80-gb": 0.0194,  # 21, 1
    "speed/a40-pcie": -0.0896,  # 18, 1
    "speed/apple-m1-8-gb": 0.0554,  # 9, 1
    "speed/apple-m1-16-gb": 0.0554,  # 9, 1
    "speed/apple-m1-max-32-gb": -0.0433,  # 36, 1
    "speed/apple-m1-max-64-gb": -0.0433,  # 36, 1
    "speed/apple-m1-pro-16-gb": 0.0312,  # 8, 1
    "speed/apple-m1-pro-32-gb": 0.0312,  # 8, 1
    "speed/apple-m1-ultra-64-gb": -0.0663,  # 10, 1
    "speed/apple-m1-ultra-128-gb": -0.0663,  # 10, 1
    "speed/apple-m2-8-gb": 0.0073,  # 9, 1
    "speed/apple-m2-16-gb": 0.0073,  # 9, 1
    "speed/apple-m2-24-gb": 0.0073,  # 9, 1
    "speed/apple-m2-max-32-gb": 0.0042,  # 8, 1
    "speed/apple-m2-max-64-gb": 0.0042,  # 8, 1
    "speed/apple-m2-max-96-gb": 0.0042,  # 8, 1
    "speed/apple-m2-ultra-64-gb": -0.0151,  # 40, 1
    "speed/apple-m2-ultra-128-gb": -0.0151,  # 40, 1
    "speed/apple-m2-ultra-192-gb": -0.0151,  # 40, 1
    "speed/apple-m3-8-gb": 0.0334,  # 9, 1
    "speed/apple-m3-16-gb": 0.0334,  # 9, 1
    "speed/apple-m3-24-gb": 0.0334,  # 9, 1
    "speed/apple-m3-pro-18-gb": 0.0148,  # 13, 1
    "speed/apple-m3-pro-36-gb": 0.0148,  # 13, 1
    "speed/apple-m3-ultra-96-gb": -0.0355,  # 13, 1
    "speed/apple-m3-ultra-256-gb": -0.0355,  # 13, 1
    "speed/apple-m3-ultra-512-gb": -0.0355,  # 13, 1
    "speed/apple-m4-16-gb": 0.0073,  # 6, 1
    "speed/apple-m4-24-gb": 0.0073,  # 6, 1
    "speed/apple-m4-32-gb": 0.0073,  # 6, 1
    "speed/apple-m4-max-40-core-gpu-48-gb": -0.0064,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-64-gb": -0.0064,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-128-gb": -0.0064,  # 5, 1
    "speed/apple-m4-pro-24-gb": 0.0047,  # 30, 1
    "speed/apple-m4-pro-48-gb": 0.0047,  # 30, 1
    "speed/apple-m4-pro-64-gb": 0.0047,  # 30, 1
    "speed/apple-m5-16-gb": -0.0422,  # 12, 1
    "speed/apple-m5-24-gb": -0.0422,  # 12, 1
    "speed/apple-m5-32-gb": -0.0422,  # 12, 1
    "speed/apple-m5-max-32-core-gpu": 0.0735,  # 3, 1
    "speed/arc-140v-lunar-lake-igpu": -0.0731,  # 3, 1
    "speed/arc-a770": -0.0144,  # 11, 1
    "speed/arc-a770m": -0.0174,  # 1, 1
    "speed/arc-b580": 0.0683,  # 7, 1
    "speed/arc-pro-b70": 0.0346,  # 48, 1
    "speed/architecture/deepseek_v2": -0.0049,  # 3, 3
    "speed/architecture/deepseek_v3": -0.0001,  # 1, 1
    "speed/architecture/deepseek_v4": -0.0329,  # 36, 1
    "speed/architecture/dots1": 0.0182,  # 12, 1
    "speed/architecture/gemma2": -0.0392,  # 3, 2
    "speed/architecture/gemma3": -0.0342,  # 28, 9
    "speed/architecture/gemma3_text": -0.0534,  # 4, 2
    "speed/architecture/gemma4": -0.0069,  # 144, 16
    "speed/architecture/gemma4_unified": 0.0185,  # 4, 2
    "speed/architecture/glm4_moe": 0.0144,  # 6, 1
    "speed/architecture/glm4_moe_lite": -0.1027,  # 17, 2
    "speed/architecture/gpt_oss": 0.1005,  # 89, 24
    "speed/architecture/granite": 0.0177,  # 12, 6
    "speed/architecture/hunyuan_v1_moe": -0.0128,  # 12, 1
    "speed/architecture/lfm2": 0.12,  # 10, 10
    "speed/architecture/lfm2_moe": 0.0657,  # 2, 1
    "speed/architecture/llama": -0.0307,  # 649, 105
    "speed/architecture/llama4": 0.0317,  # 12, 1
    "speed/architecture/minimax_m2": 0.0337,  # 14, 1
    "speed/architecture/ministral3": 0.0075,  # 48, 14
    "speed/architecture/mistral": 0.0281,  # 24, 8
    "speed/architecture/mistral3": 0.0235,  # 1, 1
    "speed/architecture/olmo2": 0.003,  # 1, 1
    "speed/architecture/phi3": 0.0029,  # 12, 6
    "speed/architecture/qwen2": 0.0242,  # 105, 55
    "speed/architecture/qwen3": -0.0341,  # 49, 20
    "speed/architecture/qwen3_5": -0.0016,  # 219, 30
    "speed/architecture/qwen3_5_moe": 0.0091,  # 133, 12
    "speed/architecture/qwen3_moe": 0.0164,  # 52, 8
    "speed/b300": 0.0051,  # 9, 1
    "speed/data-center-gpu-max-ponte-vecchio-model-not-stated": -0.0188,  # 1, 1
    "speed/engine ExLlama": 0.0779,  # 13, 1
    "speed/engine MLC": 0.2858,  # 2, 1
    "speed/engine mlx": 0.0091,  # 1, 1
    "speed/engine mlx/mixture": 0.0091,  # 1, 1
    "speed/engine vLLM": -0.1599,  # 85, 1
    "speed/engine vLLM/mixture": -0.141,  # 40, 1
    "speed/gb10": -0.0037,  # 135, 1
    "speed/geforce-gtx-1050-ti": -0.0636,  # 8, 1
    "speed/geforce-gtx-1070": 0.0052,  # 2, 1
    "speed/geforce-gtx-1070-ti": -0.0336,  # 3, 1
    "speed/geforce-gtx-1080": -0.0199,  # 5, 1
    "speed/geforce-gtx-1080-ti": 0.0075,  # 3, 1
    "speed/geforce-gtx-1660": 0.0532,  # 1, 1
    "speed/geforce-rtx-2060-super": -0.06,  # 4, 1
    "speed/geforce-rtx-2070": 0.0107,  # 2, 1
    "speed/geforce-rtx-2070-super": 0.1104,  # 4, 1
    "speed/geforce-rtx-2080": 0.0172,  # 16, 1
    "speed/geforce-rtx-2080-ti": 0.078,  # 7, 1
    "speed/geforce-rtx-3060-12-gb": 0.025,  # 21, 1
    "speed/geforce-rtx-3060-mobile": 0.0393,  # 1, 1
    "speed/geforce-rtx-3060-ti": 0.0368,  # 2, 1
    "speed/geforce-rtx-3070-ti": 0.0419,  # 2, 1
    "speed/geforce-rtx-3080": 0.0567,  # 15, 1
    "speed/geforce-rtx-3080-ti": 0.0171,  # 12, 1
    "speed/geforce-rtx-3090": 0.0075,  # 38, 1
    "speed/geforce-rtx-4060": 0.0144,  # 3, 1
    "speed/geforce-rtx-4060-mobile": 0.0782,  # 3, 1
    "speed/geforce-rtx-4060-ti-16-gb": 0.0046,  # 3, 1
    "speed/geforce-rtx-4060-ti-8-gb": 0.0094,  # 1, 1
    "speed/geforce-rtx-4070": -0.0423,  # 19, 1
    "speed/geforce-rtx-4070-mobile": 0.0372,  # 59, 1
    "speed/geforce-rtx-4070-ti": 0.0505,  # 13, 1
    "speed/geforce-rtx-4080-super": 0.0236,  # 7, 1
    "speed/geforce-rtx-4090": 0.0132,  # 59, 1
    "speed/geforce-rtx-4090-d": 0.0346,  # 3, 1
    "speed/geforce-rtx-5060-ti-16-gb": 0.0032,  # 4, 1
    "speed/geforce-rtx-5070": -0.0136,  # 30, 1
    "speed/geforce-rtx-5090": 0.0415,  # 73, 1
    "speed/geforce-rtx-5090-mobile": 0.0296,  # 1, 1
    "speed/h100-pcie-80-gb": -0.1047,  # 26, 1
    "speed/h100-sxm5-80-gb": 0.0821,  # 11, 1
    "speed/h200-nvl": 0.0184,  # 9, 1
    "speed/jetson-agx-orin-64-gb": -0.0009,  # 2, 1
    "speed/l4": -0.0512,  # 3, 1
    "speed/l40": -0.057,  # 2, 1
    "speed/l40s": -0.1005,  # 13, 1
    "speed/measured by LocalScore, mean over prompts up to 4,096 tokens": -0.1745,  # 150, 60
    "speed/measured by Ollama": -0.0406,  # 50, 24
    "speed/measured by client's clock, llama-benchy": 0.0962,  # 208, 3
    "speed/measured by client's clock, llmfit": 0.0632,  # 108, 6
    "speed/measured by client's clock, server request": -0.0592,  # 77, 10
    "speed/measured by llama.cpp main": -0.0132,  # 101, 11
    "speed/quadro-p4000": 0.0116,  # 1, 1
    "speed/quadro-rtx-6000": -0.0165,  # 2, 1
    "speed/quadro-rtx-8000": -0.0205,  # 5, 1
    "speed/radeon-8060s-ryzen-ai-max-395-128-gb": -0.003,  # 401, 1
    "speed/radeon-ai-pro-r9700": -0.0663,  # 48, 1
    "speed/radeon-instinct-mi100": -0.0038,  # 1, 1
    "speed/radeon-instinct-mi210": 0.002,  # 1, 1
    "speed/radeon-instinct-mi300x": 0.0133,  # 3, 1
    "speed/radeon-instinct-mi50": 0.008,  # 3, 1
    "speed/radeon-pro-v620": -0.0668,  # 1, 1
    "speed/radeon-pro-w6800": -0.0022,  # 1, 1
    "speed/radeon-pro-w7900": -0.0383,  # 2, 1
    "speed/radeon-rx-570": -0.0019,  # 2, 1
    "speed/radeon-rx-5700-xt": 0.0108,  # 4, 1
    "speed/radeon-rx-6700-xt": 0.016,  # 5, 1
    "speed/radeon-rx-6900-xt": 0.055,  # 5, 1
    "speed/radeon-rx-7600": -0.0365,  # 1, 1
    "speed/radeon-rx-7800-xt": 0.0105,  # 7, 1
    "speed/radeon-rx-7900-gre": -0.0209,  # 2, 1
    "speed/radeon-rx-7900-xt": -0.0237,  # 41, 1
    "speed/radeon-rx-7900-xtx": 0.1515,  # 12, 1
    "speed/radeon-rx-9060-xt-16-gb": -0.0044,  # 1, 1
    "speed/radeon-rx-9070": 0.0995,  # 1, 1
    "speed/radeon-rx-9070-xt": -0.0029,  # 11, 1
    "speed/rtx-4000-ada-generation": 0.0272,  # 18, 1
    "speed/rtx-5000-ada-generation": 0.0113,  # 17, 1
    "speed/rtx-6000-ada-generation": -0.0504,  # 29, 1
    "speed/rtx-a400": 0.0216,  # 1, 1
    "speed/rtx-a4000": -0.0279,  # 8, 1
    "speed/rtx-a5000": 0.0033,  # 5, 1
    "speed/rtx-a5000-mobile": -0.1147,  # 3, 1
    "speed/rtx-a6000": -0.0106,  # 28, 1
    "speed/rtx-pro-4000-blackwell": -0.0066,  # 1, 1
    "speed/rtx-pro-4500-blackwell": 0.0079,  # 1, 1
    "speed/rtx-pro-6000-blackwell": -0.0419,  # 5, 1
    "speed/ryzen-z1-extreme-igpu-lpddr5-6400": -0.038,  # 1, 1
    "speed/tesla-k80": -0.0119,  # 1, 1
    "speed/tesla-m40-24-gb": 0.0134,  # 1, 1
    "speed/tesla-p100-pcie-16-gb": -0.0017,  # 7, 1
    "speed/tesla-p40": 0.0173,  # 9, 1
    "speed/tesla-t4": -0.1785,  # 4, 1
    "speed/tesla-v100-pcie-16-gb": 0.0029,  # 2, 1
    "speed/tesla-v100-sxm2-16-gb": -0.0196,  # 2, 1
    "speed/tesla-v100s-pcie-32-gb": -0.0143,  # 1, 1
    "speed/titan-v": 0.0353,  # 4, 1
    "speed/titan-xp": 0.0706,  # 2, 1
    "start": -8.0178,  # 1702, 113
    "start/AMD": -0.1319,  # 554, 22
    "start/Ada Lovelace": -0.0534,  # 252, 16
    "start/Ampere": 0.1328,  # 154, 13
    "start/Ampere HBM": -0.0229,  # 57, 4
    "start/Ampere LPDDR": 0.0002,  # 2, 1
    "start/Apple": 0.0843,  # 211, 15
    "start/Blackwell 2.0": -0.0245,  # 115, 7
    "start/Blackwell 2.0 LPDDR": -0.0098,  # 135, 1
    "start/Blackwell Ultra HBM": -0.0432,  # 9, 1
    "start/CDNA 1.0 HBM": 0.0018,  # 1, 1
    "start/CDNA 2.0 HBM": -0.001,  # 1, 1
    "start/CDNA 3.0 HBM": -0.0072,  # 3, 1
    "start/GCN 4.0": 0.0004,  # 2, 1
    "start/GCN 5.1 HBM": -0.0012,  # 3, 1
    "start/Generation 12.5 HBM": 0.007,  # 1, 1
    "start/Hopper HBM": -0.0419,  # 46, 3
    "start/Intel": 0.0034,  # 71, 6
    "start/Kepler 2.0": 0.0009,  # 1, 1
    "start/M1": -0.0229,  # 63, 4
    "start/M2": 0.0457,  # 57, 3
    "start/M3": 0.0671,  # 35, 3
    "start/M4": 0.0247,  # 41, 3
    "start/M5": -0.0303,  # 15, 2
    "start/Maxwell 2.0": -0.0028,  # 1, 1
    "start/NVIDIA": 0.1515,  # 866, 70
    "start/Pascal": -0.0372,  # 33, 8
    "start/Pascal HBM": 0.0285,  # 7, 1
    "start/RDNA 1.0": -0.0025,  # 4, 1
    "start/RDNA 2.0": -0.0099,  # 12, 4
    "start/RDNA 3.0": -0.0584,  # 66, 7
    "start/RDNA 3.5 LPDDR": 0.0023,  # 401, 1
    "start/RDNA 4.0": -0.0562,  # 61, 4
    "start/Turing": 0.2214,  # 45, 9
    "start/Volta HBM": 0.0033,  # 9, 4
    "start/Xe-HPG": 0.0057,  # 12, 2
    "start/Xe2-HPG": -0.0093,  # 58, 3
    "unpack": 2.7612,  # 1702, 113
    "unpack/16-bit": 0.5554,  # 222, 24
    "unpack/16-bit/AMD": 0.1086,  # 73, 2
    "unpack/16-bit/Ada Lovelace": 0.1859,  # 34, 5
    "unpack/16-bit/Ampere": 0.1062,  # 19, 3
    "unpack/16-bit/Ampere HBM": 0.1052,  # 13, 2
    "unpack/16-bit/Apple": 0.0877,  # 34, 10
    "unpack/16-bit/Blackwell 2.0 LPDDR": -0.1694,  # 40, 1
    "unpack/16-bit/Hopper HBM": -0.1118,  # 9, 1
    "unpack/16-bit/M1": -0.0341,  # 10, 3
    "unpack/16-bit/M2": 0.0154,  # 20, 3
    "unpack/16-bit/M3": 0.0956,  # 2, 2
    "unpack/16-bit/M4": 0.0108,  # 2, 2
    "unpack/16-bit/NVIDIA": 0.1161,  # 115, 12
    "unpack/16-bit/RDNA 3.5 LPDDR": 0.1201,  # 61, 1
    "unpack/16-bit/RDNA 4.0": -0.0116,  # 12, 1
    "unpack/16-bit/backend AMD rocm": -0.0642,  # 33, 2
    "unpack/AMD": 0.3371,  # 554, 22
    "unpack/Ada Lovelace": -0.4661,  # 252, 16
    "unpack/Ampere": -0.1761,  # 154, 13
    "unpack/Ampere HBM": -0.2488,  # 57, 4
    "unpack/Ampere LPDDR": 0.0129,  # 2, 1
    "unpack/Apple": -0.3011,  # 211, 15
    "unpack/Blackwell 2.0": 0.0061,  # 115, 7
    "unpack/Blackwell 2.0 LPDDR": 0.3615,  # 135, 1
    "unpack/Blackwell Ultra HBM": 0.2592,  # 9, 1
    "unpack/CDNA 1.0 HBM": 0.0482,  # 1, 1
    "unpack/CDNA 2.0 HBM": -0.0264,  # 1, 1
    "unpack/CDNA 3.0 HBM": -0.049,  # 3, 1
    "unpack/FP4": 0.262,  # 77, 16
    "unpack/FP4/AMD": -0.0231,  # 24, 4
    "unpack/FP4/Ada Lovelace": -0.0221,  # 5, 3
    "unpack/FP4/Ampere": 0.0088,  # 4, 3
    "unpack/FP4/Apple": -0.037,  # 2, 2
    "unpack/FP4/Blackwell 2.0": 0.0374,  # 5, 3
    "unpack/FP4/Blackwell 2.0 LPDDR": 0.1833,  # 37, 1
    "unpack/FP4/M3": -0.0592,  # 1, 1
    "unpack/FP4/M4": 0.0222,  # 1, 1
    "unpack/FP4/NVIDIA": 0.2074,  # 51, 10
    "unpack/FP4/RDNA 3.0": 0.0289,  # 1, 1
    "unpack/FP4/RDNA 3.5 LPDDR": -0.221,  # 14, 1
    "unpack/FP4/RDNA 4.0": 0.1691,  # 9, 2
    "unpack/FP4/backend AMD rocm": 0.0778,  # 10, 3
    "unpack/FP4/backend AMD rocm-or-vulkan": -0.1065,  # 2, 2
    "unpack/FP4/backend NVIDIA vulkan": -0.0162,  # 1, 1
    "unpack/FP8": -0.0485,  # 20, 1
    "unpack/FP8/Blackwell 2.0 LPDDR": -0.0273,  # 20, 1
    "unpack/FP8/NVIDIA": -0.0273,  # 20, 1
    "unpack/GCN 4.0": 0.049,  # 2, 1
    "unpack/GCN 5.1 HBM": -0.0985,  # 3, 1
    "unpack/Generation 12.5 HBM": 0.1293,  # 1, 1
    "unpack/Hopper HBM": 0.2588,  # 46, 3
    "unpack/IQ": 0.1447,  # 66, 9
    "unpack/IQ/AMD": 0.2004,  # 42, 3
    "unpack/IQ/Ada Lovelace": -0.0368,  # 12, 2
    "unpack/IQ/Ampere": -0.1036,  # 6, 2
    "unpack/IQ/Blackwell 2.0": -0.0017,  # 3, 1
    "unpack/IQ/GCN 4.0": 0.0177,  # 2, 1
    "unpack/IQ/Intel": 0.0231,  # 3, 1
    "unpack/IQ/NVIDIA": -0.1421,  # 21, 5
    "unpack/IQ/RDNA 3.5 LPDDR": 0.1542,  # 39, 1
    "unpack/IQ/RDNA 4.0": 0.0285,  # 1, 1
    "unpack/IQ/Xe2-HPG": 0.0231,  # 3, 1
    "unpack/IQ/backend AMD rocm": -0.1497,  # 21, 3
    "unpack/IQ/backend Intel sycl": 0.0231,  # 3, 1
    "unpack/IQ4": -0.1281,  # 14, 4
    "unpack/IQ4/AMD": -0.0042,  # 6, 1
    "unpack/IQ4/Ada Lovelace": -0.0267,  # 4, 1
    "unpack/IQ4/Blackwell 2.0": -0.1522,  # 1, 1
    "unpack/IQ4/Intel": 0.111,  # 3, 1
    "unpack/IQ4/NVIDIA": -0.1789,  # 5, 2
    "unpack/IQ4/RDNA 3.5 LPDDR": -0.0042,  # 6, 1
    "unpack/IQ4/Xe2-HPG": 0.111,  # 3, 1
    "unpack/IQ4/backend Intel sycl": 0.111,  # 3, 1
    "unpack/Intel": 0.1175,  # 71, 6
    "unpack/Kepler 2.0": 0.3659,  # 1, 1
    "unpack/M1": 0.2906,  # 63, 4
    "unpack/M2": -0.0785,  # 57, 3
    "unpack/M3": -0.1545,  # 35, 3
    "unpack/M4": -0.1106,  # 41, 3
    "unpack/M5": -0.2481,  # 15, 2
    "unpack/Maxwell 2.0": -0.2737,  # 1, 1
    "unpack/NVIDIA": -0.1025,  # 866, 70
    "unpack/Pascal": 0.5083,  # 33, 8
    "unpack/Pascal HBM": -0.0816,  # 7, 1
    "unpack/Q3_K": 0.2056,  # 47, 8
    "unpack/Q3_K/AMD": -0.115,  # 35, 3
    "unpack/Q3_K/Ampere": 0.3401,  # 2, 1
    "unpack/Q3_K/Apple": -0.0215,  # 1, 1
    "unpack/Q3_K/Blackwell 2.0": -0.0239,  # 6, 1
    "unpack/Q3_K/M4": -0.0215,  # 1, 1
    "unpack/Q3_K/NVIDIA": 0.2522,  # 11, 4
    "unpack/Q3_K/Pascal": 0.0194,  # 2, 1
    "unpack/Q3_K/RDNA 3.5 LPDDR": -0.0502,  # 28, 1
    "unpack/Q3_K/RDNA 4.0": -0.0648,  # 7, 2
    "unpack/Q3_K/Turing": -0.0834,  # 1, 1
    "unpack/Q3_K/backend AMD rocm": 0.0264,  # 11, 2
    "unpack/Q4_0": -0.5082,  # 270, 87
    "unpack/Q4_0/AMD": -0.1729,  # 76, 19
    "unpack/Q4_0/Ada Lovelace": -0.132,  # 38, 12
    "unpack/Q4_0/Ampere": -0.123,  # 32, 7
    "unpack/Q4_0/Ampere HBM": 0.0355,  # 10, 2
    "unpack/Q4_0/Ampere LPDDR": 0.0046,  # 2, 1
    "unpack/Q4_0/Apple": -0.036,  # 31, 13
    "unpack/Q4_0/Blackwell 2.0": -0.0662,  # 13, 5
    "unpack/Q4_0/Blackwell 2.0 LPDDR": 0.0212,  # 6, 1
    "unpack/Q4_0/CDNA 1.0 HBM": 0.0174,  # 1, 1
    "unpack/Q4_0/CDNA 2.0 HBM": -0.0095,  # 1, 1
    "unpack/Q4_0/CDNA 3.0 HBM": -0.0176,  # 3, 1
    "unpack/Q4_0/Generation 12.5 HBM": 0.0466,  # 1, 1
    "unpack/Q4_0/Hopper HBM": 0.2799,  # 10, 2
    "unpack/Q4_0/Intel": -0.0066,  # 16, 6
    "unpack/Q4_0/Kepler 2.0": 0.1317,  # 1, 1
    "unpack/Q4_0/M1": 0.0371,  # 10, 4
    "unpack/Q4_0/M2": -0.1731,  # 11, 3
    "unpack/Q4_0/M3": 0.0016,  # 7, 3
    "unpack/Q4_0/M4": 0.0985,  # 3, 3
    "unpack/Q4_0/Maxwell 2.0": -0.0985,  # 1, 1
    "unpack/Q4_0/NVIDIA": -0.0704,  # 147, 49
    "unpack/Q4_0/Pascal": -0.0344,  # 12, 5
    "unpack/Q4_0/Pascal HBM": -0.2066,  # 2, 1
    "unpack/Q4_0/RDNA 1.0": -0.024,  # 4, 1
    "unpack/Q4_0/RDNA 2.0": -0.2988,  # 8, 4
    "unpack/Q4_0/RDNA 3.0": -0.192,  # 21, 7
    "unpack/Q4_0/RDNA 3.5 LPDDR": -0.0253,  # 26, 1
    "unpack/Q4_0/RDNA 4.0": 0.377,  # 12, 3
    "unpack/Q4_0/Turing": 0.1016,  # 13, 7
    "unpack/Q4_0/Volta HBM": 0.0158,  # 7, 4
    "unpack/Q4_0/Xe-HPG": -0.0361,  # 9, 2
    "unpack/Q4_0/Xe2-HPG": -0.0171,  # 6, 3
    "unpack/Q4_0/backend AMD metal": 0.0092,  # 1, 1
    "unpack/Q4_0/backend AMD rocm": 0.0058,  # 38, 16
    "unpack/Q4_0/backend Intel sycl": -0.1306,  # 12, 5
    "unpack/Q4_0/backend NVIDIA vulkan": -0.0406,  # 6, 5
    "unpack/Q4_K": -0.2316,  # 806, 84
    "unpack/Q4_K/AMD": 0.0596,  # 207, 9
    "unpack/Q4_K/Ada Lovelace": -0.1269,  # 130, 15
    "unpack/Q4_K/Ampere": -0.1318,  # 87, 13
    "unpack/Q4_K/Ampere HBM": -0.2303,  # 34, 3
    "unpack/Q4_K/Apple": -0.0457,  # 130, 15
    "unpack/Q4_K/Blackwell 2.0": 0.165,  # 69, 4
    "unpack/Q4_K/Blackwell 2.0 LPDDR": 0.0735,  # 17, 1
    "unpack/Q4_K/Blackwell Ultra HBM": 0.0933,  # 9, 1
    "unpack/Q4_K/GCN 5.1 HBM": -0.0355,  # 3, 1
    "unpack/Q4_K/Hopper HBM": -0.075,  # 27, 3
    "unpack/Q4_K/Intel": -0.0269,  # 39, 4
    "unpack/Q4_K/M1": 0.1663,  # 38, 4
    "unpack/Q4_K/M2": 0.145,  # 23, 3
    "unpack/Q4_K/M3": -0.1633,  # 22, 3
    "unpack/Q4_K/M4": -0.1043,  # 32, 3
    "unpack/Q4_K/M5": -0.0893,  # 15, 2
    "unpack/Q4_K/NVIDIA": -0.1173,  # 430, 56
    "unpack/Q4_K/Pascal": 0.198,  # 19, 7
    "unpack/Q4_K/Pascal HBM": 0.1772,  # 5, 1
    "unpack/Q4_K/RDNA 2.0": 0.3203,  # 4, 2
    "unpack/Q4_K/RDNA 3.0": 0.323,  # 44, 3
    "unpack/Q4_K/RDNA 3.5 LPDDR": -0.1049,  # 142, 1
    "unpack/Q4_K/RDNA 4.0": -0.4433,  # 14, 2
    "unpack/Q4_K/Turing": -0.1795,  # 31, 7
    "unpack/Q4_K/Volta HBM": -0.0808,  # 2, 1
    "unpack/Q4_K/Xe-HPG": 0.1199,  # 3, 1
    "unpack/Q4_K/Xe2-HPG": -0.1468,  # 36, 3
    "unpack/Q4_K/backend AMD rocm": 0.1025,  # 64, 7
    "unpack/Q4_K/backend AMD rocm-or-vulkan": -0.0974,  # 39, 3
    "unpack/Q4_K/backend Intel sycl": -0.0529,  # 38, 4
    "unpack/Q6_K": -0.0393,  # 35, 5
    "unpack/Q6_K/AMD": 0.0219,  # 18, 1
    "unpack/Q6_K/Ada Lovelace": -0.0133,  # 1, 1
    "unpack/Q6_K/Apple": -0.0756,  # 1, 1
    "unpack/Q6_K/Blackwell 2.0": 0.0395,  # 9, 1
    "unpack/Q6_K/Intel": 0.0054,  # 6, 1
    "unpack/Q6_K/M3": -0.0756,  # 1, 1
    "unpack/Q6_K/NVIDIA": 0.0262,  # 10, 2
    "unpack/Q6_K/RDNA 3.5 LPDDR": 0.0219,  # 18, 1
    "unpack/Q6_K/Xe2-HPG": 0.0054,  # 6, 1
    "unpack/Q6_K/backend AMD rocm": 0.0223,  # 6, 1
    "unpack/Q6_K/backend Intel sycl": 0.225,  # 3, 1
    "unpack/Q8": 0.0644,  # 130, 22
    "unpack/Q8/AMD": 0.0461,  # 73, 2
    "unpack/Q8/Ada Lovelace": -0.0075,  # 15, 3
    "unpack/Q8/Ampere": -0.1602,  # 4, 3
    "unpack/Q8/Apple": 0.0198,  # 11, 11
    "unpack/Q8/Blackwell 2.0": 0.1528,  # 8, 1
    "unpack/Q8/Blackwell 2.0 LPDDR": 0.0489,  # 15, 1
    "unpack/Q8/Intel": -0.0637,  # 4, 1
    "unpack/Q8/M1": -0.0645,  # 4, 4
    "unpack/Q8/M2": -0.0155,  # 3, 3
    "unpack/Q8/M3": 0.1452,  # 2, 2
    "unpack/Q8/M4": -0.0454,  # 2, 2
    "unpack/Q8/NVIDIA": 0.034,  # 42, 8
    "unpack/Q8/RDNA 3.5 LPDDR": 0.0043,  # 67, 1
    "unpack/Q8/RDNA 4.0": 0.0418,  # 6, 1
    "unpack/Q8/Xe2-HPG": -0.0637,  # 4, 1
    "unpack/Q8/backend AMD rocm": -0.0912,  # 36, 2
    "unpack/Q8/backend Intel sycl": -0.0637,  # 4, 1
    "unpack/Q8/backend NVIDIA vulkan": -0.0549,  # 1, 1
    "unpack/RDNA 1.0": -0.0668,  # 4, 1
    "unpack/RDNA 2.0": 0.0597,  # 12, 4
    "unpack/RDNA 3.0": 0.4442,  # 66, 7
    "unpack/RDNA 3.5 LPDDR": -0.2919,  # 401, 1
    "unpack/RDNA 4.0": 0.2685,  # 61, 4
    "unpack/Turing": -0.4482,  # 45, 9
    "unpack/Volta HBM": -0.1808,  # 9, 4
    "unpack/Xe-HPG": 0.2329,  # 12, 2
    "unpack/Xe2-HPG": -0.2447,  # 58, 3
    "unpack/backend AMD metal": 0.0256,  # 1, 1
    "unpack/backend AMD rocm": -0.1953,  # 219, 19
    "unpack/backend AMD rocm-or-vulkan": -0.5664,  # 41, 3
    "unpack/backend Intel sycl": 0.311,  # 63, 5
    "unpack/backend NVIDIA vulkan": -0.3103,  # 8, 5
    "unpack/engine ExLlama": 0.0323,  # 13, 1
    "unpack/engine MLC": -0.0167,  # 2, 1
    "unpack/engine mlx": -0.0006,  # 1, 1
    "unpack/engine vLLM": 0.6166,  # 85, 1
    "unpack/no dot product": 0.9388,  # 11, 4
    "unpack/other": -0.2438,  # 15, 3
    "unpack/other/Ada Lovelace": 0.0116,  # 13, 1
    "unpack/other/Apple": -0.0002,  # 1, 1
    "unpack/other/Blackwell 2.0": -0.1486,  # 1, 1
    "unpack/other/M1": -0.0002,  # 1, 1
    "unpack/other/NVIDIA": -0.1369,  # 14, 2
    "unpack/year 2023": -0.3423,  # 141, 17
    "weights": -0.1481,  # 1702, 113
    "weights/AMD": -0.1587,  # 554, 22
    "weights/Ada Lovelace": 0.1118,  # 252, 16
    "weights/Ampere": -0.0321,  # 154, 13
    "weights/Ampere HBM": -0.0342,  # 57, 4
    "weights/Ampere LPDDR": 0.0018,  # 2, 1
    "weights/Apple": -0.0729,  # 211, 15
    "weights/Blackwell 2.0": -0.0411,  # 115, 7
    "weights/Blackwell 2.0 LPDDR": 0.0201,  # 135, 1
    "weights/Blackwell Ultra HBM": 0.0055,  # 9, 1
    "weights/CDNA 1.0 HBM": 0.0027,  # 1, 1
    "weights/CDNA 2.0 HBM": -0.0012,  # 1, 1
    "weights/CDNA 3.0 HBM": -0.0025,  # 3, 1
    "weights/GCN 4.0": 0.0007,  # 2, 1
    "weights/GCN 5.1 HBM": -0.0053,  # 3, 1
    "weights/Generation 12.5 HBM": 0.01,  # 1, 1
    "weights/HBM": -0.296,  # 137, 18
    "weights/Hopper HBM": -0.0133,  # 46, 3
    "weights/Intel": -0.0389,  # 71, 6
    "weights/Kepler 2.0": 0.0079,  # 1, 1
    "weights/LPDDR": 0.048,  # 538, 3
    "weights/M1": 0.0126,  # 63, 4
    "weights/M2": 0.0169,  # 57, 3
    "weights/M3": -0.0277,  # 35, 3
    "weights/M4": -0.0191,  # 41, 3
    "weights/M5": -0.0556,  # 15, 2
    "weights/Maxwell 2.0": -0.0191,  # 1, 1
    "weights/NVIDIA": -0.0402,  # 866, 70
    "weights/Pascal": 0.0136,  # 33, 8
    "weights/Pascal HBM": -0.0087,  # 7, 1
    "weights/RDNA 1.0": -0.0155,  # 4, 1
    "weights/RDNA 2.0": -0.0392,  # 12, 4
    "weights/RDNA 3.0": -0.0477,  # 66, 7
    "weights/RDNA 3.5 LPDDR": -0.0099,  # 401, 1
    "weights/RDNA 4.0": -0.0408,  # 61, 4
    "weights/Turing": -0.0255,  # 45, 9
    "weights/Volta HBM": -0.027,  # 9, 4
    "weights/Xe-HPG": 0.0147,  # 12, 2
    "weights/Xe2-HPG": -0.0636,  # 58, 3
    "weights/backend AMD metal": 0.0035,  # 1, 1
    "weights/backend AMD rocm": 0.0537,  # 219, 19
    "weights/backend AMD rocm-or-vulkan": 0.0062,  # 41, 3
    "weights/backend Intel sycl": 0.0004,  # 63, 5
    "weights/backend NVIDIA vulkan": 0.0545,  # 8, 5
}

SPREAD: dict[str, float] = {
    "down": 0.21,
    "up": 0.176,
    "bits/low": 1.478,
    "bits/usual": 1.0,
    "depth/deep": 1.047,
    "depth/empty": 1.0,
    "evidence/card": 0.926,
    "evidence/generation": 1.0,
    "evidence/vendor": 1.482,
    "kind/dense": 1.0,
    "kind/mixture": 0.998,
    "vendor/AMD": 1.068,
    "vendor/Apple": 0.94,
    "vendor/Intel": 1.891,
    "vendor/NVIDIA": 0.863,
}
