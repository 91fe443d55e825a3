"""A second, plain telling of relations and control, and positions to try it on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Final

from pragmatica.ancien_regime.kept.board import IMPASSABLE, NEUTRAL, NOBODY, OFF_BOARD, POWERS
from pragmatica.ancien_regime.kept.state import State
from tests.ancien_regime import boards
from tests.ancien_regime.build import position

ZONES: Final = ("british", "french", "neutral", "expansionist")
POSITIONS: Final = 40  # of each portion
PORTIONS: Final = 3


def situations(portion: int) -> list[tuple[State, Random]]:
    """Any statuses, pieces anywhere, small hands and purses, and the generator for what a test wants to choose."""
    found = []
    b = boards.board()
    lands = [b.ids[one] for one in range(b.size) if b.kind[one] != IMPASSABLE]
    for seed in range(portion * POSITIONS, (portion + 1) * POSITIONS):
        rng = Random(seed)
        players = rng.choice([4, 5, 6, 7])
        status = {name: rng.choice(ZONES) for name in POWERS[:players]} | {"britain": "british", "france": "french"}
        control = {name: rng.choice(POWERS[:players]) for name in POWERS[players:] if rng.random() < 0.8}
        generals = []
        for power, name in enumerate(POWERS):
            most = len(b.generals_of[power]) - (name == "france")
            for where in rng.sample(lands, rng.randint(0, most)):
                generals.append(f"{name} {where} {rng.randint(0, 3)}")
        held = rng.sample(lands, 30)
        s = position(
            ", ".join(generals),
            garrisons=", ".join(f"{rng.choice(POWERS)} {one}{rng.choice([' fortress', ''])}" for one in held[:9])
            + ", "
            + ", ".join(f"{rng.choice(POWERS)} {one}" for one in held[9:]),
            status=status | {name: status[major] for name, major in control.items()},
            control=control,
            players=players,
            stuart=rng.random() < 0.5,
            morale={name: rng.choice([9, 12, 13, 14, 15]) for name in POWERS},
            money={name: rng.choice([0, 1, 4, 5, 9]) for name in POWERS},
            hands={name: rng.sample([2, 3, 4, 5], rng.randint(0, 4)) for name in POWERS},
            crown=rng.choice(["", *POWERS]),
        )
        while sum(s.fortress) > 6:
            s.fortress[s.fortress.index(1)] = 0
        found.append((s, rng))
    return found


def family(s: State, one: int, other: int) -> bool:
    """The same power, or two of one player."""
    return one == other or s.controller[one] == s.controller[other] != NOBODY


def allied(s: State, one: int, other: int) -> bool:
    """Of one coalition or of one family."""
    return one != other and (family(s, one, other) or s.status[one] == s.status[other] < NEUTRAL)


def hostile(s: State, one: int, other: int, land: int) -> bool:
    """At war, or one of them a neutral power abroad and the other neither neutral nor its ally."""
    if one == other or allied(s, one, other):
        return False
    neutral = [power for power in (one, other) if s.status[power] == NEUTRAL]
    if not neutral:
        return True
    home = s.board.home[land]
    closed = home != NOBODY and s.status[home] == NEUTRAL
    safe = home == neutral[0] or (closed and allied(s, home, neutral[0]))
    return len(neutral) == 1 and not safe


def enemies_in(s: State, power: int, land: int) -> bool:
    """Whether an enemy has a piece there."""
    there = {s.board.general_power[one] for one, place in enumerate(s.place) if place == land} | {s.garrison[land]}
    return any(hostile(s, power, other, land) for other in there - {NOBODY})


def controller(s: State, land: int) -> int:
    """Whose garrison is there; without one the home power, if there is one."""
    return s.board.home[land] if s.garrison[land] == NOBODY else s.garrison[land]


def controlled(s: State, power: int) -> list[int]:
    """What the power controls."""
    return [land for land in range(s.board.size) if controller(s, land) == power]


def at_war(s: State, one: int, other: int) -> bool:
    """Neither allies nor one of them neutral."""
    return one != other and not allied(s, one, other) and NEUTRAL not in (s.status[one], s.status[other])


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


def strength(s: State, power: int, land: int) -> int:
    """Strength of the power's pieces in the territory [A-10.3]."""
    men = sum(1 + s.units[one] for one in generals(s, land) if s.board.general_power[one] == power)
    return men + ((4 if s.fortress[land] else 1) if s.garrison[land] == power else 0)


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
        and not enemies_in(s, power, land)
        and not any(s.board.general_power[one] == power for one in generals(s, land))
    ]
    least = min((far[land] for land in fit), default=0)
    return {land for land in fit if far[land] == least}


def fault(s: State, lands: Iterable[int]) -> str:
    """What is wrong with these territories at rest, if anything [A-15.3]."""
    for land in lands:
        name, home, there = s.board.ids[land], s.board.home[land], powers(s, land)
        owner = s.garrison[land]
        if home != NOBODY and owner not in (NOBODY, home) and not at_war(s, owner, home):
            return f"garrison in {name}"
        if any(one != other and not allied(s, one, other) for one in there for other in there):
            return f"two blocs in {name}"
        for general in generals(s, land):
            power = s.board.general_power[general]
            closed = home != NOBODY and s.status[home] == NEUTRAL and not family(s, power, home)
            abroad = controller(s, land) == NOBODY or not family(s, power, controller(s, land))
            if closed or (abroad and s.status[power] == NEUTRAL):
                return f"general in {name}"
    return ""
