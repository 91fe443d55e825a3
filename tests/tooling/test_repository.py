"""What the repository promises about itself."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("pattern", COMPILE["modules"] + COMPILE["exclude"])
def test_every_pattern_of_the_engine_names_a_module(pattern: str) -> None:
    """No entry of the list of compiled modules has been left behind by a rename."""
    assert list(ROOT.glob(pattern.replace("{game}", "*")))


@pytest.mark.parametrize("path", sorted((ROOT / "changelog.d").iterdir()), ids=lambda path: path.name)
def test_a_changelog_fragment_says_its_kind(path: Path) -> None:
    """Every fragment is named NAME.KIND.md and has text."""
    assert re.fullmatch(r"[a-z0-9-]+\.(added|changed|fixed|removed|security)\.md", path.name)
    assert path.read_text().strip()
