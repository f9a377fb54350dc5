"""What the numbers of Seasons say, read off positions."""

from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.encoding import encoding_of
from chronomage.games.seasons import choices
from chronomage.games.seasons.facts import ENCHANTMENTS
from chronomage.games.seasons.options import OPTIONS
from chronomage.games.seasons.table import KNOWN_SHIFT, Table
from tests.seasons.driving import finish_draft, own_cards, seat

ENCODING = encoding_of("seasons")
SLICES = {each.name: each for each in ENCODING.slices}


def said(game: cm.Game, name: str, viewer: int = 0) -> Any:
    """The numbers of a slice, by label where it has some; one number by itself."""
    found = SLICES[name]
    row = {number >> 8: number & 255 for number in ENCODING.encode(game.state, viewer)}
    numbers = [row.get(found.first + place, 0) for place in range(found.length)]
    if found.labels:
        return {label: number for label, number in zip(found.labels, numbers, strict=True) if number}
    return numbers[0] if found.length == 1 else numbers


def position(*players: dict[str, Any], **rest: Any) -> cm.Game:
    return cm.position("seasons", {"players": [*players, *[{}] * (2 - len(players))], **rest}, seed=3)


def test_a_player_is_told_by_number_and_kind() -> None:
    game = position(
        {"crystals": 12, "gauge": 5, "reserve": "AAAFE", "bonuses_used": 2, "in_play": ["purse-of-io"]},
        {"crystals": 300},
        year=2,
        space=5,
    )
    assert said(game, "player 0: crystals") == 12
    assert said(game, "player 0: few crystals") == {"8": 16, "20": 12}
    assert said(game, "player 0: room") == {"cards": 4, "any": 4}
    assert said(game, "player 0: reserve") == {"A": 3, "F": 1, "E": 1}
    assert said(game, "player 0: three tokens") == {"A": 1}
    assert said(game, "player 0: free tokens") == 2
    assert said(game, "player 0: reserve worth") == 3 * 2 + 3 + 1  # in spring
    assert said(game, "player 0: bonuses") == {"1": 1, "2": 1}
    assert said(game, "player 0: prestige") == {"gained": 6}
    assert (said(game, "player 1: crystals"), said(game, "player 1: many crystals")) == (255, 1)
    assert (said(game, "year"), said(game, "space"), said(game, "season")) == ({"2": 1}, {"5": 1}, {"spring": 1})
    assert said(game, "player 2: present") == 0


def test_players_are_counted_from_the_seat_on() -> None:
    game = position({"crystals": 1}, {"crystals": 2}, {"crystals": 3}, turn=2, first_player=1)
    crystals = [[said(game, f"player {player}: crystals", viewer) for player in range(4)] for viewer in range(3)]
    assert crystals == [[1, 2, 3, 0], [2, 3, 1, 0], [3, 1, 2, 0]]
    assert [said(game, "asked", viewer) for viewer in range(3)] == [{"player 2": 1}, {"player 1": 1}, {"player 0": 1}]
    assert said(game, "player 1: turn", 1) == said(game, "player 2: first", 2) == 1


def test_cards_in_play_are_told_by_their_power() -> None:
    raven = {"card": "raven-the-usurper", "used": True}
    game = position(
        {"in_play": ["purse-of-io", "purse-of-io", {"card": "amulet-of-water", "tokens": "WWFE"}, raven]},
        options={"enchanted_kingdom": True},
    )
    assert said(game, "player 0: in play") == {"purse-of-io": 120, "amulet-of-water": 60, "raven-the-usurper": 60}
    assert said(game, "player 0: turned") == {"raven-the-usurper": 60}
    assert said(game, "player 0: amulet tokens") == {"W": 2, "F": 1, "E": 1}
    table = game.state
    assert isinstance(table, Table)
    table.players[0].in_play[3].power = table.players[0].in_play[0].card
    assert said(game, "player 0: in play") == {"purse-of-io": 181, "amulet-of-water": 60}
    assert said(game, "player 0: turned") == {"purse-of-io": 62}, "the third of that power"


def test_a_hand_is_told_with_what_it_lacks() -> None:
    game = position({"hand": ["divine-chalice", "purse-of-io", "purse-of-io", "runic-cube-of-eolis"], "reserve": "AF"})
    assert said(game, "hand") == {"divine-chalice": 1, "purse-of-io": 2, "runic-cube-of-eolis": 1}
    assert said(game, "lacking") == {"divine-chalice": 2, "runic-cube-of-eolis": 1}
    assert said(game, "hand", 1) == {}
    assert said(game, "player 1: hand size", 1) == 4


