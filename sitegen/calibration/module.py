"""The text of `estimator/fitted.py`: what was fitted, as literals, so that the estimator reads no file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sitegen.calibration.fit import Fitted

HEAD = '''"""What was fitted to the measured rows of content/measurements. Made by `sitegen calibrate`: do not edit.

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

ROWS = {rows}
DEVICES = {devices}

'''


def fitted_module(fitted: Fitted, spread: Mapping[str, float], cards: Mapping[str, Iterable[str]], rows: int) -> str:
    """The module. `cards` names, for each measured device, the catalogue's cards that share its figures."""
    devices = sum(name.startswith("speed/") and name.count("/") == 1 and name[6:] in cards for name in fitted.effects)
    effects = [line for name in sorted(fitted.effects) for line in _lines(name, fitted, cards)]
    widths = [f'    "{name}": {value!r},\n' for name, value in spread.items()]
    return (
        HEAD.format(rows=rows, devices=devices)
        + "EFFECTS: dict[str, float] = {\n"
        + "".join(effects)
        + "}\n\nSPREAD: dict[str, float] = {\n"
        + "".join(widths)
        + "}\n"
    )


def _lines(name: str, fitted: Fitted, cards: Mapping[str, Iterable[str]]) -> list[str]:
    evidence = f"  # {fitted.rows[name]}, {fitted.devices[name]}"
    key = name.removeprefix("speed/")
    names = [f"speed/{slug}" for slug in cards[key]] if name.startswith("speed/") and key in cards else [name]
    return [f'    "{one}": {fitted.effects[name]!r},{evidence}\n' for one in names]
