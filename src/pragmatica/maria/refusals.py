"""The engine's refusals as rules and messages: for every kind of question, why an answer is not offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pragmatica.core.errors import Reason, Value
from pragmatica.maria import combat, hussars, movement, payment, retreat, setup, stacks, trains, winter
from pragmatica.maria.board import GENERALS, NO_CITY, NO_PIECE, POWERS, RESERVE, SUITS
from pragmatica.maria.combat import BattleCard, NextBattle
from pragmatica.maria.flow import Frame
from pragmatica.maria.movement import March, PickPiece
from pragmatica.maria.payment import Pay
from pragmatica.maria.retreat import ChooseRetreat, RetreatStep
from pragmatica.maria.setup import DivideTroops, asked
from pragmatica.maria.stacks import SHIFT, SplitLosses
from pragmatica.maria.state import State
from pragmatica.maria.supply import ChooseBills
from pragmatica.maria.trains import PlaceTrain
from pragmatica.maria.winter import Distribute, Recruit, Reenter, ReenterPlace

Table = Mapping[int, tuple[str, str]]  # refusal -> rule, message
Reasons = list[Reason]

HUSSAR: Final[Table] = {
    hussars.OCCUPIED: ("M-7.2", "occupied"),
    hussars.OTHER_HUSSAR: ("M-7.6", "other-hussar"),
    hussars.OTHER_MAP: ("M-7.2", "other-map"),
    hussars.TOO_FAR: ("M-7.2", "hussar-too-far"),
    hussars.ALREADY_THERE: ("M-7.1", "already-there"),
}
PICK: Final[Table] = {
    movement.NOT_ACTIVE: ("M-5.3", "not-active"),
    movement.NOT_ON_MAP: ("M-10.1", "not-on-map"),
    movement.ALREADY_MOVED: ("M-10.1", "already-moved"),
    movement.NO_STACK: ("M-10.9", "no-stack"),
    movement.PARTNER_MOVED: ("M-10.9", "partner-moved"),
    movement.PARTNER_NOT_ACTIVE: ("M-10.10", "partner-not-active"),
    movement.NO_STEP: ("M-10.4", "no-step"),
}
STEP: Final[Table] = {
    movement.NO_ROAD: ("M-10.1", "no-road"),
    movement.SPENT: ("M-10.2", "spent"),
    movement.FORCED_SPENT: ("M-10.11", "forced-spent"),
    movement.FORCED_ROAD: ("M-10.11", "forced-road"),
    movement.FORCED_BEFORE: ("M-10.11", "forced-before"),
    movement.FORCED_FORTRESS: ("M-10.11", "forced-fortress"),
    movement.FORCED_ENEMY: ("M-10.11", "forced-enemy"),
    movement.ENEMY_GENERAL: ("M-10.4", "enemy-general"),
    movement.FRIENDLY_TRAIN: ("M-10.4", "friendly-train"),
    movement.TRAIN_STOPS: ("M-10.6", "train-stops"),
    movement.STACK_STOPS: ("M-10.5", "stack-stops"),
    movement.THREE: ("M-6.1", "three"),
    movement.STRANGERS: ("M-6.1", "strangers"),
    movement.REFUSED: ("M-Q.4", "refused"),
}
TRAIN_PLACE: Final[Table] = {
    trains.NO_MAJOR_FORTRESS: ("M-10.33", "no-major-fortress"),
    trains.NOT_AT_HOME: ("M-10.33", "not-at-home"),
    trains.NOT_FRIENDLY: ("M-10.34", "not-friendly"),
    trains.OCCUPIED: ("M-10.34", "occupied"),
}
TRAIN: Final[Table] = {
    trains.NOT_ACTIVE: ("M-10.30", "not-active"),
    trains.OUT: ("M-14.1", "out-of-game"),
    trains.MOVED: ("M-10.35", "already-moved"),
    trains.NO_PLACE: ("M-10.34", "no-place"),
    trains.CANNOT_PAY: ("M-10.32", "cannot-pay"),
}
CARD: Final[Table] = {
    combat.NOT_IN_HAND: ("M-11.8", "not-in-hand"),
    combat.OTHER_SUIT: ("M-11.8", "other-suit"),
    combat.NO_VALUE: ("M-8.7", "no-value"),
    combat.MUST_PLAY: ("M-11.9", "must-play"),
}
RETREAT: Final[Table] = {
    retreat.OCCUPIED: ("M-11.32", "occupied"),
    retreat.NO_ROUTE: ("M-11.30", "no-route"),
    retreat.NEARER: ("M-11.33", "nearer"),
}
RETURN: Final[Table] = {
    winter.NOT_AT_HOME: ("M-13.6", "not-at-home"),
    winter.NOT_FRIENDLY: ("M-13.6", "not-friendly"),
    winter.TAKEN: ("M-13.6", "occupied"),
    winter.REFUSED: ("M-Q.4", "refused"),
}


def _reason(rule: str, message: str, **arguments: Value) -> Reasons:
    return [Reason(rule, f"maria-why-{message}", arguments)]


class Question:
    """The question that a seat owes an answer to."""

    def __init__(self, s: State, seat: int) -> None:
        assert s.top is not None
        self.s: Final = s
        self.frame: Final[Frame] = s.top
        self.seat: Final = seat

    # -- things -----------------------------------------------------------------------------------------------------

    def nothing(self) -> Reasons:
        """The question asks for something else."""
        return _reason("M-5.4", "something-else")

    def city(self, city: int) -> Reasons:
        """Why the city is not an answer."""
        if isinstance(self.frame, PickPiece):
            piece = self.s.piece_at[city]
            return self.piece(piece) if piece != NO_PIECE else _reason("M-10.1", "no-piece", city=self._city(city))
        if isinstance(self.frame, NextBattle):
            piece = self.s.piece_at[city]
            return self.piece(piece) if piece != NO_PIECE else self.nothing()
        return self.code(city) if isinstance(self.frame, _ASKS_FOR_CITY) else self.nothing()

    def piece(self, piece: int) -> Reasons:
        """Why the piece is not an answer."""
        s, frame = self.s, self.frame
        if isinstance(frame, PickPiece):
            return self._pick_any(piece)
        if isinstance(frame, NextBattle):
            return self._battle_of(piece)
        if isinstance(frame, Reenter):
            return self.code(piece)
        if isinstance(frame, _ASKS_FOR_CITY) and s.on_map(piece):
            return self.code(s.place[piece])
        return self.nothing()

    def card(self, card: int) -> Reasons:
        """Why the card is not an answer."""
        if isinstance(self.frame, BattleCard) and self.s.board.card_suit[card] == RESERVE:
            power = self.s.board.piece_power[self.frame.general()]
            return [] if card in self.s.hands[power] else _reason("M-11.8", "not-in-hand", card=self._card(card))
        return self.code(card) if isinstance(self.frame, (Pay, BattleCard)) else self.nothing()

    # -- answers ----------------------------------------------------------------------------------------------------

    def code(self, code: int) -> Reasons:
        """Why the answer with this code is not offered; empty when it is."""
        if code in self.frame.legal(self.s, self.seat):
            return []
        answer = _ANSWERS.get(type(self.frame).__name__)
        return answer(self, self.frame, code) if answer is not None else self.nothing()

    def shift(self, code: int) -> Reasons:
        """Why troops may not be shifted so within a stack [M-6.7]."""
        s, commander, troops = self.s, code // SHIFT, code % SHIFT
        general, other = self._piece(commander), s.partner[commander]
        owner = s.board.piece_power[commander]
        if s.rules.seat_of[owner] != self.seat:
            return _reason("M-6.7", "not-yours", piece=general)
        if other == NO_PIECE or not s.on_top[commander]:
            return _reason("M-6.7", "no-stack", piece=general)
        if s.board.piece_power[other] != owner:
            return _reason("M-6.7", "mixed-stack", piece=general)
        if self.frame.settles(s, owner):
            return _reason("M-6.8", "being-divided")
        if s.troops[commander] == troops:
            return _reason("M-6.7", "has-so-many", piece=general, count=troops)
        return _reason("M-6.5", "one-to-eight")

    def _table(self, table: Table, refusal: int, **arguments: Value) -> Reasons:
        if refusal == 0:
            return []
        rule, message = table[refusal]
        return _reason(rule, message, **arguments)

    # -- names ------------------------------------------------------------------------------------------------------

    def _city(self, city: int) -> Value:
        return f"city:{self.s.board.city_ids[city]}" if city < len(self.s.board.city_ids) else None

    def _piece(self, piece: int) -> Value:
        return f"piece:{self.s.board.piece_ids[piece]}" if piece != NO_PIECE else None

    def _card(self, card: int) -> Value:
        return f"card:{self.s.board.card_ids[card]}"

    def _at(self, city: int) -> dict[str, Value]:
        return {"city": self._city(city), "piece": self._piece(self.s.piece_at[city])}

    # -- set-up, payments, supply -------------------------------------------------------------------------------------

    def divide_troops(self, frame: DivideTroops, code: int) -> Reasons:
        """A number of troops at the set-up [M-4.11]."""
        board = self.s.board
        general = asked(self.s, self.seat)[len(frame.given[self.seat])]
        if code < board.start_min[general]:
            return _reason("M-4.11", "below-minimum", piece=self._piece(general), count=board.start_min[general])
        if not 1 <= code <= setup.MAX_TROOPS:
            return _reason("M-6.5", "one-to-eight")
        offered = frame.legal(self.s, self.seat)
        return _reason("M-4.11", "no-division", least=offered[0], most=offered[-1])

    def place_hussar(self, frame: hussars.PlaceHussar, code: int) -> Reasons:
        """A city for a hussar [M-7.2]."""
        if code == hussars.OFF:
            return _reason("M-7.1", "hussar-off")
        return self._table(HUSSAR, hussars.refusal(self.s, frame.hussar, code), **self._at(code))

    def pay(self, frame: Pay, code: int) -> Reasons:
        """A card for a payment [M-8.12]."""
        card = self._card(code)
        if code not in self.s.hands[frame.power]:
            return _reason("M-8.5", "not-in-hand", card=card)
        if code in frame.paid:
            return _reason("M-8.12", "already-paid", card=card)
        order = self.s.board.pay_rank
        if frame.paid and order[code] < order[frame.paid[-1]]:
            return _reason("M-8.12", "pay-falling", card=card)
        return _reason("M-8.12", "pay-short", card=card, cost=frame.cost)

    def choose_bills(self, frame: ChooseBills, code: int) -> Reasons:
        """A set of generals to be supplied [M-9.13]."""
        budget = frame.laid or payment.worth(self.s, frame.power)
        if frame.sum(code) > budget:
            return _reason("M-9.13", "bills-too-dear", cost=frame.sum(code), count=budget)
        return _reason("M-9.13", "bills-not-all")

    # -- movement -----------------------------------------------------------------------------------------------------

    def pick_piece(self, frame: PickPiece, code: int) -> Reasons:
        """A piece, a stack or a train to be placed [M-10.1]."""
        if code >= movement.REPLACE:
            return self._table(
                TRAIN, trains.refusal(self.s, code - movement.REPLACE), **self._who(code - movement.REPLACE)
            )
        piece = code if code < movement.STACK else code - movement.STACK
        return self._table(PICK, movement.pick_refusal(self.s, code, frame.refused), **self._who(piece))

    def _who(self, piece: int) -> dict[str, Value]:
        power = POWERS[self.s.board.piece_power[piece]]
        return {"piece": self._piece(piece), "power": f"power:{power}"}

    def _pick_any(self, piece: int) -> Reasons:
        """A piece, in whatever way it might be picked: alone, with its stack, or to be placed anew."""
        s, frame = self.s, self.frame
        assert isinstance(frame, PickPiece)
        stack = piece if s.on_top[piece] or s.partner[piece] == NO_PIECE else s.partner[piece]
        ways = [piece, movement.REPLACE + piece] if piece >= GENERALS else [piece, movement.STACK + stack]
        offered = frame.legal(s, self.seat)
        if any(code in offered for code in ways):
            return []
        if piece >= GENERALS and s.place[piece] >= NO_CITY:
            return self.pick_piece(frame, movement.REPLACE + piece)
        return self.pick_piece(frame, piece)

    def march(self, frame: March, code: int) -> Reasons:
        """The next step of a move, or its end [M-10.1]."""
        if code == movement.STOP:
            return _reason("M-Q.21", "no-step-yet", piece=self._piece(frame.piece))
        refusal = movement.step_refusal(self.s, frame, code)
        arguments = self._at(code)
        arguments["mover"] = self._piece(frame.piece)
        arguments["count"] = frame.allowance
        if refusal == movement.FORCED_ENEMY:
            arguments["enemy"] = self._enemy_near(frame, code)
        return self._table(STEP, refusal, **arguments)

    def _enemy_near(self, frame: March, city: int) -> Value:
        """An enemy piece in the city or beside it."""
        s = self.s
        hostile = s.relations.hostile[s.board.piece_power[frame.piece]]
        for place in [city, *s.board.neighbours[city]]:
            piece = s.piece_at[place]
            if piece != NO_PIECE and hostile[s.board.piece_power[piece]]:
                return self._piece(piece)
        return None

    def place_train(self, frame: PlaceTrain, code: int) -> Reasons:
        """A fortress for a train [M-10.33]."""
        refusal = trains.place_refusal(self.s, frame.train, code)
        return self._table(TRAIN_PLACE, refusal, **self._at(code), power=self._who(frame.train)["power"])

    # -- combat -------------------------------------------------------------------------------------------------------

    def next_battle(self, frame: NextBattle, code: int) -> Reasons:
        """A battle that is not on the list [M-11.1]."""
        return self._battle_of(code // GENERALS) or self._battle_of(code % GENERALS) or _reason("M-11.1", "no-pair")

    def _battle_of(self, piece: int) -> Reasons:
        s, frame = self.s, self.frame
        assert isinstance(frame, NextBattle)
        commander = piece if piece >= GENERALS or s.on_top[piece] else s.partner[piece]
        if any(commander in (pair // GENERALS, pair % GENERALS) for pair in frame.pairs):
            return []
        if piece >= GENERALS:
            return _reason("M-11.1", "trains-do-not-fight", piece=self._piece(piece))
        return _reason("M-11.1", "no-battle", piece=self._piece(piece))

    def battle_card(self, frame: BattleCard, code: int) -> Reasons:
        """A card, or giving up [M-11.8, M-11.9]."""
        suit = SUITS[self.s.board.suit[self.s.place[frame.general()]]]
        card = None if code == combat.GIVE_UP else self._card(combat.played_card(self.s.board, code))
        return self._table(CARD, frame.refusal(self.s, code), card=card, suit=f"suit:{suit}")

    def choose_retreat(self, frame: ChooseRetreat, code: int) -> Reasons:
        """The end of a retreat [M-11.33]."""
        refusal = retreat.end_refusal(self.s, frame.loser, frame.winner, frame.length, code)
        arguments = {"count": frame.length, "winner": self._piece(frame.winner), "loser": self._piece(frame.loser)}
        return self._table(RETREAT, refusal, **self._at(code), **arguments)

    def retreat_step(self, frame: RetreatStep, code: int) -> Reasons:
        """The next city of a retreat [M-11.32]."""
        s = self.s
        at = frame.path[-1] if frame.path else s.place[frame.loser]
        if code not in s.board.neighbours[at]:
            return _reason("M-10.1", "no-road", **self._at(code), mover=self._piece(frame.loser))
        if code in frame.path:
            return _reason("M-11.32", "twice", city=self._city(code))
        if s.piece_at[code] != NO_PIECE:
            return _reason("M-11.32", "occupied", **self._at(code))
        return _reason(
            "M-11.30", "no-route", count=frame.length, city=self._city(frame.finish), loser=self._piece(frame.loser)
        )

    def split_losses(self, frame: SplitLosses, code: int) -> Reasons:
        """Troops of the supreme commander [M-6.5, M-6.11]."""
        offered = stacks.splits(self.s, frame.commander)
        return _reason("M-6.11", "no-division", least=offered[0], most=offered[-1])

    # -- winter -------------------------------------------------------------------------------------------------------

    def recruit(self, frame: Recruit, code: int) -> Reasons:
        """A number of new troops [M-13.2, M-13.4]."""
        worth = payment.worth(self.s, frame.power)
        if code * winter.PRICE > worth:
            return _reason("M-13.2", "recruit-dear", cost=code * winter.PRICE, count=worth)
        return _reason("M-13.4", "no-room", count=frame.legal(self.s, self.seat)[-1])

    def reenter(self, frame: Reenter, code: int) -> Reasons:
        """A general who comes back, or nobody [M-13.3, M-Q.3]."""
        if code == winter.END:
            return _reason("M-Q.3", "troops-left", count=frame.left)
        if self.s.board.piece_power[code] != frame.power:
            return _reason("M-13.2", "not-active", **self._who(code))
        if self.s.place[code] < NO_CITY:
            return _reason("M-13.2", "on-map", piece=self._piece(code))
        return _reason("M-14.1", "out-of-game", **self._who(code))

    def reenter_place(self, frame: ReenterPlace, code: int) -> Reasons:
        """A fortress for a general who comes back [M-13.6]."""
        refusal = winter.return_refusal(self.s, frame.general, code, frame.refused)
        return self._table(RETURN, refusal, **self._at(code), power=self._who(frame.general)["power"])

    def distribute(self, frame: Distribute, code: int) -> Reasons:
        """A share of the new troops [M-13.4]."""
        general = frame.general(self.s)
        if code > setup.MAX_TROOPS - self.s.troops[general]:
            return _reason(
                "M-13.4", "too-full", piece=self._piece(general), count=setup.MAX_TROOPS - self.s.troops[general]
            )
        if code > frame.left:
            return _reason("M-13.4", "not-so-many", count=frame.left)
        return _reason("M-13.4", "rest-too-large", count=frame.legal(self.s, self.seat)[0])


_ASKS_FOR_CITY: Final = (hussars.PlaceHussar, March, PlaceTrain, ChooseRetreat, RetreatStep, ReenterPlace)
_ANSWERS: Final[dict[str, Callable[[Question, Any, int], Reasons]]] = {
    "DivideTroops": Question.divide_troops,
    "PlaceHussar": Question.place_hussar,
    "Pay": Question.pay,
    "ChooseBills": Question.choose_bills,
    "PickPiece": Question.pick_piece,
    "March": Question.march,
    "PlaceTrain": Question.place_train,
    "NextBattle": Question.next_battle,
    "BattleCard": Question.battle_card,
    "ChooseRetreat": Question.choose_retreat,
    "RetreatStep": Question.retreat_step,
    "SplitLosses": Question.split_losses,
    "Recruit": Question.recruit,
    "Reenter": Question.reenter,
    "ReenterPlace": Question.reenter_place,
    "Distribute": Question.distribute,
}
