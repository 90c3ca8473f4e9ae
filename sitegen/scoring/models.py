"""Models by name: which record of the catalogue a report means, or which one resembles it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from sitegen.catalog import Model
from sitegen.scoring.names import letters, parts
from sitegen.tables import model_weights

_ALIASES = (  # other names of the same, the first three as ollama's library tags the distilled models
    (r"\bdeepseek-r1:(1\.5|7|14|32)b", r"deepseek-r1-distill-qwen \1b"),
    (r"\bdeepseek-r1:8b", "deepseek-r1-0528-qwen3 8b"),
    (r"\bdeepseek-r1:70b", "deepseek-r1-distill-llama 70b"),
    (r"\bllama[ -]?1/2\b", "llama 2"),
    (r"\bmeta[ -](?=llama)", ""),
    (r"\bds[ -]r1\b", "deepseek r1"),
    (r"\b(llama|gemma)[ -]1(?= |-|$)", r"\1"),
)
_ARCHITECTURES = (  # llama.cpp's names of architectures, which its reports print in place of models'
    (r"\bqwen35(?:moe)?\b", "qwen 3.5"),
    (r"\bqwen2(?=[ -]\d)", "qwen 2.5"),
    (r"\bqwen([23])moe\b", r"qwen \1"),
    (r"\bqwen3next\b", "qwen 3 next"),
    (r"\bdeepseek2 16b\b", "deepseek v2 lite 16b"),
    (r"\bdeepseek2 671b\b", "deepseek v3 671b"),
    (r"\bdeepseek2 30b", "glm 4.7 flash 30b"),
    (r"\bmistral3\b", "ministral 3"),
    (r"\bnemotron_h_moe\b", "nemotron 3 nano"),
    (r"\bllama4 17bx16e( \(scout\))?", "llama 4 scout 17bx16e"),
)
_QUANT = re.compile(
    r"\b(?:ud[-_])?i?q\d(?:_[a-z0-9]+)*\b|\b(?:bf16|f16|f32|fp8|fp16|mxfp4|nvfp4|awq|gptq|qat)\b|-\d{5}-of-\d{5}|\.gguf\b"
)
_SIZE = re.compile(r"^(?:a?\d+(?:\.\d+)?b|\d{2,3}m|\d+(?:\.\d+)?t|\d+x\d+(?:\.\d+)?[bme]|\d+e|\d+(?:\.\d+)?bx\d+e)$")
_SAY_NOTHING = frozenset(
    [
        "instruct",
        "chat",
        "it",
        "base",
        "hf",
        "gguf",
        "latest",
        "model",
        "mostly",
        "moe",
        "release",
        "unsloth",
        "bartowski",
        "ubergarm",
        "mudler",
        "the",
        "by",
    ]
)
_OWNER = re.compile(r"(?P<owner>[a-z0-9.-]+)_(?=.)")
_FORMER_OWNERS = frozenset({"thudm", "cohereforai"})
"""Names that Z.ai and Cohere published under before those of their records' repositories."""
_MIXTURE = re.compile(r"\bmoe\b|\ba\d+(?:\.\d+)?b\b|\b\d+x\d")
_EXPERTS = re.compile(r"\b\d+x\d+(?:\.\d+)?b\b")
_VERSION = re.compile(r"^(?:v|k|\d+(?:\.\d+)?)$")

SAME_NAME_TOLERANCE = 0.30
"""Two counts of the parameters of a model of one name differ by less (ratio): some count a small vision tower or a head
that predicts further tokens, some do not."""
SAME_SIZE = 0.05
"""Counts of parameters that differ by less (ratio) do not decide between versions."""
UNLIKE_NAME = 0.3
"""What a name without a common word weighs against a difference in size, when a stand-in is looked for (ratio)."""


@dataclass(frozen=True, slots=True)
class _Entry:
    model: Model
    words: tuple[str, ...]


class _Asked(NamedTuple):
    """What is known of a model beside its words: parameters, whether the name gives them, whether it is a mixture, and
    the experts that the name gives, as in "8x7b"."""

    size: float | None
    by_name: bool
    mixture: bool | None
    experts: list[str]


