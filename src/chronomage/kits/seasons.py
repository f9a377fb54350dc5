"""The kit of Seasons."""

from typing import Final

from chronomage.kits.kit import Flag, Kit

KIT: Final = Kit(
    "seasons",
    "Seasons",
    rules="chronomage.games.seasons.rules:RULES",
    pov="chronomage.pov.seasons.pov:POV",
    texts="chronomage.texts.seasons.texts:texts_of_rules",
    cards="chronomage.games.seasons.card_list:cards",
    terminal="chronomage.cli.seasons.terminal:SeasonsTerminal",
    encoding="chronomage.encoding.seasons.encoding:ENCODING",
    policy="chronomage.bots.apprentice.seasons.policy:SeasonsPolicy",
    bots={
        "apprentice": "chronomage.bots.apprentice.seasons.bot:Apprentice",
        "adept": "chronomage.bots.nets.adept:Adept",
        "magician": "chronomage.bots.magician.bot:Magician",
        "archmage": "chronomage.bots.archmage.bot:Archmage",
    },
    net_bots=("adept", "archmage"),
    bench_options={"level": "archmage"},
    flags=(
        Flag("level", "level", "apprentice, magician or archmage."),
        Flag(
            "expansion",
            "enchanted_kingdom",
            "add the cards of Enchanted Kingdom to the deck (not for apprentices).",
            "true",
        ),
        Flag("enchantment", "enchantment", "play under this enchantment, such as drought, or random."),
        Flag("abilities", "ability_tokens", "deal ability tokens.", "true"),
    ),
)
