"""Each game is one kit in one registry; games come from packages too, and nothing is taken for another game."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import chronomage as cm
from chronomage.bots import UnknownBot, make_bot
from chronomage.cli.commands import make_app
from chronomage.cli.gameflags import SHORT, TAKEN, flags_of
from chronomage.cli.newgame import possible_games
from chronomage.kernel.rules import Rules
from chronomage.kits import BadAddress, Flag, all_kits, kit_names, kit_of, loaded, register, rules_of
from chronomage.kits.registry import BUILT_IN, KITS, NAMED_BY, use
from chronomage.pov import Pov
from chronomage.server.cards import cards_of
from chronomage.texts import texts_of
from tests.registry import registry_as_it_was

NAMES = list(BUILT_IN)


@pytest.fixture(autouse=True)
def _the_registry_as_it_was() -> Iterator[None]:
    with registry_as_it_was():
        yield


def kit_named(name: str) -> cm.Kit:
    return cm.Kit(
        name, name.title(), rules="chronomage.games.seasons.rules:RULES", pov="chronomage.pov.seasons.pov:POV"
    )


@pytest.mark.parametrize("name", NAMES)
def test_every_part_of_a_built_in_kit_is_where_it_says(name: str) -> None:
    kit = kit_of(name)
    assert kit.rules.name == name
    assert isinstance(kit.pov, Pov)
    for called, part in {"texts": kit.texts, "cards": kit.cards, "terminal": kit.terminal}.items():
        assert callable(kit.part(called, part)), called
    for bot in kit.bots:
        assert make_bot(bot, game=name).name == bot
    for command, part in kit.commands.items():
        assert kit.part(command, part) is not None
    assert kit.stand_in == "apprentice"
    known = {option.name: option for option in kit.rules.options}
    assert {flag.option for flag in kit.flags} <= set(known)
    assert all(flag.value is None or flag.value in known[flag.option].values for flag in kit.flags)
    cm.new_game(name, options=kit.bench_options)


def test_all_games_are_listed_with_what_a_table_needs() -> None:
    games = cm.games()
    assert [(name, game["title"]) for name, game in games.items()][:2] == [
        ("seasons", "Seasons"),
        ("timemasters", "Time Masters"),
    ]
    assert games["seasons"]["bots"] == ["random", "apprentice", "adept", "magician", "archmage"]
    assert games["timemasters"]["bots"] == ["random", "apprentice", "magician"]
    assert all(game["players"] == [2, 3, 4] for game in games.values())
    assert games["timemasters"]["rules_options"] == ["pack"]


@pytest.mark.parametrize("name", ["chess", "season", None, 7, ["seasons"]])
def test_an_unknown_game_is_an_error_that_names_the_games(name: object) -> None:
    with pytest.raises(cm.UnknownGame, match="there are seasons, timemasters"):
        kit_of(name)
    with pytest.raises(cm.UnknownGame, match="there is no game"):
        rules_of(name, {})


class Foreign(Rules):
    def __init__(self) -> None:
        super().__init__("chess", 1, (2,), (), [])


def test_rules_of_no_game_are_taken_for_no_other_game() -> None:
    with pytest.raises(cm.UnknownGame):
        texts_of(Foreign(), "en")
    with pytest.raises(cm.UnknownGame):
        cards_of(Foreign())
    with pytest.raises(cm.UnknownGame):
        make_bot("random", game="chess")


def test_a_bot_of_another_game_is_unknown() -> None:
    with pytest.raises(UnknownBot, match="the bots are random, apprentice"):
        make_bot("apprentce", game="seasons")


# Kits that are registered.


def test_a_registered_kit_is_known_and_can_be_replaced() -> None:
    first = register(kit_named("bluff"))
    assert kit_of("bluff") is first
    assert kit_names() == [*NAMES, "bluff"]
    second = register(kit_named("bluff"))
    assert kit_of("bluff") is second


def test_a_game_that_is_built_in_is_not_replaced() -> None:
    with pytest.raises(cm.BadKit, match="there is a game seasons already"):
        register(kit_named("seasons"))


def test_a_kit_whose_parts_are_something_else_says_so() -> None:
    with pytest.raises(cm.BadKit, match="the rules of bluff are no"):
        _ = kit_named("bluff").rules
    pov = cm.Kit("bluff", "Bluff", rules="tests.test_kits:NAMES", pov="tests.test_kits:NAMES")
    with pytest.raises(cm.BadKit, match="the pov of bluff is no"):
        _ = pov.pov
    nowhere = cm.Kit("bluff", "Bluff", rules="nowhere.at_all:RULES", pov="tests.test_kits:POV")
    with pytest.raises(cm.BadKit, match=r"the rules of bluff cannot be loaded: nowhere\.at_all cannot be imported"):
        _ = nowhere.rules
    with pytest.raises(cm.BadKit, match=r"there is no POV in tests\.test_kits"):
        _ = nowhere.pov


@pytest.mark.parametrize("address", ["", "chronomage", "chronomage:", ":Kit", "chronomage:Kit.nothing"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        loaded(address)


def test_an_address_leads_into_a_class() -> None:
    assert loaded("chronomage.kits:Kit.rules_for") is cm.Kit.rules_for


# Kits of packages, as entry points.


def package(folder: Path, name: str, points: dict[str, str], module: str = "") -> None:
    """A package as it lies in a folder of installed packages."""
    (folder / f"{name}.py").write_text(module)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{game} = {address}" for game, address in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[chronomage.games]", *lines, ""]))


KIT_MODULE = """
import chronomage as cm
KIT = cm.Kit({name!r}, "A Game", rules="chronomage.games.seasons.rules:RULES", pov="chronomage.pov.seasons.pov:POV")
"""


def test_a_package_brings_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, "brought", {"brought": "brought:KIT"}, KIT_MODULE.format(name="brought"))
    assert "brought" not in kit_names()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert kit_names() == [*NAMES, "brought"]
    assert kit_of("brought").title == "A Game"
    with pytest.raises(cm.BadKit, match="there is a game brought already"):
        register(kit_named("brought"))


def test_a_package_that_cannot_be_loaded_takes_no_other_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, "broken", {"broken": "broken:KIT"}, "1 / 0")
    package(tmp_path, "misnamed", {"misnamed": "misnamed:KIT"}, KIT_MODULE.format(name="other"))
    lawless = KIT_MODULE.format(name="lawless").replace("chronomage.games.seasons.rules:RULES", "nowhere:RULES")
    package(tmp_path, "lawless", {"lawless": "lawless:KIT"}, lawless)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.warns(RuntimeWarning) as warned:
        assert [kit.name for kit in all_kits()] == NAMES
    assert len(warned) == 3
    assert any("the rules of lawless cannot be loaded: nowhere" in str(warning.message) for warning in warned)
    with pytest.warns(RuntimeWarning):
        assert list(cm.games()) == possible_games(None, {}) == NAMES
    with pytest.raises(cm.BadKit, match=r"the game broken cannot be loaded: .*ZeroDivisionError"):
        kit_of("broken")
    with pytest.raises(cm.BadKit, match="misnamed:KIT is no kit of that name"):
        kit_of("misnamed")
    assert kit_of("seasons").rules.name == "seasons"


def test_two_packages_with_the_same_game_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, "one", {"twice": "one:KIT"}, KIT_MODULE.format(name="twice"))
    package(tmp_path, "two", {"twice": "two:KIT"}, KIT_MODULE.format(name="twice"))
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(cm.BadKit, match="several packages bring a game twice: one:KIT, two:KIT"):
        kit_of("twice")


def test_no_package_replaces_a_game_that_is_built_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, "thief", {"seasons": "thief:KIT"}, KIT_MODULE.format(name="seasons"))
    monkeypatch.syspath_prepend(str(tmp_path))
    KITS.clear()
    assert kit_of("seasons") is loaded(BUILT_IN["seasons"])


# Kits that are named by their address.


def test_a_kit_is_named_by_its_address_from_the_folder_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "homemade.py").write_text(KIT_MODULE.format(name="homemade"))
    monkeypatch.chdir(tmp_path)
    assert use("homemade:KIT").name == "homemade"
    use("homemade:KIT")
    assert os.environ[NAMED_BY] == "homemade:KIT"  # for the processes of a server
    assert kit_names() == [*NAMES, "homemade"]


def test_a_wrong_address_is_refused_where_it_is_typed_and_told_where_it_is_inherited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(cm.BadKit, match="the kit nowhere:KIT cannot be loaded"):
        use("nowhere:KIT")
    with pytest.raises(cm.BadKit, match=r"is no chronomage\.Kit"):
        use("tests.test_kits:NAMES")
    monkeypatch.setenv(NAMED_BY, "nowhere:KIT")
    with pytest.warns(RuntimeWarning, match="nowhere:KIT cannot be loaded"):
        assert kit_names() == NAMES


def test_a_kit_with_the_name_of_a_game_from_elsewhere_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path, "brought", {"brought": "brought:KIT"}, KIT_MODULE.format(name="brought"))
    for module, name in {"other": "brought", "first": "homemade", "second": "homemade"}.items():
        (tmp_path / f"{module}.py").write_text(KIT_MODULE.format(name=name))
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(cm.BadKit, match=r"the kit other:KIT has the name of .*: brought, from brought:KIT"):
        use("other:KIT")
    assert use("brought:KIT") is kit_of("brought")
    use("first:KIT")
    with pytest.raises(cm.BadKit, match=r"the kit second:KIT has the name of .*: homemade, from first:KIT"):
        use("second:KIT")
    assert os.environ[NAMED_BY] == "brought:KIT,first:KIT"


# What a game adds to the command line.


def test_a_command_that_cannot_be_added_takes_no_other_down() -> None:
    kit = cm.Kit(
        "chess",
        "Chess",
        rules=Foreign(),
        pov="nowhere:POV",
        commands={"lost": "nowhere:lost", "play": "nowhere:play", "names": NAMES, "openings": kit_named},
    )
    register(kit)
    with pytest.warns(RuntimeWarning) as warned:
        app = make_app()
    said = [str(warning.message) for warning in warned]
    assert said[0].startswith("the command lost of chess cannot be loaded")
    assert said[1] == "the command play of chess is left out: there is a command of that name already."
    assert said[2].startswith("the command names of chess is no function")
    assert "openings" in app
    assert "lost" not in app


def test_no_game_takes_a_flag_of_play() -> None:
    flags = {name for argument in make_app()["play"].assemble_argument_collection() for name in argument.names}
    own = {name for name in flags if name.startswith("--")} - {f"--{name}" for name in SHORT}
    assert own <= {f"--{name}" for name in TAKEN}
    flag = Flag("seed", "level", "something else")
    greedy = cm.Kit("chess", "Chess", rules=Foreign(), pov="nowhere:POV", flags=(flag,))
    assert flags_of([greedy]) == {}


# What a server takes.


def test_a_server_takes_only_listed_values_of_options_that_pick_the_rules() -> None:
    kit = kit_of("timemasters")
    kit.check_from_afar({"pack": "verguya", "spheres": "growth"})
    with pytest.raises(cm.BadOption, match="at a server pack can be verguya; not '/etc/passwd'"):
        kit.check_from_afar({"pack": "/etc/passwd"})
    unlisted = cm.Kit("chess", "Chess", rules=Foreign(), pov="nowhere:POV", rules_options=("board",))
    unlisted.check_from_afar({})
    with pytest.raises(cm.BadOption, match="at a server board cannot be set"):
        unlisted.check_from_afar({"board": "/etc/passwd"})
