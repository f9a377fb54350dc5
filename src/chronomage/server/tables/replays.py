"""Replays: a finished game told state by state, to a watcher, to any seat, or with all hands open."""

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

from chronomage.game import Game, begin, is_whole, position, replay
from chronomage.kernel.errors import ChronomageError
from chronomage.kernel.event import Event
from chronomage.kernel.rules import Rules
from chronomage.kits import kit_of
from chronomage.protocol.answers import EventView, encode
from chronomage.protocol.codes import Refusal
from chronomage.protocol.documents import LARGEST_DOCUMENT
from chronomage.protocol.replays import Replay, ReplayPosition, ReplayStep, RoundEnd
from chronomage.record.record import Record, read
from chronomage.server.storage.downtimes import Downtimes
from chronomage.server.storage.entry import Entry
from chronomage.server.storage.rows import OVER, TableRow
from chronomage.server.tables.brought_documents import SOURCE
from chronomage.server.tables.live_tables import LiveTables
from chronomage.server.tables.match import BEGAN, Match
from chronomage.server.tables.viewer_messages import DID, event_text, may_know, observations, raw, written

MOST_AT_ONCE: Final = 2000  # states in one answer
MOST_CHOICES: Final = 5000  # of a record that somebody sends
SEED_BITS: Final = 128
CHOSE: Final = DID["choice"]
ALL: Final = "all"
T = TypeVar("T")

Viewer = int | Literal["all"] | None  # a seat, all hands, or a watcher


@dataclass(frozen=True, slots=True)
class Kept:
    """A game with all that is known of how it went; only what is over, or somebody's own record, gets here."""

    game: Game
    times: Sequence[int]  # of its choices, where they are known


class Replays:
    """Tells finished games."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.lock = asyncio.Lock()  # one after the other: those who play come first

    async def of_table(self, row: TableRow) -> Kept:
        """The game at a table; a Refusal where it is not over: nobody looks into hands that are being played."""
        live = self.live_tables.by_id.get(row.id)
        is_over = row.status == OVER or (live is not None and live.match is not None and live.match.game.over)
        if not is_over:
            raise Refusal("not-allowed", "that can be had once the game is over.")
        rules = await self.live_tables.documents.rules_of_table(row)
        entries = await self.live_tables.journal.read(row.id)
        return await self.aside(lambda: kept(row, rules, self.live_tables.downtimes, entries))

    async def of_record(self, text: str) -> Kept:
        """The game of a record that somebody has sent."""
        return await self.aside(lambda: kept_record(text))

    async def of_position(self, name: str, document: Mapping[str, object]) -> Game:
        """A game that starts from a position that somebody has sent; what it leaves to chance nobody knows."""
        options = document.get("options")
        if isinstance(options, Mapping):
            check_from_afar(name, options)
            await self.live_tables.documents.rules_of(name, options)  # so that a document that is named is at hand
        return await self.aside(lambda: placed(name, document))

    async def tell(self, kept: Kept, viewer: str | None, first: int, count: int | None) -> bytes:
        """The replay as JSON, for that viewer: all of it, or so many states from `first` on."""
        return await self.aside(lambda: encode(told(kept, viewer_of(kept, viewer), first, count)))

    async def aside(self, work: Callable[[], T]) -> T:
        """Do it where it holds up nobody's move."""
        async with self.lock:
            return await asyncio.to_thread(work)


def kept(row: TableRow, rules: Rules, downtimes: Downtimes, entries: Sequence[Entry]) -> Kept:
    """The game that a journal tells, without what was taken back."""
    match = Match(row, downtimes, rules)
    times: list[int] = []
    for entry in entries:
        match.apply(entry)
        made = len(match.game.history)
        times = times[:made] + [entry.at] * (made - len(times))
    return Kept(match.game, times)


def kept_record(text: str) -> Kept:
    """The game that a record tells; one that broke off is told as far as it goes."""
    record = read(text)
    name_documents(record)
    check_from_afar(record.game, record.options, (record.position or {}).get("options"))
    check_made_by_hand(record.position or {})
    if len(record.choices) > MOST_CHOICES:
        raise Refusal("bad-request", f"a record of more than {MOST_CHOICES} choices is not told here.")
    return Kept(replay(record), ())


def name_documents(record: Record) -> None:
    """Name the texts that a record brings along by what they say: no file of that name is looked for here."""
    kit = kit_of(record.game)
    for option, document in record.documents.items():
        kit.document(option, document, SOURCE, LARGEST_DOCUMENT)  # a BadDocument where it is none
    record.options = kit.named_by_content(record.options, record.documents)
    start = record.position
    if start is not None and isinstance(start.get("options"), dict):
        options: Any = start["options"]
        record.position = {**start, "options": kit.named_by_content(options, record.documents)}


