"""How many connections there may be, how much they may say, and how long they may take for it."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest

from pragmatica.server.door.crowd import Crowd, Guest
from tests.samples import SHIPPED
from tests.server.attacker import HEAD, POST, frame, upgrade
from tests.server.client import PATIENCE, Server, play_round

# -- the crowd --------------------------------------------------------------------------------------------------------


class Line:
    """A line to nobody."""

    def __init__(self) -> None:
        self.cut = False
        self.untaken = 0

    def abort(self) -> None:
        """Close at once."""
        self.cut = True

    def get_write_buffer_size(self) -> int:
        """Bytes that wait."""
        return self.untaken


def crowd(most: int = 100, of_one: int = 100) -> Crowd:
    """A crowd that trusts the proxy and waits for a second."""
    return Crowd(most, of_one, 1.0, lambda peer: peer == "proxy")


def enter(crowd: Crowd, peer: str = "a", now: float = 0.0) -> tuple[Guest | None, Line]:
    """Another connection."""
    line = Line()
    return crowd.enter(peer, line, line.abort, now), line


def test_the_stranger_goes_that_has_waited_longest() -> None:
    """A full house has room for another: who came first and has not asked anything goes."""
    house = crowd(most=2)
    lines = [enter(house)[1] for _ in range(4)]

    assert [line.cut for line in lines] == [True, True, False, False]


def test_who_has_asked_stays_longer_than_strangers() -> None:
    """A browser between two requests goes after all that have not asked anything."""
    house = crowd(most=2)
    known, line = enter(house)
    assert known is not None
    house.busy(known)
    house.idle(known)
    strangers = [enter(house)[1] for _ in range(3)]

    assert (line.cut, [one.cut for one in strangers]) == (False, [True, True, False])


def test_who_is_worked_for_stays() -> None:
    """Where everybody waits for us, nobody else comes in."""
    house = crowd(most=1)
    first, line = enter(house)
    assert first is not None
    house.busy(first)

    assert enter(house)[0] is None
    assert not line.cut


def test_one_address_has_its_share() -> None:
    """Beyond it, one of its own goes; those of a proxy are as many as come through it."""
    house = crowd(of_one=2)
    others = [enter(house, "b")[1], *(enter(house, "proxy")[1] for _ in range(5))]
    lines = [enter(house, "a")[1] for _ in range(3)]

    assert [line.cut for line in lines] == [True, False, False]
    assert not any(line.cut for line in others)


def test_who_has_gone_is_forgotten() -> None:
    """Nothing is kept of a connection that has ended, nor is one that ends twice counted twice."""
    house = crowd()
    guest, _ = enter(house)
    assert guest is not None
    house.leave(guest)
    house.leave(guest)
    house.idle(guest)

    assert not any((house._guests, house._peers, house._strangers, house._idle))


def test_who_is_late_is_told() -> None:
    """A second is enough for what we wait for; who waits for us may take any time."""
    house = crowd()
    guest, line = enter(house)
    waiting, other = enter(house)
    assert guest is not None
    assert waiting is not None
    waiting.due = inf

    house.sweep(0.9)
    assert not line.cut
    house.sweep(1.1)
    assert (line.cut, other.cut) == (True, False)


def test_what_is_sent_must_be_taken() -> None:
    """Six seconds are enough for that; who takes all in between may have the next six."""
    house = crowd()
    guest, line = enter(house)
    assert guest is not None
    guest.due = inf
    for now, untaken in ((0, 9), (5, 9), (5.5, 0), (6, 9), (11.9, 1)):
        line.untaken = untaken
        house.sweep(now)
        assert not line.cut

    house.sweep(12.1)
    assert line.cut


@pytest.mark.parametrize(("limits", "most"), [((1_024, 1_024), 768), ((300, 1_100), 844), ((200, 200), 16)])
def test_no_more_come_than_there_are_descriptors_for(limits: tuple[int, int], most: int) -> None:
    """What the system allows is taken, and some of it is kept for other things."""
    program = (
        "import resource; from pragmatica.server.door.crowd import most_connections;"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, {limits}); print(most_connections(1000))"
    )

    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout == b"%d\n" % most


# -- at a running server ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait long."""
    with contextlib.closing(Server(tmp_path_factory.mktemp("hasty"), patience="0.5")) as server:
        yield server.start()
        assert not server.faults, server.log


@pytest.fixture
def line(hasty: Server) -> Iterator[socket.socket]:
    """A connection to it that takes little at a time."""
    with contextlib.closing(socket.socket()) as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        made.settimeout(PATIENCE)
        made.connect(("127.0.0.1", hasty.port))
        yield made


def told(line: socket.socket) -> bytes:
    """All that comes until the line is closed."""
    got = b""
    with contextlib.suppress(ConnectionError):
        while piece := line.recv(65_536):
            got += piece
    return got


def sockets(server: Server) -> int:
    """How many a server has open."""
    assert server.process is not None
    found = 0
    for descriptor in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            found += descriptor.readlink().name.startswith("socket:")
    return found


