"""The build hook: when the front end is built, and what is compiled."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build

ROOT = Path(__file__).parents[2]
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "pragmatica"
version = "0"
requires-python = ">=3.11"
[tool.hatch.build.hooks.custom]
path = "hatch_build.py"
[tool.hatch.build.targets.wheel]
packages = ["src/pragmatica"]
[tool.mypy]
mypy_path = "src"
[tool.pragmatica.compile]
modules = ["src/pragmatica/*.py"]
exclude = ["src/pragmatica/__init__.py"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small package with the build hook and an engine of one module."""
    package = tmp_path / "src/pragmatica"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "engine.py").write_text("def double(n: int) -> int:\n    return 2 * n\n")
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "hatch_build.py").write_bytes((ROOT / "hatch_build.py").read_bytes())
    return tmp_path


@pytest.fixture
def built(project: Path) -> Path:
    """The same with a front end that has just been built."""
    for name in ["web/package.json", "web/src/main.ts", f"{hatch_build.WORDING}/en/web.ftl"]:
        path = project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("{}")
    static = project / hatch_build.STATIC
    static.mkdir(parents=True)
    (static / ".stamp").write_text(hatch_build.web_digest(project))
    return project


def build_wheel(project: Path, wish: str, compiler: str) -> subprocess.CompletedProcess[str]:
    """Build the wheel with a C compiler of this name."""
    env = {**os.environ, "PRAGMATICA_COMPILE": wish, "CC": compiler}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    return subprocess.run(command, cwd=project, env=env, capture_output=True, text=True)


def wheels(project: Path) -> list[str]:
    """The names of the wheels built."""
    return sorted(path.name for path in (project / "dist").glob("*.whl"))


def test_an_unchanged_front_end_is_not_built_again(built: Path) -> None:
    """After a build the front end is up to date."""
    assert not hatch_build.web_is_stale(built)


@pytest.mark.parametrize("name", ["web/src/main.ts", f"{hatch_build.WORDING}/en/web.ftl"])
def test_a_changed_source_makes_the_front_end_stale(built: Path, name: str) -> None:
    """A change of a source or of a message calls for a new build."""
    (built / name).write_text("changed")

    assert hatch_build.web_is_stale(built)


def test_a_further_game_makes_the_front_end_stale(
    built: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder with web modules of further games, and every change in it, calls for a new build."""
    games = tmp_path_factory.mktemp("games")
    monkeypatch.setenv(hatch_build.OTHER_GAMES, str(games))
    assert hatch_build.web_is_stale(built)
    (built / hatch_build.STATIC / ".stamp").write_text(hatch_build.web_digest(built))
    assert not hatch_build.web_is_stale(built)

    (games / "index.ts").touch()

    assert hatch_build.web_is_stale(built)


def test_installed_packages_do_not_make_the_front_end_stale(built: Path) -> None:
    """What npm installs is not an input of its own: the lock is."""
    (built / "web/node_modules").mkdir()
    (built / "web/node_modules/new.js").touch()

    assert not hatch_build.web_is_stale(built)


def test_a_wheel_holds_the_guides(built: Path) -> None:
    """An installed package shows guides to playing in every language, with their pictures, and no other documents."""
    documents = ["play-x.md", "pl/play-x.md", "x-board.md", "images/x.png", "images/pl/x.png", "hosting.md"]
    for name in documents:
        path = built / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("# X")

    assert build_wheel(built, "0", "cc").returncode == 0

    (wheel,) = (built / "dist").glob("*.whl")
    held = {name.removeprefix("pragmatica/docs/") for name in ZipFile(wheel).namelist() if "/docs/" in name}
    assert held == set(documents) - {"hosting.md"}


def test_without_its_sources_the_front_end_is_never_stale(project: Path) -> None:
    """A tree without `web/` uses the built files that it came with."""
    assert not hatch_build.web_is_stale(project)


def test_the_engine_is_what_is_named_less_what_is_excluded(project: Path) -> None:
    """Patterns name the modules to compile, and exclusions are taken off."""
    assert hatch_build.engine_modules(project) == [project / "src/pragmatica/engine.py"]


def test_a_wheel_is_pure_unless_asked(project: Path) -> None:
    """Without the wish in the environment nothing is compiled."""
    build_wheel(project, wish="", compiler="false")

    assert wheels(project) == ["pragmatica-0-py3-none-any.whl"]


def test_without_a_compiler_the_wheel_is_pure(project: Path) -> None:
    """A compilation that was wished for and fails leaves a pure wheel and a warning."""
    result = build_wheel(project, wish="1", compiler="false")

    assert wheels(project) == ["pragmatica-0-py3-none-any.whl"]
    assert "could not be compiled" in result.stderr + result.stdout


def test_a_required_compilation_fails_loudly(project: Path) -> None:
    """A compilation that is required and fails leaves no wheel and a status."""
    result = build_wheel(project, wish="require", compiler="false")

    assert (wheels(project), result.returncode) == ([], 1)


def test_a_warning_is_told_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is one; elsewhere it stands in the output of the build alone."""
    monkeypatch.setattr(hatch_build, "TERMINAL", str(tmp_path / "terminal"))
    hatch_build.tell("slow")
    monkeypatch.setattr(hatch_build, "TERMINAL", str(tmp_path / "missing" / "terminal"))
    hatch_build.tell("unheard")

    assert (tmp_path / "terminal").read_text() == "slow\n"


# -- web modules of further games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("breaks", [None, "svelte-check", "eslint"])
def test_web_modules_from_elsewhere_are_checked_in_a_copy(
    project: Path, monkeypatch: pytest.MonkeyPatch, breaks: str | None
) -> None:
    """Both tools see them beside the front end's own configuration; nothing is left there, whatever they find."""
    modules = project / "toy/web"
    (modules / "toy").mkdir(parents=True)
    (modules / "toy/index.ts").write_text("export default {};\n")
    (project / "web").mkdir()
    seen: list[str] = []

    def npm(root: Path, *arguments: str) -> None:
        assert (root / hatch_build.FURTHER / "toy/index.ts").exists()
        assert '"../tsconfig.json"' in (root / hatch_build.FURTHER / "tsconfig.json").read_text()
        seen.append(arguments[2])
        if arguments[2] == breaks:
            raise subprocess.CalledProcessError(1, arguments)

    monkeypatch.setattr(hatch_build, "npm", npm)
    monkeypatch.setattr(hatch_build, "install_web", lambda root: None)
    if breaks is None:
        hatch_build.check_web_modules(project, modules)
    else:
        with pytest.raises(subprocess.CalledProcessError):
            hatch_build.check_web_modules(project, modules)

    assert seen == (["svelte-check"] if breaks == "svelte-check" else ["svelte-check", "eslint"])
    assert not (project / hatch_build.FURTHER).exists()
