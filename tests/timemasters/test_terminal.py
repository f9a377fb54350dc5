"""Time Masters in the terminal: whole games by piped input, the board, cards, and the commands that play many games."""

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import chronomage as cm
from chronomage.bots import make_bot
from chronomage.cli.terminals import terminal_of
from chronomage.cli.timemasters.marks import ke
from chronomage.games.timemasters import facts
from chronomage.kits import rules_of
from chronomage.texts import LANGUAGES
from tests.shell import RAW_KEY, Run, Shell
from tests.timemasters import worded

NAMES = ("Anna", "Bohdan", "Celina", "Dmitri")
PLAY = ("play", "timemasters", "--lang", "en", "--players", "2", "--seed", "4", "--option", "expansion=false")


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    return Shell(capsys, monkeypatch, tmp_path)


def is_fit_to_read(run: Run) -> bool:
    """No text of ours is missing, and every line fits the terminal, but for a command that is there to be copied."""
    lines = [line for line in run.out.splitlines() if "chronomage play --resume" not in line]
    return not RAW_KEY.search(run.out) and max(map(len, lines)) <= 80 and "\x1b" not in run.out


# Whole games.


def typed_through(players: int, seed: int, options: dict[str, object]) -> tuple[str, cm.Game, set[str]]:
    """What a person who plays by chance types against apprentices, how the game ends, and what was asked."""
    game = cm.new_game("timemasters", players, seed, options)
    bot = make_bot("apprentice", "timemasters")
    dice = random.Random(seed)
    typed, kinds = "", set()
    while not game.over:
        decision = game.decisions[0]
        if decision.player:
            game.play(decision.player, bot.choose(game.observe(decision.player), decision))
            continue
        kinds.add(decision.kind)
        # A turn is not ended before something has been done in it.
        first = 1 if decision.kind == "main" and not decision.choices[0].id and len(decision.choices) > 3 else 0
        number = dice.randrange(first, len(decision.choices))
        typed += f"{number + 1}\n"
        game.play(0, decision.choices[number])
    return typed, game, kinds


@pytest.mark.parametrize(
    ("language", "players", "seed", "chosen"),
    [
        ("en", 2, 1, {}),
        ("ru", 3, 6, {"expansion": "true"}),
        ("pl", 4, 5, {"expansion": "true", "promo": "true"}),
        ("uk", 2, 4, {"promo": "true", "launching": "full"}),
    ],
)
def test_a_whole_game_in_every_language(
    shell: Shell, language: str, players: int, seed: int, chosen: dict[str, object]
) -> None:
    typed, game, kinds = typed_through(players, seed, chosen)
    assert {"main", "spheres"} <= kinds
    options = [f"--option={name}={value}" for name, value in {"expansion": "false", **chosen}.items()]
    arguments = ("--lang", language, "--players", str(players), "--seed", str(seed), *options)
    run = shell("play", "timemasters", *arguments, typed=typed + "s over\n")
    assert run.status == 0
    assert run.err == ""
    assert is_fit_to_read(run)
    assert cm.replay(cm.load("over")).outcome.plain() == game.outcome.plain()
    assert shell("replay", "over", "--verify").status == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_in_every_language(shell: Shell, language: str) -> None:
    _, game, _ = typed_through(4, 4, {"expansion": True, "promo": True})
    game.record().save("game")
    run = shell("replay", "game", "--lang", language)
    assert run.status == 0
    assert is_fit_to_read(run)
    for score in game.outcome.scores:
        assert str(score) in run.out.splitlines()[-1]


# Commands at the table.


def test_commands_at_the_table(shell: Shell) -> None:
    run = shell(*PLAY, typed="?\nh\nc 5\nc suggestion\nc 1\nc slowdown\nc xyzzy\nd\nb\nl\ns kept\nq\ny\n")
    for sentence in (
        "● active Ke · ○ exhausted Ke · ◆ ephemeral Ke",
        "d: show the discard piles and the exiled cards",
        "Hint: ",
        "spell · starting deck · costs 2 Ke",
        "That choice names no card.",
        "spell · sphere 2 · costs 1 Ke · Sisyphus",
        "There is no card like xyzzy.",
        "Exiled: –",
        "There is no command l.",
        "Saved to kept.",
    ):
        assert sentence in re.sub(r"\s+", " ", run.out)
    assert is_fit_to_read(run)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_cards_in_every_language(shell: Shell, language: str) -> None:
    arguments = ("--lang", language, "--option", "promo=true", "--players", "2", "--seed", "3", "--bots", "random")
    run = shell("play", "timemasters", *arguments, typed="?\nd\nh\nc 4\nc eternal\n")
    assert is_fit_to_read(run)


