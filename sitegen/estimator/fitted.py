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
    "cache": 0.3386,  # 1701, 113
    "cache/AMD": -0.0438,  # 553, 22
    "cache/Ada Lovelace": -0.3058,  # 252, 16
    "cache/Ampere": -0.2046,  # 154, 13
    "cache/Ampere HBM": 0.3101,  # 57, 4
    "cache/Ampere LPDDR": 0.0,  # 2, 1
    "cache/Apple": -0.2749,  # 211, 15
    "cache/Blackwell 2.0": 0.0025,  # 115, 7
    "cache/Blackwell 2.0 LPDDR": -0.1902,  # 135, 1
    "cache/Blackwell Ultra HBM": 0.0004,  # 9, 1
    "cache/CDNA 1.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 2.0 HBM": 0.0,  # 1, 1
    "cache/CDNA 3.0 HBM": -0.0,  # 3, 1
    "cache/GCN 4.0": 0.0,  # 1, 1
    "cache/GCN 5.1 HBM": -0.0001,  # 3, 1
    "cache/Generation 12.5 HBM": 0.0,  # 1, 1
    "cache/Hopper HBM": 0.4565,  # 46, 3
    "cache/Intel": 0.1182,  # 71, 6
    "cache/Kepler 2.0": -0.0,  # 1, 1
    "cache/M1": 0.2872,  # 63, 4
    "cache/M2": -0.1061,  # 57, 3
    "cache/M3": -0.4566,  # 35, 3
    "cache/M4": 0.0955,  # 41, 3
    "cache/M5": -0.0949,  # 15, 2
    "cache/Maxwell 2.0": -0.0,  # 1, 1
    "cache/NVIDIA": 0.1438,  # 866, 70
    "cache/Pascal": 0.07,  # 33, 8
    "cache/Pascal HBM": 0.0023,  # 7, 1
    "cache/RDNA 1.0": -0.0,  # 4, 1
    "cache/RDNA 2.0": 0.0123,  # 12, 4
    "cache/RDNA 3.0": 0.0171,  # 66, 7
    "cache/RDNA 3.5 LPDDR": 0.087,  # 401, 1
    "cache/RDNA 4.0": -0.1601,  # 61, 4
    "cache/Turing": 0.0391,  # 45, 9
    "cache/Volta HBM": -0.0364,  # 9, 4
    "cache/Xe-HPG": -0.0019,  # 12, 2
    "cache/Xe2-HPG": 0.12,  # 58, 3
    "cache/backend AMD 64 lanes rocm": -0.0004,  # 7, 4
    "cache/backend AMD metal": 0.0,  # 1, 1
    "cache/backend AMD rocm": -0.0857,  # 211, 15
    "cache/backend AMD rocm-or-vulkan": 0.0,  # 41, 3
    "cache/backend Intel sycl": 0.1587,  # 63, 5
    "cache/backend NVIDIA vulkan": 0.0,  # 8, 5
    "cache/no flash attention": 0.619,  # 427, 75
    "experts": 0.0297,  # 1701, 113
    "experts/AMD": -0.0167,  # 553, 22
    "experts/Apple": -0.018,  # 211, 15
    "experts/Intel": 0.0033,  # 71, 6
    "experts/NVIDIA": -0.039,  # 866, 70
    "launch": -9.5514,  # 1701, 113
    "launch/AMD": -0.2302,  # 553, 22
    "launch/Ada Lovelace": -0.2333,  # 252, 16
    "launch/Ampere": 0.0358,  # 154, 13
    "launch/Ampere HBM": 0.093,  # 57, 4
    "launch/Ampere LPDDR": -0.0047,  # 2, 1
    "launch/Apple": 0.4212,  # 211, 15
    "launch/Blackwell 2.0": -0.162,  # 115, 7
    "launch/Blackwell 2.0 LPDDR": -0.1126,  # 135, 1
    "launch/Blackwell Ultra HBM": -0.1195,  # 9, 1
    "launch/CDNA 1.0 HBM": 0.0287,  # 1, 1
    "launch/CDNA 2.0 HBM": 0.0063,  # 1, 1
    "launch/CDNA 3.0 HBM": 0.0073,  # 3, 1
    "launch/GCN 4.0": 0.0091,  # 1, 1
    "launch/GCN 5.1 HBM": -0.0041,  # 3, 1
    "launch/Generation 12.5 HBM": 0.0057,  # 1, 1
    "launch/HBM": 0.3662,  # 137, 18
    "launch/Hopper HBM": -0.1161,  # 46, 3
    "launch/Intel": 0.1817,  # 71, 6
    "launch/Kepler 2.0": -0.0001,  # 1, 1
    "launch/LPDDR": -0.1029,  # 538, 3
    "launch/M1": 0.221,  # 63, 4
    "launch/M2": 0.0497,  # 57, 3
    "launch/M3": 0.3011,  # 35, 3
    "launch/M4": 0.0,  # 41, 3
    "launch/M5": -0.1507,  # 15, 2
    "launch/Maxwell 2.0": -0.002,  # 1, 1
    "launch/NVIDIA": -0.3597,  # 866, 70
    "launch/Pascal": -0.1255,  # 33, 8
    "launch/Pascal HBM": 0.0405,  # 7, 1
    "launch/RDNA 1.0": -0.0785,  # 4, 1
    "launch/RDNA 2.0": 0.0723,  # 12, 4
    "launch/RDNA 3.0": -0.0558,  # 66, 7
    "launch/RDNA 3.5 LPDDR": 0.0144,  # 401, 1
    "launch/RDNA 4.0": -0.23,  # 61, 4
    "launch/Turing": 0.2556,  # 45, 9
    "launch/Volta HBM": 0.0912,  # 9, 4
    "launch/Xe-HPG": 0.1171,  # 12, 2
    "launch/Xe2-HPG": 0.0589,  # 58, 3
    "launch/architecture/deepseek_v2": 0.0161,  # 3, 3
    "launch/architecture/deepseek_v3": 0.0161,  # 1, 1
    "launch/architecture/deepseek_v4": 0.0257,  # 36, 1
    "launch/architecture/dots1": -0.0217,  # 12, 1
    "launch/architecture/gemma2": 0.0431,  # 3, 2
    "launch/architecture/gemma3": 0.0527,  # 28, 9
    "launch/architecture/gemma3_text": 0.1948,  # 3, 2
    "launch/architecture/gemma4": 0.3083,  # 144, 16
    "launch/architecture/gemma4_unified": -0.0057,  # 4, 2
    "launch/architecture/glm4_moe": -0.0119,  # 6, 1
    "launch/architecture/glm4_moe_lite": 0.1424,  # 17, 2
    "launch/architecture/gpt_oss": -0.1945,  # 89, 24
    "launch/architecture/granite": -0.0579,  # 12, 6
    "launch/architecture/hunyuan_v1_moe": -0.0219,  # 12, 1
    "launch/architecture/lfm2": -0.3096,  # 10, 10
    "launch/architecture/lfm2_moe": -0.1839,  # 2, 1
    "launch/architecture/llama": -0.27,  # 649, 105
    "launch/architecture/llama4": -0.0268,  # 12, 1
    "launch/architecture/minimax_m2": -0.005,  # 14, 1
    "launch/architecture/ministral3": 0.1531,  # 48, 14
    "launch/architecture/mistral": -0.232,  # 24, 8
    "launch/architecture/mistral3": -0.0421,  # 1, 1
    "launch/architecture/olmo2": -0.0047,  # 1, 1
    "launch/architecture/phi3": -0.09,  # 12, 6
    "launch/architecture/qwen2": 0.1799,  # 105, 55
    "launch/architecture/qwen3": -0.0064,  # 49, 20
    "launch/architecture/qwen3_5": 0.3399,  # 219, 30
    "launch/architecture/qwen3_5_moe": 0.0097,  # 130, 12
    "launch/architecture/qwen3_moe": 0.0172,  # 52, 8
    "launch/architecture/qwen3_omni_moe": -0.0019,  # 3, 1
    "launch/backend AMD 64 lanes rocm": 0.062,  # 7, 4
    "launch/backend AMD metal": 0.0308,  # 1, 1
    "launch/backend AMD rocm": 0.5794,  # 211, 15
    "launch/backend AMD rocm-or-vulkan": -0.0096,  # 41, 3
    "launch/backend Intel sycl": 0.226,  # 63, 5
    "launch/backend NVIDIA vulkan": 0.0257,  # 8, 5
    "launch/hyper-connections not fused": 2.9122,  # 18, 1
    "launch/mixture": 0.5205,  # 460, 29
    "launch/mixture/AMD": -0.0851,  # 310, 4
    "launch/mixture/Ada Lovelace": -0.0145,  # 10, 3
    "launch/mixture/Ampere": 0.0619,  # 9, 3
    "launch/mixture/Ampere HBM": 0.1019,  # 6, 2
    "launch/mixture/Apple": -0.0836,  # 11, 5
    "launch/mixture/Blackwell 2.0": -0.0444,  # 28, 4
    "launch/mixture/Blackwell 2.0 LPDDR": -0.1067,  # 64, 1
    "launch/mixture/Blackwell Ultra HBM": -0.0847,  # 3, 1
    "launch/mixture/Hopper HBM": -0.0337,  # 6, 2
    "launch/mixture/Intel": 0.1991,  # 10, 1
    "launch/mixture/M1": 0.0025,  # 4, 2
    "launch/mixture/M3": -0.1777,  # 2, 1
    "launch/mixture/M4": -0.0373,  # 2, 1
    "launch/mixture/M5": 0.1288,  # 3, 1
    "launch/mixture/NVIDIA": -0.0105,  # 129, 19
    "launch/mixture/Pascal HBM": -0.034,  # 1, 1
    "launch/mixture/RDNA 3.0": -0.0042,  # 3, 1
    "launch/mixture/RDNA 3.5 LPDDR": 0.0308,  # 290, 1
    "launch/mixture/RDNA 4.0": -0.1117,  # 17, 2
    "launch/mixture/Turing": 0.0138,  # 1, 1
    "launch/mixture/Volta HBM": 0.1299,  # 1, 1
    "launch/mixture/Xe2-HPG": 0.1991,  # 10, 1
    "launch/recurrent": -0.1,  # 361, 31
    "launch/recurrent/backend Intel sycl": 0.3003,  # 35, 2
    "launch/year 2023": 0.4879,  # 141, 17
    "launch/year 2024": 0.6508,  # 193, 28
    "launch/year 2025": 0.142,  # 570, 103
    "speed/a100-pcie-40-gb": -0.0277,  # 9, 1
    "speed/a100-pcie-80-gb": 0.0283,  # 26, 1
    "speed/a100-sxm4-40-gb": -0.0155,  # 1, 1
    "speed/a100-sxm4-80-gb": 0.0062,  # 21, 1
    "speed/a40-pcie": -0.006,  # 18, 1
    "speed/apple-m1-8-gb": -0.004,  # 9, 1
    "speed/apple-m1-16-gb": -0.004,  # 9, 1
    "speed/apple-m1-max-32-gb": -0.022,  # 36, 1
    "speed/apple-m1-max-64-gb": -0.022,  # 36, 1
    "speed/apple-m1-pro-16-gb": 0.0385,  # 8, 1
    "speed/apple-m1-pro-32-gb": 0.0385,  # 8, 1
    "speed/apple-m1-ultra-64-gb": -0.0359,  # 10, 1
    "speed/apple-m1-ultra-128-gb": -0.0359,  # 10, 1
    "speed/apple-m2-8-gb": 0.0126,  # 9, 1
    "speed/apple-m2-16-gb": 0.0126,  # 9, 1
    "speed/apple-m2-24-gb": 0.0126,  # 9, 1
    "speed/apple-m2-max-32-gb": 0.0068,  # 8, 1
    "speed/apple-m2-max-64-gb": 0.0068,  # 8, 1
    "speed/apple-m2-max-96-gb": 0.0068,  # 8, 1
    "speed/apple-m2-ultra-64-gb": -0.0211,  # 40, 1
    "speed/apple-m2-ultra-128-gb": -0.0211,  # 40, 1
    "speed/apple-m2-ultra-192-gb": -0.0211,  # 40, 1
    "speed/apple-m3-8-gb": 0.0324,  # 9, 1
    "speed/apple-m3-16-gb": 0.0324,  # 9, 1
    "speed/apple-m3-24-gb": 0.0324,  # 9, 1
    "speed/apple-m3-pro-18-gb": 0.0274,  # 13, 1
    "speed/apple-m3-pro-36-gb": 0.0274,  # 13, 1
    "speed/apple-m3-ultra-96-gb": -0.0458,  # 13, 1
    "speed/apple-m3-ultra-256-gb": -0.0458,  # 13, 1
    "speed/apple-m3-ultra-512-gb": -0.0458,  # 13, 1
    "speed/apple-m4-16-gb": 0.0044,  # 6, 1
    "speed/apple-m4-24-gb": 0.0044,  # 6, 1
    "speed/apple-m4-32-gb": 0.0044,  # 6, 1
    "speed/apple-m4-max-40-core-gpu-48-gb": -0.0132,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-64-gb": -0.0132,  # 5, 1
    "speed/apple-m4-max-40-core-gpu-128-gb": -0.0132,  # 5, 1
    "speed/apple-m4-pro-24-gb": 0.011,  # 30, 1
    "speed/apple-m4-pro-48-gb": 0.011,  # 30, 1
    "speed/apple-m4-pro-64-gb": 0.011,  # 30, 1
    "speed/apple-m5-16-gb": -0.0136,  # 12, 1
    "speed/apple-m5-24-gb": -0.0136,  # 12, 1
    "speed/apple-m5-32-gb": -0.0136,  # 12, 1
    "speed/apple-m5-max-32-core-gpu": 0.0395,  # 3, 1
    "speed/arc-140v-lunar-lake-igpu": -0.0657,  # 3, 1
    "speed/arc-a770": -0.0093,  # 11, 1
    "speed/arc-a770m": 0.0004,  # 1, 1
    "speed/arc-b580": 0.0186,  # 7, 1
    "speed/arc-pro-b70": 0.0621,  # 48, 1
    "speed/architecture/deepseek_v2": -0.0005,  # 3, 3
    "speed/architecture/deepseek_v3": -0.001,  # 1, 1
    "speed/architecture/deepseek_v4": -0.0067,  # 36, 1
    "speed/architecture/dots1": 0.0027,  # 12, 1
    "speed/architecture/gemma2": -0.0046,  # 3, 2
    "speed/architecture/gemma3": -0.0106,  # 28, 9
    "speed/architecture/gemma3_text": -0.0101,  # 3, 2
    "speed/architecture/gemma4": -0.0045,  # 144, 16
    "speed/architecture/gemma4_unified": 0.0007,  # 4, 2
    "speed/architecture/glm4_moe": 0.0026,  # 6, 1
    "speed/architecture/glm4_moe_lite": -0.0159,  # 17, 2
    "speed/architecture/gpt_oss": 0.0204,  # 89, 24
    "speed/architecture/granite": 0.0053,  # 12, 6
    "speed/architecture/hunyuan_v1_moe": 0.0062,  # 12, 1
    "speed/architecture/lfm2": 0.0241,  # 10, 10
    "speed/architecture/lfm2_moe": 0.0107,  # 2, 1
    "speed/architecture/llama": -0.0033,  # 649, 105
    "speed/architecture/llama4": 0.0057,  # 12, 1
    "speed/architecture/minimax_m2": 0.0042,  # 14, 1
    "speed/architecture/ministral3": -0.0007,  # 48, 14
    "speed/architecture/mistral": 0.0174,  # 24, 8
    "speed/architecture/mistral3": 0.0065,  # 1, 1
    "speed/architecture/olmo2": 0.0006,  # 1, 1
    "speed/architecture/phi3": 0.0081,  # 12, 6
    "speed/architecture/qwen2": 0.0373,  # 105, 55
    "speed/architecture/qwen3": -0.0029,  # 49, 20
    "speed/architecture/qwen3_5": -0.0004,  # 219, 30
    "speed/architecture/qwen3_5_moe": -0.0006,  # 130, 12
    "speed/architecture/qwen3_moe": 0.0056,  # 52, 8
    "speed/architecture/qwen3_omni_moe": 0.0002,  # 3, 1
    "speed/b300": 0.0027,  # 9, 1
    "speed/data-center-gpu-max-ponte-vecchio-model-not-stated": -0.0005,  # 1, 1
    "speed/engine ExLlama": 0.0742,  # 13, 1
    "speed/engine IPEX-LLM": -0.0074,  # 5, 3
    "speed/engine MLC": 0.1754,  # 2, 1
    "speed/engine mlx": -0.0012,  # 1, 1
    "speed/engine mlx/mixture": -0.0012,  # 1, 1
    "speed/engine vLLM": -0.0688,  # 85, 1
    "speed/engine vLLM/mixture": -0.1156,  # 40, 1
    "speed/gb10": -0.003,  # 135, 1
    "speed/geforce-gtx-1050-ti": -0.0132,  # 8, 1
    "speed/geforce-gtx-1070": -0.0056,  # 2, 1
    "speed/geforce-gtx-1070-ti": -0.0481,  # 3, 1
    "speed/geforce-gtx-1080": -0.0181,  # 5, 1
    "speed/geforce-gtx-1080-ti": -0.0003,  # 3, 1
    "speed/geforce-gtx-1660": 0.0275,  # 1, 1
    "speed/geforce-rtx-2060-super": -0.0496,  # 4, 1
    "speed/geforce-rtx-2070": 0.0018,  # 2, 1
    "speed/geforce-rtx-2070-super": 0.0579,  # 4, 1
    "speed/geforce-rtx-2080": 0.0254,  # 16, 1
    "speed/geforce-rtx-2080-ti": 0.047,  # 7, 1
    "speed/geforce-rtx-3060-12-gb": 0.0184,  # 21, 1
    "speed/geforce-rtx-3060-mobile": 0.017,  # 1, 1
    "speed/geforce-rtx-3060-ti": 0.0168,  # 2, 1
    "speed/geforce-rtx-3070-ti": 0.0194,  # 2, 1
    "speed/geforce-rtx-3080": 0.0382,  # 15, 1
    "speed/geforce-rtx-3080-ti": 0.0008,  # 12, 1
    "speed/geforce-rtx-3090": -0.0041,  # 38, 1
    "speed/geforce-rtx-4060": 0.0004,  # 3, 1
    "speed/geforce-rtx-4060-mobile": 0.0333,  # 3, 1
    "speed/geforce-rtx-4060-ti-16-gb": -0.0014,  # 3, 1
    "speed/geforce-rtx-4060-ti-8-gb": 0.0026,  # 1, 1
    "speed/geforce-rtx-4070": -0.0495,  # 19, 1
    "speed/geforce-rtx-4070-mobile": 0.017,  # 59, 1
    "speed/geforce-rtx-4070-ti": 0.0333,  # 13, 1
    "speed/geforce-rtx-4080-super": 0.0164,  # 7, 1
    "speed/geforce-rtx-4090": 0.0016,  # 59, 1
    "speed/geforce-rtx-4090-d": 0.017,  # 3, 1
    "speed/geforce-rtx-5060-ti-16-gb": 0.0073,  # 4, 1
    "speed/geforce-rtx-5070": -0.0114,  # 30, 1
    "speed/geforce-rtx-5090": 0.0475,  # 73, 1
    "speed/geforce-rtx-5090-mobile": -0.0044,  # 1, 1
    "speed/h100-pcie-80-gb": -0.0491,  # 26, 1
    "speed/h100-sxm5-80-gb": 0.0528,  # 11, 1
    "speed/h200-nvl": 0.0045,  # 9, 1
    "speed/jetson-agx-orin-64-gb": 0.003,  # 2, 1
    "speed/l4": 0.0092,  # 3, 1
    "speed/l40": 0.0059,  # 2, 1
    "speed/l40s": -0.0234,  # 13, 1
    "speed/measured by LocalScore, mean over prompts up to 4,096 tokens": -0.1752,  # 150, 60
    "speed/measured by Ollama": -0.0527,  # 50, 24
    "speed/measured by client's clock, llama-benchy": 0.0017,  # 208, 3
    "speed/measured by client's clock, llmfit": 0.0147,  # 108, 6
    "speed/measured by client's clock, server request": -0.042,  # 77, 10
    "speed/measured by llama.cpp main": 0.0033,  # 101, 11
    "speed/quadro-p4000": 0.0059,  # 1, 1
    "speed/quadro-rtx-6000": -0.0199,  # 2, 1
    "speed/quadro-rtx-8000": -0.0258,  # 5, 1
    "speed/radeon-8060s-ryzen-ai-max-395-128-gb": 0.0049,  # 401, 1
    "speed/radeon-ai-pro-r9700": -0.0132,  # 48, 1
    "speed/radeon-instinct-mi100": -0.0028,  # 1, 1
    "speed/radeon-instinct-mi210": -0.0006,  # 1, 1
    "speed/radeon-instinct-mi300x": -0.0006,  # 3, 1
    "speed/radeon-instinct-mi50": 0.0004,  # 3, 1
    "speed/radeon-pro-v620": -0.0375,  # 1, 1
    "speed/radeon-pro-w6800": -0.002,  # 1, 1
    "speed/radeon-pro-w7900": -0.0288,  # 2, 1
    "speed/radeon-rx-570": -0.0013,  # 1, 1
    "speed/radeon-rx-5700-xt": 0.0031,  # 4, 1
    "speed/radeon-rx-6700-xt": 0.011,  # 5, 1
    "speed/radeon-rx-6900-xt": 0.038,  # 5, 1
    "speed/radeon-rx-7600": -0.004,  # 1, 1
    "speed/radeon-rx-7800-xt": 0.0093,  # 7, 1
    "speed/radeon-rx-7900-gre": -0.0004,  # 2, 1
    "speed/radeon-rx-7900-xt": -0.0268,  # 41, 1
    "speed/radeon-rx-7900-xtx": 0.1035,  # 12, 1
    "speed/radeon-rx-9060-xt-16-gb": 0.0021,  # 1, 1
    "speed/radeon-rx-9070": 0.0393,  # 1, 1
    "speed/radeon-rx-9070-xt": 0.0038,  # 11, 1
    "speed/rtx-4000-ada-generation": 0.0086,  # 18, 1
    "speed/rtx-5000-ada-generation": 0.0096,  # 17, 1
    "speed/rtx-6000-ada-generation": -0.0516,  # 29, 1
    "speed/rtx-a400": 0.0087,  # 1, 1
    "speed/rtx-a4000": -0.0185,  # 8, 1
    "speed/rtx-a5000": -0.0061,  # 5, 1
    "speed/rtx-a5000-mobile": -0.0499,  # 3, 1
    "speed/rtx-a6000": -0.0013,  # 28, 1
    "speed/rtx-pro-4000-blackwell": 0.0032,  # 1, 1
    "speed/rtx-pro-4500-blackwell": 0.0139,  # 1, 1
    "speed/rtx-pro-6000-blackwell": -0.0306,  # 5, 1
    "speed/ryzen-z1-extreme-igpu-lpddr5-6400": -0.041,  # 1, 1
    "speed/tesla-k80": 0.0001,  # 1, 1
    "speed/tesla-m40-24-gb": 0.001,  # 1, 1
    "speed/tesla-p100-pcie-16-gb": -0.0016,  # 7, 1
    "speed/tesla-p40": 0.0221,  # 9, 1
    "speed/tesla-t4": -0.0827,  # 4, 1
    "speed/tesla-v100-pcie-16-gb": -0.0116,  # 2, 1
    "speed/tesla-v100-sxm2-16-gb": -0.0039,  # 2, 1
    "speed/tesla-v100s-pcie-32-gb": -0.0139,  # 1, 1
    "speed/titan-v": 0.0427,  # 4, 1
    "speed/titan-xp": 0.045,  # 2, 1
    "start": -7.8619,  # 1701, 113
    "start/AMD": -0.1569,  # 553, 22
    "start/Ada Lovelace": -0.0597,  # 252, 16
    "start/Ampere": 0.1459,  # 154, 13
    "start/Ampere HBM": 0.0077,  # 57, 4
    "start/Ampere LPDDR": -0.0016,  # 2, 1
    "start/Apple": 0.1484,  # 211, 15
    "start/Blackwell 2.0": -0.0413,  # 115, 7
    "start/Blackwell 2.0 LPDDR": -0.0228,  # 135, 1
    "start/Blackwell Ultra HBM": -0.1007,  # 9, 1
    "start/CDNA 1.0 HBM": 0.0038,  # 1, 1
    "start/CDNA 2.0 HBM": 0.0008,  # 1, 1
    "start/CDNA 3.0 HBM": 0.0028,  # 3, 1
    "start/GCN 4.0": 0.0008,  # 1, 1
    "start/GCN 5.1 HBM": -0.0002,  # 3, 1
    "start/Generation 12.5 HBM": 0.0005,  # 1, 1
    "start/Hopper HBM": -0.1297,  # 46, 3
    "start/Intel": -0.006,  # 71, 6
    "start/Kepler 2.0": -0.0,  # 1, 1
    "start/M1": 0.0142,  # 63, 4
    "start/M2": 0.0611,  # 57, 3
    "start/M3": 0.0952,  # 35, 3
    "start/M4": 0.0301,  # 41, 3
    "start/M5": -0.0522,  # 15, 2
    "start/Maxwell 2.0": -0.0006,  # 1, 1
    "start/NVIDIA": 0.1045,  # 866, 70
    "start/Pascal": -0.0388,  # 33, 8
    "start/Pascal HBM": 0.0321,  # 7, 1
    "start/RDNA 1.0": -0.0016,  # 4, 1
    "start/RDNA 2.0": -0.0183,  # 12, 4
    "start/RDNA 3.0": -0.076,  # 66, 7
    "start/RDNA 3.5 LPDDR": 0.0033,  # 401, 1
    "start/RDNA 4.0": -0.0723,  # 61, 4
    "start/Turing": 0.3105,  # 45, 9
    "start/Volta HBM": 0.0035,  # 9, 4
    "start/Xe-HPG": 0.0073,  # 12, 2
    "start/Xe2-HPG": -0.0139,  # 58, 3
    "unpack": 2.9565,  # 1701, 113
    "unpack/AMD": 0.1482,  # 553, 22
    "unpack/Ada Lovelace": -0.5353,  # 252, 16
    "unpack/Ampere": -0.4199,  # 154, 13
    "unpack/Ampere HBM": -0.1664,  # 57, 4
    "unpack/Ampere LPDDR": -0.1219,  # 2, 1
    "unpack/Apple": -0.1756,  # 211, 15
    "unpack/BF16": 0.0482,  # 89, 3
    "unpack/BF16/AMD": 0.0174,  # 49, 2
    "unpack/BF16/Blackwell 2.0 LPDDR": 0.0015,  # 40, 1
    "unpack/BF16/NVIDIA": 0.0015,  # 40, 1
    "unpack/BF16/RDNA 3.5 LPDDR": 0.0138,  # 37, 1
    "unpack/BF16/RDNA 4.0": 0.0036,  # 12, 1
    "unpack/BF16/backend AMD rocm": -0.0277,  # 21, 2
    "unpack/Blackwell 2.0": 0.2875,  # 115, 7
    "unpack/Blackwell 2.0 LPDDR": -0.0093,  # 135, 1
    "unpack/Blackwell Ultra HBM": 0.2932,  # 9, 1
    "unpack/CDNA 1.0 HBM": 0.138,  # 1, 1
    "unpack/CDNA 2.0 HBM": 0.0289,  # 1, 1
    "unpack/CDNA 3.0 HBM": 0.0258,  # 3, 1
    "unpack/F16": 0.5603,  # 109, 21
    "unpack/F16/Ada Lovelace": 0.0463,  # 34, 5
    "unpack/F16/Ampere": 0.0529,  # 19, 3
    "unpack/F16/Ampere HBM": 0.1716,  # 13, 2
    "unpack/F16/Apple": 0.0427,  # 34, 10
    "unpack/F16/Hopper HBM": -0.0945,  # 9, 1
    "unpack/F16/M1": -0.0067,  # 10, 3
    "unpack/F16/M2": 0.0102,  # 20, 3
    "unpack/F16/M3": 0.0193,  # 2, 2
    "unpack/F16/M4": 0.0199,  # 2, 2
    "unpack/F16/NVIDIA": 0.1762,  # 75, 11
    "unpack/FP4": 0.1638,  # 101, 16
    "unpack/FP4/AMD": 0.0581,  # 48, 4
    "unpack/FP4/Ada Lovelace": -0.0512,  # 5, 3
    "unpack/FP4/Ampere": -0.0086,  # 4, 3
    "unpack/FP4/Apple": -0.0283,  # 2, 2
    "unpack/FP4/Blackwell 2.0": 0.0977,  # 5, 3
    "unpack/FP4/Blackwell 2.0 LPDDR": -0.0037,  # 37, 1
    "unpack/FP4/M3": -0.0286,  # 1, 1
    "unpack/FP4/M4": 0.0003,  # 1, 1
    "unpack/FP4/NVIDIA": 0.0342,  # 51, 10
    "unpack/FP4/RDNA 3.0": 0.0102,  # 1, 1
    "unpack/FP4/RDNA 3.5 LPDDR": -0.0352,  # 38, 1
    "unpack/FP4/RDNA 4.0": 0.0831,  # 9, 2
    "unpack/FP4/backend AMD rocm": 0.029,  # 22, 3
    "unpack/FP4/backend AMD rocm-or-vulkan": -0.0762,  # 2, 2
    "unpack/FP4/backend NVIDIA vulkan": -0.0179,  # 1, 1
    "unpack/FP8": -0.0151,  # 20, 1
    "unpack/FP8/Blackwell 2.0 LPDDR": -0.0059,  # 20, 1
    "unpack/FP8/NVIDIA": -0.0059,  # 20, 1
    "unpack/GCN 4.0": 0.0955,  # 1, 1
    "unpack/GCN 5.1 HBM": -0.02,  # 3, 1
    "unpack/Generation 12.5 HBM": 0.0266,  # 1, 1
    "unpack/Hopper HBM": -0.2251,  # 46, 3
    "unpack/IQ": 0.0191,  # 65, 9
    "unpack/IQ/AMD": 0.0443,  # 41, 3
    "unpack/IQ/Ada Lovelace": -0.0068,  # 12, 2
    "unpack/IQ/Ampere": -0.0493,  # 6, 2
    "unpack/IQ/Blackwell 2.0": -0.0034,  # 3, 1
    "unpack/IQ/GCN 4.0": 0.0239,  # 1, 1
    "unpack/IQ/Intel": 0.0228,  # 3, 1
    "unpack/IQ/NVIDIA": -0.0596,  # 21, 5
    "unpack/IQ/RDNA 3.5 LPDDR": 0.0477,  # 39, 1
    "unpack/IQ/RDNA 4.0": -0.0273,  # 1, 1
    "unpack/IQ/Xe2-HPG": 0.0228,  # 3, 1
    "unpack/IQ/backend AMD rocm": 0.0476,  # 20, 3
    "unpack/IQ/backend Intel sycl": 0.0228,  # 3, 1
    "unpack/IQ4": -0.2582,  # 14, 4
    "unpack/IQ4/AMD": -0.0009,  # 6, 1
    "unpack/IQ4/Ada Lovelace": -0.0079,  # 4, 1
    "unpack/IQ4/Blackwell 2.0": -0.0629,  # 1, 1
    "unpack/IQ4/Intel": -0.0292,  # 3, 1
    "unpack/IQ4/NVIDIA": -0.0708,  # 5, 2
    "unpack/IQ4/RDNA 3.5 LPDDR": -0.0009,  # 6, 1
    "unpack/IQ4/Xe2-HPG": -0.0292,  # 3, 1
    "unpack/IQ4/backend Intel sycl": -0.0292,  # 3, 1
    "unpack/Intel": 0.402,  # 71, 6
    "unpack/Kepler 2.0": -0.0078,  # 1, 1
    "unpack/M1": 0.3657,  # 63, 4
    "unpack/M2": 0.1413,  # 57, 3
    "unpack/M3": -0.1906,  # 35, 3
    "unpack/M4": -0.1387,  # 41, 3
    "unpack/M5": -0.3533,  # 15, 2
    "unpack/Maxwell 2.0": -0.0597,  # 1, 1
    "unpack/NVIDIA": -0.3019,  # 866, 70
    "unpack/Pascal": 0.8242,  # 33, 8
    "unpack/Pascal HBM": 0.0315,  # 7, 1
    "unpack/Q3_K": 0.2772,  # 47, 8
    "unpack/Q3_K/AMD": -0.0653,  # 35, 3
    "unpack/Q3_K/Ampere": 0.2438,  # 2, 1
    "unpack/Q3_K/Apple": -0.0162,  # 1, 1
    "unpack/Q3_K/Blackwell 2.0": -0.0191,  # 6, 1
    "unpack/Q3_K/M4": -0.0162,  # 1, 1
    "unpack/Q3_K/NVIDIA": 0.1897,  # 11, 4
    "unpack/Q3_K/Pascal": -0.0469,  # 2, 1
    "unpack/Q3_K/RDNA 3.5 LPDDR": -0.0161,  # 28, 1
    "unpack/Q3_K/RDNA 4.0": -0.0492,  # 7, 2
    "unpack/Q3_K/Turing": 0.012,  # 1, 1
    "unpack/Q3_K/backend AMD rocm": -0.0374,  # 11, 2
    "unpack/Q4_0": -0.3917,  # 270, 87
    "unpack/Q4_0/AMD": -0.0426,  # 76, 19
    "unpack/Q4_0/Ada Lovelace": -0.0367,  # 38, 12
    "unpack/Q4_0/Ampere": -0.1335,  # 32, 7
    "unpack/Q4_0/Ampere HBM": -0.0543,  # 10, 2
    "unpack/Q4_0/Ampere LPDDR": -0.0305,  # 2, 1
    "unpack/Q4_0/Apple": -0.0394,  # 31, 13
    "unpack/Q4_0/Blackwell 2.0": -0.0654,  # 13, 5
    "unpack/Q4_0/Blackwell 2.0 LPDDR": -0.0001,  # 6, 1
    "unpack/Q4_0/CDNA 1.0 HBM": 0.0345,  # 1, 1
    "unpack/Q4_0/CDNA 2.0 HBM": 0.0072,  # 1, 1
    "unpack/Q4_0/CDNA 3.0 HBM": 0.0064,  # 3, 1
    "unpack/Q4_0/Generation 12.5 HBM": 0.0066,  # 1, 1
    "unpack/Q4_0/Hopper HBM": 0.1053,  # 10, 2
    "unpack/Q4_0/Intel": 0.0678,  # 16, 6
    "unpack/Q4_0/Kepler 2.0": -0.0019,  # 1, 1
    "unpack/Q4_0/M1": 0.0214,  # 10, 4
    "unpack/Q4_0/M2": -0.159,  # 11, 3
    "unpack/Q4_0/M3": 0.0123,  # 7, 3
    "unpack/Q4_0/M4": 0.0859,  # 3, 3
    "unpack/Q4_0/Maxwell 2.0": -0.0149,  # 1, 1
    "unpack/Q4_0/NVIDIA": -0.1387,  # 147, 49
    "unpack/Q4_0/Pascal": 0.0413,  # 12, 5
    "unpack/Q4_0/Pascal HBM": -0.1588,  # 2, 1
    "unpack/Q4_0/RDNA 1.0": 0.0102,  # 4, 1
    "unpack/Q4_0/RDNA 2.0": -0.2059,  # 8, 4
    "unpack/Q4_0/RDNA 3.0": -0.1808,  # 21, 7
    "unpack/Q4_0/RDNA 3.5 LPDDR": -0.0035,  # 26, 1
    "unpack/Q4_0/RDNA 4.0": 0.2892,  # 12, 3
    "unpack/Q4_0/Turing": 0.1715,  # 13, 7
    "unpack/Q4_0/Volta HBM": 0.0394,  # 7, 4
    "unpack/Q4_0/Xe-HPG": 0.0831,  # 9, 2
    "unpack/Q4_0/Xe2-HPG": -0.0219,  # 6, 3
    "unpack/Q4_0/backend AMD 64 lanes rocm": 0.0482,  # 5, 3
    "unpack/Q4_0/backend AMD metal": 0.0145,  # 1, 1
    "unpack/Q4_0/backend AMD rocm": -0.1734,  # 33, 13
    "unpack/Q4_0/backend Intel sycl": -0.117,  # 12, 5
    "unpack/Q4_0/backend NVIDIA vulkan": -0.0118,  # 6, 5
    "unpack/Q4_K": -0.1982,  # 806, 84
    "unpack/Q4_K/AMD": 0.0527,  # 207, 9
    "unpack/Q4_K/Ada Lovelace": -0.1001,  # 130, 15
    "unpack/Q4_K/Ampere": -0.1298,  # 87, 13
    "unpack/Q4_K/Ampere HBM": -0.1589,  # 34, 3
    "unpack/Q4_K/Apple": -0.0273,  # 130, 15
    "unpack/Q4_K/Blackwell 2.0": 0.1508,  # 69, 4
    "unpack/Q4_K/Blackwell 2.0 LPDDR": 0.0044,  # 17, 1
    "unpack/Q4_K/Blackwell Ultra HBM": 0.0733,  # 9, 1
    "unpack/Q4_K/GCN 5.1 HBM": -0.005,  # 3, 1
    "unpack/Q4_K/Hopper HBM": -0.067,  # 27, 3
    "unpack/Q4_K/Intel": 0.0171,  # 39, 4
    "unpack/Q4_K/M1": 0.1107,  # 38, 4
    "unpack/Q4_K/M2": 0.1803,  # 23, 3
    "unpack/Q4_K/M3": -0.101,  # 22, 3
    "unpack/Q4_K/M4": -0.129,  # 32, 3
    "unpack/Q4_K/M5": -0.0883,  # 15, 2
    "unpack/Q4_K/NVIDIA": -0.12,  # 430, 56
    "unpack/Q4_K/Pascal": 0.2117,  # 19, 7
    "unpack/Q4_K/Pascal HBM": 0.1667,  # 5, 1
    "unpack/Q4_K/RDNA 2.0": 0.2507,  # 4, 2
    "unpack/Q4_K/RDNA 3.0": 0.1558,  # 44, 3
    "unpack/Q4_K/RDNA 3.5 LPDDR": -0.0212,  # 142, 1
    "unpack/Q4_K/RDNA 4.0": -0.3276,  # 14, 2
    "unpack/Q4_K/Turing": -0.2036,  # 31, 7
    "unpack/Q4_K/Volta HBM": -0.0676,  # 2, 1
    "unpack/Q4_K/Xe-HPG": 0.065,  # 3, 1
    "unpack/Q4_K/Xe2-HPG": -0.0479,  # 36, 3
    "unpack/Q4_K/backend AMD 64 lanes rocm": -0.0481,  # 2, 1
    "unpack/Q4_K/backend AMD rocm": 0.2148,  # 62, 6
    "unpack/Q4_K/backend AMD rocm-or-vulkan": -0.0345,  # 39, 3
    "unpack/Q4_K/backend Intel sycl": 0.0028,  # 38, 4
    "unpack/Q6_K": 0.0507,  # 35, 5
    "unpack/Q6_K/AMD": -0.0181,  # 18, 1
    "unpack/Q6_K/Ada Lovelace": -0.0075,  # 1, 1
    "unpack/Q6_K/Apple": -0.0086,  # 1, 1
    "unpack/Q6_K/Blackwell 2.0": 0.0241,  # 9, 1
    "unpack/Q6_K/Intel": 0.0299,  # 6, 1
    "unpack/Q6_K/M3": -0.0086,  # 1, 1
    "unpack/Q6_K/NVIDIA": 0.0167,  # 10, 2
    "unpack/Q6_K/RDNA 3.5 LPDDR": -0.0181,  # 18, 1
    "unpack/Q6_K/Xe2-HPG": 0.0299,  # 6, 1
    "unpack/Q6_K/backend AMD rocm": -0.0071,  # 6, 1
    "unpack/Q6_K/backend Intel sycl": 0.1814,  # 3, 1
    "unpack/Q8": 0.0014,  # 130, 22
    "unpack/Q8/AMD": -0.0086,  # 73, 2
    "unpack/Q8/Ada Lovelace": 0.0272,  # 15, 3
    "unpack/Q8/Ampere": -0.0804,  # 4, 3
    "unpack/Q8/Apple": 0.0331,  # 11, 11
    "unpack/Q8/Blackwell 2.0": 0.0357,  # 8, 1
    "unpack/Q8/Blackwell 2.0 LPDDR": 0.0014,  # 15, 1
    "unpack/Q8/Intel": -0.0079,  # 4, 1
    "unpack/Q8/M1": -0.0342,  # 4, 4
    "unpack/Q8/M2": 0.0038,  # 3, 3
    "unpack/Q8/M3": 0.0591,  # 2, 2
    "unpack/Q8/M4": 0.0044,  # 2, 2
    "unpack/Q8/NVIDIA": -0.016,  # 42, 8
    "unpack/Q8/RDNA 3.5 LPDDR": -0.0153,  # 67, 1
    "unpack/Q8/RDNA 4.0": 0.0067,  # 6, 1
    "unpack/Q8/Xe2-HPG": -0.0079,  # 4, 1
    "unpack/Q8/backend AMD rocm": -0.0443,  # 36, 2
    "unpack/Q8/backend Intel sycl": -0.0079,  # 4, 1
    "unpack/Q8/backend NVIDIA vulkan": -0.0228,  # 1, 1
    "unpack/RDNA 1.0": 0.0407,  # 4, 1
    "unpack/RDNA 2.0": 0.1793,  # 12, 4
    "unpack/RDNA 3.0": -0.0594,  # 66, 7
    "unpack/RDNA 3.5 LPDDR": -0.1949,  # 401, 1
    "unpack/RDNA 4.0": -0.0857,  # 61, 4
    "unpack/Turing": -0.0802,  # 45, 9
    "unpack/Volta HBM": -0.1128,  # 9, 4
    "unpack/Xe-HPG": 0.5924,  # 12, 2
    "unpack/Xe2-HPG": -0.217,  # 58, 3
    "unpack/backend AMD 64 lanes rocm": 0.0002,  # 7, 4
    "unpack/backend AMD metal": 0.0581,  # 1, 1
    "unpack/backend AMD rocm": 0.0057,  # 211, 15
    "unpack/backend AMD rocm-or-vulkan": -0.4427,  # 41, 3
    "unpack/backend Intel sycl": 0.2116,  # 63, 5
    "unpack/backend NVIDIA vulkan": -0.2099,  # 8, 5
    "unpack/engine ExLlama": 0.0116,  # 13, 1
    "unpack/engine IPEX-LLM": -0.5938,  # 5, 3
    "unpack/engine MLC": -0.0505,  # 2, 1
    "unpack/engine mlx": 0.0008,  # 1, 1
    "unpack/engine vLLM": 0.0029,  # 85, 1
    "unpack/no dot product": 0.9384,  # 10, 4
    "unpack/not reordered": 0.7038,  # 10, 2
    "unpack/other": -0.2113,  # 15, 3
    "unpack/other/Ada Lovelace": 0.0029,  # 13, 1
    "unpack/other/Apple": 0.0002,  # 1, 1
    "unpack/other/Blackwell 2.0": -0.0856,  # 1, 1
    "unpack/other/M1": 0.0002,  # 1, 1
    "unpack/other/NVIDIA": -0.0827,  # 14, 2
    "unpack/year 2023": -0.5373,  # 141, 17
    "weights": 0.0588,  # 1701, 113
    "weights/AMD": -0.0167,  # 553, 22
    "weights/Ada Lovelace": -0.0038,  # 252, 16
    "weights/Ampere": -0.0111,  # 154, 13
    "weights/Ampere HBM": 0.001,  # 57, 4
    "weights/Ampere LPDDR": -0.0006,  # 2, 1
    "weights/Apple": -0.0096,  # 211, 15
    "weights/Blackwell 2.0": -0.0082,  # 115, 7
    "weights/Blackwell 2.0 LPDDR": 0.0035,  # 135, 1
    "weights/Blackwell Ultra HBM": 0.0002,  # 9, 1
    "weights/CDNA 1.0 HBM": 0.0002,  # 1, 1
    "weights/CDNA 2.0 HBM": 0.0,  # 1, 1
    "weights/CDNA 3.0 HBM": 0.0,  # 3, 1
    "weights/ECC": 0.1171,  # 51, 8
    "weights/GCN 4.0": 0.0,  # 1, 1
    "weights/GCN 5.1 HBM": -0.0,  # 3, 1
    "weights/Generation 12.5 HBM": 0.0,  # 1, 1
    "weights/HBM": 0.0327,  # 137, 18
    "weights/Hopper HBM": -0.0022,  # 46, 3
    "weights/Intel": -0.0059,  # 71, 6
    "weights/Kepler 2.0": -0.0,  # 1, 1
    "weights/LPDDR": 0.0812,  # 538, 3
    "weights/M1": 0.0031,  # 63, 4
    "weights/M2": -0.0004,  # 57, 3
    "weights/M3": -0.0057,  # 35, 3
    "weights/M4": -0.0011,  # 41, 3
    "weights/M5": -0.0055,  # 15, 2
    "weights/Maxwell 2.0": -0.0001,  # 1, 1
    "weights/NVIDIA": -0.0231,  # 866, 70
    "weights/Pascal": 0.0027,  # 33, 8
    "weights/Pascal HBM": -0.0003,  # 7, 1
    "weights/RDNA 1.0": -0.0004,  # 4, 1
    "weights/RDNA 2.0": -0.0047,  # 12, 4
    "weights/RDNA 3.0": -0.0028,  # 66, 7
    "weights/RDNA 3.5 LPDDR": -0.0017,  # 401, 1
    "weights/RDNA 4.0": -0.0073,  # 61, 4
    "weights/Turing": 0.0011,  # 45, 9
    "weights/Volta HBM": -0.0051,  # 9, 4
    "weights/Xe-HPG": -0.0002,  # 12, 2
    "weights/Xe2-HPG": -0.0057,  # 58, 3
    "weights/backend AMD 64 lanes rocm": 0.0001,  # 7, 4
    "weights/backend AMD metal": 0.0004,  # 1, 1
    "weights/backend AMD rocm": -0.0016,  # 211, 15
    "weights/backend AMD rocm-or-vulkan": -0.003,  # 41, 3
    "weights/backend Intel sycl": -0.0027,  # 63, 5
    "weights/backend NVIDIA vulkan": 0.0045,  # 8, 5
}

SPREAD: dict[str, float] = {
    "down": 0.182,
    "up": 0.159,
    "bits/low": 1.581,
    "bits/usual": 1.0,
    "depth/deep": 1.024,
    "depth/empty": 1.0,
    "evidence/card": 0.946,
    "evidence/generation": 1.0,
    "evidence/vendor": 1.0,
    "kind/dense": 1.0,
    "kind/mixture": 1.347,
    "vendor/AMD": 1.108,
    "vendor/Apple": 1.06,
    "vendor/Intel": 1.858,
    "vendor/NVIDIA": 0.827,
    "software/AMD": 1.344,
    "software/Apple": 1.0,
    "software/Intel": 1.198,
    "software/NVIDIA": 1.009,
    "pages/unmeasured": 1.159,
}
