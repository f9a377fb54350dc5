"""Draws docs/terminal.svg, the picture in the README: a turn in the terminal game. Run by `make picture`."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from chronomage.bots import make_bot
from chronomage.cli.seasons.board import SeasonsBoard
from chronomage.cli.seasons.choosing import question
from chronomage.game import Game, new_game
from chronomage.texts import seasons_texts

NAMES = ["Player 1", "Apprentice 2", "Apprentice 3"]
SEED = 21
ROUND = 11

# Rich's own frame loads a font from elsewhere; this one uses the reader's.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: Consolas, Menlo, "DejaVu Sans Mono", monospace; font-size: {char_height}px;
line-height: {line_height}px; font-variant-east-asian: full-width; }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def played() -> Game:
    """A game of bots up to a turn of seat 0 in the middle of it."""
    bot = make_bot("apprentice")
    game = new_game("seasons", players=3, seed=SEED)
    while True:
        decision = game.decisions[0]
        if decision.player == 0 and decision.kind == "turn" and game.describe()["round"] >= ROUND:
            return game
        game.play(decision.player, bot.choose(game.observe(decision.player), decision))


def main() -> None:
    """Draw the board and the question, and save them as a picture."""
    game = played()
    board = SeasonsBoard(game.observe(0), NAMES, seasons_texts("en"))
    console = Console(
        record=True, width=82, file=io.StringIO(), force_terminal=True, highlight=False, markup=False, emoji=False
    )
    console.print(board.draw())
    console.print(question(game.decision_of(0), board))
    picture = console.export_svg(
        title="chronomage play", theme=SVG_EXPORT_THEME, code_format=FRAME, unique_id="chronomage"
    )
    Path(__file__).with_name("terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
