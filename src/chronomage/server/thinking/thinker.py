"""A thinker: one process that thinks, replaced whenever it is lost."""

from dataclasses import replace
from typing import Final

import structlog

from chronomage.server.thinking.process import BotFailed, WorkerLost, WorkerProcess
from chronomage.server.thinking.thought import Answer, Thought, choose_at_random

ATTEMPTS: Final = 2
# Of the time after which a process is given up: what a bot is asked to keep to, so that nobody waits for a bot that
# thinks as long as it may, and a busy machine has time to spare.
TO_THINK_IN: Final = 0.25
MOST_ENDED: Final = 1000  # tables of which a process that has nothing to do is still to be told

log: Final = structlog.get_logger("chronomage.thinking")


class Thinker:
    """Answers one thought after the other, and always answers."""

    def __init__(self, think: str, seconds: float) -> None:
        self.think = think
        self.seconds = seconds
        self.process: WorkerProcess | None = None
        self.ended: dict[str, None] = {}  # tables whose games are over, which the process has not been told yet

    def forget(self, table_id: str) -> None:
        """Have the process forget a table when it next thinks; what it remembers is bounded in any case."""
        if len(self.ended) < MOST_ENDED:
            self.ended[table_id] = None

    async def warm_up(self) -> None:
        """Have a process ready before it is needed; one that cannot be had now is tried for again when it is."""
        try:
            await self.ready_process()
        except WorkerLost as lost:
            log.warning("no process to think in", reason=str(lost))

    async def choose(self, thought: Thought) -> Answer:
        """The bot's choice; any open choice where the bot fails, or every process that tries is lost."""
        asked = replace(thought, seconds=self.seconds * TO_THINK_IN, ended=tuple(self.ended))
        self.ended = {}
        for _ in range(ATTEMPTS):
            try:
                return await (await self.ready_process()).ask(asked)
            except WorkerLost as lost:
                log.warning("lost a process in mid-thought", reason=str(lost), **about(thought))
                await self.close()
            except BotFailed as failed:
                log.error("a bot failed", traceback=str(failed), **about(thought))
                break
        # Replaying a whole game takes some milliseconds: here that may hold up the others, as it hardly ever happens.
        choice = choose_at_random(thought)
        log.warning("chose at random for a bot", **about(thought))
        return choice

    async def ready_process(self) -> WorkerProcess:
        """The process, or a new one in its place."""
        if self.process is None or not self.process.running:
            await self.close()
            self.process = await WorkerProcess.start(self.think, self.seconds)
        return self.process

    async def close(self) -> None:
        """End the process."""
        if self.process is not None:
            process, self.process = self.process, None
            await process.end()


def about(thought: Thought) -> dict[str, object]:
    """What the log may say of a thought: nothing that is hidden in the game."""
    return {"table": thought.table_id, "seat": thought.seat, "bot": thought.bot, "choices": len(thought.history)}
