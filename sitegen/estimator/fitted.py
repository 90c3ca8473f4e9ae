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
    "cache": 0.2505,  # 1702, 113
    "cache/AMD": -0.006,  # 554, 22
    "cache/Ada Lovelace": -0.2444,  # 252, 16
    "cache/Ampere": -0.137,  # 154, 13
    "cache/Ampere HBM": 0.2096,  # 57, 4
    "cache/Ampere LPDDR": 0.0,  # 2, 1
    "cache/Apple": -0.2581,  # 211, 15
    "cache/Blackwell 2.0": 0.0762,  # 115, 7
    "cache/Blackwell 2.0 LPDDR": -0.1004,  # 135, 1
    "cache/Blackwell Ultra HBM": -0.0007,  # 9, 1
    "cache/CDNA 1.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 2.0 HBM": -0.0,  # 1, 1
    "cache/CDNA 3.0 HBM": -0.0,  # 3, 1
    "cache/GCN 4.0": -0.0,  # 2, 1
    "cache/GCN 5.1 HBM": -0.0002,  # 3, 1
    "cache/Generation 12.5 HBM": 0.0,  # 1, 1
    "cache/Hopper HBM": 0.3813,  # 46, 3
    "cache/Intel": 0.0593,  # 71, 6
    "cache/Kepler 2.0": 0.0,  # 1, 1
    "cache/M1": 0.2775,  # 63, 4
    "cache/M2": -0.115,  # 57, 3
    "cache/M3": -0.3957,  # 35, 3
    "cache/M4": 0.0713,  # 41, 3
    "cache/M5": -0.0962,  # 15, 2
    "cache/Maxwell 2.0": -0.0,  # 1, 1
    "cache/NVIDIA": 0.134,  # 866, 70
    "cache/Pascal": -0.0048,  # 33, 8
    "cache/Pascal HBM": 0.0002,  # 7, 1
    "cache/RDNA 1.0": -0.0,  # 4, 1
    "cache/RDNA 2.0": 0.0164,  # 12, 4
    "cache/RDNA 3.0": 0.0294,  # 66, 7
    "cache/RDNA 3.5 LPDDR": 0.1218,  # 401, 1
    "cache/RDNA 4.0": -0.1733,  # 61, 4
    "cache/Turing": -0.0273,  # 45, 9
    "cache/Volta HBM": -0.0187,  # 9, 4
    "cache/Xe-HPG": 0.0023,  # 12, 2
    "cache/Xe2-HPG": 0.0569,  # 58, 3
    "cache/backend AMD metal": 0.0,  # 1, 1
    "cache/backend AMD rocm": -0.0638,  # 219, 19
    "cache/backend AMD rocm-or-vulkan": 0.0,  # 41, 3
    "cache/backend Intel sycl": 0.1422,  # 63, 5
    "cache/backend NVIDIA vulkan": 0.0,  # 8, 5
    "cache/no flash attention": 0.6469,  # 428, 75
    "experts": -0.2734,  # 1702, 113
    "experts/AMD": -0.0076,  # 554, 22
    "experts/Apple": 0.0027,  # 211, 15
    "experts/Intel": 0.0042,  # 71, 6
    "experts/NVIDIA": -0.0226,  # 866, 70
    "launch": -9.2619,  # 1702, 113
    "launch/AMD": -0.4221,  # 554, 22
    "launch/Ada Lovelace": -0.22,  # 252, 16
    "launch/Ampere": 0.0698,  # 154, 13
    "launch/Ampere HBM": 0.131,  # 57, 4
    "launch/Ampere LPDDR": 0.0043,  # 2, 1
    "launch/Apple": 0.3074,  # 211, 15
    "launch/Blackwell 2.0": -0.2798,  # 115, 7
    "launch/Blackwell 2.0 LPDDR": -0.1855,  # 135, 1
    "launch/Blackwell Ultra HBM": -0.272,  # 9, 1
    "launch/CDNA 1.0 HBM": 0.0364,  # 1, 1
    "launch/CDNA 2.0 HBM": -0.0207,  # 1, 1
    "launch/CDNA 3.0 HBM": -0.2125,  # 3, 1
    "launch/GCN 4.0": -0.0042,  # 2, 1
    "launch/GCN 5.1 HBM": -0.08,  # 3, 1
    "launch/Generation 12.5 HBM": 0.2643,  # 1, 1
    "launch/HBM": 0.2339,  # 137, 18
    "launch/Hopper HBM": -0.1924,  # 46, 3
    "launch/Intel": 0.6847,  # 71, 6
    "launch/Kepler 2.0": 0.0036,  # 1, 1
    "launch/LPDDR": -0.0374,  # 538, 3
    "launch/M1": 0.1635,  # 63, 4
    "launch/M2": 0.0432,  # 57, 3
    "launch/M3": 0.2903,  # 35, 3
    "launch/M4": -0.0349,  # 41, 3
    "launch/M5": -0.1548,  # 15, 2
    "launch/Maxwell 2.0": -0.0135,  # 1, 1
    "launch/NVIDIA": -0.5354,  # 866, 70
    "launch/Pascal": -0.2959,  # 33, 8
    "launch/Pascal HBM": 0.1258,  # 7, 1
    "launch/RDNA 1.0": -0.13,  # 4, 1
    "launch/RDNA 2.0": 0.1435,  # 12, 4
    "launch/RDNA 3.0": 0.0339,  # 66, 7
    "launch/RDNA 3.5 LPDDR": 0.1147,  # 401, 1
    "launch/RDNA 4.0": -0.3033,  # 61, 4
    "launch/Turing": 0.3318,  # 45, 9
    "launch/Volta HBM": 0.2574,  # 9, 4
    "launch/Xe-HPG": 0.5203,  # 12, 2
    "launch/Xe2-HPG": -0.0998,  # 58, 3
    "launch/architecture/deepseek_v2": -0.0229,  # 3, 3
    "launch/architecture/deepseek_v3": -0.0215,  # 1, 1
    "launch/architecture/deepseek_v4": 0.0299,  # 36, 1
    "launch/architecture/dots1": -0.0234,  # 12, 1
    "launch/architecture/gemma2": 0.0438,  # 3, 2
    "launch/architecture/gemma3": -0.0376,  # 28, 9
    "launch/architecture/gemma3_text": 0.1239,  # 4, 2
    "launch/architecture/gemma4": 0.3102,  # 144, 16
    "launch/architecture/gemma4_unified": -0.0463,  # 4, 2
    "launch/architecture/glm4_moe": -0.0131,  # 6, 1
    "launch/architecture/glm4_moe_lite": 0.0963,  # 17, 2
    "launch/architecture/gpt_oss": -0.0745,  # 89, 24
    "launch/architecture/granite": -0.0144,  # 12, 6
    "launch/architecture/hunyuan_v1_moe": 0.002,  # 12, 1
    "launch/architecture/lfm2": -0.1875,  # 10, 10
    "launch/architecture/lfm2_moe": -0.153,  # 2, 1
    "launch/architecture/llama": -0.2547,  # 649, 105
    "launch/architecture/llama4": -0.0248,  # 12, 1
    "launch/architecture/minimax_m2": -0.0175,  # 14, 1
    "launch/architecture/ministral3": 0.2327,  # 48, 14
    "launch/architecture/mistral": -0.1248,  # 24, 8
    "launch/architecture/mistral3": -0.0168,  # 1, 1
    "launch/architecture/olmo2": -0.0037,  # 1, 1
    "launch/architecture/phi3": -0.0733,  # 12, 6
    "launch/architecture/qwen2": 0.1019,  # 105, 55
    "launch/architecture/qwen3": -0.0743,  # 49, 20
    "launch/architecture/qwen3_5": 0.273,  # 219, 30
    "launch/architecture/qwen3_5_moe": -0.0224,  # 133, 12
    "launch/architecture/qwen3_moe": 0.0123,  # 52, 8
    "launch/backend AMD metal": 0.0078,  # 1, 1
    "launch/backend AMD rocm": 0.4339,  # 219, 19
    "launch/backend AMD rocm-or-vulkan": -0.0136,  # 41, 3
    "launch/backend Intel sycl": 0.0021,  # 63, 5
    "launch/backend NVIDIA vulkan": 0.0166,  # 8, 5
    "launch/mixture": 0.6042,  # 460, 29
    "launch/mixture/AMD": -0.0309,  # 310, 4
    "launch/mixture/Apple": -0.0118,  # 11, 5
    "launch/mixture/Intel": 0.092,  # 10, 1
    "launch/mixture/NVIDIA": -0.0462,  # 129, 19
    "launch/recurrent": 0.0503,  # 364, 31
    "launch/year 2023": 0.375,  # 141, 17
    "launch/year 2024": 0.602,  # 193, 28
    "launch/year 2025": 0.1052,  # 571, 103
    "speed/a100-pcie-40-gb": -0.0258,  # 9, 1
    "speed/a100-pcie-80-gb": 0.0365,  # 26, 1
    "speed/a100-sxm4-40-gb": -0.0162,  # 1, 1
    "speed/a100-sxm4-80-gb": 0.0073,  # 21, 1
    "speed/a40-pcie": -0.0726,  # 18, 1
    "speed/apple-m1-8-gb": 0.0351,  # 9, 1
    "speed/apple-m1-16-gb": 0.0351,  # 9, 1
    "speed/apple-m1-max-32-gb": -0.0266,  # 36, 1
    "speed/apple-m1-max-64-gb": -0.0266,  # 36, 1
    "speed/apple-m1-pro-16-gb": 0.023,  # 8, 1
    "speed/apple-m1-pro-32-gb": 0.023,  # 8, 1
    "speed/apple-m1-ultra-64-gb": -0.0394,  # 10, 1
    "speed/apple-m1-ultra-128-gb": -0.0394,  # 10, 1
    "speed/apple-m2-8-gb": 0.0054,  # 9, 1
    "speed/apple-m2-16-gb": 0.0054,  # 9, 1
    "speed/apple-m2-24-gb": 0.0054,  # 9, 1
    "speed/apple-m2-max-32-gb": 0.004,  # 8, 1
    "speed/apple-m2-max-64-gb": 0.004,  # 8, 1
    "speed/apple-m2-max-96-gb": 0.004,  # 8, 1
    "speed/apple-m2-ultra-64-gb": -0.0117,  # 40, 1
    "speed/apple-m2-ultra-128-gb": -0.0117,  # 40, 1
    "speed/apple-m2-ultra-192-gb": -0.0117,  # 40, 1
    "speed/apple-m3-8-gb": 0.0154,  # 9, 1
    "speed/apple-m3-16-gb": 0.0154,  # 9, 1
    "speed/apple-m3-24-gb": 0.0154,  # 9, 1
    "speed/apple-m3-pro-18-gb": 0.0082,  # 13, 1
    "speed/apple-m3-pro-36-gb": 0.0082,  # 13, 1
    "speed/apple-m3-ultra-96-gb": -0.0196,  # 13, 1
    "speed/apple-m3-ultra-256-gb": -0.0196,  # 13, 1
    "speed/apple-m3-ultra-512-gb": -0.0196,  # 13, 1
    "speed/apple-m4-16-gb": 0.003,  # 6, 1
    "speed/apple-m4-24-gb": 0.003,  # 6, 1
    "speed/apple-m4-32-gb": 0.003,  # 6, 1
    "speed/apple-m4-max-40-core-gpu-48-gb": -0.0049,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-64-gb": -0.0049,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-128-gb": -0.0049,  # 5, 1
    "speed/apple-m4-pro-24-gb": 0.0039,  # 30, 1
    "speed/apple-m4-pro-48-gb": 0.0039,  # 30, 1
    "speed/apple-m4-pro-64-gb": 0.0039,  # 30, 1
    "speed/apple-m5-16-gb": -0.0276,  # 12, 1
    "speed/apple-m5-24-gb": -0.0276,  # 12, 1
    "speed/apple-m5-32-gb": -0.0276,  # 12, 1
    "speed/apple-m5-max-32-core-gpu": 0.0417,  # 3, 1
    "speed/arc-140v-lunar-lake-igpu": -0.0425,  # 3, 1
    "speed/arc-a770": -0.0046,  # 11, 1
    "speed/arc-a770m": -0.0087,  # 1, 1
    "speed/arc-b580": 0.0605,  # 7, 1
    "speed/arc-pro-b70": -0.0046,  # 48, 1
    "speed/architecture/deepseek_v2": 0.0066,  # 3, 3
    "speed/architecture/deepseek_v3": 0.0079,  # 1, 1
    "speed/architecture/deepseek_v4": -0.0925,  # 36, 1
    "speed/architecture/dots1": 0.0205,  # 12, 1
    "speed/architecture/gemma2": -0.0363,  # 3, 2
    "speed/architecture/gemma3": -0.0452,  # 28, 9
    "speed/architecture/gemma3_text": -0.0499,  # 4, 2
    "speed/architecture/gemma4": -0.0036,  # 144, 16
    "speed/architecture/gemma4_unified": 0.0196,  # 4, 2
    "speed/architecture/glm4_moe": 0.0164,  # 6, 1
    "speed/architecture/glm4_moe_lite": -0.098,  # 17, 2
    "speed/architecture/gpt_oss": 0.0822,  # 89, 24
    "speed/architecture/granite": 0.0176,  # 12, 6
    "speed/architecture/hunyuan_v1_moe": 0.0002,  # 12, 1
    "speed/architecture/lfm2": 0.118,  # 10, 10
    "speed/architecture/lfm2_moe": 0.0593,  # 2, 1
    "speed/architecture/llama": -0.0252,  # 649, 105
    "speed/architecture/llama4": 0.0365,  # 12, 1
    "speed/architecture/minimax_m2": 0.0418,  # 14, 1
    "speed/architecture/ministral3": 0.0142,  # 48, 14
    "speed/architecture/mistral": 0.0325,  # 24, 8
    "speed/architecture/mistral3": 0.0136,  # 1, 1
    "speed/architecture/olmo2": 0.0036,  # 1, 1
    "speed/architecture/phi3": 0.0034,  # 12, 6
    "speed/architecture/qwen2": 0.0126,  # 105, 55
    "speed/architecture/qwen3": -0.0324,  # 49, 20
    "speed/architecture/qwen3_5": 0.0069,  # 219, 30
    "speed/architecture/qwen3_5_moe": 0.0185,  # 133, 12
    "speed/architecture/qwen3_moe": 0.0261,  # 52, 8
    "speed/b300": 0.0015,  # 9, 1
    "speed/data-center-gpu-max-ponte-vecchio-model-not-stated": -0.0062,  # 1, 1
    "speed/engine ExLlama": 0.0793,  # 13, 1
    "speed/engine MLC": 0.2786,  # 2, 1
    "speed/engine mlx": 0.0383,  # 1, 1
    "speed/engine mlx/mixture": 0.0383,  # 1, 1
    "speed/engine vLLM": -0.2177,  # 85, 1
    "speed/engine vLLM/mixture": -0.1458,  # 40, 1
    "speed/gb10": -0.0029,  # 135, 1
    "speed/geforce-gtx-1050-ti": -0.0331,  # 8, 1
    "speed/geforce-gtx-1070": 0.0034,  # 2, 1
    "speed/geforce-gtx-1070-ti": -0.0254,  # 3, 1
    "speed/geforce-gtx-1080": -0.01,  # 5, 1
    "speed/geforce-gtx-1080-ti": 0.0007,  # 3, 1
    "speed/geforce-gtx-1660": 0.0252,  # 1, 1
    "speed/geforce-rtx-2060-super": -0.0459,  # 4, 1
    "speed/geforce-rtx-2070": 0.0036,  # 2, 1
    "speed/geforce-rtx-2070-super": 0.0613,  # 4, 1
    "speed/geforce-rtx-2080": 0.0076,  # 16, 1
    "speed/geforce-rtx-2080-ti": 0.0546,  # 7, 1
    "speed/geforce-rtx-3060-12-gb": 0.0169,  # 21, 1
    "speed/geforce-rtx-3060-mobile": 0.0181,  # 1, 1
    "speed/geforce-rtx-3060-ti": 0.0175,  # 2, 1
    "speed/geforce-rtx-3070-ti": 0.021,  # 2, 1
    "speed/geforce-rtx-3080": 0.049,  # 15, 1
    "speed/geforce-rtx-3080-ti": 0.0125,  # 12, 1
    "speed/geforce-rtx-3090": 0.0059,  # 38, 1
    "speed/geforce-rtx-4060": 0.005,  # 3, 1
    "speed/geforce-rtx-4060-mobile": 0.0462,  # 3, 1
    "speed/geforce-rtx-4060-ti-16-gb": 0.003,  # 3, 1
    "speed/geforce-rtx-4060-ti-8-gb": 0.0044,  # 1, 1
    "speed/geforce-rtx-4070": -0.0355,  # 19, 1
    "speed/geforce-rtx-4070-mobile": 0.0246,  # 59, 1
    "speed/geforce-rtx-4070-ti": 0.0444,  # 13, 1
    "speed/geforce-rtx-4080-super": 0.0197,  # 7, 1
    "speed/geforce-rtx-4090": 0.0139,  # 59, 1
    "speed/geforce-rtx-4090-d": 0.0262,  # 3, 1
    "speed/geforce-rtx-5060-ti-16-gb": 0.0037,  # 4, 1
    "speed/geforce-rtx-5070": -0.011,  # 30, 1
    "speed/geforce-rtx-5090": 0.0304,  # 73, 1
    "speed/geforce-rtx-5090-mobile": 0.0129,  # 1, 1
    "speed/h100-pcie-80-gb": -0.0699,  # 26, 1
    "speed/h100-sxm5-80-gb": 0.0579,  # 11, 1
    "speed/h200-nvl": 0.0062,  # 9, 1
    "speed/jetson-agx-orin-64-gb": -0.0013,  # 2, 1
    "speed/l4": -0.03,  # 3, 1
    "speed/l40": -0.0375,  # 2, 1
    "speed/l40s": -0.0787,  # 13, 1
    "speed/measured by LocalScore, mean over prompts up to 4,096 tokens": -0.1799,  # 150, 60
    "speed/measured by Ollama": -0.0501,  # 50, 24
    "speed/measured by client's clock, llama-benchy": 0.1058,  # 208, 3
    "speed/measured by client's clock, llmfit": 0.0527,  # 108, 6
    "speed/measured by client's clock, server request": -0.0635,  # 77, 10
    "speed/measured by llama.cpp main": -0.0118,  # 101, 11
    "speed/quadro-p4000": 0.0081,  # 1, 1
    "speed/quadro-rtx-6000": -0.0132,  # 2, 1
    "speed/quadro-rtx-8000": -0.0189,  # 5, 1
    "speed/radeon-8060s-ryzen-ai-max-395-128-gb": -0.0013,  # 401, 1
    "speed/radeon-ai-pro-r9700": -0.0483,  # 48, 1
    "speed/radeon-instinct-mi100": -0.0014,  # 1, 1
    "speed/radeon-instinct-mi210": 0.0008,  # 1, 1
    "speed/radeon-instinct-mi300x": 0.004,  # 3, 1
    "speed/radeon-instinct-mi50": 0.0029,  # 3, 1
    "speed/radeon-pro-v620": -0.0376,  # 1, 1
    "speed/radeon-pro-w6800": -0.0012,  # 1, 1
    "speed/radeon-pro-w7900": -0.0325,  # 2, 1
    "speed/radeon-rx-570": 0.0004,  # 2, 1
    "speed/radeon-rx-5700-xt": 0.0056,  # 4, 1
    "speed/radeon-rx-6700-xt": 0.0071,  # 5, 1
    "speed/radeon-rx-6900-xt": 0.0337,  # 5, 1
    "speed/radeon-rx-7600": -0.0195,  # 1, 1
    "speed/radeon-rx-7800-xt": 0.0079,  # 7, 1
    "speed/radeon-rx-7900-gre": -0.0115,  # 2, 1
    "speed/radeon-rx-7900-xt": -0.0236,  # 41, 1
    "speed/radeon-rx-7900-xtx": 0.0981,  # 12, 1
    "speed/radeon-rx-9060-xt-16-gb": 0.0071,  # 1, 1
    "speed/radeon-rx-9070": 0.0397,  # 1, 1
    "speed/radeon-rx-9070-xt": 0.0079,  # 11, 1
    "speed/rtx-4000-ada-generation": 0.0249,  # 18, 1
    "speed/rtx-5000-ada-generation": 0.0136,  # 17, 1
    "speed/rtx-6000-ada-generation": -0.0426,  # 29, 1
    "speed/rtx-a400": 0.0095,  # 1, 1
    "speed/rtx-a4000": -0.0214,  # 8, 1
    "speed/rtx-a5000": 0.0003,  # 5, 1
    "speed/rtx-a5000-mobile": -0.05,  # 3, 1
    "speed/rtx-a6000": -0.0049,  # 28, 1
    "speed/rtx-pro-4000-blackwell": -0.0039,  # 1, 1
    "speed/rtx-pro-4500-blackwell": 0.0051,  # 1, 1
    "speed/rtx-pro-6000-blackwell": -0.0292,  # 5, 1
    "speed/ryzen-z1-extreme-igpu-lpddr5-6400": -0.0177,  # 1, 1
    "speed/tesla-k80": -0.0026,  # 1, 1
    "speed/tesla-m40-24-gb": 0.0036,  # 1, 1
    "speed/tesla-p100-pcie-16-gb": -0.0024,  # 7, 1
    "speed/tesla-p40": 0.0123,  # 9, 1
    "speed/tesla-t4": -0.0724,  # 4, 1
    "speed/tesla-v100-pcie-16-gb": -0.0062,  # 2, 1
    "speed/tesla-v100-sxm2-16-gb": -0.0055,  # 2, 1
    "speed/tesla-v100s-pcie-32-gb": -0.008,  # 1, 1
    "speed/titan-v": 0.0228,  # 4, 1
    "speed/titan-xp": 0.0416,  # 2, 1
    "start": -8.1669,  # 1702, 113
    "start/AMD": -0.1123,  # 554, 22
    "start/Ada Lovelace": -0.0152,  # 252, 16
    "start/Ampere": 0.1238,  # 154, 13
    "start/Ampere HBM": -0.0166,  # 57, 4
    "start/Ampere LPDDR": 0.0006,  # 2, 1
    "start/Apple": 0.0487,  # 211, 15
    "start/Blackwell 2.0": -0.0231,  # 115, 7
    "start/Blackwell 2.0 LPDDR": -0.0108,  # 135, 1
    "start/Blackwell Ultra HBM": -0.0336,  # 9, 1
    "start/CDNA 1.0 HBM": 0.0015,  # 1, 1
    "start/CDNA 2.0 HBM": -0.0009,  # 1, 1
    "start/CDNA 3.0 HBM": -0.0044,  # 3, 1
    "start/GCN 4.0": -0.0002,  # 2, 1
    "start/GCN 5.1 HBM": -0.0011,  # 3, 1
    "start/Generation 12.5 HBM": 0.0049,  # 1, 1
    "start/Hopper HBM": -0.036,  # 46, 3
    "start/Intel": -0.0123,  # 71, 6
    "start/Kepler 2.0": 0.0004,  # 1, 1
    "start/M1": -0.0247,  # 63, 4
    "start/M2": 0.0359,  # 57, 3
    "start/M3": 0.0533,  # 35, 3
    "start/M4": 0.0191,  # 41, 3
    "start/M5": -0.0349,  # 15, 2
    "start/Maxwell 2.0": -0.0017,  # 1, 1
    "start/NVIDIA": 0.1698,  # 866, 70
    "start/Pascal": -0.0413,  # 33, 8
    "start/Pascal HBM": 0.0261,  # 7, 1
    "start/RDNA 1.0": -0.0028,  # 4, 1
    "start/RDNA 2.0": -0.0095,  # 12, 4
    "start/RDNA 3.0": -0.0565,  # 66, 7
    "start/RDNA 3.5 LPDDR": 0.0023,  # 401, 1
    "start/RDNA 4.0": -0.0407,  # 61, 4
    "start/Turing": 0.1907,  # 45, 9
    "start/Volta HBM": 0.0064,  # 9, 4
    "start/Xe-HPG": 0.0056,  # 12, 2
    "start/Xe2-HPG": -0.0227,  # 58, 3
    "unpack": 2.7744,  # 1702, 113
    "unpack/AMD": 0.4483,  # 554, 22
    "unpack/Ada Lovelace": -0.5482,  # 252, 16
    "unpack/Ampere": -0.2566,  # 154, 13
    "unpack/Ampere HBM": -0.2789,  # 57, 4
    "unpack/Ampere LPDDR": 0.0458,  # 2, 1
    "unpack/Apple": -0.3209,  # 211, 15
    "unpack/BF16": 0.2697,  # 89, 3
    "unpack/BF16/AMD": 0.1995,  # 49, 2
    "unpack/BF16/Blackwell 2.0 LPDDR": -0.0478,  # 40, 1
    "unpack/BF16/NVIDIA": -0.0478,  # 40, 1
    "unpack/BF16/RDNA 3.5 LPDDR": 0.1662,  # 37, 1
    "unpack/BF16/RDNA 4.0": 0.0333,  # 12, 1
    "unpack/BF16/backend AMD rocm": -0.0876,  # 21, 2
    "unpack/Blackwell 2.0": -0.0077,  # 115, 7
    "unpack/Blackwell 2.0 LPDDR": 0.3907,  # 135, 1
    "unpack/Blackwell Ultra HBM": 0.2933,  # 9, 1
    "unpack/CDNA 1.0 HBM": 0.0518,  # 1, 1
    "unpack/CDNA 2.0 HBM": -0.0284,  # 1, 1
    "unpack/CDNA 3.0 HBM": -0.0385,  # 3, 1
    "unpack/F16": 0.515,  # 109, 21
    "unpack/F16/Ada Lovelace": 0.1782,  # 34, 5
    "unpack/F16/Ampere": 0.0767,  # 19, 3
    "unpack/F16/Ampere HBM": 0.0661,  # 13, 2
    "unpack/F16/Apple": 0.1059,  # 34, 10
    "unpack/F16/Hopper HBM": -0.1373,  # 9, 1
    "unpack/F16/M1": -0.0268,  # 10, 3
    "unpack/F16/M2": 0.0075,  # 20, 3
    "unpack/F16/M3": 0.1155,  # 2, 2
    "unpack/F16/M4": 0.0097,  # 2, 2
    "unpack/F16/NVIDIA": 0.1838,  # 75, 11
    "unpack/FP4": 0.2446,  # 101, 16
    "unpack/FP4/AMD": 0.0119,  # 48, 4
    "unpack/FP4/Ada Lovelace": -0.044,  # 5, 3
    "unpack/FP4/Ampere": 0.0272,  # 4, 3
    "unpack/FP4/Apple": -0.0415,  # 2, 2
    "unpack/FP4/Blackwell 2.0": 0.0549,  # 5, 3
    "unpack/FP4/Blackwell 2.0 LPDDR": 0.1291,  # 37, 1
    "unpack/FP4/M3": -0.0414,  # 1, 1
    "unpack/FP4/M4": -0.0001,  # 1, 1
    "unpack/FP4/NVIDIA": 0.1672,  # 51, 10
    "unpack/FP4/RDNA 3.0": 0.0195,  # 1, 1
    "unpack/FP4/RDNA 3.5 LPDDR": -0.0966,  # 38, 1
    "unpack/FP4/RDNA 4.0": 0.089,  # 9, 2
    "unpack/FP4/backend AMD rocm": 0.0681,  # 22, 3
    "unpack/FP4/backend AMD rocm-or-vulkan": -0.1337,  # 2, 2
    "unpack/FP4/backend NVIDIA vulkan": -0.0184,  # 1, 1
    "unpack/FP8": -0.1358,  # 20, 1
    "unpack/FP8/Blackwell 2.0 LPDDR": -0.0764,  # 20, 1
    "unpack/FP8/NVIDIA": -0.0764,  # 20, 1
    "unpack/GCN 4.0": -0.0261,  # 2, 1
    "unpack/GCN 5.1 HBM": -0.0966,  # 3, 1
    "unpack/Generation 12.5 HBM": 0.0965,  # 1, 1
    "unpack/Hopper HBM": 0.3078,  # 46, 3
    "unpack/IQ": 0.2395,  # 66, 9
    "unpack/IQ/AMD": 0.2822,  # 42, 3
    "unpack/IQ/Ada Lovelace": -0.0151,  # 12, 2
    "unpack/IQ/Ampere": -0.1383,  # 6, 2
    "unpack/IQ/Blackwell 2.0": -0.0067,  # 3, 1
    "unpack/IQ/GCN 4.0": -0.0094,  # 2, 1
    "unpack/IQ/Intel": 0.0127,  # 3, 1
    "unpack/IQ/NVIDIA": -0.1602,  # 21, 5
    "unpack/IQ/RDNA 3.5 LPDDR": 0.4078,  # 39, 1
    "unpack/IQ/RDNA 4.0": -0.1162,  # 1, 1
    "unpack/IQ/Xe2-HPG": 0.0127,  # 3, 1
    "unpack/IQ/backend AMD rocm": -0.1767,  # 21, 3
    "unpack/IQ/backend Intel sycl": 0.0127,  # 3, 1
    "unpack/IQ4": -0.1434,  # 14, 4
    "unpack/IQ4/AMD": -0.0071,  # 6, 1
    "unpack/IQ4/Ada Lovelace": -0.0275,  # 4, 1
    "unpack/IQ4/Blackwell 2.0": -0.1496,  # 1, 1
    "unpack/IQ4/Intel": 0.1035,  # 3, 1
    "unpack/IQ4/NVIDIA": -0.1771,  # 5, 2
    "unpack/IQ4/RDNA 3.5 LPDDR": -0.0071,  # 6, 1
    "unpack/IQ4/Xe2-HPG": 0.1035,  # 3, 1
    "unpack/IQ4/backend Intel sycl": 0.1035,  # 3, 1
    "unpack/Intel": 0.0494,  # 71, 6
    "unpack/Kepler 2.0": 0.203,  # 1, 1
    "unpack/M1": 0.1749,  # 63, 4
    "unpack/M2": -0.0304,  # 57, 3
    "unpack/M3": -0.0786,  # 35, 3
    "unpack/M4": -0.1282,  # 41, 3
    "unpack/M5": -0.2586,  # 15, 2
    "unpack/Maxwell 2.0": -0.1833,  # 1, 1
    "unpack/NVIDIA": -0.1243,  # 866, 70
    "unpack/Pascal": 0.5108,  # 33, 8
    "unpack/Pascal HBM": 0.0375,  # 7, 1
    "unpack/Q3_K": 0.2063,  # 47, 8
    "unpack/Q3_K/AMD": -0.1546,  # 35, 3
    "unpack/Q3_K/Ampere": 0.3421,  # 2, 1
    "unpack/Q3_K/Apple": -0.028,  # 1, 1
    "unpack/Q3_K/Blackwell 2.0": -0.0317,  # 6, 1
    "unpack/Q3_K/M4": -0.028,  # 1, 1
    "unpack/Q3_K/NVIDIA": 0.2987,  # 11, 4
    "unpack/Q3_K/Pascal": -0.0269,  # 2, 1
    "unpack/Q3_K/RDNA 3.5 LPDDR": -0.1294,  # 28, 1
    "unpack/Q3_K/RDNA 4.0": -0.0252,  # 7, 2
    "unpack/Q3_K/Turing": 0.0153,  # 1, 1
    "unpack/Q3_K/backend AMD rocm": 0.0586,  # 11, 2
    "unpack/Q4_0": -0.5491,  # 270, 87
    "unpack/Q4_0/AMD": -0.1787,  # 76, 19
    "unpack/Q4_0/Ada Lovelace": -0.1408,  # 38, 12
    "unpack/Q4_0/Ampere": -0.1205,  # 32, 7
    "unpack/Q4_0/Ampere HBM": 0.0393,  # 10, 2
    "unpack/Q4_0/Ampere LPDDR": 0.0165,  # 2, 1
    "unpack/Q4_0/Apple": -0.0564,  # 31, 13
    "unpack/Q4_0/Blackwell 2.0": -0.0546,  # 13, 5
    "unpack/Q4_0/Blackwell 2.0 LPDDR": 0.0149,  # 6, 1
    "unpack/Q4_0/CDNA 1.0 HBM": 0.0186,  # 1, 1
    "unpack/Q4_0/CDNA 2.0 HBM": -0.0102,  # 1, 1
    "unpack/Q4_0/CDNA 3.0 HBM": -0.0139,  # 3, 1
    "unpack/Q4_0/Generation 12.5 HBM": 0.0347,  # 1, 1
    "unpack/Q4_0/Hopper HBM": 0.2882,  # 10, 2
    "unpack/Q4_0/Intel": -0.0056,  # 16, 6
    "unpack/Q4_0/Kepler 2.0": 0.0731,  # 1, 1
    "unpack/Q4_0/M1": 0.0208,  # 10, 4
    "unpack/Q4_0/M2": -0.1713,  # 11, 3
    "unpack/Q4_0/M3": -0.0189,  # 7, 3
    "unpack/Q4_0/M4": 0.113,  # 3, 3
    "unpack/Q4_0/Maxwell 2.0": -0.066,  # 1, 1
    "unpack/Q4_0/NVIDIA": -0.0681,  # 147, 49
    "unpack/Q4_0/Pascal": -0.0308,  # 12, 5
    "unpack/Q4_0/Pascal HBM": -0.1818,  # 2, 1
    "unpack/Q4_0/RDNA 1.0": -0.0421,  # 4, 1
    "unpack/Q4_0/RDNA 2.0": -0.3049,  # 8, 4
    "unpack/Q4_0/RDNA 3.0": -0.1795,  # 21, 7
    "unpack/Q4_0/RDNA 3.5 LPDDR": -0.0634,  # 26, 1
    "unpack/Q4_0/RDNA 4.0": 0.4166,  # 12, 3
    "unpack/Q4_0/Turing": 0.0831,  # 13, 7
    "unpack/Q4_0/Volta HBM": 0.0114,  # 7, 4
    "unpack/Q4_0/Xe-HPG": -0.0512,  # 9, 2
    "unpack/Q4_0/Xe2-HPG": 0.0108,  # 6, 3
    "unpack/Q4_0/backend AMD metal": 0.0143,  # 1, 1
    "unpack/Q4_0/backend AMD rocm": 0.0469,  # 38, 16
    "unpack/Q4_0/backend Intel sycl": -0.0848,  # 12, 5
    "unpack/Q4_0/backend NVIDIA vulkan": -0.0384,  # 6, 5
    "unpack/Q4_K": -0.2935,  # 806, 84
    "unpack/Q4_K/AMD": 0.0221,  # 207, 9
    "unpack/Q4_K/Ada Lovelace": -0.1471,  # 130, 15
    "unpack/Q4_K/Ampere": -0.136,  # 87, 13
    "unpack/Q4_K/Ampere HBM": -0.2058,  # 34, 3
    "unpack/Q4_K/Apple": -0.0555,  # 130, 15
    "unpack/Q4_K/Blackwell 2.0": 0.1649,  # 69, 4
    "unpack/Q4_K/Blackwell 2.0 LPDDR": 0.0675,  # 17, 1
    "unpack/Q4_K/Blackwell Ultra HBM": 0.1056,  # 9, 1
    "unpack/Q4_K/GCN 5.1 HBM": -0.0348,  # 3, 1
    "unpack/Q4_K/Hopper HBM": -0.0401,  # 27, 3
    "unpack/Q4_K/Intel": -0.038,  # 39, 4
    "unpack/Q4_K/M1": 0.1438,  # 38, 4
    "unpack/Q4_K/M2": 0.1652,  # 23, 3
    "unpack/Q4_K/M3": -0.1655,  # 22, 3
    "unpack/Q4_K/M4": -0.1058,  # 32, 3
    "unpack/Q4_K/M5": -0.0931,  # 15, 2
    "unpack/Q4_K/NVIDIA": -0.0938,  # 430, 56
    "unpack/Q4_K/Pascal": 0.2416,  # 19, 7
    "unpack/Q4_K/Pascal HBM": 0.1953,  # 5, 1
    "unpack/Q4_K/RDNA 2.0": 0.3228,  # 4, 2
    "unpack/Q4_K/RDNA 3.0": 0.2869,  # 44, 3
    "unpack/Q4_K/RDNA 3.5 LPDDR": -0.182,  # 142, 1
    "unpack/Q4_K/RDNA 4.0": -0.3707,  # 14, 2
    "unpack/Q4_K/Turing": -0.2459,  # 31, 7
    "unpack/Q4_K/Volta HBM": -0.0937,  # 2, 1
    "unpack/Q4_K/Xe-HPG": 0.1527,  # 3, 1
    "unpack/Q4_K/Xe2-HPG": -0.1908,  # 36, 3
    "unpack/Q4_K/backend AMD rocm": 0.0942,  # 64, 7
    "unpack/Q4_K/backend AMD rocm-or-vulkan": -0.0598,  # 39, 3
    "unpack/Q4_K/backend Intel sycl": -0.0611,  # 38, 4
    "unpack/Q6_K": -0.075,  # 35, 5
    "unpack/Q6_K/AMD": -0.0066,  # 18, 1
    "unpack/Q6_K/Ada Lovelace": -0.0132,  # 1, 1
    "unpack/Q6_K/Apple": -0.0709,  # 1, 1
    "unpack/Q6_K/Blackwell 2.0": 0.034,  # 9, 1
    "unpack/Q6_K/Intel": 0.0145,  # 6, 1
    "unpack/Q6_K/M3": -0.0709,  # 1, 1
    "unpack/Q6_K/NVIDIA": 0.0208,  # 10, 2
    "unpack/Q6_K/RDNA 3.5 LPDDR": -0.0066,  # 18, 1
    "unpack/Q6_K/Xe2-HPG": 0.0145,  # 6, 1
    "unpack/Q6_K/backend AMD rocm": 0.0183,  # 6, 1
    "unpack/Q6_K/backend Intel sycl": 0.2097,  # 3, 1
    "unpack/Q8": 0.0034,  # 130, 22
    "unpack/Q8/AMD": -0.0073,  # 73, 2
    "unpack/Q8/Ada Lovelace": 0.0011,  # 15, 3
    "unpack/Q8/Ampere": -0.1435,  # 4, 3
    "unpack/Q8/Apple": 0.0318,  # 11, 11
    "unpack/Q8/Blackwell 2.0": 0.1359,  # 8, 1
    "unpack/Q8/Blackwell 2.0 LPDDR": 0.0533,  # 15, 1
    "unpack/Q8/Intel": -0.0693,  # 4, 1
    "unpack/Q8/M1": -0.074,  # 4, 4
    "unpack/Q8/M2": -0.0123,  # 3, 3
    "unpack/Q8/M3": 0.1529,  # 2, 2
    "unpack/Q8/M4": -0.0348,  # 2, 2
    "unpack/Q8/NVIDIA": 0.0468,  # 42, 8
    "unpack/Q8/RDNA 3.5 LPDDR": -0.0478,  # 67, 1
    "unpack/Q8/RDNA 4.0": 0.0405,  # 6, 1
    "unpack/Q8/Xe2-HPG": -0.0693,  # 4, 1
    "unpack/Q8/backend AMD rocm": -0.0979,  # 36, 2
    "unpack/Q8/backend Intel sycl": -0.0693,  # 4, 1
    "unpack/Q8/backend NVIDIA vulkan": -0.049,  # 1, 1
    "unpack/RDNA 1.0": -0.1168,  # 4, 1
    "unpack/RDNA 2.0": 0.0495,  # 12, 4
    "unpack/RDNA 3.0": 0.3524,  # 66, 7
    "unpack/RDNA 3.5 LPDDR": 0.1142,  # 401, 1
    "unpack/RDNA 4.0": 0.1868,  # 61, 4
    "unpack/Turing": -0.4099,  # 45, 9
    "unpack/Volta HBM": -0.2287,  # 9, 4
    "unpack/Xe-HPG": 0.2821,  # 12, 2
    "unpack/Xe2-HPG": -0.3293,  # 58, 3
    "unpack/backend AMD metal": 0.0398,  # 1, 1
    "unpack/backend AMD rocm": -0.2115,  # 219, 19
    "unpack/backend AMD rocm-or-vulkan": -0.5374,  # 41, 3
    "unpack/backend Intel sycl": 0.3071,  # 63, 5
    "unpack/backend NVIDIA vulkan": -0.2939,  # 8, 5
    "unpack/engine ExLlama": 0.0311,  # 13, 1
    "unpack/engine MLC": -0.0147,  # 2, 1
    "unpack/engine mlx": -0.0023,  # 1, 1
    "unpack/engine vLLM": 0.5956,  # 85, 1
    "unpack/no dot product": 0.8248,  # 11, 4
    "unpack/other": -0.248,  # 15, 3
    "unpack/other/Ada Lovelace": 0.0112,  # 13, 1
    "unpack/other/Apple": -0.0008,  # 1, 1
    "unpack/other/Blackwell 2.0": -0.1499,  # 1, 1
    "unpack/other/M1": -0.0008,  # 1, 1
    "unpack/other/NVIDIA": -0.1387,  # 14, 2
    "unpack/year 2023": -0.3532,  # 141, 17
    "weights": -0.1339,  # 1702, 113
    "weights/AMD": -0.1348,  # 554, 22
    "weights/Ada Lovelace": 0.1031,  # 252, 16
    "weights/Ampere": -0.0148,  # 154, 13
    "weights/Ampere HBM": -0.0337,  # 57, 4
    "weights/Ampere LPDDR": 0.0066,  # 2, 1
    "weights/Apple": -0.0798,  # 211, 15
    "weights/Blackwell 2.0": -0.0375,  # 115, 7
    "weights/Blackwell 2.0 LPDDR": 0.0335,  # 135, 1
    "weights/Blackwell Ultra HBM": 0.0066,  # 9, 1
    "weights/CDNA 1.0 HBM": 0.0028,  # 1, 1
    "weights/CDNA 2.0 HBM": -0.0013,  # 1, 1
    "weights/CDNA 3.0 HBM": -0.0019,  # 3, 1
    "weights/GCN 4.0": -0.0004,  # 2, 1
    "weights/GCN 5.1 HBM": -0.0056,  # 3, 1
    "weights/Generation 12.5 HBM": 0.0085,  # 1, 1
    "weights/HBM": -0.2662,  # 137, 18
    "weights/Hopper HBM": 0.0074,  # 46, 3
    "weights/Intel": -0.0517,  # 71, 6
    "weights/Kepler 2.0": 0.0044,  # 1, 1
    "weights/LPDDR": 0.0298,  # 538, 3
    "weights/M1": -0.0003,  # 63, 4
    "weights/M2": 0.0244,  # 57, 3
    "weights/M3": -0.0276,  # 35, 3
    "weights/M4": -0.0168,  # 41, 3
    "weights/M5": -0.0596,  # 15, 2
    "weights/Maxwell 2.0": -0.0137,  # 1, 1
    "weights/NVIDIA": -0.0301,  # 866, 70
    "weights/Pascal": 0.0289,  # 33, 8
    "weights/Pascal HBM": -0.0062,  # 7, 1
    "weights/RDNA 1.0": -0.0209,  # 4, 1
    "weights/RDNA 2.0": -0.0423,  # 12, 4
    "weights/RDNA 3.0": -0.0365,  # 66, 7
    "weights/RDNA 3.5 LPDDR": -0.0326,  # 401, 1
    "weights/RDNA 4.0": 0.0038,  # 61, 4
    "weights/Turing": -0.0715,  # 45, 9
    "weights/Volta HBM": -0.0433,  # 9, 4
    "weights/Xe-HPG": 0.0192,  # 12, 2
    "weights/Xe2-HPG": -0.0794,  # 58, 3
    "weights/backend AMD metal": 0.0053,  # 1, 1
    "weights/backend AMD rocm": 0.0651,  # 219, 19
    "weights/backend AMD rocm-or-vulkan": 0.0162,  # 41, 3
    "weights/backend Intel sycl": 0.0047,  # 63, 5
    "weights/backend NVIDIA vulkan": 0.036,  # 8, 5
}

SPREAD: dict[str, float] = {
    "down": 0.211,
    "up": 0.154,
    "bits/low": 1.837,
    "bits/usual": 1.0,
    "depth/deep": 1.139,
    "depth/empty": 1.0,
    "evidence/card": 0.988,
    "evidence/generation": 1.0,
    "evidence/vendor": 1.466,
    "kind/dense": 1.0,
    "kind/mixture": 1.154,
    "vendor/AMD": 1.074,
    "vendor/Apple": 0.915,
    "vendor/Intel": 1.991,
    "vendor/NVIDIA": 0.878,
}