def test_a_choice_is_taken_back(shell: Shell) -> None:
    played = shell(*PLAY, typed="4\nu\ns saved\n")
    assert "Your last choice is taken back." in played.out
    shell(*PLAY, typed="s untouched\n")
    assert cm.load("saved").choices == cm.load("untouched").choices
    assert "Nothing of yours can be taken back" in shell(*PLAY, typed="u\n").out


def test_a_game_is_left_and_resumed(shell: Shell) -> None:
    first = shell(*PLAY, "--bots", "random", typed="4\nq\ny\n")
    assert "chronomage play --resume chronomage-4.record --lang en --bots random" in first.out
    before = cm.load("chronomage-4.record")
    assert before.game == "timemasters"
    second = shell("play", "--resume", "chronomage-4.record", "--lang", "ru", "--bots", "random", typed="1\n")
    assert second.status == 0
    assert "Игра продолжается из файла chronomage-4.record." in second.out
    assert cm.load("chronomage-4.record").choices[: len(before.choices)] == before.choices
    assert shell("play", "timemasters", "--resume", "chronomage-4.record").status == 2


def test_what_no_flag_says_is_asked(shell: Shell) -> None:
    run = shell("play", "--lang", "en", "--seed", "1", "--bots", "random", typed="2\n3\neverything\n1\n")
    for question in ("Which game?", "How many players?", "Which cards join the spheres?"):
        assert question in run.out
    record = cm.load("chronomage-1.record")
    assert (record.game, record.players) == ("timemasters", 3)
    assert (record.options["expansion"], record.options["promo"]) == ("true", "true")


def test_options_that_only_one_game_has_name_the_game(shell: Shell) -> None:
    arguments = ("--lang", "en", "--players", "2", "--seed", "1", "--bots", "random")
    run = shell("play", *arguments, "--option", "promo=true", typed="1\n1\n")
    assert "Which game?" not in run.out
    assert "Time Masters" in run.out
    assert "Timer X is with" in run.out


def test_only_what_the_person_may_know_is_shown(shell: Shell) -> None:
    typed, _, _ = typed_through(2, 5, {})
    arguments = ("--lang", "en", "--players", "2", "--seed", "5", "--option", "promo=false")
    out = re.sub(r"\s+", " ", shell("play", "timemasters", *arguments, typed=typed[:100]).out)
    told = re.findall(r"Apprentice draws ([^.]*)\.", out)
    assert told
    assert all(re.fullmatch(r"\d+ cards?", each) for each in told)
    assert "Player 1 draws 5 cards" not in out


# The board.


def board_of(document: dict[str, Any], *choices: str, language: str = "en", viewer: int | None = None) -> str:
    """The board and the question of who must decide after these choices, or the board of another player."""
    game = cm.position("timemasters", document)
    for choice in choices:
        game.play(game.decisions[0].player, choice)
    decision = game.decisions[0]
    terminal = terminal_of(game.rules, language)
    board = terminal.board(game.observe(decision.player if viewer is None else viewer), NAMES[: game.players])
    screen = io.StringIO()
    console = Console(file=screen, width=80)
    console.print(board.draw())
    if viewer is None:
        console.print(terminal.question(decision, board))
    shown = screen.getvalue()
    assert max(map(len, shown.splitlines())) <= 80
    assert not RAW_KEY.search(shown)
    return re.sub(r"\s+", " ", shown)


def test_ke_are_told_apart_without_colour() -> None:
    assert ke(3, 1, 2).plain == "●●●○ 3/4 ◆◆ 2".replace(" ◆", "  ◆")
    assert ke(4, 0, 0).plain == "●●●● 4/4"
    assert ke(12, 2, 0).plain == "●×12 ○○ 12/14"


