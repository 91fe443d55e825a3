"""Ways on which people want to be told, and what is still to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("pause", sa.Double, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.Column("fault", sa.Text, nullable=False),
        sa.Column("lease", sa.Double, nullable=False),
        sa.Column("rested", sa.Double, nullable=False),
    )
    op.create_index("channels_by_holder", "channels", ["holder"])
    op.create_index("channels_by_table", "channels", ["table_id"])
    op.create_index("channels_by_secret", "channels", ["secret"])
    op.create_table(
        "outbox",
        sa.Column("channel", sa.Text, sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("channel", "kind", "table_id", "seat", "mark"),
    )
    op.create_index("outbox_by_due", "outbox", ["due"])
