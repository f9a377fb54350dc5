"""Playthroughs: a game of every variant as readable text, so that a change of rules shows as a diff.

Write them anew with `make playthroughs`.
"""

import re
from pathlib import Path

import chronomage as cm
from chronomage.bots import make_bot
from chronomage.kernel.random import Random, seeded
from tests.variants import BASE, KINGDOM, TIME_MASTERS, Variant

FOLDER = Path(__file__).parent
LIVELY = re.compile(r"summon |activate |play |put ")
TITLES = {"seasons": "Seasons", "timemasters": "Time Masters"}


# Of Seasons every variant of the base game, and of its expansion each enchantment once, for two, three or four players
# in turn; of Time Masters the base cards, and all cards.
PLAYED = [
    *BASE,
    *KINGDOM[:3],
    *[variant for number, variant in enumerate(KINGDOM[6:]) if number % 3 == number // 3 % 3],
    *[variant for variant in TIME_MASTERS if variant.label in ("time-masters", "time-masters-promo")],
]


def path_of(variant: Variant) -> Path:
    return FOLDER / f"{variant.name}.txt"


def play_through(variant: Variant, seed: int) -> str:
    """One game as text: every decision with its choices, what was chosen, and what happened."""
    random = seeded(seed)
    game = cm.new_game(variant.game, variant.players, seed, variant.options)
    lines = [f"{TITLES[variant.game]}, {variant.players} players, seed {seed}, {dict(variant.options)}"]
    lines += [sentence(game, event) for event in game.opening]
    while not game.over:
        decision = game.decisions[random.below(len(game.decisions))]
        choice = sensible(game, decision, random) or pick(decision, random)
        about = f" ({decision.card})" if decision.card else ""
        options = ", ".join(each.text for each in decision.choices)
        lines.append(f"{decision.player} {decision.kind}{about}: {options}")
        lines.append(f"  > {choice.text}")
        lines += [sentence(game, event) for event in game.play(decision.player, choice)]
    for player, part in enumerate(game.outcome.breakdown):
        parts = ", ".join(f"{name} {points}" for name, points in part.items())
        lines.append(f"player {player}: {game.outcome.scores[player]} = {parts}")
    lines.append(f"winners: {game.outcome.winners}")
    return "\n".join(lines) + "\n"


def sensible(game: cm.Game, decision: cm.Decision, random: Random) -> cm.Choice | None:
    """What the apprentice would mostly do in Time Masters: played at random, a weak deck never sees high spheres."""
    if game.rules.name != "timemasters" or decision.kind == "spheres" or random.below(4) == 0:
        return None
    return make_bot("apprentice", "timemasters").choose(game.observe(decision.player), decision)


def pick(decision: cm.Decision, random: Random) -> cm.Choice:
    """Mostly cards: a game in which much happens shows more than one in which turns just end."""
    if decision.kind == "spheres":
        return pick_sphere(decision, random)
    cards = [choice for choice in decision.choices if LIVELY.match(choice.text)]
    if cards and random.below(4):
        return cards[random.below(len(cards))]
    return decision.choices[random.below(len(decision.choices))]


def pick_sphere(decision: cm.Decision, random: Random) -> cm.Choice:
    """Mostly the dearest card: the spheres of higher levels are seldom within reach."""
    closed = [choice for choice in decision.choices if choice.text.startswith("take-closed ")]
    if closed and random.below(4) == 0:
        return closed[-1]
    opened = [choice for choice in decision.choices if choice.text.startswith("take ")]
    if opened and random.below(8):
        return opened[-1]
    if random.below(4):
        return decision.choices[0]  # mostly the end of the turn
    return decision.choices[random.below(len(decision.choices))]


def sentence(game: cm.Game, event: cm.Event) -> str:
    """An event on one line, with its audience where that is not everybody."""
    facts = game.event_facts(event)
    kind, audience = facts.pop("kind"), facts.pop("audience")
    told = "" if audience < 0 else f" [only to {audience}]"
    shown = " ".join(f"{name}={value}" for name, value in facts.items())
    return f"    {kind} {shown}{told}"


# Seeds chosen so that between them the games see every card in play and every ability token in use.
SEEDS = {
    "archmage-4": 2001,
    "nature-spirit-3": 3044,
    "time-masters-2": 4000,
    "time-masters-3": 4001,
    "time-masters-4": 4000,
    "time-masters-promo-2": 4001,
    "time-masters-promo-3": 4027,
    "time-masters-promo-4": 4008,
}


def seed_of(variant: Variant) -> int:
    return SEEDS.get(variant.name, 1000 + PLAYED.index(variant))
