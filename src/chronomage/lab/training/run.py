"""Run: one sitting of training, from a checkpoint or from nothing; it saves every minute, and ends when it is told."""

import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from typing import Any

import torch

from chronomage.encoding import encoding_of
from chronomage.kernel.errors import ChronomageError
from chronomage.lab.statistics import wilson
from chronomage.lab.training.boards import RESUME, TEACH
from chronomage.lab.training.checkpoint import Checkpoint, Progress, save
from chronomage.lab.training.collector import Collector
from chronomage.lab.training.config import Config
from chronomage.lab.training.games import APPRENTICE
from chronomage.lab.training.journal import Journal, Line, picture
from chronomage.lab.training.learner import Figures, Learner
from chronomage.lab.training.net import Net
from chronomage.lab.training.rollout import Rollout
from chronomage.lab.training.thinking import Thinker
from chronomage.lab.training.workers import Workers, workers_for

SAVE_EVERY = 60.0  # seconds
SAY_EVERY = 10.0
ENDING = 15.0  # seconds kept for the last evaluation and save, and for the ending of processes


class LearningFailed(ChronomageError):
    """The net has become useless: something in it is no number any more."""


class Run:
    """A net and everything that trains it."""

    def __init__(
        self,
        config: Config,
        folder: Path,
        device: str,
        resumed: Checkpoint | None = None,
        earlier_journal: Path | None = None,
        say: Callable[[str], None] = print,
        began: float | None = None,
    ) -> None:
        self.started = time.monotonic() if began is None else began
        self.config = config
        self.folder = folder
        self.device = device
        self.say = say
        self.progress = resumed.progress if resumed else Progress()
        torch.manual_seed(config.seed + self.progress.updates)
        self.random = random.Random(config.seed + self.progress.updates)
        encoding = encoding_of(config.game)
        self.net = Net(encoding, config.net).to(device)
        if resumed:
            self.net.load_state_dict({**resumed.weights})
        self.actor, self.past_self = (Thinker(Net(encoding, config.net).to(device).eval()) for _ in range(2))
        self.learner = Learner(self.net, config.learning, device)
        if resumed and resumed.moments:
            restore_optimizer(self.learner, resumed)
        self.past: list[dict[str, Any]] = []
        self.workers: Workers = workers_for(config, config.seed + 7919 * (1 + self.progress.updates))
        self.collector = Collector(config, self.workers, self.actor, self.past_self, device)
        collecting = config.collecting
        rows = collecting.games * max(1, collecting.workers)
        self.decisions_a_round = collecting.steps * collecting.groups * rows
        self.rollouts = [
            Rollout(collecting.steps, collecting.groups, rows, encoding.size, encoding.choices, device)
            for _ in range(2 if config.learning.overlap else 1)
        ]
        self.journal = Journal(folder / f"{config.name}.csv", earlier_journal)
        self.saved = self.said = self.evaluated = time.monotonic()
        self.ends = self.started
        self.told = self.progress.decisions  # up to which the speed has been said
        self.show_actor()

    def show_actor(self) -> None:
        """Let the games be played by the net as it is now."""
        self.actor.load(self.net.state_dict())
        self.past_self.load(self.random.choice(self.past) if self.past else self.net.state_dict())
        if torch.device(self.device).type == "cuda":
            torch.cuda.synchronize()  # the games are played on another stream

    def train(self, seconds: float, updates: int | None = None) -> None:
        """Train for that long, or for that many rounds of self-play."""
        self.ends = self.started + seconds - ENDING
        copying = self.config.learning.copying_seconds
        if self.progress.copied_seconds < copying and not self.progress.updates:
            self.collector.start(TEACH)
            self.copy_apprentice(min(self.ends - time.monotonic(), copying - self.progress.copied_seconds))
            self.remember_self()
            self.evaluate()
        else:
            self.remember_self()
            self.collector.start(RESUME)
        self.play_itself(updates)
        self.evaluate()
        self.save()

    def copy_apprentice(self, seconds: float, rounds: int | None = None) -> None:
        """Learn what the apprentice chooses, and how its games end, for that long or so many rounds; the rate falls."""
        began = now = time.monotonic()
        done = 0
        while now - began < seconds and (rounds is None or done < rounds):
            self.collector.collect(self.rollouts[0], teach=True)
            part = (now - began) / seconds if rounds is None else done / rounds
            figures = self.learner.copy(self.rollouts[0], self.config.learning.copying_rate * max(0.05, 1 - part**2))
            self.show_actor()
            done += 1
            self.progress.decisions += self.decisions_a_round
            self.progress.copied_seconds += time.monotonic() - now
            now = time.monotonic()
            self.tell("copying", figures)

    def play_itself(self, updates: int | None) -> None:
        """Rounds of self-play, learned from while the next is being played."""
        last = None if updates is None else self.progress.updates + updates
        with learning_beside(self.device, self.config.learning.overlap) as learn:
            under_way: Future[Figures] | None = None
            turn = 0
            now = time.monotonic()
            while now < self.ends and (last is None or self.progress.updates < last):
                rollout = self.rollouts[turn % len(self.rollouts)]
                turn += 1
                self.collector.collect(rollout, teach=False)
                if under_way is not None:
                    self.tell("playing", under_way.result())
                    self.show_actor()
                under_way = learn(self.improvement(rollout))
                if not self.config.learning.overlap:
                    self.tell("playing", under_way.result())
                    self.show_actor()
                    under_way = None
                self.progress.decisions += self.decisions_a_round
                self.progress.updates += 1
                self.progress.played_seconds += time.monotonic() - now
                now = time.monotonic()
                if self.progress.updates % self.config.collecting.past_every == 0:
                    self.remember_self()
                if now - self.saved > SAVE_EVERY or now - self.evaluated > self.config.evaluating.every_seconds:
                    if under_way is not None:
                        self.tell("playing", under_way.result())
                        self.show_actor()
                        under_way = None
                    if now - self.evaluated > self.config.evaluating.every_seconds:
                        self.evaluate()
                    self.save()
                    now = time.monotonic()
            if under_way is not None:
                self.tell("playing", under_way.result())
            self.show_actor()

    def improvement(self, rollout: Rollout) -> Callable[[], Figures]:
        """What is to be learned from a round, with the rates of this moment."""
        learning = self.config.learning
        done = min(1.0, self.progress.played_seconds / learning.planned_seconds)
        rate = between(learning.rate, done)
        entropy = between(learning.entropy, done)
        moves = self.progress.updates >= learning.value_updates
        return lambda: self.learner.improve(rollout, rate, entropy, moves)

    def remember_self(self) -> None:
        """Let the net as it plays now be one of the opponents from now on; some of the older ones make room."""
        self.past.append({key: value.detach().half().cpu() for key, value in self.actor.net.state_dict().items()})
        if len(self.past) > self.config.collecting.past_kept:
            del self.past[self.random.randrange(len(self.past) - 1)]

    def evaluate(self) -> None:
        """Try the net against the apprentice."""
        began = time.monotonic()
        tally = self.collector.evaluate(APPRENTICE)
        lines = []
        for one, sums in zip(self.config.played, tally, strict=True):
            games = sums[0]
            if not games:
                continue
            low, high = wilson(sums[1], games)
            lines += [
                self.line("win_rate", one.name, sums[1] / games, low, high),
                self.line("score", one.name, sums[3] / games),
                self.line("best_other_score", one.name, sums[4] / games),
            ]
            self.say(
                f"EVALUATION {one.name}: {100 * sums[1] / games:.1f} % of {games:.0f} games "
                f"({100 * low:.1f} to {100 * high:.1f}), {sums[3] / games:.1f} to {sums[4] / games:.1f} points"
            )
        self.journal.add(lines)
        self.evaluated = time.monotonic()
        self.say(f"  it took {self.evaluated - began:.1f} s")

    def tell(self, phase: str, figures: Figures) -> None:
        """Write down what a round showed, now and then."""
        if not all(isfinite(value) for value in figures.values()):
            raise LearningFailed(f"{phase}: {figures}; the last checkpoint is from before that.")
        now = time.monotonic()
        if now - self.said < SAY_EVERY:
            return
        progress = self.progress
        waited = self.collector.waited / (now - self.said)  # the part of the time in which the games were waited for
        self.collector.waited = 0.0
        speed = (progress.decisions - self.told) / (now - self.said)
        self.told, self.said = progress.decisions, now
        measured = {**figures, "speed": speed, "waited": waited}
        self.journal.add([self.line(what, "", value) for what, value in measured.items()])
        said = " ".join(f"{what} {value:.4f}" for what, value in figures.items())
        self.say(
            f"{now - self.started:.0f} s {phase} {progress.updates} {progress.decisions / 1e6:.1f} M "
            f"{speed / 1000:.0f} k/s waited {waited:.2f} {said}"
        )

    def line(self, what: str, variant: str, value: float, low: float = 0.0, high: float = 0.0) -> Line:
        """A line of the journal, of now."""
        progress = self.progress
        seconds = round(progress.copied_seconds + progress.played_seconds, 1)
        return Line(
            progress.decisions, seconds, progress.updates, what, variant, round(value, 5), round(low, 5), round(high, 5)
        )

    def save(self) -> None:
        """Write checkpoint and picture."""
        moments, steps = optimizer_state(self.learner)
        checkpoint = Checkpoint(dict(self.net.state_dict()), moments, steps, self.progress)
        save(checkpoint, self.folder, self.config.name)
        svg = picture(self.journal.lines, self.config.name)
        (self.folder / f"{self.config.name}.svg").write_text(svg, encoding="utf-8")
        self.saved = time.monotonic()

    def close(self) -> None:
        """End the processes."""
        self.workers.stop()


