"""Who is told of his turns is told of the rounds and the end of his events, too."""

from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add both kinds to the ways on which turns are told."""
    op.execute("UPDATE channels SET wanted = wanted || 'event-over round ' WHERE wanted LIKE '% turn %'")
