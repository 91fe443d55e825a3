"""The rule options, and what they and the set-up come to: `Rules`, the fixed tables of one match."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.kept.board import LATER, NOBODY, POWERS, SCENARIOS
from pragmatica.core.game import OptionSpec, Setup

OPTIONS: Final[tuple[OptionSpec, ...]] = (
    OptionSpec("morale_max", ("15", "19"), "15", "A-5.16", SCENARIOS),
    OptionSpec("card3_mode", ("reveal", "discard"), "reveal", "A-10.31", SCENARIOS),
    OptionSpec("coalition_bonus", ("per_general", "per_battle"), "per_general", "A-10.40", SCENARIOS),
    OptionSpec("stuart_1756", (True, False), True, "A-3.10", ("1756",)),
    OptionSpec("vote_order", ("list", "example"), "list", "A-8.4", SCENARIOS),
    OptionSpec("defender_garrison", (False, True), False, "A-9.80", SCENARIOS),
    OptionSpec("round_limit", ("none", "6", "8", "10", "12", "15", "20", "30"), "none", "A-4.5", SCENARIOS),
    OptionSpec("card_step", ("per_power", "per_general"), "per_power", "A-10.21", SCENARIOS),
    OptionSpec("capital_return", ("any_general", "own_general"), "any_general", "A-10.41", SCENARIOS),
)

# The other order in which votes are cast: that of the rulebook's example, for those who take part in it
_EXAMPLE_ORDER: Final = ("britain", "france", "austria", "prussia", "russia", "spain", "ottoman")


class Rules:
    """One match's scenario, players and options as plain numbers; shared by its states.

    A seat is the number of the major power whose player sits there: majors come first in the Order of Powers, in
    games for any number of players [A-1.1, A-3.2, A-15.4].
    """

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        self.setup: Final = setup
        self.scenario: Final[int] = SCENARIOS.index(setup.scenario)
        self.players: Final[int] = setup.players
        self.seats: Final[int] = len(setup.seats)
        self.is_minor: Final[list[bool]] = [power >= self.seats for power in range(NOBODY)]
        self.morale_max: Final[int] = int(options["morale_max"])
        self.card3_discards: Final[bool] = options["card3_mode"] == "discard"
        self.bonus_per_battle: Final[bool] = options["coalition_bonus"] == "per_battle"
        self.stuart: Final[bool] = self.scenario != LATER or options["stuart_1756"] is True
        self.vote_order: Final[list[int]] = (
            list(range(NOBODY))
            if options["vote_order"] == "list"
            else [POWERS.index(power) for power in _EXAMPLE_ORDER]
        )
        self.defender_garrison: Final[bool] = options["defender_garrison"] is True
        limit = options["round_limit"]
        self.round_limit: Final[int] = 0 if limit == "none" else int(limit)  # 0: none
        self.card_per_general: Final[bool] = options["card_step"] == "per_general"
        self.capital_free_of_own: Final[bool] = options["capital_return"] == "own_general"
