"""Two cards or two models side by side, and the page that chooses up to four: addresses, texts and values.

`cards.py` and `models.py` make the pages of pairs from facts, `chooser.py` the page where visitors choose, `links.py`
links to both. `voices.py` has the values that many messages share, `parts.py` other pieces of both kinds of page, and
`views.py` what their templates show.
"""
