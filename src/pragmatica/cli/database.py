"""The database of a server, as commands find it: --data, --database, the environment, pragmatica.toml."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pragmatica.server.config import Config
    from pragmatica.server.kept.storage import Storage


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where it is."""
    parser.add_argument("--data", metavar="DIR", help="folder of the database (default: data)")
    parser.add_argument("--database", metavar="URL", help="a PostgreSQL database instead of a file")
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings (default: pragmatica.toml in --data)")


def settings(options: argparse.Namespace) -> Config:
    """The settings of the server."""
    from pragmatica.server.config import read_config

    return read_config({"data": options.data, "database": options.database}, options.config)


@contextlib.contextmanager
def open_database(options: argparse.Namespace, *, alone: bool) -> Iterator[Storage]:
    """The database, up to date; `alone`: no server may use it meanwhile."""
    from pragmatica.server.config import open_data
    from pragmatica.server.kept.opening import explained, open_storage

    config = settings(options)
    with contextlib.ExitStack() as stack:
        if alone and config.sqlite:
            stack.enter_context(open_data(config))
        elif config.sqlite and not Path(config.data).is_dir():
            raise FileNotFoundError(2, "no such folder", config.data)
        storage = open_storage(config)
        stack.callback(storage.close)
        stack.enter_context(explained(config))
        yield storage
