"""Twin worlds: two matches that a viewer cannot tell apart give that viewer the same bytes, whatever he asks."""

from __future__ import annotations

import dataclasses
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.core.errors import PragmaticaError
from pragmatica.server import changes, wire
from pragmatica.server.errors import Refused
from pragmatica.server.storage import ChangeRow, ClaimRow, Position, SeatRow, TableRow
from pragmatica.server.tables import RefusedAt, Table, Viewer, write_json
from tests.server.client import PATIENCE, Browser, Server

MARIA = {"game": "maria", "scenario": "introductory", "players": 3}
ADVANCED = MARIA | {"scenario": "advanced"}
SEVEN = {"game": "ancien_regime", "scenario": "1740", "players": 7}
FOUR = SEVEN | {"scenario": "1756", "players": 4}
TABLES = [
    pytest.param(table, steps, id=f"{table['game']}-{table['scenario']}-{table['players']}")
    for table, steps in ((MARIA, 400), (ADVANCED, 400), (SEVEN, 900), (FOUR, 900))
]
TARGETS = {
    "maria": ("city:breslau", "city:praha", "piece:prussia-1", "card:d1-spades-5", "stop", "n-3"),
    "ancien_regime": ("land:berlin", "general:france-1", "battle-card:3", "garrison:holland", "status:french", "n-3"),
}
NONSENSE = ("n-99", "d1-spades-5", "card-2@france-1", "castle")
NOBODY = frozenset[str]()


def new_table(request: Mapping[str, Any], seed: int) -> Table:
    """A table in memory, each seat held by a session of its own name."""
    game, scenario, players = request["game"], request["scenario"], request["players"]
    match = pragmatica.new(game, scenario=scenario, players=players, seed=seed)
    row = TableRow(
        "table", "", game, scenario, players, "{}", match.setup.board, 1, "host", "", "", "", 0, match.to_json()
    )
    position = Position(0, 0, 0, "{}", False, match.to_json(history=False), "", 0)
    seats = tuple(SeatRow(place, seat, "device", None, "") for place, seat in enumerate(match.seats))
    table = Table(row, position, seats, tuple(ClaimRow(seat, seat) for seat in match.seats), match, {})
    table.recent.append(ChangeRow(0, 0, None, 0, "[]", "[]"))
    return table


def refusal(refused: Refused, viewer: Viewer) -> bytes:
    """What the viewer is told of it."""
    if isinstance(refused, RefusedAt):
        refused.viewer = viewer
    return write_json(wire.error_body(refused, NOBODY))


def told(table: Table, seat: str | None) -> list[bytes]:
    """All that the gate tells a viewer of this table now: the view, plans, reasons and refusals."""
    viewer = Viewer(seat, frozenset() if seat is None else frozenset({seat}))
    said = [write_json(wire.table_view(table, viewer, NOBODY)), write_json(wire.table_line(table, viewer, NOBODY))]
    if seat is None:
        return said
    actions = [one.id for one in table.match.legal(seat)]
    for target in (*TARGETS[table.row.game], *actions[:3]):
        try:
            said.append(write_json([wire.reason_view(one) for one in table.match.why_not(seat, target)]))
        except PragmaticaError as error:
            said.append(str(error).encode())
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


