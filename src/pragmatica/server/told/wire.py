"""The one gate for all that leaves: what one viewer is told of a table, its events and its errors.

Nothing of a match is sent unless a function here puts it into a form of `forms.views` for that viewer.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET

from pragmatica import learning
from pragmatica.core import recording
from pragmatica.core.action import Action
from pragmatica.core.errors import PragmaticaError, Reason
from pragmatica.core.game import Game, Plan
from pragmatica.core.match import Match
from pragmatica.core.odds import Chance, Odds, Part, Roll
from pragmatica.core.outcome import Outcome
from pragmatica.core.register import game
from pragmatica.core.sealing import part_tags
from pragmatica.server.errors import Refused
from pragmatica.server.forms import views
from pragmatica.server.kept.rows import ChangeRow, SeatRow
from pragmatica.server.play import gathering, running, votes
from pragmatica.server.play.agreed import end_from
from pragmatica.server.play.table import (
    MOST_VIEWS,
    OWN_SOURCES,
    QUIET,
    Ending,
    RefusedAt,
    StoredEvent,
    Table,
    Viewer,
    read_events,
    write_json,
)
from pragmatica.server.told.players import rating

Online = frozenset[str]
OFFERED: Final[dict[str, Literal["link", "public"]]] = {"link": "link", "public": "public"}


def reason_view(reason: Reason) -> views.ReasonView:
    """A reason."""
    return views.ReasonView(rule=reason.rule, message_id=reason.message, arguments=dict(reason.arguments))


def ending_view(ending: Ending) -> views.ReasonView:
    """Why a batch of answers ended early."""
    return views.ReasonView(rule=ending.rule, message_id=ending.message, arguments=ending.arguments)


def error_body(error: Refused, online: Online) -> views.ErrorBody:
    """A refusal, with the table as the sender may see it."""
    table: Any = UNSET
    if isinstance(error, RefusedAt) and error.viewer is not None:
        table = table_view(error.table, error.viewer, online)
    return views.ErrorBody(
        error=error.kind,
        message_id=f"error-{error.kind}",
        detail=error.detail,
        reasons=[reason_view(one) for one in error.reasons] if error.reasons else UNSET,
        where=error.where or UNSET,
        table=table,
    )


def game_view(game: Game[Any], bots: Iterable[str]) -> views.GameView:
    """A game with all that can be chosen for a table."""
    editions = next((map(str, one.values) for one in game.options if one.name == "edition"), ())
    implied = {edition: game.implied_options({"edition": edition}) for edition in editions}
    return views.GameView(
        id=game.id,
        rules_version=game.rules_version,
        board=game.board()[0],
        scenarios=[
            views.ScenarioView(
                id=one.id,
                seats={str(players): list(seats) for players, seats in one.seats.items()},
                powers={seat: list(powers) for seat, powers in one.powers.items()},
            )
            for one in game.scenarios
        ],
        options=[
            views.OptionView(
                name=one.name,
                message_id=f"{game.id}-option-{one.name}",
                values=list(one.values),
                default=one.default,
                editions={edition: made.get(one.name, one.default) for edition, made in implied.items()},
                rule=one.rule,
                scenarios=list(one.scenarios),
            )
            for one in game.options
        ],
        bots=list(bots),
        topics=dict(game.topics),
        lessons=len(learning.course(game.id).lessons),
        puzzles=len(learning.puzzles(game.id).lessons),
    )


def action_view(action: Action) -> views.ActionView:
    """An offered action; the engine's code stays here."""
    return views.ActionView(type=action.type, id=action.id, notation=action.notation, fields=dict(action.fields))


def odds_view(odds: Odds) -> views.OddsView:
    """What an answer may bring."""
    return views.OddsView(
        kind=odds.kind,
        rolls=[_roll_view(one) for one in odds.rolls],
        results=[_chance_view(one) for one in odds.results],
        reason=None if odds.reason is None else reason_view(odds.reason),
    )


def _roll_view(roll: Roll) -> views.RollView:
    return views.RollView(
        id=roll.id,
        rule=roll.rule,
        who=roll.who,
        faces=roll.faces,
        parts=[_part_view(one) for one in roll.parts],
        total=roll.total,
        against=[_part_view(one) for one in roll.against],
        limit=roll.limit,
        row=roll.row,
        lowest=roll.lowest,
        cells=list(roll.cells),
        chances=[_chance_view(one) for one in roll.chances],
    )


