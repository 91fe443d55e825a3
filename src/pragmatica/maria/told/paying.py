"""A payment before it is laid down: what chosen cards come to, and which might be chosen.

`payment:d1-spades-5+d1-clubs-3` asks about these cards of the own hand, `payment:` about none. Told are their `sum`,
what is `missing` or in `excess`, those that are `superfluous` because the rest covers the cost, all `cards` in the
order in which they are laid down, and whether the payment is `complete`.
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import Unreadable, Value, told
from pragmatica.maria.forces.payment import Pay
from pragmatica.maria.kept.state import State
from pragmatica.maria.kept.thrift import cheapest

PREFIX: Final = "payment:"


def suggested(s: State, frame: Pay) -> list[int]:
    """The cards that are least missed, in the order in which they are laid down [M-8.12]."""
    return cheapest(s.board, _left(s, frame), frame.cost - frame.sum(s))


def look(s: State, seat: int | None, target: str) -> dict[str, Value]:
    """What the chosen cards come to [M-8.8, M-8.12]. Raises Unreadable."""
    frame, board = s.top, s.board
    if not isinstance(frame, Pay) or seat not in frame.seats(s) or not target.startswith(PREFIX):
        raise Unreadable(f"{told(target)} names nothing of which more could be told now", "target")
    names = [name for name in target.removeprefix(PREFIX).split("+") if name]
    left = _left(s, frame)
    for name in names:
        if board.card_number.get(name) not in left:
            raise Unreadable(f"{told(name)} is no card that could be laid down", "target")
    chosen = [card for card in left if board.card_ids[card] in names]
    total, cost = sum(board.card_value[card] for card in chosen), frame.cost - frame.sum(s)
    spare = [board.card_ids[card] for card in chosen if total - board.card_value[card] >= cost]
    return {
        "sum": total,
        "missing": max(0, cost - total),
        "excess": max(0, total - cost),
        "superfluous": [*spare],
        "cards": [board.card_ids[card] for card in chosen],
        "complete": total >= cost and not spare,
    }


def _left(s: State, frame: Pay) -> list[int]:
    """The cards that can follow those chosen so far, in order [M-8.12]."""
    rank = s.board.pay_rank
    last = rank[frame.paid[-1]] if frame.paid else -1
    return sorted((card for card in s.hands[frame.power] if rank[card] > last), key=rank.__getitem__)
