"""Since when seats are asked, and what they have been shown. Of tables of before nobody knows, until they go on."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("positions", sa.Column("asked", sa.Text, nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("shown", sa.Integer))
