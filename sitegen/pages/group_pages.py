"""The pages of families and of organizations in each language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from sitegen.facts import FamilyFacts, Group, Member, Summaries, families, family_facts, organizations, slug_of
from sitegen.i18n import Language
from sitegen.pages.addresses import family_path, organization_path
from sitegen.pages.head import DESCRIPTION_CHARACTERS, TITLE_CHARACTERS, head
from sitegen.pages.lists import card_link, default_context, family_link, model_entry, organization_link
from sitegen.pages.page import Page
from sitegen.pages.site import Site
from sitegen.pages.tool import spoken_name
from sitegen.pages.way_views import FamilyMember, FamilyPage, OrganizationPage, SpeedCell
from sitegen.pages.words import name, plain

_ABBREVIATION = re.compile(r".*\((\w+)\)$")


def family_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The addresses of what `family_pages` makes."""
    yield from (family_path(code, group.slug) for group in families(summaries.models))


def family_pages(site: Site, language: Language) -> Iterator[Page]:
    """A page for each family of several models."""
    tables = {table.model.slug: table for table in site.tables}
    makers = {group.slug: group for group in organizations(site.summaries.models)}
    for group in families(site.summaries.models):
        facts = family_facts(group, tables, site.deck, site.settings.popular_cards)
        yield Page(family_path(language.code, group.slug), "family.html", _family(facts, makers, site, language))


def _family(facts: FamilyFacts, makers: dict[str, Group], site: Site, language: Language) -> FamilyPage:
    group = facts.group
    path_of = partial(family_path, slug=group.slug)
    page, count = path_of(language.code), len(group.models)
    common = Counter(maker for model in group.models for maker in model.organizations[:1]).most_common()
    low, high = (language.compact(model.parameters) for model in (group.models[0], group.models[-1]))
    values: dict[str, object] = {
        "family": group.name,
        "organizations": language.join(maker for maker, _ in common),
        "low": low,
        "high": high,
        "count": count,
    }
    title, description = (
        plain(language.plural(f"head.family.{key}", count, **values)) for key in ("title", "description")
    )
    linked = dict.fromkeys(slug_of(maker) for model in group.models for maker in model.organizations)
    return FamilyPage(
        head=head(path_of, language, site.languages, site.settings, title, description),
        heading=language.text("family.heading", family=name(group.name)),
        lead=language.plural("family.lead_one_size" if low == high else "family.lead", count, **values),
        note=language.text("family.note", context=default_context(language)),
        levels=facts.levels,
        cards=tuple(card_link(card.slug, spoken_name(card), language, page) for card in facts.cards),
        members=tuple(_member(member, facts.levels, language, page) for member in facts.members),
        organizations=tuple(organization_link(makers[slug], language, page) for slug in linked if slug in makers),
    )


def _member(member: Member, levels: Sequence[str], language: Language, page: str) -> FamilyMember:
    limit = member.context_limit_tokens
    return FamilyMember(
        entry=model_entry(member.summary, language, page),
        context=language.number(limit) if limit else "",
        needs=tuple(language.memory(member.needs_gb[level]) if level in member.needs_gb else "" for level in levels),
        cells=tuple(
            SpeedCell(language.speed(row.speed_tok_s), row.level) if row.level else SpeedCell("", "")
            for row in member.rows
        ),
    )


def organization_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The addresses of what `organization_pages` makes."""
    yield from (organization_path(code, group.slug) for group in organizations(summaries.models))


def organization_pages(site: Site, language: Language) -> Iterator[Page]:
    """A page for each organization with several models."""
    groups = {group.slug: group for group in families(site.summaries.models)}
    for group in organizations(site.summaries.models):
        view = _organization(group, groups, site, language)
        yield Page(organization_path(language.code, group.slug), "organization.html", view)


def _organization(group: Group, groups: dict[str, Group], site: Site, language: Language) -> OrganizationPage:
    path_of = partial(organization_path, slug=group.slug)
    page, count = path_of(language.code), len(group.models)
    newest = group.models[0]
    values: dict[str, object] = {
        "organization": group.name,
        "count": count,
        "model": name(newest.name),
        "month": language.month(newest.published),
    }
    found = dict.fromkeys(slug_of(model.family) for model in group.models)
    return OrganizationPage(
        head=head(path_of, language, site.languages, site.settings, *_organization_head(values, count, language)),
        heading=language.text("organization.heading", **values),
        lead=language.plural("organization.lead", count, **values),
        families=tuple(family_link(groups[slug], language, page) for slug in found if slug in groups),
        entries=tuple(model_entry(model, language, page) for model in group.models),
    )


def _organization_head(values: dict[str, object], count: int, language: Language) -> tuple[str, str]:
    """Title and description; where a long name makes them too long, with the abbreviation that it ends with, or else
    the name alone and the long title."""
    name_ = str(values["organization"])
    written = [{**values, "organization": each} for each in (name_, _ABBREVIATION.sub(r"\1", name_))]
    titles = [plain(language.plural("head.organization.title", count, **each)) for each in written]
    descriptions = [plain(language.plural("head.organization.description", count, **each)) for each in written]
    title = next((each for each in titles if len(each) <= TITLE_CHARACTERS), name_)
    return title, next((each for each in descriptions if len(each) <= DESCRIPTION_CHARACTERS), titles[0])
