"""Cards 23 to 28: the potions of Power, Dreams, Knowledge and Life, Hourglass of Time, Scepter of Greatness."""

import pytest

from chronomage.games.seasons.facts import CARD_NAMES
from tests.seasons.scenario import scenario

LAST_MOVE = {"year": 3, "space": 12, "leftover_pips": 1}
PRICES = [
    ("potion-of-power", "FF"),
    ("potion-of-dreams", "AA"),
    ("potion-of-knowledge", "WW"),
    ("potion-of-life", "EE"),
]


def all_cards_but(*names: str) -> list[str]:
    """The two copies of every card, without these."""
    cards = [*CARD_NAMES[:50], *CARD_NAMES[:50]]
    for name in names:
        cards.remove(name)
    return cards


# --- all potions ---


# A potion is worth nothing at the end and costs two energy of its own kind.
@pytest.mark.parametrize(("potion", "price"), PRICES)
def test_price_of_a_potion(potion: str, price: str) -> None:
    game = scenario({"hand": [potion], "reserve": price, "gauge": 1})
    game.play(0, f"summon {potion}")
    assert game.reserve(0) == ""
    assert game.in_play(0) == [potion]
    assert game.game.outcome.scores[0] == 0
    short = scenario({"hand": [potion], "reserve": price[0], "gauge": 1})
    assert "you have 1" in short.refused(0, f"summon {potion}")


# An activated potion is sacrificed: it lies on the discard pile and leaves its place free.
@pytest.mark.parametrize(
    ("potion", "answers"),
    [
        ("potion-of-power", []),
        ("potion-of-dreams", []),
        ("potion-of-knowledge", ["E"]),
        ("potion-of-life", []),
    ],
)
def test_a_potion_is_sacrificed(potion: str, answers: list[str]) -> None:
    game = scenario({"hand": ["purse-of-io"], "in_play": [potion], "gauge": 1})
    game.play(0, f"activate {potion}", *answers)
    assert game.discard == [potion]
    assert potion not in game.in_play(0)
    assert "in play" in game.refused(0, f"activate {potion}")


# A potion may be activated in the turn in which it is summoned.
def test_a_potion_works_at_once() -> None:
    game = scenario({"hand": ["potion-of-life"], "reserve": "AAEE", "gauge": 1})
    game.play(0, "summon potion-of-life", "activate potion-of-life")
    assert game.crystals(0) == 8
    assert game.in_play(0) == []


# An Amulet of Water pays for it, alone or together with the reserve.
def test_a_potion_paid_by_an_amulet_of_water() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "FFW"}]
    alone = scenario({"hand": ["potion-of-power"], "in_play": in_play, "gauge": 2})
    alone.play(0, "summon potion-of-power")
    assert alone.tokens(0, "amulet-of-water") == "W"
    shared = scenario({"hand": ["potion-of-power"], "reserve": "FF", "in_play": in_play, "gauge": 2})
    shared.play(0, "summon potion-of-power", "amulet F")
    assert shared.open == ["amulet F", "F"]
    shared.play(0, "F")
    assert shared.reserve(0) == "F"
    assert shared.tokens(0, "amulet-of-water") == "WF"


# --- 23 Potion of Power ---


# Potion of Power: sacrifice it, draw a card that must be kept, and raise the gauge by two.
def test_potion_of_power_draws_and_raises() -> None:
    game = scenario({"in_play": ["potion-of-power"], "gauge": 1}, deck=["divine-chalice", "purse-of-io"])
    game.play(0, "activate potion-of-power")
    assert game.hand(0) == ["divine-chalice"]
    assert game.gauge(0) == 3
    assert game.deck(1) == ["purse-of-io"]
    assert game.kind == "turn"


# There is no discarding of the drawn card, and the opponents do not see it.
def test_potion_of_power_leaves_no_choice() -> None:
    game = scenario({"in_play": ["potion-of-power"], "gauge": 1}, deck=["divine-chalice"])
    game.play(0, "activate potion-of-power")
    assert game.discard == ["potion-of-power"]
    assert "not something to do in your turn" in game.refused(0, "no")
    assert [event.audience for event in game.events if event.kind == "card-drawn"] == [0]


