"""What a seat knows and never knows, and games drawn at random that agree with it."""

import json
from random import Random
from typing import Any

import pytest

import chronomage as cm
from tests.seasons.driving import (
    finish_prelude,
    kinds,
    own_cards,
    play_randomly,
    rest_of_pool,
    samples,
    seat,
    step,
)
from tests.seasons.scenario import scenario

SEED = 918_273_645  # unlike any other number of a game


def keys_in(data: Any) -> set[str]:
    """Every key in plain data, however deep."""
    if isinstance(data, dict):
        return set(data).union(*map(keys_in, data.values()))
    if isinstance(data, list):
        return set().union(*map(keys_in, data))
    return set()


# --- what is never seen ---


# An observation is plain data, and as JSON the same.
def test_an_observation_is_plain_data() -> None:
    game = cm.new_game("seasons", players=3, seed=SEED)
    play_randomly(game, Random(1), 80)
    for player in range(3):
        observation = game.observe(player)
        assert json.loads(observation.to_json()) == observation.plain()
        assert observation.plain()["player"] == player


# No seed, no deck order, no foreign hand or library, at any moment of a game.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_in_an_observation(players: int) -> None:
    game, random = cm.new_game("seasons", players=players, seed=SEED), Random(2)
    while not game.over:
        for player in range(players):
            text = game.observe(player).to_json()
            seen = json.loads(text)
            assert str(SEED) not in text
            assert not {"seed", "random", "choices", "open"} & keys_in(seen)
            truth = game.describe()
            for other in range(players):
                facts = seen["players"][other]
                if other == player:
                    assert own_cards(facts) == own_cards(truth["players"][other])
                    continue
                for zone in ("hand", "aside"):
                    assert facts[zone] == [None] * len(truth["players"][other][zone])
                for year in ("2", "3"):
                    assert facts["library"][year] == [None] * len(truth["players"][other]["library"][year])
                assert facts["known"] == []  # what others know is their own affair
            assert seen["deck"]["size"] == truth["deck"]["size"]
            for place, card in seen["deck"]["known"].items():
                assert truth["deck"]["known"][place] == card
        for _ in range(3):
            if not game.over:
                step(game, random)


# Without a look at it, nobody knows any card of the deck.
def test_the_deck_is_unknown() -> None:
    game = cm.new_game("seasons", players=2, seed=3, options={"level": "magician"})
    finish_prelude(game, Random(3))
    for player in (0, 1):
        assert game.observe(player).plain()["deck"] == {"size": 42, "known": {}}


# All that lies open is seen by all: crystals, gauge, reserve, bonuses, dice, cards in play and their tokens.
def test_what_lies_open_is_seen_by_all() -> None:
    game = scenario(
        {
            "crystals": 4,
            "gauge": 5,
            "reserve": "AW",
            "bonuses_used": 1,
            "in_play": [{"card": "amulet-of-water", "tokens": "WF"}, {"card": "kairn-the-destroyer", "used": True}],
        },
        {"die": {"energy": "WW", "star": True}},
        leftover_pips=2,
    ).game
    truth = game.describe()
    for viewer in (0, 1):
        seen = game.observe(viewer).plain()
        for key in ("year", "space", "season", "first_player", "turn", "leftover_pips", "options", "must_act"):
            assert seen[key] == truth[key]
        for player in (0, 1):
            for key in ("crystals", "gauge", "reserve", "bonuses_used", "in_play", "die"):
                assert seen["players"][player][key] == truth["players"][player][key]


# Who must act is public; what he may choose from is not.
def test_others_choices_are_not_shown() -> None:
    one = scenario({"hand": ["temporal-boots"], "gauge": 1}).game
    other = scenario({"hand": ["runic-cube-of-eolis"], "gauge": 1}).game
    assert one.decisions != other.decisions
    assert one.observe(1) == other.observe(1)
    assert one.observe(0) != other.observe(0)


# --- equal for states that differ only in what is hidden ---