def _part_view(part: Part) -> views.PartView:
    return views.PartView(id=part.id, value=part.value, rule=part.rule, source=part.source)


def _chance_view(chance: Chance) -> views.ChanceView:
    return views.ChanceView(cases=chance.cases, of=chance.of, id=chance.id, fields=dict(chance.fields))


def plan_view(plan: Plan) -> views.PlanView:
    """A whole move."""
    return views.PlanView(actions=list(plan.actions), fields=dict(plan.fields))


def _powers(table: Table) -> Mapping[str, Sequence[str]]:
    """The powers of the seats; none where the game is not known here any more."""
    try:
        scenarios = game(table.row.game).scenarios
    except PragmaticaError:
        return {}
    return next((one.powers for one in scenarios if one.id == table.row.scenario), {})


def clock_views(table: Table) -> dict[str, views.ClockView]:
    """The clocks of the seats that people play; they tell what everybody may know."""
    pace, clocks = running.pace_of(table), running.clocks_of(table)
    if pace is None or clocks is None or table.position.over:
        return {}
    people = {one.seat for one in table.seats if one.bot is None}
    owing = table.dealt.pending if table.dealt is not None else {}
    return {
        seat: views.ClockView(
            left=one.left,
            since=None if clocks.paused is not None else one.since,
            until=clocks.until(pace, seat),
            late=one.late and (one.since is None or seat in owing),
            unrated=one.unrated,
            granting=clocks.wishes.get(seat, []),
            away=[[begin, end] for begin, end in clocks.away.get(seat, ()) if end > table.position.updated],
        )
        for seat, one in clocks.seats.items()
        if seat in people
    }


def seat_views(table: Table, viewer: Viewer, online: Online) -> list[views.SeatView]:
    """Who plays."""
    powers = _powers(table)
    asked = table.asked
    clocks = clock_views(table)
    browsers = Counter(one.seat for one in table.claims)
    return [
        views.SeatView(
            seat=one.seat,
            powers=list(powers.get(one.seat, ())),
            control=_control(one),
            bot=one.bot,
            name=table.called(one),
            account=_person(table, one.seat),
            online=one.seat in online,
            mine=one.seat in viewer.mine,
            taken=one.seat in browsers,
            link_open=one.link is not None and not one.used,
            seen=one.seen,
            browsers=browsers[one.seat] if viewer.host or one.seat in viewer.mine else None,
            since=asked.get(one.seat),
            shown=table.position.step if one.seat in online else table.shown.get(one.seat),
            clock=clocks.get(one.seat),
            offered=OFFERED.get(one.offered),
        )
        for one in table.seats
    ]


def _control(seat: SeatRow) -> views.Control:
    """How a seat is played; one that was a bot's own is played at the device of whoever took it over."""
    if seat.bot is not None:
        return "bot"
    return "link" if seat.control == "link" else "open" if seat.control == "open" else "device"


def _person(table: Table, seat: str) -> views.PersonView | None:
    """The account that holds a seat."""
    found = table.person(seat)
    return None if found is None else person_view(table, *found)


def person_view(table: Table, account: str, name: str) -> views.PersonView:
    """Somebody at a table, with his level at its game and scenario."""
    level = table.levels.get(account)
    return views.PersonView(id=account, name=name, level=None if level is None else rating(level))


def board_picture(match: Match, viewer: Viewer, language: str) -> str:
    """The board with the viewer's eyes, as an SVG."""
    svg: str = match.picture(viewer.seat, everything=viewer.unveiled, language=language).svg
    return svg


def seated_view(table: Table, match: Match | None, viewer: Viewer, *, playing: bool) -> views.SeatedView:
    """The match with the viewer's eyes; answers are offered only for an own seat of the present position."""
    seat = viewer.seat
    if match is None:
        return views.SeatedView(
            seat=seat, unveiled=False, observation=None, decision=None, version=0, actions=[], extra=[], undoable=0
        )
    done = playing and table.position.over
    decision = match.pending.get(seat) if seat is not None and not done else None
    acts = playing and seat in viewer.mine and not table.position.over
    free = acts and seat is not None and table.seat(seat).bot is None
    return views.SeatedView(
        seat=seat,
        unveiled=viewer.unveiled,
        observation=match.unveil() if viewer.unveiled else match.observe(seat),
        decision=decision,
        version=match.version(seat) if seat is not None else 0,
        actions=[action_view(one) for one in match.legal(seat)] if free and seat is not None else [],
        extra=[action_view(one) for one in match.extra(seat)] if free and seat is not None else [],
        undoable=match.undoable(seat) if free and seat is not None else 0,
    )


