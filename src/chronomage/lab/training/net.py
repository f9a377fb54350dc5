"""The net: numbers of an observation in, a preference for each choice and a value for each seat out."""

from typing import Any

import torch
from torch import nn
from torch.nn import functional

from chronomage.encoding import Encoding
from chronomage.lab.training.config import NetShape
from chronomage.lab.training.games import FIGURES, MOST_SEATS

FIRST_POLICY_SPREAD = 0.01  # so that at first every choice is about as likely as the other


class Net(nn.Module):
    """A residual net over the numbers as they are; their scales are part of its first layer.

    The value has for each seat, from the one who is asked on, the figures of a result as the net expects them.
    """

    def __init__(self, encoding: Encoding, shape: NetShape) -> None:
        super().__init__()
        width = shape.width
        self.first = nn.Linear(encoding.size, width)
        self.first_norm = nn.LayerNorm(width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(shape.blocks))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(shape.blocks))
        self.policy = nn.Linear(width, encoding.choices)
        self.value_hidden = nn.Linear(width, shape.value_width)
        self.value = nn.Linear(shape.value_width, MOST_SEATS * FIGURES)
        self.register_buffer("scales", torch.tensor(encoding.scales, dtype=torch.float32), persistent=False)
        nn.init.normal_(self.policy.weight, std=FIRST_POLICY_SPREAD)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: Any) -> tuple[Any, Any]:
        """The preferences and the values of a batch of observations as they come, in bytes."""
        hidden = self.after_first(self.first(seen.to(self.scales.dtype) * self.scales))
        return self.policy(hidden), self.values(hidden)

    def after_first(self, first: Any) -> Any:
        """What becomes of what the first layer says."""
        hidden = functional.relu(self.first_norm(first))
        for block, norm in zip(self.blocks, self.norms, strict=True):
            hidden = hidden + functional.relu(norm(block(hidden)))
        return hidden

    def values(self, hidden: Any) -> Any:
        """What is expected for each seat."""
        values = self.value(functional.relu(self.value_hidden(hidden)))
        return values.view(-1, MOST_SEATS, FIGURES)


def masked(preferences: Any, is_open: Any) -> Any:
    """The preferences with what is not open out of reach."""
    return preferences.float().masked_fill(~is_open, -1e9)


def quick(device: Any) -> Any:
    """A context in which nets reckon in 16 bits, where the device is made for it.

    Nothing is kept between two uses of a weight: what is kept is shared by all threads.
    """
    kind = torch.device(device).type
    return torch.autocast(kind, torch.bfloat16, enabled=kind == "cuda", cache_enabled=False)
