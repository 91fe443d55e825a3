"""The form of a position of Mollwitz: its fields beside the questions, and the tables of docs/positions.md."""

from __future__ import annotations

from typing import Final

from pragmatica.kit.written.form import Form, Part, array, entry, named, or_null, over, table
from pragmatica.kit.written.kinds import Kind, Whole
from pragmatica.mollwitz.combat import melee
from pragmatica.mollwitz.forms.terms import CHIT, STRUCK, WINDOW
from pragmatica.mollwitz.kept.codes import SHOTS, SILENCED
from pragmatica.mollwitz.kept.state import MOST_TURNS, State
from pragmatica.mollwitz.morale import recovery
from pragmatica.mollwitz.points import victory
from pragmatica.mollwitz.reacting import windows
from pragmatica.mollwitz.sequence import PARTS as PARTS_OF_TURN
from pragmatica.mollwitz.written.kinds import (
    BRIGADE,
    COUNT,
    DIRECTION,
    FLAG,
    FORMATION_NAMED,
    HEX,
    LEADER,
    LEADER_OR_NONE,
    MARKER_NAMED,
    ORDER_NAMED,
    SIDE_NAMED,
    SIDE_OR_NONE,
    UNIT,
    WING,
    WING_OR_NONE,
)
from pragmatica.mollwitz.written.questions import QUESTIONS

_MARK: Final = Whole[State](0, 1)
# What a unit has done in the activation that runs [W-2.14]; the names are those of the engine
DONE: Final[dict[str, Kind[State]]] = {
    "lost": COUNT,
    "step_lost": Whole(0, 2),
    "reacted": COUNT,
    "tried": Whole(0, windows.TESTED),
    "reaction": _MARK,
    "shots": Whole(0, sum(SHOTS) + SILENCED),
    "attacked": Whole(0, melee.STANDS_BY),
    "struck": Whole(0, len(STRUCK)),
    "spent": COUNT,
    "wheeled": COUNT,
    "recovered": COUNT,
    "balked": Whole(0, recovery.STEADIED),
    "engaged": _MARK,
    "formed": _MARK,
    "acted": _MARK,
    "uncommanded": _MARK,
}
_DONE: Final = entry(began=HEX, charging=HEX, **DONE)
_TURN: Final = Whole[State](0, MOST_TURNS - 1)

UNIT_PARTS: Final[dict[str, Part[State]]] = {
    "at": Part("its hex, column and row with two digits each", "it is off the field", HEX),
    "on": Part("the unit on which it lies in its hex", "none", or_null(UNIT)),
    "facing": Part("hexside, 0 north and on clockwise", "0", DIRECTION),
    "formation": Part("its formation; routed is one", "line, skirmish or limbered, by its arm", FORMATION_NAMED),
    "weakened": Part("one step is lost", "false", FLAG),
    "morale": Part("current morale", "the base of the side that shows; routed, 0", COUNT),
    "marker": Part("of rally", "`none`", MARKER_NAMED),
    "eliminated": Part("it counts as lost", "false", FLAG),
    "done": Part(
        f"what it has done in the activation that runs: `began` and `charging` (hexes), {named(DONE)} (numbers)",
        "nothing",
        _DONE,
    ),
}
LEADER_PARTS: Final[dict[str, Part[State]]] = {
    "at": Part("his hex", "he is off the field", HEX),
    "returns": Part("the turn at whose end he returns; 255: he has left for good", "0, he is not lost", COUNT),
    "spent": Part("movement points, in the activation that runs", "0", COUNT),
    "couriers": Part("with him", "as at the start", COUNT),
    "couriers_here": Part("who come back as this turn ends", "0", COUNT),
    "couriers_next": Part("who come back as the next one ends", "0", COUNT),
}

PARTS: Final[dict[str, Part[State]]] = {
    "turn": Part("the turn", "1", _TURN),
    "part": Part(
        f"which part of the turn is played: {named(PARTS_OF_TURN)}",
        "`pairs` with `asked`, else the turn begins",
        {"enum": list(PARTS_OF_TURN)},
    ),
    "active": Part("whose activation runs, or the last one ran", "nobody", SIDE_OR_NONE),
    "group": Part("what is activated, or was last", "nothing", WING_OR_NONE),
    "units": Part(
        "by id an object, see below; whoever is not named is off the field",
        "as at the start",
        table(UNIT, entry(**UNIT_PARTS)),
    ),
    "leaders": Part(
        "by id an object, see below; whoever is not named is off the field",
        "as at the start",
        table(LEADER, entry(**LEADER_PARTS)),
    ),
    "orders": Part("by wing", "as at the start", table(WING, ORDER_NAMED)),
    "commanders": Part(
        "by wing its commander, or null",
        "as at the start, if he is on the field",
        table(WING, LEADER_OR_NONE),
    ),
    "brigadiers": Part("by brigade who leads it, or null", "likewise", table(BRIGADE, LEADER_OR_NONE)),
    "chits": Part(
        f"by wing {named(CHIT)}",
        "all `none`; `chosen` of an activation that is asked about",
        table(WING, {"enum": list(CHIT)}),
    ),
    "objectives": Part("by hex the side that holds it", "as at the start", table(HEX, SIDE_NAMED)),
    "letters": Part(
        "orders underway, with the option for it: `turn`, `leader`, `wing`, `order`",
        "none",
        array(entry("turn", "leader", "wing", "order", turn=_TURN, leader=LEADER, wing=WING, order=ORDER_NAMED)),
    ),
    "instructions": Part(
        "standing instructions of both sides: `unit`, `window`, `answer`, `least`",
        "none",
        array(
            entry(
                "unit",
                "window",
                "answer",
                unit=UNIT,
                window={"enum": list(WINDOW)},
                answer={"enum": ["ask", "never", "always", "chance"]},
                least=or_null({"type": "integer", "minimum": 1, "maximum": 10}),
            )
        ),
    ),
    "over": over(SIDE_NAMED, victory.REASONS[1:]),
}

FORM: Final = Form(
    "A position of Mollwitz",
    QUESTIONS,
    PARTS,
    {"fields": PARTS, "units": UNIT_PARTS, "leaders": LEADER_PARTS, "questions": QUESTIONS.all},
)
