"""Player: one process's games of all groups, and how they are written on the boards."""

from array import array

import numpy as np
import numpy.typing as npt

from chronomage.bots.policy import policy_of
from chronomage.encoding import Encoding, dense, encoding_of
from chronomage.kernel.random import seeded
from chronomage.lab.training.boards import ENDED, EVALUATE, PLAY, RESUME, TEACH, Board
from chronomage.lab.training.config import Config
from chronomage.lab.training.dealing import EvaluationDealer, TrainingDealer, evaluation_games
from chronomage.lab.training.games import FIGURES, Games, Result, Variant

# What is summed up of each variant's games in an evaluation: their number, the hero's share of the wins, its square,
# the hero's score, the best of the others', and the margin squared.
TALLIED = 6


class Player:
    """The games of one process; several such share a board, each with rows of its own."""

    def __init__(self, config: Config, worker: int, workers: int, seed: int, tally: npt.NDArray[np.float64]) -> None:
        self.config = config
        self.worker = worker
        self.workers = workers
        self.encoding: Encoding = encoding_of(config.game)
        self.policy = policy_of(config.game)
        self.variants: list[Variant] = config.variants()
        self.rows = config.collecting.games
        self.training = [self.training_games(group, seed) for group in range(config.collecting.groups)]
        self.playing = list(self.training)
        self.teaching = [False] * config.collecting.groups
        self.tally = tally

    def training_games(self, group: int, seed: int) -> Games:
        """A group's games of training."""
        collecting = self.config.collecting
        random = seeded((seed * 1000 + self.worker) * 10 + group)
        dealer = TrainingDealer(
            self.variants,
            [one.weight for one in self.config.played],
            past_rows(self.config),
            round(self.rows * collecting.apprentice),
            random.split(),
        )
        return Games(self.encoding, self.policy, dealer, self.rows, random)

    def evaluation_games(self, group: int, opponent: int) -> Games:
        """This process's share of an evaluation, in one group."""
        counts = [one.evaluation for one in self.config.played]
        deals = evaluation_games(self.variants, counts, opponent, self.config.evaluating.seed)
        shares = self.workers * self.config.collecting.groups
        mine = deals[self.worker * self.config.collecting.groups + group :: shares]
        return Games(self.encoding, self.policy, EvaluationDealer(mine, self.rows), self.rows, seeded(0))

    def step(self, group: int, command: int, detail: int, board: Board) -> None:
        """Do what the learner commands, and write down what its nets are asked next."""
        games = self.playing[group]
        games.results = []
        if command == EVALUATE:
            if group == 0:
                self.tally[:] = 0
            games = self.playing[group] = self.evaluation_games(group, detail)
        elif command == RESUME:
            games = self.playing[group] = self.training[group]
            games.results = []
        elif command == TEACH and self.teaching[group]:
            games.play_taught(self.config.learning.stray)
        elif command == PLAY:
            games.play(board.answers.tolist())
        self.teaching[group] = command == TEACH
        if games is not self.training[group]:
            self.sum_up(games.results)
        self.write(games, board, command == TEACH)

    def sum_up(self, results: list[Result]) -> None:
        """Add games that have ended to the tally of their variants."""
        for result in results:
            hero, scores = result.deal.hero, result.scores
            share = (result.figures[hero * FIGURES] + 1) / 2
            best = max(score for seat, score in enumerate(scores) if seat != hero)
            margin = scores[hero] - best
            self.tally[result.deal.number] += (1, share, share * share, scores[hero], best, margin * margin)

    def write(self, games: Games, board: Board, teach: bool) -> None:
        """Write a group's rows on its board."""
        entries: list[int] = []
        widths: list[int] = []
        places: list[int] = []
        counts: list[int] = []
        games.observe(entries, widths, places, counts)
        dense.values(self.encoding, pack(entries, widths), board.seen)
        dense.mask(self.encoding, pack(places, counts), board.open)
        board.about[:, :ENDED] = np.array(games.seats(), np.int64).reshape(-1, ENDED)
        board.about[:, ENDED] = 0
        for result in games.results:
            board.about[result.row, ENDED] = 1
            board.figures[result.row] = np.array(result.figures, np.float32).reshape(board.figures.shape[1:])
        if teach:
            board.taught[:] = games.teach()


def past_rows(config: Config) -> int:
    """How many rows of a process have earlier selves among the players; they are the first."""
    return round(config.collecting.games * config.collecting.past)


def pack(numbers: list[int], lengths: list[int]) -> dense.Packed:
    """Numbers of rows one after the other, as they travel."""
    return dense.Packed(np.frombuffer(array("i", numbers), np.int32), np.array(lengths, np.int64))
