"""Passwords: which may be one, and hashes by argon2id, made beside the event loop and two at a time."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pragmatica.server.errors import Refused
from pragmatica.server.play.names import looks

P = ParamSpec("P")
R = TypeVar("R")
FEWEST: Final = 8  # characters
MOST: Final = 200
AT_ONCE: Final = 2  # each takes 64 MiB, and a core for a fifth of a second
MOST_WAITING: Final = 16
USUAL: Final = frozenset({
    "password", "password1", "passw0rd", "12345678", "123456789", "1234567890", "11111111", "00000000", "87654321",
    "qwertyui", "qwertyuiop", "qwerty123", "1q2w3e4r", "1q2w3e4r5t", "abcd1234", "abcdefgh", "iloveyou", "sunshine",
    "princess", "football", "baseball", "superman", "trustno1", "letmein1", "welcome1", "zaq12wsx", "pragmatica",
    "haslo123", "hasło123", "polska123",
})  # fmt: skip


def readable(password: str) -> str:
    """The password in the form in which it is hashed, however a keyboard makes its letters."""
    return unicodedata.normalize("NFC", password)


def accepted(password: str, name: str) -> str:
    """A new password in that form. Raises Refused."""
    made = readable(password)
    if not FEWEST <= len(made) <= MOST:
        raise Refused("bad-password", f"password: {FEWEST} to {MOST} characters")
    if made.casefold() in USUAL or len(set(made)) < 3 or looks(made.strip()) == looks(name):
        raise Refused("bad-password", "password: one of the first that anybody tries")
    return made


class Passwords:
    """Makes and checks hashes."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._pool = ThreadPoolExecutor(AT_ONCE, "password")
        self._waiting = 0
        effort = f"m={self._hasher.memory_cost},t={self._hasher.time_cost},p={self._hasher.parallelism}"
        # What is checked where there is no hash, so that it takes as long.
        self._nobody = f"$argon2id$v=19${effort}${'A' * 22}${'A' * 43}"

    def close(self) -> None:
        """Let what has begun end."""
        self._pool.shutdown()

    async def hash(self, password: str) -> str:
        """What is kept of a password. Raises Refused when too many wait."""
        return await self._run(self._hasher.hash, password)

    async def matches(self, kept: str | None, password: str) -> bool:
        """Whether it is the password of which this is kept; None: of nobody. Raises Refused when too many wait."""
        return await self._run(self._matches, kept, readable(password))

    def outdated(self, kept: str) -> bool:
        """Whether a hash was made with less effort than is made today."""
        return self._hasher.check_needs_rehash(kept)

    def _matches(self, kept: str | None, password: str) -> bool:
        try:
            self._hasher.verify(self._nobody if kept is None else kept, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    async def _run(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self._waiting >= MOST_WAITING:
            raise Refused("too-many-requests", "too many people sign in at this moment; wait a little")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, partial(call, *args, **kwargs))
        finally:
            self._waiting -= 1
