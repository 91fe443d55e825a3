"""Clocks: the pace of tables, what seats have left, when the first will have run out; when the house was closed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns; tables of before have no clock."""
    op.add_column("tables", sa.Column("pace", sa.Text, nullable=False, server_default=""))
    op.add_column("positions", sa.Column("clocks", sa.Text, nullable=False, server_default=""))
    op.add_column("positions", sa.Column("due", sa.Double))
    op.create_index("positions_by_due", "positions", ["due"])
    op.create_table(
        "hours",
        sa.Column("begin", sa.Double, primary_key=True),
        sa.Column("end", sa.Double, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("given", sa.Boolean, nullable=False),
    )
