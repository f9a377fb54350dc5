"""The kit of Time Masters: each pack of cards has rules of its own."""

from typing import Final

from chronomage.kits.kit import Kit

KIT: Final = Kit(
    "timemasters",
    "Time Masters",
    rules="chronomage.games.timemasters.rules:RULES",
    rules_with="chronomage.games.timemasters.rules:rules_with",
    rules_options=("pack",),
    documents={"pack": "chronomage.games.timemasters.packs.document:read_document"},
    pov="chronomage.pov.timemasters.pov:POV",
    texts="chronomage.texts.timemasters.texts:texts_of_rules",
    cards="chronomage.games.timemasters.card_list:cards",
    terminal="chronomage.cli.timemasters.terminal:TimeMastersTerminal",
    policy="chronomage.bots.apprentice.timemasters.policy:TimeMastersPolicy",
    bots={
        "apprentice": "chronomage.bots.apprentice.timemasters.bot:TimeMastersApprentice",
        "magician": "chronomage.bots.magician.bot:Magician",
    },
    encoding="chronomage.encoding.timemasters.encoding:ENCODING",
    commands={"packs": "chronomage.cli.timemasters.packs:packs"},
)
