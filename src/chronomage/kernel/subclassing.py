"""What lets a game in another package be written after compiled classes: mypyc's mark for it, without its package.

A compiled class takes no subclass that is not compiled with it, unless it is marked so. The mark is read when the
rules are compiled; when they run it does nothing, and `mypy_extensions`, where it comes from, need not be installed.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    C = TypeVar("C", bound=type)

    def mypyc_attr(**attributes: bool) -> Callable[[C], C]:
        """The class as it is."""
        return lambda marked: marked
