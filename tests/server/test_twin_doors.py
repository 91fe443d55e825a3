"""Twin worlds at the club's doors: what somebody has answered in secret shows in no list, page, feed, notice or mail.

Two servers go on from one database. In each somebody answers in secret, but not the same; whoever may not know it is
told the same by both, down to the byte but for moments and for ids that are drawn.
"""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final

import pytest

from tests.server.client import PATIENCE, Browser, Server
from tests.server.events import tables
from tests.server.mailbox import SITE, Post, body, mailbox, settings
from tests.server.people import register
from tests.server.receiver import Receiver, receiving
from tests.server.test_clocks import DAILY

NORTH, SOUTH, CLARA = "Anna the North", "Berta the South", "Clara the Onlooker"
EVERYTHING: Final = ["turn", "short", "over", "message", "invitation", "round", "event-over"]
MOMENT: Final = re.compile(rb"1[0-9]{9}(?:\.[0-9]+)?(?:e\+09)?")
SPELLED: Final = re.compile(rb"20[0-9]{2}-?[01][0-9]-?[0-3][0-9]T[0-9:]{6,8}(?:\.[0-9]+)?Z?")
ID: Final = re.compile(rb"\b[0-9a-f]{32,64}\b")


@dataclass
class World:
    """A server with what reaches people elsewhere; `north` has answered in secret, `south` and `clara` may not know."""

    server: Server
    north: Browser
    south: Browser
    clara: Browser
    stranger: Browser
    hooked: Receiver
    mails: Post
    feed: str


@dataclass
class Twins:
    """Two worlds, and what is the same in both."""

    worlds: list[World]
    table: str
    event: str


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    """Two worlds in which north has answered in secret at a table of an event, with another card in each."""
    folders = [tmp_path_factory.mktemp("twins") / name for name in ("one", "two")]
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        patch.setenv("TESTED_INSIDE", "1")
        boxes = [stack.enter_context(mailbox()) for _ in folders]
        folders[0].mkdir()
        servers = [Server(folder, bots="0", **settings(port)) for folder, (_, port) in zip(folders, boxes, strict=True)]
        for server in servers:
            stack.callback(server.close)
        servers[0].start()
        first = [servers[0].browser() for _ in range(4)]
        for browser, name in zip(first, (NORTH, SOUTH, CLARA), strict=False):
            register(browser, name)
        north, south, clara, _ = first
        event = tables.opened(clara, rounds=1, rated=True, pace=DAILY)
        for one in (north, south):
            tables.join(one, event)
        tables.decide(clara, event, "start")
        view = tables.until(clara, event, lambda now: tables.begun(now, 1))
        table = view["rounds"][0]["pairings"][0]["table"]
        if not north.table(table, "spectator")["seats"][0]["mine"]:
            north, south = south, north
        feed = south.post("/api/channels/feed", {"language": "en"})["secret"]
        servers[0].stop()
        shutil.copytree(folders[0], folders[1])
        worlds = []
        for server, (post, _) in zip(servers, boxes, strict=True):
            server.start()
            browsers = [server.browser() for _ in range(4)]
            for browser, known in zip(browsers, (north, south, clara, first[3]), strict=True):
                browser.http.cookies = known.http.cookies
            worlds.append(World(server, *browsers, stack.enter_context(receiving()), post, feed))
            told(worlds[-1])
            answer(worlds[-1], table, len(worlds))
        yield Twins(worlds, table, event)


def told(world: World) -> None:
    """South is told of everything by a webhook and by mails."""
    hook = {"address": world.hooked.url, "form": "json", "wanted": EVERYTHING, "language": "en"}
    world.south.post("/api/channels/hooks", hook, 201)
    world.south.post("/api/channels/page", {"wanted": EVERYTHING, "language": "en"}, 201)
    world.south.post("/api/channels/mail", {"address": "s@club.example", "wanted": EVERYTHING, "language": "en"})
    found = re.search(r"/notices#confirm=(\S+)", body(world.mails.wait(1)[0], "plain"))
    assert found is not None
    world.south.post("/api/channels/confirm", {"secret": found[1]}, 204)


def answer(world: World, table: str, which: int) -> None:
    """North plays a card that nobody sees yet: another one in the second world, as nobody else can tell."""
    for kind in world.north.table(table, "north")["view"]["actions"]:
        world.north.act(table, "north", kind["id"])
        cards = world.north.table(table, "north")["view"]["actions"]
        if len(cards) > 1:
            world.north.act(table, "north", cards[0 if which == 1 else -1]["id"])
            return
        world.north.post(f"/api/tables/{table}/undo", {"seat": "north", "count": 1}, 201)
    raise AssertionError("north has no choice")


def plain(text: bytes) -> bytes:
    """A text with its moments in their order, and without ids that are drawn."""
    return ID.sub(b"id", ordered(ordered(text, MOMENT), SPELLED))


def ordered(text: bytes, pattern: re.Pattern[bytes]) -> bytes:
    """A text with the places of moments in their order instead of the moments."""
    moments = sorted(set(pattern.findall(text)))
    return pattern.sub(lambda found: b"t%d" % moments.index(found[0]), text)


def same(twins: Twins, who: str, path: str) -> bytes:
    """What both worlds tell somebody at an address."""
    path = path.format(table=twins.table, event=twins.event)
    got = [getattr(world, who).http.get(path) for world in twins.worlds]
    assert [one.status_code for one in got] == [200, 200], (path, got[0].text)
    one, two = (plain(each.content) for each in got)
    assert one == two, path
    return one


