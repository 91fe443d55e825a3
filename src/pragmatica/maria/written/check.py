"""Whether what a written position asks can be asked there, and could have come from the answers given so far."""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import fault
from pragmatica.core.game import Setup
from pragmatica.kit.written.checking import Check, Checks
from pragmatica.maria import answering, sequence
from pragmatica.maria.battle import retreat
from pragmatica.maria.battle.combat import BattleCard, NextBattle
from pragmatica.maria.diplomacy import contracts, election, peace, reduction
from pragmatica.maria.diplomacy.election import Vote
from pragmatica.maria.diplomacy.peace import ReceiveTrain
from pragmatica.maria.diplomacy.saxony import SaxonReturn
from pragmatica.maria.forces import stacks, winter
from pragmatica.maria.forces.payment import Pay
from pragmatica.maria.forces.relocation import Relocating
from pragmatica.maria.forces.winter import Distribute
from pragmatica.maria.kept.board import GENERALS, NO_CITY, NO_PIECE, OFF_MAP_BOX, PRUSSIA, SAXONY
from pragmatica.maria.kept.realm import AUSTRIAN_ALLY
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.marching import STACK
from pragmatica.maria.movement.moves import March
from pragmatica.maria.movement.rounds import MoveConsent
from pragmatica.maria.named import asking
from pragmatica.maria.politics.choosing import Choosing, Instruction
from pragmatica.maria.politics.corps import Returning, Welcome
from pragmatica.maria.setup import DivideTroops
from pragmatica.maria.told import observe
from pragmatica.maria.written import battle, beneath
from pragmatica.maria.written.questions import QUESTIONS


def check_offer(s: State) -> None:
    """Cards are on offer in politics alone [M-17.56]. Raises Unreadable."""
    if s.realm.offer and s.stage != sequence.POLITICS:
        raise fault("maria-written-cards-offer-politics", "realm.offer", "M-17.56")


def _march(s: State, frame: March) -> bool:
    return not frame.stacked or (s.partner[frame.piece] != NO_PIECE and s.on_top[frame.piece] == 1)


def _pay(s: State, frame: Pay) -> bool:
    pay = Pay(frame.below, frame.power, frame.cost, frame.purpose, ())
    for card in frame.paid:
        if card not in pay.legal(s, 0):
            return False
        pay = Pay(frame.below, frame.power, frame.cost, frame.purpose, (*pay.paid, card))
    return True


def _distribute(s: State, frame: Distribute) -> bool:
    division = Distribute(frame.below, frame.power, frame.left + sum(frame.given), ())
    for share in frame.given:
        if share not in division.legal(s, 0):
            return False
        division = Distribute(frame.below, frame.power, division.left - share, (*division.given, share))
    return True


def _stacking(s: State, frame: stacks.ChooseCommander | stacks.StackConsent) -> bool:
    there = s.place[frame.other] < NO_CITY and s.partner[frame.other] in (NO_PIECE, frame.general)
    return there and frame.general != frame.other


def _divide(s: State, frame: DivideTroops) -> bool:
    """Whether all numbers so far are lawful, and nobody is off the map [M-4.11]."""
    for general in range(GENERALS):
        if s.place[general] == NO_CITY and s.rules.takes_part[s.board.piece_power[general]]:
            name = s.board.piece_ids[general]
            raise fault("maria-written-set-up-every", f"pieces.{name}.at", "M-4.3")
    for seat in range(s.rules.seats):
        given = frame.given[seat]
        for place, troops in enumerate(given):
            before = (*frame.given[:seat], given[:place], *frame.given[seat + 1 :])
            if troops not in DivideTroops(frame.below, before).legal(s, seat):
                return False
    return True


# -- the advanced game ------------------------------------------------------------------------------------------------


def _choosing(s: State, frame: Choosing) -> bool:
    """Powers that take part in politics, each once [M-17.44]."""
    majors = s.board.politics.order
    return len(set(frame.order)) == len(frame.order) and all(power in majors for power in frame.order)


def _instruction(s: State, frame: Instruction) -> bool:
    """The power's arms are on the card [M-17.51]."""
    return s.board.politics.coats[frame.card][frame.power]


def _returning(s: State, frame: Returning) -> bool:
    """The general waits in his power's box, and Welcome has somebody to welcome him [M-17.84, M-17.85]."""
    if s.place[frame.general] != OFF_MAP_BOX or s.board.piece_power[frame.general] != frame.power:
        return False
    other = s.piece_at[frame.city(s)]
    if isinstance(frame, Welcome):
        return other < GENERALS and stacks.join_refusal(s, frame.general, other) == 0
    return True


def _relocating(s: State, frame: Relocating) -> bool:
    """Pieces on the map, each once."""
    return len(set(frame.pieces)) == len(frame.pieces) and all(s.place[piece] < NO_CITY for piece in frame.pieces)


def _saxon_return(s: State, frame: SaxonReturn) -> bool:
    """A lost general of Saxony, which is Austria's ally [M-19.35]."""
    return s.realm.saxony == AUSTRIAN_ALLY and frame.general in winter.lost(s, SAXONY)


