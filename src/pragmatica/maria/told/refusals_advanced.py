"""Refusals of the advanced game: politics and political changes, neutrality, and what has been promised.

`refusals` asks here for questions that the introductory game does not put, and for what is kept out of an offer that
the rules of the question itself would allow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.kit.reasons import Reasons, Table
from pragmatica.maria import answering
from pragmatica.maria.diplomacy import neutrality, promises, reduction
from pragmatica.maria.diplomacy.contracts import ServeFirst
from pragmatica.maria.diplomacy.peace import ReceiveTrain
from pragmatica.maria.diplomacy.saxony import NO_RETURN, SaxonReturn, ShiftSaxony
from pragmatica.maria.forces import payment, placement, relocation, winter
from pragmatica.maria.forces.relocation import Relocate
from pragmatica.maria.forces.stacks import MAX_TROOPS
from pragmatica.maria.kept import clauses, packed, political
from pragmatica.maria.kept.board import (
    BAVARIA,
    FRANCE,
    GENERALS,
    MAJOR,
    NO_CITY,
    NO_PIECE,
    OFF_MAP_BOX,
    PRUSSIA,
    SAXONY,
)
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import rounds
from pragmatica.maria.movement.moves import March
from pragmatica.maria.named import terms
from pragmatica.maria.offers import agreements, freely
from pragmatica.maria.politics import corps
from pragmatica.maria.politics.choosing import Choose, Execute, MoveMarker, Recipient
from pragmatica.maria.politics.corps import GiveWay, SendCorps
from pragmatica.maria.politics.stage import PlaceCard
from pragmatica.maria.politics.troops import END, CardReturn
from pragmatica.maria.told.reasons import at, by_table, nothing, reason, the_card, the_city, the_piece, the_power, who

RETURN: Final[Table] = {
    winter.NOT_AT_HOME: ("M-13.6", "not-at-home"),
    winter.NOT_FRIENDLY: ("M-13.6", "not-friendly"),
    winter.TAKEN: ("M-13.6", "occupied"),
    winter.REFUSED: ("M-Q.4", "refused"),
}

REDUCTION: Final[Table] = {
    reduction.DONE: ("M-19.20", "reduced-before"),
    reduction.NO_MARKER: ("M-19.21", "nothing-to-reduce"),
    reduction.GENERAL_THERE: ("M-19.20", "french-general-there"),
}
PROMISES: Final[Table] = {
    clauses.NO_ATTACK: ("M-21.2", "promise-no-attack"),
    clauses.KEEP_OUT: ("M-21.2", "promise-keep-out"),
    clauses.KEEP_AWAY: ("M-21.2", "promise-keep-away"),
    clauses.LEAVE: ("M-21.2", "promise-leave"),
    clauses.PEACE: ("M-21.2", "promise-peace"),
    clauses.VOTE: ("M-21.2", "promise-vote"),
}  # by the form of a clause


Answer = Callable[[State, Any, int], Reasons]


# -- neutrality -------------------------------------------------------------------------------------------------------


def neutral_ground(s: State, piece: int, city: int) -> Reasons:
    """Why neutrality keeps the piece, or the other one of its stack, out of a city [M-19.41, M-19.43, M-19.44]."""
    power = s.board.piece_power[piece]
    other = s.partner[piece]
    if not s.lands.barred[power][city] and other != NO_PIECE:
        power = s.board.piece_power[other]
    here, home = s.place[piece], s.lands.home[city]
    if s.relations.neutral[power]:
        return reason("M-19.41", "neutral-stays-home", city=the_city(s, city), power=the_power(power))
    if here < NO_CITY and s.lands.barred[power][here] and s.lands.home[here] == home:
        return reason("M-19.44", "way-out", city=the_city(s, city), mover=the_piece(s, piece))
    return reason("M-19.43", "neutral-ground", city=the_city(s, city), power=the_power(home))


# -- promises ---------------------------------------------------------------------------------------------------------


def kept_out(s: State, seat: int, frame: Frame, code: int) -> Reasons:
    """Why an answer that the question allows is not offered: it breaks a promise, or a piece has to march out."""
    number = agreements.withheld(s, frame, code)
    if number != promises.KEPT:
        return _promised(s, seat, s.realm.agreements[number])
    stays = [piece for piece in s.board.piece_number.values() if neutrality.must_leave(s, piece)]
    piece = frame.piece if isinstance(frame, March) else stays[0]
    return reason("D-32", "marches-out", piece=the_piece(s, piece))


def _promised(s: State, seat: int, promise: tuple[int, ...]) -> Reasons:
    """The promise, and to whom it was made."""
    rule, message = PROMISES[promise[clauses.CLAUSE]]
    (told,) = terms.told(s.board, promise[clauses.CLAUSE :])
    arguments = {name: value for name, value in told.items() if name != "form"} if isinstance(told, dict) else {}
    other = promise[clauses.PARTNER] if promise[clauses.MAKER] == seat else promise[clauses.MAKER]
    return reason(rule, message, partner=f"seat:{s.rules.seat_names[other]}", **arguments)


# -- the reduction ----------------------------------------------------------------------------------------------------


def reduction_now(s: State, seat: int) -> Reasons:
    """Why the seat may not reduce the French objectives now, outside the order of play [M-19.20, M-19.21]."""
    if s.relations.seat_of[FRANCE] != seat:
        return reason("M-19.20", "not-france")
    if not s.rules.reduction_any_time:
        return reason("D-27", "reduction-later")
    if not freely.is_open(s):
        return reason("M-19.21", "treaties-closed")
    refusal = reduction.refusal(s)
    there = [piece for piece in s.board.generals_of[FRANCE] if reduction.in_core_austria(s, piece)]
    return by_table(REDUCTION, refusal, piece=the_piece(s, there[0]) if there else None)


# -- politics ---------------------------------------------------------------------------------------------------------


def _place_card(s: State, frame: PlaceCard, code: int) -> Reasons:
    """A card for the display [M-17.30]."""
    power = frame.power(s)
    if code in s.realm.display[power] or code in s.realm.turned[power]:
        return reason("M-17.33", "on-display", card=the_card(s, code))
    return reason("M-17.2", "not-in-hand", card=the_card(s, code))


def _choose(s: State, frame: Choose, code: int) -> Reasons:
    """A political card [M-17.50]."""
    card = f"political:{s.board.politics.ids[code]}"
    if code not in s.realm.offer:
        return reason("M-17.50", "not-on-offer", political=card)
    return reason("M-17.50", "no-arms", political=card, power=the_power(frame.order[0]))


def _execute(s: State, frame: Execute, code: int) -> Reasons:
    """Another card in place of the chosen one [M-24.4]."""
    return reason("M-24.4", "no-other-card")


def _recipient(s: State, frame: Recipient, code: int) -> Reasons:
    """A power that is to get what a card gives [M-17.66]."""
    return reason("M-17.66", "not-named", power=the_power(code))


def _move_marker(s: State, frame: MoveMarker, code: int) -> Reasons:
    """The way of a marker [M-17.61]."""
    track = political.TRACKS[s.board.politics.moves[frame.card][frame.move].track]
    return reason("M-17.61", "arrow-way", track=f"track:{track}")


# -- the movement of two players -------------------------------------------------------------------------------------


def in_turn(s: State, frame: rounds.PickInTurn, code: int) -> Reasons:
    """What only this phase refuses: pieces of the other player, and what a dispute settles [M-10.8, M-10.18]."""
    if code == rounds.DISPUTE:
        return (
            reason("M-10.8", "disputed") if frame.dispute() != rounds.FREE else reason("M-Q.20", "nothing-to-dispute")
        )
    piece = rounds.piece_of(code)
    power = s.board.piece_power[piece]
    if power in s.active and power not in rounds.led(s, frame.seat):
        return reason("M-10.18", "not-your-piece", piece=the_piece(s, piece))
    if code in rounds.pickable(s, frame.seat, frame.refused):
        return reason("M-10.8", "done-in-flanders", piece=the_piece(s, piece))
    if code in rounds.pickable(s, frame.seat, ()):
        return reason("M-Q.4", "move-refused", piece=the_piece(s, s.partner[piece]))
    return []


# -- generals who come and go -----------------------------------------------------------------------------------------


def absent(s: State, general: int, power: int) -> Reasons:
    """Why a general is none of the power's lost ones, who may come back; nothing if he is one [M-13.6]."""
    if s.board.piece_power[general] != power:
        return reason("M-13.2", "not-active", **who(s, general))
    if s.place[general] < NO_CITY:
        return reason("M-13.2", "on-map", piece=the_piece(s, general))
    if s.place[general] == OFF_MAP_BOX:
        return reason("M-3.13", "in-box", piece=the_piece(s, general))
    return []


