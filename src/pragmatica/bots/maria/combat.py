"""Combat: which battle first, which card, where the beaten enemy goes, and how losses are shared."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from pragmatica.boards.graph import UNREACHABLE
from pragmatica.bots.maria.judgement import Judgement
from pragmatica.bots.maria.situation import BLOC, CARD_POINTS
from pragmatica.core.action import Action
from pragmatica.maria.board import POWERS, RESERVE
from pragmatica.maria.decisions import BattleCard, ChooseRetreat, SplitLosses

TROOP_PRICE = 4.0  # in points of cards, as in winter
RETREAT_PRICE = 3.0
DESTRUCTION_PRICE = 12.0
RESERVE_PRICE = 10.0
LAST_WINTER = 6


def battle(j: Judgement, actions: Sequence[Action]) -> Action:
    """The most promising battle first: what retreats from it need not be fought again."""
    number = j.s.board.piece_number

    def promise(action: Action) -> float:
        own = j.s.group_at[j.s.place[number[str(action.fields["attacker"])]]]
        enemy = j.s.group_at[j.s.place[number[str(action.fields["defender"])]]]
        return j.battle(own.power, own.troops, own.city, enemy)

    return max(actions, key=promise)


# -- cards ------------------------------------------------------------------------------------------------------------


def card(j: Judgement, decision: BattleCard, actions: Sequence[Action]) -> Action | None:
    """The card whose use pays best; nothing, where giving up costs less than any card."""
    shown = j.s.observation.battle
    destroyed = shown is not None and shown.giving_up.destroyed
    hand = sum(j.s.observation.powers[decision.opponent_power].hand)
    behind = -decision.score
    in_hand = j.s.points(POWERS.index(decision.power), _city(j, decision))
    best: tuple[float, Action | None] = (-1e9, None)
    for action in actions:
        if action.type == "give_up":
            worth = 0.0
        else:
            value = int(str(action.fields["value"]))
            price = _price(j, j.s.board.card_number[str(action.fields["card"])], value)
            worth = _worth(value, behind, destroyed, hand * CARD_POINTS, in_hand) - price
        if worth > best[0]:
            best = (worth, action)
    return best[1]


def _city(j: Judgement, decision: BattleCard) -> int:
    number = j.s.board.piece_number
    attacker, defender = number[decision.attacker], number[decision.defender]
    own = attacker if j.s.board.piece_power[attacker] == POWERS.index(decision.power) else defender
    return j.s.place[own]


def _price(j: Judgement, card: int, value: int) -> float:
    """What the card would be worth later: less when no winter comes any more."""
    later = 0.9 if j.s.observation.turn <= LAST_WINTER else 0.5
    if j.s.board.card_suit[card] == RESERVE:
        return later * (RESERVE_PRICE + (8 - value))  # a Reserve costs the same whatever it is played for
    return later * value


def _worth(value: int, behind: int, destroyed: bool, their_points: float, in_hand: float) -> float:
    """What playing the value saves and wins, in points of cards."""
    saved = TROOP_PRICE * min(value, behind)
    ahead = value - behind
    if ahead < 0:  # not enough by itself: worth while when more can follow, or for the troops it saves
        return saved * (1.0 if in_hand > behind else 0.9)
    if behind:
        saved += RETREAT_PRICE + (DESTRUCTION_PRICE if destroyed else 0.0)
    answered = 1.0 / (1.0 + exp(-(their_points - ahead) / 5.0))
    if ahead == 0:
        answered = max(answered, 0.5)
    beaten_again = answered * min(1.0, their_points / (their_points + in_hand - value + 1.0))
    won = (1.0 - answered) * (TROOP_PRICE * min(ahead, 4) + RETREAT_PRICE) if ahead else 0.0
    return saved * (1.0 - 0.7 * beaten_again) + won


# -- after the battle -------------------------------------------------------------------------------------------------


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
        own_trains = [away[city] for city, train in s.train_at.items() if BLOC[board.piece_power[train]] in s.blocs]
        return total + 0.5 * min(4, min(own_trains, default=UNREACHABLE))

    return max(actions, key=worth)


def split(decision: SplitLosses, actions: Sequence[Action]) -> Action:
    """As even as can be: the middle of what is offered."""
    ordered = sorted(actions, key=lambda one: int(str(one.fields["troops"])))
    return ordered[len(ordered) // 2]
