"""The kit of Time Masters: each pack of cards has rules of its own."""

from typing import Final

from chronomage.kits.kit import Kit

KIT: Final = Kit(
    "timemasters",
    "Time Masters",
    rules="chronomage.games.timemasters.rules:RULES",
    rules_with="chronomage.games.timemasters.rules:rules_with",
    rules_options=("pack",),
    pov="chronomage.pov.timemasters.pov:POV",
    texts="chronomage.texts.timemasters.texts:texts_of_rules",
    cards="chronomage.games.timemasters.card_list:cards",
    terminal="chronomage.cli.timemasters.terminal:TimeMastersTerminal",
    bots={"apprentice": "chronomage.bots.apprentice.timemasters.bot:TimeMastersApprentice"},
    commands={"packs": "chronomage.cli.timemasters.packs:packs"},
)
