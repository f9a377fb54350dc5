"""What everybody can tell of hidden cards is true in every game drawn from an observation, and all else is open."""

from typing import Any

import pytest

from tests.seasons.driving import samples, seat
from tests.timemasters.known import known_game, story
from tests.timemasters.scenario import Scenario

MANY = 60
FULL = {"card": "timer", "spells": ["charge"]}
IDLE = {"deck": ["focus", "focus", "focus"]}


def hands(game: Scenario, viewer: int, player: int, count: int = MANY) -> list[list[str]]:
    """The hands of a player in games that agree with what the viewer knows."""
    return [sorted(seat(other, player)["hand"]) for other in checked_samples(game, viewer, count)]


def checked_samples(game: Scenario, viewer: int, count: int = MANY) -> list[Any]:
    found = list(samples(game.game, viewer, count))
    for other in found:
        other.rules.check(other.state)
        assert other.observe(viewer) == game.game.observe(viewer)
    return found


def decks(game: Scenario, viewer: int, player: int) -> list[list[str]]:
    return [sorted(seat(other, player)["deck"]) for other in checked_samples(game, viewer)]


def delays(game: Scenario, viewer: int, player: int, place: int = 1) -> set[str]:
    """The cards that may lie under a Timer."""
    found: set[str] = set()
    for other in checked_samples(game, viewer):
        for timer in seat(other, player)["timers"]:
            if timer["place"] == place:
                found.update(timer["delays"])
    return found


def claims(game: Scenario, player: int) -> list[tuple[str | None, list[str]]]:
    """What everybody knows of a player's hidden cards."""
    return [(claim["card"], claim["places"]) for claim in game.game.observe(0).plain()["players"][player]["known"]]


# --- cards taken ---


# A card taken open is in the hand until it is shown.
def test_a_card_taken_open_is_in_hand_until_shown() -> None:
    game = story({"hand": ["spark", "focus"], "deck": ["charge"] * 4}, spheres={"1": ["recall", "spark"]})
    game.play(0, "play spark", "end", "take 1", "done")
    assert claims(game, 0) == [("recall", ["hand"])]
    assert all("recall" in hand for hand in hands(game, 1, 0))
    game.play(1, "end")
    assert all("recall" in hand for hand in hands(game, 1, 0))
    game.play(0, "play recall")
    assert claims(game, 0) == [("spark", ["hand"])]  # what Recall took back
    assert all("recall" not in hand for hand in hands(game, 1, 0))


# Under a Timer that was delayed before it was taken it cannot be.
def test_a_card_taken_after_a_delay_is_not_under_that_timer() -> None:
    game = story(
        {"hand": ["focus", "spark"], "deck": ["gift", "charge", "charge"], "timers": [FULL]},
        spheres={"1": ["recall", "spark"]},
    )
    game.play(0, "delay 1", "focus", "play spark", "end", "take 1", "done")
    assert all("recall" in hand for hand in hands(game, 1, 0))
    assert delays(game, 1, 0) == {"focus", "gift", "charge"}


# Under one that is delayed after it was taken it may be.
def test_a_card_taken_before_a_delay_may_be_under_that_timer() -> None:
    game = story(
        {"hand": ["spark"], "deck": ["gift", "focus", "focus"], "timers": [FULL], "spells": ["charge"]},
        {"deck": ["focus"]},
        spheres={"1": ["recall", "spark"]},
        phase="main",
    )
    game.play(0, "end", "take 1", "done")
    game.play(1, "end")
    assert all("recall" in hand for hand in hands(game, 1, 0))
    game.play(0, "delay 1", "gift")
    assert claims(game, 0) == [("recall", ["hand", "timer 1"])]
    assert {"recall", "focus"} < delays(game, 1, 0)
    for other in checked_samples(game, 1):
        facts = seat(other, 0)
        assert "recall" in facts["hand"] + facts["timers"][0]["delays"]
    # Launched, the Timer shows that it was another card.
    game.play(0, "launch 1")
    assert claims(game, 0) == [("recall", ["hand"])]


# A card taken back from the discard pile is in hand.
def test_a_card_taken_back_is_in_hand() -> None:
    game = story({"hand": ["recall", "focus"], "deck": ["spark"] * 4, "discard": ["gift", "vision"]})
    game.play(0, "play recall", "vision")
    assert claims(game, 0) == [("vision", ["hand"])]
    assert all("vision" in hand for hand in hands(game, 1, 0))
    game.play(0, "play vision")
    assert claims(game, 0) == []


