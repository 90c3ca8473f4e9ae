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
    "cache": 0.3352,  # 1701, 113
    "cache/AMD": -0.0404,  # 553, 22
    "cache/Ada Lovelace": -0.2942,  # 252, 16
    "cache/Ampere": -0.2005,  # 154, 13
    "cache/Ampere HBM": 0.2952,  # 57, 4
    "cache/Ampere LPDDR": 0.0,  # 2, 1
    "cache/Apple": -0.2701,  # 211, 15
    "cache/Blackwell 2.0": -0.0045,  # 115, 7
    "cache/Blackwell 2.0 LPDDR": -0.1826,  # 135, 1
    "cache/Blackwell Ultra HBM": 0.0009,  # 9, 1
    "cache/CDNA 1.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 2.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 3.0 HBM": -0.0,  # 3, 1
    "cache/GCN 4.0": 0.0,  # 1, 1
    "cache/GCN 5.1 HBM": -0.0001,  # 3, 1
    "cache/Generation 12.5 HBM": 0.0,  # 1, 1
    "cache/Hopper HBM": 0.4546,  # 46, 3
    "cache/Intel": 0.1196,  # 71, 6
    "cache/Kepler 2.0": 0.0,  # 1, 1
    "cache/M1": 0.2904,  # 63, 4
    "cache/M2": -0.1036,  # 57, 3
    "cache/M3": -0.4526,  # 35, 3
    "cache/M4": 0.0903,  # 41, 3
    "cache/M5": -0.0947,  # 15, 2
    "cache/Maxwell 2.0": -0.0,  # 1, 1
    "cache/NVIDIA": 0.1337,  # 866, 70
    "cache/Pascal": 0.07,  # 33, 8
    "cache/Pascal HBM": 0.0023,  # 7, 1
    "cache/RDNA 1.0": -0.0,  # 4, 1
    "cache/RDNA 2.0": 0.0101,  # 12, 4
    "cache/RDNA 3.0": 0.0214,  # 65, 6
    "cache/RDNA 3.0 LPDDR": 0.0,  # 1, 1
    "cache/RDNA 3.5 LPDDR": 0.087,  # 401, 1
    "cache/RDNA 4.0": -0.1588,  # 61, 4
    "cache/Turing": 0.0313,  # 45, 9
    "cache/Volta HBM": -0.0388,  # 9, 4
    "cache/Xe-HPG": -0.002,  # 12, 2
    "cache/Xe2-HPG": 0.1216,  # 58, 3
    "cache/backend AMD 64 lanes rocm": -0.0003,  # 7, 4
    "cache/backend AMD metal": 0.0,  # 1, 1
    "cache/backend AMD rocm": -0.0844,  # 211, 15
    "cache/backend AMD rocm-or-vulkan": 0.0,  # 41, 3
    "cache/backend Intel sycl": 0.1596,  # 63, 5
    "cache/backend NVIDIA vulkan": 0.0,  # 8, 5
    "cache/no flash attention": 0.6241,  # 427, 75
    "experts": 0.0311,  # 1701, 113
    "experts/AMD": -0.0157,  # 553, 22
    "experts/Apple": -0.0178,  # 211, 15
    "experts/Intel": 0.0034,  # 71, 6
    "experts/NVIDIA": -0.0388,  # 866, 70
    "launch": -9.5426,  # 1701, 113
    "launch/AMD": -0.2041,  # 553, 22
    "launch/Ada Lovelace": -0.2825,  # 252, 16
    "launch/Ampere": 0.0359,  # 154, 13
    "launch/Ampere HBM": 0.0908,  # 57, 4
    "launch/Ampere LPDDR": -0.0045,  # 2, 1
    "launch/Apple": 0.4037,  # 211, 15
    "launch/Blackwell 2.0": -0.1494,  # 115, 7
    "launch/Blackwell 2.0 LPDDR": -0.1166,  # 135, 1
    "launch/Blackwell Ultra HBM": -0.1066,  # 9, 1
    "launch/CDNA 1.0 HBM": 0.0307,  # 1, 1
    "launch/CDNA 2.0 HBM": 0.0064,  # 1, 1
    "launch/CDNA 3.0 HBM": -0.0064,  # 3, 1
    "launch/GCN 4.0": 0.0073,  # 1, 1
    "launch/GCN 5.1 HBM": -0.0046,  # 3, 1
    "launch/Generation 12.5 HBM": 0.0042,  # 1, 1
    "launch/HBM": 0.3764,  # 137, 18
    "launch/Hopper HBM": -0.104,  # 46, 3
    "launch/Intel": 0.1804,  # 71, 6
    "launch/Kepler 2.0": 0.0,  # 1, 1
    "launch/LPDDR": -0.1,  # 539, 4
    "launch/M1": 0.2208,  # 63, 4
    "launch/M2": 0.0321,  # 57, 3
    "launch/M3": 0.3019,  # 35, 3
    "launch/M4": 0.0061,  # 41, 3
    "launch/M5": -0.1571,  # 15, 2
    "launch/Maxwell 2.0": -0.0017,  # 1, 1
    "launch/NVIDIA": -0.3669,  # 866, 70
    "launch/Pascal": -0.1255,  # 33, 8
    "launch/Pascal HBM": 0.0387,  # 7, 1
    "launch/RDNA 1.0": -0.0781,  # 4, 1
    "launch/RDNA 2.0": 0.0679,  # 12, 4
    "launch/RDNA 3.0": -0.0227,  # 65, 6
    "launch/RDNA 3.0 LPDDR": 0.0064,  # 1, 1
    "launch/RDNA 3.5 LPDDR": 0.0147,  # 401, 1
    "launch/RDNA 4.0": -0.2257,  # 61, 4
    "launch/Turing": 0.2739,  # 45, 9
    "launch/Volta HBM": 0.0846,  # 9, 4
    "launch/Xe-HPG": 0.1161,  # 12, 2
    "launch/Xe2-HPG": 0.06,  # 58, 3
    "launch/architecture/deepseek_v2": 0.0163,  # 3, 3
    "launch/architecture/deepseek_v3": 0.0158,  # 1, 1
    "launch/architecture/deepseek_v4": 0.0196,  # 36, 1
    "launch/architecture/dots1": -0.0217,  # 12, 1
    "launch/architecture/gemma2": 0.0452,  # 3, 2
    "launch/architecture/gemma3": 0.0499,  # 28, 9
    "launch/architecture/gemma3_text": 0.199,  # 3, 2
    "launch/architecture/gemma4": 0.3068,  # 144, 16
    "launch/architecture/gemma4_unified": -0.004,  # 4, 2
    "launch/architecture/glm4_moe": -0.0121,  # 6, 1
    "launch/architecture/glm4_moe_lite": 0.1436,  # 17, 2
    "launch/architecture/gpt_oss": -0.1896,  # 89, 24
    "launch/architecture/granite": -0.0587,  # 12, 6
    "launch/architecture/hunyuan_v1_moe": -0.0225,  # 12, 1
    "launch/architecture/lfm2": -0.2996,  # 10, 10
    "launch/architecture/lfm2_moe": -0.1773,  # 2, 1
    "launch/architecture/llama": -0.2537,  # 649, 105
    "launch/architecture/llama4": -0.0271,  # 12, 1
    "launch/architecture/minimax_m2": -0.0055,  # 14, 1
    "launch/architecture/ministral3": 0.1404,  # 48, 14
    "launch/architecture/mistral": -0.2216,  # 24, 8
    "launch/architecture/mistral3": -0.042,  # 1, 1
    "launch/architecture/olmo2": -0.0043,  # 1, 1
    "launch/architecture/phi3": -0.0921,  # 12, 6
    "launch/architecture/qwen2": 0.1778,  # 105, 55
    "launch/architecture/qwen3": -0.018,  # 49, 20
    "launch/architecture/qwen3_5": 0.3082,  # 219, 30
    "launch/architecture/qwen3_5_moe": 0.0208,  # 130, 12
    "launch/architecture/qwen3_moe": 0.0209,  # 52, 8
    "launch/architecture/qwen3_omni_moe": -0.0014,  # 3, 1
    "launch/backend AMD 64 lanes rocm": 0.0358,  # 7, 4
    "launch/backend AMD metal": 0.0333,  # 1, 1
    "launch/backend AMD rocm": 0.538,  # 211, 15
    "launch/backend AMD rocm-or-vulkan": -0.0447,  # 41, 3
    "launch/backend Intel sycl": 0.2147,  # 63, 5
    "launch/backend NVIDIA vulkan": 0.0261,  # 8, 5
    "launch/hyper-connections not fused": 2.8996,  # 18, 1
    "launch/mixture": 0.5071,  # 460, 29
    "launch/mixture/AMD": -0.0882,  # 310, 4
    "launch/mixture/Ada Lovelace": 0.013,  # 10, 3
    "launch/mixture/Ampere": 0.068,  # 9, 3
    "launch/mixture/Ampere HBM": 0.0995,  # 6, 2
    "launch/mixture/Apple": -0.0771,  # 11, 5
    "launch/mixture/Blackwell 2.0": -0.0521,  # 28, 4
    "launch/mixture/Blackwell 2.0 LPDDR": -0.1088,  # 64, 1
    "launch/mixture/Blackwell Ultra HBM": -0.0977,  # 3, 1
    "launch/mixture/Hopper HBM": -0.0464,  # 6, 2
    "launch/mixture/Intel": 0.1912,  # 10, 1
    "launch/mixture/M1": 0.0091,  # 4, 2
    "launch/mixture/M3": -0.1775,  # 2, 1
    "launch/mixture/M4": -0.0345,  # 2, 1
    "launch/mixture/M5": 0.1258,  # 3, 1
    "launch/mixture/NVIDIA": -0.0071,  # 129, 19
    "launch/mixture/Pascal HBM": -0.0355,  # 1, 1
    "launch/mixture/RDNA 3.0": -0.0051,  # 3, 1
    "launch/mixture/RDNA 3.5 LPDDR": 0.0313,  # 290, 1
    "launch/mixture/RDNA 4.0": -0.1145,  # 17, 2
    "launch/mixture/Turing": 0.0146,  # 1, 1
    "launch/mixture/Volta HBM": 0.1382,  # 1, 1
    "launch/mixture/Xe2-HPG": 0.1912,  # 10, 1
    "launch/recurrent": -0.1107,  # 361, 31
    "launch/recurrent/backend Intel sycl": 0.3313,  # 35, 2
    "launch/year 2023": 0.5161,  # 126, 17
    "launch/year 2024": 0.6449,  # 193, 28
    "launch/year 2025": 0.1559,  # 570, 103
    "speed/a100-pcie-40-gb": -0.0292,  # 9, 1
    "speed/a100-pcie-80-gb": 0.0288,  # 26, 1
    "speed/a100-sxm4-40-gb": -0.0155,  # 1, 1
    "speed/a100-sxm4-80-gb": 0.0062,  # 21, 1
    "speed/a40-pcie": -0.0048,  # 18, 1
    "speed/apple-m1-8-gb": -0.0042,  # 9, 1
    "speed/apple-m1-16-gb": -0.0042,  # 9, 1
    "speed/apple-m1-max-32-gb": -0.0225,  # 36, 1
    "speed/apple-m1-max-64-gb": -0.0225,  # 36, 1
    "speed/apple-m1-pro-16-gb": 0.0371,  # 8, 1
    "speed/apple-m1-pro-32-gb": 0.0371,  # 8, 1
    "speed/apple-m1-ultra-64-gb": -0.0344,  # 10, 1
    "speed/apple-m1-ultra-128-gb": -0.0344,  # 10, 1
    "speed/apple-m2-8-gb": 0.012,  # 9, 1
    "speed/apple-m2-16-gb": 0.012,  # 9, 1
    "speed/apple-m2-24-gb": 0.012,  # 9, 1
    "speed/apple-m2-max-32-gb": 0.007,  # 8, 1
    "speed/apple-m2-max-64-gb": 0.007,  # 8, 1
    "speed/apple-m2-max-96-gb": 0.007,  # 8, 1
    "speed/apple-m2-ultra-64-gb": -0.0218,  # 40, 1
    "speed/apple-m2-ultra-128-gb": -0.0218,  # 40, 1
    "speed/apple-m2-ultra-192-gb": -0.0218,  # 40, 1
    "speed/apple-m3-8-gb": 0.0322,  # 9, 1
    "speed/apple-m3-16-gb": 0.0322,  # 9, 1
    "speed/apple-m3-24-gb": 0.0322,  # 9, 1
    "speed/apple-m3-pro-18-gb": 0.0277,  # 13, 1
    "speed/apple-m3-pro-36-gb": 0.0277,  # 13, 1
    "speed/apple-m3-ultra-96-gb": -0.0458,  # 13, 1
    "speed/apple-m3-ultra-256-gb": -0.0458,  # 13, 1
    "speed/apple-m3-ultra-512-gb": -0.0458,  # 13, 1
    "speed/apple-m4-16-gb": 0.0039,  # 6, 1
    "speed/apple-m4-24-gb": 0.0039,  # 6, 1
    "speed/apple-m4-32-gb": 0.0039,  # 6, 1
    "speed/apple-m4-max-40-core-gpu-48-gb": -0.0122,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-64-gb": -0.0122,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-128-gb": -0.0122,  # 5, 1
    "speed/apple-m4-pro-24-gb": 0.0107,  # 30, 1
    "speed/apple-m4-pro-48-gb": 0.0107,  # 30, 1
    "speed/apple-m4-pro-64-gb": 0.0107,  # 30, 1
    "speed/apple-m5-16-gb": -0.0134,  # 12, 1
    "speed/apple-m5-24-gb": -0.0134,  # 12, 1
    "speed/apple-m5-32-gb": -0.0134,  # 12, 1
    "speed/apple-m5-max-32-core-gpu": 0.0395,  # 3, 1
    "speed/arc-140v-lunar-lake-igpu": -0.0661,  # 3, 1
    "speed/arc-a770": -0.0091,  # 11, 1
    "speed/arc-a770m": 0.0002,  # 1, 1
    "speed/arc-b580": 0.019,  # 7, 1
    "speed/arc-pro-b70": 0.0617,  # 48, 1
    "speed/architecture/deepseek_v2": -0.0005,  # 3, 3
    "speed/architecture/deepseek_v3": -0.0009,  # 1, 1
    "speed/architecture/deepseek_v4": -0.0066,  # 36, 1
    "speed/architecture/dots1": 0.0027,  # 12, 1
    "speed/architecture/gemma2": -0.0047,  # 3, 2
    "speed/architecture/gemma3": -0.01,  # 28, 9
    "speed/architecture/gemma3_text": -0.0102,  # 3, 2
    "speed/architecture/gemma4": -0.0062,  # 144, 16
    "speed/architecture/gemma4_unified": 0.0002,  # 4, 2
    "speed/architecture/glm4_moe": 0.0025,  # 6, 1
    "speed/architecture/glm4_moe_lite": -0.016,  # 17, 2
    "speed/architecture/gpt_oss": 0.0204,  # 89, 24
    "speed/architecture/granite": 0.0044,  # 12, 6
    "speed/architecture/hunyuan_v1_moe": 0.0063,  # 12, 1
    "speed/architecture/lfm2": 0.0235,  # 10, 10
    "speed/architecture/lfm2_moe": 0.0103,  # 2, 1
    "speed/architecture/llama": -0.0009,  # 649, 105
    "speed/architecture/llama4": 0.0057,  # 12, 1
    "speed/architecture/minimax_m2": 0.0042,  # 14, 1
    "speed/architecture/ministral3": -0.0021,  # 48, 14
    "speed/architecture/mistral": 0.0174,  # 24, 8
    "speed/architecture/mistral3": 0.0065,  # 1, 1
    "speed/architecture/olmo2": 0.0005,  # 1, 1
    "speed/architecture/phi3": 0.0084,  # 12, 6
    "speed/architecture/qwen2": 0.0401,  # 105, 55
    "speed/architecture/qwen3": -0.002,  # 49, 20
    "speed/architecture/qwen3_5": -0.0031,  # 219, 30
    "speed/architecture/qwen3_5_moe": -0.0011,  # 130, 12
    "speed/architecture/qwen3_moe": 0.0057,  # 52, 8
    "speed/architecture/qwen3_omni_moe": 0.0002,  # 3, 1
    "speed/b300": 0.0021,  # 9, 1
    "speed/data-center-gpu-max-ponte-vecchio-model-not-stated": -0.0003,  # 1, 1
    "speed/engine ExLlamaV2": 0.0103,  # 13, 1
    "speed/engine IPEX-LLM": -0.009,  # 5, 3
    "speed/engine MLC": 0.069,  # 2, 1
    "speed/engine mlx": -0.0023,  # 1, 1
    "speed/engine mlx/mixture": -0.0023,  # 1, 1
    "speed/engine vLLM": -0.0651,  # 85, 1
    "speed/engine vLLM/mixture": -0.1168,  # 40, 1
    "speed/gb10": -0.0019,  # 135, 1
    "speed/geforce-gtx-1050-ti": -0.0134,  # 8, 1
    "speed/geforce-gtx-1070": -0.0057,  # 2, 1
    "speed/geforce-gtx-1070-ti": -0.0483,  # 3, 1
    "speed/geforce-gtx-1080": -0.017,  # 5, 1
    "speed/geforce-gtx-1080-ti": -0.0007,  # 3, 1
    "speed/geforce-gtx-1660": 0.027,  # 1, 1
    "speed/geforce-rtx-2060-super": -0.0505,  # 4, 1
    "speed/geforce-rtx-2070": 0.0017,  # 2, 1
    "speed/geforce-rtx-2070-super": 0.0581,  # 4, 1
    "speed/geforce-rtx-2080": 0.0249,  # 16, 1
    "speed/geforce-rtx-2080-ti": 0.0478,  # 7, 1
    "speed/geforce-rtx-3060-12-gb": 0.0179,  # 21, 1
    "speed/geforce-rtx-3060-mobile": 0.017,  # 1, 1
    "speed/geforce-rtx-3060-ti": 0.0165,  # 2, 1
    "speed/geforce-rtx-3070-ti": 0.0192,  # 2, 1
    "speed/geforce-rtx-3080": 0.0384,  # 15, 1
    "speed/geforce-rtx-3080-ti": -0.0005,  # 12, 1
    "speed/geforce-rtx-3090": -0.005,  # 38, 1
    "speed/geforce-rtx-4060": -0.0,  # 3, 1
    "speed/geforce-rtx-4060-mobile": 0.0327,  # 3, 1
    "speed/geforce-rtx-4060-ti-16-gb": -0.0022,  # 3, 1
    "speed/geforce-rtx-4060-ti-8-gb": 0.0024,  # 1, 1
    "speed/geforce-rtx-4070": -0.0529,  # 19, 1
    "speed/geforce-rtx-4070-mobile": 0.0412,  # 59, 1
    "speed/geforce-rtx-4070-ti": 0.0305,  # 13, 1
    "speed/geforce-rtx-4080-super": 0.0132,  # 7, 1
    "speed/geforce-rtx-4090": -0.0051,  # 59, 1
    "speed/geforce-rtx-4090-d": 0.0131,  # 3, 1
    "speed/geforce-rtx-5060-ti-16-gb": 0.0056,  # 4, 1
    "speed/geforce-rtx-5070": -0.0089,  # 30, 1
    "speed/geforce-rtx-5090": 0.0436,  # 73, 1
    "speed/geforce-rtx-5090-mobile": -0.006,  # 1, 1
    "speed/h100-pcie-80-gb": -0.0465,  # 26, 1
    "speed/h100-sxm5-80-gb": 0.0516,  # 11, 1
    "speed/h200-nvl": 0.0024,  # 9, 1
    "speed/jetson-agx-orin-64-gb": 0.0028,  # 2, 1
    "speed/l4": 0.0093,  # 3, 1
    "speed/l40": 0.0036,  # 2, 1
    "speed/l40s": -0.0256,  # 13, 1
    "speed/measured by LocalScore, mean over prompts up to 4,096 tokens": -0.177,  # 150, 60
    "speed/measured by Ollama": -0.0517,  # 50, 24
    "speed/measured by client's clock, llama-benchy": 0.0015,  # 208, 3
    "speed/measured by client's clock, llmfit": 0.014,  # 108, 6
    "speed/measured by client's clock, server request": -0.0447,  # 77, 10
    "speed/measured by llama.cpp main": 0.0061,  # 101, 11
    "speed/quadro-p4000": 0.0057,  # 1, 1
    "speed/quadro-rtx-6000": -0.0191,  # 2, 1
    "speed/quadro-rtx-8000": -0.0245,  # 5, 1
    "speed/radeon-8060s-ryzen-ai-max-395-128-gb": 0.0052,  # 401, 1
    "speed/radeon-ai-pro-r9700": -0.0139,  # 48, 1
    "speed/radeon-instinct-mi100": -0.0029,  # 1, 1
    "speed/radeon-instinct-mi210": -0.0005,  # 1, 1
    "speed/radeon-instinct-mi300x": 0.0002,  # 3, 1
    "speed/radeon-instinct-mi50": 0.0006,  # 3, 1
    "speed/radeon-pro-v620": -0.0374,  # 1, 1
    "speed/radeon-pro-w6800": -0.002,  # 1, 1
    "speed/radeon-pro-w7900": -0.0281,  # 2, 1
    "speed/radeon-rx-570": -0.001,  # 1, 1
    "speed/radeon-rx-5700-xt": 0.0029,  # 4, 1
    "speed/radeon-rx-6700-xt": 0.0108,  # 5, 1
    "speed/radeon-rx-6900-xt": 0.0385,  # 5, 1
    "speed/radeon-rx-7600": -0.013,  # 1, 1
    "speed/radeon-rx-7800-xt": -0.0019,  # 7, 1
    "speed/radeon-rx-7900-gre": -0.0021,  # 2, 1
    "speed/radeon-rx-7900-xt": -0.0304,  # 41, 1
    "speed/radeon-rx-7900-xtx": 0.1001,  # 12, 1
    "speed/radeon-rx-9060-xt-16-gb": 0.0021,  # 1, 1
    "speed/radeon-rx-9070": 0.0395,  # 1, 1
    "speed/radeon-rx-9070-xt": 0.002,  # 11, 1
    "speed/rtx-4000-ada-generation": 0.0081,  # 18, 1
    "speed/rtx-5000-ada-generation": 0.0085,  # 17, 1
    "speed/rtx-6000-ada-generation": -0.0559,  # 29, 1
    "speed/rtx-a400": 0.0092,  # 1, 1
    "speed/rtx-a4000": -0.0181,  # 8, 1
    "speed/rtx-a5000": -0.0053,  # 5, 1
    "speed/rtx-a5000-mobile": -0.05,  # 3, 1
    "speed/rtx-a6000": -0.0007,  # 28, 1
    "speed/rtx-pro-4000-blackwell": 0.0043,  # 1, 1
    "speed/rtx-pro-4500-blackwell": 0.0152,  # 1, 1
    "speed/rtx-pro-6000-blackwell": -0.0291,  # 5, 1
    "speed/ryzen-z1-extreme-gpu": -0.0061,  # 1, 1
    "speed/tesla-k80": -0.0,  # 1, 1
    "speed/tesla-m40-24-gb": 0.0009,  # 1, 1
    "speed/tesla-p100-pcie-16-gb": -0.0016,  # 7, 1
    "speed/tesla-p40": 0.0221,  # 9, 1
    "speed/tesla-t4": -0.0829,  # 4, 1
    "speed/tesla-v100-pcie-16-gb": -0.0117,  # 2, 1
    "speed/tesla-v100-sxm2-16-gb": -0.0041,  # 2, 1
    "speed/tesla-v100s-pcie-32-gb": -0.0141,  # 1, 1
    "speed/titan-v": 0.044,  # 4, 1
    "speed/titan-xp": 0.0447,  # 2, 1
    "start": -7.9035,  # 1701, 113
    "start/AMD": -0.1392,  # 553, 22
    "start/Ada Lovelace": -0.0788,  # 252, 16
    "start/Ampere": 0.1435,  # 154, 13
    "start/Ampere HBM": 0.0168,  # 57, 4
    "start/Ampere LPDDR": -0.0014,  # 2, 1
    "start/Apple": 0.1368,  # 211, 15
    "start/Blackwell 2.0": -0.0482,  # 115, 7
    "start/Blackwell 2.0 LPDDR": -0.0216,  # 135, 1
    "start/Blackwell Ultra HBM": -0.0933,  # 9, 1
    "start/CDNA 1.0 HBM": 0.0037,  # 1, 1
    "start/CDNA 2.0 HBM": 0.0008,  # 1, 1
    "start/CDNA 3.0 HBM": -0.0,  # 3, 1
    "start/GCN 4.0": 0.0006,  # 1, 1
    "start/GCN 5.1 HBM": -0.0003,  # 3, 1
    "start/Generation 12.5 HBM": 0.0003,  # 1, 1
    "start/Hopper HBM": -0.1231,  # 46, 3
    "start/Intel": -0.0061,  # 71, 6
    "start/Kepler 2.0": 0.0,  # 1, 1
    "start/M1": 0.0187,  # 63, 4
    "start/M2": 0.0553,  # 57, 3
    "start/M3": 0.085,  # 35, 3
    "start/M4": 0.027,  # 41, 3
    "start/M5": -0.0492,  # 15, 2
    "start/Maxwell 2.0": -0.0005,  # 1, 1
    "start/NVIDIA": 0.0834,  # 866, 70
    "start/Pascal": -0.0355,  # 33, 8
    "start/Pascal HBM": 0.0303,  # 7, 1
    "start/RDNA 1.0": -0.0014,  # 4, 1
    "start/RDNA 2.0": -0.0177,  # 12, 4
    "start/RDNA 3.0": -0.0572,  # 65, 6
    "start/RDNA 3.0 LPDDR": 0.0013,  # 1, 1
    "start/RDNA 3.5 LPDDR": 0.0031,  # 401, 1
    "start/RDNA 4.0": -0.0721,  # 61, 4
    "start/Turing": 0.2929,  # 45, 9
    "start/Volta HBM": 0.0024,  # 9, 4
    "start/Xe-HPG": 0.007,  # 12, 2
    "start/Xe2-HPG": -0.0135,  # 58, 3
    "unpack": 2.9555,  # 1701, 113
    "unpack/AMD": 0.1453,  # 553, 22
    "unpack/Ada Lovelace": -0.5389,  # 252, 16
    "unpack/Ampere": -0.4115,  # 154, 13
    "unpack/Ampere HBM": -0.1757,  # 57, 4
    "unpack/Ampere LPDDR": -0.111,  # 2, 1
    "unpack/Apple": -0.1664,  # 211, 15
    "unpack/BF16": 0.0425,  # 89, 3
    "unpack/BF16/AMD": 0.0152,  # 49, 2
    "unpack/BF16/Blackwell 2.0 LPDDR": 0.0014,  # 40, 1
    "unpack/BF16/NVIDIA": 0.0014,  # 40, 1
    "unpack/BF16/RDNA 3.5 LPDDR": 0.0138,  # 37, 1
    "unpack/BF16/RDNA 4.0": 0.0015,  # 12, 1
    "unpack/BF16/backend AMD rocm": -0.0276,  # 21, 2
    "unpack/Blackwell 2.0": 0.291,  # 115, 7
    "unpack/Blackwell 2.0 LPDDR": -0.0109,  # 135, 1
    "unpack/Blackwell Ultra HBM": 0.2908,  # 9, 1
    "unpack/CDNA 1.0 HBM": 0.1362,  # 1, 1
    "unpack/CDNA 2.0 HBM": 0.0269,  # 1, 1
    "unpack/CDNA 3.0 HBM": -0.0001,  # 3, 1
    "unpack/F16": 0.5652,  # 107, 21
    "unpack/F16/Ada Lovelace": 0.0463,  # 32, 5
    "unpack/F16/Ampere": 0.0456,  # 19, 3
    "unpack/F16/Ampere HBM": 0.1755,  # 13, 2
    "unpack/F16/Apple": 0.0383,  # 34, 10
    "unpack/F16/Hopper HBM": -0.0849,  # 9, 1
    "unpack/F16/M1": -0.0089,  # 10, 3
    "unpack/F16/M2": 0.0111,  # 20, 3
    "unpack/F16/M3": 0.0168,  # 2, 2
    "unpack/F16/M4": 0.0194,  # 2, 2
    "unpack/F16/NVIDIA": 0.1825,  # 73, 11
    "unpack/FP4": 0.1568,  # 101, 16
    "unpack/FP4/AMD": 0.0587,  # 48, 4
    "unpack/FP4/Ada Lovelace": -0.048,  # 5, 3
    "unpack/FP4/Ampere": -0.0092,  # 4, 3
    "unpack/FP4/Apple": -0.0284,  # 2, 2
    "unpack/FP4/Blackwell 2.0": 0.0919,  # 5, 3
    "unpack/FP4/Blackwell 2.0 LPDDR": -0.0038,  # 37, 1
    "unpack/FP4/M3": -0.0289,  # 1, 1
    "unpack/FP4/M4": 0.0005,  # 1, 1
    "unpack/FP4/NVIDIA": 0.031,  # 51, 10
    "unpack/FP4/RDNA 3.0": 0.0102,  # 1, 1
    "unpack/FP4/RDNA 3.5 LPDDR": -0.0339,  # 38, 1
    "unpack/FP4/RDNA 4.0": 0.0824,  # 9, 2
    "unpack/FP4/backend AMD rocm": 0.029,  # 22, 3
    "unpack/FP4/backend AMD rocm-or-vulkan": -0.0769,  # 2, 2
    "unpack/FP4/backend NVIDIA vulkan": -0.0159,  # 1, 1
    "unpack/FP8": -0.0146,  # 20, 1
    "unpack/FP8/Blackwell 2.0 LPDDR": -0.0057,  # 20, 1
    "unpack/FP8/NVIDIA": -0.0057,  # 20, 1
    "unpack/GCN 4.0": 0.076,  # 1, 1
    "unpack/GCN 5.1 HBM": -0.0311,  # 3, 1
    "unpack/Generation 12.5 HBM": 0.0188,  # 1, 1
    "unpack/Hopper HBM": -0.251,  # 46, 3
    "unpack/IQ": 0.0228,  # 65, 9
    "unpack/IQ/AMD": 0.0407,  # 41, 3
    "unpack/IQ/Ada Lovelace": -0.0051,  # 12, 2
    "unpack/IQ/Ampere": -0.0458,  # 6, 2
    "unpack/IQ/Blackwell 2.0": -0.0034,  # 3, 1
    "unpack/IQ/GCN 4.0": 0.019,  # 1, 1
    "unpack/IQ/Intel": 0.0226,  # 3, 1
    "unpack/IQ/NVIDIA": -0.0543,  # 21, 5
    "unpack/IQ/RDNA 3.5 LPDDR": 0.0486,  # 39, 1
    "unpack/IQ/RDNA 4.0": -0.027,  # 1, 1
    "unpack/IQ/Xe2-HPG": 0.0226,  # 3, 1
    "unpack/IQ/backend AMD rocm": 0.0443,  # 20, 3
    "unpack/IQ/backend Intel sycl": 0.0226,  # 3, 1
    "unpack/IQ4": -0.237,  # 14, 4
    "unpack/IQ4/AMD": -0.0009,  # 6, 1
    "unpack/IQ4/Ada Lovelace": 0.0041,  # 4, 1
    "unpack/IQ4/Blackwell 2.0": -0.0635,  # 1, 1
    "unpack/IQ4/Intel": -0.0322,  # 3, 1
    "unpack/IQ4/NVIDIA": -0.0594,  # 5, 2
    "unpack/IQ4/RDNA 3.5 LPDDR": -0.0009,  # 6, 1
    "unpack/IQ4/Xe2-HPG": -0.0322,  # 3, 1
    "unpack/IQ4/backend Intel sycl": -0.0322,  # 3, 1
    "unpack/Intel": 0.3984,  # 71, 6
    "unpack/Kepler 2.0": 0.0032,  # 1, 1
    "unpack/M1": 0.3627,  # 63, 4
    "unpack/M2": 0.151,  # 57, 3
    "unpack/M3": -0.1825,  # 35, 3
    "unpack/M4": -0.142,  # 41, 3
    "unpack/M5": -0.3557,  # 15, 2
    "unpack/Maxwell 2.0": -0.0504,  # 1, 1
    "unpack/NVIDIA": -0.3048,  # 866, 70
    "unpack/Pascal": 0.8309,  # 33, 8
    "unpack/Pascal HBM": 0.0321,  # 7, 1
    "unpack/Q3_K": 0.2763,  # 47, 8
    "unpack/Q3_K/AMD": -0.0674,  # 35, 3
    "unpack/Q3_K/Ampere": 0.2426,  # 2, 1
    "unpack/Q3_K/Apple": -0.0145,  # 1, 1
    "unpack/Q3_K/Blackwell 2.0": -0.0187,  # 6, 1
    "unpack/Q3_K/M4": -0.0145,  # 1, 1
    "unpack/Q3_K/NVIDIA": 0.1898,  # 11, 4
    "unpack/Q3_K/Pascal": -0.0465,  # 2, 1
    "unpack/Q3_K/RDNA 3.5 LPDDR": -0.0155,  # 28, 1
    "unpack/Q3_K/RDNA 4.0": -0.052,  # 7, 2
    "unpack/Q3_K/Turing": 0.0124,  # 1, 1
    "unpack/Q3_K/backend AMD rocm": -0.0396,  # 11, 2
    "unpack/Q4_0": -0.3996,  # 270, 87
    "unpack/Q4_0/AMD": -0.0405,  # 76, 19
    "unpack/Q4_0/Ada Lovelace": -0.0284,  # 38, 12
    "unpack/Q4_0/Ampere": -0.1358,  # 32, 7
    "unpack/Q4_0/Ampere HBM": -0.0657,  # 10, 2
    "unpack/Q4_0/Ampere LPDDR": -0.0277,  # 2, 1
    "unpack/Q4_0/Apple": -0.0417,  # 31, 13
    "unpack/Q4_0/Blackwell 2.0": -0.0714,  # 13, 5
    "unpack/Q4_0/Blackwell 2.0 LPDDR": -0.0001,  # 6, 1
    "unpack/Q4_0/CDNA 1.0 HBM": 0.034,  # 1, 1
    "unpack/Q4_0/CDNA 2.0 HBM": 0.0067,  # 1, 1
    "unpack/Q4_0/CDNA 3.0 HBM": -0.0,  # 3, 1
    "unpack/Q4_0/Generation 12.5 HBM": 0.0047,  # 1, 1
    "unpack/Q4_0/Hopper HBM": 0.0786,  # 10, 2
    "unpack/Q4_0/Intel": 0.0701,  # 16, 6
    "unpack/Q4_0/Kepler 2.0": 0.0008,  # 1, 1
    "unpack/Q4_0/M1": 0.0207,  # 10, 4
    "unpack/Q4_0/M2": -0.1593,  # 11, 3
    "unpack/Q4_0/M3": 0.0123,  # 7, 3
    "unpack/Q4_0/M4": 0.0846,  # 3, 3
    "unpack/Q4_0/Maxwell 2.0": -0.0126,  # 1, 1
    "unpack/Q4_0/NVIDIA": -0.144,  # 147, 49
    "unpack/Q4_0/Pascal": 0.0507,  # 12, 5
    "unpack/Q4_0/Pascal HBM": -0.1503,  # 2, 1
    "unpack/Q4_0/RDNA 1.0": 0.0108,  # 4, 1
    "unpack/Q4_0/RDNA 2.0": -0.192,  # 8, 4
    "unpack/Q4_0/RDNA 3.0": -0.2248,  # 20, 6
    "unpack/Q4_0/RDNA 3.0 LPDDR": 0.0481,  # 1, 1
    "unpack/Q4_0/RDNA 3.5 LPDDR": -0.003,  # 26, 1
    "unpack/Q4_0/RDNA 4.0": 0.2795,  # 12, 3
    "unpack/Q4_0/Turing": 0.177,  # 13, 7
    "unpack/Q4_0/Volta HBM": 0.0408,  # 7, 4
    "unpack/Q4_0/Xe-HPG": 0.0857,  # 9, 2
    "unpack/Q4_0/Xe2-HPG": -0.0203,  # 6, 3
    "unpack/Q4_0/backend AMD 64 lanes rocm": 0.0408,  # 5, 3
    "unpack/Q4_0/backend AMD metal": 0.0143,  # 1, 1
    "unpack/Q4_0/backend AMD rocm": -0.1827,  # 33, 13
    "unpack/Q4_0/backend Intel sycl": -0.1134,  # 12, 5
    "unpack/Q4_0/backend NVIDIA vulkan": -0.0141,  # 6, 5
    "unpack/Q4_K": -0.1953,  # 806, 84
    "unpack/Q4_K/AMD": 0.0584,  # 207, 9
    "unpack/Q4_K/Ada Lovelace": -0.0958,  # 130, 15
    "unpack/Q4_K/Ampere": -0.1316,  # 87, 13
    "unpack/Q4_K/Ampere HBM": -0.1538,  # 34, 3
    "unpack/Q4_K/Apple": -0.0341,  # 130, 15
    "unpack/Q4_K/Blackwell 2.0": 0.1629,  # 69, 4
    "unpack/Q4_K/Blackwell 2.0 LPDDR": 0.0042,  # 17, 1
    "unpack/Q4_K/Blackwell Ultra HBM": 0.0727,  # 9, 1
    "unpack/Q4_K/GCN 5.1 HBM": -0.0078,  # 3, 1
    "unpack/Q4_K/Hopper HBM": -0.0564,  # 27, 3
    "unpack/Q4_K/Intel": 0.0164,  # 39, 4
    "unpack/Q4_K/M1": 0.1093,  # 38, 4
    "unpack/Q4_K/M2": 0.1819,  # 23, 3
    "unpack/Q4_K/M3": -0.1038,  # 22, 3
    "unpack/Q4_K/M4": -0.1326,  # 32, 3
    "unpack/Q4_K/M5": -0.0889,  # 15, 2
    "unpack/Q4_K/NVIDIA": -0.117,  # 430, 56
    "unpack/Q4_K/Pascal": 0.2035,  # 19, 7
    "unpack/Q4_K/Pascal HBM": 0.1583,  # 5, 1
    "unpack/Q4_K/RDNA 2.0": 0.2309,  # 4, 2
    "unpack/Q4_K/RDNA 3.0": 0.1761,  # 44, 3
    "unpack/Q4_K/RDNA 3.5 LPDDR": -0.0258,  # 142, 1
    "unpack/Q4_K/RDNA 4.0": -0.315,  # 14, 2
    "unpack/Q4_K/Turing": -0.2102,  # 31, 7
    "unpack/Q4_K/Volta HBM": -0.0709,  # 2, 1
    "unpack/Q4_K/Xe-HPG": 0.0635,  # 3, 1
    "unpack/Q4_K/Xe2-HPG": -0.0471,  # 36, 3
    "unpack/Q4_K/backend AMD 64 lanes rocm": -0.0417,  # 2, 1
    "unpack/Q4_K/backend AMD rocm": 0.2338,  # 62, 6
    "unpack/Q4_K/backend AMD rocm-or-vulkan": -0.0259,  # 39, 3
    "unpack/Q4_K/backend Intel sycl": 0.0021,  # 38, 4
    "unpack/Q6_K": 0.0629,  # 35, 5
    "unpack/Q6_K/AMD": -0.0187,  # 18, 1
    "unpack/Q6_K/Ada Lovelace": -0.0064,  # 1, 1
    "unpack/Q6_K/Apple": 0.002,  # 1, 1
    "unpack/Q6_K/Blackwell 2.0": 0.0212,  # 9, 1
    "unpack/Q6_K/Intel": 0.0265,  # 6, 1
    "unpack/Q6_K/M3": 0.002,  # 1, 1
    "unpack/Q6_K/NVIDIA": 0.0148,  # 10, 2
    "unpack/Q6_K/RDNA 3.5 LPDDR": -0.0187,  # 18, 1
    "unpack/Q6_K/Xe2-HPG": 0.0265,  # 6, 1
    "unpack/Q6_K/backend AMD rocm": -0.0076,  # 6, 1
    "unpack/Q6_K/backend Intel sycl": 0.178,  # 3, 1
    "unpack/Q8": -0.0213,  # 130, 22
    "unpack/Q8/AMD": -0.0091,  # 73, 2
    "unpack/Q8/Ada Lovelace": 0.0024,  # 15, 3
    "unpack/Q8/Ampere": -0.0686,  # 4, 3
    "unpack/Q8/Apple": 0.0364,  # 11, 11
    "unpack/Q8/Blackwell 2.0": 0.0331,  # 8, 1
    "unpack/Q8/Blackwell 2.0 LPDDR": 0.0013,  # 15, 1
    "unpack/Q8/Intel": -0.0037,  # 4, 1
    "unpack/Q8/M1": -0.0308,  # 4, 4
    "unpack/Q8/M2": 0.0041,  # 3, 3
    "unpack/Q8/M3": 0.0559,  # 2, 2
    "unpack/Q8/M4": 0.0071,  # 2, 2
    "unpack/Q8/NVIDIA": -0.0319,  # 42, 8
    "unpack/Q8/RDNA 3.5 LPDDR": -0.0145,  # 67, 1
    "unpack/Q8/RDNA 4.0": 0.0054,  # 6, 1
    "unpack/Q8/Xe2-HPG": -0.0037,  # 4, 1
    "unpack/Q8/backend AMD rocm": -0.0418,  # 36, 2
    "unpack/Q8/backend Intel sycl": -0.0037,  # 4, 1
    "unpack/Q8/backend NVIDIA vulkan": -0.0217,  # 1, 1
    "unpack/RDNA 1.0": 0.043,  # 4, 1
    "unpack/RDNA 2.0": 0.1556,  # 12, 4
    "unpack/RDNA 3.0": -0.1538,  # 65, 6
    "unpack/RDNA 3.0 LPDDR": 0.1926,  # 1, 1
    "unpack/RDNA 3.5 LPDDR": -0.1997,  # 401, 1
    "unpack/RDNA 4.0": -0.1003,  # 61, 4
    "unpack/Turing": -0.0832,  # 45, 9
    "unpack/Volta HBM": -0.1201,  # 9, 4
    "unpack/Xe-HPG": 0.5968,  # 12, 2
    "unpack/Xe2-HPG": -0.2171,  # 58, 3
    "unpack/backend AMD 64 lanes rocm": -0.004,  # 7, 4
    "unpack/backend AMD metal": 0.0571,  # 1, 1
    "unpack/backend AMD rocm": 0.0312,  # 211, 15
    "unpack/backend AMD rocm-or-vulkan": -0.4112,  # 41, 3
    "unpack/backend Intel sycl": 0.2136,  # 63, 5
    "unpack/backend NVIDIA vulkan": -0.2066,  # 8, 5
    "unpack/engine ExLlamaV2": -0.0071,  # 13, 1
    "unpack/engine IPEX-LLM": -0.5967,  # 5, 3
    "unpack/engine MLC": -0.0084,  # 2, 1
    "unpack/engine mlx": 0.0015,  # 1, 1
    "unpack/engine vLLM": 0.0026,  # 85, 1
    "unpack/no dot product": 0.9434,  # 10, 4
    "unpack/not reordered": 0.7023,  # 10, 2
    "unpack/other": -0.2124,  # 17, 3
    "unpack/other/Ada Lovelace": -0.0039,  # 15, 1
    "unpack/other/Apple": 0.0004,  # 1, 1
    "unpack/other/Blackwell 2.0": -0.0795,  # 1, 1
    "unpack/other/M1": 0.0004,  # 1, 1
    "unpack/other/NVIDIA": -0.0833,  # 16, 2
    "unpack/year 2023": -0.5639,  # 126, 17
    "weights": 0.0594,  # 1701, 113
    "weights/AMD": -0.0194,  # 553, 22
    "weights/Ada Lovelace": -0.0003,  # 252, 16
    "weights/Ampere": -0.0114,  # 154, 13
    "weights/Ampere HBM": 0.0013,  # 57, 4
    "weights/Ampere LPDDR": -0.0005,  # 2, 1
    "weights/Apple": -0.009,  # 211, 15
    "weights/Blackwell 2.0": -0.0079,  # 115, 7
    "weights/Blackwell 2.0 LPDDR": 0.0031,  # 135, 1
    "weights/Blackwell Ultra HBM": 0.0002,  # 9, 1
    "weights/CDNA 1.0 HBM": 0.0002,  # 1, 1
    "weights/CDNA 2.0 HBM": 0.0,  # 1, 1
    "weights/CDNA 3.0 HBM": -0.0,  # 3, 1
    "weights/ECC": 0.1175,  # 51, 8
    "weights/GCN 4.0": 0.0,  # 1, 1
    "weights/GCN 5.1 HBM": -0.0,  # 3, 1
    "weights/Generation 12.5 HBM": 0.0,  # 1, 1
    "weights/HBM": 0.0335,  # 137, 18
    "weights/Hopper HBM": -0.0021,  # 46, 3
    "weights/Intel": -0.0058,  # 71, 6
    "weights/Kepler 2.0": 0.0,  # 1, 1
    "weights/LPDDR": 0.0822,  # 539, 4
    "weights/M1": 0.0033,  # 63, 4
    "weights/M2": 0.0002,  # 57, 3
    "weights/M3": -0.0058,  # 35, 3
    "weights/M4": -0.0012,  # 41, 3
    "weights/M5": -0.0055,  # 15, 2
    "weights/Maxwell 2.0": -0.0001,  # 1, 1
    "weights/NVIDIA": -0.0198,  # 866, 70
    "weights/Pascal": 0.0027,  # 33, 8
    "weights/Pascal HBM": -0.0003,  # 7, 1
    "weights/RDNA 1.0": -0.0004,  # 4, 1
    "weights/RDNA 2.0": -0.0047,  # 12, 4
    "weights/RDNA 3.0": -0.0076,  # 65, 6
    "weights/RDNA 3.0 LPDDR": 0.0014,  # 1, 1
    "weights/RDNA 3.5 LPDDR": -0.0018,  # 401, 1
    "weights/RDNA 4.0": -0.0065,  # 61, 4
    "weights/Turing": 0.0008,  # 45, 9
    "weights/Volta HBM": -0.0053,  # 9, 4
    "weights/Xe-HPG": -0.0002,  # 12, 2
    "weights/Xe2-HPG": -0.0056,  # 58, 3
    "weights/backend AMD 64 lanes rocm": 0.0001,  # 7, 4
    "weights/backend AMD metal": 0.0004,  # 1, 1
    "weights/backend AMD rocm": -0.0014,  # 211, 15
    "weights/backend AMD rocm-or-vulkan": -0.0032,  # 41, 3
    "weights/backend Intel sycl": -0.0026,  # 63, 5
    "weights/backend NVIDIA vulkan": 0.0044,  # 8, 5
}

SPREAD: dict[str, float] = {
    "down": 0.164,
    "up": 0.148,
    "bits/low": 1.562,
    "bits/usual": 1.0,
    "depth/deep": 1.086,
    "depth/empty": 1.0,
    "evidence/card": 0.995,
    "evidence/generation": 1.0,
    "evidence/vendor": 1.0,
    "kind/dense": 1.0,
    "kind/mixture": 1.42,
    "vendor/AMD": 1.088,
    "vendor/Apple": 1.139,
    "vendor/Intel": 2.006,
    "vendor/NVIDIA": 0.798,
    "software/AMD": 1.421,
    "software/Apple": 1.0,
    "software/Intel": 1.218,
    "software/NVIDIA": 1.024,
    "pages/unmeasured": 1.238,
}