# The gauge stops at fifteen; the card is drawn all the same.
def test_potion_of_power_at_the_gauge_limit() -> None:
    game = scenario({"in_play": ["potion-of-power"], "gauge": 14}, deck=["divine-chalice"])
    game.play(0, "activate potion-of-power")
    assert game.gauge(0) == 15
    assert game.hand(0) == ["divine-chalice"]


# In the Russian edition the gauge has no limit.
def test_potion_of_power_without_gauge_limit() -> None:
    game = scenario({"in_play": ["potion-of-power"], "gauge": 15}, options={"edition": "russian"})
    game.play(0, "activate potion-of-power")
    assert game.gauge(0) == 17


# Two of them can be used in the same turn, each for itself.
def test_two_potions_of_power() -> None:
    game = scenario(
        {"in_play": ["potion-of-power", "potion-of-power"], "gauge": 2}, deck=["divine-chalice", "purse-of-io"]
    )
    assert "both copies" in game.refused(0, "activate potion-of-power 2")
    game.play(0, "activate potion-of-power", "activate potion-of-power")
    assert game.hand(0) == ["divine-chalice", "purse-of-io"]
    assert game.gauge(0) == 6
    assert game.in_play(0) == []
    assert game.discard == ["potion-of-power", "potion-of-power"]


# An empty deck is made anew from the discard pile, where the potion, sacrificed first, already lies.
def test_potion_of_power_with_an_empty_deck() -> None:
    rest = all_cards_but("potion-of-power", "die-of-malice")
    game = scenario({"in_play": ["potion-of-power"], "gauge": 1}, {"hand": rest}, discard=["die-of-malice"])
    game.play(0, "activate potion-of-power")
    assert game.told("deck-reshuffled") != []
    assert game.hand(0)[0] in ("die-of-malice", "potion-of-power")
    assert game.discard == []
    assert game.gauge(0) == 3


# An opponent's Thieving Fairies take their share of the activation.
def test_potion_of_power_and_thieving_fairies() -> None:
    game = scenario(
        {"in_play": ["potion-of-power"], "gauge": 1, "crystals": 4}, {"in_play": ["thieving-fairies"], "gauge": 1}
    )
    game.play(0, "activate potion-of-power")
    assert game.crystals(0) == 3
    assert game.crystals(1) == 2


# Put into play by a Divine Chalice a potion waits to be activated.
def test_potion_of_power_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=["potion-of-power", "staff-of-spring", "purse-of-io", "die-of-malice", "figrim-the-avaricious"],
    )
    game.play(0, "summon divine-chalice", "potion-of-power")
    assert game.gauge(0) == 2
    assert game.hand(0) == []
    game.play(0, "activate potion-of-power")
    assert game.gauge(0) == 4
    assert game.hand(0) == ["figrim-the-avaricious"]


# --- 24 Potion of Dreams ---


# Potion of Dreams: sacrifice it and discard the whole reserve; a card of choice from the hand enters free of cost.
def test_potion_of_dreams_puts_a_card_into_play() -> None:
    game = scenario(
        {
            "hand": ["olafs-blessed-statue", "runic-cube-of-eolis"],
            "reserve": "AWFE",
            "in_play": ["potion-of-dreams"],
            "gauge": 1,
        }
    )
    game.play(0, "activate potion-of-dreams")
    assert game.kind == "put-into-play"
    assert game.open == ["runic-cube-of-eolis", "olafs-blessed-statue"]
    game.play(0, "olafs-blessed-statue")
    assert game.reserve(0) == ""
    assert game.in_play(0) == ["olafs-blessed-statue"]
    assert game.crystals(0) == 20
    assert game.hand(0) == ["runic-cube-of-eolis"]
    assert game.discard == ["potion-of-dreams"]


# The energy goes first: what the new card gives is not lost.
def test_potion_of_dreams_discards_before_the_card_acts() -> None:
    game = scenario({"hand": ["bespelled-grimoire"], "reserve": "FFF", "in_play": ["potion-of-dreams"], "gauge": 1})
    game.play(0, "activate potion-of-dreams", "A", "A")
    assert game.reserve(0) == "AA"


# No energy is needed.
def test_potion_of_dreams_with_an_empty_reserve() -> None:
    game = scenario({"hand": ["divine-chalice"], "in_play": ["potion-of-dreams"], "gauge": 1})
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["divine-chalice"]