def between(ends: tuple[float, float], done: float) -> float:
    """A figure on its way from one to the other."""
    return ends[0] + (ends[1] - ends[0]) * done


@contextmanager
def learning_beside(device: str, overlap: bool) -> Iterator[Callable[[Callable[[], Figures]], Future[Figures]]]:
    """Hand over what to learn: a thread of its own does it, on a stream of its own; or else it is done at once."""
    if not overlap:

        def at_once(task: Callable[[], Figures]) -> Future[Figures]:
            done: Future[Figures] = Future()
            done.set_result(task())
            return done

        yield at_once
        return
    sys.setswitchinterval(0.001)  # the games do not wait long for the thread that learns
    with ThreadPoolExecutor(1) as pool:
        if torch.device(device).type != "cuda":
            yield pool.submit
            return
        stream = torch.cuda.Stream()

        def beside(task: Callable[[], Figures]) -> Figures:
            with torch.cuda.stream(stream):
                figures = task()
            stream.synchronize()
            return figures

        yield lambda task: pool.submit(beside, task)


def optimizer_state(learner: Learner) -> tuple[dict[str, Any], float]:
    """The optimizer's second moments by the names of the weights, and its steps."""
    state = learner.optimizer.state
    named = [(name, state[each]) for name, each in learner.net.named_parameters() if each in state]
    moments = {name: each["exp_avg_sq"] for name, each in named}
    return moments, float(named[0][1]["step"]) if named else 0.0


def restore_optimizer(learner: Learner, resumed: Checkpoint) -> None:
    """Give the optimizer back what it knew."""
    for name, weight in learner.net.named_parameters():
        learner.optimizer.state[weight] = {
            "step": torch.tensor(resumed.steps, device=weight.device),
            "exp_avg": torch.zeros_like(weight),
            "exp_avg_sq": resumed.moments[name].to(weight.device),
        }