# Of two that were taken back, one may lie under a Timer: when one is shown, the other may be that one.
def test_a_second_copy_taken_back_may_be_under_the_timer() -> None:
    game = story(
        {"hand": ["recall", "recall"], "deck": ["gift"] * 4, "discard": ["spark", "spark"], "timers": [FULL]},
        IDLE,
        phase="main",
    )
    game.play(0, "play recall", "end", "done")
    game.play(1, "end")
    game.play(0, "delay 1", "spark", "play recall", "spark")
    assert claims(game, 0) == [("spark", ["hand", "timer 1"]), ("spark", ["hand"])]
    game.play(0, "play spark")
    assert claims(game, 0) == [("spark", ["hand", "timer 1"])]
    assert delays(game, 1, 0) == {"gift", "spark"}
    assert {"spark" in hand for hand in hands(game, 1, 0)} == {True, False}


# A card taken closed is of its level and in hand, and none that is seen elsewhere; which one, only its taker knows.
def test_a_card_taken_closed_is_known_by_its_level() -> None:
    game = story(
        {"hand": ["focus"], "spells": ["charge", "charge"], "deck": ["gift"] * 4},
        {"hand": ["spark", "spark"]},
        {"discard": ["spark", "recall"]},
        spheres={"1": ["spark", "hourglass", "recall", "recall"]},
        phase="main",
    )
    game.play(0, "end", "take-closed 1", "done")
    assert [event.audience for event in game.events if event.kind == "closed-seen"] == [0]
    assert claims(game, 0) == [(None, ["hand"])]
    for viewer in (1, 2):
        found = {card for hand in hands(game, viewer, 0) for card in hand}
        assert found == {"focus", "gift", "recall", "hourglass"}  # all Sparks are seen elsewhere
    assert {tuple(hand) for hand in hands(game, 0, 0)} == {("focus", "gift", "gift", "gift", "hourglass")}


# Who has taken the other of two unseen cards knows which this one is.
def test_ones_own_closed_card_tells_of_anothers() -> None:
    game = story(
        {"spells": ["charge", "charge"], "deck": ["gift"] * 4},
        {"hand": ["charge", "charge"], "deck": ["focus"] * 4},
        {},
        spheres={"1": ["spark", "hourglass", "recall"]},
        exiled=["spark"] * 3 + ["recall"] * 3 + ["hourglass"],
        phase="main",
    )
    game.play(0, "end", "take-closed 1")
    game.play(1, "play charge", "play charge", "ephemeral 0", "end", "take-closed 1")
    unseen = {"recall", "hourglass"}
    assert all(unseen & set(hand) == {"hourglass"} for hand in hands(game, 1, 0))
    assert all(unseen & set(hand) == {"recall"} for hand in hands(game, 0, 1))
    assert {card for hand in hands(game, 2, 0) for card in unseen & set(hand)} == unseen


# Taken closed and then shown, it is a card like any other.
def test_a_card_taken_closed_is_known_once_it_is_shown() -> None:
    game = story(
        {"spells": ["charge", "charge"], "deck": ["gift"] * 4}, IDLE, spheres={"1": ["spark", "recall"]}, phase="main"
    )
    game.play(0, "end", "take-closed 1")
    game.play(1, "end")
    assert "recall" not in game.game.observe(1).plain()["players"][0]["owned"]
    game.play(0, "play recall")
    assert "recall" in game.game.observe(1).plain()["players"][0]["owned"]
    assert claims(game, 0) == [("charge", ["hand"])]  # what Recall took back


# It may lie under a Timer that is delayed after it was taken.
def test_a_card_taken_closed_may_be_under_a_timer() -> None:
    game = story(
        {"spells": ["charge"] * 2, "deck": ["gift"] * 4, "timers": [{"card": "hourglass", "spells": ["spark"]}]},
        IDLE,
        spheres={"1": ["spark", "recall", "recall"]},
        phase="main",
    )
    game.play(0, "end", "take-closed 1", "done")
    game.play(1, "end")
    game.play(0, "delay 1", "recall")
    assert delays(game, 1, 0) == {"spark", "recall", "hourglass", "gift"}


