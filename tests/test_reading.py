"""Observations read back from their JSON: equal in all that a bot, a board or a search takes from them."""

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import chronomage as cm
from chronomage.bots import make_bot
from chronomage.games.seasons.table import Table
from tests.seasons.driving import play_randomly, step
from tests.test_property import garbage
from tests.timemasters.known import known_game, liked_choice, story
from tests.variants import VARIANTS, Variant

QUIET = settings(
    max_examples=250,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)

# What is the same for all states of a game, counts for undo alone, or is the face of a die that nobody has any more.
APART = ("settings", "pack", "log", "revealed", "custom_face")


def fields(data: Any) -> Any:
    """A state as plain data, with everything that is in it."""
    if isinstance(data, list):
        return [fields(each) for each in data]
    if hasattr(data, "__dict__") or hasattr(type(data), "__mypyc_attrs__"):
        names = [name for name in dir(data) if not name.startswith("_") and name not in APART]
        return {name: fields(getattr(data, name)) for name in names if not callable(getattr(data, name))}
    return data


def viewers(game: cm.Game) -> "list[cm.Observation[cm.Game]]":
    """What everybody sees, the watcher included."""
    return [*[game.observe(player) for player in range(game.players)], game.watch()]


def read_back(observation: "cm.Observation[cm.Game]", choices: object = None) -> "cm.Observation[cm.Game]":
    """The observation that is read from the JSON of another."""
    return cm.read_observation(json.loads(observation.to_json()), choices)


def check_read_back(game: cm.Game) -> None:
    """Everybody's observation is read back whole, with the choices that are open to him."""
    for observation in viewers(game):
        again = read_back(observation)
        assert again.plain() == observation.plain()
        assert again.player == observation.player
        assert again.rules is observation.rules
        assert fields(again.state) == fields(observation.state)


def check_use(game: cm.Game, seed: int) -> None:
    """A bot chooses the same from what was read back, and a search draws the same games."""
    bot = make_bot("apprentice", game.rules.name)
    for decision in game.decisions:
        observation = game.observe(decision.player)
        again = read_back(observation, [choice.id for choice in decision.choices])
        assert bot.choose(again, decision) == bot.choose(observation, decision)
    for player in range(game.players):
        observation = game.observe(player)
        one, other = observation.resample(seed), read_back(observation).resample(seed)
        assert one == other
        assert one.decisions == other.decisions
        play_randomly(one, Random(seed), 12)
        play_randomly(other, Random(seed), 12)
        assert one == other


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant.game}-{variant.name}")
def test_an_observation_is_read_back(variant: Variant) -> None:
    game, random = cm.new_game(variant.game, variant.players, 61, variant.options), Random(61)
    while not game.over and len(game.history) < 500:
        if random.random() < 0.05:
            check_read_back(game)
        if random.random() < 0.01:
            check_use(game, len(game.history))
        step(game, random)
    check_read_back(game)


# In play that hides cards under Timers and takes them unseen, with a pack from a file.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_claims_are_read_back(players: int) -> None:
    game, random = known_game(players, 62, promo=True, expansion=True), Random(62)
    claims = 0
    while not game.over and len(game.history) < 300:
        if random.random() < 0.15:
            check_read_back(game)
            claims += sum("or" in claim for seat in game.describe()["players"] for claim in seat["known"])
        if random.random() < 0.02:
            check_use(game, len(game.history))
        game.play(*liked_choice(game, random))
    assert claims > 0 or players > 2


# The die of a position that is none of the box, and one that shows what another die of its season shows too.
def test_every_die_is_read_back() -> None:
    for die in ({"energy": "AWFE", "crystals": 7, "pips": 2}, {"energy": "A", "star": True, "transmute": True}):
        game, random = cm.position("seasons", {"die": die, "players": [{}, {"die": die}]}), Random(63)
        for _ in range(40):
            check_read_back(game)
            step(game, random)


