"""Encoding: the face that each game's numbers have."""

from typing import Any

from chronomage.encoding.layout import Slice, fingerprint_of, scales_of
from chronomage.kernel.state import State
from chronomage.kernel.subclassing import mypyc_attr
from chronomage.kernel.travel import Travels, constant_name


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Travels):
    """One game's observations as numbers, and its choices as places of a policy.

    An encoding reads nothing but what the seat may know: the true state, the redacted state of an observation and every
    state resampled from it give the same numbers. Players are counted from the seat on, clockwise: 0 is the seat's own.
    """

    def __init__(self, game: str, slices: tuple[Slice, ...], choice_slices: tuple[Slice, ...]) -> None:
        self.game = game
        self.slices = slices
        self.choice_slices = choice_slices
        self.size = sum(each.length for each in slices)
        self.choices = sum(each.length for each in choice_slices)
        self.scales = scales_of(slices)
        self.fingerprint = fingerprint_of(slices, choice_slices)

    def __reduce__(self) -> str | tuple[Any, ...]:
        """By name: there is one encoding of each game, a constant of the module that its class is written in."""
        return constant_name(self)

    def encode(self, state: State, seat: int) -> list[int]:
        """What a seat may know, as numbers: `place * 256 + value` for each place that is not zero, each place once.

        A value is a whole number from 1 to 255; a net takes it times the place's scale.
        """
        raise NotImplementedError

    def places(self, state: State, seat: int, choice_ids: list[int]) -> list[int]:
        """The place in the policy of each of these choices, which are open to the seat; no two have the same."""
        raise NotImplementedError
