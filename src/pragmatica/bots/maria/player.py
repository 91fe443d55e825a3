"""The steady player: one rule of thumb for each kind of decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pragmatica.bots.maria import cards, combat, hussars, movement, payments, winter
from pragmatica.bots.maria.judgement import Judgement
from pragmatica.bots.maria.situation import Situation, board_of
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.maria import decisions as asked
from pragmatica.maria.observation import Observation


def choose(
    observation: Observation, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any]
) -> Action | None:
    """The answer of a steady player; None where no rule of thumb helps."""
    j = Judgement(Situation(observation, board_of(board, observation.scenario)))
    match decision:
        case asked.PickPiece():
            return movement.pick(j, actions)
        case asked.March():
            return movement.step(j, decision, actions)
        case asked.PlaceTrain():
            return movement.place_train(j, decision, actions)
        case asked.BattleCard():
            return cards.card(j, decision, actions)
        case asked.NextBattle():
            return combat.battle(j, actions)
        case asked.ChooseRetreat():
            return combat.retreat(j, decision, actions)
        case asked.SplitLosses():
            return combat.split(decision, actions)
        case asked.Pay():
            return payments.pay(j, decision, actions)
        case asked.ChooseBills():
            return payments.bills(j, decision, actions)
        case asked.Subsidy():
            return payments.subsidy(j, actions)
        case asked.PlaceHussar():
            return hussars.place(j, decision, actions)
        case asked.DivideTroops():
            return winter.divide(j, decision, actions)
        case asked.Recruit():
            return winter.recruit(j, decision, actions)
        case asked.Reenter():
            return winter.reenter(j, actions)
        case asked.ReenterPlace():
            return winter.reenter_place(j, decision, actions)
        case asked.Distribute():
            return winter.distribute(j, decision, actions)
    return None
