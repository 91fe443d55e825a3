"""Tables that everybody may find and watch."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; tables of before are known by their links alone."""
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
