"""What stands in the way of a start is told in one sentence that says what to do; folders may have any name."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import text

from pragmatica import cli
from pragmatica.core.errors import Unreadable
from pragmatica.server import run
from pragmatica.server.config import Config, open_data, read_config
from pragmatica.server.kept.opening import open_storage
from tests.samples import SMALLEST
from tests.server.client import PATIENCE, ROOT, Server
from tests.server.postgres import Cluster

ODD: Final = {
    "spaces": "two  words",
    "question": "a?b",
    "percent": "a%20b%",
    "hash": "a#b",
    "quotes": 'o\'brien "x" `y`',
    "not ASCII": "Zażółć 地図 🂡",
    "not text": os.fsdecode(b"a\xff\xfeb"),
    "dash": "-dash",
    "dot": ".hidden",
    "new line": "new\nline\t\x1b[31m",
    "backslash": "back\\slash;&$(x)",
    "long": "x" * 255,
    "memory": ":memory:",
    "address": "file:x?mode=memory",
}


def settings(folder: Path | str, **given: Any) -> Config:
    """The settings of a start with this folder."""
    return read_config({"data": str(folder), **given}, environment={})


@pytest.fixture(params=ODD.values(), ids=ODD)
def odd(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder with an odd name that is not there yet."""
    return tmp_path / str(request.param)


def test_a_folder_may_have_any_name(odd: Path) -> None:
    """The database lies where the lock does, and is found again."""
    config = settings(odd)
    for _ in range(2):
        with open_data(config):
            open_storage(config, look=True).close()

    assert {path.name for path in odd.iterdir()} == {"lock", "pragmatica.db"}


