"""Relations and ground once more, read off statuses and pieces one by one: what random tests measure the engine by.

Nothing here looks at the tables that the engine derives from them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from pragmatica.ancien_regime.board import IMPASSABLE, NEUTRAL, NOBODY, OFF_BOARD
from pragmatica.ancien_regime.state import State


def family(s: State, one: int, other: int) -> bool:
    """Whether one player decides for both; a power is of its own family [A-1.3]."""
    return one == other or s.controller[one] == s.controller[other] != NOBODY


def allied(s: State, one: int, other: int) -> bool:
    """Whether two powers are allies [A-1.4]."""
    together = s.status[one] == s.status[other] < NEUTRAL
    return one != other and (together or family(s, one, other))


def at_war(s: State, one: int, other: int) -> bool:
    """Whether two powers are at war [A-1.5]."""
    return one != other and not allied(s, one, other) and NEUTRAL not in (s.status[one], s.status[other])


def controller(s: State, land: int) -> int:
    """Who controls the territory [A-1.8]."""
    return s.board.home[land] if s.garrison[land] == NOBODY else s.garrison[land]


def generals(s: State, land: int) -> list[int]:
    """The generals in the territory, in the Order of Powers."""
    return [general for general, place in enumerate(s.place) if place == land]


def on_board(s: State, power: int) -> list[int]:
    """The generals of the power on the board, by territory."""
    found = [general for general in s.board.generals_of[power] if s.place[general] != OFF_BOARD]
    return sorted(found, key=lambda general: s.place[general])


def powers(s: State, land: int) -> list[int]:
    """The powers with pieces in the territory."""
    owners = {s.garrison[land]} - {NOBODY}
    return sorted(owners | {s.board.general_power[general] for general in generals(s, land)})


def exposed(s: State, power: int, land: int) -> bool:
    """Whether pieces of the power, which is neutral, may yet be attacked in the territory [A-1.6]."""
    home = s.board.home[land]
    safe = home == power or (home != NOBODY and s.status[home] == NEUTRAL and family(s, power, home))
    return s.status[power] == NEUTRAL and not safe


def enemies_in(s: State, land: int, one: int, other: int) -> bool:
    """Whether the pieces of two powers are hostile to each other in the territory [A-1.7]."""
    if one == other or allied(s, one, other):
        return False
    first = exposed(s, one, land) and s.status[other] != NEUTRAL
    second = exposed(s, other, land) and s.status[one] != NEUTRAL
    return at_war(s, one, other) or first or second


def hostile(s: State, power: int, land: int) -> bool:
    """Whether a general of the power meets hostile pieces in the territory [A-1.7]."""
    return any(enemies_in(s, land, power, other) for other in powers(s, land))


def strength(s: State, power: int, land: int) -> int:
    """Strength of the power's pieces in the territory [A-10.3]."""
    men = sum(1 + s.units[one] for one in generals(s, land) if s.board.general_power[one] == power)
    return men + ((4 if s.fortress[land] else 1) if s.garrison[land] == power else 0)


def entry(s: State, power: int, land: int) -> set[int] | None:
    """Whose consent a general of the power needs to enter the territory; None where he may not at all [A-9.74]."""
    home, holder = s.board.home[land], controller(s, land)
    if s.board.kind[land] == IMPASSABLE:
        return None
    if home != NOBODY and s.status[home] == NEUTRAL and not family(s, power, home):
        return None
    if s.status[power] == NEUTRAL and (holder == NOBODY or not family(s, power, holder)):
        return None
    return consent(s, power, holder)


def consent(s: State, power: int, owner: int) -> set[int] | None:
    """Whose consent the power needs from this owner: an ally's; None where nobody gives it [A-5.18, A-12.20]."""
    if owner in (NOBODY, power) or not allied(s, power, owner):
        return set()
    if s.controller[owner] == NOBODY:
        return None
    return set() if s.controller[owner] == s.controller[power] else {owner}


def distances(s: State, power: int, start: int) -> dict[int, int]:
    """Steps from the territory to others, over borders, straits and the power's own sea routes [A-9.90]."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        near = list(s.board.neighbours[here])
        for route, ends in enumerate(s.board.route_ends):
            if s.board.route_owner[route] == power and here in ends:
                near.append(ends[1] if here == ends[0] else ends[0])
        for land in near:
            if land not in found:
                found[land] = found[here] + 1
                waiting.append(land)
    return found


def withdrawals(s: State, general: int) -> set[int]:
    """The nearest territories where the general may withdraw to [A-9.90]."""
    power, here = s.board.general_power[general], s.place[general]
    far = distances(s, power, here)
    fit = [
        land
        for land in range(s.board.size)
        if controller(s, land) == power
        and land != here
        and land in far
        and not hostile(s, power, land)
        and not any(s.board.general_power[one] == power for one in generals(s, land))
    ]
    least = min((far[land] for land in fit), default=0)
    return {land for land in fit if far[land] == least}


def fault(s: State, lands: Iterable[int]) -> str:
    """What is wrong with these territories at rest, if anything [A-15.3]."""
    for land in lands:
        name, home, there = s.board.ids[land], s.board.home[land], powers(s, land)
        owner = s.garrison[land]
        if owner not in (NOBODY, home) and home != NOBODY and not at_war(s, owner, home):
            return f"garrison in {name}"
        if any(one != other and not allied(s, one, other) for one in there for other in there):
            return f"two blocs in {name}"
        for general in generals(s, land):
            power = s.board.general_power[general]
            if entry(s, power, land) is None and s.controller[power] != NOBODY:
                return f"general in {name}"
    return ""