def placed(name: str, document: Mapping[str, object]) -> Game:
    """The game that starts from that document; a Refusal where there is none."""
    try:
        check_from_afar(name, document.get("options"))
        check_made_by_hand(document)
        return position(name, document, secrets.randbits(SEED_BITS))
    except ChronomageError as error:
        raise Refusal("bad-request", str(error)) from error


def check_made_by_hand(document: Mapping[str, object]) -> None:
    """A description of a state says what the rules are in the middle of: nobody may say that to them from afar."""
    if is_whole(document):
        raise Refusal("bad-request", "a position with what is under way can be played on from Python alone.")


def check_from_afar(name: str, *given: object) -> None:
    """From Python an option may name any file; from afar nobody may have files read."""
    for options in given:
        if isinstance(options, Mapping):
            kit_of(name).check_from_afar(options)


def viewer_of(kept: Kept, wanted: str | None) -> Viewer:
    """Whose view is asked for."""
    if wanted is None or wanted == ALL:
        return ALL if wanted else None
    if not (wanted.isascii() and wanted.isdecimal() and int(wanted) < kept.game.players):
        raise Refusal("bad-request", f"seat is a number from 0 to {kept.game.players - 1}, or all.")
    return int(wanted)


def told(kept: Kept, viewer: Viewer, first: int, count: int | None) -> Replay:
    """The replay for that viewer."""
    game, length = kept.game, len(kept.game.history) + 1
    end = min(length, first + min(MOST_AT_ONCE if count is None else count, MOST_AT_ONCE))
    steps: list[ReplayStep] = []
    positions: list[ReplayPosition] = []
    history: list[RoundEnd] = []
    before: dict[str, int] = {}
    for state, (playing, events) in enumerate(replayed(game)):
        moment = playing.rules.moment(playing.state)
        if before and (moment["round"] != before["round"] or playing.over):
            history.append(round_end(playing, state, before))
        if first <= state < end:
            steps.append(step_of(kept, state, playing, events, viewer, moment))
            positions.append(position_of(state, playing, viewer))
        before = moment
    return Replay(
        game=game.rules.name,
        version=game.rules.version,
        options=game.options,
        players=game.players,
        length=length,
        first=first,
        steps=steps,
        positions=positions,
        history=history,
        seat=viewer if isinstance(viewer, int) else None,
        all=viewer == ALL,
        next=end if first < end < length else None,
        cut_off=game.cut_off,
        gave_up=game.gave_up,
    )


def replayed(game: Game) -> Iterator[tuple[Game, list[Event]]]:
    """The game anew, at each of its states, with the events that led there."""
    options = {} if game.position is not None else game.options
    playing = begin(game.rules, game.players, game.required_seed(), options, game.position)
    steps: list[tuple[int, int] | None] = [None, *game.history]
    for state, step in enumerate(steps):
        events = playing.opening if step is None else playing.carry_out(*step)
        if game.gave_up is not None and state == len(game.history):
            playing.give_up(game.gave_up)
        yield playing, events


def step_of(
    kept: Kept, state: int, playing: Game, events: list[Event], viewer: Viewer, moment: dict[str, int]
) -> ReplayStep:
    """The choice that led to a state, and what it brought about, as far as the viewer may know."""
    seat, choice = None, None
    if state:
        seat, id = kept.game.history[state - 1]
        choice = playing.rules.text_of(id) if viewer in (ALL, seat) else None
    return ReplayStep(
        number=state,
        state=state,
        at=kept.times[state - 1] if state and kept.times else 0,
        did=CHOSE if state else BEGAN,
        seat=seat,
        choice=choice,
        events=list(events_of(playing, events, viewer)),
        round=moment["round"],
        turn=moment["turn"],
        year=moment.get("year"),
    )


def events_of(playing: Game, events: list[Event], viewer: Viewer) -> Iterator[EventView]:
    """The events that a viewer hears of; who hears of all of them hears of each once."""
    last = ""
    for event in events:
        if viewer == ALL or may_know(event, viewer):
            text = event_text(playing.rules, event)
            if viewer != ALL or text != last:
                yield raw(text)
            last = text


def position_of(state: int, playing: Game, viewer: Viewer) -> ReplayPosition:
    """Where the game stands, for that viewer."""
    observation = playing.unveil() if viewer == ALL else observations(playing, [viewer])[0]
    outcome = raw(written(playing.outcome.plain())) if playing.over else None
    return ReplayPosition(state=state, observation=raw(observation), outcome=outcome)


def round_end(playing: Game, state: int, ended: dict[str, int]) -> RoundEnd:
    """How everybody stands after a round."""
    outcome = playing.outcome
    return RoundEnd(
        round=ended["round"],
        state=state,
        scores=outcome.scores,
        breakdown=outcome.breakdown,
        year=ended.get("year"),
    )
