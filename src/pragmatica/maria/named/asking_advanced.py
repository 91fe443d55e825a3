"""Decisions of the advanced game alone, made from their frames; `asking` takes them in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from pragmatica.core.frozen import maker
from pragmatica.maria.diplomacy import election, peace
from pragmatica.maria.diplomacy.contracts import ServeFirst
from pragmatica.maria.diplomacy.election import Vote
from pragmatica.maria.diplomacy.peace import AcceptPeace, OfferPeace, ReceiveTrain
from pragmatica.maria.diplomacy.reduction import Reduce
from pragmatica.maria.diplomacy.saxony import SaxonReturn, ShiftSaxony
from pragmatica.maria.forces import relocation, winter
from pragmatica.maria.forces.relocation import EXPULSION, PARTING, PEACE, Relocate
from pragmatica.maria.forms import decisions_advanced as asked
from pragmatica.maria.forms.decisions import POWER
from pragmatica.maria.forms.decisions_advanced import Cause, MariaDecision, Way
from pragmatica.maria.forms.observation_realm import Candidate, OffMap, SaxonStatus, Track
from pragmatica.maria.kept import political
from pragmatica.maria.kept.board import AUSTRIA, FRANCE, NO_PIECE, OFF_MAP_BOX, PRUSSIA, SAXONY
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.realm import PRUSSIAN_ALLY
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import rounds
from pragmatica.maria.movement.marching import STACK
from pragmatica.maria.politics import choosing, markers
from pragmatica.maria.politics.corps import GiveWay, SendCorps, Welcome
from pragmatica.maria.politics.stage import NameTrump, PlaceCard
from pragmatica.maria.politics.troops import CardReturn

# What is asked most often
_make_pick_in_turn: Final = maker(asked.PickInTurn)
_make_place_card: Final = maker(asked.PlaceCard)

STATUS: Final[tuple[SaxonStatus, ...]] = ("prussian_ally", "neutral", "austrian_ally")  # as in `realm`
CANDIDATE: Final = cast("tuple[Candidate, ...]", election.CANDIDATES)
TRACK: Final = cast("tuple[Track, ...]", political.TRACKS)
CAUSE: Final[tuple[Cause, ...]] = ("expulsion", "homecoming", "peace", "parting")  # by the kinds of `relocation`
WAYS: Final[tuple[list[Way], ...]] = (["left", "right"], ["right"], ["left"])  # by tables.EITHER, RIGHT, LEFT

_RELOCATED_BY: Final = {EXPULSION: "M-19.34", PEACE: "M-19.16", PARTING: "M-19.35"}

Maker = Callable[[State, Any, int, str, int], MariaDecision]


def _name_trump(s: State, frame: NameTrump, seat: int, name: str, version: int) -> MariaDecision:
    return asked.NameTrump(seat=name, version=version, rule="M-17.20")


def _place_card(s: State, frame: PlaceCard, seat: int, name: str, version: int) -> MariaDecision:
    return _make_place_card(seat=name, version=version, rule="M-17.30", power=POWER[frame.power(s)])


def _choose(s: State, frame: choosing.Choose, seat: int, name: str, version: int) -> MariaDecision:
    ids, power = s.board.politics.ids, frame.order[0]
    return asked.ChoosePolitical(
        seat=name,
        version=version,
        rule="M-17.50",
        power=POWER[power],
        offer=[ids[card] for card in s.realm.offer],
        choices=[ids[card] for card in choosing.choices(s, power)],
    )


def _execute(s: State, frame: choosing.Execute, seat: int, name: str, version: int) -> MariaDecision:
    ids = s.board.politics.ids
    other = frame.other(s)
    cards = [frame.card] if other == choosing.NO_CHOICE else [frame.card, other]
    return asked.ExecuteCard(
        seat=name,
        version=version,
        rule="M-17.52",
        power=POWER[frame.power],
        political=ids[frame.card],
        other=None if other == choosing.NO_CHOICE else ids[other],
        arrows=[arrow for card in cards for arrow in _arrows(s, frame.below, card)],
    )


def _arrows(s: State, below: Frame | None, card: int) -> list[asked.Arrow]:
    """The arrows of a card that can be used [M-17.61, P-3]."""
    moves = s.board.politics.moves[card]
    return [arrow for move in choosing.usable(s, card) for arrow in _arrow(s, below, card, moves[move])]


def _arrow(s: State, below: Frame | None, card: int, arrow: political.Move) -> list[asked.Arrow]:
    """An arrow, each way that it allows."""
    assert isinstance(below, choosing.Choosing)
    announced = below.announced[arrow.track]
    return [
        asked.Arrow(
            political=s.board.politics.ids[card],
            track=TRACK[arrow.track],
            steps=arrow.steps,
            way=way,
            to=markers.target(s, arrow.track, announced + arrow.steps * (-1 if way == "left" else 1)),
        )
        for way in WAYS[arrow.way]
    ]


def _carry_out(s: State, frame: choosing.Instruction, seat: int, name: str, version: int) -> MariaDecision:
    card = s.board.politics.ids[frame.card]
    return asked.CarryOut(seat=name, version=version, rule="M-17.60", power=POWER[frame.power], political=card)


def _recipient(s: State, frame: choosing.Recipient, seat: int, name: str, version: int) -> MariaDecision:
    card = s.board.politics.ids[frame.card]
    room: dict[str, int] = {POWER[one]: winter.room(s, one) for one in frame.legal(s, seat)}
    return asked.NameRecipient(
        seat=name, version=version, rule="M-17.66", power=POWER[frame.power], political=card, room=room
    )


def _move_marker(s: State, frame: choosing.MoveMarker, seat: int, name: str, version: int) -> MariaDecision:
    arrow = s.board.politics.moves[frame.card][frame.move]
    return asked.MoveMarker(
        seat=name,
        version=version,
        rule="M-17.61",
        power=POWER[frame.power],
        political=s.board.politics.ids[frame.card],
        track=TRACK[arrow.track],
        steps=arrow.steps,
        ways=WAYS[arrow.way],
        arrows=_arrow(s, frame.below, frame.card, arrow),
    )


def _card_return(s: State, frame: CardReturn, seat: int, name: str, version: int) -> MariaDecision:
    return asked.CardReturn(seat=name, version=version, rule="M-17.64", power=POWER[frame.power], left=frame.left)


def _send_corps(s: State, frame: SendCorps, seat: int, name: str, version: int) -> MariaDecision:
    box = cast("OffMap", s.board.politics.box_ids[frame.power])
    return asked.SendCorps(seat=name, version=version, rule="M-17.80", power=POWER[frame.power], box=box)


def _welcome(s: State, frame: Welcome, seat: int, name: str, version: int) -> MariaDecision:
    city = frame.city(s)
    return asked.Welcome(
        seat=name,
        version=version,
        rule="M-17.85",
        power=POWER[frame.power],
        general=s.board.piece_ids[frame.general],
        other=s.board.piece_ids[s.piece_at[city]],
        city=s.board.city_ids[city],
    )


def _give_way(s: State, frame: GiveWay, seat: int, name: str, version: int) -> MariaDecision:
    city = frame.city(s)
    return asked.GiveWay(
        seat=name,
        version=version,
        rule="M-17.85",
        power=POWER[s.board.piece_power[s.piece_at[city]]],
        general=s.board.piece_ids[frame.general],
        city=s.board.city_ids[city],
    )


def _relocate(s: State, frame: Relocate, seat: int, name: str, version: int) -> MariaDecision:
    power = frame.power(s)
    return asked.Relocate(
        seat=name,
        version=version,
        rule=_RELOCATED_BY.get(frame.kind, "M-19.34"),
        power=POWER[power],
        cause=CAUSE[frame.kind],
        pieces=[s.board.piece_ids[piece] for piece in frame.pieces if s.board.piece_power[piece] == power],
    )


def _shift_saxony(s: State, frame: ShiftSaxony, seat: int, name: str, version: int) -> MariaDecision:
    return asked.ShiftSaxony(seat=name, version=version, rule="M-19.31", power=POWER[AUSTRIA], points=frame.points)


def _saxon_return(s: State, frame: SaxonReturn, seat: int, name: str, version: int) -> MariaDecision:
    general = s.board.piece_ids[frame.general]
    return asked.SaxonReturn(
        seat=name, version=version, rule="M-19.35", power=POWER[SAXONY], general=general, price=winter.PRICE
    )


def _offer_peace(s: State, frame: OfferPeace, seat: int, name: str, version: int) -> MariaDecision:
    return asked.OfferPeace(seat=name, version=version, rule="M-19.10", power=POWER[PRUSSIA], terms=_terms(s))


def _terms(s: State) -> asked.PeaceTerms:
    """What a peace would bring [M-19.12]."""
    after, ids, politics = peace.annexed(s), s.board.city_ids, s.board.politics
    prussian = peace.marked(after, AUSTRIA, PRUSSIA)
    aside = peace.half(s, len(prussian))
    leaving = relocation.leaving(after, PEACE)
    power, pieces = s.board.piece_power, s.board.piece_ids
    return asked.PeaceTerms(
        austrian=[ids[city] for city in peace.marked(after, PRUSSIA, AUSTRIA)],
        prussian=[ids[city] for city in prussian],
        aside=aside,
        pool=len(prussian) - aside,
        austrian_pieces=[pieces[piece] for piece in leaving if power[piece] == AUSTRIA],
        prussian_pieces=[pieces[piece] for piece in leaving if power[piece] == PRUSSIA],
        saxony=STATUS[politics.status[politics.peace_field]] if s.realm.saxony == PRUSSIAN_ALLY else None,
        until=s.turn + peace.NEUTRAL_TURNS,
    )


def _accept_peace(s: State, frame: AcceptPeace, seat: int, name: str, version: int) -> MariaDecision:
    return asked.AcceptPeace(seat=name, version=version, rule="M-19.11", power=POWER[AUSTRIA], terms=_terms(s))


def _receive_train(s: State, frame: ReceiveTrain, seat: int, name: str, version: int) -> MariaDecision:
    train = next(train for train in s.board.trains_of[PRUSSIA] if s.place[train] == OFF_MAP_BOX)
    return asked.ReceiveTrain(
        seat=name, version=version, rule="M-19.17", power=POWER[PRUSSIA], train=s.board.piece_ids[train]
    )


def _reduce(s: State, frame: Reduce, seat: int, name: str, version: int) -> MariaDecision:
    return asked.Reduce(seat=name, version=version, rule="M-19.20", power=POWER[FRANCE])


def _serve_first(s: State, frame: ServeFirst, seat: int, name: str, version: int) -> MariaDecision:
    return asked.ServeFirst(
        seat=name,
        version=version,
        rule="M-20.4",
        power=POWER[frame.power],
        receivers=[POWER[power] for power in frame.legal(s, seat)],
    )


def _vote(s: State, frame: Vote, seat: int, name: str, version: int) -> MariaDecision:
    city = frame.free[0]
    return asked.Vote(
        seat=name,
        version=version,
        rule="M-18.8",
        power=POWER[s.control[city]],
        city=s.board.city_ids[city],
        francis=frame.francis,
        charles=frame.charles,
        free=len(frame.free),
        needed=election.ENOUGH,
        elected=_elected(frame.francis, frame.charles),
        prospects=[_prospect(frame, candidate) for candidate in frame.legal(s, seat)],
    )


def _elected(francis: int, charles: int) -> Candidate | None:
    if francis >= election.ENOUGH:
        return CANDIDATE[election.FRANCIS]
    return CANDIDATE[election.CHARLES] if charles >= election.ENOUGH else None


def _prospect(frame: Vote, candidate: int) -> asked.Prospect:
    votes = 1 + (frame.francis if candidate == election.FRANCIS else frame.charles)
    return asked.Prospect(
        candidate=CANDIDATE[candidate],
        votes=votes,
        missing=max(0, election.ENOUGH - votes),
        decides=votes == election.ENOUGH,
    )


def _pick_in_turn(s: State, frame: rounds.PickInTurn, seat: int, name: str, version: int) -> MariaDecision:
    return _make_pick_in_turn(
        seat=name,
        version=version,
        rule="M-10.18",
        powers=[POWER[power] for power in rounds.led(s, frame.seat)],
        dispute=frame.dispute() == rounds.IN_TURNS,
    )


def _move_consent(s: State, frame: rounds.MoveConsent, seat: int, name: str, version: int) -> MariaDecision:
    commander = frame.mover - STACK
    general = s.partner[commander]
    assert general != NO_PIECE
    return asked.MoveConsent(
        seat=name,
        version=version,
        rule="M-10.10",
        power=POWER[s.board.piece_power[general]],
        commander=s.board.piece_ids[commander],
        general=s.board.piece_ids[general],
        asking=s.rules.seat_names[frame.seat],
    )


MAKERS: Final[dict[type[Frame], Maker]] = {
    NameTrump: _name_trump,
    PlaceCard: _place_card,
    choosing.Choose: _choose,
    choosing.Execute: _execute,
    choosing.Instruction: _carry_out,
    choosing.Recipient: _recipient,
    choosing.MoveMarker: _move_marker,
    CardReturn: _card_return,
    SendCorps: _send_corps,
    Welcome: _welcome,
    GiveWay: _give_way,
    Relocate: _relocate,
    ShiftSaxony: _shift_saxony,
    SaxonReturn: _saxon_return,
    OfferPeace: _offer_peace,
    AcceptPeace: _accept_peace,
    ReceiveTrain: _receive_train,
    Reduce: _reduce,
    ServeFirst: _serve_first,
    Vote: _vote,
    rounds.PickInTurn: _pick_in_turn,
    rounds.MoveConsent: _move_consent,
}
