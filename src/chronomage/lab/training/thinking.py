"""Thinking: what a net says to the questions of many games, without learning from them.

A device reckons the whole of it. A processor leaves out what is zero: of thousands of numbers some hundred are not, and
of hundreds of choices a handful is open.
"""

from dataclasses import dataclass
from typing import Any

import torch
from torch.nn import functional

from chronomage.lab.training.games import FIGURES, MOST_SEATS
from chronomage.lab.training.net import Net, masked


@dataclass
class Thought:
    """By row: the likelihood of each choice as a logarithm, where in the policy it lies, and what is expected."""

    likelihoods: Any  # rows, choices
    places: Any  # the same; None: the choices are the places themselves
    expected: Any  # rows, seats, figures

    def best(self) -> Any:
        """The place of the likeliest choice of each row."""
        return self.placed(self.likelihoods.argmax(-1))

    def drawn(self) -> tuple[Any, Any]:
        """A choice of each row by the likelihoods: its place, and its likelihood."""
        noise = torch.empty_like(self.likelihoods).exponential_().clamp_(min=1e-20).log_()
        chosen = (self.likelihoods - noise).argmax(-1)
        return self.placed(chosen), self.likelihoods.gather(-1, chosen[:, None])[:, 0]

    def placed(self, chosen: Any) -> Any:
        """The places of the chosen ones."""
        return chosen if self.places is None else self.places.gather(-1, chosen[:, None])[:, 0]


class Thinker:
    """A net that plays: a copy, which learns nothing. On a device its large matrices are kept in 16 bits."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.is_on_device = next(net.parameters()).device.type != "cpu"
        self.matrices: dict[str, Any] = {}
        self.refresh()

    def load(self, weights: dict[str, Any]) -> None:
        """Play as a net with these weights from now on."""
        self.net.load_state_dict(weights)
        self.refresh()

    def refresh(self) -> None:
        """Make the 16 bits anew."""
        if self.is_on_device:
            self.matrices = {name: each.detach().bfloat16() for name, each in self.net.named_parameters()}

    def think(self, seen: Any, is_open: Any) -> Thought:
        """What the net says; rows in which nothing is open get anything."""
        if not self.is_on_device:
            return think_sparsely(self.net, seen, is_open)
        preferences, expected = self.reckon(seen)
        return Thought(torch.log_softmax(masked(preferences, is_open), -1), None, expected)

    def reckon(self, seen: Any) -> tuple[Any, Any]:
        """The net as it reckons while it learns: products in 16 bits, all else in 32, and no matrix converted twice."""
        net = self.net
        hidden = functional.relu(net.first_norm(self.product("first", seen.float() * net.scales)))
        for number, norm in enumerate(net.norms):
            hidden = hidden + functional.relu(norm(self.product(f"blocks.{number}", hidden)))
        judged = functional.relu(self.product("value_hidden", hidden))
        values = self.product("value", judged).view(-1, MOST_SEATS, FIGURES)
        return self.product("policy", hidden), values

    def product(self, name: str, hidden: Any) -> Any:
        """One layer."""
        matrices = self.matrices
        return functional.linear(hidden.bfloat16(), matrices[f"{name}.weight"], matrices[f"{name}.bias"]).float()


def think_sparsely(net: Net, seen: Any, is_open: Any) -> Thought:
    """The same by the numbers that are not zero and the choices that are open."""
    rows, places = torch.nonzero(seen, as_tuple=True)
    numbers = seen[rows, places].float() * net.scales[places]
    first = functional.embedding_bag(
        places,
        net.first.weight.t().contiguous(),
        starts(rows, len(seen)),
        mode="sum",
        per_sample_weights=numbers,
    )
    hidden = net.after_first(first + net.first.bias)
    rows, places = torch.nonzero(is_open, as_tuple=True)
    preferences = (hidden[rows] * net.policy.weight[places]).sum(-1) + net.policy.bias[places]
    at = torch.arange(len(rows)) - starts(rows, len(seen))[rows]
    most = int(at.max()) + 1 if len(at) else 1
    of_rows = torch.full((len(seen), most), -1e9)
    of_rows[rows, at] = preferences
    places_of_rows = torch.zeros((len(seen), most), dtype=torch.int64)
    places_of_rows[rows, at] = places
    return Thought(torch.log_softmax(of_rows, -1), places_of_rows, net.values(hidden))


def starts(rows: Any, count: int) -> Any:
    """Where each row begins in a list of entries sorted by row."""
    return torch.searchsorted(rows, torch.arange(count))
