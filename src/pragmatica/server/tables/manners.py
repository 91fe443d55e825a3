"""How people may talk here: who is muted says nothing, who is new sends no links, and some words are not said.

These words are not names of anything either, nor stand in notes that others read. Who plays without an account has
been let in by a link, and is bound by words alone.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Final

from pragmatica.server.accounts.rows import Account
from pragmatica.server.accounts.store import Store
from pragmatica.server.errors import Refused
from pragmatica.server.kept import order
from pragmatica.server.play.names import looks
from pragmatica.server.tables.service import Tables

DAY: Final = 24 * 3600.0
ENDS: Final = "com|net|org|info|biz|xyz|top|ru|io|gg|me|ly|link|site|shop|online"  # of addresses without more
LINK: Final = re.compile(rf"https?:|www\.|[\w-]\.(?:{ENDS})\b", re.I)


class Manners:
    """What is asked before somebody says something."""

    def __init__(self, tables: Tables, store: Store, *, days: float, matches: int, words: Sequence[str]) -> None:
        self._tables = tables
        self._store = store
        self._days = days
        self._matches = matches
        self._words = tuple(looks(one) for one in words if one)

    async def require(self, speaker: str, text: str, *, new: Callable[[], bool]) -> None:
        """Raises Refused where it may not be said; `new` counts what somebody says who is new here."""
        self.require_words(text, "text")
        account = await self._tables.read(self._store.account, speaker)
        if account is None:
            return
        muted = await self._tables.read(order.sanction, self._tables.storage, account.id, "mute", time.time())
        if muted is not None:
            raise Refused("muted", f"moderators keep this account from talking for a time: {muted.reason}")
        if await self._is_new(account):
            if LINK.search(text):
                raise Refused("no-links", "text: an account that is new here sends no links")
            if not new():
                raise Refused("too-many-requests", "too many messages; wait a little")

    def require_words(self, text: str, field: str) -> None:
        """Raises Refused where it holds a word that is not wanted, or one that looks like it."""
        if self._words:
            said = re.findall(r"[^\W_]+", text)
            if any(looks(one) in self._words for one in said):
                raise Refused("bad-word", f"{field}: this house does not want one of these words")

    async def _is_new(self, account: Account) -> bool:
        if time.time() - account.created >= self._days * DAY:
            return False
        return await self._tables.read(order.finished, self._tables.storage, account.id) < self._matches
