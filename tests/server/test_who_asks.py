"""Who asks: looked up once for each browser, anew when something has changed, and seldom where nothing is heard."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest

from pragmatica.server.accounts import service
from pragmatica.server.accounts.rows import Account, Login
from pragmatica.server.accounts.service import Accounts
from pragmatica.server.accounts.store import Store
from pragmatica.server.kept.migrate import migrate
from pragmatica.server.kept.storage import Storage

P = ParamSpec("P")
R = TypeVar("R")
NOW = service.time.time()
ANNA = Account("anna-id", "Anna", "member", "", "", NOW)


class Counted:
    """A database that counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def read(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask."""
        self.asked += 1
        return call(*args, **kwargs)

    async def write(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Change."""
        return call(*args, **kwargs)


def with_anna(tmp_path: Path, look: Callable[[Accounts, Counted], Coroutine[Any, Any, None]]) -> None:
    """Look at accounts of which one is signed in with the session `hers`."""
    storage, database = Storage(f"sqlite:///{tmp_path / 'pragmatica.db'}"), Counted()
    migrate(storage)
    accounts = Accounts(Store(storage, "here"), database, rate=0, burst=0)
    accounts.store.add(ANNA, "anna", None)
    accounts.store.sign_in(Login("hers", ANNA.id, "", NOW, NOW), None)
    try:
        asyncio.run(look(accounts, database))
    finally:
        accounts.passwords.close()
        storage.close()


def test_a_browser_is_looked_up_once(tmp_path: Path) -> None:
    """However many answers it gives at a table, signed in or not, the database is asked about each browser once."""

    async def look(accounts: Accounts, database: Counted) -> None:
        for _ in range(100):
            assert await accounts.holder("hers") == ANNA.id
            assert await accounts.holder("a stranger's") == "a stranger's"

        assert database.asked == 2

    with_anna(tmp_path, look)


def test_who_is_signed_out_elsewhere_is_out_when_it_is_heard(tmp_path: Path) -> None:
    """What is known of an account is forgotten when another process tells that it has changed."""

    async def look(accounts: Accounts, database: Counted) -> None:
        assert await accounts.holder("hers") == ANNA.id
        accounts.store.sign_out(ANNA.id, "hers")

        accounts.changed(ANNA.id)

        assert await accounts.holder("hers") == "hers"

    with_anna(tmp_path, look)


def test_a_process_that_hears_nothing_looks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it cannot listen to the others it believes nothing that is older than a moment."""
    monkeypatch.setattr(service, "DEAF", 0.0)

    async def look(accounts: Accounts, database: Counted) -> None:
        assert await accounts.holder("hers") == ANNA.id
        accounts.store.sign_out(ANNA.id, "hers")

        accounts.deaf = True

        assert await accounts.holder("hers") == "hers"

    with_anna(tmp_path, look)


def test_a_browser_that_nobody_uses_is_signed_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After three months whoever finds it finds nobody signed in."""

    async def look(accounts: Accounts, database: Counted) -> None:
        monkeypatch.setattr(service.time, "time", lambda: NOW + 91 * 24 * 3600)

        assert await accounts.holder("hers") == "hers"

    with_anna(tmp_path, look)