def _card_return(s: State, frame: CardReturn, code: int) -> Reasons:
    """A general and a fortress [M-17.64]."""
    general, city = packed.placed(code), packed.city(code)
    return absent(s, general, frame.power) or entry(s, general, city, frame.refused)


def entry(s: State, general: int, city: int, refused: tuple[int, ...]) -> Reasons:
    """Why a general may not come back in a city; nothing if he may [M-13.6]."""
    refusal = winter.return_refusal(s, general, city, refused)
    return by_table(RETURN, refusal, **at(s, city), power=the_power(s.board.piece_power[general]))


def _send_corps(s: State, frame: SendCorps, code: int) -> Reasons:
    """A general for an off-map box [M-17.80, M-17.81]."""
    if s.board.piece_power[code] != frame.power:
        return reason("M-17.80", "not-active", **who(s, code))
    if s.place[code] == OFF_MAP_BOX:
        return reason("M-3.13", "in-box", piece=the_piece(s, code))
    worth = payment.worth(s, frame.power)
    return reason("M-17.81", "recruit-dear", cost=corps.PRICE, count=worth)


def _saxon_return(s: State, frame: SaxonReturn, code: int) -> Reasons:
    """Troops and a fortress for a Saxon general [M-19.35]."""
    troops, city = packed.placed(code), packed.city(code)
    cost, worth = troops * winter.PRICE, payment.worth(s, SAXONY)
    if not 1 <= troops <= MAX_TROOPS:
        return reason("M-6.5", "one-to-eight")
    if cost > worth:
        return reason("M-19.35", "recruit-dear", cost=cost, count=worth)
    return entry(s, frame.general, city, ())