def test_the_board_shows_ke_tokens_and_piles() -> None:
    shown = board_of(
        {
            "round": 3,
            "turn": 1,
            "phase": "main",
            "players": [
                {"exhausted": 2, "ephemeral": 1, "cap": 3, "discard": ["growth"]},
                {"hand": ["charge", "energy-loop"], "deck": ["focus"], "next_spell": 1, "exhausted": 1},
            ],
        }
    )
    for words in (
        "Round 3 · turn of Bohdan",
        "Anna Ke ●●○○ 2/4 ◆ 1 points 2 hand 0 · deck 0 · discard 1 · spends at most 3",
        "► Bohdan (you) Ke ●●●○ 3/4 points 0 hand 2 · deck 1 · discard 0 · next spell +1",
        "Charge spell 2→3 ✓ Gain 1 ephemeral Ke.",
        "Energy Loop spell 3→4 lacks 1 Draw 1 card and restore 1 Ke.",
        "Play: Charge cost 3",
    ):
        assert words in shown


def test_the_board_shows_spheres() -> None:
    spheres = {"1": [], "2": ["growth"], "3": ["water-clock", "from-oblivion"]}
    shown = board_of({"spheres": spheres, "players": [{}, {}]})
    assert "1 ▯0 empty" in shown
    assert "2 ▯1 Growth spell 1 Gain 1 permanent Ke." in shown
    assert "3 ▯2 Water Clock Timer ▢ While in play" in shown
    area = {"spells": ["charge", "charge", "suggestion", "energy-loop", "slowdown"]}
    document = {"spheres": spheres, "phase": "main", "players": [area, {}]}
    asked = board_of(document, "end")
    assert "Spells (5): Charge ×2, Suggestion, Energy Loop, Slowdown → opens spheres of 5 in all" in asked
    assert "Spells left to count: 5" in asked
    assert "Sphere 2: the open card, for 2 spells: Growth · spell 1 Gain 1 permanent Ke." in asked
    assert "Sphere 3: the first closed card, for 4 spells" in asked
    taken = board_of(document, "end", "take 3")
    assert "3 ▯1 closed until the turn ends" in taken
    assert "Spells left to count: 2" in taken


TIMERS: dict[str, Any] = {
    "round": 2,
    "players": [
        {
            "hand": ["growth", "focus"],
            "timers": [{"card": "sundial", "spells": ["charge"]}, {"card": "twin-pendulum", "spells": ["suggestion"]}],
        },
        {"timers": [{"card": "timer", "spells": ["charge"], "delays": ["focus", "energy-loop"]}]},
    ],
}


def test_the_board_shows_timers_and_what_waits_for_release() -> None:
    shown = board_of(TIMERS)
    assert "Timer 1: Sundial [Charge] Timer 2: Twin Pendulum [Suggestion, ▢]" in shown
    assert "Timer 1: Timer [Charge] ▯2" in shown
    assert "Energy Loop" not in shown  # what lies face down under another's Timer
    assert "2 Launch Timer 1: Sundial [Charge] 3 Launch Timer 2: Twin Pendulum [Suggestion, ▢]" in shown
    assert "4 Delay Timer 1: Sundial [Charge]" in shown
    assert "Timer 1: Timer [Charge] ▯2 (Focus, Energy Loop)" in board_of(TIMERS, viewer=1)
    assert "To be played this turn: Charge" in board_of(TIMERS, "launch 1")
    assert "under the Timer. Timer 1: Sundial" in board_of(TIMERS, "delay 1")


def test_what_a_spell_costs_on_a_timer() -> None:
    mage = {"hand": ["energy-loop", "focus"], "timers": ["sundial", "water-clock"]}
    both = {**TIMERS, "phase": "main", "players": [mage, {}]}
    assert "Put on a Timer: Energy Loop cost 1–3" in board_of(both)
    where = board_of(both, "put energy-loop")
    assert "Being played: Energy Loop" in where
    assert "On Timer 1: Sundial [▢] cost 3" in where
    assert "On Timer 2: Water Clock [▢] cost 1" in where


def test_paying_and_discarding_say_how_much() -> None:
    mage = {"hand": ["energy-loop", "charge", "focus"], "ephemeral": 2}
    document = {"phase": "main", "players": [mage, {}]}
    assert "To pay: 3" in board_of(document, "play energy-loop")
    assert "Still to choose: 2" in board_of(document, "restore")


