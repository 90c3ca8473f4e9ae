"""Names of licenses, which no language translates."""

from __future__ import annotations

NAMES = {
    "apache-2.0": "Apache 2.0",
    "apple-amlr": "Apple AMLR",
    "bigcode-openrail-m": "BigCode OpenRAIL-M",
    "bigscience-bloom-rail-1.0": "BigScience BLOOM RAIL 1.0",
    "bsd-3-clause": "BSD 3-Clause",
    "cc-by-4.0": "CC BY 4.0",
    "cc-by-nc-4.0": "CC BY-NC 4.0",
    "cc-by-nc-sa-4.0": "CC BY-NC-SA 4.0",
    "cc-by-sa-3.0": "CC BY-SA 3.0",
    "cc-by-sa-4.0": "CC BY-SA 4.0",
    "cc0-1.0": "CC0 1.0",
    "deepseek": "DeepSeek License",
    "exaone": "EXAONE License",
    "falcon-llm-license": "Falcon LLM License",
    "gemma": "Gemma Terms of Use",
    "gpl-3.0": "GPL 3.0",
    "glm-4": "GLM-4 License",
    "health-ai-developer-foundations": "Health AI Developer Foundations Terms of Use",
    "jamba-open-model-license": "Jamba Open Model License",
    "lfm1.0": "LFM Open License 1.0",
    "llama2": "Llama 2 Community License",
    "llama3": "Llama 3 Community License",
    "llama3.1": "Llama 3.1 Community License",
    "llama3.2": "Llama 3.2 Community License",
    "llama3.3": "Llama 3.3 Community License",
    "llama4": "Llama 4 Community License",
    "mit": "MIT",
    "modified-mit": "Modified MIT",
    "mrl": "Mistral Research License",
    "nvidia-nemotron-open-model-license": "NVIDIA Nemotron Open Model License",
    "nvidia-open-model-license": "NVIDIA Open Model License",
    "openmdw-1.1": "OpenMDW 1.1",
    "openrail": "OpenRAIL",
    "qwen": "Qwen License",
    "qwen-research": "Qwen Research License",
    "tongyi-qianwen": "Tongyi Qianwen License",
}
"""By the identifier that Hugging Face uses. An identifier that is not here is shown as it is."""


def license_name(identifier: str) -> str:
    """How a license is called; some models are under two, joined by a comma."""
    return ", ".join(NAMES.get(each.lower(), each) for each in identifier.split(","))
