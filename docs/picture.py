"""Draws the pictures in the README: a turn of each game in the terminal. Run by `make picture`."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from chronomage.bots import make_bot
from chronomage.cli.terminals import terminal_for
from chronomage.game import Game, new_game

NAMES = ["Player 1", "Apprentice 2", "Apprentice 3"]

# By game: the picture's file, the seed, the round, and the kind of decision that is shown.
SCENES = {
    "seasons": ("terminal.svg", 21, 11, "turn"),
    "timemasters": ("terminal-timemasters.svg", 3, 6, "main"),
}

# Rich's own frame loads a font from elsewhere; this one uses the reader's.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: Consolas, Menlo, "DejaVu Sans Mono", monospace; font-size: {char_height}px;
line-height: {line_height}px; font-variant-east-asian: full-width; }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def played(name: str, seed: int, rounds: int, kind: str) -> Game:
    """A game of bots up to a turn of seat 0 in the middle of it."""
    bot = make_bot("apprentice", name)
    game = new_game(name, players=3, seed=seed)
    while True:
        decision = game.decisions[0]
        if decision.player == 0 and decision.kind == kind and game.describe()["round"] >= rounds:
            return game
        game.play(decision.player, bot.choose(game.observe(decision.player), decision))


def draw(name: str) -> None:
    """Draw the board and the question, and save them as a picture."""
    file, seed, rounds, kind = SCENES[name]
    game = played(name, seed, rounds, kind)
    terminal = terminal_for(name, {}, "en")
    board = terminal.board(game.observe(0), NAMES)
    console = Console(
        record=True, width=82, file=io.StringIO(), force_terminal=True, highlight=False, markup=False, emoji=False
    )
    console.print(board.draw())
    console.print(terminal.question(game.decision_of(0), board))
    picture = console.export_svg(
        title="chronomage play", theme=SVG_EXPORT_THEME, code_format=FRAME, unique_id="chronomage"
    )
    Path(__file__).with_name(file).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    for name in SCENES:
        draw(name)
