"""A state that a seat cannot tell from the real one: all that it cannot know is drawn anew.

Drawn anew are the cards of other powers' hands (each keeps its number of cards of every back), how their troops are
divided [M-6.6], what they have chosen in secret so far, and the key of all chance to come [E-10, M-8.6]; also what
`resample_realm` lists. What everybody was told in the battle that is being fought stays [M-11.6]; so does what makes
the open question a lawful one. What a player remembers of cards shown earlier is no part of a state.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pragmatica.core.flow.secret import Secret
from pragmatica.core.rng import KEY_BYTES
from pragmatica.maria.battle import aftermath, combat, retreat
from pragmatica.maria.forces import payment, stacks, winter
from pragmatica.maria.forces.stacks import MAX_TROOPS
from pragmatica.maria.kept.board import ADVANCED, DECKS, NO_CITY, NO_PIECE, NOBODY, OUT_OF_GAME, POWERS
from pragmatica.maria.kept.options import MAXIMAL_SUBSET, SPEND_ALL
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import trains
from pragmatica.maria.politics.corps import SendCorps
from pragmatica.maria.secret import resample_realm
from pragmatica.maria.supply import feeding

TRIES: Final = 200  # deals before a hand that few will do for is come to card by card
STEPS: Final = 50  # of each card of such a hand


def resample(s: State, seat: int | None, rng: Random) -> State:
    """A copy of the state in which only what the seat (None: a spectator) knows is as it was."""
    twin = State(s.board, s.rules, rng.randbytes(KEY_BYTES), s)
    seat_of = s.relations.seat_of
    hidden = [power for power in range(len(POWERS)) if s.rules.takes_part[power] and seat_of[power] != seat]
    if isinstance(s.top, Secret):  # the troops of others have been divided in any lawful way so far [M-4.11]
        twin.top = s.top.redrawn(twin, [other for other in range(s.rules.seats) if other != seat], rng)
    else:
        _troops_anew(twin, hidden, rng)
    _cards_anew(twin, hidden, rng)
    if s.rules.scenario == ADVANCED:
        resample_realm.redraw(twin, seat, rng)
    return twin


# -- troops -----------------------------------------------------------------------------------------------------------


def _troops_anew(s: State, hidden: list[int], rng: Random) -> None:
    """Divide each power's total anew, each general 1 to 8, so that its open question is a lawful one [M-6.5, M-6.9]."""
    told = announced(s)
    for power in hidden:
        _draw_troops(s, power, told, rng)
        _reshare(s, power, rng)


def announced(s: State) -> list[int]:
    """Supreme commanders of stacks and single generals whose total has been told, or is being divided."""
    frame = s.top
    while frame is not None:
        if isinstance(frame, combat.BattleCard):
            return [frame.attacker, frame.defender]
        if isinstance(frame, aftermath.Beaten):
            return [s.piece_at[frame.city], frame.winner]
        if isinstance(frame, (retreat.Retreat, retreat.ChooseRetreat, retreat.RetreatStep)):
            return [frame.loser, frame.winner]
        if isinstance(frame, stacks.SplitLosses) and not isinstance(frame.below, retreat.Retreat):
            return [frame.commander]
        frame = frame.below
    return []


def _draw_troops(s: State, power: int, told: list[int], rng: Random) -> None:
    """Draw the troops of the power's generals; those of one told stack among themselves."""
    free: list[int] = []
    for general in s.board.generals_of[power]:
        commander = general if s.on_top[general] else s.partner[general]
        if s.troops[general] == 0:
            continue
        if commander not in told or s.place[general] >= NO_CITY:
            free.append(general)
        elif general == commander and s.partner[general] != NO_PIECE:
            other = s.partner[general]
            if s.board.piece_power[other] == power:
                stack = s.stack_troops(general)
                s.troops[general] = rng.choice(stacks.splits(s, general))
                s.troops[other] = stack - s.troops[general]
    total = _total(s, free)
    needed = _room_needed(s, power)
    if needed <= 0:
        _divide(s, free, total, rng)
        return
    there = [general for general in free if s.place[general] < NO_CITY]
    away = [general for general in free if s.place[general] >= NO_CITY]
    most = _total(s, there) + winter.room(s, power) - needed  # with more there would be no room for the new ones
    least = max(_least(s, there), total - MAX_TROOPS * len(away))
    share = rng.randint(least, min(most, MAX_TROOPS * len(there), total - _least(s, away)))
    _divide(s, there, share, rng)
    _divide(s, away, total - share, rng)


