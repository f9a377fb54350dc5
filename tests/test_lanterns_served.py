"""A game of another package at a real server: tables, texts, bots in processes of their own, replays, the terminal."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import chronomage as cm
from chronomage import Choice, Decision, Observation
from chronomage.bots import Bot, Limit
from chronomage.client import Client, play_seat
from chronomage.protocol.tables import NewTable, SeatPlan
from chronomage.record.record import read
from tests.registry import LANTERNS, lanterns
from tests.server.running import RunningServer
from tests.shell import RAW_KEY, Shell
from tests.waiting import until

pytestmark = pytest.mark.long


class FirstChoice(Bot):
    """Always the first choice."""

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        assert observation.rules.name == "lanterns"
        return decision.choices[0]


AGAINST_BOT = [SeatPlan(kind="me"), SeatPlan(kind="bot", bot="careful")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("server")
    with (
        lanterns(),
        RunningServer(f"sqlite:///{folder / 'games.sqlite'}", "--kit", LANTERNS, log=folder / "log") as running,
    ):
        yield running


async def play_at(server: RunningServer) -> tuple[dict[str, Any], bytes, Any, Any]:
    """A game against its bot, made of first choices; then what the server has of it."""
    async with Client(server.url) as client:
        await client.be_guest("Anna")
        offer: dict[str, Any] = await client.ask("GET", "/games", None, dict)
        table = (await client.create(NewTable(game="lanterns", seats=AGAINST_BOT, options={"rounds": "7"}))).table
        outcome = await play_seat(client, table.id, FirstChoice())

        async def is_over() -> bool:
            return (await client.table(table.id)).table.status == "over"

        await until(is_over, "the table is over")
        return offer, await client.record(table.id), await client.replay(table.id, "all"), outcome


def test_a_whole_game_is_played_over_websockets(server: RunningServer) -> None:
    offer, record, replay, outcome = asyncio.run(play_at(server))
    assert offer["games"]["lanterns"]["title"] == "Lanterns"
    assert offer["bots"] == ["random", "apprentice", "adept", "magician", "archmage", "careful"]
    game = cm.replay(read(record.decode()))
    assert (game.outcome, game.options) == (outcome, {"rounds": "7"})
    shown = [event for step in replay.steps for event in step.events if event.kind == "lantern-shown"]
    assert len(shown) == 14
    assert shown[0].key == "plain.event-of"
    assert set(shown[0].facts) == {"player", "text"}
    assert replay.positions[-1].observation["players"][1]["hand"] != [None] * 3  # all hands are open now


def test_a_browser_gets_all_that_a_plain_table_needs(server: RunningServer) -> None:
    async def asked() -> list[Any]:
        async with Client(server.url) as client:
            await client.be_guest("Anna")
            paths = ("/games/lanterns/texts/pl", "/games/lanterns/cards", "/games/lanterns/ratings")
            return [(await client.fetch("GET", path)).json() for path in paths]

    texts, cards, ratings = asyncio.run(asked())
    assert texts["texts"]["plain.decision"] == "Wybierz: {text}."
    assert texts["options"]["rounds"]["values"] == {"5": "5", "7": "7"}
    assert cards == {"game": "lanterns", "cards": []}
    assert isinstance(ratings, list)


def test_a_bot_of_another_game_is_refused(server: RunningServer) -> None:
    async def set_up() -> None:
        async with Client(server.url) as client:
            await client.be_guest("Anna")
            seats = [SeatPlan(kind="me"), SeatPlan(kind="bot", bot="apprentice")]
            await client.create(NewTable(game="lanterns", seats=seats, options={}))

    with pytest.raises(cm.ChronomageError, match="the bots are random, careful"):
        asyncio.run(set_up())


def test_it_is_typed_at_the_server(
    server: RunningServer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    shell = Shell(capsys, monkeypatch, tmp_path)
    flags = ("--server", server.url, "--name", "Anna", "--new", "--bots", "careful")
    run = shell("play", "lanterns", "--lang", "en", "--players", "2", *flags, typed="h\nb\n" + "1\n" * 200 + "\n")
    assert (run.status, run.err) == (0, "")
    assert "Hint: " in run.out
    assert "Total" in run.out
    assert not RAW_KEY.findall(run.out)
