"""The rule options, and what they and the set-up come to: `Rules`, the fixed tables of one match."""

from __future__ import annotations

from typing import Final

from pragmatica.core.game import OptionSpec, Setup
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.charts import Facing
from pragmatica.mollwitz.kept.codes import SCENARIOS
from pragmatica.mollwitz.kept.lineup import FREDERICK_LEAVES, Lineup

_MODELS: Final = {"hexside": "hexside_3_2_1", "vertex": "vertex_2_2_2"}

OPTIONS: Final[tuple[OptionSpec, ...]] = (
    OptionSpec("facing_model", ("board", "hexside", "vertex"), "board", "W-5.5", SCENARIOS),
    OptionSpec("forward_dirs", ("straight", "front"), "straight", "W-8.2", SCENARIOS),
    OptionSpec("courier_delay", (False, True), False, "W-3.13", SCENARIOS),
    OptionSpec("cavalry_may_stay", (False, True), False, "W-6.9", SCENARIOS),
    OptionSpec("countercharge_retest", (False, True), False, "W-10.36", SCENARIOS),
    OptionSpec("one_volley", (True, False), True, "W-6.7", SCENARIOS),
    OptionSpec("two_steps", (False, True), False, "W-13.13", SCENARIOS),
    OptionSpec("margin_base", ("effective", "current"), "effective", "W-10.31", SCENARIOS),
    OptionSpec("routed_attacker_flees", (False, True), False, "W-13.40", SCENARIOS),
    OptionSpec("hidden_dice", (True, False), True, "W-1.12", SCENARIOS),
    OptionSpec("zone_reentry", (True, False), True, "W-6.5", SCENARIOS),
    OptionSpec("standing_scope", ("any", "reaction"), "any", "W-6.16", SCENARIOS),
    OptionSpec("forced_fight_scope", ("group", "wings"), "group", "W-10.22", SCENARIOS),
    OptionSpec("hussars_attack_adjacent", (True, False), True, "W-4.14", SCENARIOS),
    OptionSpec("sight_pairs", ("pairs", "lines"), "pairs", "W-9.4", SCENARIOS),
    OptionSpec("stack_retreat", ("sum", "worst"), "sum", "W-13.30", SCENARIOS),
    OptionSpec("withdrawal_test", (False, True), False, "W-6.11", SCENARIOS),
    OptionSpec("frederick_leaves", (True, False), True, "W-S.3", ("battle",)),
)


class Rules:
    """One match's scenario and options as plain values; shared by its states."""

    def __init__(self, setup: Setup, board: Board) -> None:
        options = setup.options
        self.setup: Final = setup
        self.scenario: Final[int] = SCENARIOS.index(setup.scenario)
        self.lineup: Final[Lineup] = board.lineups[self.scenario]
        model = _MODELS.get(str(options["facing_model"]), board.charts.default_model)
        self.facing: Final[Facing] = board.charts.models[model]
        self.forward: Final[list[int]] = (
            self.facing.front if options["forward_dirs"] == "front" else self.facing.forward
        )
        # Where units step by their facing, each direction with whether that is backward; and who faces nowhere
        self.ways_of: Final[list[list[tuple[int, bool]]]] = [
            [((facing + one) % 6, False) for one in self.forward]
            + [((facing + one) % 6, True) for one in self.facing.backward]
            for facing in range(6)
        ]
        self.all_ways: Final[list[tuple[int, bool]]] = [(direction, False) for direction in range(6)]
        self.courier_delay: Final[bool] = options["courier_delay"] is True
        self.cavalry_may_stay: Final[bool] = options["cavalry_may_stay"] is True
        self.countercharge_retest: Final[bool] = options["countercharge_retest"] is True
        self.one_volley: Final[bool] = options["one_volley"] is True
        self.two_steps: Final[bool] = options["two_steps"] is True
        self.margin_is_current: Final[bool] = options["margin_base"] == "current"
        self.routed_attacker_flees: Final[bool] = options["routed_attacker_flees"] is True
        self.hidden_dice: Final[bool] = options["hidden_dice"] is True
        self.zone_reentry: Final[bool] = options["zone_reentry"] is True
        self.standing_after_reaction: Final[bool] = options["standing_scope"] == "reaction"
        self.all_wings_fight: Final[bool] = options["forced_fight_scope"] == "wings"
        self.hussars_attack: Final[bool] = options["hussars_attack_adjacent"] is True
        self.sight_by_lines: Final[bool] = options["sight_pairs"] == "lines"
        self.worst_hit_retreats: Final[bool] = options["stack_retreat"] == "worst"
        self.withdrawal_test: Final[bool] = options["withdrawal_test"] is True
        self.frederick_leaves: Final[bool] = (
            self.lineup.holds(FREDERICK_LEAVES) and options.get("frederick_leaves", True) is True
        )
