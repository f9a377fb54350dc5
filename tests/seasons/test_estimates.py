"""The apprentice's estimates: a card that nobody has weighed yet is worth what such cards are worth."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import mean

import pytest

from chronomage.bots.apprentice.seasons.estimates import ESTIMATES, WEIGHED, Estimate, estimate_from
from chronomage.games.seasons.facts import CARDS, item

ROOT = Path(__file__).parent.parent.parent


def brought(estimate: Estimate) -> float:
    """What a card brings in all if it enters with nine rounds, six seasons and five cards to come."""
    return estimate.at_once + 9 * estimate.each_round + 6 * estimate.each_season + 5 * estimate.each_card


def test_every_card_has_an_estimate() -> None:
    assert len(ESTIMATES) == len(CARDS) + 1
    assert ESTIMATES[: len(WEIGHED)] == WEIGHED


def test_guesses_are_right_on_average_for_the_cards_that_were_weighed() -> None:
    errors = [brought(estimate_from(card)) - brought(WEIGHED[card.number]) for card in CARDS]
    assert abs(mean(errors)) < 0.5
    # Saying the same of every card would be off by 5.
    assert mean(map(abs, errors)) < 3.5


def test_the_dearer_a_card_the_more_it_brings_and_prestige_is_part_of_that() -> None:
    cheap, dear = item(71, "thimble", 4, "F"), item(71, "cauldron", 4, "FFF", crystals=5)
    assert estimate_from(dear).at_once - estimate_from(cheap).at_once == 9
    assert estimate_from(item(71, "statue", 10, "F")).at_once == estimate_from(cheap).at_once - 6
    assert estimate_from(item(71, "monument", 60, "F")).at_once == 0


GAMES = """
import chronomage as cm
from chronomage.bots import make_bot

bot = make_bot("apprentice", "seasons")
summoned = 0
for seed in range(12):
    game = cm.new_game("seasons", 2, seed, {"enchanted_kingdom": True})
    while not game.over:
        for decision in game.decisions:
            game.play(decision.player, bot.choose(game.observe(decision.player), decision))
    summoned += sum(item.card == 71 for seat in game.state.players for item in seat.in_play)
print(summoned)
"""


# In a copy of the program, since a card is facts in the code.
@pytest.mark.long
def test_apprentices_play_with_a_card_that_they_have_never_heard_of(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src/chronomage", tmp_path / "chronomage", ignore=shutil.ignore_patterns("*.so", "web"))
    seasons = tmp_path / "chronomage/games/seasons"
    facts = (seasons / "facts.py").read_text()
    last = '    familiar_by_players(70, "ratty-nightshade", 8, crystals=(2, 4, 6)),\n'
    assert last in facts
    facts = facts.replace(last, last + '    item(71, "looking-glass", 6, "F"),\n')
    (seasons / "facts.py").write_text(facts.replace("EXPANSION_LAST: Final = 70", "EXPANSION_LAST: Final = 71"))
    with (seasons / "cards/enchanted_kingdom.py").open("a") as cards:
        cards.write('\n# Receive five crystals.\ncard(71, "looking-glass", on_enter=[GainCrystals(5)])\n')
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-c", GAMES], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (run.stderr, run.returncode) == ("", 0)
    assert int(run.stdout) > 0