# Another card in the opponent's hand or library, another deck: the same observation, to the byte.
def test_states_that_differ_only_in_the_hidden_look_the_same() -> None:
    def table(hand: list[str], library: list[str], deck: list[str]) -> cm.Game:
        return cm.position(
            "seasons",
            {
                "players": [{"hand": ["purse-of-io"], "reserve": "AW"}, {"hand": hand, "library": {"3": library}}],
                "deck": deck,
                "discard": ["beggars-horn"],
            },
        )

    one = table(["amulet-of-air"], ["temporal-boots"], ["crystal-orb", "die-of-malice"])
    other = table(["die-of-malice"], ["amulet-of-air"], ["temporal-boots"])
    assert one.describe() != other.describe()
    assert one.observe(0).to_json() == other.observe(0).to_json()
    assert one.observe(0) == other.observe(0)
    assert hash(one.observe(0)) == hash(other.observe(0))
    assert one.observe(1).to_json() != other.observe(1).to_json()


# In the middle of an effect too: while an opponent looks at the cards he has drawn, or decides what to give up.
@pytest.mark.parametrize(
    ("player", "choices"),
    [
        ({"hand": ["amulet-of-fire", "{}"], "gauge": 1, "reserve": "FF"}, ["summon amulet-of-fire"]),
        ({"hand": ["naria-the-prophetess", "{}"], "gauge": 1, "crystals": 3}, ["summon naria-the-prophetess"]),
        ({"hand": ["divine-chalice", "{}"], "gauge": 2, "reserve": "AWFE"}, ["summon divine-chalice"]),
        ({"hand": ["{}", "lewis-greyface"], "in_play": ["necrotic-kriss"]}, ["activate necrotic-kriss"]),
        ({"hand": ["{}"], "in_play": ["crystal-orb"], "crystals": 3}, ["activate crystal-orb", "look"]),
        (
            {"hand": ["{}"], "in_play": ["crystal-orb"], "crystals": 3, "reserve": "AAAWW", "gauge": 3},
            ["activate crystal-orb", "look"],
        ),
    ],
)
def test_in_mid_effect_the_hidden_looks_the_same(player: dict[str, Any], choices: list[str]) -> None:
    decks = (["purse-of-io", "staff-of-spring", "beggars-horn", "wondrous-chest"], ["temporal-boots", "air-elemental"])
    seen = []
    for card, deck in zip(("syllas-the-faithful", "arcano-leech"), decks, strict=True):
        filled = {**player, "hand": [card if name == "{}" else name for name in player["hand"]]}
        game = cm.position("seasons", {"players": [filled, {}], "deck": deck})
        for choice in choices:
            game.play(0, choice)
        seen.append(game.observe(1).to_json())
        for viewer in (0, 1):
            for other in samples(game, viewer, 5):
                other.rules.check(other.state)
                assert other.observe(viewer) == game.observe(viewer)
                assert other.decisions[0].kind == game.decisions[0].kind
                play_randomly(other, Random(1), 20)
    assert seen[0] == seen[1]


# Equal observations mean equal decisions.
def test_a_resampled_game_asks_its_player_the_same() -> None:
    game, random = cm.new_game("seasons", players=3, seed=5), Random(5)
    while not game.over:
        for decision in game.decisions:
            for other in samples(game, decision.player, 1):
                assert decision in other.decisions
        for _ in range(5):
            if not game.over:
                step(game, random)


# --- resampling ---


# At any decision, in mid-effect too, a resampled game is legal, looks the same, and can be played to its end.
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["apprentice", "magician", "archmage"])
def test_a_resampled_game_agrees_and_can_be_played(level: str, players: int) -> None:
    game = cm.new_game("seasons", players=players, seed=6, options={"level": level})
    random = Random(6)
    moments: set[str] = set()
    while not game.over:
        if random.random() < 0.1 or not kinds(game) <= moments:
            moments |= kinds(game)
            player = random.randrange(players)
            other = game.observe(player).resample(random)
            other.rules.check(other.state)
            assert other.observe(player) == game.observe(player)
            assert [each.player for each in other.decisions] == [each.player for each in game.decisions]
            play_randomly(other, random, 30)
            other.rules.check(other.state)
        step(game, random)


def test_a_resampled_game_ends() -> None:
    game = cm.new_game("seasons", players=2, seed=7)
    play_randomly(game, Random(7), 60)
    other = game.observe(0).resample(1)
    play_randomly(other, Random(1))
    assert other.over


