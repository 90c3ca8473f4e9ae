"""The schema of content/: one typed, frozen record a file.

pydantic rather than msgspec, because it reports every mistake of a record at once, each with its path;
a contributor must not have to run the build once per mistake.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from sitegen.catalog import vocabulary as v
from sitegen.catalog.fields import (
    Count,
    CudaCapability,
    Day,
    Fraction,
    HubOwner,
    Index,
    Name,
    Positive,
    Repository,
    Slug,
    Text,
    Url,
    VulkanVersion,
    Year,
)


class Record(BaseModel):
    """Shared settings: frozen, no unknown key, no silent conversion."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Origin(Record):
    """Who built a model, where and when."""

    organizations: Annotated[tuple[Name, ...], Field(min_length=1)]
    organization_types: tuple[v.OrganizationType, ...] = ()
    countries: tuple[v.Country, ...] = ()
    published: Day  # the first day of what is known
    published_precision: v.DatePrecision = "day"
    authors: tuple[Name, ...] = ()


class Purpose(Record):
    """What a model was built for."""

    domains: Annotated[tuple[v.Domain, ...], Field(min_length=1)]
    tasks: tuple[v.Task, ...] = ()
    numerical_format: v.NumericalFormat | None = None
    base_models: tuple[Name, ...] = ()


class Size(Record):
    """How large a model is and how much text trained it."""

    parameters: Count
    active_parameters: Count | None = None
    training_tokens: Count | None = None
    epochs: Positive | None = None


class Training(Record):
    """What training took."""

    compute_flop: Positive | None = None
    finetune_compute_flop: Positive | None = None
    compute_methods: tuple[v.ComputeMethod, ...] = ()
    hardware: tuple[Name, ...] = ()
    hardware_count: Count | None = None
    time_hours: Positive | None = None
    cloud_vendors: tuple[Name, ...] = ()
    data_center: Text | None = None


class Availability(Record):
    """Whether and where the weights can be had."""

    access: v.Access
    training_code: v.TrainingCode | None = None
    license: Text | None = None
    hugging_face: Repository | None = None
    hugging_face_organization: HubOwner | None = None
    hugging_face_downloads: Index | None = None
    native_format: v.NativeFormat | None = None  # the few bits that the weights are published in
    gguf: tuple[Repository, ...] = ()


class Classification(Record):
    """Labels of the source dataset."""

    foundation_model: bool | None = None
    frontier_model: bool | None = None
    notable_for: tuple[v.Notability, ...] = ()
    over_1e23_flop: bool | None = None
    record_confidence: v.RecordConfidence | None = None
    citations: Index | None = None


class ModelSources(Record):
    """Where each part of a record comes from."""

    reference: Text | None = None
    link: Url | None = None
    further_links: tuple[Url, ...] = ()
    updated: Day | None = None
    epoch_record: Text | None = None
    epoch_scope: Literal["exact", "family"] | None = None
    published_from: Text | None = None
    parameters_from: Text | None = None
    active_parameters_from: Text | None = None
    access_from: Text | None = None
    tasks_from: Text | None = None
    native_format_from: Text | None = None


class LatentAttention(Record):
    """Multi-head latent attention (MLA): one compressed vector a token and layer."""

    kv_lora_rank: Count
    q_lora_rank: Count | None = None
    rope_head_dim: Index = 0
    nope_head_dim: Index | None = None
    value_head_dim: Count | None = None

    @property
    def cached_values(self) -> int:
        """Values that one layer caches for one token: the latent vector and the part that holds the position."""
        return self.kv_lora_rank + self.rope_head_dim


class SparseIndex(Record):
    """Sparse attention that picks its tokens through a small index (DeepSeek sparse attention)."""

    head_dim: Count
    heads: Count
    top_k: Count


class Experts(Record):
    """Mixture of experts."""

    total: Count
    per_token: Count
    shared: Index = 0
    layers: Count | None = None
    first_dense_layers: Index = 0
    intermediate_size: Count | None = None
    shared_intermediate_size: Count | None = None


class Recurrent(Record):
    """Layers that keep a constant state instead of a growing cache."""

    type: v.RecurrentType
    layers: Count
    heads: Count | None = None
    head_dim: Count | None = None
    state_size: Count | None = None
    groups: Count | None = None
    conv_kernel: Count | None = None
    key_heads: Count | None = None
    key_head_dim: Count | None = None
    value_heads: Count | None = None
    value_head_dim: Count | None = None


