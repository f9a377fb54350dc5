"""The command line: every command, what it prints for people and programs, and how it takes bad input."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import chronomage as cm
from chronomage.cli.folding import folded
from chronomage.games.seasons import facts
from chronomage.texts import LANGUAGES
from chronomage.texts.seasons.texts import seasons_texts
from tests.shell import RAW_KEY, Shell

ONES = "1\n" * 400


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    return Shell(capsys, monkeypatch, tmp_path)


def finished_game(seed: int = 3) -> cm.Game:
    game = cm.new_game("seasons", players=2, seed=seed, options={"level": "apprentice"})
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[0])
    return game


def saved(game: cm.Game, name: str = "game.record") -> str:
    game.record().save(name)
    return name


# Bad input


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nonsense"], "nonsense"),
        (["simulate"], "GAME"),
        (["simulate", "chess"], "seasons"),
        (["simulate", "seasons", "--nope"], "--nope"),
        (["simulate", "seasons", "--option", "level"], "name=value"),
        (["simulate", "seasons", "--option", "level=hard"], "apprentice, magician, archmage"),
        (["simulate", "seasons", "--option", "colour=red"], "colour"),
        (["simulate", "seasons", "--bots", "bob"], "random, apprentice"),
        (["simulate", "seasons", "--bots", "apprentise"], "Did you mean apprentice?"),
        (["simulate", "seasons", "--bots", ","], "at least one bot"),
        (["simulate", "seasons", "--bots", "random,random,random"], "too many"),
        (["simulate", "seasons", "--games", "0"], ">= 1"),
        (["simulate", "seasons", "--games", "many"], "many"),
        (["simulate", "seasons", "--seed", "1.5"], "1.5"),
        (["simulate", "seasons", "--players", "7"], "2, 3 or 4"),
        (["match", "random"], "two bots"),
        (["match", "random", "bob"], "bob"),
        (["match", "random", "random", "--players", "5"], "2, 3 or 4"),
        (["match", "random", "random", "--game", "chess"], "chess"),
        (["cards", "chess"], "chess"),
        (["cards", "seasons", "amulet of fyre"], "Did you mean"),
        (["cards", "seasons", "51"], "51"),
        (["cards", "seasons", ""], "no card"),
        (["cards", "seasons", "EK 99"], "EK 99"),
        (["cards", "seasons", "3", "--set", "nonsense"], "base, enchanted-kingdom, enchantments, ability-tokens"),
        (["cards", "seasons", "13", "--set", "ability-tokens"], "13"),
        (["cards", "seasons", "drowt"], "Did you mean Drought?"),
        (["simulate", "seasons", "--option", "enchantment=rain"], "vision-of-destiny"),
        (["simulate", "seasons", "--option", "level=apprentice", "--option", "enchanted_kingdom=true"], "magician"),
        (["match", "random", "random", "--option", "ability_tokens=maybe"], "false, true"),
        (["cards", "seasons", "--lang", "la"], "en, ru, pl, uk"),
        (["replay"], "FILE"),
        (["replay", "nowhere"], "nowhere"),
        (["bench", "--seconds", "0"], "> 0"),
        (["play", "--lang", "la"], "en, ru, pl, uk"),
        (["play", "--players", "5"], "2, 3 or 4"),
        (["play", "--level", "hard"], "archmage"),
        (["play", "--level", "apprentice", "--expansion"], "magician"),
        (["play", "--enchantment", "rain"], "drought"),
        (["play", "--level", "apprentice", "--enchantment", "natural-selection"], "draft"),
        (["play", "--resume", "nowhere", "--expansion", "--abilities"], "--expansion, --abilities"),
        (["play", "--bots", "bob"], "bob"),
        (["play", "--seed", "x"], "x"),
        (["play", "--resume", "nowhere"], "nowhere"),
        (["play", "--resume", "nowhere", "--players", "2"], "--players"),
        (["play", "seasons", "--resume", "nowhere", "--option", "level=archmage"], "game, --option"),
        (["play", "chess"], "seasons, timemasters"),
        (["play", "timemasters", "--level", "archmage", "--expansion"], "Time Masters has no --level, --expansion"),
        (["play", "seasons", "--option", "promo=true"], "Seasons has no --option promo"),
        (["play", "--option", "colour=red"], "no game has all of --option colour"),
        (["play", "--option", "promo=true", "--level", "archmage"], "no game has all of --option promo, --level"),
        (["play", "--option", "promo=maybe"], "false, true"),
        (["play", "--option", "pack=nowhere"], "nowhere"),
        (["play", "timemasters", "--option", "spheres=growht"], "Did you mean growth?"),
        (["play", "timemasters", "--players", "9"], "2, 3 or 4"),
        (["play", "timemasters", "--bots", "bob"], "bob"),
        (["play", "--terminal", "--no-browser"], "--no-browser"),
        (["play", "--server", "ftp://mages.test"], "no address of a server"),
        (["play", "--server", "http://127.0.0.1:8600", "--seed", "3"], "--seed"),
        (["play", "--server", "http://127.0.0.1:8600", "--level", "hard"], "archmage"),
        (["play", "--server", "http://127.0.0.1:8600", "--players", "2", "--open-seats", "2"], "0 to 1"),
        (["play", "--server", "http://127.0.0.1:1", "--lang", "en", "--name", "Anna"], "does not answer"),
        (["play", "--table", "abc"], "--server"),
        (["simulate", "timemasters", "--option", "level=archmage"], "level"),
        (["match", "random", "random", "--game", "timemasters", "--option", "launching=never"], "any, full"),
        (["cards", "timemasters", "weigt of time"], "Did you mean Weight of Time?"),
        (["cards", "timemasters", "--set", "enchantments"], "base, expansion, promo"),
        (["cards", "timemasters", "--option", "pack=nowhere"], "nowhere"),
        (["cards", "timemasters", "--option", "colour=red"], "colour"),
        (["packs", "nonsense"], "list, check, show and copy"),
        (["packs", "check"], "FILE"),
        (["packs", "check", "nowhere"], "nowhere"),
        (["packs", "show", "nowhere"], "nowhere"),
        (["packs", "show", "--lang", "la"], "en, ru, pl, uk"),
        (["packs", "--lang", "la"], "en, ru, pl, uk"),
    ],
)
def test_bad_input_is_refused_in_one_line(shell: Shell, arguments: list[str], reason: str) -> None:
    run = shell(*arguments)
    assert run.status == 2
    assert run.out == ""
    assert run.err.startswith("chronomage: ")
    assert run.err.count("\n") == 1
    assert reason in run.err


@pytest.mark.parametrize("content", ["", "no record\n", "{}\n", '{"chronomage-record": 1}\n', "[1]\n", "\x00\x01"])
def test_a_file_that_is_no_record_is_refused(shell: Shell, content: str) -> None:
    Path("file").write_text(content)
    for command in (["replay", "file"], ["replay", "file", "--verify"], ["play", "--lang", "en", "--resume", "file"]):
        run = shell(*command)
        assert run.status == 2
        assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    "command", ["play", "serve", "simulate", "match", "replay", "cards", "packs", "bench", "export", "import"]
)
def test_help_shows_an_example(shell: Shell, command: str) -> None:
    run = shell(command, "--help")
    assert run.status == 0
    assert f"Example: chronomage {command}" in run.out
    assert command in shell("--help").out


# simulate and match


def test_simulate_prints_its_figures_as_json(shell: Shell) -> None:
    data = shell("simulate", "seasons", "--players", "3", "--games", "6", "--seed", "5", "--json").data
    assert data["games"] == 6
    assert data["players"] == 3
    assert data["bots"] == ["random"] * 3
    assert data["decisions"] > 600
    assert data["games_per_second"] > 0
    assert data["decisions_per_second"] > data["games_per_second"]
    for figure in ("score", "rounds", "decisions_per_game"):
        assert set(data[figure]) == {"mean", "sd"}
    assert 10 < data["rounds"]["mean"] < 30
    assert sum(data["win_rate_by_seat"]) == pytest.approx(1, abs=0.001)
    assert data["win_rate_by_bot"]["random"] == pytest.approx(1 / 3, abs=0.001)


def test_the_same_seed_plays_the_same_games(shell: Shell) -> None:
    def figures(seed: str, bots: str) -> dict[str, Any]:
        data = shell("simulate", "seasons", "--games", "3", "--seed", seed, "--bots", bots, "--json").data
        return {key: value for key, value in data.items() if "second" not in key}

    for bots in ("random", "random,apprentice"):
        assert figures("1", bots) == figures("1", bots)
        assert figures("1", bots)["score"] != figures("9", bots)["score"]


def test_simulate_for_people(shell: Shell) -> None:
    run = shell("simulate", "seasons", "--games", "2", "--option", "level=apprentice", "--option", "sets=random")
    assert run.status == 0
    assert run.err == ""
    for word in ("games per second", "decisions per second", "score", "wins by seat", "wins by bot"):
        assert word in run.out


def test_a_match_has_one_line_for_each_bot(shell: Shell) -> None:
    run = shell("match", "apprentice", "random", "--games", "4")
    assert [line.split()[0] for line in run.out.splitlines()] == ["bot", "apprentice", "random"]


def test_a_match_as_json_has_intervals(shell: Shell) -> None:
    data = shell("match", "apprentice", "random", "--games", "6", "--players", "3", "--json").data
    strong, weak = data["bots"]
    assert (strong["bot"], weak["bot"]) == ("apprentice", "random")
    assert strong["seats"] == 12  # the third seat is the first bot's again
    assert weak["seats"] == 6
    assert strong["wins"] + weak["wins"] == pytest.approx(6)
    assert strong["interval"][0] <= strong["win_rate"] <= strong["interval"][1]


def test_the_expansion_is_simulated_through_options(shell: Shell) -> None:
    options = [f"--option={text}" for text in ("enchanted_kingdom=true", "enchantment=random", "ability_tokens=true")]
    data = shell("simulate", "seasons", "--games", "4", "--seed", "2", *options, "--json").data
    assert data["games"] == 4
    assert data["decisions"] > 400
    assert shell("match", "random", "random", "--games", "2", *options).status == 0


# cards


def test_cards_lists_the_base_game_and_then_the_expansion(shell: Shell) -> None:
    data = shell("cards", "seasons", "--json").data
    expansion = len(facts.CARDS) - 50
    assert [card["number"] for card in data] == [*range(1, 51), *range(1, expansion + 1)]
    assert [card["set"] for card in data] == ["base"] * 50 + ["enchanted-kingdom"] * expansion
    titus = data[38]
    assert titus["energy_cost"] == {"2": "F", "3": "FF", "4": "FFF"}
    assert set(titus) == {"set", "number", "name", "title", "type", "energy_cost", "crystal_cost", "prestige", "rule"}
    assert data[69]["crystal_cost"] == {"2": 2, "3": 4, "4": 6}


@pytest.mark.parametrize(
    ("only", "names"),
    [
        ("base", facts.CARD_NAMES[:50]),
        ("enchanted-kingdom", facts.CARD_NAMES[50:]),
        ("enchantments", facts.ENCHANTMENTS),
        ("ability-tokens", [f"token-{number}" for number in range(1, 13)]),
    ],
)
def test_one_set_is_listed(shell: Shell, only: str, names: Sequence[str]) -> None:
    data = shell("cards", "seasons", "--set", only, "--json").data
    assert [entry["name"] for entry in data] == list(names)
    assert [entry["number"] for entry in data] == list(range(1, len(names) + 1))
    assert all(entry["set"] == only and entry["rule"] for entry in data)


def test_ability_tokens_say_what_using_them_is_worth(shell: Shell) -> None:
    data = shell("cards", "seasons", "--set", "ability-tokens", "--json").data
    assert [token["prestige_when_used"] for token in data] == list(facts.ABILITY_PRESTIGE[1:])
    out = shell("cards", "seasons", "8", "--set", "ability-tokens").out
    assert "Water Tribute" in out
    assert "+18" in out


@pytest.mark.parametrize("name", ["EK 3", "ek3", "fairy-monolith", "Fairy Monolith", "сказочный монолит"])
def test_a_card_of_the_expansion_is_found_by_its_own_number(shell: Shell, name: str) -> None:
    (card,) = shell("cards", "seasons", name, "--lang", "ru", "--json").data
    assert (card["set"], card["number"], card["name"]) == ("enchanted-kingdom", 3, "fairy-monolith")
    assert "EK 3" in shell("cards", "seasons", name, "--lang", "ru").out
    (same,) = shell("cards", "seasons", "3", "--set", "enchanted-kingdom", "--lang", "ru", "--json").data
    assert same == card


@pytest.mark.parametrize("apostrophe", ["'", "’"])
def test_either_apostrophe_finds_a_card(shell: Shell, apostrophe: str) -> None:
    (leech,) = shell("cards", "seasons", f"п{apostrophe}явка", "--lang", "uk", "--json").data
    assert leech["name"] == "arcano-leech"
    (dial,) = shell("cards", "timemasters", f"кам{apostrophe}яний", "--lang", "uk", "--json").data
    assert dial["name"] == "stone-dial"


@pytest.mark.parametrize("name", ["drought", "Drought", "io's bounty", "token 7", "Crystal Rain"])
def test_enchantments_and_tokens_are_found_by_name(shell: Shell, name: str) -> None:
    (entry,) = shell("cards", "seasons", name, "--json").data
    assert entry["set"] in ("enchantments", "ability-tokens")
    assert entry["title"] in shell("cards", "seasons", name).out


@pytest.mark.parametrize("name", ["2", "amulet-of-fire", "Amulet of Fire", "амулет огня"])
def test_a_card_is_found_by_number_and_name_in_either_language(shell: Shell, name: str) -> None:
    (card,) = shell("cards", "seasons", name, "--lang", "ru", "--json").data
    assert card["name"] == "amulet-of-fire"
    assert card["title"] == "Амулет огня"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("only", [[], ["--set", "enchantments"], ["--set", "ability-tokens"]])
def test_the_table_of_cards_fits_eighty_columns(shell: Shell, language: str, only: list[str]) -> None:
    run = shell("cards", "seasons", "--lang", language, *only)
    assert max(map(len, run.out.splitlines())) <= 80
    assert "\x1b" not in run.out
    assert not RAW_KEY.search(run.out)


def test_a_part_of_a_name_finds_several_cards(shell: Shell) -> None:
    assert len(shell("cards", "seasons", "potion", "--json").data) == 5
    assert len(shell("cards", "seasons", "potion", "--set", "base", "--json").data) == 4


# replay


def test_a_record_is_told_as_a_story(shell: Shell) -> None:
    game = finished_game()
    run = shell("replay", saved(game))
    assert run.status == 0
    assert "Round 1 begins." in run.out
    assert "Player 1: End the turn" in run.out
    for score in game.outcome.scores:
        assert str(score) in run.out.splitlines()[-1]
    assert "Начинается раунд 1." in shell("replay", "game.record", "--lang", "ru").out


def test_a_record_is_verified_in_one_line(shell: Shell) -> None:
    run = shell("replay", saved(finished_game()), "--verify")
    assert run.status == 0
    assert run.out.startswith("verified: ")
    assert run.out.count("\n") == 1
    assert shell("replay", "game.record", "--verify").out == run.out
    assert shell("replay", saved(finished_game(4)), "--verify").out != run.out


def test_a_story_as_json(shell: Shell) -> None:
    game = finished_game()
    data = shell("replay", saved(game), "--json").data
    assert data["outcome"] == game.outcome.plain()
    assert data["cut_off"] is None
    assert len(data["story"]) == data["choices"] == len(game.history)
    assert data["events"] == len(data["opening"]) + sum(len(step["events"]) for step in data["story"])
    assert shell("replay", "game.record", "--verify", "--json").data["verified"] is True


@pytest.mark.parametrize("lost", [5, 60, 200])
def test_a_cut_off_record_is_replayed_as_far_as_it_goes(shell: Shell, lost: int) -> None:
    text = Path(saved(finished_game())).read_text()
    Path("cut.record").write_text(text[:-lost])
    story = shell("replay", "cut.record")
    assert story.status == 0
    assert "cut off" in story.out
    checked = shell("replay", "cut.record", "--verify")
    assert checked.status == 1
    assert checked.out.startswith("not verified: ")
    assert shell("replay", "cut.record", "--verify", "--json").data["verified"] is False


def test_a_record_without_its_closing_line_is_not_verified(shell: Shell) -> None:
    lines = Path(saved(finished_game())).read_text().splitlines(keepends=True)
    Path("cut.record").write_text("".join(lines[:-1]))
    assert shell("replay", "cut.record", "--verify").status == 1
    Path("cut.record").write_text("".join(lines[:-9]))
    assert shell("replay", "cut.record", "--verify").status == 1


def test_a_changed_record_is_refused(shell: Shell) -> None:
    text = Path(saved(finished_game())).read_text()
    Path("changed.record").write_text(text.replace('"scores": [', '"scores": [9'))
    for arguments in (["replay", "changed.record"], ["replay", "changed.record", "--verify"]):
        run = shell(*arguments)
        assert run.status == 2
        assert "scores" in run.err


# bench


def test_bench_measures_every_game(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    data = shell("bench", "--seconds", "0.02", "--json").data
    assert set(data) == set(cm.games()) == {"seasons", "timemasters"}
    for figures in data.values():
        assert isinstance(figures["compiled"], bool)
        assert set(figures["games_per_second"]) == {"2", "3", "4"}
        assert figures["decisions_per_second"] > 0
        assert figures["copy_us"] > 0
        assert figures["resample_us"] > 0
        assert figures["resample_us_of_16"] > 0
        assert 1000 < figures["state_bytes"] <= figures["state_bytes_max"] < 50_000
    monkeypatch.setattr(sys.modules["chronomage.cli.bench"], "measure", lambda name, *_: data[name])
    told = shell("bench").out
    assert told.count("decisions per second") == 2
    assert "timemasters, " in told


# play

EASY = ("play", "--lang", "en", "--players", "2", "--level", "apprentice", "--seed", "8")


def test_a_whole_game_is_played_by_numbers(shell: Shell) -> None:
    run = shell(*EASY, typed=ONES)
    assert run.status == 0
    assert run.err == ""
    assert "The game is over." in run.out
    assert "Total" in run.out
    assert run.out.endswith("Goodbye!\n")
    assert "\x1b" not in run.out
    assert max(map(len, run.out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_a_draft_in_every_language(shell: Shell, language: str) -> None:
    arguments = ("play", "--lang", language, "--players", "4", "--level", "archmage", "--seed", "5")
    run = shell(*arguments, typed="?\nl\nh\nc 1\n" + "1\n" * 16 + "2\n1\n3\n" * 120)
    assert run.status == 0
    assert not RAW_KEY.search(run.out)
    assert max(map(len, run.out.splitlines())) <= 80


def test_what_no_flag_says_is_asked_with_defaults(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    run = shell("play", "--seed", "1", typed="\n\n\n\n1\nq\ny\n")
    assert "Русский" in run.out
    record = cm.load("chronomage-1.record")
    assert record.players == 2
    assert record.options["level"] == "apprentice"
    assert "--lang ru" in run.out


def test_questions_are_put_again_until_they_are_answered(shell: Shell) -> None:
    shell("play", "--lang", "en", "--seed", "1", typed="7\nseasons\n7\n3\n9\nmagician\n8\n1\n1\n")
    record = cm.load("chronomage-1.record")
    assert (record.players, record.options["level"]) == (3, "magician")


@pytest.mark.parametrize(
    ("answer", "chosen"),
    [
        ("none", {}),
        ("2", {"enchanted_kingdom": "true"}),
        ("everything", {"enchanted_kingdom": "true", "enchantment": "random", "ability_tokens": "true"}),
    ],
)
def test_the_expansion_is_asked_for(shell: Shell, answer: str, chosen: dict[str, str]) -> None:
    arguments = ("play", "--lang", "en", "--players", "2", "--level", "archmage", "--seed", "1", "--bots", "random")
    run = shell(*arguments, typed=f"{answer}\n1\n1\n")
    assert "With Enchanted Kingdom?" in run.out
    options = {**chosen, "level": "archmage"}
    game = cm.new_game("seasons", 2, 1, dict(options))
    assert cm.replay(cm.load("chronomage-1.record")).options == game.options


@pytest.mark.parametrize("level", ["apprentice", "archmage"])
def test_the_expansion_is_not_asked_for(shell: Shell, level: str) -> None:
    # At the apprentice level there is no deck to add cards to; and a flag has said what is wanted.
    flags = [] if level == "apprentice" else ["--enchantment", "Io's Bounty"]
    arguments = ("play", "--lang", "en", "--players", "2", "--level", level, "--seed", "1", "--bots", "random")
    run = shell(*arguments, *flags, typed="1\n")
    assert "With Enchanted Kingdom?" not in run.out
    assert ("Enchantment: Io's Bounty" in run.out) == (level == "archmage")


def test_with_the_expansion_an_apprentice_level_is_not_offered(shell: Shell) -> None:
    run = shell("play", "--lang", "en", "--players", "2", "--expansion", "--seed", "1", typed="1\n1\n")
    assert "ready-made sets" not in run.out
    assert cm.load("chronomage-1.record").options["level"] == "magician"


def test_a_game_is_left_and_resumed(shell: Shell) -> None:
    first = shell(*EASY, typed="1\n2\n1\nq\nn\nq\ny\n")
    assert first.status == 0
    assert "chronomage play --resume chronomage-8.record --lang en --bots apprentice" in first.out
    before = cm.load("chronomage-8.record")
    assert [player for player, _ in before.choices].count(0) == 3
    second = shell("play", "--resume", "chronomage-8.record", "--lang", "en", typed="1\n")
    assert second.status == 0
    after = cm.load("chronomage-8.record")
    assert after.choices[: len(before.choices)] == before.choices
    assert [player for player, _ in after.choices].count(0) == 4


def test_the_end_of_input_leaves_politely_and_saves(shell: Shell) -> None:
    run = shell(*EASY, typed="1\n")
    assert run.status == 0
    assert "Saved to chronomage-8.record." in run.out
    assert Path("chronomage-8.record").exists()
    shell(*EASY, typed="1\n")
    assert Path("chronomage-8-2.record").exists()  # nothing is overwritten
    assert shell("play", "--terminal", typed="").status == 0


def test_ctrl_c_leaves_politely(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupt)
    run = shell(*EASY)
    assert run.status == 0
    assert "Goodbye!" in run.out


def test_the_last_choice_is_taken_back(shell: Shell) -> None:
    # Six cards are put by without anybody else acting: each may be taken back.
    shell(*EASY, typed="2\n2\nu\n1\ns saved\n")
    without = cm.load("saved")
    shell(*EASY, typed="2\n1\ns again\n")
    assert without.choices == cm.load("again").choices
    refused = shell(*EASY, typed="u\n")
    assert "Nothing of yours can be taken back" in refused.out


def test_commands_at_the_table(shell: Shell) -> None:
    run = shell(
        *EASY, typed="?\nh\nc 1\nc purse\nc xyzzy\nc\nc 99\nl\nb\ns\ns /nowhere/at/all\nzz\n77\n\ns kept\nq\ny\n"
    )
    for sentence in (
        "NUMBER: make that choice",
        "Hint: ",
        "Purse of Io",
        "There is no card like xyzzy.",
        "That choice names no card.",
        "Cannot save to /nowhere/at/all",
        "There is no command zz.",
        "That is not one of the numbers.",
        "Saved to kept.",
    ):
        assert sentence in run.out
    assert cm.load("kept").choices == []


# The expansion at the table.

EVERYTHING = ("--level", "archmage", "--expansion", "--abilities", "--bots", "random", "--seed", "5")


@pytest.mark.parametrize("enchantment", facts.ENCHANTMENTS)
def test_a_game_under_every_enchantment(shell: Shell, enchantment: str) -> None:
    language = LANGUAGES[facts.ENCHANTMENTS.index(enchantment) % len(LANGUAGES)]
    arguments = ("play", "--lang", language, "--players", "3", *EVERYTHING, "--enchantment", enchantment)
    run = shell(*arguments, typed="e\n?\nh\n" + "2\n1\n3\n" * 150)
    assert run.status == 0
    assert run.err == ""
    assert not RAW_KEY.search(run.out)
    assert max(map(len, run.out.splitlines())) <= 80
    assert run.out.count(seasons_texts(language).enchantment(enchantment)) > 5


def test_the_prelude_shows_enchantment_and_ability_tokens(shell: Shell) -> None:
    arguments = ("play", "--lang", "en", "--players", "2", *EVERYTHING, "--enchantment", "extended-experience")
    run = shell(*arguments, typed="e\n" + "1\n" * 12 + "1\n" * 7 + "c 1\nc drought\nc token 5\n1\n")
    assert "Enchantment: Extended Experience" in run.out
    assert "Your ability tokens: " in run.out
    assert "Year 2: 4/4" in run.out
    asked = run.out[run.out.index("Choose the ability token to keep") :]
    for words in ("Using this", "Drought", "Hidden Wealth"):
        assert words in asked


def test_a_game_without_enchantment_says_so(shell: Shell) -> None:
    assert "neither an enchantment nor ability tokens" in shell(*EASY, typed="e\n").out


def test_only_what_the_person_may_know_is_shown(shell: Shell) -> None:
    arguments = ("play", "--lang", "en", "--players", "2", "--level", "archmage", "--seed", "5")
    run = shell(*arguments, typed=ONES)
    told = set(re.findall(r"^  Apprentice (?:draws|keeps) (.*)\.$", re.sub(r" +$", "", run.out, flags=re.M), re.M))
    assert told
    assert all(re.fullmatch(r"\d+ cards?", each) for each in told)


def test_a_finished_game_can_be_saved_and_verified(shell: Shell) -> None:
    shell(*EASY, typed=ONES + "s over\n")
    assert shell("replay", "over", "--verify").status == 0


def test_a_cut_off_game_is_resumed_as_far_as_it_goes(shell: Shell) -> None:
    text = Path(saved(finished_game())).read_text()
    Path("cut.record").write_text(text[: text.rindex(" end") + 2])  # in the middle of a choice
    run = shell("play", "--lang", "en", "--resume", "cut.record")
    assert run.status == 0
    assert "The record is cut off" in run.out


def test_what_repeats_itself_is_said_once() -> None:
    assert folded(["a", "b", "b", "c", "d", "c", "d", "c"], 2) == ["a", "b ×2", "c d ×2", "c"]
    assert folded(["a", "a", "b", "c", "b", "c"], 1) == ["a ×2", "b", "c", "b", "c"]
    assert folded([], 2) == []


# As a program


def test_the_program_says_bad_input_in_one_line_without_a_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "chronomage", "simulate", "chess"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "chronomage: there is no game 'chess'; there are seasons, timemasters.\n"


def test_the_program_plays_on_a_pipe_that_knows_no_signs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "chronomage.cli", "cards", "seasons", "titus"],
        capture_output=True,
        check=False,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
    )
    assert done.returncode == 0
    assert b"Titus Deepgaze" in done.stdout
