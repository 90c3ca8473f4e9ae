"""What quantization costs in quality, as somebody measured it: facts for texts, not for estimates."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measured:
    """One level of one model: size of its file (GiB) and perplexity on Wikitext-2 (lower is better)."""

    level: str
    size_gb: float
    perplexity: float

    @property
    def rise(self) -> float:
        """By how much the perplexity is above the original's (ratio)."""
        return self.perplexity / QUALITY[0].perplexity - 1


QUALITY = (
    Measured("F16", 14.97, 6.233160),
    Measured("Q8_0", 7.96, 6.234284),
    Measured("Q6_K", 6.14, 6.253382),
    Measured("Q5_K_M", 5.33, 6.288607),
    Measured("Q4_K_M", 4.58, 6.382937),
    Measured("IQ4_XS", 4.14, 6.459705),
    Measured("Q3_K_M", 3.74, 6.734255),
    Measured("IQ3_XXS", 3.05, 7.458436),
    Measured("Q2_K", 2.96, 8.647825),
    Measured("IQ2_XXS", 2.24, 14.091782),
)
"""Llama 3 8B. Source: llama.cpp, tools/perplexity/README.md, "LLaMA 3 8b Scoreboard" (revision f364eb6f, CUDA); from
Q4_K_M down with an importance matrix of 10 million tokens, above without."""
