"""Chapter 9, slot 2 of the wheel, Taxation."""

from __future__ import annotations

from pragmatica.ancien_regime.kept.board import BIT, CONTESTED, NOBODY, UNCONTESTED, Board
from pragmatica.ancien_regime.kept.log import TAXED
from pragmatica.ancien_regime.kept.state import State


def levy(s: State, power: int) -> None:
    """Take the taxes; it is no matter of choice [A-9.2, A-9.11]."""
    money = income(s, power)
    s.money[power] += money
    if s.log is not None:
        s.log.append((TAXED, power, money))


def income(s: State, power: int) -> int:
    """What Taxation would bring the power now; a neutral power takes double [A-9.11, A-7.8]."""
    money = 0
    for land, controller in enumerate(s.control):
        if controller == power and pays(s.board, power, land):
            money += s.board.value[land]
    return 2 * money if s.relations.neutral[power] else money


def pays(board: Board, power: int, land: int) -> bool:
    """Whether a territory that the power controls pays it Money rather than Influence [A-5.2].

    Its own homes do, and what is contested without its colour or uncontested; homes of others do not.
    """
    kind = board.kind[land]
    if kind == CONTESTED:
        return not board.colours[land] & BIT[power]
    return kind == UNCONTESTED or board.home[land] in (power, NOBODY)
