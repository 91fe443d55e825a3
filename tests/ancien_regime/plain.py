"""A second, plain telling of relations and control, and positions to try it on."""

from __future__ import annotations

from random import Random
from typing import Final

from pragmatica.ancien_regime.board import IMPASSABLE, NEUTRAL, NOBODY, POWERS
from pragmatica.ancien_regime.state import State
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
