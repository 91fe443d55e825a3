"""Chits, hidden dice and instructions: who is told of them, and what a twin has in their place."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Illegal, Match, Unreadable
from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.secret import sights
from pragmatica.mollwitz.turn.pairs import Pair
from tests.mollwitz.boards import arm

CHARGE = {"unit": "A_HOHE_1", "window": "charge", "answer": "chance", "least": 7}
VOLLEY = {"unit": "P_ASCHW_1", "window": "volley", "answer": "never", "least": None}


def begun(seed: int = 1, **options: Any) -> Match:
    """A battle before its first answer."""
    return pragmatica.new("mollwitz", scenario="battle", players=2, seed=seed, options=options)


def inside(match: Match) -> State:
    """The state, with all its secrets."""
    assert isinstance(match.state, State)
    return match.state


def pair(match: Match) -> Pair:
    """The pair of chits that is being played."""
    found = sights.pair(inside(match))
    assert isinstance(found, Pair)
    return found


def thrown(seed: int = 1, **options: Any) -> tuple[Match, str, str]:
    """A battle in which both have thrown; who has the higher total, with his chit face down, and the other."""
    match = begun(seed, **options)
    match.apply("prussia", "wing-P_L1")
    match.apply("austria", "wing-A_WL")
    (higher,) = match.pending
    return match, higher, next(seat for seat in match.seats if seat != higher)


@pytest.mark.rule("W-1.12", "W-2.4")
def test_a_choice_is_seen_by_its_side_alone() -> None:
    """Before both have chosen, that one has is public, and which chit is his own secret."""
    match = begun()
    match.apply("austria", "wing-A_WL")
    seen = {viewer: match.observe(viewer).pair for viewer in ("prussia", "austria", None)}
    assert {viewer: list(one.chosen) for viewer, one in seen.items()} == {viewer: ["austria"] for viewer in seen}
    assert {viewer: dict(one.chits) for viewer, one in seen.items()} == {
        "prussia": {},
        "austria": {"austria": "A_WL"},
        None: {},
    }


@pytest.mark.rule("W-1.12", "W-2.5")
def test_dice_are_hidden_with_their_chit_and_totals_are_not() -> None:
    """The lower total's chit and die lie open; of the higher one everybody learns the total."""
    match, higher, lower = thrown()
    for viewer in (lower, None):
        seen = match.observe(viewer).pair
        assert list(seen.totals) == ["prussia", "austria"]
        assert list(seen.dice) == list(seen.chits) == [lower]
    assert higher in match.observe(higher).pair.dice


@pytest.mark.rule("W-1.12")
def test_public_dice_are_shown() -> None:
    """With the option for it both dice are told, and the chit is not."""
    match, higher, lower = thrown(hidden_dice=False)
    seen = match.observe(lower).pair
    assert set(seen.dice) == {higher, lower}
    assert set(seen.chits) == {lower}


@pytest.mark.rule("W-1.12", "W-2.5")
def test_a_twin_has_another_chit_whose_total_is_the_one_told() -> None:
    """What lies face down is any unused chit with a die of 0 to 9 that makes the same total; the own one stays."""
    match, higher, lower = thrown()
    side = match.seats.index(higher)
    found = set()
    for number in range(60):
        twin = pair(match.resample(lower, Random(number)))
        s = inside(match)
        assert twin.totals == pair(match).totals
        assert twin.totals[side] == twin.dice[side] + orders.initiative(s, twin.wings[side])
        assert 0 <= twin.dice[side] <= 9
        found.add(twin.wings[side])
    assert len(found) > 1
    kept = pair(match.resample(higher, Random(1)))
    assert (kept.wings, kept.dice) == (pair(match).wings, pair(match).dice)


@pytest.mark.rule("W-1.12")
def test_a_twin_of_public_dice_keeps_them() -> None:
    """Only a chit with the same initiative can lie under a die that everybody has seen."""
    match, _, lower = thrown(hidden_dice=False)
    assert {pair(match.resample(lower, Random(number))).dice for number in range(30)} == {pair(match).dice}


@pytest.mark.rule("W-2.4")
def test_a_twin_of_a_choice_has_another_one() -> None:
    """While Prussia has not chosen, Austria's chit may be any of hers."""
    match = begun()
    match.apply("austria", "wing-A_WL")
    frames = [sights.pair(inside(match.resample("prussia", Random(number)))) for number in range(40)]
    assert len({one.chosen[1] for one in frames if one is not None and not isinstance(one, Pair)}) > 3


