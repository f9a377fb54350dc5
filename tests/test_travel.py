"""Everything public travels: it pickles, copies and deep-copies, at any decision, into other processes and builds."""

import copy
import inspect
import json
import pickle
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.bots.bot import UnknownBot
from chronomage.games.timemasters.packs.vocabulary import BadEffect
from chronomage.kernel.errors import BadDocument, Problem
from chronomage.kernel.reason import Reason
from chronomage.kits import kit_of
from chronomage.protocol.codes import Refusal
from tests.builds import output_of
from tests.seasons.driving import play_randomly, step
from tests.timemasters.known import PACK, known_game, liked_choice
from tests.travellers import companions, fingerprint, held, played
from tests.variants import VARIANTS, Variant


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [pickled, copy.copy, copy.deepcopy]
ways = pytest.mark.parametrize("way", WAYS, ids=["pickle", "copy", "deepcopy"])


def check_arrival(game: cm.Game, way: Callable[[Any], Any]) -> None:
    """A game and all about it hold at the other end what they held before, and the game is played on alike."""
    for thing in companions(game):
        again = way(thing)
        assert type(again) is type(thing)
        assert held(again) == held(thing)
        if type(thing).__eq__ is not object.__eq__:
            assert again == thing
            assert hash(again) == hash(thing)
    again, twin = way(game), game.copy()
    assert again.rules is game.rules
    before = held(game)
    play_randomly(again, Random(9), 12)
    play_randomly(twin, Random(9), 12)
    assert held(again) == held(twin)
    assert held(game) == before


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant.game}-{variant.name}")
def test_a_game_travels_at_any_decision(variant: Variant) -> None:
    game, random = cm.new_game(variant.game, variant.players, 81, variant.options), Random(81)
    check_arrival(game, pickled)
    while not game.over and len(game.history) < 400:
        if random.random() < 0.02:
            check_arrival(game, random.choice(WAYS))
        step(game, random)
    check_arrival(game, pickled)


# In play that hides cards under Timers and takes them unseen.
@ways
def test_a_game_with_a_pack_from_a_file_travels(way: Callable[[Any], Any]) -> None:
    game, random = known_game(2, 82, promo=True, expansion=True), Random(82)
    while not game.over and len(game.history) < 200:
        if random.random() < 0.1:
            check_arrival(game, way)
        game.play(*liked_choice(game, random))


# A position, its opening events, what may be undone and what may not.
@ways
@pytest.mark.parametrize("name", ["seasons", "timemasters"])
def test_a_position_travels_with_its_undo(name: str, way: Callable[[Any], Any]) -> None:
    documents: dict[str, dict[str, Any]] = {
        "seasons": {"players": [{"hand": ["purse-of-io"], "reserve": "AWF", "gauge": 3}, {}], "die": {"energy": "F"}},
        "timemasters": {"players": [{"hand": ["focus", "focus"]}, {}], "phase": "main"},
    }
    game = cm.position(name, documents[name], seed=83)
    player, undone = game.decisions[0].player, False
    for number in range(30):
        if game.decisions[0].player != player:
            break
        game.play(player, game.decisions[0].choices[number % len(game.decisions[0].choices)])
        again, twin = way(game), game.copy()
        assert (again.position, again.opening, again.seed) == (game.position, game.opening, game.seed)
        assert again.undo_floor == game.undo_floor
        try:
            twin.undo(player)
        except cm.IllegalChoice as error:
            with pytest.raises(cm.IllegalChoice, match=str(error)):
                again.undo(player)
        else:
            again.undo(player)
            undone = True
        assert held(again) == held(twin)
    assert undone
    assert cm.replay(way(game).record()) == game


# A record that was cut off says so wherever it is replayed.
@ways
def test_why_a_record_was_cut_off_travels(way: Callable[[Any], Any]) -> None:
    record = played(cm.new_game("seasons", seed=84), 84, 10).record()
    record.cut_off = "the file breaks off"
    assert way(record).cut_off == record.cut_off
    assert way(cm.replay(record)).cut_off == record.cut_off


