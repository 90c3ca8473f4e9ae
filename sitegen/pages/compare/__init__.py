"""Two cards or two models side by side, and the page that chooses up to four: addresses, texts and values.

`cards.py` and `models.py` make the pages of pairs from facts, `chooser.py` the page where visitors choose, `links.py`
links to both; `parts.py` has what they share, `views.py` what their templates show.
"""