def test_what_an_opponents_spell_asks() -> None:
    victim = {"hand": ["focus", "charge"], "timers": [{"card": "timer", "spells": ["suggestion"]}, "sundial"]}
    document = {"phase": "main", "players": [{"hand": ["fog-over-the-dial", "jammed-gears"]}, victim]}
    fog = board_of(document, "play fog-over-the-dial")
    assert "Round 1 · turn of Anna" in fog
    assert "► Bohdan (you)" in fog
    assert "Still to choose: 1 1 Discard: Focus 2 Discard: Charge" in fog
    assert "Discard Timer 1: Timer [Suggestion] 2 Discard Timer 2: Sundial [▢]" in board_of(
        document, "play jammed-gears"
    )


def test_timer_x_is_on_the_board() -> None:
    options = {"promo": True}
    hidden = {"options": options, "players": [{"hand": ["wandering-hour"]}, {}]}
    assert "Timer X is with Anna and has not been played yet" in board_of(hidden)
    started = {"options": options, "players": [{}, {"timers": ["wandering-hour"]}], "timer_x": {"turns": 1}}
    assert "Timer X is with Bohdan and stays for turns: 2" in board_of(started)
    assert "Timer X" not in board_of({"options": options, "players": [{}, {}]})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_board_fits_eighty_columns(language: str) -> None:
    crowd = {
        "active": 6,
        "exhausted": 0,
        "ephemeral": 4,
        "next_spell": 2,
        "cap": 4,
        "timers": [{"card": "timer", "spells": ["energy-loop"], "delays": ["charge", "charge"]}],
    }
    hand = ["flood-of-memories", "fog-over-the-dial", "noon-of-seven-suns", "clock-tower", "inner-light", "growth"]
    document = {"phase": "main", "players": [{**crowd, "hand": hand, "discard": ["leaden-noon"]}, crowd, crowd, crowd]}
    assert board_of(document, language=language)


# Cards.


def test_cards_are_listed_and_found(shell: Shell) -> None:
    everything = shell("cards", "timemasters", "--json").data
    assert len(everything) == len(rules_of("timemasters").pack.cards)  # type: ignore[attr-defined]
    assert {card["set"] for card in everything} == set(facts.SETS)
    promo = shell("cards", "timemasters", "--set", "promo", "--json").data
    assert {card["set"] for card in promo} == {"promo"}
    assert promo[-1] == {
        "set": "promo",
        "name": "wandering-hour",
        "title": "Wandering Hour",
        "kind": "timer",
        "level": "X",
        "slots": 1,
        "copies": 1,
        "wizard": None,
        "rule": "When a spell is put on it: draw 1 card.",
    }


@pytest.mark.parametrize("name", ["weight-of-time", "Weight of Time", "тяжесть времени", "тяжесть"])
def test_a_card_is_found_by_name_in_either_language(shell: Shell, name: str) -> None:
    (card,) = shell("cards", "timemasters", name, "--lang", "ru", "--json").data
    assert (card["name"], card["title"], card["cost"]) == ("weight-of-time", "Тяжесть времени", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_cards_fits_eighty_columns(shell: Shell, language: str) -> None:
    assert is_fit_to_read(shell("cards", "timemasters", "--lang", language))


# Many games.


def test_many_games_are_simulated(shell: Shell) -> None:
    arguments = ("--players", "3", "--games", "3", "--seed", "5", "--option", "expansion=true")
    data = shell("simulate", "timemasters", *arguments, "--json").data
    assert (data["game"], data["games"], data["bots"]) == ("timemasters", 3, ["random"] * 3)
    assert data["rounds"]["mean"] > 1
    assert "games per second" in shell("simulate", "timemasters", "--games", "1").out


def test_bots_are_matched(shell: Shell) -> None:
    data = shell("match", "apprentice", "random", "--game", "timemasters", "--games", "2", "--json").data
    assert data["game"] == "timemasters"
    assert [bot["bot"] for bot in data["bots"]] == ["apprentice", "random"]


# Where one of two effects is chosen, what they are stands beside the question.
def test_the_two_effects_are_told() -> None:
    mage = {"hand": ["either"]}
    document = {"phase": "main", "options": {"pack": worded.PACK}, "players": [mage, {}]}
    shown = board_of(document, "play either")
    assert "Either restore 2 Ke or draw 1 card." in shown
    assert "The first effect" in shown
