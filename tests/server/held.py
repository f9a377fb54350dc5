"""Thoughts that a test holds in its hand: each waits in its process until the test tells it what to choose."""

import asyncio
import os
import socket
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from chronomage.server.thinking.thought import Thought
from tests.waiting import PATIENCE

THINK = "tests.server.held:think"


def think(thought: Thought) -> int:
    """Tell the test which process thinks about which table, and wait for its word."""
    with socket.socket(socket.AF_UNIX) as wire:
        wire.connect(thought.bot)
        wire.sendall(f"{os.getpid()} {thought.table_id}\n".encode())
        return int(wire.makefile().readline())


@dataclass
class Held:
    """A thought in the middle of being thought."""

    process: int
    table_id: str
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def choose(self, choice: int) -> None:
        self.writer.write(f"{choice}\n".encode())

    async def gone(self) -> None:
        """Wait until the process is done with it, or dead."""
        assert await self.reader.read() == b""


class Holder:
    """Where held thoughts report."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.reported: asyncio.Queue[Held] = asyncio.Queue()
        self.all: list[Held] = []

    async def next(self) -> Held:
        """The next thought that a process has begun."""
        async with asyncio.timeout(PATIENCE):
            return await self.reported.get()

    def thought(self, table_id: str, hint: bool = False, forsaken: bool = False) -> Thought:
        """A thought that reports here; the bot's name says where."""
        return Thought(table_id, "seasons", 2, 7, {}, (), 0, str(self.path), hint, forsaken)

    async def welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        process, table_id = (await reader.readline()).decode().split()
        held = Held(int(process), table_id, reader, writer)
        self.all.append(held)
        self.reported.put_nowait(held)


@asynccontextmanager
async def holding() -> AsyncIterator[Holder]:
    with tempfile.TemporaryDirectory() as folder:
        holder = Holder(Path(folder) / "held")
        server = await asyncio.start_unix_server(holder.welcome, holder.path)
        try:
            yield holder
        finally:
            server.close()
            for held in holder.all:
                held.writer.close()
            await asyncio.gather(*(held.writer.wait_closed() for held in holder.all), return_exceptions=True)
            await server.wait_closed()
