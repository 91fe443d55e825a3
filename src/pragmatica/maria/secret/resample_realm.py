"""What a twin draws anew of the advanced game's own secrets: `resample` says what a twin is.

These are the cards on the display that are not revealed yet, which `resample` deals with the hands [M-17.32]; proposals
that other seats are writing; and the scores of the winters [M-13.22]. Political cards of a year have no order before
they are drawn [M-4.14], so that there is nothing to redraw in their pile.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pragmatica.maria.kept.board import POWERS
from pragmatica.maria.kept.realm import NO_CARD, replaced
from pragmatica.maria.kept.state import State
from pragmatica.maria.offers import freely

MAX_DRAFT: Final = 8  # numbers of a redrawn draft


def redraw(s: State, seat: int | None, rng: Random) -> None:
    """Draw other seats' drafts and all winter scores anew."""
    _drafts_anew(s, seat, rng)
    if not s.reason:
        _scores_anew(s, rng)


def _drafts_anew(s: State, seat: int | None, rng: Random) -> None:
    """Any rows of numbers that could be written one after the other; nobody else sees even that there is one."""
    drafts = s.realm.drafts[:]
    for other in range(s.rules.seats):
        if other == seat:
            continue
        draft: tuple[int, ...] = ()
        for _ in range(rng.randrange(MAX_DRAFT)):
            following = freely.following(s, draft)
            if following:
                draft = (*draft, rng.choice(following))
        drafts[other] = draft
    s.realm.drafts = drafts


def _scores_anew(s: State, rng: Random) -> None:
    """For each winter and major power any number of markers that its pool can have held."""
    scores = s.realm.scores[:]
    for place in range(len(scores)):
        power = place % len(POWERS)
        if power in s.board.politics.order:
            scores[place] = rng.randint(0, s.board.start_pool[power])
    s.realm.scores = scores


def placing(s: State, hidden: list[int]) -> list[int]:
    """Powers among the hidden ones that have placed a card which is not revealed yet, in their order [M-17.32]."""
    return [power for power in hidden if s.realm.placed[power] != NO_CARD]


def place(s: State, placed: dict[int, int]) -> None:
    """Let these cards be the ones that lie there, by power."""
    for power, card in placed.items():
        s.realm.placed = replaced(s.realm.placed, power, card)
