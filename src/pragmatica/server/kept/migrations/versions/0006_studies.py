"""Studies that are kept by a link, matches that begin from a position, and whether a match may be studied."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("tables", sa.Column("analysis", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("position", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "studies",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("opener", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_index("studies_by_opener", "studies", ["opener"])
