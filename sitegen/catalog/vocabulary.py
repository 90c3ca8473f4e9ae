"""The closed lists of values that records may use; pages translate those that they show as `<list>.<value>`."""

from typing import Literal

ModelKind = Literal["decoder", "encoder-decoder"]
DatePrecision = Literal["day", "month", "year"]
Vendor = Literal["NVIDIA", "AMD", "Intel", "Apple"]
CardKind = Literal["desktop", "laptop", "workstation", "data-center", "unified", "embedded", "mining", "console"]
OrganizationType = Literal["industry", "academia", "research-collective", "government"]
Domain = Literal[
    "language",
    "vision",
    "multimodal",
    "video",
    "speech",
    "biology",
    "medicine",
    "mathematics",
    "image-generation",
    "audio",
]
Access = Literal["open-weights-unrestricted", "open-weights", "open-weights-restricted", "open-weights-non-commercial"]
TrainingCode = Literal["unreleased", "open-source", "open-restricted", "open-non-commercial"]
ComputeMethod = Literal[
    "operation-counting", "hardware", "reported", "third-party", "comparison", "benchmarks", "cost", "other"
]
Notability = Literal[
    "sota-improvement", "discretionary", "training-cost", "highly-cited", "significant-use", "historical-significance"
]
RecordConfidence = Literal["confident", "likely", "speculative", "unknown"]
NumericalFormat = Literal["FP32", "FP16", "BF16", "FP8", "INT8", "MXFP4", "NVFP4"]
NativeFormat = Literal["FP8", "FP4", "INT4", "MXFP4", "I2_S"]
Task = Literal[
    "language-modeling",
    "question-answering",
    "code-generation",
    "chat",
    "quantitative-reasoning",
    "mathematical-reasoning",
    "reasoning",
    "translation",
    "visual-question-answering",
    "ocr",
    "video-understanding",
    "image-captioning",
    "image-understanding",
    "text-summarization",
    "code-completion",
    "text-completion",
    "system-control",
    "search",
    "instruction-following",
    "retrieval-augmented-generation",
    "speech-recognition",
    "speech-synthesis",
    "speech-to-speech",
    "audio-question-answering",
    "medical-diagnosis",
    "text-classification",
    "table-tasks",
    "vision-language-generation",
    "text-to-image",
    "image-classification",
    "object-detection",
    "object-recognition",
    "action-recognition",
    "semantic-embedding",
    "protein-question-answering",
    "protein-language-modeling",
    "protein-property-prediction",
    "protein-function-prediction",
    "molecule-property-prediction",
    "neural-architecture-search",
    "theorem-proving",
    "agentic-tasks",
    "tool-use",
]
Backend = Literal["cuda", "rocm", "vulkan", "rocm-or-vulkan", "sycl", "metal", "cpu"]
MeasurementQuality = Literal["A", "B", "C"]
Country = Literal[
    "AE", "AU", "CA", "CH", "CN", "CZ", "DE", "ES", "FI", "FR", "GB", "HK", "IL", "IN",
    "JP", "KR", "NL", "PL", "RU", "SA", "SE", "SG", "TH", "TW", "US", "multinational",
]  # fmt: skip
Attention = Literal[
    "mha",
    "gqa",
    "mqa",
    "mla",
    "sliding",
    "chunked",
    "sparse",
    "compressed",
    "linear",
    "ssm",
    "rwkv",
    "conv",
    "recurrent",
]
LayerKind = Literal[
    "full",
    "sliding",
    "chunked",
    "compressed-4",
    "compressed-128",
    "cross",
    "no-attention",
    "mlp-only",
    "linear",
    "ssm",
    "ssm-parallel",
    "conv",
    "recurrent",
]
RecurrentType = Literal[
    "mamba", "mamba2", "rwkv", "gated-delta-net", "lightning", "kda", "linear-attention", "rg-lru", "short-conv"
]