# -- forced placements ------------------------------------------------------------------------------------------------


def _unfit(s: State, piece: int, city: int) -> Reasons:
    """Why the piece does not fit into a city; nothing if it does [E-13]."""
    if placement.fits(s, piece, city):
        return []
    if s.lands.barred[s.board.piece_power[piece]][city]:
        return neutral_ground(s, piece, city)
    return reason("E-13", "occupied", **at(s, city))


def _give_way(s: State, frame: GiveWay, code: int) -> Reasons:
    """A piece that makes room, and a city [M-17.85]."""
    piece, city = packed.placed(code), packed.city(code)
    stays = _is_no_obstacle(s, frame, piece)
    if stays:
        return stays
    return _unfit(s, piece, city) or reason("M-17.85", "not-nearest", city=the_city(s, city))


def _is_no_obstacle(s: State, frame: GiveWay, piece: int) -> Reasons:
    """Why the piece does not give way now; nothing if it may."""
    here = frame.city(s)
    if s.place[piece] != here:
        return reason("M-17.85", "not-in-the-way", piece=the_piece(s, piece), city=the_city(s, here))
    if piece not in [packed.placed(one) for one in frame.legal(s, 0)]:
        return reason("M-17.88", "commander-first", piece=the_piece(s, s.piece_at[here]))
    return []


def _relocate(s: State, frame: Relocate, code: int) -> Reasons:
    """A piece that has to leave a country, and a city [M-19.16, M-19.34, M-19.35]."""
    piece, city = packed.placed(code), packed.city(code)
    stays = _stays(s, frame, piece)
    if stays:
        return stays
    if city not in _homes(s, frame.kind, piece):
        return reason("E-13", "not-home", piece=the_piece(s, piece), city=the_city(s, city))
    if frame.kind in (relocation.HOMECOMING, relocation.PARTING) and s.piece_at[city] != NO_PIECE:
        return reason("E-13", "occupied", **at(s, city))
    return _unfit(s, piece, city) or reason("E-14", "not-nearest", city=the_city(s, city))


def _stays(s: State, frame: Relocate, piece: int) -> Reasons:
    """Why the piece is not moved now; nothing if it may be."""
    if piece not in frame.pieces:
        return reason("M-Q.7", "need-not-leave", piece=the_piece(s, piece))
    if s.board.piece_power[piece] != frame.power(s):
        return reason("M-Q.7", "power-first", power=the_power(frame.power(s)), piece=the_piece(s, piece))
    return []


