"""The politics stage: what cards and markers are worth to the seat, and what it gives for them.

Worths are in the unit of `worth`; a point of a tactical card is worth `POINT` of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import exp
from typing import Final

from pragmatica.core.action import Action
from pragmatica.maria.bots.judgement import Judgement
from pragmatica.maria.bots.situation import Situation
from pragmatica.maria.bots.worth import ELECTOR, Pools
from pragmatica.maria.forms.decisions_advanced import (
    CarryOut,
    ChoosePolitical,
    ExecuteCard,
    MoveMarker,
    NameRecipient,
    PlaceCard,
)
from pragmatica.maria.forms.observation_realm import RealmView
from pragmatica.maria.kept import political
from pragmatica.maria.kept.board import AUSTRIA, FRANCE, POWERS, PRAGMATIC, PRUSSIA, RESERVE, SUITS
from pragmatica.maria.kept.political import TRACKS, Effect
from pragmatica.maria.kept.realm import SAXONY_TRACK

POINT: Final = 0.3  # of tactical cards
CARD: Final = 1.7
TROOP: Final = 1.2
CORPS: Final = 8.0  # a general away from the map
LASTING: Final = 4  # turns that a lasting income is counted for, at most
FRIEND: Final = 8.0  # Saxony, to who leads it
NEAR: Final = 0.3  # the share of a field's worth that its neighbours have
ENEMY: Final = 0.5  # how much a loss of an enemy counts
STRANGER: Final = 0.15  # of one whom no own power fights
DENIAL: Final = 0.4  # the share that keeping a card from others is worth
LEAST_WISH: Final = 1.0  # for less a power stores its cards
LEAST_PROFIT: Final = 0.3
RESERVE_INFLUENCE: Final = 16  # [M-17.43]
RESERVE_POINTS: Final = 10
GUESSED: Final = (5.0, 3.0)  # influence of a card that lies face down, and of one that may still come
SPREAD: Final = 3.0


class Politics:
    """What the seat thinks of the political cards, from one observation of the advanced game."""

    def __init__(self, s: Situation, pools: Pools, realm: RealmView) -> None:
        self.s: Final = s
        self.pools: Final = pools
        self.realm: Final = realm
        self.tables: Final = s.board.politics
        self.at: Final = [next(one.at for one in realm.tracks if one.track == track) for track in TRACKS]
        self.announced: Final = [next(one.announced for one in realm.tracks if one.track == track) for track in TRACKS]
        self._lasting = min(LASTING, s.turns_left + 1)

    @cached_property
    def regard(self) -> list[float]:
        """By power: how much of what befalls it the seat feels."""
        s = self.s
        sides = {s.bloc[power] == s.bloc[AUSTRIA] for power in s.seat_powers}
        return [
            1.0 if power in s.seat_powers else -ENEMY if (s.bloc[power] != s.bloc[AUSTRIA]) in sides else -STRANGER
            for power in range(len(POWERS))
        ]

    # -- markers ------------------------------------------------------------------------------------------------------

    def field(self, track: int, number: int) -> float:
        """The worth of a marker's standing on a field; what lies beside it counts a little."""
        last = len(self._fields[track]) - 1
        beside = [self._fields[track][one] for one in (number - 1, number + 1) if 0 <= one <= last]
        return self._fields[track][number] + NEAR * sum(beside)

    @cached_property
    def _fields(self) -> list[list[float]]:
        found = [[sum(map(self._icon, icons)) for icons in track] for track in self.tables.icons]
        for number, status in enumerate(self.tables.status):
            found[SAXONY_TRACK][number] += FRIEND * (
                self.regard[PRUSSIA] if status == 0 else self.regard[AUSTRIA] if status > 1 else 0.0
            )
        return found

    def _icon(self, icon: political.Icon) -> float:
        regard = self.regard[icon.power]
        if icon.kind == political.POINT:
            return self.pools.laid(icon.power, 1)
        if icon.kind == political.CORPS:
            return -CORPS * regard
        return CARD * self._lasting * icon.amount * regard * (1 if icon.kind == political.BONUS else -1)

    def shift(self, track: int, spaces: int) -> float:
        """What moving a marker so far is worth, after all that has been announced."""
        before = self._clamped(track, self.announced[track])
        return self.field(track, self._clamped(track, self.announced[track] + spaces)) - self.field(track, before)

    def _clamped(self, track: int, spaces: int) -> int:
        least = 0
        if track == SAXONY_TRACK and self.tables.status[self.at[track]]:
            least = self.tables.peace_field  # Saxony does not come back to Prussia [M-19.33]
        return max(least, min(len(self._fields[track]) - 1, self.at[track] + spaces))

    def arrows(self, card: int) -> list[list[float]]:
        """By arrow of a card: the worth of each way that it allows."""
        found = []
        for move in self.tables.moves[card]:
            if move.prussian_saxony and self.tables.status[self.at[SAXONY_TRACK]]:
                continue
            ways = (political.LEFT, political.RIGHT) if move.way == political.EITHER else (move.way,)
            found.append([self.shift(move.track, way * move.steps) for way in ways])
        return found

    # -- cards --------------------------------------------------------------------------------------------------------

    def instruction(self, card: int, power: int, recipient: int) -> float:
        """What a card's printed instruction is worth when this power carries it out for that recipient."""
        names = {political.CHOOSER: power, political.RECIPIENT: recipient}
        return sum(self._effect(one, names.get(one.power, one.power)) for one in self.tables.effects[card])

    def _effect(self, effect: Effect, power: int) -> float:
        if effect.kind == political.CONTROL:
            if self.s.control[effect.city] == FRANCE:
                return 0.0
            sign = 1 if FRANCE in self.s.seat_powers else -1 if PRAGMATIC in self.s.seat_powers else -0.5
            return 2 * ELECTOR * sign
        if effect.kind == political.SAXONY:
            last = self.tables.first_field(2)
            return self.field(SAXONY_TRACK, last) - self.field(SAXONY_TRACK, self.at[SAXONY_TRACK])
        regard = self.regard[power]
        if effect.kind == political.TROOPS:
            return TROOP * effect.amount * regard
        if effect.kind == political.EXPEDITION:
            return -CORPS * regard
        return CARD * effect.amount * regard * (self._lasting if effect.lasts else 1)

    def recipients(self, card: int) -> list[int]:
        """Powers one of which gets what the card gives; a number that matters to nobody, where it names none."""
        return self.tables.recipients[card] or [0]

    def execution(self, card: int, power: int) -> float:
        """The best that executing the card can bring, and never less than nothing."""
        text = max(self.instruction(card, power, one) for one in self.recipients(card))
        return max(0.0, text) + sum(max(0.0, *ways) for ways in self.arrows(card))

    def threat(self, card: int, power: int) -> float:
        """What another seat's execution of the card may cost this one."""
        foes = [
            foe
            for foe in self.tables.order
            if foe not in self.s.seat_powers and foe != power and self.tables.coats[card][foe]
        ]
        if not foes:
            return 0.0
        text = min(self.instruction(card, foe, one) for one in self.recipients(card) for foe in foes)
        return -min(0.0, text) - sum(min(0.0, *ways) for ways in self.arrows(card))

    def wish(self, card: int, power: int) -> float:
        """What choosing the card is worth, to execute it or to keep it from others."""
        return max(self.execution(card, power), DENIAL * self.threat(card, power))

    def number(self, card: str) -> int:
        """The number of a political card."""
        return self.tables.ids.index(card)


