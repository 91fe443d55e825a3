"""What all request handlers share."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar

import msgspec
from litestar import Request, Response

from pragmatica.server.accounts.addresses import Addresses
from pragmatica.server.accounts.passkeys import Passkeys
from pragmatica.server.accounts.provider import Provider
from pragmatica.server.accounts.rows import Account
from pragmatica.server.accounts.service import Accounts
from pragmatica.server.accounts.upkeep import Upkeep
from pragmatica.server.accounts.vacations import Plans
from pragmatica.server.config import Config
from pragmatica.server.errors import Refused
from pragmatica.server.events.service import Events
from pragmatica.server.lessons import Lessons
from pragmatica.server.metrics import Metrics
from pragmatica.server.play.table import Table, write_json
from pragmatica.server.posts.office import Office
from pragmatica.server.security import Cookie, Shown, digest, new_secret
from pragmatica.server.studies import Studies
from pragmatica.server.tables.company import Company
from pragmatica.server.tables.live import Hub
from pragmatica.server.tables.players import Players
from pragmatica.server.tables.service import Tables
from pragmatica.server.tables.talk import Talk
from pragmatica.server.told import wire
from pragmatica.server.work import Turns

JSON = "application/json"
REVALIDATE = "no-cache"
SAFE = ("GET", "HEAD", "OPTIONS")
ACCOUNT = "pragmatica.account"  # in the scope of a request
SHOWN = "pragmatica.shown"  # likewise
Ask = Request[Any, Any, Any]
Form = TypeVar("Form", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class House:
    """The parts of a running server."""

    config: Config
    tables: Tables
    hub: Hub
    talk: Talk
    metrics: Metrics
    accounts: Accounts
    upkeep: Upkeep
    passkeys: Passkeys
    addresses: Addresses
    office: Office
    company: Company
    events: Events
    players: Players
    plans: Plans
    provider: Provider | None
    turns: Turns = field(default_factory=Turns)
    lessons: Lessons = field(default_factory=Lessons)
    studies: Studies = field(default_factory=Studies)

    def table_bytes(self, table: Table, session: str | None, wish: str | None) -> Any:
        """A table as a browser may see it, encoded."""
        return wire.table_bytes(table, table.viewer(session, wish), self.hub.online(table.id))


def house(request: Any) -> House:
    """The house that a request came to."""
    found: House = request.app.state.house
    return found


def address_of(request: Any) -> str:
    """The address that a request came from."""
    client = request.scope.get("client")
    return str(client[0]) if client else ""


def _header(scope: Any, name: bytes) -> str:
    """The first header of this name, or nothing; of every request, without a table of all its headers."""
    return next((value.decode("latin-1") for known, value in scope["headers"] if known == name), "")


def cookie_of(request: Any) -> Cookie:
    """The session cookie of the address that a request came to."""
    scope = request.scope
    return Cookie.at(scope["scheme"], _header(scope, b"host"), scope.get("root_path") or "")


def shown_session(request: Any) -> Shown | None:
    """The session that a browser shows, whether the server made it or not; read once for each request."""
    scope = request.scope
    if SHOWN not in scope:
        scope[SHOWN] = cookie_of(request).shown(_header(scope, b"cookie"))
    found: Shown | None = scope[SHOWN]
    return found


def browser(request: Any) -> str | None:
    """The digest of the session that sent a request."""
    shown = shown_session(request)
    return None if shown is None else shown.digest


async def identify(request: Any) -> None:
    """Find out who sent a request, before anything is done with it."""
    place, sender = house(request), browser(request)
    account = request.scope[ACCOUNT] = await place.accounts.account_of(sender)
    if account is not None:
        place.tables.people[account.id] = account.name
    if request.method not in SAFE:
        place.tables.require_open()


def asking(request: Any) -> Account | None:
    """Who is signed in in the browser that sent a request."""
    found: Account | None = request.scope[ACCOUNT]
    return found


def require_words(request: Any, text: str, field: str = "name") -> None:
    """Raises Refused where a text that others read holds a word that this house does not want."""
    house(request).talk.manners.require_words(text, field)


def known_account(request: Any) -> Account:
    """Who is signed in. Raises Refused where nobody is."""
    found = asking(request)
    if found is None:
        raise Refused("not-signed-in", "nobody is signed in here")
    return found


def session(request: Any) -> str | None:
    """As whom a request asks: the account that is signed in, or the digest of the browser's session."""
    account = asking(request)
    return browser(request) if account is None else account.id


async def open_session(request: Any) -> tuple[str, dict[str, str]]:
    """As whom a request asks, with a session opened where the browser has none, and the header that tells it so.

    A value that holds nothing here may have been planted by somebody who knows it: it is not taken over.
    """
    shown, account = shown_session(request), asking(request)
    if account is not None:
        return account.id, renewed(request)
    if shown is not None and await house(request).tables.knows(shown.digest):
        return shown.digest, renewed(request)
    secret = new_secret()
    return digest(secret), {"set-cookie": cookie_of(request).header(secret)}


def renewed(request: Any) -> dict[str, str]:
    """The header that gives a session which holds something here the name that this address gives it now."""
    shown = shown_session(request)
    return {"set-cookie": cookie_of(request).header(shown.secret)} if shown is not None and shown.old else {}


def sender_of(request: Any) -> str:
    """The address that a request comes from."""
    client = request.scope.get("client")
    return client[0] if client else ""


def known_session(request: Any) -> str:
    """The same, of a browser that must have one. Raises Refused."""
    found = session(request)
    if found is None:
        raise Refused("not-yours", "this browser holds no seat")
    return found


async def read(request: Ask, form: type[Form]) -> Form:
    """The body of a request. Raises Refused saying where it is not of the form."""
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("bad-request", str(error)) from None


class Encoded(NamedTuple):
    """A body that does not change, plain and compressed."""

    plain: bytes
    zipped: bytes
    etag: str  # weak, for it is that of both

    @classmethod
    def of(cls, content: Any) -> Encoded:
        """The encoded content."""
        plain = write_json(content)
        return cls(plain, gzip.compress(plain, 9, mtime=0), f'W/"{sha256(plain).hexdigest()[:32]}"')


def send(request: Ask, body: Encoded) -> Response[Any]:
    """An answer that was encoded before, compressed where that is understood; none where the browser has it already."""
    headers = {"cache-control": REVALIDATE, "vary": "accept-encoding", "etag": body.etag}
    if body.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=JSON, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body.zipped, media_type=JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(body.plain, media_type=JSON, headers=headers)


def answer(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response[Any]:
    """An answer in JSON."""
    return Response(write_json(content), status_code=status, media_type=JSON, headers=headers)
