"""A game on this computer, from the flags to the first question."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from chronomage.bots import Bot, find_bot
from chronomage.cli.asking import Asking
from chronomage.cli.conversation import Conversation
from chronomage.cli.gameflags import GameFlags
from chronomage.cli.local import PERSON, LocalGame
from chronomage.cli.newgame import ask_game, ask_language, new_game_of
from chronomage.cli.parameters import kit_flags
from chronomage.cli.terminals import terminal_of
from chronomage.game import Game, replay
from chronomage.kernel.errors import BadOption
from chronomage.kits import kit_of
from chronomage.lab.entry import seat_bots
from chronomage.record.record import load
from chronomage.texts import Catalogue, catalogue


def play_here(console: Console, game: str | None, flags: GameFlags, seed: int | None, resume: str | None) -> None:
    """Play against bots; what no flag says is asked."""
    if resume is not None:
        check_resumed(game, flags, seed)
    begun = None if resume is None else replay(load(resume))
    games = flags.games(game if begun is None else begun.rules.name)
    language = flags.lang or ask_language(console)
    if begun is None:
        asking = Asking(console, catalogue(language))
        wanted = games[0] if len(games) == 1 else ask_game(asking, games)
        begun = new_game_of(asking, wanted, flags.players, flags.chosen(), seed)
    sit_down(console, begun, language, flags.opponents() or [kit_of(begun.rules.name).stand_in], resume)


def check_resumed(game: str | None, flags: GameFlags, seed: int | None) -> None:
    """Refuse flags that a game under way has its own of."""
    given = [*(["game"] if game is not None else []), *flags.deal(), *(["--seed"] if seed is not None else [])]
    if given:
        raise BadOption(f"a game that is resumed has its own {', '.join(given)}: leave that out.")


def sit_down(console: Console, game: Game, language: str, bots: Sequence[str], resume: str | None) -> None:
    """Play the game with a person on seat 0 and bots on the others."""
    terminal = terminal_of(game.rules, language)
    opponents = seat_bots(bots, game.players - 1, game.rules.name)
    console.print(Text(terminal.say(terminal.welcome), "bold"))
    if resume is None:
        console.print(terminal.say("dealt", seed=game.seed))
    else:
        console.print(terminal.say("resumed", path=resume))
        if game.cut_off is not None:
            console.print(terminal.say("cut-off", reason=game.cut_off))
    seated = {seat: find_bot(name, game.rules.name) for seat, name in enumerate(opponents, PERSON + 1)}
    save_to = Path(resume) if resume is not None else unused_file(game.required_seed())
    flags = ["--lang", language, "--bots", ",".join(bots), *kit_flags()]
    names = names_of(terminal.texts, seated)
    Conversation(LocalGame(game, terminal, seated, names, console, save_to, flags), console).run()


def names_of(texts: Catalogue, seated: Mapping[int, Bot]) -> list[str]:
    """The players' names: the person's, and the bots' with the number of their seat where there are several."""
    names = [texts.player(PERSON)]
    for seat, bot in seated.items():
        name = texts.named(f"terminal.bot-{bot.name}", bot.name)
        names.append(name if len(seated) == 1 else texts.say("terminal.seat-bot", bot=name, number=seat + 1))
    return names


def unused_file(seed: int) -> Path:
    """A file for saving the game that is not there yet."""
    path = Path(f"chronomage-{seed}.record")
    number = 2
    while path.exists():
        path = Path(f"chronomage-{seed}-{number}.record")
        number += 1
    return path
