"""The parts of the measurement, each on a server that has just been started."""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.server.postgres import Cluster, folder_of_programs
from tests.server.running import RunningServer

from bench.load.echo import EchoServer, call_from_all_sides, hang_up
from bench.load.pace import Pace, Stretch, Target, Watched
from bench.load.processes import Processes
from bench.load.tables import GAMES, Crowd, Table
from bench.load.tally import Tally, Troubles

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
INTERVAL: Final = 2.0  # seconds between two choices at a table
STAGES: Final = 150  # games are brought to any state up to this before they are measured
LIMIT: Final = 0.1  # seconds that p99 may take while the rate is raised
SETTLING: Final = 2.0
SHORTEST: Final = 120  # choices that hardly any game has less of
COARSE: Final = 1.5  # by how much the rate is raised until it is too high
FINE: Final = 1.05  # how narrowly the highest is then found
# Between which states a choice counts as early and as late; at random, few games are over by then.
LENGTHS: Final = {"seasons": ((10, 50), (110, 150)), "timemasters": ((10, 60), (210, 260))}
TURNS: Final = 5  # in which those who are early and those who are late play on
PAIR_TABLES: Final = 4  # that each pair of clients plays at once while memory is measured, and keeps
PLAYED: Final = 60  # choices at each of them

Say = Callable[[str], None]


class Broken(Exception):
    """Something went wrong that no rate excuses."""


@dataclass
class Plan:
    """What is to be measured, and how long."""

    tables: int = 300
    seconds: float = 30.0
    step: float = 8.0  # seconds for each rate that is tried
    database: str = SQLITE
    workers: int = 1
    pin: bool = False  # the clients to the last core; the server runs where it likes
    say: Say = lambda _: None


@dataclass
class Served:
    """A server that runs, and its database where that has processes of its own."""

    port: int
    watched: Watched


@contextmanager
def server(plan: Plan) -> Iterator[Served]:
    """Our server on an empty database, everything on disk before it is told."""
    with tempfile.TemporaryDirectory(prefix="chronomage-load-") as folder:
        cluster = start_cluster() if plan.database == POSTGRESQL else None
        try:
            address = f"sqlite:///{folder}/load.sqlite" if cluster is None else cluster.create_database("load")
            flags = ("--workers", str(plan.workers), "--log-level", "warning")
            with RunningServer(address, *flags, log=Path(folder) / "log") as running:
                assert running.process is not None
                database = None if cluster is None or cluster.server is None else Processes(cluster.server.pid)
                with pinned(plan):
                    yield Served(running.port, Watched(Processes(running.process.pid), database))
        finally:
            if cluster is not None:
                cluster.remove()


