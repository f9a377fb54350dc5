"""Learner: one net and its optimizer; copies the apprentice first, and then learns from its own games by PPO."""

from typing import Any

import torch
from torch import nn
from torch.nn import functional

from chronomage.lab.training.boards import CONTROLLER, PLAYERS
from chronomage.lab.training.config import Learning
from chronomage.lab.training.games import LEARNER, MOST_SEATS
from chronomage.lab.training.net import Net, masked, quick
from chronomage.lab.training.rollout import Rollout, worth

HEAVIEST = 2.0  # of a decision that the net would take more often now than when it was taken
Figures = dict[str, float]


class Learner:
    """Changes the net; whoever plays has a copy of it."""

    def __init__(self, net: Net, learning: Learning, device: Any) -> None:
        self.net = net
        self.learning = learning
        self.device = torch.device(device)
        self.optimizer = torch.optim.AdamW(
            net.parameters(),
            lr=learning.rate[0],
            weight_decay=1e-4,
            eps=1e-5,
            fused=self.device.type == "cuda",
        )

    def copy(self, rollout: Rollout, rate: float) -> Figures:
        """One pass over decisions of the apprentice: what it chose, and what came of it."""
        targets = self.flat(worth(rollout, self.learning.discounting)[1])
        players = self.flat(rollout.about)[:, PLAYERS]
        totals = torch.zeros(3, device=self.device)
        batches = self.batches(players, torch.ones_like(players, dtype=torch.bool), self.learning.batch // 4)
        self.set_rate(rate)
        for rows in batches:
            preferences, values = self.forward(rollout, rows)
            chosen = self.flat(rollout.chosen)[rows]
            copying = functional.cross_entropy(preferences, chosen)
            expecting = self.value_loss(values, targets[rows], players[rows])
            self.step(copying + self.learning.value_weight * expecting, 1.0)
            right = (preferences.argmax(-1) == chosen).float().mean()
            totals += torch.stack([copying.detach(), expecting.detach(), right])
        copying, expecting, right = (totals / len(batches)).tolist()
        return {"copying_loss": copying, "value_loss": expecting, "copied": right}

    def improve(self, rollout: Rollout, rate: float, entropy_weight: float, moves: bool) -> Figures:
        """Learn from a round of the net's own games; with `moves` false the value alone."""
        learning = self.learning
        gains, targets = (self.flat(each) for each in worth(rollout, learning.discounting))
        about = self.flat(rollout.about)
        mine = about[:, CONTROLLER] == LEARNER
        spread, mean = torch.std_mean(gains[mine])
        gains = (gains - mean) / (spread + 1e-6)
        chosen, before = self.flat(rollout.chosen), self.likelihoods(rollout)
        # The games were played by the net as it was one update ago: what it would do more often now counts for more.
        # It is held near to what it is now, and not to what it was then, or else it becomes two nets that take turns.
        weights = (before - self.flat(rollout.likelihood)).exp().clamp(max=HEAVIEST)
        self.set_rate(rate)
        totals = torch.zeros(5, device=self.device)
        count = 0
        for _ in range(learning.passes):
            for rows in self.batches(about[:, PLAYERS], mine, learning.batch):
                preferences, values = self.forward(rollout, rows)
                likelihoods = torch.log_softmax(preferences, -1)
                now = likelihoods.gather(-1, chosen[rows, None])[:, 0]
                change = now - before[rows]
                ratio, gain = change.exp(), gains[rows]
                bounded = ratio.clamp(1 - learning.clip, 1 + learning.clip)
                policy = -(weights[rows] * torch.minimum(ratio * gain, bounded * gain)).mean()
                entropy = -(likelihoods.exp() * likelihoods.clamp(min=-50.0)).sum(-1).mean()
                expecting = self.value_loss(values, targets[rows], about[rows, PLAYERS])
                loss = learning.value_weight * expecting
                if moves:
                    loss = loss + policy - entropy_weight * entropy
                else:  # the likelihoods stay where they are while the value is learned
                    loss = loss + change.square().mean()
                self.step(loss, learning.gradient_limit)
                drift = (ratio - 1 - change).mean()
                clipped = (ratio != bounded).float().mean()
                totals += torch.stack([each.detach() for each in (policy, expecting, entropy, drift, clipped)])
                count += 1
        policy, expecting, entropy, drift, clipped = (totals / count).tolist()
        return {"policy_loss": policy, "value_loss": expecting, "entropy": entropy, "drift": drift, "clipped": clipped}

    def likelihoods(self, rollout: Rollout) -> Any:
        """How likely, by its logarithm, the net as it is now would choose what was chosen."""
        chosen = self.flat(rollout.chosen)
        with torch.no_grad():
            parts = [
                torch.log_softmax(self.forward(rollout, rows)[0], -1).gather(-1, chosen[rows, None])[:, 0]
                for rows in torch.arange(len(chosen), device=self.device).split(self.learning.batch)
            ]
        return torch.cat(parts)

    def flat(self, values: Any) -> Any:
        """One line for each decision."""
        return values.reshape(-1, *values.shape[3:])

    def forward(self, rollout: Rollout, rows: Any) -> tuple[Any, Any]:
        """What the net says to some decisions of a rollout."""
        with quick(self.device):
            preferences, values = self.net(self.flat(rollout.seen)[rows])
        return masked(preferences, self.flat(rollout.open)[rows]), values.float()

    def batches(self, players: Any, wanted: Any, size: int) -> list[Any]:
        """The decisions that are wanted, shuffled, in batches of about that size."""
        rows = torch.nonzero(wanted)[:, 0]
        rows = rows[torch.randperm(len(rows), device=rows.device)]
        return list(rows.chunk(max(1, round(len(rows) / size))))

    def value_loss(self, values: Any, targets: Any, players: Any) -> Any:
        """How far the expectations for the seats that are taken were off."""
        taken = torch.arange(MOST_SEATS, device=values.device) < players[:, None]
        # A seat's own view of itself matters most: by it decisions are judged.
        weights = torch.tensor([1.0, 0.25, 0.25, 0.25], device=values.device) * taken
        of_figures = torch.tensor([0.5, 0.5, self.learning.margin_weight], device=values.device)
        return ((values - targets).square() * of_figures * weights[..., None]).sum((1, 2)).mean()

    def set_rate(self, rate: float) -> None:
        """The learning rate of what follows."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def step(self, loss: Any, limit: float) -> None:
        """Move the net."""
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), limit)
        self.optimizer.step()
