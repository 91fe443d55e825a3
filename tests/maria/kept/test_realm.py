"""What the advanced game keeps beside map and hands: copies and saved forms."""

import json
from typing import Any

import pytest

from pragmatica.core.errors import Unreadable
from pragmatica.maria import sequence
from pragmatica.maria.kept.board import FRANCE
from pragmatica.maria.kept.realm import ITALY_BOX
from pragmatica.maria.victory import points
from tests.maria import affairs, realm


def test_a_copy_is_independent() -> None:
    """Pools, boxes and tracks of the copy may change, and the original keeps its own."""
    s = realm.position()
    other = s.copy()

    points.take(other, FRANCE)
    points.box(other, ITALY_BOX, FRANCE)
    affairs.at_field(other, russia="rus1")

    assert (realm.pool(s, "france"), realm.owner(s, "italy"), s.realm.track) == (5, None, s.board.politics.star)
    assert s.digest() != other.digest()


def test_the_introductory_game_has_no_realm() -> None:
    """Its states share one that is empty, and do not save it."""
    first, second = (realm.build.position() for _ in range(2))

    assert first.realm is second.realm
    assert "realm" not in first.to_json()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("saxony", 3),
        ("saxony", "0"),
        ("trump", -1),
        ("pool", [1, 2]),
        ("pool", [True] * 6),
        ("battle_box", [3] * 6),
        ("display", [[400]] + [[]] * 5),
        ("contracts", [3]),
        ("contracts", {}),
        ("victor", None),
    ],
)
def test_what_cannot_be_is_not_read(field: str, value: Any) -> None:
    """Numbers out of range and forms that are not lists of numbers are refused."""
    s = realm.position()
    data = json.loads(json.dumps(s.to_json()))
    data["realm"][field] = value

    with pytest.raises((Unreadable, ValueError)):
        sequence.load(s.board, s.rules, data)


def test_every_field_is_needed() -> None:
    """A saved form that lacks one is refused."""
    s = realm.position()
    for field in s.realm.to_json():
        data = json.loads(json.dumps(s.to_json()))
        del data["realm"][field]
        with pytest.raises(Unreadable, match="missing"):
            sequence.load(s.board, s.rules, data)
