"""Matches that their players end, seats offered to successors, and what moderators need."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add columns, and make tables."""
    op.add_column("positions", sa.Column("ended", sa.Text, nullable=False, server_default=""))
    op.add_column("positions", sa.Column("vote", sa.Text, nullable=False, server_default=""))
    op.add_column("positions", sa.Column("vote_due", sa.Double))
    op.add_column("positions", sa.Column("closed", sa.Text, nullable=False, server_default=""))
    op.create_index("positions_by_vote", "positions", ["vote_due"])
    op.add_column("seats", sa.Column("offered", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "audit",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_index("audit_by_table", "audit", ["table_id", "created"])
    op.create_index("audit_by_age", "audit", ["created"])
    op.create_table(
        "sanctions",
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("account", "kind"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("account", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("reports_by_reporter", "reports", ["reporter", "created"])
    op.create_index("reports_by_age", "reports", ["open", "created"])
