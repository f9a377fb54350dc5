"""Choices of Time Masters: every answer there is, its fixed number and its text. See docs/notation.md."""

from typing import Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.packs.pack import Pack

END: Final = 0
PASS: Final = 1
DONE: Final = 2
YES: Final = 3
NO: Final = 4
RESTORE: Final = 5
EPHEMERAL: Final = 10  # how many ephemeral Ke are paid with, from none
TAKE: Final = 20  # the open card of a sphere, by level
TAKE_CLOSED: Final = 30
# Timers by their place in the Timer area, from 1.
LAUNCH: Final = 40
DELAY: Final = 60
TIMER: Final = 80
# Cards by number.
CARD: Final = 1000
PLAY: Final = 2000
PUT: Final = 3000
RELEASE: Final = 4000

# No card is called so: packs/reader.py keeps these words free.
WORDS: Final = {END: "end", PASS: "pass", DONE: "done", YES: "yes", NO: "no", RESTORE: "restore"}


def all_texts(pack: Pack) -> dict[int, str]:
    """The text of every choice of a game with this pack, by its number."""
    texts = dict(WORDS)
    for count in range(facts.MOST_EPHEMERAL + 1):
        texts[EPHEMERAL + count] = f"ephemeral {count}"
    for level in range(1, facts.SPHERES + 1):
        texts[TAKE + level] = f"take {level}"
        texts[TAKE_CLOSED + level] = f"take-closed {level}"
    for place in range(1, facts.MOST_TIMERS + 1):
        texts[LAUNCH + place] = f"launch {place}"
        texts[DELAY + place] = f"delay {place}"
        texts[TIMER + place] = f"timer {place}"
    for card in pack.cards:
        texts[CARD + card.number] = card.name
        if card.kind == facts.SPELL:
            texts[PUT + card.number] = "put " + card.name
            texts[RELEASE + card.number] = "release " + card.name
        texts[PLAY + card.number] = "play " + card.name
    return texts
