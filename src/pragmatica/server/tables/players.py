"""What is told of people by their matches: totals, ratings, matches that run and that are over. Nothing here writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from pragmatica.server.errors import Refused
from pragmatica.server.kept import matches, results
from pragmatica.server.kept.level import Level
from pragmatica.server.play.names import looks
from pragmatica.server.tables.service import Tables

P = ParamSpec("P")
R = TypeVar("R")


class Players:
    """The people of one process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def ask(self, call: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask the database, as it is at one moment. Raises Refused when it does not answer."""

        def read() -> R:
            with self._tables.storage.reading() as connection:
                return call(connection, *args, **kwargs)

        return await self._tables.read(read)

    async def account(self, name: str) -> matches.Known:
        """Who has this name. Raises Refused where nobody has."""
        found = await self.ask(matches.known, looks(name))
        if found is None:
            raise Refused("not-found", "nobody has this name here")
        return found

    async def rating(self, account: str, game: str, scenario: str) -> Level:
        """The level of an account at a game and scenario."""
        return await self.ask(results.rating, account, game, scenario)
