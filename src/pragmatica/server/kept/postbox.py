"""Channels and what waits for them: kept, taken under a lease, and done with. All functions block, as in `storage`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, func, insert, select, update

from pragmatica.server.kept.database import brief
from pragmatica.server.kept.rows import Channel, Due
from pragmatica.server.kept.schema import CHANNELS, CLAIMS, OUTBOX, POSITIONS, SEATS
from pragmatica.server.kept.storage import Storage

MOST_CHANNELS: Final = 10  # of one holder, and of his for one table
MOST_PAGES: Final = 4  # of them browsers whose pages tell: one more takes the place of the first
MOST_TOLD: Final = 200  # posts that are taken for a channel at once
MOST_SHOWN: Final = 20  # that a page tells at once
_DUE_COLUMNS: Final = tuple(OUTBOX.c[name] for name in Due.__struct_fields__)
_ANYTHING: Final = (
    select(OUTBOX.c.channel)
    .join(CHANNELS, CHANNELS.c.id == OUTBOX.c.channel)
    .where(OUTBOX.c.due <= bindparam("now"), CHANNELS.c.rested <= bindparam("now"))
    .limit(1)
)
_ASKED: Final = (
    select(POSITIONS.c.table_id, POSITIONS.c.asked, CLAIMS.c.seat)
    .join(CLAIMS, CLAIMS.c.table_id == POSITIONS.c.table_id)
    .join(SEATS, and_(SEATS.c.table_id == CLAIMS.c.table_id, SEATS.c.seat == CLAIMS.c.seat))
    .where(CLAIMS.c.session == bindparam("session"), POSITIONS.c.over.is_(False), SEATS.c.bot.is_(None))
    .order_by(POSITIONS.c.updated.desc())
    .limit(400)
)


def asked(storage: Storage, holder: str) -> list[tuple[str, str, str]]:
    """The seats that somebody plays in running matches: table, seat, and who is asked there, as JSON."""
    with storage.engine.connect() as connection:
        return [(row.table_id, row.seat, row.asked) for row in connection.execute(_ASKED, {"session": holder})]


# -- channels ---------------------------------------------------------------------------------------------------------


def channel(storage: Storage, ident: str) -> Channel | None:
    """A channel, or None."""
    with storage.engine.connect() as connection:
        row = connection.execute(select(CHANNELS).where(CHANNELS.c.id == ident)).mappings().one_or_none()
        return None if row is None else Channel(**row)


def by_secret(storage: Storage, kind: str, secret: str) -> Channel | None:
    """The channel of a kind that has this secret."""
    asked = select(CHANNELS).where(CHANNELS.c.kind == kind, CHANNELS.c.secret == secret)
    with storage.engine.connect() as connection:
        row = connection.execute(asked).mappings().one_or_none()
        return None if row is None else Channel(**row)


def channels(storage: Storage, holder: str) -> list[Channel]:
    """The channels that somebody has set up, the first first."""
    own = select(CHANNELS).where(CHANNELS.c.holder == holder).order_by(CHANNELS.c.created, CHANNELS.c.id)
    with storage.engine.connect() as connection:
        return [Channel(**row) for row in connection.execute(own).mappings()]


def keep(storage: Storage, made: Channel) -> bool:
    """Keep a channel in place of one to the same address, if there is room; a browser is pushed to for one holder."""
    same = CHANNELS.c.holder == made.holder
    same &= CHANNELS.c.table_id.is_(None) if made.table_id is None else CHANNELS.c.table_id == made.table_id
    with storage.writing() as connection:
        again = (CHANNELS.c.kind == made.kind) & (CHANNELS.c.address == made.address)
        _forget(connection, again if made.kind == "push" else same & again)
        if made.kind == "page":
            pages = select(CHANNELS.c.id).where(same, CHANNELS.c.kind == "page").order_by(CHANNELS.c.created.desc())
            former = connection.execute(pages.offset(MOST_PAGES - 1)).scalars().all()
            _forget(connection, CHANNELS.c.id.in_(former))
        if connection.execute(select(func.count()).where(same)).scalar_one() >= MOST_CHANNELS:
            return False
        connection.execute(insert(CHANNELS), asdict(made))
        return True


def shelf(storage: Storage, holder: str, browser: str) -> tuple[Channel, list[Due]] | None:
    """What pages of a browser are to tell somebody, due or not, the latest first; None: he does not want it."""
    own = (CHANNELS.c.holder == holder) & (CHANNELS.c.kind == "page") & (CHANNELS.c.browser == browser)
    with storage.engine.connect() as connection:
        row = connection.execute(select(CHANNELS).where(own).limit(1)).mappings().one_or_none()
        if row is None:
            return None
        lies = select(*_DUE_COLUMNS).where(OUTBOX.c.channel == row["id"]).order_by(OUTBOX.c.created.desc())
        return Channel(**row), [Due(**one) for one in connection.execute(lies.limit(MOST_SHOWN)).mappings()]


def change(storage: Storage, ident: str, **values: Any) -> None:
    """Change what is known of a channel."""
    with storage.writing() as connection:
        connection.execute(update(CHANNELS).where(CHANNELS.c.id == ident).values(values))


def forget(storage: Storage, ident: str) -> None:
    """Forget a channel, and what waits for it."""
    with storage.writing() as connection:
        _forget(connection, CHANNELS.c.id == ident)


def forget_all(storage: Storage, holder: str) -> None:
    """Forget all that somebody has set up."""
    with storage.writing() as connection:
        _forget(connection, CHANNELS.c.holder == holder)


def hand_over(storage: Storage, session: str, account: str, browser: str) -> None:
    """What was set up in a browser, or in its former session, goes along with it; nobody is told twice at one place."""
    known = CHANNELS.alias("known")
    here = exists().where(
        known.c.holder == account,
        known.c.kind == CHANNELS.c.kind,
        known.c.address == CHANNELS.c.address,
        known.c.table_id.is_not_distinct_from(CHANNELS.c.table_id),
    )
    with storage.writing() as connection:
        _forget(connection, (CHANNELS.c.holder == session) & CHANNELS.c.kind.in_(("mail", "hook")) & here)
        values = {"holder": account, "browser": browser}
        connection.execute(update(CHANNELS).where(CHANNELS.c.holder == session).values(values))


def _forget(connection: Any, which: ColumnElement[bool]) -> None:
    idents = select(CHANNELS.c.id).where(which)
    connection.execute(delete(OUTBOX).where(OUTBOX.c.channel.in_(idents)))
    connection.execute(delete(CHANNELS).where(which))


# -- what waits -------------------------------------------------------------------------------------------------------


@brief
def anything(storage: Storage, now: float) -> bool:
    """Whether a post is due on a channel that wants more now."""
    with storage.engine.connect() as connection:
        return connection.execute(_ANYTHING, {"now": now}).first() is not None


def waiting(storage: Storage) -> int:
    """How many posts there are."""
    with storage.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(OUTBOX)).scalar_one())


def lease(storage: Storage, now: float, until: float, most: int) -> list[tuple[Channel, list[Due]]]:
    """Take channels for which posts are due, with these posts; others leave them alone until then.

    A lease that ends later than any that is given now was given by a clock that has been set back, and binds nobody.
    """
    latest = until + (until - now)
    due = select(OUTBOX.c.channel).where(OUTBOX.c.due <= now)
    free = (
        select(CHANNELS)
        .where(CHANNELS.c.id.in_(due), CHANNELS.c.rested <= now)
        .where((CHANNELS.c.lease < now) | (CHANNELS.c.lease > latest))
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    taken = []
    with storage.writing() as connection:
        for row in connection.execute(free).mappings().all():
            waiting = (
                select(*_DUE_COLUMNS)
                .where(OUTBOX.c.channel == row["id"], OUTBOX.c.due <= now)
                .order_by(OUTBOX.c.created)
                .limit(MOST_TOLD)
            )
            connection.execute(update(CHANNELS).where(CHANNELS.c.id == row["id"]).values(lease=until))
            posts = [Due(**one) for one in connection.execute(waiting).mappings()]
            taken.append((Channel(**row), posts))
    return taken


def done(storage: Storage, ident: str, posts: Sequence[Due], rested: float | None = None) -> None:
    """The posts have been delivered, or are worth nothing any more; `rested`: the channel worked, and rests until."""
    with storage.writing() as connection:
        for post in posts:
            connection.execute(delete(OUTBOX).where(_this(ident, post)))
        works = {} if rested is None else {"failed": 0, "fault": "", "rested": rested}
        connection.execute(update(CHANNELS).where(CHANNELS.c.id == ident).values(lease=0.0, **works))


def put_off(storage: Storage, ident: str, posts: Sequence[Due], until: float, fault: str) -> None:
    """The posts could not be delivered; they are tried again then, with what will have come meanwhile."""
    with storage.writing() as connection:
        for post in posts:
            connection.execute(update(OUTBOX).where(_this(ident, post)).values(tries=post.tries + 1))
        waits = {"lease": 0.0, "fault": fault, "rested": until}
        connection.execute(update(CHANNELS).where(CHANNELS.c.id == ident).values(waits))


def give_up(storage: Storage, ident: str, posts: Sequence[Due], fault: str, most: int) -> None:
    """The posts will not be delivered; after so many times in a row the channel takes no more."""
    with storage.writing() as connection:
        for post in posts:
            connection.execute(delete(OUTBOX).where(_this(ident, post)))
        failed = {"lease": 0.0, "fault": fault, "failed": CHANNELS.c.failed + 1}
        connection.execute(update(CHANNELS).where(CHANNELS.c.id == ident).values(failed))
        broken = (CHANNELS.c.id == ident) & (CHANNELS.c.failed >= most)
        connection.execute(update(CHANNELS).where(broken).values(open=False))


def _this(ident: str, post: Due) -> ColumnElement[bool]:
    return and_(
        OUTBOX.c.channel == ident,
        OUTBOX.c.kind == post.kind,
        OUTBOX.c.table_id == post.table_id,
        OUTBOX.c.event_id == post.event_id,
        OUTBOX.c.seat == post.seat,
        OUTBOX.c.mark == post.mark,
    )
