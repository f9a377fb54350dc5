"""Explanation: what a bot thinks of each choice of a decision, as far as it can say."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.reason import Reason


@dataclass(frozen=True)
class Weighed:
    """One choice, and what the bot thinks of it; None is what the bot cannot say."""

    choice: Choice
    share: float | None = None  # from 0 to 1: how likely the bot is to choose it, all choices together being 1
    win_chance: float | None = None  # from 0 to 1
    margin: float | None = None  # points that it expects to be ahead of the best opponent in the end
    value: float | None = None  # how good it is in the bot's own unit: see Explanation.unit
    line: tuple[tuple[int, str], ...] = ()  # what it expects to follow: players and the texts of their choices
    because: tuple[Reason, ...] = ()  # what speaks for it, or against it, with figures

    def plain(self) -> dict[str, Any]:
        """The same as plain data, without what the bot cannot say."""
        said: dict[str, Any] = {"choice": self.choice.text, "choice_id": self.choice.id}
        for name in ("share", "win_chance", "margin", "value"):
            if getattr(self, name) is not None:
                said[name] = getattr(self, name)
        if self.line:
            said["line"] = [list(step) for step in self.line]
        if self.because:
            said["because"] = [{"key": each.key, "text": each.text, "facts": each.facts} for each in self.because]
        return said


@dataclass(frozen=True)
class Explanation:
    """The choice that a bot makes, and all choices of the decision in their order, weighed."""

    chosen: Choice
    choices: tuple[Weighed, ...]
    unit: str | None = None  # what `value` counts: "crystals", "spells played"

    @property
    def because(self) -> tuple[Reason, ...]:
        """Why the chosen one is chosen, as far as the bot says."""
        for each in self.choices:
            if each.choice.id == self.chosen.id:
                return each.because
        return ()

    def plain(self) -> dict[str, Any]:
        """The same as plain data, ready for JSON."""
        said: dict[str, Any] = {"chosen": self.chosen.text, "chosen_id": self.chosen.id}
        if self.unit is not None:
            said["unit"] = self.unit
        return {**said, "choices": [weighed.plain() for weighed in self.choices]}


def weighed(decision: Decision, values: Sequence[float | None] | None = None) -> tuple[Weighed, ...]:
    """The choices of a decision with these values, in their order; without values, nothing is said of any."""
    if values is None:
        values = [None] * len(decision.choices)
    return tuple(Weighed(choice, value=value) for choice, value in zip(decision.choices, values, strict=True))


def explained(choices: tuple[Weighed, ...], chosen: Choice, because: tuple[Reason, ...]) -> tuple[Weighed, ...]:
    """The same choices, with the reasons for the one that is chosen."""
    return tuple(replace(each, because=because) if each.choice.id == chosen.id else each for each in choices)
