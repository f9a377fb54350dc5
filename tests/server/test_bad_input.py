"""Bad input: a clear answer with a code of the protocol, and nothing is lost or changed by it.

The long form is `python -m tests.server.fuzz`.
"""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from chronomage.game import is_choice, new_game
from chronomage.kernel.errors import IllegalChoice
from chronomage.protocol.codes import CODES
from tests.server.fuzz import EVERY_SORT, LARGEST_MESSAGE, Bench, schemathesis, storm
from tests.server.misplaying import misplay
from tests.server.running import RunningServer

pytestmark = pytest.mark.long
HIGHEST_CHOICE = 2500


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    """A server with tables at every stage."""
    folder = tmp_path_factory.mktemp("bad-input")
    loop = asyncio.new_event_loop()
    database = folder / "games.sqlite"
    server = RunningServer(f"sqlite:///{database}", "--log-level", "debug", log=folder / "server.log")
    with server, httpx.Client(base_url=server.url, timeout=60) as web:
        bench = Bench(server, database, loop, web)
        bench.set_up()
        yield bench
        for line in bench.connections.values():
            bench.run(line.close())
    loop.close()


def test_every_generated_message_has_one_answer_and_changes_nothing(bench: Bench) -> None:
    storm(bench, batches=20, size=20)
    assert bench.messages == 400 + len(EVERY_SORT)
    # All sorts of messages have come through to where they were understood.
    assert set(EVERY_SORT) <= set(bench.codes)


def test_players_who_do_what_they_may_not_are_refused_as_a_model_says(bench: Bench) -> None:
    told = misplay(bench, games=5, deeds=50)
    assert {"ok", "illegal", "stale", "not-allowed"} <= set(told)


@pytest.mark.parametrize("who", [None, "me"])
def test_http_keeps_what_its_openapi_promises(bench: Bench, who: str | None, tmp_path: Path) -> None:
    assert schemathesis(bench, 4, who, "fuzzing", tmp_path) == ""
    assert bench.is_well()


def test_every_operation_lists_its_errors(bench: Bench) -> None:
    paths = bench.web.get("/api/openapi.json").json()["paths"]
    operations = [(path, method, each) for path, item in paths.items() for method, each in item.items()]
    assert len(operations) > 20
    for path, method, operation in operations:
        errors = {status: each for status, each in operation["responses"].items() if status >= "400"}
        assert {"400", "403", "413", "429", "500", "503"} <= set(errors), (path, method)
        for status, error in errors.items():
            schema = error["content"]["application/json"]["schema"]
            assert schema["$ref"].endswith("ProblemBody") or (path, status) == ("/health", "503"), (
                path,
                method,
                status,
            )
        needs_somebody = operation.get("security") is not None and {} not in operation["security"]
        assert ("401" in errors) >= needs_somebody, (path, method)


async def talk(url: str, *texts: str | bytes) -> list[dict[str, Any]]:
    """Say these things over a new connection; what comes, without the welcome."""
    async with connect("ws" + url[4:] + "/ws", compression=None, open_timeout=60) as socket:
        await socket.recv()
        answers = []
        for text in texts:
            await socket.send(text)
            answers.append(msgspec.json.decode(await socket.recv()))
        return answers


@pytest.mark.parametrize("game", ["seasons", "timemasters"])
def test_every_choice_there_is_can_be_refused_in_words(game: str) -> None:
    # Players send what was a choice at another table, with other seats and other cards.
    chance = random.Random(3)
    for players in (2, 3, 4):
        played = new_game(game, players, players)
        known = [id for id in range(HIGHEST_CHOICE) if is_choice(played.rules, id)]
        assert known
        while not played.over:
            decision = chance.choice(played.decisions)
            open_now = {choice.id for choice in decision.choices}
            for id in chance.sample(known, 10):
                if id not in open_now:
                    with pytest.raises(IllegalChoice, match=r"\w"):
                        played.legal(decision.player, id)
            played.play(decision.player, chance.choice(decision.choices))


def test_before_hello_nobody_is_known(bench: Bench) -> None:
    mine = bench.tables["mine"]
    chat, choose, private = bench.run(
        talk(
            bench.server.url,
            json.dumps({"type": "chat", "table": mine, "text": "good evening", "id": 1}),
            json.dumps({"type": "choose", "table": mine, "state": 0, "choice": "end", "id": 2}),
            json.dumps({"type": "enter", "table": bench.tables["private"], "id": 3}),
        )
    )
    assert (chat["code"], choose["code"], private["code"]) == ("not-entered", "not-entered", "no-such-table")


def test_a_watcher_plays_for_nobody(bench: Bench) -> None:
    mine = bench.tables["mine"]
    answers = bench.run(
        talk(
            bench.server.url,
            json.dumps({"type": "enter", "table": mine}),
            json.dumps({"type": "choose", "table": mine, "state": 0, "choice": 1}),
            json.dumps({"type": "give-up", "table": mine}),
        )
    )
    assert answers[0]["type"] == "entered"
    assert [answer["code"] for answer in answers[1:]] == ["not-seated", "not-seated"]


def test_with_another_token_one_sits_nowhere_until_one_enters(bench: Bench) -> None:
    mine, tokens = bench.tables["mine"], bench.tokens
    answers = bench.run(
        talk(
            bench.server.url,
            json.dumps({"type": "hello", "protocol": 1, "token": tokens["me"]}),
            json.dumps({"type": "enter", "table": mine}),
            json.dumps({"type": "hello", "protocol": 1, "token": tokens["third"]}),
            json.dumps({"type": "leave", "table": mine}),
            json.dumps({"type": "enter", "table": mine}),
            json.dumps({"type": "leave", "table": mine}),
        )
    )
    assert answers[1]["seat"] == 0
    assert answers[3]["code"] == "not-entered"
    assert "seat" not in answers[4]
    assert answers[5]["code"] == "not-seated"


def test_what_is_malformed_is_refused_by_its_id(bench: Bench) -> None:
    [answer] = bench.run(talk(bench.server.url, '{"type":"dance","id":41,"with":{"whom":["you"]}}'))
    assert (answer["re"], answer["code"]) == (41, "malformed")


def test_the_largest_message_is_read_and_a_larger_one_is_not(bench: Bench) -> None:
    ping = '{"type":"ping","id":5}'
    largest, larger = bench.run(
        talk(bench.server.url, ping.ljust(LARGEST_MESSAGE), ping.ljust(LARGEST_MESSAGE + 1))
    )  # fmt: skip
    assert (largest["type"], larger["code"]) == ("pong", "oversized")


async def flood(url: str, messages: int) -> tuple[list[str], int | None]:
    """Send pings as fast as they go: the codes that came, and the one that the connection was closed with."""
    codes = []
    async with connect("ws" + url[4:] + "/ws", compression=None, open_timeout=60) as socket:
        await socket.recv()
        try:
            for _ in range(messages):
                await socket.send('{"type":"ping"}')
            while True:
                answer = msgspec.json.decode(await socket.recv())
                codes.append(answer.get("code", answer["type"]))
        except ConnectionClosed:
            return codes, socket.close_code


def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    server = RunningServer(f"sqlite:///{tmp_path / 'games.sqlite'}", limits=True, log=tmp_path / "server.log")
    with server:
        codes, closed = asyncio.run(flood(server.url, 2000))
        assert httpx.get(f"{server.url}/health").status_code == 200
    assert closed == 4029
    assert 60 <= codes.count("pong") <= 200
    assert codes.count("too-fast") >= 100
    assert set(codes) <= {"pong", *CODES}
