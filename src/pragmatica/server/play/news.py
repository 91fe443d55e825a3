"""What the people at a table may want to be told of, after a change that everybody could notice.

It is told from what all may see, as `asked_since` is: a secret answer causes no post and withdraws none.
"""

from __future__ import annotations

from typing import Final

from pragmatica.server.forms.posts import Told
from pragmatica.server.kept.rows import Post
from pragmatica.server.play.table import Table

TURN: Final = "turn"
OVER: Final = "over"
MESSAGE: Final = "message"
SHORT: Final = "short"  # little time is left to a seat that owes an answer
INVITATION: Final = "invitation"  # to somebody who holds no seat there yet
ROUND: Final = "round"  # of an event has begun: its table of somebody is open
EVENT_OVER: Final = "event-over"  # or called off; to an account, of no table
VOTE: Final = "vote"  # somebody proposes to end the match, and a seat is asked
KINDS: Final[tuple[Told, ...]] = (TURN, SHORT, OVER, MESSAGE, INVITATION, ROUND, EVENT_OVER, VOTE)


def of_round(table: Table) -> list[Post]:
    """That a table of an event is open, to everybody who plays there, and to who owes an answer that he does."""
    people = [one.seat for one in table.seats if one.bot is None]
    return [Post(ROUND, seat, table.position.step) for seat in people] + of_change(None, table)


def of_change(before: Table | None, after: Table, actor: str | None = None) -> list[Post]:
    """That the match is over or, else, which people owe an answer now and did not before; the actor knows."""
    step = after.position.step
    people = [one.seat for one in after.seats if one.bot is None]
    if after.position.over:
        return [] if before is None or before.position.over else [Post(OVER, seat, step) for seat in people]
    if before is not None and before.position.asked == after.position.asked:
        return []
    asked, known = after.asked, {} if before is None else before.asked
    return [
        Post(TURN, seat, step) for seat in people if seat != actor and seat in asked and asked[seat] != known.get(seat)
    ]
