"""The kit of Lanterns. Texts, cards and terminal are left out: Chronomage shows such a game plainly."""

import chronomage as cm

KIT = cm.Kit(
    "lanterns",
    "Lanterns",
    rules="lanterns.rules:RULES",
    pov="lanterns.pov:POV",
    bots={"careful": "lanterns.bot:Careful"},
)
