"""Chapter 5, the order of play, and the length of the introductory game."""

import pytest

from pragmatica.maria import answering, sequence
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import AUSTRIA, BAVARIA, FRANCE, PRUSSIA, SAXONY
from pragmatica.maria.kept.state import State
from pragmatica.maria.sequence import (
    AUSTRIA_PRAGMATIC,
    COMBAT,
    FRANCE_BAVARIA,
    HUSSARS,
    MOVEMENT,
    PRUSSIA_SAXONY,
    RETROACTIVE_CONQUEST,
    SUPPLY,
    TACTICAL_CARDS,
)
from pragmatica.maria.victory.introductory import AUSTRIA_HELD_OUT
from tests.maria import build

QUIET = (255, 250, 0)  # END, GIVE_UP; STAY; no subsidy, no recruits


def rest(s: State, turns: int) -> list[tuple[int, ...]]:
    """Play quietly until this turn has begun, or to the end, and return what was logged."""
    s.log = []
    while not s.over() and s.turn < turns:
        seat = s.pending()[0]
        codes = answering.legal(s, seat)
        answering.apply(s, seat, next((code for code in QUIET if code in codes), codes[0]))
    return s.log


def course(events: list[tuple[int, ...]]) -> list[tuple[str, int]]:
    """Turns, stages, phases and winters of a log, in order."""
    letters = {log.TURN_BEGAN: "turn", log.STAGE_BEGAN: "stage", log.PHASE_BEGAN: "phase", log.WINTER_BEGAN: "winter"}
    return [(letters[event[0]], event[1]) for event in events if event[0] in letters]


@pytest.mark.rule("M-5.1", "M-5.4", "M-5.10", "M-4.2")
def test_course_of_a_turn() -> None:
    """Hussars, then the three action stages of five phases each; then the next turn."""
    s = sequence.start(build.board(), build.rules(), seed=5)
    phases = [("phase", phase) for phase in (TACTICAL_CARDS, SUPPLY, MOVEMENT, COMBAT, RETROACTIVE_CONQUEST)]

    assert course(rest(s, 2)) == [
        ("turn", 1),
        ("stage", HUSSARS),
        ("stage", FRANCE_BAVARIA),
        *phases,
        ("stage", PRUSSIA_SAXONY),
        *phases,
        ("stage", AUSTRIA_PRAGMATIC),
        *phases,
        ("turn", 2),
        ("stage", HUSSARS),
    ]


@pytest.mark.rule("M-5.7", "M-14.8", "M-13.1", "M-1.2", "M-14.10")
@pytest.mark.parametrize("players", [2, 3])
def test_nine_turns_and_two_winters(players: int) -> None:
    """Winter follows turns 3 and 6; after turn 9 the game ends without one and Austria's player has won."""
    s = sequence.start(build.board(), build.rules(players), seed=5)
    events = course(rest(s, 10))

    assert [event for event in events if event[0] in ("turn", "winter")] == [
        ("turn", 1),
        ("turn", 2),
        ("turn", 3),
        ("winter", 3),
        ("turn", 4),
        ("turn", 5),
        ("turn", 6),
        ("winter", 6),
        ("turn", 7),
        ("turn", 8),
        ("turn", 9),
    ]
    assert (s.winner, s.reason) == (s.rules.seat_of[AUSTRIA], AUSTRIA_HELD_OUT)


@pytest.mark.rule("M-5.2", "M-5.3", "M-5.5", "M-14.2")
@pytest.mark.parametrize(
    ("stage", "powers"),
    [
        (FRANCE_BAVARIA, [FRANCE, BAVARIA]),
        (PRUSSIA_SAXONY, [PRUSSIA, SAXONY]),
        (AUSTRIA_PRAGMATIC, [AUSTRIA]),
        (sequence.WINTER, [FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA]),
    ],
)
def test_who_acts(stage: int, powers: list[int]) -> None:
    """Each stage has its powers, in the order that counts; the Pragmatic Army is out of the introductory game."""
    assert sequence.active_powers(build.position(), stage) == powers


@pytest.mark.rule("M-5.8", "M-13.1", "D-52")
def test_winter_follows_the_order_of_the_stages() -> None:
    """In winter the powers come in the order of their stages."""
    stages = (FRANCE_BAVARIA, PRUSSIA_SAXONY, AUSTRIA_PRAGMATIC)

    assert sequence.ACTIVE[sequence.WINTER] == sum((sequence.ACTIVE[stage] for stage in stages), ())


@pytest.mark.rule("M-14.6", "E-9")
def test_nothing_begins_after_the_end() -> None:
    """Once the match is over the course goes nowhere."""
    s = build.position(stage=FRANCE_BAVARIA)
    s.finish(1, 1)

    sequence.Course(None, 1).resume(s)

    assert s.pending() == []
    assert (s.stage, s.log) == (FRANCE_BAVARIA, [])


@pytest.mark.rule("M-5.3", "M-8.1")
def test_powers_of_a_stage_act_together() -> None:
    """Both powers draw before either is moved."""
    s = sequence.start(build.board(), build.rules(), seed=5)
    events = rest(s, 2)
    first = events.index((log.PHASE_BEGAN, TACTICAL_CARDS))
    second = events.index((log.PHASE_BEGAN, SUPPLY))

    assert [event[1] for event in events[first:second] if event[0] == log.CARDS_DRAWN] == [FRANCE, BAVARIA]