# The same number draws the same game; another draws another; any generator with random bits will do.
def test_resampling_hangs_on_its_generator_alone() -> None:
    game = cm.new_game("seasons", players=2, seed=8)
    finish_prelude(game, Random(8))
    observation = game.observe(0)
    assert observation.resample(1).describe() == observation.resample(1).describe()
    assert observation.resample(1).describe() != observation.resample(2).describe()
    assert observation.resample(Random(3)).describe() == observation.resample(Random(3)).describe()


# Nothing of the real game's luck goes into a sample: the next roll and card are as unknown as ever.
def test_a_sample_does_not_know_the_next_roll() -> None:
    game = cm.position("seasons", {"turn": 1})
    rolls = set()
    for other in samples(game, 1, 30):
        other.play(1, "end")
        rolls.add(json.dumps(other.describe()["dice"]))
    assert len(rolls) > 10


def test_a_sample_does_not_know_the_next_card() -> None:
    game = cm.position("seasons", {"die": {"card": True}})
    tops = {other.describe()["deck"]["known"]["0"] for other in samples(game, 0, 40)}
    assert len(tops) > 20


# Chance in a sample does not hang together: which card is hidden where says nothing about the next roll.
def test_hidden_cards_and_the_next_roll_are_independent_in_a_sample() -> None:
    game = cm.position(
        "seasons",
        {
            "turn": 1,
            "players": [{}, {"hand": rest_of_pool("archmage", "purse-of-io", "temporal-boots")}],
            "discard": ["purse-of-io"],
            "deck": ["temporal-boots"],
        },
    )
    # Player 1 cannot tell which of two cards lies in the deck; whichever it is, the first die can show any face.
    faces: dict[str, set[str]] = {"purse-of-io": set(), "temporal-boots": set()}
    for other in samples(game, 1, 300):
        top = other.describe()["deck"]["known"]["0"]
        other.play(1, "end")
        faces[top].add(json.dumps(other.describe()["dice"][0]))
    assert [len(shown) for shown in faces.values()] == [6, 6]


def test_resampling_leaves_the_observation_alone() -> None:
    game = cm.new_game("seasons", players=3, seed=9)
    play_randomly(game, Random(9), 40)
    observation = game.observe(1)
    before = observation.to_json()
    play_randomly(observation.resample(4), Random(4), 30)
    assert observation.to_json() == before
    play_randomly(game, Random(5), 10)
    assert observation.to_json() == before


# --- what cards tell ---


# Once played, a known card is no longer in hand; the other known cards still are.
def test_a_known_card_leaves_the_hand_when_it_is_summoned() -> None:
    game = scenario(
        {"hand": ["amsug-longneck"], "gauge": 1, "reserve": "AW"},
        {"in_play": ["temporal-boots", "purse-of-io"], "gauge": 2},
        {},
    )
    game.play(0, "summon amsug-longneck")
    game.play(1, "in-play temporal-boots")
    game.play(0, "end")
    game.play(1, "summon temporal-boots", "forward 1")
    for viewer in (0, 2):
        for other in samples(game.game, viewer, 5):
            assert seat(other, 1)["hand"] == []
            assert [item["card"] for item in seat(other, 1)["in_play"]] == ["purse-of-io", "temporal-boots"]


# Amsug: the items go back to hand before everybody's eyes.
def test_everybody_knows_what_amsug_sent_back() -> None:
    item = {"in_play": ["purse-of-io"]}
    game = scenario({"hand": ["amsug-longneck"], "gauge": 1, "reserve": "AW"}, item, {"hand": ["beggars-horn"] * 2})
    game.play(0, "summon amsug-longneck")
    assert game.hand(1) == ["purse-of-io"]
    for viewer in (0, 2):
        for other in samples(game.game, viewer):
            assert "purse-of-io" in seat(other, 1)["hand"]


# Naria: who gives a card knows where it is; the others see only that one was given.
def test_naria_knows_what_was_given_to_whom() -> None:
    game = scenario(
        {"hand": ["naria-the-prophetess"], "gauge": 1, "crystals": 3},
        {"hand": ["beggars-horn"]},
        {"hand": ["wondrous-chest"]},
        deck=["purse-of-io", "temporal-boots", "die-of-malice"],
    )
    game.play(0, "summon naria-the-prophetess", "purse-of-io", "temporal-boots")
    assert game.hand(0) == ["purse-of-io"]
    assert game.hand(1) == ["beggars-horn", "temporal-boots"]
    assert game.hand(2) == ["die-of-malice", "wondrous-chest"]
    for other in samples(game.game, 0):
        assert "temporal-boots" in seat(other, 1)["hand"]
        assert "die-of-malice" in seat(other, 2)["hand"]
    third = {tuple(seat(other, 1)["hand"]) for other in samples(game.game, 2)}
    kept = {tuple(seat(other, 0)["hand"]) for other in samples(game.game, 1)}
    assert len(third) > 10
    assert len(kept) > 10


