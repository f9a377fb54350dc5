"""A process that thinks, as the server sees it."""

import asyncio
import os
import subprocess
import sys
from typing import Any, Final, Self

from chronomage.server.thinking.frames import FAILED, Unpacker, packed
from chronomage.server.thinking.thought import Answer

if sys.platform == "win32":
    from asyncio.windows_utils import Popen  # an event loop can wait on its pipes, not on those of the usual one
else:
    from subprocess import Popen

WORKER: Final = "chronomage.server.thinking.worker"
# A machine that is very busy may take its time; one that takes longer than this is out of order.
START_SECONDS: Final = 30.0


class WorkerLost(Exception):
    """The process died, hung or never began; its thought can be given to another."""


class BotFailed(Exception):
    """The bot itself went wrong, and would again."""


class WorkerProcess(asyncio.Protocol):
    """One process. It thinks about one thing at a time; after a WorkerLost it can only be ended.

    It is started by `subprocess`, which is safe where other threads run; the fork of uvloop has been seen to hang then,
    and the whole server with it.
    """

    def __init__(self, seconds: float, process: "subprocess.Popen[bytes]") -> None:
        self.seconds = seconds
        self.process = process
        self.pid = process.pid
        self.unpacker = Unpacker()
        self.stdin: asyncio.WriteTransport
        self.stdout: asyncio.BaseTransport | None = None
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
        command = [sys.executable, "-P", "-m", WORKER, think, str(seconds)]
        process = await asyncio.to_thread(process_with_pipes, command, {**os.environ, "PYTHONPATH": path})
        worker = cls(seconds, process)
        loop = asyncio.get_running_loop()
        worker.stdin, _ = await loop.connect_write_pipe(asyncio.BaseProtocol, process.stdin)
        worker.stdout, _ = await loop.connect_read_pipe(lambda: worker, process.stdout)
        return worker

    async def ask(self, thought: object) -> Answer:
        """The choice that the bot makes."""
        self.answer = asyncio.get_running_loop().create_future()
        if not self.running:
            raise WorkerLost("it had died before")
        self.stdin.write(packed(thought))
        kind, content = await self.next_answer(self.seconds)
        if kind == FAILED:
            raise BotFailed(content)
        answer: Answer = content
        return answer

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
        return not self.ended.is_set() and self.process.poll() is None

    async def end(self) -> None:
        """End the process, whatever it is doing: it holds nothing that could be lost."""
        self.process.kill()
        if not self.stdin.is_closing():
            self.stdin.abort()
        await self.ended.wait()
        await asyncio.to_thread(self.process.wait)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    def data_received(self, data: bytes) -> None:
        """Part of asyncio's protocol: the process has said something."""
        for answer in self.unpacker.feed(data):
            if not self.answer.done():
                self.answer.set_result(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        """Part of asyncio's protocol: the process says nothing more, since it is gone."""
        self.ended.set()
        if not self.answer.done():
            self.answer.set_exception(WorkerLost(f"it died with status {self.process.poll()}"))
            self.answer.exception()  # whoever awaits it hears of it; nobody has to


def process_with_pipes(command: list[str], environment: dict[str, str]) -> "subprocess.Popen[bytes]":
    """Start a process that is spoken to through pipes."""
    process: subprocess.Popen[bytes] = Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    return process
