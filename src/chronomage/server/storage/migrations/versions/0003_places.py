"""Tables say in which places their players came: the highest score does not always win."""

from itertools import groupby

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("places", sa.JSON))
RESULTS = sa.table(
    "results", sa.column("table_id", sa.String), sa.column("seat", sa.Integer), sa.column("place", sa.Integer)
)


def upgrade() -> None:
    """Make the change; games that are over have it from their results."""
    op.add_column("tables", sa.Column("places", sa.JSON(), nullable=True))
    connection = op.get_bind()
    found = connection.execute(sa.select(RESULTS).order_by(RESULTS.c.table_id, RESULTS.c.seat)).all()
    by_table = [
        {"ended": table_id, "order": [row.place for row in rows]}
        for table_id, rows in groupby(found, lambda row: row.table_id)
    ]
    if by_table:
        fill = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("ended")).values(places=sa.bindparam("order"))
        connection.execute(fill, by_table)