def _move_consent(s: State, frame: MoveConsent) -> bool:
    """A stack of two players, whose commander's seat asks [M-10.10]."""
    commander = frame.mover - STACK
    if not 0 <= commander < GENERALS or s.partner[commander] == NO_PIECE or not s.on_top[commander]:
        return False
    return frame.seats(s) != [frame.seat]


def _offer_peace(s: State, frame: peace.OfferPeace) -> bool:
    """All of Silesia is Prussian, and there has been no peace before [M-19.10]."""
    return peace.possible(s)


def _receive_train(s: State, frame: ReceiveTrain) -> bool:
    """A train is in the Silesia box, and Silesia annexed [M-19.17]."""
    waiting = [train for train in s.board.trains_of[PRUSSIA] if s.place[train] == OFF_MAP_BOX]
    return bool(waiting) and s.realm.annexed == 1


def _reduce(s: State, frame: reduction.Reduce) -> bool:
    """France may [M-19.20]."""
    return reduction.refusal(s) == 0


def _serve_first(s: State, frame: contracts.ServeFirst) -> bool:
    """Receivers of the power's contracts, each once [M-20.7]."""
    due = [one[contracts.RECEIVER] for one in s.realm.contracts if one[contracts.GIVER] == frame.power]
    return len(set(frame.order)) == len(frame.order) and all(power in due for power in frame.order)


def _vote(s: State, frame: Vote) -> bool:
    """Free votes that are still to be cast, each once, and no more than nine in all [M-18.4, M-18.8]."""
    college = s.board.politics.college
    free = [city for city in college if not election.is_bound(s, s.control[city])]
    if len(set(frame.free)) < len(frame.free) or not all(city in free for city in frame.free):
        return False
    return len(frame.free) + frame.francis + frame.charles == len(college)


_FACE: Final = ("maria-written-attacker-defender-commanders", "M-11.1")
_BEATEN: Final = ("maria-written-loser-winner-commanders", "M-11.1")
_JOINED: Final = ("maria-written-other-general-map", "M-6.1")

# What must be true while a frame is open; its field; and what is told, with the rule, where it is not
_CHECKS: Final[tuple[Check[State], ...]] = (
    (March, _march, "mover", ("maria-written-command-stack", "M-10.9")),
    (Pay, _pay, "paid", ("maria-written-cards-laid-down", "M-8.12")),
    (Distribute, _distribute, "given", ("maria-written-troops-given", "M-13.4")),
    (DivideTroops, _divide, "given", ("maria-written-troops-divided", "M-4.11")),
    (stacks.ChooseCommander, _stacking, "other", _JOINED),
    (stacks.StackConsent, _stacking, "other", _JOINED),
    (NextBattle, battle.listed, "pairs", _FACE),
    (BattleCard, battle.adjacent, "defender", _FACE),
    (BattleCard, battle.active, "attacker", ("maria-written-attackers-power-act", "M-11.1")),
    (BattleCard, battle.behind, "to_play", ("maria-written-side-ahead-no", "M-11.9")),
    (BattleCard, battle.counted, "score", ("maria-written-troops-cards-played", "M-11.9")),
    (BattleCard, battle.shown, "played", ("maria-written-card-played-among", "M-11.17")),
    (retreat.Retreat, battle.beaten, "loser", _BEATEN),
    (retreat.ChooseRetreat, battle.beaten, "loser", _BEATEN),
    (retreat.RetreatStep, battle.beaten, "loser", _BEATEN),
    (retreat.ChooseRetreat, battle.ends, "ends", ("maria-written-routes-length-other", "M-11.33")),
    (retreat.RetreatStep, battle.route, "path", ("maria-written-no-route-length", "M-11.32")),
    (Choosing, _choosing, "order", ("maria-written-major-powers-each", "M-17.44")),
    (Instruction, _instruction, "political", ("maria-written-powers-arms-card", "M-17.51")),
    (Returning, _returning, "general", ("maria-written-box-somebody-welcome", "M-17.84, M-17.85")),
    (Relocating, _relocating, "pieces", ("maria-written-map-each-named", "M-19.34")),
    (SaxonReturn, _saxon_return, "general", ("maria-written-saxony-austrias-ally", "M-19.35")),
    (MoveConsent, _move_consent, "mover", ("maria-written-stack-two-players", "M-10.10")),
    (contracts.ServeFirst, _serve_first, "receivers", ("maria-written-receivers-contracts-each", "M-20.7")),
    (Vote, _vote, "cities", ("maria-written-free-votes-still", "M-18.4, M-18.8")),
    (peace.OfferPeace, _offer_peace, "", ("maria-written-prussia-hold-all", "M-19.10")),
    (ReceiveTrain, _receive_train, "", ("maria-written-silesia-annexed-train", "M-19.17")),
    (reduction.Reduce, _reduce, "", ("maria-written-france-reduced-no", "M-19.20")),
)

_OF_QUESTIONS: Final = Checks(
    QUESTIONS, (*_CHECKS, *beneath.CHECKS), "M-5.1", answering, observe.observe, asking.decision
)


def check_question(setup: Setup, s: State, written: int) -> None:
    """The question must have a seat that owes an answer, and an answer; what has been answered must be lawful.

    `written`: how many frames the position names; none where a phase begins. Raises Unreadable.
    """
    _OF_QUESTIONS.frames(setup, s, written)
    _OF_QUESTIONS.leads_on(setup, s, written)
