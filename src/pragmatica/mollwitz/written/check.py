"""Whether what a written position asks can be asked there, and could have come from the answers given so far."""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import fault
from pragmatica.core.game import Setup
from pragmatica.kit.written.checking import Check, Checks
from pragmatica.mollwitz import answering, chits
from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.kept.codes import AUSTRIA, CHIEF, CHOSEN, NO_WING, NOBODY, PRUSSIA, READY, USED
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import loss
from pragmatica.mollwitz.named import asking
from pragmatica.mollwitz.secret import sights
from pragmatica.mollwitz.told import observe
from pragmatica.mollwitz.turn import acting, activation, chief, ending, leader_moves, own_order, pairs, unit_acts
from pragmatica.mollwitz.written import rules
from pragmatica.mollwitz.written.questions import QUESTIONS

_CHIEF, _OWN, _MARKED, _OTHERS = 2, 3, 5, 6  # steps of an activation [W-2.10]


# -- turns and pairs --------------------------------------------------------------------------------------------------


def _choose_chit(s: State, frame: pairs.ChooseChit) -> bool:
    """Each side has a chit left, and what it has chosen is one of them [W-2.4]."""
    left = [chits.left(s, side) for side in (PRUSSIA, AUSTRIA)]
    return all(left) and all(one == NO_WING or one in left[side] for side, one in enumerate(frame.chosen))


def _pair(s: State, frame: pairs.Pair) -> bool:
    """A chit of each side, and unequal totals; those of no activation yet are what was thrown [W-2.4, W-2.5, W-2.7]."""
    if any(s.army.wing_side[wing] != side for side, wing in enumerate(frame.wings)):
        return False
    sums = tuple(frame.dice[side] + orders.initiative(s, frame.wings[side]) for side in (PRUSSIA, AUSTRIA))
    return frame.totals[0] != frame.totals[1] and (frame.over > 0 or frame.totals == sums)


def _shown(s: State, frame: pairs.Pair) -> bool:
    """Who has less has shown his chit, and who has begun; what was said of the order is said [W-2.5, W-2.6]."""
    if frame.over > 2 or (frame.first == NOBODY) != (frame.over == 0) or not frame.revealed[1 - frame.higher()]:
        return False
    begun = (frame.first, 1 - frame.first)[: frame.over]
    return all(frame.revealed[side] for side in begun)


def _chits(s: State, frame: pairs.Pair) -> bool:
    """The chits of the pair are unused, open where they have been shown, and used when their activation is over."""
    for side, wing in enumerate(frame.wings):
        before = frame.over == 2 and side == frame.first
        wanted = USED if before else CHOSEN if frame.revealed[side] else READY
        if s.chit[wing] != wanted:
            return False
    return True


def _next_chit(s: State, frame: pairs.NextChit) -> bool:
    return bool(chits.left(s, frame.side)) and not chits.left(s, 1 - frame.side)


def _frederick(s: State, frame: ending.FrederickLeaves) -> bool:
    there = s.leads(s.army.leader_number[orders.FREDERICK])
    return s.rules.frederick_leaves and there and s.turn >= ending.LEAVES_FROM


def _returns(s: State, frame: ending.LeaderReturns) -> bool:
    due = (frame.leader, *frame.others)
    return len(set(due)) == len(due) and set(due) <= set(loss.due_back(s))


# -- activations ------------------------------------------------------------------------------------------------------


def _activation(s: State, frame: activation.Activation) -> bool:
    return frame.wing == s.group and s.chit[frame.wing] == CHOSEN and frame.step <= activation.STEPS


def _whose(s: State, frame: activation.Activation) -> bool:
    """The group of the pair whose turn it is, or of the side that alone has chits left [W-2.6, W-2.8]."""
    if isinstance(frame.below, pairs.Pair):
        pair = frame.below
        side = pair.first if pair.over == 1 else 1 - pair.first
        return pair.over > 0 and pair.wings[side] == frame.wing
    return not chits.left(s, 1 - s.active)


def _step(s: State) -> int:
    return sights.step(s)


def _chief(s: State, frame: chief.Chief) -> bool:
    who = (frame.leader, *frame.others)
    able = all(s.army.rank[one] == CHIEF and s.army.leader_side[one] == s.active and s.leads(one) for one in who)
    return able and len(set(who)) == len(who) and _step(s) == _CHIEF


