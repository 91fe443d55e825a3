"""Combat: which battle first, which card, where the beaten enemy goes, and how losses are shared."""

from __future__ import annotations

from collections.abc import Sequence

from pragmatica.boards.graph import UNREACHABLE
from pragmatica.core.action import Action
from pragmatica.maria.bots.judgement import Judgement
from pragmatica.maria.forms.decisions import ChooseRetreat, SplitLosses


def battle(j: Judgement, actions: Sequence[Action]) -> Action:
    """The most promising battle first: what retreats from it need not be fought again."""
    number = j.s.board.piece_number

    def promise(action: Action) -> float:
        own = j.s.group_at[j.s.place[number[str(action.fields["attacker"])]]]
        enemy = j.s.group_at[j.s.place[number[str(action.fields["defender"])]]]
        return j.battle(own.power, own.troops, own.city, enemy)

    return max(actions, key=promise)


def retreat(j: Judgement, decision: ChooseRetreat, actions: Sequence[Action]) -> Action:
    """The end that takes the beaten enemy furthest from his trains, from what I want and from what I guard."""
    s = j.s
    board = s.board
    loser = board.piece_power[board.piece_number[decision.loser]]
    trains = [city for city, train in s.train_at.items() if board.piece_power[train] == loser]
    aims = {city: worth for aims in j.aims.values() for city, worth in aims.items()}
    questions = {one.city for one in s.observation.fortresses if one.question is not None}

    def worth(action: Action) -> float:
        end = board.city_number[str(action.fields["city"])]
        away = board.distance[end]
        total = 0.6 * min((away[city] for city in trains), default=0)
        for city, value in aims.items():
            if away[city] <= 3:
                total -= value * (0.8 if board.city_ids[city] in questions else 0.1)
        total -= sum(value * (0.4 if away[city] <= 2 else 0.1) for city, _, value in j.wards if away[city] <= 5)
        own_trains = [away[city] for city, train in s.train_at.items() if s.bloc[board.piece_power[train]] in s.blocs]
        return total + 0.5 * min(4, min(own_trains, default=UNREACHABLE))

    return max(actions, key=worth)


def split(decision: SplitLosses, actions: Sequence[Action]) -> Action:
    """As even as can be: the middle of what is offered."""
    ordered = sorted(actions, key=lambda one: int(str(one.fields["troops"])))
    return ordered[len(ordered) // 2]
