"""Estimates of rows by fits that have not seen their device, kept from the calibration: a build could not refit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b

from sitegen.scoring.left_out import LEFT_OUT
from sitegen.scoring.predict import Prediction, Unpredictable, predict
from sitegen.scoring.rows import MeasuredRow

HEAD = '''"""What fits say of rows whose device they have not seen. Made by `sitegen calibrate`: do not edit.

By the row's key (`unseen.row_key`): decode speed and the ends of its range (tok/s), and the same three as pages would
state them, whatever software the row was measured with.
"""

LEFT_OUT: dict[str, tuple[float, float, float, float, float, float]] = {
'''


_NOT_CALIBRATED = "newer than the calibration"


Kept = Mapping[str, tuple[float, float, float, float, float, float]]


def unseen(row: MeasuredRow, left_out: Kept = LEFT_OUT) -> Prediction | Unpredictable:
    """The estimate of a row as if nobody had measured its device."""
    found = left_out.get(row_key(row))
    if found is not None and row.device_count == 1:
        return Prediction(*found[:3])
    said = predict(row)
    return said if isinstance(said, Unpredictable) else Unpredictable(_NOT_CALIBRATED)


def unseen_as_pages(row: MeasuredRow, left_out: Kept = LEFT_OUT) -> Prediction | Unpredictable:
    """The same as pages would state it, whatever software the row was measured with."""
    said = unseen(row, left_out)
    if isinstance(said, Unpredictable):
        return said
    return Prediction(*left_out[row_key(row)][3:])


def row_key(row: MeasuredRow) -> str:
    """A digest of what a row says, so that a changed row does not keep its old estimate."""
    said = (
        row.device.key, row.device.name, row.model.name, row.quant, row.file_bytes, row.depth_tokens, row.cache_type,
        row.flash_attention, row.speed_tok_s, row.engine, row.backend, row.year, row.link, row.note,
    )  # fmt: skip
    return blake2b(repr(said).encode(), digest_size=8).hexdigest()


def left_out_module(estimates: Iterable[tuple[MeasuredRow, Prediction, Prediction]]) -> str:
    """The text of `scoring/left_out.py`: rows with their estimates, and as pages would state these."""
    lines = [
        f'    "{row_key(row)}": ({", ".join(f"{figure:.4g}" for figure in (*said, *stated))}),\n'
        for row, said, stated in estimates
    ]
    return HEAD + "".join(sorted(set(lines))) + "}\n"
