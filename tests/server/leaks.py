"""Every byte that anybody is sent in whole games is searched for what they may not know.

`python -m tests.server.leaks [games]` plays a thousand. What a viewer may know is told by `may_know`, from the journal.
"""

import argparse
import asyncio
import base64
import itertools
import json
import multiprocessing
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx

from chronomage.server.storage.entry import Entry
from chronomage.server.storage.rows import SeatRow, TableRow
from tests.server.may_know import Story, Viewer, lexicon
from tests.server.running import RunningServer
from tests.server.whole_games import PASSWORD, Heard, Played, Run, decode, play_game

SMALLEST_WORD = 10**6  # smaller numbers of the generator are found everywhere, and tell next to nothing
NUMBER = re.compile(rb"\d{7,}")
RUN = re.compile(rb"[A-Za-z0-9_+/-]{8,}")
TOGETHER = 16  # games at once


@dataclass
class Secrets:
    """What nobody may be told, in every form in which it could be written."""

    texts: set[bytes] = field(default_factory=set)
    numbers: set[bytes] = field(default_factory=set)

    def add_text(self, text: str | None) -> None:
        """A code, a key or a token."""
        if text:
            self.texts.add(text.encode())

    def add_seed(self, seed: int) -> None:
        """A seed of 128 bits: whole and in parts, decimal, hexadecimal and as bytes."""
        for size in (16, 8, 4):
            for part in range(0, 16, size):
                self.add_word(seed >> 8 * part & (1 << 8 * size) - 1, size)

    def add_word(self, word: int, size: int = 4) -> None:
        """A number of so many bytes."""
        if word < SMALLEST_WORD:
            return
        self.numbers.add(b"%d" % word)
        self.texts |= {b"%0*x" % (2 * size, word), b"%0*X" % (2 * size, word)}
        if size == 16:
            self.numbers.add((b"%d" % word)[:12])  # the beginning of it as a fraction would be written
            for order in ("big", "little"):
                raw = word.to_bytes(size, order)  # type: ignore[arg-type]
                self.texts |= {raw.hex().encode(), raw.hex().upper().encode()}
                self.texts |= {base64.b64encode(raw).rstrip(b"="), base64.urlsafe_b64encode(raw).rstrip(b"=")}

    def found_in(self, piece: bytes) -> set[bytes]:
        """The secrets that stand in some bytes."""
        found = {run for run in NUMBER.findall(piece) if run in self.numbers or run[:12] in self.numbers}
        for run in RUN.findall(piece):
            for size in self.sizes():
                found |= {run[at : at + size] for at in range(len(run) - size + 1)} & self.texts
        return found

    def sizes(self) -> set[int]:
        """How long the texts are."""
        if not hasattr(self, "_sizes") or self._counted != len(self.texts):
            self._counted = len(self.texts)
            self._sizes = {len(text) for text in self.texts}
        return self._sizes


# Reading what the server has written down


