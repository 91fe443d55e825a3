"""An instruction that answers a window tells the enemy no more than the player's own answer would have."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.mollwitz import answering
from pragmatica.mollwitz.battle import charges, flights
from pragmatica.mollwitz.kept import instructions, log
from pragmatica.mollwitz.kept.instructions import KINDS, WINDOWS_OF
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz import crowded
from tests.mollwitz.build import field, named, spot, unit
from tests.mollwitz.playing import Done

WINDOWS: Final = [[KINDS[kind] for kind in kinds] for kinds in WINDOWS_OF]  # by arm
MOVER, REACTOR = "A_HOHE_1", "P_ASCHW_1"


def riding() -> Match:
    """A squadron is about to step into the front zone of a battalion, which may volley at it."""
    return pragmatica.from_position(
        {
            "format": "pragmatica-position",
            "version": 1,
            "game": "mollwitz",
            "scenario": "battle",
            "turn": 3,
            "active": "austria",
            "group": "A_WL",
            "units": {MOVER: {"at": "2018", "facing": 3}, REACTOR: {"at": "2020"}},
            "leaders": {
                "A_L_ROEME": {"at": "2018"}, "A_L_LANTH": {"at": "2018"}, "P_L_FRIED": {"at": "2021"}
            },
            "orders": {"A_WL": "attack"},
            "asked": [
                {"frame": "activation", "group": "A_WL", "step": 6},
                {"frame": "acting"},
                {"frame": "unit_acts", "units": [MOVER], "before": "2018"},
            ],
        },
        seed=1,
    )  # fmt: skip


def told(match: Match, answer: str, viewer: str | None) -> list[Any]:
    """Step into the zone, and answer where it is asked; what the viewer learns of it."""
    events = list(match.apply("austria", "step-2019"))
    while "prussia" in match.pending:
        events += match.apply("prussia", answer)
    return [one for event in events if (one := event.seen_by(viewer)) is not None]


@pytest.mark.parametrize(("says", "answer"), [("never", "decline"), ("always", f"volley-{REACTOR}")])
@pytest.mark.parametrize("viewer", ["austria", None])
def test_an_instruction_looks_like_an_answer(says: str, answer: str, viewer: str | None) -> None:
    """Declined or fired, asked or not: events, picture, questions, offers and what can be taken back are the same."""
    asked, instructed = riding(), riding()
    instructed.instruct("prussia", {"unit": REACTOR, "window": "volley", "answer": says})
    instructed.instruct("prussia", {"unit": REACTOR, "window": "square", "answer": "never"})
    assert told(instructed, "", viewer) == told(asked, answer, viewer)
    assert looks(instructed, viewer) == looks(asked, viewer)


def looks(match: Match, viewer: str | None) -> list[Any]:
    """How the match looks to the viewer; versions of questions differ where one more has been asked."""
    own = [] if viewer is None else [match.undoable(viewer), match.legal(viewer)]
    return [str(match.observe(viewer)), list(match.pending), own]


def asked_everything(match: Match, seat: str, rng: Random) -> list[str]:
    """All that a seat can find out: its picture, offers, odds, plans, reasons, overlays, record, what it may undo."""
    seen = match.observe(seat)
    found = [
        str(seen),
        str(match.pending),
        match.record_seen(seat),
        str(match.undoable(seat)),
        str(match.version(seat)),
    ]
    things = [f"unit:{one.id}" for one in seen.units if one.hex] + [
        f"leader:{one.id}" for one in seen.leaders if one.hex
    ]
    for thing in rng.sample(things, 6):
        found.append(str(match.look(seat, thing)))
        found.append(str(match.why_not(seat, thing)) if seat in match.pending else "")
    for action in match.legal(seat)[:40]:
        found.append(str(match.odds(seat, action)))
    for action in match.legal(seat)[:4]:
        found.append(str(match.plans(seat, action)))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_can_be_asked_tells_of_instructions(seed: int) -> None:
    """At many moments of a fight the other side's instructions, any, leave all that a seat can find out as it is.

    Nor do those of its twins, in which the instructions of others are drawn anew.
    """
    rng = Random(seed)
    match = fighting(rng)
    arms = match.state.army.arm
    for moment in range(6):
        for _ in range(25):
            asked = rng.choice(list(match.pending))
            match.apply(asked, rng.choice(match.legal(asked)))
        for seat, other in (("prussia", "austria"), ("austria", "prussia")):
            twin = match.copy()
            wishes = [
                {"unit": one.id, "window": window, "answer": rng.choice(["never", "always"])}
                for one in match.observe(other).units
                if one.side == other and one.hex
                for window in WINDOWS[arms[match.state.army.unit_number[one.id]]]
            ]
            twin.instruct(other, rng.sample(wishes, 40))
            drawn = match.resample(seat, Random(moment))
            whole = asked_everything(match, seat, Random(moment))
            assert asked_everything(twin, seat, Random(moment)) == whole
            assert asked_everything(drawn, seat, Random(moment))[0] == whole[0]


def fighting(rng: Random) -> Match:
    """A match in which the armies stand close together."""
    match = pragmatica.new("mollwitz", scenario="battle", players=2, seed=rng.randrange(1000))
    match.state = crowded.begun(rng)
    return pragmatica.from_position(match.to_position(), seed=rng.randrange(1000))


def test_a_twin_asks_what_is_asked() -> None:
    """A step that can be taken back has opened a window: instructions drawn for its player do not answer it there."""
    match = riding()
    match.apply("austria", "step-2019")
    assert (list(match.pending), match.undoable("austria")) == (["prussia"], 1)
    for number in range(30):
        twin = match.resample("austria", Random(number))
        assert (twin.pending, twin.undoable("austria")) == (match.pending, 1)


def test_its_player_is_told_that_it_was_used() -> None:
    """The event names unit and window; the other side has no such event."""
    match = riding()
    match.instruct("prussia", {"unit": REACTOR, "window": "volley", "answer": "never"})
    match.instruct("prussia", {"unit": REACTOR, "window": "square", "answer": "never"})
    events = [one for one in match.apply("austria", "step-2019") if one.kind == "instruction-used"]
    assert {one.only for one in events} == {("prussia",)}
    assert events[0].seen_by("prussia")["unit"] == f"unit:{REACTOR}"


def test_what_an_instruction_did_cannot_be_taken_back() -> None:
    """Else a mover could find out what has been instructed, step by step."""
    match = riding()
    match.instruct("prussia", {"unit": REACTOR, "window": "volley", "answer": "never"})
    match.instruct("prussia", {"unit": REACTOR, "window": "square", "answer": "never"})
    match.apply("austria", "step-2019")
    assert match.undoable("austria") == 0


def test_asking_for_one_window_asks() -> None:
    """Who wants to be asked about any of what a window offers is asked."""
    match = riding()
    match.instruct("prussia", {"unit": REACTOR, "window": "square", "answer": "never"})
    match.apply("austria", "step-2019")
    assert "prussia" in match.pending


def came_of(s: State, seat: int, code: int, said: list[int]) -> tuple[Any, bool]:
    """What comes of an answer where both sides have said this beforehand, and whether it can be taken back."""
    twin = s.copy()
    twin.instructions, twin.log = said, []
    answering.apply(twin, seat, code)
    assert twin.top is not None
    events = [one for one in twin.log if one[0] != log.INSTRUCTION_USED]
    return (events, twin.pending(), twin.top.name()), not twin.revealed


@pytest.mark.parametrize("seed", [5, 8])
def test_where_nothing_else_differs_as_much_can_be_taken_back(seed: int) -> None:
    """An instruction that decided nothing, as where horse that withdraws has one way only, ends nobody's undo."""
    rng, alike = Random(seed), 0
    s = crowded.begun(rng, cavalry_may_stay=seed % 2 == 0)
    everything = instructions.empty(s.army.units)
    for one, arm in enumerate(s.army.arm):
        for kind in WINDOWS_OF[arm]:
            everything[one * len(KINDS) + kind] = instructions.NEVER
    for _ in range(450):
        assert s.top is not None
        seat = rng.choice(s.pending())
        code = rng.choice(answering.legal(s, seat))
        plain = came_of(s, seat, code, instructions.empty(s.army.units))
        told = came_of(s, seat, code, everything)
        if plain[0] == told[0]:
            assert plain[1] == told[1], s.top.name()
            alike += 1
        crowded.answer(s, rng)
    assert alike > 100


