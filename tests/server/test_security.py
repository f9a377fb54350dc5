"""What keeps strangers from doing harm: the headers, forged requests, floods, and errors that tell too much."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar.connection import ASGIConnection
from structlog.testing import capture_logs

from chronomage.server.identity.authentication import COOKIE, cookie_token, token_of
from chronomage.server.identity.tokens import guest_claim
from chronomage.server.rate_buckets import Buckets
from chronomage.server.security.csrf import origin_is_own
from chronomage.server.security.headers import ALWAYS, SecurityHeaders
from chronomage.server.security.limits import address_of
from chronomage.server.storage.database import Database
from tests.server.front_door import OURS, PASSWORD, built, opened, visitor

GUEST = {"name": "Ada"}


def connection(address: str | None = "192.0.2.1", **headers: str) -> ASGIConnection[Any, Any, Any, Any]:
    """A connection with these headers, before anything was done with it."""
    encoded = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    client = None if address is None else (address, 1)
    scope: Any = {"type": "websocket", "path": "/", "headers": encoded, "client": client, "state": {}}
    return ASGIConnection(scope)


# --- Headers ---


def test_every_answer_has_the_headers_also_when_something_went_wrong(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, requests_a_minute=6) as door, visitor(built(door)) as browser:
            paths = [
                "/api/schema/openapi.json",
                "/plain",
                "/nothing",
                "/plain?number=x",
                "/boom",
                "/api/v1/me",
                "/plain",
            ]
            with capture_logs():
                answers = [await browser.get(path) for path in paths]
            assert [answer.status_code for answer in answers] == [200, 200, 404, 400, 500, 401, 429]
            for answer in answers:
                for name, value in ALWAYS.items():
                    assert answer.headers[name] == value, (answer.url, name)
                assert "strict-transport-security" not in answer.headers
            kept = [answer.headers.get("cache-control") for answer in answers]
            assert kept == ["no-store", None, None, None, None, "no-store", None]

    asyncio.run(story())


def test_the_policy_lets_no_foreign_and_no_inline_script_run() -> None:
    policy = dict(part.split(" ", 1) for part in ALWAYS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in ALWAYS["content-security-policy"]


def test_an_application_that_fails_altogether_still_answers() -> None:
    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise OSError("/secret/path")

    async def story() -> None:
        async with visitor(SecurityHeaders(broken)) as browser:
            with capture_logs() as logs:
                answer = await browser.get("/api/x")
            assert (answer.status_code, answer.json()["code"]) == (500, "internal")
            assert "secret" not in answer.text
            assert answer.headers["x-frame-options"] == "DENY"
            assert "OSError: /secret/path" in logs[0]["exception"]

    asyncio.run(story())


# --- Requests that another site makes a browser send ---

OWN, FOREIGN, NULL = "http://mages.test", "https://evil.test", "null"


# The credential, the header X-Chronomage and the origin of a request, and whether it is let through.
REQUESTS: list[tuple[str, str | None, str | None, bool]] = [
    # With a cookie: only our own page, which sends the header.
    ("cookie", "1", None, True),
    ("cookie", "1", OWN, True),
    ("cookie", "1", "https://mages.test", True),  # behind a proxy the scheme is not known
    ("cookie", "1", "https://mages.test:8443", False),
    ("cookie", "1", FOREIGN, False),
    ("cookie", "1", NULL, False),
    ("cookie", None, OWN, False),
    ("cookie", None, None, False),
    ("cookie", "0", OWN, False),
    ("cookie", None, FOREIGN, False),
    # With a token that was put there on purpose: anybody.
    ("bearer", None, None, True),
    ("bearer", None, FOREIGN, True),
    # With both, a browser may be behind it.
    ("both", None, None, False),
    ("both", "1", FOREIGN, False),
    ("both", "1", OWN, True),
    # With neither: a foreign page could sign a visitor in to an account that is not theirs.
    ("none", None, None, True),
    ("none", None, OWN, True),
    ("none", "1", None, True),
    ("none", None, FOREIGN, False),
    ("none", None, NULL, False),
    # What is no token of ours is no credential.
    ("basic", None, FOREIGN, False),
]


def sent_with(credential: str, token: str, header: str | None, origin: str | None) -> dict[str, str]:
    """The headers of such a request."""
    authorization = {"bearer": f"Bearer {token}", "both": f"Bearer {token}", "basic": "Basic abc"}.get(credential)
    cookie = f"{COOKIE}={token}" if credential in ("cookie", "both") else None
    headers = {"X-Chronomage": header, "Origin": origin, "Authorization": authorization, "Cookie": cookie}
    return {name: value for name, value in headers.items() if value is not None}


def test_requests_of_other_sites(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door:
            app = built(door)
            token = door.signer.sign(guest_claim("Ada"))
            for case in REQUESTS:
                credential, header, origin, let_through = case
                async with visitor(app, **sent_with(credential, token, header, origin)) as browser:
                    gone = await browser.delete("/api/v1/sessions")
                    made = await browser.post("/api/v1/guests", json=GUEST)
                    assert (gone.status_code, made.status_code) == ((204, 201) if let_through else (403, 403)), case
                    if not let_through:
                        assert made.json()["code"] == "forbidden"
                        assert "set-cookie" not in made.headers
                    assert (await browser.get("/plain")).status_code == 200, "reading is always free"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("host", "origin", "own"),
    [
        ("mages.test", "https://mages.test", True),
        ("mages.test", "http://mages.test", True),
        ("Mages.Test:443", "https://mages.test", True),
        ("mages.test:8600", "http://mages.test:8600", True),
        ("[2001:db8::1]:8600", "http://[2001:db8::1]:8600", True),
        ("mages.test:8600", "http://mages.test", False),
        ("mages.test", "https://mages.test.evil.test", False),
        ("mages.test", "https://evil-mages.test", False),
        ("mages.test", "null", False),
        ("mages.test", "", False),
        ("mages.test", "mages.test", False),
        ("mages.test", "https://mages.test@evil.test", False),
        ("mages.test", "file://", False),
        ("mages.test", "http://mages.test:99999", False),
        ("mages.test", "http://[", False),
        ("", "http://", False),
    ],
)
def test_whose_page_opens_a_websocket(host: str, origin: str, own: bool) -> None:
    assert origin_is_own(connection(host=host, origin=origin)) is own


def test_a_websocket_without_an_origin_is_no_browsers() -> None:
    assert origin_is_own(connection(host="mages.test"))


def test_where_the_token_is() -> None:
    assert token_of(connection()) is None
    assert token_of(connection(cookie=f"a=b; {COOKIE}=one;c")) == "one"
    assert token_of(connection(cookie=f"{COOKIE}=one", authorization="Bearer  two ")) == "two"
    assert cookie_token(connection(cookie=f"{COOKIE}=one", authorization="Bearer two")) == "one"
    assert token_of(connection(authorization="Basic two")) is None
    assert token_of(connection(cookie=f"x{COOKIE}=one; {COOKIE}")) is None


# --- Floods ---


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(2, 3, clock)
    assert [buckets.take("ada") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("eva"), "one does not wait for another"
    assert buckets.wait("ada") == 0.5
    clock.time = 0.25
    assert not buckets.take("ada")
    clock.time = 0.5
    assert buckets.take("ada")
    assert not buckets.take("ada")
    clock.time = 1_000
    assert [buckets.take("ada") for _ in range(4)] == [True, True, True, False]


def test_trying_in_vain_does_not_make_one_wait_longer() -> None:
    clock = Clock()
    buckets = Buckets(1, 1, clock)
    assert buckets.take("ada")
    for tenth in range(1, 10):
        clock.time = tenth / 10
        assert not buckets.take("ada")
    clock.time = 1.01
    assert buckets.take("ada")


def test_a_rate_of_nothing_is_no_limit() -> None:
    buckets = Buckets(0, 0)
    assert all(buckets.take("ada") for _ in range(1_000))
    assert buckets.wait("ada") == 0
    assert not buckets.buckets


def test_buckets_take_bounded_memory() -> None:
    clock = Clock()
    buckets = Buckets(1, 10, clock, most=100)
    for number in range(1_000):
        assert buckets.take(number)
    assert len(buckets.buckets) == 100
    clock.time = 11  # all of them are full again
    for _ in range(100):
        buckets.take("ada")
    assert len(buckets.buckets) == 1


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        (None, ""),
    ],
)
def test_the_address_that_is_counted(address: str | None, counted: str) -> None:
    assert address_of(connection(address)) == counted


def test_one_address_asks_too_much_and_others_are_served(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, requests_a_minute=3) as door:
            app = built(door)
            async with visitor(app, "2001:db8::1") as one, visitor(app, "2001:db8::2") as same:
                statuses = [(await each.get("/plain")).status_code for each in (one, same, one, same)]
                assert statuses == [200, 200, 200, 429]
                refused = await one.get("/plain")
                assert refused.json()["code"] == "too-fast"
                assert refused.headers["retry-after"] == "20"
            async with visitor(app, "2001:db8:0:1::1") as other:
                assert (await other.get("/plain")).status_code == 200

    asyncio.run(story())


def test_one_person_asks_too_much_from_many_addresses(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, requests_a_minute=3) as door:
            app = built(door)
            ada, eva = (door.signer.sign(guest_claim(name)) for name in ("Ada", "Eva"))
            statuses = []
            for number, token in enumerate([ada] * 4 + [eva]):
                async with visitor(app, f"192.0.2.{number}", Authorization=f"Bearer {token}") as browser:
                    statuses.append((await browser.get("/plain")).status_code)
            assert statuses == [200, 200, 200, 429, 200]

    asyncio.run(story())


def test_passwords_can_be_tried_out_a_few_times_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, sign_ins_a_minute=4) as door, visitor(built(door), **OURS) as browser:
            wish = {"name": "Ada", "password": PASSWORD}
            tries = [
                await browser.post("/api/v1/sessions", json=wish),
                await browser.post("/api/v1//accounts/", json=wish),  # another way to write the same
                await browser.put("/api/v1/me/password", json={"old": "x", "new": PASSWORD}),
                await browser.request("DELETE", "/api/v1/me", json={"password": "x"}),
                await browser.post("//api/v1/sessions/", json=wish),
            ]
            assert [answer.status_code for answer in tries] == [401, 201, 401, 401, 429]
            assert (await browser.get("/api/v1/me")).status_code == 200
            assert (await browser.delete("/api/v1/sessions")).status_code == 204
            assert (await browser.post("/api/v1/guests", json={"name": "Eva"})).status_code == 201

    asyncio.run(story())


def test_a_limit_of_nothing_limits_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        unlimited = {"requests_a_minute": 0, "sign_ins_a_minute": 0}
        async with opened(tmp_path, **unlimited) as door, visitor(built(door), **OURS) as browser:
            for _ in range(30):
                assert (await browser.post("/api/v1/sessions", json={})).status_code == 400

    asyncio.run(story())


# --- Errors ---


BODIES = [
    (b"{", 400, "malformed"),
    (b"\xff", 400, "malformed"),
    (b"[" * 50_000, 400, "malformed"),
    (b'{"name": "\\ud800"}', 400, "malformed"),
    (b"", 400, "bad-request"),
    (b"null", 400, "bad-request"),
    (b'{"name": 7}', 400, "bad-request"),
    (b"{}", 400, "bad-request"),
    (b'{"name": "Ada", "more": 1}', 400, "bad-request"),
    (b'{"name": "\\u202eAda"}', 400, "bad-request"),
    (b'{"name": "' + b"x" * 1_000 + b'"}', 400, "bad-request"),
    (b'{"name": "' + b"x" * 70_000 + b'"}', 413, "oversized"),
]


def test_bodies_that_cannot_be_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door, visitor(built(door), **OURS) as browser:
            for body, status, code in BODIES:
                answer = await browser.post("/api/v1/guests", content=body)
                assert (answer.status_code, answer.json()["code"]) == (status, code), body[:40]
                assert set(answer.json()) == {"code", "message"}
                assert len(answer.text) < 300

    asyncio.run(story())


def test_what_is_not_there_or_cannot_be_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door, visitor(built(door), **OURS) as browser:
            answer = await browser.get("/api/v1/nothing")
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
            answer = await browser.patch("/api/v1/me")
            assert (answer.status_code, answer.json()["code"]) == (405, "bad-request")
            assert "GET" in answer.headers["allow"]
            answer = await browser.get("/bad-option")
            assert (answer.status_code, answer.json()) == (
                400,
                {"code": "bad-request", "message": "there is no such level."},
            )
            assert (await browser.post("/api/v1/guests")).json()["message"] == "the body is missing"

    asyncio.run(story())


def test_a_mistake_of_ours_is_written_down_and_not_told(tmp_path: Path) -> None:
    async def story() -> None:
        token = "c1.token.signature"
        async with opened(tmp_path) as door, visitor(built(door), Authorization=f"Bearer {token}") as browser:
            with capture_logs() as logs:
                answer = await browser.get("/boom?secret=1")
            assert (answer.status_code, answer.json()["code"]) == (500, "internal")
            assert "hunter2" not in answer.text
            assert [(line["log_level"], line["method"], line["path"]) for line in logs] == [("error", "GET", "/boom")]
            assert "ValueError: hunter2" in logs[0]["exception"]
            assert token not in str(logs)
            assert "secret" not in str(logs)

    asyncio.run(story())


def test_a_database_that_is_gone_is_told_without_the_statement(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door, visitor(built(door), **OURS) as browser:
            (tmp_path / "elsewhere").mkdir()
            door.accounts.database = Database(f"sqlite:///{tmp_path / 'elsewhere' / 'empty.sqlite'}")
            with capture_logs() as logs:
                answer = await browser.post("/api/v1/sessions", json={"name": "Ada", "password": PASSWORD})
            await door.accounts.database.close()
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            assert "no such table" in logs[0]["cause"]
            assert PASSWORD not in str(logs)

    asyncio.run(story())


# --- All of it on a real server ---


@contextmanager
def served(app: Any) -> Iterator[str]:
    """The application on a port of this machine."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()  # whoever comes before the server has started waits, and is not refused
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="off", ws="none"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def test_on_a_real_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, requests_a_minute=6) as door:
            with served(built(door)) as address:
                async with httpx.AsyncClient(base_url=address, headers=OURS) as browser:
                    made = await browser.post("/api/v1/guests", json={"name": "Żółw"}, headers={"Origin": address})
                    assert (made.status_code, made.json()["name"]) == (201, "Żółw")
                    assert (await browser.get("/api/v1/me")).json()["name"] == "Żółw"
                    foreign = {"Origin": "http://127.0.0.1"}
                    assert (await browser.delete("/api/v1/sessions", headers=foreign)).status_code == 403
                    large = await browser.post("/api/v1/guests", content=b"x" * 1_000_000)
                    assert large.json()["code"] == "oversized"
                    assert (await browser.get("/nothing")).headers["x-content-type-options"] == "nosniff"
                    await browser.get("/plain")
                    assert (await browser.get("/plain")).status_code == 429

    asyncio.run(story())
