"""What a seat sees of a game of Time Masters, and what it never sees."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.games.timemasters.table import Table
from tests.seasons.driving import samples, seat
from tests.timemasters.known import PACK, known_game, liked_choice, story

SEED = 723_615_948  # unlike any other number of a game
HIDING = ("card-drawn", "closed-seen", "delay-card")
VARIANTS = [
    pytest.param(2, {"pack": PACK}, id="known-2"),
    pytest.param(3, {"pack": PACK, "expansion": True, "promo": True, "launching": "full"}, id="known-3"),
    pytest.param(4, {"pack": PACK, "promo": True}, id="known-4"),
    pytest.param(2, {"expansion": True, "promo": True}, id="verguya-2"),
    pytest.param(3, {"launching": "full"}, id="verguya-3"),
    pytest.param(4, {"expansion": True}, id="verguya-4"),
]


def nothing_of(cards: list[Any]) -> list[None]:
    return [None] * len(cards)


def check_others(seen: dict[str, Any], truth: dict[str, Any]) -> None:
    """Of another player, hand, deck and delay cards are so many nulls, and all else is as it is."""
    hidden = {"hand": nothing_of(truth["hand"]), "deck": nothing_of(truth["deck"])}
    timers = [{**timer, "delays": nothing_of(timer["delays"])} for timer in truth["timers"]]
    assert seen == {**truth, **hidden, "timers": timers}


def check_own(seen: dict[str, Any], truth: dict[str, Any]) -> None:
    """Of the own cards all is seen but the order of the deck."""
    assert Counter(seen["deck"]) == Counter(truth["deck"])
    assert {**seen, "deck": []} == {**truth, "deck": []}


def check_spheres(seen: dict[str, Any], truth: dict[str, Any]) -> None:
    """Of a sphere only the open top card is seen."""
    for level, sphere in truth.items():
        top = sphere["cards"][:1] if sphere["open"] else nothing_of(sphere["cards"][:1])
        assert seen[level] == {**sphere, "cards": [*top, *nothing_of(sphere["cards"][1:])]}


# --- what is never seen ---


# No seed, no order of a deck, no foreign hand, delay card or closed card of a sphere, at any moment of a game.
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_nothing_hidden_is_in_an_observation(players: int, options: dict[str, object]) -> None:
    game, random = cm.new_game("timemasters", players, SEED, options), Random(41)
    while not game.over and len(game.history) < 400:
        truth = game.describe()
        for viewer in range(players):
            text = game.observe(viewer).to_json()
            seen = json.loads(text)
            assert str(SEED) not in text
            for player in range(players):
                check = check_own if player == viewer else check_others
                check(seen["players"][player], truth["players"][player])
            check_spheres(seen["spheres"], truth["spheres"])
            apart = ("player", "players", "spheres")
            assert {key: seen[key] for key in seen if key not in apart} == {
                key: truth[key] for key in truth if key not in apart
            }
        for _ in range(2):
            if not game.over:
                game.play(*liked_choice(game, random))


# What everybody is told names no card that everybody does not see: each such card lies open before or after.
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_events_are_told_only_to_their_audience(players: int, options: dict[str, object]) -> None:
    game, random = cm.new_game("timemasters", players, 42, options), Random(42)
    told: Counter[str] = Counter()
    for event in game.opening:
        assert (event.audience == -1) == (event.kind not in HIDING)
    while not game.over and len(game.history) < 600:
        for event in game.play(*liked_choice(game, random)):
            facts = game.event_facts(event)
            told[event.kind] += 1
            if event.kind in HIDING:
                assert facts["audience"] == facts["player"]
                assert facts["card"]
            else:
                assert event.audience == -1
            if event.kind in ("cards-drawn", "closed-taken", "deck-reshuffled"):
                assert "card" not in facts
            if event.kind == "timer-delayed":  # it names the Timer, not what went under it
                timers = seat(game, facts["player"])["timers"]
                assert facts["card"] in [timer["card"] for timer in timers if timer["place"] == facts["timer"]]
    assert set(HIDING) <= set(told)


# An observation is plain data, and as JSON the same.
def test_an_observation_is_plain_data() -> None:
    game, random = known_game(3, 43), Random(43)
    for _ in range(60):
        game.play(*liked_choice(game, random))
    for player in range(3):
        observation = game.observe(player)
        assert json.loads(observation.to_json()) == observation.plain()


# --- equal for states that differ only in what is hidden ---


def swap_hidden(game: cm.Game, viewer: int, random: Random) -> cm.Game:
    """A copy in which all that the viewer cannot tell lies otherwise, where no claim says anything about it."""
    other = game.copy()
    table = other.state
    assert isinstance(table, Table)
    random.shuffle(table.players[viewer].deck)
    for player in range(game.players):
        its = table.players[player]
        if player != viewer and not its.claims:
            places = [its.hand, its.deck, *[timer.delays for timer in its.timers]]
            cards = [card for place in places for card in place]
            random.shuffle(cards)
            for place in places:
                place[:] = [cards.pop() for _ in place]
            its.hand.sort()
            for timer in its.timers:
                timer.delays.sort()
    spheres = []
    for level, sphere in enumerate(table.spheres):
        closed = sphere[:] if table.covered >> level & 1 else sphere[:-1]
        random.shuffle(closed)
        spheres.append(closed + sphere[len(closed) :])
    table.spheres = spheres
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_states_that_differ_only_in_the_hidden_look_the_same(players: int) -> None:
    game, random = known_game(players, 44, promo=True), Random(44)
    changed = 0
    while not game.over and len(game.history) < 150:
        viewer = random.randrange(players)
        other = swap_hidden(game, viewer, random)
        other.rules.check(other.state)
        changed += other.describe() != game.describe()
        assert other.observe(viewer) == game.observe(viewer)
        assert hash(other.observe(viewer)) == hash(game.observe(viewer))
        if game.decisions[0].player == viewer:
            assert other.decisions == game.decisions
        game.play(*liked_choice(game, random))
    assert changed > 50


# Another hand from the same cards, another card under the Timer, another deck: the same, to the byte.
def test_positions_that_differ_only_in_the_hidden_look_the_same() -> None:
    def table(hand: list[str], deck: list[str], delay: str, closed: list[str]) -> cm.Game:
        timer = {"card": "timer", "spells": ["charge"], "delays": [delay]}
        spheres = {"4": ["dawn", *closed]}
        return story({}, {"hand": hand, "deck": deck, "timers": [timer]}, spheres=spheres).game

    one = table(["focus", "spark"], ["gift", "suggestion"], "vision", ["dawn", "dusk"])
    other = table(["vision", "suggestion"], ["focus", "spark"], "gift", ["dusk", "dusk"])
    assert one.describe() != other.describe()
    assert one.observe(0).to_json() == other.observe(0).to_json()
    assert one.observe(1).to_json() != other.observe(1).to_json()


# Who must act is public; what he may choose from is not.
def test_others_choices_are_not_shown() -> None:
    one = story({"hand": ["spark"], "deck": ["charge"]}).game
    other = story({"hand": ["charge"], "deck": ["spark"]}).game
    assert one.decisions != other.decisions
    assert one.observe(1) == other.observe(1)
    assert one.observe(0) != other.observe(0)


# While somebody picks a card that will be hidden, nobody else can tell from what.
def test_in_mid_effect_the_hidden_looks_the_same() -> None:
    seen = []
    for hand, deck in ((["spark", "gift"], ["focus"]), (["focus", "gift"], ["spark"])):
        game = story({"hand": hand, "deck": deck, "timers": [{"card": "timer", "spells": ["charge"]}]})
        game.play(0, "delay 1")
        seen.append(game.game.observe(1).to_json())
        game.play(0, "gift")
        seen.append(game.game.observe(1).to_json())
    assert seen[:2] == seen[2:]


# One card in hand delays a Timer without a question; two that are alike are asked for, or it would tell.
def test_being_asked_does_not_tell_that_cards_are_alike() -> None:
    full = [{"card": "timer", "spells": ["charge"]}]
    for hand in (["focus", "focus"], ["focus", "spark"]):
        game = story({"hand": hand, "timers": full})
        game.play(0, "delay 1")
        assert game.kind == "delay"
    for hand in (["focus", "focus", "focus"], ["focus", "spark", "gift"]):
        game = story({"hand": ["raid"]}, {"hand": hand})
        game.play(0, "play raid")
        assert (game.asked, game.kind) == (1, "discard")


# --- equal observations, equal decisions ---


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_a_resampled_game_asks_its_player_the_same(players: int, options: dict[str, object]) -> None:
    game, random = cm.new_game("timemasters", players, 45, options), Random(45)
    while not game.over and len(game.history) < 400:
        (decision,) = game.decisions
        for viewer in range(players):
            for other in samples(game, viewer, 1):
                assert [each.player for each in other.decisions] == [decision.player]
                assert other.observe(viewer) == game.observe(viewer)
                if viewer == decision.player:
                    assert other.decisions == [decision]
        for _ in range(6):
            if not game.over:
                game.play(*liked_choice(game, random))


# --- what lies open ---


# Discard piles, spell areas, Timers and the spells on them, exiled cards, Ke and reminder tokens are seen by all.
def test_what_lies_open_is_seen_by_all() -> None:
    game = story(
        {
            "discard": ["focus", "gift"],
            "spells": ["spark"],
            "timers": ["pendulum", {"card": "timer", "spells": ["charge"]}],
            "active": 3,
            "exhausted": 2,
            "ephemeral": 1,
            "next_spell": -1,
            "cap": 3,
        },
        {"discard": ["vision"]},
        exiled=["recall"],
        phase="main",
    ).game
    truth = game.describe()
    for viewer in (0, 1):
        seen = game.observe(viewer).plain()
        assert seen["exiled"] == ["recall"]
        for player in (0, 1):
            for key in ("discard", "spells", "timers", "active", "exhausted", "ephemeral", "next_spell", "cap"):
                assert seen["players"][player][key] == truth["players"][player][key]
