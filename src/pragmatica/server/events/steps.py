"""What may be done with an event, and what it changes. Nothing here waits or writes; None: there is nothing to do."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from pragmatica.server.errors import Refused
from pragmatica.server.events.meetings import bye_points, points_of
from pragmatica.server.events.pairing import Field, is_complete, rounds_of
from pragmatica.server.events.pairing import Round as Paired
from pragmatica.server.events.rows import Decision, DecisionKind, Entry, Event, Pairing, Round, State, Step
from pragmatica.server.events.seating import seated
from pragmatica.server.events.standings import standings
from pragmatica.server.play import news
from pragmatica.server.security import same_secret

DAY: Final = 24 * 3_600.0
OPEN: Final = 60 * DAY  # how long an event is open that does not start
IDLE: Final = 60 * DAY  # after which it ends though it is not over: nobody has played, nor decided anything
MOST_DECISIONS: Final = 1_000  # of one event


def join(event: Event, account: str, invite: str, part: str) -> Step | None:
    """An account comes in. Raises Refused."""
    if event.entry_of(account) is not None:
        return None
    _require(event, "open")
    if event.row.invite and not same_secret(event.row.invite, invite):
        raise Refused("invite-refused", "invite: only who has the code of its organiser may join this event")
    if len(event.entries) >= event.row.places:
        raise Refused("event-full", "all places of this event are taken")
    number = 1 + max((one.number for one in event.entries), default=0)
    return Step(entries=[Entry(number, account, part)])


def leave(event: Event, entry: Entry) -> Step | None:
    """Somebody plays no longer: before the start as if he had never come; later he stays in the standings."""
    if event.row.state == "open":
        return Step(gone=[entry])
    _require(event, "running")
    return None if entry.left else Step(entries=[replace(entry, left=max(1, event.row.round))])


def start(event: Event) -> Step:
    """The event begins; bots take the places that are free, where they may. Raises Refused."""
    _require(event, "open")
    entries, size = list(event.entries), event.row.size
    added = []
    if event.row.bots:
        first = 1 + max((one.number for one in entries), default=0)
        free = min(event.row.places, size * len(entries)) - len(entries)  # one at each table is a person
        free -= min(free, (len(entries) + free) % size)  # and none comes for whom there is no table
        added = [Entry(first + number, None) for number in range(free)]
    if not entries or len(entries) + len(added) < size:
        raise Refused("too-few-entries", f"at least {size} must play, and one of them a person")
    return Step(row={"state": "running"}, entries=added)


def cancel(event: Event, now: float, account: str) -> Step:
    """An account calls the event off, or ends it before its time; its tables go on, and count for nothing."""
    _require(event, "open", "running")
    return _called_off(event, now, account)


def expire(event: Event, now: float) -> Step | None:
    """Nobody has started the event for long: it does not take place. None where it is not so."""
    if event.row.state != "open" or event.row.created + OPEN > now:
        return None
    return _called_off(event, now)


def abandon(event: Event, now: float) -> Step | None:
    """Nobody plays any more, and nobody decides how its tables count: the event ends. None where it is not so."""
    if event.row.state != "running" or not event.rounds or _stirred(event) + IDLE > now:
        return None
    return _called_off(event, now)


def _called_off(event: Event, now: float, account: str = "") -> Step:
    """All who play are told, and its organiser, but for the account that does it."""
    concerned = {event.row.organiser, *(one.account for one in event.active if one.account is not None)} - {account}
    posts = [(one, news.EVENT_OVER) for one in sorted(concerned)]
    return Step(row={"state": "cancelled", "ended": now}, posts=posts)


def _stirred(event: Event) -> float:
    """When something was decided last, or had to be."""
    latest = event.rounds[-1]
    return max(latest.begun, latest.until or 0.0, *(one.made for one in event.decisions))


def judge(event: Event, number: int, winners: Sequence[str]) -> Step:
    """The organiser says how a table counts that is not over: who is first there; nobody: all are level."""
    _require(event, "running")
    pairing = table_of(event, number)
    seats = event.row.seat_names
    if unknown := sorted(set(winners) - set(seats)):
        raise Refused("unreadable", f"winners: {unknown[0]!r} is no seat; seats: {', '.join(seats)}")
    points = points_of([1 if seat in winners else 2 for seat in seats])
    return Step(pairings=[_decided(pairing, points, "judged")])


def extend(event: Event, days: int, now: float) -> Step:
    """The round has that many more days, from now on."""
    _require(event, "running")
    latest = event.rounds[-1:]
    if not latest:
        raise Refused("event-stage", "no round has begun yet")
    return Step(rounds=[replace(latest[0], until=now + days * DAY)])


def table_of(event: Event, number: int) -> Pairing:
    """A table of the latest round that is not over. Raises Refused."""
    for one in event.current:
        if one.number == number and one.played_as is not None:
            if one.how:
                raise Refused("event-stage", "this table is over already")
            return one
    raise Refused("not-found", f"table: no table {number} in this round")


def field_of(event: Event) -> Field:
    """What the next round is paired from."""
    row = event.row
    return Field(
        form=row.form,
        size=row.size,
        everyone=tuple(one.number for one in event.entries),
        active=frozenset(one.number for one in event.active),
        meetings=event.meetings,
        round=row.round + 1,
        seed=row.seed,
        bots=frozenset(one.number for one in event.entries if one.account is None),
    )


def filled(event: Event) -> Step | None:
    """In an event with bots one comes or goes where somebody would have a bye; not in a round robin, which is laid."""
    row, active = event.row, event.active
    over = len(active) % row.size
    if not row.bots or row.form == "robin" or not over or not any(one.account for one in active):
        return None
    bots = [one for one in active if one.account is None]
    if len(bots) >= over and len(active) > row.size:
        return Step(entries=[replace(one, left=max(1, row.round)) for one in bots[-over:]])
    first = 1 + max(one.number for one in event.entries)
    return Step(entries=[Entry(first + number, None) for number in range(row.size - over)])


def is_last(event: Event) -> bool:
    """Whether no round is to come: all have been played, or nobody plays any more but bots."""
    row = event.row
    if all(one.account is None for one in event.active):
        return True
    most = rounds_of(row.form, row.size, len(event.entries), row.rounds)
    return row.round >= most or is_complete(field_of(event))


def begin_round(event: Event, found: Paired, new_id: Callable[[], str], now: float) -> Step:
    """The next round with its tables, whose ids are chosen here, so that each is opened once."""
    row, number = event.row, event.row.round + 1
    ordered = row.form == "robin" and row.size == 2
    tables = found.tables if ordered else seated(found.tables, event.meetings, row.seed, number)
    pairings = [Pairing(number, place, json.dumps(list(table)), new_id()) for place, table in enumerate(tables, 1)] + [
        Pairing(number, place, json.dumps([one]), None, json.dumps([bye_points(row.form, row.size)]), "bye")
        for place, one in enumerate(found.byes, 1 + len(tables))
    ]
    until = now + row.days * DAY if row.days else None
    return Step(row={"round": number}, rounds=[Round(number, now, until)], pairings=pairings)


def note(event: Event, results: Mapping[int, tuple[int, ...]]) -> Step | None:
    """Tables of the latest round that are over, with the points there."""
    noted = [
        _decided(one, results[one.number], "played") for one in event.current if one.number in results and not one.how
    ]
    return Step(pairings=noted) if noted else None


def end_round(event: Event, now: float) -> Round | None:
    """The latest round, where all of its tables are over now."""
    latest = event.rounds[-1] if event.rounds else None
    if latest is None or latest.ended is not None or any(not one.how for one in event.current):
        return None
    return replace(latest, ended=now)


def finish(event: Event, now: float) -> Step:
    """The event is over, all have their places, and who has played it to the end is told."""
    places = {
        one.entry: one.place for one in standings([one.number for one in event.entries], event.meetings, event.row.form)
    }
    entries = [replace(one, place=places[one.number]) for one in event.entries]
    posts = [(one.account, news.EVENT_OVER) for one in event.active if one.account is not None]
    return Step(row={"state": "over", "ended": now}, entries=entries, posts=posts)


def decided(
    event: Event, step: Step, kind: DecisionKind, account: str, key: str, now: float, *,
    table: int = 0, entry: int = 0, detail: str = "",
) -> Step:  # fmt: skip
    """The same change, with who decided it. Raises Refused."""
    number = 1 + len(event.decisions)
    if number > MOST_DECISIONS:
        raise Refused("too-many-events", "too many decisions in this event")
    decision = Decision(number, now, account, kind, event.row.round, table, entry, detail, key)
    return replace(step, decision=decision)


def _decided(pairing: Pairing, points: Sequence[int], how: str) -> Pairing:
    return replace(pairing, points=json.dumps(list(points)), how=how)


def _require(event: Event, *states: State) -> None:
    """Raises Refused where the event has not come so far, or has gone further."""
    if event.row.state not in states:
        raise Refused("event-stage", f"this cannot be done with an event that is {event.row.state}")
