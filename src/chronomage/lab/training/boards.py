"""Boards: what the playing processes and the learning one tell each other, as arrays that all of them see.

A group's board has one line for each row of games: the numbers that its net sees, the places it may choose among, and
its answer. They lie in shared memory, so nothing is copied between the processes.
"""

import os
from dataclasses import dataclass
from mmap import mmap
from pathlib import Path
from tempfile import mkstemp
from typing import Any

import numpy as np
import numpy.typing as npt

from chronomage.lab.training.games import FIGURES, MOST_SEATS

PAGE = 4096  # bytes
MEMORY = Path("/dev/shm")  # files there never come to a disk

# Commands of the learner to a group.
PLAY = 0  # carry out the answers
TEACH = 1  # play what the apprentice says, and write that down
EVALUATE = 2  # begin the evaluation that was asked for; PLAY then steps it
RESUME = 3  # go back to the games of training, which wait where they were
STOP = 4

# What `about` says of a row.
PLAYER = 0
CONTROLLER = 1
PLAYERS = 2
ENDED = 3  # whether a game has ended there since it was last asked
ABOUT = 4


@dataclass
class Board:
    """One group's arrays, or one process's part of them."""

    seen: npt.NDArray[np.uint8]  # rows, numbers of an observation
    open: npt.NDArray[np.bool_]  # rows, places of the policy
    about: npt.NDArray[np.int64]  # rows, ABOUT
    figures: npt.NDArray[np.float32]  # rows, seats, FIGURES: how the game that has ended there ended
    answers: npt.NDArray[np.int64]  # rows: to the games, a place of the policy
    taught: npt.NDArray[np.int64]  # rows: from the games, the apprentice's place

    def part(self, rows: slice) -> "Board":
        """The lines of some rows."""
        return Board(
            self.seen[rows],
            self.open[rows],
            self.about[rows],
            self.figures[rows],
            self.answers[rows],
            self.taught[rows],
        )


def empty_board(rows: int, size: int, choices: int, store: "Store") -> Board:
    """A board in a store."""
    return Board(
        store.array((rows, size), np.uint8),
        store.array((rows, choices), np.bool_),
        store.array((rows, ABOUT), np.int64),
        store.array((rows, MOST_SEATS, FIGURES), np.float32),
        store.array((rows,), np.int64),
        store.array((rows,), np.int64),
    )


class Store:
    """Arrays one after the other in one piece of memory: this process's own, or a file's, which others may map too."""

    def __init__(self, size: int, name: str | None = None, shared: bool = True) -> None:
        self.name = name or ""
        self.owner = shared and name is None
        self.used = 0
        if self.owner:
            handle, self.name = mkstemp(prefix="chronomage-", dir=MEMORY if MEMORY.is_dir() else None)
            os.truncate(handle, size)
        elif shared:
            handle = os.open(self.name, os.O_RDWR)
        if shared:
            self.buffer: Any = mmap(handle, size)
            os.close(handle)
        else:
            self.buffer = bytearray(size)

    def array(self, shape: tuple[int, ...], kind: Any) -> Any:
        """The next array, on a boundary that every machine is fast at."""
        count = int(np.prod(shape))
        array = np.frombuffer(self.buffer, kind, count, self.used).reshape(shape)
        self.used += -(-count * np.dtype(kind).itemsize // PAGE) * PAGE
        return array

    def close(self) -> None:
        """Whoever made the file takes it away; the memory goes with the last who uses it."""
        if self.owner:
            Path(self.name).unlink(missing_ok=True)


def board_bytes(rows: int, size: int, choices: int) -> int:
    """How much memory a board takes."""
    of_row = [size, choices, 8 * ABOUT, 4 * MOST_SEATS * FIGURES, 8, 8]
    return sum(-(-rows * each // PAGE) * PAGE for each in of_row)
