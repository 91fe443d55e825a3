"""Every command in every encoding, and with streams that are closed or full."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from pragmatica.core import register
from tests.cli.program import TIMEOUT, command, environment
from tests.samples import SHIPPED

ENCODINGS = ("ascii", "ascii:surrogateescape", "iso-8859-2:surrogateescape", "cp1250", "latin-1", "utf-8")
SMALL = SHIPPED.game
OF_EACH = [
    command
    for game in register.shipped()
    for command in (
        ("rules", game),
        ("board", "show", game),
        ("play", game, "--seed", "1", "--language", "pl"),
    )
]
COMMANDS = [
    *OF_EACH,
    ("board", "show", SMALL, "--json"),
    ("simulate", SMALL, "--games", "1"),
    ("coverage", SMALL, "--missing"),
    ("--help",),
    ("--version",),
    ("replay", "łódź.txt"),
]
FULL = Path("/dev/full")


def run(arguments: tuple[str, ...], **streams: object) -> subprocess.CompletedProcess[bytes]:
    """Run the program with these streams."""
    given = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    return subprocess.run(command(arguments), timeout=TIMEOUT, check=False, **given)  # type: ignore[call-overload,no-any-return]


def ends(arguments: tuple[str, ...]) -> int:
    """How it ends: a file that is not there, and a table that is left without saving, are failures."""
    return 1 if arguments[0] in ("replay", "play") else 0


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_command_lives_with_any_encoding(arguments: tuple[str, ...], encoding: str) -> None:
    """It ends as it would in UTF-8, and what the encoding lacks is written by what looks like it."""
    result = run(arguments, env={**environment(), "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding})
    assert b"Traceback" not in result.stderr, result.stderr
    assert result.returncode == ends(arguments)
    result.stdout.decode(encoding.partition(":")[0])


def test_what_an_encoding_lacks_is_written_readably() -> None:
    """Dashes become hyphens, letters lose their accents."""
    own = {**environment(), "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    result = run(("play", SMALL, "--seed", "1", "--language", "pl"), env=own)
    assert b"Partia nie zostala zapisana" in result.stdout
    assert b"\\u" not in result.stdout


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")
@pytest.mark.parametrize("arguments", COMMANDS[:-1], ids=" ".join)
def test_output_that_is_full_is_told_in_one_sentence(arguments: tuple[str, ...]) -> None:
    """The command fails, and says that it cannot write."""
    with FULL.open("wb") as full:
        result = run(arguments, stdout=full, env=environment())
    assert result.returncode == 1
    assert result.stderr.count(b"\n") == 1
    assert b"No space left on device" in result.stderr


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")
def test_errors_that_cannot_be_told_end_in_their_status_all_the_same() -> None:
    """With both streams full the exit code is left."""
    with FULL.open("wb") as full:
        assert run(("rules", "chess"), stdout=full, stderr=full, env=environment()).returncode == 1


@pytest.mark.parametrize("closed", [0, 1, 2])
@pytest.mark.parametrize("arguments", [*OF_EACH[:3], ("--help",)], ids=" ".join)
def test_a_closed_stream_is_one_that_nobody_uses(arguments: tuple[str, ...], closed: int) -> None:
    """Standard input, output or errors may be closed: the command does its work."""
    result = run(arguments, preexec_fn=lambda: os.close(closed), env=environment())
    assert result.returncode == ends(arguments), result.stderr
    assert b"Traceback" not in result.stderr


def test_a_reader_who_leaves_ends_the_command_without_a_word() -> None:
    """As `pragmatica rules GAME | head -1` does."""
    with subprocess.Popen(
        command(("rules", SMALL)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(TIMEOUT) == 1
        assert process.stderr.read() == b""
