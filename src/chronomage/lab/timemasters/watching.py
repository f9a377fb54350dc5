"""Watching a game of Time Masters: what its players did in it that the balance of a pack shows in."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from chronomage.bots import Bot, Limit
from chronomage.game import Game
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.choices import DELAY, LAUNCH, TAKE, TAKE_CLOSED
from chronomage.games.timemasters.effect import PER_DELAY
from chronomage.games.timemasters.flow.launching import is_full
from chronomage.games.timemasters.packs.pack import DELAYED, LAUNCHED, Card
from chronomage.games.timemasters.table import Table, Timer
from chronomage.lab.simulation import begin_all

Launches = dict[int, list[int]]  # by Timer: how often it was launched, and how often full


@dataclass
class Watched:
    """One game: who won, how many spells each player played in each turn, who took what, and what Timers did."""

    first: int
    rounds: int = 0
    unfinished: bool = False  # ended by the guard against endless games
    shares: list[float] = field(default_factory=list)  # of the win, by seat
    scores: list[int] = field(default_factory=list)
    spells: list[list[int]] = field(default_factory=list)  # by seat and turn
    taken: list[set[int]] = field(default_factory=list)  # by seat
    given: list[tuple[int, int]] = field(default_factory=list)  # seat and card, by chance in place of another
    copies: dict[int, int] = field(default_factory=dict)  # by card: how often it was taken
    launches: Launches = field(default_factory=dict)
    delayed: bool = False  # whether a Timer that pays for waiting was delayed and then launched


class Watch:
    """Looks on as a game is played; where it may, it gives a player another card of the level than the one taken."""

    def __init__(self, game: Game, gifts: float) -> None:
        table = game.state
        assert isinstance(table, Table)
        self.game = game
        self.table = table
        self.gifts = gifts
        self.chance = Random(game.required_seed())
        self.seen = Watched(table.first)
        self.seen.spells = [[] for _ in range(game.players)]
        self.seen.taken = [set() for _ in range(game.players)]
        self.turn = (-1, -1)

    def play(self, bots: Sequence[Bot], limits: Sequence[Limit | None]) -> Watched:
        """Play the game to its end."""
        begin_all(bots, self.game, self.game.required_seed())
        table = self.table
        while not self.game.over:
            self.count_spells()
            player = table.asked
            decision = self.game.decision_of(player)
            choice = bots[player].choose(self.game.observe(player), decision, limits[player]).id
            self.note(player, decision.kind, choice)
            self.game.rules.play(table, player, choice)
        outcome = self.game.outcome
        self.seen.rounds = table.round
        self.seen.unfinished = table.round > facts.MOST_ROUNDS
        self.seen.scores = list(outcome.scores)
        self.seen.shares = [outcome.share(player) for player in range(self.game.players)]
        return self.seen

    def count_spells(self) -> None:
        """The spells of the turn that is being played; nothing comes into the spell area with a turn's last choice."""
        turn = (self.table.turn, self.table.round)
        played = self.seen.spells[self.table.turn]
        if turn != self.turn:
            self.turn = turn
            played.append(0)
        played[-1] = max(played[-1], len(self.table.players[self.table.turn].area))

    def note(self, player: int, kind: str, choice: int) -> None:
        """What a choice does that is counted."""
        if kind not in ("timers", "main", "spheres"):
            return
        if kind == "spheres" and TAKE < choice < LAUNCH:
            self.take(player, choice)
        elif LAUNCH < choice < DELAY:
            timer = self.table.players[player].timer(choice - LAUNCH)
            assert timer is not None
            self.launch(timer)

    def launch(self, timer: Timer) -> None:
        """A Timer is launched."""
        count = self.seen.launches.setdefault(timer.card, [0, 0])
        count[0] += 1
        count[1] += is_full(self.table, timer)
        if timer.delays and pays_for_waiting(self.table.pack.card(timer.card)):
            self.seen.delayed = True

    def take(self, player: int, choice: int) -> None:
        """A card of a sphere is taken, or another one given in its place."""
        level = choice - TAKE_CLOSED if choice > TAKE_CLOSED else choice - TAKE
        if choice < TAKE_CLOSED and self.chance.random() < self.gifts:
            self.give(player, level)
        card = self.table.spheres[level][-2 if choice > TAKE_CLOSED else -1]
        self.seen.taken[player].add(card)
        self.seen.copies[card] = self.seen.copies.get(card, 0) + 1

    def give(self, player: int, level: int) -> None:
        """Lay a card of the level that is not in the game, whichever it is, in place of the open one."""
        spare = self.table.settings.pools[level][:]
        for card in self.table.every_card():
            if card in spare:
                spare.remove(card)
        if spare:
            card = self.chance.choice(spare)
            spheres = self.table.spheres[:]
            spheres[level] = [*spheres[level][:-1], card]
            self.table.spheres = spheres
            self.seen.given.append((player, card))


def pays_for_waiting(card: Card) -> bool:
    """Whether a Timer does more for having been delayed."""
    if any(effect.verb != "throw-away" for effect in card.effects[DELAYED]):
        return True
    return any(effect.amount.per == PER_DELAY for effect in card.effects[LAUNCHED])