@contextmanager
def pinned(plan: Plan) -> Iterator[None]:
    """Keep this process, and nothing that it has started, to the last core, where that is wanted."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)} if plan.pin else before)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def start_cluster() -> Cluster:
    """A PostgreSQL of our own that writes to the disk."""
    programs = folder_of_programs()
    if programs is None:
        raise SystemExit("there is no PostgreSQL here: neither in PATH nor in /usr/lib/postgresql")
    cluster = Cluster(programs, fsync=True)
    cluster.start()
    return cluster


# Steady load, and the highest rate


@asynccontextmanager
async def at_tables(plan: Plan) -> AsyncIterator[tuple[Served, Crowd, list[Table]]]:
    """All tables of a plan on a new server, their games at different stages."""
    with server(plan) as served:
        crowd = Crowd(served.port)
        plan.say(f"{plan.tables} tables are set up and brought to different stages")
        tables = await crowd.sit_down(plan.tables)
        await crowd.spread(tables, STAGES)
        await crowd.settle()
        yield served, crowd, tables
        await crowd.close()


async def steady(plan: Plan) -> dict[str, Any]:
    """All tables at the pace at which people play."""
    async with at_tables(plan) as (served, crowd, tables):
        plan.say("steady load")
        pace = Pace(plan.tables / INTERVAL, plan.seconds, SETTLING)
        tally = await Stretch(tables, pace, served.watched, crowd.troubles).run()
    return {**tally.plain(), "told": crowd.troubles.told}


async def rising(plan: Plan) -> dict[str, Any]:
    """All tables faster and faster. Games are set up before each rate is tried: it is choices that are counted."""

    async def lay_in(rate: float) -> None:
        await crowd.lay_in(tables, 1 + int(rate * (plan.step + SETTLING) / plan.tables / SHORTEST))
        await crowd.settle()

    async with at_tables(plan) as (served, crowd, tables):
        plan.say("the rate is raised")
        first = 2 * plan.tables / INTERVAL
        steps = await raised(plan, tables, served.watched, crowd.troubles, first, lay_in)
    return {"steps": [step.plain() for step in steps], "highest": highest(steps)}


async def echoed(plan: Plan) -> dict[str, Any]:
    """The highest rate of the echo, with as many clients and as many workers."""
    with EchoServer(plan.workers) as running, pinned(plan):
        lines = await call_from_all_sides(running.port, 2 * plan.tables)
        plan.say("the echo's rate is raised")
        steps = await raised(plan, lines, Watched(running.processes()), Troubles(), 2000.0, nothing)
        await hang_up(lines)
    return {"steps": [step.plain() for step in steps], "highest": highest(steps)}


async def raised(
    plan: Plan,
    targets: Sequence[Target],
    watched: Watched,
    troubles: Troubles,
    first: float,
    prepare: Callable[[float], Awaitable[None]],
) -> list[Tally]:
    """Try rate after rate until the highest is found that is kept up with; one that is not is tried twice."""
    steps: list[Tally] = []

    async def holds(rate: float) -> bool:
        for _ in range(2):
            await prepare(rate)
            tally = await Stretch(targets, Pace(rate, plan.step, SETTLING, LIMIT), watched, troubles).run()
            steps.append(tally)
            verdict = "holds" if tally.holds else "does not hold"
            plan.say(f"  {rate:.0f} a second: p99 {tally.percentile(0.99):.0f} ms, {verdict}")
            if tally.holds:
                return True
            if tally.troubles or tally.unanswered:
                raise Broken("; ".join(troubles.told) or f"{tally.unanswered} choices were never answered")
            await asyncio.sleep(1)
        return False

    low, high = 0.0, first
    while await holds(high):
        low, high = high, high * COARSE
    if low == 0.0:  # even the first was too much
        low = high / COARSE
        while not await holds(low):
            low, high = low / COARSE, low
    while high > low * FINE:
        middle = (low * high) ** 0.5
        if await holds(middle):
            low = middle
        else:
            high = middle
    return steps


async def nothing(_: float) -> None:
    """The echo is always ready."""


def highest(steps: Sequence[Tally]) -> dict[str, Any]:
    """The highest rate that was kept up with."""
    kept = [step for step in steps if step.holds]
    return max(kept, key=lambda step: step.achieved).plain() if kept else Tally(end=1.0).plain()


# Growth


async def grown(plan: Plan) -> dict[str, Any]:
    """What a choice costs by the number of tables at the same rate, and by the length of the game."""
    by_tables: dict[str, dict[str, float]] = {}
    rate = plan.tables / INTERVAL
    plan.say("cost by number of tables")
    async with at_tables(plan) as (served, crowd, tables):
        counts = [max(2, plan.tables // 30), max(2, plan.tables // 3), plan.tables]
        measured: dict[int, list[Tally]] = {count: [] for count in counts}
        for _ in range(3):  # in turns, so that a machine that is busy for a while is so for all
            for count in counts:
                pace = Pace(rate, plan.step, SETTLING)
                measured[count].append(await Stretch(tables[:count], pace, served.watched, crowd.troubles).run())
        for count, tallies in measured.items():
            by_tables[str(count)] = {
                "server_us_a_choice": round(median(tally.cost for tally in tallies)),
                "p50_ms": round(median(tally.percentile(0.5) for tally in tallies), 2),
            }
    few, many = by_tables[str(counts[0])], by_tables[str(counts[-1])]
    return {
        "by_tables": by_tables,
        "tables_ratio": round(many["server_us_a_choice"] / few["server_us_a_choice"], 2),
        "by_length": {game: await by_length(plan, game) for game in GAMES},
        "troubles": crowd.troubles.count,
    }


async def by_length(plan: Plan, game: str) -> dict[str, Any]:
    """What a choice costs early and late in a game, and how long the messages are.

    Some tables are early in their games and others late, and they play in turns, so that a machine that is busy for a
    while is so for both.
    """
    plan.say(f"cost by length of a game of {game}")
    with server(plan) as served:
        crowd = Crowd(served.port)
        tables = [table for table in await crowd.sit_down(max(8, 2 * plan.tables // 5)) if table.game == game]
        warming, young, old = tables[:2], tables[2::2], tables[3::2]
        await asyncio.gather(*(table.race(LENGTHS[game][-1][1]) for table in warming))
        stages = [("early", young, *LENGTHS[game][0]), ("late", old, *LENGTHS[game][1])]
        for _, group, first, _ in stages:
            await asyncio.gather(*(table.race(first) for table in group))
        spent = {name: [0.0, 0.0, 0.0] for name, *_ in stages}
        for turn in range(TURNS):
            for name, group, first, last in stages:
                lasting = [table for table in group if table.games == 1 and table.is_playing]
                before = measure(served, lasting)
                await asyncio.gather(*(table.race(first + (last - first) * (turn + 1) // TURNS) for table in lasting))
                for at, (after, then) in enumerate(zip(measure(served, lasting), before, strict=True)):
                    spent[name][at] += after - then
        await crowd.close()
    figures: dict[str, Any] = {}
    for name, group, first, last in stages:
        choices, heard, cpu = spent[name]
        figures[name] = {
            "states": [first, last],
            "tables": len(group),
            "server_us_a_choice": round(1e6 * cpu / choices),
            "bytes_a_message": round(heard / choices / 2),
        }
    early, late = figures["early"], figures["late"]
    figures["ratio"] = round(late["server_us_a_choice"] / early["server_us_a_choice"], 2)
    figures["bytes_ratio"] = round(late["bytes_a_message"] / early["bytes_a_message"], 2)
    return figures


def measure(served: Served, tables: Sequence[Table]) -> tuple[float, float, float]:
    """Choices made at these tables, bytes that came to their clients, and the server's CPU, so far."""
    heard = sum(client.heard for table in tables for client in table.clients)
    return sum(table.made for table in tables), heard, served.watched.server.cpu_seconds()