# Tokens on an Amulet of Water and a Glutton Cauldron stay.
def test_potion_of_dreams_leaves_tokens_on_cards() -> None:
    in_play = [
        {"card": "amulet-of-water", "tokens": "AWWF"},
        {"card": "glutton-cauldron", "tokens": "EE"},
        "potion-of-dreams",
    ]
    game = scenario({"hand": ["purse-of-io"], "reserve": "AAA", "in_play": in_play, "gauge": 3})
    game.play(0, "activate potion-of-dreams")
    assert game.reserve(0) == ""
    assert game.tokens(0, "amulet-of-water") == "AWWF"
    assert game.tokens(0, "glutton-cauldron") == "EE"


# Those that a Grimoire helps to hold are part of the reserve and go.
def test_potion_of_dreams_discards_the_grimoires_tokens() -> None:
    in_play = ["bespelled-grimoire", "potion-of-dreams"]
    game = scenario({"hand": ["purse-of-io"], "reserve": "AAAAAWWWWW", "in_play": in_play, "gauge": 2})
    game.play(0, "activate potion-of-dreams")
    assert game.reserve(0) == ""
    assert game.in_play(0) == ["bespelled-grimoire", "purse-of-io"]


# The card is put into play, not summoned: no Leech, no Staff, no Vase, and the opponent's crystals do not matter.
def test_potion_of_dreams_does_not_summon() -> None:
    in_play = ["staff-of-spring", "yjangs-forgotten-vase", "potion-of-dreams"]
    game = scenario(
        {"hand": ["purse-of-io"], "in_play": in_play, "gauge": 3}, {"in_play": ["arcano-leech"], "gauge": 1}
    )
    assert "summon" not in " ".join(game.open)
    game.play(0, "activate potion-of-dreams")
    assert game.kind == "turn"
    assert game.crystals(0) == 0
    assert game.crystals(1) == 0
    assert game.reserve(0) == ""
    assert game.told("card-summoned") == []
    assert [told["card"] for told in game.told("card-put-into-play")] == ["purse-of-io"]


# The room counts after the sacrifice: a full gauge does not matter, an overfull one does.
def test_potion_of_dreams_needs_room_once_it_is_gone() -> None:
    full = scenario({"hand": ["purse-of-io"], "in_play": ["potion-of-dreams", "die-of-malice"], "gauge": 2})
    full.play(0, "activate potion-of-dreams")
    assert full.in_play(0) == ["die-of-malice", "purse-of-io"]
    over = scenario({"hand": ["purse-of-io"], "in_play": ["potion-of-dreams", "die-of-malice"], "gauge": 1})
    assert "room on your summoning gauge" in over.refused(0, "activate potion-of-dreams")


# Without a card in hand there is nothing to put into play.
def test_potion_of_dreams_needs_a_card_in_hand() -> None:
    game = scenario({"in_play": ["potion-of-dreams"], "gauge": 1})
    assert "needs a card in your hand" in game.refused(0, "activate potion-of-dreams")


# An Elemental Amulet that enters so counts as paid with all four energies.
def test_potion_of_dreams_and_elemental_amulet() -> None:
    game = scenario(
        {"hand": ["elemental-amulet"], "reserve": "FF", "in_play": ["potion-of-dreams"], "gauge": 1},
        deck=["divine-chalice"],
    )
    game.play(0, "activate potion-of-dreams", "E", "F", "A", "W", "W")
    assert game.crystals(0) == 5
    assert game.hand(0) == ["divine-chalice"]
    assert game.gauge(0) == 2
    assert game.reserve(0) == "WW"


# A Divine Chalice dreamt into the last place finds no room: its four cards are discarded.
def test_potion_of_dreams_and_divine_chalice() -> None:
    drawn = ["lewis-greyface", "staff-of-spring", "purse-of-io", "die-of-malice"]
    game = scenario({"hand": ["divine-chalice"], "in_play": ["potion-of-dreams"], "gauge": 1}, deck=drawn)
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["divine-chalice"]
    assert sorted(game.discard) == sorted([*drawn, "potion-of-dreams"])
    room = scenario({"hand": ["divine-chalice"], "in_play": ["potion-of-dreams"], "gauge": 2}, deck=drawn)
    room.play(0, "activate potion-of-dreams", "purse-of-io")
    assert room.in_play(0) == ["divine-chalice", "purse-of-io"]
    assert len(room.discard) == 4


