"""Builders for the tests of Ancien Régime: positions and answers by name.

`position("spain lombardia 3, france piedmont", garrisons="france lombardia fortress")` puts a few pieces on the real
map. A test calls the chapter that it is about, with a `Done` frame below it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pragmatica.ancien_regime.kept import log
from pragmatica.ancien_regime.kept.board import NO_GENERAL, NOBODY, OFF_BOARD, POWERS, PRUSSIA, STATUSES
from pragmatica.ancien_regime.kept.state import ORDINARY, WAITING, State
from pragmatica.core.flow import answering
from tests.ancien_regime.boards import board, rules
from tests.engine import Done

__all__ = ["Done"]

NOTHING: Mapping[str, Any] = {}
KEY = bytes(16)


# -- positions --------------------------------------------------------------------------------------------------------


def position(
    generals: str = "",
    *,
    garrisons: str = "",
    fortresses: str = "",
    status: Mapping[str, str] = NOTHING,
    control: Mapping[str, str] = NOTHING,
    morale: Mapping[str, int] = NOTHING,
    money: Mapping[str, int] = NOTHING,
    influence: Mapping[str, int] = NOTHING,
    hands: Mapping[str, Iterable[int]] = NOTHING,
    discards: Iterable[int] = (),
    pile: Iterable[int] | None = None,
    crown: str = "",
    frederick: str = "",
    stuart: bool = False,
    turn: int = 1,
    round_: int = 2,
    players: int = 7,
    scenario: str = "1740",
    options: Mapping[str, Any] = NOTHING,
    draws: Iterable[int] = (),
) -> State:
    """A state with these pieces on the map and nothing to decide yet; its log listens.

    `generals`: "power territory units" (2 units unless named), between commas; `garrisons`: "power territory", with
    "fortress" where there is one; `fortresses` without garrisons: territories. Statuses are those of the scenario
    (1740: Austria and Russia British, Prussia and Spain French, Ottoman neutral) unless `status` says otherwise;
    `control` names the major powers that control minor ones. Cards are values; what is in no hand and not discarded
    lies in the pile, of which `pile` may keep only some cards (the rest is discarded). Morale is 10. Stuart waits with
    `stuart`, else his pawn is an ordinary general. `frederick` names the territory of that general.
    """
    b = board()
    s = State(b, rules(players, scenario, **options), KEY)
    s.round, s.turn = round_, turn
    s.controller = [
        power if power < players else POWERS.index(control[name]) if name in control else NOBODY
        for power, name in enumerate(POWERS)
    ]
    s.status = list(b.setups[s.rules.scenario].status)
    for name, zone in status.items():
        s.status[POWERS.index(name)] = [one.split("_")[0] for one in STATUSES].index(zone.split("_")[0])
    s.realign()
    s.stuart = WAITING if stuart else ORDINARY
    s.units[b.stuart] = 2 if stuart else 0
    for entry in filter(None, generals.split(",")):
        power, where, *units = entry.split()
        free = [one for one in b.generals_of[POWERS.index(power)] if s.place[one] == OFF_BOARD]
        s.put(free[0], b.number[where])
        s.units[free[0]] = int(units[0]) if units else 2
    for entry in filter(None, garrisons.split(",")):
        power, where, *fortress = entry.split()
        s.set_garrison(b.number[where], POWERS.index(power))
        s.fortress[b.number[where]] = len(fortress)
    for where in fortresses.split():
        s.fortress[b.number[where]] = 1
    for name, cards in hands.items():
        for value in cards:
            _move(s, s.hands, POWERS.index(name) * b.kinds + b.card_value.index(value))
    for value in discards:
        _move(s, s.discards, b.card_value.index(value))
    if pile is not None:
        kept = [0] * b.kinds
        for value in pile:
            kept[b.card_value.index(value)] += 1
        for kind in range(b.kinds):
            s.discards[kind] += s.pile[kind] - kept[kind]
        s.pile = kept
    s.morale = [morale.get(name, 10) for name in POWERS]
    s.money = [money.get(name, 0) for name in POWERS]
    s.influence = [influence.get(name, 0) for name in POWERS]
    s.crown = POWERS.index(crown) if crown else NOBODY
    s.frederick = s.general_in(PRUSSIA, b.number[frederick]) if frederick else NO_GENERAL
    s.script(list(draws))
    s.log = []
    return s


def _move(s: State, into: list[int], index: int) -> None:
    kind = index % s.board.kinds
    s.pile[kind] -= 1
    into[index] += 1
    assert s.pile[kind] >= 0


# -- names ------------------------------------------------------------------------------------------------------------


def land(s: State, name: str) -> int:
    """Number of a territory."""
    return s.board.number[name]


def power(name: str) -> int:
    """Number of a power."""
    return POWERS.index(name)


def general(s: State, name: str, where: str) -> int:
    """The general of the power in the territory."""
    found = s.general_in(POWERS.index(name), land(s, where))
    assert found != NO_GENERAL, f"no general of {name} in {where}"
    return found


def units(s: State, name: str, where: str) -> int:
    """Units of the power's general in the territory; -1 when there is none."""
    found = s.general_in(POWERS.index(name), land(s, where))
    return -1 if found == NO_GENERAL else s.units[found]


def garrison(s: State, where: str) -> str:
    """Owner of the garrison in the territory, or nothing."""
    owner = s.garrison[land(s, where)]
    return "" if owner == NOBODY else POWERS[owner]


def controller(s: State, where: str) -> str:
    """Controller of the territory, or nothing."""
    owner = s.control[land(s, where)]
    return "" if owner == NOBODY else POWERS[owner]


def kind(s: State, value: int) -> int:
    """Number of the kind of cards with this value."""
    return s.board.card_value.index(value)


def hand(s: State, name: str) -> list[int]:
    """Values of the cards in a power's hand, ascending."""
    first = POWERS.index(name) * s.board.kinds
    return [value for k, value in enumerate(s.board.card_value) for _ in range(s.hands[first + k])]


# -- answers ----------------------------------------------------------------------------------------------------------


def offered(s: State) -> list[int]:
    """Codes offered to the one seat that is asked."""
    (seat,) = s.pending()
    return answering.legal(s, seat)


def answer(s: State, *codes: int) -> None:
    """Give these answers one after the other, each for the one seat that is asked; every one must be offered."""
    for code in codes:
        (seat,) = s.pending()
        give(s, seat, code)


def give(s: State, seat: int, *codes: int) -> None:
    """Give these answers for a seat; every one must be offered."""
    for code in codes:
        assert s.top is not None
        assert seat in s.pending(), (s.top.name(), seat, s.pending())
        assert code in answering.legal(s, seat), (s.top.name(), code, answering.legal(s, seat))
        answering.apply(s, seat, code)


def asked(s: State) -> str:
    """Class name of the question that is open, or nothing."""
    return "" if s.top is None or s.over() else s.top.name()


def events(s: State, event: int) -> list[tuple[int, ...]]:
    """The logged events of a kind, without the kind."""
    assert event in log.NAMES
    return [one[1:] for one in s.log or [] if one[0] == event]
