"""What the tests of Raven the Usurper share: the price of every magic item, and a Raven that has become one."""

from typing import Any

from tests.seasons.enchanted_kingdom.kingdom import RAVEN, kingdom
from tests.seasons.scenario import Scenario, take_dice

# The printed price of each magic item, energy and crystals. An Elemental Amulet is had for one energy at least.
PRICES = {
    "amulet-of-air": ("AA", 0),
    "amulet-of-fire": ("FF", 0),
    "amulet-of-earth": ("EE", 0),
    "amulet-of-water": ("WW", 0),
    "balance-of-ishtar": ("", 2),
    "staff-of-spring": ("EEE", 0),
    "temporal-boots": ("", 0),
    "purse-of-io": ("AF", 0),
    "divine-chalice": ("AWFE", 0),
    "wondrous-chest": ("WF", 0),
    "beggars-horn": ("AE", 0),
    "die-of-malice": ("", 0),
    "bespelled-grimoire": ("WE", 0),
    "ragfields-helm": ("AAA", 0),
    "hand-of-fortune": ("AFE", 3),
    "runic-cube-of-eolis": ("", 20),
    "potion-of-power": ("FF", 0),
    "potion-of-dreams": ("AA", 0),
    "potion-of-knowledge": ("WW", 0),
    "potion-of-life": ("EE", 0),
    "hourglass-of-time": ("AWFE", 0),
    "scepter-of-greatness": ("AWFE", 0),
    "olafs-blessed-statue": ("WWW", 0),
    "yjangs-forgotten-vase": ("WFE", 0),
    "elemental-amulet": ("A", 0),
    "tree-of-light": ("EE", 0),
    "crystal-orb": ("FE", 0),
    "glutton-cauldron": ("", 0),
    "vampiric-crown": ("AW", 0),
    "dragon-skull": ("WFE", 0),
    "cursed-treatise-of-arus": ("W", 0),
    "idol-of-the-familiar": ("AWFE", 0),
    "necrotic-kriss": ("AAW", 0),
    "lantern-of-xidit": ("FFFEEE", 0),
    "sealed-chest-of-urm": ("WWE", 0),
    "mirror-of-the-seasons": ("", 3),
    "pendant-of-ragnor": ("AWF", 0),
    "heart-of-argos": ("EE", 0),
    "horn-of-plenty": ("WE", 0),
    "fairy-monolith": ("EE", 0),
    "selenias-codex": ("AW", 0),
    "scroll-of-ishtar": ("FF", 0),
    "mesodaes-lantern": ("AAAWWW", 0),
    "statue-of-eolis": ("WFE", 0),
    "familiar-catcher": ("AF", 0),
    "ios-transmuter": ("WE", 0),
    "throne-of-renewal": ("WFF", 0),
    "potion-of-resurrection": ("FE", 0),
    "jewel-of-the-ancients": ("FF", 0),
    "shield-of-zira": ("A", 0),
    "steadfast-die": ("AE", 0),
    "amulet-of-time": ("WW", 0),
    "arcane-telescope": ("", 0),
}
DECK = ["runic-cube-of-eolis", "purse-of-io", "hand-of-fortune", "ragfields-helm", "arcano-leech"]


def at_table(item: str, mine: dict[str, Any] | None = None, **rest: Any) -> Scenario:
    """Player 0 is about to summon Raven with just its price and the item's; player 1 has the item in play.

    What is said of player 0 comes on top; `reserve` and `crystals` are what he has besides.
    """
    given = dict(mine or {})
    tokens, paid = PRICES[item]
    return kingdom(
        {
            "gauge": 9,
            **given,
            "hand": [RAVEN, *given.get("hand", [])],
            "reserve": "F" + tokens + given.get("reserve", ""),
            "crystals": paid + given.get("crystals", 0),
        },
        {"in_play": [item], "ability_token": 2},
        **{"deck": DECK, **rest},
    )


def usurped(item: str, mine: dict[str, Any] | None = None, *script: str, **rest: Any) -> Scenario:
    """Raven has been summoned and has become the item; the script answers what its instant effect asks."""
    game = at_table(item, mine, **rest)
    game.play(0, f"summon {RAVEN}", f"player 1 {item}", *script)
    return game


def until_turn(game: Scenario, player: int) -> None:
    """Everybody ends turns, takes dice and declines what is offered, until that player may do as he likes again."""
    while game.asked != player or game.kind != "turn":
        if game.kind == "die":
            take_dice(game)
        else:
            game.play(game.asked, "end" if game.kind == "turn" else game.open[0])
