"""Several servers on one database: races, tables across servers, and what becomes of a dead server's tables."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from chronomage.client import Client, RemoteSeat
from chronomage.protocol.codes import Refusal
from tests.server.audit import Books
from tests.server.diaries import PATIENCE
from tests.server.postgres import Cluster
from tests.server.running import RunningServer
from tests.waiting import until


async def two_servers(cluster: Cluster, rounds: int = 20, hurry: bool = False, log: Path | None = None) -> list[str]:
    """Race, and kill one of two servers. With `hurry`, it seems to have been silent for longer than it was."""
    database = cluster.create_database("several")
    notes = []
    with RunningServer(database, log=log) as first, RunningServer(database, log=log) as second:
        stale = await races(first, second, rounds)
        notes.append(f"{rounds} races of two clients for one choice: one won each, {stale} were told `stale`")
        async with contextlib.AsyncExitStack() as stack:
            tables = await DoomedTables.open(stack, first, second)
            for thinker in thinkers_of(first):
                os.kill(thinker, signal.SIGSTOP)  # so that the bot's move is still due when its server dies
            watched = await tables.choose_until_bot_is_asked()
            process = health(first)["process"]
            await know_each_other(Books(database), 2)
            killed_at = time.monotonic()
            await asyncio.to_thread(first.kill)
            if hurry:
                silent = f"UPDATE processes SET seen_at = seen_at - 60000 WHERE id = '{process}'"
                await Books(database).execute(silent)
            await hear_until(tables.watcher, lambda: state_of(tables.watcher) > watched, "the bot has moved")
            notes.append(f"a bot's move due at a killed server was made by the other after "
                         f"{time.monotonic() - killed_at:.1f} seconds")  # fmt: skip
            await hear_until(
                tables.partner, lambda: not is_here(tables.partner, 0), "the dead server's players are gone"
            )
            notes.append(f"its players were shown as gone after {time.monotonic() - killed_at:.1f} seconds")
            await tables.come_back(second)
            notes.append("its players went on at the other server")
    return notes


async def know_each_other(books: Books, processes: int) -> None:
    """Wait until every process has said again that it lives: then it has seen all others who did before."""
    began = {row["id"]: row["seen_at"] for row in await books.rows("SELECT * FROM processes")}
    assert len(began) == processes, f"these processes have signed on: {began}"

    async def all_have() -> bool:
        return all(row["seen_at"] != began[row["id"]] for row in await books.rows("SELECT * FROM processes"))

    await until(all_have, "every process has signed on again")


async def races(first: RunningServer, second: RunningServer, rounds: int) -> int:
    """Two clients of each seat, one on each server, answer every decision at once."""
    stale = 0
    async with contextlib.AsyncExitStack() as stack:
        table_id, tokens = await new_table(first, second, [{"kind": "me"}, {"kind": "open"}])
        seats = [[await seat_at(stack, server, token, table_id) for server in (first, second)] for token in tokens]
        everybody = [remote for pair in seats for remote in pair]
        for number in range(rounds):
            state = state_of(everybody[0])
            pair = next(
                pair for pair in seats if pair[0].position is not None and pair[0].position.decision is not None
            )
            choices = [choice.text for choice in pair[0].position.decision.choices]  # type: ignore[union-attr]
            wanted = [choices[number % len(choices)], choices[(number + 1) % len(choices)]]
            made = await asyncio.gather(
                *(remote.choose(text) for remote, text in zip(pair, wanted, strict=True)), return_exceptions=True
            )
            won = [each for each in range(2) if isinstance(made[each], list)]
            refused = [each.code for each in made if isinstance(each, Refusal)]
            assert (len(won), refused) == (1, ["stale"]), f"in race {number} for {wanted} they were told: {made}"
            stale += 1
            for remote in everybody:
                await hear_of(remote, state + 1)
            for one, other in seats:
                assert one.position is not None
                assert other.position is not None
                assert one.position.observation == other.position.observation, f"in race {number} servers disagree"
        told = (await Books(first.database_url).matches([table_id]))[table_id]
        assert not told.wrong, told.wrong
        assert told.state == rounds, f"{rounds} races made {told.state} choices"
    return stale


@dataclass
class DoomedTables:
    """Tables of people at a server that is to be killed, seen from another."""

    player: RemoteSeat  # at the first server, against a bot
    watcher: RemoteSeat  # of that game, at the second
    absent: RemoteSeat  # at the first server, against
    partner: RemoteSeat  # at the second

    @classmethod
    async def open(
        cls, stack: contextlib.AsyncExitStack, first: RunningServer, second: RunningServer
    ) -> "DoomedTables":
        lone, lone_tokens = await new_table(first, second, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        both, both_tokens = await new_table(first, second, [{"kind": "me"}, {"kind": "open"}])
        tables = cls(
            await seat_at(stack, first, lone_tokens[0], lone),
            await seat_at(stack, second, None, lone),
            await seat_at(stack, first, both_tokens[0], both),
            await seat_at(stack, second, both_tokens[1], both),
        )
        await hear_until(tables.partner, lambda: is_here(tables.partner, 0), "players see each other across servers")
        return tables

    async def choose_until_bot_is_asked(self) -> int:
        """Play until it is the bot's turn: the state then, which the watcher has heard of."""
        remote = self.player
        while remote.position is not None and remote.position.decision is not None:
            await remote.choose(remote.position.decision.choices[0].text)
        state = state_of(remote)
        await hear_until(self.watcher, lambda: state_of(self.watcher) >= state, "the watcher hears of the choices")
        return state

    async def come_back(self, server: RunningServer) -> None:
        """The players of the killed server go on at another."""
        for remote in (self.player, self.absent):
            remote.client.socket = None
            remote.client.url = server.url
            await remote.client.connect()
            await remote.enter()
        await hear_until(self.partner, lambda: is_here(self.partner, 0), "a player is back")
        await hear_until(self.player, lambda: decision_of(self.player) is not None, "the bot has moved")
        decision = decision_of(self.player)
        assert decision is not None
        assert await self.player.choose(decision.choices[0].text)


