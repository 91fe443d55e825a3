"""A pause of the whole house for upkeep."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make its table."""
    op.create_table(
        "recess",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("begins", sa.Double, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("ended", sa.Double),
    )
