"""The audit: what players were told against what the database holds, by a reading of the journal of its own."""

import asyncio
import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

import chronomage as cm
from chronomage.protocol.answers import Step
from tests.server.diaries import ACKNOWLEDGED, LOST, STORAGE, Diary, Load, digest

DID = {"choice": "chose", "undo": "undid", "ask-undo": "asked-undo", "agree": "agreed", "refuse": "refused",
       "stand-in": "stand-in", "return": "returned"}  # fmt: skip


class Books:
    """The database, read past the server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.file = Path(address.removeprefix("sqlite:///")) if address.startswith("sqlite") else None
        self.told: dict[str, Told] = {}

    async def rows(self, query: str) -> list[dict[str, Any]]:
        """What a query finds."""
        if self.file is not None:
            with closing(sqlite3.connect(self.file, timeout=30)) as connection:
                connection.row_factory = sqlite3.Row
                return [dict(row) for row in connection.execute(query)]
        connection = await asyncpg.connect(self.address)
        try:
            return [dict(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()

    async def execute(self, *statements: str) -> None:
        """Change something behind the server's back."""
        if self.file is not None:
            with closing(sqlite3.connect(self.file, timeout=30)) as connection, connection:
                for statement in statements:
                    connection.execute(statement)
            return
        connection = await asyncpg.connect(self.address)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    async def check_whole(self) -> None:
        """Whether SQLite finds its file in order."""
        if self.file is not None:
            found = [row["integrity_check"] for row in await self.rows("PRAGMA integrity_check")]
            assert found == ["ok"], f"{self.file} is damaged: {found}"
            strays = await self.rows("PRAGMA foreign_key_check")
            assert not strays, f"{self.file}: rows that belong to nothing: {strays}"

    async def matches(self, table_ids: Iterable[str]) -> dict[str, "Told"]:
        """These tables, each with the game that its journal tells."""
        wanted = set(table_ids)
        tables = [row for row in await self.rows("SELECT * FROM tables") if row["id"] in wanted]
        seats = await self.rows("SELECT * FROM seats ORDER BY table_id, seat")
        entries = await self.rows("SELECT * FROM journal ORDER BY table_id, number")
        # In another thread: players answer meanwhile.
        await asyncio.to_thread(self.fold, tables, seats, entries)
        return {table["id"]: self.told[table["id"]] for table in tables}

    def fold(self, tables: list[dict[str, Any]], seats: list[dict[str, Any]], entries: list[dict[str, Any]]) -> None:
        """Go on reading where we were."""
        for table in tables:
            known = self.told.get(table["id"])
            if known is None or known.is_gathering:
                self.told[table["id"]] = Told(table, [seat for seat in seats if seat["table_id"] == table["id"]])
            self.told[table["id"]].table = table
            self.told[table["id"]].read([entry for entry in entries if entry["table_id"] == table["id"]])


@dataclass
class Line:
    """One entry of a journal, and what it brought about."""

    number: int
    at: int
    kind: str
    seat: int
    content: str
    state: int
    taken_back: int
    by_bot: bool
    kinds: dict[int | None, list[str]] = field(default_factory=dict)  # by viewer, the events that it was told


