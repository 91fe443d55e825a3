"""Mails about accounts that are still to be sent, and people as a provider of identities knows them."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "errands",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id")),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("known", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("errands_by_due", "errands", ["due"])
    op.create_index("errands_by_address", "errands", ["known"])
    op.create_index("errands_by_account", "errands", ["account"])
    op.create_table(
        "identities",
        sa.Column("issuer", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("issuer", "subject"),
    )
    op.create_index("identities_by_account", "identities", ["account"])
    op.create_index("accounts_by_mail", "accounts", ["mail"])