# A year that was begun and left again, a reserve that Drought has shrunk, a Raven, and serials that are gone.
def test_what_does_not_follow_from_the_rest_is_read_back() -> None:
    game = cm.position(
        "seasons",
        {
            "options": {"enchanted_kingdom": True},
            "players": [{"in_play": ["raven-the-usurper", "purse-of-io"]}, {"in_play": ["bespelled-grimoire"]}],
        },
    )
    table = game.state
    assert isinstance(table, Table)
    table.year_given = 3
    table.serials = 9
    table.players[1].reserve_lost = 10
    raven, purse = table.players[0].in_play
    raven.power, raven.model = purse.card, purse.serial
    check_read_back(game)
    (seen, *_) = viewers(game)
    assert seen.plain()["players"][1]["reserve_limit"] == 0
    assert seen.plain()["players"][0]["in_play"][0]["imitates"] == "purse-of-io"


# Timer X counts from the turn after the one in which it is played, and both look alike otherwise.
def test_the_turn_in_which_timer_x_is_played_is_read_back() -> None:
    for hand in (["wanderer"], ["focus"]):
        game = story({"hand": hand}, {}, options={"promo": True}, phase="main")
        if hand == ["wanderer"]:
            game.play(0, "play wanderer")
            assert game.game.describe()["timer_x"]["started_now"]
        check_read_back(game.game)


# --- the choices ---


# They may be given as they come over the wire: as ids or as texts, or as the choices of a decision.
@pytest.mark.parametrize("name", ["seasons", "timemasters"])
def test_choices_are_given_as_themselves_as_ids_or_as_texts(name: str) -> None:
    game = cm.new_game(name, seed=2)
    (decision, *_) = game.decisions
    observation = game.observe(decision.player)
    for given_as in (
        decision.choices,
        [choice.id for choice in decision.choices],
        [choice.text for choice in decision.choices],
        tuple(decision.choices),
        None,
    ):
        again = read_back(observation, given_as)
        assert again.state.choices_of(decision.player) == game.state.choices_of(decision.player)


@pytest.mark.parametrize("name", ["seasons", "timemasters"])
@pytest.mark.parametrize(
    "choices", ["end", 7, ["no such choice"], [1.5], [True], [-1], [10**30], [None], [], {"id": 3}, [[1]]]
)
def test_what_are_no_choices_is_refused(name: str, choices: object) -> None:
    game = cm.new_game(name, seed=2)
    with pytest.raises(cm.BadObservation):
        read_back(game.observe(game.decisions[0].player), choices)


def test_choices_are_refused_out_of_order_and_where_nobody_asks() -> None:
    game = cm.new_game("timemasters", seed=2, options={"first_player": 0})
    ids = [choice.id for choice in game.decisions[0].choices]
    assert len(ids) > 1
    for choices in (ids[::-1], [*ids, ids[-1]]):
        with pytest.raises(cm.BadObservation, match="order"):
            read_back(game.observe(0), choices)
    for other in (game.observe(1), game.watch()):
        with pytest.raises(cm.BadObservation, match="must act"):
            read_back(other, ids)
        assert read_back(other, []) == other


# --- what is refused ---


def sound(name: str, seed: int, choices: int) -> dict[str, Any]:
    """What somebody sees in the middle of a game."""
    options: dict[str, object] = {"promo": True}
    if name == "seasons":
        options = {"enchanted_kingdom": True, "ability_tokens": seed % 2 == 1}
    game = cm.new_game(name, 2 + seed % 3, seed, options)
    play_randomly(game, Random(seed), choices)
    seen = viewers(game)
    document: dict[str, Any] = json.loads(seen[seed % len(seen)].to_json())
    return document


SOUND = [
    sound(name, seed, choices)
    for name in ("seasons", "timemasters")
    for seed, choices in enumerate([0, 3, 30, 60, 90, 120, 150])
]


def is_refused_or_sound(document: Any) -> bool:
    """Refused in one line as a bad observation, or else the same when it is written down again."""
    before = repr(document)
    try:
        observation = cm.read_observation(document)
    except cm.BadObservation as error:
        message = str(error)
    else:
        assert observation.plain() == document
        message = ""
    assert repr(document) == before
    assert "\n" not in message
    assert len(message) < 500
    return not message