# One Potion of Dreams can bring another, and that one the next card, in the same turn.
def test_two_potions_of_dreams_in_a_row() -> None:
    game = scenario({"hand": ["potion-of-dreams", "runic-cube-of-eolis"], "in_play": ["potion-of-dreams"], "gauge": 1})
    game.play(0, "activate potion-of-dreams", "potion-of-dreams")
    assert game.in_play(0) == ["potion-of-dreams"]
    assert not game.used(0, "potion-of-dreams")
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["runic-cube-of-eolis"]
    assert game.discard == ["potion-of-dreams", "potion-of-dreams"]


# --- 25 Potion of Knowledge ---


# Potion of Knowledge: sacrifice it and gain five energy of any kind.
def test_potion_of_knowledge_gives_five() -> None:
    game = scenario({"in_play": ["potion-of-knowledge"], "gauge": 1})
    game.play(0, "activate potion-of-knowledge", "A", "A", "W", "F", "E")
    assert game.reserve(0) == "AAWFE"
    assert game.kind == "turn"


# They come all at once; then their owner discards down to seven, old tokens or new.
def test_potion_of_knowledge_overflows() -> None:
    game = scenario({"reserve": "AAAA", "in_play": ["potion-of-knowledge"], "gauge": 1})
    game.play(0, "activate potion-of-knowledge", "W", "W", "W", "F", "F")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F"]
    game.play(0, "A", "W")
    assert game.reserve(0) == "AAAWWFF"
    assert game.kind == "turn"


# A Grimoire makes room for ten; the eleventh goes.
def test_potion_of_knowledge_with_grimoire() -> None:
    fits = scenario({"reserve": "AAAAA", "in_play": ["bespelled-grimoire", "potion-of-knowledge"], "gauge": 2})
    fits.play(0, "activate potion-of-knowledge", "W", "W", "W", "W", "W")
    assert fits.reserve(0) == "AAAAAWWWWW"
    assert fits.kind == "turn"
    over = scenario({"reserve": "AAAAAA", "in_play": ["bespelled-grimoire", "potion-of-knowledge"], "gauge": 2})
    over.play(0, "activate potion-of-knowledge", "W", "W", "W", "W", "W")
    assert over.kind == "overflow"
    over.play(0, "A")
    assert over.reserve(0) == "AAAAAWWWWW"


# Tokens on an Amulet of Water take no room in the reserve.
def test_potion_of_knowledge_beside_an_amulet_of_water() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WWWW"}, "potion-of-knowledge"]
    game = scenario({"reserve": "AA", "in_play": in_play, "gauge": 2})
    game.play(0, "activate potion-of-knowledge", "F", "F", "F", "F", "F")
    assert game.reserve(0) == "AAFFFFF"
    assert game.tokens(0, "amulet-of-water") == "WWWW"
    assert game.kind == "turn"


# Each of two gives its five, and the reserve is put right after each.
def test_two_potions_of_knowledge() -> None:
    game = scenario({"in_play": ["potion-of-knowledge", "potion-of-knowledge"], "gauge": 2})
    game.play(0, "activate potion-of-knowledge", "A", "A", "A", "A", "A")
    assert game.reserve(0) == "AAAAA"
    game.play(0, "activate potion-of-knowledge", "E")
    assert game.kind == "overflow"
    game.play(0, "A", "A", "A")
    assert game.reserve(0) == "AAEEEEE"


# --- 26 Potion of Life ---


# Potion of Life: sacrifice it; every energy of the reserve becomes four crystals, the right to transmute or not.
def test_potion_of_life_turns_the_reserve_into_crystals() -> None:
    game = scenario({"reserve": "AWWFE", "crystals": 1, "in_play": ["potion-of-life"], "gauge": 1})
    assert "no right to transmute" in game.refused(0, "transmute")
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 21
    assert game.reserve(0) == ""
    assert game.discard == ["potion-of-life"]


