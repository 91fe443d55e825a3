"""Cards in battle: what is at stake, what an answer by the enemy would cost, and what a card is worth later."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from pragmatica.core.action import Action
from pragmatica.maria.bots.judgement import Judgement
from pragmatica.maria.bots.situation import CARD_POINTS, NOWHERE, Group
from pragmatica.maria.bots.winter import KEPT_POINTS, MOST_TROOPS
from pragmatica.maria.forms.decisions import BattleCard
from pragmatica.maria.kept.board import GENERALS, POWERS, RESERVE
from pragmatica.maria.victory.points import TROOPS_A_POINT

TROOP_PRICE = 4.0  # in points of cards, as in winter
RETREAT_PRICE = 3.0
DESTRUCTION_PRICE = 12.0
CLAIM_PRICE = 8.0  # a fortress with a "?" that changes hands if its protector retreats
RESERVE_PRICE = 10.0
MARKER_PRICE = 0.8  # of a worth of `worth`, in points of cards
LAST_WINTER = 3  # turns before the end


class Stakes:
    """What the battle is about, as the side to play sees it; in points of cards."""

    def __init__(self, j: Judgement, decision: BattleCard) -> None:
        number = j.s.board.piece_number
        groups = [j.s.group_at[j.s.place[number[one]]] for one in (decision.attacker, decision.defender)]
        self.power = POWERS.index(decision.power)
        own, enemy = groups if groups[0].power == self.power else reversed(groups)
        shown = j.s.observation.battle
        self._worth = j.worth
        self._accounts = j.s.account[own.power], j.s.account[enemy.power]
        self.behind = -decision.score
        self.troops = int(own.troops)
        self.enemy_troops = int(enemy.troops)
        self.in_hand = j.s.points(self.power, own.city)
        self.theirs = sum(j.s.observation.powers[decision.opponent_power].hand) * CARD_POINTS
        self.beaten = RETREAT_PRICE + CLAIM_PRICE * _claims(j, own, enemy.bloc)
        if shown is not None and shown.giving_up.destroyed:
            self.beaten += DESTRUCTION_PRICE
        self.prize = RETREAT_PRICE + CLAIM_PRICE * _claims(j, enemy, own.bloc)

    def worth(self, value: int) -> float:
        """What playing the value saves and wins."""
        ahead = value - self.behind
        saved = self._loss(self.behind) - self._loss(max(0, -ahead))
        if ahead < 0:  # not enough by itself: worth while when more can follow, or for the troops it saves
            return saved + (0.4 * self.beaten if self.in_hand > self.behind else 0.0)
        if self.behind:
            saved += self.beaten
        answered = 1.0 / (1.0 + exp(-(self.theirs - ahead) / 5.0))
        if ahead == 0:
            answered = max(answered, 0.5)
        beaten_again = answered * min(1.0, self.theirs / (self.theirs + self.in_hand - value + 1.0))
        won = (1.0 - answered) * (self._gain(ahead) + self.prize) if ahead else 0.0
        return saved * (1.0 - 0.7 * beaten_again) + won

    def _loss(self, troops: int) -> float:
        """What it costs to lose by so much."""
        own, enemy = self._accounts
        lost = min(troops, self.troops)
        return TROOP_PRICE * lost - MARKER_PRICE * self._worth.battle(enemy, own, _whole(lost))

    def _gain(self, troops: int) -> float:
        """What it brings to win by so much."""
        own, enemy = self._accounts
        lost = min(troops, self.enemy_troops)
        return TROOP_PRICE * min(lost, 4) + MARKER_PRICE * self._worth.battle(own, enemy, _whole(lost))


def _whole(troops: int) -> int:
    """Troops that make whole points of a battle [M-16.1]."""
    return troops - troops % TROOPS_A_POINT


def card(j: Judgement, decision: BattleCard, actions: Sequence[Action]) -> Action | None:
    """The card whose use pays best; nothing, where giving up costs less than any card."""
    stakes = Stakes(j, decision)
    best: tuple[float, Action | None] = (-1e9, None)
    for action in actions:
        worth = 0.0
        if action.type != "give_up":
            value = int(str(action.fields["value"]))
            number = j.s.board.card_number[str(action.fields["card"])]
            worth = stakes.worth(value) - _price(j, stakes.power, number, value)
        if worth > best[0]:
            best = (worth, action)
    return best[1]


def _claims(j: Judgement, guard: Group, claimant: int) -> int:
    """How many fortresses with a "?" of the claimant's bloc the guard alone still protects."""
    s = j.s
    distance = s.board.distance
    fellows = [group for group in s.group_at.values() if group.bloc == guard.bloc and group is not guard]
    count = 0
    for fortress in s.observation.fortresses:
        if fortress.question is None or s.bloc[POWERS.index(fortress.question)] != claimant:
            continue
        city = s.board.city_number[fortress.city]
        protects = s.bloc[s.control[city]] == guard.bloc and distance[guard.city][city] <= 3
        count += protects and not any(distance[group.city][city] <= 3 for group in fellows)
    return count


def _price(j: Judgement, power: int, card: int, value: int) -> float:
    """What the card would be worth later: less for who is rich, and when no winter comes any more."""
    points = sum(j.s.board.card_value[one] for one in j.s.cards(power))
    later = min(0.9, max(0.25, (TROOP_PRICE * _room(j, power) + KEPT_POINTS) / max(1, points)))
    if j.s.turns_left < LAST_WINTER:
        later = min(later, 0.2 + 0.1 * j.s.turns_left)
    if j.s.board.card_suit[card] == RESERVE:
        return later * (RESERVE_PRICE + (8 - value))  # a Reserve costs the same whatever it is played for
    return later * value


def _room(j: Judgement, power: int) -> float:
    """How many troops the power could still take."""
    board = j.s.board
    waiting = [one for one in j.s.observation.powers[POWERS[power]].off_board if board.piece_number[one] < GENERALS]
    present = [one for one in board.generals_of[power] if j.s.place[one] != NOWHERE]
    return MOST_TROOPS * (len(waiting) + len(present)) - sum(j.s.troops[one] for one in present)
