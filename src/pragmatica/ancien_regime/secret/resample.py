"""A state that a seat cannot tell from the real one: all that it cannot know is drawn anew.

Drawn anew are the cards of other players' hands, of the draw pile and face down in others' battle piles (hands, piles
and deck keep their numbers of cards), the gifts that another player has begun to choose and the faces of those on
their way, status tokens and bids of others that lie face down, and the key of all chance to come [A-14, A-15.7]. Which
questions are open depends on nothing of this but numbers, so all of them stay lawful. What a player remembers of cards
shown or given earlier is no part of a state.
"""

from __future__ import annotations

from random import Random

from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import NOBODY
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import State, is_face_up, kind_of, pile_of, played_card
from pragmatica.ancien_regime.secret import sights
from pragmatica.ancien_regime.wheel import subsidies
from pragmatica.ancien_regime.wheel.subsidies import MONEY, Offer, Receive
from pragmatica.core.flow.secret import Secret
from pragmatica.core.flow.together import Together
from pragmatica.core.rng import KEY_BYTES


def resample(s: State, seat: int | None, rng: Random) -> State:
    """A copy of the state in which only what the seat (None: a spectator) knows is as it was."""
    twin = State(s.board, s.rules, rng.randbytes(KEY_BYTES), s)
    seen = sights.seen(s, seat)
    _deal(twin, [power for power in range(NOBODY) if not seen[power]], rng)
    top = s.top
    if isinstance(top, Secret):  # others have chosen any open status, or bid what they can pay
        twin.top = top.redrawn(s, [other for other in range(s.rules.seats) if other != seat], rng)
    elif isinstance(top, Together):
        twin.top = Together(top.below, tuple([_gifts(twin, part, seen, rng) for part in top.parts]))
    return twin


def _deal(s: State, hidden: list[int], rng: Random) -> None:
    """Mix all cards that the seat cannot see, and give every hand, pile and the deck as many as they had."""
    kinds, power_of = s.board.kinds, s.board.general_power
    covered = [card for card in s.played if not is_face_up(card) and power_of[pile_of(card)] in hidden]
    unseen: list[int] = [kind_of(card) for card in covered]
    sizes: list[int] = []
    for power in hidden:
        sizes.append(s.hand_size(power))
        for kind in range(kinds):
            unseen += [kind] * s.hands[power * kinds + kind]
    for kind, count in enumerate(s.pile):
        unseen += [kind] * count
    unseen.sort()  # how they really lie must not tell in what comes of it
    rng.shuffle(unseen)
    if covered:
        s.played = [
            played_card(pile_of(card), unseen.pop())
            if not is_face_up(card) and power_of[pile_of(card)] in hidden
            else card
            for card in s.played
        ]
    for power, size in zip(hidden, sizes, strict=True):
        hand = [unseen.pop() for _ in range(size)]
        s.hands[power * kinds : power * kinds + kinds] = [hand.count(kind) for kind in range(kinds)]
    s.pile = [unseen.count(kind) for kind in range(kinds)]


# -- secret answers ---------------------------------------------------------------------------------------------------


def _gifts(s: State, frame: Frame, seen: list[bool], rng: Random) -> Frame:
    """Another player's gifts: before they are announced any of the same number, after it other cards [A-9.21]."""
    if isinstance(frame, Offer) and not seen[frame.of] and frame.gifts:
        fresh = _choose(s, Offer(frame.below, frame.of, ()), len(frame.gifts), rng)
        assert fresh is not None  # the real gifts are such a choice
        return fresh
    if isinstance(frame, Receive) and not seen[frame.giver]:
        gifts = _faces(s, frame.giver, frame.gifts, rng)
        return Receive(frame.below, frame.giver, gifts, frame.accepted, frame.declined)
    return frame


def _choose(s: State, frame: Offer, count: int, rng: Random) -> Offer | None:
    """The offer with so many further gifts, or None if what it has begun with leads to no such offer."""
    if count == 0:
        return frame
    possible = [code for code in frame.legal(s, s.player(frame.of)) if code != subsidies.END]
    rng.shuffle(possible)
    for code in possible:
        found = _choose(s, Offer(frame.below, frame.of, (*frame.gifts, code)), count - 1, rng)
        if found is not None:
            return found
    return None


def _faces(s: State, giver: int, gifts: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """The gifts with other cards out of the giver's hand in the place of its cards."""
    kinds = s.board.kinds
    hand = [kind for kind in range(kinds) for _ in range(s.hands[giver * kinds + kind])]
    rng.shuffle(hand)
    return tuple(
        [one if packed.given(one) == MONEY else packed.gift(packed.receiver(one), hand.pop()) for one in gifts]
    )