# The season does not matter.
@pytest.mark.parametrize("space", [1, 4, 7, 10])
def test_potion_of_life_in_every_season(space: int) -> None:
    game = scenario({"reserve": "AWFE", "in_play": ["potion-of-life"], "gauge": 1}, space=space)
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 16


# With an empty reserve it gives nothing, and is gone.
def test_potion_of_life_with_an_empty_reserve() -> None:
    game = scenario({"in_play": ["potion-of-life"], "gauge": 1})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 0
    assert game.in_play(0) == []


# Tokens on an Amulet of Water and a Glutton Cauldron are not touched; those of a Grimoire are.
def test_potion_of_life_takes_the_reserve_only() -> None:
    in_play = [
        "bespelled-grimoire",
        {"card": "amulet-of-water", "tokens": "AAWW"},
        {"card": "glutton-cauldron", "tokens": "FE"},
        "potion-of-life",
    ]
    game = scenario({"reserve": "AAAAAWWWWW", "in_play": in_play, "gauge": 4})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 40
    assert game.tokens(0, "amulet-of-water") == "AAWW"
    assert game.tokens(0, "glutton-cauldron") == "FE"


# It gives no right to transmute what is left or comes later.
def test_potion_of_life_gives_no_right_to_transmute() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "AA"}, "potion-of-life"]
    game = scenario({"reserve": "A", "in_play": in_play, "gauge": 2})
    game.play(0, "activate potion-of-life")
    assert "no right to transmute" in game.refused(0, "transmute")


# A right that the die gave is still there afterwards.
def test_potion_of_life_leaves_the_dies_right() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "A"}, "potion-of-life"]
    game = scenario({"in_play": in_play, "gauge": 2}, die={"energy": "W", "transmute": True})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 4
    game.play(0, "transmute")
    assert game.crystals(0) == 5
    assert game.tokens(0, "amulet-of-water") == ""


# Each Purse of Io adds a crystal for each energy.
@pytest.mark.parametrize(("purses", "crystals"), [(0, 12), (1, 15), (2, 18)])
def test_potion_of_life_with_purses(purses: int, crystals: int) -> None:
    in_play = [*["purse-of-io"] * purses, "potion-of-life"]
    game = scenario({"reserve": "AWF", "in_play": in_play, "gauge": 3})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == crystals


# Transmutation bonuses used this turn add as well; everything adds up.
def test_potion_of_life_with_bonuses() -> None:
    game = scenario({"reserve": "AWF", "in_play": ["purse-of-io", "potion-of-life"], "gauge": 2})
    game.play(0, "bonus transmute", "bonus transmute", "activate potion-of-life")
    assert game.crystals(0) == 3 * (4 + 1 + 2)


# In the Russian and the first edition only the Purse does.
@pytest.mark.parametrize("edition", ["russian", "first"])
def test_potion_of_life_in_older_editions(edition: str) -> None:
    game = scenario(
        {"reserve": "AWF", "in_play": ["purse-of-io", "potion-of-life"], "gauge": 2}, options={"edition": edition}
    )
    game.play(0, "bonus transmute", "activate potion-of-life")
    assert game.crystals(0) == 15


# A bonus of an earlier turn adds nothing.
def test_potion_of_life_forgets_old_bonuses() -> None:
    game = scenario({"reserve": "AWF", "bonuses_used": 2, "in_play": ["potion-of-life"], "gauge": 1})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 12


# Of two, the second finds only what came in between.
def test_two_potions_of_life() -> None:
    in_play = ["potion-of-life", "potion-of-life", "potion-of-knowledge"]
    game = scenario({"reserve": "AW", "in_play": in_play, "gauge": 3})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 8
    game.play(0, "activate potion-of-knowledge", "E", "activate potion-of-life")
    assert game.crystals(0) == 28
    assert game.in_play(0) == []


# --- 27 Hourglass of Time ---


# Hourglass of Time: one energy of each kind to summon; it gives nothing on entering.
def test_hourglass_costs_one_of_each() -> None:
    game = scenario({"hand": ["hourglass-of-time"], "reserve": "AWFE", "gauge": 1})
    game.play(0, "summon hourglass-of-time")
    assert game.reserve(0) == ""
    assert game.kind == "turn"
    assert "has no effect to activate" in game.refused(0, "activate hourglass-of-time")


