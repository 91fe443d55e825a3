"""Events of several tables, and leagues of events."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "leagues",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("organiser", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("key", sa.Text, nullable=False, unique=True),
    )
    op.create_table(
        "events",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("organiser", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("league", sa.Text, sa.ForeignKey("leagues.id")),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("opener", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("request", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("event_id", sa.Text, sa.ForeignKey("events.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id")),
        sa.Column("part", sa.Text, nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.PrimaryKeyConstraint("event_id", "number"),
        sa.UniqueConstraint("event_id", "account", name="entries_by_account"),
    )
    op.create_table(
        "rounds",
        sa.Column("event_id", sa.Text, sa.ForeignKey("events.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("opened", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Double),
        sa.PrimaryKeyConstraint("event_id", "number"),
    )
    op.create_table(
        "pairings",
        sa.Column("event_id", sa.Text, sa.ForeignKey("events.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.Column("played_as", sa.Text),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("how", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("event_id", "round", "number"),
    )
    op.create_table(
        "decisions",
        sa.Column("event_id", sa.Text, sa.ForeignKey("events.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("event_id", "number"),
        sa.UniqueConstraint("event_id", "key", name="decisions_by_key"),
    )
    op.create_index("leagues_by_organiser", "leagues", ["organiser"])
    op.create_index("events_by_state", "events", ["state", "created"])
    op.create_index("events_by_organiser", "events", ["organiser"])
    op.create_index("events_by_league", "events", ["league"])
    op.create_index("entries_of_account", "entries", ["account"])
    op.create_index("pairings_by_table", "pairings", ["played_as"])
