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
    "cache": 0.3342,  # 1702, 113
    "cache/AMD": -0.0436,  # 554, 22
    "cache/Ada Lovelace": -0.3033,  # 252, 16
    "cache/Ampere": -0.1954,  # 154, 13
    "cache/Ampere HBM": 0.3225,  # 57, 4
    "cache/Ampere LPDDR": 0.0,  # 2, 1
    "cache/Apple": -0.2929,  # 211, 15
    "cache/Blackwell 2.0": -0.005,  # 115, 7
    "cache/Blackwell 2.0 LPDDR": -0.1844,  # 135, 1
    "cache/Blackwell Ultra HBM": -0.0005,  # 9, 1
    "cache/CDNA 1.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 2.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 3.0 HBM": -0.0,  # 3, 1
    "cache/GCN 4.0": 0.0,  # 2, 1
    "cache/GCN 5.1 HBM": -0.0002,  # 3, 1
    "cache/Generation 12.5 HBM": 0.0,  # 1, 1
    "cache/Hopper HBM": 0.4683,  # 46, 3
    "cache/Intel": 0.1348,  # 71, 6
    "cache/Kepler 2.0": -0.0,  # 1, 1
    "cache/M1": 0.2946,  # 63, 4
    "cache/M2": -0.1082,  # 57, 3
    "cache/M3": -0.4591,  # 35, 3
    "cache/M4": 0.0807,  # 41, 3
    "cache/M5": -0.1009,  # 15, 2
    "cache/Maxwell 2.0": -0.0,  # 1, 1
    "cache/NVIDIA": 0.1442,  # 866, 70
    "cache/Pascal": 0.0603,  # 33, 8
    "cache/Pascal HBM": 0.002,  # 7, 1
    "cache/RDNA 1.0": -0.0,  # 4, 1
    "cache/RDNA 2.0": 0.018,  # 12, 4
    "cache/RDNA 3.0": 0.0171,  # 66, 7
    "cache/RDNA 3.5 LPDDR": 0.0862,  # 401, 1
    "cache/RDNA 4.0": -0.1648,  # 61, 4
    "cache/Turing": 0.0202,  # 45, 9
    "cache/Volta HBM": -0.0406,  # 9, 4
    "cache/Xe-HPG": 0.0037,  # 12, 2
    "cache/Xe2-HPG": 0.1311,  # 58, 3
    "cache/backend AMD metal": 0.0,  # 1, 1
    "cache/backend AMD rocm": -0.0666,  # 219, 19
    "cache/backend AMD rocm-or-vulkan": 0.0,  # 41, 3
    "cache/backend Intel sycl": 0.2013,  # 63, 5
    "cache/backend NVIDIA vulkan": 0.0,  # 8, 5
    "cache/no flash attention": 0.646,  # 428, 75
    "experts": 0.0207,  # 1702, 113
    "experts/AMD": -0.0169,  # 554, 22
    "experts/Apple": -0.0151,  # 211, 15
    "experts/Intel": 0.0017,  # 71, 6
    "experts/NVIDIA": -0.049,  # 866, 70
    "launch": -9.5273,  # 1702, 113
    "launch/AMD": -0.3022,  # 554, 22
    "launch/Ada Lovelace": -0.2491,  # 252, 16
    "launch/Ampere": 0.0292,  # 154, 13
    "launch/Ampere HBM": 0.1325,  # 57, 4
    "launch/Ampere LPDDR": -0.0059,  # 2, 1
    "launch/Apple": 0.4456,  # 211, 15
    "launch/Blackwell 2.0": -0.216,  # 115, 7
    "launch/Blackwell 2.0 LPDDR": -0.1353,  # 135, 1
    "launch/Blackwell Ultra HBM": -0.0981,  # 9, 1
    "launch/CDNA 1.0 HBM": 0.0468,  # 1, 1
    "launch/CDNA 2.0 HBM": 0.0028,  # 1, 1
    "launch/CDNA 3.0 HBM": -0.2,  # 3, 1
    "launch/GCN 4.0": 0.0086,  # 2, 1
    "launch/GCN 5.1 HBM": -0.0665,  # 3, 1
    "launch/Generation 12.5 HBM": 0.1099,  # 1, 1
    "launch/HBM": 0.2496,  # 137, 18
    "launch/Hopper HBM": -0.0937,  # 46, 3
    "launch/Intel": 0.186,  # 71, 6
    "launch/Kepler 2.0": -0.0002,  # 1, 1
    "launch/LPDDR": -0.1074,  # 538, 3
    "launch/M1": 0.2713,  # 63, 4
    "launch/M2": 0.0686,  # 57, 3
    "launch/M3": 0.2815,  # 35, 3
    "launch/M4": -0.0132,  # 41, 3
    "launch/M5": -0.1625,  # 15, 2
    "launch/Maxwell 2.0": -0.0012,  # 1, 1
    "launch/NVIDIA": -0.3159,  # 866, 70
    "launch/Pascal": -0.1124,  # 33, 8
    "launch/Pascal HBM": 0.0436,  # 7, 1
    "launch/RDNA 1.0": -0.0505,  # 4, 1
    "launch/RDNA 2.0": 0.0898,  # 12, 4
    "launch/RDNA 3.0": 0.0047,  # 66, 7
    "launch/RDNA 3.5 LPDDR": 0.0339,  # 401, 1
    "launch/RDNA 4.0": -0.1718,  # 61, 4
    "launch/Turing": 0.2457,  # 45, 9
    "launch/Volta HBM": 0.1452,  # 9, 4
    "launch/Xe-HPG": 0.0091,  # 12, 2
    "launch/Xe2-HPG": 0.067,  # 58, 3
    "launch/architecture/deepseek_v2": 0.0119,  # 3, 3
    "launch/architecture/deepseek_v3": 0.023,  # 1, 1
    "launch/architecture/deepseek_v4": 0.0235,  # 36, 1
    "launch/architecture/dots1": -0.0221,  # 12, 1
    "launch/architecture/gemma2": 0.042,  # 3, 2
    "launch/architecture/gemma3": 0.0628,  # 28, 9
    "launch/architecture/gemma3_text": 0.1956,  # 4, 2
    "launch/architecture/gemma4": 0.3097,  # 144, 16
    "launch/architecture/gemma4_unified": -0.0678,  # 4, 2
    "launch/architecture/glm4_moe": -0.0121,  # 6, 1
    "launch/architecture/glm4_moe_lite": 0.1477,  # 17, 2
    "launch/architecture/gpt_oss": -0.1751,  # 89, 24
    "launch/architecture/granite": -0.0595,  # 12, 6
    "launch/architecture/hunyuan_v1_moe": -0.0207,  # 12, 1
    "launch/architecture/lfm2": -0.2915,  # 10, 10
    "launch/architecture/lfm2_moe": -0.1972,  # 2, 1
    "launch/architecture/llama": -0.265,  # 649, 105
    "launch/architecture/llama4": -0.0262,  # 12, 1
    "launch/architecture/minimax_m2": -0.0025,  # 14, 1
    "launch/architecture/ministral3": 0.1884,  # 48, 14
    "launch/architecture/mistral": -0.2277,  # 24, 8
    "launch/architecture/mistral3": -0.0526,  # 1, 1
    "launch/architecture/olmo2": -0.0066,  # 1, 1
    "launch/architecture/phi3": -0.1011,  # 12, 6
    "launch/architecture/qwen2": 0.1472,  # 105, 55
    "launch/architecture/qwen3": -0.0086,  # 49, 20
    "launch/architecture/qwen3_5": 0.3317,  # 219, 30
    "launch/architecture/qwen3_5_moe": 0.0274,  # 133, 12
    "launch/architecture/qwen3_moe": 0.0387,  # 52, 8
    "launch/backend AMD metal": 0.0179,  # 1, 1
    "launch/backend AMD rocm": 0.5599,  # 219, 19
    "launch/backend AMD rocm-or-vulkan": -0.0181,  # 41, 3
    "launch/backend Intel sycl": 0.2327,  # 63, 5
    "launch/backend NVIDIA vulkan": 0.0275,  # 8, 5
    "launch/hyper-connections not fused": 2.911,  # 18, 1
    "launch/mixture": 0.5501,  # 460, 29
    "launch/mixture/AMD": -0.0958,  # 310, 4
    "launch/mixture/Ada Lovelace": -0.0502,  # 10, 3
    "launch/mixture/Ampere": 0.0458,  # 9, 3
    "launch/mixture/Ampere HBM": 0.1056,  # 6, 2
    "launch/mixture/Apple": -0.1081,  # 11, 5
    "launch/mixture/Blackwell 2.0": -0.0805,  # 28, 4
    "launch/mixture/Blackwell 2.0 LPDDR": -0.1231,  # 64, 1
    "launch/mixture/Blackwell Ultra HBM": -0.0712,  # 3, 1
    "launch/mixture/Hopper HBM": -0.0219,  # 6, 2
    "launch/mixture/Intel": 0.2688,  # 10, 1
    "launch/mixture/M1": -0.0279,  # 4, 2
    "launch/mixture/M3": -0.1874,  # 2, 1
    "launch/mixture/M4": -0.0409,  # 2, 1
    "launch/mixture/M5": 0.148,  # 3, 1
    "launch/mixture/NVIDIA": -0.0424,  # 129, 19
    "launch/mixture/Pascal HBM": -0.0278,  # 1, 1
    "launch/mixture/RDNA 3.0": -0.007,  # 3, 1
    "launch/mixture/RDNA 3.5 LPDDR": 0.0367,  # 290, 1
    "launch/mixture/RDNA 4.0": -0.1255,  # 17, 2
    "launch/mixture/Turing": 0.0455,  # 1, 1
    "launch/mixture/Volta HBM": 0.1353,  # 1, 1
    "launch/mixture/Xe2-HPG": 0.2688,  # 10, 1
    "launch/recurrent": -0.06,  # 364, 31
    "launch/year 2023": 0.424,  # 141, 17
    "launch/year 2024": 0.6524,  # 193, 28
    "launch/year 2025": 0.1566,  # 571, 103
    "speed/a100-pcie-40-gb": -0.0287,  # 9, 1
    "speed/a100-pcie-80-gb": 0.0299,  # 26, 1
    "speed/a100-sxm4-40-gb": -0.0159,  # 1, 1
    "speed/a100-sxm4-80-gb": 0.0053,  # 21, 1
    "speed/a40-pcie": -0.0596,  # 18, 1
    "speed/apple-m1-8-gb": 0.0345,  # 9, 1
    "speed/apple-m1-16-gb": 0.0345,  # 9, 1
    "speed/apple-m1-max-32-gb": -0.0331,  # 36, 1
    "speed/apple-m1-max-64-gb": -0.0331,  # 36, 1
    "speed/apple-m1-pro-16-gb": 0.021,  # 8, 1
    "speed/apple-m1-pro-32-gb": 0.021,  # 8, 1
    "speed/apple-m1-ultra-64-gb": -0.0381,  # 10, 1
    "speed/apple-m1-ultra-128-gb": -0.0381,  # 10, 1
    "speed/apple-m2-8-gb": 0.0155,  # 9, 1
    "speed/apple-m2-16-gb": 0.0155,  # 9, 1
    "speed/apple-m2-24-gb": 0.0155,  # 9, 1
    "speed/apple-m2-max-32-gb": 0.0064,  # 8, 1
    "speed/apple-m2-max-64-gb": 0.0064,  # 8, 1
    "speed/apple-m2-max-96-gb": 0.0064,  # 8, 1
    "speed/apple-m2-ultra-64-gb": -0.0211,  # 40, 1
    "speed/apple-m2-ultra-128-gb": -0.0211,  # 40, 1
    "speed/apple-m2-ultra-192-gb": -0.0211,  # 40, 1
    "speed/apple-m3-8-gb": 0.029,  # 9, 1
    "speed/apple-m3-16-gb": 0.029,  # 9, 1
    "speed/apple-m3-24-gb": 0.029,  # 9, 1
    "speed/apple-m3-pro-18-gb": 0.0245,  # 13, 1
    "speed/apple-m3-pro-36-gb": 0.0245,  # 13, 1
    "speed/apple-m3-ultra-96-gb": -0.0397,  # 13, 1
    "speed/apple-m3-ultra-256-gb": -0.0397,  # 13, 1
    "speed/apple-m3-ultra-512-gb": -0.0397,  # 13, 1
    "speed/apple-m4-16-gb": 0.0033,  # 6, 1
    "speed/apple-m4-24-gb": 0.0033,  # 6, 1
    "speed/apple-m4-32-gb": 0.0033,  # 6, 1
    "speed/apple-m4-max-40-core-gpu-48-gb": -0.0099,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-64-gb": -0.0099,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-128-gb": -0.0099,  # 5, 1
    "speed/apple-m4-pro-24-gb": 0.0105,  # 30, 1
    "speed/apple-m4-pro-48-gb": 0.0105,  # 30, 1
    "speed/apple-m4-pro-64-gb": 0.0105,  # 30, 1
    "speed/apple-m5-16-gb": -0.0154,  # 12, 1
    "speed/apple-m5-24-gb": -0.0154,  # 12, 1
    "speed/apple-m5-32-gb": -0.0154,  # 12, 1
    "speed/apple-m5-max-32-core-gpu": 0.0411,  # 3, 1
    "speed/arc-140v-lunar-lake-igpu": -0.0824,  # 3, 1
    "speed/arc-a770": -0.0051,  # 11, 1
    "speed/arc-a770m": 0.0024,  # 1, 1
    "speed/arc-b580": 0.0301,  # 7, 1
    "speed/arc-pro-b70": 0.0577,  # 48, 1
    "speed/architecture/deepseek_v2": -0.0004,  # 3, 3
    "speed/architecture/deepseek_v3": -0.0013,  # 1, 1
    "speed/architecture/deepseek_v4": -0.0066,  # 36, 1
    "speed/architecture/dots1": 0.0027,  # 12, 1
    "speed/architecture/gemma2": -0.0043,  # 3, 2
    "speed/architecture/gemma3": -0.0106,  # 28, 9
    "speed/architecture/gemma3_text": -0.0097,  # 4, 2
    "speed/architecture/gemma4": -0.0019,  # 144, 16
    "speed/architecture/gemma4_unified": 0.0025,  # 4, 2
    "speed/architecture/glm4_moe": 0.0027,  # 6, 1
    "speed/architecture/glm4_moe_lite": -0.0163,  # 17, 2
    "speed/architecture/gpt_oss": 0.025,  # 89, 24
    "speed/architecture/granite": 0.0051,  # 12, 6
    "speed/architecture/hunyuan_v1_moe": 0.0058,  # 12, 1
    "speed/architecture/lfm2": 0.0224,  # 10, 10
    "speed/architecture/lfm2_moe": 0.0107,  # 2, 1
    "speed/architecture/llama": -0.0067,  # 649, 105
    "speed/architecture/llama4": 0.0055,  # 12, 1
    "speed/architecture/minimax_m2": 0.004,  # 14, 1
    "speed/architecture/ministral3": 0.003,  # 48, 14
    "speed/architecture/mistral": 0.0186,  # 24, 8
    "speed/architecture/mistral3": 0.0081,  # 1, 1
    "speed/architecture/olmo2": 0.0008,  # 1, 1
    "speed/architecture/phi3": 0.0091,  # 12, 6
    "speed/architecture/qwen2": 0.0301,  # 105, 55
    "speed/architecture/qwen3": -0.0037,  # 49, 20
    "speed/architecture/qwen3_5": -0.0011,  # 219, 30
    "speed/architecture/qwen3_5_moe": 0.0017,  # 133, 12
    "speed/architecture/qwen3_moe": 0.005,  # 52, 8
    "speed/b300": 0.0012,  # 9, 1
    "speed/data-center-gpu-max-ponte-vecchio-model-not-stated": -0.0087,  # 1, 1
    "speed/engine ExLlama": 0.0726,  # 13, 1
    "speed/engine IPEX-LLM": -0.0222,  # 5, 3
    "speed/engine MLC": 0.2138,  # 2, 1
    "speed/engine mlx": 0.0137,  # 1, 1
    "speed/engine mlx/mixture": 0.0137,  # 1, 1
    "speed/engine vLLM": -0.0704,  # 85, 1
    "speed/engine vLLM/mixture": -0.1237,  # 40, 1
    "speed/gb10": -0.0008,  # 135, 1
    "speed/geforce-gtx-1050-ti": -0.0149,  # 8, 1
    "speed/geforce-gtx-1070": -0.0038,  # 2, 1
    "speed/geforce-gtx-1070-ti": -0.0428,  # 3, 1
    "speed/geforce-gtx-1080": -0.02,  # 5, 1
    "speed/geforce-gtx-1080-ti": 0.0068,  # 3, 1
    "speed/geforce-gtx-1660": 0.0277,  # 1, 1
    "speed/geforce-rtx-2060-super": -0.0495,  # 4, 1
    "speed/geforce-rtx-2070": 0.0018,  # 2, 1
    "speed/geforce-rtx-2070-super": 0.059,  # 4, 1
    "speed/geforce-rtx-2080": 0.0244,  # 16, 1
    "speed/geforce-rtx-2080-ti": 0.0504,  # 7, 1
    "speed/geforce-rtx-3060-12-gb": 0.0202,  # 21, 1
    "speed/geforce-rtx-3060-mobile": 0.0175,  # 1, 1
    "speed/geforce-rtx-3060-ti": 0.0176,  # 2, 1
    "speed/geforce-rtx-3070-ti": 0.0205,  # 2, 1
    "speed/geforce-rtx-3080": 0.0467,  # 15, 1
    "speed/geforce-rtx-3080-ti": 0.0088,  # 12, 1
    "speed/geforce-rtx-3090": 0.0028,  # 38, 1
    "speed/geforce-rtx-4060": 0.0057,  # 3, 1
    "speed/geforce-rtx-4060-mobile": 0.0384,  # 3, 1
    "speed/geforce-rtx-4060-ti-16-gb": 0.0046,  # 3, 1
    "speed/geforce-rtx-4060-ti-8-gb": 0.0044,  # 1, 1
    "speed/geforce-rtx-4070": -0.0429,  # 19, 1
    "speed/geforce-rtx-4070-mobile": 0.0244,  # 59, 1
    "speed/geforce-rtx-4070-ti": 0.0448,  # 13, 1
    "speed/geforce-rtx-4080-super": 0.0251,  # 7, 1
    "speed/geforce-rtx-4090": 0.0111,  # 59, 1
    "speed/geforce-rtx-4090-d": 0.0275,  # 3, 1
    "speed/geforce-rtx-5060-ti-16-gb": 0.0158,  # 4, 1
    "speed/geforce-rtx-5070": -0.0108,  # 30, 1
    "speed/geforce-rtx-5090": 0.0436,  # 73, 1
    "speed/geforce-rtx-5090-mobile": -0.0035,  # 1, 1
    "speed/h100-pcie-80-gb": -0.0482,  # 26, 1
    "speed/h100-sxm5-80-gb": 0.0517,  # 11, 1
    "speed/h200-nvl": 0.0033,  # 9, 1
    "speed/jetson-agx-orin-64-gb": 0.0035,  # 2, 1
    "speed/l4": -0.0237,  # 3, 1
    "speed/l40": -0.0311,  # 2, 1
    "speed/l40s": -0.0759,  # 13, 1
    "speed/measured by LocalScore, mean over prompts up to 4,096 tokens": -0.1816,  # 150, 60
    "speed/measured by Ollama": -0.055,  # 50, 24
    "speed/measured by client's clock, llama-benchy": 0.0035,  # 208, 3
    "speed/measured by client's clock, llmfit": 0.0129,  # 108, 6
    "speed/measured by client's clock, server request": -0.0383,  # 77, 10
    "speed/measured by llama.cpp main": 0.0037,  # 101, 11
    "speed/quadro-p4000": 0.0072,  # 1, 1
    "speed/quadro-rtx-6000": -0.0172,  # 2, 1
    "speed/quadro-rtx-8000": -0.0219,  # 5, 1
    "speed/radeon-8060s-ryzen-ai-max-395-128-gb": 0.0016,  # 401, 1
    "speed/radeon-ai-pro-r9700": -0.0139,  # 48, 1
    "speed/radeon-instinct-mi100": -0.0032,  # 1, 1
    "speed/radeon-instinct-mi210": -0.0002,  # 1, 1
    "speed/radeon-instinct-mi300x": 0.007,  # 3, 1
    "speed/radeon-instinct-mi50": 0.0033,  # 3, 1
    "speed/radeon-pro-v620": -0.0373,  # 1, 1
    "speed/radeon-pro-w6800": -0.0012,  # 1, 1
    "speed/radeon-pro-w7900": -0.0303,  # 2, 1
    "speed/radeon-rx-570": -0.0013,  # 2, 1
    "speed/radeon-rx-5700-xt": 0.0013,  # 4, 1
    "speed/radeon-rx-6700-xt": 0.0074,  # 5, 1
    "speed/radeon-rx-6900-xt": 0.0367,  # 5, 1
    "speed/radeon-rx-7600": -0.0068,  # 1, 1
    "speed/radeon-rx-7800-xt": 0.0063,  # 7, 1
    "speed/radeon-rx-7900-gre": -0.0017,  # 2, 1
    "speed/radeon-rx-7900-xt": -0.0259,  # 41, 1
    "speed/radeon-rx-7900-xtx": 0.0993,  # 12, 1
    "speed/radeon-rx-9060-xt-16-gb": 0.001,  # 1, 1
    "speed/radeon-rx-9070": 0.04,  # 1, 1
    "speed/radeon-rx-9070-xt": 0.0014,  # 11, 1
    "speed/rtx-4000-ada-generation": 0.02,  # 18, 1
    "speed/rtx-5000-ada-generation": 0.0201,  # 17, 1
    "speed/rtx-6000-ada-generation": -0.0402,  # 29, 1
    "speed/rtx-a400": 0.0074,  # 1, 1
    "speed/rtx-a4000": -0.0134,  # 8, 1
    "speed/rtx-a5000": -0.0002,  # 5, 1
    "speed/rtx-a5000-mobile": -0.0498,  # 3, 1
    "speed/rtx-a6000": 0.008,  # 28, 1
    "speed/rtx-pro-4000-blackwell": 0.0044,  # 1, 1
    "speed/rtx-pro-4500-blackwell": 0.0148,  # 1, 1
    "speed/rtx-pro-6000-blackwell": -0.0301,  # 5, 1
    "speed/ryzen-z1-extreme-igpu-lpddr5-6400": -0.0125,  # 1, 1
    "speed/tesla-k80": 0.0002,  # 1, 1
    "speed/tesla-m40-24-gb": 0.0006,  # 1, 1
    "speed/tesla-p100-pcie-16-gb": -0.0015,  # 7, 1
    "speed/tesla-p40": -0.0039,  # 9, 1
    "speed/tesla-t4": -0.0771,  # 4, 1
    "speed/tesla-v100-pcie-16-gb": -0.0143,  # 2, 1
    "speed/tesla-v100-sxm2-16-gb": -0.0033,  # 2, 1
    "speed/tesla-v100s-pcie-32-gb": -0.0135,  # 1, 1
    "speed/titan-v": 0.0439,  # 4, 1
    "speed/titan-xp": 0.0507,  # 2, 1
    "start": -7.9834,  # 1702, 113
    "start/AMD": -0.1447,  # 554, 22
    "start/Ada Lovelace": -0.0489,  # 252, 16
    "start/Ampere": 0.1156,  # 154, 13
    "start/Ampere HBM": 0.0233,  # 57, 4
    "start/Ampere LPDDR": -0.0017,  # 2, 1
    "start/Apple": 0.0936,  # 211, 15
    "start/Blackwell 2.0": -0.0544,  # 115, 7
    "start/Blackwell 2.0 LPDDR": -0.0216,  # 135, 1
    "start/Blackwell Ultra HBM": -0.0794,  # 9, 1
    "start/CDNA 1.0 HBM": 0.0038,  # 1, 1
    "start/CDNA 2.0 HBM": 0.0002,  # 1, 1
    "start/CDNA 3.0 HBM": -0.0106,  # 3, 1
    "start/GCN 4.0": 0.0007,  # 2, 1
    "start/GCN 5.1 HBM": -0.0012,  # 3, 1
    "start/Generation 12.5 HBM": 0.0082,  # 1, 1
    "start/Hopper HBM": -0.0951,  # 46, 3
    "start/Intel": -0.0066,  # 71, 6
    "start/Kepler 2.0": -0.0,  # 1, 1
    "start/M1": -0.01,  # 63, 4
    "start/M2": 0.0505,  # 57, 3
    "start/M3": 0.078,  # 35, 3
    "start/M4": 0.0234,  # 41, 3
    "start/M5": -0.0483,  # 15, 2
    "start/Maxwell 2.0": -0.0003,  # 1, 1
    "start/NVIDIA": 0.1039,  # 866, 70
    "start/Pascal": -0.0336,  # 33, 8
    "start/Pascal HBM": 0.0285,  # 7, 1
    "start/RDNA 1.0": -0.0006,  # 4, 1
    "start/RDNA 2.0": -0.0152,  # 12, 4
    "start/RDNA 3.0": -0.0673,  # 66, 7
    "start/RDNA 3.5 LPDDR": 0.0029,  # 401, 1
    "start/RDNA 4.0": -0.0575,  # 61, 4
    "start/Turing": 0.2655,  # 45, 9
    "start/Volta HBM": 0.006,  # 9, 4
    "start/Xe-HPG": 0.0019,  # 12, 2
    "start/Xe2-HPG": -0.0167,  # 58, 3
    "unpack": 3.0116,  # 1702, 113
    "unpack/AMD": 0.148,  # 554, 22
    "unpack/Ada Lovelace": -0.5318,  # 252, 16
    "unpack/Ampere": -0.467,  # 154, 13
    "unpack/Ampere HBM": -0.1631,  # 57, 4
    "unpack/Ampere LPDDR": -0.1384,  # 2, 1
    "unpack/Apple": -0.2576,  # 211, 15
    "unpack/BF16": 0.0721,  # 89, 3
    "unpack/BF16/AMD": 0.0266,  # 49, 2
    "unpack/BF16/Blackwell 2.0 LPDDR": 0.0016,  # 40, 1
    "unpack/BF16/NVIDIA": 0.0016,  # 40, 1
    "unpack/BF16/RDNA 3.5 LPDDR": 0.0153,  # 37, 1
    "unpack/BF16/RDNA 4.0": 0.0113,  # 12, 1
    "unpack/BF16/backend AMD rocm": -0.0262,  # 21, 2
    "unpack/Blackwell 2.0": 0.3071,  # 115, 7
    "unpack/Blackwell 2.0 LPDDR": -0.0096,  # 135, 1
    "unpack/Blackwell Ultra HBM": 0.3245,  # 9, 1
    "unpack/CDNA 1.0 HBM": 0.1014,  # 1, 1
    "unpack/CDNA 2.0 HBM": 0.0063,  # 1, 1
    "unpack/CDNA 3.0 HBM": -0.0652,  # 3, 1
    "unpack/F16": 0.5649,  # 109, 21
    "unpack/F16/Ada Lovelace": 0.0672,  # 34, 5
    "unpack/F16/Ampere": 0.0792,  # 19, 3
    "unpack/F16/Ampere HBM": 0.1412,  # 13, 2
    "unpack/F16/Apple": 0.0521,  # 34, 10
    "unpack/F16/Hopper HBM": -0.1191,  # 9, 1
    "unpack/F16/M1": 0.0059,  # 10, 3
    "unpack/F16/M2": 0.0051,  # 20, 3
    "unpack/F16/M3": 0.0225,  # 2, 2
    "unpack/F16/M4": 0.0186,  # 2, 2
    "unpack/F16/NVIDIA": 0.1685,  # 75, 11
    "unpack/FP4": 0.1926,  # 101, 16
    "unpack/FP4/AMD": 0.0414,  # 48, 4
    "unpack/FP4/Ada Lovelace": -0.055,  # 5, 3
    "unpack/FP4/Ampere": -0.0306,  # 4, 3
    "unpack/FP4/Apple": -0.0292,  # 2, 2
    "unpack/FP4/Blackwell 2.0": 0.1514,  # 5, 3
    "unpack/FP4/Blackwell 2.0 LPDDR": -0.0028,  # 37, 1
    "unpack/FP4/M3": -0.0279,  # 1, 1
    "unpack/FP4/M4": -0.0013,  # 1, 1
    "unpack/FP4/NVIDIA": 0.063,  # 51, 10
    "unpack/FP4/RDNA 3.0": 0.011,  # 1, 1
    "unpack/FP4/RDNA 3.5 LPDDR": -0.0371,  # 38, 1
    "unpack/FP4/RDNA 4.0": 0.0676,  # 9, 2
    "unpack/FP4/backend AMD rocm": 0.0481,  # 22, 3
    "unpack/FP4/backend AMD rocm-or-vulkan": -0.0598,  # 2, 2
    "unpack/FP4/backend NVIDIA vulkan": -0.0137,  # 1, 1
    "unpack/FP8": -0.0158,  # 20, 1
    "unpack/FP8/Blackwell 2.0 LPDDR": -0.0062,  # 20, 1
    "unpack/FP8/NVIDIA": -0.0062,  # 20, 1
    "unpack/GCN 4.0": 0.0964,  # 2, 1
    "unpack/GCN 5.1 HBM": -0.095,  # 3, 1
    "unpack/Generation 12.5 HBM": 0.4465,  # 1, 1
    "unpack/Hopper HBM": -0.2102,  # 46, 3
    "unpack/IQ": 0.0451,  # 66, 9
    "unpack/IQ/AMD": 0.0576,  # 42, 3
    "unpack/IQ/Ada Lovelace": 0.0169,  # 12, 2
    "unpack/IQ/Ampere": -0.0683,  # 6, 2
    "unpack/IQ/Blackwell 2.0": -0.0044,  # 3, 1
    "unpack/IQ/GCN 4.0": 0.0241,  # 2, 1
    "unpack/IQ/Intel": 0.0158,  # 3, 1
    "unpack/IQ/NVIDIA": -0.0557,  # 21, 5
    "unpack/IQ/RDNA 3.5 LPDDR": 0.0462,  # 39, 1
    "unpack/IQ/RDNA 4.0": -0.0127,  # 1, 1
    "unpack/IQ/Xe2-HPG": 0.0158,  # 3, 1
    "unpack/IQ/backend AMD rocm": 0.0615,  # 21, 3
    "unpack/IQ/backend Intel sycl": 0.0158,  # 3, 1
    "unpack/IQ4": -0.2646,  # 14, 4
    "unpack/IQ4/AMD": -0.001,  # 6, 1
    "unpack/IQ4/Ada Lovelace": -0.0099,  # 4, 1
    "unpack/IQ4/Blackwell 2.0": -0.0641,  # 1, 1
    "unpack/IQ4/Intel": -0.0284,  # 3, 1
    "unpack/IQ4/NVIDIA": -0.074,  # 5, 2
    "unpack/IQ4/RDNA 3.5 LPDDR": -0.001,  # 6, 1
    "unpack/IQ4/Xe2-HPG": -0.0284,  # 3, 1
    "unpack/IQ4/backend Intel sycl": -0.0284,  # 3, 1
    "unpack/Intel": 0.5231,  # 71, 6
    "unpack/Kepler 2.0": -0.0223,  # 1, 1
    "unpack/M1": 0.2923,  # 63, 4
    "unpack/M2": 0.0928,  # 57, 3
    "unpack/M3": -0.1952,  # 35, 3
    "unpack/M4": -0.1276,  # 41, 3
    "unpack/M5": -0.3198,  # 15, 2
    "unpack/Maxwell 2.0": -0.0377,  # 1, 1
    "unpack/NVIDIA": -0.3347,  # 866, 70
    "unpack/Pascal": 0.8062,  # 33, 8
    "unpack/Pascal HBM": 0.0267,  # 7, 1
    "unpack/Q3_K": 0.2827,  # 47, 8
    "unpack/Q3_K/AMD": -0.0639,  # 35, 3
    "unpack/Q3_K/Ampere": 0.2506,  # 2, 1
    "unpack/Q3_K/Apple": -0.0138,  # 1, 1
    "unpack/Q3_K/Blackwell 2.0": -0.0218,  # 6, 1
    "unpack/Q3_K/M4": -0.0138,  # 1, 1
    "unpack/Q3_K/NVIDIA": 0.1881,  # 11, 4
    "unpack/Q3_K/Pascal": -0.0801,  # 2, 1
    "unpack/Q3_K/RDNA 3.5 LPDDR": -0.0206,  # 28, 1
    "unpack/Q3_K/RDNA 4.0": -0.0433,  # 7, 2
    "unpack/Q3_K/Turing": 0.0394,  # 1, 1
    "unpack/Q3_K/backend AMD rocm": -0.0237,  # 11, 2
    "unpack/Q4_0": -0.4247,  # 270, 87
    "unpack/Q4_0/AMD": -0.1127,  # 76, 19
    "unpack/Q4_0/Ada Lovelace": -0.0491,  # 38, 12
    "unpack/Q4_0/Ampere": -0.1292,  # 32, 7
    "unpack/Q4_0/Ampere HBM": -0.0257,  # 10, 2
    "unpack/Q4_0/Ampere LPDDR": -0.0346,  # 2, 1
    "unpack/Q4_0/Apple": -0.0347,  # 31, 13
    "unpack/Q4_0/Blackwell 2.0": -0.0755,  # 13, 5
    "unpack/Q4_0/Blackwell 2.0 LPDDR": -0.0003,  # 6, 1
    "unpack/Q4_0/CDNA 1.0 HBM": 0.0253,  # 1, 1
    "unpack/Q4_0/CDNA 2.0 HBM": 0.0016,  # 1, 1
    "unpack/Q4_0/CDNA 3.0 HBM": -0.0163,  # 3, 1
    "unpack/Q4_0/Generation 12.5 HBM": 0.1116,  # 1, 1
    "unpack/Q4_0/Hopper HBM": 0.1242,  # 10, 2
    "unpack/Q4_0/Intel": 0.103,  # 16, 6
    "unpack/Q4_0/Kepler 2.0": -0.0056,  # 1, 1
    "unpack/Q4_0/M1": 0.0121,  # 10, 4
    "unpack/Q4_0/M2": -0.1537,  # 11, 3
    "unpack/Q4_0/M3": 0.013,  # 7, 3
    "unpack/Q4_0/M4": 0.0938,  # 3, 3
    "unpack/Q4_0/Maxwell 2.0": -0.0094,  # 1, 1
    "unpack/Q4_0/NVIDIA": -0.1215,  # 147, 49
    "unpack/Q4_0/Pascal": 0.0583,  # 12, 5
    "unpack/Q4_0/Pascal HBM": -0.1698,  # 2, 1
    "unpack/Q4_0/RDNA 1.0": 0.0201,  # 4, 1
    "unpack/Q4_0/RDNA 2.0": -0.2194,  # 8, 4
    "unpack/Q4_0/RDNA 3.0": -0.2388,  # 21, 7
    "unpack/Q4_0/RDNA 3.5 LPDDR": -0.002,  # 26, 1
    "unpack/Q4_0/RDNA 4.0": 0.3168,  # 12, 3
    "unpack/Q4_0/Turing": 0.158,  # 13, 7
    "unpack/Q4_0/Volta HBM": 0.0374,  # 7, 4
    "unpack/Q4_0/Xe-HPG": 0.0466,  # 9, 2
    "unpack/Q4_0/Xe2-HPG": -0.0553,  # 6, 3
    "unpack/Q4_0/backend AMD metal": 0.0091,  # 1, 1
    "unpack/Q4_0/backend AMD rocm": -0.073,  # 38, 16
    "unpack/Q4_0/backend Intel sycl": -0.1081,  # 12, 5
    "unpack/Q4_0/backend NVIDIA vulkan": -0.0205,  # 6, 5
    "unpack/Q4_K": -0.1988,  # 806, 84
    "unpack/Q4_K/AMD": 0.1063,  # 207, 9
    "unpack/Q4_K/Ada Lovelace": -0.1239,  # 130, 15
    "unpack/Q4_K/Ampere": -0.1329,  # 87, 13
    "unpack/Q4_K/Ampere HBM": -0.1562,  # 34, 3
    "unpack/Q4_K/Apple": -0.0502,  # 130, 15
    "unpack/Q4_K/Blackwell 2.0": 0.1285,  # 69, 4
    "unpack/Q4_K/Blackwell 2.0 LPDDR": 0.0039,  # 17, 1
    "unpack/Q4_K/Blackwell Ultra HBM": 0.0811,  # 9, 1
    "unpack/Q4_K/GCN 5.1 HBM": -0.0238,  # 3, 1
    "unpack/Q4_K/Hopper HBM": -0.0577,  # 27, 3
    "unpack/Q4_K/Intel": 0.0132,  # 39, 4
    "unpack/Q4_K/M1": 0.0772,  # 38, 4
    "unpack/Q4_K/M2": 0.1696,  # 23, 3
    "unpack/Q4_K/M3": -0.0895,  # 22, 3
    "unpack/Q4_K/M4": -0.1275,  # 32, 3
    "unpack/Q4_K/M5": -0.08,  # 15, 2
    "unpack/Q4_K/NVIDIA": -0.147,  # 430, 56
    "unpack/Q4_K/Pascal": 0.2234,  # 19, 7
    "unpack/Q4_K/Pascal HBM": 0.1765,  # 5, 1
    "unpack/Q4_K/RDNA 2.0": 0.2935,  # 4, 2
    "unpack/Q4_K/RDNA 3.0": 0.236,  # 44, 3
    "unpack/Q4_K/RDNA 3.5 LPDDR": -0.0216,  # 142, 1
    "unpack/Q4_K/RDNA 4.0": -0.3778,  # 14, 2
    "unpack/Q4_K/Turing": -0.2187,  # 31, 7
    "unpack/Q4_K/Volta HBM": -0.0709,  # 2, 1
    "unpack/Q4_K/Xe-HPG": 0.07,  # 3, 1
    "unpack/Q4_K/Xe2-HPG": -0.0568,  # 36, 3
    "unpack/Q4_K/backend AMD rocm": 0.0352,  # 64, 7
    "unpack/Q4_K/backend AMD rocm-or-vulkan": -0.0909,  # 39, 3
    "unpack/Q4_K/backend Intel sycl": -0.0015,  # 38, 4
    "unpack/Q6_K": -0.0003,  # 35, 5
    "unpack/Q6_K/AMD": -0.0161,  # 18, 1
    "unpack/Q6_K/Ada Lovelace": -0.0069,  # 1, 1
    "unpack/Q6_K/Apple": -0.0239,  # 1, 1
    "unpack/Q6_K/Blackwell 2.0": 0.0154,  # 9, 1
    "unpack/Q6_K/Intel": 0.0313,  # 6, 1
    "unpack/Q6_K/M3": -0.0239,  # 1, 1
    "unpack/Q6_K/NVIDIA": 0.0086,  # 10, 2
    "unpack/Q6_K/RDNA 3.5 LPDDR": -0.0161,  # 18, 1
    "unpack/Q6_K/Xe2-HPG": 0.0313,  # 6, 1
    "unpack/Q6_K/backend AMD rocm": -0.0054,  # 6, 1
    "unpack/Q6_K/backend Intel sycl": 0.1903,  # 3, 1
    "unpack/Q8": 0.0148,  # 130, 22
    "unpack/Q8/AMD": -0.0012,  # 73, 2
    "unpack/Q8/Ada Lovelace": 0.0238,  # 15, 3
    "unpack/Q8/Ampere": -0.0856,  # 4, 3
    "unpack/Q8/Apple": 0.0354,  # 11, 11
    "unpack/Q8/Blackwell 2.0": 0.0359,  # 8, 1
    "unpack/Q8/Blackwell 2.0 LPDDR": 0.0014,  # 15, 1
    "unpack/Q8/Intel": -0.0041,  # 4, 1
    "unpack/Q8/M1": -0.0219,  # 4, 4
    "unpack/Q8/M2": 0.0022,  # 3, 3
    "unpack/Q8/M3": 0.057,  # 2, 2
    "unpack/Q8/M4": -0.0018,  # 2, 2
    "unpack/Q8/NVIDIA": -0.0244,  # 42, 8
    "unpack/Q8/RDNA 3.5 LPDDR": -0.0144,  # 67, 1
    "unpack/Q8/RDNA 4.0": 0.0132,  # 6, 1
    "unpack/Q8/Xe2-HPG": -0.0041,  # 4, 1
    "unpack/Q8/backend AMD rocm": -0.0418,  # 36, 2
    "unpack/Q8/backend Intel sycl": -0.0041,  # 4, 1
    "unpack/Q8/backend NVIDIA vulkan": -0.0209,  # 1, 1
    "unpack/RDNA 1.0": 0.0802,  # 4, 1
    "unpack/RDNA 2.0": 0.2965,  # 12, 4
    "unpack/RDNA 3.0": 0.0329,  # 66, 7
    "unpack/RDNA 3.5 LPDDR": -0.2054,  # 401, 1
    "unpack/RDNA 4.0": -0.1001,  # 61, 4
    "unpack/Turing": -0.0851,  # 45, 9
    "unpack/Volta HBM": -0.134,  # 9, 4
    "unpack/Xe-HPG": 0.4664,  # 12, 2
    "unpack/Xe2-HPG": -0.3899,  # 58, 3
    "unpack/backend AMD metal": 0.0364,  # 1, 1
    "unpack/backend AMD rocm": -0.1007,  # 219, 19
    "unpack/backend AMD rocm-or-vulkan": -0.6028,  # 41, 3
    "unpack/backend Intel sycl": 0.2562,  # 63, 5
    "unpack/backend NVIDIA vulkan": -0.2204,  # 8, 5
    "unpack/engine ExLlama": 0.0157,  # 13, 1
    "unpack/engine IPEX-LLM": -0.7566,  # 5, 3
    "unpack/engine MLC": -0.0078,  # 2, 1
    "unpack/engine mlx": -0.001,  # 1, 1
    "unpack/engine vLLM": 0.0055,  # 85, 1
    "unpack/no dot product": 0.9528,  # 11, 4
    "unpack/not reordered": 0.6854,  # 10, 2
    "unpack/other": -0.2175,  # 15, 3
    "unpack/other/Ada Lovelace": 0.0039,  # 13, 1
    "unpack/other/Apple": -0.0002,  # 1, 1
    "unpack/other/Blackwell 2.0": -0.0886,  # 1, 1
    "unpack/other/M1": -0.0002,  # 1, 1
    "unpack/other/NVIDIA": -0.0847,  # 14, 2
    "unpack/year 2023": -0.4685,  # 141, 17
    "weights": 0.0581,  # 1702, 113
    "weights/AMD": -0.0214,  # 554, 22
    "weights/Ada Lovelace": 0.0022,  # 252, 16
    "weights/Ampere": -0.0082,  # 154, 13
    "weights/Ampere HBM": 0.0006,  # 57, 4
    "weights/Ampere LPDDR": -0.0007,  # 2, 1
    "weights/Apple": -0.013,  # 211, 15
    "weights/Blackwell 2.0": -0.0107,  # 115, 7
    "weights/Blackwell 2.0 LPDDR": 0.0029,  # 135, 1
    "weights/Blackwell Ultra HBM": 0.0002,  # 9, 1
    "weights/CDNA 1.0 HBM": 0.0003,  # 1, 1
    "weights/CDNA 2.0 HBM": 0.0,  # 1, 1
    "weights/CDNA 3.0 HBM": -0.0002,  # 3, 1
    "weights/GCN 4.0": 0.0,  # 2, 1
    "weights/GCN 5.1 HBM": -0.0002,  # 3, 1
    "weights/Generation 12.5 HBM": 0.0003,  # 1, 1
    "weights/HBM": 0.0302,  # 137, 18
    "weights/Hopper HBM": -0.0024,  # 46, 3
    "weights/Intel": -0.0023,  # 71, 6
    "weights/Kepler 2.0": -0.0,  # 1, 1
    "weights/LPDDR": 0.0815,  # 538, 3
    "weights/M1": 0.0003,  # 63, 4
    "weights/M2": -0.0012,  # 57, 3
    "weights/M3": -0.0053,  # 35, 3
    "weights/M4": -0.0015,  # 41, 3
    "weights/M5": -0.0054,  # 15, 2
    "weights/Maxwell 2.0": -0.0001,  # 1, 1
    "weights/NVIDIA": -0.0202,  # 866, 70
    "weights/Pascal": 0.0057,  # 33, 8
    "weights/Pascal HBM": -0.0003,  # 7, 1
    "weights/RDNA 1.0": -0.0003,  # 4, 1
    "weights/RDNA 2.0": -0.0039,  # 12, 4
    "weights/RDNA 3.0": -0.0098,  # 66, 7
    "weights/RDNA 3.5 LPDDR": -0.0007,  # 401, 1
    "weights/RDNA 4.0": -0.0067,  # 61, 4
    "weights/Turing": -0.0041,  # 45, 9
    "weights/Volta HBM": -0.0054,  # 9, 4
    "weights/Xe-HPG": -0.0009,  # 12, 2
    "weights/Xe2-HPG": -0.0018,  # 58, 3
    "weights/backend AMD metal": 0.0002,  # 1, 1
    "weights/backend AMD rocm": 0.0036,  # 219, 19
    "weights/backend AMD rocm-or-vulkan": -0.0033,  # 41, 3
    "weights/backend Intel sycl": 0.0005,  # 63, 5
    "weights/backend NVIDIA vulkan": 0.0031,  # 8, 5
}

SPREAD: dict[str, float] = {
    "down": 0.187,
    "up": 0.169,
    "bits/low": 1.655,
    "bits/usual": 1.0,
    "depth/deep": 1.026,
    "depth/empty": 1.0,
    "evidence/card": 0.944,
    "evidence/generation": 1.0,
    "evidence/vendor": 1.0,
    "kind/dense": 1.0,
    "kind/mixture": 1.253,
    "vendor/AMD": 1.086,
    "vendor/Apple": 1.018,
    "vendor/Intel": 1.978,
    "vendor/NVIDIA": 0.799,
}