@pytest.mark.parametrize("says", [instructions.NEVER, instructions.ALWAYS])
def test_horse_with_one_way_to_withdraw_goes_it_unnoticed(says: int) -> None:
    """Its player would not have been asked; so what he has said beforehand ends nobody's undo."""
    found: list[tuple[bool, list[str]]] = []
    for said in (instructions.ASK, says):
        s = field("A_HOHE_1 20,10 facing 3", "P_ASCHW_1 20,11", "A_BOTTA_1 19,9 facing 3", "A_BOTTA_2 21,8 facing 3")
        horse = unit(s, "A_HOHE_1")
        s.instructions = instructions.given(s.instructions, horse, instructions.WITHDRAW, said)
        flights.withdraw(s, Done(None), (horse,), spot(s, "20,11"), False)
        found.append((s.revealed, named(s, [s.place[horse]])))
    assert found == [(False, ["20,8"])] * 2


@pytest.mark.parametrize("says", [instructions.NEVER, instructions.ALWAYS])
def test_horse_with_one_facing_to_take_takes_it_unnoticed(says: int) -> None:
    """Likewise where it turns towards a mover whom one facing alone has squarely in front."""
    found: list[tuple[bool, int]] = []
    for said in (instructions.ASK, says):
        s = field("A_HOHE_1 20,10 facing 0", "P_ASCHW_1 20,11")
        horse = unit(s, "A_HOHE_1")
        s.instructions = instructions.given(s.instructions, horse, instructions.FACE, said)
        charges.FaceTo(Done(None), 1, (horse,), spot(s, "20,11")).go(s)
        found.append((s.revealed, s.facing[horse]))
    assert found == [(False, 3)] * 2
