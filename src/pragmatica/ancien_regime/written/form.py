"""The form of a position of Ancien Régime: its fields beside the questions, and the tables of docs/positions.md."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime import sequence, victory
from pragmatica.ancien_regime.kept.board import BRITAIN, FORTRESSES, FRANCE, POWERS, TURNS, UNITS_PER_GENERAL
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.written.kinds import CARD, FLAG, GENERAL, LAND, POWER, STATUS_NAMED
from pragmatica.ancien_regime.written.questions import QUESTIONS
from pragmatica.kit.written.form import Form, Part, array, entry, named, or_null, over, table
from pragmatica.kit.written.kinds import Names, Whole

OFF: Final = "off"
SETUP: Final = "setup"
STUART: Final = ("waiting", "landed", "ordinary")
PHASES: Final = (SETUP, *sequence.PHASES[1 : sequence.END_OF_TURN])

_COUNT: Final = {"type": "integer", "minimum": 0}
_PLACE: Final = Names[State]("place", lambda s: (OFF, *s.board.ids), definition="place")

POWER_PARTS: Final[dict[str, Part[State]]] = {
    "status": Part(
        "`british`, `french`, `neutral`, `expansionist`",
        "as at the start; of a minor power that of its controller",
        STATUS_NAMED,
    ),
    "controller": Part(
        "of minor powers: who controls it; without one nobody does, as is before their first auction",
        "null",
        or_null(POWER),
    ),
    "morale": Part("Morale", "as at the start", {**_COUNT, "maximum": 19}),
    "influence": Part("of major powers", "0", _COUNT),
    "money": Part("Money", "0", _COUNT),
    "cards": Part("battle cards by value", "none", array(CARD)),
}

PARTS: Final[dict[str, Part[State]]] = {
    "round": Part(
        "the round", "the first one in which statuses and Crown can be so", {"type": "integer", "minimum": 1}
    ),
    "turn": Part("the turn of the wheel, 1 to 7; 0 in the set-up", "1", Whole[State](0, TURNS)),
    "phase": Part(
        f"{named(PHASES)}; `actions` are those of slots 1 to 6",
        "`actions`",
        {"enum": list(PHASES)},
    ),
    "over": over(POWER, victory.REASONS[1:]),
    "powers": Part("by power an object, see below", "as at the start", table(POWER, entry(**POWER_PARTS))),
    "generals": Part(
        "by id a territory, `off`, or an object of `at` and `units` (0 to 3)",
        "off the board, without units",
        table(GENERAL, {"anyOf": [_PLACE, entry(at=_PLACE, units=Whole[State](0, UNITS_PER_GENERAL))]}),
    ),
    "garrisons": Part("their owners by territory", "none", table(LAND, POWER)),
    "fortresses": Part("a list of territories", "none", array(LAND, uniqueItems=True, maxItems=FORTRESSES)),
    "crown": Part("the power that holds it, or null", "nobody", or_null(POWER)),
    "frederick": Part("which Prussian general bears the title; null in the set-up", "`prussia-1`", or_null(GENERAL)),
    "stuart": Part(
        "`waiting`, `landed`, or `ordinary` once his pawn is an ordinary general",
        "he waits, unless his pawn `france-4` is on the board, or takes no part",
        {"enum": list(STUART)},
    ),
    "guardian": Part(
        "who decides for minor powers that nobody controls: `france` in a battle that the British Coalition began",
        "in a battle as its attacker's coalition says, else `britain`",
        {"enum": [POWERS[BRITAIN], POWERS[FRANCE]]},
    ),
    "discards": Part("battle cards by value", "none", array(CARD)),
    "pile": Part(
        "cards to be drawn, by value; only to check that you have counted well",
        "all that are nowhere else",
        array(CARD),
    ),
    "played": Part(
        "cards on generals in a battle, in the order of play: `card`, `general`, `face_up`, `void`",
        "none",
        array(entry("card", "general", card=CARD, general=GENERAL, face_up=FLAG, void=FLAG)),
    ),
}

FORM: Final = Form(
    "A position of Coalitions: Ancien Régime",
    QUESTIONS,
    PARTS,
    {"fields": PARTS, "powers": POWER_PARTS, "questions": QUESTIONS.all},
)
