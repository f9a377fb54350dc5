"""The pages of the client, as a browser asks for them."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from chronomage.server import app as application
from chronomage.server.app import create_app
from chronomage.server.http.pages import Client
from chronomage.server.settings import Settings

SCRIPT = "/assets/index-abc123.js"
# What a browser takes when somebody opens an address.
OPENED = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


def built(folder: Path) -> Path:
    """A client as `npm run build` leaves it, in small."""
    (folder / "assets").mkdir(parents=True)
    for name, text in {
        "index.html": "<!doctype html>ours",
        "assets/index-abc123.js": "let it",
        "theme.js": "t",
    }.items():
        (folder / name).write_text(text)
        (folder / (name + ".gz")).write_bytes(gzip.compress(text.encode()))
    (folder / "assets" / "index-abc123.js.br").write_bytes(b"as brotli")
    return folder


def ask(settings: Settings, *paths: str, accept: str = "*/*") -> list[httpx.Response]:
    async def asking() -> list[httpx.Response]:
        transport = httpx.ASGITransport(create_app(settings))
        async with httpx.AsyncClient(
            transport=transport, base_url="http://here", headers={"accept-encoding": "identity", "accept": accept}
        ) as browser:
            return [await browser.get(path) for path in paths]

    return asyncio.run(asking())


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database_url=f"sqlite:///{tmp_path / 'pages.sqlite'}")


@pytest.fixture
def with_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = built(tmp_path / "web")
    monkeypatch.setattr(application, "Client", lambda: Client(folder))


@pytest.mark.usefixtures("with_client")
def test_every_address_of_the_client_is_its_page(settings: Settings) -> None:
    paths = ["/", "/new/seasons", "/table/a7fi595u2svaaiqz", "/replay/a7fi595u2svaaiqz", "/cards/timemasters", "/learn"]
    for answer in ask(settings, *paths, "/account", "/table/a7fi595u2svaaiqz?invite=code"):
        assert (answer.status_code, answer.text) == (200, "<!doctype html>ours")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.usefixtures("with_client")
def test_assets_are_kept_for_ever_and_the_theme_is_not(settings: Settings) -> None:
    script, theme = ask(settings, SCRIPT, "/theme.js")
    assert script.text == "let it"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert theme.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("with_client")
@pytest.mark.parametrize(
    ("encodings", "sent"),
    [
        ("gzip", "gzip"),
        ("gzip, br", "br"),
        ("br;q=0, gzip", "gzip"),
        ("zstd", None),
    ],
)
def test_what_was_compressed_when_it_was_built(settings: Settings, encodings: str, sent: str | None) -> None:
    async def raw() -> httpx.Response:
        transport = httpx.ASGITransport(create_app(settings))
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://here") as browser,
            browser.stream("GET", SCRIPT, headers={"accept-encoding": encodings}) as answer,
        ):
            return answer

    answer = asyncio.run(raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.usefixtures("with_client")
@pytest.mark.parametrize(
    "path", ["/assets/other.js", "/assets/..%2findex.html", "/assets/index-abc123.js.gz", "/other"]
)
def test_what_is_not_there(settings: Settings, path: str) -> None:
    (answer,) = ask(settings, path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.usefixtures("with_client")
def test_whoever_opens_an_unknown_address_gets_the_client(settings: Settings) -> None:
    for answer in ask(settings, "/nowhere", "/table", "/deep/down/below", "/apiary", accept=OPENED):
        assert (answer.status_code, answer.text) == (404, "<!doctype html>ours")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.usefixtures("with_client")
def test_programs_are_told_in_json_that_there_is_nothing(settings: Settings) -> None:
    unknown = ask(settings, "/nowhere", accept="application/json")
    below = ("/api/nowhere", "/api/v1", "/api/v1/nowhere", "/api/v1/games/nowhere")
    for answer in [*unknown, *ask(settings, *below, accept=OPENED)]:
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_an_unknown_address_where_the_client_was_not_built(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "Client", lambda: Client(tmp_path / "nothing"))
    (answer,) = ask(settings, "/nowhere", accept=OPENED)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_the_plain_page_where_the_client_was_not_built(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "Client", lambda: Client(tmp_path / "nothing"))
    front, style = ask(settings, "/", "/plain.css")
    assert "chronomage play --server http://here" in front.text
    assert style.headers["content-type"].startswith("text/css")