# Every class of the public face is among the things that are sent above, or is an error that is sent here.
@ways
def test_every_public_class_travels(way: Callable[[Any], Any]) -> None:
    special = (BadDocument, cm.BadPack, BadEffect)
    errors = [kind("why") for kind in classes(cm.ChronomageError) if kind not in special]
    errors += [BadDocument("mine.toml", [Problem(3, "no such card")]), BadEffect("no-per", {"verb": "'cap'"})]
    errors += [cm.BadPack("mine.toml", [Problem(3, "no such card", "no-card", {"given": "x"}, "Growth")])]
    errors += [Refusal("illegal", "why"), UnknownBot("why")]
    for error in errors:
        again = way(error)
        assert (type(again), str(again), again.args) == (type(error), str(error), error.args)
    assert way(errors[-3]).problems == [(3, "no such card", "no-card", {"given": "x"}, "Growth")]
    assert way(errors[-2]).code == "illegal"
    game = played(cm.new_game("seasons", seed=85), 85, 40)
    kit = kit_of("seasons")
    assert way(kit) is kit  # there is one of each game
    sent = {type(thing) for thing in [*companions(game), *errors, *game.decisions[0].choices, kit]}
    assert set(classes(object)) <= sent
    assert Reason in sent


def classes(above: type) -> list[type[Any]]:
    """The public classes after that one."""
    public = [getattr(cm, name) for name in cm.__all__]
    return [each for each in public if inspect.isclass(each) and issubclass(each, above)]


def played_on(luggage: tuple[cm.Game, Any]) -> tuple[cm.Game, Any]:
    """What another process makes of a game and an observation."""
    game, observation = luggage
    return played(game, 86, 30), played(observation.resample(86), 86, 30).observe(observation.player)


# As pools of processes hand games around: with nothing in common but what is installed.
def test_games_are_handed_around_between_processes() -> None:
    games = [played(cm.new_game(name, 3, 86), 86, 35) for name in ("seasons", "timemasters")]
    games.append(played(known_game(2, 86), 86, 35))
    luggage = [(game, game.observe(0)) for game in games]
    with get_context("spawn").Pool(2) as pool:
        arrived = pool.map(played_on, luggage)
    assert arrived == [played_on((game.copy(), observation)) for game, observation in luggage]


# The file of a pack may be gone, or be on another machine.
@pytest.mark.parametrize("sources", [True, False], ids=["sources", "installed"])
def test_a_pack_travels_with_its_game(tmp_path: Path, sources: bool) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(Path(PACK).read_text(encoding="utf-8"), encoding="utf-8")
    game = played(cm.new_game("timemasters", 2, 87, {"pack": file}), 87, 20)
    luggage = tmp_path / "game.pickle"
    luggage.write_bytes(pickle.dumps([game]))
    file.unlink()
    _, count, found = output_of("tests.travellers", "take", str(luggage), sources=sources).split()
    assert (count, found) == ("1", fingerprint([game]))


# A pack that came along with another version of the program is not taken for that of this one.
def test_a_pack_of_another_version_is_refused() -> None:
    sent = pickle.dumps(cm.new_game("timemasters", seed=1).rules.pack)  # type: ignore[attr-defined]
    digest = cm.new_game("timemasters", seed=1).options["pack_digest"].encode()
    with pytest.raises(cm.BadOption, match="another version"):
        pickle.loads(sent.replace(digest, b"0" * len(digest)))


@pytest.mark.long
@pytest.mark.parametrize("sender", [True, False], ids=["from-sources", "from-installed"])
def test_what_one_build_sends_the_other_takes(tmp_path: Path, sender: bool) -> None:
    luggage = str(tmp_path / "luggage.pickle")
    sent = output_of("tests.travellers", "send", luggage, sources=sender).split()
    taken = output_of("tests.travellers", "take", luggage, sources=not sender).split()
    if "compiled" not in (sent[0], taken[0]):
        pytest.skip("chronomage was installed without a C compiler: there is one build alone")
    assert {sent[0], taken[0]} == {"compiled", "interpreted"}
    assert sent[1:] == taken[1:]


# No observation takes along what its player may not know: the seed, the generator, or others' cards.
@pytest.mark.parametrize("variant", [VARIANTS[2], VARIANTS[-1]], ids=["seasons", "timemasters"])
def test_an_observation_travels_with_nothing_hidden(variant: Variant) -> None:
    game = played(cm.new_game(variant.game, variant.players, 88, variant.options), 88, 60)
    for player in range(game.players):
        observation = pickled(game.observe(player))
        assert json.loads(observation.to_json()) == game.observe(player).plain()
        assert observation.state.random.plain() == [0, 0, 0, 0]
