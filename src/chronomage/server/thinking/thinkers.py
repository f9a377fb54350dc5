"""The thinkers: a bounded number of processes that serve all tables in turn."""

import asyncio
from dataclasses import dataclass
from typing import Final

from chronomage.kernel.errors import ChronomageError
from chronomage.server.thinking.thinker import Thinker
from chronomage.server.thinking.thought import Thought
from chronomage.server.thinking.turns import Turns

THINK: Final = "chronomage.server.thinking.thought:think"
# Where both wait, one hint is given after so many moves: a game never waits long for hints, and hints do come.
MOVES_TO_A_HINT: Final = 3
# So are moves where nobody plays but bots: anybody can set up hundreds of such tables, and each is to end some day.
OTHERS_TO_A_FORSAKEN: Final = 20


class NobodyThinks(ChronomageError):
    """The thinkers are closed, or were never opened."""


@dataclass(eq=False)
class Waiting:
    """A thought, and whoever waits for its answer."""

    thought: Thought
    answer: asyncio.Future[int]


class Thinkers:
    """Choose for bots in at most `workers` processes; none thinks longer than `seconds` about one choice."""

    def __init__(self, workers: int, seconds: float, think: str = THINK) -> None:
        self.workers = workers
        self.seconds = seconds
        self.think = think  # the function that thinks in the processes, as module:function
        self.moves: Turns[Waiting] = Turns()
        self.hints: Turns[Waiting] = Turns()
        self.forsaken: Turns[Waiting] = Turns()
        self.moves_since_hint = 0
        self.others_since_forsaken = 0
        self.in_thought: set[Waiting] = set()
        self.woken = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many thoughts nobody thinks about yet."""
        return len(self.moves) + len(self.hints) + len(self.forsaken)

    @property
    def busy(self) -> int:
        """How many processes are thinking."""
        return len(self.in_thought)

    def open(self) -> None:
        """Begin; the processes are ready a little later, and thoughts may come at once."""
        self.tasks = [asyncio.create_task(self.serve()) for _ in range(self.workers)]

    async def close(self) -> None:
        """End all processes, thinking or not; whoever waits for a choice hears that there will be none."""
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        left = [*self.in_thought, *self.moves, *self.hints, *self.forsaken]
        await asyncio.gather(*tasks, return_exceptions=True)
        for waiting in left:
            if not waiting.answer.done():
                waiting.answer.set_exception(NobodyThinks("the server is closing: bots make no more choices."))

    async def choose(self, thought: Thought) -> int:
        """The id of the bot's choice. Tables are served in turn, and each has one thought at a time."""
        if not self.tasks:
            raise NobodyThinks("bots make no choices before the server is open, or after it has closed.")
        turns = self.hints if thought.hint else self.forsaken if thought.forsaken else self.moves
        waiting = Waiting(thought, asyncio.get_running_loop().create_future())
        turns.add(thought.table_id, waiting)
        self.woken.set()
        try:
            return await waiting.answer
        finally:
            turns.remove(thought.table_id, waiting)  # it is still there if the caller was cancelled

    async def serve(self) -> None:
        """What each thinker does all day."""
        thinker = Thinker(self.think, self.seconds)
        try:
            await thinker.warm_up()
            while True:
                await self.serve_next(thinker)
        finally:
            await thinker.close()

    async def serve_next(self, thinker: Thinker) -> None:
        """Answer the thought whose turn it is, or wait for one."""
        while (turns := self.next_turns()) is None:
            self.woken.clear()
            await self.woken.wait()
        line, waiting = turns.take()
        self.in_thought.add(waiting)
        try:
            settle(waiting.answer, await thinker.choose(waiting.thought))
        except Exception as error:
            # A thought that nobody can answer, such as one for a seat that has nothing to decide.
            settle(waiting.answer, error)
        finally:
            self.in_thought.remove(waiting)
            turns.finish(line)
            self.woken.set()  # the next of this line may be served now

    def next_turns(self) -> Turns[Waiting] | None:
        """What is next: something that a person waits for, or a move where nobody does."""
        if not self.forsaken.any_ready:
            return self.next_awaited()
        is_awaited = self.moves.any_ready or self.hints.any_ready
        if is_awaited and self.others_since_forsaken < OTHERS_TO_A_FORSAKEN:
            self.others_since_forsaken += 1
            return self.next_awaited()
        self.others_since_forsaken = 0
        return self.forsaken

    def next_awaited(self) -> Turns[Waiting] | None:
        """Whether a move or a hint is next; None where neither waits."""
        if not self.hints.any_ready:
            return self.moves if self.moves.any_ready else None
        if self.moves.any_ready and self.moves_since_hint < MOVES_TO_A_HINT:
            self.moves_since_hint += 1
            return self.moves
        self.moves_since_hint = 0
        return self.hints


def settle(answer: asyncio.Future[int], result: int | Exception) -> None:
    """Tell whoever still waits."""
    if answer.done():
        return
    if isinstance(result, int):
        answer.set_result(result)
    else:
        answer.set_exception(result)
