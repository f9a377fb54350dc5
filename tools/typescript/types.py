"""Types of Python as types of TypeScript: structs, dictionaries with known keys, and all that can be in them."""

import types
from typing import Annotated, Any, Final, Literal, NotRequired, Required, Union, get_args, get_origin, is_typeddict

import msgspec

PLAIN: Final = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    types.NoneType: "null",
    Any: "unknown",
}


def titled(found: Any) -> msgspec.Meta | None:
    """What gives a type a name of its own: an annotation with a title."""
    metas = [meta for meta in get_args(found)[1:] if isinstance(meta, msgspec.Meta) and meta.title]
    return metas[0] if get_origin(found) is Annotated and metas else None


def is_record(found: Any) -> bool:
    """Whether it is a class of fields, which becomes an interface."""
    return is_typeddict(found) or (isinstance(found, type) and issubclass(found, msgspec.Struct))


class Writer:
    """Writes types as TypeScript; `names` are those that stand for a type by themselves, such as a Literal."""

    def __init__(self, names: dict[Any, str]) -> None:
        self.names = names

    def type(self, found: Any) -> str:
        """A type where it is used: by its name, where it has one."""
        meta = titled(found)
        if meta is not None:
            assert meta.title is not None
            return meta.title
        if is_record(found):
            return str(found.__name__)
        return self.names.get(found) or self.spelled(found)

    def spelled(self, found: Any) -> str:
        """A type written out."""
        origin, arguments = get_origin(found), get_args(found)
        if found in PLAIN:
            return PLAIN[found]
        if origin in (Annotated, Required, NotRequired):
            return self.type(arguments[0])
        if origin is Literal:
            return " | ".join(quoted(value) for value in arguments)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(part) for part in arguments))
        if origin is list:
            inside = self.type(arguments[0])
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        if origin is dict:
            return f"Record<{self.type(arguments[0])}, {self.type(arguments[1])}>"
        raise TypeError(f"there is no TypeScript for {found!r}")

    def alias(self, found: Any) -> str:
        """What a type with a title stands for; values that are only examples leave room for others."""
        meta = titled(found)
        assert meta is not None
        if meta.examples:
            return " | ".join([*(quoted(value) for value in meta.examples), "(string & {})"])
        return self.type(get_args(found)[0])


def quoted(value: object) -> str:
    """A value as TypeScript writes it."""
    return f"'{value}'" if isinstance(value, str) else str(value)
