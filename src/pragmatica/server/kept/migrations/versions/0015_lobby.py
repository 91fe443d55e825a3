"""Tables that wait for players: whom they want, and the list of them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add what a table wants of its players, and the list; no table of before waits for strangers."""
    op.add_column("tables", sa.Column("members", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("language", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("least", sa.Integer))
    op.add_column("tables", sa.Column("most", sa.Integer))
    op.create_table(
        "lobby",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("opener", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
    )
    op.create_index("lobby_by_age", "lobby", ["created"])
    op.create_index("lobby_by_touch", "lobby", ["touched"])
