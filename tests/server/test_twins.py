"""Twin worlds: two matches that a viewer cannot tell apart give that viewer the same bytes, whatever he asks."""

from __future__ import annotations

import dataclasses
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica.core.errors import PragmaticaError
from pragmatica.server import changes, wire
from pragmatica.server.errors import Refused
from pragmatica.server.storage import ChangeRow, Position, SeatRow, TableRow
from pragmatica.server.tables import Table, Viewer, write_json
from tests.server.client import Browser, Server

SEATS = ("maria_theresa", "louis", "frederick")
MARIA = {"game": "maria", "scenario": "introductory", "players": 3}
ADVANCED = MARIA | {"scenario": "advanced"}
SCENARIOS = ("introductory", "advanced")
NOBODY = frozenset[str]()


def new_table(scenario: str, seed: int) -> Table:
    """A table of Maria in memory, each seat held by a session of its own name."""
    match = pragmatica.new("maria", scenario=scenario, players=3, seed=seed)
    row = TableRow(
        "table", "", "maria", scenario, 3, "{}", match.setup.board, 1, "host", "", "", "", 0, match.to_json()
    )
    position = Position(0, 0, 0, "{}", False, match.to_json(history=False), "", 0)
    seats = tuple(SeatRow(place, seat, "device", None, "") for place, seat in enumerate(SEATS))
    table = Table(row, position, seats, {seat: frozenset({seat}) for seat in SEATS}, match, {})
    table.recent.append(ChangeRow(0, 0, None, 0, "[]", "[]"))
    return table


def told(table: Table, seat: str | None) -> list[bytes]:
    """All that the gate tells a viewer of this table now: the view, plans, reasons and refusals."""
    viewer = Viewer(seat, frozenset() if seat is None else frozenset({seat}))
    said = [write_json(wire.table_view(table, viewer, NOBODY)), write_json(wire.table_line(table, viewer, NOBODY))]
    if seat is None:
        return said
    actions = [one.id for one in table.match.legal(seat)]
    for target in ("city:breslau", "city:praha", "piece:prussia-1", "card:d1-spades-5", "stop", "n-3", *actions[:3]):
        try:
            said.append(write_json([wire.reason_view(one) for one in table.match.why_not(seat, target)]))
        except PragmaticaError as error:
            said.append(str(error).encode())
    for action in ("n-99", "d1-spades-5", "castle"):
        if action in actions:  # what comes of a lawful answer may well depend on secrets
            continue
        try:
            changes.play(table, seat, table.match.version(seat), [action], 0)
        except Refused as refused:
            said.append(write_json(wire.error_body(refused, viewer, NOBODY)))
    return said


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_viewer_cannot_know_changes_nothing_at_the_gate(scenario: str, seed: int) -> None:
    """Redraw all that a viewer cannot know, at random steps of a random match: he is told the same."""
    random = Random(seed)
    table = new_table(scenario, seed)
    for _ in range(400):
        if table.position.over:
            break
        somebody = random.choice(SEATS)
        extra = table.match.extra(somebody)
        if extra and random.random() < 0.1:
            free = random.choice(extra).id
            table, _ = changes.play(table, somebody, table.match.version(somebody), [free], 0)
        if random.random() < 0.15:
            for seat in (*SEATS, None):
                twin = dataclasses.replace(table, match=table.match.resample(seat, random), views={})
                assert told(twin, seat) == told(table, seat)
        seat = random.choice(sorted(table.match.pending))
        action = random.choice(table.match.legal(seat)).id
        table, _ = changes.play(table, seat, table.match.version(seat), [action], 0)


# -- over the wire ----------------------------------------------------------------------------------------------------


Worlds = tuple[list[Server], list[Browser], str]


