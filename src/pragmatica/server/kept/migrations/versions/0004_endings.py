"""Where and why a batch of answers ended early."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Keep it with the answer, which is told again when the request is repeated."""
    op.add_column("answers", sa.Column("ending", sa.Text, nullable=False, server_default=""))
