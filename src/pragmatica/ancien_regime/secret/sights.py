"""Who may look into which hand, and where in the chain of frames something is going on."""

from __future__ import annotations

from collections.abc import Iterator

from pragmatica.ancien_regime.battle import sides
from pragmatica.ancien_regime.battle.battles import Support
from pragmatica.ancien_regime.battle.cardplay import Fight
from pragmatica.ancien_regime.kept.board import NOBODY
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import State


def chain(s: State) -> Iterator[Frame]:
    """All frames, from the open question downwards; of branches one after the other."""
    frame = s.top
    while frame is not None:
        yield frame
        for branch in frame.branches():
            part: Frame | None = branch
            while part is not None:
                yield part
                part = part.below
        frame = frame.below


def battle(s: State) -> Support | Fight | None:
    """The battle that is being fought, while supporters are declared or cards played."""
    top = s.top
    if isinstance(top, Support):
        return top
    if top is not None and isinstance(top.below, Fight):
        return top.below
    return None


def seen(s: State, seat: int | None) -> list[bool]:
    """The powers whose cards the seat may see [A-5.8, A-14].

    Those of its player; and those of a minor power without a controller for which it decides in a battle [A-12.21].
    """
    found = [controller == seat for controller in s.controller]
    if NOBODY in s.controller and seat == s.guardian:
        fight = battle(s)
        if fight is not None:
            for power in sides.defenders(s, fight.attacker):
                if s.controller[power] == NOBODY:
                    found[power] = True
    return found


def values(s: State, power: int) -> list[int]:
    """The cards in the hand of the power, by value."""
    kinds, found = s.board.kinds, []
    for kind in range(kinds):
        count = s.hands[power * kinds + kind]
        if count:
            found += [s.board.card_value[kind]] * count
    return found
