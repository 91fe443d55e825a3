"""Vacations of accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "vacations",
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("begin", sa.Double, nullable=False),
        sa.Column("end", sa.Double, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("account", "begin"),
    )
    op.create_index("vacations_by_end", "vacations", ["end"])
