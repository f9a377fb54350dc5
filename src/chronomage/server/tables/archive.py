"""The archive: records of the games in a database, written to files and read from them. For the host alone."""

from collections.abc import Sequence
from dataclasses import replace

from chronomage.game import Game, replay
from chronomage.kernel.errors import BadOption, BadRecord, ChronomageError, WrongVersion
from chronomage.kits import kit_of
from chronomage.record.record import Record
from chronomage.server.identity.names import clean_name
from chronomage.server.now import now
from chronomage.server.storage.database import Database
from chronomage.server.storage.document_store import DocumentStore
from chronomage.server.storage.downtimes import Downtimes
from chronomage.server.storage.entry import CHOICE, GIVE_UP, Entry
from chronomage.server.storage.journal import JournalReader
from chronomage.server.storage.record_store import RecordStore
from chronomage.server.storage.rows import OVER, PLAYER, PLAYING, SeatRow, TableRow
from chronomage.server.tables.brought_documents import BroughtDocuments
from chronomage.server.tables.match import Match
from chronomage.server.tables.new_tables import ID_LENGTH, INVITE_LENGTH, new_code
from chronomage.server.tables.replays import name_documents


class AlreadyThere(ChronomageError):
    """The same game is in the database; `table_id` is where."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"this game is there already, as table {table_id}.")
        self.table_id = table_id


class Archive:
    """Reads and writes the records of one database. Nothing is hidden in them, the seed neither."""

    def __init__(self, database: Database) -> None:
        self.store = RecordStore(database)
        self.journal = JournalReader(database)
        self.documents = BroughtDocuments(DocumentStore(database))

    async def played(self, unfinished: bool) -> list[str]:
        """The ids of all tables that have a record to be written."""
        return [row.id for row in await self.store.played(unfinished)]

    async def record(self, table_id: str, unfinished: bool) -> Record:
        """The record of the game at a table; an error says why there is none."""
        row = await self.store.tables.load(table_id)
        if row.status not in (OVER, PLAYING):
            raise BadRecord("no game has been played at this table.")
        if row.status == PLAYING and not unfinished:
            raise BadRecord("the game at this table is not over: with --unfinished it is written as far as it goes.")
        return (await self.replayed(row)).record()

    async def replayed(self, row: TableRow) -> Game:
        """The game at a table, from its journal."""
        rules = await self.documents.rules_of(row.game, row.options)
        if row.version != rules.version:
            raise WrongVersion(
                f"this table plays version {row.version} of the rules of {row.game}; "
                f"this program plays {rules.version}."
            )
        match = Match(row, Downtimes([]), rules)
        for entry in await self.journal.read(row.id):
            match.apply(entry)
        return match.game

    async def add(self, record: Record, names: Sequence[str] | None = None) -> str:
        """Keep a finished game as a table that anybody with its id can look at; the id."""
        name_documents(record)
        game = replay(record)
        check_can_be_kept(game)
        called = seat_names(game.players, names)
        for row in await self.store.dealt_like(record.game, record.seed):
            if (await self.replayed(row)).record() == game.record():
                raise AlreadyThere(row.id)
        documents = game.rules.documents()
        for option, text in documents.items():
            await self.documents.store.add(record.game, option, text)
        row = replace(
            table_for(game, called),
            documents=await self.documents.told_of(record.game, game.options, documents) or None,
        )
        entries = [
            Entry(row.id, number, row.created_at, CHOICE, player, text)
            for number, (player, text) in enumerate(game.record().choices)
        ]
        if game.gave_up is not None:
            entries.append(Entry(row.id, len(entries), row.created_at, GIVE_UP, game.gave_up, ""))
        await self.store.add(row, entries)
        return row.id


def check_can_be_kept(game: Game) -> None:
    """Refuse what a table cannot hold."""
    if game.cut_off is not None:
        raise BadRecord(f"{game.cut_off}: only whole games can be kept.")
    if not game.over:
        raise BadRecord("this game is not over: only finished games can be kept.")
    try:
        kit_of(game.rules.name).check_from_afar(game.options)
    except BadOption as error:
        raise BadRecord(f"this game cannot be kept: {error}") from error


def seat_names(players: int, names: Sequence[str] | None) -> list[str]:
    """The names of the players, or their numbers."""
    if names is None:
        return [f"player {number}" for number in range(1, players + 1)]
    if len(names) != players:
        raise BadRecord(f"there are {len(names)} names for {players} players.")
    return [clean_name(name) for name in names]


def table_for(game: Game, names: Sequence[str]) -> TableRow:
    """A table at which that game has been played by people who have no accounts here."""
    at = now()
    return TableRow(
        id=new_code(ID_LENGTH),
        game=game.rules.name,
        version=game.rules.version,
        options=game.options,
        seed=str(game.required_seed()),
        privacy="link",
        clock="none",
        clock_seconds=0,
        start="full",
        chat=True,
        hints=True,
        status=OVER,
        host=None,
        host_name=None,
        invite=new_code(INVITE_LENGTH),
        created_at=at,
        started_at=at,
        ended_at=at,
        rematch_of=None,
        rematch=None,
        scores=game.outcome.scores,
        places=game.outcome.ranking,
        look_at=None,
        seats=tuple(SeatRow(seat, PLAYER, None, name, None, None) for seat, name in enumerate(names)),
        position=game.position,
    )
