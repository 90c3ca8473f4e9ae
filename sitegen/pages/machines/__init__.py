"""What machines read of the site: sitemaps, feeds, linked data, pictures for those who share a page, hosts' files.

Each module writes what it is named after; `sitegen/checks` reads the same things back from the built files.
"""
