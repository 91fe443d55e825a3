"""The lock files pin everything and can be used with any mirror."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON_LOCKS = ["run", "test"]


def pins(name: str) -> dict[str, str]:
    """The versions of a Python lock by normalised name."""
    text = (ROOT / f"requirements/{name}.lock").read_text()
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def names(requirements: list[str]) -> set[str]:
    """The normalised names of requirements."""
    return {re.split(r"[\[~=]", text)[0].lower().replace(".", "-") for text in requirements}


@pytest.mark.parametrize("path", [f"requirements/{name}.lock" for name in PYTHON_LOCKS] + ["web/package-lock.json"])
def test_a_lock_names_no_host(path: str) -> None:
    """A lock file holds no address that a package would be fetched from."""
    text = (ROOT / path).read_text()

    assert '"resolved"' not in text
    assert not re.search(r"(?i)index-url|files\.|://[^\s\"]*\.(tgz|whl|tar)", text)


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_every_python_package_has_hashes(name: str) -> None:
    """Each pinned Python package is checked by at least one digest."""
    blocks = re.split(r"\n(?=\S)", (ROOT / f"requirements/{name}.lock").read_text().strip())

    assert [block.split()[0] for block in blocks if "--hash=sha256:" not in block] == []


def test_every_npm_package_has_a_digest() -> None:
    """Each npm package is checked by its integrity."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]

    assert [path for path, package in packages.items() if path and "integrity" not in package] == []


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_a_lock_holds_all_that_the_package_needs(name: str) -> None:
    """Every runtime dependency of `pyproject.toml` is in the lock."""
    needed = names(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"])

    assert needed - pins(name).keys() == set()


def test_running_and_testing_use_the_same_versions() -> None:
    """What `dev.py run` installs is part of what `dev.py test` installs."""
    assert pins("run").items() <= pins("test").items()
