"""`pragmatica admin`: backups, exports, the list of tables, the interface's description."""

from __future__ import annotations

import contextlib
import gzip
import json
from pathlib import Path

import pytest

import pragmatica
from pragmatica import cli
from pragmatica.core import register
from tests.conftest import MakeServer
from tests.server.client import ROOT, Server, at, choose, play_round
from tests.written import STALE


class Admin:
    """The command, run in this process on a server's database."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: object, server: Server, status: int = 0) -> str:
        """Run it, expecting an exit code; what it said."""
        where = ["--database", server.database] if server.database else ["--data", str(server.data)]
        assert cli.main(["admin", *map(str, arguments), *where]) == status
        said = self._capsys.readouterr()
        return said.out or said.err


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command."""
    return Admin(capsys)


def test_a_backup_is_restored_on_another_server(admin: Admin, make_server: MakeServer, tmp_path: Path) -> None:
    """A backup taken from a running server brings back tables, seats, links, undo and idempotency keys."""
    server = make_server().start()
    host, friend = server.browser(), server.browser()
    ident = host.open(name="Žofia 女帝")
    link = host.post(f"/api/tables/{ident}/seats/south/link", {})["link"]
    action = host.table(ident)["view"]["actions"][0]["id"]
    told = host.act(ident, "north", action, version=0, key="key-00000001")
    admin("backup", tmp_path / "all.gz", server=server)
    other = make_server()
    admin("restore", tmp_path / "all.gz", server=other)
    other.start()
    moved, late = other.browser(), other.browser()
    moved.http.cookies, late.http.cookies = host.http.cookies, friend.http.cookies

    assert moved.table(ident) == host.table(ident)
    assert moved.act(ident, "north", action, version=0, key="key-00000001")["seq"] == told["seq"]
    late.join(link)
    moved.post(f"/api/tables/{ident}/undo", {"seat": "north", "count": 1})


def test_a_backup_moves_from_a_file_to_a_database_server(
    admin: Admin, make_server: MakeServer, tmp_path: Path, backend: str, request: pytest.FixtureRequest
) -> None:
    """What was saved from one kind of database is read by the other."""
    server = make_server().start()
    host = server.browser()
    ident = host.open()
    play_round(host, ident)
    admin("backup", tmp_path / "all.gz", server=server)
    (tmp_path / "moved").mkdir()
    database = request.getfixturevalue("postgres").new_database() if backend == "sqlite" else ""
    with contextlib.closing(Server(tmp_path / "moved", database)) as other:
        admin("restore", tmp_path / "all.gz", server=other)
        moved = at(other.start(), host)

        assert moved.table(ident) == host.table(ident)
        play_round(moved, ident)


ADDED = {  # since schema 0002, by kind of row
    "tables": {"opener", "bots_stay", "part", "analysis", "position", "public", "rated", "starters"},
    "answers": {"ending"},
    "claims": {"key"},
    "seats": {"salt", "seen", "part", "offered"},
    "positions": {"ended", "vote", "vote_due", "closed"},
}


def test_a_backup_of_an_earlier_version_is_restored(admin: Admin, make_server: MakeServer, tmp_path: Path) -> None:
    """What has been added to the database since begins as it does when a database is brought up to date."""
    server = make_server().start()
    host = server.browser()
    ident = host.open()
    play_round(host, ident)
    admin("backup", tmp_path / "all.gz", server=server)
    with gzip.open(tmp_path / "all.gz", "rt", encoding="utf-8") as new, gzip.open(tmp_path / "old.gz", "wt") as old:
        head = json.loads(new.readline())
        old.write(json.dumps(head | {"schema": "0002"}) + "\n")
        for kind, row in map(json.loads, new):
            if kind != "openings":
                kept = {name: one for name, one in row.items() if name not in ADDED.get(kind, ())}
                old.write(json.dumps([kind, kept]) + "\n")
    other = make_server()
    admin("restore", tmp_path / "old.gz", server=other)
    moved = at(other.start(), host)
    assert moved.table(ident)["view"] == host.table(ident)["view"]
    play_round(moved, ident)


def test_a_backup_is_restored_into_an_empty_database_only(
    admin: Admin, make_server: MakeServer, tmp_path: Path
) -> None:
    """Nothing that is there is mixed with a backup."""
    server = make_server().start()
    server.browser().open()
    admin("backup", tmp_path / "all.gz", server=server)
    server.stop()

    refused = admin("restore", tmp_path / "all.gz", server=server, status=1)

    assert "already holds" in refused


