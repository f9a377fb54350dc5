"""Tables whose games start from a made position."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("position", sa.JSON(), nullable=True))
