"""Named actions: one object for each, ids that last, notations that read back."""

from __future__ import annotations

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.maria.battle.combat import NextBattle
from pragmatica.maria.game import GAME
from tests.maria.moments import movement, new


def offered(match: Match, seat: str) -> dict[str, tuple[str, str]]:
    """Type and notation of what is offered, by id."""
    return {one.id: (one.type, one.notation) for one in [*match.legal(seat), *match.extra(seat)]}


def test_actions_are_made_once() -> None:
    """Two matches on one board offer the same objects."""
    assert movement().legal("frederick")[0] is movement().legal("frederick")[0]


@pytest.mark.parametrize(
    ("ident", "type", "notation"),
    [
        ("prussia-3", "move", "Erbprinz Leopold"),
        ("stack-prussia-1", "move_stack", "Friedrich+"),
        ("prussia-train-1", "move", "PT1"),
        ("replace-prussia-train-1", "replace_train", "PT1*"),
        ("end", "end", "end"),
        ("shift-prussia-1=8", "shift", "Friedrich=8"),
    ],
)
def test_names_in_the_movement(ident: str, type: str, notation: str) -> None:
    """Pieces, stacks, trains and shifts have readable ids and short notations."""
    assert offered(movement(), "frederick")[ident] == (type, notation)


@pytest.mark.parametrize(
    ("ident", "notation"), [("d1-spades-5", "S5/1"), ("d1-reserve-1=6", "R/1a=6"), ("give-up", "0")]
)
def test_names_in_a_battle(ident: str, notation: str) -> None:
    """Cards are written with suit, value and deck; a Reserve with the value announced."""
    frame = {"frame": "battle_card", "attacker": "prussia-1", "defender": "austria-5"}
    match = pragmatica.from_position(
        {
            "format": "pragmatica-position",
            "version": 1,
            "game": "maria",
            "stage": "prussia-saxony",
            "phase": "combat",
            "asked": [frame | {"score": -2, "to_play": "attacker"}],
            "pieces": {"prussia-1": "liegnitz", "austria-5": {"at": "schweidnitz", "troops": 3}},
            "hands": {"prussia": ["d1-spades-5", "d1-reserve-1"]},
        }
    )
    assert offered(match, "frederick")[ident][1] == notation


@pytest.mark.rule("M-9.13")
def test_names_of_bills() -> None:
    """A set of generals to be supplied names them all, or nobody."""
    actions = GAME.tables(new().setup).actions
    assert actions.cover((6, 7), 0b11).id == "cover-prussia-1+prussia-2"
    assert (actions.cover((6, 7), 0).id, actions.cover((6, 7), 0).fields) == ("cover-none", {"generals": []})


def test_fields_say_what_an_action_does() -> None:
    """Programs read fields, not ids."""
    actions = GAME.tables(new().setup).actions
    fight = next(one for one in actions.table(NextBattle).values() if one.id == "prussia-1>austria-5")
    assert fight.fields == {"attacker": "prussia-1", "defender": "austria-5"}


def test_ids_and_notations_are_unique_in_each_table() -> None:
    """No two answers of one kind of question share a name."""
    actions = GAME.tables(new().setup).actions
    for table in [actions.shifts.values(), *[actions.table(kind).values() for kind in actions.kinds()]]:
        assert len({one.id for one in table}) == len({one.notation for one in table}) == len(table)
