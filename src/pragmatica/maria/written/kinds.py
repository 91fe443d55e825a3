"""The things of Maria in a written position: their names, numbers and forms."""

from __future__ import annotations

from typing import Final

from pragmatica.core.state import NO_SEAT
from pragmatica.kit.written.kinds import Coded, Flag, Names, OrNone, Whole
from pragmatica.kit.written.several import By, ListOf, Record
from pragmatica.maria.battle import combat
from pragmatica.maria.forces import payment, stacks
from pragmatica.maria.forces.stacks import MAX_TROOPS
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import GENERALS, NOBODY, POWERS, SUITS
from pragmatica.maria.kept.political import TRACKS
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.marching import STACK
from pragmatica.maria.politics.choosing import NO_CHOICE
from pragmatica.maria.politics.markers import ORDER

_FAR: Final = 100  # farther than any marker is announced to move, or any side is ahead
_MANY: Final = 1000

NUMBER: Final = Whole[State](0, _MANY)
SCORE: Final = Whole[State](-_FAR, _MANY)
FLAG: Final = Flag[State]()
NUMBERS: Final = ListOf(NUMBER, again=True)

# -- things -----------------------------------------------------------------------------------------------------------

POWER: Final = Names[State]("power", POWERS, definition="power")
MAJOR: Final = Names[State](
    "major power",
    lambda s: [POWERS[power] for power in s.board.politics.order],  # in the order of the spaces of the display
    many="major powers",
    definition="major",
)
SEAT: Final = Names[State]("seat", lambda s: s.rules.seat_names, form={"type": "string"})
CITY: Final = Names[State](
    "city",
    lambda s: s.board.city_ids,
    many="cities",
    definition="city",
    form={"type": "string", "pattern": "^[a-z][a-z0-9_]*$"},
)
GENERAL: Final = Names[State](
    "general",
    lambda s: s.board.piece_ids[:GENERALS],
    definition="general",
    form={"type": "string", "pattern": "^[a-z]+-[1-9]$"},
)
TRAIN: Final = Names[State](
    "train",
    lambda s: s.board.piece_ids[GENERALS:],
    first=GENERALS,
    definition="train",
    form={"type": "string", "pattern": "^[a-z]+-train-[1-9]$"},
)
PIECE: Final = Names[State](
    "piece",
    lambda s: s.board.piece_ids,
    definition="piece",
    form={"type": "string", "pattern": "^[a-z]+-(train-)?[1-9]$"},
)
CARD: Final = Names[State](
    "card",
    lambda s: s.board.card_ids,
    definition="card",
    form={"type": "string", "pattern": "^d[1-4]-(clubs|diamonds|hearts|spades|reserve)-[0-9]+$"},
)
POLITICAL: Final = Names[State](
    "political card", lambda s: s.board.politics.ids, many="political cards", definition="political"
)
TRACK: Final = Names[State]("track", TRACKS)
MARKER: Final = Names[State]("marker", (*(TRACKS[track] for track in ORDER), "done"))

HUSSAR: Final = Names[State]("hussar", ("hussar-1", "hussar-2"))
PURPOSE: Final = Names[State]("purpose", payment.PURPOSES)
SIDE: Final = Names[State]("side", ("attacker", "defender"))
VERDICT: Final = Names[State]("verdict", ("nothing", "takes", "questions"))  # of leaving a fortress, see `conquest`
CAUSE: Final = Names[State]("cause", ("expulsion", "homecoming", "peace", "parting"))  # of a relocation
STATUS: Final = Names[State]("status", ("prussian_ally", "neutral", "austrian_ally"))  # of Saxony
NEUTRAL_STEP: Final = Names[State]("step", ("expulsion", "homecoming", "markers"))  # see `saxony.Neutral`
ANNEXATION_STEP: Final = Names[State](
    "step", ("markers", "relocation", "box_and_train", "neutrality", "done")
)  # see `peace.Annexation`
DISPUTE: Final = Names[State]("dispute", ("none", "in_turns", "settled"))

ELECTION: Final = ("ahead", "announced", "held")
ELECTOR_SIDES: Final = ("france", "joint")  # sides of the Rhine elector markers
TRUMPS: Final = (*SUITS, "reserve")  # in the order of the suits' numbers

POWER_OR_NONE: Final = OrNone(POWER, NOBODY)
SEAT_OR_NONE: Final = OrNone(SEAT, NO_SEAT)


