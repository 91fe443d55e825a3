"""What the repository promises about itself."""

import re
import subprocess
import sys
import threading
import tomllib
from collections.abc import Callable
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
    """`dev.py lint`, as `dev.py test`, ends with the names of such files before it checks anything."""
    monkeypatch.setattr(dev, "BIN", Path("/nowhere"))

    with pytest.raises(SystemExit, match="not up to date"):
        dev.lint()

    assert "written anew: docs/page.md" in capsys.readouterr().out


def speaker(name: str, both: threading.Barrier, code: int = 0) -> Callable[[], None]:
    """A task that says two things, at different moments, as what it runs does."""

    def task() -> None:
        with dev.step(name):
            both.wait()
            dev.call(sys.executable, "-c", f"import sys; print('{name} speaks', file=sys.stderr); sys.exit({code})")

    return task


def test_what_tasks_side_by_side_print_is_not_mixed(capfd: pytest.CaptureFixture[str]) -> None:
    """They run at the same time, for each waits for the other here; both are announced, each one's words together."""
    both = threading.Barrier(2)

    dev.side_by_side(speaker("one", both), speaker("two", both))

    begun, said = re.fullmatch(r"((?:\.\.\. \w+\n){2})(.*)", capfd.readouterr().out, re.DOTALL).groups()
    assert sorted(begun.split("\n")[:2]) == ["... one", "... two"]
    said = re.sub(r" after .* s", "", said)
    parts = [f"\n=== {name}\n{name} speaks\n=== {name}: done\n" for name in ("one", "two")]
    assert said in ("".join(parts), "".join(reversed(parts)))


def test_a_task_that_fails_is_told_when_all_have_ended(capfd: pytest.CaptureFixture[str]) -> None:
    """The others are shown, too, and the failure comes last."""
    both = threading.Barrier(2)

    with pytest.raises(SystemExit, match=r"Failed with status 3: .* -c .*one speaks"):
        dev.side_by_side(speaker("one", both, code=3), speaker("two", both))

    said = capfd.readouterr().out
    assert "=== one: FAILED" in said
    assert "=== two: done" in said


@pytest.mark.parametrize("pattern", COMPILE["modules"] + COMPILE["exclude"])
def test_every_pattern_of_the_engine_names_a_module(pattern: str) -> None:
    """No entry of the list of compiled modules has been left behind by a rename."""
    assert list(ROOT.glob(pattern.replace("{game}", "*")))


@pytest.mark.parametrize("path", sorted((ROOT / "changelog.d").iterdir()), ids=lambda path: path.name)
def test_a_changelog_fragment_says_its_kind(path: Path) -> None:
    """Every fragment is named NAME.KIND.md and has text."""
    assert re.fullmatch(r"[a-z0-9-]+\.(added|changed|fixed|removed|security)\.md", path.name)
    assert path.read_text().strip()
