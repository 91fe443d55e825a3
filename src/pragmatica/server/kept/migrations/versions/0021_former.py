"""Who has left a seat to a successor; seats that anybody may take are found."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Each seat knows it; of those that were left before, nothing is known."""
    public = sa.text("offered = 'public'")
    op.add_column("seats", sa.Column("former", sa.Text, nullable=False, server_default=""))
    op.create_index("seats_offered", "seats", ["table_id"], sqlite_where=public, postgresql_where=public)
