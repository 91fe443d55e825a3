"""Keys by which openings and claims are known again; who opened a table; what is told of bots' seats."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("opener", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("bots_stay", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("salt", sa.Text))
    op.add_column("seats", sa.Column("seen", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("claims", sa.Column("key", sa.Text))
    op.create_table(
        "openings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("openings_by_age", "openings", ["created"])
