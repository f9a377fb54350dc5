"""Effects: what each card does and when, gathered from the card files into programs of verbs."""

from typing import Any, Final

from chronomage.games.seasons import facts, programs
from chronomage.games.seasons.conditions import Condition
from chronomage.games.seasons.prices import Price
from chronomage.games.seasons.verbs.play_area import Activated
from chronomage.kernel.machine import Program
from chronomage.kernel.verbs import Verb

PROGRAMS: Final[list[Program]] = [[] for _ in range(programs.END_OF_PROGRAMS)]

# By card number: what activating it needs; None for a card without an activated effect.
ACTIVATION: Final[list[Condition | None]] = [None for _ in range(100)]

# The automatic order of effects at the end of a round and of a changed season: cards named here, in this order.
ROUND_END_ORDER: Final[list[int]] = []
SEASON_CHANGE_ORDER: Final[list[int]] = []


def card(
    number: int,
    name: str,
    on_enter: list[Verb[Any]] | None = None,
    price: Price | None = None,
    needs: Condition | None = None,
    activated: list[Verb[Any]] | None = None,
    ways: tuple[list[Verb[Any]], list[Verb[Any]]] | None = None,
    on_round_end: list[Verb[Any]] | None = None,
    on_season_change: list[Verb[Any]] | None = None,
) -> None:
    """Define a card's effects; what it only changes by lying there is asked for by the rule that it changes.

    What an activated effect needs follows from its price; `needs` says what it needs instead, or beside a price that
    can always be paid.
    """
    assert facts.CARD_NAMES[number - 1] == name, f"card {number} is {facts.CARD_NAMES[number - 1]}, not {name}"
    PROGRAMS[programs.ENTER + number] = on_enter or []
    if activated is not None:
        # Other cards notice an activation once its price is paid; of two ways, each has its own price.
        paid: list[Verb[Any]] = [Activated()] if ways is None else []
        PROGRAMS[programs.ACTIVATE + number] = ([] if price is None else price.verbs) + paid + activated
        ACTIVATION[number] = needs or (Condition() if price is None else price.needs)
    if ways is not None:
        PROGRAMS[programs.FIRST_WAY + number] = ways[0]
        PROGRAMS[programs.SECOND_WAY + number] = ways[1]
    PROGRAMS[programs.ROUND_END + number] = on_round_end or []
    PROGRAMS[programs.SEASON_CHANGE + number] = on_season_change or []


def automatic_order(round_end: list[str], season_change: list[str]) -> None:
    """Name the cards in the order in which their effects come where the player does not care."""
    ROUND_END_ORDER.extend(facts.CARD_NAMES.index(name) + 1 for name in round_end)
    SEASON_CHANGE_ORDER.extend(facts.CARD_NAMES.index(name) + 1 for name in season_change)
