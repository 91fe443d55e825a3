"""Names that all games share a document for: no two games use the same for different things."""

from __future__ import annotations

from collections import Counter
from typing import get_args, get_type_hints

import msgspec

import pragmatica
from pragmatica.server import openapi


def test_no_class_has_the_name_of_another() -> None:
    """The classes of all decisions and observations, and what they hold, can stand in one document by their names."""
    classes = [
        one for game in pragmatica.games() for one in (*openapi.game_types(game)[0], openapi.game_types(game)[1])
    ]
    _, found = msgspec.json.schema_components(classes)

    # Where two classes share a name, they are told apart by their modules.
    assert [name for name in found if "." in name or "_" in name] == []
    assert len({one.__name__ for one in classes}) == len(classes)


def test_no_kind_of_question_is_asked_by_two_games() -> None:
    """A kind of decision belongs to one game, and to one class."""
    kinds = Counter(
        kind
        for game in pragmatica.games()
        for one in openapi.game_types(game)[0]
        for kind in get_args(get_type_hints(one)["kind"])
    )

    assert [kind for kind, count in kinds.items() if count > 1] == []


def test_no_two_games_have_one_name_in_the_document() -> None:
    """The unions of decisions are named after their games."""
    assert len({game.schema for game in pragmatica.games()}) == len(pragmatica.games())