class Architecture(Record):
    """The layers of a model, as far as they are known."""

    type: Text
    attention: tuple[v.Attention, ...] = ()
    layer_count: Count
    layers: dict[v.LayerKind, Count] = Field(default_factory=dict)
    layer_pattern: Text | None = None
    full_attention_layers: tuple[Index, ...] = ()
    hidden_size: Count | None = None
    intermediate_size: Count | None = None
    attention_heads: Count | None = None
    kv_heads: Count | None = None
    head_dim: Count | None = None
    global_kv_heads: Count | None = None
    global_head_dim: Count | None = None
    sliding_kv_heads: Count | None = None
    sliding_window_tokens: Count | None = None
    shared_kv_layers: Count | None = None
    kv_share_factor: Count | None = None
    vocabulary_size: Count | None = None
    context_limit_tokens: Count | None = None
    tied_embeddings: bool | None = None
    parameters: Count | None = None
    mla: LatentAttention | None = None
    sparse_index: SparseIndex | None = None
    experts: Experts | None = None
    recurrent: Recurrent | None = None
    sources: Annotated[tuple[Text, ...], Field(min_length=1)]
    notes: Text | None = None

    @property
    def recalled(self) -> bool:
        """True where the layers were recalled by a curator, not read from a published config."""
        return self.sources[0].startswith("curator")


class Model(Record):
    """content/models/<slug>.yaml."""

    name: Name
    slug: Slug
    kind: v.ModelKind
    pinned: tuple[Text, ...] = ()
    origin: Origin
    purpose: Purpose
    size: Size
    training: Training | None = None
    availability: Availability
    classification: Classification | None = None
    sources: ModelSources
    architecture: Architecture | None = None

    @property
    def is_mixture(self) -> bool:
        """True for a mixture of experts."""
        return bool(self.size.active_parameters or (self.architecture and self.architecture.experts))


class Memory(Record):
    """What decides fit and speed."""

    size_gb: Count
    bandwidth_gb_s: Positive
    type: Text | None = None
    bus_bits: Count | None = None
    unified_usable_fraction: Fraction | None = None


class Compute(Record):
    """What a card can compute with, and which interfaces it speaks."""

    cuda_compute_capability: CudaCapability | None = None
    vulkan: VulkanVersion | None = None
    fp16_gflops: Positive | None = None
    fp32_gflops: Positive | None = None
    tensor_cores: Index | None = None


class Correction(Record):
    """A figure of the source that another source contradicts."""

    field: Text
    was: Positive
    reason: Text


class CardSources(Record):
    """Where a card's figures come from."""

    specification: Text
    released_note: Text | None = None
    corrections: tuple[Correction, ...] = ()


class Card(Record):
    """content/gpus/<slug>.yaml."""

    name: Name
    slug: Slug
    vendor: v.Vendor
    generation: Name
    chip: Name | None = None
    kind: v.CardKind
    released: Day
    pinned: tuple[Text, ...] = ()
    memory: Memory
    compute: Compute | None = None
    bus_interface: Text | None = None
    power_w: Count | None = None
    sources: CardSources


class UnlistedDevice(Record):
    """What decides the speed of a measured device that content/gpus lacks."""

    vendor: v.Vendor
    generation: Name
    bandwidth_gb_s: Positive | None = None
    memory_gb: Count | None = None


class Result(Record):
    """One measured decode speed of one request at a time.

    `model` is a slug of content/models; a model that the catalogue lacks has its `name` as reported and its
    parameters. `depth_tokens` is the context that was in the cache already (the middle of the run where it grew).
    """

    model: Slug | None = None
    name: Name | None = None
    parameters: Count | None = None
    active_parameters: Count | None = None
    quant: Name
    file_gib: Positive | None = None
    depth_tokens: Index = 0
    cache_type: Name | None = None
    flash_attention: bool | None = None
    speed_tok_s: Positive


class Run(Record):
    """Results that somebody published together.

    `quality`: A is the engine's own decode timer, B a client's clock or a rounded figure at second hand, C a throttled,
    overclocked or host-limited device or partly implausible figures. Only A and B calibrate the estimator.
    """

    link: Url
    source: Text | None = None
    engine: Name
    backend: v.Backend | None = None
    year: Year
    date: Day | None = None
    quality: v.MeasurementQuality
    device_count: Count = 1
    note: Text | None = None
    results: Annotated[tuple[Result, ...], Field(min_length=1)]


class Measured(Record):
    """content/measurements/<slug>.yaml: what was measured on one device.

    `cards` are the slugs of content/gpus that the device stands for: several where only their memory differs and the
    reports do not say which. A device that the catalogue lacks has its figures under `device` instead.
    """

    name: Name
    slug: Slug
    cards: tuple[Slug, ...] = ()
    device: UnlistedDevice | None = None
    runs: Annotated[tuple[Run, ...], Field(min_length=1)]
