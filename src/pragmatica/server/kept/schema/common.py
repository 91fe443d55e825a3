"""What all tables of the database belong to, and the migration that makes them as they are."""

from __future__ import annotations

from typing import Final

from sqlalchemy import MetaData

HEAD: Final = "0023"  # the newest migration

METADATA: Final = MetaData()
