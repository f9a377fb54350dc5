"""Enchanted Kingdom 10: Throne of Renewal."""

from typing import Any

from tests.seasons.driving import samples, seat
from tests.seasons.enchanted_kingdom.first_cards import kingdom, rest_of_cards, samples_agree, told_to
from tests.seasons.scenario import Scenario

THRONE = "throne-of-renewal"
DECK = ["purse-of-io", "ragfields-helm"]


def with_throne(*hand: str, bonuses: int = 0, others: tuple[dict[str, Any], ...] = ({},), **rest: Any) -> Scenario:
    """Player 0 can summon a Throne and has these other cards in hand."""
    rest.setdefault("deck", DECK)
    return kingdom({"hand": [THRONE, *hand], "reserve": "WFF", "gauge": 1, "bonuses_used": bonuses}, *others, **rest)


def bonuses_used(game: Scenario) -> int:
    """How many bonuses player 0 has used."""
    return int(game.player(0)["bonuses_used"])


# Throne of Renewal: discard a card from the hand, draw one, and the bonus marker goes back by one.
def test_discard_draw_and_a_bonus_back() -> None:
    game = with_throne("staff-of-spring", "wondrous-chest", bonuses=2)
    game.play(0, f"summon {THRONE}")
    assert game.kind == "discard"
    assert game.open == ["staff-of-spring", "wondrous-chest"]
    assert samples_agree(game)
    game.play(0, "staff-of-spring")
    assert game.discard == ["staff-of-spring"]
    assert game.hand(0) == ["purse-of-io", "wondrous-chest"]
    assert bonuses_used(game) == 1
    assert game.kind == "turn"


# With a card in hand the discard is no matter of choice, the last card included.
def test_the_discard_is_obligatory() -> None:
    game = with_throne("staff-of-spring", "wondrous-chest")
    game.play(0, f"summon {THRONE}")
    assert "no answer to this question" in game.refused(0, "no")
    last = with_throne("staff-of-spring", bonuses=1)
    last.play(0, f"summon {THRONE}")
    assert last.discard == ["staff-of-spring"]
    assert last.hand(0) == ["purse-of-io"]
    assert bonuses_used(last) == 0


# With no card left in hand there is no card drawn and no bonus back.
def test_an_empty_hand_gets_nothing() -> None:
    game = with_throne(bonuses=2)
    game.play(0, f"summon {THRONE}")
    assert game.kind == "turn"
    assert game.hand(0) == []
    assert game.discard == []
    assert game.deck(2) == DECK
    assert bonuses_used(game) == 2


# Without a used bonus the marker stays; the card is discarded and drawn all the same.
def test_without_a_used_bonus() -> None:
    game = with_throne("staff-of-spring")
    game.play(0, f"summon {THRONE}")
    assert bonuses_used(game) == 0
    assert game.hand(0) == ["purse-of-io"]
    assert game.told("bonus-taken-back") == []


# A bonus taken back can be used again, the third one too.
def test_the_bonus_can_be_used_again() -> None:
    game = with_throne("staff-of-spring", bonuses=3)
    assert game.refused(0, "bonus gauge") == "you have used all 3 bonuses."
    game.play(0, f"summon {THRONE}")
    assert bonuses_used(game) == 2
    game.play(0, "bonus gauge")
    assert bonuses_used(game) == 3
    assert game.gauge(0) == 2


# At the end it costs what is used then: five for one bonus, where two had cost twelve.
def test_the_penalty_is_less() -> None:
    game = with_throne("staff-of-spring", bonuses=2)
    assert game.game.outcome.breakdown[0]["bonuses"] == -12
    game.play(0, f"summon {THRONE}")
    assert game.game.outcome.breakdown[0]["bonuses"] == -5


# The rights that the bonus gave this turn are kept.
def test_what_the_bonus_gave_is_kept() -> None:
    game = with_throne("staff-of-spring")
    game.play(0, "bonus transmute", f"summon {THRONE}")
    assert bonuses_used(game) == 0
    assert game.player(0)["can_transmute"]


# The card drawn is kept; it is not asked for.
def test_the_drawn_card_is_kept() -> None:
    game = with_throne("staff-of-spring")
    game.play(0, f"summon {THRONE}")
    assert game.kind == "turn"
    assert game.hand(0) == ["purse-of-io"]


# What is discarded and what is drawn is nobody else's business; that it was is.
def test_the_others_see_neither_card() -> None:
    game = with_throne("staff-of-spring", "wondrous-chest", others=({}, {}))
    game.play(0, f"summon {THRONE}", "staff-of-spring")
    names = ["staff-of-spring", "wondrous-chest", *DECK]
    assert told_to(game, 0, names) == {"staff-of-spring", "purse-of-io"}
    for viewer in (1, 2):
        assert told_to(game, viewer, names) == set()
        assert game.game.observe(viewer).plain()["discard"] == {"size": 1, "known": {}}
        assert len({other.describe()["discard"]["known"]["0"] for other in samples(game.game, viewer)}) > 5
        assert len({tuple(seat(other, 0)["hand"]) for other in samples(game.game, viewer)}) > 5
    assert game.game.observe(0).plain()["discard"]["known"] == {"0": "staff-of-spring"}
    assert [told["amount"] for told in game.told("cards-discarded")] == [1]