# -- texts that say several things ------------------------------------------------------------------------------------


def _write_mover(s: State, mover: int) -> str:
    return s.board.piece_ids[mover] if mover < STACK else f"stack-{s.board.piece_ids[mover - STACK]}"


def _read_mover(s: State, text: str) -> int | None:
    number = s.board.piece_number.get(text.removeprefix("stack-"))
    if number is None or not text.startswith("stack-"):
        return number
    return STACK + number if number < GENERALS else None


def _write_pair(s: State, pair: int) -> str:
    ids = s.board.piece_ids
    return f"{ids[packed.attacker(pair)]}>{ids[packed.defender(pair)]}"


def _read_pair(s: State, text: str) -> int | None:
    numbers = [s.board.piece_number.get(ident, GENERALS) for ident in text.split(">")]
    if len(numbers) != 2 or max(numbers) >= GENERALS:
        return None
    return packed.battle(numbers[0], numbers[1])


def _write_play(s: State, code: int) -> str:
    card = s.board.card_ids[combat.played_card(s.board, code)]
    return card if code < combat.RESERVE_PLAYS else f"{card}={combat.played_value(s.board, code)}"


def _read_play(s: State, text: str) -> int | None:
    ident, reserve, value = text.partition("=")
    card = s.board.card_number.get(ident)
    if not reserve or card is None:
        return card
    values = [str(one) for one in range(1, combat.RESERVE_VALUES + 1)]
    if card not in s.board.reserves or value not in values:
        return None
    return combat.RESERVE_PLAYS + s.board.reserves.index(card) * combat.RESERVE_VALUES + values.index(value)


MOVER: Final = Coded[State](
    "piece or stack",
    _write_mover,
    _read_mover,
    hint="must be a piece, or stack- and its commander",
    form={"type": "string", "pattern": "^(stack-)?[a-z]+-(train-)?[1-9]$"},
)
PAIR: Final = Coded[State](
    "battle",
    _write_pair,
    _read_pair,
    hint="must be two generals, such as austria-5>prussia-1",
    form={"type": "string", "pattern": "^[a-z]+-[1-9]>[a-z]+-[1-9]$"},
)
PLAY: Final = Coded[State](
    "card",
    _write_play,
    _read_play,
    hint="must be a card, a Reserve with the value for which it is played, such as d1-reserve-1=5",
    form={"type": "string", "pattern": "^d[1-4]-[a-z]+-[0-9]+(=[1-8])?$"},
)

# -- several ----------------------------------------------------------------------------------------------------------

POWERS_LISTED: Final = ListOf(POWER)
GENERALS_LISTED: Final = ListOf(GENERAL)
CITIES: Final = ListOf(CITY)
PIECES: Final = ListOf(PIECE)
SEATS: Final = ListOf(SEAT)
CARDS: Final = ListOf(CARD)
PAIRS: Final = ListOf(PAIR)
PLAYS: Final = ListOf(PLAY)
GIVEN: Final = By(SEAT, ListOf(Whole[State](0, MAX_TROOPS), again=True), (), all_written=True)
ANNOUNCED: Final = By(TRACK, Whole[State](-_FAR, _FAR), 0)

BILLS: Final = ListOf(
    Record("bill", definition="bill", power=POWER, generals=GENERALS_LISTED, costs=NUMBERS), again=True
)
# Stacks that were wished for and refused; of a march a whole stack may have been refused, too
REQUESTS: Final = ListOf(
    Record(
        "request",
        definition="request",
        made=lambda one: stacks.request(*one),
        parts=lambda code: stacks.requested(code)[1:],
        general=GENERAL,
        other=GENERAL,
        city=CITY,
    ),
    again=True,
)
MOVING_REQUESTS: Final = ListOf(
    Record(
        "request",
        definition="moving_request",
        made=lambda one: (stacks.joint if one[3] else stacks.request)(*one[:3]),
        parts=lambda code: (*stacks.requested(code)[1:], stacks.requested(code)[0]),
        general=GENERAL,
        other=GENERAL,
        city=CITY,
        joint=FLAG.usually(False),
    ),
    again=True,
)
SPARED: Final = OrNone(
    Record(
        "card to be used",
        made=lambda one: packed.owned(one[1], one[0]),
        parts=lambda code: (packed.owner(code), packed.owned_thing(code)),
        power=POWER,
        political=POLITICAL,
    ),
    NO_CHOICE,
)
