"""What is due on a channel put into words: one letter, however many tables wait.

What a channel of a browser says is for the player of his seats; what a channel of a table says is what everybody may
see. What is out of date is not told any more: an answer that has been given, a table that has been looked at since.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from pragmatica import wording
from pragmatica.server.errors import Refused
from pragmatica.server.kept.rows import Channel, Due
from pragmatica.server.play import news
from pragmatica.server.play.running import is_short
from pragmatica.server.play.table import Table
from pragmatica.server.play.votes import missing
from pragmatica.server.security import digest
from pragmatica.server.tables.service import Tables

TRIAL: Final = "trial"  # of no table: a message with which somebody sees that a way works
Looking = Callable[[str], frozenset[str]]  # which seats somebody has before his eyes at a table


@dataclass(slots=True)
class Item:
    """What is told of one table or event: that seats are asked, that it is over, or that something has been said."""

    id: str  # the same when it is told again
    kind: str
    table: str
    name: str  # of the table, else of its game; or of the event
    game: str
    seats: list[str]
    seat_names: list[str] = field(default_factory=list)
    event: str = ""  # that it is of
    off: bool = False  # it has been called off

    @property
    def place(self) -> str:
        """The page that it is about; "": none."""
        if self.table:
            return f"table/{self.table}"
        return f"event/{self.event}" if self.event else ""


@dataclass(frozen=True, slots=True)
class Letter:
    """What is told at once."""

    language: str
    items: Sequence[Item]
    shared: bool = False  # to everybody at a table, not to a player

    @property
    def id(self) -> str:
        """The same when it is sent again."""
        return digest(" ".join(one.id for one in self.items))[:32]

    @property
    def topic(self) -> str:
        """What it is about: a letter takes the place of an earlier one about the same."""
        return digest(" ".join(sorted({one.place for one in self.items})))[:32]

    def line(self, item: Item) -> str:
        """One sentence."""
        kind = f"post-{'all-' if self.shared else ''}{'event-off' if item.off else item.kind}"
        return wording.text(self.language, kind, table=item.name, seats=item.seat_names, count=len(item.seats))

    @property
    def title(self) -> str:
        """The sentence, or how many tables there is something to tell of."""
        if len(self.items) == 1:
            return self.line(self.items[0])
        turns = len({one.table for one in self.items if one.kind == news.TURN})
        if turns > 1 or (turns and len(self.items) > 1):
            return wording.text(self.language, "post-turns", count=turns)
        return wording.text(self.language, "post-several", count=len({one.place for one in self.items}))


async def letter_of(tables: Tables, looking: Looking, channel: Channel, posts: Sequence[Due]) -> Letter | None:
    """What is still worth telling of these posts; None: nothing."""
    found: dict[tuple[str, str], Item] = {}
    for post in sorted(posts, key=lambda one: one.mark):
        if post.event_id:
            event = await tables.read(tables.storage.event, post.event_id)
            if event is not None:
                found[post.event_id, post.kind] = _item_of_event(channel, post, *event)
            continue
        try:
            table = await tables.get(post.table_id, check=True)
        except Refused as refused:
            if refused.kind != "not-found":
                raise
            continue
        if not _worth_telling(table, looking(table.id), channel, post):
            continue
        item = found.get((table.id, post.kind))
        if item is None:
            item = found[table.id, post.kind] = _item(table, channel, post)
        if post.seat not in item.seats:
            item.seats.append(post.seat)
            item.seat_names.append(seat_name(channel.language, table.row.game, post.seat))
        item.id = _id_of(channel, post)  # of the latest
    if not found:
        return None
    return Letter(channel.language, tuple(found.values()), channel.table_id is not None)


def _worth_telling(table: Table, looking: frozenset[str], channel: Channel, post: Due) -> bool:
    shared = channel.table_id is not None
    if post.kind == news.INVITATION:  # one that was taken back has taken its post along
        return not (table.begun or table.position.over) and post.seat in table.awaited
    if not shared and post.seat not in table.held(channel.holder):
        return False
    if post.kind == news.OVER:
        return table.position.over and (shared or not _has_seen(table, looking, post))
    if post.kind == news.MESSAGE:
        return shared or post.seat not in looking
    if post.kind == news.VOTE:
        asked = [] if table.vote is None else missing(table, table.vote)
        return post.seat in asked and not _has_seen(table, looking, post)
    if table.position.over or table.seat(post.seat).bot is not None:
        return False
    if post.kind == news.ROUND:
        return not _has_seen(table, looking, post)
    if post.seat not in table.asked:
        return False
    if post.kind == news.SHORT:
        return post.seat not in looking and is_short(table, post.seat)
    return not _has_seen(table, looking, post)


def _has_seen(table: Table, looking: frozenset[str], post: Due) -> bool:
    """Whether the seat has been shown what there is to tell."""
    return post.seat in looking or table.shown.get(post.seat, -1) >= post.mark


def _item(table: Table, channel: Channel, post: Due) -> Item:
    name, row = name_of(table, channel.language), table.row
    return Item(_id_of(channel, post), post.kind, table.id, name, row.game, [], event=row.event or "")


def _item_of_event(channel: Channel, post: Due, name: str, game: str, state: str) -> Item:
    return Item(_id_of(channel, post), post.kind, "", name, game, [], event=post.event_id, off=state == "cancelled")


def _id_of(channel: Channel, post: Due) -> str:
    """What a post is known by; it tells no number, for the numbers of messages are nobody's to know."""
    return digest(f"{channel.id} {post.kind} {post.table_id or post.event_id} {post.seat} {post.mark}")[:32]


def name_of(table: Table, language: str) -> str:
    """What a table is called: by its name, else by its game's."""
    game = table.row.game
    return table.row.name or _word(language, game, f"{game}-name", game)


def seat_name(language: str, game: str, seat: str) -> str:
    """What a seat is called."""
    return _word(language, game, f"seat-{seat}", seat)


def _word(language: str, game: str, message: str, otherwise: str) -> str:
    try:
        return wording.Catalogue(language, game).text(message)
    except wording.Missing:
        return otherwise