# When the season changes at the end of a round: one energy of any kind.
def test_hourglass_gives_energy_with_the_new_season() -> None:
    game = scenario({"in_play": ["hourglass-of-time"], "gauge": 1}, space=3, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.asked == 0
    assert game.kind == "gain-energy"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "F")
    assert game.reserve(0) == "F"
    assert game.game.describe()["season"] == "spring"
    assert game.kind == "die"


# Within a season it gives nothing.
def test_hourglass_sleeps_within_a_season() -> None:
    game = scenario({"in_play": ["hourglass-of-time"], "gauge": 1}, space=1, leftover_pips=2)
    game.play(0, "end")
    game.play(1, "end")
    assert game.reserve(0) == ""
    assert game.kind == "die"


# The new year is a new season too; its library cards come first.
def test_hourglass_at_the_turn_of_the_year() -> None:
    game = scenario(
        {"in_play": ["hourglass-of-time"], "gauge": 1, "library": {"2": ["purse-of-io"]}}, space=11, leftover_pips=3
    )
    game.play(0, "end")
    game.play(1, "end")
    assert game.kind == "gain-energy"
    assert game.hand(0) == ["purse-of-io"]
    game.play(0, "A")
    assert game.reserve(0) == "A"
    assert game.game.describe()["year"] == 2


# It acts on the move that ends the game as well: a Lantern of Xidit counts its token.
def test_hourglass_on_the_last_move() -> None:
    game = scenario({"in_play": ["hourglass-of-time", "lantern-of-xidit"], "gauge": 2}, **LAST_MOVE)
    game.play(0, "end")
    game.play(1, "end")
    assert not game.game.over
    game.play(0, "W")
    assert game.game.over
    assert game.game.outcome.breakdown[0]["effects"] == 3


# Where the game ends at once, the season's effects of that very move still come first.
def test_hourglass_where_the_game_ends_at_once() -> None:
    game = scenario(
        {"hand": ["temporal-boots"], "in_play": ["hourglass-of-time", "lantern-of-xidit"], "gauge": 3},
        options={"edition": "russian"},
        year=3,
        space=12,
    )
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.kind == "gain-energy"
    game.play(0, "W")
    assert game.game.over
    assert game.game.outcome.breakdown[0]["effects"] == 3


# Temporal Boots that change the season set it off at once, forward and back.
@pytest.mark.parametrize(("space", "move"), [(3, "forward 1"), (4, "back 1"), (1, "back 1"), (12, "forward 2")])
def test_hourglass_and_temporal_boots(space: int, move: str) -> None:
    game = scenario(
        {"hand": ["temporal-boots"], "in_play": ["hourglass-of-time"], "gauge": 2},
        year=2,
        space=space,
    )
    game.play(0, "summon temporal-boots", move)
    assert game.kind == "gain-energy"
    game.play(0, "E")
    assert game.reserve(0) == "E"
    assert game.kind == "turn"


# Boots that stay within the season do not.
def test_hourglass_and_boots_within_a_season() -> None:
    game = scenario({"hand": ["temporal-boots"], "in_play": ["hourglass-of-time"], "gauge": 2}, space=4)
    game.play(0, "summon temporal-boots", "forward 2")
    assert game.kind == "turn"
    assert game.reserve(0) == ""


# An opponent's Boots feed it too, in the opponent's turn.
def test_hourglass_and_an_opponents_boots() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 1}, {"in_play": ["hourglass-of-time"], "gauge": 1}, space=3)
    game.play(0, "summon temporal-boots", "forward 3")
    assert game.asked == 1
    game.play(1, "A")
    assert game.reserve(1) == "A"
    assert game.asked == 0


# Both of its copies act, and a full reserve overflows after each.
def test_two_hourglasses_and_a_full_reserve() -> None:
    game = scenario(
        {"reserve": "AAAAAA", "in_play": ["hourglass-of-time", "hourglass-of-time"], "gauge": 2},
        space=3,
        leftover_pips=1,
    )
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "W")
    assert game.reserve(0) == "AAAAAAW"
    game.play(0, "F")
    assert game.kind == "overflow"
    game.play(0, "A")
    assert game.reserve(0) == "AAAAAWF"
    assert game.kind == "die"


