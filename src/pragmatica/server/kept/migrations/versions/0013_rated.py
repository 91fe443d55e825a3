"""Tables whose matches count for ratings, and who began to play there."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Matches of before count for nothing."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("starters", sa.Text, nullable=False, server_default=""))
