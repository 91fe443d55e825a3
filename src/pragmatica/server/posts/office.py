"""The post office of a running server: which ways of telling it knows, and who may set them up."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from pragmatica import wording
from pragmatica.server.config import Config
from pragmatica.server.errors import Refused
from pragmatica.server.forms import posts as forms
from pragmatica.server.kept import postbox
from pragmatica.server.kept.rows import Channel
from pragmatica.server.metrics import Metrics
from pragmatica.server.play.names import is_address
from pragmatica.server.posts import outside, push
from pragmatica.server.posts.carriers import Carrier, Gone, Later, Never, Shelf
from pragmatica.server.posts.hooks import Hooks
from pragmatica.server.posts.letters import TRIAL, Item, Letter, letter_of
from pragmatica.server.posts.mail import Mail, Mailer
from pragmatica.server.posts.postman import Postman
from pragmatica.server.security import Limiter, SharedLimiter, digest, new_id, new_secret
from pragmatica.server.tables.live import Hub
from pragmatica.server.tables.service import Tables

RATE: Final = 1 / 60  # ways that one may set up or have tried, a second on the long run …
BURST: Final = 20  # … and at once
MAILED: Final = (3 / 86_400, 3)  # times that one address may be asked
MAIL_PAUSE: Final = 300.0  # seconds before a mail: who comes by himself meanwhile needs none
PAGE_PAUSE: Final = 600.0  # seconds in which a page can tell of a post
PAUSE: Final = 5.0  # seconds in which who has just gone may come back, before he is told


class Office:
    """Sets up channels, and has what is due delivered."""

    def __init__(self, config: Config, tables: Tables, hub: Hub, metrics: Metrics) -> None:
        self._tables = tables
        self._limiter = Limiter(RATE, BURST)
        self.mailed = SharedLimiter("mailed", *MAILED)
        self.site = config.site
        carriers: dict[str, Carrier] = {"hook": Hooks(self.link), "page": Shelf()}
        key = push.own_key(Path(config.data))
        self.push_key = None if key is None else push.public(key)
        if key is not None:
            secure = self.site.startswith("https://")
            subject = self.site if secure else "mailto:nobody@localhost.invalid"
            carriers["push"] = push.Push(key, config.root_path, subject)
        self.mailer = Mailer(config)
        self.mail = Mail(self.mailer, self.site, self.link) if config.mail_server else None
        if self.mail is not None:
            carriers["mail"] = self.mail
        self._carriers = carriers
        self.postman = Postman(tables, hub, carriers, metrics)

    def link(self, place: str) -> str:
        """The address of a page, from anywhere; of none, that of what people are told."""
        return f"{self.site}/{place or 'notices'}"

    async def channels(self, holder: str) -> list[Channel]:
        """The ways on which somebody is told."""
        return await self._tables.read(postbox.channels, self._tables.storage, holder)

    async def hook(self, holder: str, browser: str, request: forms.HookRequest) -> Channel:
        """Set up a webhook. Raises Refused."""
        if request.table is not None:
            table = await self._tables.get(request.table, check=True)
            if table.row.host != holder:
                raise Refused("not-host", "only the host may have a table told of")
        made = self._channel("hook", holder, browser, request.address, request.wanted, request.language)
        secret = new_secret() if request.form == "json" else ""
        pause = 0.0 if request.table is not None else PAUSE
        return await self._kept(replace(made, table_id=request.table, secret=secret, form=request.form, pause=pause))

    async def page(self, holder: str, browser: str, request: forms.PageRequest) -> Channel:
        """Let the pages of a browser tell, while they are open. Raises Refused."""
        made = self._channel("page", holder, browser, browser, request.wanted, request.language)
        return await self._kept(replace(made, pause=PAGE_PAUSE))

    async def shelf(self, holder: str, browser: str) -> Letter | None:
        """What the pages of a browser tell somebody of the last minutes, seen or not; None: he does not want it."""
        found = await self._tables.read(postbox.shelf, self._tables.storage, holder, browser)
        if found is None:
            return None
        letter = await letter_of(self._tables, lambda table: frozenset(), *found)
        return Letter(found[0].language, ()) if letter is None else letter

    async def browser(self, holder: str, browser: str, request: forms.PushRequest) -> Channel:
        """Push to a browser. Raises Refused."""
        if self.push_key is None:
            raise Refused("unavailable", "this server cannot push")
        try:
            keys = push.keys_of(request.p256dh, request.auth)
        except push.BadKeys as error:
            raise Refused("bad-request", f"p256dh, auth: {error}") from None
        made = self._channel("push", holder, browser, request.address, request.wanted, request.language)
        return await self._kept(replace(made, secret=keys, pause=PAUSE))

    async def address(self, holder: str, browser: str, request: forms.MailRequest) -> Channel:
        """Write to an address, once whoever has it has agreed. Raises Refused."""
        if self.mail is None:
            raise Refused("unavailable", "this server sends no mail")
        if not is_address(request.address):
            raise Refused("bad-address", "address: no mail can be sent there")
        if not self.mailed.admits(digest(request.address.casefold())):
            raise Refused("too-many-requests", "this address has been asked several times; wait a day")
        made = self._channel("mail", holder, browser, request.address, request.wanted, request.language)
        made = await self._kept(replace(made, secret=new_secret(), form="asked", open=False, pause=MAIL_PAUSE))
        try:
            await self.mail.confirm(made)
        except (Later, Never) as error:
            await self._tables.write(postbox.forget, self._tables.storage, made.id)
            raise Refused("unavailable", f"the mail could not be sent: {error}") from None
        return made

    async def agreed(self, secret: str) -> None:
        """Whoever has an address agrees to mails. Raises Refused."""
        found = await self._tables.read(postbox.by_secret, self._tables.storage, "mail", secret)
        if found is None:
            raise Refused("not-found", "this link is wrong, or its address has been taken away")
        if found.form == "asked":
            await self._tables.write(postbox.change, self._tables.storage, found.id, form="agreed", open=True)

    async def ended(self, secret: str) -> None:
        """Whoever has an address wants no more mails; it is the same whether there is any such link."""
        found = await self._tables.read(postbox.by_secret, self._tables.storage, "mail", secret)
        if found is not None:
            await self._tables.write(postbox.forget, self._tables.storage, found.id)

    async def feed(self, holder: str, browser: str, request: forms.FeedRequest) -> tuple[Channel, str]:
        """A secret address of somebody's turns, in place of the one before. Raises Refused."""
        secret = new_secret()
        made = self._channel("feed", holder, browser, "", (), request.language)
        return await self._kept(replace(made, secret=digest(secret))), secret

    async def fed(self, secret: str) -> Channel:
        """The feed that an address means. Raises Refused."""
        found = await self._tables.read(postbox.by_secret, self._tables.storage, "feed", digest(secret))
        if found is None:
            raise Refused("not-found", "there is no such feed")
        return found

    def _channel(
        self, kind: forms.ChannelKind, holder: str, browser: str, address: str, wanted: Sequence[str], language: str
    ) -> Channel:
        return Channel(
            id=new_id(),
            kind=kind,
            holder=holder,
            browser=browser,
            address=address,
            wanted=spelled(wanted),
            language=wording.known(language),
            created=time.time(),
        )

    async def want(self, holder: str, ident: str, request: forms.WantedRequest) -> Channel:
        """Say of what to tell on a way, and try it again if it did not work. Raises Refused."""
        found = await self.own(holder, ident)
        changed: dict[str, Any] = {"wanted": spelled(request.wanted), "language": wording.known(request.language)}
        if found.failed:
            changed |= {"failed": 0, "open": True, "fault": ""}
        await self._tables.write(postbox.change, self._tables.storage, ident, **changed)
        return replace(found, **changed)

    async def trial(self, holder: str, ident: str) -> None:
        """Tell somebody on a way that it works. Raises Refused, with what is in the way."""
        found = await self.own(holder, ident)
        carrier = self._carriers.get(found.kind)
        if carrier is None or found.kind == "page" or found.form == "asked":
            raise Refused("unreadable", "no trial message can be sent on this way")
        if not self._limiter.admits(holder):
            raise Refused("too-many-requests", "too many at once; wait a little")
        try:
            await carrier.carry(found, Letter(found.language, (Item(new_id(), TRIAL, "", "", "", []),)))
        except (Later, Never, Gone, outside.Unreachable) as error:
            raise Refused("unavailable", f"the trial message could not be delivered: {error}") from None

    async def forget(self, holder: str, ident: str) -> None:
        """Tell no more on this way. Raises Refused."""
        await self.own(holder, ident)
        await self._tables.write(postbox.forget, self._tables.storage, ident)

    async def hand_over(self, session: str, account: str, browser: str) -> None:
        """What a browser has set up belongs to the account that signs in there, in a new session."""
        await self._tables.write(postbox.hand_over, self._tables.storage, session, account, browser)

    async def forget_all(self, holder: str) -> None:
        """Tell somebody nothing more, on any way."""
        await self._tables.write(postbox.forget_all, self._tables.storage, holder)

    async def own(self, holder: str, ident: str) -> Channel:
        """A way that he has set up. Raises Refused."""
        found = await self._tables.read(postbox.channel, self._tables.storage, ident)
        if found is None or found.holder != holder:
            raise Refused("not-found", "nothing of that name has been set up here")
        return found

    async def _kept(self, made: Channel) -> Channel:
        """Keep a new channel, if it may be asked at all. Raises Refused."""
        if not self._limiter.admits(made.holder):
            raise Refused("too-many-requests", "too many at once; wait a little")
        if made.holder not in self._tables.people and not await self._tables.knows(made.holder):
            raise Refused("not-yours", "who holds no seat, hosts no table and has no account has nothing to be told of")
        if made.kind in ("hook", "push"):
            try:
                await outside.resolved(outside.place_of(made.address))
            except outside.Unreachable as error:
                raise Refused("bad-address", f"address: {error}") from None
        if not await self._tables.write(postbox.keep, self._tables.storage, made):
            raise Refused("too-many-channels", f"{postbox.MOST_CHANNELS} are the most")
        return made


def spelled(wanted: Sequence[str]) -> str:
    """Kinds of posts as they are kept."""
    return f" {' '.join(sorted(set(wanted)))} "
