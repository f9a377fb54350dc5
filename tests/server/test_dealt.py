"""The server of tests that need it deals alike every time, and its bots choose alike."""

from pathlib import Path

import pytest

from chronomage.client import Client
from chronomage.protocol.tables import NewTable, SeatPlan
from tests.server.dealt import SEED, THIS
from tests.server.people import story
from tests.server.running import RunningServer
from tests.waiting import until

pytestmark = pytest.mark.long


async def record_of_a_game(server: RunningServer) -> bytes:
    """Two bots play by themselves."""
    async with Client(server.url) as client:
        await client.be_guest("Anna")
        plan = NewTable(game="timemasters", seats=[SeatPlan(kind="bot", bot="random")] * 2)
        table = (await client.create(plan)).table.id

        async def is_over() -> bool:
            return (await client.table(table)).table.status == "over"

        await until(is_over, "the bots come to the end of their game")
        return await client.record(table)


@story
async def test_two_servers_play_the_same_game(tmp_path: Path) -> None:
    records = []
    for name in ("first", "second"):
        server = RunningServer(f"sqlite:///{tmp_path / name}.sqlite")
        server.program = ("-m", THIS)
        with server:
            records.append(await record_of_a_game(server))
    assert records[0] == records[1]
    assert f'"seed": {SEED}'.encode() in records[0]