LISTS = (
    "/api/lobby",
    "/api/tables",
    "/api/waiting",
    "/api/watched?table={table}",
    "/api/matches/running",
    "/api/matches",
)
PLAYERS = tuple(
    f"/api/players/{name}{part}"
    for name in (NORTH, SOUTH)
    for part in ("", "/ratings?game=toy&scenario=plain", f"/against/{CLARA}")
)
EVENTS = ("/api/events", "/api/events/{event}", "/api/events/{event}/results.json", "/api/events/{event}/results.csv")
TABLE = tuple(
    f"/api/tables/{{table}}{part}"
    for part in ("?as=spectator", "/audit", "/events?as=spectator", "/messages", "/record?as=spectator", "/results")
)


@pytest.mark.parametrize("path", [*LISTS, *PLAYERS, "/api/ratings/toy/plain", *EVENTS, *TABLE])
@pytest.mark.parametrize("who", ["south", "clara", "stranger"])
def test_a_secret_answer_shows_at_no_door(twins: Twins, who: str, path: str) -> None:
    """Lists, the lobby, people with their ratings, events, presence and the audit log are the same in both worlds."""
    if path.endswith("/audit") and who == "stranger":
        path = "/api/tables/{table}"
    same(twins, who, path)


@pytest.mark.parametrize("form", ["ics", "atom"])
def test_a_secret_answer_shows_in_no_feed(twins: Twins, form: str) -> None:
    """A calendar and a feed tell one's own turns, and these are the same."""
    got = [world.stranger.http.get(f"{world.feed.removeprefix(SITE)}.{form}") for world in twins.worlds]

    assert [one.status_code for one in got] == [200, 200]
    one, two = (plain(each.content) for each in got)
    assert one == two
    assert twins.table.encode() in one


def test_a_secret_answer_shows_in_no_vote(twins: Twins) -> None:
    """What somebody proposes who has answered in secret looks the same to all others, and may be declined."""
    for world in twins.worlds:
        world.north.post(f"/api/tables/{twins.table}/votes", {"seat": "north", "wish": "agree", "winners": []}, 200)
    for who in ("south", "clara", "stranger"):
        assert b'"vote":{' in same(twins, who, "/api/tables/{table}")
    for world in twins.worlds:
        world.south.post(f"/api/tables/{twins.table}/votes", {"seat": "south", "wish": "decline"}, 200)


def test_a_secret_answer_shows_in_nobodys_presence(twins: Twins) -> None:
    """Who looks at the table, and up to which step it has been shown to whom, is the same."""
    with ExitStack() as stack:
        for world in twins.worlds:
            stream = stack.enter_context(world.north.follow(twins.table, "north"))
            stream.next()
        end = time.monotonic() + PATIENCE
        while not all(online(world, twins.table) for world in twins.worlds):
            assert time.monotonic() < end
            time.sleep(0.05)

        seats = same(twins, "clara", "/api/tables/{table}")

    assert b'"shown":' in seats


def test_a_secret_answer_sends_no_word(twins: Twins) -> None:
    """Of a message that follows it south is told the same, by a webhook and by mail, and of nothing before."""
    said = {"seat": "north", "text": "Your turn, I think."}
    for world in twins.worlds:
        world.north.post(f"/api/tables/{twins.table}/messages", said, 204)

    hooks = [[got.json["items"] for got in world.hooked.wait(1)] for world in twins.worlds]
    mails = [[body(mail, "plain") for mail in world.mails.wait(2)[1:]] for world in twins.worlds]

    assert [item["kind"] for item in hooks[0][0]] == ["message"]
    assert plain(repr(bare(hooks[0])).encode()) == plain(repr(bare(hooks[1])).encode())
    assert [re.sub(r"#end=\S+", "", one) for one in mails[0]] == [re.sub(r"#end=\S+", "", one) for one in mails[1]]


def bare(requests: list[list[dict[str, Any]]]) -> list[list[dict[str, Any]]]:
    """Without the ids, which tell apart what is sent to two addresses."""
    return [[{name: value for name, value in item.items() if name != "id"} for item in items] for items in requests]


def online(world: World, table: str) -> bool:
    """Whether north is known to be there."""
    return bool(world.clara.table(table)["seats"][0]["online"])


def test_the_worlds_differ(twins: Twins) -> None:
    """Else all of this would say nothing: north himself sees another card in each."""
    one, two = (plain(world.north.http.get(f"/api/tables/{twins.table}?as=north").content) for world in twins.worlds)

    assert one != two


@pytest.mark.parametrize("who", ["south", "clara"])
def test_what_nobody_may_do_is_refused_alike(twins: Twins, who: str) -> None:
    """A refusal at the club's doors tells nothing of a secret either."""
    asked = [
        (f"/api/tables/{twins.table}/votes", {"seat": "north", "wish": "consent"}),
        (f"/api/tables/{twins.table}/seats/north/offer", {"way": "public"}),
        (f"/api/tables/{twins.table}/seats/north/succeed", {"name": ""}),
        (f"/api/tables/{twins.table}/clocks", {"seat": "north", "wish": "pause"}),
        (f"/api/tables/{twins.table}/start", {}),
    ]
    for path, form in asked:
        one, two = (getattr(world, who).http.post(path, json=form) for world in twins.worlds)
        assert one.status_code == two.status_code >= 400, (path, one.text)
        assert plain(one.content) == plain(two.content), path