def _own_order(s: State, frame: own_order.OwnOrder | own_order.TakeOrder) -> bool:
    return _step(s) == _OWN and s.army.ordered[s.group]


def _acting(s: State, frame: acting.Acting | acting.Advancing) -> bool:
    return _step(s) == (_MARKED if frame.marked else _OTHERS)


def _brigadiers(s: State, frame: acting.Acting) -> bool:
    """Marked leaders of the group; whoever is lost while a unit acts is left out when this is asked again."""
    who = frame.brigadiers
    own = all(s.army.leader_wing[one] == s.group for one in who) and len(set(who)) == len(who)
    there = frame is not s.top or all(s.leads(one) for one in who)
    return own and there and (frame.marked or not who)


def _leader_moves(s: State, frame: leader_moves.LeaderMoves) -> bool:
    own = s.army.leader_side[frame.leader] == s.active and s.army.leader_wing[frame.leader] == s.group
    return own and s.leads(frame.leader)


def _is_there(s: State, frame: unit_acts.UnitActs) -> bool:
    """One or two units of the group in one hex; what a step opens may cost one of them, or drive it away routed."""
    units, asked = frame.units, frame is s.top
    own = all(s.army.wing[unit] == s.group for unit in units) and 0 < len(set(units)) == len(units) <= 2
    there = [unit for unit in units if s.on_field(unit) and (asked or not s.routed(unit))]
    together = len({s.place[unit] for unit in there}) <= 1
    return own and together and (not asked or there == list(units))


_NOT_NOW: Final = ("mollwitz-written-not-time-activation", "W-2.10")
_CHECKS: Final[tuple[Check[State], ...]] = (
    (pairs.ChooseChit, _choose_chit, "chosen", ("mollwitz-written-each-side-chooses", "W-2.4")),
    (pairs.Pair, _pair, "totals", ("mollwitz-written-they-chit-each", "W-2.5, W-2.7")),
    (pairs.Pair, _shown, "shown", ("mollwitz-written-less-begun-shown", "W-2.5, W-2.6")),
    (pairs.Pair, _chits, "chits", ("mollwitz-written-they-lie-open", "W-2.3, W-2.5")),
    (pairs.NextChit, _next_chit, "side", ("mollwitz-written-only-side-alone", "W-2.8")),
    (ending.FrederickLeaves, _frederick, "", ("mollwitz-written-field-from-fifth", "W-S.3")),
    (ending.LeaderReturns, _returns, "leader", ("mollwitz-written-return-marker-lies", "W-12.12")),
    (activation.Activation, _activation, "group", ("mollwitz-written-group-chit-lies", "W-2.10")),
    (activation.Activation, _whose, "group", ("mollwitz-written-another-ones-turn", "W-2.6, W-2.8")),
    (chief.Chief, _chief, "leader", ("mollwitz-written-chiefs-active-side", "W-2.10, W-3.12")),
    (own_order.OwnOrder, _own_order, "", _NOT_NOW),
    (own_order.TakeOrder, _own_order, "", _NOT_NOW),
    (acting.Acting, _acting, "marked", _NOT_NOW),
    (acting.Advancing, _acting, "marked", _NOT_NOW),
    (acting.Acting, _brigadiers, "brigadiers", ("mollwitz-written-marked-leaders-group", "W-2.17")),
    (leader_moves.LeaderMoves, _leader_moves, "leader", ("mollwitz-written-no-leader-group", "W-2.17")),
    (unit_acts.UnitActs, _is_there, "units", ("mollwitz-written-they-not-field", "W-2.12")),
)
_OF_QUESTIONS: Final = Checks(QUESTIONS, _CHECKS, "W-2.1", answering, observe.observe, asking.decision)


def question(setup: Setup, s: State, written: int) -> None:
    """The question must have a seat that owes an answer, and answers that lead on. Raises Unreadable.

    `written`: how many frames the position names; none where a turn begins.
    """
    frames(setup, s, written)
    _OF_QUESTIONS.leads_on(setup, s, written)


def frames(setup: Setup, s: State, written: int = 0) -> None:
    """Whether what is open goes with the turn, the leaders, the chits and everything else. Raises Unreadable."""
    if written and s.turn == 0:
        raise fault("mollwitz-written-no-turn-begun", "turn", "W-2.1")
    rules.alone(s)
    _OF_QUESTIONS.frames(setup, s, written)
    rules.chits(s)
