"""Accounts, where they are signed in, their passkeys, and secrets that are good once."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("mail", sa.Text),
        sa.Column("mail_confirmed", sa.Double),
        sa.Column("role", sa.Text, nullable=False, server_default="member"),
        sa.Column("language", sa.Text, nullable=False, server_default=""),
        sa.Column("zone", sa.Text, nullable=False, server_default=""),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("deleted", sa.Double),
    )
    op.create_table(
        "logins",
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("logins_by_account", "logins", ["account"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_index("passkeys_by_account", "passkeys", ["account"])
    op.create_table(
        "tokens",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id")),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("tokens_by_account", "tokens", ["account"])
    op.create_index("tokens_by_age", "tokens", ["expires"])
