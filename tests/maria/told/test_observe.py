"""Observations: what a seat sees, field by field."""

from __future__ import annotations

from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.maria.forms.observation import FortressView, PieceView, PowerView
from tests.maria.moments import movement, new

NEAR = {
    "prussia-1": {"at": "liegnitz", "troops": 4},
    "prussia-2": {"at": "liegnitz", "troops": 2},
    "prussia-train-1": "sagan",
    "austria-5": {"at": "schweidnitz", "troops": 2},
}


def piece(match: Match, seat: str | None, ident: str) -> PieceView:
    """A piece as the seat sees it."""
    pieces: list[PieceView] = match.observe(seat).pieces
    return next(one for one in pieces if one.id == ident)


def fortress(match: Match, city: str) -> FortressView:
    """A fortress as everybody sees it."""
    fortresses: list[FortressView] = match.observe(None).fortresses
    return next(one for one in fortresses if one.city == city)


def power(match: Match, seat: str | None, name: str) -> PowerView:
    """A power as the seat sees it."""
    views: dict[str, PowerView] = match.observe(seat).powers
    return views[name]


def battle(**fields: Any) -> Match:
    """Neipperg (2) attacks Friedrich and Schwerin (6) and may play."""
    asked = {
        "frame": "battle_card",
        "attacker": "austria-5",
        "defender": "prussia-1",
        "score": -4,
        "to_play": "attacker",
    }
    return pragmatica.from_position(
        {
            "format": "pragmatica-position",
            "version": 1,
            "game": "maria",
            "stage": "austria-pragmatic",
            "phase": "combat",
            "asked": [asked | fields],
            "pieces": NEAR,
            "hands": {"austria": ["d1-diamonds-10", "d1-reserve-1"], "prussia": ["d1-spades-5"]},
        }
    )


@pytest.mark.rule("M-6.6")
def test_only_the_owner_sees_a_generals_troops() -> None:
    """A general's troops are shown to his own seat and to nobody else."""
    match = movement()
    assert piece(match, "frederick", "prussia-1").troops == 5
    assert {piece(match, seat, "prussia-1").troops for seat in ("maria_theresa", "louis", None)} == {None}


@pytest.mark.rule("M-6.9", "D-10")
def test_everybody_sees_a_powers_total() -> None:
    """The total of a power is public; generals who take no part are counted, so that it tells nothing more."""
    pieces = {"prussia-1": {"at": "liegnitz", "troops": 5}, "prussia-4": {"at": "out", "troops": 6}}
    match = movement(pieces=pieces)
    assert {power(match, seat, "prussia").troops for seat in (*match.seats, None)} == {11}


@pytest.mark.rule("M-6.9", "M-4.11")
def test_the_total_is_known_before_the_division() -> None:
    """While the troops are being divided the totals are those of the army sheets."""
    assert [power(new(), None, name).troops for name in ("france", "prussia", "austria")] == [26, 22, 28]


@pytest.mark.rule("M-8.6", "E-10")
def test_only_the_owner_sees_the_cards() -> None:
    """Others see how many cards a hand has, and their backs."""
    match = movement()
    assert power(match, "frederick", "prussia").cards == ["d1-spades-5", "d1-spades-10", "d1-reserve-1"]
    assert {str(power(match, seat, "prussia").cards) for seat in ("maria_theresa", "louis", None)} == {"None"}
    assert power(match, None, "prussia").hand == [3, 0, 0, 0]


@pytest.mark.rule("E-10")
def test_the_pile_is_a_number() -> None:
    """Of the draw pile there is only the number of its cards, and from which decks they are."""
    seen = movement().observe("frederick")
    assert (seen.pile, seen.pile_decks, seen.decks_left) == (38 - 4, [34, 0, 0, 0], 3)


def test_powers_of_a_seat() -> None:
    """The observation says which seat leads which powers; in the introductory game nobody leads the Pragmatic Army."""
    seen = movement().observe(None)
    assert seen.seats["frederick"] == ["prussia", "saxony"]
    assert seen.powers["pragmatic"].seat is None


def test_stacks_are_told() -> None:
    """Who commands a stack and who is the other general can be read off both."""
    match = movement()
    assert (piece(match, None, "prussia-1").commander, piece(match, None, "prussia-1").partner) == (True, "prussia-2")
    assert (piece(match, None, "prussia-2").commander, piece(match, None, "prussia-2").partner) == (False, "prussia-1")


def test_where_a_piece_may_be() -> None:
    """A piece is on the map, off it for a while, or out of this game."""
    match = movement()
    assert [piece(match, None, one).status for one in ("prussia-1", "france-2", "france-1")] == ["map", "off", "out"]


