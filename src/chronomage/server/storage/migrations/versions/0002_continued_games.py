"""Tables that go on from the middle of another game, and finding the games that ended last."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("continues", sa.String(length=24), nullable=True))
    op.create_index("ix_tables_ended_at", "tables", ["status", "privacy", "ended_at"])
