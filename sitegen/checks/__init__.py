"""What a built site must satisfy: links, markup, addresses, languages, text. Reads built files only."""

from sitegen.checks.findings import Finding
from sitegen.checks.site import check_site

__all__ = ["Finding", "check_site"]
