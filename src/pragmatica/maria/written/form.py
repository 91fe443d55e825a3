"""The form of a position of Maria: its fields beside the questions, and the tables of docs/positions.md."""

from __future__ import annotations

from typing import Final

from pragmatica.kit.written.form import Defined, Form, Part, array, entry, named, or_null, over, table
from pragmatica.kit.written.kinds import Names, Whole
from pragmatica.kit.written.several import ListOf
from pragmatica.maria import sequence
from pragmatica.maria.diplomacy import contracts
from pragmatica.maria.diplomacy.election import CANDIDATES
from pragmatica.maria.forces.stacks import MAX_TROOPS
from pragmatica.maria.kept.board import DECKS, HUSSARS
from pragmatica.maria.kept.clauses import AREAS, FORMS, MAX_CLAUSES, MAX_TEXT, NUMBERS
from pragmatica.maria.kept.political import TRACKS
from pragmatica.maria.kept.realm import BOXES
from pragmatica.maria.kept.state import State
from pragmatica.maria.offers import freely
from pragmatica.maria.victory import introductory, points, verdict
from pragmatica.maria.written.kinds import (
    CARD,
    CARDS,
    CITY,
    ELECTION,
    ELECTOR_SIDES,
    FLAG,
    GENERAL,
    MAJOR,
    PIECE,
    POLITICAL,
    POWER,
    POWERS_LISTED,
    SEAT,
    SEAT_OR_NONE,
    TRUMPS,
)
from pragmatica.maria.written.questions import PLAIN, QUESTIONS
from pragmatica.maria.written.questions_advanced import ADVANCED

_TURN: Final = Whole[State](1, lambda s: s.board.turns)
_ANY: Final = {"type": "integer"}
_COUNT: Final = {"type": "integer", "minimum": 0}
_LATER: Final = {"type": ["integer", "null"], "minimum": 1}
_PLACE: Final = {
    "type": "string",
    "pattern": "^[a-z][a-z0-9_]*$",
    "description": "A city, or off, box or out.",
}
_STAGES: Final = [stage or "setup" for stage in sequence.STAGES]
_REASONS: Final = [*filter(None, introductory.REASONS), *verdict.REASONS.values()]

# -- both scenarios ---------------------------------------------------------------------------------------------------

PARTS: Final[dict[str, Part[State]]] = {
    "turn": Part("the turn", "1", _TURN),
    "stage": Part(
        named(_STAGES),
        "`hussars`; in the advanced game `politics`",
        {"enum": _STAGES},
    ),
    "phase": Part(
        f"{named(sequence.PHASES[1:])}, or null outside an action stage and at its end",
        "null",
        {"enum": [phase or None for phase in sequence.PHASES]},
    ),
    "active": Part(
        "the powers that act, if Saxony has changed sides in the middle of a phase", "those of the stage", POWERS_LISTED
    ),
    "over": over(SEAT, _REASONS),
    "pieces": Part(
        "by id: a city, `off`, `box`, `out`, or an object",
        "off the map, or out of this game; in the set-up where they start",
        table(
            PIECE,
            {
                "anyOf": [
                    _PLACE,
                    entry(
                        "at",
                        at=_PLACE,
                        troops=Whole[State](0, MAX_TROOPS),
                        face_down=FLAG,
                        on_top=FLAG,
                        moved=FLAG,
                    ),
                ]
            },
        ),
    ),
    "hussars": Part("a list of two cities or nulls", "not on the map", array(or_null(CITY), maxItems=HUSSARS)),
    "markers": Part(
        "all victory markers by city; every fortress of Silesia has one",
        "as at the start; once Silesia is annexed all of it is Prussian",
        table(CITY, POWER),
    ),
    "questions": Part('"?" markers by city, in the order in which they were put', "none", table(CITY, POWER)),
    "hands": Part("cards by power", "empty", table(POWER, CARDS)),
    "discards": Part("cards that have been used", "none", CARDS),
    "decks_used": Part("how many decks are in use", "1", Whole[State](1, DECKS)),
    "pile": Part("cards to be drawn, in any order", "what is left of the decks in use", CARDS),
    "second_pile": Part("those of a second draw pile, with the option `deck_recycle`", "none", CARDS),
}

# -- the advanced game alone ------------------------------------------------------------------------------------------

_CLAUSE: Final = Defined(
    "clause",
    entry(
        "form",
        form={"enum": list(FORMS[1:])},
        power=POWER,
        other=POWER,
        turns=Whole[State](1, contracts.MAX_TURNS),
        cards=Whole[State](1, contracts.MAX_CARDS),
        until=_TURN,
        area={"enum": list(AREAS)},
        city=CITY,
        distance=Whole[State](0, freely.MAX_DISTANCE),
        candidate={"enum": list(CANDIDATES)},
        text={"type": "string", "minLength": 1, "maxLength": MAX_TEXT},
    ),
)


def _field_of(track: int) -> Names[State]:
    return Names("field", lambda s: s.board.politics.field_ids[track])