def decision_of(remote: RemoteSeat) -> Any:
    return None if remote.position is None else remote.position.decision


def state_of(remote: RemoteSeat) -> int:
    return -1 if remote.position is None else remote.position.state


def is_here(remote: RemoteSeat, seat: int) -> bool:
    return remote.view is not None and remote.view.seats[seat].here


def thinkers_of(server: RunningServer) -> list[int]:
    """The processes in which a server's bots think."""
    assert server.process is not None
    return [pid for pid in children_of(server.process.pid) if "thinking.worker" in command_of(pid)]


def children_of(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def health(server: RunningServer) -> dict[str, Any]:
    """How a server says it is doing."""
    answer: dict[str, Any] = httpx.get(f"{server.url}/health", timeout=30).json()
    return answer


async def new_table(
    first: RunningServer, second: RunningServer, seats: list[dict[str, str]], **wanted: object
) -> tuple[str, list[str]]:
    """A table set up at one server, joined at the other: its id, and the tokens of its people."""
    tokens = []
    async with Client(first.url) as host:
        tokens.append(await host.be_guest("Host"))
        made = await host.ask("POST", "/tables", {"game": "seasons", "seats": seats, **wanted}, dict[str, Any])
        table_id = str(made["table"]["id"])
    for number in range(sum(seat["kind"] == "open" for seat in seats)):
        async with Client(second.url) as guest:
            tokens.append(await guest.be_guest(f"Guest {number}"))
            await guest.ask("POST", f"/tables/{table_id}/seats", {}, dict[str, Any])
    return table_id, tokens


async def seat_at(
    stack: contextlib.AsyncExitStack, server: RunningServer, token: str | None, table_id: str
) -> RemoteSeat:
    """A client at a table."""
    client = await stack.enter_async_context(Client(server.url, token))
    await client.connect()
    remote = RemoteSeat(client, table_id)
    await remote.enter()
    return remote


async def hear_of(remote: RemoteSeat, state: int) -> None:
    """Hear messages until the game is in that state."""
    await hear_until(remote, lambda: state_of(remote) >= state, f"state {state} is told")


async def hear_until(remote: RemoteSeat, condition: Callable[[], bool], what: str) -> None:
    """Hear messages until something is true."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await remote.next()
    except TimeoutError:
        raise AssertionError(f"in {PATIENCE:g} seconds it did not happen that {what}") from None
