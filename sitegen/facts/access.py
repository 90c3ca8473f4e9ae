"""What a page may say of the terms of use."""

from __future__ import annotations

from sitegen.catalog import Access, Availability

PERMISSIVE = frozenset({"apache-2.0", "mit", "bsd-3-clause", "cc0-1.0", "cc-by-4.0"})
"""Licenses that restrict no use (SPDX identifiers)."""

NON_COMMERCIAL = "cc-by-nc"
"""How the identifiers of Creative Commons licenses without commercial use begin."""


def stated_access(availability: Availability) -> Access:
    """The access class, or plain "open-weights" where the license on record contradicts it.

    The two come from different sources; where they disagree, a page sends its reader to the license.
    """
    access, license_ = availability.access, availability.license or ""
    too_strict = license_ in PERMISSIVE and access in ("open-weights-restricted", "open-weights-non-commercial")
    too_free = license_.startswith(NON_COMMERCIAL) and access == "open-weights-unrestricted"
    return "open-weights" if too_strict or too_free else access
