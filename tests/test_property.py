"""Properties: no position document, however garbled, does anything but be refused or give a sound game."""

import copy
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import chronomage as cm
from chronomage.games.seasons.choices import TEXTS
from tests.seasons.driving import play_randomly, pool, step

CARDS = sorted(set(pool()))
QUIET = settings(
    max_examples=250,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)

numbers = st.one_of(st.integers(-3, 20), st.integers(), st.sampled_from([10**30, -(10**30), 2**31, 2**64]))
garbage = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        numbers,
        st.floats(),
        st.text(max_size=8),
        st.text("AWFEawfe", max_size=12),
        st.sampled_from(CARDS),
        st.binary(max_size=4),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=5),
        st.dictionaries(st.one_of(st.text(max_size=5), st.integers()), inner, max_size=4),
    ),
    max_leaves=12,
)
cards = st.lists(st.sampled_from(CARDS), max_size=4)
tokens = st.text("AWFE", max_size=9)
flags = st.booleans()


def some(**entries: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Any of these entries, most of them sound, now and then one that is garbage."""
    return st.fixed_dictionaries({}, optional=entries)


faces = some(energy=tokens, crystals=st.integers(0, 9), star=flags, card=flags, transmute=flags, pips=st.integers(0, 4))
items = st.one_of(
    st.sampled_from(CARDS),
    some(card=st.sampled_from(CARDS), tokens=tokens, used=flags),
    some(card=st.sampled_from(["amulet-of-water", "glutton-cauldron"]), tokens=tokens, used=flags),
)
seats = some(
    hand=cards,
    reserve=tokens,
    crystals=st.integers(0, 200),
    gauge=st.integers(0, 16),
    bonuses_used=st.integers(0, 3),
    in_play=st.lists(items, max_size=5),
    library=some(**{"2": cards, "3": cards}),
    die=faces,
)
options = some(
    level=st.sampled_from(["apprentice", "magician", "archmage"]),
    edition=st.sampled_from(["current", "russian", "first"]),
    discard_pile=st.sampled_from(["hidden", "public"]),
    gauge_limit=st.sampled_from(["15", "none"]),
)
documents = some(
    options=options,
    year=st.integers(0, 3),
    space=st.integers(1, 12),
    first_player=st.integers(0, 3),
    turn=st.integers(0, 3),
    die=faces,
    leftover_pips=st.integers(0, 3),
    players=st.lists(seats, min_size=2, max_size=4),
    deck=cards,
    discard=cards,
)


def is_refused_or_sound(document: Any, seed: int) -> bool:
    """Refused as a bad position, or else a game that keeps every rule for a while, whoever plays it."""
    before = repr(document)
    try:
        game = cm.position("seasons", document, seed=seed)
    except cm.BadPosition:
        return False
    finally:
        assert repr(document) == before
    random = Random(seed)
    game.rules.check(game.state)
    for _ in range(25):
        if game.over:
            break
        step(game, random)
        game.rules.check(game.state)
    return True


# A document made of sound parts is refused only for what cannot be: too many copies, too many tokens, a seat too far.
@pytest.mark.long
@QUIET
@given(documents, st.integers(0, 9))
def test_a_document_of_sound_parts_is_refused_or_sound(document: dict[str, Any], seed: int) -> None:
    is_refused_or_sound(document, seed)


# A document of nothing but garbage, under the right keys or under any.
@pytest.mark.long
@QUIET
@given(
    st.one_of(
        st.dictionaries(st.text(max_size=6), garbage, max_size=4),
        some(
            options=garbage,
            year=garbage,
            space=garbage,
            first_player=garbage,
            turn=garbage,
            die=garbage,
            leftover_pips=garbage,
            players=st.one_of(garbage, st.lists(garbage, min_size=2, max_size=4)),
            deck=garbage,
            discard=garbage,
        ),
    )
)
def test_a_document_of_garbage_is_refused_or_sound(document: dict[str, Any]) -> None:
    is_refused_or_sound(document, 1)


# What is no document at all.
@pytest.mark.long
@QUIET
@given(garbage)
def test_garbage_instead_of_a_document_is_refused_or_sound(document: Any) -> None:
    is_refused_or_sound(document, 1)


# A sound document with one thing in it spoilt.
@QUIET
@given(st.data())
def test_a_sound_document_with_one_thing_spoilt_is_refused_or_sound(data: st.DataObject) -> None:
    document: Any = copy.deepcopy(SOUND)
    here: Any = document
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(here[key], (dict, list)) and here[key] and data.draw(st.integers(0, 3)):
            here = here[key]
            continue
        here[key] = data.draw(garbage)
        break
    is_refused_or_sound(document, 2)


SOUND = {
    "options": {"level": "archmage", "edition": "current"},
    "year": 2,
    "space": 5,
    "first_player": 0,
    "turn": 0,
    "die": {"energy": "AA", "crystals": 3, "star": False, "card": False, "transmute": True, "pips": 1},
    "leftover_pips": 2,
    "players": [
        {
            "hand": ["amulet-of-fire"],
            "reserve": "AAWF",
            "crystals": 12,
            "gauge": 3,
            "bonuses_used": 1,
            "in_play": ["purse-of-io", {"card": "amulet-of-water", "tokens": "WWFE"}],
            "library": {"2": [], "3": ["runic-cube-of-eolis"]},
        },
        {"hand": ["purse-of-io"]},
    ],
    "deck": ["divine-chalice", "staff-of-spring"],
    "discard": ["beggars-horn"],
}


def test_the_sound_document_is_sound() -> None:
    assert is_refused_or_sound(SOUND, 1)


# Too many copies of a card are refused, wherever they lie.
@QUIET
@given(st.sampled_from(CARDS), st.lists(st.integers(0, 7), min_size=1, max_size=5))
def test_there_are_two_copies_of_each_card_and_no_more(card: str, places: list[int]) -> None:
    players: list[dict[str, Any]] = [
        {"hand": [], "in_play": [], "library": {"2": [], "3": []}, "gauge": 5},
        {"hand": [], "in_play": []},
    ]
    document: dict[str, Any] = {"players": players, "deck": [], "discard": []}
    zones = [
        players[0]["hand"],
        players[0]["in_play"],
        players[0]["library"]["2"],
        players[0]["library"]["3"],
        players[1]["hand"],
        players[1]["in_play"],
        document["deck"],
        document["discard"],
    ]
    for place in places:
        zones[place].append(card)
    if len(places) > 2:
        with pytest.raises(cm.BadPosition, match="copies"):
            cm.position("seasons", document)
    else:
        game = cm.position("seasons", document)
        game.rules.check(game.state)


# Reserves hold seven tokens, ten with a Grimoire.
@QUIET
@given(st.text("AWFE", max_size=14), st.booleans())
def test_a_reserve_has_its_limit(reserve: str, grimoire: bool) -> None:
    in_play = ["bespelled-grimoire"] if grimoire else []
    document = {"players": [{"reserve": reserve, "in_play": in_play}, {}]}
    if len(reserve) > (10 if grimoire else 7):
        with pytest.raises(cm.BadPosition, match="tokens in a reserve"):
            cm.position("seasons", document)
    else:
        game = cm.position("seasons", document)
        assert sorted(game.describe()["players"][0]["reserve"]) == sorted(reserve)


# --- notation ---


# Every choice there is has a text of its own, and the text names the choice.
def test_every_choice_has_its_own_text() -> None:
    rules = cm.new_game("seasons").rules
    assert len(set(TEXTS.values())) == len(TEXTS) > 300
    for id, text in TEXTS.items():
        assert rules.text_of(id) == text
        assert rules.choice_of(text) == id
        assert text == text.strip() == text.encode("ascii").decode()
        assert "\n" not in text


# In games, too: the text of every open choice plays that choice.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_text_of_every_open_choice_plays_it(players: int) -> None:
    game, random = cm.new_game("seasons", players=players, seed=players), Random(players)
    while not game.over:
        if random.random() < 0.1:
            for decision in game.decisions:
                for choice in decision.choices:
                    by_text, by_id = game.copy(), game.copy()
                    assert by_text.play(decision.player, choice.text) == by_id.play(decision.player, choice.id)
                    assert by_text.describe() == by_id.describe()
        step(game, random)


# A text that names no choice never does anything.
@QUIET
@given(st.text(max_size=20))
def test_any_other_text_is_refused(text: str) -> None:
    game = cm.position("seasons", SOUND)
    if game.decisions[0].find(text) is None:
        before = game.describe()
        with pytest.raises(cm.IllegalChoice):
            game.play(0, text)
        assert game.describe() == before


# --- seeds and records ---


# Any seed deals a game that keeps every rule and can be replayed from its record.
@settings(QUIET, max_examples=25)
@given(st.integers(), st.integers(2, 4), st.integers(0, 120))
def test_any_seed_gives_a_game_that_can_be_replayed(seed: int, players: int, choices: int) -> None:
    game = cm.new_game("seasons", players=players, seed=seed)
    play_randomly(game, Random(choices), choices)
    game.rules.check(game.state)
    again = cm.replay(game.record())
    assert again.describe() == game.describe()


# A position plays the same game from its record.
@settings(QUIET, max_examples=60)
@given(documents, st.integers(0, 9))
def test_a_position_is_replayed_from_its_record(document: dict[str, Any], seed: int) -> None:
    try:
        game = cm.position("seasons", document, seed=seed)
    except cm.BadPosition:
        return
    play_randomly(game, Random(seed), 20)
    assert cm.replay(game.record()).describe() == game.describe()