def politics(j: Judgement) -> Politics | None:
    """The politics of the game that is played, if it has any."""
    realm = j.s.observation.realm
    return Politics(j.s, j.worth, realm) if realm is not None and isinstance(j.worth, Pools) else None


# -- choices ----------------------------------------------------------------------------------------------------------


def trump(j: Judgement, actions: Sequence[Action]) -> Action:
    """The suit in which the own powers hold the highest cards."""
    hands = [j.s.cards(power) for power in j.s.board.politics.order if power in j.s.seat_powers]
    return max(actions, key=lambda one: sum(_highest(j, hand, SUITS.index(str(one.fields["suit"]))) for hand in hands))


def _highest(j: Judgement, hand: Iterable[int], suit: int) -> int:
    return max((j.s.board.card_value[card] for card in hand if j.s.board.card_suit[card] == suit), default=0)


def place(j: Judgement, p: Politics, decision: PlaceCard, actions: Sequence[Action]) -> Action | None:
    """A trump that is likely to win a card worth more than it; else nothing."""
    power = POWERS.index(decision.power)
    wishes = [
        p.wish(number, power)
        for number in map(p.number, p.realm.offer)
        if p.tables.coats[number][power] and p.wish(number, power) >= LEAST_WISH
    ]
    stored = next((one.influence for one in p.realm.display if one.power == decision.power), 0)
    rivals = _rivals(p, power)
    without = _profit(wishes, stored, POINT * stored, rivals) if stored else 0.0
    best: tuple[float, Action | None] = (without + LEAST_PROFIT, None)
    for action in actions:
        if action.type == "lay":
            card = j.s.board.card_number[str(action.fields["card"])]
            influence = _influence(j, p, card)
            price = POINT * (RESERVE_POINTS if j.s.board.card_suit[card] == RESERVE else j.s.board.card_value[card])
            if influence:
                profit = _profit(wishes, stored + influence, price + POINT * stored, rivals)
                best = max(best, (profit, action), key=lambda pair: pair[0])
    return best[1] or next((one for one in actions if one.type == "decline"), None)


