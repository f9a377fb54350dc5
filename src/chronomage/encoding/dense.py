"""Rows for a net: many observations at once, from the lists of what is not zero. This alone needs numpy."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chronomage.encoding.encoding import Encoding
from chronomage.kernel.errors import ChronomageError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Packed:
    """The lists of many observations one after the other: all that must travel to where the rows are made."""

    def __init__(self, numbers: NDArray[np.int32], lengths: NDArray[np.int64]) -> None:
        self.numbers = numbers  # place * 256 + value, or places of a policy
        self.lengths = lengths  # how many of them each observation has


def packed(rows: Sequence[list[int]]) -> Packed:
    """The lists in two arrays."""
    numpy = needed()
    # An array of the standard library reads a list in less time than numpy does.
    flat = array("i")
    for row in rows:
        flat.fromlist(row)
    return Packed(numpy.frombuffer(flat, numpy.int32), numpy.fromiter(map(len, rows), numpy.int64, len(rows)))


def values(encoding: Encoding, rows: Sequence[list[int]] | Packed, out: NDArray[np.uint8] | None = None) -> Any:
    """The whole numbers of each observation as a row of bytes; into the first rows of `out`, where it is given."""
    found = rows if isinstance(rows, Packed) else packed(rows)
    out = cleared(out, len(found.lengths), encoding.size, needed().uint8)
    cells_of(out)[cells(found, found.numbers >> 8, encoding.size)] = found.numbers & 255
    return out


def inputs(encoding: Encoding, rows: Sequence[list[int]] | Packed, out: NDArray[np.float32] | None = None) -> Any:
    """What a net takes: each number times its scale, as a row of floats; into the first rows of `out`, if given."""
    found = rows if isinstance(rows, Packed) else packed(rows)
    out = cleared(out, len(found.lengths), encoding.size, needed().float32)
    places = found.numbers >> 8
    cells_of(out)[cells(found, places, encoding.size)] = (found.numbers & 255) * scales(encoding)[places]
    return out


def mask(encoding: Encoding, places: Sequence[list[int]] | Packed, out: NDArray[np.bool_] | None = None) -> Any:
    """Which places of the policy are open, as a row of booleans for each observation; into `out`, if given."""
    found = places if isinstance(places, Packed) else packed(places)
    out = cleared(out, len(found.lengths), encoding.choices, needed().bool_)
    cells_of(out)[cells(found, found.numbers, encoding.choices)] = True
    return out


def scales(encoding: Encoding) -> Any:
    """What each place of a row of bytes is multiplied by, as floats."""
    return needed().array(encoding.scales, "float32")


def cells(found: Packed, places: Any, width: int) -> Any:
    """Where each number stands, counted through all rows."""
    numpy = needed()
    return numpy.repeat(numpy.arange(len(found.lengths)) * width, found.lengths) + places


def cells_of(out: Any) -> Any:
    """All cells of all rows in one line, to be written to."""
    return out.reshape(-1, copy=False)  # which fails where rows do not lie one after the other


def cleared(out: Any, count: int, width: int, kind: Any) -> Any:
    """As many rows of zeros; where rows are given, those."""
    if out is None:
        return needed().zeros((count, width), kind)
    out[:count] = 0
    return out


def needed() -> Any:
    """Numpy, or a line that says that it is missing."""
    try:
        import numpy
    except ImportError as error:
        raise ChronomageError("rows of numbers need numpy: pip install numpy") from error
    return numpy
