"""The page on adding a game: its files are those of the example, and whoever has that page alone can play."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.program import apart as pragmatica
from tests.docs import example
from tests.written import STALE

TOLD = example.told()
PYTHON, WEB = 450, 150  # the example has fewer lines


def package(*ends: str) -> list[Path]:
    """The files of the example's package with these endings."""
    return [path for path in sorted((example.EXAMPLE / "couriers").rglob("*")) if path.name.endswith(ends)]


def test_the_files_of_the_page_are_those_of_the_example() -> None:
    """Both are the same to the letter."""
    assert example.current() == example.PAGE.read_text(encoding="utf-8"), STALE


def test_no_file_is_kept_from_the_reader() -> None:
    """All files of the package stand on the page, but for the texts in other languages, and schemas that are made."""
    files = {
        path.relative_to(example.EXAMPLE).as_posix()
        for path in package(".py", ".ts", ".svelte", ".json", ".md", ".ftl")
    }
    assert {name for name in files - set(TOLD) if "/pl/" not in name and not name.endswith(".schema.json")} == set()


def test_the_example_is_small() -> None:
    """So many lines of Python and of the client at most."""
    python, web = (
        sum(len(path.read_text().splitlines()) for path in package(*ends)) for ends in ((".py",), (".ts", ".svelte"))
    )
    assert (python <= PYTHON, web <= WEB) == (True, True), (python, web)


def test_the_page_alone_makes_a_game_that_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files, and nothing else, are a package that is found and plays to the end."""
    for name, text in TOLD.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    info = tmp_path / "couriers-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: couriers\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[pragmatica.games]\ncouriers = couriers\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))

    played = pragmatica("simulate", "couriers", "--games", "20", "--quiet")

    assert "games finished: 20 of 20" in played.stdout, played.stderr
    covered = pragmatica("coverage", "couriers", "--root", str(tmp_path), "--missing")
    assert "12 of 12 rules" in covered.stdout