# With four players they act in turn order from the new first player.
def test_hourglasses_of_four_players_from_the_new_first_player() -> None:
    owner = {"in_play": ["hourglass-of-time"], "gauge": 1}
    game = scenario(owner, {}, owner, {}, space=6, leftover_pips=2)
    for player in range(4):
        game.play(player, "end")
    assert game.asked == 2
    game.play(2, "W")
    assert game.asked == 0
    game.play(0, "F")
    assert game.reserve(2) == "W"
    assert game.reserve(0) == "F"
    assert game.asked == 1
    assert game.kind == "die"


# Who owns several effects of the new season chooses their order, or takes the automatic one.
def test_hourglass_and_figrim_in_any_order() -> None:
    owner = {"in_play": ["figrim-the-avaricious", "hourglass-of-time"], "gauge": 2}
    game = scenario(owner, {"crystals": 5}, space=3, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.kind == "order"
    assert game.open == ["auto", "in-play figrim-the-avaricious", "in-play hourglass-of-time"]
    game.play(0, "in-play hourglass-of-time")
    assert game.crystals(0) == 0
    game.play(0, "A")
    assert game.reserve(0) == "A"
    assert game.crystals(0) == 1
    assert game.crystals(1) == 4


# --- 28 Scepter of Greatness ---


# Scepter of Greatness: three crystals for each other magic item in play; familiars do not count.
def test_scepter_counts_other_items() -> None:
    in_play = ["purse-of-io", "die-of-malice", "lewis-greyface", "arcano-leech"]
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "in_play": in_play, "gauge": 5})
    game.play(0, "summon scepter-of-greatness")
    assert game.crystals(0) == 6
    assert game.reserve(0) == ""


# Alone it gives nothing.
def test_scepter_alone_gives_nothing() -> None:
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "gauge": 1}, {"in_play": ["purse-of-io"]})
    game.play(0, "summon scepter-of-greatness")
    assert game.crystals(0) == 0


# To the letter of the Russian book it counts itself.
def test_scepter_counts_itself_in_the_russian_edition() -> None:
    game = scenario(
        {"hand": ["scepter-of-greatness"], "reserve": "AWFE", "in_play": ["purse-of-io"], "gauge": 2},
        options={"edition": "russian"},
    )
    game.play(0, "summon scepter-of-greatness")
    assert game.crystals(0) == 6


# A second Scepter counts the first.
def test_second_scepter_counts_the_first() -> None:
    in_play = ["scepter-of-greatness", "purse-of-io"]
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "in_play": in_play, "gauge": 3})
    game.play(0, "summon scepter-of-greatness")
    assert game.crystals(0) == 6


# Two copies of one item are two items, used or not; a Staff of Spring pays on top, before it.
def test_scepter_counts_copies_and_used_items() -> None:
    in_play = [{"card": "die-of-malice", "used": True}, "die-of-malice", "staff-of-spring"]
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "in_play": in_play, "gauge": 4})
    game.play(0, "summon scepter-of-greatness")
    assert game.crystals(0) == 9 + 3
    assert [told["amount"] for told in game.told("crystals-gained")] == [3, 9]


# Brought by a Divine Chalice it counts the Chalice.
def test_scepter_from_a_chalice() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=["scepter-of-greatness", "staff-of-spring", "purse-of-io", "die-of-malice"],
    )
    game.play(0, "summon divine-chalice", "scepter-of-greatness")
    assert game.crystals(0) == 3


# Brought by a Potion of Dreams it does not count the potion, which is gone.
def test_scepter_from_a_potion() -> None:
    game = scenario({"hand": ["scepter-of-greatness"], "in_play": ["potion-of-dreams", "purse-of-io"], "gauge": 2})
    game.play(0, "activate potion-of-dreams")
    assert game.crystals(0) == 3


# Brought by a Crystal Orb it counts the Orb.
def test_scepter_from_an_orb() -> None:
    game = scenario({"reserve": "AWFE", "in_play": ["crystal-orb"], "gauge": 2}, deck=["scepter-of-greatness"])
    game.play(0, "activate crystal-orb", "yes")
    assert game.in_play(0) == ["crystal-orb", "scepter-of-greatness"]
    assert game.crystals(0) == 3
    assert game.reserve(0) == ""
