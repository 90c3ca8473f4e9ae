"""What a built site must satisfy. Reads built files only.

page and text look at one page; built is the whole site as it was read; every other module checks one thing of it:
links, languages, sitemaps, feeds, linked_data, images, hosts, weights. site lists them.
"""

from sitegen.checks.findings import Finding
from sitegen.checks.site import check_site
from sitegen.checks.weights import Weight, weigh

__all__ = ["Finding", "Weight", "check_site", "weigh"]
