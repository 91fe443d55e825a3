"""Write the JSON Schema of every game's positions, and the marked tables in the documents that are named.

`python -m pragmatica.kit.written [DOCUMENT …]`
"""

from __future__ import annotations

import sys
from pathlib import Path

from pragmatica.core import register
from pragmatica.kit.written import form, tables


def main(documents: list[str]) -> None:
    """Write them anew."""
    games = {game.id: game for game in register.games()}
    for game in games.values():
        form.path(game).write_text(form.text(game), encoding="utf-8")
    for name in documents:
        page = Path(name)
        page.write_text(tables.marked(page.read_text(encoding="utf-8"), games), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