def _total(s: State, generals: list[int]) -> int:
    troops = 0
    for general in generals:
        troops += s.troops[general]
    return troops


def _least(s: State, generals: list[int]) -> int:
    """How many troops these generals have at least: one each, and who is still out as many as he begins with."""
    least = 0
    for general in generals:
        least += s.board.start_min[general] if s.place[general] == OUT_OF_GAME else 1
    return least


def _divide(s: State, generals: list[int], total: int, rng: Random) -> None:
    """Divide troops among generals in any way that leaves each as many as he must and may have."""
    for index, general in enumerate(generals):
        others = generals[index + 1 :]
        low = max(_least(s, [general]), total - MAX_TROOPS * len(others))
        s.troops[general] = rng.randint(low, min(MAX_TROOPS, total - _least(s, others)))
        total -= s.troops[general]


def _room_needed(s: State, power: int) -> int:
    """How many new troops the power's generals on the map must have room for in its winter question [M-13.4, M-Q.3]."""
    frame = s.top
    while frame is not None:
        if isinstance(frame, winter.Distribute) and frame.power == power:
            return frame.left + sum(frame.given)
        if isinstance(frame, (winter.Reinforce, winter.Reenter, winter.ReenterPlace)) and frame.power == power:
            return frame.left - MAX_TROOPS * winter.returning(s, power)
        frame = frame.below
    return 0


def _reshare(s: State, power: int, rng: Random) -> None:
    """Redraw the shares of new troops that the power has given so far [M-13.4]."""
    frame = s.top
    if not isinstance(frame, winter.Distribute) or frame.power != power:
        return
    fresh = winter.Distribute(frame.below, power, frame.left + sum(frame.given), ())
    for _ in frame.given:
        share = rng.choice(fresh.legal(s, s.relations.seat_of[power]))
        fresh = winter.Distribute(frame.below, power, fresh.left - share, (*fresh.given, share))
    s.top = fresh


# -- cards ------------------------------------------------------------------------------------------------------------


def _cards_anew(s: State, hidden: list[int], rng: Random) -> None:
    """Deal the cards that the seat has not seen anew, deck by deck, so that the open question is a lawful one."""
    for _ in range(TRIES):
        top = s.top
        hands, pile, placed = _deal(s, hidden, rng)
        real = s.hands
        s.hands = hands
        if _payable(s, hidden, rng):
            _lay(s, pile, placed)
            return
        s.hands, s.top = real, top
    power = _payer(s)
    hand = _exchanged(s, hidden, power, rng)
    s.hands, pile, placed = _deal(s, hidden, rng, power, hand)
    _lay(s, pile, placed)


def _lay(s: State, pile: list[int], placed: dict[int, int]) -> None:
    s.pile = pile
    if placed:
        resample_realm.place(s, placed)


def _exchanged(s: State, hidden: list[int], power: int, rng: Random) -> list[int]:
    """A hand of the power, which few will do for: a walk from the real one over those with which it would be asked.

    Each step changes a single card; there are so many of them that where the walk began tells nothing of where it ends.
    """
    hand, rest = s.hands[power][:], _unseen(s, hidden)
    for card in hand:
        rest[s.board.card_deck[card]].remove(card)
    real = s.hands
    s.hands = real[:]
    for step in range(STEPS * len(hand)):
        place = step % len(hand)
        others = rest[s.board.card_deck[hand[place]]]
        if not others:
            continue
        other, top = rng.randrange(len(others)), s.top
        hand[place], others[other] = others[other], hand[place]
        s.hands[power] = sorted(hand)
        if not _payable(s, hidden, rng):
            hand[place], others[other] = others[other], hand[place]
            s.top = top
    s.hands = real
    return hand


