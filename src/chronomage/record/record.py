"""The record: game, version, options, seed and choices. docs/record.md describes the file."""

import json
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from chronomage.kernel.errors import BadRecord
from chronomage.kernel.travel import Travels

HEADER: Final = "chronomage-record"
FORMAT: Final = 1
HEADER_KEYS: Final = (HEADER, "game", "version", "players", "seed", "options", "position", "documents")


class Record(Travels):
    """Everything needed to play a game again: choices are pairs of a player and the text of his choice."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        seed: int,
        options: Mapping[str, object],
        choices: list[tuple[int, str]],
        position: Mapping[str, object] | None = None,
        result: Mapping[str, object] | None = None,
        cut_off: str | None = None,
        documents: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.seed = seed
        self.options = options
        self.choices = choices
        self.position = position
        self.result = result  # of a finished game: its scores and a digest of all choices
        self.documents = dict(documents or {})  # texts that the game is played with, by the option that names each
        self.cut_off = cut_off  # why the file ends too soon; None where it is whole

    def text(self) -> str:
        """The record as the text of a file."""
        header: dict[str, Any] = {
            HEADER: FORMAT,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "seed": self.seed,
            "options": dict(sorted(self.options.items())),
        }
        if self.position is not None:
            header["position"] = self.position
        if self.documents:
            header["documents"] = dict(sorted(self.documents.items()))
        lines = [json.dumps(header, ensure_ascii=False)]
        lines += [f"{player} {choice}" for player, choice in self.choices]
        lines.append(json.dumps({"end": self.result}))
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.text(), encoding="utf-8", newline="\n")

    def digest(self) -> str:
        """A short fingerprint of the choices."""
        text = "\n".join(f"{player} {choice}" for player, choice in self.choices)
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.players} players, seed {self.seed}, {len(self.choices)} choices>"


def load(path: str | Path) -> Record:
    """The record in a file."""
    try:
        text = Path(path).read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}.") from error
    return read(text)


def read(content: str | bytes) -> Record:
    """The record that this text writes down; one that is cut off is read as far as it goes and says so."""
    lines = (content if isinstance(content, str) else readable(content)).split("\n")
    record = read_header(lines[0].removesuffix("\r"))
    for number in range(1, len(lines) - 1):  # what follows the last line break is no whole line
        line = lines[number].removesuffix("\r")  # some programs end lines in two characters
        if line.startswith("{"):
            record.result = read_end(line, number + 1)
            if any(lines[number + 1 :]):
                raise BadRecord(f"line {number + 2} comes after the end of the record.")
            return record
        record.choices.append(read_choice(line, number + 1, record.players))
    record.cut_off = f"the file breaks off after {len(record.choices)} choices, in line {len(lines)}"
    return record


def readable(content: bytes) -> str:
    """The text of a file, up to the first byte that is none."""
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        return content[: error.start].decode()


def read_header(line: str) -> Record:
    """The first line: what game it is and how it began."""
    try:
        header = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRecord("this is no record of Chronomage: its first line is not a header in JSON.") from error
    if not isinstance(header, dict) or HEADER not in header:
        raise BadRecord(f"this is no record of Chronomage: its first line has no {HEADER!r}.")
    if header[HEADER] != FORMAT:
        raise BadRecord(f"this record is in format {header[HEADER]!r}; this program reads format {FORMAT}.")
    for key in header:
        if key not in HEADER_KEYS:
            raise BadRecord(f"the header has an unknown entry {key!r}.")
    position = header.get("position")
    if position is not None and not isinstance(position, dict):
        raise BadRecord("position in the header must be an object.")
    documents = header.get("documents", {})
    if not isinstance(documents, dict) or not all(isinstance(text, str) for text in documents.values()):
        raise BadRecord("documents in the header must be an object with texts.")
    return Record(
        typed(header, "game", str),
        typed(header, "version", int),
        typed(header, "players", int),
        typed(header, "seed", int),
        typed(header, "options", dict),
        [],
        position,
        documents=documents,
    )


def typed(header: dict[str, Any], key: str, kind: type) -> Any:
    """An entry of the header of the right kind."""
    value = header.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(f"{key} in the header is missing or of the wrong kind: {value!r}.")
    return value


def read_choice(line: str, number: int, players: int) -> tuple[int, str]:
    """One choice: the player's number and the text of the choice."""
    player, _, text = line.partition(" ")
    if not (len(player) == 1 and player in "0123456789" and int(player) < players and text):
        raise BadRecord(f"line {number} is no choice: {line[:60]!r}; it should be like '0 end'.")
    return int(player), text


def read_end(line: str, number: int) -> Mapping[str, object] | None:
    """The last line: how the game ended, or null where it is still under way."""
    try:
        end = json.loads(line)["end"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadRecord(f"line {number} should close the record and does not: {line[:60]!r}.") from error
    if end is not None and not isinstance(end, dict):
        raise BadRecord(f"line {number} should close the record and does not: {line[:60]!r}.")
    return end
