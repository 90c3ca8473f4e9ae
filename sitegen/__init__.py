"""sitegen: which cards run an open-weights language model, and how fast, as a static site."""
