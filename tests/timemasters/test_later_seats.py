"""Who comes later begins with the ephemeral Ke that the pack gives."""

from pathlib import Path

import pytest

import chronomage as cm
from chronomage.games.timemasters.packs.reader import read_pack
from chronomage.games.timemasters.packs.shelf import load_pack

VERGUYA = load_pack("verguya").text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_later_players_begin_with_ephemeral_ke(players: int) -> None:
    game = cm.new_game("timemasters", players, 1, {"first_player": "1"})
    seats = [game.describe()["players"][(1 + step) % players]["ephemeral"] for step in range(players)]
    assert seats == [0, 1, 1, 2][:players]


def test_without_the_entry_nobody_has_any(tmp_path: Path) -> None:
    path = tmp_path / "even.toml"
    path.write_text(VERGUYA.replace("later_ephemeral = [1, 1, 2]", ""), encoding="utf-8")
    game = cm.new_game("timemasters", 4, 1, {"pack": str(path)})
    assert [player["ephemeral"] for player in game.describe()["players"]] == [0] * 4


@pytest.mark.parametrize("bad", ["1", "true", '"1"', "{}", "[5]", "[-1]", "[true]", "[1.0]", "[0, 0, 0, 1]"])
def test_other_values_are_refused(bad: str) -> None:
    with pytest.raises(cm.ChronomageError, match="later_ephemeral"):
        read_pack(VERGUYA.replace("later_ephemeral = [1, 1, 2]", f"later_ephemeral = {bad}"), "verguya")
