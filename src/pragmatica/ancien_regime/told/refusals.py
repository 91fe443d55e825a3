"""The engine's refusals as rules and messages: for every kind of question, why an answer is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.ancien_regime.battle import aftermath, battles, cardplay, sides
from pragmatica.ancien_regime.battle.cards import HandLimit
from pragmatica.ancien_regime.diplomacy import election, statuses, update
from pragmatica.ancien_regime.diplomacy.auction import Bid
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import (
    BIT,
    BRITAIN,
    FRANCE,
    GENERAL_BIT,
    IMPASSABLE,
    NO_GENERAL,
    OFF_BOARD,
    PRUSSIA,
    RECONNAISSANCE,
    UNITS_PER_GENERAL,
)
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import State, is_face_up
from pragmatica.ancien_regime.march import garrisons, marching, withdrawal
from pragmatica.ancien_regime.march.marching import SEA
from pragmatica.ancien_regime.march.moves import PickGeneral, Route
from pragmatica.ancien_regime.named import asking
from pragmatica.ancien_regime.setup import NameFrederick
from pragmatica.ancien_regime.told import reasons
from pragmatica.ancien_regime.told.reasons import by_table, nothing, reason, the_card, the_land, the_power, who
from pragmatica.ancien_regime.wheel import leadership, mobilisation, movement, subsidies
from pragmatica.ancien_regime.wheel.drill import Drill
from pragmatica.core.flow import answering
from pragmatica.kit.reasons import Reasons


class Question:
    """The question that a seat owes an answer to."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.frame: Final[Frame] = asking.frame(s, seat)
        self.power: Final = self.frame.acts_for(s, seat)
        self.offered: Final = answering.legal(s, seat)

    def code(self, code: int) -> Reasons:
        """Why the answer with this code is not offered; empty when it is."""
        if code in self.offered:
            return []
        kind = type(self.frame)
        return _ANSWERS[kind](self, self.frame, code) if kind in _ANSWERS else nothing()

    def any_of(self, codes: list[int]) -> Reasons:
        """Why none of these answers is offered: what keeps the first of them out; empty when one is."""
        if not codes or any(code in self.offered for code in codes):
            return []
        return self.code(codes[0])

    def _not_yours(self, general: int) -> Reasons:
        """A general of another power [A-9.1]."""
        if self.s.board.general_power[general] == self.power:
            return []
        return reason("A-9.1", "not-yours", asking=the_power(self.power), **who(self.s, general))

    # -- set-up and the wheel -----------------------------------------------------------------------------------------

    def name_frederick(self, frame: Frame, code: int) -> Reasons:
        """A general who may not bear the title [A-3.9]."""
        return reason("A-3.9", "frederick-prussian", power=the_power(PRUSSIA), general=who(self.s, code)["general"])

    def discard(self, frame: Frame, code: int) -> Reasons:
        """A card that is not in the hand [A-9.10, A-9.6]."""
        rule = "A-9.6" if isinstance(frame, HandLimit) else "A-9.10"
        return reason(rule, "not-in-hand", card=the_card(self.s, code), power=the_power(self.power))

    def offer(self, frame: subsidies.Offer, code: int) -> Reasons:
        """A gift [A-9.20, A-9.21, A-9.22]."""
        receiver, what = packed.receiver(code), packed.given(code)
        if receiver == frame.of:
            return reason("A-9.20", "gift-self", power=the_power(receiver))
        refusal = subsidies.refusal(self.s, frame.of, frame.gifts, code)
        card = None if what == subsidies.MONEY else the_card(self.s, what)
        return by_table(
            reasons.GIFT,
            refusal,
            power=the_power(frame.of),
            receiver=the_power(receiver),
            card=card,
            count=self.s.board.gift_limit,
        )

    def lead(self, frame: leadership.Lead, code: int) -> Reasons:
        """A choice of Leadership [A-9.30, A-9.31]."""
        s, doing = self.s, frame.doing
        if code in (leadership.CARD, leadership.MORALE):
            if doing != leadership.NOTHING:
                return reason("A-9.30", "one-choice")
            return reason("A-5.16", "morale-full", power=the_power(frame.of), count=s.rules.morale_max)
        if code >= leadership.PLACE:
            general, land = packed.placed(code - leadership.PLACE), packed.land(code - leadership.PLACE)
            found = self._not_yours(general)
            if not found and doing == leadership.RECALLING:
                found = reason("A-9.30", "recalling")
            refusal = leadership.place_refusal(s, general, land)
            found = found or by_table(reasons.PLACING, refusal, **who(s, general), **reasons.where(s, land))
            return found or reason("A-9.30", "generals-alike", **who(s, general))
        if self._not_yours(code):
            return self._not_yours(code)
        if doing == leadership.PLACING:
            return reason("A-9.30", "placing")
        return reason("A-9.30", "not-on-board", **who(s, code))

    def mobilise(self, frame: mobilisation.Mobilise, code: int) -> Reasons:
        """A purchase, or the end of the action before cards are drawn [A-9.41, A-9.42, A-9.43, A-6.10]."""
        s, power = self.s, frame.of
        if code == mobilisation.END:
            return reason("A-6.10", "end-not-yet")
        fortress = code >= mobilisation.FORTRESS
        arguments = {"power": the_power(power), "count": s.money[power]}
        arguments["cost"] = mobilisation.FORTRESS_PRICE if fortress else mobilisation.PRICE
        if fortress:
            arguments |= reasons.where(s, code - mobilisation.FORTRESS)
        elif code < mobilisation.MORALE:
            if self._not_yours(code):
                return self._not_yours(code)
            arguments["general"] = who(s, code)["general"]
        refusal = mobilisation.refusal(s, power, frame.drawn, code)
        if refusal == mobilisation.MORALE_FULL:
            arguments["count"] = s.rules.morale_max
        return by_table(reasons.PURCHASE, refusal, **arguments)

    # -- movement -----------------------------------------------------------------------------------------------------

    def choose_arbiter(self, frame: movement.ChooseArbiter, code: int) -> Reasons:
        """A power that cannot be the Arbiter [A-9.61]."""
        refusal = movement.arbiter_refusal(self.s, frame.of, code)
        most = self.s.rules.morale_max
        return by_table(reasons.ARBITER, refusal, arbiter=the_power(code), mover=the_power(frame.of), count=most)

    def dissolve(self, frame: movement.Dissolve, code: int) -> Reasons:
        """A garrison that cannot be dissolved [A-9.66]."""
        refusal = movement.dissolve_refusal(self.s, frame.of, code)
        return by_table(reasons.DISSOLVING, refusal, power=the_power(frame.of), land=the_land(self.s, code))

    def pick_general(self, frame: PickGeneral, code: int) -> Reasons:
        """A general who cannot move [A-9.70, A-13.7]."""
        s = self.s
        if self._not_yours(code):
            return self._not_yours(code)
        if frame.moved & GENERAL_BIT[code]:
            return reason("A-9.70", "already-moved", **who(s, code))
        if frame.only not in (NO_GENERAL, code):
            return reason("A-13.1", "frederick-alone", **who(s, code))
        if s.place[code] != OFF_BOARD:
            if marching.can_move(s, code, ()):
                return reason("A-5.18", "refused")
            return reason("A-9.74", "no-move", **who(s, code))
        if code == s.board.stuart:
            land = s.board.landing
            refusal = marching.landing_refusal(s, code) or marching.end_refusal(s, code, (land,), frame.refused)
            if refusal and refusal != marching.NOT_ADJACENT:
                return self.step(code, land, refusal)
        return reason("A-9.70", "not-on-board", **who(s, code))

    def route(self, frame: Route, code: int) -> Reasons:
        """The next step of a move, or its end [A-9.70, A-9.71, A-9.72, A-9.73, A-9.74]."""
        s, general, below = self.s, frame.general, frame.below
        assert isinstance(below, PickGeneral)
        if code == marching.STOP:
            if not frame.way:
                return reason("A-9.70", "no-step-yet", **who(s, general))
            refusal = marching.end_refusal(s, general, frame.way, below.refused)
            return by_table(reasons.STEP, refusal, **self.at(general, code))
        return self.step(general, code, marching.step_refusal(s, general, frame.way, code, below.refused))

    def step(self, general: int, code: int, refusal: int) -> Reasons:
        """What the engine's refusal of a step of the general means [A-9.70, A-9.71, A-9.72, A-9.73, A-9.74]."""
        if code < self.s.board.size and self.s.board.kind[code] == IMPASSABLE:
            refusal = marching.CLOSED
        return by_table(reasons.STEP, refusal, **self.at(general, code))

    def at(self, general: int, code: int) -> dict[str, Any]:
        """The general, the territory where a step leads, and the route."""
        s, place = self.s, self.s.place[general]
        land = code
        if code >= SEA and code != marching.STOP:
            land = marching.other_end(s, code - SEA, place)
        elif code == marching.STOP:
            assert isinstance(self.frame, Route)
            land = self.frame.way[-1]
        route = None if code == marching.STOP else reasons.the_route(s, code)
        return {**who(s, general), **reasons.where(s, land), "route": route, "count": marching.LONGEST}

    def garrison(self, land: int) -> Reasons:
        """Why the general of a move may not leave a garrison in a territory [A-9.80, A-9.81]."""
        if not isinstance(self.frame, (Route, garrisons.PlaceGarrison)):
            return nothing()
        general = self.frame.general
        refusal = garrisons.refusal(self.s, general, land)
        return by_table(reasons.GARRISON, refusal, **who(self.s, general), **reasons.where(self.s, land))

    def another_turn(self, number: int) -> Reasons:
        """Why the movement turn of this number cannot be requested after this one [A-9.63, A-9.64, A-9.65]."""
        frame: Frame | None = self.frame
        while frame is not None and not isinstance(frame, movement.Movement):
            frame = frame.below
        if frame is None or number <= frame.number:
            return nothing()
        earlier = sum(self.s.board.arbiter_pay[max(frame.number, 1) + 1 : number])
        refusal = movement.request_refusal(self.s, frame.arbiter, number, earlier)
        return by_table(
            reasons.ANOTHER_TURN,
            refusal,
            arbiter=the_power(frame.arbiter),
            number=number,
            count=self.s.rules.morale_max,
        )

    # -- battles ------------------------------------------------------------------------------------------------------

    def next_battle(self, frame: battles.NextBattle, code: int) -> Reasons:
        """A general who has no battle to fight [A-10.1]."""
        return reason("A-10.1", "no-battle", **who(self.s, code))

    def support(self, frame: battles.Support, code: int) -> Reasons:
        """A general who cannot support [A-10.11, A-10.12, A-10.13, A-10.14]."""
        s, below = self.s, frame.below
        assert isinstance(below, battles.NextBattle)
        taken = below.engaged | frame.attack | frame.defence
        refusal = battles.support_refusal(s, code, frame.attacker, frame.side, taken)
        land = the_land(s, s.place[frame.attacker])
        return by_table(reasons.SUPPORT, refusal, **who(s, code), land=land) or self._not_yours(code)

    def play_card(self, frame: cardplay.PlayCard, code: int) -> Reasons:
        """A card and a pile [A-10.20, A-10.21, A-10.31]."""
        s, fight = self.s, frame.fight()
        general, kind, number = packed.pile(code), packed.kind(code), packed.number(code)
        card = the_card(s, kind)
        if s.hands[frame.of * s.board.kinds + kind] == 0:
            return reason("A-10.22", "not-in-hand", card=card, power=the_power(frame.of))
        if self._not_yours(general):
            return self._not_yours(general)
        if general not in fight.piles(s, frame.step, frame.of, frame.general):
            return self._pile(fight, frame, general)
        if number:
            if s.board.card_ability[kind] != RECONNAISSANCE:
                return reason("A-10.31", "no-reconnaissance", card=card)
            if number <= len(s.played) and is_face_up(s.played[number - 1]):
                return reason("A-10.31", "face-up", number=number)
            return reason("A-10.31", "no-target", number=number)
        return nothing()

    def _pile(self, fight: cardplay.Fight, frame: cardplay.PlayCard, general: int) -> Reasons:
        """Why no card can go on this pile [A-10.20, A-10.21]."""
        s = self.s
        steps = (cardplay.ATTACKER, cardplay.DEFENDERS, cardplay.ATTACK_SUPPORT, cardplay.DEFENCE_SUPPORT)
        if not any(general in fight.generals(s, step) for step in steps):
            return reason("A-10.20", "not-in-battle", **who(s, general))
        if sides.room(s, general) <= 0:
            return reason("A-10.20", "pile-full", **who(s, general))
        if general in fight.generals(s, frame.step):  # with the option `card_step`
            return reason("A-10.21", "other-general", **who(s, general))
        return reason("A-10.21", "other-step", **who(s, general))

    def card_turn(self, power: int) -> Reasons:
        """Why a power is not the one that plays a card now [A-10.21, A-10.22, A-10.23]."""
        s, frame = self.s, self.frame
        assert isinstance(frame, cardplay.PlayCard)
        if power == frame.of:
            return []
        fight = frame.fight()
        turns = [
            (step, general)
            for step in range(cardplay.ATTACKER, cardplay.DEFENCE_SUPPORT + 1)
            for one, general in fight.turns(s, step)
            if one == power
        ]
        if not turns:
            return reason("A-10.21", "takes-no-part", power=the_power(power))
        refusals = [fight.refusal(s, frame.passed, step, power, general) for step, general in turns]
        if 0 in refusals:
            return reason("A-10.21", "other-turn", power=the_power(power))
        return by_table(reasons.CARD_TURN, refusals[0], power=the_power(power))

    def defeated(self, frame: aftermath.Defeated, code: int) -> Reasons:
        """A territory other than the capital [A-10.41]."""
        capital = self.s.board.capital[self.power]
        return reason("A-10.41", "capital-only", **who(self.s, frame.general), land=the_land(self.s, capital))

    def withdraw(self, frame: withdrawal.Withdraw, code: int) -> Reasons:
        """A territory where he cannot withdraw to [A-9.90]."""
        refusal = withdrawal.refusal(self.s, frame.general, code)
        return by_table(reasons.WITHDRAWAL, refusal, **who(self.s, frame.general), **reasons.where(self.s, code))

    # -- diplomacy, election, minor powers ----------------------------------------------------------------------------

    def expel(self, frame: statuses.Expel, code: int) -> Reasons:
        """A power that cannot be expelled [A-7.3, A-7.10, A-12.15]."""
        s = self.s
        if code in (BRITAIN, FRANCE):
            return reason("A-7.10", "expel-leader", power=the_power(code))
        if frame.expelled & BIT[code]:
            return reason("A-7.3", "expelled-before", power=the_power(code))
        if s.rules.is_minor[code]:
            return reason("A-12.15", "expel-minor", power=the_power(code))
        return reason("A-7.3", "no-member", power=the_power(code), leader=the_power(frame.of))

    def choose_status(self, frame: Frame, code: int) -> Reasons:
        """A coalition that is closed to the power [A-7.3, A-7.5]."""
        rule = "A-7.5" if isinstance(frame, statuses.ChooseAnew) else "A-7.3"
        return reason(rule, "status-closed", status=reasons.the_status(code), power=the_power(self.power))

    def vote(self, frame: election.Vote, code: int) -> Reasons:
        """A power for which it may not vote [A-8.4]."""
        refusal = election.refusal(self.s, frame.voter, code)
        return by_table(reasons.VOTE, refusal, power=the_power(frame.voter), candidate=the_power(code))

    def bid(self, frame: Bid, code: int) -> Reasons:
        """More than the Morale of the player's major power [A-12.10]."""
        return reason("A-12.10", "bid-too-high", power=the_power(self.seat), count=self.s.morale[self.seat])

    # -- board update -------------------------------------------------------------------------------------------------

    def reassign(self, frame: update.Reassign, code: int) -> Reasons:
        """A general who cannot take the unit [A-11.2]."""
        s = self.s
        if self._not_yours(code):
            return self._not_yours(code)
        if s.place[code] == OFF_BOARD:
            return reason("A-11.2", "not-on-board", **who(s, code))
        if s.units[code] >= UNITS_PER_GENERAL:
            return reason("A-11.2", "no-room", **who(s, code))
        return nothing()


Answer = Callable[[Question, Any, int], Reasons]
_ANSWERS: Final[dict[type[Frame], Answer]] = {
    NameFrederick: Question.name_frederick,
    Drill: Question.discard,
    HandLimit: Question.discard,
    subsidies.Offer: Question.offer,
    leadership.Lead: Question.lead,
    mobilisation.Mobilise: Question.mobilise,
    movement.ChooseArbiter: Question.choose_arbiter,
    movement.Dissolve: Question.dissolve,
    PickGeneral: Question.pick_general,
    Route: Question.route,
    battles.NextBattle: Question.next_battle,
    battles.Support: Question.support,
    cardplay.PlayCard: Question.play_card,
    aftermath.Defeated: Question.defeated,
    withdrawal.Withdraw: Question.withdraw,
    statuses.Expel: Question.expel,
    statuses.ChooseStatus: Question.choose_status,
    statuses.ChooseAnew: Question.choose_status,
    election.Vote: Question.vote,
    Bid: Question.bid,
    update.Reassign: Question.reassign,
}
