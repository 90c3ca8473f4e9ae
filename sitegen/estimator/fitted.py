EFFECTS: dict[str, float] = {}
SPREAD: dict[str, float] = {"down": 0.3, "up": 0.3}
