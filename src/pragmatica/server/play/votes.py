"""The people at a table end their match together: one concedes, all agree on who has won, or they abandon it.

As in `changes`, nothing here waits or writes. All who play are asked, and bots are not. The time of a vote is told from
the start: whoever has not answered by then has consented, where nobody loses anything by it; else the vote has lapsed.
Somebody for whom a bot plays on is asked, too: no match ends behind its players' backs.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from pragmatica.server.errors import Refused
from pragmatica.server.kept.rows import Post
from pragmatica.server.play import news
from pragmatica.server.play.agreed import HOW, End, Proposed, Vote
from pragmatica.server.play.changes import Key, Made, changed, joined, still_open
from pragmatica.server.play.table import StoredEvent, Table, write_json


def voters(table: Table) -> list[str]:
    """The seats that are asked: those that somebody holds, whether he plays himself or a bot plays on for him."""
    return [one.seat for one in table.seats if table.holders(one.seat)]


def missing(table: Table, vote: Vote) -> list[str]:
    """The seats that are asked and have not consented."""
    return [seat for seat in voters(table) if seat not in vote.agreed]


def propose(
    table: Table,
    session: str | None,
    seat: str,
    what: Proposed,
    winners: Sequence[str],
    now: float,
    lasts: float,
    key: Key | None = None,
) -> Made:
    """A seat proposes to end the match, which can be answered for so many seconds; nobody else being asked, it ends.

    Raises Refused and Unreadable.
    """
    _playing(table, session, seat)
    if table.vote is not None:
        raise Refused("unreadable", "something has been proposed already; answer that first")
    others = [one.seat for one in table.seats if one.seat != seat]
    if what == "concede":
        if len(others) != 1:
            raise Refused("unreadable", "what: only in a match of two does one seat's defeat tell who has won")
        winners = others
    elif what == "abandon" and winners:
        raise Refused("unreadable", "winners: nobody wins a match that is abandoned")
    for one in winners:
        table.seat(one)
    if len(set(winners)) != len(winners) or len(winners) == len(table.seats):
        raise Refused("unreadable", "winners: some of the seats, each once, or none")
    mine = [one for one in voters(table) if one in table.held(session)]
    vote = Vote(what, seat, list(winners), mine, now)
    if set(voters(table)) <= set(mine):
        return _ended(table, vote, [], now, key)
    events = [_event(f"vote-{what}", seat, winners=_named(winners))]
    posts = [Post(news.VOTE, one, table.position.step + 1) for one in missing(table, vote)]
    return _voted(table, vote, events, now, key, until=now + lasts, posts=posts)


def agree(table: Table, session: str | None, seat: str, now: float, key: Key | None = None) -> Made | None:
    """A seat consents; when all do who are asked, the match ends. None where it has done so. Raises Refused."""
    _playing(table, session, seat)
    vote = _open_vote(table)
    agreed = joined(vote.agreed, seat)
    if agreed is None:
        return None
    consents = [_event("vote-agreed", seat)]
    if set(voters(table)) <= set(agreed):
        return _ended(table, vote, consents, now, key)
    return _voted(table, replace(vote, agreed=agreed), consents, now, key, until=table.position.vote_due)


def decline(table: Table, session: str | None, seat: str, now: float, key: Key | None = None) -> Made:
    """One seat does not consent, or the one that proposed it no longer does: the match goes on. Raises Refused."""
    _playing(table, session, seat)
    vote = _open_vote(table)
    kind = "vote-withdrawn" if seat == vote.by else "vote-declined"
    return _voted(table, None, [_event(kind, seat)], now, key, until=None)


def run_out(table: Table, now: float) -> Made | None:
    """The time of the vote is over: who has not answered has consented, or it has lapsed. None where it is not."""
    vote, due = table.vote, table.position.vote_due
    if vote is None or due is None or due > now or table.position.over or table.position.closed:
        return None
    if vote.silence_agrees:
        return _ended(table, vote, [], now)
    return _voted(table, None, [_event("vote-lapsed", vote.by)], now, None, until=None)


def _playing(table: Table, session: str | None, seat: str) -> None:
    """Raises Refused unless this browser holds the seat, in a match that goes on."""
    table.claimed(session, seat)
    still_open(table)
    table.require_begun()


def _open_vote(table: Table) -> Vote:
    if table.vote is None:
        raise Refused("unreadable", "nothing has been proposed")
    return table.vote


def _event(kind: str, seat: str, **more: list[str]) -> StoredEvent:
    return StoredEvent(kind, "table", {"seat": f"seat:{seat}", **more})


def _named(seats: Sequence[str]) -> list[str]:
    return [f"seat:{one}" for one in seats]


def _voted(
    table: Table,
    vote: Vote | None,
    events: Sequence[StoredEvent],
    now: float,
    key: Key | None,
    *,
    until: float | None,
    posts: Sequence[Post] = (),
) -> Made:
    kept = "" if vote is None else write_json(vote).decode()
    position = replace(table.position, updated=now, vote=kept, vote_due=until)
    return changed(table, position, events, None, key=key, posts=posts)


def _ended(table: Table, vote: Vote, events: Sequence[StoredEvent], now: float, key: Key | None = None) -> Made:
    """The match is over: nothing is played any more, and every secret lies open."""
    end = End(HOW[vote.what], vote.winners, vote.by)
    ended = write_json(end).decode()
    position = replace(table.position, updated=now, over=True, ended=ended, vote="", vote_due=None)
    told = _event(f"ended-{end.how}", vote.by, winners=_named(vote.winners))
    return changed(table, position, [*events, told], None, key=key)
