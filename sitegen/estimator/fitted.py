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
    "cache": 0.2563,  # 1702, 113
    "cache/AMD": -0.0095,  # 554, 22
    "cache/Ada Lovelace": -0.244,  # 252, 16
    "cache/Ampere": -0.137,  # 154, 13
    "cache/Ampere HBM": 0.2083,  # 57, 4
    "cache/Ampere LPDDR": 0.0,  # 2, 1
    "cache/Apple": -0.2637,  # 211, 15
    "cache/Blackwell 2.0": 0.0749,  # 115, 7
    "cache/Blackwell 2.0 LPDDR": -0.1025,  # 135, 1
    "cache/Blackwell Ultra HBM": -0.0007,  # 9, 1
    "cache/CDNA 1.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 2.0 HBM": -0.0,  # 1, 1
    "cache/CDNA 3.0 HBM": -0.0,  # 3, 1
    "cache/GCN 4.0": 0.0,  # 2, 1
    "cache/GCN 5.1 HBM": -0.0002,  # 3, 1
    "cache/Generation 12.5 HBM": 0.0,  # 1, 1
    "cache/Hopper HBM": 0.3813,  # 46, 3
    "cache/Intel": 0.0741,  # 71, 6
    "cache/Kepler 2.0": 0.0,  # 1, 1
    "cache/M1": 0.2766,  # 63, 4
    "cache/M2": -0.117,  # 57, 3
    "cache/M3": -0.3976,  # 35, 3
    "cache/M4": 0.0708,  # 41, 3
    "cache/M5": -0.0964,  # 15, 2
    "cache/Maxwell 2.0": -0.0,  # 1, 1
    "cache/NVIDIA": 0.1291,  # 866, 70
    "cache/Pascal": -0.0041,  # 33, 8
    "cache/Pascal HBM": 0.0002,  # 7, 1
    "cache/RDNA 1.0": -0.0,  # 4, 1
    "cache/RDNA 2.0": 0.0162,  # 12, 4
    "cache/RDNA 3.0": 0.0292,  # 66, 7
    "cache/RDNA 3.5 LPDDR": 0.1217,  # 401, 1
    "cache/RDNA 4.0": -0.1764,  # 61, 4
    "cache/Turing": -0.0282,  # 45, 9
    "cache/Volta HBM": -0.0189,  # 9, 4
    "cache/Xe-HPG": 0.0024,  # 12, 2
    "cache/Xe2-HPG": 0.0717,  # 58, 3
    "cache/backend AMD metal": 0.0,  # 1, 1
    "cache/backend AMD rocm": -0.0557,  # 219, 19
    "cache/backend AMD rocm-or-vulkan": 0.0,  # 41, 3
    "cache/backend Intel sycl": 0.1655,  # 63, 5
    "cache/backend NVIDIA vulkan": 0.0,  # 8, 5
    "cache/no flash attention": 0.6467,  # 428, 75
    "experts": -0.2674,  # 1702, 113
    "experts/AMD": -0.0048,  # 554, 22
    "experts/Apple": 0.0029,  # 211, 15
    "experts/Intel": 0.0042,  # 71, 6
    "experts/NVIDIA": -0.0254,  # 866, 70
    "launch": -9.2709,  # 1702, 113
    "launch/AMD": -0.4274,  # 554, 22
    "launch/Ada Lovelace": -0.2195,  # 252, 16
    "launch/Ampere": 0.0714,  # 154, 13
    "launch/Ampere HBM": 0.1332,  # 57, 4
    "launch/Ampere LPDDR": 0.0023,  # 2, 1
    "launch/Apple": 0.3095,  # 211, 15
    "launch/Blackwell 2.0": -0.2784,  # 115, 7
    "launch/Blackwell 2.0 LPDDR": -0.1957,  # 135, 1
    "launch/Blackwell Ultra HBM": -0.2669,  # 9, 1
    "launch/CDNA 1.0 HBM": 0.0364,  # 1, 1
    "launch/CDNA 2.0 HBM": -0.0212,  # 1, 1
    "launch/CDNA 3.0 HBM": -0.2156,  # 3, 1
    "launch/GCN 4.0": 0.0132,  # 2, 1
    "launch/GCN 5.1 HBM": -0.0835,  # 3, 1
    "launch/Generation 12.5 HBM": 0.2621,  # 1, 1
    "launch/HBM": 0.2342,  # 137, 18
    "launch/Hopper HBM": -0.1888,  # 46, 3
    "launch/Intel": 0.6844,  # 71, 6
    "launch/Kepler 2.0": 0.0031,  # 1, 1
    "launch/LPDDR": -0.0433,  # 538, 3
    "launch/M1": 0.1641,  # 63, 4
    "launch/M2": 0.0438,  # 57, 3
    "launch/M3": 0.2909,  # 35, 3
    "launch/M4": -0.0328,  # 41, 3
    "launch/M5": -0.1566,  # 15, 2
    "launch/Maxwell 2.0": -0.0153,  # 1, 1
    "launch/NVIDIA": -0.5321,  # 866, 70
    "launch/Pascal": -0.2947,  # 33, 8
    "launch/Pascal HBM": 0.1202,  # 7, 1
    "launch/RDNA 1.0": -0.1326,  # 4, 1
    "launch/RDNA 2.0": 0.1448,  # 12, 4
    "launch/RDNA 3.0": 0.0366,  # 66, 7
    "launch/RDNA 3.5 LPDDR": 0.1166,  # 401, 1
    "launch/RDNA 4.0": -0.3222,  # 61, 4
    "launch/Turing": 0.3354,  # 45, 9
    "launch/Volta HBM": 0.2614,  # 9, 4
    "launch/Xe-HPG": 0.5205,  # 12, 2
    "launch/Xe2-HPG": -0.0982,  # 58, 3
    "launch/architecture/deepseek_v2": -0.0201,  # 3, 3
    "launch/architecture/deepseek_v3": -0.0187,  # 1, 1
    "launch/architecture/deepseek_v4": -0.0109,  # 36, 1
    "launch/architecture/dots1": -0.0225,  # 12, 1
    "launch/architecture/gemma2": 0.0438,  # 3, 2
    "launch/architecture/gemma3": -0.0446,  # 28, 9
    "launch/architecture/gemma3_text": 0.1272,  # 4, 2
    "launch/architecture/gemma4": 0.3126,  # 144, 16
    "launch/architecture/gemma4_unified": -0.048,  # 4, 2
    "launch/architecture/glm4_moe": -0.0123,  # 6, 1
    "launch/architecture/glm4_moe_lite": 0.1018,  # 17, 2
    "launch/architecture/gpt_oss": -0.0698,  # 89, 24
    "launch/architecture/granite": -0.0137,  # 12, 6
    "launch/architecture/hunyuan_v1_moe": 0.0068,  # 12, 1
    "launch/architecture/lfm2": -0.1816,  # 10, 10
    "launch/architecture/lfm2_moe": -0.1692,  # 2, 1
    "launch/architecture/llama": -0.249,  # 649, 105
    "launch/architecture/llama4": -0.0238,  # 12, 1
    "launch/architecture/minimax_m2": -0.0116,  # 14, 1
    "launch/architecture/ministral3": 0.2308,  # 48, 14
    "launch/architecture/mistral": -0.1258,  # 24, 8
    "launch/architecture/mistral3": -0.0147,  # 1, 1
    "launch/architecture/olmo2": -0.0033,  # 1, 1
    "launch/architecture/phi3": -0.0703,  # 12, 6
    "launch/architecture/qwen2": 0.1018,  # 105, 55
    "launch/architecture/qwen3": -0.0674,  # 49, 20
    "launch/architecture/qwen3_5": 0.2758,  # 219, 30
    "launch/architecture/qwen3_5_moe": -0.0159,  # 133, 12
    "launch/architecture/qwen3_moe": 0.0121,  # 52, 8
    "launch/backend AMD metal": 0.0069,  # 1, 1
    "launch/backend AMD rocm": 0.4457,  # 219, 19
    "launch/backend AMD rocm-or-vulkan": -0.0084,  # 41, 3
    "launch/backend Intel sycl": 0.0042,  # 63, 5
    "launch/backend NVIDIA vulkan": 0.0182,  # 8, 5
    "launch/mixture": 0.6016,  # 460, 29
    "launch/mixture/AMD": -0.0295,  # 310, 4
    "launch/mixture/Apple": -0.012,  # 11, 5
    "launch/mixture/Intel": 0.0923,  # 10, 1
    "launch/mixture/NVIDIA": -0.0478,  # 129, 19
    "launch/recurrent": 0.0475,  # 364, 31
    "launch/year 2023": 0.3743,  # 141, 17
    "launch/year 2024": 0.6013,  # 193, 28
    "launch/year 2025": 0.1076,  # 571, 103
    "speed/a100-pcie-40-gb": -0.0259,  # 9, 1
    "speed/a100-pcie-80-gb": 0.0364,  # 26, 1
    "speed/a100-sxm4-40-gb": -0.0163,  # 1, 1
    "speed/a100-sxm4-80-gb": 0.0072,  # 21, 1
    "speed/a40-pcie": -0.0728,  # 18, 1
    "speed/apple-m1-8-gb": 0.0352,  # 9, 1
    "speed/apple-m1-16-gb": 0.0352,  # 9, 1
    "speed/apple-m1-max-32-gb": -0.0266,  # 36, 1
    "speed/apple-m1-max-64-gb": -0.0266,  # 36, 1
    "speed/apple-m1-pro-16-gb": 0.023,  # 8, 1
    "speed/apple-m1-pro-32-gb": 0.023,  # 8, 1
    "speed/apple-m1-ultra-64-gb": -0.0395,  # 10, 1
    "speed/apple-m1-ultra-128-gb": -0.0395,  # 10, 1
    "speed/apple-m2-8-gb": 0.0055,  # 9, 1
    "speed/apple-m2-16-gb": 0.0055,  # 9, 1
    "speed/apple-m2-24-gb": 0.0055,  # 9, 1
    "speed/apple-m2-max-32-gb": 0.0041,  # 8, 1
    "speed/apple-m2-max-64-gb": 0.0041,  # 8, 1
    "speed/apple-m2-max-96-gb": 0.0041,  # 8, 1
    "speed/apple-m2-ultra-64-gb": -0.0117,  # 40, 1
    "speed/apple-m2-ultra-128-gb": -0.0117,  # 40, 1
    "speed/apple-m2-ultra-192-gb": -0.0117,  # 40, 1
    "speed/apple-m3-8-gb": 0.0155,  # 9, 1
    "speed/apple-m3-16-gb": 0.0155,  # 9, 1
    "speed/apple-m3-24-gb": 0.0155,  # 9, 1
    "speed/apple-m3-pro-18-gb": 0.0082,  # 13, 1
    "speed/apple-m3-pro-36-gb": 0.0082,  # 13, 1
    "speed/apple-m3-ultra-96-gb": -0.0195,  # 13, 1
    "speed/apple-m3-ultra-256-gb": -0.0195,  # 13, 1
    "speed/apple-m3-ultra-512-gb": -0.0195,  # 13, 1
    "speed/apple-m4-16-gb": 0.0029,  # 6, 1
    "speed/apple-m4-24-gb": 0.0029,  # 6, 1
    "speed/apple-m4-32-gb": 0.0029,  # 6, 1
    "speed/apple-m4-max-40-core-gpu-48-gb": -0.0047,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-64-gb": -0.0047,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-128-gb": -0.0047,  # 5, 1
    "speed/apple-m4-pro-24-gb": 0.0038,  # 30, 1
    "speed/apple-m4-pro-48-gb": 0.0038,  # 30, 1
    "speed/apple-m4-pro-64-gb": 0.0038,  # 30, 1
    "speed/apple-m5-16-gb": -0.0275,  # 12, 1
    "speed/apple-m5-24-gb": -0.0275,  # 12, 1
    "speed/apple-m5-32-gb": -0.0275,  # 12, 1
    "speed/apple-m5-max-32-core-gpu": 0.0417,  # 3, 1
    "speed/arc-140v-lunar-lake-igpu": -0.0427,  # 3, 1
    "speed/arc-a770": -0.0046,  # 11, 1
    "speed/arc-a770m": -0.0088,  # 1, 1
    "speed/arc-b580": 0.0602,  # 7, 1
    "speed/arc-pro-b70": -0.0041,  # 48, 1
    "speed/architecture/deepseek_v2": 0.0057,  # 3, 3
    "speed/architecture/deepseek_v3": 0.0069,  # 1, 1
    "speed/architecture/deepseek_v4": -0.0276,  # 36, 1
    "speed/architecture/dots1": 0.0199,  # 12, 1
    "speed/architecture/gemma2": -0.0365,  # 3, 2
    "speed/architecture/gemma3": -0.0471,  # 28, 9
    "speed/architecture/gemma3_text": -0.0557,  # 4, 2
    "speed/architecture/gemma4": -0.0081,  # 144, 16
    "speed/architecture/gemma4_unified": 0.0185,  # 4, 2
    "speed/architecture/glm4_moe": 0.0155,  # 6, 1
    "speed/architecture/glm4_moe_lite": -0.1012,  # 17, 2
    "speed/architecture/gpt_oss": 0.0801,  # 89, 24
    "speed/architecture/granite": 0.0153,  # 12, 6
    "speed/architecture/hunyuan_v1_moe": -0.0093,  # 12, 1
    "speed/architecture/lfm2": 0.1148,  # 10, 10
    "speed/architecture/lfm2_moe": 0.0684,  # 2, 1
    "speed/architecture/llama": -0.0273,  # 649, 105
    "speed/architecture/llama4": 0.0355,  # 12, 1
    "speed/architecture/minimax_m2": 0.0386,  # 14, 1
    "speed/architecture/ministral3": 0.009,  # 48, 14
    "speed/architecture/mistral": 0.0288,  # 24, 8
    "speed/architecture/mistral3": 0.0119,  # 1, 1
    "speed/architecture/olmo2": 0.0032,  # 1, 1
    "speed/architecture/phi3": 0.0016,  # 12, 6
    "speed/architecture/qwen2": 0.0103,  # 105, 55
    "speed/architecture/qwen3": -0.0336,  # 49, 20
    "speed/architecture/qwen3_5": 0.003,  # 219, 30
    "speed/architecture/qwen3_5_moe": 0.015,  # 133, 12
    "speed/architecture/qwen3_moe": 0.0177,  # 52, 8
    "speed/b300": 0.0013,  # 9, 1
    "speed/data-center-gpu-max-ponte-vecchio-model-not-stated": -0.0061,  # 1, 1
    "speed/engine ExLlama": 0.0788,  # 13, 1
    "speed/engine MLC": 0.2796,  # 2, 1
    "speed/engine mlx": 0.0381,  # 1, 1
    "speed/engine mlx/mixture": 0.0381,  # 1, 1
    "speed/engine vLLM": -0.2079,  # 85, 1
    "speed/engine vLLM/mixture": -0.148,  # 40, 1
    "speed/gb10": -0.0005,  # 135, 1
    "speed/geforce-gtx-1050-ti": -0.0332,  # 8, 1
    "speed/geforce-gtx-1070": 0.0033,  # 2, 1
    "speed/geforce-gtx-1070-ti": -0.0256,  # 3, 1
    "speed/geforce-gtx-1080": -0.0098,  # 5, 1
    "speed/geforce-gtx-1080-ti": 0.0006,  # 3, 1
    "speed/geforce-gtx-1660": 0.0249,  # 1, 1
    "speed/geforce-rtx-2060-super": -0.046,  # 4, 1
    "speed/geforce-rtx-2070": 0.0036,  # 2, 1
    "speed/geforce-rtx-2070-super": 0.0612,  # 4, 1
    "speed/geforce-rtx-2080": 0.0075,  # 16, 1
    "speed/geforce-rtx-2080-ti": 0.0545,  # 7, 1
    "speed/geforce-rtx-3060-12-gb": 0.0174,  # 21, 1
    "speed/geforce-rtx-3060-mobile": 0.0181,  # 1, 1
    "speed/geforce-rtx-3060-ti": 0.0174,  # 2, 1
    "speed/geforce-rtx-3070-ti": 0.0209,  # 2, 1
    "speed/geforce-rtx-3080": 0.0485,  # 15, 1
    "speed/geforce-rtx-3080-ti": 0.0124,  # 12, 1
    "speed/geforce-rtx-3090": 0.0061,  # 38, 1
    "speed/geforce-rtx-4060": 0.0054,  # 3, 1
    "speed/geforce-rtx-4060-mobile": 0.0462,  # 3, 1
    "speed/geforce-rtx-4060-ti-16-gb": 0.0028,  # 3, 1
    "speed/geforce-rtx-4060-ti-8-gb": 0.0045,  # 1, 1
    "speed/geforce-rtx-4070": -0.0363,  # 19, 1
    "speed/geforce-rtx-4070-mobile": 0.0252,  # 59, 1
    "speed/geforce-rtx-4070-ti": 0.0443,  # 13, 1
    "speed/geforce-rtx-4080-super": 0.0199,  # 7, 1
    "speed/geforce-rtx-4090": 0.014,  # 59, 1
    "speed/geforce-rtx-4090-d": 0.0261,  # 3, 1
    "speed/geforce-rtx-5060-ti-16-gb": 0.0037,  # 4, 1
    "speed/geforce-rtx-5070": -0.0114,  # 30, 1
    "speed/geforce-rtx-5090": 0.0307,  # 73, 1
    "speed/geforce-rtx-5090-mobile": 0.0129,  # 1, 1
    "speed/h100-pcie-80-gb": -0.07,  # 26, 1
    "speed/h100-sxm5-80-gb": 0.0579,  # 11, 1
    "speed/h200-nvl": 0.006,  # 9, 1
    "speed/jetson-agx-orin-64-gb": -0.0007,  # 2, 1
    "speed/l4": -0.03,  # 3, 1
    "speed/l40": -0.0377,  # 2, 1
    "speed/l40s": -0.0789,  # 13, 1
    "speed/measured by LocalScore, mean over prompts up to 4,096 tokens": -0.1805,  # 150, 60
    "speed/measured by Ollama": -0.0505,  # 50, 24
    "speed/measured by client's clock, llama-benchy": 0.1049,  # 208, 3
    "speed/measured by client's clock, llmfit": 0.0515,  # 108, 6
    "speed/measured by client's clock, server request": -0.0634,  # 77, 10
    "speed/measured by llama.cpp main": -0.0118,  # 101, 11
    "speed/quadro-p4000": 0.008,  # 1, 1
    "speed/quadro-rtx-6000": -0.0132,  # 2, 1
    "speed/quadro-rtx-8000": -0.0189,  # 5, 1
    "speed/radeon-8060s-ryzen-ai-max-395-128-gb": -0.0024,  # 401, 1
    "speed/radeon-ai-pro-r9700": -0.0436,  # 48, 1
    "speed/radeon-instinct-mi100": -0.0014,  # 1, 1
    "speed/radeon-instinct-mi210": 0.0008,  # 1, 1
    "speed/radeon-instinct-mi300x": 0.0041,  # 3, 1
    "speed/radeon-instinct-mi50": 0.0028,  # 3, 1
    "speed/radeon-pro-v620": -0.0375,  # 1, 1
    "speed/radeon-pro-w6800": -0.0011,  # 1, 1
    "speed/radeon-pro-w7900": -0.0323,  # 2, 1
    "speed/radeon-rx-570": -0.0011,  # 2, 1
    "speed/radeon-rx-5700-xt": 0.0054,  # 4, 1
    "speed/radeon-rx-6700-xt": 0.0071,  # 5, 1
    "speed/radeon-rx-6900-xt": 0.034,  # 5, 1
    "speed/radeon-rx-7600": -0.0185,  # 1, 1
    "speed/radeon-rx-7800-xt": 0.0078,  # 7, 1
    "speed/radeon-rx-7900-gre": -0.0121,  # 2, 1
    "speed/radeon-rx-7900-xt": -0.0235,  # 41, 1
    "speed/radeon-rx-7900-xtx": 0.0982,  # 12, 1
    "speed/radeon-rx-9060-xt-16-gb": -0.0002,  # 1, 1
    "speed/radeon-rx-9070": 0.039,  # 1, 1
    "speed/radeon-rx-9070-xt": 0.0116,  # 11, 1
    "speed/rtx-4000-ada-generation": 0.025,  # 18, 1
    "speed/rtx-5000-ada-generation": 0.0134,  # 17, 1
    "speed/rtx-6000-ada-generation": -0.0427,  # 29, 1
    "speed/rtx-a400": 0.0094,  # 1, 1
    "speed/rtx-a4000": -0.0214,  # 8, 1
    "speed/rtx-a5000": 0.0004,  # 5, 1
    "speed/rtx-a5000-mobile": -0.05,  # 3, 1
    "speed/rtx-a6000": -0.0051,  # 28, 1
    "speed/rtx-pro-4000-blackwell": -0.004,  # 1, 1
    "speed/rtx-pro-4500-blackwell": 0.005,  # 1, 1
    "speed/rtx-pro-6000-blackwell": -0.0294,  # 5, 1
    "speed/ryzen-z1-extreme-igpu-lpddr5-6400": -0.0181,  # 1, 1
    "speed/tesla-k80": -0.0022,  # 1, 1
    "speed/tesla-m40-24-gb": 0.0041,  # 1, 1
    "speed/tesla-p100-pcie-16-gb": -0.0018,  # 7, 1
    "speed/tesla-p40": 0.0121,  # 9, 1
    "speed/tesla-t4": -0.0721,  # 4, 1
    "speed/tesla-v100-pcie-16-gb": -0.0064,  # 2, 1
    "speed/tesla-v100-sxm2-16-gb": -0.0054,  # 2, 1
    "speed/tesla-v100s-pcie-32-gb": -0.008,  # 1, 1
    "speed/titan-v": 0.0228,  # 4, 1
    "speed/titan-xp": 0.0416,  # 2, 1
    "start": -8.1835,  # 1702, 113
    "start/AMD": -0.1128,  # 554, 22
    "start/Ada Lovelace": -0.0142,  # 252, 16
    "start/Ampere": 0.1209,  # 154, 13
    "start/Ampere HBM": -0.0156,  # 57, 4
    "start/Ampere LPDDR": 0.0003,  # 2, 1
    "start/Apple": 0.0473,  # 211, 15
    "start/Blackwell 2.0": -0.0206,  # 115, 7
    "start/Blackwell 2.0 LPDDR": -0.0118,  # 135, 1
    "start/Blackwell Ultra HBM": -0.0322,  # 9, 1
    "start/CDNA 1.0 HBM": 0.0015,  # 1, 1
    "start/CDNA 2.0 HBM": -0.0009,  # 1, 1
    "start/CDNA 3.0 HBM": -0.0047,  # 3, 1
    "start/GCN 4.0": 0.0006,  # 2, 1
    "start/GCN 5.1 HBM": -0.001,  # 3, 1
    "start/Generation 12.5 HBM": 0.0048,  # 1, 1
    "start/Hopper HBM": -0.0345,  # 46, 3
    "start/Intel": -0.012,  # 71, 6
    "start/Kepler 2.0": 0.0004,  # 1, 1
    "start/M1": -0.0242,  # 63, 4
    "start/M2": 0.0352,  # 57, 3
    "start/M3": 0.052,  # 35, 3
    "start/M4": 0.0185,  # 41, 3
    "start/M5": -0.0342,  # 15, 2
    "start/Maxwell 2.0": -0.0019,  # 1, 1
    "start/NVIDIA": 0.17,  # 866, 70
    "start/Pascal": -0.04,  # 33, 8
    "start/Pascal HBM": 0.0253,  # 7, 1
    "start/RDNA 1.0": -0.0026,  # 4, 1
    "start/RDNA 2.0": -0.0096,  # 12, 4
    "start/RDNA 3.0": -0.0561,  # 66, 7
    "start/RDNA 3.5 LPDDR": 0.0026,  # 401, 1
    "start/RDNA 4.0": -0.0426,  # 61, 4
    "start/Turing": 0.1873,  # 45, 9
    "start/Volta HBM": 0.0066,  # 9, 4
    "start/Xe-HPG": 0.0056,  # 12, 2
    "start/Xe2-HPG": -0.0224,  # 58, 3
    "unpack": 2.7438,  # 1702, 113
    "unpack/AMD": 0.4253,  # 554, 22
    "unpack/Ada Lovelace": -0.519,  # 252, 16
    "unpack/Ampere": -0.2317,  # 154, 13
    "unpack/Ampere HBM": -0.2653,  # 57, 4
    "unpack/Ampere LPDDR": 0.0231,  # 2, 1
    "unpack/Apple": -0.3148,  # 211, 15
    "unpack/BF16": 0.2696,  # 89, 3
    "unpack/BF16/AMD": 0.2023,  # 49, 2
    "unpack/BF16/Blackwell 2.0 LPDDR": -0.0507,  # 40, 1
    "unpack/BF16/NVIDIA": -0.0507,  # 40, 1
    "unpack/BF16/RDNA 3.5 LPDDR": 0.1796,  # 37, 1
    "unpack/BF16/RDNA 4.0": 0.0227,  # 12, 1
    "unpack/BF16/backend AMD rocm": -0.088,  # 21, 2
    "unpack/Blackwell 2.0": 0.0056,  # 115, 7
    "unpack/Blackwell 2.0 LPDDR": 0.3689,  # 135, 1
    "unpack/Blackwell Ultra HBM": 0.3014,  # 9, 1
    "unpack/CDNA 1.0 HBM": 0.0508,  # 1, 1
    "unpack/CDNA 2.0 HBM": -0.0287,  # 1, 1
    "unpack/CDNA 3.0 HBM": -0.0407,  # 3, 1
    "unpack/F16": 0.5203,  # 109, 21
    "unpack/F16/Ada Lovelace": 0.1785,  # 34, 5
    "unpack/F16/Ampere": 0.0749,  # 19, 3
    "unpack/F16/Ampere HBM": 0.0667,  # 13, 2
    "unpack/F16/Apple": 0.1102,  # 34, 10
    "unpack/F16/Hopper HBM": -0.1376,  # 9, 1
    "unpack/F16/M1": -0.0257,  # 10, 3
    "unpack/F16/M2": 0.0083,  # 20, 3
    "unpack/F16/M3": 0.1162,  # 2, 2
    "unpack/F16/M4": 0.0114,  # 2, 2
    "unpack/F16/NVIDIA": 0.1824,  # 75, 11
    "unpack/FP4": 0.2539,  # 101, 16
    "unpack/FP4/AMD": 0.0164,  # 48, 4
    "unpack/FP4/Ada Lovelace": -0.048,  # 5, 3
    "unpack/FP4/Ampere": 0.0191,  # 4, 3
    "unpack/FP4/Apple": -0.0406,  # 2, 2
    "unpack/FP4/Blackwell 2.0": 0.0533,  # 5, 3
    "unpack/FP4/Blackwell 2.0 LPDDR": 0.1427,  # 37, 1
    "unpack/FP4/M3": -0.041,  # 1, 1
    "unpack/FP4/M4": 0.0004,  # 1, 1
    "unpack/FP4/NVIDIA": 0.1671,  # 51, 10
    "unpack/FP4/RDNA 3.0": 0.0198,  # 1, 1
    "unpack/FP4/RDNA 3.5 LPDDR": -0.0792,  # 38, 1
    "unpack/FP4/RDNA 4.0": 0.0757,  # 9, 2
    "unpack/FP4/backend AMD rocm": 0.0925,  # 22, 3
    "unpack/FP4/backend AMD rocm-or-vulkan": -0.1344,  # 2, 2
    "unpack/FP4/backend NVIDIA vulkan": -0.0185,  # 1, 1
    "unpack/FP8": -0.134,  # 20, 1
    "unpack/FP8/Blackwell 2.0 LPDDR": -0.0754,  # 20, 1
    "unpack/FP8/NVIDIA": -0.0754,  # 20, 1
    "unpack/GCN 4.0": 0.0788,  # 2, 1
    "unpack/GCN 5.1 HBM": -0.0875,  # 3, 1
    "unpack/Generation 12.5 HBM": 0.0946,  # 1, 1
    "unpack/Hopper HBM": 0.3191,  # 46, 3
    "unpack/IQ": 0.1438,  # 66, 9
    "unpack/IQ/AMD": 0.1677,  # 42, 3
    "unpack/IQ/Ada Lovelace": 0.0042,  # 12, 2
    "unpack/IQ/Ampere": -0.1061,  # 6, 2
    "unpack/IQ/Blackwell 2.0": -0.0056,  # 3, 1
    "unpack/IQ/GCN 4.0": 0.0284,  # 2, 1
    "unpack/IQ/Intel": 0.0206,  # 3, 1
    "unpack/IQ/NVIDIA": -0.1075,  # 21, 5
    "unpack/IQ/RDNA 3.5 LPDDR": 0.1355,  # 39, 1
    "unpack/IQ/RDNA 4.0": 0.0039,  # 1, 1
    "unpack/IQ/Xe2-HPG": 0.0206,  # 3, 1
    "unpack/IQ/backend AMD rocm": -0.1625,  # 21, 3
    "unpack/IQ/backend Intel sycl": 0.0206,  # 3, 1
    "unpack/IQ4": -0.1389,  # 14, 4
    "unpack/IQ4/AMD": -0.0041,  # 6, 1
    "unpack/IQ4/Ada Lovelace": -0.0282,  # 4, 1
    "unpack/IQ4/Blackwell 2.0": -0.1501,  # 1, 1
    "unpack/IQ4/Intel": 0.1042,  # 3, 1
    "unpack/IQ4/NVIDIA": -0.1783,  # 5, 2
    "unpack/IQ4/RDNA 3.5 LPDDR": -0.0041,  # 6, 1
    "unpack/IQ4/Xe2-HPG": 0.1042,  # 3, 1
    "unpack/IQ4/backend Intel sycl": 0.1042,  # 3, 1
    "unpack/Intel": 0.0557,  # 71, 6
    "unpack/Kepler 2.0": 0.1743,  # 1, 1
    "unpack/M1": 0.1781,  # 63, 4
    "unpack/M2": -0.0266,  # 57, 3
    "unpack/M3": -0.0793,  # 35, 3
    "unpack/M4": -0.1292,  # 41, 3
    "unpack/M5": -0.2578,  # 15, 2
    "unpack/Maxwell 2.0": -0.2086,  # 1, 1
    "unpack/NVIDIA": -0.1172,  # 866, 70
    "unpack/Pascal": 0.5274,  # 33, 8
    "unpack/Pascal HBM": 0.0027,  # 7, 1
    "unpack/Q3_K": 0.2278,  # 47, 8
    "unpack/Q3_K/AMD": -0.1271,  # 35, 3
    "unpack/Q3_K/Ampere": 0.3345,  # 2, 1
    "unpack/Q3_K/Apple": -0.0306,  # 1, 1
    "unpack/Q3_K/Blackwell 2.0": -0.0318,  # 6, 1
    "unpack/Q3_K/M4": -0.0306,  # 1, 1
    "unpack/Q3_K/NVIDIA": 0.2858,  # 11, 4
    "unpack/Q3_K/Pascal": -0.0302,  # 2, 1
    "unpack/Q3_K/RDNA 3.5 LPDDR": -0.0803,  # 28, 1
    "unpack/Q3_K/RDNA 4.0": -0.0468,  # 7, 2
    "unpack/Q3_K/Turing": 0.0133,  # 1, 1
    "unpack/Q3_K/backend AMD rocm": 0.0634,  # 11, 2
    "unpack/Q4_0": -0.5399,  # 270, 87
    "unpack/Q4_0/AMD": -0.1648,  # 76, 19
    "unpack/Q4_0/Ada Lovelace": -0.1401,  # 38, 12
    "unpack/Q4_0/Ampere": -0.1194,  # 32, 7
    "unpack/Q4_0/Ampere HBM": 0.0421,  # 10, 2
    "unpack/Q4_0/Ampere LPDDR": 0.0083,  # 2, 1
    "unpack/Q4_0/Apple": -0.0553,  # 31, 13
    "unpack/Q4_0/Blackwell 2.0": -0.0495,  # 13, 5
    "unpack/Q4_0/Blackwell 2.0 LPDDR": 0.0105,  # 6, 1
    "unpack/Q4_0/CDNA 1.0 HBM": 0.0183,  # 1, 1
    "unpack/Q4_0/CDNA 2.0 HBM": -0.0103,  # 1, 1
    "unpack/Q4_0/CDNA 3.0 HBM": -0.0147,  # 3, 1
    "unpack/Q4_0/Generation 12.5 HBM": 0.0341,  # 1, 1
    "unpack/Q4_0/Hopper HBM": 0.2906,  # 10, 2
    "unpack/Q4_0/Intel": -0.005,  # 16, 6
    "unpack/Q4_0/Kepler 2.0": 0.0627,  # 1, 1
    "unpack/Q4_0/M1": 0.0209,  # 10, 4
    "unpack/Q4_0/M2": -0.1716,  # 11, 3
    "unpack/Q4_0/M3": -0.0186,  # 7, 3
    "unpack/Q4_0/M4": 0.114,  # 3, 3
    "unpack/Q4_0/Maxwell 2.0": -0.0751,  # 1, 1
    "unpack/Q4_0/NVIDIA": -0.0786,  # 147, 49
    "unpack/Q4_0/Pascal": -0.024,  # 12, 5
    "unpack/Q4_0/Pascal HBM": -0.1869,  # 2, 1
    "unpack/Q4_0/RDNA 1.0": -0.0396,  # 4, 1
    "unpack/Q4_0/RDNA 2.0": -0.2973,  # 8, 4
    "unpack/Q4_0/RDNA 3.0": -0.1789,  # 21, 7
    "unpack/Q4_0/RDNA 3.5 LPDDR": -0.0428,  # 26, 1
    "unpack/Q4_0/RDNA 4.0": 0.4006,  # 12, 3
    "unpack/Q4_0/Turing": 0.0884,  # 13, 7
    "unpack/Q4_0/Volta HBM": 0.0139,  # 7, 4
    "unpack/Q4_0/Xe-HPG": -0.0495,  # 9, 2
    "unpack/Q4_0/Xe2-HPG": 0.0104,  # 6, 3
    "unpack/Q4_0/backend AMD metal": 0.0126,  # 1, 1
    "unpack/Q4_0/backend AMD rocm": 0.0403,  # 38, 16
    "unpack/Q4_0/backend Intel sycl": -0.087,  # 12, 5
    "unpack/Q4_0/backend NVIDIA vulkan": -0.0385,  # 6, 5
    "unpack/Q4_K": -0.2816,  # 806, 84
    "unpack/Q4_K/AMD": 0.0406,  # 207, 9
    "unpack/Q4_K/Ada Lovelace": -0.1502,  # 130, 15
    "unpack/Q4_K/Ampere": -0.1397,  # 87, 13
    "unpack/Q4_K/Ampere HBM": -0.2043,  # 34, 3
    "unpack/Q4_K/Apple": -0.0554,  # 130, 15
    "unpack/Q4_K/Blackwell 2.0": 0.1669,  # 69, 4
    "unpack/Q4_K/Blackwell 2.0 LPDDR": 0.0577,  # 17, 1
    "unpack/Q4_K/Blackwell Ultra HBM": 0.1085,  # 9, 1
    "unpack/Q4_K/GCN 5.1 HBM": -0.0315,  # 3, 1
    "unpack/Q4_K/Hopper HBM": -0.0381,  # 27, 3
    "unpack/Q4_K/Intel": -0.0393,  # 39, 4
    "unpack/Q4_K/M1": 0.1439,  # 38, 4
    "unpack/Q4_K/M2": 0.166,  # 23, 3
    "unpack/Q4_K/M3": -0.1653,  # 22, 3
    "unpack/Q4_K/M4": -0.1072,  # 32, 3
    "unpack/Q4_K/M5": -0.0928,  # 15, 2
    "unpack/Q4_K/NVIDIA": -0.1043,  # 430, 56
    "unpack/Q4_K/Pascal": 0.2441,  # 19, 7
    "unpack/Q4_K/Pascal HBM": 0.1879,  # 5, 1
    "unpack/Q4_K/RDNA 2.0": 0.3199,  # 4, 2
    "unpack/Q4_K/RDNA 3.0": 0.288,  # 44, 3
    "unpack/Q4_K/RDNA 3.5 LPDDR": -0.1292,  # 142, 1
    "unpack/Q4_K/RDNA 4.0": -0.4066,  # 14, 2
    "unpack/Q4_K/Turing": -0.244,  # 31, 7
    "unpack/Q4_K/Volta HBM": -0.0929,  # 2, 1
    "unpack/Q4_K/Xe-HPG": 0.1522,  # 3, 1
    "unpack/Q4_K/Xe2-HPG": -0.1915,  # 36, 3
    "unpack/Q4_K/backend AMD rocm": 0.0836,  # 64, 7
    "unpack/Q4_K/backend AMD rocm-or-vulkan": -0.0608,  # 39, 3
    "unpack/Q4_K/backend Intel sycl": -0.0621,  # 38, 4
    "unpack/Q6_K": -0.0564,  # 35, 5
    "unpack/Q6_K/AMD": 0.0139,  # 18, 1
    "unpack/Q6_K/Ada Lovelace": -0.0136,  # 1, 1
    "unpack/Q6_K/Apple": -0.0725,  # 1, 1
    "unpack/Q6_K/Blackwell 2.0": 0.0306,  # 9, 1
    "unpack/Q6_K/Intel": 0.0099,  # 6, 1
    "unpack/Q6_K/M3": -0.0725,  # 1, 1
    "unpack/Q6_K/NVIDIA": 0.017,  # 10, 2
    "unpack/Q6_K/RDNA 3.5 LPDDR": 0.0139,  # 18, 1
    "unpack/Q6_K/Xe2-HPG": 0.0099,  # 6, 1
    "unpack/Q6_K/backend AMD rocm": 0.0173,  # 6, 1
    "unpack/Q6_K/backend Intel sycl": 0.2075,  # 3, 1
    "unpack/Q8": 0.0141,  # 130, 22
    "unpack/Q8/AMD": 0.0082,  # 73, 2
    "unpack/Q8/Ada Lovelace": -0.0006,  # 15, 3
    "unpack/Q8/Ampere": -0.1466,  # 4, 3
    "unpack/Q8/Apple": 0.0317,  # 11, 11
    "unpack/Q8/Blackwell 2.0": 0.1377,  # 8, 1
    "unpack/Q8/Blackwell 2.0 LPDDR": 0.048,  # 15, 1
    "unpack/Q8/Intel": -0.0703,  # 4, 1
    "unpack/Q8/M1": -0.0742,  # 4, 4
    "unpack/Q8/M2": -0.0123,  # 3, 3
    "unpack/Q8/M3": 0.1527,  # 2, 2
    "unpack/Q8/M4": -0.0345,  # 2, 2
    "unpack/Q8/NVIDIA": 0.0385,  # 42, 8
    "unpack/Q8/RDNA 3.5 LPDDR": -0.0349,  # 67, 1
    "unpack/Q8/RDNA 4.0": 0.0431,  # 6, 1
    "unpack/Q8/Xe2-HPG": -0.0703,  # 4, 1
    "unpack/Q8/backend AMD rocm": -0.1135,  # 36, 2
    "unpack/Q8/backend Intel sycl": -0.0703,  # 4, 1
    "unpack/Q8/backend NVIDIA vulkan": -0.0487,  # 1, 1
    "unpack/RDNA 1.0": -0.1101,  # 4, 1
    "unpack/RDNA 2.0": 0.0627,  # 12, 4
    "unpack/RDNA 3.0": 0.3579,  # 66, 7
    "unpack/RDNA 3.5 LPDDR": -0.1152,  # 401, 1
    "unpack/RDNA 4.0": 0.2573,  # 61, 4
    "unpack/Turing": -0.3952,  # 45, 9
    "unpack/Volta HBM": -0.2197,  # 9, 4
    "unpack/Xe-HPG": 0.2855,  # 12, 2
    "unpack/Xe2-HPG": -0.3244,  # 58, 3
    "unpack/backend AMD metal": 0.0351,  # 1, 1
    "unpack/backend AMD rocm": -0.1859,  # 219, 19
    "unpack/backend AMD rocm-or-vulkan": -0.5424,  # 41, 3
    "unpack/backend Intel sycl": 0.3137,  # 63, 5
    "unpack/backend NVIDIA vulkan": -0.2933,  # 8, 5
    "unpack/engine ExLlama": 0.0312,  # 13, 1
    "unpack/engine MLC": -0.015,  # 2, 1
    "unpack/engine mlx": -0.0022,  # 1, 1
    "unpack/engine vLLM": 0.6153,  # 85, 1
    "unpack/no dot product": 0.8886,  # 11, 4
    "unpack/other": -0.2472,  # 15, 3
    "unpack/other/Ada Lovelace": 0.0112,  # 13, 1
    "unpack/other/Apple": -0.0008,  # 1, 1
    "unpack/other/Blackwell 2.0": -0.1495,  # 1, 1
    "unpack/other/M1": -0.0008,  # 1, 1
    "unpack/other/NVIDIA": -0.1383,  # 14, 2
    "unpack/year 2023": -0.3539,  # 141, 17
    "weights": -0.1308,  # 1702, 113
    "weights/AMD": -0.1202,  # 554, 22
    "weights/Ada Lovelace": 0.1054,  # 252, 16
    "weights/Ampere": -0.0129,  # 154, 13
    "weights/Ampere HBM": -0.0332,  # 57, 4
    "weights/Ampere LPDDR": 0.0036,  # 2, 1
    "weights/Apple": -0.0812,  # 211, 15
    "weights/Blackwell 2.0": -0.034,  # 115, 7
    "weights/Blackwell 2.0 LPDDR": 0.0162,  # 135, 1
    "weights/Blackwell Ultra HBM": 0.0069,  # 9, 1
    "weights/CDNA 1.0 HBM": 0.0028,  # 1, 1
    "weights/CDNA 2.0 HBM": -0.0013,  # 1, 1
    "weights/CDNA 3.0 HBM": -0.0021,  # 3, 1
    "weights/GCN 4.0": 0.0012,  # 2, 1
    "weights/GCN 5.1 HBM": -0.0051,  # 3, 1
    "weights/Generation 12.5 HBM": 0.0085,  # 1, 1
    "weights/HBM": -0.2598,  # 137, 18
    "weights/Hopper HBM": 0.0082,  # 46, 3
    "weights/Intel": -0.0532,  # 71, 6
    "weights/Kepler 2.0": 0.0038,  # 1, 1
    "weights/LPDDR": 0.0711,  # 538, 3
    "weights/M1": -0.0001,  # 63, 4
    "weights/M2": 0.0233,  # 57, 3
    "weights/M3": -0.0279,  # 35, 3
    "weights/M4": -0.0166,  # 41, 3
    "weights/M5": -0.0599,  # 15, 2
    "weights/Maxwell 2.0": -0.0154,  # 1, 1
    "weights/NVIDIA": -0.0388,  # 866, 70
    "weights/Pascal": 0.0312,  # 33, 8
    "weights/Pascal HBM": -0.007,  # 7, 1
    "weights/RDNA 1.0": -0.0192,  # 4, 1
    "weights/RDNA 2.0": -0.0491,  # 12, 4
    "weights/RDNA 3.0": -0.0412,  # 66, 7
    "weights/RDNA 3.5 LPDDR": -0.0021,  # 401, 1
    "weights/RDNA 4.0": -0.0041,  # 61, 4
    "weights/Turing": -0.0689,  # 45, 9
    "weights/Volta HBM": -0.0428,  # 9, 4
    "weights/Xe-HPG": 0.0199,  # 12, 2
    "weights/Xe2-HPG": -0.0816,  # 58, 3
    "weights/backend AMD metal": 0.0048,  # 1, 1
    "weights/backend AMD rocm": 0.0445,  # 219, 19
    "weights/backend AMD rocm-or-vulkan": 0.0153,  # 41, 3
    "weights/backend Intel sycl": 0.0041,  # 63, 5
    "weights/backend NVIDIA vulkan": 0.0362,  # 8, 5
}

SPREAD: dict[str, float] = {
    "down": 0.207,
    "up": 0.165,
    "bits/low": 1.466,
    "bits/usual": 1.0,
    "depth/deep": 1.037,
    "depth/empty": 1.0,
    "evidence/card": 0.966,
    "evidence/generation": 1.0,
    "evidence/vendor": 1.395,
    "kind/dense": 1.0,
    "kind/mixture": 1.132,
    "vendor/AMD": 1.042,
    "vendor/Apple": 0.881,
    "vendor/Intel": 1.981,
    "vendor/NVIDIA": 0.894,
}
