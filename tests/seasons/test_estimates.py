"""The apprentice's estimates: a card that nobody has weighed yet is worth what such cards are worth."""

from statistics import mean

from chronomage.bots.apprentice.seasons.estimates import ESTIMATES, WEIGHED, Estimate, estimate_from
from chronomage.games.seasons.facts import CARDS, item


def brought(estimate: Estimate) -> float:
    """What a card brings in all if it enters with nine rounds, six seasons and five cards to come."""
    return estimate.at_once + 9 * estimate.each_round + 6 * estimate.each_season + 5 * estimate.each_card


def test_every_card_has_an_estimate() -> None:
    assert len(ESTIMATES) == len(CARDS) + 1
    assert ESTIMATES[: len(WEIGHED)] == WEIGHED


def test_guesses_are_right_on_average_for_the_cards_that_were_weighed() -> None:
    errors = [brought(estimate_from(card)) - brought(WEIGHED[card.number]) for card in CARDS[: len(WEIGHED) - 1]]
    assert abs(mean(errors)) < 0.5
    # Saying the same of every card would be off by 5.
    assert mean(map(abs, errors)) < 3.5


def test_the_dearer_a_card_the_more_it_brings_and_prestige_is_part_of_that() -> None:
    cheap, dear = item(71, "thimble", 4, "F"), item(71, "cauldron", 4, "FFF", crystals=5)
    assert estimate_from(dear).at_once - estimate_from(cheap).at_once == 9
    assert estimate_from(item(71, "statue", 10, "F")).at_once == estimate_from(cheap).at_once - 6
    assert estimate_from(item(71, "monument", 60, "F")).at_once == 0
