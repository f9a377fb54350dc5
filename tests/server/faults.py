"""Faults under load: servers killed, databases restarted, disks full. Run by `python -m tests.server.faults`.

The short form is tests/server/test_faults.py.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from chronomage.client import Client, RemoteSeat
from chronomage.protocol.codes import Refusal
from tests.server.audit import Books, Figures, Told, audit
from tests.server.diaries import LARGE, PATIENCE, STORAGE, Diary, Load, Plan, Player
from tests.server.postgres import Cluster, running_cluster
from tests.server.rivals import children_of, command_of, decision_of, health, new_table, seat_at, two_servers
from tests.server.running import RunningServer
from tests.waiting import until

GRACEFUL = 20.0  # seconds within which a server has stopped
GOING_AWAY = 1001


@dataclass
class Report:
    """What one scenario has shown."""

    name: str
    faults: int
    figures: Figures
    outages: list[float] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def row(self) -> str:
        figures = self.figures
        back = (
            f"{statistics.median(self.outages):6.2f} {max(self.outages):6.2f}" if self.outages else f"{'–':>6} {'–':>6}"
        )
        return (
            f"{self.name:<44} {self.faults:>6} {figures.acknowledged:>12} {figures.lost:>4} {figures.found:>7} "
            f"{figures.tables:>5} {figures.over:>5} {figures.observations:>12} {back}"
        )


HEADER = (
    f"{'':<44} {'faults':>6} {'acknowledged':>12} {'lost':>4} {'unheard':>7} "
    f"{'games':>5} {'ended':>5} {'observations':>12} {'median':>6} {'worst':>6}"
)


async def settle(books: Books, load: Load) -> None:
    """Let what is under way come to its end, until everybody knows all that the journals hold."""
    load.rest()
    await load.all_back()
    deadline = time.monotonic() + PATIENCE
    while True:
        load.stirred.clear()
        diaries = [(player, player.diary) for player in load.players]
        told = await books.matches(diary.table_id for _, diary in diaries)
        behind = [
            match.id
            for match in told.values()
            if match.waits_for_bot or match.game.over != (match.table["status"] == "over")
        ]
        behind += [
            f"{player.name} at state {diary.state} of {diary.table_id}"
            for player, diary in diaries
            if player.pending is not None or player.diary is not diary or not is_up_to_date(diary, told)
        ]
        if not behind or any(match.wrong for match in told.values()):
            return
        assert time.monotonic() < deadline, f"these do not come to rest: {', '.join(behind)}"
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                await load.stirred.wait()


def is_up_to_date(diary: Diary, told: dict[str, Told]) -> bool:
    """Whether a player knows all that the journal holds; before the game begins that is nothing."""
    match = told[diary.table_id]
    return diary.state == (-1 if match.is_gathering else match.state)


async def conclude(name: str, faults: int, books: Books, load: Load) -> Report:
    """Let all games go on a bit, stop, and audit everything."""
    await load.progress(3)
    await settle(books, load)
    figures = await audit(books, load)
    await load.stop()
    wrong = "\n".join(figures.wrong[:40])
    assert not figures.wrong, f"{name}: {len(figures.wrong)} things are wrong:\n{wrong}"
    assert figures.acknowledged, "nobody has played"
    report = Report(name, faults, figures, [seconds for player in load.players for seconds in player.outages])
    if figures.written_after_all:
        report.notes.append(f"{figures.written_after_all} choices were refused with `storage` and written all the same")
    return report


@contextlib.asynccontextmanager
async def loaded(urls: Sequence[str], plans: Sequence[Plan], seed: int) -> AsyncIterator[Load]:
    """A load that is being played."""
    load = Load(urls, plans, seed)
    try:
        await load.start()
        yield load
    finally:
        await load.stop()


def workers_of(server: RunningServer) -> list[int]:
    """The processes of a crew."""
    assert server.process is not None
    return [pid for pid in children_of(server.process.pid) if "spawn_main" in command_of(pid)]


# 1. Servers killed


async def kills(
    name: str,
    database: str,
    plans: Sequence[Plan],
    count: int,
    workers: int = 1,
    longest: float = 2.0,
    seed: int = 1,
    log: Path | None = None,
) -> Report:
    """Kill the server at random moments; with several workers, every other time one of them alone."""
    moments = random.Random(seed)
    server = RunningServer(database, "--workers", str(workers), log=log)
    books = Books(database)
    with server:
        async with loaded([server.url], plans, seed) as load:
            for number in range(count):
                await asyncio.sleep(moments.uniform(0.2, longest))  # the moment is what is being tried out
                if workers > 1 and number % 2:
                    await kill_worker(server, moments.choice(workers_of(server)), workers)
                else:
                    await asyncio.to_thread(server.kill)
                    await asyncio.to_thread(server.start)
                await load.all_back()
            return await conclude(name, count, books, load)


async def kill_worker(server: RunningServer, worker: int, workers: int) -> None:
    """Kill one worker, and wait until it is replaced."""
    os.kill(worker, signal.SIGKILL)
    await until(lambda: worker not in workers_of(server) and len(workers_of(server)) == workers, "a worker is replaced")


# 2. Stopped in good order


async def graceful_stops(
    name: str,
    database: str,
    plans: Sequence[Plan],
    count: int,
    workers: int = 1,
    seed: int = 2,
    log: Path | None = None,
) -> Report:
    """Stop the server under load: clients are told, and what was not acknowledged was not done."""
    moments = random.Random(seed)
    server = RunningServer(database, "--workers", str(workers), log=log)
    books = Books(database)
    slowest = 0.0
    with server:
        async with loaded([server.url], plans, seed) as load:
            for _ in range(count):
                await asyncio.sleep(moments.uniform(0.2, 1.0))  # the moment is what is being tried out
                there = [player for player in load.players if player.connected]
                before = [(player.closings, len(player.close_codes)) for player in there]
                began = time.monotonic()
                status = await asyncio.to_thread(server.stop)
                slowest = max(slowest, time.monotonic() - began)
                assert status == 0, f"the exit status was {status}"
                assert slowest < GRACEFUL, f"stopping took {slowest:.1f} seconds"
                for player, (_, codes) in zip(there, before, strict=True):
                    await load.until(partial(was_closed, player, codes), "all connections are closed")
                for player, (closings, codes) in zip(there, before, strict=True):
                    assert player.closings == closings + 1, f"{player.name} was not told that the server was stopping"
                    code = player.close_codes[codes]
                    assert code == GOING_AWAY, f"{player.name}'s connection was closed with {code}"
                await asyncio.to_thread(server.start)
                await load.all_back()
            report = await conclude(name, count, books, load)
            report.notes.append(f"the slowest stop took {slowest:.2f} seconds")
            return report


def was_closed(player: Player, before: int) -> bool:
    return len(player.close_codes) > before


# 3. PostgreSQL restarted


async def database_restarts(
    name: str, cluster: Cluster, plans: Sequence[Plan], ends: Sequence[str], workers: int = 1, seed: int = 4,
    log: Path | None = None,
) -> Report:  # fmt: skip
    """Stop PostgreSQL under load (fast, immediate or kill) and start it again: clients are told, and stay connected."""
    moments = random.Random(seed)
    server = RunningServer(cluster.create_database("restarts"), "--workers", str(workers), log=log)
    books = Books(server.database_url)
    with server:
        async with loaded([server.url], plans, seed) as load:
            for end in ends:
                await asyncio.sleep(moments.uniform(0.2, 1.0))  # the moment is what is being tried out
                refused = load.refused(STORAGE)
                await asyncio.to_thread(cluster.kill if end == "kill" else partial(cluster.stop, end))
                await told_of_storage(load, refused + len(plans))
                said = await asyncio.to_thread(health, server)
                assert said["database"] == "unreachable", f"without a database /health says {said}"
                await asyncio.to_thread(cluster.start)
                await load.progress(2)
            check_messages(load)
            again = [f"{p.name}: {p.close_codes}" for p in load.players if p.was_cut_off]
            assert not again, f"connections ended because PostgreSQL did: {'; '.join(again)}"
            return await conclude(name, len(ends), books, load)


async def told_of_storage(load: Load, times: int, seconds: float = PATIENCE) -> None:
    """Wait until clients were told so often that nothing can be written."""
    await load.until(lambda: load.refused(STORAGE) >= times, "clients are told that nothing can be written", seconds)


def check_messages(load: Load) -> None:
    """What is said of storage is a sentence for people."""
    messages = {message for player in load.players for message in player.messages}
    assert messages, "nobody was told that nothing can be written"
    for message in messages:
        odd = [
            word for word in ("Error", "Exception", "sqlite", "asyncpg", "SQL", "(", "Errno", "\n") if word in message
        ]
        assert message[-1] == "." and not odd, f"this is no message for people: {message!r}"  # noqa: PT018


# 4. A full disk


@contextlib.contextmanager
def small_disk(size: str) -> Iterator[Path]:
    """A file system of that size; skips where mounting is not permitted."""
    folder = Path(tempfile.mkdtemp(prefix="chronomage-disk-"))
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size},mode=777", "tmpfs", folder],
        capture_output=True,
        text=True,
        check=False,
    )
    try:
        if mounted.returncode != 0:
            pytest.skip(f"mounting a small disk is not permitted here: {mounted.stderr.strip()}")
        try:
            yield folder
        finally:
            subprocess.run(["umount", "-l", folder], check=True)
    finally:
        folder.rmdir()


def fill(disk: Path) -> Path:
    """Write junk until nothing more fits."""
    junk = disk / "junk"
    with junk.open("ab", buffering=0) as file:
        for size in (65536, 4096, 1):
            with contextlib.suppress(OSError):
                while file.write(b"x" * size):
                    pass
    return junk


async def full_disk(name: str, plans: Sequence[Plan], times: int = 1, seed: int = 5, log: Path | None = None) -> Report:
    """Fill the disk of SQLite under load, and make room again, without a restart."""
    with small_disk("16m") as disk:
        server = RunningServer(f"sqlite:///{disk / 'games.sqlite'}", log=log)
        books = Books(server.database_url)
        with server:
            async with loaded([server.url], plans, seed) as load:
                for _ in range(times):
                    await load.progress(2)
                    refused = load.refused(STORAGE)
                    junk = fill(disk)
                    await told_of_storage(load, refused + 2 * len(plans))
                    await check_reading(server, load)
                    said = await asyncio.to_thread(health, server)
                    assert said["database"] == "read-only", f"on a full disk /health says {said}"
                    junk.unlink()
                    await load.progress(2)
                    said = await asyncio.to_thread(health, server)
                    assert said["database"] == "ok", f"with room on the disk again /health says {said}"
                check_messages(load)
                again = [f"{p.name}: {p.close_codes}" for p in load.players if p.was_cut_off]
                assert not again, f"connections ended because the disk was full: {'; '.join(again)}"
                return await conclude(name, times, books, load)


async def check_reading(server: RunningServer, load: Load) -> None:
    """Somebody who comes now can still look at the tables and watch."""
    async with Client(server.url) as client:
        lists = await client.ask("GET", "/tables", answer=dict[str, Any])
        assert lists["public"], "the lobby is empty"
        await client.connect()
        watcher = RemoteSeat(client, load.players[0].diary.table_id)
        await watcher.enter()
        assert watcher.position is not None, "a watcher sees no game"


async def full_disk_postgres(name: str, plans: Sequence[Plan], seed: int = 6, log: Path | None = None) -> Report:
    """Fill the disk of PostgreSQL under load. It may stop for lack of room: then it is started again once there is."""
    with small_disk("160m") as disk:
        before, tempfile.tempdir = tempfile.tempdir, str(disk)
        try:
            cluster_context = running_cluster(fsync=True)
            cluster = cluster_context.__enter__()
        finally:
            tempfile.tempdir = before
        try:
            server = RunningServer(cluster.create_database("full"), log=log)
            books = Books(server.database_url)
            with server:
                async with loaded([server.url], plans, seed) as load:
                    await load.progress(2)
                    junk = fill(disk)
                    # What PostgreSQL has set aside before is used up first.
                    await told_of_storage(load, 2 * len(plans), 300)
                    junk.unlink()
                    assert cluster.server is not None
                    stopped = cluster.server.poll() is not None
                    if stopped:
                        cluster.server = None
                        await asyncio.to_thread(cluster.start)
                    await load.progress(2)
                    check_messages(load)
                    report = await conclude(name, 1, books, load)
                    report.notes.append(f"PostgreSQL {'had stopped and was started again' if stopped else 'went on'}")
                    return report
        finally:
            cluster_context.__exit__(None, None, None)


# 5. Clocks while nobody is there


async def travel(books: Books, seconds: int) -> None:
    """Make it look as if all this had been so long ago."""
    past = seconds * 1000
    await books.execute(
        f"UPDATE journal SET at = at - {past}",
        f"UPDATE tables SET started_at = started_at - {past}, look_at = look_at - {past}",
        f"UPDATE processes SET seen_at = seen_at - {past}",
        f"UPDATE downtimes SET began_at = began_at - {past}, ended_at = ended_at - {past}",
    )


async def downtime(database: str, seconds: int, end: str, log: Path | None = None) -> None:
    """A server that was down for longer than a clock costs nobody their time."""
    books = Books(database)
    clock = {"kind": "move", "seconds": 5}
    with RunningServer(database, log=log) as server:
        table_id, tokens = await new_table(server, server, [{"kind": "me"}, {"kind": "open"}], clock=clock)
        async with contextlib.AsyncExitStack() as stack:
            seats = [await seat_at(stack, server, token, table_id) for token in tokens]
            for remote in seats:
                decision = decision_of(remote)
                if decision is not None:
                    await remote.choose(decision.choices[0].text)
        await asyncio.to_thread(server.kill if end == "kill" else server.stop)
        await travel(books, seconds)
        await asyncio.to_thread(server.start)
        async with contextlib.AsyncExitStack() as stack:
            seats = [await seat_at(stack, server, token, table_id) for token in tokens]
            for remote in seats:
                decision = decision_of(remote)
                if decision is None:
                    continue
                assert remote.position is not None
                assert remote.position.clock is not None
                left = remote.position.clock.left[remote.seat or 0]
                what = (
                    f"after {seconds} seconds without a server ({end}), seat {remote.seat} has {left} of 5000 ms left"
                )
                assert left is not None, what + " and a bot stands in"
                assert left > 0, what
                try:
                    await remote.choose(decision.choices[0].text)
                except Refusal as refusal:
                    raise AssertionError(f"{what}, and its choice was refused: {refusal.message}") from refusal


# All of it


async def long_form(count: int, log: Path | None, only: str) -> int:
    """Every scenario with the large load; what failed is told, and the others go on."""
    reports: list[Report] = []
    failures: list[str] = []

    async def scenario(name: str, run: Callable[[], Awaitable[Report | list[str] | None]]) -> None:
        if only not in name:
            return
        began = time.monotonic()
        try:
            made = await run()
        except pytest.skip.Exception as skipped:
            say(f"– {name}: skipped: {skipped}")
            return
        except Exception as error:
            failures.append(f"{name}: {type(error).__name__}: {error}")
            say(f"✗ {failures[-1]}")
            return
        if isinstance(made, Report):
            reports.append(made)
        notes = made.notes if isinstance(made, Report) else made or []
        say(f"✓ {name} ({time.monotonic() - began:.0f} s)" + "".join(f"\n    {note}" for note in notes))

    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        sqlite = f"sqlite:///{folder}"
        await scenario("kills, SQLite", lambda: kills("SIGKILL, SQLite", f"{sqlite}/a.sqlite", LARGE, count, log=log))
        await scenario(
            "stops, SQLite", lambda: graceful_stops("SIGTERM, SQLite", f"{sqlite}/b.sqlite", LARGE, 5, log=log)
        )
        await scenario("full disk, SQLite", lambda: full_disk("full disk, SQLite", LARGE, 3, log=log))
        for end in ("kill", "stop"):
            for seconds in (3600, 10):
                file = f"{sqlite}/{end}{seconds}.sqlite"
                await scenario(
                    f"downtime of {seconds} seconds after {end}, SQLite",
                    partial(downtime, file, seconds, end, log),
                )
        try:
            cluster = stack.enter_context(running_cluster(fsync=True))
        except pytest.skip.Exception as skipped:
            say(f"– PostgreSQL: skipped: {skipped}")
        else:
            await postgres_scenarios(scenario, cluster, count, log)
        await scenario("full disk, PostgreSQL", lambda: full_disk_postgres("full disk, PostgreSQL", LARGE, log=log))
    say("\n" + HEADER)
    for report in reports:
        say(report.row())
    for failure in failures:
        say(f"\nFAILED: {failure}")
    return 1 if failures else 0


async def postgres_scenarios(scenario: Any, cluster: Cluster, count: int, log: Path | None) -> None:
    """What needs PostgreSQL."""
    fresh = cluster.create_database
    await scenario(
        "kills, PostgreSQL, two workers",
        lambda: kills("SIGKILL, PostgreSQL, two workers", fresh("kills"), LARGE, count, 2, log=log),
    )
    await scenario(
        "stops, PostgreSQL, two workers",
        lambda: graceful_stops("SIGTERM, PostgreSQL, two workers", fresh("stops"), LARGE, 5, 2, log=log),
    )
    await scenario("two servers", lambda: two_servers(cluster, 100, log=log))
    for workers in (1, 2):
        name = f"PostgreSQL restarted, {workers} worker{'s' * (workers > 1)}"
        ends = ("fast", "immediate", "kill") * 3
        await scenario(name, partial(database_restarts, name, cluster, LARGE, ends, workers, log=log))
    for end in ("kill", "stop"):
        for seconds in (3600, 10):
            name = f"downtime of {seconds} seconds after {end}, PostgreSQL"
            await scenario(name, partial(downtime, fresh("downtime"), seconds, end, log))


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often servers are killed, for each database")
    parser.add_argument("--log", type=Path, help="a file for what the servers say")
    parser.add_argument("--only", default="", help="only scenarios with this in their names")
    given = parser.parse_args()
    sys.exit(asyncio.run(long_form(given.kills, given.log, given.only)))


if __name__ == "__main__":
    main()