# A card taken closed that is a second copy of a known one: when one of them is shown, nobody can tell which is left.
def test_a_card_taken_closed_may_be_a_second_copy() -> None:
    game = story(
        {"spells": ["charge", "charge"], "hand": ["hourglass"], "deck": ["gift"] * 4},
        IDLE,
        spheres={"1": ["spark", "hourglass", "recall"]},
        phase="main",
    )
    game.play(0, "end", "take-closed 1", "done")
    game.play(1, "end")
    game.play(0, "play hourglass")
    game.game.rules.check(game.game.state)
    held = {card for hand in hands(game, 1, 0, 200) for card in hand}
    assert {"spark", "recall", "hourglass"} <= held
    game.play(0, "play hourglass")
    assert game.game.observe(1).plain()["players"][0]["owned"].count("hourglass") == 2
    assert claims(game, 0) == []


# A card taken closed never came to the deck: if the hidden one is in the deck, it is the copy that was known before.
def test_a_card_taken_closed_is_not_in_the_deck_but_as_the_known_copy() -> None:
    game = story(
        {"spells": ["charge", "charge"], "hand": ["hourglass"], "deck": ["gift"] * 4},
        IDLE,
        spheres={"1": ["spark", "hourglass", "recall"]},
        phase="main",
    )
    game.play(0, "end", "take-closed 1", "done")
    game.play(1, "end")
    game.play(0, "play hourglass")
    for deck in decks(game, 1, 0):
        assert set(deck) <= {"gift", "hourglass"}


# --- decks ---


# When a deck runs out, whatever is hidden is held; after the reshuffle it is held still.
def test_what_was_held_when_the_deck_ran_out_is_still_held() -> None:
    game = story(
        {"hand": ["vision", "gift", "raid"], "deck": ["spark"], "discard": ["focus", "focus", "charge", "charge"]}
    )
    game.play(0, "play vision")
    for hand in hands(game, 1, 0):
        assert {"gift", "raid", "spark"} <= set(hand)
        assert set(hand) <= {"gift", "raid", "spark", "focus", "charge"}
    drawn = {tuple(hand) for hand in hands(game, 1, 0)}
    assert len(drawn) == 3  # two of two Focuses and two Charges
    assert all(set(deck) <= {"focus", "charge"} for deck in decks(game, 1, 0))


# An empty deck hides nothing: the hand is known.
def test_with_an_empty_deck_the_hand_is_known() -> None:
    game = story({"hand": ["gift", "raid", "spark"], "discard": ["focus"]})
    assert {tuple(hand) for hand in hands(game, 1, 0)} == {("gift", "raid", "spark")}


# What lay under a Timer when the deck was shuffled anew lies there still: a card shuffled in cannot have come under it.
def test_a_card_of_the_new_deck_is_not_under_a_timer_delayed_before() -> None:
    game = story(
        {"hand": ["vision", "gift"], "deck": ["spark"], "discard": ["focus", "focus", "focus"], "timers": [FULL]}
    )
    game.play(0, "delay 1", "gift", "play vision")
    assert "focus" not in delays(game, 1, 0)


# The own deck holds what it holds, in any order.
def test_the_own_deck_is_known_but_for_its_order() -> None:
    game = story({"hand": ["focus"], "deck": ["spark", "gift", "raid"]})
    orders = {tuple(seat(other, 0)["deck"]) for other in checked_samples(game, 0)}
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {("gift", "raid", "spark")}


# Of another's hidden cards all is known but where they lie, and every way occurs.
def test_every_hand_that_may_be_occurs() -> None:
    game = story({}, {"hand": ["spark", "gift"], "deck": ["raid", "vision"]})
    assert len({tuple(hand) for hand in hands(game, 0, 1, 120)}) == 6


def test_every_way_of_hand_deck_and_timer_occurs() -> None:
    game = story({}, {"hand": ["spark"], "deck": ["raid"], "timers": [{**FULL, "delays": ["gift"]}]})
    ways = {
        (*seat(other, 1)["hand"], *seat(other, 1)["deck"], *seat(other, 1)["timers"][0]["delays"])
        for other in checked_samples(game, 0, 120)
    }
    assert len(ways) == 6


# --- spheres ---


# The ten of a sphere are drawn from its twenty: samples differ in which they are.
def test_which_cards_are_in_a_sphere_is_open() -> None:
    game = known_game(2, 46)
    fours = {tuple(sorted(other.describe()["spheres"]["4"]["cards"])) for other in samples(game, 0, MANY)}
    assert len(fours) > 2
    ones = {tuple(sorted(other.describe()["spheres"]["1"]["cards"])) for other in samples(game, 0, MANY)}
    assert ones == {("hourglass",) * 2 + ("recall",) * 4 + ("spark",) * 4}  # the pack has no others