def _homes(s: State, kind: int, piece: int) -> list[int]:
    """Cities of the countries to which the piece may go."""
    power = s.board.piece_power[piece]
    every = range(len(s.piece_at))
    if kind == relocation.PARTING:
        return list(every)
    homes = [power, BAVARIA] if kind == relocation.EXPULSION and power == FRANCE else [power]
    return [city for city in every if s.lands.home[city] in homes]


# -- changes, contracts, votes ----------------------------------------------------------------------------------------


def _shift_saxony(s: State, frame: ShiftSaxony, code: int) -> Reasons:
    """Spaces for Saxony's marker [M-19.31, M-Q.13]."""
    if code > frame.points:
        return reason("M-19.31", "too-many-spaces", count=frame.points)
    return reason("M-Q.13", "track-ends", count=frame.legal(s, 0)[-1])


def _receive_train(s: State, frame: ReceiveTrain, code: int) -> Reasons:
    """A fortress for the second Prussian train [M-19.17]."""
    if s.board.fortress[code] != MAJOR:
        return reason("M-19.17", "no-major-fortress", city=the_city(s, code))
    if code not in s.lands.major_fortresses[PRUSSIA]:
        return reason("M-19.17", "not-at-home", city=the_city(s, code), power=the_power(PRUSSIA))
    if s.piece_at[code] != NO_PIECE:
        return reason("M-10.34", "occupied", **at(s, code))
    return reason("M-10.34", "not-friendly", city=the_city(s, code))


def _serve_first(s: State, frame: ServeFirst, code: int) -> Reasons:
    """Whose contract is served [M-20.4]."""
    if code in frame.order:
        return reason("M-20.4", "served", power=the_power(code))
    return reason("M-20.4", "no-contract", giver=the_power(frame.power), power=the_power(code))


# -- things on the table ----------------------------------------------------------------------------------------------


def _pairs(frame: Frame, codes: list[int]) -> list[tuple[int, int]]:
    """What the codes name beside a city, and the city; without the answer that names nothing."""
    nothing_named = NO_RETURN if isinstance(frame, SaxonReturn) else END
    return [(packed.placed(code), packed.city(code)) for code in codes if code != nothing_named]


def city(s: State, seat: int, frame: Frame, place: int) -> Reasons:
    """Why a city is no part of an answer that names something else besides; nothing if it is part of one."""
    if any(there == place for _, there in _pairs(frame, answering.legal(s, seat))):
        return []
    pairs = _pairs(frame, frame.legal(s, seat))
    for subject, there in pairs:
        if there == place:
            return kept_out(s, seat, frame, packed.placing(subject, place))
    if isinstance(frame, SaxonReturn):
        return entry(s, frame.general, place, ())
    return ANSWERS[type(frame)](s, frame, packed.placing(pairs[0][0], place))


def piece(s: State, seat: int, frame: Frame, named: int) -> Reasons:
    """The same for a piece."""
    if isinstance(frame, SaxonReturn):
        return [] if named == frame.general else nothing()
    if any(subject == named for subject, _ in _pairs(frame, answering.legal(s, seat))):
        return []
    for subject, there in _pairs(frame, frame.legal(s, seat)):
        if subject == named:
            return kept_out(s, seat, frame, packed.placing(subject, there))
    if isinstance(frame, Relocate):
        return _stays(s, frame, named)
    if isinstance(frame, GiveWay):
        return _is_no_obstacle(s, frame, named)
    if named >= GENERALS or not isinstance(frame, CardReturn):
        return nothing()
    return absent(s, named, frame.power) or reason("M-13.6", "no-place", piece=the_piece(s, named))


PAIRS: Final = (CardReturn, SaxonReturn, GiveWay, Relocate)  # questions whose answers name a city and something else

ANSWERS: Final[dict[type[Frame], Answer]] = {
    PlaceCard: _place_card,
    Choose: _choose,
    Execute: _execute,
    Recipient: _recipient,
    MoveMarker: _move_marker,
    CardReturn: _card_return,
    SendCorps: _send_corps,
    SaxonReturn: _saxon_return,
    GiveWay: _give_way,
    Relocate: _relocate,
    ShiftSaxony: _shift_saxony,
    ReceiveTrain: _receive_train,
    ServeFirst: _serve_first,
}
