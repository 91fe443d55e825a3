"""The steady player of Ancien Régime: one rule of thumb for each kind of decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pragmatica.ancien_regime.bots import combat, movement, politics, purse
from pragmatica.ancien_regime.bots.situation import Situation
from pragmatica.ancien_regime.bots.tables import tables_of
from pragmatica.ancien_regime.forms import decisions as asked
from pragmatica.ancien_regime.forms.observation import Observation
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.kit.bots import RulesOfThumb


class Steady(RulesOfThumb):
    """The steady player."""

    name = "steady"

    def wanted(
        self, observation: Any, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any], rng: Random
    ) -> Action | None:
        """What the rules of thumb say; None where no one helps."""
        if not isinstance(decision, asked.PowerDecision):
            return None
        return choose(observation, decision, actions, board, rng)


def choose(
    observation: Observation,
    decision: asked.PowerDecision,
    actions: Sequence[Action],
    board: Mapping[str, Any],
    rng: Random,
) -> Action | None:
    """The answer of a steady player; None where no rule of thumb helps. Chance decides among nearly equal ones."""
    s = Situation(observation, tables_of(board), decision.power, rng)
    return _wheel(s, decision, actions) or _moving(s, decision, actions) or _political(s, decision, actions)


def _wheel(s: Situation, decision: asked.PowerDecision, actions: Sequence[Action]) -> Action | None:
    """Answers for the slots before Movement."""
    match decision:
        case asked.DrillCard() | asked.HandLimit():
            return purse.discard(actions)
        case asked.OfferGifts():
            return purse.gifts(s, actions)
        case asked.AcceptGift():
            return movement.answer(actions, True)
        case asked.Lead():
            return purse.lead(s, decision, actions)
        case asked.Mobilise():
            return purse.mobilise(s, decision, actions)
    return None


def _moving(s: Situation, decision: asked.PowerDecision, actions: Sequence[Action]) -> Action | None:
    """Answers for Movement and its battles."""
    match decision:
        case asked.ChooseArbiter():
            return movement.arbiter(s, actions)
        case asked.DissolveGarrison():
            return movement.dissolve(s, actions)
        case asked.RequestTurn():
            return movement.request(s, actions)
        case asked.GrantTurn():
            return movement.grant(s, decision, actions)
        case asked.MoveGeneral():
            return movement.pick(s, actions)
        case asked.Route():
            return movement.route(s, decision, actions)
        case asked.Consent():
            return movement.consent(s, decision, actions)
        case asked.LeaveGarrison():
            return movement.leave_garrison(s, decision, actions)
        case asked.ChooseBattle():
            return combat.battle(s, actions)
        case asked.SendSupport():
            return combat.support(s, decision, actions)
        case asked.PlayBattleCard():
            return combat.card(s, decision, actions)
        case asked.Retire():
            return combat.retire(s, actions)
        case asked.Withdraw():
            return combat.withdraw(s, decision, actions)
    return None


def _political(s: Situation, decision: asked.PowerDecision, actions: Sequence[Action]) -> Action | None:
    """Answers for diplomacy, election, auctions and the board update."""
    match decision:
        case asked.NameFrederick():
            return politics.frederick(s, actions)
        case asked.Expel():
            return politics.expel(s, actions)
        case asked.ChooseStatus() | asked.ChooseAnew():
            return politics.status(s, actions)
        case asked.Admit():
            return politics.admit(s, decision, actions)
        case asked.AcceptCrown():
            return movement.answer(actions, True)
        case asked.CastVote():
            return politics.vote(s, decision, actions)
        case asked.Bid():
            return politics.bid(s, decision, actions)
        case asked.ReassignUnit():
            return politics.reassign(s, actions)
        case asked.GeneralStays():
            return politics.stays(s, decision, actions)
    return None