class ModelIndex:
    """The catalogue's models, found by name and size."""

    def __init__(self, models: Iterable[Model]) -> None:
        self._entries: list[_Entry] = []
        self._by_text: dict[str, list[_Entry]] = {}
        self._by_letters: dict[str, set[str]] = {}
        self._by_slug: dict[str, Model] = {}
        self._owners = set(_FORMER_OWNERS)
        for model in models:
            owner, _, repository = (model.availability.hugging_face or "").rpartition("/")
            self._owners.add(owner.casefold())
            self._by_slug[model.slug] = model
            for name in filter(None, map(letters, (model.slug, model.name, repository, f"{owner}{repository}"))):
                self._by_letters.setdefault(name, set()).add(model.slug)
            for words in sorted({_words(model.name), _words(repository)} - {()}):
                entry = _Entry(model, words)
                self._entries.append(entry)
                self._by_text.setdefault("".join(words), []).append(entry)

    def find(self, name: str, parameters: float | None, *, mixture: bool | None = None) -> Model | None:
        """The model that `name` means, or None. `parameters`, if they are known, decide between sizes and versions, and
        `mixture`, or a name that says so, between dense models and mixtures of experts of one name and size. Where
        neither they nor the name say how large the model is, it has to be the only one of its name."""
        if not letters(name):
            return None
        named = self._by_letters.get(letters(name), set())
        if parameters is None and len(named) == 1:
            return self._by_slug[next(iter(named))]
        text = name.casefold()
        kind = True if _MIXTURE.search(text) else mixture
        asked = _Asked(parameters or _stated_parameters(name), parameters is None, kind, _EXPERTS.findall(text))
        readings = dict.fromkeys((text, _replaced(text, _ARCHITECTURES), self._without_owner(text)))
        return next(filter(None, (self._find(_words(one), asked) for one in readings)), None)

    def _without_owner(self, text: str) -> str:
        """A name without who published the model, as files of bartowski start: "google_gemma-3-4b-it"."""
        found = _OWNER.match(text.rpartition("/")[2])
        return text.rpartition("/")[2][found.end() :] if found and found["owner"] in self._owners else text

    def _find(self, words: tuple[str, ...], asked: _Asked) -> Model | None:
        if not words:
            return None
        exact = self._by_text.get("".join(words), [])
        versions = [entry for entry in self._entries if _only_versions_more(entry.words, words)]
        size = asked.size
        if size is None:
            exact, versions = _of_one_size(exact or versions, asked), []

        def distance(entry: _Entry) -> tuple[bool, int, bool, int, float, str]:
            named = asked.by_name and _stated_parameters(entry.model.name) == size
            gap = _gap(_parameters(entry.model), size) if size and not named else 0.0
            other = asked.mixture is not None and asked.mixture != is_mixture(entry.model)
            return other, int(gap / SAME_SIZE), entry not in exact, len(entry.model.name), gap, entry.model.slug

        near = [entry for entry in (*exact, *versions) if size is None or _is_of_size(entry.model, size, asked.by_name)]
        return min(near, key=distance).model if near else None

    def stand_in(
        self, name: str, parameters: float, active_parameters: float | None, *, mixture: bool = False
    ) -> Model | None:
        """The model with known layers that is most like one that the catalogue lacks: of the same kind (dense or
        mixture, which active parameters or `mixture` say), nearest in size and name, then the newest."""
        words = set(_words(_replaced(name.casefold(), _ARCHITECTURES)))

        def distance(entry: _Entry) -> tuple[float, int, str]:
            model = entry.model
            gap = _gap(_parameters(model), parameters)
            if active_parameters:
                gap += _gap(model.size.active_parameters or model.size.parameters, active_parameters)
            named = set(entry.words)
            unlike = UNLIKE_NAME * (1 - len(words & named) / len(words | named))
            other = _is_odd(model) and not named <= words  # a fine-tune that names its family has the family's layers
            near = round(gap / SAME_SIZE) * SAME_SIZE + unlike * (1 + other)
            return round(near, 6), -entry.model.origin.published.toordinal(), entry.model.slug

        of_kind = mixture or active_parameters is not None
        alike = [entry for entry in self._entries if of_kind == is_mixture(entry.model)]
        nearest = sorted(alike, key=distance)
        return next((entry.model for entry in nearest if model_weights(entry.model) is not None), None)


