"""The rule options, and what they and the set-up come to: `Rules`, the fixed tables of one match."""

from __future__ import annotations

from typing import Final

from pragmatica.core.game import OptionSpec, Setup
from pragmatica.maria.kept.board import (
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
from pragmatica.maria.kept.realm import NEUTRAL, PRUSSIAN_ALLY

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
_ALLIANCES: Final = (
    ((FRANCE, BAVARIA, PRUSSIA, SAXONY), (AUSTRIA, PRAGMATIC, JOINT)),
    ((FRANCE, BAVARIA, PRUSSIA), (AUSTRIA, PRAGMATIC, JOINT)),
    ((FRANCE, BAVARIA, PRUSSIA), (AUSTRIA, PRAGMATIC, SAXONY, JOINT)),
)  # by Saxony's status [M-2.4, M-2.9, M-19.35]
_COOPERATION: Final = (
    ((FRANCE, BAVARIA), (PRUSSIA, SAXONY), (AUSTRIA, PRAGMATIC, JOINT)),
    ((FRANCE, BAVARIA), (AUSTRIA, PRAGMATIC, JOINT)),
    ((FRANCE, BAVARIA), (AUSTRIA, PRAGMATIC, JOINT), (AUSTRIA, SAXONY, JOINT)),
)  # [M-2.6, M-19.35, M-10.43]
_MAJOR_OF_SAXONY: Final = (PRUSSIA, SAXONY, AUSTRIA)  # a neutral Saxony has no major power [M-2.7]


def _same_group(groups: tuple[tuple[int, ...], ...], own: int, other: int) -> bool:
    return own == other != NOBODY or any(own in group and other in group for group in groups)


class Relations:
    """Who is whose friend: tables by [power][power or controller]; a controller may also be NOBODY or JOINT.

    Two groups are allied within and hostile to each other [M-2.4, M-2.5]; within them some powers cooperate [M-2.6]. A
    major power speaks for its minor one [M-2.2, M-2.7, D-3]. A state refers to one such table and never changes it; a
    change of alliances refers to another [M-2.8]: `Rules.relations_for`.

    `hostile` is about control; `enemies` about pieces, which a neutral power's are not [M-2.9]; `fights` about battles,
    of which neutral powers are kept out in any case [M-19.42]. Neutrality leaves alliances as they are [M-19.47].
    """

    def __init__(
        self,
        stack_partners_allied: bool,
        protection_by_allied: bool,
        neutral_pieces_hostile: bool,
        players: int,
        saxony: int,
        prussia_neutral: bool,
    ) -> None:
        every = range(_CONTROLLERS)
        alliances, cooperation = _ALLIANCES[saxony], _COOPERATION[saxony]
        self.saxony: Final[int] = saxony
        self.neutral: Final[list[bool]] = [False] * _CONTROLLERS
        self.neutral[PRUSSIA] = prussia_neutral
        self.neutral[SAXONY] = saxony == NEUTRAL
        self.allied: Final[list[list[bool]]] = [[_same_group(alliances, a, b) for b in every] for a in every]
        self.cooperating: Final[list[list[bool]]] = [[_same_group(cooperation, a, b) for b in every] for a in every]
        nobodys = [one == NOBODY or (one == SAXONY and saxony == NEUTRAL) for one in every]  # enemies of nobody
        self.hostile: Final[list[list[bool]]] = [
            [not nobodys[a] and not nobodys[b] and not self.allied[a][b] for b in every] for a in every
        ]
        self.fights: Final[list[list[bool]]] = [
            [self.hostile[a][b] and not self.neutral[a] and not self.neutral[b] for b in every] for a in every
        ]
        self.enemies: Final[list[list[bool]]] = self.hostile if neutral_pieces_hostile else self.fights
        self.may_stack: Final[list[list[bool]]] = self.allied if stack_partners_allied else self.cooperating
        self.protects: Final[list[list[bool]]] = self.allied if protection_by_allied else self.cooperating
        self.major_of: Final[list[int]] = [FRANCE, FRANCE, PRUSSIA, _MAJOR_OF_SAXONY[saxony], PRAGMATIC, AUSTRIA]
        self.led_by: Final[list[list[int]]] = [
            [power] + [minor for minor in (BAVARIA, SAXONY) if minor != power and self.major_of[minor] == power]
            for power in range(len(POWERS))
        ]  # itself, and the minor powers of which it is the major one
        # Seats of three: Maria Theresa, Louis, Frederick; of two: A, B. Saxony goes over to Austria's player when it
        # leaves Prussia [E-4, E-17, M-2.1, M-4.1, M-19.36, M-24.1, M-24.9]
        self.seat_of: Final[list[int]] = [1, 1, 2, 2, 2, 0] if players == 3 else [0, 0, 0, 0, 1, 1]
        if saxony != PRUSSIAN_ALLY:
            self.seat_of[SAXONY] = self.seat_of[AUSTRIA]


_made: dict[tuple[bool, bool, bool, int, int, bool], Relations] = {}


def _relations(
    stack_partners_allied: bool,
    protection_by_allied: bool,
    neutral_pieces_hostile: bool,
    players: int,
    saxony: int,
    prussia_neutral: bool,
) -> Relations:
    """The table for these conditions; all matches share it."""
    key = (stack_partners_allied, protection_by_allied, neutral_pieces_hostile, players, saxony, prussia_neutral)
    found = _made.get(key)
    if found is None:
        found = _made[key] = Relations(*key)
    return found


class Rules:
    """One match's scenario, two or three seats, and options as plain numbers; shared by its states [M-1.1, M-2.1]."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        self.setup: Final = setup
        self.scenario: Final[int] = SCENARIOS.index(setup.scenario)
        self.players: Final[int] = setup.players
        self.seats: Final[int] = len(setup.seats)
        self.seat_names: Final[tuple[str, ...]] = setup.seats
        self.takes_part: Final[list[bool]] = [
            self.scenario == ADVANCED or power != PRAGMATIC for power in range(len(POWERS))
        ]  # [M-2.3, M-14.2]
        self._relations: Final[list[Relations]] = [
            _relations(
                options["stack_partners"] == "allied",
                options["protection_by"] == "allied",
                options["neutral_pieces_hostile"] is True,
                setup.players,
                saxony,
                neutral,
            )
            for saxony in range(len(_ALLIANCES))
            for neutral in (False, True)
        ]
        self.relations: Final = self._relations[0]  # at the start
        self.seat_of: Final[list[int]] = self.relations.seat_of  # likewise
        self.powers_of: Final[list[list[int]]] = [[] for _ in setup.seats]  # those that take part
        for power, seat in enumerate(self.seat_of):
            if self.takes_part[power]:
                self.powers_of[seat].append(power)
        self.join_ends_both: Final[bool] = options["join_ends_both"] is True
        self.recycle_two_decks: Final[bool] = options["deck_recycle"] == "two_decks"
        self.hussar_shortfall: Final[int] = _SHORTFALL.index(str(options["hussar_shortfall"]))
        self.card_instruction_forced: Final[bool] = options.get("card_execution") == "instruction_forced"
        self.corps_return_late: Final[bool] = options.get("corps_return") == "end_of_politics"
        self.set_aside_down: Final[bool] = options.get("set_aside_rounding") == "down"
        self.reduction_any_time: Final[bool] = options.get("reduction_timing") == "any_time"
        self.reduction_ends_by_marker: Final[bool] = options.get("reduction_return") == "marker_placed"
        self.saxony_shifts_first: Final[bool] = options.get("saxony_shift_timing") == "before_retreat"
        self.saxony_marches_out: Final[bool] = options.get("saxony_expulsion") == "march_out"
        self.saxony_double_stage: Final[bool] = options.get("saxony_double_stage") is True
        self.subsidy_any_amount: Final[bool] = options.get("subsidy_amount") == "at_least_one"
        self.victory_after_election: Final[bool] = options.get("victory_after_election") is True
        self.arenberg_reenters_pragmatic: Final[bool] = options.get("arenberg_reentry") == "pa"
        self.silesia_markers_from_pool: Final[bool] = options.get("silesia_markers_from_pool") is True
        self.saxony_can_return: Final[bool] = options.get("saxony_can_return") is True
        self.optional_politics: Final[bool] = options.get("optional_politics") is True
        self.french_reenter_in_bavaria: Final[bool] = (options["muenchen_reentry"] == "intro") == (
            self.scenario == INTRODUCTORY
        )

    def relations_for(self, saxony: int, prussia_neutral: bool) -> Relations:
        """The table for this status of Saxony, and a neutral Prussia or not [M-2.8, M-2.9]."""
        return self._relations[2 * saxony + (1 if prussia_neutral else 0)]
