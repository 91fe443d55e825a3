"""Dice, open and hidden, and the flow on which the smallest game with them is built."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.core import register
from pragmatica.core.dice import D6, D10, TWO_D6, Dice
from pragmatica.core.game import make_setup
from pragmatica.core.rng import key_of
from pragmatica.core.verifying import verify
from tests.core import duel


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The duel is a game like others here."""
    monkeypatch.setitem(register._announced, "duel", "tests.core.duel")
    monkeypatch.setitem(register._games, "duel", duel.GAME)


def begun(seed: int = 3, draws: tuple[int, ...] = ()) -> Match:
    """A duel, with its first draws prescribed."""
    match = Match.start(duel.GAME, make_setup(duel.GAME, "plain", 2, {}, None), seed)
    match.state.script(list(draws))
    return match


def thrown(draws: tuple[int, ...]) -> Match:
    """A duel in which north has chosen chit 2, south chit 0, and the dice have fallen so."""
    match = begun(draws=draws)
    match.apply("south", "chit-0")
    match.apply("north", "chit-2")
    return match


def played(seed: int) -> Match:
    """A whole duel of random answers."""
    match, rng = begun(seed), Random(seed)
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("dice", [D6, D10, TWO_D6, Dice(3, 4)])
def test_ways_are_all_throws_counted(dice: Dice) -> None:
    """Each total comes about in as many ways as there are throws that show it."""
    sides = range(dice.least, dice.least + dice.sides)
    counted = Counter(sum(faces) for faces in product(sides, repeat=dice.count))
    assert {total: dice.ways(total) for total in dice.totals()} == counted
    assert dice.ways(dice.totals().start - 1) == dice.ways(dice.totals().stop) == 0


def test_dice_show_what_is_drawn() -> None:
    """Each die is one draw from its lowest side on."""
    s = duel.GAME.start(begun().setup, 1, [])
    s.script([0, 5, 9])
    assert (TWO_D6.throw(s), D10.throw(s), s.chance, s.revealed) == ((1, 6), (9,), [0, 5, 9], True)


def test_dice_are_fair() -> None:
    """The generator shows each side of a die about as often."""
    s = duel.State(begun().setup, key_of(5))
    seen = Counter(D10.throw(s)[0] for _ in range(10_000))
    assert sorted(seen) == list(range(10))
    assert max(abs(number - 1000) for number in seen.values()) < 150


def test_a_total_falls_again_in_all_its_ways() -> None:
    """Redrawn dice show the total, and in time every throw that does."""
    rng = Random(1)
    assert {TWO_D6.fallen(4, rng) for _ in range(100)} == {(1, 3), (2, 2), (3, 1)}
    with pytest.raises(ValueError, match="do not show 13"):
        TWO_D6.fallen(13, rng)


def test_the_total_of_hidden_dice_is_public() -> None:
    """Everybody is told it; how the die fell is told to who threw it alone."""
    match = begun(draws=(5, 6))
    match.apply("south", "chit-0")
    told = match.apply("north", "chit-2")
    assert [one.seen_by(None) for one in told] == [
        {"kind": "thrown", "seat": "seat:north", "total": 7},
        {"kind": "thrown", "seat": "seat:south", "total": 6},
    ]
    assert [(one.seen_by("north") or {}).get("dice") for one in told] == [[5], None]
    assert match.observe("south").mine == [0, 6]
    assert match.observe("south").totals == [7, 6]


def test_hidden_dice_are_thrown_again_while_totals_are_equal() -> None:
    """2 and 4 are 0 and 6; the next dice decide."""
    match = thrown((4, 6, 1, 9))
    assert match.observe(None).totals == [3, 9]
    assert match.records[-1].chance == (4, 6, 1, 9)


def test_open_dice_are_for_all() -> None:
    """Who begins throws two of them, and everybody sees how they fell."""
    match = thrown((5, 6))
    match.state.script([2, 3])
    assert match.apply("north", "north")[-1].seen_by(None) == {
        "kind": "scored",
        "seat": "seat:north",
        "points": 7,
        "dice": [3, 4],
    }


def test_nothing_is_taken_back_once_dice_have_fallen() -> None:
    """Neither of the answers that led to the throw; the first of them could be before."""
    match = begun()
    match.apply("south", "chit-0")
    assert match.undoable("south") == 1
    match.apply("north", "chit-2")
    assert (match.undoable("north"), match.undoable("south")) == (0, 0)


def test_a_secret_choice_is_told_to_nobody() -> None:
    """No event, and others see only that the seat owes no answer any more."""
    match = begun()
    assert match.apply("south", "chit-0") == []
    assert list(match.pending) == ["north"]
    assert match.observe("north") == begun().observe("north")


@pytest.mark.parametrize("seed", range(5))
def test_dice_stand_in_records_and_are_verified(seed: int) -> None:
    """A record reads back; its dice are those of the seed, and others are found out."""
    match = played(seed)
    twin = pragmatica.read_record(match.record_text())
    assert (twin.to_json(), verify(twin)) == (match.to_json(), [])

    forged, record = match.at(2), match.records[2]
    changed = tuple((one + 1) % 6 for one in record.chance)
    forged.repeat(record._replace(chance=changed))
    assert verify(forged) == [f"Record 2 tells draws {list(changed)}, the seed makes others."]


def test_a_saved_duel_goes_on_alike() -> None:
    """Chains of frames of another game read back, hidden dice in them too."""
    match = thrown((5, 6))
    twin = pragmatica.load(match.to_json())
    assert twin.observe("north") == match.observe("north")
    assert [one.seen_by_all() for one in twin.apply("north", "south")] == [
        one.seen_by_all() for one in match.apply("north", "south")
    ]


def test_hidden_dice_are_redrawn_with_their_total() -> None:
    """In every twin south sees the same; north's chit and die make the total that all were told."""
    match = thrown((5, 6))
    rng, seen = Random(2), set()
    for _ in range(200):
        twin = match.resample("south", rng)
        assert twin.observe("south") == match.observe("south")
        seen.add(tuple(twin.observe("north").mine))
    assert seen == {(chit, 7 - chit) for chit in range(4)}


def test_equal_totals_tell_of_what_was_chosen() -> None:
    """Both have had 12 before, as only chit 3 makes it: north has that one in every twin, whatever it threw then."""
    match = begun(draws=(9, 9, 2, 1))
    match.apply("south", "chit-3")
    match.apply("north", "chit-3")
    assert match.observe(None).totals == [5, 4]
    rng = Random(2)
    assert {tuple(match.resample("south", rng).observe("north").mine) for _ in range(50)} == {(3, 9, 2)}


@pytest.mark.parametrize("seed", range(3))
def test_both_worlds_tell_a_seat_the_same(seed: int) -> None:
    """Whatever north had chosen and thrown, the same answers of south tell south the same up to the next throw."""
    rng = Random(seed)
    match = begun(seed)
    match.apply("north", rng.choice(match.legal("north")))
    twin = match.resample("south", rng)
    assert twin.legal("south") == match.legal("south")
    assert twin.observe("south") == match.observe("south")
    assert {seat: one.version for seat, one in twin.pending.items()} == {
        seat: one.version for seat, one in match.pending.items()
    }
