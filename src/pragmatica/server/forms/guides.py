"""The forms of guides and of the words of a game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["heading", "text", "list", "steps", "table", "picture", "code"]
Style = Literal["plain", "strong", "emphasis", "code"]


class TermView(Struct, frozen=True, kw_only=True):
    """A word of a game, explained. `find`: how it is written in texts; a word that ends in `*` may go on."""

    id: str
    term: str
    find: list[str]
    text: str
    rules: list[str]
    language: str


class GuideHead(Struct, frozen=True, kw_only=True):
    """A guide that can be read. `play`: it teaches to play; others are what such a guide refers to."""

    id: str
    game: str
    play: bool
    title: str
    language: str


class Span(Struct, frozen=True, kw_only=True):
    """Some words of one style. `href`: where they lead, as the document has it; empty where they lead nowhere."""

    text: str
    style: Style
    href: str


class Block(Struct, frozen=True, kw_only=True):
    """A part of a document.

    A heading has a level and an anchor, a list (of points, or of steps in their order) a line for each item, a table
    rows of cells, the head first, a picture its file and, as its line, what it shows.
    """

    kind: Kind
    level: int
    anchor: str
    image: str
    lines: list[list[Span]]
    rows: list[list[list[Span]]]


class GuideView(GuideHead, frozen=True, kw_only=True):
    """A guide, without its title, in blocks."""

    blocks: list[Block]