def test_admin_takes_any_name(odd: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Folders and files alike, relative ones with a dash in front as `--data=NAME`."""
    with contextlib.chdir(odd.parent):
        odd.mkdir()
        where, file = f"--data={odd.name}", str(odd / "saved.gz")
        for command in (["backup", file], ["restore", file], ["tables"], ["export", "nothing", str(odd / "t")]):
            code = cli.main(["admin", *command, where])
            said = capfd.readouterr().err
            assert code == (command[0] == "export"), said
            assert said.count("\n") == (command[0] != "tables")


def test_boards_and_records_take_any_name(odd: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A board is exported, imported and played on, and the match replayed, below any folder."""
    odd.mkdir()
    board, games = odd / "board.json", odd / "games"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PRAGMATICA_DATA", str(odd / "kept"))
        assert cli.main(["board", "export", SMALLEST.game, str(board)]) == 0
        assert cli.main(["board", "import", SMALLEST.game, str(board)]) == 0
        ident = capsys.readouterr().out.split()[-1]
        played = ["simulate", SMALLEST.game, "--games", "1", "--seed", "1", "--board", ident, "--save", str(games)]
        assert cli.main(played) == 0
        (record,) = games.iterdir()
        assert cli.main(["replay", str(record), "--json"]) == 0


def test_a_server_starts_in_an_odd_folder(tmp_path: Path) -> None:
    """It finds its tables again."""
    folder = tmp_path / "a?b #c%20d"
    folder.mkdir()
    with contextlib.closing(Server(folder)) as server:
        ident = server.start().browser().open()
        server.stop()
        assert server.start().browser().table(ident)["id"] == ident
    assert [path.name for path in tmp_path.iterdir()] == [folder.name]


@pytest.mark.parametrize("folder", ["x" * 256, "/proc/pragmatica", "/dev/null", "/dev/null/x"])
def test_a_folder_that_cannot_be_is_refused(folder: str, tmp_path: Path) -> None:
    """Too long a name, a place where nothing can be made, a file: another must be chosen."""
    with contextlib.chdir(tmp_path), pytest.raises(Unreadable, match="choose another with --data"):
        open_data(settings(folder))


@pytest.mark.parametrize("folder", ["", "a\0b"])
def test_no_folder_is_refused(folder: str, tmp_path: Path) -> None:
    """An empty name is not taken for the folder where the program was started."""
    (tmp_path / "settings").write_text(f"data = {folder!r}".replace("'", '"').replace("\\x00", "\\u0000"))

    with pytest.raises(Unreadable, match="must name a folder"):
        read_config({}, tmp_path / "settings", environment={})


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    """Two servers would contradict each other."""
    with open_data(settings(tmp_path)), pytest.raises(Unreadable, match="another server uses it: stop that"):
        open_data(settings(tmp_path))


# -- the database -----------------------------------------------------------------------------------------------------


@pytest.fixture
def filled(tmp_path: Path) -> Config:
    """A folder with a database that has some pages."""
    config = settings(tmp_path)
    storage = open_storage(config)
    with storage.writing() as connection:
        connection.execute(text("CREATE TABLE filling (x)"))
        connection.execute(text("INSERT INTO filling SELECT randomblob(1000) FROM json_each(:rows)"), {"rows": ROWS})
    storage.close()
    return config


ROWS: Final = str([0] * 1_000)


@pytest.mark.parametrize(
    ("at", "size"), [(0, 100), (0, 20_000), (8_192, 4_096), (400_000, 300_000)], ids=["name", "head", "page", "middle"]
)
def test_a_damaged_database_is_told(filled: Config, at: int, size: int) -> None:
    """A file with rubbish in it is not served from: a backup must be restored."""
    path = Path(filled.data, "pragmatica.db")
    with path.open("r+b") as file:
        file.seek(at)
        file.write(b"rubbish " * (size // 8))

    with pytest.raises(Unreadable, match="damaged: move it away and restore a backup"):
        open_storage(filled, look=True)


def test_a_cut_database_is_told(filled: Config) -> None:
    """A file of which the end is missing, likewise."""
    os.truncate(Path(filled.data, "pragmatica.db"), 200_000)

    with pytest.raises(Unreadable, match="damaged: move it away and restore a backup"):
        open_storage(filled, look=True)


def test_another_database_is_told(tmp_path: Path) -> None:
    """A database of some other program is left alone."""
    with contextlib.closing(sqlite3.connect(tmp_path / "pragmatica.db")) as other:
        other.execute("CREATE TABLE tables (x)")

    with pytest.raises(Unreadable, match="not a database of Pragmatica"):
        open_storage(settings(tmp_path))


def test_a_database_of_a_newer_version_is_told(filled: Config) -> None:
    """It is not touched: the newer version must be installed."""
    storage = open_storage(filled)
    with storage.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    storage.close()

    with pytest.raises(Unreadable, match=r"newer version of this program .*: install that version"):
        open_storage(filled)


def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    """Something else lies where the database should."""
    (tmp_path / "pragmatica.db").mkdir()

    with pytest.raises(Unreadable, match="give this user the right to read and write it"):
        open_storage(settings(tmp_path), look=True)


def test_a_database_in_use_is_told(filled: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some other program holds it."""
    monkeypatch.setattr("pragmatica.server.kept.database.BUSY", 0.1)
    with contextlib.closing(sqlite3.connect(Path(filled.data, "pragmatica.db"))) as other:
        other.execute("PRAGMA locking_mode=exclusive")
        other.execute("CREATE TABLE mine (x)")
        other.commit()

        with pytest.raises(Unreadable, match="another program is using the database: end it"):
            open_storage(filled)


def test_a_database_that_does_not_answer_is_told(tmp_path: Path) -> None:
    """A PostgreSQL that is not there, without its password."""
    config = settings(tmp_path, database="postgresql://somebody:secret@127.0.0.1:1/nothing")

    with pytest.raises(Unreadable, match=r"does not answer as it should .*: see that it runs") as refused:
        open_storage(config)

    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("address", ["postgresql://u:secret@h:port/d", "postgresql:/secret"])
def test_an_address_that_is_none_is_told(address: str, tmp_path: Path) -> None:
    """The address of a database must be readable; it is not repeated, for a password may be in it."""
    with pytest.raises(Unreadable, match="must look like postgresql://") as refused:
        settings(tmp_path, database=address)

    assert "secret" not in str(refused.value)


# -- the port ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else has."""
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as other:
        yield other.getsockname()[1]


def test_a_port_in_use_is_told(taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another must be chosen."""
    monkeypatch.setattr(run, "WAIT", 0.0)

    with pytest.raises(Unreadable, match=f"127.0.0.1:{taken}: Address already in use: .* with --port"):
        run._listen(settings(tmp_path, port=taken))


def test_a_port_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers of a server that was killed leave it a moment later."""
    other = socket.create_server(("127.0.0.1", 0))
    port = other.getsockname()[1]
    monkeypatch.setattr(time, "sleep", lambda _: other.close())

    with contextlib.closing(run._listen(settings(tmp_path, port=port))) as listening:
        assert listening.getsockname()[1] == port


@pytest.mark.parametrize("host", ["203.0.113.1", "no.such.name.invalid"])
def test_a_foreign_address_is_told(host: str, tmp_path: Path) -> None:
    """Only an address of this computer can be listened at."""
    with pytest.raises(Unreadable, match="choose an address of this computer with --host"):
        run._listen(settings(tmp_path, host=host))


# -- the whole program ------------------------------------------------------------------------------------------------


def refused_start(folder: Path, *arguments: str, room: int | None = None) -> str:
    """What a start says that must fail; `room`: bytes that a file may have."""

    def narrow() -> None:
        if room is not None:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    command = [sys.executable, "-m", "pragmatica.cli", "serve", "--port", "0", f"--data={folder}", *arguments]
    ended = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE, preexec_fn=narrow
    )
    assert (ended.returncode, ended.stdout) == (1, ""), ended.stderr
    assert ended.stderr.startswith("pragmatica serve: error: ")
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr


@pytest.mark.parametrize("room", [0, 10_000])
def test_a_full_disk_ends_a_start(tmp_path: Path, room: int) -> None:
    """A start that finds no room says so."""
    assert "disk" in refused_start(tmp_path, room=room)


def test_a_damaged_database_ends_a_start(filled: Config) -> None:
    """A start that finds its file damaged says so."""
    Path(filled.data, "pragmatica.db").write_bytes(b"rubbish " * 1_000)

    assert "restore a backup" in refused_start(Path(filled.data))


def test_a_killed_server_of_several_processes_starts_again(postgres: Cluster, tmp_path: Path) -> None:
    """At once, at the same port, though its workers have not left it yet."""
    with contextlib.closing(Server(tmp_path, postgres.new_database(), apart=True, workers="2")) as server:
        server.start()
        server.kill()
        said = server._launch()
        assert server.process is not None, said
        assert server.browser().get("/healthz")["status"] == "ok"
