"""Bad input at a real server: generated WebSocket messages, players who do what they may not, and schemathesis.

`python -m tests.server.fuzz` sends many thousands; the tests send a few hundred. Whatever comes, every message has one
answer with a code of the protocol, or the connection is closed with a code that means something, and nothing changes
but by what was accepted.
"""

import argparse
import asyncio
import itertools
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from chronomage.protocol import PROTOCOL, requests
from chronomage.protocol.codes import CODES
from tests.server.misplaying import misplay
from tests.server.running import RunningServer
from tests.waiting import PATIENCE

LARGEST_MESSAGE = 8192
LARGEST_FRAME = 1_000_000
FENCE = 2**52  # the ids of pings that part one message from the next
# With which codes a connection may be closed: a frame that is too large, and text that is not UTF-8.
CLOSES = {1007: "no text", 1009: "too large"}
KINDS = [msgspec.inspect.type_info(each).tag for each in requests.AnyRequest.__args__]  # type: ignore[attr-defined]
UNCHANGED = ("tables", "seats", "journal", "chat", "results")
T = TypeVar("T")


@dataclass(frozen=True)
class Place:
    """Something that only the bench knows, such as the id of a table; it is put in when the message is sent."""

    name: str


@dataclass(frozen=True)
class Frame:
    """One message as it goes over the wire: whole or in fragments, as text or as bytes."""

    content: object  # JSON with places in it, or raw text or bytes
    binary: bool = False
    cuts: tuple[float, ...] = ()
    raw: bool = False
    size: int = 0  # up to which it is filled with spaces


# What is sent

TABLES = st.sampled_from([*[Place("mine")] * 6, Place("foreign"), Place("private"), Place("gathering"), Place("over")])
TOKENS = st.sampled_from([Place("my token"), Place("other token"), Place("half a token")])
ODD_WHOLE = st.sampled_from([0, -1, 1, 7, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**30, 10**100])
ODD_NUMBERS = ODD_WHOLE | st.sampled_from([0.5, -0.0, 1e308, 1.0])
ODD_TEXTS = st.sampled_from(
    [
        "",
        " ",
        "\0",
        "\u202e",
        "\ufeff",
        "\ud800",
        "null",
        "../../etc/passwd",
        "' OR 1=1 --",
        "{}",
        "%00",
        "a" * 500,
        "é" * 600,
    ]
)
LEAVES = (
    st.none() | st.booleans() | ODD_NUMBERS | ODD_TEXTS | st.integers() | st.floats() | st.text(max_size=20) | TABLES
)
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
# Values that a field could well have, and values that are only of the right type.
FIELDS = {
    "id": st.integers(0, 2**40),
    "protocol": st.sampled_from([PROTOCOL] * 9 + [0, 2, -1]),
    "token": TOKENS | st.none() | ODD_TEXTS,
    "table": TABLES | TABLES | TABLES | ODD_TEXTS,
    "invite": st.none() | st.sampled_from([Place("invite"), Place("other invite")]) | ODD_TEXTS,
    "since": st.none() | st.integers(-3, 50) | ODD_WHOLE,
    "state": st.sampled_from([Place("state"), Place("state"), Place("stale state")]) | ODD_WHOLE,
    "choice": st.sampled_from([Place("their choice"), Place("card"), Place("no card")]) | ODD_WHOLE | ODD_TEXTS,
    "number": st.none() | st.integers(0, 50) | ODD_WHOLE,
    "agree": st.booleans(),
    "text": st.just("good evening") | ODD_TEXTS,
}
OF_KIND = {
    "hello": ("protocol", "token"),
    "ping": (),
    "enter": ("table", "invite", "since"),
    "exit": ("table",),
    "choose": ("table", "state", "choice"),
    "undo": ("table", "state"),
    "ask-undo": ("table", "state"),
    "answer-undo": ("table", "state", "number", "agree"),
    "hint": ("table", "state"),
    "why": ("table", "state", "choice"),
    "chat": ("table", "text"),
    "leave": ("table",),
    "return": ("table",),
    "give-up": ("table",),
}
assert set(OF_KIND) == set(KINDS)


