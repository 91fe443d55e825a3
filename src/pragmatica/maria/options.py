"""The rule options, and what they and the set-up come to: `Rules`, the fixed tables of one match."""

from __future__ import annotations

from typing import Final

from pragmatica.core.game import OptionSpec, Setup
from pragmatica.maria.board import (
    ADVANCED,
    AUSTRIA,
    BAVARIA,
    FRANCE,
    INTRODUCTORY,
    JOINT,
    NOBODY,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
    SCENARIOS,
)

_BOTH: Final = SCENARIOS
_ADVANCED: Final = ("advanced",)

OPTIONS: Final[tuple[OptionSpec, ...]] = (
    OptionSpec("edition", ("2.1", "1.0"), "2.1", "E-3", _BOTH),
    OptionSpec("stack_partners", ("cooperating", "allied"), "cooperating", "D-1", _BOTH),
    OptionSpec("protection_by", ("cooperating", "allied"), "cooperating", "D-2", _BOTH),
    OptionSpec("join_ends_both", (True, False), True, "D-12", _BOTH),
    OptionSpec("deck_recycle", ("merge_two", "two_decks"), "merge_two", "D-14", _BOTH),
    OptionSpec("hussar_shortfall", ("spend_all", "maximal_subset", "reveal"), "spend_all", "D-16", _BOTH),
    OptionSpec("muenchen_reentry", ("intro", "advanced"), "intro", "D-24", _BOTH),
    OptionSpec("neutral_pieces_hostile", (False, True), False, "M-2.9", _BOTH),  # nobody is neutral in the introduction
    OptionSpec("silesia_markers_from_pool", (True, False), True, "D-6", _ADVANCED),
    OptionSpec("card_execution", ("and_or", "instruction_forced"), "and_or", "D-20", _ADVANCED),
    OptionSpec("corps_return", ("immediate", "end_of_politics"), "immediate", "D-22", _ADVANCED),
    OptionSpec("set_aside_rounding", ("up", "down"), "up", "D-25", _ADVANCED),
    OptionSpec("reduction_timing", ("any_time", "end_of_french_stage"), "any_time", "D-27", _ADVANCED),
    OptionSpec("reduction_return", ("any_conquest", "marker_placed"), "any_conquest", "D-28", _ADVANCED),
    OptionSpec("saxony_shift_timing", ("after_retreat", "before_retreat"), "after_retreat", "D-29", _ADVANCED),
    OptionSpec("saxony_expulsion", ("transfer", "march_out"), "transfer", "D-32", _ADVANCED),
    OptionSpec("saxony_double_stage", (True, False), True, "D-35", _ADVANCED),
    OptionSpec("subsidy_amount", ("exactly_one", "at_least_one"), "exactly_one", "D-37", _ADVANCED),
    OptionSpec("victory_after_election", (True, False), True, "D-41", _ADVANCED),
    OptionSpec("mixed_stack_account", ("commander",), "commander", "D-44", _ADVANCED),
    OptionSpec("arenberg_reentry", ("dutch", "pa"), "dutch", "D-40", _ADVANCED),
    OptionSpec("saxony_can_return", (False, True), False, "M-19.33", _ADVANCED),
    OptionSpec("optional_politics", (False, True), False, "D-51", _ADVANCED),
)

# What the older edition makes of the defaults; an option that is chosen by name prevails [E-3].
EDITION_DEFAULTS: Final[dict[str, dict[str, str | bool]]] = {
    "2.1": {},
    "1.0": {
        "join_ends_both": False,
        "hussar_shortfall": "reveal",
        "card_execution": "instruction_forced",
        "corps_return": "end_of_politics",
        "reduction_timing": "end_of_french_stage",
        "saxony_shift_timing": "before_retreat",
        "saxony_expulsion": "march_out",
        "subsidy_amount": "at_least_one",
        "victory_after_election": False,
    },
}

SPEND_ALL: Final = 0
MAXIMAL_SUBSET: Final = 1
REVEAL: Final = 2
_SHORTFALL: Final = ("spend_all", "maximal_subset", "reveal")

_CONTROLLERS: Final = JOINT + 1  # powers, NOBODY and JOINT: whatever may stand in State.control
_ALLIANCES: Final = ((FRANCE, BAVARIA, PRUSSIA, SAXONY), (AUSTRIA, PRAGMATIC, JOINT))
_COOPERATION: Final = ((FRANCE, BAVARIA), (PRUSSIA, SAXONY), (AUSTRIA, PRAGMATIC, JOINT))


def _same_group(groups: tuple[tuple[int, ...], ...], own: int, other: int) -> bool:
    return own == other != NOBODY or any(own in group and other in group for group in groups)


class Relations:
    """Who is whose friend: tables by [power][power or controller]; a controller may also be NOBODY or JOINT.

    Two groups are allied within and hostile to each other [M-2.4, M-2.5]; within them some powers cooperate [M-2.6]. A
    major power speaks for its minor one [M-2.2, M-2.7]. A state refers to one such table and never changes it; a change
    of alliances refers to another [M-2.8].
    """

    def __init__(self, stack_partners_allied: bool, protection_by_allied: bool) -> None:
        every = range(_CONTROLLERS)
        self.allied: Final[list[list[bool]]] = [[_same_group(_ALLIANCES, a, b) for b in every] for a in every]
        self.cooperating: Final[list[list[bool]]] = [[_same_group(_COOPERATION, a, b) for b in every] for a in every]
        self.hostile: Final[list[list[bool]]] = [
            [a != NOBODY and b != NOBODY and not self.allied[a][b] for b in every] for a in every
        ]
        self.may_stack: Final[list[list[bool]]] = self.allied if stack_partners_allied else self.cooperating
        self.protects: Final[list[list[bool]]] = self.allied if protection_by_allied else self.cooperating
        self.major_of: Final[list[int]] = [FRANCE, FRANCE, PRUSSIA, PRUSSIA, PRAGMATIC, AUSTRIA]


class Rules:
    """One match's scenario, two or three seats, and options as plain numbers; shared by its states [M-1.1, M-2.1]."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        self.scenario: Final[int] = SCENARIOS.index(setup.scenario)
        self.players: Final[int] = setup.players
        self.seats: Final[int] = len(setup.seats)
        # Seats of three: Maria Theresa, Louis, Frederick; of two: A, B [M-2.1, M-24.1]
        self.seat_of: Final[list[int]] = [1, 1, 2, 2, 2, 0] if setup.players == 3 else [0, 0, 0, 0, 1, 1]
        self.takes_part: Final[list[bool]] = [
            self.scenario == ADVANCED or power != PRAGMATIC for power in range(len(POWERS))
        ]  # [M-14.2]
        self.powers_of: Final[list[list[int]]] = [[] for _ in setup.seats]  # those that take part
        for power, seat in enumerate(self.seat_of):
            if self.takes_part[power]:
                self.powers_of[seat].append(power)
        self.relations: Final = Relations(
            options["stack_partners"] == "allied",
            options["protection_by"] == "allied",
        )
        self.join_ends_both: Final[bool] = options["join_ends_both"] is True
        self.recycle_two_decks: Final[bool] = options["deck_recycle"] == "two_decks"
        self.hussar_shortfall: Final[int] = _SHORTFALL.index(str(options["hussar_shortfall"]))
        self.french_reenter_in_bavaria: Final[bool] = (options["muenchen_reentry"] == "intro") == (
            self.scenario == INTRODUCTORY
        )
