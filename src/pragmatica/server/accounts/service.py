"""Who asks: accounts, and the browsers in which somebody is signed in, with the database as truth.

A seat or a table belongs to a holder: a browser, by the digest of its session, or an account, by its id. Whoever is
signed in asks as his account, on every device alike; so it is the same one gate (`Table.held`) through which both pass.
"""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple, ParamSpec, Protocol, TypeVar

from sqlalchemy import Insert

from pragmatica.server.accounts import ways
from pragmatica.server.accounts.passwords import Passwords, accepted, readable
from pragmatica.server.accounts.rows import Account, Login
from pragmatica.server.accounts.store import Store
from pragmatica.server.accounts.ways import Offers, Way, Ways
from pragmatica.server.errors import Refused
from pragmatica.server.kept import order
from pragmatica.server.kept.rows import Conflict
from pragmatica.server.play.names import clean_name, looks
from pragmatica.server.security import SharedLimiter, digest, new_id, new_secret, opener_of

FRESH: Final = 60.0  # seconds after which a browser that is signed in is looked up again
DEAF: Final = 1.0  # the same while nothing is heard of other processes
NOTED: Final = 3_600.0  # seconds between two notes that a browser is in use
MOST_KEPT: Final = 20_000  # sessions in memory
FAILURES: Final = (100 / 3_600, 30)  # wrong passwords for one name: a second on the long run, and at once
ODD: Final = re.compile(r"[/\\@#?%&:;<>\"]|^[.\s]*$")  # signs that an address of a page or of mail is made with
P = ParamSpec("P")
R = TypeVar("R")


