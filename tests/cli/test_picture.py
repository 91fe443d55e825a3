"""`pragmatica picture`: the board of a match in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pragmatica import Match
from tests.samples import THREE

from .program import fails, pragmatica

ANSWERS = 40


@pytest.fixture(scope="module")
def match() -> Match:
    """A match some way into its course."""
    return THREE.begun(ANSWERS)


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    """Its record."""
    file = tmp_path / "match.txt"
    file.write_text(match.record_text(), encoding="utf-8")
    return file


def test_without_an_output_the_svg_is_printed(match: Match, record: Path) -> None:
    """What a spectator sees at the end of the file."""
    assert pragmatica("picture", str(record)).stdout.strip() == match.picture().svg


def test_a_step_and_a_seat_are_chosen(match: Match, record: Path, tmp_path: Path) -> None:
    """The file shows what the seat knew then."""
    seat, out = match.seats[0], tmp_path / "board.svg"

    result = pragmatica("picture", str(record), "--step", "5", "--seat", seat, "-o", str(out), "--language", "pl")

    assert result.returncode == 0, result.stderr
    assert out.read_text(encoding="utf-8") == match.at(5).picture(seat, language="pl").svg


def test_a_position_is_drawn_too(match: Match, tmp_path: Path) -> None:
    """With every secret of it open, if that is asked for."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(match.to_position()), encoding="utf-8")

    assert pragmatica("picture", str(file), "--everything").stdout.strip() == match.picture(everything=True).svg


def test_a_png_has_the_width_that_is_asked_for(record: Path, tmp_path: Path) -> None:
    """By the end of its name it is a PNG."""
    out = tmp_path / "board.png"

    pragmatica("picture", str(record), "-o", str(out), "--width", "200")

    assert out.read_bytes()[:4] == b"\x89PNG"
    assert int.from_bytes(out.read_bytes()[16:20]) == 200


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (["--step", "9999"], 2, "--step"),
        (["--seat", "nobody"], 2, "--seat"),
        (["-o", "board.gif"], 1, ".png"),
    ],
)
def test_what_makes_no_sense_is_refused(record: Path, options: list[str], code: int, words: str) -> None:
    """The error names the option."""
    fails(pragmatica("picture", str(record), *options), code, words)
