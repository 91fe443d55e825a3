"""Builders for the tests of Mollwitz: a few units on the real field, by name.

`field("P_ASCHW_1 20,10 facing 0 square", "A_HOHE_1 20,9 facing 3")` puts them there, full and fresh, in their basic
formation unless they say otherwise: a formation, `weak`, `morale 4`, `rally 3`. Leaders likewise: `"P_L_SCHWE 20,10"`.
Coordinates are axial, as in the rules' examples.
"""

from __future__ import annotations

from collections.abc import Iterable

from pragmatica.mollwitz.kept.codes import (
    BASIC,
    FORMATIONS,
    NO_LEADER,
    ORDERS,
    SIDES,
    UNLIMBERED,
)
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.reacting import windows
from pragmatica.mollwitz.setup import begin
from tests.mollwitz.boards import KEY, board, rules

Options = dict[str, str | bool]


def field(
    *pieces: str,
    active: str = "austria",
    orders: str = "",
    draws: Iterable[int] = (),
    scenario: str = "battle",
    led: bool = False,
    **options: str | bool,
) -> State:
    """A position with these pieces alone, as an activation of `active` begins; wings march unless `orders` says more.

    `orders`: as in `"P_L1 attack, A_WL halt"`. `led`: all leaders who are not named stand together in a far corner.
    """
    s = State(board(), rules(scenario, **options), KEY)
    for piece in pieces:
        place(s, piece)
    if led:
        corner = s.ground.size - 1
        s.leader_at = [corner if place == s.ground.off else place for place in s.leader_at]
    for wing, commander in enumerate(s.commander):
        if not s.leads(commander):
            s.commander[wing] = NO_LEADER
    for brigade, leader in enumerate(s.led_by):
        if not s.leads(leader):
            s.led_by[brigade] = NO_LEADER
    s.order = [1 if s.army.ordered[wing] else 3 for wing in range(len(s.order))]
    for one in filter(None, orders.split(", ")):
        name, order = one.split()
        s.order[s.army.wing_ids.index(name)] = ORDERS.index(order)
    s.active = SIDES.index(active)
    s.turn = 1
    s.script(list(draws))
    s.log = []
    windows.start(s)
    return s


def start(scenario: str = "battle", **options: str | bool) -> State:
    """A scenario as it begins."""
    return begin(board(), rules(scenario, **options), KEY)


def place(s: State, piece: str) -> None:
    """Put a unit or a leader onto the field."""
    name, at, *rest = piece.split()
    hex = spot(s, at)
    if name in s.army.leader_number:
        s.leader_at[s.army.leader_number[name]] = hex
        return
    one = s.army.unit_number[name]
    s.formation[one] = UNLIMBERED if s.army.is_battery[one] else BASIC[s.army.arm[one]]
    words = iter(rest)
    for word in words:
        if word in FORMATIONS:
            s.formation[one] = FORMATIONS.index(word)
            if word == "routed":
                s.morale[one] = 0
                s.weak[one] = 1
        elif word == "weak":
            s.weak[one] = 1
            s.morale[one] = min(s.morale[one], s.base(one))
        elif word == "facing":
            s.facing[one] = int(next(words))
        elif word == "morale":
            s.morale[one] = int(next(words))
        elif word == "rally":
            s.rally[one] = int(next(words))
        else:
            raise ValueError(word)
    s.put(one, hex)


def spot(s: State, at: str) -> int:
    """The hex of axial coordinates such as `20,10`."""
    q, r = at.split(",")
    return s.ground.number[int(q), int(r)]


def spots(s: State, *ats: str) -> list[int]:
    """Several of them."""
    return [spot(s, at) for at in ats]


def named(s: State, hexes: Iterable[int]) -> list[str]:
    """Hexes as coordinates, in order."""
    return sorted("{},{}".format(*s.ground.field[hex]) for hex in hexes)


def unit(s: State, name: str) -> int:
    """The number of a unit."""
    return s.army.unit_number[name]


def units(s: State, *names: str) -> list[int]:
    """The numbers of units."""
    return [unit(s, name) for name in names]


def leader(s: State, name: str) -> int:
    """The number of a leader."""
    return s.army.leader_number[name]


def wing(s: State, name: str) -> int:
    """The number of a wing."""
    return s.army.wing_ids.index(name)


def brigade(s: State, name: str) -> int:
    """The number of a brigade."""
    return s.army.brigade_ids.index(name)


def march(s: State, name: str, at: str, facing: int | None = None) -> None:
    """Put a unit elsewhere, as after a move, without asking the rules."""
    one = unit(s, name)
    s.move(one, spot(s, at))
    if facing is not None:
        s.facing[one] = facing


def happened(s: State, kind: int) -> list[tuple[int, ...]]:
    """The values of the events of a kind."""
    return [one[1:] for one in s.log or [] if one[0] == kind]
