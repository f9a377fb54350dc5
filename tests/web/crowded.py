"""Tables as full as they can be, and what of them cannot be seen."""

from typing import Any

from tests.web.moments import placed

# What can be chosen and does not lie whole in the window, or lies under something else.
OUT_OF_SIGHT = """() => {
  const chosen = '.choosable, .lectern .choices button';
  const hidden = (each) => {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return !inside || !each.contains(found);
  };
  const shown = [...document.querySelectorAll(chosen)].filter((each) => each.checkVisibility());
  return shown.filter(hidden).map((each) => each.outerHTML.slice(0, 160));
}"""
TALLER = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"

# As much as there can be: four players, thirteen cards in play, nine in the hand, ten tokens and four on an amulet.
OWN = [
    "bespelled-grimoire",
    "purse-of-io",
    "divine-chalice",
    "hand-of-fortune",
    "kairn-the-destroyer",
    "ragfields-helm",
    "wondrous-chest",
    "figrim-the-avaricious",
    "naria-the-prophetess",
    "syllas-the-faithful",
    "temporal-boots",
    "hourglass-of-time",
]
HAND = [
    "raven-the-usurper",
    "ratty-nightshade",
    "amulet-of-fire",
    "staff-of-spring",
    "beggars-horn",
    "potion-of-life",
    "potion-of-power",
    "scepter-of-greatness",
    "runic-cube-of-eolis",
]
THEIRS = [
    "amulet-of-air",
    "amulet-of-earth",
    "dragon-skull",
    "arcano-leech",
    "demon-of-argos",
    "titus-deepgaze",
    "air-elemental",
    "thieving-fairies",
    "necrotic-kriss",
    "vampiric-crown",
    "glutton-cauldron",
    "sealed-chest-of-urm",
]
OTHERS = {"reserve": "AWWFFEE", "crystals": 88, "gauge": 14, "bonuses_used": 2}
TABLE: dict[str, Any] = {
    "options": {
        "level": "archmage",
        "enchanted_kingdom": True,
        "enchantment": "olafs-knowledge",
        "ability_tokens": True,
    },
    "year": 2,
    "space": 5,
    "players": [
        {
            "hand": HAND,
            "in_play": [*OWN, {"card": "amulet-of-water", "tokens": "WWFE"}],
            "reserve": "AAAWWFFEEE",
            "crystals": 103,
            "gauge": 15,
            "ability_token": 7,
        },
        *[{**OTHERS, "in_play": THEIRS[at::3] * 2, "ability_token": at + 1} for at in range(3)],
    ],
}
TURN = placed("seasons", **TABLE, die={"crystals": 3, "transmute": True})
DICE = placed(
    "seasons",
    **TABLE,
    dice=[
        {"pips": 3, "energy": "A", "star": True, "transmute": True},
        {"pips": 1, "energy": "EE", "star": True},
        {"pips": 2, "energy": "WE", "transmute": True},
        {"pips": 3, "energy": "EE", "star": True},
        {"pips": 1, "energy": "EE", "star": True},
    ],
)

# Eight cards, and as much in play as there is room for.
HANDFUL = placed(
    "timemasters",
    phase="main",
    players=[
        {
            "hand": ["focus", "focus", "suggestion", "growth", "charge", "charge", "clock-tower", "deep-breath"],
            "spells": ["energy-loop", "slowdown", "endless-slope", "charge"],
            "timers": ["timer", "timer"],
            "active": 8,
        },
        {},
        {},
        {},
    ],
)
