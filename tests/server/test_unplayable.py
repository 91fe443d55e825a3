"""A table whose match this program cannot play: what has happened there is told, and nothing else suffers from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import text

from pragmatica import cli
from pragmatica.server.kept.storage import Storage
from tests.conftest import MakeServer
from tests.server.client import Browser, Server, play_round

MATCHES = (("tables", "start"), ("positions", "snapshot"), ("positions", "base"))  # where a match is kept


class Lack(NamedTuple):
    """What the program lacks: the column of `tables` that tells of it, and what is replaced in saved matches."""

    column: str
    value: str | int
    old: str
    new: str


LACKS = {
    "rules": Lack("rules_version", 99, '"rules_version":1', '"rules_version":99'),
    "game": Lack("game", "chess", '"game":"toy"', '"game":"chess"'),
    "option": Lack("options", '{"vanished":true}', '"options":{', '"options":{"vanished":true,'),
    "board": Lack("board", "gone", '"board":"', '"board":"gone-'),
}


def storage_of(server: Server) -> Storage:
    """The database of a server, beside it."""
    url = server.database.replace("postgresql://", "postgresql+psycopg://")
    return Storage(url or f"sqlite:///{server.data / 'pragmatica.db'}")


def spoil(server: Server, ident: str, lack: Lack) -> None:
    """The table comes from a program that had something which this one lacks."""
    storage = storage_of(server)
    with storage.writing() as connection:
        told = text(f"UPDATE tables SET {lack.column} = :value WHERE id = :id")
        connection.execute(told, {"value": lack.value, "id": ident})
        for table, column in MATCHES:
            key = "id" if table == "tables" else "table_id"
            order = f"UPDATE {table} SET {column} = replace({column}, :old, :new) WHERE {key} = :id"
            connection.execute(text(order), {"old": lack.old, "new": lack.new, "id": ident})
    storage.close()


@pytest.fixture(scope="module", params=LACKS)
def lack(request: pytest.FixtureRequest) -> Lack:
    """One after the other."""
    return LACKS[request.param]


class Scene(NamedTuple):
    """A table that cannot be played on, another one, and the browser that opened both."""

    server: Server
    host: Browser
    table: str
    other: str


@pytest.fixture(scope="module")
def scene(
    backend: str, lack: Lack, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Scene]:
    """A round is played, one seat is given to a bot that owes an answer, then the program is another one."""
    database = request.getfixturevalue("postgres").new_database() if backend == "postgresql" else ""
    server = Server(tmp_path_factory.mktemp("unplayable"), database, bots="0").start()
    host = server.browser()
    table, other = host.open(name="old"), host.open(name="new")
    play_round(host, table)
    host.post(f"/api/tables/{table}/seats/south/bot", {"bot": "random"}, 200)
    server.stop()
    spoil(server, table, lack)
    server.settings["bots"] = "1"
    server.start()
    yield Scene(server, host, table, other)
    server.close()


def test_the_table_opens(scene: Scene) -> None:
    """With its players, and with the reason for which it cannot be played on."""
    table = scene.host.table(scene.table)

    assert table["unplayable"]
    assert (table["begun"], table["waiting"], table["view"]["observation"]) == (True, [], None)
    assert [one["seat"] for one in table["seats"]] == ["north", "south"]


def test_what_has_happened_is_told(scene: Scene) -> None:
    """The stored events can be read by everybody whom they concern."""
    events = scene.host.get(f"/api/tables/{scene.table}/events", as_="north")["events"]

    assert {"chosen", "seat-bot"} & {one["kind"] for one in events}
    assert scene.host.get(f"/api/tables/{scene.table}/events", as_="spectator")["events"]


def test_the_replay_goes_through_the_steps(scene: Scene) -> None:
    """Each step is there, without a position; one that there has not been is not found."""
    path = f"/api/tables/{scene.table}/replay"
    steps = scene.host.table(scene.table)["steps"]

    assert [scene.host.get(path, step=step)["step"] for step in range(steps + 1)] == list(range(steps + 1))
    assert scene.host.get(path, 404, step=steps + 1)["error"] == "not-found"


def test_the_record_opens(scene: Scene, lack: Lack) -> None:
    """Its headers, the reason, and what happened."""
    record = scene.host.http.get(f"/api/tables/{scene.table}/record").text

    assert '[Table "old"]' in record
    assert f"; {scene.host.table(scene.table)['unplayable']}\n" in record
    assert '"kind":"seat-bot"' in record


def test_the_terminal_tells_what_the_record_does(
    scene: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file that the page hands out is shown as it stands."""
    file = tmp_path / "record.txt"
    file.write_bytes(scene.host.http.get(f"/api/tables/{scene.table}/record").content)

    assert cli.main(["replay", str(file)]) == 0

    told = capsys.readouterr().out
    assert "  Table: old\n" in told
    assert '"kind":"seat-bot"' in told