@st.composite
def messages(draw: st.DrawFn) -> dict[str, object]:
    """A message with the fields of its kind, of which one may be missing and one too many."""
    kind = draw(st.sampled_from(KINDS))
    names = ["id", *OF_KIND[kind]]
    if draw(st.integers(0, 9)) == 0:
        names.remove(draw(st.sampled_from(names)))
    message: dict[str, object] = {"type": kind, **{name: draw(FIELDS[name]) for name in names}}
    if draw(st.integers(0, 5)) == 0:
        message[draw(st.sampled_from(["id", *OF_KIND[kind]]))] = draw(JSON)
    if draw(st.integers(0, 15)) == 0:
        message[draw(st.sampled_from(["extra", "seat", "re", "admin", *FIELDS]))] = draw(JSON)
    if draw(st.integers(0, 15)) == 0:
        message["type"] = draw(st.sampled_from(["welcome", "update", "error", "", "PING"]) | JSON)
    return message


@st.composite
def raw_frames(draw: st.DrawFn) -> Frame:
    """What is no JSON, or not as anybody would write it."""
    text = draw(
        st.sampled_from(
            [
                "", " ", "null", "[]", "{", '{"type":"ping","id":NaN}', '{"type":"ping","id":-Infinity}',
                '{"type":"ping","id":1e999}', '{"type":"ping","id":0001}', '{"type":"ping","type":"hello"}',
                '{"type":"ping","id":1,"id":2}', '\ufeff{"type":"ping"}', '{"type":"ping"}{"type":"ping"}', '"ping"',
                '{"type":"chat","table":"\\ud800","text":"\\udfff\\ud800"}', "[" * 4000, '{"a":' * 1500, "\0" * 10,
                '{"type":"ping","x":' + "[" * 2000 + "]" * 2000 + "}", '{"type":"ping","id":' + "9" * 5000 + "}",
                '{"type":"choose","id":1,"table":"x","state":1,"choice":' + "9" * 5000 + "}",
            ]
        )
        | st.text(max_size=50)
    )  # fmt: skip
    size = draw(st.sampled_from([0] * 20 + [LARGEST_MESSAGE, LARGEST_MESSAGE + 1, 900_000, LARGEST_FRAME + 1]))
    return Frame(text, raw=True, binary=draw(st.integers(0, 3)) == 0, cuts=draw(CUTS), size=size)


CUTS = st.just(()) | st.lists(st.floats(0, 1), max_size=3).map(lambda cuts: tuple(sorted(cuts)))
BYTES = st.binary(max_size=40) | st.sampled_from([b"\xff\xfe", b"\xc3(", b"\xed\xa0\x80", b'{"type":"ping\xff"}'])
FRAMES = (
    st.builds(Frame, messages(), binary=st.integers(0, 9).map(lambda number: number == 0), cuts=CUTS)
    | st.builds(Frame, messages(), cuts=CUTS)
    | st.builds(Frame, messages())
    | st.builds(Frame, JSON)
    | raw_frames()
    | st.builds(Frame, BYTES, binary=st.booleans(), raw=st.just(True))
)
# One of every sort. What is generated besides is another thing on every machine, as it also depends on which modules
# Hypothesis finds loaded.
EVERY_SORT = {
    "malformed": Frame({"type": "dance", "id": 1}),
    "not-entered": Frame({"type": "chat", "id": 2, "table": Place("mine"), "text": "good evening"}),
    "no-such-table": Frame({"type": "enter", "id": 3, "table": "no such table"}),
    "oversized": Frame('{"type":"ping","id":4}', raw=True, size=LARGEST_MESSAGE + 1),
    "pong": Frame({"type": "ping", "id": 5}, cuts=(0.3, 0.6)),
    "welcome": Frame({"type": "hello", "id": 6, "protocol": PROTOCOL, "token": Place("my token")}),
}
ROLES = st.sampled_from(["player", "watcher", "stranger", "guest", "gone"])


def written(content: object, places: dict[str, object]) -> str:
    """A message as JSON, with its places filled in; halves of characters are written as escapes."""
    if isinstance(content, Place):
        content = places[content.name]

    def fill(value: object) -> object:
        if isinstance(value, Place):
            return places[value.name]
        if isinstance(value, dict):
            return {key: fill(each) for key, each in value.items()}
        return [fill(each) for each in value] if isinstance(value, list) else value

    return json.dumps(fill(content))


def id_of(text: str) -> int | None:
    """The id of a message, where one can be read."""
    try:
        id = msgspec.json.decode(text, type=requests.Numbered).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return None if id is None or abs(id) > 2**53 else id


# Who sends it


