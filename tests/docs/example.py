"""The example's files as docs/adding-a-game.md shows them; `python -m tests.docs.example` writes the page anew."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

import pragmatica
from pragmatica.kit.written import form

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = ROOT / "examples/couriers"
PAGE: Final = ROOT / "docs/adding-a-game.md"
FILE: Final = re.compile(r"^`([^`\n]+)`:\n\n```(\w+) file\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def told() -> dict[str, str]:
    """The text of each file on the page."""
    return {name: text for name, _, text in FILE.findall(PAGE.read_text(encoding="utf-8"))}


def current() -> str:
    """The page with the files as they are."""

    def block(found: re.Match[str]) -> str:
        text = (EXAMPLE / found[1]).read_text(encoding="utf-8").rstrip()
        return f"`{found[1]}`:\n\n```{found[2]} file\n{text}\n```"

    return FILE.sub(block, PAGE.read_text(encoding="utf-8"))


def write() -> None:
    """Write the page anew, and the example's JSON Schemas, which follow from its files."""
    sys.path.insert(0, str(EXAMPLE))
    pragmatica.register(EXAMPLE.name, EXAMPLE.name)
    for path, text in form.files(pragmatica.game(EXAMPLE.name)).items():
        path.write_text(text, encoding="utf-8")
    PAGE.write_text(current(), encoding="utf-8")


if __name__ == "__main__":
    write()