def test_what_naria_gives_is_told_to_giver_and_receiver_alone() -> None:
    game = scenario(
        {"hand": ["naria-the-prophetess"], "gauge": 1, "crystals": 3},
        {},
        {},
        deck=["purse-of-io", "temporal-boots", "die-of-malice"],
    )
    game.play(0, "summon naria-the-prophetess", "purse-of-io", "temporal-boots")
    names = {"purse-of-io", "temporal-boots", "die-of-malice"}
    told: dict[int, set[str]] = {player: set() for player in range(3)}
    for event in game.events:
        for player in range(3):
            if event.visible_to(player):
                told[player] |= names & {str(value) for value in game.game.event_facts(event).values()}
    assert told == {0: names, 1: {"temporal-boots"}, 2: {"die-of-malice"}}


# Crystal Orb: the look is private, and lasts as long as the card lies there.
def test_a_look_through_the_orb_is_private() -> None:
    game = scenario({"in_play": ["crystal-orb"], "crystals": 3}, deck=["purse-of-io", "temporal-boots"])
    game.play(0, "activate crystal-orb", "look")
    assert game.game.observe(0).plain()["deck"]["known"] == {"0": "purse-of-io"}
    assert game.game.observe(1).plain()["deck"]["known"] == {}
    assert {other.describe()["deck"]["known"]["0"] for other in samples(game.game, 0)} == {"purse-of-io"}
    assert len({other.describe()["deck"]["known"]["0"] for other in samples(game.game, 1)}) > 10
    assert [event.audience for event in game.events if "card" in event.facts and event.kind == "top-seen"] == [0]


# The other way of the Orb discards unseen: nobody learns the card, but who had looked knows what lies there now.
def test_the_orb_discards_unseen() -> None:
    orbs = {"in_play": ["crystal-orb", "crystal-orb"], "crystals": 6}
    game = scenario(orbs, deck=["purse-of-io", "temporal-boots"])
    game.play(0, "activate crystal-orb", "discard top")
    for player in (0, 1):
        assert game.game.observe(player).plain()["discard"] == {"size": 1, "known": {}}
    game = scenario(orbs, deck=["purse-of-io", "temporal-boots"])
    game.play(0, "activate crystal-orb", "look", "activate crystal-orb 2", "discard top")
    assert game.game.observe(0).plain()["discard"] == {"size": 1, "known": {"0": "purse-of-io"}}
    assert game.game.observe(0).plain()["deck"]["known"] == {}
    assert game.game.observe(1).plain()["discard"] == {"size": 1, "known": {}}


# Who has looked at the top card knows where it is when the next player draws and keeps it.
def test_a_card_seen_and_then_drawn_by_another_is_known_to_be_in_his_hand() -> None:
    game = scenario(
        {"in_play": ["crystal-orb"], "crystals": 3},
        {"die": {"card": True}, "hand": ["beggars-horn"]},
        {},
        deck=["purse-of-io", "temporal-boots"],
    )
    game.play(0, "activate crystal-orb", "look", "end")
    game.play(1, "draw")
    for other in samples(game.game, 0, 5):
        assert seat(other, 1)["aside"] == ["purse-of-io"]
    game.play(1, "purse-of-io")
    for other in samples(game.game, 0):
        assert "purse-of-io" in seat(other, 1)["hand"]
    assert len({tuple(seat(other, 1)["hand"]) for other in samples(game.game, 2)}) > 10


