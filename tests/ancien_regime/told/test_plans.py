"""Plans: whole moves of generals agree with their single steps."""

from __future__ import annotations

from random import Random

import pytest

from pragmatica import Plan
from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.kept.board import OFF_BOARD
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import CONSENT_ASKED, MOVED, SAILED
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import marching
from pragmatica.ancien_regime.march.moves import END, Consent, Moving, PickGeneral, Route
from pragmatica.ancien_regime.named import asking
from pragmatica.ancien_regime.named.actions import Actions
from pragmatica.ancien_regime.told.plans import plans
from pragmatica.core.flow import answering
from tests.ancien_regime import boards
from tests.ancien_regime.build import general, land, position
from tests.ancien_regime.moving import PRUSSIA, turn

Ends = dict[tuple[str, frozenset[str]], int]  # where a move ends and who consents; its fewest steps


def planned(found: list[Plan]) -> Ends:
    """What plans say."""
    ends: Ends = {}
    for plan in found:
        consents = plan.fields["consents"]
        assert isinstance(consents, list)
        key = (str(plan.fields["land"]), frozenset(str(one) for one in consents))
        assert key not in ends
        ends[key] = int(str(plan.fields["steps"]))
    return ends


def walked(s: State, seat: int, code: int, who: int) -> Ends:
    """All ends of the move that begins with this answer, found by giving every further one."""
    ends: Ends = {}
    ring = [(s, code)]
    while ring:
        state, answer = ring.pop()
        after = state.copy()
        after.log = []
        answering.apply(after, seat, answer)
        asked = asking.frame(after, seat) if seat in after.pending() else None
        if isinstance(asked, Route) and asked.general == who:
            ring += [(after, one) for one in asked.legal(after, seat)]
            continue
        way = announced(after, who)
        where = s.board.ids[marching.end_of(s, who, way)]
        key = (where, frozenset(asking.POWER[one] for one in marching.consents(s, who, way)))
        ends[key] = min(len(way), ends.get(key, len(way)))
    return ends


def announced(s: State, who: int) -> tuple[int, ...]:
    """The way of the move that has just been announced, whether it waits for something or has been made."""
    frame: Frame | None = s.top
    while frame is not None:
        if isinstance(frame, (Consent, Moving)) and frame.general == who:
            return frame.way
        frame = frame.below
    steps = [event for event in s.log or [] if event[0] in (MOVED, SAILED) and event[2] == who]
    assert not any(event[0] == CONSENT_ASKED for event in s.log or [])
    return tuple(
        event[4]
        if event[0] == MOVED
        else next(
            marching.SEA + route
            for route in s.board.routes_at[event[3]]
            if marching.other_end(s, route, event[3]) == event[4]
        )
        for event in steps
    )


@pytest.mark.rule("A-9.73")
def test_going_out_and_back_is_a_move() -> None:
    """A Strategic Move may end where it began."""
    s = position("prussia berlin")
    turn(s, "prussia")
    found = plans(s, PRUSSIA, general(s, "prussia", "berlin"), Actions(s.board))
    assert [plan.fields["steps"] for plan in found if plan.fields["land"] == "berlin"] == [2]
    assert s.place[general(s, "prussia", "berlin")] == land(s, "berlin")


@pytest.mark.rule("A-9.71", "A-9.72", "A-9.73", "A-5.18")
@pytest.mark.parametrize(("scenario", "players"), [("1740", 7), ("1756", 5)])
def test_plans_are_all_that_the_steps_can_do(scenario: str, players: int) -> None:
    """Ends, consents and fewest steps of the plans are those of an exhaustive walk, in random games."""
    compared = 0
    for seed in range(2):
        rules = boards.rules(players, scenario, round_limit="6")
        s, rng = sequence.start(boards.board(), rules, seed), Random(seed)
        names = Actions(s.board)
        while not s.over():
            seat = rng.choice(s.pending())
            codes = answering.legal(s, seat)
            frame = asking.frame(s, seat)
            moves = [code for code in codes if begins(s, frame, code)]
            if moves:
                code = rng.choice(moves)
                who = frame.general if isinstance(frame, Route) else code
                assert planned(plans(s, seat, code, names)) == walked(s, seat, code, who)
                compared += 1
            answering.apply(s, seat, rng.choice(codes))
    assert compared > 50


def begins(s: State, frame: Frame, code: int) -> bool:
    """Whether this answer begins a move of several answers, or goes on with one."""
    if isinstance(frame, PickGeneral):
        return code != END and s.place[code] != OFF_BOARD
    return isinstance(frame, Route) and code != marching.STOP
