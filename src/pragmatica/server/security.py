"""Who may ask: secrets kept as digests, sessions, the same-origin check, limits of rate, and protecting headers."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final
from urllib.parse import urlsplit

COOKIE: Final = "pragmatica"
HOST: Final = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{0,5})?")
PORT: Final = re.compile(r"[0-9]{1,5}")
OWN_COOKIE: Final = re.compile(rf"(__Host-|__Secure-|){COOKIE}(-[0-9]{{1,5}})?")
SECRET_BYTES: Final = 32
ID_BYTES: Final = 12
COOKIE_AGE: Final = 400 * 24 * 3600  # the longest that browsers keep one
COMMON_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
DATA_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"


def new_secret() -> str:
    """A secret for a link or a session: 256 bits, safe in an address."""
    return secrets.token_urlsafe(SECRET_BYTES)


def link_secret(salt: str, key: str, seat: str) -> str:
    """The secret of a link, made from what the server has drawn and the key of the browser that asks for it.

    The server keeps its own part only: no secret is stored, and yet the request, sent again, gets the same link.
    """
    made = hmac.digest(salt.encode(), f"{seat} {key}".encode(), "sha256")
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def new_id() -> str:
    """A name for a table that nobody guesses; it begins with no hyphen, which a command would take for an option."""
    while (ident := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return ident


def digest(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a plain hash cannot be reversed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def opener_of(address: str) -> str:
    """What stands for the address that a table is opened from: one of a million groups, so that no address is kept.

    Of an IPv6 address the network counts: its owner has all of it.
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        network = address
    else:
        network = str(ipaddress.ip_network((known, 64 if known.version == 6 else 32), strict=False))
    return digest(network)[:5]


def same_secret(known: str, given: str) -> bool:
    """Compare without telling by the time it takes."""
    return hmac.compare_digest(known.encode(), given.encode())


@dataclass(frozen=True)
class Shown:
    """The session that a browser shows; `old`: under a name that the server gave it at another address."""

    secret: str
    old: bool

    @cached_property
    def digest(self) -> str:
        """What is kept of it."""
        return digest(self.secret)


@dataclass(frozen=True, slots=True)
class Cookie:
    """The session cookie of one address of the server.

    Behind TLS its name begins with `__Host-`, or below a path with `__Secure-`: browsers take such a cookie from this
    very host only, so that no neighbour can plant one. Browsers do not tell ports apart, so its name does.
    """

    prefix: str
    name: str
    path: str

    @classmethod
    @lru_cache(maxsize=64)
    def at(cls, scheme: str, host: str, root: str) -> Cookie:
        """The cookie of an address, as the request names it."""
        path = root.rstrip("/") or "/"
        prefix = "" if scheme not in ("https", "wss") else "__Host-" if path == "/" else "__Secure-"
        port = host.rpartition(":")[2]
        return cls(prefix, f"{prefix}{COOKIE}-{port}" if PORT.fullmatch(port) else prefix + COOKIE, path)

    def shown(self, header: str) -> Shown | None:
        """The session that a Cookie header shows; where the server has moved to this address, that of the former."""
        found: list[tuple[int, str]] = []
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            known = OWN_COOKIE.fullmatch(name)
            if known is not None and known[1] in (self.prefix, "") and 16 <= len(value) <= 128:
                found.append((0 if name == self.name else 1 if known[1] == self.prefix else 2, value))
        if not found:
            return None
        rank, secret = min(found, key=lambda one: one[0])
        return Shown(secret, rank > 0)

    def header(self, secret: str) -> str:
        """The Set-Cookie header that opens a session."""
        rest = "; Secure" if self.prefix else ""
        return f"{self.name}={secret}; Path={self.path}; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Strict{rest}"

    @property
    def ended(self) -> str:
        """The Set-Cookie header with which a browser forgets its session."""
        rest = "; Secure" if self.prefix else ""
        return f"{self.name}=; Path={self.path}; Max-Age=0; HttpOnly; SameSite=Strict{rest}"


class Origins:
    """Which pages may send requests that change something, and under which names the server answers."""

    def __init__(self, origins: tuple[str, ...], hosts: tuple[str, ...]) -> None:
        self.origins = frozenset(origins)  # public addresses, where a proxy stands in front
        self.hosts = (frozenset(hosts) | {_parts(origin)[0] for origin in origins}) - {""}
        self.any_host = not hosts and not origins

    def known_host(self, host: str | None) -> bool:
        """Whether the Host header is one of ours, so that no foreign name can be made to point here."""
        if not HOST.fullmatch(host or ""):
            return False
        return self.any_host or _parts(f"//{host}")[0] in self.hosts

    def allows(self, origin: str | None, site: str | None, host: str | None) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        if origin is not None:
            return origin in self.origins or _parts(origin)[1] == (host or "").lower() != ""
        return site in (None, "same-origin", "none")


@lru_cache(maxsize=256)
def _parts(address: str) -> tuple[str, str]:
    """The host that an address names, without and with its port; nothing where it is no address."""
    try:
        parts = urlsplit(address)
        return parts.hostname or "", parts.netloc.lower()
    except ValueError:
        return "", ""


class Limiter:
    """Token buckets by sender: `rate` requests a second on the long run, `burst` at once; each process has its own."""

    MOST_SENDERS: Final = 20_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # sender → tokens, when

    def admits(self, sender: str, now: float | None = None) -> bool:
        """Count a request; whether it may pass. A rate of 0 admits all."""
        admitted = not self.rate or self.left(sender, now) >= 1
        if admitted:
            self.spend(sender, 1, now)
        return admitted

    def left(self, sender: str, now: float | None = None) -> float:
        """What a sender has."""
        return self._left(sender, time.monotonic() if now is None else now)

    def _left(self, key: str, now: float) -> float:
        tokens, then = self._buckets.get(key, (self.burst, now))
        return min(self.burst, tokens + (now - then) * self.rate)

    def spend(self, sender: str, cost: float, now: float | None = None) -> None:
        """Take from what a sender has, be it more than that."""
        if self.rate:
            now = time.monotonic() if now is None else now
            self._buckets[sender] = (self._left(sender, now) - cost, now)
            self._buckets.move_to_end(sender)
            if len(self._buckets) > self.MOST_SENDERS:
                self._buckets.popitem(last=False)


class SharedLimiter(Limiter):
    """The same for all processes on one database: each tells the others what it counts, and of whom by a digest."""

    def __init__(self, name: str, rate: float, burst: float) -> None:
        super().__init__(rate, burst)
        self.name = name  # by which the other processes know it
        self.tell: Callable[[str, str, float], None] | None = None

    def left(self, sender: str, now: float | None = None) -> float:
        """What a sender has."""
        return super().left(_short(sender), now)

    def spend(self, sender: str, cost: float, now: float | None = None) -> None:
        """Take from what a sender has, here and elsewhere."""
        self.heard(_short(sender), cost, now)
        if self.rate and self.tell is not None:
            self.tell(self.name, _short(sender), cost)

    def heard(self, key: str, cost: float, now: float | None = None) -> None:
        """Take from what a sender has whom another process has counted."""
        super().spend(key, cost, now)


def _short(sender: str) -> str:
    return digest(sender)[:24]
