"""The post office of a running server: which ways of telling it knows, and who may set them up."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from pragmatica import wording
from pragmatica.server.config import Config
from pragmatica.server.errors import Refused
from pragmatica.server.forms import posts as forms
from pragmatica.server.kept import postbox
from pragmatica.server.kept.rows import Channel
from pragmatica.server.metrics import Metrics
from pragmatica.server.posts import outside
from pragmatica.server.posts.carriers import Carrier
from pragmatica.server.posts.hooks import Hooks
from pragmatica.server.posts.postman import Postman
from pragmatica.server.security import Limiter, new_id, new_secret
from pragmatica.server.tables.live import Hub
from pragmatica.server.tables.service import Tables

RATE: Final = 1 / 60  # ways that one may set up or have tried, a second on the long run …
BURST: Final = 20  # … and at once
PAUSE: Final = 5.0  # seconds in which who has just gone may come back, before he is told


class Office:
    """Sets up channels, and has what is due delivered."""

    def __init__(self, config: Config, tables: Tables, hub: Hub, metrics: Metrics) -> None:
        self._tables = tables
        self._limiter = Limiter(RATE, BURST)
        self.push_key: str | None = None
        self._site = config.site
        self.carriers: Mapping[str, Carrier] = {"hook": Hooks(self.link)}
        self.postman = Postman(tables, hub.looking, self.carriers, metrics)

    def link(self, table: str) -> str:
        """The address of a table's page, from anywhere."""
        return f"{self._site}/table/{table}"

    async def channels(self, holder: str) -> list[Channel]:
        """The ways on which somebody is told."""
        return await self._tables.read(postbox.channels, self._tables.storage, holder)

    async def hook(self, holder: str, browser: str, request: forms.HookRequest) -> Channel:
        """Set up a webhook. Raises Refused."""
        if request.table is not None:
            table = await self._tables.get(request.table, check=True)
            if table.row.host != holder:
                raise Refused("not-host", "only the host may have a table told of")
        made = Channel(
            id=new_id(),
            kind="hook",
            holder=holder,
            browser=browser,
            table_id=request.table,
            address=request.address,
            secret=new_secret() if request.form == "json" else "",
            form=request.form,
            wanted=spelled(request.wanted),
            language=wording.known(request.language),
            pause=0.0 if request.table is not None else PAUSE,
            created=time.time(),
        )
        return await self._kept(made)

    async def want(self, holder: str, ident: str, request: forms.WantedRequest) -> Channel:
        """Say of what to tell on a way, and try it again if it did not work. Raises Refused."""
        found = await self.own(holder, ident)
        changed: dict[str, Any] = {"wanted": spelled(request.wanted), "language": wording.known(request.language)}
        if found.failed:
            changed |= {"failed": 0, "open": True, "fault": ""}
        await self._tables.write(postbox.change, self._tables.storage, ident, **changed)
        return replace(found, **changed)

    async def forget(self, holder: str, ident: str) -> None:
        """Tell no more on this way. Raises Refused."""
        await self.own(holder, ident)
        await self._tables.write(postbox.forget, self._tables.storage, ident)

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
        if not await self._tables.knows(made.holder):
            raise Refused("not-yours", "who holds no seat and hosts no table has nothing to be told of")
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
