"""Troops: how they are divided at the start, bought in winter, and given to generals."""

from __future__ import annotations

from collections.abc import Sequence

from pragmatica.boards.graph import UNREACHABLE
from pragmatica.core.action import Action
from pragmatica.maria.bots.judgement import REACH, Judgement
from pragmatica.maria.bots.situation import NOWHERE
from pragmatica.maria.forms.decisions import Distribute, DivideTroops, Recruit
from pragmatica.maria.kept.board import OUT_OF_GAME, POWERS
from pragmatica.maria.kept.thrift import cheapest

MOST_TROOPS = 8
EXPOSED = 0.1  # the share of one who is attacked before he moves, in that of others
KEPT_POINTS = 10  # for the battles of the next turn, by one who then draws before he fights
DEFENDER_KEEPS = 22  # by one who is attacked twice before he draws


def divide(j: Judgement, decision: DivideTroops, actions: Sequence[Action]) -> Action:
    """Even shares for those who take part, the least for those who do not."""
    board = j.s.board
    general = board.piece_number[decision.general]
    if board.start_place[general] == OUT_OF_GAME:
        return _nearest(actions, decision.minimum)
    begun = next((one for one in j.s.observation.division if one.power == decision.power), None)
    left = decision.total if begun is None else begun.left
    later = [one for one in board.generals_of[POWERS.index(decision.power)] if one > general]
    absent = sum(board.start_min[one] for one in later if board.start_place[one] == OUT_OF_GAME)
    weight = {one: _front(j, one) for one in (general, *later) if board.start_place[one] != OUT_OF_GAME}
    share = (left - absent) * weight[general] / sum(weight.values())
    return _nearest(actions, max(decision.minimum, round(share)))


def _front(j: Judgement, general: int) -> float:
    """What share of the troops the general wants.

    For attackers it is how near to the enemy he begins: the next meet him in the first turn, the others much later. Who
    moves last leaves little where he is beaten before he can move.
    """
    distance = j.s.board.distance[j.s.place[general]]
    near = min((distance[enemy.city] for enemy in j.s.enemies), default=UNREACHABLE)
    if j.s.defends:
        return EXPOSED if near <= REACH + 2 else 1.0
    return 1.0 / (1.0 + near) ** 2


def recruit(j: Judgement, decision: Recruit, actions: Sequence[Action]) -> Action:
    """As many troops as the hand pays for, less a reserve of cards; at least one for every general who waits."""
    board = j.s.board
    power = POWERS.index(decision.power)
    hand = j.s.cards(power)
    points = sum(board.card_value[card] for card in hand)
    waiting = sum(1 for general in board.generals_of[power] if _waits(j, general))
    kept = DEFENDER_KEEPS if j.s.defends else KEPT_POINTS
    wanted = max((points - kept) // decision.price, min(waiting, points // decision.price), 0)
    while wanted > 0 and not cheapest(board, hand, wanted * decision.price):
        wanted -= 1
    return _nearest(actions, wanted)


def reenter(j: Judgement, actions: Sequence[Action]) -> Action:
    """Everybody comes back, the highest rank first."""
    generals = [one for one in actions if one.type == "reenter"]
    number = j.s.board.piece_number
    return min(generals, key=lambda one: j.s.board.rank[number[str(one.fields["general"])]], default=actions[0])


def reenter_place(j: Judgement, actions: Sequence[Action]) -> Action:
    """Where he is nearest to what he will guard or take."""
    board = j.s.board
    wards = [(city, worth) for city, _, worth in j.wards] if j.s.defends else []
    goals = wards or [(city, worth) for aims in j.aims.values() for city, worth in aims.items()]

    def worth(action: Action) -> float:
        away = board.distance[board.city_number[str(action.fields["city"])]]
        return sum(value * 0.7 ** away[city] for city, value in goals)

    return max(actions, key=worth)


def distribute(j: Judgement, decision: Distribute, actions: Sequence[Action]) -> Action:
    """More for those who stand near the enemy."""
    begun = next((one for one in j.s.observation.division if one.power == decision.power), None)
    board = j.s.board
    given = begun.given if begun is not None else {}
    asked = board.piece_number[decision.general]
    need = {
        general: _need(j, general)
        for general in board.generals_of[POWERS.index(decision.power)]
        if general == asked or (j.s.place[general] != NOWHERE and board.piece_ids[general] not in given)
    }
    share = (need[asked] + 0.01) / (sum(need.values()) + 0.01)
    return _nearest(actions, round((begun.left if begun is not None else 0) * share))


def _need(j: Judgement, general: int) -> float:
    """How much a general wants troops."""
    place = j.s.place[general]
    near = min((j.s.board.distance[place][enemy.city] for enemy in j.s.enemies), default=UNREACHABLE)
    return (MOST_TROOPS - j.s.troops[general]) / (2.0 + min(near, 12))


def _waits(j: Judgement, general: int) -> bool:
    return j.s.board.piece_ids[general] in j.s.observation.powers[POWERS[j.s.board.piece_power[general]]].off_board


def _nearest(actions: Sequence[Action], troops: int) -> Action:
    """The offered number nearest to what is wanted, the smaller of two."""
    return min(actions, key=lambda one: (abs(int(str(one.fields["troops"])) - troops), int(str(one.fields["troops"]))))
