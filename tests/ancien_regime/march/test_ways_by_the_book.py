"""Where generals may go in many positions, against a second, plain telling of the rules."""

from __future__ import annotations

import pytest

from pragmatica.ancien_regime.kept.board import IMPASSABLE, NEUTRAL, NOBODY, OFF_BOARD
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import marching
from pragmatica.ancien_regime.march.marching import SEA, STOP, Refused
from tests.ancien_regime.plain import PORTIONS, allied, controller, enemies_in, family, situations

Way = tuple[int, ...]


def may_enter(s: State, power: int, land: int) -> bool:
    """What holds for every step."""
    home, owner = s.board.home[land], controller(s, land)
    if s.board.kind[land] == IMPASSABLE:
        return False
    if home != NOBODY and s.status[home] == NEUTRAL and not family(s, power, home):
        return False
    if s.status[power] == NEUTRAL and (owner == NOBODY or not family(s, power, owner)):
        return False
    return owner == NOBODY or not allied(s, power, owner) or s.controller[owner] != NOBODY


def may_pass(s: State, power: int, land: int) -> bool:
    """What holds for every step of a Strategic Move."""
    owner = controller(s, land)
    friendly = owner == power or (owner != NOBODY and allied(s, power, owner))
    return friendly and may_enter(s, power, land) and not enemies_in(s, power, land)


def needed(s: State, power: int, *owners: int) -> set[int]:
    """Those of the owners who must consent."""
    allies = {one for one in owners if one != NOBODY and allied(s, power, one)}
    return {one for one in allies if s.controller[one] != s.controller[power]}


def ways(s: State, general: int) -> dict[Way, tuple[int, set[int]]]:
    """Every way that the general may go, where it ends, and who must consent."""
    power, start, near = s.board.general_power[general], s.place[general], s.board.neighbours
    found: dict[Way, tuple[int, set[int]]] = {}
    longer: list[Way] = [()]
    for way in longer:
        for land in near[way[-1] if way else start]:
            lands = (*way, land)
            if not way and may_enter(s, power, land):
                found[lands] = (land, needed(s, power, controller(s, land)))
            if may_pass(s, power, land):
                found[lands] = (land, needed(s, power, *[controller(s, one) for one in lands]))
                if len(lands) < 3:
                    longer.append(lands)
    for route, ends in enumerate(s.board.route_ends):
        owner = s.board.route_owner[route]
        if start in ends and (owner == power or (allied(s, power, owner) and s.controller[owner] != NOBODY)):
            land = ends[0] if ends[1] == start else ends[1]
            if may_enter(s, power, land):
                found[(SEA + route,)] = (land, needed(s, power, owner, controller(s, land)))
    beside = {s.place[one] for one in s.board.generals_of[power] if one != general}
    return {way: (end, allies) for way, (end, allies) in found.items() if end not in beside}


def offered(s: State, general: int, refused: Refused) -> set[Way]:
    """Every way that is offered step by step; none leads where nothing is offered."""
    found: set[Way] = set()
    open_ways: list[Way] = [()]
    for way in open_ways:
        codes = marching.steps(s, general, way, refused)
        assert codes or not way
        for code in codes:
            if code == STOP:
                found.add(way)
            elif code >= SEA:
                found.add((code,))
            else:
                open_ways.append((*way, code))
    return found


def movable(s: State) -> list[int]:
    """Generals on the board whose power has a player."""
    powers = s.board.general_power
    return [one for one, land in enumerate(s.place) if land != OFF_BOARD and s.controller[powers[one]] != NOBODY]


@pytest.mark.rule("A-9.71", "A-9.72", "A-9.73", "A-9.74", "A-5.4", "A-5.18", "A-7.8", "A-12.20")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_ways_and_consents(portion: int) -> None:
    """Marches, Sea Moves and Strategic Moves are those of the rules, and so are the allies who must consent."""
    for s, _ in situations(portion):
        for general in movable(s):
            plain = ways(s, general)
            assert offered(s, general, ()) == set(plain)
            assert marching.can_move(s, general, ()) == bool(plain)
            for way, (_end, allies) in plain.items():
                assert set(marching.consents(s, general, way)) == allies


@pytest.mark.rule("A-5.18", "A-4.6")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_ways_after_refusals(portion: int) -> None:
    """What an ally has refused is closed by every way that needs it; of other ways only roundabout ones are missing."""
    for s, rng in situations(portion):
        for general in movable(s):
            plain = ways(s, general)
            asked = sorted({(general, ally, end) for end, allies in plain.values() for ally in allies})
            refused = tuple(rng.sample(asked, min(len(asked), 3)))
            left = {
                way for way, (end, allies) in plain.items() if not any((general, one, end) in refused for one in allies)
            }
            found = offered(s, general, refused)
            assert found <= left
            assert all(len({s.place[general], *way}) <= len(way) for way in left - found)