@pytest.mark.parametrize("document", SOUND, ids=lambda document: f"{document['game']}-{document['turn_choices']}")
def test_the_sound_documents_are_sound(document: dict[str, Any]) -> None:
    assert is_refused_or_sound(document)


# A sound document with one thing in it spoilt, left out or added.
@pytest.mark.long
@settings(QUIET, max_examples=600)
@given(st.data())
def test_a_sound_document_with_one_thing_spoilt_is_refused_or_sound(data: st.DataObject) -> None:
    document: Any = copy.deepcopy(data.draw(st.sampled_from(SOUND)))
    here: Any = document
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(here[key], (dict, list)) and here[key] and data.draw(st.integers(0, 3)):
            here = here[key]
            continue
        how = data.draw(st.integers(0, 5))
        if how == 0:
            del here[key]
        elif how == 1 and isinstance(here, dict):
            here[data.draw(st.text(max_size=4))] = data.draw(garbage)
        elif how == 2 and isinstance(here[key], int):
            here[key] += data.draw(st.sampled_from([-1, 1]))
        elif how == 3 and isinstance(here, list):
            here.append(here[key])
        else:
            here[key] = data.draw(garbage)
        break
    is_refused_or_sound(document)


# Two halves that do not belong together.
@pytest.mark.long
@settings(QUIET, max_examples=200)
@given(st.data())
def test_a_document_with_an_entry_of_another_is_refused_or_sound(data: st.DataObject) -> None:
    document, other = (copy.deepcopy(data.draw(st.sampled_from(SOUND))) for _ in range(2))
    key = data.draw(st.sampled_from(sorted(other)))
    document[key] = other[key]
    is_refused_or_sound(document)


@QUIET
@given(garbage)
def test_garbage_is_refused(document: Any) -> None:
    assert not is_refused_or_sound(document)


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("seasons", {"game": "chess"}, "there is no game 'chess'"),
        ("seasons", {"player": 2}, "player must be a whole number from 0 to 1"),
        ("seasons", {"player": True}, "player must be a whole number"),
        ("seasons", {"year": "2"}, "year must be a whole number"),
        ("seasons", {"season": "summer"}, "season does not fit the rest: it must be 'winter'"),
        ("seasons", {"options": {"level": "wizard"}}, "options: level can be"),
        ("seasons", {"options": {}}, "options.ability_tokens is missing"),
        ("seasons", {"players": []}, "options: Seasons is for 2, 3 or 4 players"),
        ("seasons", {"weather": "fine"}, "an observation has no entry 'weather'"),
        ("seasons", {"under_way": [[0, 99, 0, 0, 0, 0, 0, 0, 0, 0, 0]]}, "under_way"),
        ("seasons", {"deck": {"size": 10**9, "known": {}}}, "deck.size must be a whole number from 0 to 100"),
        ("timemasters", {"options": {"pack": "no-such-pack"}}, "there is no such pack"),
        ("timemasters", {"spheres": {}}, "spheres.1 is missing"),
        ("timemasters", {"timer_x": {}}, "timer_x does not fit the rest"),
        ("timemasters", {"exiled": ["purse-of-io"]}, "exiled[0] must be a card of this game"),
    ],
)
def test_a_refusal_names_the_entry(name: str, change: dict[str, Any], message: str) -> None:
    document = {**cm.new_game(name, seed=3).observe(0).plain(), **change}
    with pytest.raises(cm.BadObservation) as refused:
        cm.read_observation(document)
    assert message in str(refused.value)


# Nobody's observation shows another's hand: such a document is refused, and so is one that hides the own hand.
@pytest.mark.parametrize("name", ["seasons", "timemasters"])
def test_a_document_that_knows_too_much_or_too_little_is_refused(name: str) -> None:
    game = cm.new_game(name, seed=4, options={"level": "apprentice"} if name == "seasons" else {})
    play_randomly(game, Random(4), 12)
    truth, mine = game.describe(), game.observe(0).plain()
    assert mine["players"][0]["hand"]
    for document in (
        {**mine, "players": truth["players"]},
        {**mine, "player": 1},
        {**mine, "player": None},
        {"player": 0, **truth},
    ):
        assert not is_refused_or_sound(json.loads(json.dumps(document)))
