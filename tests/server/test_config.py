"""Settings: from the command line, the environment and a file; what is wrong is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from pragmatica.core.errors import Unreadable
from pragmatica.server.config import Config, read_config


def settings(tmp_path: Path, environment: dict[str, str], **given: Any) -> Config:
    """The settings of a start."""
    return read_config({"data": str(tmp_path), **given}, environment=environment)


def test_the_command_line_wins(tmp_path: Path) -> None:
    """Command line before environment before file before default."""
    (tmp_path / "pragmatica.toml").write_text('port = 1\nbots = 1\nlog = "json"\n')
    environment = {
        "PRAGMATICA_PORT": "2",
        "PRAGMATICA_BOTS": "3",
        "PRAGMATICA_ORIGINS": "https://a.example http://b",
        "PRAGMATICA_MONITORS": "10.0.0.1 10.0.0.2",
    }

    config = settings(tmp_path, environment, port=4)

    assert (config.port, config.bots, config.log, config.workers) == (4, 3, "json", 1)
    assert config.origins == ("https://a.example", "http://b")
    assert config.monitors == ("10.0.0.1", "10.0.0.2")


@pytest.mark.parametrize("given", ["", "/"])
def test_a_site_with_a_host_for_itself(tmp_path: Path, given: str) -> None:
    """The path of the site is empty where it lies at the top of its host."""
    assert settings(tmp_path, {}, root_path=given).root_path == ""


def test_the_database_is_a_file_by_default(tmp_path: Path) -> None:
    """Nothing else needs to be started."""
    assert settings(tmp_path, {}).url.database == f"{tmp_path}/pragmatica.db"
    assert settings(tmp_path, {}, database="postgresql://u@h/d").url == make_url("postgresql+psycopg://u@h/d")


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({"port": 70_000}, "port"),
        ({"workers": 2}, "workers"),
        ({"database": "mysql://x"}, "database"),
        ({"origins": ["games.example"]}, "origins"),
        ({"origins": ["https://games.example/path"]}, "origins"),
        ({"root_path": "pragmatica"}, "root_path"),
        ({"root_path": '/"><script>'}, "root_path"),
        ({"root_path": "/a//b"}, "root_path"),
        ({"root_path": "/.."}, "root_path"),
        ({"root_path": "/table"}, "root_path"),
        ({"log": "xml"}, "log"),
        ({"bots": -1}, "bot"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, given: dict[str, Any], what: str) -> None:
    """The server does not start with settings that make no sense."""
    with pytest.raises(Unreadable, match=what):
        settings(tmp_path, {}, **given)


@pytest.mark.parametrize("text", ["porrt = 1", "port = [", 'port = "many"'])
def test_a_wrong_file_is_refused(tmp_path: Path, text: str) -> None:
    """Unknown settings and broken files are told, not passed over."""
    (tmp_path / "pragmatica.toml").write_text(text)

    with pytest.raises(Unreadable):
        settings(tmp_path, {})
