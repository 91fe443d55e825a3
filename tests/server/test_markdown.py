"""Documents in blocks."""

from __future__ import annotations

import re

import pytest

from pragmatica.core.guides import Guide, guides
from pragmatica.server.forms.guides import Block
from pragmatica.server.told.markdown import anchor, block, blocks, span


def said(one: Block) -> str:
    """All words of a block."""
    return " ".join(part.text for line in [*one.lines, *(cell for row in one.rows for cell in row)] for part in line)


def test_a_title_is_no_block() -> None:
    """It stands above the page."""
    assert blocks("# Title\n\nText.") == [block("text", [[span("Text.")]])]


def test_a_heading_can_be_linked_to() -> None:
    """By its words, without accents."""
    (heading,) = blocks("## Żółw i Łódź: *co* dalej?")
    assert (heading.level, heading.anchor) == (2, anchor("Żółw i Łódź: co dalej?")) == (2, "zolw-i-lodz-co-dalej")


def test_words_keep_their_style_and_where_they_lead() -> None:
    """Bold, slanted, code and links; a line of the file is no end of a line."""
    (found,) = blocks("A **b**\n*c* `d` [e f](x.md)")
    styles = [(one.text, one.style, one.href) for one in found.lines[0]]
    assert styles == [
        ("A ", "plain", ""),
        ("b", "strong", ""),
        (" ", "plain", ""),
        ("c", "emphasis", ""),
        (" ", "plain", ""),
        ("d", "code", ""),
        (" ", "plain", ""),
        ("e f", "plain", "x.md"),
    ]


def test_lists_and_tables_are_told_apart() -> None:
    """Points, steps in their order, and rows with their head."""
    kinds = blocks("- a\n- b\n\n1. c\n\n| d | e |\n|---|---|\n| f | g |\n\n```\nh\n```")
    assert [(one.kind, len(one.lines), len(one.rows)) for one in kinds] == [
        ("list", 2, 0),
        ("steps", 1, 0),
        ("table", 0, 2),
        ("code", 1, 0),
    ]


@pytest.mark.parametrize("text", ["<script>x()</script>", "a <b onclick='x()'>b</b>", '<img src="x" onerror="y()">'])
def test_markup_in_a_document_is_text(text: str) -> None:
    """What looks like HTML is shown as it is written, for nothing that is sent is markup."""
    (found,) = blocks(text)
    assert (found.kind, said(found)) == ("text", text)


def test_dangerous_links_are_no_links() -> None:
    """An address that would run something leads nowhere."""
    (found,) = blocks("[a](javascript:alert(1))")
    assert all(one.href == "" for one in found.lines[0])


@pytest.mark.parametrize("one", [*guides(), *guides("pl")], ids=lambda one: f"{one.language}-{one.id}")
def test_every_word_of_a_guide_is_shown(one: Guide) -> None:
    """No part of a guide is of a kind that pages do not know."""
    shown = re.findall(r"\w+", " ".join(said(part) for part in blocks(one.text)))
    source = re.sub(r"\]\([^)]*\)", "]", one.text.partition("\n")[2])
    source = re.sub(r"^\s*\d+\. |^\|[-| ]+\|$", "", source, flags=re.MULTILINE)
    assert shown == re.findall(r"\w+", source)
