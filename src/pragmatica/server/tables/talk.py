"""Talk between the players of a table, open or between some of them; no part of the match, never in its record.

What is said privately is shown to nobody else, not even when the match is over, and nobody can tell that it was said:
each viewer counts the messages that are for him alone.
"""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from typing import Final, NamedTuple

from pragmatica.core.errors import Unreadable
from pragmatica.server.errors import Refused
from pragmatica.server.forms import requests, views
from pragmatica.server.kept.rows import Conflict, Lost, MessageRow, Post
from pragmatica.server.play import names, news
from pragmatica.server.play.table import Table, Viewer
from pragmatica.server.security import Limiter
from pragmatica.server.tables.manners import Manners
from pragmatica.server.tables.service import ATTEMPTS, Tables

MOST_CHARACTERS: Final = 500
MOST_CODE_POINTS: Final = 2_000
MOST_MESSAGES: Final = 1_000  # of one seat: nobody can silence others, or learn how much they have said in private
MOST_IN_MEMORY: Final = 1_000  # tables
RATE: Final = 0.5  # messages a second that one browser may send on the long run
BURST: Final = 15
NEW_RATE: Final = 1 / 20  # the same of an account that is new
NEW_BURST: Final = 5


class Said(NamedTuple):
    """A message, the seats that may read it (none: everybody), and who spoke, as it is kept."""

    message: views.MessageView
    readers: frozenset[str]
    account: str | None


class Talk:
    """What has been said at the tables, with the database as truth."""

    def __init__(self, tables: Tables, manners: Manners) -> None:
        self._tables = tables
        self.manners = manners
        self._newcomers = Limiter(NEW_RATE, NEW_BURST)
        self._kept: OrderedDict[str, list[Said]] = OrderedDict()
        self._limiter = Limiter(RATE, BURST)
        self._changes = 0  # heard of, so that nothing older is kept

    async def heard(
        self, table: Table, viewer: Viewer, since: int = 0, most: int | None = None
    ) -> list[views.MessageView]:
        """The messages for the viewer's seat after the first `since` of them; of these `most`, if that is given.

        Another's seat, which everybody may look from when the match is over, hears what everybody hears.
        """
        own = await self._own(table, viewer)
        return [one.message for one in own[since : None if most is None else since + most]]

    async def one_heard(self, table: Table, viewer: Viewer, index: int) -> Said | None:
        """One of the messages for the viewer's seat, with who spoke; None: there is none of this number."""
        own = await self._own(table, viewer)
        return own[index] if index < len(own) else None

    async def _own(self, table: Table, viewer: Viewer) -> list[Said]:
        seat = viewer.seat if viewer.seat in viewer.mine else None
        return [one for one in await self._said(table.id) if not one.readers or seat in one.readers]

    async def say(
        self, table: Table, session: str, request: requests.MessageRequest, key: str, *, account: str = ""
    ) -> None:
        """Keep a message of a seat that the browser plays, or the account that is signed in there.

        A repeated key keeps nothing. Raises Refused, Unreadable.
        """
        sender = request.seat
        table.holder(session, sender)
        table.require_unclosed()
        readers = sorted(set(request.readers) - {sender})
        for seat in readers:
            table.seat(seat)
        if request.readers and not readers:
            raise Unreadable("names nobody but the sender", "readers")
        text = clean_text(request.text, "text")
        await self.manners.require(session, text, new=lambda: self._newcomers.admits(session))
        if not self._limiter.admits(session):
            raise Refused("too-many-requests", "too many messages; wait a little")
        for _ in range(ATTEMPTS):
            rows = await self._tables.read(self._tables.storage.messages, table.id)
            same = next((row for row in rows if (row.sender, row.key) == (sender, key)), None)
            if same is not None:
                if (same.text, json.loads(same.readers)) != (text, readers):
                    raise Refused("key-reused", "this idempotency key was sent with another message")
                return
            if sum(row.sender == sender for row in rows) >= MOST_MESSAGES:
                raise Refused("too-large", f"{MOST_MESSAGES} messages are the most that a seat may send")
            row = MessageRow(len(rows) + 1, sender, json.dumps(readers), text, time.time(), key, account)
            posts = _posts(table, row, readers)
            try:
                await self._tables.write(self._tables.storage.say, table.id, row, self._tables.sender, posts)
            except Lost:  # it may have been kept, and nobody has been told
                self.changed(table.id)
                continue
            except Conflict:
                continue
            self.changed(table.id)
            return
        raise Refused("busy", "others spoke at the same moment; try again")

    def changed(self, ident: str) -> None:
        """Somebody has said something at a table."""
        self._changes += 1
        self._kept.pop(ident, None)
        self._tables.wake(ident)

    def forget_all(self) -> None:
        """Messages may have been missed."""
        self._changes += 1
        self._kept.clear()

    async def _said(self, ident: str) -> list[Said]:
        if ident in self._kept:
            self._kept.move_to_end(ident)
            return self._kept[ident]
        changes = self._changes
        said = [_said(row) for row in await self._tables.read(self._tables.storage.messages, ident)]
        if changes == self._changes:  # else whoever follows the table is woken and asks again
            self._kept[ident] = said
            if len(self._kept) > MOST_IN_MEMORY:
                self._kept.popitem(last=False)
        return said


def _posts(table: Table, row: MessageRow, readers: list[str]) -> list[Post]:
    """Whom it reaches: the people whom it is for."""
    wanted = [one.seat for one in table.seats if one.bot is None and one.seat != row.sender]
    reached = [seat for seat in wanted if not readers or seat in readers]
    return [Post(news.MESSAGE, seat, row.number, private=bool(readers)) for seat in reached]


def _said(row: MessageRow) -> Said:
    readers: list[str] = json.loads(row.readers)
    view = views.MessageView(sender=row.sender, readers=readers, text=row.text, when=row.created)
    return Said(view, frozenset((row.sender, *readers)) if readers else frozenset(), row.account)


def clean_text(text: str, field: str) -> str:
    """The text in normal form, lines kept. Raises Refused naming the field."""
    clean = names.clean(text, field, MOST_CHARACTERS, MOST_CODE_POINTS, lines=True)
    if not clean:
        raise Refused("bad-text", f"{field}: nothing is said")
    return clean
