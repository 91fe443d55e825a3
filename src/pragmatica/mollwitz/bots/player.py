"""The steady player: one rule of thumb for each kind of decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.kit.bots import RulesOfThumb
from pragmatica.mollwitz.bots import acting, chits, command, fighting, following, order_of_acting, reacting
from pragmatica.mollwitz.bots.reckoning.situation import Situation, action_of, board_of
from pragmatica.mollwitz.forms import decisions as asked
from pragmatica.mollwitz.forms import decisions_combat as fought


class Steady(RulesOfThumb):
    """The steady player."""

    name = "steady"

    def wanted(
        self, observation: Any, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any], rng: Random
    ) -> Action | None:
        """What the rules of thumb say; None where no one helps."""
        return choose(Situation(observation, board_of(board)), decision, actions, rng)


def choose(sit: Situation, decision: Decision, actions: Sequence[Action], rng: Random) -> Action | None:
    """The answer of a steady player; None where no rule of thumb helps."""
    return (
        _command(sit, decision, actions, rng)
        or _action(sit, decision, actions)
        or _fight(sit, decision, actions)
        or _after(sit, decision, actions)
    )


def _command(sit: Situation, decision: Decision, actions: Sequence[Action], rng: Random) -> Action | None:
    """Answers about chits, orders and leaders."""
    match decision:
        case asked.ChooseChit() | asked.NextChit():
            return chits.choose(sit, actions, rng)
        case asked.WhoFirst():
            return chits.who_first(sit, decision, actions)
        case asked.FrederickLeaves():
            return action_of(actions, "frederick_leaves", yes=False)
        case asked.Chief():
            return command.chief(sit, decision, actions)
        case asked.OwnOrder():
            return command.own_order(sit, decision, actions)
        case asked.TakeOrder():
            return command.take_order(sit, decision, actions)
        case asked.LeaderMoves():
            return command.leader_moves(sit, decision, actions)
        case asked.LeaderReturns():
            return max(actions, key=lambda one: sit.nearest(sit.hex(one)))
    return None


def _action(sit: Situation, decision: Decision, actions: Sequence[Action]) -> Action | None:
    """Answers about units that act."""
    match decision:
        case asked.Act():
            return order_of_acting.act(sit, decision, actions)
        case asked.UnitActs():
            return acting.unit_acts(sit, decision, actions)
        case asked.AttackStep():
            return min(actions, key=lambda one: sit.nearest(sit.hex(one)))
        case asked.Rallied() | asked.Straighten():
            return acting.face(sit, decision.hex, actions)
    return None


def _fight(sit: Situation, decision: Decision, actions: Sequence[Action]) -> Action | None:
    """Answers about reactions and fights."""
    match decision:
        case fought.React():
            return reacting.react(sit, decision, actions)
        case fought.KindOfCombat():
            return fighting.kind(sit, decision, actions)
        case fought.DeclareMelee():
            return fighting.attack(sit, actions)
        case fought.NextCharge():
            return fighting.charge(sit, actions)
        case fought.NameArm():
            return fighting.arm(sit, decision, actions)
        case fought.Support() | fought.Substitute() | fought.LeadBrigade():
            return fighting.lead(sit, actions)
        case fought.Defend():
            return fighting.defend(sit, decision, actions)
        case fought.NextFire():
            return fighting.fire(sit, actions)
        case fought.AnswerFire():
            return fighting.answer(sit, decision, actions)
        case fought.AdvanceFire():
            return fighting.advance_fire(sit, decision, actions)
    return None


def _after(sit: Situation, decision: Decision, actions: Sequence[Action]) -> Action | None:
    """Answers about what follows a fight."""
    match decision:
        case fought.OddPoint():
            return following.odd_point(sit, decision, actions)
        case fought.Withdraw() | fought.Retreat():
            return following.back(sit, actions)
        case fought.Flee():
            return following.flee(sit, decision, actions)
        case fought.JoinUnit():
            return following.join(sit, actions)
        case fought.EnterBattery() | fought.Pursue():
            return following.pursue(sit, actions)
        case fought.GoOn():
            return following.go_on(sit, decision, actions)
        case fought.TurnAfter():
            return following.turn(sit, decision, actions)
        case fought.FollowFire():
            return following.follow(sit, decision, actions)
        case fought.FaceMover():
            return acting.face(sit, decision.hex, actions)
    return None
