"""Whom people have asked to their tables, and whom they like to meet there or not."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id")),
        sa.Column("sender", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("invitations_by_account", "invitations", ["account"])
    op.create_index("invitations_by_sender", "invitations", ["sender"])
    op.create_table(
        "regards",
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("other", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account", "other"),
    )
    op.create_index("regards_by_other", "regards", ["other"])