@pytest.mark.parametrize(("request_", "steps"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_viewer_cannot_know_changes_nothing_at_the_gate(
    request_: Mapping[str, Any], steps: int, seed: int
) -> None:
    """Redraw all that a viewer cannot know, at random steps of a random match: he is told the same."""
    random = Random(seed)
    table = new_table(request_, seed)
    viewers = (*table.match.seats, None)
    for _ in range(steps):
        if table.position.over:
            break
        somebody = random.choice(table.match.seats)
        extra = table.match.extra(somebody)
        if extra and random.random() < 0.1:
            free = random.choice(extra).id
            table, _ = changes.play(table, somebody, table.match.version(somebody), [free], 0)
        if random.random() < 60 / steps:
            for seat in viewers:
                twin = dataclasses.replace(table, dealt=table.match.resample(seat, random), views={})
                assert told(twin, seat) == told(table, seat)
        seat = random.choice(sorted(table.match.pending))
        action = random.choice(table.match.legal(seat)).id
        table, _ = changes.play(table, seat, table.match.version(seat), [action], 0)


@pytest.mark.parametrize(("request_", "steps"), TABLES)
def test_what_only_one_seat_can_notice_changes_nothing_at_the_gate(request_: Mapping[str, Any], steps: int) -> None:
    """After a change that one seat alone can notice, also an undo, all others are told what they were before."""
    random, quiet = Random(1), 0
    table = new_table(request_, 1)
    for _ in range(2 * steps):
        if table.position.over:
            break
        seat = random.choice(sorted(table.match.pending))
        able = [one for one in table.match.seats if table.match.undoable(one)]
        if able and random.random() < 0.2:
            seat = random.choice(able)
            after, write = changes.undo(table, seat, random.randint(1, table.match.undoable(seat)), 0)
        else:
            legal = [one.id for one in table.match.legal(seat)]
            pick = legal[0] if random.random() < 0.3 else random.choice(legal)
            after, write = changes.play(table, seat, table.match.version(seat), [pick], 0)
        if write.change.quiet_seat is not None:
            quiet += 1
            for viewer in (*table.match.seats, None):
                if viewer != seat:
                    assert told(after, viewer) == told(table, viewer), (seat, viewer)
        table = after
    assert quiet > 10 or request_["game"] == "maria"


# -- over the wire ----------------------------------------------------------------------------------------------------


Worlds = tuple[list[Server], list[Browser], str]


@pytest.fixture
def make_worlds(tmp_path: Path) -> Iterator[Callable[..., Worlds]]:
    """Makes two servers that begin with copies of one database: with a table, which goes on from a match if given."""
    made: list[Server] = []

    def make(request: dict[str, Any], match: Match | None = None) -> Worlds:
        folders = [tmp_path / name for name in ("one", "two")]
        folders[0].mkdir()
        servers = [Server(folder) for folder in folders]
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
    path = f"/api/tables/{ident}"
    targets = TARGETS[browser.table(ident, seat)["game"]]
    urls = [
        f"{path}?as={seat}",
        f"{path}/events?as={seat}",
        f"{path}/record?as={seat}",
        f"{path}/messages?as={seat}",
        *(f"{path}/replay?as={seat}&step={step}" for step in (0, 1, 2, 3, 5, 8)),
        *(f"{path}/why-not?seat={seat}&target={target}" for target in targets),
        f"{path}/plans?seat={seat}&action=n-3",
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


def same_for(browsers: list[Browser], ident: str, *viewers: str) -> None:
    """None of the viewers can tell the two worlds apart."""
    for viewer in viewers:
        one, two = (asked(browser, ident, viewer) for browser in browsers)
        assert one == two, viewer


def test_other_seats_secret_choices_change_no_byte(make_worlds: Callable[..., Worlds]) -> None:
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
def test_a_placed_card_and_a_draft_change_no_byte(make_worlds: Callable[..., Worlds]) -> None:
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


def begun(request: dict[str, Any], kind: str) -> Match:
    """A match in which a question of this kind is open, with two answers at least."""
    for seed in range(20):
        random = Random(seed)
        match = pragmatica.new(request["game"], scenario=request["scenario"], players=request["players"], seed=seed)
        for _ in range(2000):
            if match.outcome is not None:
                break
            if any(choices(match, seat, kind) for seat in match.pending):
                return pragmatica.from_position(match.to_position())  # so that the record begins here
            seat = random.choice(sorted(match.pending))
            match.apply(seat, random.choice(match.legal(seat)))
    raise AssertionError(f"no {kind}")


def choices(match: Match, seat: str, kind: str) -> list[str]:
    """Two answers between which nobody else can tell: the first and the last of those that say the same to others."""
    if getattr(match.pending[seat], "kind", "") != kind:
        return []
    offered = [one for one in match.legal(seat) if one.type not in ("end", "pass", "give_money", "reveal_card")]
    last = [one for one in offered if {**one.fields, "card": 0} == {**offered[0].fields, "card": 0} or kind in SECRET]
    return [offered[0].id, last[-1].id] if len(last) > 1 else []


SECRET = ("choose_status", "bid")  # here all answers look alike to others


@pytest.mark.rule("A-15.6", "A-15.7", "A-10.26", "A-9.21")
@pytest.mark.parametrize(
    ("request_", "kind", "then"),
    [
        (SEVEN, "choose_status", ""),
        (FOUR, "bid", ""),
        (SEVEN, "play_battle_card", ""),
        (SEVEN, "offer_gifts", "end"),
    ],
)
def test_secret_answers_of_coalitions_change_no_byte(
    make_worlds: Callable[..., Worlds], request_: dict[str, Any], kind: str, then: str
) -> None:
    """Two worlds with another status token, bid, card face down, or gift of a card: nobody else sees a difference."""
    match = begun(request_, kind)
    seat = next(one for one in match.pending if choices(match, one, kind))
    _, browsers, ident = make_worlds(request_, match)
    others = [one for one in (*match.seats, "spectator") if one != seat]
    for browser, pick in zip(browsers, choices(match, seat, kind), strict=True):
        browser.act(ident, seat, pick)
    same_for(browsers, ident, *others)
    if then:
        for browser in browsers:
            browser.act(ident, seat, then)
        same_for(browsers, ident, *others)


@pytest.mark.rule("A-5.17")
def test_private_messages_change_no_byte(make_worlds: Callable[..., Worlds]) -> None:
    """In one world Prussia writes to France alone, in the other nothing is said; nobody else sees a difference."""
    _, browsers, ident = make_worlds(SEVEN)
    with browsers[0].follow(ident, "austria") as stream:
        stream.next()
        message = {"seat": "prussia", "readers": ["france"], "text": "Bohemia for you, Silesia for me."}
        browsers[0].post(f"/api/tables/{ident}/messages", message, 204)
        assert stream.silent()
    same_for(browsers, ident, "britain", "austria", "russia", "spain", "ottoman", "spectator")
    heard = [len(browser.get(f"/api/tables/{ident}/messages", as_="france")) for browser in browsers]
    assert heard == [1, 0]