class Archive:
    """The database of a server, read after the games."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self.connection.row_factory = sqlite3.Row

    def row(self, table_id: str) -> TableRow:
        """A table with its seats."""
        found = dict(self.connection.execute("SELECT * FROM tables WHERE id = ?", [table_id]).fetchone())
        for name in ("options", "position", "documents"):
            found[name] = json.loads(found[name] or "null")
        seats = self.connection.execute(
            "SELECT seat, kind, player, name, bot, invite FROM seats WHERE table_id = ? ORDER BY seat", [table_id]
        )
        return TableRow(**found, seats=tuple(SeatRow(*seat) for seat in seats))

    def story(self, table_id: str) -> Story:
        """The game at a table."""
        entries = self.connection.execute(
            "SELECT table_id, number, at, kind, seat, content FROM journal WHERE table_id = ? ORDER BY number",
            [table_id],
        )
        return Story(self.row(table_id), [Entry(*entry) for entry in entries])

    def secrets(self) -> Secrets:
        """All seeds, invitations, keys of guests, and the key that tokens are signed with."""
        secrets = Secrets()
        for seed, invite in self.connection.execute("SELECT seed, invite FROM tables"):
            secrets.add_seed(int(seed))
            secrets.add_text(invite)
        for invite, player in self.connection.execute("SELECT invite, player FROM seats"):
            secrets.add_text(invite)
            if player is not None and player.startswith("g:"):
                secrets.add_text(player[2:])
        for (value,) in self.connection.execute("SELECT value FROM shared"):
            secrets.add_text(value)
        for (value,) in self.connection.execute("SELECT password FROM accounts"):
            secrets.add_text(value.rsplit("$", 1)[1])
        return secrets


# Searching


def leaks(story: Story, heard: Heard, secrets: Secrets) -> Iterator[str]:
    """What stands in the messages of one connection that its viewer may not know."""
    seen: set[bytes] = set()
    said = iter(heard.said)
    own = next(said, None)
    told: set[str] = set()  # by the viewer itself
    for state, message in heard.messages:
        while own is not None and own[0] <= state:
            told |= set().union(*cards_in(story, own[1]))
            own = next(said, None)
        read = decode(message)
        new = set(message.split(b'"')) - seen  # what has been sent once is known from then on
        seen |= new
        if b"\\" in message:  # read the strings again as JSON does, so that nothing hides behind an escape
            new |= {text.encode() for text in strings_of(read)}
        for piece in new:
            for cards in cards_in(story, piece):
                if not cards & told and not any(story.may_know(heard.viewer, card, state) for card in cards):
                    yield f"state {state}, to {heard.viewer}: {'/'.join(sorted(cards))} in {piece[:100]!r}"
            for secret in secrets.found_in(piece):
                yield f"state {state}, to {heard.viewer}: the secret {secret!r} in {piece[:100]!r}"
        yield from shown_wrongly(story, heard.viewer, state, read)


def shown_wrongly(story: Story, viewer: Viewer, state: int, message: dict[str, Any]) -> Iterator[str]:
    """What stands in the wrong place, whatever it is called."""
    position = message.get("position")
    if position is not None:
        for what in story.wrongly_shown(viewer, state, position["observation"]):
            yield f"state {state}, to {viewer}: {what}"
        if "decision" in position and viewer not in position["observation"]["must_act"]:
            yield f"state {state}, to {viewer}: the decision of somebody else"
    for step in message.get("steps", ()):
        if "choice" in step and step.get("seat") != viewer:
            yield f"state {state}, to {viewer}: the choice {step['choice']!r} of player {step['seat']}"


PIECES: dict[tuple[str, bytes], set[frozenset[str]]] = {}


def cards_in(story: Story, piece: bytes) -> set[frozenset[str]]:
    """The cards that some bytes name; the same pieces come again and again."""
    key = (story.row.game, piece)
    found = PIECES.get(key)
    if found is None:
        if len(PIECES) > 200_000:
            PIECES.clear()
        found = story.lexicon.cards_in(piece.decode(errors="replace"))
        if len(piece) < 200:
            PIECES[key] = found
    return found


def strings_of(read: object) -> Iterator[str]:
    """Every string of a JSON document, keys too."""
    if isinstance(read, str):
        yield read
    elif isinstance(read, dict):
        for key, value in read.items():
            yield key
            yield from strings_of(value)
    elif isinstance(read, list):
        for value in read:
            yield from strings_of(value)


@dataclass
class Report:
    """What a run came to."""

    games: int = 0
    choices: int = 0
    messages: int = 0
    bytes: int = 0
    hidden: int = 0  # pairs of a viewer and a card that stayed hidden from them to the end
    leaks: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        """Two runs together."""
        self.games += other.games
        self.choices += other.choices
        self.messages += other.messages
        self.bytes += other.bytes
        self.hidden += other.hidden
        self.leaks += other.leaks


async def play_all(
    server: RunningServer, database: Path, numbers: list[int], seed: int, kept: "list[Searched] | None" = None
) -> Report:
    """Play these games, a few at a time, and search each as soon as it is over."""
    report = Report()
    turn = asyncio.Semaphore(TOGETHER)
    # Each request on a connection of its own: one that was kept may be closed by the server at that very moment.
    unkept = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=unkept) as web:
        web.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # many people share this client
        run = Run(server.url, random.Random(seed), itertools.count(1000 * seed), web)
        archive = Archive(database)

        async def one(number: int) -> None:
            async with turn:
                searched = search_game(archive, run, await play_game(run, number), report)
                if kept is not None:
                    kept.append(searched)

        await asyncio.gather(*(one(number) for number in numbers))
        search_pages(archive, run, report)
        assert server.log is not None
        report.leaks += log_leaks(all_secrets(archive, run), server.log.read_bytes())
    return report


@dataclass
class Searched:
    """One game with all that it was searched by."""

    story: Story
    played: Played
    secrets: Secrets
    tokens: set[str]


def search_game(archive: Archive, run: Run, played: Played, report: Report) -> Searched:
    """Search all that was said at one table."""
    story = archive.story(played.table)
    secrets = secrets_at(story, run)
    for heard in played.heard:
        report.messages += len(heard.messages)
        report.bytes += sum(len(message) for _, message in heard.messages)
        report.hidden += len(story.hidden_from(heard.viewer, heard.state))
        report.leaks += [f"table {played.table}, {what}" for what in leaks(story, heard, secrets)]
    report.games += 1
    report.choices += played.choices
    return Searched(story, played, secrets, run.tokens)


def secrets_at(story: Story, run: Run) -> Secrets:
    """What nobody at a table may be told: about this table, and about all people."""
    secrets = Secrets()
    secrets.add_seed(int(story.row.seed))
    for word in story.generator:
        secrets.add_word(word)
    secrets.add_text(story.row.invite)
    for seat in story.row.seats:
        secrets.add_text(seat.invite)
        secrets.add_text(seat.player.removeprefix("g:") if seat.player and seat.player.startswith("g:") else None)
    for token in run.tokens:
        secrets.add_text(token.split(".")[2])  # the signature, without which the rest is worth nothing
    return secrets


def all_secrets(archive: Archive, run: Run) -> Secrets:
    """What nobody may be told of any table or person."""
    secrets = archive.secrets()
    secrets.add_text(PASSWORD)
    for token in run.tokens:
        secrets.add_text(token.split(".")[2])
    return secrets


def search_pages(archive: Archive, run: Run, report: Report) -> None:
    """Search what was read over HTTP, and the addresses that were asked for."""
    secrets = all_secrets(archive, run)
    listed = set().union(*(Story(archive.row(table), []).names_in_options() for table in tables_of(archive)))
    for page in {*run.pages, *run.addresses}:
        for piece in set(page.split(b'"')):
            report.leaks += [f"over HTTP: {secret!r} in {piece[:100]!r}" for secret in secrets.found_in(piece)]
            report.leaks += [f"over HTTP: {cards} in {piece[:100]!r}" for cards in named(piece) if not cards & listed]
        report.bytes += len(page)


def log_leaks(secrets: Secrets, log: bytes) -> Iterator[str]:
    """What stands in a log that must not: secrets, cards, and anything that went wrong."""
    for line in log.splitlines():
        if secrets.found_in(line) or named(line) or PASSWORD.encode() in line or b"[error" in line.lower():
            yield f"in the log: {line[:300]!r}"


def named(piece: bytes) -> list[frozenset[str]]:
    """The cards of either game that some bytes name."""
    text = piece.decode(errors="replace")
    return [cards for game in ("seasons", "timemasters") for cards in lexicon(game).cards_in(text)]


def tables_of(archive: Archive) -> list[str]:
    """The ids of all tables."""
    return [row[0] for row in archive.connection.execute("SELECT id FROM tables")]


def play_at_own_server(numbers: list[int], seed: int) -> Report:
    """Start a server, play these games there, and stop it."""
    with tempfile.TemporaryDirectory(prefix="chronomage-leaks-") as folder:
        database, log = Path(folder) / "games.sqlite", Path(folder) / "server.log"
        with RunningServer(f"sqlite:///{database}", "--log-level", "debug", log=log) as server:
            try:
                return asyncio.run(play_all(server, database, numbers, seed))
            except Exception as error:
                assert server.process is not None
                error.add_note(f"the server's exit status: {server.process.poll()}; its log:")
                error.add_note("\n".join(line for line in log.read_text().splitlines() if "[debug" not in line)[-8000:])
                raise


def main() -> None:
    """Play many games, on two servers at once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    began = time.monotonic()
    shares = [list(range(first, asked.games, asked.servers)) for first in range(asked.servers)]
    report = Report()
    with ProcessPoolExecutor(asked.servers, multiprocessing.get_context("spawn")) as pool:
        seeds = range(asked.seed, asked.seed + asked.servers)
        for part in pool.map(play_at_own_server, shares, seeds):
            report.add(part)
    for leak in report.leaks[:100]:
        sys.stdout.write(f"{leak}\n")
    sys.stdout.write(
        f"{report.games} games, {report.choices} states, {report.messages} messages, {report.bytes / 1e6:.0f} MB, "
        f"{report.hidden} times a card stayed hidden from a viewer to the end: {len(report.leaks)} leaks "
        f"(seed {asked.seed}, {time.monotonic() - began:.0f} s)\n"
    )
    sys.exit(1 if report.leaks else 0)


if __name__ == "__main__":
    main()
