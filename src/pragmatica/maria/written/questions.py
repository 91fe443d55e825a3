"""Every question of Maria, and every step between two, described once; the advanced game's own stand beside."""

from __future__ import annotations

from typing import Final

from pragmatica.kit.written.questions import Fields, Question, Questions, question
from pragmatica.maria.battle.aftermath import Booking, Starved
from pragmatica.maria.battle.combat import BattleCard, NextBattle
from pragmatica.maria.battle.retreat import ChooseRetreat, Retreat, RetreatStep
from pragmatica.maria.diplomacy.saxony import SaxonPaid
from pragmatica.maria.forces.cards import Subsidy
from pragmatica.maria.forces.payment import Pay
from pragmatica.maria.forces.placement import Settling
from pragmatica.maria.forces.stacks import ChooseCommander, SplitLosses, StackConsent
from pragmatica.maria.forces.winter import Distribute, Recruit, Reenter, ReenterPlace, Reinforce, WinterCourse
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.moves import March, PickPiece
from pragmatica.maria.movement.rounds import PickInTurn, Rounds
from pragmatica.maria.movement.trains import PlaceTrain, Placing
from pragmatica.maria.politics.corps import Recruited, Returning
from pragmatica.maria.politics.effects import Instructing
from pragmatica.maria.politics.troops import Granting
from pragmatica.maria.sequence import Course
from pragmatica.maria.setup import DivideTroops
from pragmatica.maria.supply.feeding import ChooseBills, Splits, SupplyCourse
from pragmatica.maria.supply.hussars import PlaceHussar
from pragmatica.maria.written.kinds import (
    BILLS,
    CARDS,
    CITIES,
    CITY,
    FLAG,
    GENERAL,
    GENERALS_LISTED,
    GIVEN,
    HUSSAR,
    MOVER,
    MOVING_REQUESTS,
    NUMBER,
    NUMBERS,
    PAIRS,
    PLAYS,
    POWER,
    POWER_OR_NONE,
    POWERS_LISTED,
    PURPOSE,
    REQUESTS,
    SCORE,
    SEAT,
    SIDE,
    TRAIN,
    VERDICT,
)
from pragmatica.maria.written.questions_advanced import ADVANCED

_JOINERS: Final = (March, Reinforce, Granting, Returning, Settling, SaxonPaid)
_BATTLES: Final = (NextBattle, Booking, Course)
_WINTER: Final = (WinterCourse, Course)
_PICKED: Final = (PickPiece, PickInTurn, Course)

# Fields that several questions have
_STACK: Final[Fields[State]] = {"general": GENERAL.noted("who joins"), "other": GENERAL}
_RETREAT: Final[Fields[State]] = {"loser": GENERAL, "winner": GENERAL, "length": NUMBER}
_TROOPS: Final[Fields[State]] = {"power": POWER, "left": NUMBER, "refused": REQUESTS.usually([])}