def _of_one_size(entries: list[_Entry], asked: _Asked) -> list[_Entry]:
    """Those that a name without a size can mean: of the kind that is asked for and of as many experts, and none where
    these are of several sizes."""
    found = [
        entry
        for entry in entries
        if (asked.mixture is None or asked.mixture == is_mixture(entry.model))
        and (not asked.experts or asked.experts == _EXPERTS.findall(entry.model.name.casefold()))
    ]
    sizes = [_parameters(entry.model) for entry in found]
    return found if sizes and _gap(min(sizes), max(sizes)) <= SAME_NAME_TOLERANCE else []


def _is_of_size(model: Model, size: float, by_name: bool) -> bool:
    """True for a model of a size. One that a name gives has to be that of the model's own name or nearly its count."""
    if by_name:
        return _gap(_parameters(model), size) <= SAME_SIZE or _stated_parameters(model.name) == size
    return _may_have(model, size)


def is_mixture(model: Model) -> bool:
    """True for a mixture of experts."""
    return bool(model.size.active_parameters or (model.architecture and model.architecture.experts))


def _is_odd(model: Model) -> bool:
    """True for layers that stand only for models of like names: recurrent ones, and those that share their cache."""
    layers = model.architecture
    return layers is not None and (layers.recurrent is not None or bool(layers.shared_kv_layers))


def _parameters(model: Model) -> float:
    """The exact count where the layers give it, else that of the record, which may be rounded."""
    return (model.architecture and model.architecture.parameters) or model.size.parameters


def _may_have(model: Model, size: float) -> bool:
    """True where a count of parameters is about the model's, or that of its file, which lacks towers."""
    if _gap(_parameters(model), size) <= SAME_NAME_TOLERANCE:
        return True
    weights = model_weights(model)
    return weights is not None and _gap(weights.parameters, size) <= SAME_NAME_TOLERANCE


def _gap(one: float, other: float) -> float:
    return max(one, other) / min(one, other) - 1


def _words(name: str) -> tuple[str, ...]:
    """What a name says beside sizes, quantization, who uploaded it, and the kind of tuning."""
    text = _replaced(re.sub(r"\([^)]*\)", " ", name.casefold()), _ALIASES)
    text = _QUANT.sub(" ", text).rpartition("/")[2]
    tokens = re.split(r"[\s_:()-]+|\.(?![0-9])|(?<![0-9])\.", text)
    kept = (token for token in tokens if not _SIZE.match(token))
    return tuple(word for token in kept for word in parts(token) if word not in _SAY_NOTHING)


def _replaced(text: str, aliases: Iterable[tuple[str, str]]) -> str:
    for pattern, meaning in aliases:
        text = re.sub(pattern, meaning, text)
    return text


def _only_versions_more(longer: tuple[str, ...], shorter: tuple[str, ...]) -> bool:
    """True where `longer` says the same and, beyond it, only numbers of versions: Mistral 7B and Mistral 7B v0.3."""
    if longer[0] != shorter[0]:
        return False
    rest = list(longer)
    for word in shorter:
        if word not in rest:
            return False
        rest.remove(word)
    return all(_VERSION.match(word) for word in rest)


def _stated_parameters(name: str) -> float | None:
    """Parameters as the name gives them: the first size that is not one of active parameters."""
    for number, unit in re.findall(r"(?<![\w.])(\d+(?:\.\d+)?)([bmt])(?![\w])", name.casefold()):
        return float(number) * {"m": 1e6, "b": 1e9, "t": 1e12}[unit]
    return None
