"""Setting up a table: what somebody wants, checked, and the rematch of a game."""

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from chronomage.bots import check_bot
from chronomage.game import Game, begin
from chronomage.kernel.errors import ChronomageError
from chronomage.kits import kit_of
from chronomage.protocol.codes import Refusal
from chronomage.protocol.tables import NewTable, SeatPlan
from chronomage.server.identity.person import Person
from chronomage.server.now import now
from chronomage.server.storage.entry import GIVEN, Entry
from chronomage.server.storage.rows import BOT, GATHERING, INVITED, OPEN, PLAYER, SeatRow, TableRow

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is easily taken for another
ID_LENGTH: Final = 16
INVITE_LENGTH: Final = 24
SEED_BITS: Final = 128
SHORTEST_MOVE: Final = 5
SHORTEST_GAME: Final = 30
PRIVATE: Final = "private"


def new_code(length: int) -> str:
    """Something that nobody can guess, and anybody can type."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


NO_TEXTS: Final[Mapping[str, str]] = {}
NO_DOCUMENTS: Final[Mapping[str, Any]] = {}


def chosen_options(wanted: NewTable, going_on: Game | None) -> dict[str, Any]:
    """The options that somebody has chosen, or those of the game that goes on."""
    return dict(wanted.options if going_on is None else going_on.options)


def arrange(
    wanted: NewTable,
    host: Person,
    going_on: Game | None = None,
    texts: Mapping[str, str] = NO_TEXTS,
    documents: Mapping[str, Any] = NO_DOCUMENTS,
) -> TableRow:
    """A new table as it is wanted, perhaps to go on with that game; a Refusal where it cannot be.

    The texts are those that the options name; the documents, what the table tells of them.
    """
    check_going_on(wanted, going_on)
    options = settled(wanted.game, len(wanted.seats), chosen_options(wanted, going_on), texts)
    if has_brought(documents) and wanted.privacy != PRIVATE:
        raise Refusal("bad-request", "a document of one's own is played with at a private table.")
    check_clock(wanted)
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Refusal("bad-request", "you can sit on one seat only.")
    return TableRow(
        id=new_code(ID_LENGTH),
        game=wanted.game,
        version=options.version,
        options=options.values,
        seed=str(secrets.randbits(SEED_BITS) if going_on is None else going_on.required_seed()),
        privacy=wanted.privacy,
        clock=wanted.clock.kind,
        clock_seconds=wanted.clock.seconds,
        start=wanted.start,
        chat=wanted.chat,
        hints=wanted.hints,
        status=GATHERING,
        host=host.key,
        host_name=host.name,
        invite=new_code(INVITE_LENGTH),
        created_at=now(),
        started_at=None,
        ended_at=None,
        rematch_of=None,
        rematch=None,
        scores=None,
        places=None,
        look_at=None,
        seats=tuple(planned_seat(number, plan, host, wanted.game) for number, plan in enumerate(wanted.seats)),
        rated=going_on is None and not has_brought(documents),
        documents=dict(documents) or None,
        continues=None if wanted.beginning is None else wanted.beginning.table,
        position=None if going_on is None else going_on.position,
    )


def check_going_on(wanted: NewTable, game: Game | None) -> None:
    """Refuse to go on with a game as something that it is not."""
    beginning = wanted.beginning
    if beginning is None or game is None:
        return
    if wanted.game != game.rules.name or wanted.options:
        raise Refusal("bad-request", f"a game that goes on is the same {game.rules.name} with the same options.")
    if len(wanted.seats) != game.players:
        raise Refusal("bad-request", f"this game has {game.players} players.")
    # Where somebody gave up, the rules would have gone on.
    most = len(game.history) - (game.over and game.gave_up is None)
    if beginning.choices > most:
        raise Refusal("bad-request", f"this game can go on after at most {most} choices.")


def given_choices(row: TableRow, game: Game, choices: int) -> list[Entry]:
    """What the journal of a table begins with where it goes on with a game."""
    lines = [f"{player} {game.rules.text_of(id)}" for player, id in game.history[:choices]]
    return [Entry(row.id, 0, row.created_at, GIVEN, 0, "\n".join(lines))] if lines else []


class Settled:
    """The options of a game that can be played, and the version of its rules."""

    def __init__(self, version: int, values: dict[str, str]) -> None:
        self.version = version
        self.values = values


def has_brought(documents: Mapping[str, Any] | None) -> bool:
    """Whether a player has brought what a table is played with: then it is for those invited, and nobody is rated."""
    return any(told.get("brought") for told in (documents or {}).values())


def settled(game: str, seats: int, options: dict[str, Any], texts: Mapping[str, str] = NO_TEXTS) -> Settled:
    """All options with their values; a Refusal where there is no such game or option."""
    try:
        kit = kit_of(game)
        kit.check_from_afar(options)
        tried = begin(kit.rules_for(options, texts), seats, 0, options, None)
    except ChronomageError as error:
        raise Refusal("bad-request", str(error)) from error
    return Settled(tried.rules.version, tried.options)


def check_clock(wanted: NewTable) -> None:
    """Refuse clocks that nobody could play by."""
    clock = wanted.clock
    if clock.kind == "none" and clock.seconds:
        raise Refusal("bad-request", "a table without a clock has no seconds.")
    if clock.kind == "move" and clock.seconds < SHORTEST_MOVE:
        raise Refusal("bad-request", f"a choice takes at least {SHORTEST_MOVE} seconds.")
    if clock.kind == "game" and clock.seconds < SHORTEST_GAME:
        raise Refusal("bad-request", f"a game takes at least {SHORTEST_GAME} seconds for each player.")


def planned_seat(number: int, plan: SeatPlan, host: Person, game: str) -> SeatRow:
    """A seat as it is planned."""
    if plan.kind == "bot":
        if plan.bot is None:
            raise Refusal("bad-request", "a seat for a bot names one.")
        try:
            check_bot(plan.bot, game)
        except ChronomageError as error:
            raise Refusal("bad-request", str(error)) from error
        return SeatRow(number, BOT, None, None, plan.bot, None)
    if plan.bot is not None:
        raise Refusal("bad-request", "only a seat for a bot names one.")
    if plan.kind == "me":
        return SeatRow(number, PLAYER, host.key, host.name, None, None)
    return SeatRow(number, plan.kind, None, None, None, new_code(INVITE_LENGTH) if plan.kind == INVITED else None)


def arrange_rematch(old: TableRow, person: Person, version: int) -> TableRow:
    """The same table once more, under today's version of its rules, moved on by one seat.

    Who played keeps a seat until they come.
    """
    people = old.seats[1:] + old.seats[:1]
    return replace(
        old,
        id=new_code(ID_LENGTH),
        version=version,
        seed=str(secrets.randbits(SEED_BITS)),
        status=GATHERING,
        host=person.key,
        host_name=person.name,
        invite=new_code(INVITE_LENGTH),
        created_at=now(),
        started_at=None,
        ended_at=None,
        rematch_of=old.id,
        rematch=None,
        scores=None,
        places=None,
        look_at=None,
        rated=not has_brought(old.documents),
        continues=None,
        position=None,
        seats=tuple(kept_seat(number, seat, person) for number, seat in enumerate(people)),
    )


def kept_seat(number: int, seat: SeatRow, person: Person) -> SeatRow:
    """A seat of a rematch, kept for who played before."""
    if seat.kind == BOT:
        return SeatRow(number, BOT, None, None, seat.bot, None)
    if seat.player == person.key:
        return SeatRow(number, PLAYER, person.key, person.name, None, None)
    if seat.player is None:
        return SeatRow(number, OPEN, None, None, None, None)
    return SeatRow(number, INVITED, seat.player, seat.name, None, new_code(INVITE_LENGTH))
