"""Documents that somebody has brought to play with, and what tables tell of theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("documents", sa.JSON(), nullable=True))
    op.create_table(
        "documents",
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("option", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("brought_at", sa.BigInteger(), nullable=False),
        sa.Column("kept", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_documents"),
    )
    op.create_index("ix_documents_brought_at", "documents", ["kept", "brought_at"])
