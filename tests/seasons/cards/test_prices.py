"""What cards 18 to 34 cost, whatever the number of players."""

import pytest

from tests.seasons.scenario import scenario

PRICES = [
    ("bespelled-grimoire", "WE", 0),
    ("ragfields-helm", "AAA", 0),
    ("hand-of-fortune", "AFE", 3),
    ("lewis-greyface", "AF", 0),
    ("runic-cube-of-eolis", "", 20),
    ("potion-of-power", "FF", 0),
    ("potion-of-dreams", "AA", 0),
    ("potion-of-knowledge", "WW", 0),
    ("potion-of-life", "EE", 0),
    ("hourglass-of-time", "AWFE", 0),
    ("scepter-of-greatness", "AWFE", 0),
    ("olafs-blessed-statue", "WWW", 0),
    ("yjangs-forgotten-vase", "WFE", 0),
    ("tree-of-light", "EE", 0),
    ("crystal-orb", "FE", 0),
]


# What a card costs is the same at two, three and four players, save for the Arcano Leech; a crystal or token less is
# not enough.
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("card", "energy", "crystals"), PRICES)
def test_prices_of_cards_18_to_34(card: str, energy: str, crystals: int, seats: int) -> None:
    others: list[dict[str, object]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": [card], "reserve": energy, "crystals": crystals, "gauge": 1}, *others)
    game.play(0, f"summon {card}")
    assert game.in_play(0) == [card]
    assert sum(len(told["energy"]) for told in game.told("energy-discarded")) == len(energy)
    assert sum(told["amount"] for told in game.told("crystals-lost")) == crystals
    short = scenario({"hand": [card], "reserve": energy[1:], "crystals": max(0, crystals - 1), "gauge": 1}, *others)
    assert f"{card} needs" in short.refused(0, f"summon {card}")
