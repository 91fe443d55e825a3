"""Documents as pages show them: Markdown in blocks of spans, which name no markup, so that none of it can do anything.

HTML in a document is text like any other. What our documents do not use, such as lists in lists, is no block; the tests
of the guides would find it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from pragmatica.server.forms.guides import Block, Kind, Span, Style

_READER: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
_TEXTS: Final = {"text", "html_inline"}
_STYLES: Final[dict[str, Style]] = {"strong_open": "strong", "em_open": "emphasis"}


def blocks(text: str) -> list[Block]:
    """A document in blocks, without its title."""
    tokens = _READER.parse(text)
    found = list(_Reader(tokens).blocks())
    return found[1:] if found and found[0].kind == "heading" and found[0].level == 1 else found


def anchor(title: str) -> str:
    """The name by which a heading can be linked to."""
    plain = unicodedata.normalize("NFD", title.replace("ł", "l").replace("Ł", "L")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def span(text: str, style: Style = "plain", href: str = "") -> Span:
    """Some words."""
    return Span(text=text, style=style, href=href)


def block(
    kind: Kind,
    lines: Iterable[list[Span]] = (),
    rows: Iterable[list[list[Span]]] = (),
    level: int = 0,
    anchor: str = "",
    image: str = "",
) -> Block:
    """A part of a document."""
    return Block(kind=kind, level=level, anchor=anchor, image=image, lines=list(lines), rows=list(rows))


class _Reader:
    """Goes through the tokens of a document once."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens: Final = iter(tokens)

    def blocks(self) -> Iterator[Block]:
        """The blocks in their order."""
        for token in self._tokens:
            if token.type == "heading_open":
                line = _spans(next(self._tokens))
                title = "".join(one.text for one in line)
                yield block("heading", [line], level=int(token.tag[1]), anchor=anchor(title))
            elif token.type == "paragraph_open":
                yield _paragraph(next(self._tokens))
            elif token.type in {"bullet_list_open", "ordered_list_open"}:
                lines = self._inlines(token.type.replace("open", "close"))
                yield block("list" if token.type.startswith("bullet") else "steps", lines)
            elif token.type == "table_open":
                yield block("table", rows=self._rows())
            elif token.type in {"fence", "code_block"}:
                yield block("code", [[span(token.content)]])

    def _inlines(self, end: str) -> list[list[Span]]:
        """The lines up to the end of a list."""
        found: list[list[Span]] = []
        for token in self._tokens:
            if token.type == end:
                break
            if token.type == "inline":
                found.append(_spans(token))
        return found

    def _rows(self) -> list[list[list[Span]]]:
        """The rows of a table, its head first."""
        rows: list[list[list[Span]]] = []
        for token in self._tokens:
            if token.type == "table_close":
                break
            if token.type == "tr_open":
                rows.append([])
            elif token.type == "inline":
                rows[-1].append(_spans(token))
        return rows


def _paragraph(token: Token) -> Block:
    """A paragraph; a picture where it holds nothing else."""
    children = token.children or []
    if len(children) == 1 and children[0].type == "image":
        source = str(children[0].attrs.get("src", ""))
        return block("picture", [[span(children[0].content)]], image=source.rpartition("images/")[2])
    return block("text", [_spans(token)])


def _spans(token: Token) -> list[Span]:
    """A line in spans: each has one style and leads to one place, or nowhere."""
    found: list[Span] = []
    style: Style = "plain"
    href = ""
    for child in token.children or []:
        if child.type in _STYLES:
            style = _STYLES[child.type]
        elif child.type in {"strong_close", "em_close"}:
            style = "plain"
        elif child.type == "link_open":
            href = str(child.attrs.get("href", ""))
        elif child.type == "link_close":
            href = ""
        elif child.type in {"softbreak", "hardbreak"}:
            found.append(span(" ", style, href))
        elif child.type == "code_inline":
            found.append(span(child.content, "code", href))
        elif child.type in _TEXTS and child.content:
            found.append(span(child.content, style, href))
    return _joined(found)


def _joined(spans: list[Span]) -> list[Span]:
    """Neighbours of one style in one: words that a line of the file divides belong together."""
    found: list[Span] = []
    for one in spans:
        last = found[-1] if found else None
        if last is not None and (last.style, last.href) == (one.style, one.href):
            found[-1] = span(last.text + one.text, one.style, one.href)
        else:
            found.append(one)
    return found
