"""The engine's refusals as rules and messages: for every kind of question, why an answer is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.core.errors import Value
from pragmatica.kit.reasons import Reasons
from pragmatica.maria import answering
from pragmatica.maria.battle import combat, retreat
from pragmatica.maria.battle.combat import BattleCard, NextBattle
from pragmatica.maria.battle.retreat import ChooseRetreat, RetreatStep
from pragmatica.maria.diplomacy import neutrality
from pragmatica.maria.diplomacy.contracts import ServeFirst
from pragmatica.maria.diplomacy.peace import ReceiveTrain
from pragmatica.maria.forces import payment, stacks, winter
from pragmatica.maria.forces.payment import Pay
from pragmatica.maria.forces.stacks import SplitLosses
from pragmatica.maria.forces.winter import Distribute, Recruit, Reenter, ReenterPlace
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import GENERALS, NO_CITY, NO_PIECE, OFF_MAP_BOX, OUT_OF_GAME, RESERVE, SUITS
from pragmatica.maria.kept.flow import Dividing, Frame
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import marching, moves, trains
from pragmatica.maria.movement.moves import March, PickPiece
from pragmatica.maria.movement.rounds import PickInTurn
from pragmatica.maria.movement.trains import PlaceTrain
from pragmatica.maria.politics.choosing import Choose, Recipient
from pragmatica.maria.politics.corps import SendCorps
from pragmatica.maria.politics.stage import PlaceCard
from pragmatica.maria.setup import DivideTroops, asked
from pragmatica.maria.supply import hussars
from pragmatica.maria.supply.feeding import ChooseBills
from pragmatica.maria.told import refusals_advanced
from pragmatica.maria.told.reasons import (
    CARD,
    HUSSAR,
    PICK,
    RETREAT,
    STEP,
    TRAIN,
    TRAIN_PLACE,
    at,
    by_table,
    nothing,
    reason,
    the_card,
    the_city,
    the_piece,
    who,
)


class Question:
    """The question that a seat owes an answer to."""

    def __init__(self, s: State, seat: int) -> None:
        assert s.top is not None
        self.s: Final = s
        self.frame: Final[Frame] = s.top
        self.seat: Final = seat

    # -- things -----------------------------------------------------------------------------------------------------

    def city(self, city: int) -> Reasons:
        """Why the city is not an answer."""
        if isinstance(self.frame, PickPiece):
            piece = self.s.piece_at[city]
            return self.piece(piece) if piece != NO_PIECE else reason("M-10.1", "no-piece", city=the_city(self.s, city))
        if isinstance(self.frame, NextBattle):
            piece = self.s.piece_at[city]
            return self.piece(piece) if piece != NO_PIECE else nothing()
        if isinstance(self.frame, refusals_advanced.PAIRS):
            return refusals_advanced.city(self.s, self.seat, self.frame, city)
        return self.code(city) if isinstance(self.frame, _ASKS_FOR_CITY) else nothing()

    def piece(self, piece: int) -> Reasons:
        """Why the piece is not an answer."""
        s, frame = self.s, self.frame
        if isinstance(frame, PickPiece):
            return self._pick_any(piece)
        if isinstance(frame, NextBattle):
            return self._battle_of(piece)
        if isinstance(frame, refusals_advanced.PAIRS):
            return refusals_advanced.piece(s, self.seat, frame, piece)
        if isinstance(frame, (Reenter, SendCorps)) and piece < GENERALS:
            return self.code(piece)
        if isinstance(frame, _ASKS_FOR_CITY) and s.on_map(piece):
            return self.code(s.place[piece])
        return nothing()

    def card(self, card: int) -> Reasons:
        """Why the card is not an answer."""
        if isinstance(self.frame, BattleCard) and self.s.board.card_suit[card] == RESERVE:
            power = self.s.board.piece_power[self.frame.general()]
            return [] if card in self.s.hands[power] else reason("M-11.8", "not-in-hand", card=the_card(self.s, card))
        return self.code(card) if isinstance(self.frame, (Pay, BattleCard, PlaceCard)) else nothing()

    def political(self, card: int) -> Reasons:
        """Why the political card is not an answer."""
        return self.code(card) if isinstance(self.frame, Choose) else nothing()

    def power(self, power: int) -> Reasons:
        """Why the power is not an answer."""
        return self.code(power) if isinstance(self.frame, (Recipient, ServeFirst)) else nothing()

    # -- answers ----------------------------------------------------------------------------------------------------

    def code(self, code: int) -> Reasons:
        """Why the answer with this code is not offered; empty when it is."""
        s, frame = self.s, self.frame
        if code in answering.legal(s, self.seat):
            return []
        if code in frame.legal(s, self.seat):
            return refusals_advanced.kept_out(s, self.seat, frame, code)
        kind = type(frame)
        if kind in refusals_advanced.ANSWERS:
            return refusals_advanced.ANSWERS[kind](s, frame, code)
        return _ANSWERS[kind](self, frame, code) if kind in _ANSWERS else nothing()

    def shift(self, commander: int, troops: int) -> Reasons:
        """Why troops may not be shifted so within a stack [M-6.7]."""
        s = self.s
        general, other = the_piece(self.s, commander), s.partner[commander]
        owner = s.board.piece_power[commander]
        if s.relations.seat_of[owner] != self.seat:
            return reason("M-6.7", "not-yours", piece=general)
        if other == NO_PIECE or not s.on_top[commander]:
            return reason("M-6.7", "no-stack", piece=general)
        if s.board.piece_power[other] != owner:
            return reason("M-6.7", "mixed-stack", piece=general)
        if isinstance(self.frame, Dividing) and self.frame.divides(s, owner):
            return reason("M-6.8", "being-divided")
        if s.troops[commander] == troops:
            return reason("M-6.7", "has-so-many", piece=general, count=troops)
        return reason("M-6.5", "one-to-eight")

    # -- set-up, payments, supply -------------------------------------------------------------------------------------

    def divide_troops(self, frame: DivideTroops, code: int) -> Reasons:
        """A number of troops at the set-up [M-4.11]."""
        board = self.s.board
        general = asked(self.s, self.seat)[len(frame.given[self.seat])]
        if code < board.start_min[general]:
            return reason("M-4.11", "below-minimum", piece=the_piece(self.s, general), count=board.start_min[general])
        if not 1 <= code <= stacks.MAX_TROOPS:
            return reason("M-6.5", "one-to-eight")
        offered = frame.legal(self.s, self.seat)
        return reason("M-4.11", "no-division", least=offered[0], most=offered[-1])

    def place_hussar(self, frame: hussars.PlaceHussar, code: int) -> Reasons:
        """A city for a hussar [M-7.2]."""
        if code == hussars.OFF:
            return reason("M-7.1", "hussar-off")
        return by_table(HUSSAR, hussars.refusal(self.s, frame.hussar, code), **at(self.s, code))

    def pay(self, frame: Pay, code: int) -> Reasons:
        """A card for a payment [M-8.12]."""
        card = the_card(self.s, code)
        if code not in self.s.hands[frame.power]:
            return reason("M-8.5", "not-in-hand", card=card)
        if code in frame.paid:
            return reason("M-8.12", "already-paid", card=card)
        order = self.s.board.pay_rank
        if frame.paid and order[code] < order[frame.paid[-1]]:
            return reason("M-8.12", "pay-falling", card=card)
        return reason("M-8.12", "pay-short", card=card, cost=frame.cost)

    def choose_bills(self, frame: ChooseBills, code: int) -> Reasons:
        """A set of generals to be supplied [M-9.13]."""
        budget = frame.laid or payment.worth(self.s, frame.power)
        if frame.sum(code) > budget:
            return reason("M-9.13", "bills-too-dear", cost=frame.sum(code), count=budget)
        return reason("M-9.13", "bills-not-all")

    # -- movement -----------------------------------------------------------------------------------------------------

    def pick_piece(self, frame: PickPiece, code: int) -> Reasons:
        """A piece, a stack or a train to be placed [M-10.1]."""
        if code >= marching.REPLACE:
            train = code - marching.REPLACE
            if self.s.place[train] == OFF_MAP_BOX:
                return reason("M-19.17", "train-waits", piece=the_piece(self.s, train))
            return by_table(TRAIN, trains.refusal(self.s, train), **who(self.s, train))
        piece = code if code < marching.STACK else code - marching.STACK
        refusal = marching.pick_refusal(self.s, code, frame.refused)
        if refusal == marching.NOT_ON_MAP and self.s.place[piece] == OFF_MAP_BOX:
            return reason("M-3.13", "in-box", piece=the_piece(self.s, piece))
        return by_table(PICK, refusal, **who(self.s, piece))

    def pick_in_turn(self, frame: PickInTurn, code: int) -> Reasons:
        """The same where two players move in one phase [M-10.18]."""
        return refusals_advanced.in_turn(self.s, frame, code) or self.pick_piece(frame, code)

    def _pick_any(self, piece: int) -> Reasons:
        """A piece, in whatever way it might be picked: alone, with its stack, or to be placed anew."""
        s, frame = self.s, self.frame
        assert isinstance(frame, PickPiece)
        stack = piece if s.on_top[piece] or s.partner[piece] == NO_PIECE else s.partner[piece]
        ways = [piece, marching.REPLACE + piece] if piece >= GENERALS else [piece, marching.STACK + stack]
        offered = answering.legal(s, self.seat)
        if any(code in offered for code in ways):
            return []
        replaced = piece >= GENERALS and s.place[piece] >= NO_CITY
        return self.code(marching.REPLACE + piece if replaced else piece)

    def march(self, frame: March, code: int) -> Reasons:
        """The next step of a move, or its end [M-10.1]."""
        if code == moves.STOP:
            return reason("M-Q.21", "no-step-yet", piece=the_piece(self.s, frame.piece))
        refusal = moves.step_refusal(self.s, frame, code)
        if refusal == marching.NEUTRAL_GROUND:
            return refusals_advanced.neutral_ground(self.s, frame.piece, code)
        arguments = at(self.s, code)
        arguments["mover"] = the_piece(self.s, frame.piece)
        arguments["count"] = frame.allowance
        if refusal == marching.FORCED_ENEMY:
            arguments["enemy"] = self._enemy_near(frame, code)
        return by_table(STEP, refusal, **arguments)

    def _enemy_near(self, frame: March, city: int) -> Value:
        """An enemy piece in the city or beside it."""
        s = self.s
        hostile = s.relations.hostile[s.board.piece_power[frame.piece]]
        for place in [city, *s.board.neighbours[city]]:
            piece = s.piece_at[place]
            if piece != NO_PIECE and hostile[s.board.piece_power[piece]]:
                return the_piece(self.s, piece)
        return None

    def place_train(self, frame: PlaceTrain, code: int) -> Reasons:
        """A fortress for a train [M-10.33]."""
        refusal = trains.place_refusal(self.s, frame.train, code)
        if refusal == trains.NOT_AT_HOME and code in trains.doors(self.s, self.s.board.piece_power[frame.train]):
            return refusals_advanced.neutral_ground(self.s, frame.train, code)
        return by_table(TRAIN_PLACE, refusal, **at(self.s, code), power=who(self.s, frame.train)["power"])

    # -- combat -------------------------------------------------------------------------------------------------------

    def next_battle(self, frame: NextBattle, code: int) -> Reasons:
        """A battle that is not on the list [M-11.1]."""
        attacker, defender = packed.attacker(code), packed.defender(code)
        return self._battle_of(attacker) or self._battle_of(defender) or reason("M-11.1", "no-pair")

    def _battle_of(self, piece: int) -> Reasons:
        s, frame = self.s, self.frame
        assert isinstance(frame, NextBattle)
        commander = piece if piece >= GENERALS or s.on_top[piece] else s.partner[piece]
        if any(commander in (packed.attacker(pair), packed.defender(pair)) for pair in frame.pairs):
            return []
        if piece >= GENERALS:
            return reason("M-11.1", "trains-do-not-fight", piece=the_piece(self.s, piece))
        return reason("M-11.1", "no-battle", piece=the_piece(self.s, piece))

    def battle_card(self, frame: BattleCard, code: int) -> Reasons:
        """A card, or giving up [M-11.8, M-11.9]."""
        suit = SUITS[self.s.board.suit[self.s.place[frame.general()]]]
        card = None if code == combat.GIVE_UP else the_card(self.s, combat.played_card(self.s.board, code))
        return by_table(CARD, frame.refusal(self.s, code), card=card, suit=f"suit:{suit}")

    def choose_retreat(self, frame: ChooseRetreat, code: int) -> Reasons:
        """The end of a retreat [M-11.33]."""
        refusal = retreat.end_refusal(self.s, frame.loser, frame.winner, frame.length, code)
        arguments = {
            "count": frame.length,
            "winner": the_piece(self.s, frame.winner),
            "loser": the_piece(self.s, frame.loser),
        }
        return by_table(RETREAT, refusal, **at(self.s, code), **arguments)

    def retreat_step(self, frame: RetreatStep, code: int) -> Reasons:
        """The next city of a retreat [M-11.32]."""
        s = self.s
        here = frame.path[-1] if frame.path else s.place[frame.loser]
        if code not in s.board.neighbours[here]:
            return reason("M-10.1", "no-road", **at(s, code), mover=the_piece(s, frame.loser))
        if code not in stacks.roads(s, frame.loser)[here]:
            return reason("M-11.32", "border", **at(s, code), mover=the_piece(s, frame.loser))
        if code in frame.path:
            return reason("M-11.32", "twice", city=the_city(self.s, code))
        if s.piece_at[code] != NO_PIECE:
            return reason("M-11.32", "occupied", **at(s, code))
        if s.lands.closed and neutrality.stack_bars(s, frame.loser)[code]:
            return refusals_advanced.neutral_ground(s, frame.loser, code)
        return reason(
            "M-11.30",
            "no-route",
            count=frame.length,
            city=the_city(self.s, frame.finish),
            loser=the_piece(self.s, frame.loser),
        )

    def split_losses(self, frame: SplitLosses, code: int) -> Reasons:
        """Troops of the supreme commander [M-6.5, M-6.11]."""
        offered = stacks.splits(self.s, frame.commander)
        return reason("M-6.11", "no-division", least=offered[0], most=offered[-1])

    # -- winter -------------------------------------------------------------------------------------------------------

    def recruit(self, frame: Recruit, code: int) -> Reasons:
        """A number of new troops [M-13.2, M-13.4]."""
        worth = payment.worth(self.s, frame.power)
        if code * winter.PRICE > worth:
            return reason("M-13.2", "recruit-dear", cost=code * winter.PRICE, count=worth)
        return reason("M-13.4", "no-room", count=frame.legal(self.s, self.seat)[-1])

    def reenter(self, frame: Reenter, code: int) -> Reasons:
        """A general who comes back, or nobody [M-13.3, M-Q.3]."""
        if code == winter.END:
            return reason("M-Q.3", "troops-left", count=frame.left)
        absent = refusals_advanced.absent(self.s, code, frame.power)
        if absent or self.s.place[code] == OUT_OF_GAME:
            return absent or reason("M-14.1", "out-of-game", **who(self.s, code))
        return reason("M-13.6", "no-place", piece=the_piece(self.s, code))

    def reenter_place(self, frame: ReenterPlace, code: int) -> Reasons:
        """A fortress for a general who comes back [M-13.6]."""
        return refusals_advanced.entry(self.s, frame.general, code, frame.refused)

    def distribute(self, frame: Distribute, code: int) -> Reasons:
        """A share of the new troops [M-13.4]."""
        general = frame.general(self.s)
        if code > stacks.MAX_TROOPS - self.s.troops[general]:
            return reason(
                "M-13.4", "too-full", piece=the_piece(self.s, general), count=stacks.MAX_TROOPS - self.s.troops[general]
            )
        if code > frame.left:
            return reason("M-13.4", "not-so-many", count=frame.left)
        return reason("M-13.4", "rest-too-large", count=frame.legal(self.s, self.seat)[0])


_ASKS_FOR_CITY: Final = (hussars.PlaceHussar, March, PlaceTrain, ChooseRetreat, RetreatStep, ReenterPlace, ReceiveTrain)
_ANSWERS: Final[dict[type[Frame], Callable[[Question, Any, int], Reasons]]] = {
    DivideTroops: Question.divide_troops,
    hussars.PlaceHussar: Question.place_hussar,
    Pay: Question.pay,
    ChooseBills: Question.choose_bills,
    PickPiece: Question.pick_piece,
    PickInTurn: Question.pick_in_turn,
    March: Question.march,
    PlaceTrain: Question.place_train,
    NextBattle: Question.next_battle,
    BattleCard: Question.battle_card,
    ChooseRetreat: Question.choose_retreat,
    RetreatStep: Question.retreat_step,
    SplitLosses: Question.split_losses,
    Recruit: Question.recruit,
    Reenter: Question.reenter,
    ReenterPlace: Question.reenter_place,
    Distribute: Question.distribute,
}
