"""What somebody who sits at no seat sees of a game: what is public, and nothing else."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.games.seasons.facts import CARD_NAMES
from tests.seasons.driving import step
from tests.seasons.scenario import scenario
from tests.timemasters.known import known_game, liked_choice
from tests.variants import VARIANTS, Variant

SEED = 618_273_549  # unlike any other number of a game
SHOWING = ("card-shown", "top-opened")  # from then on the card is known, wherever it goes


def words(data: Any) -> Iterator[str]:
    """Every text in plain data, however deep, but for the options."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key != "options":
                yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)
    elif isinstance(data, str):
        yield data


def cards_in(game: cm.Game, data: Any) -> set[str]:
    """Every card named in plain data."""
    names = set(CARD_NAMES) if game.rules.name == "seasons" else set(game.rules.pack.names[1:])  # type: ignore[attr-defined]
    return names & set(words(data))


def public_in_seasons(truth: dict[str, Any]) -> Iterator[str]:
    """The cards that lie open, by what the game says with nothing hidden."""
    for pile in ("deck", "discard"):
        for place, marks in truth[f"{pile}_marks"].items():
            if "open" in marks:
                yield truth[pile]["known"][place]
    for seat in truth["players"]:
        for item in seat["in_play"]:
            yield item["card"]


def public_in_time_masters(truth: dict[str, Any]) -> Iterator[str]:
    """The cards that lie open, and those that everybody has seen a player take."""
    yield from truth["exiled"]
    for sphere in truth["spheres"].values():
        if sphere["open"]:
            yield sphere["cards"][0]
    for seat in truth["players"]:
        yield from seat["discard"] + seat["spells"] + seat["launched"] + seat["aside"] + seat["owned"]


def public_cards(game: cm.Game) -> set[str]:
    truth = game.describe()
    return set(public_in_seasons(truth) if game.rules.name == "seasons" else public_in_time_masters(truth))


def check_watching(game: cm.Game, random: Random) -> None:
    """At this decision a watcher sees what is public, and the same in all games that seats hold for possible."""
    watched = game.watch()
    text = watched.to_json()
    seen = json.loads(text)
    assert seen == watched.plain()
    assert seen["player"] is None
    assert str(SEED) not in text
    assert cards_in(game, seen) <= public_cards(game)
    assert not watched.state.choices
    assert all(choices in ([], [-1]) for choices in watched.state.open)
    for seat in seen["players"]:
        for zone in ("hand", "deck", "ability_tokens"):
            assert set(seat.get(zone, [])) <= {None}
    for player in range(game.players):
        other = game.observe(player).resample(random)
        assert other.watch().to_json() == text


def check_told(game: cm.Game, before: set[str], events: list[cm.Event]) -> None:
    """Everybody is told of no card but such as were or are public, or are just being shown."""
    after = public_cards(game)
    for event in events:
        facts = game.event_facts(event)
        if event.visible_to(cm.WATCHER) and "card" in facts and event.kind not in SHOWING:
            assert facts["card"] in before | after, facts


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant.game}-{variant.name}")
def test_a_watcher_sees_what_is_public_and_nothing_else(variant: Variant) -> None:
    game, random = cm.new_game(variant.game, variant.players, SEED, variant.options), Random(51)
    while not game.over and len(game.history) < 500:
        if random.random() < 0.08:
            check_watching(game, random)
        before = public_cards(game)
        check_told(game, before, step(game, random))
    check_watching(game, random)


# In play that hides and shows cards rather than not.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_watcher_sees_no_closed_card_delay_card_or_deck(players: int) -> None:
    game, random = known_game(players, SEED, promo=True), Random(52)
    while not game.over and len(game.history) < 300:
        if random.random() < 0.2:
            check_watching(game, random)
        before = public_cards(game)
        check_told(game, before, game.play(*liked_choice(game, random)))


# Where somebody picks one card or another and the same is told of it, nobody else sees a difference, frames included.
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant.game}-{variant.name}")
def test_a_secret_pick_shows_nowhere(variant: Variant) -> None:
    game, random = cm.new_game(variant.game, variant.players, 53, variant.options), Random(53)
    while not game.over and len(game.history) < 400:
        decision = random.choice(game.decisions)
        viewers = [player for player in range(game.players) if player != decision.player]
        seen: dict[tuple[int, str], str] = {}
        for choice in picks(game, decision)[:4]:
            other = game.copy()
            events = other.play(decision.player, choice)
            for viewer in viewers:
                told = repr([event for event in events if event.visible_to(viewer)])
                text = other.observe(viewer).to_json()
                assert seen.setdefault((viewer, told), text) == text
            told = repr([event for event in events if event.visible_to(cm.WATCHER)])
            text = other.watch().to_json()
            assert seen.setdefault((cm.WATCHER, told), text) == text
        step(game, random)


