"""What we rely on inside other people's packages, and what becomes of the server where it is not there."""

import asyncio
import tomllib
from pathlib import Path

import pytest
from litestar import WebSocket

from chronomage.protocol.requests import Ping
from chronomage.server.close_codes import GOING_AWAY, TOO_SLOW
from chronomage.server.transport import asgi_line
from chronomage.server.transport.asgi_line import AsgiLine
from chronomage.server.transport.insides import (
    HTTP,
    METRICS,
    WEBSOCKETS,
    Insides,
    UnknownInsides,
    missing,
    require_http,
    websocket_protocol,
)
from chronomage.server.transport.line import Line, line_of
from chronomage.server.transport.websocket_protocol import WebSocketLine
from tests.server.people import close_code_of, people, play_past_the_prelude, process_of, story, table_of

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
GONE: Insides = {"uvicorn.protocols.http.h11_impl:H11Protocol": ("transport", "never_was_there")}


@pytest.mark.parametrize("insides", [WEBSOCKETS, HTTP, METRICS], ids=["WebSockets", "HTTP", "metrics"])
def test_the_installed_packages_have_what_we_rely_on(insides: Insides) -> None:
    lacking = missing(insides)
    assert not lacking, (
        f"the server reaches into these packages, and the versions installed now lack {lacking}. Look what became "
        "of it, mend transport/ or metrics.py, and only then allow the new version in pyproject.toml."
    )


def test_a_name_or_a_class_that_is_gone_is_noticed() -> None:
    assert missing(GONE) == ["uvicorn.protocols.http.h11_impl:H11Protocol.never_was_there"]
    assert missing({"uvicorn.protocols.http.h11_impl:Gone": ("conn",)}) == ["uvicorn.protocols.http.h11_impl:Gone.conn"]
    assert missing({"uvicorn.gone:Gone": ()}) == ["uvicorn.gone:Gone"]


@pytest.mark.parametrize("package", ["prometheus-client", "uvicorn", "websockets"])
def test_only_versions_that_have_been_looked_at_are_allowed(package: str) -> None:
    (wanted,) = [each for each in PROJECT["project"]["optional-dependencies"]["play"] if each.startswith(package)]
    assert ",<" in wanted


def test_without_them_websockets_take_the_longer_way() -> None:
    assert websocket_protocol() is WebSocketLine
    assert websocket_protocol(GONE) == "auto"


def test_without_them_http_does_not_start() -> None:
    require_http()
    with pytest.raises(UnknownInsides, match="never_was_there"):
        require_http(GONE)


# The longer way.


@story
async def test_a_game_goes_the_longer_way_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[AsgiLine] = []

    class NotedLine(AsgiLine):
        def __init__(self, socket: WebSocket) -> None:  # type: ignore[type-arg]
            super().__init__(socket)
            lines.append(self)

    monkeypatch.setattr("chronomage.server.live.websocket_route.AsgiLine", NotedLine)
    async with process_of(tmp_path, ws="websockets-sansio") as (server_process, url):
        async with table_of(url, "Anna", "Bela") as (anna, bela):
            await play_past_the_prelude(anna, bela)
            assert anna.state == bela.state > 0
        assert len(lines) == 2
        async with people(url, "Cyril") as (cyril,):
            # More at once than is carried out at once: what waits is heard in its order.
            for _ in range(50):
                await cyril.line.send(Ping())
            for _ in range(50):
                assert type(await cyril.line.next()).__name__ == "Pong"
            await server_process.close()
            assert await close_code_of(cyril.line) == GOING_AWAY


def test_our_own_line_is_found_and_no_other() -> None:
    assert line_of({"extensions": {}}) is None
    assert line_of({"extensions": None}) is None


async def told_too_much() -> tuple[bool, bool, int | None]:
    line: Line = AsgiLine(None)  # type: ignore[arg-type]
    first, second = line.tell(b"12345678"), line.tell(b"123", b"45678")
    assert isinstance(line, AsgiLine)
    return first, second, line.close_code


def test_who_does_not_read_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asgi_line, "MOST_UNREAD", 10)
    assert asyncio.run(told_too_much()) == (True, False, TOO_SLOW)