@pytest.fixture
def make_worlds(tmp_path: Path) -> Iterator[Callable[[dict[str, Any]], Worlds]]:
    """Makes two servers that begin with copies of one database, in which a table has been opened."""
    made: list[Server] = []

    def make(request: dict[str, Any]) -> Worlds:
        folders = [tmp_path / name for name in ("one", "two")]
        folders[0].mkdir()
        servers = [Server(folder) for folder in folders]
        made.extend(servers)
        host = servers[0].start().browser()
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
    path = f"/api/tables/{ident}"
    urls = [
        f"{path}?as={seat}",
        f"{path}/events?as={seat}",
        f"{path}/record?as={seat}",
        *(f"{path}/replay?as={seat}&step={step}" for step in (0, 1, 2, 3, 5, 8)),
        *(f"{path}/why-not?seat={seat}&target={target}" for target in ("city:breslau", "n-3", "card:d1-spades-5")),
        f"{path}/plans?seat={seat}&action=n-3",
    ]
    got = [browser.http.get(url).content for url in urls]
    for body in (
        {"seat": seat, "version": 99, "actions": ["n-3"]},
        {"seat": seat, "version": 0, "actions": ["castle"]},
    ):
        got.append(browser.http.post(f"{path}/actions", json=body).content)
    with browser.follow(ident, seat) as stream:
        got.append(bytes(stream.socket.recv(5, decode=False)))
    while any(one["online"] for one in browser.table(ident, "spectator")["seats"]):
        time.sleep(0.01)  # until the server has noticed that the stream has gone
    return got


def same_for(browsers: list[Browser], ident: str, *viewers: str) -> None:
    """None of the viewers can tell the two worlds apart."""
    for viewer in viewers:
        one, two = (asked(browser, ident, viewer) for browser in browsers)
        assert one == two, viewer


def test_other_seats_secret_choices_change_no_byte(make_worlds: Callable[[dict[str, Any]], Worlds]) -> None:
    """Frederick divides his troops differently in two worlds; nobody else sees a difference."""
    _, browsers, ident = make_worlds(MARIA)
    random = Random(1)
    for _ in range(30):
        waiting = browsers[0].table(ident, "spectator")["waiting"]
        seat, kind = random.choice([(one["seat"], one["decision"]["kind"]) for one in waiting])
        offers = [[one["id"] for one in browser.table(ident, seat)["view"]["actions"]] for browser in browsers]
        if (seat, kind) == ("frederick", "divide_troops"):
            picks = [offers[0][0], offers[1][-1]]
        else:
            assert offers[0] == offers[1]
            picks = [random.choice(offers[0])] * 2
        for browser, pick in zip(browsers, picks, strict=True):
            browser.act(ident, seat, pick)
        same_for(browsers, ident, "maria_theresa", "louis", "spectator")


def waiting(browsers: list[Browser], ident: str) -> tuple[str, str]:
    """A seat that owes an answer, and the kind of its question: in both worlds the same."""
    (one, two) = (browser.table(ident, "spectator")["waiting"] for browser in browsers)
    assert one == two
    return one[0]["seat"], one[0]["decision"]["kind"]


def answered(browsers: list[Browser], ident: str, seat: str, *picks: int) -> None:
    """Both worlds go on with one of the offered answers each."""
    for browser, pick in zip(browsers, picks, strict=True):
        browser.act(ident, seat, browser.table(ident, seat)["view"]["actions"][pick]["id"])


@pytest.mark.rule("M-17.32", "M-21.4")
def test_a_placed_card_and_a_draft_change_no_byte(make_worlds: Callable[[dict[str, Any]], Worlds]) -> None:
    """In one world Frederick drafts a proposal and places another card than in the other; nobody else sees it."""
    _, browsers, ident = make_worlds(ADVANCED)
    others = ("maria_theresa", "louis", "spectator")
    while waiting(browsers, ident)[1] != "place_card":
        answered(browsers, ident, waiting(browsers, ident)[0], 0, 0)
    assert waiting(browsers, ident)[0] == "frederick"
    for free in ("write-peace", "write-prussia", "write-turn-3", "write-words=nothing yet"):
        browsers[0].act(ident, "frederick", free)
    same_for(browsers, ident, *others)
    browsers[0].act(ident, "frederick", "clear")
    answered(browsers, ident, "frederick", 0, 1)
    same_for(browsers, ident, *others)
    answered(browsers, ident, "louis", 0, 0)
    answered(browsers, ident, "frederick", 1, 0)
    assert waiting(browsers, ident) == ("maria_theresa", "place_card")
    same_for(browsers, ident, *others)
