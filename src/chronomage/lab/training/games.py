"""Games side by side: each runs on by itself until a net has to decide. Compiled, plain lists in and out."""

from math import tanh
from typing import Final

from chronomage.bots.policy import Policy
from chronomage.encoding import Encoding
from chronomage.kernel import machine
from chronomage.kernel.random import Random
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State
from chronomage.kernel.subclassing import mypyc_attr
from chronomage.lab.playout import fresh

# Who plays a seat.
LEARNER: Final = 0  # the net that learns
PAST: Final = 1  # an earlier self of it, or another net
APPRENTICE: Final = 2
NOBODY: Final = 3  # a row in which no game is under way

MOST_SEATS: Final = 4
FIGURES: Final = 3  # of a seat's result: won or lost, the margin squashed, the margin in points


class Variant:
    """One way of playing a game: the number of players, and the options."""

    def __init__(self, name: str, rules: Rules, players: int, options: dict[str, object]) -> None:
        self.name = name
        self.rules = rules
        self.players = players
        self.options = options


class Deal:
    """A game to be played: its variant and seed, and who plays each seat; `hero` is the seat that is looked at."""

    def __init__(self, variant: Variant, number: int, seed: int, seats: list[int], hero: int) -> None:
        self.variant = variant
        self.number = number  # of the variant
        self.seed = seed
        self.seats = seats
        self.hero = hero


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Says what is played next in each row; None where nothing is."""

    def next(self, row: int) -> Deal | None:
        """The next game of a row."""
        raise NotImplementedError


class Result:
    """How a game ended: by seat won or lost from 1 to -1, the margin squashed likewise, and in hundreds of points."""

    def __init__(self, row: int, deal: Deal, scores: list[int], figures: list[float]) -> None:
        self.row = row
        self.deal = deal
        self.scores = scores
        self.figures = figures


class Row:
    """One game under way, and the question in it that waits for a net."""

    def __init__(self) -> None:
        self.deal: Deal | None = None
        self.state: State | None = None
        self.player = 0
        self.choices: list[int] = []
        self.places: list[int] = []


class Games:
    """Rows of games. `observe` writes down what their nets are asked, `play` carries out what they answer."""

    def __init__(self, encoding: Encoding, policy: Policy, dealer: Dealer, rows: int, random: Random) -> None:
        self.encoding = encoding
        self.policy = policy
        self.dealer = dealer
        self.random = random
        self.rows = [Row() for _ in range(rows)]
        self.results: list[Result] = []  # of the games that have ended in the last `play`
        self.taught: list[int] = []  # by row: the place of what the apprentice would choose
        for number in range(rows):
            self.begin(number)

    def begin(self, number: int) -> None:
        """Begin the next game of a row."""
        row = self.rows[number]
        deal = self.dealer.next(number)
        row.deal = deal
        if deal is None:
            row.state = None
            return
        variant = deal.variant
        row.state = fresh(variant.rules, variant.players, deal.seed, variant.options)
        if not self.run_on(row):
            raise RuntimeError(f"a game of {variant.name} ended without a decision: seed {deal.seed}.")

    def run_on(self, row: Row) -> bool:
        """Play what needs no net, up to the next question to one; false where the game is over."""
        deal, state = row.deal, row.state
        assert deal is not None
        assert state is not None
        rules = deal.variant.rules
        while not state.over:
            player = state.first_asked()
            choices = state.choices_of(player)
            if len(choices) == 1:
                rules.play(state, player, choices[0])
            elif deal.seats[player] == APPRENTICE:
                rules.play(state, player, self.apprentice(rules, state, player, choices))
            else:
                row.player = player
                row.choices = choices
                return True
        return False

    def apprentice(self, rules: Rules, state: State, player: int, choices: list[int]) -> int:
        """What the apprentice chooses."""
        return self.policy.choose(state, player, machine.kind_asked(rules.programs, state), choices)

    def observe(self, entries: list[int], widths: list[int], places: list[int], counts: list[int]) -> None:
        """Append what each net sees, and the places of the choices it has; with how many there are of them by row."""
        encoding = self.encoding
        for row in self.rows:
            state = row.state
            if state is None:
                widths.append(0)
                counts.append(0)
                continue
            seen = encoding.encode(state, row.player)
            entries += seen
            widths.append(len(seen))
            row.places = encoding.places(state, row.player, row.choices)
            places += row.places
            counts.append(len(row.places))

    def seats(self) -> list[int]:
        """By row, one after the other: the player who is asked, who plays that seat, and how many players there are."""
        said: list[int] = []
        for row in self.rows:
            deal = row.deal
            if deal is None:
                said += [0, NOBODY, 2]
            else:
                said += [row.player, deal.seats[row.player], deal.variant.players]
        return said

    def teach(self) -> list[int]:
        """By row: the place of what the apprentice would choose."""
        self.taught = []
        for row in self.rows:
            deal, state = row.deal, row.state
            if deal is None or state is None:
                self.taught.append(0)
                continue
            wanted = self.apprentice(deal.variant.rules, state, row.player, row.choices)
            self.taught.append(row.places[row.choices.index(wanted)])
        return self.taught

    def play_taught(self, stray: int) -> None:
        """Play what was taught, but in that many of a hundred decisions anything: so that mistakes are met as well."""
        answers: list[int] = []
        for number in range(len(self.rows)):
            places = self.rows[number].places
            if self.random.below(100) < stray and places:
                answers.append(places[self.random.below(len(places))])
            else:
                answers.append(self.taught[number])
        self.play(answers)

    def play(self, answers: list[int]) -> None:
        """Play the choice at the place that each net answers with, and run on; games that end give way to new ones."""
        self.results = []
        for number in range(len(self.rows)):
            row = self.rows[number]
            deal, state = row.deal, row.state
            if deal is None or state is None:
                continue
            deal.variant.rules.play(state, row.player, row.choices[row.places.index(answers[number])])
            if not self.run_on(row):
                self.results.append(self.result(number, deal, state))
                self.begin(number)

    def result(self, number: int, deal: Deal, state: State) -> Result:
        """How a game ended."""
        outcome = deal.variant.rules.outcome(state)
        figures: list[float] = []
        for seat in range(MOST_SEATS):
            if seat >= state.seats:
                figures += [0.0, 0.0, 0.0]
                continue
            margin, share = outcome.margin(seat), outcome.share(seat)
            figures += [2.0 * share - 1.0, tanh(margin / self.policy.scale), margin / 100.0]
        return Result(number, deal, outcome.scores, figures)