# That the bonus goes back is seen by all.
def test_everybody_sees_the_bonus_go_back() -> None:
    game = with_throne("staff-of-spring", bonuses=2)
    game.play(0, f"summon {THRONE}")
    assert [told["audience"] for told in game.told("bonus-taken-back")] == [-1]
    assert game.game.observe(1).plain()["players"][0]["bonuses_used"] == 1


# With an empty deck the pile is shuffled, the card just discarded among it.
def test_an_empty_deck() -> None:
    rest = rest_of_cards(THRONE, "staff-of-spring")
    game = with_throne("staff-of-spring", bonuses=1, others=({"hand": rest},), deck=[])
    game.play(0, f"summon {THRONE}")
    assert game.hand(0) == ["staff-of-spring"]
    assert game.discard == []
    assert bonuses_used(game) == 0
    assert samples_agree(game)


# Two Thrones, one after the other; the second may itself be discarded to the first.
def test_two_thrones() -> None:
    game = kingdom(
        {"hand": [THRONE, THRONE, "staff-of-spring"], "reserve": "WWFFFF", "gauge": 2, "bonuses_used": 3}, deck=DECK
    )
    game.play(0, f"summon {THRONE}")
    assert game.open == ["staff-of-spring", THRONE]
    game.play(0, "staff-of-spring", f"summon {THRONE}")
    assert game.in_play(0) == [THRONE, THRONE]
    assert game.hand(0) == ["ragfields-helm"]
    assert game.discard == ["purse-of-io", "staff-of-spring"]
    assert bonuses_used(game) == 1


# Two like cards in hand are one choice.
def test_two_like_cards_in_hand() -> None:
    game = with_throne("staff-of-spring", "staff-of-spring")
    game.play(0, f"summon {THRONE}", "staff-of-spring")
    assert game.hand(0) == ["purse-of-io", "staff-of-spring"]


# Put into play by a Potion of Dreams or a Divine Chalice it acts as well.
def test_put_into_play() -> None:
    dreams = kingdom(
        {"hand": [THRONE, "staff-of-spring"], "in_play": ["potion-of-dreams"], "gauge": 1, "bonuses_used": 1},
        deck=DECK,
    )
    dreams.play(0, "activate potion-of-dreams", THRONE)
    assert (dreams.in_play(0), dreams.hand(0)) == ([THRONE], ["purse-of-io"])
    assert bonuses_used(dreams) == 0
    assert dreams.discard == ["staff-of-spring", "potion-of-dreams"]
    chalice = kingdom(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2, "bonuses_used": 1},
        deck=[THRONE, "beggars-horn", "wondrous-chest", "hand-of-fortune"],
    )
    chalice.play(0, "summon divine-chalice", THRONE)
    assert chalice.hand(0) == []
    assert bonuses_used(chalice) == 1


# Staff and Vase pay out before the discard.
def test_staff_and_vase_act_first() -> None:
    game = kingdom(
        {
            "hand": [THRONE, "wondrous-chest"],
            "in_play": ["staff-of-spring", "yjangs-forgotten-vase"],
            "reserve": "WFF",
            "gauge": 3,
        },
        deck=DECK,
    )
    game.play(0, f"summon {THRONE}")
    assert game.kind == "gain-energy"
    assert game.discard == []
    assert game.crystals(0) == 3
    game.play(0, "E")
    assert game.discard == ["wondrous-chest"]


# The others' hands and bonuses are not touched.
def test_the_others_are_not_touched() -> None:
    other = {"hand": ["beggars-horn"], "bonuses_used": 2}
    game = with_throne("staff-of-spring", bonuses=1, others=(other, other))
    game.play(0, f"summon {THRONE}")
    for player in (1, 2):
        assert game.hand(player) == ["beggars-horn"]
        assert game.player(player)["bonuses_used"] == 2


# A Shield of Zira may stand in for the discard: the card stays, the rest of the effect follows.
def test_a_shield_in_place_of_the_discard() -> None:
    game = kingdom(
        {
            "hand": [THRONE, "wondrous-chest"],
            "in_play": ["shield-of-zira"],
            "reserve": "WFF",
            "gauge": 2,
            "bonuses_used": 1,
        },
        deck=DECK,
    )
    game.play(0, f"summon {THRONE}")
    assert game.kind == "shield"
    assert samples_agree(game)
    game.play(0, "in-play shield-of-zira")
    assert game.hand(0) == ["purse-of-io", "wondrous-chest"]
    assert game.crystals(0) == 10
    assert bonuses_used(game) == 0


# What it costs.
def test_what_it_costs() -> None:
    game = kingdom({"hand": [THRONE], "reserve": "WF", "gauge": 1})
    assert game.refused(0, f"summon {THRONE}") == "throne-of-renewal needs 2 fire, you have 1."
