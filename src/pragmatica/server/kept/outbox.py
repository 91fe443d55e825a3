"""What is still to be told, written in the transaction of what caused it.

A post goes into a row for each way on which somebody wants to be told of it: the channels of those who hold its
seat and, of what everybody may know, those of the table; or those of an account, of what concerns it elsewhere. Where
nobody wants to be told nothing is written.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import text

from pragmatica.server.kept.rows import Post

_VALUES: Final = """channels.id, CAST(:kind AS TEXT), CAST(:ident AS TEXT), CAST(:event AS TEXT), CAST(:seat AS TEXT),
    CAST(:mark AS INTEGER), CAST(:now AS DOUBLE PRECISION), CAST(:now AS DOUBLE PRECISION) + channels.pause, 0"""
WRITE_POST: Final = text(f"""
INSERT INTO outbox (channel, kind, table_id, event_id, seat, mark, created, due, tries)
SELECT {_VALUES}
FROM claims JOIN channels ON channels.holder = claims.session
WHERE claims.table_id = :ident AND claims.seat = :seat
    AND channels.table_id IS NULL AND channels.open AND channels.wanted LIKE CAST(:wanted AS TEXT)
UNION ALL
SELECT {_VALUES}
FROM channels
WHERE channels.table_id = :ident AND channels.open AND channels.wanted LIKE CAST(:shared AS TEXT)
ON CONFLICT DO NOTHING
""")
INVITATION: Final = "invitation"
WRITE_ASKED: Final = text(f"""
INSERT INTO outbox (channel, kind, table_id, event_id, seat, mark, created, due, tries)
SELECT {_VALUES}
FROM channels
WHERE channels.holder = :account AND channels.table_id IS NULL AND channels.open
    AND channels.wanted LIKE CAST(:wanted AS TEXT)
ON CONFLICT DO NOTHING
""")  # to somebody who holds no seat there yet, or of an event


def values(ident: str, post: Post, now: float) -> dict[str, Any]:
    """The parameters of `WRITE_POST`."""
    wanted = f"% {post.kind} %"
    return {
        "ident": ident,
        "event": "",
        "kind": post.kind,
        "seat": post.seat,
        "mark": post.mark,
        "now": now,
        "wanted": wanted,
        "shared": "" if post.private else wanted,
    }


def of_event(event: str, account: str, kind: str, now: float) -> dict[str, Any]:
    """The parameters of `WRITE_ASKED` for what an account is told of an event."""
    return {**values("", Post(kind, "", 0), now), "event": event, "account": account}
