"""The exact chances of a melee, from the same sums as its rolls (chapter 10)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.combat.melee import Melee
from pragmatica.mollwitz.kept.codes import DIE, NO_LEADER
from pragmatica.mollwitz.kept.state import State

BROKEN: Final = 0  # no stack passed its test: the attack breaks down [W-10.25]
HELD: Final = 1  # the defender has stood [W-10.27]
BEATEN: Final = 2  # the defender has failed [W-10.26]


class MeleeOdds:
    """How a melee may end, in whole numbers: each entry counts cases out of `cases`.

    `results` by BROKEN, HELD, BEATEN; `margins` by the margin of the defender's failed test, 0 where there is none.
    Defensive fire comes before and is not reckoned in: it is a roll of its own, with odds of its own.
    """

    def __init__(self, stacks: int) -> None:
        self.cases: Final = DIE ** (stacks + 1)
        self.results: Final = [0, 0, 0]
        self.margins: Final[dict[int, int]] = {}


def odds(s: State, fight: Melee, leaders: dict[int, int], is_countercharge: bool = False) -> MeleeOdds:
    """The chances of a melee; `leaders` are those who support a hex. A counter-charge has passed its test [W-10.36]."""
    hexes = fight.attackers
    found = MeleeOdds(len(hexes))
    chances = [
        DIE if is_countercharge else fight.attackers_trial(s, hex, leaders.get(hex, NO_LEADER)).chance()
        for hex in hexes
    ]
    for number in range(2 ** len(hexes)):
        cases, passed = 1, []
        for place, hex in enumerate(hexes):
            goes = number // 2**place % 2 == 1
            cases *= chances[place] if goes else DIE - chances[place]
            if goes:
                passed.append(hex)
        if cases == 0:
            continue
        if not passed:
            found.results[BROKEN] += cases * DIE
            continue
        trial = fight.defenders_trial(s, passed, leaders.get(fight.target, NO_LEADER))
        for die in range(DIE):
            margin = max(trial.margin(die), 0)
            found.results[BEATEN if margin else HELD] += cases
            found.margins[margin] = found.margins.get(margin, 0) + cases
    return found
