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

ROWS = 1781
DEVICES = 115

EFFECTS: dict[str, float] = {
    "cache": 0.289,  # 1781, 115
    "cache/AMD": 0.0008,  # 575, 22
    "cache/Ada Lovelace": -0.2518,  # 259, 17
    "cache/Ampere": -0.1804,  # 154, 13
    "cache/Ampere HBM": 0.2919,  # 57, 4
    "cache/Ampere LPDDR": 0.0,  # 2, 1
    "cache/Apple": -0.2706,  # 241, 15
    "cache/Blackwell 2.0": -0.1207,  # 136, 8
    "cache/Blackwell 2.0 LPDDR": -0.1499,  # 135, 1
    "cache/Blackwell Ultra HBM": 0.0006,  # 9, 1
    "cache/CDNA 1.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 2.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 3.0 HBM": -0.0,  # 3, 1
    "cache/GCN 4.0": -0.0,  # 1, 1
    "cache/GCN 5.1 HBM": -0.0001,  # 3, 1
    "cache/Generation 12.5 HBM": 0.0,  # 1, 1
    "cache/Hopper HBM": 0.4657,  # 46, 3
    "cache/Intel": 0.0853,  # 71, 6
    "cache/Kepler 2.0": 0.0,  # 1, 1
    "cache/M1": 0.2959,  # 63, 4
    "cache/M2": -0.0961,  # 59, 3
    "cache/M3": -0.4478,  # 35, 3
    "cache/M4": 0.0679,  # 69, 3
    "cache/M5": -0.0904,  # 15, 2
    "cache/Maxwell 2.0": -0.0,  # 1, 1
    "cache/NVIDIA": 0.1198,  # 894, 72
    "cache/Pascal": 0.0716,  # 33, 8
    "cache/Pascal HBM": 0.0022,  # 7, 1
    "cache/RDNA 1.0": 0.0,  # 4, 1
    "cache/RDNA 2.0": 0.0055,  # 12, 4
    "cache/RDNA 3.0": 0.0204,  # 65, 6
    "cache/RDNA 3.0 LPDDR": 0.0,  # 1, 1
    "cache/RDNA 3.5 LPDDR": 0.0912,  # 421, 1
    "cache/RDNA 4.0": -0.1162,  # 63, 4
    "cache/Turing": 0.0285,  # 45, 9
    "cache/Volta HBM": -0.0379,  # 9, 4
    "cache/Xe-HPG": -0.0014,  # 12, 2
    "cache/Xe2-HPG": 0.0867,  # 58, 3
    "cache/backend AMD 64 lanes rocm": -0.0004,  # 7, 4
    "cache/backend AMD metal": 0.0,  # 1, 1
    "cache/backend AMD rocm": -0.0985,  # 217, 15
    "cache/backend AMD rocm-or-vulkan": 0.0,  # 41, 3
    "cache/backend Intel sycl": 0.0924,  # 63, 5
    "cache/backend NVIDIA vulkan": 0.0,  # 13, 5
    "cache/no flash attention": 0.6434,  # 433, 75
    "experts": 0.0376,  # 1781, 115
    "experts/AMD": -0.0114,  # 575, 22
    "experts/Apple": -0.0203,  # 241, 15
    "experts/Intel": 0.0035,  # 71, 6
    "experts/NVIDIA": -0.0343,  # 894, 72
    "launch": -9.5671,  # 1781, 115
    "launch/AMD": -0.1601,  # 575, 22
    "launch/Ada Lovelace": -0.2824,  # 259, 17
    "launch/Ampere": 0.0292,  # 154, 13
    "launch/Ampere HBM": 0.0921,  # 57, 4
    "launch/Ampere LPDDR": -0.0043,  # 2, 1
    "launch/Apple": 0.3599,  # 241, 15
    "launch/Blackwell 2.0": -0.1692,  # 136, 8
    "launch/Blackwell 2.0 LPDDR": -0.1195,  # 135, 1
    "launch/Blackwell Ultra HBM": -0.1033,  # 9, 1
    "launch/CDNA 1.0 HBM": 0.0491,  # 1, 1
    "launch/CDNA 2.0 HBM": 0.02,  # 1, 1
    "launch/CDNA 3.0 HBM": -0.0357,  # 3, 1
    "launch/GCN 4.0": -0.0061,  # 1, 1
    "launch/GCN 5.1 HBM": -0.0037,  # 3, 1
    "launch/Generation 12.5 HBM": 0.0053,  # 1, 1
    "launch/HBM": 0.3735,  # 137, 18
    "launch/Hopper HBM": -0.0986,  # 46, 3
    "launch/Intel": 0.2023,  # 71, 6
    "launch/Kepler 2.0": 0.0004,  # 1, 1
    "launch/LPDDR": -0.1074,  # 559, 4
    "launch/M1": 0.2566,  # 63, 4
    "launch/M2": 0.0275,  # 59, 3
    "launch/M3": 0.3083,  # 35, 3
    "launch/M4": -0.0711,  # 69, 3
    "launch/M5": -0.1614,  # 15, 2
    "launch/Maxwell 2.0": -0.0003,  # 1, 1
    "launch/NVIDIA": -0.3895,  # 894, 72
    "launch/Pascal": -0.1205,  # 33, 8
    "launch/Pascal HBM": 0.0394,  # 7, 1
    "launch/RDNA 1.0": -0.1103,  # 4, 1
    "launch/RDNA 2.0": 0.0351,  # 12, 4
    "launch/RDNA 3.0": -0.0484,  # 65, 6
    "launch/RDNA 3.0 LPDDR": 0.0115,  # 1, 1
    "launch/RDNA 3.5 LPDDR": 0.0049,  # 421, 1
    "launch/RDNA 4.0": -0.0765,  # 63, 4
    "launch/Turing": 0.2784,  # 45, 9
    "launch/Volta HBM": 0.069,  # 9, 4
    "launch/Xe-HPG": 0.1926,  # 12, 2
    "launch/Xe2-HPG": 0.0044,  # 58, 3
    "launch/architecture/bailing_moe": -0.1276,  # 4, 2
    "launch/architecture/deepseek_v2": 0.1998,  # 4, 4
    "launch/architecture/deepseek_v3": 0.0227,  # 1, 1
    "launch/architecture/deepseek_v4": 0.0164,  # 36, 1
    "launch/architecture/dots1": -0.0204,  # 12, 1
    "launch/architecture/gemma2": 0.0214,  # 4, 3
    "launch/architecture/gemma3": 0.063,  # 28, 9
    "launch/architecture/gemma3_text": 0.2112,  # 3, 2
    "launch/architecture/gemma4": 0.3222,  # 146, 17
    "launch/architecture/gemma4_unified": -0.0086,  # 6, 4
    "launch/architecture/glm4_moe": -0.012,  # 6, 1
    "launch/architecture/glm4_moe_lite": 0.141,  # 17, 2
    "launch/architecture/gpt_oss": -0.1795,  # 93, 26
    "launch/architecture/granite": -0.0455,  # 12, 6
    "launch/architecture/hunyuan_v1_moe": -0.022,  # 12, 1
    "launch/architecture/lfm2": -0.2631,  # 10, 10
    "launch/architecture/lfm2_moe": -0.1695,  # 2, 1
    "launch/architecture/llama": -0.2297,  # 672, 106
    "launch/architecture/llama4": -0.026,  # 12, 1
    "launch/architecture/minimax_m2": -0.0113,  # 14, 1
    "launch/architecture/ministral3": 0.1742,  # 48, 14
    "launch/architecture/mistral": -0.2014,  # 24, 8
    "launch/architecture/mistral3": -0.0367,  # 1, 1
    "launch/architecture/nemotron_h": -0.1053,  # 4, 2
    "launch/architecture/olmo2": -0.0035,  # 1, 1
    "launch/architecture/phi3": -0.0634,  # 12, 6
    "launch/architecture/qwen2": 0.2111,  # 109, 56
    "launch/architecture/qwen3": 0.0344,  # 49, 20
    "launch/architecture/qwen3_5": 0.339,  # 245, 32
    "launch/architecture/qwen3_5_moe": 0.0516,  # 132, 13
    "launch/architecture/qwen3_moe": 0.0156,  # 53, 8
    "launch/architecture/qwen3_omni_moe": -0.0013,  # 3, 1
    "launch/architecture/smollm3": -0.2844,  # 6, 2
    "launch/backend AMD 64 lanes rocm": 0.0297,  # 7, 4
    "launch/backend AMD metal": 0.054,  # 1, 1
    "launch/backend AMD rocm": 0.4727,  # 217, 15
    "launch/backend AMD rocm-or-vulkan": -0.1368,  # 41, 3
    "launch/backend Intel sycl": 0.207,  # 63, 5
    "launch/backend NVIDIA vulkan": 0.1159,  # 13, 5
    "launch/hyper-connections not fused": 2.8986,  # 18, 1
    "launch/mixture": 0.5039,  # 475, 32
    "launch/mixture/AMD": -0.1039,  # 311, 4
    "launch/mixture/Ada Lovelace": 0.0299,  # 11, 4
    "launch/mixture/Ampere": 0.0664,  # 9, 3
    "launch/mixture/Ampere HBM": 0.0935,  # 6, 2
    "launch/mixture/Apple": -0.0972,  # 20, 6
    "launch/mixture/Blackwell 2.0": -0.0256,  # 32, 5
    "launch/mixture/Blackwell 2.0 LPDDR": -0.1122,  # 64, 1
    "launch/mixture/Blackwell Ultra HBM": -0.106,  # 3, 1
    "launch/mixture/Hopper HBM": -0.0569,  # 6, 2
    "launch/mixture/Intel": 0.1987,  # 10, 1
    "launch/mixture/M1": 0.0467,  # 4, 2
    "launch/mixture/M3": -0.1602,  # 2, 1
    "launch/mixture/M4": -0.1045,  # 11, 2
    "launch/mixture/M5": 0.1209,  # 3, 1
    "launch/mixture/NVIDIA": 0.0207,  # 134, 21
    "launch/mixture/Pascal HBM": -0.0372,  # 1, 1
    "launch/mixture/RDNA 3.0": -0.013,  # 3, 1
    "launch/mixture/RDNA 3.5 LPDDR": 0.0295,  # 291, 1
    "launch/mixture/RDNA 4.0": -0.1204,  # 17, 2
    "launch/mixture/Turing": 0.011,  # 1, 1
    "launch/mixture/Volta HBM": 0.1579,  # 1, 1
    "launch/mixture/Xe2-HPG": 0.1987,  # 10, 1
    "launch/recurrent": -0.1092,  # 393, 33
    "launch/recurrent/backend Intel sycl": 0.3488,  # 35, 2
    "launch/year 2023": 0.559,  # 126, 17
    "launch/year 2024": 0.6764,  # 199, 31
    "launch/year 2025": 0.2031,  # 585, 103
    "speed/a100-pcie-40-gb": -0.0305,  # 9, 1
    "speed/a100-pcie-80-gb": 0.0298,  # 26, 1
    "speed/a100-sxm4-40-gb": -0.0156,  # 1, 1
    "speed/a100-sxm4-80-gb": 0.006,  # 21, 1
    "speed/a40-pcie": -0.0036,  # 18, 1
    "speed/apple-m1-8-gb": -0.0052,  # 9, 1
    "speed/apple-m1-16-gb": -0.0052,  # 9, 1
    "speed/apple-m1-max-32-gb": -0.0234,  # 36, 1
    "speed/apple-m1-max-64-gb": -0.0234,  # 36, 1
    "speed/apple-m1-pro-16-gb": 0.0356,  # 8, 1
    "speed/apple-m1-pro-32-gb": 0.0356,  # 8, 1
    "speed/apple-m1-ultra-64-gb": -0.0308,  # 10, 1
    "speed/apple-m1-ultra-128-gb": -0.0308,  # 10, 1
    "speed/apple-m2-8-gb": 0.0098,  # 9, 1
    "speed/apple-m2-16-gb": 0.0098,  # 9, 1
    "speed/apple-m2-24-gb": 0.0098,  # 9, 1
    "speed/apple-m2-max-32-gb": 0.011,  # 10, 1
    "speed/apple-m2-max-64-gb": 0.011,  # 10, 1
    "speed/apple-m2-max-96-gb": 0.011,  # 10, 1
    "speed/apple-m2-ultra-64-gb": -0.0236,  # 40, 1
    "speed/apple-m2-ultra-128-gb": -0.0236,  # 40, 1
    "speed/apple-m2-ultra-192-gb": -0.0236,  # 40, 1
    "speed/apple-m3-8-gb": 0.0323,  # 9, 1
    "speed/apple-m3-16-gb": 0.0323,  # 9, 1
    "speed/apple-m3-24-gb": 0.0323,  # 9, 1
    "speed/apple-m3-pro-18-gb": 0.0294,  # 13, 1
    "speed/apple-m3-pro-36-gb": 0.0294,  # 13, 1
    "speed/apple-m3-ultra-96-gb": -0.0473,  # 13, 1
    "speed/apple-m3-ultra-256-gb": -0.0473,  # 13, 1
    "speed/apple-m3-ultra-512-gb": -0.0473,  # 13, 1
    "speed/apple-m4-16-gb": 0.0025,  # 6, 1
    "speed/apple-m4-24-gb": 0.0025,  # 6, 1
    "speed/apple-m4-32-gb": 0.0025,  # 6, 1
    "speed/apple-m4-max-40-core-gpu-48-gb": -0.0056,  # 33, 1
    "speed/apple-m4-max-40-core-gpu-64-gb": -0.0056,  # 33, 1
    "speed/apple-m4-max-40-core-gpu-128-gb": -0.0056,  # 33, 1
    "speed/apple-m4-pro-24-gb": 0.0084,  # 30, 1
    "speed/apple-m4-pro-48-gb": 0.0084,  # 30, 1
    "speed/apple-m4-pro-64-gb": 0.0084,  # 30, 1
    "speed/apple-m5-16-gb": -0.0134,  # 12, 1
    "speed/apple-m5-24-gb": -0.0134,  # 12, 1
    "speed/apple-m5-32-gb": -0.0134,  # 12, 1
    "speed/apple-m5-max-32-core-gpu": 0.0392,  # 3, 1
    "speed/arc-140v-lunar-lake-igpu": -0.0643,  # 3, 1
    "speed/arc-a770": -0.0106,  # 11, 1
    "speed/arc-a770m": -0.0021,  # 1, 1
    "speed/arc-b580": 0.0226,  # 7, 1
    "speed/arc-pro-b70": 0.0609,  # 48, 1
    "speed/architecture/bailing_moe": 0.005,  # 4, 2
    "speed/architecture/deepseek_v2": -0.0064,  # 4, 4
    "speed/architecture/deepseek_v3": -0.0014,  # 1, 1
    "speed/architecture/deepseek_v4": -0.0074,  # 36, 1
    "speed/architecture/dots1": 0.0026,  # 12, 1
    "speed/architecture/gemma2": -0.0016,  # 4, 3
    "speed/architecture/gemma3": -0.0111,  # 28, 9
    "speed/architecture/gemma3_text": -0.0106,  # 3, 2
    "speed/architecture/gemma4": -0.0089,  # 146, 17
    "speed/architecture/gemma4_unified": 0.0007,  # 6, 4
    "speed/architecture/glm4_moe": 0.0024,  # 6, 1
    "speed/architecture/glm4_moe_lite": -0.0161,  # 17, 2
    "speed/architecture/gpt_oss": 0.0176,  # 93, 26
    "speed/architecture/granite": 0.003,  # 12, 6
    "speed/architecture/hunyuan_v1_moe": 0.0062,  # 12, 1
    "speed/architecture/lfm2": 0.0221,  # 10, 10
    "speed/architecture/lfm2_moe": 0.01,  # 2, 1
    "speed/architecture/llama": -0.004,  # 672, 106
    "speed/architecture/llama4": 0.0055,  # 12, 1
    "speed/architecture/minimax_m2": 0.0044,  # 14, 1
    "speed/architecture/ministral3": -0.0036,  # 48, 14
    "speed/architecture/mistral": 0.0164,  # 24, 8
    "speed/architecture/mistral3": 0.006,  # 1, 1
    "speed/architecture/nemotron_h": 0.007,  # 4, 2
    "speed/architecture/olmo2": 0.0005,  # 1, 1
    "speed/architecture/phi3": 0.0067,  # 12, 6
    "speed/architecture/qwen2": 0.0405,  # 109, 56
    "speed/architecture/qwen3": -0.0068,  # 49, 20
    "speed/architecture/qwen3_5": -0.0034,  # 245, 32
    "speed/architecture/qwen3_5_moe": -0.0046,  # 132, 13
    "speed/architecture/qwen3_moe": 0.0075,  # 53, 8
    "speed/architecture/qwen3_omni_moe": 0.0001,  # 3, 1
    "speed/architecture/smollm3": 0.0181,  # 6, 2
    "speed/b300": 0.0018,  # 9, 1
    "speed/data-center-gpu-max-ponte-vecchio-model-not-stated": -0.0004,  # 1, 1
    "speed/engine ExLlamaV2": 0.0102,  # 13, 1
    "speed/engine IPEX-LLM": -0.0014,  # 5, 3
    "speed/engine MLC": 0.0675,  # 2, 1
    "speed/engine mlx": -0.0024,  # 1, 1
    "speed/engine mlx/mixture": -0.0024,  # 1, 1
    "speed/engine vLLM": -0.0672,  # 85, 1
    "speed/engine vLLM/mixture": -0.113,  # 40, 1
    "speed/gb10": -0.0018,  # 135, 1
    "speed/geforce-gtx-1050-ti": -0.0118,  # 8, 1
    "speed/geforce-gtx-1070": -0.0029,  # 2, 1
    "speed/geforce-gtx-1070-ti": -0.0494,  # 3, 1
    "speed/geforce-gtx-1080": -0.0168,  # 5, 1
    "speed/geforce-gtx-1080-ti": -0.0024,  # 3, 1
    "speed/geforce-gtx-1660": 0.0264,  # 1, 1
    "speed/geforce-rtx-2060-super": -0.0513,  # 4, 1
    "speed/geforce-rtx-2070": 0.0016,  # 2, 1
    "speed/geforce-rtx-2070-super": 0.0578,  # 4, 1
    "speed/geforce-rtx-2080": 0.025,  # 16, 1
    "speed/geforce-rtx-2080-ti": 0.0483,  # 7, 1
    "speed/geforce-rtx-3060-12-gb": 0.0148,  # 21, 1
    "speed/geforce-rtx-3060-mobile": 0.0172,  # 1, 1
    "speed/geforce-rtx-3060-ti": 0.0165,  # 2, 1
    "speed/geforce-rtx-3070-ti": 0.0193,  # 2, 1
    "speed/geforce-rtx-3080": 0.0387,  # 15, 1
    "speed/geforce-rtx-3080-ti": -0.0015,  # 12, 1
    "speed/geforce-rtx-3090": -0.0042,  # 38, 1
    "speed/geforce-rtx-4060": -0.0002,  # 3, 1
    "speed/geforce-rtx-4060-mobile": 0.0335,  # 3, 1
    "speed/geforce-rtx-4060-ti-16-gb": -0.0026,  # 3, 1
    "speed/geforce-rtx-4060-ti-8-gb": 0.0021,  # 1, 1
    "speed/geforce-rtx-4070": -0.0422,  # 24, 1
    "speed/geforce-rtx-4070-mobile": 0.0393,  # 59, 1
    "speed/geforce-rtx-4070-ti": 0.0306,  # 13, 1
    "speed/geforce-rtx-4080": 0.0064,  # 2, 1
    "speed/geforce-rtx-4080-super": 0.0165,  # 7, 1
    "speed/geforce-rtx-4090": -0.0033,  # 59, 1
    "speed/geforce-rtx-4090-d": 0.0144,  # 3, 1
    "speed/geforce-rtx-5060-ti-16-gb": -0.0056,  # 4, 1
    "speed/geforce-rtx-5070": -0.0222,  # 30, 1
    "speed/geforce-rtx-5080": 0.0488,  # 21, 1
    "speed/geforce-rtx-5090": 0.0261,  # 73, 1
    "speed/geforce-rtx-5090-mobile": -0.0206,  # 1, 1
    "speed/h100-pcie-80-gb": -0.0439,  # 26, 1
    "speed/h100-sxm5-80-gb": 0.0504,  # 11, 1
    "speed/h200-nvl": 0.0005,  # 9, 1
    "speed/jetson-agx-orin-64-gb": 0.0026,  # 2, 1
    "speed/l4": 0.0079,  # 3, 1
    "speed/l40": 0.0036,  # 2, 1
    "speed/l40s": -0.0266,  # 13, 1
    "speed/measured by LocalScore, mean over prompts up to 4,096 tokens": -0.1768,  # 150, 60
    "speed/measured by Ollama": -0.0494,  # 50, 24
    "speed/measured by client's clock, llama-benchy": 0.0006,  # 208, 3
    "speed/measured by client's clock, llmfit": 0.0101,  # 108, 6
    "speed/measured by client's clock, server request": -0.0484,  # 77, 10
    "speed/measured by llama.cpp main": 0.0047,  # 101, 11
    "speed/quadro-p4000": 0.0054,  # 1, 1
    "speed/quadro-rtx-6000": -0.0185,  # 2, 1
    "speed/quadro-rtx-8000": -0.0237,  # 5, 1
    "speed/radeon-8060s-ryzen-ai-max-395-128-gb": 0.0087,  # 421, 1
    "speed/radeon-ai-pro-r9700": 0.0019,  # 50, 1
    "speed/radeon-instinct-mi100": -0.0042,  # 1, 1
    "speed/radeon-instinct-mi210": -0.0016,  # 1, 1
    "speed/radeon-instinct-mi300x": 0.0013,  # 3, 1
    "speed/radeon-instinct-mi50": 0.0004,  # 3, 1
    "speed/radeon-pro-v620": -0.0368,  # 1, 1
    "speed/radeon-pro-w6800": -0.0031,  # 1, 1
    "speed/radeon-pro-w7900": -0.0279,  # 2, 1
    "speed/radeon-rx-570": 0.0008,  # 1, 1
    "speed/radeon-rx-5700-xt": 0.0011,  # 4, 1
    "speed/radeon-rx-6700-xt": 0.0122,  # 5, 1
    "speed/radeon-rx-6900-xt": 0.0405,  # 5, 1
    "speed/radeon-rx-7600": -0.0148,  # 1, 1
    "speed/radeon-rx-7800-xt": -0.0027,  # 7, 1
    "speed/radeon-rx-7900-gre": -0.0002,  # 2, 1
    "speed/radeon-rx-7900-xt": -0.0291,  # 41, 1
    "speed/radeon-rx-7900-xtx": 0.1023,  # 12, 1
    "speed/radeon-rx-9060-xt-16-gb": -0.0005,  # 1, 1
    "speed/radeon-rx-9070": 0.038,  # 1, 1
    "speed/radeon-rx-9070-xt": -0.019,  # 11, 1
    "speed/rtx-4000-ada-generation": 0.0084,  # 18, 1
    "speed/rtx-5000-ada-generation": 0.0076,  # 17, 1
    "speed/rtx-6000-ada-generation": -0.056,  # 29, 1
    "speed/rtx-a400": 0.01,  # 1, 1
    "speed/rtx-a4000": -0.0182,  # 8, 1
    "speed/rtx-a5000": -0.0043,  # 5, 1
    "speed/rtx-a5000-mobile": -0.05,  # 3, 1
    "speed/rtx-a6000": 0.0005,  # 28, 1
    "speed/rtx-pro-4000-blackwell": 0.001,  # 1, 1
    "speed/rtx-pro-4500-blackwell": 0.0123,  # 1, 1
    "speed/rtx-pro-6000-blackwell": -0.0278,  # 5, 1
    "speed/ryzen-z1-extreme-gpu": -0.0098,  # 1, 1
    "speed/tesla-k80": -0.0005,  # 1, 1
    "speed/tesla-m40-24-gb": 0.0001,  # 1, 1
    "speed/tesla-p100-pcie-16-gb": -0.002,  # 7, 1
    "speed/tesla-p40": 0.0216,  # 9, 1
    "speed/tesla-t4": -0.0824,  # 4, 1
    "speed/tesla-v100-pcie-16-gb": -0.0106,  # 2, 1
    "speed/tesla-v100-sxm2-16-gb": -0.0051,  # 2, 1
    "speed/tesla-v100s-pcie-32-gb": -0.0146,  # 1, 1
    "speed/titan-v": 0.0449,  # 4, 1
    "speed/titan-xp": 0.0433,  # 2, 1
    "start": -7.9247,  # 1781, 115
    "start/AMD": -0.1175,  # 575, 22
    "start/Ada Lovelace": -0.0848,  # 259, 17
    "start/Ampere": 0.1403,  # 154, 13
    "start/Ampere HBM": 0.0285,  # 57, 4
    "start/Ampere LPDDR": -0.0013,  # 2, 1
    "start/Apple": 0.1234,  # 241, 15
    "start/Blackwell 2.0": -0.0789,  # 136, 8
    "start/Blackwell 2.0 LPDDR": -0.0208,  # 135, 1
    "start/Blackwell Ultra HBM": -0.0863,  # 9, 1
    "start/CDNA 1.0 HBM": 0.0054,  # 1, 1
    "start/CDNA 2.0 HBM": 0.0023,  # 1, 1
    "start/CDNA 3.0 HBM": -0.0025,  # 3, 1
    "start/GCN 4.0": -0.0005,  # 1, 1
    "start/GCN 5.1 HBM": -0.0002,  # 3, 1
    "start/Generation 12.5 HBM": 0.0004,  # 1, 1
    "start/Hopper HBM": -0.1128,  # 46, 3
    "start/Intel": -0.0079,  # 71, 6
    "start/Kepler 2.0": 0.0001,  # 1, 1
    "start/M1": 0.0329,  # 63, 4
    "start/M2": 0.0537,  # 59, 3
    "start/M3": 0.078,  # 35, 3
    "start/M4": 0.0047,  # 69, 3
    "start/M5": -0.046,  # 15, 2
    "start/Maxwell 2.0": -0.0001,  # 1, 1
    "start/NVIDIA": 0.0694,  # 894, 72
    "start/Pascal": -0.0311,  # 33, 8
    "start/Pascal HBM": 0.0298,  # 7, 1
    "start/RDNA 1.0": 0.0013,  # 4, 1
    "start/RDNA 2.0": -0.0197,  # 12, 4
    "start/RDNA 3.0": -0.0601,  # 65, 6
    "start/RDNA 3.0 LPDDR": 0.0022,  # 1, 1
    "start/RDNA 3.5 LPDDR": -0.0002,  # 421, 1
    "start/RDNA 4.0": -0.0456,  # 63, 4
    "start/Turing": 0.2855,  # 45, 9
    "start/Volta HBM": 0.0012,  # 9, 4
    "start/Xe-HPG": 0.0106,  # 12, 2
    "start/Xe2-HPG": -0.0189,  # 58, 3
    "unpack": 2.9891,  # 1781, 115
    "unpack/AMD": 0.1039,  # 575, 22
    "unpack/Ada Lovelace": -0.44,  # 259, 17
    "unpack/Ampere": -0.4039,  # 154, 13
    "unpack/Ampere HBM": -0.186,  # 57, 4
    "unpack/Ampere LPDDR": -0.1045,  # 2, 1
    "unpack/Apple": -0.1661,  # 241, 15
    "unpack/BF16": 0.0377,  # 89, 3
    "unpack/BF16/AMD": 0.0135,  # 49, 2
    "unpack/BF16/Blackwell 2.0 LPDDR": 0.0012,  # 40, 1
    "unpack/BF16/NVIDIA": 0.0012,  # 40, 1
    "unpack/BF16/RDNA 3.5 LPDDR": 0.0174,  # 37, 1
    "unpack/BF16/RDNA 4.0": -0.0039,  # 12, 1
    "unpack/BF16/backend AMD rocm": -0.0134,  # 21, 2
    "unpack/Blackwell 2.0": 0.0638,  # 136, 8
    "unpack/Blackwell 2.0 LPDDR": -0.0108,  # 135, 1
    "unpack/Blackwell Ultra HBM": 0.2972,  # 9, 1
    "unpack/CDNA 1.0 HBM": 0.1764,  # 1, 1
    "unpack/CDNA 2.0 HBM": 0.0694,  # 1, 1
    "unpack/CDNA 3.0 HBM": -0.0176,  # 3, 1
    "unpack/F16": 0.5546,  # 107, 21
    "unpack/F16/Ada Lovelace": 0.0583,  # 32, 5
    "unpack/F16/Ampere": 0.039,  # 19, 3
    "unpack/F16/Ampere HBM": 0.1754,  # 13, 2
    "unpack/F16/Apple": 0.0235,  # 34, 10
    "unpack/F16/Hopper HBM": -0.0795,  # 9, 1
    "unpack/F16/M1": -0.0149,  # 10, 3
    "unpack/F16/M2": 0.0097,  # 20, 3
    "unpack/F16/M3": 0.0107,  # 2, 2
    "unpack/F16/M4": 0.018,  # 2, 2
    "unpack/F16/NVIDIA": 0.1931,  # 73, 11
    "unpack/FP4": 0.1116,  # 105, 18
    "unpack/FP4/AMD": 0.0701,  # 48, 4
    "unpack/FP4/Ada Lovelace": -0.0669,  # 5, 3
    "unpack/FP4/Ampere": -0.0084,  # 4, 3
    "unpack/FP4/Apple": -0.0419,  # 4, 3
    "unpack/FP4/Blackwell 2.0": 0.0945,  # 7, 4
    "unpack/FP4/Blackwell 2.0 LPDDR": -0.0037,  # 37, 1
    "unpack/FP4/M3": -0.027,  # 1, 1
    "unpack/FP4/M4": -0.015,  # 3, 2
    "unpack/FP4/NVIDIA": 0.0154,  # 53, 11
    "unpack/FP4/RDNA 3.0": 0.0127,  # 1, 1
    "unpack/FP4/RDNA 3.5 LPDDR": -0.0378,  # 38, 1
    "unpack/FP4/RDNA 4.0": 0.0951,  # 9, 2
    "unpack/FP4/backend AMD rocm": 0.0167,  # 22, 3
    "unpack/FP4/backend AMD rocm-or-vulkan": -0.0436,  # 2, 2
    "unpack/FP4/backend NVIDIA vulkan": -0.0349,  # 1, 1
    "unpack/FP8": -0.0144,  # 20, 1
    "unpack/FP8/Blackwell 2.0 LPDDR": -0.0056,  # 20, 1
    "unpack/FP8/NVIDIA": -0.0056,  # 20, 1
    "unpack/GCN 4.0": -0.0637,  # 1, 1
    "unpack/GCN 5.1 HBM": -0.021,  # 3, 1
    "unpack/Generation 12.5 HBM": 0.0208,  # 1, 1
    "unpack/Hopper HBM": -0.2694,  # 46, 3
    "unpack/IQ": 0.0584,  # 70, 11
    "unpack/IQ/AMD": 0.0855,  # 41, 3
    "unpack/IQ/Ada Lovelace": -0.0187,  # 12, 2
    "unpack/IQ/Ampere": -0.0201,  # 6, 2
    "unpack/IQ/Apple": 0.0602,  # 2, 1
    "unpack/IQ/Blackwell 2.0": -0.0798,  # 6, 2
    "unpack/IQ/GCN 4.0": -0.0159,  # 1, 1
    "unpack/IQ/Intel": -0.0042,  # 3, 1
    "unpack/IQ/M4": 0.0602,  # 2, 1
    "unpack/IQ/NVIDIA": -0.1186,  # 24, 6
    "unpack/IQ/RDNA 3.5 LPDDR": 0.0948,  # 39, 1
    "unpack/IQ/RDNA 4.0": 0.0066,  # 1, 1
    "unpack/IQ/Xe2-HPG": -0.0042,  # 3, 1
    "unpack/IQ/backend AMD rocm": 0.0907,  # 20, 3
    "unpack/IQ/backend Intel sycl": -0.0042,  # 3, 1
    "unpack/IQ4": 0.058,  # 16, 6
    "unpack/IQ4/AMD": -0.0017,  # 6, 1
    "unpack/IQ4/Ada Lovelace": -0.0498,  # 5, 2
    "unpack/IQ4/Apple": -0.0218,  # 1, 1
    "unpack/IQ4/Blackwell 2.0": -0.0751,  # 1, 1
    "unpack/IQ4/Intel": 0.171,  # 3, 1
    "unpack/IQ4/M2": -0.0218,  # 1, 1
    "unpack/IQ4/NVIDIA": -0.1249,  # 6, 3
    "unpack/IQ4/RDNA 3.5 LPDDR": -0.0017,  # 6, 1
    "unpack/IQ4/Xe2-HPG": 0.171,  # 3, 1
    "unpack/IQ4/backend Intel sycl": 0.171,  # 3, 1
    "unpack/Intel": 0.4715,  # 71, 6
    "unpack/Kepler 2.0": 0.0495,  # 1, 1
    "unpack/M1": 0.3397,  # 63, 4
    "unpack/M2": 0.1238,  # 59, 3
    "unpack/M3": -0.1725,  # 35, 3
    "unpack/M4": -0.0988,  # 69, 3
    "unpack/M5": -0.3582,  # 15, 2
    "unpack/Maxwell 2.0": -0.0079,  # 1, 1
    "unpack/NVIDIA": -0.333,  # 894, 72
    "unpack/Pascal": 0.8226,  # 33, 8
    "unpack/Pascal HBM": 0.0708,  # 7, 1
    "unpack/Q3_K": 0.2584,  # 61, 11
    "unpack/Q3_K/AMD": -0.0652,  # 43, 3
    "unpack/Q3_K/Ada Lovelace": 0.1479,  # 2, 1
    "unpack/Q3_K/Ampere": 0.2291,  # 2, 1
    "unpack/Q3_K/Apple": -0.045,  # 3, 2
    "unpack/Q3_K/Blackwell 2.0": -0.1236,  # 8, 2
    "unpack/Q3_K/M4": -0.045,  # 3, 2
    "unpack/Q3_K/NVIDIA": 0.2112,  # 15, 6
    "unpack/Q3_K/Pascal": -0.0513,  # 2, 1
    "unpack/Q3_K/RDNA 3.5 LPDDR": -0.0226,  # 36, 1
    "unpack/Q3_K/RDNA 4.0": -0.0426,  # 7, 2
    "unpack/Q3_K/Turing": 0.0091,  # 1, 1
    "unpack/Q3_K/backend AMD rocm": -0.0099,  # 15, 2
    "unpack/Q3_K/backend NVIDIA vulkan": 0.1479,  # 2, 1
    "unpack/Q4_0": -0.4886,  # 275, 89
    "unpack/Q4_0/AMD": -0.1151,  # 77, 19
    "unpack/Q4_0/Ada Lovelace": -0.0285,  # 39, 13
    "unpack/Q4_0/Ampere": -0.1458,  # 32, 7
    "unpack/Q4_0/Ampere HBM": -0.0653,  # 10, 2
    "unpack/Q4_0/Ampere LPDDR": -0.0261,  # 2, 1
    "unpack/Q4_0/Apple": -0.0247,  # 33, 13
    "unpack/Q4_0/Blackwell 2.0": -0.0365,  # 14, 6
    "unpack/Q4_0/Blackwell 2.0 LPDDR": -0.0001,  # 6, 1
    "unpack/Q4_0/CDNA 1.0 HBM": 0.0441,  # 1, 1
    "unpack/Q4_0/CDNA 2.0 HBM": 0.0174,  # 1, 1
    "unpack/Q4_0/CDNA 3.0 HBM": -0.0044,  # 3, 1
    "unpack/Q4_0/Generation 12.5 HBM": 0.0052,  # 1, 1
    "unpack/Q4_0/Hopper HBM": 0.0643,  # 10, 2
    "unpack/Q4_0/Intel": 0.0237,  # 16, 6
    "unpack/Q4_0/Kepler 2.0": 0.0124,  # 1, 1
    "unpack/Q4_0/M1": 0.0193,  # 10, 4
    "unpack/Q4_0/M2": -0.1589,  # 12, 3
    "unpack/Q4_0/M3": 0.0125,  # 7, 3
    "unpack/Q4_0/M4": 0.1024,  # 4, 3
    "unpack/Q4_0/Maxwell 2.0": -0.002,  # 1, 1
    "unpack/Q4_0/NVIDIA": -0.0748,  # 149, 51
    "unpack/Q4_0/Pascal": 0.0608,  # 12, 5
    "unpack/Q4_0/Pascal HBM": -0.135,  # 2, 1
    "unpack/Q4_0/RDNA 1.0": 0.036,  # 4, 1
    "unpack/Q4_0/RDNA 2.0": -0.1438,  # 8, 4
    "unpack/Q4_0/RDNA 3.0": -0.1906,  # 20, 6
    "unpack/Q4_0/RDNA 3.0 LPDDR": 0.0721,  # 1, 1
    "unpack/Q4_0/RDNA 3.5 LPDDR": -0.0009,  # 26, 1
    "unpack/Q4_0/RDNA 4.0": 0.0551,  # 13, 3
    "unpack/Q4_0/Turing": 0.1823,  # 13, 7
    "unpack/Q4_0/Volta HBM": 0.0448,  # 7, 4
    "unpack/Q4_0/Xe-HPG": 0.085,  # 9, 2
    "unpack/Q4_0/Xe2-HPG": -0.0665,  # 6, 3
    "unpack/Q4_0/backend AMD 64 lanes rocm": 0.057,  # 5, 3
    "unpack/Q4_0/backend AMD metal": 0.0188,  # 1, 1
    "unpack/Q4_0/backend AMD rocm": -0.1818,  # 33, 13
    "unpack/Q4_0/backend Intel sycl": -0.1598,  # 12, 5
    "unpack/Q4_0/backend NVIDIA vulkan": -0.0604,  # 6, 5
    "unpack/Q4_K": -0.2224,  # 844, 85
    "unpack/Q4_K/AMD": 0.0728,  # 218, 9
    "unpack/Q4_K/Ada Lovelace": -0.1153,  # 132, 15
    "unpack/Q4_K/Ampere": -0.1401,  # 87, 13
    "unpack/Q4_K/Ampere HBM": -0.1566,  # 34, 3
    "unpack/Q4_K/Apple": -0.0292,  # 146, 15
    "unpack/Q4_K/Blackwell 2.0": 0.2442,  # 78, 5
    "unpack/Q4_K/Blackwell 2.0 LPDDR": 0.0042,  # 17, 1
    "unpack/Q4_K/Blackwell Ultra HBM": 0.0743,  # 9, 1
    "unpack/Q4_K/GCN 5.1 HBM": -0.0052,  # 3, 1
    "unpack/Q4_K/Hopper HBM": -0.0521,  # 27, 3
    "unpack/Q4_K/Intel": -0.0482,  # 39, 4
    "unpack/Q4_K/M1": 0.1084,  # 38, 4
    "unpack/Q4_K/M2": 0.1925,  # 23, 3
    "unpack/Q4_K/M3": -0.1184,  # 22, 3
    "unpack/Q4_K/M4": -0.1221,  # 48, 3
    "unpack/Q4_K/M5": -0.0896,  # 15, 2
    "unpack/Q4_K/NVIDIA": -0.0823,  # 441, 57
    "unpack/Q4_K/Pascal": 0.1962,  # 19, 7
    "unpack/Q4_K/Pascal HBM": 0.1528,  # 5, 1
    "unpack/Q4_K/RDNA 2.0": 0.1888,  # 4, 2
    "unpack/Q4_K/RDNA 3.0": 0.1462,  # 44, 3
    "unpack/Q4_K/RDNA 3.5 LPDDR": -0.0435,  # 152, 1
    "unpack/Q4_K/RDNA 4.0": -0.2134,  # 15, 2
    "unpack/Q4_K/Turing": -0.2153,  # 31, 7
    "unpack/Q4_K/Volta HBM": -0.0744,  # 2, 1
    "unpack/Q4_K/Xe-HPG": 0.0606,  # 3, 1
    "unpack/Q4_K/Xe2-HPG": -0.1088,  # 36, 3
    "unpack/Q4_K/backend AMD 64 lanes rocm": -0.0531,  # 2, 1
    "unpack/Q4_K/backend AMD rocm": 0.1728,  # 64, 6
    "unpack/Q4_K/backend AMD rocm-or-vulkan": -0.0397,  # 39, 3
    "unpack/Q4_K/backend Intel sycl": -0.0633,  # 38, 4
    "unpack/Q4_K/backend NVIDIA vulkan": -0.0292,  # 2, 1
    "unpack/Q6_K": -0.0544,  # 38, 7
    "unpack/Q6_K/AMD": -0.0191,  # 19, 1
    "unpack/Q6_K/Ada Lovelace": -0.0378,  # 2, 2
    "unpack/Q6_K/Apple": 0.0126,  # 2, 2
    "unpack/Q6_K/Blackwell 2.0": 0.0204,  # 9, 1
    "unpack/Q6_K/Intel": 0.0027,  # 6, 1
    "unpack/Q6_K/M3": 0.0282,  # 1, 1
    "unpack/Q6_K/M4": -0.0156,  # 1, 1
    "unpack/Q6_K/NVIDIA": -0.0173,  # 11, 3
    "unpack/Q6_K/RDNA 3.5 LPDDR": -0.0191,  # 19, 1
    "unpack/Q6_K/Xe2-HPG": 0.0027,  # 6, 1
    "unpack/Q6_K/backend AMD rocm": -0.0086,  # 6, 1
    "unpack/Q6_K/backend Intel sycl": 0.144,  # 3, 1
    "unpack/Q6_K/backend NVIDIA vulkan": -0.0331,  # 1, 1
    "unpack/Q8": -0.0857,  # 139, 23
    "unpack/Q8/AMD": -0.0147,  # 74, 2
    "unpack/Q8/Ada Lovelace": 0.0098,  # 15, 3
    "unpack/Q8/Ampere": -0.0546,  # 4, 3
    "unpack/Q8/Apple": 0.0244,  # 15, 11
    "unpack/Q8/Blackwell 2.0": 0.0274,  # 12, 2
    "unpack/Q8/Blackwell 2.0 LPDDR": 0.0013,  # 15, 1
    "unpack/Q8/Intel": -0.0271,  # 4, 1
    "unpack/Q8/M1": -0.0283,  # 4, 4
    "unpack/Q8/M2": 0.0095,  # 3, 3
    "unpack/Q8/M3": 0.0508,  # 2, 2
    "unpack/Q8/M4": -0.0076,  # 6, 2
    "unpack/Q8/NVIDIA": -0.0161,  # 46, 9
    "unpack/Q8/RDNA 3.5 LPDDR": -0.0162,  # 68, 1
    "unpack/Q8/RDNA 4.0": 0.0015,  # 6, 1
    "unpack/Q8/Xe2-HPG": -0.0271,  # 4, 1
    "unpack/Q8/backend AMD rocm": -0.0313,  # 36, 2
    "unpack/Q8/backend Intel sycl": -0.0271,  # 4, 1
    "unpack/Q8/backend NVIDIA vulkan": -0.0244,  # 1, 1
    "unpack/RDNA 1.0": 0.1441,  # 4, 1
    "unpack/RDNA 2.0": 0.18,  # 12, 4
    "unpack/RDNA 3.0": -0.1267,  # 65, 6
    "unpack/RDNA 3.0 LPDDR": 0.2883,  # 1, 1
    "unpack/RDNA 3.5 LPDDR": -0.1182,  # 421, 1
    "unpack/RDNA 4.0": -0.4069,  # 63, 4
    "unpack/Turing": -0.0958,  # 45, 9
    "unpack/Volta HBM": -0.1186,  # 9, 4
    "unpack/Xe-HPG": 0.5825,  # 12, 2
    "unpack/Xe2-HPG": -0.1319,  # 58, 3
    "unpack/backend AMD 64 lanes rocm": 0.0159,  # 7, 4
    "unpack/backend AMD metal": 0.0754,  # 1, 1
    "unpack/backend AMD rocm": 0.1406,  # 217, 15
    "unpack/backend AMD rocm-or-vulkan": -0.3331,  # 41, 3
    "unpack/backend Intel sycl": 0.242,  # 63, 5
    "unpack/backend NVIDIA vulkan": -0.1366,  # 13, 5
    "unpack/engine ExLlamaV2": -0.0247,  # 13, 1
    "unpack/engine IPEX-LLM": -0.5294,  # 5, 3
    "unpack/engine MLC": -0.0115,  # 2, 1
    "unpack/engine mlx": 0.0017,  # 1, 1
    "unpack/engine vLLM": 0.0008,  # 85, 1
    "unpack/no dot product": 0.895,  # 10, 4
    "unpack/not reordered": 0.7715,  # 10, 2
    "unpack/other": -0.1643,  # 17, 3
    "unpack/other/Ada Lovelace": -0.009,  # 15, 1
    "unpack/other/Apple": 0.0004,  # 1, 1
    "unpack/other/Blackwell 2.0": -0.0556,  # 1, 1
    "unpack/other/M1": 0.0004,  # 1, 1
    "unpack/other/NVIDIA": -0.0646,  # 16, 2
    "unpack/year 2023": -0.57,  # 126, 17
    "weights": 0.0589,  # 1781, 115
    "weights/AMD": -0.0184,  # 575, 22
    "weights/Ada Lovelace": -0.0075,  # 259, 17
    "weights/Ampere": -0.0119,  # 154, 13
    "weights/Ampere HBM": 0.0015,  # 57, 4
    "weights/Ampere LPDDR": -0.0005,  # 2, 1
    "weights/Apple": -0.0095,  # 241, 15
    "weights/Blackwell 2.0": -0.0013,  # 136, 8
    "weights/Blackwell 2.0 LPDDR": 0.0029,  # 135, 1
    "weights/Blackwell Ultra HBM": 0.0002,  # 9, 1
    "weights/CDNA 1.0 HBM": 0.0003,  # 1, 1
    "weights/CDNA 2.0 HBM": 0.0001,  # 1, 1
    "weights/CDNA 3.0 HBM": -0.0,  # 3, 1
    "weights/ECC": 0.1181,  # 51, 8
    "weights/GCN 4.0": -0.0,  # 1, 1
    "weights/GCN 5.1 HBM": -0.0,  # 3, 1
    "weights/Generation 12.5 HBM": 0.0,  # 1, 1
    "weights/HBM": 0.0346,  # 137, 18
    "weights/Hopper HBM": -0.002,  # 46, 3
    "weights/Intel": -0.0063,  # 71, 6
    "weights/Kepler 2.0": 0.0,  # 1, 1
    "weights/LPDDR": 0.0815,  # 559, 4
    "weights/M1": 0.0028,  # 63, 4
    "weights/M2": 0.0003,  # 59, 3
    "weights/M3": -0.0059,  # 35, 3
    "weights/M4": -0.0013,  # 69, 3
    "weights/M5": -0.0054,  # 15, 2
    "weights/Maxwell 2.0": -0.0,  # 1, 1
    "weights/NVIDIA": -0.0209,  # 894, 72
    "weights/Pascal": 0.0027,  # 33, 8
    "weights/Pascal HBM": -0.0002,  # 7, 1
    "weights/RDNA 1.0": 0.0002,  # 4, 1
    "weights/RDNA 2.0": -0.0055,  # 12, 4
    "weights/RDNA 3.0": -0.0085,  # 65, 6
    "weights/RDNA 3.0 LPDDR": 0.0024,  # 1, 1
    "weights/RDNA 3.5 LPDDR": -0.0033,  # 421, 1
    "weights/RDNA 4.0": -0.004,  # 63, 4
    "weights/Turing": 0.0006,  # 45, 9
    "weights/Volta HBM": -0.0053,  # 9, 4
    "weights/Xe-HPG": 0.0005,  # 12, 2
    "weights/Xe2-HPG": -0.0067,  # 58, 3
    "weights/backend AMD 64 lanes rocm": 0.0002,  # 7, 4
    "weights/backend AMD metal": 0.0006,  # 1, 1
    "weights/backend AMD rocm": -0.0,  # 217, 15
    "weights/backend AMD rocm-or-vulkan": -0.0042,  # 41, 3
    "weights/backend Intel sycl": -0.0033,  # 63, 5
    "weights/backend NVIDIA vulkan": -0.0075,  # 13, 5
}

SPREAD: dict[str, float] = {
    "down": 0.161,
    "up": 0.142,
    "bits/low": 1.664,
    "bits/usual": 1.0,
    "depth/deep": 1.078,
    "depth/empty": 1.0,
    "evidence/card": 0.983,
    "evidence/generation": 1.0,
    "evidence/vendor": 1.0,
    "kind/dense": 1.0,
    "kind/mixture": 1.349,
    "vendor/AMD": 1.122,
    "vendor/Apple": 1.139,
    "vendor/Intel": 2.103,
    "vendor/NVIDIA": 0.825,
    "software/AMD": 1.143,
    "software/Apple": 1.0,
    "software/Intel": 1.216,
    "software/NVIDIA": 1.005,
    "pages/unmeasured": 1.249,
}
