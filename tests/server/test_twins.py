"""Twin worlds: two matches that a viewer cannot tell apart give that viewer the same bytes, whatever he asks."""

from __future__ import annotations

import dataclasses
import re
import shutil
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import pragmatica
from pragmatica import Match
from pragmatica.core.errors import PragmaticaError
from pragmatica.server.clocks.pace import DAY, Pace
from pragmatica.server.errors import Refused
from pragmatica.server.kept.rows import ChangeRow, ClaimRow, Position, SeatRow, TableRow
from pragmatica.server.play import changes, running
from pragmatica.server.play.table import RefusedAt, Table, Viewer, write_json
from pragmatica.server.told import wire
from tests import offers
from tests.samples import FULLEST, Sample, usual
from tests.server.client import PATIENCE, Browser, Server

SCENARIOS = [(game.id, scenario) for game in pragmatica.games() for scenario in game.scenarios]
TABLES = [
    pytest.param(sample, 130 * sample.players, id="-".join(map(str, sample)))
    for number, (game, scenario) in enumerate(SCENARIOS)
    for sample in [Sample(game, scenario.id, (max, min)[number % 2](scenario.seats))]
]
NONSENSE = ("n-99", "d1-spades-5", "card-2@france-1", "castle")
LOOKS = ("side:prussia", "side:austria", "reach:", "reach:austria", "cards:prussia", "cards:austria", "castle")
PACE = Pace(kind="bank", main=DAY, increment=60)
NOBODY = frozenset[str]()
CLOCK = count(1)  # each answer comes later than the one before
SINCE = re.compile(rb'"since":([0-9.e+]+)')
NOW = re.compile(rb'"now":[0-9.e+]+')


def new_table(sample: Sample, seed: int) -> Table:
    """A table in memory, each seat held by a session of its own name."""
    game, scenario, players = sample
    match = sample.new(seed)
    row = TableRow(
        "table", "", game, scenario, players, "{}", match.setup.board, 1, "host", "", "", "", 0, match.to_json()
    )
    row = msgspec.structs.replace(row, pace=write_json(PACE).decode())
    seats = tuple(SeatRow(place, seat, "device", None, "") for place, seat in enumerate(match.seats))
    position = Position(0, 0, 0, "{}", False, match.to_json(history=False), "", 0)
    position = running.begun(PACE, position, match, seats, next(CLOCK))
    table = Table(row, position, seats, tuple(ClaimRow(seat, seat) for seat in match.seats), match, {})
    table.recent.append(ChangeRow(0, 0, None, 0, "[]", "[]"))
    return table