# Memory


async def remembered(plan: Plan) -> dict[str, Any]:
    """Bytes that a table takes in the server's memory with nobody there, and with two clients; and a connection."""
    plan.say("memory")
    groups, size = 5, max(10, 2 * plan.tables // 3)
    with server(replace(plan, workers=1)) as served:
        crowd = Crowd(served.port)
        sizes = []
        # The same connections all the time, so that only tables are added.
        clients = await crowd.gather_clients(2 * max(2, size // PAIR_TABLES))
        pairs = [clients[at : at + 2] for at in range(0, len(clients), 2)]
        for _ in range(groups + 1):  # after the first, all that tables share is in memory
            tables = await crowd.begin_tables([pairs[number % len(pairs)] for number in range(size)])
            await asyncio.gather(*(table.race(PLAYED) for table in tables))
            sizes.append(await settled_memory(served))
            plan.say(f"  {len(crowd.tables)} tables: {sizes[-1] / 1e6:.1f} MB")
        attended = (sizes[-1] - sizes[0]) / (groups * size)
        await asyncio.gather(*(table.leave() for table in crowd.tables))
        idle = (await settled_memory(served) - sizes[0]) / (groups * size)
        before = await settled_memory(served)
        await crowd.gather_clients(2 * plan.tables)
        connection = (await settled_memory(served) - before) / (2 * plan.tables)
        await crowd.close()
    return {
        "tables": groups * size,
        "choices_played": PLAYED,
        "idle_table_bytes": round(idle),
        "entered_table_bytes": round(attended),
        "connection_bytes": round(connection),
        "table_with_two_clients_bytes": round(attended + 2 * connection),
        "troubles": crowd.troubles.count,
    }


async def settled_memory(served: Served) -> int:
    """The server's memory when nothing is going on."""
    await asyncio.sleep(1)
    sizes = []
    for _ in range(5):
        sizes.append(served.watched.server.memory())
        await asyncio.sleep(0.1)
    return int(median(sizes))


def machine(plan: Plan) -> dict[str, Any]:
    """What it is measured on, and how busy that is."""
    with pinned(plan):
        client_cores = sorted(os.sched_getaffinity(0))
    return {
        "cores": os.cpu_count(),
        "client_cores": client_cores,
        "load_average": [round(each, 2) for each in os.getloadavg()],
    }
