"""docs/protocol.md and docs/observation.md say the truth: their examples are messages, and they leave nothing out."""

import contextlib
import io
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import chronomage as cm
from chronomage.protocol import PROTOCOL, answers, documents, people, replays, requests, tables
from chronomage.protocol.answers import AnyAnswer
from chronomage.protocol.codes import CODES, ProblemBody
from chronomage.protocol.requests import AnyRequest
from chronomage.server import close_codes
from chronomage.server.http import account_routes, document_routes
from chronomage.server.http import table_routes as listing
from chronomage.server.live import listener, request_handlers
from chronomage.server.settings import Settings
from chronomage.server.tables import gathering_tables, match, new_tables, viewer_messages
from chronomage.server.tables import replays as retelling
from chronomage.server.transport import line
from chronomage.server.transport.http_protocol import LOOK, http_protocol

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
OBSERVATION = (DOCS / "observation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+) ?(\w*)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
BODIES: dict[str, Any] = {
    "NewGuest": people.NewGuest,
    "Session": people.Session,
    "NewTable": tables.NewTable,
    "OwnTable": tables.OwnTable,
    "SeatPlan": tables.SeatPlan,
    "Joining": tables.Joining,
    "ProblemBody": ProblemBody,
    "NewReplay": replays.NewReplay,
    "Replay": replays.Replay,
}


def kind_of(what: str, name: str) -> Any:
    """The type that an example claims to be of."""
    return {"client": AnyRequest, "server": AnyAnswer}.get(what) or BODIES[name]


@pytest.mark.parametrize(("what", "name", "text"), EXAMPLES, ids=lambda part: str(part)[:12])
def test_every_example_is_what_it_claims_to_be(what: str, name: str, text: str) -> None:
    message = msgspec.json.decode(text, type=kind_of(what, name))  # what a client says has no unknown fields
    if what in ("server", "answer"):
        # Said again by the server it is the same: nothing in it is unknown, and nothing is there that it leaves out.
        assert json.loads(msgspec.json.encode(message)) == json.loads(text)


def test_no_example_goes_unchecked() -> None:
    assert len(EXAMPLES) == PAGE.count("\n```json")


@pytest.mark.parametrize(("what", "union"), [("client", AnyRequest), ("server", AnyAnswer)])
def test_every_message_has_an_example(what: str, union: Any) -> None:
    shown = {json.loads(text)["type"] for kind, _, text in EXAMPLES if kind == what}
    assert shown == {each.__struct_config__.tag for each in get_args(union)}


def structs(module: Any) -> list[Any]:
    return [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]


NAMED = [each for module in (requests, answers, tables, replays, documents) for each in structs(module)]


@pytest.mark.parametrize("struct", [*NAMED, *BODIES.values()])
def test_every_field_is_named(struct: Any) -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(struct)}
    assert {field for field in fields if f"`{field}`" not in PAGE} == set()


def test_every_code_and_close_code_is_named() -> None:
    for code, status in CODES.items():
        assert f"| `{code}` | {status} |" in PAGE, code
    for close in (close for close in vars(close_codes).values() if isinstance(close, int)):
        assert re.search(rf"^\| ({close}\b|.*, {close} )", PAGE, re.MULTILINE), close


def test_every_thing_that_can_be_done_is_named() -> None:
    for did in {*viewer_messages.DID.values(), "began"}:
        assert f"| `{did}` |" in PAGE, did


def test_the_limits_are_those_of_the_server() -> None:
    settings = Settings("")
    assert f"The protocol, version {PROTOCOL}" in PAGE
    for limit in (
        f"{settings.largest_message} characters",
        f"{settings.largest_body:,} bytes",
        f"{settings.messages_a_second} a second in the long run, {3 * settings.messages_a_second} at once",
        f"{settings.requests_a_minute} a minute",
        f"{settings.sign_ins_a_minute} a minute",
        f"| documents brought from one address, and by one person | {settings.documents_a_minute} a minute |",
        f"| a document | {documents.LARGEST_DOCUMENT:,} characters |",
        f"a document or a record {document_routes.LARGEST_BODY:,} bytes",
        f"| connections from one address | {settings.connections_an_address} |",
        f"or not yet | {http_protocol(settings).most_of_an_address};",
        f"not come whole after {2 * LOOK:.0f} seconds",
        f"any more | {match.MOST_STEPS:,} |",
        f"more than {line.MOST_UNREAD:,} bytes were waiting",
        f"after {listener.PATIENCE} refusals",
        f"at up to {request_handlers.MOST_TABLES} tables",
        f"brings the last {request_handlers.CHAT_SHOWN}",
        f"1 to {request_handlers.LONGEST_TEXT} characters",
        f"{gathering_tables.MOST_UNFINISHED} tables that are not finished",
        f"up to {retelling.MOST_AT_ONCE} states",
        f"{replays.LONGEST_RECORD:,} characters, {retelling.MOST_CHOICES} choices",
        f"the {listing.MOST_FINISHED} public tables",
        f"at least {new_tables.SHORTEST_MOVE} for `move`, {new_tables.SHORTEST_GAME} for `game`",
        f"at most {tables.LONGEST_TIME:,} (14 days)",
        f"lasts\n{account_routes.LASTS_SECONDS // 24 // 3600} days",
        f"{people.SHORTEST_PASSWORD} to {people.LONGEST_PASSWORD} characters",
        f"1 to {people.LONGEST_NAME} characters",
    ):
        assert limit in PAGE, limit


# A stranger who has read the page to the end of its first chapter can play.
@pytest.mark.long
def test_the_client_on_the_page_plays_a_game(url: str) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert "http://127.0.0.1:8600" in program
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(program.replace("http://127.0.0.1:8600", url), "protocol.md", "exec"), {})
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", printed.getvalue())


def keys_of(value: object) -> set[str]:
    """Every key of a document, at any depth, but for cards, places and options, which are data."""
    if isinstance(value, list):
        return {key for each in value for key in keys_of(each)}
    if not isinstance(value, dict):
        return set()
    found = {key for key in value if isinstance(key, str)}
    deeper = [each for key, each in value.items() if key not in ("options", "deck_marks", "discard_marks")]
    return {key for key in found if not key.isdigit()} | keys_of(deeper)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("seasons", {"enchanted_kingdom": True, "ability_tokens": True, "enchantment": "random"}),
        ("timemasters", {"promo": True, "expansion": True}),
    ],
)
def test_every_field_of_an_observation_is_named(game: str, options: dict[str, Any]) -> None:
    playing = cm.new_game(game, players=3, seed=4, options=options)
    found: set[str] = set()
    for _ in range(400):
        if playing.over:
            break
        decision = playing.decisions[0]
        found |= keys_of(playing.observe(decision.player).plain()) | keys_of(playing.watch().plain())
        playing.play(decision.player, decision.choices[-1])
    assert len(found) > 40
    assert {key for key in found if f"`{key}`" not in OBSERVATION} == set()
