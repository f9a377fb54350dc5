"""Addresses: where something is, as "module:name", loaded when it is first used, like an entry point."""

import importlib
import os
import sys
from typing import Any

from chronomage.kernel.errors import ChronomageError, shorten


class BadAddress(ChronomageError):
    """There is nothing at that address, or what is there cannot be imported."""


def loaded(address: str) -> Any:
    """What is at "module:name"; the name may go deeper, as in "module:Class.attribute"."""
    module, colon, name = address.partition(":")
    if not (module and colon and name):
        raise BadAddress(f"an address is written as module:name, not {shorten(address)}.")
    try:
        found: Any = importlib.import_module(module)
    except Exception as error:  # whatever the code of somebody else's module does
        raise BadAddress(f"{module} cannot be imported: {type(error).__name__}: {error}") from error
    for part in name.split("."):
        if not hasattr(found, part):
            raise BadAddress(f"there is no {name} in {module}.")
        found = getattr(found, part)
    return found


def loaded_from_here(address: str) -> Any:
    """What is at an address that a person has typed: the folder they are in is searched too, after all others."""
    search_too(os.getcwd())
    return loaded(address)


def search_too(folder: str) -> None:
    """Have imports look into a folder after all others."""
    if folder not in sys.path:
        sys.path.append(folder)
