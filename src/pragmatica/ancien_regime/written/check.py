"""Whether a written position can occur, and whether what it asks can be asked there."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle import aftermath, sides
from pragmatica.ancien_regime.battle.battles import NextBattle, Support
from pragmatica.ancien_regime.battle.cardplay import Fight, PlayCard
from pragmatica.ancien_regime.battle.cards import HandLimit
from pragmatica.ancien_regime.diplomacy import election, statuses, update
from pragmatica.ancien_regime.diplomacy.auction import NONE, Bid
from pragmatica.ancien_regime.diplomacy.election import AcceptCrown, Vote
from pragmatica.ancien_regime.diplomacy.statuses import OPEN, Admit, ChooseAnew, ChooseStatus, Expel
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import BIT, BRITAIN, FRANCE, NEUTRAL, NO_GENERAL, NOBODY, OFF_BOARD, SLOTS
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import State, pile_of
from pragmatica.ancien_regime.march import garrisons, marching
from pragmatica.ancien_regime.march.moves import Consent, Moving, PickGeneral, Route
from pragmatica.ancien_regime.march.withdrawal import Withdraw
from pragmatica.ancien_regime.named import asking
from pragmatica.ancien_regime.secret import sights
from pragmatica.ancien_regime.told import observe
from pragmatica.ancien_regime.wheel import movement, subsidies
from pragmatica.ancien_regime.wheel.influence import Extend
from pragmatica.ancien_regime.wheel.leadership import LeadCard
from pragmatica.ancien_regime.wheel.mobilisation import Mobilise
from pragmatica.ancien_regime.wheel.movement import ChooseArbiter, Dissolve, GrantTurn, Movement, RequestTurn
from pragmatica.ancien_regime.wheel.subsidies import Offer, Receive
from pragmatica.ancien_regime.written import battle, rules
from pragmatica.ancien_regime.written.questions import BRANCHES, QUESTIONS
from pragmatica.core.errors import fault
from pragmatica.core.flow import answering
from pragmatica.core.flow.together import Finished, Together
from pragmatica.core.game import Setup
from pragmatica.kit.written.checking import Check, Checks

# -- pieces and cards ------------------------------------------------------------------------------------------------


def _check_course(s: State, frames: list[Frame]) -> None:
    """Where pieces may be while this is asked."""
    passing = [frame.general for frame in frames if isinstance(frame, Moving) and frame.done < len(frame.way)]
    rules.check_company(s, passing[0] if passing else NO_GENERAL)
    if any(isinstance(frame, update.Update) for frame in frames):
        return
    fighting: tuple[int, ...] = ()
    leaving: tuple[int, ...] = ()
    for frame in frames:
        if isinstance(frame, PickGeneral):
            fighting += tuple(s.board.generals_of[frame.of])
        elif isinstance(frame, NextBattle):
            fighting += frame.waiting
        elif isinstance(frame, (Support, Fight)):
            fighting += (frame.attacker,)
        elif isinstance(frame, aftermath.Leaving):
            fighting += (frame.attacker,)
            leaving += frame.beaten
        elif isinstance(frame, (aftermath.Defeated, Withdraw)):
            fighting += (frame.general,)
            leaving += (frame.general,)
    rules.check_rest(s, fighting, leaving)


def _check_played(s: State, frames: list[Frame]) -> None:
    """Cards lie on generals who fight or support, no more than they have units [A-10.20]."""
    if not s.played:
        return
    fight = next((frame for frame in frames if isinstance(frame, Fight)), None)
    if fight is None:
        raise fault("ancien_regime-written-no-battle-which", "played")
    fighting = [
        fight.attacker,
        *sides.defending_generals(s, fight.attacker),
        *sides.members(fight.attack | fight.defence),
    ]
    for place, card in enumerate(s.played):
        name = s.board.general_ids[pile_of(card)]
        if pile_of(card) not in fighting:
            raise fault("ancien_regime-written-takes-no-part", f"played[{place}].general", general=f"general:{name}")
        if sides.room(s, pile_of(card)) < 0:
            raise fault(
                "ancien_regime-written-more-cards-than",
                f"played[{place}].general",
                "A-10.20",
                general=f"general:{name}",
            )


# -- the wheel --------------------------------------------------------------------------------------------------------


def _together(s: State, frame: Together[State]) -> bool:
    """Nothing is asked of a minor power without a controller [A-12.20]."""
    on_slot = s.board.on_slot[s.turn]
    return all(
        isinstance(part, Finished) or s.controller[on_slot[SLOTS.index(slot)]] != NOBODY
        for slot, part in zip(BRANCHES, frame.parts, strict=True)
    )


def _open_branches(frame: Together[State]) -> list[Frame]:
    """Branches that are not done."""
    return [part for part in frame.parts if not isinstance(part, Finished)]


def _waits(part: Frame) -> bool:
    """Whether the branch has stopped where it goes on by itself, once all before it is done [A-6.10]."""
    return isinstance(part, (LeadCard, Extend)) or (isinstance(part, Mobilise) and not part.drawn)


def _in_turn(s: State, frame: Together[State]) -> bool:
    """The first branch that is not done waits for nothing."""
    return not any(_waits(part) for part in _open_branches(frame)[:1])


def _asks(s: State, frame: Together[State]) -> bool:
    """A branch that waits for nothing asks somebody."""
    return all(_waits(part) or part.seats(s) for part in _open_branches(frame))


def _not_before(s: State, frame: Together[State]) -> bool:
    """Cards of Mobilisation are drawn when it is its turn."""
    return not any(isinstance(part, Mobilise) and part.drawn for part in _open_branches(frame)[1:])


def _hand_limit(s: State, frame: HandLimit) -> bool:
    return s.hand_size(frame.of) > s.board.hand_limit and frame.powers & BIT[frame.of] != 0


def _gifts(s: State, giver: int, gifts: tuple[int, ...]) -> bool:
    return all(subsidies.refusal(s, giver, gifts[:place], code) == 0 for place, code in enumerate(gifts))


def _receive(s: State, frame: Receive) -> bool:
    receivers = 0
    for gift in frame.gifts:
        receivers |= BIT[packed.receiver(gift)]
    answered = frame.accepted | frame.declined
    return _gifts(s, frame.giver, frame.gifts) and not answered & ~receivers and not frame.accepted & frame.declined


# -- movement ---------------------------------------------------------------------------------------------------------


def _arbiter(s: State, frame: Movement) -> bool:
    """The Arbiter may be one, were it not for the Morale that he has got by it [A-9.61, A-9.62]."""
    if frame.arbiter == NOBODY:
        return True
    return movement.arbiter_refusal(s, frame.of, frame.arbiter) in (0, movement.MORALE_FULL)


def _arbiter_needed(s: State, frame: Movement) -> bool:
    """Without one nobody was eligible when the action began; only a battle may have changed that since [A-9.61]."""
    return frame.arbiter != NOBODY or battle.fought(s) or not movement.arbiters(s, frame.of)


def _single_turn(s: State, frame: Movement) -> bool:
    """Without an Arbiter nobody grants a second turn [A-9.65]."""
    return frame.arbiter != NOBODY or frame.number < 2


def _another_turn(s: State, frame: RequestTurn | GrantTurn) -> bool:
    action = frame.below
    assert isinstance(action, Movement)
    return action.number > 0 and movement.request_refusal(s, action.arbiter, action.number + 1) == 0


def _choice(s: State, frame: Frame) -> bool:
    """It is asked only where there is more than one answer."""
    return len(frame.legal(s, frame.seats(s)[0])) > 1


def _turn_begun(s: State, frame: PickGeneral) -> bool:
    """The first movement turn has begun [A-9.60]."""
    action = frame.below
    assert action is not None
    return not isinstance(action.below, Movement) or action.below.number > 0


def _frederick_there(s: State, frame: PickGeneral) -> bool:
    """Frederick moves by himself only while he is on the board [A-13.1]."""
    return frame.only == NO_GENERAL or s.place[frame.only] != OFF_BOARD


def _pick(frame: Frame) -> PickGeneral:
    pick = frame.below
    assert isinstance(pick, PickGeneral)
    return pick


def _moves(s: State, frame: Route | Consent) -> bool:
    """The way is one that the general may go [A-9.71, A-9.72, A-9.73, A-13.7]."""
    pick, general = _pick(frame), frame.general
    if s.board.general_power[general] != pick.of or not marching.can_move(s, general, pick.refused):
        return False
    if s.place[general] == OFF_BOARD:
        return isinstance(frame, Consent) and frame.way == (s.board.landing,)
    return all(
        code in marching.steps(s, general, frame.way[:place], pick.refused) for place, code in enumerate(frame.way)
    )


def _consent(s: State, frame: Consent) -> bool:
    """The move is one that may be asked for; who has not answered are the last of those who must consent [A-5.18]."""
    if not frame.way or not _moves(s, frame):
        return False
    if marching.end_refusal(s, frame.general, frame.way, _pick(frame).refused):
        return False
    needed = marching.consents(s, frame.general, frame.way)
    return bool(frame.needed) and tuple(needed[len(needed) - len(frame.needed) :]) == frame.needed


def _moving(s: State, frame: Moving) -> bool:
    """The general is on his way, and each further step leads to a neighbour or along a route from where he is."""
    here = s.place[frame.general]
    if here == OFF_BOARD or s.board.general_power[frame.general] != _pick(frame).of or frame.done > len(frame.way):
        return False
    for code in frame.way[frame.done :]:
        if code >= marching.SEA:
            if here not in s.board.route_ends[code - marching.SEA]:
                return False
            here = marching.other_end(s, code - marching.SEA, here)
        elif s.board.is_neighbour[here][code]:
            here = code
        else:
            return False
    return here == s.place[frame.general] or not s.present[here] & BIT[_pick(frame).of]


def _place_garrison(s: State, frame: garrisons.PlaceGarrison) -> bool:
    return s.place[frame.general] == frame.land and garrisons.refusal(s, frame.general, frame.land) == 0


# -- diplomacy, election, minor powers --------------------------------------------------------------------------------


def _expel(s: State, frame: Expel) -> bool:
    expellable = [power for power in statuses.choosers(s) if s.status[power] < NEUTRAL]
    gone = [power for power in range(NOBODY) if frame.expelled & BIT[power]]
    return frame.of in (BRITAIN, FRANCE) and all(power in expellable for power in gone) and _choice(s, frame)


def _choices(s: State, frame: ChooseStatus | Admit | ChooseAnew) -> bool:
    """Only powers that choose have done so; what is closed are coalitions, and nobody has chosen a closed one."""
    choosers = statuses.choosers(s)
    for power in range(NOBODY):
        chosen, closed = frame.chosen[power], frame.closed[power]
        if (chosen != OPEN or closed) and power not in choosers:
            return False
        if closed >> NEUTRAL:
            return False
        rejected = isinstance(frame, ChooseAnew) and frame.rejected == power
        if chosen != OPEN and closed & BIT[chosen] and not rejected:
            return False
    return isinstance(frame, ChooseStatus) or all(frame.chosen[power] != OPEN for power in choosers)


def _admit(s: State, frame: Admit) -> bool:
    power = frame.applicant
    if not _choices(s, frame) or power not in statuses.choosers(s):
        return False
    return statuses.needs_admission(s.relations, power, frame.chosen[power], frame.closed[power])


def _choose_anew(s: State, frame: ChooseAnew) -> bool:
    return _choices(s, frame) and frame.rejected in statuses.choosers(s)


def _accept_crown(s: State, frame: AcceptCrown) -> bool:
    return election.votes(s)[frame.of] >= s.board.votes_needed


def _vote(s: State, frame: Vote) -> bool:
    """The voter has votes and has not voted; what has been cast was lawful [A-8.2, A-8.4]."""
    held = election.votes(s)
    if not held[frame.voter] or frame.cast[frame.voter] != NOBODY:
        return False
    return all(
        held[voter] > 0 and election.refusal(s, voter, candidate) == 0
        for voter, candidate in enumerate(frame.cast)
        if candidate != NOBODY
    )


def _bid(s: State, frame: Bid) -> bool:
    return all(bid in (0, NONE) or bid <= s.morale[power] for power, bid in enumerate(frame.bids))


_WAY: Final = ("ancien_regime-written-no-general-mover", "A-9.70, A-9.74")
_CHOICE: Final = "it is asked only where there is more than one answer [{}]"
_CHOSEN: Final = ("ancien_regime-written-major-powers-not", "A-7.4, A-7.5")
_ANOTHER: Final = ("ancien_regime-written-another-turn-requested", "A-9.63, A-9.64")
_SUPPORTED: Final = ("ancien_regime-written-battle-general-among", "A-10.11")

# What must be true while a frame is open; its field; and what is told, with the rule, where it is not
_CHECKS: Final[tuple[Check[State], ...]] = (
    (Together, _together, "branches", ("ancien_regime-written-minor-power-without", "A-12.20")),
    (
        Together,
        _in_turn,
        "branches",
        ("ancien_regime-written-all-before-turn", "A-6.10"),
    ),
    (Together, _asks, "branches", ("ancien_regime-written-nobody-asked-branch", "A-15.5")),
    (
        Together,
        _not_before,
        "branches.mobilisation",
        ("ancien_regime-written-before-turn-something", "A-6.10"),
    ),
    (HandLimit, _hand_limit, "power", ("ancien_regime-written-power-holds-no", "A-9.6")),
    (
        Offer,
        lambda s, frame: _gifts(s, frame.of, frame.gifts),
        "gifts",
        ("ancien_regime-written-gifts-offered", "A-9.20, A-9.22"),
    ),
    (Receive, _receive, "gifts", ("ancien_regime-written-gifts-offered-not", "A-9.20, A-9.22")),
    (ChooseArbiter, _choice, "", ("ancien_regime-written-asked-only-where", "A-9.61")),
    (Movement, _arbiter, "arbiter", ("ancien_regime-written-power-not-arbiter", "A-9.61")),
    (Movement, _arbiter_needed, "arbiter", ("ancien_regime-written-arbiter-chosen-where", "A-9.61")),
    (Movement, _single_turn, "number", ("ancien_regime-written-without-arbiter-movement", "A-9.65")),
    (Dissolve, _choice, "", ("ancien_regime-written-asked-only-where", "A-9.66")),
    (RequestTurn, _another_turn, "", _ANOTHER),
    (GrantTurn, _another_turn, "", _ANOTHER),
    (PickGeneral, _turn_begun, "", ("ancien_regime-written-no-movement-turn", "A-9.60")),
    (PickGeneral, _frederick_there, "", ("ancien_regime-written-frederick-off-board", "A-13.1")),
    (Route, _moves, "way", _WAY),
    (Consent, _consent, "", ("ancien_regime-written-move-none-which", "A-5.18, A-9.74")),
    (Moving, _moving, "way", ("ancien_regime-written-general-not-way", "A-9.71, A-9.73")),
    (
        garrisons.PlaceGarrison,
        _place_garrison,
        "general",
        ("ancien_regime-written-general-leave-no", "A-9.80, A-9.81"),
    ),
    (NextBattle, battle.next_battle, "waiting", ("ancien_regime-written-battle-general-among-enemies", "A-9.75")),
    (Support, battle.supported, "", _SUPPORTED),
    (Support, _choice, "", ("ancien_regime-written-asked-only-where", "A-10.10")),
    (Fight, battle.supported, "", _SUPPORTED),
    (PlayCard, battle.play_card, "power", ("ancien_regime-written-power-play-card", "A-10.21, A-10.22")),
    (aftermath.Leaving, battle.leaving, "beaten", ("ancien_regime-written-generals-not-board", "A-10.41")),
    (aftermath.Defeated, battle.defeated, "general", ("ancien_regime-written-general-gone-not", "A-10.41")),
    (Expel, _expel, "", ("ancien_regime-written-only-leaders-expel", "A-7.3")),
    (Expel, _choice, "", ("ancien_regime-written-asked-only-where", "A-7.3")),
    (ChooseStatus, _choices, "chosen", _CHOSEN),
    (Admit, _admit, "chosen", _CHOSEN),
    (ChooseAnew, _choose_anew, "chosen", _CHOSEN),
    (AcceptCrown, _accept_crown, "power", ("ancien_regime-written-power-does-not", "A-8.6")),
    (
        Vote,
        _vote,
        "",
        ("ancien_regime-written-power-no-votes", "A-8.2, A-8.4"),
    ),
    (Bid, _bid, "bids", ("ancien_regime-written-nobody-bids-more", "A-12.10")),
    (update.Update, battle.board_update, "", ("ancien_regime-written-garrison-general-left", "A-11.1")),
    (update.Stay, battle.stay, "general", ("ancien_regime-written-general-not-home", "A-11.1")),
)

_OF_QUESTIONS: Final = Checks(QUESTIONS, _CHECKS, "A-6.2", answering, observe.observe, asking.decision)


def check_question(setup: Setup, s: State, written: int) -> None:
    """The question must have a seat that owes an answer, and an answer; what has been answered must be lawful.

    `written`: how many frames the position names; none where a phase begins. Raises Unreadable.
    """
    _OF_QUESTIONS.frames(setup, s, written)
    frames = list(sights.chain(s))
    _check_course(s, frames)
    _check_played(s, frames)
    rules.check_hands(s, frames)
    _OF_QUESTIONS.leads_on(setup, s, written)
