"""web/src/net/protocol.ts: every message, body and answer of the protocol, from src/chronomage/protocol."""

import types
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from chronomage.protocol import answers, codes, documents, games, people, replays, requests, tables, words
from tools.typescript.comments import comments_of
from tools.typescript.types import Writer, is_record, quoted, titled

PATH: Final = Path(__file__).parents[2] / "web" / "src" / "net" / "protocol.ts"
MODULES: Final = (words, codes, documents, tables, requests, answers, replays, people, games)
ELSEWHERE: Final = {"Observation": "./observations.ts"}  # what the games themselves describe
LONGEST_LINE: Final = 120
HEADER: Final = """\
/**
 * The protocol's messages, bodies and answers: docs/protocol.md. Fields that say nothing are left out by the server.
 *
 * Made by `make generated` from src/chronomage/protocol: change it there.
 */
"""


def written() -> str:
    """The whole file."""
    found = {name: each for module in MODULES for name, each in own_types(module)}
    writer = Writer({each: name for name, each in found.items() if not is_record(each)})
    told = {name: fields for module in MODULES for name, fields in comments_of(module).items()}
    imports = [f"import type {{ {name} }} from '{path}';\n" for name, path in ELSEWHERE.items()]
    parts = [HEADER, "".join(imports)]
    for name, each in found.items():
        if name in ELSEWHERE:
            continue
        known = known_keys(each)
        if known is not None:
            parts.append(interface(writer, name, known, told[known.__name__]))
        elif is_record(each):
            parts.append(interface(writer, name, each, told[name]))
        else:
            parts.append(alias(writer, name, each))
    return "\n".join(parts)


def own_types(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The types that a module defines, in the order in which it does."""
    earlier = [vars(other) for other in MODULES[: MODULES.index(module)]]
    described = [known_keys(found) for found in vars(module).values()]
    for name, found in vars(module).items():
        is_imported = any(name in names for names in earlier)
        if is_named(found) and not is_imported and found not in described:
            yield name, found


def is_named(found: Any) -> bool:
    """Whether a type is called by its name: a class with fields, a Literal, a union of classes, or one with a title."""
    if is_record(found):
        return found is not msgspec.Struct and bool(get_type_hints(found))
    origin = get_origin(found)
    of_classes = origin in (Union, types.UnionType) and all(is_record(part) for part in get_args(found))
    return origin is Literal or of_classes or titled(found) is not None


def known_keys(found: Any) -> Any:
    """The class of the keys that are known of a dictionary which may have others; None for anything else."""
    meta = titled(found)
    return None if meta is None else (meta.extra or {}).get("known")


def alias(writer: Writer, name: str, found: Any) -> str:
    """A type with a name; a long union stands on several lines."""
    meta = titled(found)
    said = comment("" if meta is None else meta.description or "")
    stands_for = writer.spelled(found) if meta is None else writer.alias(found)
    line = f"export type {name} = {stands_for};"
    if len(line) > LONGEST_LINE:
        line = line.replace(" | ", "\n  | ").replace(" = ", " =\n  | ")
    return f"{said}{line}\n"


def interface(writer: Writer, name: str, found: Any, told: dict[str, str]) -> str:
    """A class with its fields; those that it has from another class stay there."""
    above = next((base for base in found.__bases__ if is_record(base) and is_named(base)), None)
    inherited = set() if above is None else set(get_type_hints(above))
    lines = [
        comment(found.__doc__ or ""),
        f"export interface {name}{f' extends {above.__name__}' if above else ''} {{\n",
    ]
    if not is_typeddict(found) and found.__struct_config__.tag not in (None, name):
        lines.append(f"  {found.__struct_config__.tag_field}: '{found.__struct_config__.tag}';\n")
    for field, called, kind, may_be_missing in fields(found):
        if field not in inherited:
            key = quoted(called) if "-" in called else called
            lines += [
                comment(told.get(field, ""), "  "),
                f"  {key}{'?' if may_be_missing else ''}: {writer.type(kind)};\n",
            ]
    if name != found.__name__:
        lines.append("  [other: string]: unknown;\n")
    return "".join([*lines, "}\n"])


def fields(found: Any) -> Iterator[tuple[str, str, Any, bool]]:
    """Each field: its name, what it is called on the wire, its type, and whether it may be missing."""
    if is_typeddict(found):
        for name, kind in get_type_hints(found, include_extras=True).items():
            yield name, name, kind, name in found.__optional_keys__
        return
    for field in msgspec.structs.fields(found):
        yield field.name, field.encode_name, field.type, not field.required


def comment(text: str, indent: str = "") -> str:
    """What is said of a type or a field, as a comment above it, in whole sentences."""
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().splitlines()]
    lines[0] = lines[0][0].upper() + lines[0][1:]
    lines[-1] += "" if lines[-1].endswith((".", "?", "!")) else "."
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])