def _influence(j: Judgement, p: Politics, card: int) -> int:
    """What a card adds to the influence of who places it; nothing, if it is no trump [M-17.41, M-17.43]."""
    suit = j.s.board.card_suit[card]
    if suit == RESERVE:
        return RESERVE_INFLUENCE
    return j.s.board.card_value[card] if SUITS[suit] == p.realm.trump else 0


def _rivals(p: Politics, power: int) -> list[float]:
    """The influence to expect of the other powers, the highest first."""
    found = []
    order = p.tables.order
    for view in p.realm.display:
        other = POWERS.index(view.power)
        if other != power:
            later = order.index(other) > order.index(power)
            found.append(view.influence + (GUESSED[0] if view.placed else GUESSED[1] if later else 0.0))
    return sorted(found, reverse=True)


def _profit(wishes: list[float], influence: float, price: float, rivals: list[float]) -> float:
    """What is to be won with this influence, less its price: by the first to choose, or by the second."""
    ordered = sorted(wishes, reverse=True)
    if not ordered:
        return 0.0
    first, second = (1.0 / (1.0 + exp((rival - influence) / SPREAD)) for rival in rivals[:2])
    left = ordered[1] if len(ordered) > 1 else 0.3 * ordered[0]
    won = first * (ordered[0] - price)
    return won + max(0.0, second - first) * max(0.0, left - price)


def choose(p: Politics, decision: ChoosePolitical, actions: Sequence[Action]) -> Action:
    """The card most wished for; the own cards are stored where none is worth choosing."""
    power = POWERS.index(decision.power)

    def worth(action: Action) -> float:
        return LEAST_WISH if action.type == "store" else p.wish(p.number(str(action.fields["political"])), power)

    return max(actions, key=worth)


def execute(p: Politics, decision: ExecuteCard, actions: Sequence[Action]) -> Action:
    """Whatever brings most, where it brings anything."""
    power = POWERS.index(decision.power)

    def worth(action: Action) -> float:
        if action.type == "discard":
            return 0.01
        return p.execution(p.number(str(action.fields["political"])), power)

    return max(actions, key=worth)


def carry_out(p: Politics, decision: CarryOut, actions: Sequence[Action]) -> Action:
    """Follow the instruction if that is of use."""
    card = p.number(decision.political)
    power = POWERS.index(decision.power)
    useful = max(p.instruction(card, power, one) for one in p.recipients(card)) > 0.0
    return next((one for one in actions if one.fields["yes"] is useful), actions[0])


def recipient(p: Politics, decision: NameRecipient, actions: Sequence[Action]) -> Action:
    """The power whose gain is worth most to the seat."""
    card = p.number(decision.political)
    power = POWERS.index(decision.power)
    return max(actions, key=lambda one: p.instruction(card, power, POWERS.index(str(one.fields["power"]))))


def marker(p: Politics, decision: MoveMarker, actions: Sequence[Action]) -> Action:
    """The way that is worth most, or none."""
    track = TRACKS.index(decision.track)

    def worth(action: Action) -> float:
        if action.type == "stay":
            return 0.0
        return p.shift(track, decision.steps * (1 if action.fields["way"] == "right" else -1))

    return max(actions, key=worth)


def vote(p: Politics, actions: Sequence[Action]) -> Action:
    """For the candidate whose power's marker hurts less, or helps [M-18.9]."""

    def worth(action: Action) -> float:
        return candidate(p, str(action.fields["candidate"]))

    return max(actions, key=worth)


def candidate(p: Politics, name: str) -> float:
    """What it is worth that this candidate becomes emperor."""
    return p.pools.laid(AUSTRIA if name == "francis" else FRANCE, 1)


def saxony(p: Politics, actions: Sequence[Action]) -> Action:
    """As many spaces as serve best."""
    return max(actions, key=lambda one: p.shift(SAXONY_TRACK, int(str(one.fields["spaces"]))))


def serve_first(p: Politics, actions: Sequence[Action]) -> Action:
    """Own powers before others."""
    return max(actions, key=lambda one: p.regard[POWERS.index(str(one.fields["power"]))])