# Drawn with a bonus beside another, it is in his hand or on the pile, and nowhere else.
def test_a_card_seen_and_drawn_with_another_is_in_hand_or_on_the_pile() -> None:
    for kept in ("purse-of-io", "temporal-boots"):
        game = scenario(
            {"in_play": ["crystal-orb"], "crystals": 3},
            {"die": {"card": True}},
            deck=["purse-of-io", "temporal-boots"],
        )
        game.play(0, "activate crystal-orb", "look", "end")
        game.play(1, "bonus draw", kept)
        places = set()
        for other in samples(game.game, 0, 40):
            in_hand = seat(other, 1)["hand"] == ["purse-of-io"]
            on_pile = other.describe()["discard"]["known"]["0"] == "purse-of-io"
            assert in_hand or on_pile
            places.add(in_hand)
        assert places == {True, False}


# Discards are hidden from the others, and remembered by who made them.
def test_discards_are_hidden_from_the_others() -> None:
    game = scenario(
        {"hand": ["amulet-of-fire"], "gauge": 1, "reserve": "FF"},
        deck=["purse-of-io", "temporal-boots", "die-of-malice", "crystal-orb"],
    )
    game.play(0, "summon amulet-of-fire", "crystal-orb")
    assert set(game.game.observe(0).plain()["discard"]["known"].values()) == {
        "purse-of-io",
        "temporal-boots",
        "die-of-malice",
    }
    assert game.game.observe(1).plain()["discard"] == {"size": 3, "known": {}}
    truth = game.game.describe()["discard"]["known"]
    for other in samples(game.game, 0):
        assert other.describe()["discard"]["known"] == truth
    assert len({json.dumps(other.describe()["discard"]["known"]) for other in samples(game.game, 1)}) > 10
    for event in game.events:
        if event.kind == "card-discarded":
            assert event.audience == 0


# Sacrificed cards were in play: everybody saw them go.
def test_sacrificed_cards_are_known_to_all() -> None:
    game = scenario({"in_play": ["potion-of-life"]})
    game.play(0, "activate potion-of-life")
    for player in (0, 1):
        assert game.game.observe(player).plain()["discard"]["known"] == {"0": "potion-of-life"}


# Shuffled into a new deck, what was known of the pile is known to be in the deck, and no longer where.
def test_a_reshuffled_pile_is_known_to_be_in_the_deck() -> None:
    pile = ["temporal-boots", "die-of-malice", "crystal-orb"]
    deck = ["purse-of-io", "amulet-of-air"]
    game = scenario(
        {"in_play": ["potion-of-life"]},
        {"hand": rest_of_pool("archmage", "potion-of-life", *deck, *pile), "die": {"card": True}},
        die={"card": True},
        deck=deck,
        discard=pile,
    )
    game.play(0, "draw", "no", "activate potion-of-life", "end")
    game.play(1, "draw", "no")
    places = set()
    for other in samples(game.game, 0, 60):
        table = other.describe()
        assert table["deck"]["size"] == 5
        assert {"purse-of-io", "potion-of-life"} <= {*table["deck"]["known"].values()}
        places |= {place for place, card in table["deck"]["known"].items() if card == "purse-of-io"}
    assert len(places) == 5


# Necrotic Kriss: a familiar is discarded face down. The others know that it was no magic item.
def test_a_discarded_familiar_was_no_magic_item() -> None:
    game = scenario(
        {"hand": ["naria-the-prophetess"], "gauge": 1, "crystals": 3},
        {"hand": ["syllas-the-faithful"], "in_play": ["necrotic-kriss"]},
        deck=["purse-of-io", "temporal-boots"],
    )
    game.play(0, "summon naria-the-prophetess", "purse-of-io", "end")
    game.play(1, "activate necrotic-kriss", "syllas-the-faithful")
    assert game.hand(1) == ["temporal-boots"]
    for other in samples(game.game, 0, 40):
        assert seat(other, 1)["hand"] == ["temporal-boots"]


# --- events ---


# What is told to everybody names no card that anybody may not know: each named card lies open, or was seen to move.
@pytest.mark.parametrize("players", [2, 3])
def test_public_events_name_no_hidden_card(players: int) -> None:
    game, random = cm.new_game("seasons", players=players, seed=14), Random(14)
    private = {"card-drawn", "card-kept", "card-given", "top-seen", "pack-seen", "draft-chosen", "split-chosen"}
    seen = set()
    while not game.over:
        for event in step(game, random):
            if event.kind in private:
                seen.add(event.kind)
                assert event.audience in range(players)
    assert {"card-drawn", "card-kept", "pack-seen", "draft-chosen", "split-chosen"} <= seen
