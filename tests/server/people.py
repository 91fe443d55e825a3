"""People who have accounts, for tests."""

from __future__ import annotations

from typing import Any, Final

from tests.server.client import Browser

PASSWORD: Final = "seven league boots"


def register(browser: Browser, name: str, status: int = 201, password: str = PASSWORD, **more: str) -> Any:
    """Make an account and sign in."""
    return browser.post("/api/account", {"name": name, "password": password, **more}, status)


def sign_in(browser: Browser, name: str, status: int = 200, password: str = PASSWORD) -> Any:
    """Sign in with a password."""
    return browser.post("/api/account/session", {"name": name, "password": password}, status)


def sign_out(browser: Browser) -> None:
    """Sign out."""
    browser.delete("/api/account/session")


def who(browser: Browser) -> str | None:
    """The name of who is signed in."""
    account = browser.get("/api/account")["account"]
    return None if account is None else str(account["name"])


def cookie(browser: Browser) -> str:
    """The session that a browser shows."""
    (value,) = (one.value for one in browser.http.cookies.jar)
    assert value is not None
    return value
