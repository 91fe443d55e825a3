"""Pictures of a board: an SVG that every program shows, and a PNG of it.

A game draws its board in its room `picture`, from the board's data and from an observation, so that a picture shows
what the observer knows and nothing else.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from pragmatica.core.errors import Unreadable
from pragmatica.core.frozen import frozen
from pragmatica.core.match import Match
from pragmatica.kit.drawing import Drawing
from pragmatica.kit.terminal import Texts, describer

FONTS: Final = Path(__file__).parent / "fonts"
WIDTH: Final = 1600  # pixels of a PNG, where nobody says otherwise
MOST: Final = 8000
LACKS: Final = "a PNG needs the package resvg_py: pip install 'pragmatica[pictures]'; an SVG needs nothing"


@frozen()
class Picture:
    """A board as somebody sees it. A notebook shows it by itself."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def png(self, width: int = WIDTH) -> bytes:
        """The picture in pixels. Raises Unreadable where the package that makes it is not installed."""
        if not 1 <= width <= MOST:
            raise Unreadable(f"a picture is 1 to {MOST} pixels wide", "width")
        try:
            resvg: Any = importlib.import_module("resvg_py")
        except ImportError:
            raise Unreadable(LACKS, "picture") from None
        files = [str(one) for one in sorted(FONTS.glob("*.ttf"))]
        fonts = {"font_files": files, "skip_system_fonts": True, "serif_family": "EB Garamond"}
        return bytes(resvg.svg_to_bytes(svg_string=self.svg, width=width, **fonts))

    def save(self, path: str | Path, width: int = WIDTH) -> None:
        """Write a file: an SVG or a PNG, as its name ends. Raises Unreadable, OSError."""
        file = Path(path)
        kind = file.suffix.lower()
        if kind not in (".svg", ".png"):
            raise Unreadable(f"{file.name!r} ends neither in .svg nor in .png", "path")
        file.write_bytes(self.svg.encode() if kind == ".svg" else self.png(width))


def framed(drawing: Drawing, match: Match, seen: Any, language: str, colours: Iterable[tuple[str, str]]) -> Picture:
    """A drawing with the game's name, where the match stands, and whose each colour is (a typed name)."""
    texts = Texts(match, language)
    legend = [(colour, texts.words.name(name)) for colour, name in colours]
    heading = describer(match, texts).heading(seen)
    return Picture(drawing.svg(texts.say(f"{match.setup.game}-name"), heading, legend))
