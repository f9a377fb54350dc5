"""The tables of the database. All times are milliseconds since 1970."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    true,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

# What all processes on one database must agree on, such as the key that tokens are signed with.
SHARED: Final = Table(
    "shared",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Every process that serves this database, and when it last said so.
PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

# When no process was serving: clocks stand still meanwhile.
DOWNTIMES: Final = Table(
    "downtimes",
    METADATA,
    Column("began_at", BigInteger, primary_key=True),
    Column("ended_at", BigInteger, nullable=False),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("name_key", String(96), nullable=False, unique=True),  # names that look alike are one name
    Column("password", Text, nullable=False),
    Column("epoch", Integer, nullable=False),  # raised with the password: older sessions end
    Column("created_at", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # the number of a deleted account is never given again
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("privacy", String(10), nullable=False),
    Column("clock", String(10), nullable=False),
    Column("clock_seconds", Integer, nullable=False),
    Column("start", String(10), nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("host", String(60), nullable=True),
    Column("host_name", String(24), nullable=True),
    Column("invite", String(40), nullable=False),  # lets others into a private table
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger, nullable=True),
    Column("ended_at", BigInteger, nullable=True),
    Column("rematch_of", String(24), nullable=True),
    Column("rematch", String(24), nullable=True),
    Column("scores", JSON, nullable=True),
    Column("places", JSON, nullable=True),  # by seat; who gave up comes after everybody else
    # No later than this somebody must look whether a bot has to move or a clock has run out; never set too late.
    Column("look_at", BigInteger, nullable=True),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("continues", String(24), nullable=True),  # the table whose game goes on at this one
    Column("position", JSON, nullable=True),  # what the game starts from in place of a deal
    Column("documents", JSON, nullable=True),  # what is told of those that it is played with, by option
)
Index("ix_tables_status", TABLES.c.status, TABLES.c.privacy, TABLES.c.created_at)
Index("ix_tables_ended_at", TABLES.c.status, TABLES.c.privacy, TABLES.c.ended_at)
Index("ix_tables_look_at", TABLES.c.look_at)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("player", String(60), nullable=True, index=True),
    Column("name", String(24), nullable=True),
    Column("bot", String(40), nullable=True),
    Column("invite", String(40), nullable=True),
)

# Everything that happened in a game, in order, never changed: choices, what was taken back, who left and returned.
# Two who race for the same number: one of them gets it.
JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("content", Text, nullable=False),
    sqlite_with_rowid=False,
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("player", String(60), nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
)

# Texts that somebody has brought to play with, each under the name that follows from what it says. One that no table
# was set up with is not kept for long.
DOCUMENTS: Final = Table(
    "documents",
    METADATA,
    Column("name", String(60), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("option", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("brought_at", BigInteger, nullable=False),
    Column("kept", Boolean, nullable=False),
)
Index("ix_documents_brought_at", DOCUMENTS.c.kept, DOCUMENTS.c.brought_at)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(60), nullable=True, index=True),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1 is the best
    Column("gave_up", Boolean, nullable=False),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
