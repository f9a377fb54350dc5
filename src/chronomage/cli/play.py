"""`chronomage play`: a game in the terminal against bots."""

import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from chronomage.bots import make_bot
from chronomage.cli.console import screen
from chronomage.cli.parameters import whole
from chronomage.cli.table import PERSON, TerminalTable
from chronomage.game import Game, new_game, replay
from chronomage.games.seasons.options import LEVEL
from chronomage.kernel.errors import BadOption, BadRecord
from chronomage.lab.simulation import derived_seed, seat_bots
from chronomage.record.record import load
from chronomage.texts import LANGUAGES, SeasonsTexts, catalogue, seasons_texts

GAME: Final = "seasons"
LANGUAGE_NAMES: Final = {"en": "English", "ru": "Русский", "pl": "Polski", "uk": "Українська"}
PLAYERS: Final = ("2", "3", "4")
LARGEST_SEED: Final = 1_000_000
# All of Enchanted Kingdom, as options.
EVERYTHING: Final = {"enchanted_kingdom": True, "enchantment": "random", "ability_tokens": True}


def play(
    *,
    lang: Annotated[str | None, Parameter(help="Language: en, ru, pl or uk.")] = None,
    players: Annotated[int | None, Parameter(help="How many players, you among them.", converter=whole)] = None,
    level: Annotated[str | None, Parameter(help="apprentice, magician or archmage.")] = None,
    expansion: Annotated[
        bool, Parameter(help="Add the cards of Enchanted Kingdom to the deck (not for apprentices).", negative="")
    ] = False,
    enchantment: Annotated[
        str | None, Parameter(help="Play under this enchantment, such as drought, or random.")
    ] = None,
    abilities: Annotated[bool, Parameter(help="Deal ability tokens.", negative="")] = False,
    seed: Annotated[int | None, Parameter(help="Deal the game of this seed again.", converter=whole)] = None,
    bots: Annotated[str, Parameter(help="Your opponents by seat, parted by commas; too few are repeated.")] = (
        "apprentice"
    ),
    resume: Annotated[str | None, Parameter(help="Go on with the game saved in this file.")] = None,
) -> int:
    """Play Seasons in the terminal against bots. What no flag says is asked.

    Example: `chronomage play --lang en --players 3 --level magician --expansion --enchantment random`
    """
    if lang is not None:
        catalogue(lang)  # an unknown language is refused before anything is asked
    options: dict[str, object] = {} if level is None else {"level": level}
    if expansion:
        options["enchanted_kingdom"] = True
    if enchantment is not None:
        options["enchantment"] = enchantment.replace("'", "").replace(" ", "-")
    if abilities:
        options["ability_tokens"] = True
    given = {
        "--players": players is not None,
        "--level": level is not None,
        "--expansion": expansion,
        "--enchantment": enchantment is not None,
        "--abilities": abilities,
        "--seed": seed is not None,
    }
    if resume is not None and any(given.values()):
        named = ", ".join(name for name, is_given in given.items() if is_given)
        raise BadOption(f"a game that is resumed has its own {named}: leave that out.")
    check(players, options, bots)
    saved = None if resume is None else resumed(resume)
    console = screen()
    try:
        texts = seasons_texts(lang or ask_language(console))
        game = saved or new_game_of(console, texts, players, options, seed)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return 0
    opponents = seat_bots([name.strip() for name in bots.split(",")], game.players - 1)
    console.print(Text(texts.say("terminal.welcome"), "bold"))
    if resume is not None:
        console.print(texts.say("terminal.resumed", path=resume))
        if game.cut_off is not None:
            console.print(texts.say("terminal.cut-off", reason=game.cut_off))
    else:
        console.print(texts.say("terminal.dealt", seed=game.seed))
    seated = {
        seat: make_bot(name, derived_seed(game.required_seed(), f"bot {seat}"))
        for seat, name in enumerate(opponents, PERSON + 1)
    }
    save_to = Path(resume) if resume is not None else unused_file(game.required_seed())
    flags = ["--lang", texts.language, "--bots", bots]
    TerminalTable(game, seated, names_of(texts, opponents), texts, console, save_to, flags).run()
    return 0


