"""What the repository promises about itself."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import dev
from pragmatica.core import register

ROOT = Path(__file__).parents[2]
COMPILE = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["pragmatica"]["compile"]


def test_ci_runs_the_command_of_the_readme() -> None:
    """CI checks with the very command that the README tells people to type."""
    assert "python3 dev.py test" in (ROOT / ".ci/run").read_text()
    assert "python3 dev.py test" in (ROOT / "README.md").read_text()


def test_dev_py_explains_itself() -> None:
    """An unknown command is refused with the list of those that there are."""
    result = subprocess.run([sys.executable, ROOT / "dev.py", "nonsense"], capture_output=True, text=True)

    assert result.returncode == 1
    assert {"run", "test", "compiled"} <= set(re.findall(r"^  (\w+)", result.stderr, re.MULTILINE))


HOUSE = {  # where no game is named: files of the house, and what of them belongs to a game, or shows how one is typed
    "tests": ("*.py", r"{game}/"),
    "src/pragmatica": ("*.py", r"{game}/|cli/|__init__\.py"),
    "src/pragmatica/wording": ("*.ftl", r"\w+/{game}/"),
    "web/src": ("*.ts", r"games/{game}/|lib/schema\.d\.ts"),
    "web": ("*.svelte", r"src/games/{game}/|node_modules/|trials/|further/"),
}


@pytest.mark.parametrize("folder", HOUSE)
def test_nothing_outside_names_a_game(folder: str) -> None:
    """A game is named in its own folders alone: the house is the same for any number of them."""
    kind, own = HOUSE[folder]
    games = "|".join(register.shipped())
    of_a_game = re.compile(own.replace("{game}", f"(?:{games})"))
    paths = {path.relative_to(ROOT / folder).as_posix(): path for path in (ROOT / folder).rglob(kind)}
    named = re.compile(rf"(?<![a-z])(?:{games})(?![a-z])")
    assert [
        name for name, path in paths.items() if not of_a_game.match(name) and named.search(path.read_text("utf-8"))
    ] == []


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A document that `dev.py write` writes, and is not up to date."""
    page = tmp_path / "docs/page.md"
    page.parent.mkdir()
    page.write_text("stale")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "PYTHON", sys.executable)
    monkeypatch.setattr(dev, "WRITERS", {("-c", "print('current', end='')"): "docs/page.md"})
    return page


def test_dev_py_writes_what_follows_from_code(page: Path) -> None:
    """`dev.py write` names the files that were not up to date, and they are afterwards."""
    assert (dev.write(), page.read_text(), dev.write()) == (["docs/page.md"], "current", [])


@pytest.mark.usefixtures("page")
def test_what_is_stale_fails_first(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`dev.py lint`, with which `dev.py test` begins, ends with the names of such files before it checks anything."""
    monkeypatch.setattr(dev, "BIN", Path("/nowhere"))

    with pytest.raises(SystemExit, match="not up to date"):
        dev.lint()

    assert "written anew: docs/page.md" in capsys.readouterr().out


@pytest.mark.parametrize("pattern", COMPILE["modules"] + COMPILE["exclude"])
def test_every_pattern_of_the_engine_names_a_module(pattern: str) -> None:
    """No entry of the list of compiled modules has been left behind by a rename."""
    assert list(ROOT.glob(pattern.replace("{game}", "*")))


@pytest.mark.parametrize("path", sorted((ROOT / "changelog.d").iterdir()), ids=lambda path: path.name)
def test_a_changelog_fragment_says_its_kind(path: Path) -> None:
    """Every fragment is named NAME.KIND.md and has text."""
    assert re.fullmatch(r"[a-z0-9-]+\.(added|changed|fixed|removed|security)\.md", path.name)
    assert path.read_text().strip()