def _unseen(s: State, hidden: list[int]) -> list[list[int]]:
    """The cards that the seat has not seen, by deck: in hands, on the display and in the pile."""
    unseen: list[list[int]] = [[] for _ in range(DECKS)]
    for cards in _places(s, hidden):
        for card in cards:
            unseen[s.board.card_deck[card]].append(card)
    return unseen


def _places(s: State, hidden: list[int]) -> list[list[int]]:
    placed = [[s.realm.placed[power]] for power in resample_realm.placing(s, hidden)]
    return [s.hands[power] for power in hidden] + placed + [s.pile]


def _deal(
    s: State, hidden: list[int], rng: Random, kept: int = NOBODY, hand: list[int] | None = None
) -> tuple[list[list[int]], list[int], dict[int, int]]:
    """Hands, draw pile, and by power the cards placed on the display in secret; one power may have a hand already.

    Every hand keeps its number of cards of each deck, and a placed card the deck that its back tells [M-17.32].
    """
    deck_of = s.board.card_deck
    placing = resample_realm.placing(s, hidden)
    unseen = _unseen(s, hidden)
    for card in hand or ():
        unseen[deck_of[card]].remove(card)
    for deck in unseen:
        deck.sort()
        rng.shuffle(deck)
    dealt = [
        [unseen[deck_of[card]].pop() for card in cards]
        for number, cards in enumerate(_places(s, hidden))
        if number >= len(hidden) or hidden[number] != kept
    ]
    hands = s.hands[:]
    if hand is not None:
        hands[kept] = sorted(hand)
    others = [power for power in hidden if power != kept]
    for power, cards in zip(others, dealt, strict=False):
        hands[power] = sorted(cards)
    placed = {power: card for power, (card,) in zip(placing, dealt[len(others) : -1], strict=True)}
    return hands, dealt[-1], placed


def _payer(s: State) -> int:
    """The power whose hand decides whether the open question would have been asked."""
    frame = s.top
    if isinstance(frame, (payment.Pay, feeding.ChooseBills, SendCorps)):
        return frame.power
    assert isinstance(frame, trains.PlaceTrain)  # nothing else depends on a hand
    return s.board.piece_power[frame.train]


def _payable(s: State, hidden: list[int], rng: Random) -> bool:
    """Whether the hands can pay what has been begun, and would have been asked what is asked [M-8.12, M-9.13]."""
    frame = s.top
    if isinstance(frame, payment.Pay) and frame.power in hidden:
        return _repay(s, frame, rng)
    if isinstance(frame, feeding.ChooseBills) and frame.power in hidden and s.rules.hussar_shortfall != SPEND_ALL:
        worth = payment.worth(s, frame.power)
        asked_anyway = s.rules.hussar_shortfall == MAXIMAL_SUBSET and worth > 0
        answers = frame.legal(s, s.relations.seat_of[frame.power])
        return worth < sum(frame.costs) and (asked_anyway or len(answers) > 1)
    if isinstance(frame, SendCorps) and frame.power in hidden:
        return bool(frame.legal(s, s.relations.seat_of[frame.power]))
    if isinstance(frame, trains.PlaceTrain) and s.board.piece_power[frame.train] in hidden:
        return payment.worth(s, s.board.piece_power[frame.train]) >= trains.PRICE
    return True


def _repay(s: State, frame: payment.Pay, rng: Random) -> bool:
    """Choose as many cards again as have been chosen, if the new hand would have been asked [M-8.12]."""
    hand = s.hands[frame.power]
    values = [s.board.card_value[card] for card in hand]
    if sum(values) - min(values) < frame.cost:
        return False
    fresh = payment.Pay(frame.below, frame.power, frame.cost, frame.purpose, ())
    for _ in frame.paid:
        card = rng.choice(fresh.legal(s, s.relations.seat_of[frame.power]))
        fresh = payment.Pay(frame.below, frame.power, frame.cost, frame.purpose, (*fresh.paid, card))
        if fresh.sum(s) >= frame.cost:
            return False
    s.top = fresh
    return True
