"""Requests to addresses that strangers name: to the open net alone, never to this computer or the network around it.

A name is resolved once, every address that it has is checked, and the connection is made to one of these very
addresses: a name that means something else a moment later (DNS rebinding) gains nothing. Nothing is followed, and of an
answer no more is read than its head; time and size are bounded.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple
from urllib.parse import urlsplit

SECONDS: Final = 15.0  # for all of it
HEAD: Final = 16_384  # bytes of an answer's head
LONGEST: Final = 1_000  # characters of an address
INSIDE = False  # tests reach their own computer, without TLS
OTHERS: Final = tuple(  # open by number, and yet no place for a stranger's requests
    ipaddress.ip_network(one)
    for one in (
        "168.63.129.16/32",  # a cloud's own services
        "64:ff9b::/96", "64:ff9b:1::/48",  # IPv4 behind a translator
        "2002::/16", "2001::/32",  # IPv4 in a tunnel
        "::/96",
    )
)  # fmt: skip
NAME: Final = re.compile(r"[A-Za-z0-9._-]{1,253}|\[?[0-9A-Fa-f:.]{2,45}\]?")
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: |\r)")
LATER: Final = re.compile(rb"\r\nretry-after:[ \t]*([0-9]{1,6})[ \t]*\r\n", re.IGNORECASE)

_tls = ssl.create_default_context()
# Names of strangers, which may be slow to mean anything, are looked up apart: nobody else's work waits for them.
_names = ThreadPoolExecutor(4, "names")


class Unreachable(Exception):
    """The address cannot be reached, or may not be."""


class Answered(NamedTuple):
    """The status of an answer, and after how many seconds it wants to be asked again."""

    status: int
    later: float = 0.0


class Place(NamedTuple):
    """An address taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def header(self) -> str:
        """The Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.scheme == "https" else 80
        return host if self.port == usual else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"{self.scheme}://{self.header}"


def place_of(address: str) -> Place:
    """An address as it may be asked. Raises Unreachable."""
    if len(address) > LONGEST or not address.isascii() or any(sign <= " " or sign == "\x7f" for sign in address):
        raise Unreachable("is no address that can be asked")
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Unreachable("is no address that can be asked") from None
    if parts.scheme != "https" and not (INSIDE and parts.scheme == "http"):
        raise Unreachable("must begin with https://")
    if parts.username is not None or parts.password is not None or parts.fragment or not NAME.fullmatch(host):
        raise Unreachable("must name a host, and nobody who logs in there")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(parts.scheme, host, port or (443 if parts.scheme == "https" else 80), path)


def is_open(address: str) -> bool:
    """Whether a numeric address lies in the open net."""
    number = ipaddress.ip_address(address.partition("%")[0])
    if number.version == 6 and number.ipv4_mapped is not None:
        number = number.ipv4_mapped
    if any(number.version == one.version and number in one for one in OTHERS):
        return False
    return number.is_global and not (number.is_multicast or number.is_reserved or number.is_unspecified)


async def resolved(place: Place) -> str:
    """The address by number to which a connection is made; all that the name has lie in the open net.

    Raises Unreachable.
    """
    ask = partial(socket.getaddrinfo, place.host, place.port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().run_in_executor(_names, ask)
    except TimeoutError:
        raise Unreachable(f"{place.host} is a name that nobody explains in time") from None
    except (OSError, UnicodeError):
        raise Unreachable(f"there is no host {place.host}") from None
    numbers = [str(one[4][0]) for one in found]
    if not numbers or not (INSIDE or all(is_open(one) for one in numbers)):
        raise Unreachable(f"{place.host} does not lie in the open net")
    return numbers[0]


async def post(address: str, headers: Mapping[str, str], body: bytes) -> Answered:
    """Send a body. Raises Unreachable."""
    place = place_of(address)
    lines = [f"POST {place.path} HTTP/1.1", f"Host: {place.header}", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    head = "\r\n".join([*lines, "User-Agent: Pragmatica", "Connection: close", "", ""]).encode("latin-1")
    try:
        async with asyncio.timeout(SECONDS):
            return await _exchange(place, await resolved(place), head + body)
    except TimeoutError:
        raise Unreachable("did not answer in time") from None
    except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise Unreachable(_meaning(error)) from None


async def _exchange(place: Place, number: str, request: bytes) -> Answered:
    secure = _tls if place.scheme == "https" else None
    name = place.host if secure is not None else None
    reader, writer = await asyncio.open_connection(number, place.port, ssl=secure, server_hostname=name, limit=HEAD)
    try:
        own, other = (writer.get_extra_info(one) for one in ("sockname", "peername"))
        if own[0] == other[0] and not INSIDE:  # this computer, by an address of the open net
            raise Unreachable("does not lie in the open net")
        writer.write(request)
        await writer.drain()
        head = await reader.readuntil(b"\r\n\r\n")
    finally:
        writer.transport.abort()
    status = STATUS.match(head)
    if status is None:
        raise Unreachable("does not speak HTTP")
    later = LATER.search(head)
    return Answered(int(status[1]), float(later[1]) if later is not None else 0.0)


def _meaning(error: Exception) -> str:
    if isinstance(error, ssl.SSLCertVerificationError):
        return "shows no certificate that can be trusted"
    if isinstance(error, ssl.SSLError):
        return "does not speak TLS as it should"
    return "cannot be reached" if isinstance(error, OSError) else "does not speak HTTP"
