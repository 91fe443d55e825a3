"""Who has said something is kept with it; people are told of events without a table, and that a vote waits for them."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add a column, make the outbox anew, and tell of votes on the ways on which turns are told."""
    op.add_column("messages", sa.Column("account", sa.Text))
    connection = op.get_bind()
    waiting = connection.execute(sa.text("SELECT * FROM outbox WHERE kind <> 'event-over'")).mappings().all()
    op.drop_table("outbox")
    outbox = op.create_table(
        "outbox",
        sa.Column("channel", sa.Text, sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("event_id", sa.Text, nullable=False, server_default=""),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("channel", "kind", "table_id", "event_id", "seat", "mark"),
    )
    op.create_index("outbox_by_due", "outbox", ["due"])
    op.bulk_insert(outbox, [{**row, "event_id": ""} for row in waiting])
    op.execute("UPDATE channels SET wanted = wanted || 'vote ' WHERE wanted LIKE '% turn %'")