# All ten of a level picked by hand: there are only those.
def test_hand_picked_spheres_leave_only_the_named_cards() -> None:
    picked = ["dawn"] * 4 + ["dusk"] * 6
    game = known_game(2, 47, spheres=" ".join(picked))
    for other in samples(game, 1, MANY):
        assert sorted(other.describe()["spheres"]["4"]["cards"]) == picked


# Some picked by hand: those are among them for certain, the others are open.
def test_hand_picked_cards_are_in_the_sphere_for_certain() -> None:
    game = known_game(2, 48, spheres="dawn, dawn, dawn, dawn, dawn, dawn")
    dusks = {other.describe()["spheres"]["4"]["cards"].count("dusk") for other in samples(game, 1, MANY)}
    assert dusks == {4}  # there are only six Dawns
    game = known_game(2, 48, spheres="past past past past past future")
    pasts = {other.describe()["spheres"]["5"]["cards"].count("past") for other in samples(game, 1, MANY)}
    assert pasts == {5, 6}


# Picked cards in a position are in it for certain too.
def test_hand_picked_cards_are_in_the_spheres_of_a_position() -> None:
    for seed in range(5):
        game = story(options={"spheres": "dawn " * 6 + "dusk " * 4}, seed=seed)
        assert game.sphere(4).count("dawn") == 6


# --- Timer X ---

# Timer X after three turns of its holder is in the next player's deck, until he draws.
WANDERING: dict[str, Any] = {"options": {"promo": True}, "timer_x": {"started": True, "turns": 2}}


def test_timer_x_is_in_the_next_players_deck_until_he_draws() -> None:
    game = story(
        {"hand": ["wanderer", "focus"], "deck": ["charge"] * 4},
        {"hand": ["gift"] * 4 + ["spark"], "deck": ["focus", "focus"]},
        {"deck": ["suggestion"] * 4},
        **WANDERING,
    )
    game.play(0, "end")
    assert game.game.describe()["timer_x"] == {"holder": 1, "started": True, "started_now": False, "turns": 0}
    for viewer in (0, 2):
        assert all("wanderer" in deck for deck in decks(game, viewer, 1))
        assert all("wanderer" not in hand for hand in hands(game, viewer, 0))
    game.play(1, "play spark", "end", "done")
    where = {"wanderer" in hand for hand in hands(game, 0, 1)}
    assert where == {True, False}


# Once that deck has run out, it is in his hand.
def test_timer_x_is_in_hand_once_the_deck_has_run_out() -> None:
    game = story(
        {"hand": ["wanderer"], "deck": ["charge"] * 4},
        {"hand": ["gift", "vision"], "deck": ["focus", "focus"], "discard": ["spark"] * 4},
        **WANDERING,
    )
    game.play(0, "end")
    game.play(1, "play vision")
    assert {"wanderer" in hand for hand in hands(game, 0, 1)} == {True}  # three cards, and the deck had three
    game.play(1, "end", "done")
    assert all("wanderer" in hand for hand in hands(game, 0, 1))
    assert ("wanderer", ["hand"]) in claims(game, 1)


# It is taken from wherever it is: out of a hand, a deck, from under a Timer, or with the spells on it.
@pytest.mark.parametrize(
    "holder",
    [
        {"hand": ["wanderer"], "deck": ["charge"] * 4},
        {"hand": ["focus"] * 3 + ["charge"] * 2, "deck": ["wanderer"]},
        {"hand": ["focus"] * 4, "discard": ["wanderer"], "deck": ["charge"]},
        {"timers": [{"card": "wanderer", "spells": ["charge"], "delays": ["focus"]}], "deck": ["focus"] * 4},
        {"timers": [{**FULL, "delays": ["wanderer"]}], "deck": ["focus"] * 4},
    ],
    ids=["hand", "deck", "discard", "in-play", "under-a-timer"],
)
def test_timer_x_wanders_from_wherever_it_is(holder: dict[str, Any]) -> None:
    game = story(holder, {"deck": ["gift"] * 3}, **WANDERING, phase="main")
    game.play(0, "end")
    game.game.rules.check(game.game.state)
    assert "wanderer" in game.deck(1)
    assert "wanderer" not in game.hand(0) + game.deck(0) + game.discard(0)
    assert all("wanderer" in deck for deck in decks(game, 0, 1))
