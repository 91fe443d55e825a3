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
from pragmatica.maria.kept.board import ADVANCED, DECKS, NO_CITY, NO_PIECE, OUT_OF_GAME, POWERS
from pragmatica.maria.kept.options import MAXIMAL_SUBSET, SPEND_ALL
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import trains
from pragmatica.maria.politics.corps import SendCorps
from pragmatica.maria.secret import resample_realm
from pragmatica.maria.supply import feeding

TRIES: Final = 200  # draws of one power's secrets before the real ones are kept


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
    """Divide each power's total anew, each general 1 to 8, until its open question is a lawful one [M-6.5, M-6.9]."""
    told = announced(s)
    for power in hidden:
        real, top = s.troops[:], s.top
        for _ in range(TRIES):
            if _draw_troops(s, power, told, rng) and _reshare(s, power, rng):
                break
            s.troops, s.top = real[:], top


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


def _draw_troops(s: State, power: int, told: list[int], rng: Random) -> bool:
    """Draw the troops of the power's generals; those of one told stack among themselves. Whether that was possible."""
    free: list[int] = []
    total = 0
    for general in s.board.generals_of[power]:
        commander = general if s.on_top[general] else s.partner[general]
        if s.troops[general] == 0:
            continue
        if commander not in told or s.place[general] >= NO_CITY:
            free.append(general)
            total += s.troops[general]
        elif general == commander and s.partner[general] != NO_PIECE:
            other = s.partner[general]
            if s.board.piece_power[other] == power:
                stack = s.stack_troops(general)
                s.troops[general] = rng.choice(stacks.splits(s, general))
                s.troops[other] = stack - s.troops[general]
    least = [s.board.start_min[general] if s.place[general] == OUT_OF_GAME else 1 for general in free]
    for index, general in enumerate(free):
        rest = len(free) - index - 1
        low = max(least[index], total - MAX_TROOPS * rest)
        high = min(MAX_TROOPS, total - sum(least[index + 1 :]))
        if low > high:
            return False
        s.troops[general] = rng.randint(low, high)
        total -= s.troops[general]
    return True


def _reshare(s: State, power: int, rng: Random) -> bool:
    """Redraw shares of new troops given so far; whether the winter question of the power is lawful [M-13.4, M-Q.3]."""
    frame = s.top
    while frame is not None:
        if isinstance(frame, winter.Distribute) and frame.power == power:
            return _redistribute(s, frame, rng)
        if isinstance(frame, winter.Reinforce) and frame.power == power:
            return _has_room(s, power, frame.left)
        if isinstance(frame, (winter.Reenter, winter.ReenterPlace)) and frame.power == power:
            return _has_room(s, power, frame.left)
        frame = frame.below
    return True


def _has_room(s: State, power: int, left: int) -> bool:
    return left <= winter.room(s, power) + MAX_TROOPS * winter.returning(s, power)


def _redistribute(s: State, frame: winter.Distribute, rng: Random) -> bool:
    left = frame.left + sum(frame.given)
    if left > winter.room(s, frame.power):
        return False
    fresh = winter.Distribute(frame.below, frame.power, left, ())
    for _ in frame.given:
        share = rng.choice(fresh.legal(s, s.relations.seat_of[frame.power]))
        fresh = winter.Distribute(frame.below, frame.power, fresh.left - share, (*fresh.given, share))
    s.top = fresh
    return True


# -- cards ------------------------------------------------------------------------------------------------------------


def _cards_anew(s: State, hidden: list[int], rng: Random) -> None:
    """Deal the cards that the seat has not seen anew, deck by deck, until the open question is a lawful one."""
    for _ in range(TRIES):
        real = s.hands, s.pile, s.top
        twin_hands, pile, placed = _deal(s, hidden, rng)
        s.hands, s.pile = twin_hands, pile
        if _payable(s, hidden, rng):
            if placed:
                resample_realm.place(s, placed)
            return
        s.hands, s.pile, s.top = real


def _deal(s: State, hidden: list[int], rng: Random) -> tuple[list[list[int]], list[int], dict[int, int]]:
    """Hands, draw pile, and by power the cards placed on the display in secret.

    Every hand keeps its number of cards of each deck, and a placed card the deck that its back tells [M-17.32].
    """
    deck_of = s.board.card_deck
    placing = resample_realm.placing(s, hidden)
    places = [s.hands[power] for power in hidden] + [[s.realm.placed[power]] for power in placing] + [s.pile]
    unseen: list[list[int]] = [[] for _ in range(DECKS)]
    for cards in places:
        for card in cards:
            unseen[deck_of[card]].append(card)
    for deck in unseen:
        deck.sort()
        rng.shuffle(deck)
    dealt = [[unseen[deck_of[card]].pop() for card in cards] for cards in places]
    hands = s.hands[:]
    for power, cards in zip(hidden, dealt, strict=False):
        hands[power] = sorted(cards)
    placed = {power: card for power, (card,) in zip(placing, dealt[len(hidden) : -1], strict=True)}
    return hands, dealt[-1], placed


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
