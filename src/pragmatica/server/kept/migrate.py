"""Bring the database up to date before the server opens."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import text

from pragmatica.core.errors import Unreadable
from pragmatica.server.kept.schema import HEAD
from pragmatica.server.kept.storage import Storage

LOCK: Final = text("SELECT pg_advisory_xact_lock(17400331)")


def migrate(storage: Storage) -> bool:
    """Apply the migrations that are missing; whether there were any. Several processes may call it at once.

    Raises Unreadable for a database of a newer version.
    """
    version = storage.version()
    if version == HEAD:
        return False
    if version is not None and version > HEAD:
        raise Unreadable(
            f"made by a newer version of this program (schema {version}; this one knows {HEAD}): install that version, "
            "or choose another folder or database",
            "database",
        )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with storage.migrating() as connection:
        if not storage.sqlite:  # there the transaction itself keeps others out
            connection.execute(LOCK)
            if storage.version() == HEAD:  # another process has done it meanwhile
                return False
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return True
