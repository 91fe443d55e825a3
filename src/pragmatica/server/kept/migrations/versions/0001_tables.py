"""Tables, seats, claims, changes, answers and jobs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False)


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
    )
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_table(
        "positions",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("change", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("quiet", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("base_change", sa.Integer, nullable=False),
    )
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("control", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("link", sa.Text),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "claims",
        _table_id(),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "session", "seat"),
    )
    op.create_index("claims_by_session", "claims", ["session"])
    op.create_table(
        "changes",
        _table_id(),
        sa.Column("change", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("quiet_seat", sa.Text),
        sa.Column("quiet", sa.Integer, nullable=False),
        sa.Column("records", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "change"),
    )
    op.create_table(
        "answers",
        _table_id(),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "session", "key"),
    )
    op.create_index("answers_by_age", "answers", ["created"])
    op.create_table(
        "jobs",
        _table_id(),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("lease", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "version"),
    )
    op.create_index("jobs_by_lease", "jobs", ["lease"])
