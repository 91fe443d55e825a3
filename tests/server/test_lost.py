"""Connections to the database that break, and news that overtake: nothing is lost, doubled or kept when it is old."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from pragmatica.server.accounts.store import Store
from pragmatica.server.errors import Refused
from pragmatica.server.forms import requests
from pragmatica.server.kept.migrate import migrate
from pragmatica.server.kept.storage import Storage
from pragmatica.server.play import changes, seating
from pragmatica.server.play.changes import Key, Made
from pragmatica.server.play.table import Table
from pragmatica.server.tables.live import Hub
from pragmatica.server.tables.manners import Manners
from pragmatica.server.tables.service import Tables
from pragmatica.server.tables.talk import Talk
from tests.samples import SMALLEST
from tests.server.client import Server, choose
from tests.server.postgres import Cluster

REQUEST = requests.TableRequest(**SMALLEST.asked)


@pytest.fixture
def tables(postgres: Cluster) -> Iterator[Tables]:
    """The tables of a process."""
    storage = Storage(postgres.new_database().replace("postgresql://", "postgresql+psycopg://"))
    migrate(storage)
    made = Tables(storage, Hub())
    yield made
    made.close()


def broken(tables: Tables, name: str, *, times: int = 1) -> None:
    """The connection breaks after the next calls of a method have been carried out, before they are confirmed."""
    real: Callable[..., Any] = getattr(tables.storage, name)
    left = [times]

    def call(*arguments: Any) -> Any:
        result = real(*arguments)
        if left[0]:
            left[0] -= 1
            raise psycopg.OperationalError("the connection is lost")
        return result

    setattr(tables.storage, name, call)


def first_answer(table: Table) -> Made:
    """Somebody plays the first action that is offered."""
    seat = min(table.match.pending)
    action = table.match.legal(seat)[0].id
    key = Key("host", seat, "key-00000001", "request")
    return changes.play(table, seat, table.match.version(seat), [action], time.time(), key)


def test_a_change_whose_confirmation_was_lost_is_made_once_and_told(tables: Tables) -> None:
    """The request is answered by what was kept, and followers are woken to look."""

    async def run() -> tuple[int, int | None, bool]:
        table, _ = await tables.create(REQUEST, "host")
        seat = min(table.match.pending)
        key = Key("host", seat, "key-00000001", "request")
        hub = tables._listener
        assert isinstance(hub, Hub)
        with hub.watching(table.id) as watcher:
            broken(tables, "commit")
            changed, told = await tables.change(table.id, first_answer, key)
            return changed.position.change, told, await watcher.wait(0)

    change, told, woken = asyncio.run(run())

    assert (change, told is not None, woken) == (1, True, True)


def test_a_message_whose_confirmation_was_lost_is_kept_once_and_told(tables: Tables) -> None:
    """The same for talk."""

    async def run() -> tuple[list[str], bool]:
        table, _ = await tables.create(REQUEST, "host")
        store = Store(tables.storage, tables.sender)
        hub, talk = tables._listener, Talk(tables, Manners(tables, store, days=0, matches=0, words=()))
        assert isinstance(hub, Hub)
        with hub.watching(table.id) as watcher:
            broken(tables, "say")
            message = requests.MessageRequest(seat=table.match.seats[0], readers=[], text="Peace?")
            await talk.say(table, "host", message, "key-00000001")
            said = await talk.heard(table, table.viewer("host", None))
            return [one.text for one in said], await watcher.wait(0)

    assert asyncio.run(run()) == (["Peace?"], True)


def test_a_read_is_tried_again_then_refused(tables: Tables) -> None:
    """One broken connection is nobody's business; a database that stays away is a refusal that says so."""

    async def run() -> str:
        table, _ = await tables.create(REQUEST, "host")
        tables.forget(table.id)
        broken(tables, "load")
        assert (await tables.get(table.id)).id == table.id
        tables.forget(table.id)
        broken(tables, "load", times=2)
        with pytest.raises(Refused) as refused:
            await tables.get(table.id)
        return refused.value.kind

    assert asyncio.run(run()) == "unavailable"


def test_a_table_whose_opening_was_not_confirmed_is_opened_once(tables: Tables) -> None:
    """It is found again by its key, and its host is told of it as if nothing had happened."""
    broken(tables, "create")

    async def run() -> tuple[str, list[str]]:
        table, _ = await tables.create(REQUEST, "host")
        return table.id, tables.storage.held_by("host")

    ident, held = asyncio.run(run())

    assert held == [ident]


def test_a_table_that_cannot_be_opened_is_refused(tables: Tables) -> None:
    """Its host is told to try again."""

    def away(*_: Any) -> None:
        raise psycopg.OperationalError("the connection is lost")

    setattr(tables.storage, "create", away)  # noqa: B010

    with pytest.raises(Refused, match="cannot reach its data"):
        asyncio.run(tables.create(REQUEST, "host"))


@pytest.mark.parametrize("name", ["load", "commit"])
def test_news_that_overtake_leave_no_old_table(tables: Tables, name: str) -> None:
    """Where another process goes on before this one has noticed that it has read or written, it reads again."""
    others = Tables(Storage(tables.storage.url.render_as_string(hide_password=False)), Hub())
    real: Callable[..., Any] = getattr(tables.storage, name)

    def overtaken(*arguments: Any) -> Any:
        setattr(tables.storage, name, real)
        result = real(*arguments)
        asyncio.run(others.change(ident, lambda table: second(table)))
        tables.forget(ident)
        return result

    def second(table: Table) -> Made:
        return seating.seat_bot(table, "host", table.match.seats[0], "random", time.time())

    async def run() -> int:
        nonlocal ident
        table, _ = await tables.create(REQUEST, "host")
        ident = table.id
        if name == "load":
            tables.forget(ident)
        setattr(tables.storage, name, overtaken)
        await tables.change(ident, first_answer)
        return (await tables.get(ident)).position.change

    ident = ""
    assert asyncio.run(run()) == 2
    others.close()


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """While nothing can be written changes are refused and all can be read; when there is room again, play goes on."""
    with contextlib.closing(Server(tmp_path)) as server:
        host = server.start().browser()
        ident = host.open()
        choose(host, ident, "north")
        before = host.table(ident, "south")
        assert server.process is not None
        least = 4096  # bytes: not even the first page of a log
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (least, resource.RLIM_INFINITY))
        view = before["view"]
        action = view["actions"][0]["id"]

        host.act(ident, "south", action, version=view["version"], key="key-00000001", status=503)
        host.post("/api/tables", {"game": "toy", "scenario": "plain", "players": 2}, 503)
        assert host.table(ident, "south") == before

        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        told = host.act(ident, "south", action, version=view["version"], key="key-00000001")
        server.kill()
        server.start()
        assert host.table(ident, "south") == told["table"]
        host.open()