def check(players: int | None, options: Mapping[str, object], bots: str) -> None:
    """Refuse flags that no game has, before anything is asked."""
    new_game(GAME, 2 if players is None else players, 0, options)
    seat_bots([name.strip() for name in bots.split(",")], (4 if players is None else players) - 1)


def resumed(path: str) -> Game:
    """The game saved in that file, as far as it was played."""
    record = load(path)
    if record.game != GAME:
        raise BadRecord(f"{path} is a game of {record.game}; this table plays {GAME}.")
    return replay(record)


def new_game_of(
    console: Console, texts: SeasonsTexts, players: int | None, given: Mapping[str, object], seed: int | None
) -> Game:
    """A new game; what no flag has said is asked."""
    options = dict(given)
    if players is None:
        players = int(ask(console, texts, texts.say("terminal.ask-players"), PLAYERS, PLAYERS, "2"))
    if "level" not in options:
        levels = LEVEL.values[1:] if "enchanted_kingdom" in options else LEVEL.values
        names = [texts.say(f"option.level.{value}") for value in levels]
        options["level"] = ask(console, texts, texts.say("terminal.ask-level"), levels, names, levels[0])
    if options["level"] != "apprentice" and not any(name in options for name in EVERYTHING):
        options |= ask_expansion(console, texts)
    chosen = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    return new_game(GAME, players, chosen, options)


def ask_expansion(console: Console, texts: SeasonsTexts) -> dict[str, object]:
    """How much of Enchanted Kingdom to play with, as options."""
    values = ("none", "cards", "everything")
    names = [texts.say("terminal.expansion-" + value) for value in values]
    answer = ask(console, texts, texts.say("terminal.ask-expansion"), values, names, "none")
    if answer == "none":
        return {}
    return {"enchanted_kingdom": True} if answer == "cards" else dict(EVERYTHING)


def ask_language(console: Console) -> str:
    """The language, asked in the one that the computer is set to."""
    default = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    likely = default[:2] if default[:2] in LANGUAGES else "en"
    texts = seasons_texts(likely)
    names = [LANGUAGE_NAMES.get(language, language) for language in LANGUAGES]
    return ask(console, texts, texts.say("terminal.ask-language"), LANGUAGES, names, likely)


def ask(
    console: Console, texts: SeasonsTexts, question: str, values: Sequence[str], names: Sequence[str], default: str
) -> str:
    """One of some values, by its number or itself; Enter takes the default."""
    console.print(Text(question, "bold"))
    numbered = values is not PLAYERS  # the numbers of players are their own numbers
    for number, (value, name) in enumerate(zip(values, names, strict=True), 1):
        mark = " ←" if value == default else ""
        if numbered:
            console.print(f"  {number}  {name}{mark}")
    while True:
        shown = default if not numbered else str(values.index(default) + 1)
        hint = "" if numbered else f"{', '.join(values)} "
        answer = console.input(f"{hint}[{shown}]: ", markup=False).strip().casefold()
        if not answer:
            return default
        if answer in values:
            return answer
        if numbered and answer.isdecimal() and 1 <= int(answer) <= len(values):
            return values[int(answer) - 1]
        console.print(texts.say("terminal.not-a-number"))


def names_of(texts: SeasonsTexts, opponents: Sequence[str]) -> list[str]:
    """The players' names: the person's, and the bots' with the number of their seat where there are several."""
    names = [texts.player(PERSON)]
    for seat, bot in enumerate(opponents, PERSON + 1):
        name = texts.say(f"terminal.bot-{bot}")
        names.append(name if len(opponents) == 1 else texts.say("terminal.seat-bot", bot=name, number=seat + 1))
    return names


def unused_file(seed: int) -> Path:
    """A file for saving the game that is not there yet."""
    path = Path(f"chronomage-{seed}.record")
    number = 2
    while path.exists():
        path = Path(f"chronomage-{seed}-{number}.record")
        number += 1
    return path