def test_it_is_exported_and_listed(scene: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The operator takes it to a program that can play it."""
    place = ["--database", scene.server.database] if scene.server.database else ["--data", str(scene.server.data)]

    assert cli.main(["admin", "export", scene.table, str(tmp_path / "old.gz"), *place]) == 0
    assert cli.main(["admin", "tables", *place]) == 0

    assert scene.table in capsys.readouterr().out


def test_a_record_tells_no_secret(scene: Scene) -> None:
    """Neither the seed nor what only a seat was told."""
    record = scene.server.browser().http.get(f"/api/tables/{scene.table}/record").text

    assert not any(name in record for name in ("[ServerSeed", "[Salt", "[Seed "))
    told = scene.server.browser().get(f"/api/tables/{scene.table}/events", since=-1)["events"]
    assert record.count('"kind":') == len(told)


CHANGES: dict[str, Callable[[Browser, str], Any]] = {
    "an answer": lambda host, ident: host.act(ident, "north", "odd", version=0, status=409),
    "an undo": lambda host, ident: host.post(f"/api/tables/{ident}/undo", {"seat": "north", "count": 1}, 409),
    "a bot": lambda host, ident: host.post(f"/api/tables/{ident}/seats/north/bot", {"bot": "random"}, 409),
    "a link": lambda host, ident: host.post(f"/api/tables/{ident}/seats/north/link", {}, 409),
    "a question": lambda host, ident: host.get(f"/api/tables/{ident}/why-not", 409, seat="north", target="odd"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_nothing_can_be_changed(scene: Scene, change: Callable[[Browser, str], Any]) -> None:
    """Whatever needs the match is refused with the reason."""
    refused = change(scene.host, scene.table)

    assert (refused["error"], bool(refused["detail"])) == ("unplayable", True)


def test_people_can_still_talk(scene: Scene) -> None:
    """About what to do with it, for instance."""
    scene.host.post(f"/api/tables/{scene.table}/messages", {"seat": "north", "readers": [], "text": "What now?"}, 204)

    with scene.host.follow(scene.table, "north") as stream:
        assert stream.next()["table"]["unplayable"]
        assert stream.next()["messages"][-1]["text"] == "What now?"


def test_other_tables_do_not_suffer(scene: Scene) -> None:
    """The list holds both; at the other table bots answer, though one of this table owes an answer, too."""
    lines = {one["id"]: one for one in scene.host.get("/api/tables")}
    assert [bool(lines[ident]["unplayable"]) for ident in (scene.table, scene.other)] == [True, False]

    scene.host.post(f"/api/tables/{scene.other}/seats/south/bot", {"bot": "random"}, 200)
    with scene.host.follow(scene.other, "north") as stream:
        while any(one["seat"] == "south" for one in stream.next()["table"]["waiting"]):
            pass
    assert scene.server.faults == []


def test_it_goes_on_where_it_can_be_played(make_server: MakeServer, tmp_path: Path) -> None:
    """With the rules come back, the bot's answer that was owed all the time is given."""
    server = make_server(bots="0").start()
    host = server.browser()
    ident = host.open()
    host.post(f"/api/tables/{ident}/seats/south/bot", {"bot": "random"}, 200)
    server.stop()
    spoil(server, ident, LACKS["rules"])
    server.settings["bots"] = "1"
    server.start()
    assert host.table(ident)["unplayable"]
    server.stop()
    spoil(server, ident, Lack("rules_version", 1, '"rules_version":99', '"rules_version":1'))

    server.start()

    with host.follow(ident, "north") as stream:
        assert all(one["seat"] != "south" for one in stream.until(2)["table"]["waiting"])
