"""Workers: the playing processes behind one face, so that the learner does not know where its games are played.

`Here` plays in the learner's own process: for tests, and for machines with one core. `Processes` has as many as it is
told, which share memory with the learner. Whoever plays on other machines writes a third with the same methods.
"""

import multiprocessing
import os
import signal
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from chronomage.encoding import encoding_of
from chronomage.lab.training.boards import PAGE, STOP, Board, Store, board_bytes, empty_board
from chronomage.lab.training.config import Config
from chronomage.lab.training.player import TALLIED, Player

PATIENCE = 120.0  # seconds for one step of a group, until a worker is taken to be dead


class WorkerLost(RuntimeError):
    """A playing process has died or hangs."""


class Workers(Protocol):
    """Whoever plays the games of all groups."""

    boards: Sequence[Board]

    def command(self, group: int, command: int, detail: int = 0) -> None:
        """Have a group step; its board is the workers' until `wait` returns."""

    def wait(self, group: int) -> None:
        """Wait until a group's board is written."""

    def tally(self) -> npt.NDArray[np.float64]:
        """By variant what came of the games of evaluations so far; see player.TALLIED."""

    def stop(self) -> None:
        """End, and give everything back."""


class Here:
    """Plays at once, in this process."""

    def __init__(self, config: Config, seed: int) -> None:
        encoding = encoding_of(config.game)
        rows = config.collecting.games
        size = board_bytes(rows, encoding.size, encoding.choices)
        self.boards: Sequence[Board] = [
            empty_board(rows, encoding.size, encoding.choices, Store(size, shared=False))
            for _ in range(config.collecting.groups)
        ]
        self.player = Player(config, 0, 1, seed, np.zeros((len(config.played), TALLIED)))

    def command(self, group: int, command: int, detail: int = 0) -> None:
        """Step."""
        self.player.step(group, command, detail, self.boards[group])

    def wait(self, group: int) -> None:
        """Done already."""

    def tally(self) -> npt.NDArray[np.float64]:
        """What came of the games."""
        return self.player.tally.copy()

    def stop(self) -> None:
        """Nothing is held."""


class Shared:
    """The memory that learner and playing processes share; each makes it anew from the names."""

    def __init__(self, config: Config, names: list[str] | None = None) -> None:
        encoding = encoding_of(config.game)
        collecting = config.collecting
        rows = collecting.games * collecting.workers
        tallies = 8 * collecting.workers * len(config.played) * TALLIED
        size = board_bytes(rows, encoding.size, encoding.choices) + 2 * PAGE + tallies
        self.stores = [Store(size, names[group] if names else None) for group in range(collecting.groups)]
        self.boards = [empty_board(rows, encoding.size, encoding.choices, store) for store in self.stores]
        self.orders: list[npt.NDArray[np.int64]] = [store.array((2,), np.int64) for store in self.stores]
        shape = (collecting.workers, len(config.played), TALLIED)
        self.tallies: npt.NDArray[np.float64] = self.stores[0].array(shape, np.float64)

    def close(self) -> None:
        """Give the memory back."""
        for store in self.stores:
            store.close()


class Processes:
    """Plays in processes of their own."""

    def __init__(self, config: Config, seed: int) -> None:
        self.shared = Shared(config)
        self.boards: Sequence[Board] = self.shared.boards
        workers, groups = range(config.collecting.workers), range(config.collecting.groups)
        context = multiprocessing.get_context("spawn")
        self.go = [[context.Semaphore(0) for _ in workers] for _ in groups]
        self.ready = [[context.Semaphore(0) for _ in workers] for _ in groups]
        names = [store.name for store in self.shared.stores]
        self.processes = []
        for worker in workers:
            semaphores = [(self.go[group][worker], self.ready[group][worker]) for group in groups]
            arguments = (config, worker, seed, names, semaphores)
            process = context.Process(target=serve, args=arguments, daemon=True, name=f"games-{worker}")
            process.start()
            self.processes.append(process)

    def command(self, group: int, command: int, detail: int = 0) -> None:
        """Let all of them step."""
        self.shared.orders[group][:] = (command, detail)
        for semaphore in self.go[group]:
            semaphore.release()

    def wait(self, group: int) -> None:
        """Wait for all of them."""
        for worker, semaphore in enumerate(self.ready[group]):
            waited = 0.0
            while not semaphore.acquire(timeout=1.0):
                waited += 1.0
                if waited > PATIENCE or not self.processes[worker].is_alive():
                    raise WorkerLost(f"the games of process {worker} do not answer; what it said stands above.")

    def tally(self) -> npt.NDArray[np.float64]:
        """What came of the games of all of them."""
        total: npt.NDArray[np.float64] = self.shared.tallies.sum(0)
        return total

    def stop(self) -> None:
        """End them."""
        for group in range(len(self.boards)):
            self.command(group, STOP)
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.terminate()
        self.shared.close()


def workers_for(config: Config, seed: int) -> Workers:
    """Those that a config asks for."""
    return Processes(config, seed) if config.collecting.workers else Here(config, seed)


def serve(config: Config, worker: int, seed: int, names: list[str], semaphores: list[Any]) -> None:
    """The life of a playing process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the learner ends in its own time, and this one with it
    learner = os.getppid()
    shared = Shared(config, names)
    mine = slice(worker * config.collecting.games, (worker + 1) * config.collecting.games)
    boards = [board.part(mine) for board in shared.boards]
    player = Player(config, worker, config.collecting.workers, seed, shared.tallies[worker])
    while True:
        for group, (go, ready) in enumerate(semaphores):
            while not go.acquire(timeout=5.0):
                if os.getppid() != learner:
                    return
            command, detail = (int(number) for number in shared.orders[group])
            if command == STOP:
                return
            player.step(group, command, detail, boards[group])
            ready.release()
