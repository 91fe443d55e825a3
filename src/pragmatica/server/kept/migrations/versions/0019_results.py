"""How matches ended, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Make their tables; those of matches that are over already are filled by the server, beside its work."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("account", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("unrated", sa.Text, nullable=False),
        sa.Column("counted", sa.Integer),
        sa.Column("was", sa.Double),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_by_account", "results", ["account", "ended"])
    op.create_index("results_by_end", "results", ["ended", "table_id"])
    op.create_index("results_by_count", "results", ["game", "scenario", "counted"])
    op.create_table(
        "ratings",
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account", "game", "scenario"),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "scenario", "mu"])