@dataclass
class Bench:
    """A server with tables at every stage, and people who know different things about them."""

    server: RunningServer
    database: Path
    loop: asyncio.AbstractEventLoop
    web: httpx.Client
    tokens: dict[str, str] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)
    invites: dict[str, str] = field(default_factory=dict)
    connections: dict[str, "Line"] = field(default_factory=dict)
    codes: Counter[str] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)
    messages: int = 0
    accepted: int = 0

    def run(self, task: Coroutine[Any, Any, T]) -> T:
        """Carry something out that takes its time."""
        return self.loop.run_until_complete(task)

    def ask(self, method: str, path: str, who: str | None, body: object = None) -> Any:
        """A request over HTTP."""
        headers = {"X-Chronomage": "1"} if who is None else {"Authorization": f"Bearer {self.tokens[who]}"}
        answer = self.web.request(method, f"/api/v1{path}", json=body, headers=headers)
        self.web.cookies.clear()
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def set_up(self) -> None:
        """People and tables."""
        for name in ("me", "other", "third"):
            self.tokens[name] = self.ask("POST", "/guests", None, {"name": name})["token"]
        self.set_table("mine", "me", "other")
        self.set_table("foreign", "other", "third")
        self.set_table("private", "other", "third", privacy="private")
        self.set_table("gathering", "other", None)
        self.set_table("over", "other", "third")

    def new_table_of_mine(self) -> None:
        """Begin again, as somebody new: nobody may have too many tables."""
        self.tokens["me"] = self.ask("POST", "/guests", None, {"name": "me"})["token"]
        self.set_table("mine", "me", "other")

    def set_table(self, name: str, host: str, guest: str | None, **more: object) -> None:
        """A table of two; with a guest the game begins."""
        body = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "open"}], **more}
        made = self.ask("POST", "/tables", host, body)
        self.tables[name], self.invites[name] = made["table"]["id"], made["invite"]
        if guest is not None:
            self.ask("POST", f"/tables/{self.tables[name]}/seats", guest, {"invite": made["invite"]})

    def seed_of(self, table_id: str) -> int:
        """The seed of a table, which nobody else can know."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as connection:
            return int(connection.execute("SELECT seed FROM tables WHERE id = ?", [table_id]).fetchone()[0])

    def written_down(self) -> dict[str, list[tuple[object, ...]]]:
        """Everything that the server has written down about tables."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as connection:
            return {name: list(connection.execute(f"SELECT * FROM {name}")) for name in UNCHANGED}

    def is_well(self) -> bool:
        """Whether the server is as it should be, and has written nothing into its log that it should not."""
        assert self.server.log is not None
        log = self.server.log.read_text().lower()
        return self.web.get("/health").status_code == 200 and "[error" not in log and "traceback" not in log

    def line(self, role: str) -> "Line":
        """The connection of somebody in that role."""
        if role not in self.connections:
            self.connections[role] = Line(self, role)
        return self.connections[role]

    def places(self, state: int) -> dict[str, object]:
        """What the generated messages leave to us."""
        token = self.tokens["me"]
        return {
            **self.tables, "my token": token, "other token": self.tokens["third"], "half a token": token[:-5],
            "invite": self.invites["private"], "other invite": self.invites["foreign"], "state": state,
            "stale state": state - 1, "their choice": "end", "card": "amulet-of-fire", "no card": "summon no-such-card",
        }  # fmt: skip


