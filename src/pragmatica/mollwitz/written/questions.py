"""Every question of Mollwitz, and every step between two, described once."""

from __future__ import annotations

from typing import Final

from pragmatica.kit.written.kinds import Names
from pragmatica.kit.written.questions import Fields, Question, Questions, question
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.sequence import PARTS, Course
from pragmatica.mollwitz.turn import (
    acting,
    activation,
    chief,
    ending,
    leader_moves,
    own_order,
    pairs,
    straighten,
    unit_acts,
)
from pragmatica.mollwitz.written import follows
from pragmatica.mollwitz.written.kinds import (
    CHITS,
    COUNT,
    DICE,
    FLAG,
    HEX,
    LEADER,
    LEADERS,
    OWN_CHITS,
    SHOWN,
    SIDE_NAMED,
    SIDE_OR_NONE,
    TOTALS,
    UNIT,
    UNITS,
    WING,
)
from pragmatica.mollwitz.written.questions_battle import FIGHTS, REACTING

DAWN, PAIRS, DUSK = PARTS
_DOING: Final = Names[State]("doing", ("asking", "stepping", "wheeling", "advancing"))
_STEPS: Final = (activation.Activation,)
_MOVES: Final = (acting.Acting, acting.Advancing)
_WHOSE: Final[Fields[State]] = {"side": SIDE_NAMED}

_TURN: Final[tuple[Question[State], ...]] = (
    question(
        pairs.ChooseChit,
        "W-2.4",
        "Both sides choose a chit in secret.",
        {"chosen": CHITS.usually({}).noted("so far, by side")},
        moments=(PAIRS,),
    ),
    question(
        pairs.Pair,
        "W-2.6",
        "Two chits are weighed and played; who has more says who goes first.",
        {
            "chits": OWN_CHITS,
            "dice": DICE,
            "totals": TOTALS,
            "shown": SHOWN.usually({}),
            "first": SIDE_OR_NONE.usually(None),
            "begun": COUNT.usually(0).noted("activations that have begun"),
        },
        moments=(PAIRS,),
    ),
    question(pairs.NextChit, "W-2.8", "The side with chits left chooses its next.", _WHOSE, moments=(PAIRS,)),
    question(ending.FrederickLeaves, "W-S.3", "Frederick may leave the field.", moments=(DAWN,)),
    question(
        ending.LeaderReturns,
        "W-12.12",
        "A leader returns with a unit under him.",
        {"leader": LEADER, "others": LEADERS.usually([]).noted("who return after him")},
        moments=(DUSK,),
    ),
    question(
        activation.Activation,
        "W-2.10",
        "The activation of a group.",
        {"group": WING, "step": COUNT.noted("1 to 7, 8 the end of the activation, 9 the progress of rally")},
        on=(pairs.Pair, Course),
    ),
    question(activation.Sweeping, "W-7.9", "Routed units carry others away.", on=_STEPS),
    question(
        chief.Chief,
        "W-3.12",
        "A chief moves and gives orders.",
        {"leader": LEADER, "others": LEADERS.usually([]), "moved": FLAG.usually(False)},
        on=_STEPS,
    ),
    question(
        own_order.OwnOrder,
        "W-3.15",
        "The wing may change its order itself.",
        {"tried": FLAG.usually(False)},
        on=_STEPS,
    ),
    question(own_order.TakeOrder, "W-3.15", "A commander takes an order.", on=_STEPS),
    question(
        acting.Acting,
        "W-2.12",
        "The next unit or leader to act is chosen.",
        {
            "marked": FLAG.follows(follows.marked).noted("those out of command; else as the step says"),
            "brigadiers": LEADERS.follows(follows.brigadiers).noted("marked ones who have not moved; else all who can"),
        },
        on=_STEPS,
    ),
    question(
        acting.Advancing,
        "W-8.7",
        "Who has not acted advances.",
        {"marked": FLAG.follows(follows.marked).noted("those out of command; else as the step says")},
        on=_STEPS,
    ),
    question(
        leader_moves.LeaderMoves,
        "W-3.3",
        "A leader moves.",
        {
            "leader": LEADER,
            "moved": FLAG.usually(False),
            "towards": UNITS.follows(follows.towards).noted(
                "enemies to which all his steps have led nearer, if he commands under Attack; else all there are"
            ),
            "marked": FLAG.follows(follows.leader_marked).noted("he is out of command; else as the step says"),
        },
        on=(acting.Acting,),
    ),
    question(
        unit_acts.UnitActs,
        "W-8.10",
        "A unit acts, or two as one moving stack.",
        {
            "units": UNITS,
            "doing": _DOING.usually("asking"),
            "before": HEX.noted("the hex of the last step"),
            "steps": COUNT.usually(0),
            "stopped": FLAG.usually(False),
            "routed": FLAG.follows(follows.routed).noted("they were so when they began; else as they are"),
        },
        on=_MOVES,
    ),
    question(
        unit_acts.AttackStep, "W-8.7", "A unit takes the step of an attack.", {"units": UNITS}, on=(unit_acts.UnitActs,)
    ),
    question(unit_acts.Rallied, "W-13.29", "A rallied unit faces somewhere.", {"unit": UNIT}, on=_MOVES),
    question(
        straighten.Straighten, "W-7.3", "A crooked stack is set straight.", {"hex": HEX}, on=(activation.Sweeping,)
    ),
)

QUESTIONS: Final[Questions[State]] = Questions(Course, (*_TURN, *REACTING, *FIGHTS))
