"""Sends mails about accounts: links with which somebody signs in, sets a password, or confirms his address.

Any process does it, beside the requests that ask for them. A mail that was sent a moment before a process was killed
may be sent again, with the same `Message-ID` and links of its own; all of them are good, until one is used.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from html import escape
from typing import Final

import structlog

from pragmatica import wording
from pragmatica.server.accounts import errands
from pragmatica.server.accounts.addresses import CONFIRM, ENTER, GOOD
from pragmatica.server.accounts.errands import Errand
from pragmatica.server.accounts.rows import Account
from pragmatica.server.accounts.service import Accounts
from pragmatica.server.accounts.upkeep import RESET
from pragmatica.server.posts.carriers import Later, Never
from pragmatica.server.posts.mail import Mailer, anchor, page
from pragmatica.server.security import new_secret

POLL: Final = 1.0  # seconds between looks
LEASE: Final = 120.0  # seconds for which a process may work on a mail
AT_ONCE: Final = 4
WAIT: Final = 20.0  # seconds before the second try; then twice as long each time
MOST_TRIES: Final = 6  # over a quarter of an hour: nobody waits longer for a link
TIDY: Final = 3_600.0  # seconds between two times of tidying
PURPOSE: Final = {"confirm": CONFIRM, "enter": ENTER, "reset": RESET}
log = structlog.get_logger()


class Clerk:
    """Sends what is due."""

    def __init__(self, accounts: Accounts, mailer: Mailer, site: str) -> None:
        self._store = accounts.store
        self._read, self._write = accounts.database.read, accounts.database.write
        self._mailer = mailer
        self._site = site
        self._tidied = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._walk())

    async def stop(self) -> None:
        """End; what was under way is taken up again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _walk(self) -> None:
        while True:
            try:
                while await self.round():
                    pass
                if time.monotonic() - self._tidied > TIDY:
                    self._tidied = time.monotonic()
                    await self._write(self._store.tidy, time.time())
                    await self._write(errands.tidy, self._store.storage, time.time())
            except Exception:
                log.exception("looking for mails about accounts failed")
            await asyncio.sleep(POLL)

    async def round(self) -> int:
        """Send some that are due; how many."""
        now = time.time()
        taken = await self._write(errands.take, self._store.storage, now, now + LEASE, AT_ONCE)
        await asyncio.gather(*(self._serve(one) for one in taken))
        return len(taken)

    async def _serve(self, errand: Errand) -> None:
        try:
            await self._send(errand)
        except Never as never:
            log.info("a mail about an account was not taken", kind=errand.kind, why=str(never))
        except Exception as error:
            if not isinstance(error, Later):
                log.exception("a mail about an account failed", kind=errand.kind)
            if errand.tries + 1 < MOST_TRIES:
                until = time.time() + WAIT * 2**errand.tries
                await self._write(errands.put_off, self._store.storage, errand.id, until)
                return
            log.warning("a mail about an account was given up", kind=errand.kind, why=str(error))
        await self._write(errands.done, self._store.storage, errand.id)

    async def _send(self, errand: Errand) -> None:
        """Raises Later and Never."""
        people = await self._people(errand)
        if not people:
            return
        language = people[0].language if people[0].language in wording.LANGUAGES else errand.language
        language = language or wording.FALLBACK
        lines = [await self._line(errand, account, language) for account in people]
        subject, otherwise = (
            wording.text(language, f"mail-account-{errand.kind}-{one}") for one in ("subject", "otherwise")
        )
        text = "\n\n".join("\n\n".join(filter(None, line)) for line in lines) + f"\n\n-- \n{otherwise}\n"
        body = "".join(
            f"<p>{escape(said)}</p>" + (f"<p>{anchor(link, link)}</p>" if link else "") for said, link in lines
        )
        await self._mailer.send(
            errand.address, subject, text, page(language, body, escape(otherwise)), f"{errand.id}-account"
        )

    async def _people(self, errand: Errand) -> Sequence[Account]:
        """Whom it is for; nobody where the address is nobody's."""
        if errand.account is None:
            return await self._read(self._store.by_mail, errand.address)
        account = await self._read(self._store.account, errand.account)
        return [] if account is None else [account]

    async def _line(self, errand: Errand, account: Account, language: str) -> tuple[str, str]:
        """What is said of an account, and the link that is good for it."""
        said = wording.text(language, f"mail-account-{errand.kind}-text", name=account.name)
        purpose = PURPOSE.get(errand.kind)
        if purpose is None:
            return said, ""
        secret, detail = new_secret(), errand.address if purpose == CONFIRM else ""
        await self._write(self._store.add_token, secret, purpose, account.id, time.time() + GOOD[purpose], detail)
        return said, f"{self._site}/account/{purpose}#{secret}"
