"""What fits say of rows whose device they have not seen. Made by `sitegen calibrate`: do not edit.

By the row's key (`unseen.row_key`): decode speed and the ends of its range (tok/s).
"""

LEFT_OUT: dict[str, tuple[float, float, float]] = {}
