"""The figures of the encoding: they are there for every game that has one, and hang together."""

import pytest

from chronomage.kits import kit_of
from chronomage.kits.registry import BUILT_IN
from chronomage.lab import encoding_speed
from chronomage.lab.encoding_speed import encoding_figures


@pytest.mark.parametrize("name", [name for name in BUILT_IN if kit_of(name).encoding is not None])
def test_figures_of_encoding(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoding_speed, "GAMES", 1)
    monkeypatch.setattr(encoding_speed, "ROUNDS", 2)
    figures = encoding_figures(name, {}, 2)
    assert figures["times_copy"] == pytest.approx(figures["encode_us"] / figures["copy_us"], rel=0.05)
    assert 20 < figures["not_zero"] < 400
    assert figures["dense_us"] > 0
