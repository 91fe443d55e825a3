"""Bring the database up to date before the server opens."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import text

from pragmatica.server.storage import Storage

LOCK: Final = text("SELECT pg_advisory_xact_lock(17400331)")


def migrate(storage: Storage) -> bool:
    """Apply the migrations that are missing; whether there were any. Several processes may call it at once."""
    if storage.is_current():
        return False
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with storage.writing() as connection:
        if not storage.sqlite:  # there the transaction itself keeps others out
            connection.execute(LOCK)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return True
