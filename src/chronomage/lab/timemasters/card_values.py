"""Card values: how many levels more a player reaches in the next turns with a card than without it.

Two players have the same deck: the starting cards and a few of the low spheres. One of them has both copies of the
card as well; of a starting card, the other one lacks them. Nobody takes anything. After some rounds the levels that
both have reached are compared, so that what a card does to an opponent counts as what it does for its owner.
"""

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from chronomage.bots import make_bot
from chronomage.bots.bot import Bot
from chronomage.game import position
from chronomage.games.timemasters.packs.pack import Card, Pack
from chronomage.games.timemasters.table import Table
from chronomage.lab.simulation import begin_all
from chronomage.lab.timemasters.sphere_habits import HabitualBot, take_nothing

ROUNDS: Final = 8
LOW: Final = (1, 2, 3)  # levels of the cards that both have
SHARED: Final = 6  # such cards
COPIES: Final = 2
HAND: Final = 5
SURE: Final = 1.96  # standard errors


@dataclass(frozen=True)
class CardValue:
    """What a card is worth for the next turns, and the standard error of that."""

    name: str
    kind: str
    level: int
    mean: float
    error: float


def card_value(pack: Pack, number: int, games: int, options: dict[str, object]) -> CardValue:
    """Measure the card of that number in so many games."""
    card = pack.card(number)
    bot = HabitualBot(make_bot("apprentice", "timemasters"), take_nothing)
    values = [one_game(pack, card, number, options, bot) for number in range(games)]
    return CardValue(card.name, card.kind, card.level, fmean(values), stdev(values) / sqrt(games))


def one_game(pack: Pack, card: Card, number: int, options: dict[str, object], bot: Bot) -> float:
    """By how many levels the player with the card is ahead after some rounds."""
    chance = Random(number)
    common = [each.name for each in pack.cards for _ in range(each.copies) if each.level == 0]
    low = [each.name for each in pack.cards if each.level in LOW and each.set == "base" and each is not card]
    common += chance.sample(low, SHARED)
    more, less = common[:], common[:]
    for _ in range(min(COPIES, card.copies)):
        if card.level:
            more.append(card.name)
        else:
            less.remove(card.name)
    owner = number % 2
    players: list[dict[str, object]] = []
    for player in range(2):
        deck = more[:] if player == owner else less[:]
        chance.shuffle(deck)
        players.append({"hand": deck[:HAND], "deck": deck[HAND:]})
    first = number // 2 % 2
    document = {"options": options, "players": players, "first_player": first, "turn": first}
    game = position("timemasters", document, number)
    reached = [0, 0]
    best, turn = 0, (first, 1)
    table = game.state
    assert isinstance(table, Table)
    begin_all([bot, bot], game, number)
    while not game.over and table.round <= ROUNDS:
        if turn != (table.turn, table.round):
            reached[turn[0]] += best
            best, turn = 0, (table.turn, table.round)
        best = max(best, table.budget, len(table.players[table.turn].area))
        player = table.asked
        choice = bot.choose(game.observe(player), game.decision_of(player))
        game.rules.play(table, player, choice.id)
    return float(reached[owner] - reached[1 - owner])


def out_of_order(values: list[CardValue]) -> list[tuple[CardValue, CardValue]]:
    """Cards that are surely worth no more than one of the same kind two levels below."""
    found: list[tuple[CardValue, CardValue]] = []
    for high in values:
        for low in values:
            if high.kind == low.kind and high.level == low.level + 2:
                error = sqrt(high.error**2 + low.error**2)
                if high.mean + SURE * error < low.mean:
                    found.append((high, low))
    return found