class Line:
    """One WebSocket, opened again whenever the server has closed it."""

    def __init__(self, bench: Bench, role: str) -> None:
        self.bench = bench
        self.role = role
        self.socket: ClientConnection | None = None
        self.fences = itertools.count(FENCE)
        self.state = 0

    async def open(self) -> None:
        """Connect, and be in one's role."""
        await self.close()
        self.socket = await connect(
            "ws" + self.bench.server.url[4:] + "/ws", max_size=None, compression=None, open_timeout=60
        )
        assert (await self.receive())["type"] == "welcome"
        mine = self.bench.tables["mine"]
        if self.role in ("player", "guest", "gone"):
            await self.say({"type": "hello", "protocol": PROTOCOL, "token": self.bench.tokens["me"]})
        if self.role != "stranger" and self.role != "guest":
            await self.say({"type": "enter", "table": mine})
        if self.role == "gone":
            await self.say({"type": "exit", "table": mine})

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        if message.get("position") and table_named(message) == self.bench.tables["mine"]:
            self.state = message["position"]["state"]
        return message

    async def say(self, message: dict[str, object]) -> list[dict[str, Any]]:
        """Send a message, and give all that comes until the server has surely dealt with it."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))
        return await self.until_fence()

    async def until_fence(self) -> list[dict[str, Any]]:
        """All messages until the answer to a ping."""
        assert self.socket is not None
        fence = next(self.fences)
        await self.socket.send(json.dumps({"type": "ping", "id": fence}))
        came = []
        while True:
            message = await self.receive()
            if message.get("re") == fence:
                assert message["type"] == "pong", message
                return came
            came.append(message)

    async def send(self, frame: Frame) -> list[dict[str, Any]] | int:
        """Send a generated frame: what came in answer, or the code with which the connection was closed."""
        if self.socket is None:
            await self.open()
        assert self.socket is not None
        content = frame.content if frame.raw else written(frame.content, self.bench.places(self.state))
        data = content if isinstance(content, bytes) else str(content).encode("utf-8", "surrogatepass")
        data = data.ljust(frame.size)
        self.text, self.size = data.decode("utf-8", "replace"), len(data)
        places = [0, *(round(cut * len(data)) for cut in frame.cuts), len(data)]
        pieces = [data[first:last] for first, last in itertools.pairwise(places)]
        try:
            for number, piece in enumerate(pieces):
                await self.send_piece(piece, number == 0, number == len(pieces) - 1, frame.binary)
            came = await self.until_fence()
            # Only a hint takes its time while other messages go on.
            while is_hint(self.text) and not any(answers(self, frame, message) for message in came):
                came.append(await self.receive())
            return came
        except ConnectionClosed:
            code = self.socket.close_code
            self.socket = None
            assert code is not None
            return code

    async def send_piece(self, piece: bytes, first: bool, last: bool, binary: bool) -> None:
        """Send one fragment, without the checks that a well-meaning client makes."""
        assert self.socket is not None
        async with self.socket.send_context():
            protocol = self.socket.protocol
            if not first:
                protocol.send_continuation(piece, fin=last)
            elif binary:
                protocol.send_binary(piece, fin=last)
            else:
                protocol.send_text(piece, fin=last)


def table_named(message: dict[str, Any]) -> str | None:
    """The table that a message is about."""
    table = message.get("table")
    return table["id"] if isinstance(table, dict) else table


# What must hold


def check_answer(bench: Bench, line: Line, frame: Frame, came: list[dict[str, Any]] | int) -> bool:
    """One answer with a code of the protocol, or a close with a code that says why; whether it was accepted."""
    bench.messages += 1
    if isinstance(came, int):
        bench.closes[came] += 1
        # Where much more was on its way than the server has read, the connection breaks before the code is heard.
        assert came in CLOSES or (came == 1006 and line.size > LARGEST_FRAME), (came, frame)
        return False
    answering = [message for message in came if answers(line, frame, message)]
    assert len(answering) == 1, (frame, line.text[:300], came)
    answer = answering[0]
    if answer["type"] != "error":
        bench.codes[answer["type"]] += 1
        return answer["type"] in ("update", "said")
    bench.codes[answer["code"]] += 1
    assert answer["code"] in CODES, answer
    assert answer["code"] != "internal", (frame, answer)
    assert answer["message"].strip(), answer
    return False


def answers(line: Line, frame: Frame, message: dict[str, Any]) -> bool:
    """Whether a message answers what was sent last; one that had no id, unless it only tells what happened."""
    id = None if frame.binary else id_of(line.text)
    return message.get("re") == id and (id is not None or message["type"] != "changed")


def is_hint(text: str) -> bool:
    """Whether this asks for a hint."""
    try:
        asked = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(asked, dict) and asked.get("type") == "hint"


def send_batch(bench: Bench, role: str, frames: list[Frame]) -> None:
    """Send frames one after the other; what was refused has changed nothing."""
    line = bench.line(role)
    bench.run(line.open())
    for frame in frames:
        before = bench.written_down()
        accepted = check_answer(bench, line, frame, bench.run(line.send(frame)))
        bench.accepted += accepted
        if accepted:
            bench.run(wait_for_bots(line))
        else:
            after = bench.written_down()
            assert after == before, (frame, line.text[:300])
    assert bench.is_well()


async def wait_for_bots(line: Line) -> None:
    """Where somebody has left, a bot plays on: wait until it has nothing to do. Who gave up gets another table."""
    deadline = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < deadline, "the bot does not come to an end of what it has to do"
        if line.socket is None:
            await line.open()
        came = await line.say({"type": "enter", "table": line.bench.tables["mine"], "id": 1})
        entered = next(message for message in came if message.get("re") == 1)
        position, seat = entered["position"], entered["table"]["seats"][0]
        if "stand_in" not in seat:
            return
        if 0 not in position["observation"]["must_act"]:
            break
        await asyncio.sleep(0.05)  # between two looks: a table that is entered again and again tells of no change
    if seat["stand_in"] == "gave-up":
        line.bench.new_table_of_mine()
        await line.open()


def storm(bench: Bench, batches: int, size: int, derandomize: bool = True) -> None:
    """Send one frame of every sort, and so many batches of generated ones."""

    @settings(
        max_examples=batches,
        deadline=None,
        database=None,
        derandomize=derandomize,
        # Without shrinking: to make an example smaller, one would have to begin with a server as it was.
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @example(role="stranger", frames=list(EVERY_SORT.values()))
    @given(role=ROLES, frames=st.lists(FRAMES, min_size=size, max_size=size))
    def batch(role: str, frames: list[Frame]) -> None:
        send_batch(bench, role, frames)

    batch()


def serve_and(task: Any, folder: Path, *flags: str, limits: bool = False) -> Bench:
    """Start a server, set up the bench, do something with it, and stop the server."""
    database = folder / "games.sqlite"
    server = RunningServer(f"sqlite:///{database}", *flags, limits=limits, log=folder / "server.log")
    loop = asyncio.new_event_loop()
    with server, httpx.Client(base_url=server.url, timeout=60) as web:
        bench = Bench(server, database, loop, web)
        bench.set_up()
        try:
            task(bench)
        finally:
            for line in bench.connections.values():
                with suppress(ConnectionClosed, OSError):
                    bench.run(line.close())
    loop.close()
    return bench


# HTTP

# What schemathesis checks beyond all that cannot hold here:
# - the rules of a game say more about options and seats than a schema can, so valid data may be refused;
# - Litestar's own answer to OPTIONS names the methods of one handler only; those to other methods name all.
NOT_CHECKED = ("positive_data_acceptance", "allow_header_conformance")


def schemathesis(bench: Bench, examples: int, who: str | None, phases: str, folder: Path) -> str:
    """Run schemathesis over the server's OpenAPI, as nobody or as somebody; its report, where anything is wrong."""
    config = folder / "schemathesis.toml"
    # Without these, hardly any request would find a table or a game.
    known = {"path.table_id": bench.tables["gathering"], "path.game": "seasons", "path.language": "uk"}
    lines = [f'"{name}" = "{value}"' for name, value in known.items()] if who else []
    config.write_text("\n".join(["[parameters]", *lines]))
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
        *("run", f"{bench.server.url}/api/openapi.json", "--checks", "all"),
        *("--exclude-checks", ",".join(NOT_CHECKED), "--phases", phases, "--max-examples", str(examples)),
        *("--generation-deterministic", "--suppress-health-check", "all", "--no-color", "--continue-on-failure"),
    ]
    if who is not None:
        command += ["--header", f"Authorization: Bearer {bench.tokens[who]}"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=dict(os.environ))
    return "" if done.returncode == 0 else done.stdout + done.stderr


def main() -> None:
    """The long form of all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100, help="games of players who do what they may not")
    parser.add_argument("--examples", type=int, default=100, help="of schemathesis, for each operation")
    asked = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory(prefix="chronomage-fuzz-") as name:
        folder = Path(name)

        def everything(bench: Bench) -> None:
            nonlocal failed
            began = time.monotonic()
            storm(bench, asked.messages // 20, 20, derandomize=False)
            sys.stdout.write(
                f"{bench.messages} messages, {bench.accepted} accepted, in {time.monotonic() - began:.0f} s: "
                f"{dict(bench.codes.most_common())}, closed: {dict(bench.closes)}\n"
            )
            began = time.monotonic()
            told = misplay(bench, asked.games, 60, derandomize=False)
            sys.stdout.write(f"{told} in {time.monotonic() - began:.0f} s\n")
            for who in (None, "me"):
                began = time.monotonic()
                report = schemathesis(bench, asked.examples, who, "examples,coverage,fuzzing,stateful", folder)
                sys.stdout.write(f"schemathesis as {who or 'nobody'} in {time.monotonic() - began:.0f} s\n{report}")
                failed = failed or bool(report) or not bench.is_well()

        serve_and(everything, folder, "--log-level", "debug")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
