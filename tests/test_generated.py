"""What is generated from the sources is as fresh as they are, and whole."""

import re
import sys
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict, get_args

import msgspec
import pytest
from tools import generate
from tools.typescript import protocol
from tools.typescript.comments import comments_of
from tools.typescript.types import Writer

from chronomage.protocol import answers, requests, words
from chronomage.server.tables.viewer_messages import DID
from tests.test_texts_bundle import facts_section

WRITTEN = protocol.written()


@pytest.mark.parametrize("path", generate.GENERATED, ids=lambda path: path.name)
def test_generated_files_are_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == generate.GENERATED[path](), "run `make generated`"


def test_every_struct_of_the_protocol_is_exported() -> None:
    for module in protocol.MODULES:
        for name, found in vars(module).items():
            if isinstance(found, type) and issubclass(found, msgspec.Struct) and msgspec.structs.fields(found):
                assert f"export interface {name} " in WRITTEN
    written = {Path(module.__file__ or "") for module in protocol.MODULES}
    assert set(Path(words.__file__).parent.glob("[a-z]*.py")) == written


@pytest.mark.parametrize("union", [requests.AnyRequest, answers.AnyAnswer])
def test_a_message_has_its_type_and_the_fields_that_it_always_has(union: Any) -> None:
    for struct in get_args(union):
        body = body_of(struct.__name__)
        assert f"type: '{struct.__struct_config__.tag}';" in body
        for field in msgspec.structs.fields(struct):
            if field.name in struct.__annotations__:  # others stand in what it extends
                missing = "" if field.required else "?"
                assert f"\n  {field.encode_name}{missing}: " in body


def body_of(name: str) -> str:
    return WRITTEN.partition(f"export interface {name} ")[2].partition("\n}")[0]


def test_types_are_written_as_typescript_writes_them() -> None:
    writer = Writer({Literal["x", "y"]: "Letter"})
    assert writer.type(int | None) == "number | null"
    assert writer.type(list[int | None]) == "(number | null)[]"
    assert writer.type(dict[words.GameName, list[words.Seat]]) == "Record<GameName, Seat[]>"
    assert writer.type(Literal["a", 2]) == "'a' | 2"
    assert writer.type(Literal["x", "y"]) == "Letter"
    assert writer.type(Annotated[str, msgspec.Meta(max_length=3)]) == "string"
    assert writer.alias(answers.Did).endswith("| 'continued' | (string & {})")
    with pytest.raises(TypeError, match="no TypeScript for"):
        writer.type(set[int])


class Commented(TypedDict):
    first: int  # said behind it
    # Said above it,
    # on two lines.
    second: int
    third: int


def test_comments_of_fields_are_found_behind_and_above_them() -> None:
    said = {"first": "said behind it", "second": "Said above it, on two lines.", "third": ""}
    assert comments_of(sys.modules[__name__])["Commented"] == said


def test_what_happens_in_a_step_is_among_what_is_known_to_happen() -> None:
    assert {*DID.values(), "began"} == set(answers.DEEDS)


def test_the_facts_are_those_of_the_page_on_texts() -> None:
    rows = re.findall(r"^\| (`.*?) \|", facts_section(), re.MULTILINE)
    documented = {fact for row in rows for fact in re.findall(r"`(\w+)`", row)}
    assert set(words.KnownFacts.__annotations__) == documented | {"copy"}