def table_view(
    table: Table, viewer: Viewer, online: Online, *, past: Match | None = None, step: int | None = None
) -> views.TableView:
    """The table with the viewer's eyes; with `past` and `step`, as it was then."""
    match = table.dealt if past is None else past
    row, over, clocks = table.row, table.position.over, running.clocks_of(table)
    latest = step is None or step == table.position.step
    return views.TableView(
        id=row.id,
        name=row.name,
        game=row.game,
        scenario=row.scenario,
        players=row.players,
        options=msgspec.json.decode(row.options),
        board=row.board,
        rules_version=row.rules_version,
        seq=table.seq(viewer) if step is None else step * QUIET,
        step=table.position.step if step is None else step,
        steps=table.position.step,
        host=viewer.host,
        seats=seat_views(table, viewer, online),
        bots_stay=row.bots_stay,
        analysis=row.analysis,
        rated=row.rated,
        placed=row.position != "",
        pace=running.pace_of(table),
        paused=None if clocks is None else clocks.paused,
        pausing=[] if clocks is None else clocks.pausing,
        public=row.public,
        free=gathering.free_seats(table),
        members=gathering.for_members(table),
        language=row.language,
        least=row.least,
        most=row.most,
        closed=over and not table.begun,
        vote=_vote_view(table) if step is None else None,
        shut=table.position.closed or None,
        event=row.event,
        begun=table.begun,
        unplayable=table.fault or None,
        commitment=row.commitment,
        parts=table.parts if table.begun else {},
        seed=row.seed if over and table.begun else None,
        salt=row.salt if over and table.begun else None,
        outcome=outcome_view(table.outcome if latest else match.outcome) if match is not None else None,
        waiting=[] if match is None or (over and latest) else waiting_views(match),
        view=seated_view(table, match, viewer, playing=past is None),
    )


def _vote_view(table: Table) -> views.VoteView | None:
    """What has been proposed and not been answered by all."""
    vote, due = table.vote, table.position.vote_due
    if vote is None or due is None:
        return None
    return views.VoteView(
        what=vote.what,
        by=vote.by,
        winners=vote.winners,
        agreed=vote.agreed,
        missing=votes.missing(table, vote),
        until=due,
        silence_agrees=vote.silence_agrees,
    )


def outcome_view(found: Outcome | None) -> views.OutcomeView | None:
    """How a match has ended."""
    if found is None:
        return None
    return views.OutcomeView(
        winners=list(found.winners), reason=found.reason, rule=found.rule, scores=dict(found.scores)
    )


def waiting_views(match: Match) -> list[views.WaitingView]:
    """The open questions, as everybody may see them."""
    return [views.WaitingView(seat=seat, decision=one) for seat, one in match.pending.shared.items()]


def table_bytes(table: Table, viewer: Viewer, online: Online) -> Any:
    """The encoded TableView, to be put into an answer as it is."""
    return msgspec.Raw(encoded_table(table, viewer, online))


def encoded_table(table: Table, viewer: Viewer, online: Online) -> bytes:
    """The encoded TableView, made once for all who see the same."""
    people = tuple(table.people.get(one.session) for one in table.claims)
    key = (viewer, online, people, tuple(table.shown.items()))
    found = table.views.get(key)
    if found is None:
        if len(table.views) >= MOST_VIEWS:
            table.views.clear()
        found = table.views[key] = write_json(table_view(table, viewer, online))
    return found


