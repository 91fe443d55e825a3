"""What a card in battle may meet: what the other side can play against it, exactly, from backs, discards and own cards.

What it will play is its own affair, so the results are about what it can do: whether it can answer, and how far it
would come with all that it holds.
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import Reason, Value
from pragmatica.core.odds import CERTAIN, Chance, Odds, Roll
from pragmatica.kit import odds as cards
from pragmatica.maria.battle.combat import ATTACKER, GIVE_UP, BattleCard, played_value
from pragmatica.maria.kept.board import POWERS, SUITS
from pragmatica.maria.kept.state import State
from pragmatica.maria.told import hidden

# How far the other side can come
NOTHING: Final = "no-answer"  # it has nothing to play, and can but give up
SHORT: Final = "short"  # all its cards leave it behind
EVEN: Final = "even"  # all its cards make the score even
AHEAD: Final = "ahead"  # it can come to lead
BEHIND: Final = "behind"  # the own side still is behind, and has to go on

ABILITY: Final = "maria-why-odds-ability"


def odds(s: State, frame: BattleCard, seat: int, code: int) -> Odds:
    """What the other side can play against this card [M-8.7, M-11.7, M-11.8, M-11.9]."""
    if code == GIVE_UP:
        return CERTAIN
    lead = frame.after(played_value(s.board, code))
    foe = frame.defender if frame.side == ATTACKER else frame.attacker
    power, suit = s.board.piece_power[foe], s.board.suit[s.place[foe]]
    hand = hidden.hand(s, seat, power, suit)
    rolls = [
        _roll("held", power, suit, hand.counts(), "count"),
        _roll("best", power, suit, hand.bests(), "value"),
    ]
    if lead < 0:
        results = [Chance(1, 1, BEHIND, {"score": lead})]
    else:
        cases, of = cards.shares(cards.gathered(hand.sums(), lambda total: _answer(total, lead)))
        results = [Chance(cases[id], of, id, {"score": lead}) for id in (NOTHING, SHORT, EVEN, AHEAD) if id in cases]
    return Odds(kind="chances", rolls=rolls, results=results, reason=Reason("M-11.9", ABILITY))


def _answer(total: int, lead: int) -> str:
    """How far a hand that is worth so much can come against a side that leads by so much."""
    if total == 0:
        return NOTHING
    if total < lead:
        return SHORT
    return EVEN if total == lead else AHEAD


def _roll(id: str, power: int, suit: int, told: dict[int, int], field: str) -> Roll:
    """What of the suit may be in the hand."""
    cases, of = cards.shares(told)
    chances: list[Chance] = []
    for number in sorted(cases):
        fields: dict[str, Value] = {field: number}
        chances.append(Chance(cases[number], of, id, fields))
    who, row = f"power:{POWERS[power]}", f"suit:{SUITS[suit]}"
    return Roll(id=id, rule="M-11.8", who=who, row=row, faces=of, chances=chances)