def test_a_die_is_told_by_its_face() -> None:
    die = {"energy": "AA", "crystals": 3, "pips": 1}
    game = position({}, die={**die, "star": False, "card": False, "transmute": True})
    assert said(game, "player 0: taken die 0: energy") == {"A": 2}
    assert said(game, "player 0: taken die 0: crystals") == 3
    assert said(game, "player 0: taken die 0: signs") == {"transmute": 1}
    rolled = cm.new_game("seasons", 3, seed=8, options={"level": "apprentice"})
    random = Random(8)
    while rolled.decisions[0].kind != "die":
        decision = rolled.decisions[0]
        rolled.play(decision.player, random.choice(decision.choices))
    faces = rolled.describe()["dice"]
    assert [said(rolled, f"die {place}: crystals") for place in range(4)] == [face["crystals"] for face in faces]
    assert [said(rolled, f"die {place}: pips") for place in range(4)] == [{str(face["pips"]): 1} for face in faces]


# With two players, all but one card that the other has kept went through one's own hands.
def test_cards_passed_on_in_the_draft_are_known_to_be_held() -> None:
    game = cm.new_game("seasons", seed=4)
    finish_draft(game, Random(4))
    held = said(game, "player 1: held")
    assert sum(number // 90 for number in held.values()) == 8
    assert set(held) <= set(own_cards(seat(game, 1)))


def test_a_known_card_of_the_deck_is_told_to_who_knows_it() -> None:
    game = position({}, deck=["purse-of-io", "divine-chalice", "purse-of-io"])
    table = game.state
    assert isinstance(table, Table)
    before = ENCODING.encode(table, 1)
    for place in (-1, -2, -3):
        table.deck[place] |= 1 << KNOWN_SHIFT
    assert said(game, "deck top") == {"purse-of-io": 1}
    assert said(game, "in deck") == {"divine-chalice": 119, "purse-of-io": 118}
    assert said(game, "player 0: knows deck") == said(game, "player 1: knows deck", 1) == 3
    assert said(game, "player 1: knows top", 1) == 1, "who knows it is no secret"
    assert said(game, "deck top", 1) == said(game, "in deck", 1) == {}
    assert ENCODING.encode(table, 1) != before


def test_what_a_pick_has_gathered_is_told() -> None:
    game = position({"reserve": "AAFF", "gauge": 1, "bonuses_used": 0})
    game.play(0, "bonus exchange")
    assert said(game, "question") == said(game, "question", 1) == {"exchange": 1}
    assert (said(game, "left"), said(game, "picked")) == (2, 0)
    game.play(0, "A")
    assert (said(game, "left"), said(game, "picked")) == (1, 1)


# Options but for those that only say how the game begins, or are short for others.
@pytest.mark.parametrize("option", [each for each in OPTIONS if each.name not in ("sets", "first_player", "edition")])
def test_every_option_shows(option: cm.Option) -> None:
    rows = set()
    values = [value for value in option.values if value != "random"]
    for value in values:
        chosen: dict[str, Any] = {"enchanted_kingdom": value in ENCHANTMENTS, "first_player": "0", option.name: value}
        rows.add(tuple(ENCODING.encode(cm.new_game("seasons", seed=5, options=chosen).state, 0)))
    assert len(rows) == len(values)


def test_choices_that_name_a_player_are_counted_from_the_seat_on() -> None:
    state = cm.new_game("seasons", 3, seed=1).state
    left, right = ENCODING.places(state, 1, [choices.PLAYER + 2, choices.PLAYER])
    assert ENCODING.places(state, 0, [choices.PLAYER + 1, choices.PLAYER + 2]) == [left, right]
    at_left = ENCODING.places(state, 2, [choices.at_player(0, 7, 1)])
    assert at_left == ENCODING.places(state, 0, [choices.at_player(1, 7, 1)])


def test_every_choice_there_is_has_a_place_of_its_own() -> None:
    game = cm.new_game("seasons", 4, seed=1)
    own = [choices.at_player(3, card, copy) for card in range(1, 71) for copy in (0, 1)]
    there = [number for number in choices.FORMS if number not in own]
    places = ENCODING.places(game.state, 3, there)
    assert len(set(places)) == len(places)
    assert max(places) == ENCODING.choices - 1
    labels = [label for each in ENCODING.choice_slices for label in each.labels]
    ours = ENCODING.places(game.state, 3, [choices.SUMMON + 8, choices.END])
    assert [labels[place] for place in ours] == ["purse-of-io", "end"]
