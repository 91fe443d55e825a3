"""Which addresses the server asks that strangers name: none of its own network, by whatever name."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from typing import Any, Final

import pytest

from pragmatica.server.posts import outside
from pragmatica.server.posts.outside import Unreachable

INNER = (
    "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "168.63.129.16", "192.0.0.170", "198.18.0.1", "203.0.113.9", "224.0.0.1", "240.0.0.1", "255.255.255.255",
    "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:10.1.2.3", "::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "2001:db8::1",
)  # fmt: skip
OUTER = ("9.9.9.9", "185.15.59.224", "2620:fe::fe", "::ffff:9.9.9.9")


@pytest.mark.parametrize("number", INNER)
def test_the_own_network_is_not_asked(number: str) -> None:
    """Loopback, private, link-local, shared, metadata and other special addresses lie within, in every spelling."""
    assert not outside.is_open(number)


@pytest.mark.parametrize("number", OUTER)
def test_the_open_net_is_asked(number: str) -> None:
    """What everybody can reach may be reached."""
    assert outside.is_open(number)


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https:///x", "https://u:p@example.org/", "//x", "x",
        "https://example.org/#a", "https://example.org/\r\nX: y", "https://exa mple.org/", "https://[::1", "https://a:b/",
        "https://a:99999/", "https://ex%61mple.org/", "https://example.org/" + "a" * 1_000, "https://żółw.example/",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    """Only https, a host by name or number, nobody who logs in, and nothing that would end up in a head."""
    with pytest.raises(Unreachable):
        outside.place_of(address)


def answers(monkeypatch: pytest.MonkeyPatch, *numbers: list[str]) -> list[str]:
    """Let every name mean these numbers, others at each question; what was connected to."""
    asked = iter(numbers)
    reached: list[str] = []

    def resolve(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in next(asked)]

    async def connect(host: str, port: int, **_: Any) -> Any:
        reached.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    return reached


def test_a_name_is_resolved_once_and_connected_to_where_it_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means the own network a moment later leads nowhere else than it was checked for."""
    reached = answers(monkeypatch, ["9.9.9.9"], ["127.0.0.1"])

    with pytest.raises(Unreachable):
        asyncio.run(outside.post("https://rebinding.example/", {}, b""))

    assert reached == ["9.9.9.9"]


def test_names_that_take_long_keep_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many a stranger names, they are given up, and other work beside the loop goes on meanwhile."""
    explained = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: explained.wait(30))
    monkeypatch.setattr(outside, "SECONDS", 0.3)

    async def meanwhile() -> list[Any]:
        asked = [outside.resolved(outside.place_of(f"https://slow-{one}.example/")) for one in range(40)]
        waits = asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "at once"), 10) == "at once"
        assert not explained.is_set()
        found = await waits
        explained.set()
        return found

    assert {str(one).partition(" ")[2] for one in asyncio.run(meanwhile())} == {
        "is a name that nobody explains in time"
    }


def test_a_name_that_means_both_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """One inner address among those of a name is one too many."""
    reached = answers(monkeypatch, ["9.9.9.9", "10.0.0.1"])

    with pytest.raises(Unreachable):
        asyncio.run(outside.post("https://both.example/", {}, b""))

    assert reached == []


@pytest.mark.parametrize("host", ["127.1", "0x7f000001", "2130706433", "localhost", "[::1]", "[::ffff:7f00:1]"])
def test_other_spellings_of_this_computer_are_refused(host: str) -> None:
    """What the system takes for an address of its own is checked as such."""
    with pytest.raises(Unreachable):
        asyncio.run(outside.post(f"https://{host}/", {}, b""))


async def talked(reply: bytes, patch: pytest.MonkeyPatch) -> Any:
    """What comes of a server on this computer that answers so, or stays silent."""
    patch.setattr(outside, "INSIDE", True)
    patch.setattr(outside, "SECONDS", 0.5)

    ended = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(reply)
            await reader.read()
        writer.transport.abort()
        ended.set()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        try:
            return await outside.post(f"http://127.0.0.1:{port}/x", {}, b"{}")
        finally:
            await ended.wait()


ENDLESS: Final = b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 10_000


@pytest.mark.parametrize("reply", [b"", ENDLESS, b"SSH-2.0-x\r\n\r\n", b"\r\n\r\n"])
def test_what_does_not_answer_as_it_should_ends_soon(reply: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence, an endless head and another language cost little."""
    with pytest.raises(Unreachable):
        asyncio.run(talked(reply, monkeypatch))


def test_a_redirection_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is an answer like others, and no success."""
    reply = b"HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/\r\nRetry-After: 7\r\n\r\n"

    assert asyncio.run(talked(reply, monkeypatch)) == (302, 7.0)
