"""Rows for nets: what the lists say, many at once."""

import sys
from random import Random

import pytest

import chronomage as cm
from chronomage.encoding import dense, encoding_of
from chronomage.kernel.errors import ChronomageError

numpy = pytest.importorskip("numpy")
ENCODING = encoding_of("seasons")


def some_rows() -> tuple[list[list[int]], list[list[int]]]:
    """Observations of a game, and the places of what is open in each."""
    game, random = cm.new_game("seasons", seed=2), Random(2)
    rows, open_places = [], []
    while len(rows) < 40:
        decision = random.choice(game.decisions)
        rows.append(ENCODING.encode(game.state, decision.player))
        open_places.append(ENCODING.places(game.state, decision.player, [choice.id for choice in decision.choices]))
        game.play(decision.player, random.choice(decision.choices))
    return rows, open_places


ROWS, PLACES = some_rows()


def test_bytes_and_floats_are_what_the_lists_say() -> None:
    values, inputs = dense.values(ENCODING, ROWS), dense.inputs(ENCODING, ROWS)
    assert values.shape == inputs.shape == (len(ROWS), ENCODING.size)
    for row, filled in zip(ROWS, values, strict=True):
        assert sorted(row) == [int(place) * 256 + int(filled[place]) for place in numpy.flatnonzero(filled)]
    assert (inputs == values * dense.scales(ENCODING)).all()
    assert inputs.max() <= 3


def test_open_places_are_true_and_all_others_false() -> None:
    mask = dense.mask(ENCODING, PLACES)
    assert mask.shape == (len(PLACES), ENCODING.choices)
    assert [list(numpy.flatnonzero(row)) for row in mask] == [sorted(places) for places in PLACES]


def test_rows_that_are_given_are_filled_anew() -> None:
    out = numpy.full((len(ROWS) + 1, ENCODING.size), 7, numpy.uint8)
    found = dense.values(ENCODING, dense.packed(ROWS), out)
    assert found is out
    assert (out[:-1] == dense.values(ENCODING, ROWS)).all()
    assert (out[-1] == 7).all(), "there was no such observation"


def test_nothing_at_all_is_no_rows() -> None:
    assert dense.values(ENCODING, []).shape == (0, ENCODING.size)


def test_rows_that_lie_apart_are_refused() -> None:
    apart = numpy.zeros((len(ROWS), 2 * ENCODING.size), numpy.uint8)[:, : ENCODING.size]
    with pytest.raises(ValueError, match="copy"):
        dense.values(ENCODING, ROWS, apart)


def test_without_numpy_a_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(ChronomageError, match="pip install numpy"):
        dense.values(ENCODING, ROWS)
