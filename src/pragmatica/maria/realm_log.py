"""Raw events of the advanced game, in the form of `log`."""

from __future__ import annotations

from typing import Final

# -- victory points
POOL_CHANGED: Final = 80
BATTLE_POINTS: Final = 81
SUPPLY_POINTS: Final = 82
BOX_TAKEN: Final = 83
BOX_EMPTIED: Final = 84
ASIDE_RETURNED: Final = 85
WINTER_SCORED: Final = 86
# -- stage 5
PASSED: Final = 87
DISPUTED: Final = 88
FINISHED: Final = 89
MOVE_REFUSED: Final = 90

EVENTS: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (POOL_CHANGED, "pool-changed", ("power", "change", "pool")),
    (BATTLE_POINTS, "battle-points", ("winner", "loser", "points", "gained", "paid")),  # accounts; markers moved
    (SUPPLY_POINTS, "supply-points", ("power", "points", "paid")),
    (BOX_TAKEN, "box-taken", ("box", "power")),
    (BOX_EMPTIED, "box-emptied", ("box", "power")),
    (ASIDE_RETURNED, "aside-returned", ("power", "count")),
    (WINTER_SCORED, "winter-scored", ("turn",)),  # scores are folded away [M-13.22]
    (PASSED, "passed", ("seat",)),
    (DISPUTED, "disputed", ("seat",)),
    (FINISHED, "finished", ("seat",)),
    (MOVE_REFUSED, "move-refused", ("power", "commander")),  # the power does not want its general moved
)