def test_instructions_are_kept_read_and_replaced() -> None:
    """They are given for one's own units, told as they were given, and `ask` ends one."""
    match = begun()
    match.instruct("austria", CHARGE)
    match.instruct("prussia", [VOLLEY])
    assert [dict(one) for one in match.instructions("austria")] == [CHARGE]
    seen = match.observe("austria").instructions[0]
    assert (seen.unit, seen.window, seen.answer, seen.least) == tuple(CHARGE.values())
    match.instruct("austria", {"unit": "A_HOHE_1", "window": "charge", "answer": "ask"})
    assert match.instructions("austria") == []
    assert [dict(one) for one in match.instructions("prussia")] == [VOLLEY]


def test_an_instruction_has_an_id_that_reads_back() -> None:
    """The record of a match with instructions plays again; the one that others may see has none of them."""
    match = begun()
    match.instruct("austria", [CHARGE])
    match.apply("austria", "wing-A_WL")
    match.apply("prussia", "instruct:P_ASCHW_1:volley=never")
    text = match.record_text()
    assert "austria: instruct:A_HOHE_1:charge=chance-7" in text
    again = pragmatica.read_record(text)
    assert again.digest() == match.digest()
    assert "instruct" not in match.record_seen(None)
    assert match.record_seen("prussia").count("instruct") == 1


@pytest.mark.parametrize(
    ("wish", "what"),
    [
        ({**CHARGE, "unit": "P_ASCHW_1"}, "unit"),
        ({**CHARGE, "unit": "nobody"}, "unit"),
        ({**CHARGE, "window": "volley"}, "window"),
        ({**CHARGE, "least": 11}, "least"),
        ({**CHARGE, "least": None}, "least"),
        ({**CHARGE, "answer": "always"}, "least"),
        ({**CHARGE, "answer": "perhaps"}, "answer"),
        ({**CHARGE, "window": "withdraw"}, "answer"),
        ({**CHARGE, "more": 1}, "more"),
    ],
)
def test_an_instruction_that_means_nothing_is_unreadable(wish: dict[str, Any], what: str) -> None:
    """Each field is checked: units of others, windows that the arm never meets, chances where no test is made."""
    with pytest.raises(Unreadable, match=what):
        begun().instruct("austria", wish)


def test_all_units_can_be_instructed_at_once_and_then_no_more() -> None:
    """What a whole army can be told fits between two answers; without end it does not go on."""
    match = begun()
    units = [one.id for one in match.observe("austria").units if one.side == "austria" and arm(one.id) == "cavalry"]
    wishes = [
        {"unit": unit, "window": window, "answer": "never"}
        for unit in units
        for window in ("charge", "withdraw", "face")
    ]
    for _ in range(600 // len(wishes)):
        match.instruct("austria", wishes)
    with pytest.raises(Illegal):
        match.instruct("austria", wishes)


def test_a_twin_has_other_instructions_of_others() -> None:
    """The own ones stay; those of the other side are any."""
    match = begun()
    match.instruct("austria", CHARGE)
    twins = [match.resample("austria", Random(number)) for number in range(20)]
    assert all([dict(one) for one in twin.instructions("austria")] == [CHARGE] for twin in twins)
    assert len({str(twin.instructions("prussia")) for twin in twins}) > 5


def test_nothing_that_others_see_tells_of_an_instruction() -> None:
    """Observations, questions, offers, versions and the record of others are the same with and without it."""
    match = begun()
    match.apply("austria", "wing-A_WL")

    def sight(viewer: str | None) -> str:
        own = "" if viewer is None else f"{match.legal(viewer)} {match.version(viewer)} {match.undoable(viewer)}"
        return f"{match.observe(viewer)} {match.pending} {own} {match.record_seen(viewer)}"

    before = {viewer: sight(viewer) for viewer in ("prussia", None)}
    match.instruct("austria", CHARGE)
    assert {viewer: sight(viewer) for viewer in before} == before
    assert not match.noticed


def test_only_units_of_the_scenario_are_instructed_in_a_twin() -> None:
    """A twin of `romer` can be saved and read: nobody is told anything who takes no part."""
    match = pragmatica.new("mollwitz", scenario="romer", players=2, seed=1)
    for number in range(10):
        twin = match.resample("prussia", Random(number))
        assert pragmatica.load(twin.to_json()).instructions("austria") == twin.instructions("austria")
