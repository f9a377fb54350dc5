"""Collector: has the workers play, and the nets answer them, group by group: one plays while the other is answered."""

import time
from contextlib import nullcontext, suppress
from typing import Any

import torch

from chronomage.lab.training.boards import CONTROLLER, EVALUATE, PLAY, RESUME, TEACH, Board
from chronomage.lab.training.config import Config
from chronomage.lab.training.games import NOBODY, PAST
from chronomage.lab.training.player import past_rows
from chronomage.lab.training.rollout import Rollout
from chronomage.lab.training.thinking import Thinker
from chronomage.lab.training.workers import Workers


class Collector:
    """Fills rollouts. `actor` is the net that learns as it was at the last update, `past` an earlier self of it."""

    def __init__(self, config: Config, workers: Workers, actor: Thinker, past: Thinker, device: Any) -> None:
        self.config = config
        self.workers = workers
        self.actor = actor
        self.past = past
        self.device = device
        self.groups = range(config.collecting.groups)
        rows = config.collecting.games
        of_worker = torch.arange(past_rows(config))
        count = max(1, config.collecting.workers)
        self.past_rows = (torch.arange(count)[:, None] * rows + of_worker[None]).reshape(-1).to(device)
        # Whether a group steps just now; the board of one that does not is as it was written last.
        self.steps = [False] * config.collecting.groups
        self.waited = 0.0  # seconds for the games
        self.stream = None
        if torch.device(device).type == "cuda":
            self.stream = torch.cuda.Stream(priority=-1)
            for board in workers.boards:
                pin(board)

    def first(self) -> Any:
        """A context in which the device does this before whatever else it has to do: the games wait for it."""
        return nullcontext() if self.stream is None else torch.cuda.stream(self.stream)

    def fetch(self, array: Any, into: Any) -> None:
        """Copy an array of a board to where the nets are."""
        into.copy_(torch.from_numpy(array), non_blocking=True)

    def wait(self, group: int) -> Board:
        """The group's board, written."""
        if self.steps[group]:
            began = time.perf_counter()
            self.workers.wait(group)
            self.waited += time.perf_counter() - began
            self.steps[group] = False
        return self.workers.boards[group]

    def command(self, group: int, command: int, detail: int = 0) -> None:
        """Have a group step, when it has done what it was told before."""
        self.wait(group)
        self.steps[group] = True
        self.workers.command(group, command, detail)

    def start(self, command: int, detail: int = 0) -> None:
        """Command all groups."""
        for group in self.groups:
            self.command(group, command, detail)

    def collect(self, rollout: Rollout, teach: bool) -> None:
        """Play one round into a rollout: the net's own games, or the apprentice's where it is taught."""
        steps = rollout.shape[0]
        with torch.no_grad(), self.first():
            for step in range(steps):
                for group in self.groups:
                    self.answer(rollout, step, group, teach)
            for group in self.groups:
                board = self.wait(group)
                self.fetch(board.about, rollout.last_about[group])
                self.fetch(board.figures, rollout.last_figures[group])
                seen = torch.from_numpy(board.seen).to(self.device)
                is_open = torch.from_numpy(board.open).to(self.device)
                rollout.last_expected[group] = self.actor.think(seen, is_open).expected
            self.synchronize()

    def answer(self, rollout: Rollout, step: int, group: int, teach: bool) -> None:
        """Answer a group's questions, and keep them."""
        board = self.wait(group)
        seen, is_open = rollout.seen[step, group], rollout.open[step, group]
        about = rollout.about[step, group]
        self.fetch(board.seen, seen)
        self.fetch(board.open, is_open)
        self.fetch(board.about, about)
        self.fetch(board.figures, rollout.figures[step, group])
        if teach:
            self.fetch(board.taught, rollout.chosen[step, group])
            rollout.expected[step, group] = self.actor.think(seen, is_open).expected
            self.synchronize()
            self.command(group, TEACH)
            return
        thought = self.actor.think(seen, is_open)
        chosen, likelihood = thought.drawn()
        if len(self.past_rows):
            others, _ = self.past.think(seen[self.past_rows], is_open[self.past_rows]).drawn()
            is_past = about[self.past_rows, CONTROLLER] == PAST
            chosen[self.past_rows] = torch.where(is_past, others, chosen[self.past_rows])
        board.answers[:] = chosen.cpu().numpy()
        self.command(group, PLAY)
        rollout.chosen[step, group] = chosen
        rollout.likelihood[step, group] = likelihood  # of no use where another net has chosen
        rollout.expected[step, group] = thought.expected

    def evaluate(self, opponent: int) -> Any:
        """Play the games of an evaluation to their ends, the best choice always; the tally by variant."""
        self.start(EVALUATE, opponent)
        with torch.no_grad(), self.first():
            # All groups go on while one is under way: processes have them step in turns.
            while any((self.wait(group).about[:, CONTROLLER] != NOBODY).any() for group in self.groups):
                for group in self.groups:
                    board = self.wait(group)
                    board.answers[:] = self.best(board, opponent)
                    self.command(group, PLAY)
        tally = self.workers.tally()
        self.start(RESUME)
        return tally

    def best(self, board: Board, opponent: int) -> Any:
        """The best choices of those who are asked."""
        seen = torch.from_numpy(board.seen).to(self.device)
        is_open = torch.from_numpy(board.open).to(self.device)
        chosen = self.actor.think(seen, is_open).best()
        if opponent == PAST:
            about = torch.from_numpy(board.about).to(self.device)
            others = self.past.think(seen, is_open).best()
            chosen = torch.where(about[:, CONTROLLER] == PAST, others, chosen)
        return chosen.cpu().numpy()

    def synchronize(self) -> None:
        """Wait until what was begun on the device is done; boards may be written again then."""
        if torch.device(self.device).type == "cuda":
            torch.cuda.current_stream().synchronize()


def pin(board: Board) -> None:
    """Keep a board where the device can read it by itself; where that cannot be, copying is slower, no more."""
    for array in (board.seen, board.open, board.about, board.figures, board.taught):
        answer = torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
        if int(getattr(answer, "value", answer)):
            with suppress(RuntimeError):  # the driver tells its next caller of it, which is better here than later
                torch.zeros(1, device="cuda")