class Database(Protocol):
    """Has the database asked and changed, beside the event loop where that takes long."""

    async def read(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask it."""

    async def write(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Change it."""


class _Kept(NamedTuple):
    account: Account | None  # None: nobody is signed in there, nor ever will be, for signing in makes a new session
    since: float


class Accounts:
    """The accounts of one process. `changed_here` is called with the id of one whose devices or name have changed."""

    def __init__(self, store: Store, database: Database, *, rate: float, burst: float) -> None:
        self.store = store
        self.offers = Offers()
        self.passwords = Passwords()
        self.deaf = False
        self.changed_here: Callable[[str], None] = lambda account: None
        self.database = database
        self._kept: OrderedDict[str, _Kept] = OrderedDict()  # by session
        self._changes = 0  # heard of, so that nothing older is kept
        self.senders = SharedLimiter("sign-in", rate, burst)
        self.names = SharedLimiter("names", *(FAILURES if rate else (0, 0)))

    # -- who asks -----------------------------------------------------------------------------------------------------

    async def account_of(self, session: str | None) -> Account | None:
        """Who is signed in with a session, given as digest."""
        if session is None:
            return None
        kept, now = self._kept.get(session), time.monotonic()
        if kept is not None and (kept.account is None or now - kept.since < (DEAF if self.deaf else FRESH)):
            self._kept.move_to_end(session)
            return kept.account
        changes = self._changes
        found = await self.database.read(self.store.signed_in, session, time.time())
        account = None if found is None else found[1]
        if changes == self._changes:
            self._keep(session, account)
        if found is not None and time.time() - found[0].seen > NOTED:
            await self.database.write(self.store.seen, session, time.time())
        return account

    async def holder(self, session: str | None) -> str | None:
        """As whom a browser asks: its account, or its own session."""
        account = await self.account_of(session)
        return session if account is None else account.id

    def changed(self, account: str) -> None:
        """What is known of an account is so no longer."""
        self._changes += 1
        for session in [session for session, kept in self._kept.items() if _is(kept.account, account)]:
            del self._kept[session]
        self.changed_here(account)

    def forget_all(self) -> None:
        """News may have been missed."""
        self._changes += 1
        self._kept.clear()

    def _keep(self, session: str, account: Account | None) -> None:
        self._kept[session] = _Kept(account, time.monotonic())
        self._kept.move_to_end(session)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    # -- coming and going ---------------------------------------------------------------------------------------------

    async def register(self, name: str, password: str, *, language: str, zone: str, sender: str) -> Account:
        """A new account. Raises Refused."""
        clean = account_name(name)
        self.admit(sender)
        hashed = await self.passwords.hash(accepted(password, clean))
        account = Account(new_id(), clean, "member", language, zone, time.time())
        await self.keep(account, hashed)
        return account

    async def keep(self, account: Account, hashed: str | None, *more: Insert) -> None:
        """A new account, with what else is kept along with it. Raises Refused."""
        try:
            await self.database.write(self.store.add, account, looks(account.name), hashed, more)
        except Conflict:
            raise Refused("account-name-taken", "name: somebody has it, or one that looks like it") from None

    async def check(self, name: str, password: str, sender: str) -> Account:
        """Whose name and password these are. Raises Refused, in the same way and as late for whoever is unknown."""
        self.admit(sender)
        try:
            folded = looks(account_name(name))
        except Refused:  # nobody can be called so
            folded, found = "", None
        else:
            found = await self.database.read(self.store.by_name, folded)
        account, kept = (None, None) if found is None else found
        await self._compare(folded, kept, password)
        assert account is not None
        assert kept is not None
        if self.passwords.outdated(kept):
            hashed = await self.passwords.hash(readable(password))
            await self.database.write(self.store.set_password, account.id, hashed)
        return account

    async def prove(self, account: Account, kept: str, password: str) -> None:
        """Whoever is signed in knows his password, too. Raises Refused."""
        # Counted by itself: strangers who guess at his name do not keep him from what is his.
        await self._compare(f"own {account.id}", kept, password)

    async def _compare(self, tried: str, kept: str | None, password: str) -> None:
        if self.names.rate and self.names.left(tried) < 1:
            raise Refused("too-many-requests", "too many attempts for this name; wait a little")
        self.names.spend(tried, 1)  # before it is known: others that come at once are counted, too
        try:
            right = await self.passwords.matches(kept, password)
        except Refused:  # nothing was compared
            self.names.spend(tried, -1)
            raise
        if not right:
            raise Refused("sign-in-refused", "there is no account with this name and this password")
        self.names.spend(tried, -1)

    async def sign_in(self, account: Account, former: str | None, device: str) -> str:
        """Sign a browser in, which loses its former session; returns the secret of its new one."""
        secret, now = new_secret(), time.time()
        blocked = await self.database.read(order.sanction, self.store.storage, account.id, "block", now)
        if blocked is not None:
            until = time.strftime("%Y-%m-%d %H:%M", time.gmtime(blocked.until))
            raise Refused("blocked", f"moderators have blocked this account until {until} UTC: {blocked.reason}")
        login = Login(digest(secret), account.id, device, now, now)
        before = await self.account_of(former)
        await self.database.write(self.store.sign_in, login, former)
        if before is not None:
            self.changed(before.id)
        return secret

    async def sign_out(self, account: Account, session: str) -> None:
        """Sign a browser out."""
        await self.database.write(self.store.sign_out, account.id, session)
        self.changed(account.id)

    async def ways(self, account: Account) -> Ways:
        """How one comes into an account."""
        return await self.database.read(ways.ways, self.store.storage, account.id, self.offers)

    async def remove_way(self, account: Account, way: Way, ident: str = "") -> str:
        """Take one of them away, if it is not the last; what address it was, of mailed links. Raises Refused."""
        return await self.database.write(ways.remove, self.store.storage, account.id, way, ident, self.offers)

    def admit(self, sender: str) -> None:
        """Count an attempt from an address. Raises Refused."""
        if not self.senders.admits(opener_of(sender)):
            raise Refused("too-many-requests", "too many attempts from this address; wait a little")


def account_name(text: str) -> str:
    """The name of an account in normal form. Raises Refused."""
    name = clean_name(text, "name")
    if len(name) < 2:
        raise Refused("bad-text", "name: at least two characters")
    if ODD.search(name) or not any(one.isalnum() for one in name):
        raise Refused("bad-text", "name: letters and digits, without signs that addresses are made with")
    return name


def _is(account: Account | None, ident: str) -> bool:
    return account is not None and account.id == ident
