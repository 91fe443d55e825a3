"""Bring the database up to date before the server opens."""

from __future__ import annotations

from pathlib import Path

from pragmatica.server.storage import Storage


def migrate(storage: Storage) -> bool:
    """Apply the migrations that are missing; whether there were any.

    Several processes may call it at once: alembic's own transaction lets one of them win on PostgreSQL, where it locks.
    """
    if storage.is_current():
        return False
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with storage.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return True
