"""What is told of events and leagues."""

from __future__ import annotations

import csv
import io
import json
from collections import defaultdict

from pragmatica.server.clocks.clock import read_pace
from pragmatica.server.events.pairing import rounds_of
from pragmatica.server.events.rows import Event, League
from pragmatica.server.events.standings import TIES, league_points, standings
from pragmatica.server.events.steps import OPEN
from pragmatica.server.events.store import Line
from pragmatica.server.forms import events as forms
from pragmatica.server.told.players import rating

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # with which a cell begins that a sheet would reckon


def line_view(line: Line) -> forms.EventLine:
    """An event in short."""
    row, organiser, count, mine = line
    return forms.EventLine(
        id=row.id,
        name=row.name,
        organiser=organiser,
        game=row.game,
        scenario=row.scenario,
        players=row.players,
        form=row.form,
        state=row.state,
        round=row.round,
        entries=count,
        places=row.places,
        by_code=bool(row.invite),
        rated=row.rated,
        league=row.league,
        created=row.created,
        expires=row.created + OPEN if row.state == "open" else None,
        mine=mine,
    )


def event_view(event: Event, account: str | None, *, organiser: bool) -> forms.WholeEvent:
    """An event as an account may see it."""
    row, me = event.row, event.entry_of(account)
    over = row.state in ("over", "cancelled")
    return forms.WholeEvent(
        line=line_view((row, event.people.get(row.organiser, ""), len(event.active), me is not None)),
        seats=row.seat_names,
        options=json.loads(row.options),
        pace=read_pace(row.pace) if row.pace else None,
        rounds_to_play=rounds_of(row.form, row.size, max(2, len(event.entries)), row.rounds),
        days=row.days,
        bots=row.bots,
        organiser=organiser,
        me=0 if me is None or me.left else me.number,
        invite=row.invite if organiser else "",
        commitment=row.commitment,
        seed=row.seed if over else "",
        salt=row.salt if over else "",
        entries=_entries(event),
        rounds=_rounds(event),
        ties=list(TIES[row.form]),
        standings=_standings(event),
        decisions=[
            forms.DecisionView(
                made=one.made,
                by=event.people.get(one.account, ""),
                kind=one.kind,
                round=one.round,
                table=one.table,
                entry=one.entry,
                detail=one.detail,
            )
            for one in event.decisions
        ],
    )


def results_csv(event: Event, view: forms.WholeEvent) -> str:
    """The standings as a sheet; points are whole and half."""
    file = io.StringIO()
    sheet = csv.writer(file, lineterminator="\r\n")
    sheet.writerow(["place", "name", "bot", "withdrawn_in_round", "points", "played", "byes", *view.ties])
    entries = {one.number: one for one in view.entries}
    for one in view.standings:
        entry = entries[one.entry]
        ties = {
            "opponents": one.opponents / 2,
            "direct": "" if one.direct is None else one.direct / 2,
            "wins": one.wins,
            "seats": one.seats / 100,
        }
        name = entry.name or (f"Bot {entry.bot}" if entry.bot else "")
        safe = f"'{name}" if name.startswith(FORMULA) else name
        cells = [one.place, safe, entry.bot, entry.left or "", one.points / 2, one.played, one.byes]
        sheet.writerow([*cells, *(ties[tie] for tie in view.ties)])
    return file.getvalue()


def league_line(league: League, organiser: str, account: str | None) -> forms.LeagueLine:
    """A league in short."""
    return forms.LeagueLine(league.id, league.name, organiser, league.created, league.organiser == account)


def league_table(places: list[tuple[str, str | None, str, int]]) -> list[forms.LeagueRow]:
    """The running table of a league: what each account got in its events; bots are left behind, but not in it."""
    events: defaultdict[str, list[tuple[str | None, int]]] = defaultdict(list)
    names: dict[str, str] = {}
    for event, account, name, place in places:
        events[event].append((account, place))
        if account is not None:
            names[account] = name
    points, played, won = (defaultdict[str, int](int) for _ in range(3))
    for rows in events.values():
        for (account, place), got in zip(rows, league_points([place for _, place in rows]), strict=True):
            if account is not None:
                points[account] += got
                played[account] += 1
                won[account] += place == 1
    keys = {one: (-points[one], -won[one], played[one]) for one in names}
    return [
        forms.LeagueRow(
            name=names[one],
            place=1 + sum(key < keys[one] for key in keys.values()),
            points=points[one],
            events=played[one],
            won=won[one],
        )
        for one in sorted(names, key=lambda one: (keys[one], names[one]))
    ]


def _entries(event: Event) -> list[forms.EntryView]:
    bots = 0
    found = []
    for one in event.entries:
        bots += one.account is None
        name = "" if one.account is None else event.people.get(one.account, "")
        bot = bots if one.account is None else 0
        level = event.levels.get(one.account or "")
        found.append(
            forms.EntryView(
                number=one.number,
                name=name,
                level=None if level is None else rating(level),
                bot=bot,
                left=one.left,
                place=one.place,
            )
        )
    return found


def _rounds(event: Event) -> list[forms.RoundView]:
    return [
        forms.RoundView(
            number=one.number,
            begun=one.begun,
            until=one.until,
            ended=one.ended,
            pairings=[
                forms.PairingView(
                    number=pairing.number,
                    table=pairing.played_as if one.opened else None,
                    entries=list(pairing.meeting.entries),
                    points=list(pairing.meeting.points),
                    how=pairing.how,
                )
                for pairing in event.pairings
                if pairing.round == one.number
            ],
        )
        for one in event.rounds
    ]


def _standings(event: Event) -> list[forms.StandingView]:
    return [
        forms.StandingView(
            entry=one.entry,
            place=one.place,
            points=one.points,
            played=one.played,
            byes=one.byes,
            opponents=one.opponents,
            direct=one.direct,
            wins=one.wins,
            seats=one.seats,
        )
        for one in standings([one.number for one in event.entries], event.meetings, event.row.form)
    ]
