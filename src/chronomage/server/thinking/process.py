"""A process that thinks, as the server sees it."""

import asyncio
import os
import sys
from typing import Any, Final, Self, cast

from chronomage.server.thinking.frames import FAILED, Unpacker, packed

WORKER: Final = "chronomage.server.thinking.worker"
STDIN: Final = 0
STDOUT: Final = 1
# A machine that is very busy may take its time; one that takes longer than this is out of order.
START_SECONDS: Final = 30.0


class WorkerLost(Exception):
    """The process died, hung or never began; its thought can be given to another."""


class BotFailed(Exception):
    """The bot itself went wrong, and would again."""


class WorkerProcess(asyncio.SubprocessProtocol):
    """One process. It thinks about one thing at a time; after a WorkerLost it can only be ended."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.pid = 0
        self.unpacker = Unpacker()
        self.transport: asyncio.SubprocessTransport
        self.answer: asyncio.Future[tuple[str, Any]] = asyncio.get_running_loop().create_future()
        self.ended = asyncio.Event()

    @classmethod
    async def start(cls, think: str, seconds: float) -> Self:
        """A process that is ready to think with the function named `module:function`."""
        starting = asyncio.create_task(cls.spawn(think, seconds))
        try:
            worker = await asyncio.shield(starting)
        except OSError as error:
            raise WorkerLost(f"it could not be started: {error}") from error
        except asyncio.CancelledError:
            # Half a process cannot be ended: it is started, and ended then.
            await asyncio.wait([starting])
            if starting.exception() is None:
                await starting.result().end()
            raise
        try:
            await worker.next_answer(START_SECONDS)
        except BaseException:
            await worker.end()
            raise
        return worker

    @classmethod
    async def spawn(cls, think: str, seconds: float) -> Self:
        """A process that has just begun."""
        # It finds the very modules that this one has found, whatever folder either was started in.
        path = os.pathsep.join(each or os.getcwd() for each in sys.path)
        _, worker = await asyncio.get_running_loop().subprocess_exec(
            lambda: cls(seconds), sys.executable, "-P", "-m", WORKER, think, str(seconds),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=None,
            env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip
        return worker

    async def ask(self, thought: object) -> int:
        """The choice that the bot makes."""
        self.answer = asyncio.get_running_loop().create_future()
        if not self.running:
            raise WorkerLost("it had died before")
        stdin = cast(asyncio.WriteTransport, self.transport.get_pipe_transport(STDIN))
        stdin.write(packed(thought))
        kind, content = await self.next_answer(self.seconds)
        if kind == FAILED:
            raise BotFailed(content)
        return int(content)

    async def next_answer(self, seconds: float) -> tuple[str, Any]:
        """What the process says next, if it does so in time."""
        try:
            async with asyncio.timeout(seconds):
                return await self.answer
        except TimeoutError as error:
            raise WorkerLost(f"it did not answer within {seconds:g} seconds") from error

    @property
    def running(self) -> bool:
        """Whether the process is there, as far as we have heard."""
        return not self.ended.is_set() and self.transport.get_returncode() is None

    async def end(self) -> None:
        """End the process, whatever it is doing: it holds nothing that could be lost."""
        # Closing kills it where it still runs, and lets the pipes go.
        self.transport.close()
        await self.ended.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Part of asyncio's protocol: the process has begun."""
        self.transport = cast(asyncio.SubprocessTransport, transport)
        self.pid = self.transport.get_pid()

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        """Part of asyncio's protocol: the process has said something."""
        for answer in self.unpacker.feed(cast(bytes, data)):
            if not self.answer.done():
                self.answer.set_result(answer)

    def process_exited(self) -> None:
        """Part of asyncio's protocol: the process is gone, and the pipes with it."""
        if not self.answer.done():
            self.answer.set_exception(WorkerLost(f"it died with status {self.transport.get_returncode()}"))
            self.answer.exception()  # whoever awaits it hears of it; nobody has to
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Part of asyncio's protocol: nothing is left of the process."""
        self.ended.set()
