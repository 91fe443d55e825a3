"""What browsers add to the seed of a match. Tables of before have a seed that the server chose alone."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tables", sa.Column("part", sa.Text))
    op.add_column("seats", sa.Column("part", sa.Text))