# Those of the introductory game; all but the subsidy are asked in the advanced one, too
PLAIN: Final[tuple[Question[State], ...]] = (
    question(
        DivideTroops,
        "M-4.11",
        "Troops are divided among the generals of each seat, one number after the other.",
        {"given": GIVEN.usually({}).noted("numbers by seat, in the order of its generals")},
        moments=("setup",),
    ),
    question(
        PlaceHussar,
        "M-7.1",
        "A hussar is placed, stays or leaves the map.",
        {"hussar": HUSSAR.usually("hussar-1")},
        moments=("hussars",),
    ),
    question(
        Subsidy,
        "M-14.4",
        "France may pay the subsidy to Bavaria.",
        moments=("tactical-cards",),
        scenarios=("introductory",),
    ),
    question(
        Pay,
        "M-8.12",
        "Cards are chosen for a payment, in falling value.",
        {"power": POWER, "cost": NUMBER, "purpose": PURPOSE, "paid": CARDS.usually([])},
        on=(SupplyCourse, Placing, Reinforce, Recruited, SaxonPaid, Course),
    ),
    question(
        ChooseBills,
        "M-9.13",
        "A power whose hand does not cover all bills chooses whom it feeds.",
        {
            "power": POWER,
            "bills": GENERALS_LISTED,
            "costs": NUMBERS.noted("of each of them"),
            "laid": NUMBER.usually(0),
            "later": BILLS.usually([]),
            "hungry": GENERALS_LISTED.usually([]),
        },
        moments=("supply",),
    ),
    question(
        SupplyCourse,
        "M-9.14",
        "Between two payments for supply.",
        {"bills": BILLS.usually([]), "hungry": GENERALS_LISTED.usually([]), "shows": POWER_OR_NONE.usually(None)},
        moments=("supply",),
    ),
    question(
        Splits,
        "M-6.11",
        "Stacks whose survivors are yet to be split.",
        {"commanders": GENERALS_LISTED.usually([])},
        on=(Starved, Course),
        moments=("supply",),
    ),
    question(
        PickPiece,
        "M-10.1",
        "The next piece to move is picked, or the phase ended.",
        {"seat": SEAT, "refused": MOVING_REQUESTS.usually([])},
        moments=("movement",),
    ),
    question(
        March,
        "M-10.1",
        "A piece, or a whole stack, is on its way.",
        {
            "mover": MOVER,
            "start": CITY,
            "steps": NUMBER.usually(0),
            "all_main": FLAG.usually(True),
            "forced": FLAG.usually(True),
            "pending": VERDICT.usually("nothing"),
            "refused": MOVING_REQUESTS.usually([]),
            "may_stay": FLAG.usually(False),
        },
        on=(Rounds, Course),
        moments=("movement",),
    ),
    question(PlaceTrain, "M-10.33", "A train is to be placed.", {"train": TRAIN}, on=_PICKED, moments=("movement",)),
    question(
        Placing,
        "M-10.32",
        "A train is paid for, and then placed.",
        {"train": TRAIN, "city": CITY},
        on=_PICKED,
        moments=("movement",),
    ),
    question(
        ChooseCommander,
        "M-6.4",
        "One of two generals of equal rank is to command their new stack.",
        _STACK,
        on=_JOINERS,
    ),
    question(
        StackConsent,
        "M-10.10",
        "A player may agree to a stack with another player's general.",
        {**_STACK, "on_top": FLAG},
        on=_JOINERS,
    ),
    question(
        NextBattle,
        "M-11.1",
        "The next battle is chosen.",
        {"pairs": PAIRS.usually([]).noted('such as `"austria-5>prussia-1"`')},
        moments=("combat",),
    ),
    question(
        BattleCard,
        "M-11.9",
        "A battle: the side that is behind plays a card, or gives up.",
        {
            "attacker": GENERAL,
            "defender": GENERAL,
            "score": SCORE.noted("the attacker's"),
            "to_play": SIDE,
            "played": PLAYS.usually([]),
        },
        on=(NextBattle,),
        brings=NextBattle,
    ),
    question(
        SplitLosses,
        "M-6.11",
        "The owner divides the troops that are left to a stack.",
        {"commander": GENERAL},
        on=(Retreat, Splits, Course),
    ),
    question(Retreat, "M-11.30", "A retreat waits until the survivors are split.", _RETREAT, on=_BATTLES),
    question(ChooseRetreat, "M-11.33", "The end of a retreat is chosen.", {**_RETREAT, "ends": CITIES}, on=_BATTLES),
    question(
        RetreatStep,
        "M-11.33",
        "The next city of a retreat is chosen, where several lead to its end.",
        {**_RETREAT, "end": CITY, "path": CITIES.usually([])},
        on=_BATTLES,
    ),
    question(
        WinterCourse,
        "M-13.1",
        "Powers whose winter is yet to come.",
        {"powers": POWERS_LISTED.usually([])},
        moments=("winter",),
    ),
    question(
        Recruit,
        "M-13.2",
        "A power buys new troops.",
        {"power": POWER},
        on=_WINTER,
        moments=("winter",),
        brings=WinterCourse,
    ),
    question(
        Reinforce, "M-13.4", "Between two steps of giving out new troops.", _TROOPS, on=_WINTER, moments=("winter",)
    ),
    question(Reenter, "M-13.3", "A lost general may come back.", _TROOPS, on=_WINTER, moments=("winter",)),
    question(
        ReenterPlace,
        "M-13.6",
        "The general who comes back is placed.",
        {"power": POWER, "left": NUMBER, "general": GENERAL, "refused": REQUESTS.usually([])},
        on=_WINTER,
        moments=("winter",),
    ),
    question(
        Distribute,
        "M-13.4",
        "New troops are given to one general after the other.",
        {"power": POWER, "left": NUMBER, "given": NUMBERS.usually([]).noted("so far")},
        on=(*_WINTER, Instructing),
        moments=("winter",),
    ),
)

QUESTIONS: Final[Questions[State]] = Questions(Course, (*PLAIN, *ADVANCED))