class Told:
    """The game that a journal tells, folded from its entries with nothing of the server's.

    A choice and a taking back are a new state each. `undo` takes back so many choices; `ask-undo` does once every other
    person has agreed. Whoever leaves agrees. Any choice, a refusal or the asker's leaving ends the asking.
    """

    def __init__(self, table: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        self.id = table["id"]
        self.table = table
        self.wrong: list[str] = []
        self.people = [seat["kind"] == "player" for seat in seats]
        self.stood_in: list[str | None] = [None] * len(seats)
        self.state = 0
        self.asked: tuple[int, int, set[int]] | None = None  # who asked, how many choices, who has not agreed
        self.choices: list[tuple[int, str]] = []
        self.lines: list[Line] = []
        options = table["options"]
        self.options = json.loads(options) if isinstance(options, str) else options
        self.game = self.new_game()
        self.opening = self.by_viewer(self.game.opening)
        self.seen: dict[tuple[int, int | None], bytes] = {}  # by state and viewer
        self.look()

    def read(self, entries: Sequence[dict[str, Any]]) -> None:
        """Carry out what is new in the journal, up to the first entry that cannot be."""
        for number in range(len(self.lines), 0 if self.wrong else len(entries)):
            entry = entries[number]
            if entry["number"] != number:
                self.wrong.append(f"entry {number} is missing: the next is {entry['number']}")
                break
            try:
                self.fold(entry)
            except cm.IllegalChoice as error:
                self.wrong.append(f"entry {number}, {entry}, is illegal: {error}")
                break

    def new_game(self) -> cm.Game:
        return cm.new_game(self.table["game"], len(self.people), int(self.table["seed"]), self.options)

    @property
    def viewers(self) -> list[int | None]:
        return [*range(len(self.people)), None]

    def look(self) -> None:
        for viewer in self.viewers:
            seen = self.game.watch() if viewer is None else self.game.observe(viewer)
            self.seen[self.state, viewer] = digest(msgspec.json.decode(msgspec.json.encode(seen.plain())))

    def by_viewer(self, events: Sequence[Any]) -> dict[int | None, list[str]]:
        everybody = [event.kind for event in events if event.visible_to(-1)]
        seats = {seat: [e.kind for e in events if e.visible_to(seat)] for seat in range(len(self.people))}
        return {**seats, None: everybody}

    def is_person(self, seat: int) -> bool:
        return self.people[seat] and self.stood_in[seat] is None

    def fold(self, entry: dict[str, Any]) -> None:
        """Carry out the next entry."""
        kind, seat, content = entry["kind"], entry["seat"], entry["content"]
        by_bot = not self.is_person(seat)
        taken_back = 0
        kinds: dict[int | None, list[str]] = {viewer: [] for viewer in self.viewers}
        if kind == "choice":
            kinds = self.by_viewer(self.game.play(seat, content))
            self.choices.append((seat, content))
            self.asked = None
        elif kind == "undo":
            taken_back = int(content)
        elif kind == "ask-undo":
            others = {other for other in range(len(self.people)) if other != seat and self.is_person(other)}
            self.asked = (seat, int(content), others)
        elif kind == "refuse":
            self.asked = None
        elif kind == "return":
            self.stood_in[seat] = None
        elif kind == "stand-in":
            self.stood_in[seat] = content
        if kind in ("agree", "stand-in") and self.asked is not None:
            asker, count, waiting = self.asked
            waiting.discard(seat)
            if asker == seat:
                self.asked = None
            elif not waiting:
                taken_back = count
        if taken_back:
            self.choices = self.choices[:-taken_back]
            self.asked = None
            self.game = self.new_game()
            for player, text in self.choices:
                self.game.play(player, text)
        if taken_back or kind == "choice":
            self.state += 1
            self.look()
        self.lines.append(
            Line(entry["number"], entry["at"], kind, seat, content, self.state, taken_back, by_bot, kinds)
        )

    @property
    def is_gathering(self) -> bool:
        return bool(self.table["status"] == "gathering")

    @property
    def waits_for_bot(self) -> bool:
        return not self.is_gathering and any(not self.is_person(decision.player) for decision in self.game.decisions)


@dataclass
class Figures:
    """What an audit has counted."""

    tables: int = 0
    over: int = 0
    choices: int = 0  # in the journals
    acknowledged: int = 0
    lost: int = 0  # acknowledged, and not in the journal
    found: int = 0  # in the journal although the acknowledgement was lost with the connection
    written_after_all: int = 0  # refused with `storage`, and written all the same
    steps: int = 0
    observations: int = 0
    wrong: list[str] = field(default_factory=list)


async def audit(books: Books, load: Load) -> Figures:
    """Compare everything; `wrong` says what does not agree."""
    await books.check_whole()
    figures = Figures()
    diaries = [(player.name, diary) for player in load.players for diary in player.diaries]
    told = await books.matches(diary.table_id for _, diary in diaries)
    results: dict[str, list[int]] = {}
    for row in await books.rows("SELECT table_id, seat, score FROM results ORDER BY table_id, seat"):
        results.setdefault(row["table_id"], []).append(row["score"])
    for match in told.values():
        figures.tables += 1
        figures.over += match.game.over
        figures.choices += sum(line.kind == "choice" for line in match.lines)
        figures.wrong += [f"{match.id}: {each}" for each in match.wrong]
        scores = match.game.outcome.scores if match.game.over else None
        if (match.table["status"] == "over") != match.game.over or results.get(match.id) != scores:
            figures.wrong.append(
                f"{match.id}: {match.table['status']}, with results {results.get(match.id)}, and its journal "
                f"tells {'a finished game: ' + str(scores) if match.game.over else 'an unfinished game'}"
            )
    for name, diary in diaries:
        here = f"{diary.table_id}, {name}, seat {diary.seat}"
        if diary.table_id not in told:
            figures.wrong.append(f"{here}: the table is gone")
            continue
        match = told[diary.table_id]
        figures.wrong += [f"{here}: {each}" for each in check_sent(match, diary, figures)]
        figures.wrong += [f"{here}: {each}" for each in check_steps(match, diary, figures)]
        figures.wrong += [f"{here}: {each}" for each in check_seen(match, diary, figures)]
    for player in load.players:
        figures.wrong += [f"{player.name}: {problem}" for problem in player.problems]
    return figures


def check_sent(match: Told, diary: Diary, figures: Figures) -> Iterable[str]:
    """What was acknowledged is in the journal; what is in the journal was sent, and sent once."""
    by_state = {line.state: line for line in match.lines if line.kind == "choice"}
    matched: set[int] = set()
    for sent in diary.sent:
        if sent.outcome != ACKNOWLEDGED or sent.kind != "choice":
            continue
        figures.acknowledged += 1
        line = by_state.get(sent.after)
        if line is None or (line.seat, line.content) != (diary.seat, sent.text):
            figures.lost += 1
            yield f"LOST: {sent.text!r} was acknowledged as state {sent.after}, and there the journal has {line}"
        else:
            matched.add(line.number)
    # The others of this seat, in order: each must be a choice whose answer did not arrive, or was uncertain.
    uncertain = [sent for sent in diary.sent if sent.kind == "choice" and sent.outcome in (LOST, STORAGE)]
    for line in match.lines:
        if line.kind != "choice" or line.seat != diary.seat or line.by_bot or line.number in matched:
            continue
        while uncertain and not (uncertain[0].text == line.content and uncertain[0].state < line.state):
            uncertain.pop(0)
        if not uncertain:
            yield f"the journal has {line}, which was not sent, or was refused, or was carried out twice"
            return
        sent = uncertain.pop(0)
        figures.found += sent.outcome == LOST
        figures.written_after_all += sent.outcome == STORAGE
        if sent.in_good_order:
            yield f"{sent} was written and not acknowledged, although the server stopped in good order"


def check_steps(match: Told, diary: Diary, figures: Figures) -> Iterable[str]:
    """Every step that was told is in the journal, in order, and none is left out that changed the game."""
    state = -1
    position = 0
    for step in diary.steps:
        figures.steps += 1
        if step.did == "began":
            if (step.state, state) != (0, -1) or [event.kind for event in step.events] != match.opening[diary.seat]:
                yield f"the beginning was told as {shown(step)} after state {state}"
            state = 0
            continue
        if step.state > state + 1:
            yield f"after state {state} came {shown(step)}: something was left out"
        elif step.state <= state and step.did in ("chose", "undid"):
            yield f"after state {state} came {shown(step)}: it was told twice"
        state = step.state
        found = next((n for n in range(position, len(match.lines)) if agrees(match.lines[n], step, diary.seat)), None)
        if found is None:
            yield f"{shown(step)} was told, and the journal has {[e for e in match.lines if e.state == step.state]}"
        else:
            position = found + 1


def agrees(line: Line, step: Step, viewer: int | None) -> bool:
    """Whether a step tells that line, all of it and no more."""
    own = line.content if line.kind == "choice" and line.seat == viewer else None
    reason = line.content if line.kind == "stand-in" else None
    return (
        (line.state, line.at, DID[line.kind], line.seat, own, line.taken_back or None, reason)
        == (step.state, step.at, step.did, step.seat, step.choice, step.choices, step.reason)
    ) and line.kinds[viewer] == [event.kind for event in step.events]


def check_seen(match: Told, diary: Diary, figures: Figures) -> Iterable[str]:
    """Every observation that was shown is the engine's, and the last one shows the game as it is."""
    if match.is_gathering:
        if diary.position is not None:
            yield f"state {diary.state} was shown, and the game has not begun"
        return
    for state, digests in diary.digests.items():
        figures.observations += len(digests)
        if any(each != match.seen.get((state, diary.seat)) for each in digests):
            yield f"in state {state} another observation was shown than the engine has"
    if diary.position is None or (diary.state, diary.digests[diary.state][-1]) != (
        match.state,
        match.seen[match.state, diary.seat],
    ):
        yield f"the last observation is of state {diary.state}, and the game is in state {match.state}"
        return
    asked = next((each for each in match.game.decisions if each.player == diary.seat), None)
    shown_choices = None if diary.position.decision is None else [c.text for c in diary.position.decision.choices]
    if shown_choices != (None if asked is None else [choice.text for choice in asked.choices]):
        yield f"the open decision is {asked}, and {shown_choices} were shown"


def shown(step: Step) -> str:
    """A step without its events' facts."""
    return f"{step.did} by {step.seat} at {step.at} in state {step.state} ({step.choice}, {step.choices})"
