"""Choices of Time Masters: every answer there is, its fixed number, its form and its text. See docs/notation.md."""

from typing import Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.packs.pack import Pack
from chronomage.kernel.form import Form

END: Final = 0
PASS: Final = 1
DONE: Final = 2
YES: Final = 3
NO: Final = 4
RESTORE: Final = 5
FIRST: Final = 6  # of two effects
SECOND: Final = 7
EPHEMERAL: Final = 10  # how many ephemeral Ke are paid with, from none
TAKE: Final = 20  # the open card of a sphere, by level
TAKE_CLOSED: Final = 30
# Timers by their place in the Timer area, from 1.
LAUNCH: Final = 40
DELAY: Final = 60
TIMER: Final = 80
PLAYER: Final = 100
# Cards by number.
CARD: Final = 1000
PLAY: Final = 2000
PUT: Final = 3000
RELEASE: Final = 4000

# No card is called so: packs/reader.py keeps these words free.
WORDS: Final = {END: "end", PASS: "pass", DONE: "done", YES: "yes", NO: "no", RESTORE: "restore"}


def all_forms(pack: Pack) -> dict[int, Form]:
    """Every choice of a game with this pack by its number: its form, its text and what it is about."""
    forms = {id: Form(text, text, {}) for id, text in WORDS.items()}
    forms[FIRST] = Form("first", "effect 1", {})
    forms[SECOND] = Form("second", "effect 2", {})
    for count in range(facts.MOST_EPHEMERAL + 1):
        forms[EPHEMERAL + count] = Form("ephemeral", f"ephemeral {count}", {"amount": count})
    for level in range(1, facts.SPHERES + 1):
        # So many spells the card counts for.
        closed = level + facts.CLOSED_COSTS
        forms[TAKE + level] = Form("take", f"take {level}", {"amount": level, "spells": level})
        forms[TAKE_CLOSED + level] = Form("take-closed", f"take-closed {level}", {"amount": level, "spells": closed})
    for place in range(1, facts.MOST_TIMERS + 1):
        forms[LAUNCH + place] = Form("launch", f"launch {place}", {"amount": place})
        forms[DELAY + place] = Form("delay", f"delay {place}", {"amount": place})
        forms[TIMER + place] = Form("timer", f"timer {place}", {"amount": place})
    for player in range(facts.MOST_PLAYERS):
        forms[PLAYER + player] = Form("player", f"player {player}", {"player": player})
    for card in pack.cards:
        about = {"card": card.name}
        forms[CARD + card.number] = Form("card", card.name, about)
        if card.kind == facts.SPELL:
            forms[PUT + card.number] = Form("put", f"put {card.name}", about)
            forms[RELEASE + card.number] = Form("release", f"release {card.name}", about)
        forms[PLAY + card.number] = Form("play", f"play {card.name}", about)
    return forms