REALM: Final[dict[str, Part[State]]] = {
    "pools": Part(
        "markers that a major power has still to place; only to check that you have counted well",
        "those that lie nowhere else",
        table(MAJOR, _ANY),
    ),
    "battle_boxes": Part("markers by major power", "none", table(MAJOR, Whole[State](0, points.BATTLE_BOXES))),
    "set_aside": Part("markers by major power", "none", table(MAJOR, _COUNT)),
    "boxes": Part(
        f"whose marker lies in {named(BOXES)}; null for nobody's",
        "empty, `electors` by the markers on the Rhine, `silesia` Prussian once it is annexed",
        entry(**dict.fromkeys(BOXES, or_null(MAJOR))),
    ),
    "electors": Part(
        "the side of the Rhine elector markers by city: `france` or `joint`",
        "as at the start",
        table(CITY, {"enum": list(ELECTOR_SIDES)}),
    ),
    "tracks": Part(
        "the field on which the marker of `saxony`, `russia`, `italy` stands, such as `sax4`; Saxony's decides whose "
        "friend it is",
        "as at the start; Saxony's on `sax4` once Silesia is annexed",
        entry(**{name: _field_of(track) for track, name in enumerate(TRACKS)}),
    ),
    "display": Part("tactical cards on the political display by power, face up", "none", table(MAJOR, CARDS)),
    "turned": Part("those that are turned down again", "none", table(MAJOR, CARDS)),
    "placed": Part("by power the one that is not yet revealed", "none", table(MAJOR, CARD)),
    "trump": Part(
        "a suit, `reserve`, or null", "`reserve` while cards are placed, else null", {"enum": [*TRUMPS, None]}
    ),
    "victor": Part("the seat that has won the latest battle", "nobody", SEAT_OR_NONE),
    "offer": Part("political cards on offer", "none", ListOf(POLITICAL)),
    "undrawn": Part("those that are still to be drawn", "all that are nowhere else", ListOf(POLITICAL)),
    "used": Part("those that are used", "none; with `undrawn` the rest", ListOf(POLITICAL)),
    "election": Part(
        "`ahead`, `announced` (at the end of this turn), `held`",
        "`announced` while votes are cast, else by whether its card is undrawn",
        {"enum": list(ELECTION)},
    ),
    "incomes": Part(
        "what cards have changed, by power: `turn`, `game`", "nothing", table(POWER, entry(turn=_ANY, game=_ANY))
    ),
    "england": Part("true once England has joined in", "false", FLAG),
    "annexed": Part("true once Silesia is annexed", "false", FLAG),
    "reduced": Part("true once France has reduced its objectives", "false", FLAG),
    "neutral_until": Part("the turn in which Prussia's neutrality ends", "it is not neutral", _LATER),
    "saxony_left": Part("the turn in which Saxony left Prussia's side", "turn 1 if it is no more on that side", _LATER),
    "saxony_drew": Part("the turn in which it last drew cards", "never", _LATER),
    "forsaken": Part("a general whose Saxon commander has just changed sides", "nobody", or_null(GENERAL)),
    "winters": Part("scores by power, one object for each winter so far", "0 for each", array(table(MAJOR, _COUNT))),
    "contracts": Part(
        "`giver`, `receiver`, `turns_left`, `cards` a turn (1), `cancellable` (true)",
        "none",
        array(
            entry(
                "giver",
                "receiver",
                "turns_left",
                giver=POWER,
                receiver=POWER,
                turns_left=Whole[State](1, contracts.MAX_TURNS),
                cards=Whole[State](1, contracts.MAX_CARDS),
                cancellable=FLAG,
            )
        ),
    ),
    "agreements": Part(
        "two seats as `parties`, first the one that proposed, and a `clause`",
        "none",
        array(entry("parties", "clause", parties=array(SEAT, minItems=2, maxItems=2), clause=_CLAUSE)),
    ),
    "proposals": Part(
        "`number`, `proposer`, `answering`, `clauses`",
        "none",
        array(
            entry(
                "number",
                "proposer",
                "answering",
                "clauses",
                number=Whole[State](1, NUMBERS - 1),
                proposer=SEAT,
                answering=SEAT,
                clauses=array(_CLAUSE, minItems=1, maxItems=MAX_CLAUSES),
            )
        ),
    ),
    "proposed": Part("the number of the latest proposal", "the highest that is open", Whole[State](0, NUMBERS - 1)),
    "drafts": Part(
        "by seat the clauses that it is writing, the last of which may be unfinished",
        "none",
        table(SEAT, array(_CLAUSE, maxItems=MAX_CLAUSES)),
    ),
}

_ALL: Final = PARTS | {
    "realm": Part("what the advanced game alone has, see below", "as at the start", entry(**REALM)),
}

FORM: Final = Form(
    "A position of Maria",
    QUESTIONS,
    _ALL,
    {"fields": _ALL, "questions": PLAIN, "realm": REALM, "advanced": ADVANCED},
)