@pytest.mark.parametrize(
    "head",
    [
        HEAD + b"X: " + b"x" * 20_000,
        HEAD + b"X: x\r\n" * 101 + b"\r\n",
        HEAD + b"X: " + b"x" * 16_400 + b"\r\n\r\n",
        b"GET /" + b"x" * 20_000,
        b"\r\n" * 10_000,
        upgrade("x")[:-2] + b"X: " + b"x" * 10_000 + b"\r\n\r\n",
    ],
    ids=["long", "many", "whole", "address", "empty lines", "stream"],
)
def test_a_long_head_is_refused(line: socket.socket, head: bytes) -> None:
    """A head has at most 16 kB and 100 fields; who sends more is told so, and the line is closed."""
    line.sendall(head)

    assert told(line).startswith(b"HTTP/1.1 431 Request Header Fields Too Large\r\n")


@pytest.mark.parametrize("head", [HEAD, b"GET /", HEAD + b"Cookie: a"])
def test_half_a_head_is_not_waited_for(line: socket.socket, head: bytes) -> None:
    """A head must come in time."""
    line.sendall(head)

    assert told(line).startswith(b"HTTP/1.1 408 Request Timeout\r\n")


@pytest.mark.parametrize("said", [b"", b"\r\n"])
def test_silence_is_not_waited_for(line: socket.socket, said: bytes) -> None:
    """A connection that asks nothing is closed."""
    line.sendall(said)

    assert told(line) == b""


@pytest.mark.parametrize("first", [HEAD, POST + b"Transfer-Encoding: chunked\r\n\r\n"], ids=["head", "body"])
def test_a_dribble_is_not_waited_for(line: socket.socket, first: bytes) -> None:
    """What comes in small pieces must come in time like any other."""
    line.sendall(first)
    line.settimeout(0.1)
    with contextlib.suppress(ConnectionError):
        while True:  # a server that waits for ever makes this test wait, too
            line.sendall(b"X" if first == HEAD else b"1\r\n \r\n")
            try:
                assert line.recv(100)[:12] in (b"", b"HTTP/1.1 408")
                break
            except TimeoutError:
                continue


@pytest.mark.parametrize("body", [b"1;" + b"x" * 600_000, b"1\r\nx\r\n" * 1_100], ids=["long", "many"])
def test_a_body_that_never_ends_is_cut(line: socket.socket, body: bytes) -> None:
    """The form of a body is limited, not only what is in it."""
    with contextlib.suppress(ConnectionError):
        line.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n" + body)

    assert b"HTTP/1.1 2" not in told(line)


def test_few_requests_wait(line: socket.socket) -> None:
    """A connection may send some requests before the first is answered, but not as many as it likes."""
    line.sendall((HEAD + b"\r\n") * 10)
    got = b""
    while got.count(b"HTTP/1.1 200") < 10:
        got += line.recv(65_536)
    with contextlib.suppress(ConnectionError):
        line.sendall((HEAD + b"\r\n") * 1_000)

    assert told(line).count(b"HTTP/1.1 200") < 100


def test_an_answer_that_is_not_taken_is_dropped(hasty: Server, line: socket.socket) -> None:
    """A connection that does not read what it has asked for is closed."""
    line.sendall(HEAD + b"\r\n")
    assert line.recv(12) == b"HTTP/1.1 200"  # now it counts
    open_before = sockets(hasty)
    line.sendall((HEAD.replace(b"games", f"games/{SHIPPED.game}/rules".encode()) + b"\r\n") * 15)
    end = time.monotonic() + PATIENCE
    while sockets(hasty) >= open_before and time.monotonic() < end:
        time.sleep(0.1)

    assert sockets(hasty) < open_before
    assert told(line).count(b"HTTP/1.1 200") < 15


def test_who_waits_for_us_may_wait(hasty: Server) -> None:
    """A long poll and a stream outlive all these times."""
    browser = hasty.browser()
    ident = browser.open()
    with browser.follow(ident) as stream:
        stream.next()
        assert browser.get(f"/api/tables/{ident}/events", since=0, wait=4)["events"] == []
        play_round(browser, ident)
        assert stream.until(1)["table"]["step"] >= 1


def test_a_stream_that_talks_is_cut(hasty: Server, line: socket.socket) -> None:
    """A page says hardly anything to its stream: thousands of frames come from something else."""
    line.sendall(upgrade(hasty.browser().open()))
    assert line.recv(12) == b"HTTP/1.1 101"
    with contextlib.suppress(ConnectionError):
        line.sendall(frame(0x9, 0) * 100_000)

    assert len(told(line)) < 100_000


def test_one_address_has_few_streams(tmp_path: Path) -> None:
    """Of those that come through a proxy each address has its share of requests and streams, and others theirs."""
    with contextlib.closing(Server(tmp_path, address_connections="3")) as server:
        browser, other = server.start().browser(), server.browser()
        ident = browser.open()
        other.http.headers["x-forwarded-for"] = "203.0.113.7"
        with contextlib.ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(browser.follow(ident)).next()
            assert browser.get("/api/games", 429)["error"] == "too-many-requests"
            other.get("/api/games")
        while browser.http.get("/api/games").status_code == 429:  # until the server has noticed that they are gone
            pass
