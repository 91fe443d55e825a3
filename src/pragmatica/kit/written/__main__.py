"""Write the JSON Schemas of games' positions and boards, and the marked tables in the documents that are named."""

from __future__ import annotations

import argparse
from pathlib import Path

from pragmatica.core import register
from pragmatica.core.errors import Unreadable
from pragmatica.kit.written import form, tables


def main() -> None:
    """Write them anew."""
    parser = argparse.ArgumentParser(prog="python -m pragmatica.kit.written", description=__doc__)
    parser.add_argument("document", nargs="*", type=Path, help="with marks such as <!-- GAME: questions -->")
    parser.add_argument("--game", action="append", help="by default all games that ship")
    chosen = parser.parse_args()
    games = {game.id: game for game in register.games() if form.of(game) is not None}
    for ident in chosen.game or register.shipped():
        try:
            files = form.files(register.game(ident))
        except Unreadable as error:
            parser.error(str(error))
        for path, text in files.items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for page in chosen.document:
        page.write_text(tables.marked(page.read_text(encoding="utf-8"), games), encoding="utf-8")


if __name__ == "__main__":
    main()