def test_one_table_is_exported_and_imported(admin: Admin, make_server: MakeServer, tmp_path: Path) -> None:
    """An exported table goes on at another server beside its tables; twice it cannot be there."""
    server, other = make_server().start(), make_server().start()
    host = server.browser()
    ident, _ = host.open(), host.open()
    choose(host, ident, "north")
    other.browser().open()
    other.stop()
    admin("export", ident, tmp_path / "one.gz", server=server)
    admin("import", tmp_path / "one.gz", server=other)

    refused = admin("import", tmp_path / "one.gz", server=other, status=1)

    assert "already holds table" in refused
    moved = other.start().browser()
    moved.http.cookies = host.http.cookies
    assert [line["id"] for line in moved.get("/api/tables")] == [ident]
    choose(moved, ident, "south")


NO_BACKUPS = {
    "empty": b"",
    "text": b"no gzip",
    "damaged": b"\x1f\x8b\x08\x00broken",
    "wrong block": gzip.compress(b"")[:10] + b"\xff" * 20,
    "other": gzip.compress(b'{"format":"something"}\n'),
    "deep": gzip.compress(b"[" * 100_000),
}


@pytest.mark.parametrize("content", NO_BACKUPS.values(), ids=NO_BACKUPS)
def test_a_file_that_is_no_backup_is_refused(
    admin: Admin, make_server: MakeServer, tmp_path: Path, content: bytes
) -> None:
    """The refusal names the file, and the database stays empty."""
    path = tmp_path / "file.gz"
    path.write_bytes(content)
    server = make_server()

    assert "file.gz" in admin("restore", path, server=server, status=1)
    assert json.loads(admin("tables", "--json", server=server)) == {"tables": []}


def test_a_backup_does_not_write_over_a_file(admin: Admin, make_server: MakeServer, tmp_path: Path) -> None:
    """An existing file is kept."""
    server = make_server().start()
    path = tmp_path / "precious"
    path.write_text("mine")

    admin("backup", path, server=server, status=1)

    assert path.read_text() == "mine"


def test_a_running_server_s_file_is_not_written_to(
    admin: Admin, make_server: MakeServer, tmp_path: Path, backend: str
) -> None:
    """Restoring into the folder of a running server is refused; a PostgreSQL database has no such lock."""
    server = make_server().start()
    admin("backup", tmp_path / "all.gz", server=server)

    said = admin("restore", tmp_path / "all.gz", server=server, status=1 if backend == "sqlite" else 0)

    assert ("another server" in said) == (backend == "sqlite")


def test_tables_are_listed(admin: Admin, make_server: MakeServer) -> None:
    """The list names each table with its state."""
    server = make_server().start()
    ident = server.browser().open(name="Aachen")

    assert "Aachen" in admin("tables", server=server)
    assert json.loads(admin("tables", "--json", server=server))["tables"][0]["id"] == ident


def test_the_description_of_the_interface_is_current(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`web/openapi.json`, from which the front end's types are made, is what the server offers of games that ship."""
    shipped = tuple(pragmatica.game(name) for name in register.shipped())
    monkeypatch.setattr(pragmatica, "games", lambda: shipped)

    assert cli.main(["admin", "openapi"]) == 0
    made = capsys.readouterr().out

    assert made == (ROOT / "web" / "openapi.json").read_text(encoding="utf-8"), STALE


@pytest.mark.parametrize("game", register.shipped())
def test_decisions_and_observations_are_described(game: str) -> None:
    """Each kind of decision is a member of its game's union, told apart by `kind`; so is an observation by `game`."""
    schemas = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))["components"]["schemas"]

    name = pragmatica.game(game).schema
    kinds = [
        schemas[one["$ref"].rsplit("/", 1)[1]]["properties"]["kind"]["enum"]
        for one in schemas[f"{name}Decision"]["oneOf"]
    ]

    assert len({kind for (kind,) in kinds}) == len(kinds) > 1
    assert schemas[f"{name}Observation"]["properties"]["game"]["enum"] == [game]


def test_all_messages_of_a_stream_are_described() -> None:
    """An update, talk, and a sign of life."""
    schemas = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))["components"]["schemas"]

    kinds = [one["$ref"].rsplit("/", 1)[1] for one in schemas["SocketMessage"]["oneOf"]]

    types = [schemas[kind]["properties"]["type"] for kind in kinds]
    assert {one["const"] if "const" in one else one["enum"][0] for one in types} == {"update", "talk", "ping"}
