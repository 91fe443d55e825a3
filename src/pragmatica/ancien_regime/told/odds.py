"""What an answer may bring: the battle cards that a power draws, of all that the seat has not seen.

What cards in battle come to stands in `odds_battle`. What others will answer nobody can tell: bids and statuses are
`untold`. What is drawn is looked for in a twin, which knows no more than the seat.
"""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle.cardplay import PlayCard
from pragmatica.ancien_regime.kept.log import CARDS_DRAWN
from pragmatica.ancien_regime.kept.state import State, is_face_up, kind_of, pile_of
from pragmatica.ancien_regime.secret import resample, sights
from pragmatica.ancien_regime.told import odds_battle
from pragmatica.core.flow import answering
from pragmatica.core.flow.secret import Secret
from pragmatica.core.odds import CERTAIN, Odds, untold
from pragmatica.kit import odds as cards

HIDDEN: Final = "core-odds-hidden"


def odds(s: State, seat: int, code: int) -> Odds:
    """The chances of an answer [A-5.9, A-10.21]."""
    if isinstance(s.top, Secret):
        return untold("A-7.4", HIDDEN)
    if isinstance(s.top, PlayCard):
        seen = sights.seen(s, seat)
        return odds_battle.odds(s, s.top, seat, code, seen, _unseen(s, seen))
    tried = cards.Tried(s, seat, code, resample.resample, answering.apply)
    if tried.is_certain:
        return CERTAIN
    seen = sights.seen(s, seat)
    count, own = tried.drawn(CARDS_DRAWN, seen)
    if not count or not tried.is_alike or own != count or count != tried.draws or count > sum(s.pile):
        return untold("A-5.9", HIDDEN)
    return cards.drawn("A-5.9", dict(zip(s.board.card_value, _unseen(s, seen), strict=True)), count)


def _unseen(s: State, seen: list[bool]) -> list[int]:
    """By kind, the cards that the seat has not seen: in the pile, in others' hands, and face down before others."""
    kinds = s.board.kinds
    left = [total - thrown for total, thrown in zip(s.board.card_count, s.discards, strict=True)]
    for card in s.played:
        if is_face_up(card) or seen[s.board.general_power[pile_of(card)]]:
            left[kind_of(card)] -= 1
    for power, own in enumerate(seen):
        if own:
            for kind in range(kinds):
                left[kind] -= s.hands[power * kinds + kind]
    return left