@cache
def things(game: str) -> list[str]:
    """Some things of the table that one can ask about, and words that are answers in some games."""
    found = offers.GAMES[game].things(usual(game).new().observe(None))
    return [*found[:: max(1, len(found) // 4)], "stop", "n-3"]


def refusal(refused: Refused, viewer: Viewer) -> bytes:
    """What the viewer is told of it."""
    if isinstance(refused, RefusedAt):
        refused.viewer = viewer
    return write_json(wire.error_body(refused, NOBODY))


def told(table: Table, seat: str | None) -> list[bytes]:
    """All that the gate tells a viewer of this table now: the view, plans, chances, reasons and refusals."""
    viewer = Viewer(seat, frozenset() if seat is None else frozenset({seat}))
    said = [write_json(wire.table_view(table, viewer, NOBODY)), write_json(wire.table_line(table, viewer, NOBODY, 0.0))]
    if seat is None:
        return said
    actions = [one.id for one in table.match.legal(seat)]
    for target in (*things(table.row.game), *LOOKS):
        try:
            said += [write_json(dict(table.match.look(one, target))) for one in (seat, None)]
        except PragmaticaError as error:
            said.append(str(error).encode())
    for target in (*things(table.row.game), *actions[:3]):
        try:
            said.append(write_json([wire.reason_view(one) for one in table.match.why_not(seat, target)]))
        except PragmaticaError as error:
            said.append(str(error).encode())
    said += [write_json(wire.odds_view(table.match.odds(seat, one))) for one in actions[:3]]
    said += [write_json([wire.plan_view(plan) for plan in table.match.plans(seat, one)]) for one in actions[:3]]
    said.append(write_json(table.match.instructions(seat)))
    for row in ([one, nonsense] for one in actions[:1] for nonsense in NONSENSE[:3]):
        try:
            changes.play(table, seat, table.match.version(seat), row, 0)
            said.append(b"played")
        except Refused as refused:
            said.append(refusal(refused, viewer))
    for action in NONSENSE:
        if action in actions:  # what comes of a lawful answer may well depend on secrets
            continue
        try:
            changes.play(table, seat, table.match.version(seat), [action], 0)
        except Refused as refused:
            said.append(refusal(refused, viewer))
    return said


@pytest.mark.parametrize(("sample", "steps"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_viewer_cannot_know_changes_nothing_at_the_gate(sample: Sample, steps: int, seed: int) -> None:
    """Redraw all that a viewer cannot know, at random steps of a random match: he is told the same."""
    random = Random(seed)
    table = new_table(sample, seed)
    viewers = (*table.match.seats, None)
    for _ in range(steps):
        if table.position.over:
            break
        somebody = random.choice(table.match.seats)
        extra = table.match.extra(somebody)
        if extra and random.random() < 0.1:
            free = random.choice(extra).id
            table, _ = changes.play(table, somebody, table.match.version(somebody), [free], next(CLOCK))
        if random.random() < 30 / steps:
            for seat in viewers:
                twin = dataclasses.replace(table, dealt=table.match.resample(seat, random), views={})
                assert told(twin, seat) == told(table, seat)
        seat = random.choice(sorted(table.match.pending))
        action = random.choice(table.match.legal(seat)).id
        table, _ = changes.play(table, seat, table.match.version(seat), [action], next(CLOCK))


@pytest.mark.parametrize(("sample", "steps"), TABLES)
def test_what_only_one_seat_can_notice_changes_nothing_at_the_gate(sample: Sample, steps: int) -> None:
    """After a change that one seat alone can notice, also an undo, all others are told what they were before."""
    random, quiet = Random(1), 0
    table = new_table(sample, 1)
    for _ in range(2 * steps):
        if table.position.over:
            break
        seat = random.choice(sorted(table.match.pending))
        able = [one for one in table.match.seats if table.match.undoable(one)]
        if able and random.random() < 0.2:
            seat = random.choice(able)
            after, write = changes.undo(table, seat, random.randint(1, table.match.undoable(seat)), next(CLOCK))
        else:
            legal = [one.id for one in table.match.legal(seat)]
            pick = legal[0] if random.random() < 0.3 else random.choice(legal)
            after, write = changes.play(table, seat, table.match.version(seat), [pick], next(CLOCK))
        if write.change.quiet_seat is not None:
            quiet += 1
            assert not write.posts
            for viewer in (*table.match.seats, None):
                if viewer != seat:
                    assert told(after, viewer) == told(table, viewer), (seat, viewer)
        table = after
    assert quiet > 10 or sample != FULLEST


# -- over the wire ----------------------------------------------------------------------------------------------------


Worlds = tuple[list[Server], list[Browser], str]


@pytest.fixture
def make_worlds(tmp_path: Path) -> Iterator[Callable[..., Worlds]]:
    """Makes two servers that begin with copies of one database: with a table, which goes on from a match if given."""
    made: list[Server] = []

    def make(request: dict[str, Any], match: Match | None = None) -> Worlds:
        folders = [tmp_path / name for name in ("one", "two")]
        folders[0].mkdir()
        servers = [Server(folder, apart=True) for folder in folders]  # two that order sets each in its own way
        made.extend(servers)
        host = servers[0].start().browser()
        if match is not None:
            servers[0].prepared.write_text(match.to_json(), encoding="utf-8")
        ident = host.open(**request)
        servers[0].stop()
        shutil.copytree(folders[0], folders[1])
        browsers = [server.start().browser() for server in servers]
        for browser in browsers:
            browser.http.cookies = host.http.cookies
        return servers, browsers, ident

    yield make
    for server in made:
        server.stop()
        server.close()


def asked(browser: Browser, ident: str, seat: str) -> list[bytes]:
    """All that a viewer can get over the wire."""
    path, view = f"/api/tables/{ident}", browser.table(ident, seat)
    targets = things(view["game"])
    actions = [*(one["id"] for one in view["view"]["actions"][:4]), "n-3"]
    urls = [
        f"{path}?as={seat}",
        f"{path}/events?as={seat}",
        f"{path}/record?as={seat}",
        f"{path}/messages?as={seat}",
        *(f"{path}/replay?as={seat}&step={step}" for step in (0, 1, 2, 3, 5, 8)),
        *(f"{path}/why-not?seat={seat}&target={target}" for target in targets),
        *(f"{path}/plans?seat={seat}&action={action}" for action in actions),
        *(f"{path}/odds?seat={seat}&action={action}" for action in actions),
        *(f"{path}/look?as={seat}&target={target}" for target in (*targets, *LOOKS)),
    ]
    got = [browser.http.get(url).content for url in urls]
    for body in (
        {"seat": seat, "version": 99, "actions": ["n-3"]},
        {"seat": seat, "version": 0, "actions": ["castle"]},
    ):
        got.append(browser.http.post(f"{path}/actions", json=body).content)
    with browser.follow(ident, seat) as stream:
        got.append(bytes(stream.socket.recv(PATIENCE, decode=False)))
    end = time.monotonic() + PATIENCE
    while any(one["online"] for one in browser.table(ident, "spectator")["seats"]):
        assert time.monotonic() < end
        time.sleep(0.01)  # until the server has noticed that the stream has gone
    return got


def in_order(body: bytes) -> bytes:
    """An answer with moments in their order and without the time of day: two servers do the same a moment apart."""
    moments = sorted(set(SINCE.findall(body)))
    return NOW.sub(b"", SINCE.sub(lambda found: b'"since":%d' % moments.index(found[1]), body))


def same_for(browsers: list[Browser], ident: str, *viewers: str) -> None:
    """None of the viewers can tell the two worlds apart."""
    for viewer in viewers:
        one, two = ([in_order(body) for body in asked(browser, ident, viewer)] for browser in browsers)
        assert one == two, viewer


def test_private_messages_change_no_byte(make_worlds: Callable[..., Worlds]) -> None:
    """In one world a seat writes to another alone, in the other nothing is said; nobody else sees a difference."""
    writer, reader, *others = FULLEST.seats
    _, browsers, ident = make_worlds(FULLEST.asked)
    with browsers[0].follow(ident, others[0]) as stream, browsers[1].follow(ident, others[0]) as same:
        stream.next()
        same.next()
        message = {"seat": writer, "readers": [reader], "text": "Bohemia for you, Silesia for me."}
        browsers[0].post(f"/api/tables/{ident}/messages", message, 204)
        assert stream.silent()
    same_for(browsers, ident, *others, "spectator")
    heard = [len(browser.get(f"/api/tables/{ident}/messages", as_=reader)) for browser in browsers]
    assert heard == [1, 0]