@pytest.mark.rule("M-10.42")
def test_protection_is_told_with_its_generals() -> None:
    """A fortress names the generals who protect it now."""
    match = movement()
    assert (fortress(match, "liegnitz").protected, fortress(match, "liegnitz").protectors[0]) == (True, "prussia-1")
    assert (fortress(match, "praha").controller, fortress(match, "cosel").controller) == ("austria", "austria")


@pytest.mark.rule("M-14.6")
def test_progress_towards_victory() -> None:
    """Each goal says what its power has, needs, and could still take."""
    prussia = next(goal for goal in movement().observe(None).victory if goal.power == "prussia")
    assert (prussia.have, prussia.need, sorted(prussia.cities)) == (2, 12, ["glogau", "liegnitz"])
    assert "breslau" in prussia.open


@pytest.mark.rule("M-9.2", "M-9.3")
def test_own_supply_lines_are_shown() -> None:
    """The own seat sees how each of its generals would be fed now; the others do not see it."""
    pieces = {"prussia-1": "liegnitz", "prussia-3": "berlin", "prussia-train-1": "crossen"}
    match = movement(pieces=pieces)
    lines = {line.general: line for line in match.observe("frederick").supply}
    assert (lines["prussia-3"].state, lines["prussia-1"].state) == ("home", "supplied")
    assert (lines["prussia-1"].path[0], lines["prussia-1"].path[-1]) == ("liegnitz", "crossen")
    assert match.observe(None).supply == []


@pytest.mark.rule("M-9.10")
def test_a_hussar_on_the_line_has_its_price() -> None:
    """A supply line that passes a hussar is shown with what it would cost."""
    free = next(line for line in movement().observe("frederick").supply if line.general == "prussia-1")
    match = movement(hussars=free.path[1:2])
    line = next(line for line in match.observe("frederick").supply if line.general == "prussia-1")
    assert (line.state, line.cost) == ("billed", line.length) if line.hussars else ("supplied", 0)


@pytest.mark.rule("M-9.3")
def test_hunger_is_foreseen() -> None:
    """A general without a way to a train of his power is shown as hungry."""
    match = movement(pieces={"prussia-1": "liegnitz"})
    (line,) = match.observe("frederick").supply
    assert (line.state, line.path, line.train) == ("hungry", [], None)


@pytest.mark.rule("M-11.6", "M-11.7")
def test_the_battle_is_public() -> None:
    """Everybody sees the sides, their sectors' suits, the troops announced and the score."""
    seen = battle().observe(None).battle
    assert seen is not None
    assert (seen.attacker.troops, seen.defender.troops, seen.score, seen.to_play) == (2, 6, -4, "attacker")
    assert seen.defender.generals == ["prussia-1", "prussia-2"]


@pytest.mark.rule("M-11.9", "M-11.12")
def test_what_giving_up_would_cost() -> None:
    """The side to play sees how much it would lose, and whether that would be its end."""
    seen = battle().observe("maria_theresa").battle
    assert (seen.giving_up.lost, seen.giving_up.destroyed, seen.giving_up.tie) == (2, True, False)


def test_cards_played_in_the_battle_are_remembered() -> None:
    """The battle lists what each side has played."""
    match = battle()
    match.apply("maria_theresa", "d1-reserve-1=6")
    match.apply("frederick", "give-up")
    assert match.observe(None).battle is None
    match = battle()
    match.apply("maria_theresa", "d1-reserve-1=6")
    (card,) = match.observe(None).battle.played
    assert (card.power, card.card, card.value) == ("austria", "d1-reserve-1", 6)


@pytest.mark.rule("M-8.13")
def test_a_payment_is_shown_when_it_is_complete() -> None:
    """Until then only the own seat sees which cards have been chosen."""
    cards = [f"d1-hearts-{value}" for value in (2, 3, 4)]
    match = movement(hands={"prussia": cards}, pieces={"prussia-1": "liegnitz"})
    match.apply("frederick", ["replace-prussia-train-1", "berlin", "d1-hearts-3"])
    assert match.observe("frederick").payment.cards == ["d1-hearts-3"]
    assert match.observe("maria_theresa").payment is None


@pytest.mark.rule("M-4.11")
def test_a_division_is_shown_to_its_seat() -> None:
    """While troops are divided the own seat sees what it has given and what is left."""
    match = new()
    match.apply("frederick", "n-5")
    assert (match.observe("frederick").division[0].given, match.observe("frederick").division[0].left) == (
        {"prussia-1": 5},
        17,
    )
    assert match.observe("louis").division[0].given == {}
    assert match.observe(None).division == []