def table_line(table: Table, viewer: Viewer, online: Online, now: float) -> views.TableLine:
    """A table in a list."""
    row, idle = table.row, table.dealt is None or table.position.over
    waiting = {} if table.dealt is None or idle else table.dealt.pending.shared
    return views.TableLine(
        id=row.id,
        name=row.name,
        game=row.game,
        scenario=row.scenario,
        players=row.players,
        created=row.created,
        updated=table.position.updated,
        step=table.position.step,
        begun=table.begun,
        unplayable=table.fault or None,
        over=table.position.over,
        host=viewer.host,
        seats=seat_views(table, viewer, online),
        waiting=list(waiting),
        mine=[one.seat for one in table.seats if one.seat in viewer.mine],
        acting=[one.seat for one in table.seats if one.seat in viewer.mine and one.bot is None and one.seat in waiting],
        now=now,
        pace=running.pace_of(table),
        public=row.public,
        rated=row.rated,
    )


def event_views(changes: Iterable[ChangeRow], viewer: Viewer, since: int, *, over: bool) -> list[views.EventView]:
    """The events after number `since` that the viewer may know of; all of them, with all parts, once it is over."""
    seen: list[views.EventView] = []
    for change in changes:
        seq = change.step * QUIET + change.quiet
        if seq <= since or not (over or change.quiet_seat is None or change.quiet_seat == viewer.seat):
            continue
        for event in read_events(change.events):
            if event.told_to(viewer.seat) or over:
                seen.append(event_view(event, viewer, seq, change.step, over=over))
    return seen


def event_view(event: StoredEvent, viewer: Viewer, seq: int, step: int, *, over: bool) -> views.EventView:
    """An event that the viewer may know of; with all its parts, once it is over."""
    own = _parts_for(event, viewer)
    return views.EventView(
        seq=seq,
        step=step,
        kind=event.kind,
        message_id=f"{event.source}-event-{event.kind}",
        fields={**event.shared, **own},
        rule=_rule_of(event) or UNSET,
        private=event.private if over and event.private else UNSET,
        only=event.only if over and event.only is not None else UNSET,
    )


def _parts_for(event: StoredEvent, viewer: Viewer) -> Mapping[str, Any]:
    """The fields that the viewer may read besides those for everybody."""
    if viewer.unveiled:
        return {name: value for fields in event.private.values() for name, value in fields.items()}
    return event.private.get(viewer.seat, {}) if viewer.seat is not None else {}


def _rule_of(event: StoredEvent) -> str | None:
    """The rule by which it happened; of what was kept before rules were, that of its kind."""
    if event.rule is not None or event.source in OWN_SOURCES:
        return event.rule
    try:
        return game(event.source).event_rules.get(event.kind)
    except PragmaticaError:
        return None  # the game has gone


def record_lines(table: Table, match: Match, viewer: Viewer) -> Iterator[str]:
    """The record: whole, with the seed and its proof, once it is over; else as far as the viewer may see it."""
    told = match.copy()
    told.tags = _tags(table)
    if not table.position.over:
        return recording.record_lines(told, viewer.seat, whole=False)
    return recording.record_lines(told)


def kept_lines(table: Table, events: Iterable[views.EventView]) -> Iterator[str]:
    """What stands for the record where this program cannot play the match: its headers, and what happened, as kept."""
    row = table.row
    headers = {
        "Game": row.game,
        "Scenario": row.scenario,
        "Players": str(row.players),
        "RulesVersion": str(row.rules_version),
        "Board": row.board,
        **recording.option_headers(msgspec.json.decode(row.options)),
        **_tags(table),
    }
    for line in (*recording.header_lines(headers), "", f"; {table.fault}"):
        yield f"{line}\n"
    for event in events:
        told = {"kind": event.kind, **event.fields}
        if event.private is not UNSET:
            told["private"] = event.private
        yield f"; {event.step} {write_json(told).decode()}\n"


def _tags(table: Table) -> dict[str, str]:
    """What a record tells of its table: once it is over also the seed and its proof."""
    row = table.row
    tags = {
        "Table": row.name or table.id,
        "Date": time.strftime("%Y.%m.%d", time.gmtime(row.created)),
        "Commitment": row.commitment,
        **{f"Seat.{one.seat}": table.called(one) or one.bot or "?" for one in table.seats},
        **part_tags(table.parts),
    }
    if (end := end_from(table.position.ended)) is not None:
        tags["Ended"] = f"{' '.join(end.winners) or 'draw'}, {end.how}" if end.how != "abandoned" else end.how
    if table.position.over:
        tags["Salt"] = row.salt
        if row.part is not None:
            tags |= {"ServerSeed": row.seed, "TableId": table.id}
    return tags
