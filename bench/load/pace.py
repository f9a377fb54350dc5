"""An even pace that does not wait for answers: what is due is due, and being late counts as waiting."""

import asyncio
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bench.load.processes import Processes
from bench.load.tally import Tally, Troubles

PATIENCE: Final = 15.0  # seconds that the last answers may take
ONE_IN_A_HUNDRED: Final = 0.01
HOPELESS: Final = 0.1  # so many over the limit even before it is measured
# Seconds between two looks at what is due. The loop's timers know milliseconds: to ask for less would be to look all
# the time, and take the processor away from the server.
A_LOOK: Final = 0.001


class Target(Protocol):
    """Whatever is to do something each time that it is due: a table, or a line of the echo."""

    @property
    def is_waiting(self) -> bool:
        """Whether an answer is still to come."""

    def fall_due(self, at: float, tally: Tally) -> None:
        """Do it now, or as soon as possible; count it in that tally."""

    def drop(self) -> None:
        """Do not do what is due and has not been done."""


@dataclass
class Watched:
    """The processes whose CPU is counted while a stretch runs."""

    server: Processes
    database: Processes | None = None


@dataclass
class Pace:
    """So many choices a second over all targets, in turn; the first seconds are not measured."""

    rate: float
    seconds: float
    settling: float
    limit: float = float("inf")


class Stretch:
    """One stretch of load."""

    def __init__(self, targets: Sequence[Target], pace: Pace, watched: Watched, troubles: Troubles) -> None:
        self.targets = targets
        self.pace = pace
        self.watched = watched
        self.troubles = troubles
        self.total = round(pace.rate * (pace.settling + pace.seconds))
        self.number = 0
        self.start = time.perf_counter() + 0.05
        begin = self.start + pace.settling
        self.settling = Tally(limit=pace.limit)
        self.tally = Tally(begin=begin, end=begin + pace.seconds, limit=pace.limit)
        self.done = asyncio.Event()
        self.times: list[tuple[float, float, float]] = []  # CPU of clients, server and database: before and after

    async def run(self) -> Tally:
        """Go through with it, and wait for the last answers."""
        loop = asyncio.get_running_loop()
        troubles = self.troubles.count
        loop.call_later(self.start - time.perf_counter(), self.tick)
        counting = loop.call_later(self.tally.begin - time.perf_counter(), self.count_time)
        await self.done.wait()
        counting.cancel()
        self.count_time()
        if len(self.times) == 2:
            spent = [after - before for before, after in zip(*self.times, strict=True)]
            self.tally.client_seconds, self.tally.server_seconds, self.tally.database_seconds = spent
        self.tally.load_average = os.getloadavg()[0]
        if self.tally.stopped:
            for target in self.targets:
                target.drop()
        await self.drain()
        self.tally.troubles = self.troubles.count - troubles
        return self.tally

    def tick(self) -> None:
        """Let everything fall due whose time has come."""
        now = time.perf_counter()
        rate, start, begin = self.pace.rate, self.start, self.tally.begin
        at = start + self.number / rate
        while at <= now and self.number < self.total:
            tally = self.tally if at >= begin else self.settling
            self.targets[self.number % len(self.targets)].fall_due(at, tally)
            self.number += 1
            at = start + self.number / rate
        measured = self.pace.rate * self.pace.seconds
        if self.tally.over > ONE_IN_A_HUNDRED * measured or self.settling.over > HOPELESS * measured:
            self.tally.stopped = True
            self.tally.end = max(now, begin + 0.001)
        wait = at - time.perf_counter()
        if self.tally.stopped:
            self.done.set()
        elif self.number < self.total:
            asyncio.get_running_loop().call_later(max(A_LOOK, wait), self.tick)
        else:
            asyncio.get_running_loop().call_later(max(0.0, self.tally.end - now), self.done.set)

    def count_time(self) -> None:
        """Take the CPU times."""
        database = self.watched.database
        self.times.append(
            (
                time.process_time(),
                self.watched.server.cpu_seconds(),
                0.0 if database is None else database.cpu_seconds(),
            )
        )

    async def drain(self) -> None:
        """Wait for the answers that are still to come, within reason."""
        deadline = time.perf_counter() + PATIENCE
        while any(target.is_waiting for target in self.targets) and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)
        self.tally.unanswered = sum(target.is_waiting for target in self.targets)
