"""The registry of games for tests that change it: afterwards it is as it was."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chronomage.kits.registry import KITS, NAMED, NAMED_BY

EXAMPLE = Path(__file__).parents[1] / "examples" / "lanterns"
LANTERNS = "lanterns.kit:KIT"


@contextmanager
def registry_as_it_was() -> Iterator[None]:
    """Whatever is made known in between is forgotten."""
    kits, named, environment, path = dict(KITS), dict(NAMED), dict(os.environ), sys.path[:]
    try:
        yield
    finally:
        for known, was in ((KITS, kits), (NAMED, named)):
            known.clear()
            known.update(was)
        os.environ.clear()
        os.environ.update(environment)
        sys.path[:] = path


@contextmanager
def lanterns() -> Iterator[None]:
    """The example's game is known by its address, to this process and to those that it starts."""
    with registry_as_it_was():
        sources = str(EXAMPLE / "src")
        sys.path.append(sources)
        before = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = sources if before is None else f"{before}{os.pathsep}{sources}"
        os.environ[NAMED_BY] = LANTERNS
        yield
