"""The thinkers: a bounded number of processes that serve all tables in turn."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from chronomage.kernel.errors import ChronomageError
from chronomage.server.thinking.thinker import Thinker
from chronomage.server.thinking.thought import Advice, Answer, Thought
from chronomage.server.thinking.turns import Turns

THINK: Final = "chronomage.server.thinking.thought:think"
# Where both wait, one hint is given after so many moves: a game never waits long for hints, and hints do come.
MOVES_TO_A_HINT: Final = 3
# So are moves where nobody plays but bots: anybody can set up hundreds of such tables, and each is to end some day.
OTHERS_TO_A_FORSAKEN: Final = 20
MOST_HOMES: Final = 10_000  # tables of which it is known who thought about them last


class NobodyThinks(ChronomageError):
    """The thinkers are closed, or were never opened."""


@dataclass(eq=False)
class Waiting:
    """A thought, and whoever waits for its answer."""

    thought: Thought
    answer: asyncio.Future[Answer]


@dataclass(eq=False)
class Taken:
    """A thought whose turn has come, and where it was taken from."""

    turns: Turns[Waiting]
    line: str
    waiting: Waiting


class Thinkers:
    """Choose for bots in at most `workers` processes; none thinks longer than `seconds` about one choice.

    A table's thoughts go to the process that has thought about it before, where its bots sit, unless that is busy:
    nobody waits for one process while another is idle.
    """

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
        self.all: list[Thinker] = []
        self.idle: set[Thinker] = set()
        self.homes: OrderedDict[str, Thinker] = OrderedDict()  # by table: who thought about it last
        self.handed: dict[Thinker, Taken] = {}  # what one who is idle is to think about next
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

    def forget(self, table_id: str) -> None:
        """The game of a table is over: nothing of it need be remembered."""
        self.homes.pop(table_id, None)
        for thinker in self.all:
            thinker.forget(table_id)

    async def choose(self, thought: Thought) -> int:
        """The id of the bot's choice."""
        return (await self.advise(thought)).choice

    async def advise(self, thought: Thought) -> Advice:
        """The bot's choice, for a hint with reasons. Tables are served in turn, and each has one thought at a time."""
        if not self.tasks:
            raise NobodyThinks("bots make no choices before the server is open, or after it has closed.")
        turns = self.hints if thought.hint else self.forsaken if thought.forsaken else self.moves
        waiting = Waiting(thought, asyncio.get_running_loop().create_future())
        turns.add(thought.table_id, waiting)
        self.woken.set()
        try:
            answer = await waiting.answer
            return answer if isinstance(answer, Advice) else Advice(answer)
        finally:
            turns.remove(thought.table_id, waiting)  # it is still there if the caller was cancelled

    async def serve(self) -> None:
        """What each thinker does all day."""
        thinker = Thinker(self.think, self.seconds)
        self.all.append(thinker)
        try:
            await thinker.warm_up()
            while True:
                await self.serve_next(thinker)
        finally:
            self.all.remove(thinker)
            await thinker.close()

    async def serve_next(self, thinker: Thinker) -> None:
        """Answer the thought whose turn it is, or wait for one."""
        self.idle.add(thinker)
        try:
            taken = await self.next_for(thinker)
        finally:
            self.idle.remove(thinker)
        waiting = taken.waiting
        self.settle_at(taken.line, thinker)
        try:
            settle(waiting.answer, await thinker.choose(waiting.thought))
        except Exception as error:
            # A thought that nobody can answer, such as one for a seat that has nothing to decide.
            settle(waiting.answer, error)
        finally:
            self.in_thought.remove(waiting)
            taken.turns.finish(taken.line)
            self.woken.set()  # the next of this line may be served now

    async def next_for(self, thinker: Thinker) -> Taken:
        """Wait for the next thought that this one is to think."""
        while True:
            handed = self.handed.pop(thinker, None)
            if handed is not None:
                return handed
            turns = self.next_turns()
            if turns is None:
                self.woken.clear()
                await self.woken.wait()
                continue
            taken = Taken(turns, *turns.take())
            self.in_thought.add(taken.waiting)
            home = self.homes.get(taken.line)
            if home is None or home is thinker or home not in self.idle or home in self.handed:
                return taken
            self.handed[home] = taken
            self.woken.set()

    def settle_at(self, table_id: str, thinker: Thinker) -> None:
        """Remember who thinks about a table; of too many tables, those that were not asked about longest are lost."""
        self.homes[table_id] = thinker
        self.homes.move_to_end(table_id)
        if len(self.homes) > MOST_HOMES:
            self.homes.popitem(last=False)

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


def settle(answer: asyncio.Future[Answer], result: Answer | Exception) -> None:
    """Tell whoever still waits."""
    if answer.done():
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)
