"""Travelling: how all that a game is made of pickles, and is copied by Python's `copy`, the same on both builds.

A thing travels as its class and its attributes by name, which a compiled and an interpreted build have alike. At the
other end it is made anew: the parameters of its constructor are attributes, too, and the other attributes are set.
"""

import sys
from collections.abc import Callable
from functools import lru_cache
from inspect import signature
from typing import Any

from chronomage.kernel.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Travels:
    """Whatever can be sent to another process. A subclass says no more where its constructor takes attributes."""

    def __reduce__(self) -> str | tuple[Any, ...]:
        return rebuilt, (type(self), attributes(self))


def attributes(thing: object) -> dict[str, Any]:
    """All that a thing holds, by name."""
    # A compiled class has its attributes in slots; an interpreted one, and an interpreted subclass, in a dictionary.
    held = {name: getattr(thing, name) for name in getattr(type(thing), "__mypyc_attrs__", ()) if name != "__dict__"}
    held.update(getattr(thing, "__dict__", {}))
    return held


def rebuilt(kind: Callable[..., Any], held: dict[str, Any]) -> Any:
    """The thing of that class that holds this."""
    parameters = parameters_of(kind)
    thing = kind(*[held[name] for name in parameters])
    for name, value in held.items():
        if name not in parameters:
            setattr(thing, name, value)
    return thing


@lru_cache(maxsize=256)
def parameters_of(kind: Callable[..., Any]) -> tuple[str, ...]:
    """What the constructor of a class takes."""
    return tuple(signature(kind).parameters)


def constant_name(thing: object) -> str:
    """The name of a constant in the module of its class: by that name it is found at the other end."""
    for name, value in vars(sys.modules[type(thing).__module__]).items():
        if value is thing:
            return name
    raise TypeError(f"{thing!r} cannot travel: it is no constant of the module {type(thing).__module__}.")


def laid_out(thing: Any) -> Any:
    """All that a thing holds, down to numbers and texts: equal for two things that are the same in every attribute."""
    if isinstance(thing, Travels):
        return {name: laid_out(value) for name, value in attributes(thing).items()}
    if isinstance(thing, (list, tuple)):
        return [laid_out(each) for each in thing]
    if isinstance(thing, dict):
        return {key: laid_out(value) for key, value in thing.items()}
    return thing