def picks(game: cm.Game, decision: cm.Decision) -> list[cm.Choice]:
    """The choices that are just a card."""
    names = {choice.text for choice in decision.choices}
    return [choice for choice in decision.choices if choice.text in cards_in(game, sorted(names))]


# --- what lies open, and what only everybody at the table has seen ---


# Each has looked at the top card through an Orb of his own: both know it, and yet it does not lie open.
def test_what_each_player_has_seen_for_himself_is_not_public() -> None:
    orb = {"in_play": ["crystal-orb"], "crystals": 3}
    game = scenario(orb, orb, deck=["purse-of-io", "temporal-boots"])
    game.play(0, "activate crystal-orb", "look", "end")
    game.play(1, "activate crystal-orb", "look")
    for player in (0, 1):
        assert game.game.observe(player).plain()["deck"]["known"] == {"0": "purse-of-io"}
    seen = game.game.watch().plain()
    assert seen["deck"]["known"] == {}
    assert seen["deck_marks"] == {"0": ["player 0", "player 1"]}
    assert "purse-of-io" not in game.game.watch().to_json()


# Under Vision of Destiny the two top cards lie open, for those who watch as for the players.
def test_what_lies_open_is_seen_by_those_who_watch() -> None:
    vision = {"enchanted_kingdom": True, "enchantment": "vision-of-destiny"}
    game = cm.position(
        "seasons",
        {
            "options": vision,
            "players": [{"in_play": ["potion-of-life"], "hand": ["temporal-boots"]}, {}],
            "deck": ["purse-of-io", "die-of-malice", "crystal-orb"],
        },
    )
    game.play(0, "activate potion-of-life")
    seen = game.watch().plain()
    assert seen["deck"]["known"] == {"0": "purse-of-io", "1": "die-of-malice"}
    assert seen["discard"]["known"] == {"0": "potion-of-life"}
    assert seen["players"][0]["hand"] == [None]


# A public pile is public to those who watch.
def test_a_public_discard_pile_is_seen_by_those_who_watch() -> None:
    for pile, known in (("public", {"0": "purse-of-io"}), ("hidden", {})):
        game = cm.position("seasons", {"options": {"discard_pile": pile}, "discard": ["purse-of-io"]})
        assert game.watch().plain()["discard"] == {"size": 1, "known": known}


# Amulet of Time: cards are discarded face down. Which was chosen last is nobody else's affair, in mid-effect too.
def test_what_is_discarded_face_down_shows_nowhere_in_mid_effect() -> None:
    hand = ["amulet-of-time", "purse-of-io", "temporal-boots", "crystal-orb"]
    seen = []
    for card in hand[1:]:
        game = scenario(
            {"hand": hand, "gauge": 1, "reserve": "WW"}, options={"enchanted_kingdom": True}, deck=["beggars-horn"] * 2
        )
        game.play(0, "summon amulet-of-time", "A", "A", card)
        assert game.kind == "discard-some"
        seen.append((game.game.watch().to_json(), game.game.observe(1).to_json()))
    assert seen[0] == seen[1] == seen[2]


# --- the face ---


def test_a_watchers_observation_says_so() -> None:
    game = cm.new_game("seasons", seed=1)
    watched = game.watch()
    assert (watched.player, watched.plain()["player"]) == (cm.WATCHER, None)
    assert watched == game.copy().watch()
    assert watched != game.observe(0)
    assert repr(watched).startswith("<Observation of a watcher: ")


@pytest.mark.parametrize("name", ["seasons", "timemasters"])
def test_a_watchers_observation_is_not_resampled(name: str) -> None:
    with pytest.raises(cm.ChronomageError, match="only watches"):
        cm.new_game(name, seed=1).watch().resample(1)


# Only `watch` is for watchers: no player has their number.
def test_there_is_no_player_by_the_watchers_number() -> None:
    with pytest.raises(cm.IllegalChoice):
        cm.new_game("seasons", seed=1).observe(cm.WATCHER)
