"""Cards 1 to 5: the four amulets and the Balance of Ishtar."""

import pytest

from chronomage.games.seasons import facts
from tests.seasons.scenario import scenario

# The cards of the magician's level, both copies of each: whoever holds most of them leaves a short deck.
ALL_CARDS = sorted(facts.CARD_NAMES[:30] * 2)


def all_but(*names: str) -> list[str]:
    """Every card of the magician's level, less these copies."""
    rest = ALL_CARDS.copy()
    for name in names:
        rest.remove(name)
    return rest


# 1. Amulet of Air ----------------------------------------------------------------------------------------------------


# Amulet of Air: entering play, it raises the gauge by two.
def test_amulet_of_air_raises_the_gauge_by_two() -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AAF", "gauge": 1})
    game.play(0, "summon amulet-of-air")
    assert game.gauge(0) == 3
    assert game.reserve(0) == "F"
    assert game.in_play(0) == ["amulet-of-air"]
    assert game.told("gauge-raised") == [{"kind": "gauge-raised", "audience": -1, "player": 0, "amount": 2}]


# The gauge never passes 15: of two steps only what fits is taken.
@pytest.mark.parametrize(("before", "after"), [(12, 14), (13, 15), (14, 15), (15, 15)])
def test_amulet_of_air_stops_at_the_limit_of_the_gauge(before: int, after: int) -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": before})
    game.play(0, "summon amulet-of-air")
    assert game.gauge(0) == after


# The Russian book knows no highest gauge.
def test_amulet_of_air_has_no_limit_in_the_russian_edition() -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": 15}, options={"edition": "russian"})
    game.play(0, "summon amulet-of-air")
    assert game.gauge(0) == 17


# Its own effect makes no room for itself: the gauge must allow one more card before it is summoned.
def test_amulet_of_air_needs_room_for_itself() -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": 0})
    assert game.refused(0, "summon amulet-of-air") == "your summoning gauge is 0, and you have 0 cards in play."
    game.play(0, "bonus gauge", "summon amulet-of-air")
    assert game.gauge(0) == 3


# Two air are its price.
def test_amulet_of_air_costs_two_air() -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AWFE", "gauge": 1})
    assert game.refused(0, "summon amulet-of-air") == "amulet-of-air needs 2 air, you have 1."


# Both copies of a card may be in play; each has its effect, and the first one makes room for the second.
def test_two_amulets_of_air_raise_the_gauge_by_four() -> None:
    game = scenario({"hand": ["amulet-of-air", "amulet-of-air"], "reserve": "AAAA", "gauge": 1})
    game.play(0, "summon amulet-of-air", "summon amulet-of-air")
    assert game.gauge(0) == 5
    assert game.in_play(0) == ["amulet-of-air", "amulet-of-air"]


# Put into play by a Divine Chalice it acts all the same, though only after its own room was needed.
def test_amulet_of_air_put_into_play_raises_the_gauge() -> None:
    deck = ["amulet-of-air", "runic-cube-of-eolis", "purse-of-io", "kairn-the-destroyer"]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=deck)
    game.play(0, "summon divine-chalice", "amulet-of-air")
    assert game.gauge(0) == 4
    assert game.in_play(0) == ["divine-chalice", "amulet-of-air"]


# A Hand of Fortune takes one energy off; two of them still leave one to pay.
@pytest.mark.parametrize("hands", [1, 2])
def test_amulet_of_air_costs_one_air_with_a_hand_of_fortune(hands: int) -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": 5, "in_play": ["hand-of-fortune"] * hands})
    game.play(0, "summon amulet-of-air")
    assert game.reserve(0) == "A"
    assert game.gauge(0) == 7


# Even two Hands of Fortune do not make it free.
def test_amulet_of_air_is_never_free() -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "W", "gauge": 5, "in_play": ["hand-of-fortune"] * 2})
    assert "air, you have 0" in game.refused(0, "summon amulet-of-air")


# Whoever summons against an Arcano Leech gives its owner a crystal first; an energy price changes nothing about it.
def test_amulet_of_air_pays_the_leech() -> None:
    leech = {"in_play": ["arcano-leech"]}
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": 1, "crystals": 1}, leech)
    game.play(0, "summon amulet-of-air")
    assert (game.crystals(0), game.crystals(1)) == (0, 1)
    broke = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": 1}, leech)
    refusal = broke.refused(0, "summon amulet-of-air")
    assert "for Arcano Leech" in refusal
    assert "you have 0" in refusal


# 2. Amulet of Fire ---------------------------------------------------------------------------------------------------

FOUR = ["divine-chalice", "staff-of-spring", "purse-of-io", "die-of-malice"]


# Amulet of Fire: draw four cards, take one into the hand, discard the other three.
def test_amulet_of_fire_shows_four_cards_and_keeps_one() -> None:
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FFF", "gauge": 1}, deck=[*FOUR, "syllas-the-faithful"])
    game.play(0, "summon amulet-of-fire")
    assert game.kind == "keep"
    assert game.open == ["staff-of-spring", "purse-of-io", "divine-chalice", "die-of-malice"]
    game.play(0, "divine-chalice")
    assert game.hand(0) == ["divine-chalice"]
    assert sorted(game.discard) == ["die-of-malice", "purse-of-io", "staff-of-spring"]
    assert game.deck(1) == ["syllas-the-faithful"]
    assert game.reserve(0) == "F"
    assert game.kind == "turn"


# One of the four must be kept: nothing but a card answers the question.
def test_amulet_of_fire_must_keep_one() -> None:
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1}, deck=FOUR)
    game.play(0, "summon amulet-of-fire")
    assert game.refused(0, "done") == "'done' is no answer to this question."
    assert game.refused(0, "no") == "'no' is no answer to this question."
    assert game.refused(0, "summon purse-of-io") == "'summon purse-of-io' is no answer to this question."
    assert game.refused(0, "amulet-of-air") == "'amulet-of-air' is no answer to this question."


# Discarded cards are face down: of the four, the opponent learns only how many there were.
def test_amulet_of_fire_tells_nobody_else_the_cards() -> None:
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1}, deck=FOUR)
    game.play(0, "summon amulet-of-fire", "purse-of-io")
    private = [*game.told("card-drawn"), *game.told("card-kept"), *game.told("card-discarded")]
    assert len(private) == 8
    assert all(fact["audience"] == 0 for fact in private)
    assert [fact["amount"] for fact in game.told("cards-drawn")] == [4]


# Where the discard pile is public, everybody sees what goes there, though not what was kept.
def test_amulet_of_fire_discards_openly_on_a_public_pile() -> None:
    player = {"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1}
    game = scenario(player, deck=FOUR, options={"discard_pile": "public"})
    game.play(0, "summon amulet-of-fire", "purse-of-io")
    assert [fact["audience"] for fact in game.told("card-discarded")] == [-1, -1, -1]
    assert [fact["audience"] for fact in game.told("card-kept")] == [0]


# Two equal cards among the four are one choice, and only one of them is kept.
def test_amulet_of_fire_finds_both_copies_of_a_card() -> None:
    deck = ["purse-of-io", "purse-of-io", "die-of-malice", "staff-of-spring"]
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1}, deck=deck)
    game.play(0, "summon amulet-of-fire")
    assert game.open == ["staff-of-spring", "purse-of-io", "die-of-malice"]
    game.play(0, "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert sorted(game.discard) == ["die-of-malice", "purse-of-io", "staff-of-spring"]


# A deck that runs out is made anew from the discard pile, in mid-draw.
def test_amulet_of_fire_draws_on_from_the_discard_pile() -> None:
    pile = ["staff-of-spring", "purse-of-io"]
    deck = ["divine-chalice", "die-of-malice"]
    game = scenario(
        {"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1},
        {"hand": all_but("amulet-of-fire", *pile, *deck)},
        deck=deck,
        discard=pile,
        options={"level": "magician"},
    )
    game.play(0, "summon amulet-of-fire")
    assert game.open == ["staff-of-spring", "purse-of-io", "divine-chalice", "die-of-malice"]
    game.play(0, "staff-of-spring")
    assert game.hand(0) == ["staff-of-spring"]
    assert sorted(game.discard) == ["die-of-malice", "divine-chalice", "purse-of-io"]


# With deck and pile both short, fewer cards are drawn; an only card is kept without asking.
def test_amulet_of_fire_draws_what_there_is() -> None:
    game = scenario(
        {"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1},
        {"hand": all_but("amulet-of-fire", "purse-of-io")},
        deck=["purse-of-io"],
        options={"level": "magician"},
    )
    game.play(0, "summon amulet-of-fire")
    assert game.hand(0) == ["purse-of-io"]
    assert game.discard == []


# With no card anywhere it does nothing.
def test_amulet_of_fire_with_no_card_left() -> None:
    game = scenario(
        {"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1},
        {"hand": all_but("amulet-of-fire")},
        options={"level": "magician"},
    )
    game.play(0, "summon amulet-of-fire")
    assert game.kind == "turn"
    assert game.hand(0) == []


# The second copy found by the first can be summoned in the same turn: four more cards.
def test_two_amulets_of_fire() -> None:
    deck = ["amulet-of-fire", "purse-of-io", "die-of-malice", "staff-of-spring", *FOUR]
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FFFF", "gauge": 2}, deck=deck)
    game.play(0, "summon amulet-of-fire", "amulet-of-fire", "summon amulet-of-fire", "divine-chalice")
    assert game.hand(0) == ["divine-chalice"]
    assert len(game.discard) == 6


# Put into play by a Potion of Dreams it draws all the same.
def test_amulet_of_fire_put_into_play_draws() -> None:
    player = {"hand": ["amulet-of-fire"], "gauge": 1, "in_play": ["potion-of-dreams"]}
    game = scenario(player, deck=FOUR)
    game.play(0, "activate potion-of-dreams")
    assert game.kind == "keep"
    game.play(0, "die-of-malice")
    assert game.hand(0) == ["die-of-malice"]
    assert game.in_play(0) == ["amulet-of-fire"]


# Put into play by a Divine Chalice: the Chalice's other cards lie in the pile before the amulet draws its own.
def test_amulet_of_fire_from_a_chalice_draws_four_others() -> None:
    first = ["amulet-of-fire", "amulet-of-air", "amulet-of-earth", "amulet-of-water"]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=[*first, *FOUR])
    game.play(0, "summon divine-chalice", "amulet-of-fire")
    assert game.kind == "keep"
    assert game.open == ["staff-of-spring", "purse-of-io", "divine-chalice", "die-of-malice"]
    assert sorted(game.discard) == ["amulet-of-air", "amulet-of-earth", "amulet-of-water"]


# A Staff of Spring pays, and a Forgotten Vase gives, before the summoned card acts.
def test_staff_and_vase_come_before_the_amulet_of_fire() -> None:
    in_play = ["staff-of-spring", "yjangs-forgotten-vase"]
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 3, "in_play": in_play}, deck=FOUR)
    game.play(0, "summon amulet-of-fire")
    assert game.kind == "gain-energy"
    assert game.crystals(0) == 3
    game.play(0, "E")
    assert game.kind == "keep"
    assert game.reserve(0) == "E"


# 3. Amulet of Earth --------------------------------------------------------------------------------------------------


# Amulet of Earth: nine crystals, at once.
def test_amulet_of_earth_gives_nine_crystals() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EEE", "gauge": 1, "crystals": 4})
    game.play(0, "summon amulet-of-earth")
    assert game.crystals(0) == 13
    assert game.crystals(1) == 0
    assert game.reserve(0) == "E"


# Each copy gives nine.
def test_two_amulets_of_earth() -> None:
    game = scenario({"hand": ["amulet-of-earth"] * 2, "reserve": "EEEE", "gauge": 2})
    game.play(0, "summon amulet-of-earth", "summon amulet-of-earth")
    assert game.crystals(0) == 18


# The nine crystals come only after the Leech was paid: they cannot pay it.
def test_amulet_of_earth_cannot_pay_the_leech_with_its_own_crystals() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 1}, {"in_play": ["arcano-leech"]})
    assert "1 of them for Arcano Leech" in game.refused(0, "summon amulet-of-earth")


# A Purse of Io adds nothing: no energy is transmuted here.
def test_amulet_of_earth_is_no_transmutation() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 2, "in_play": ["purse-of-io"]})
    game.play(0, "summon amulet-of-earth")
    assert game.crystals(0) == 9


# Summoned with a Staff of Spring: the Staff's three, then its own nine. Bought with a Crystal Orb: only its own.
def test_amulet_of_earth_summoned_and_put_into_play() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 2, "in_play": ["staff-of-spring"]})
    game.play(0, "summon amulet-of-earth")
    assert [fact["amount"] for fact in game.told("crystals-gained")] == [3, 9]
    orb = scenario(
        {"reserve": "AWFE", "gauge": 3, "in_play": ["staff-of-spring", "crystal-orb"]}, deck=["amulet-of-earth"]
    )
    orb.play(0, "activate crystal-orb", "yes")
    assert [fact["amount"] for fact in orb.told("crystals-gained")] == [9]
    assert orb.crystals(0) == 9
    assert orb.reserve(0) == ""


# 4. Amulet of Water --------------------------------------------------------------------------------------------------


# Amulet of Water: four energy of any kind from the stock are put on it, not into the reserve.
def test_amulet_of_water_takes_four_energy_of_any_kind() -> None:
    game = scenario({"hand": ["amulet-of-water"], "reserve": "WWF", "gauge": 1})
    game.play(0, "summon amulet-of-water")
    assert game.kind == "put-energy"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "A", "A", "F", "E")
    assert game.tokens(0, "amulet-of-water") == "AAFE"
    assert game.reserve(0) == "F"


# Four of one kind are allowed too.
def test_amulet_of_water_may_take_four_alike() -> None:
    game = scenario({"hand": ["amulet-of-water"], "reserve": "WW", "gauge": 1})
    game.play(0, "summon amulet-of-water", "W", "W", "W", "W")
    assert game.tokens(0, "amulet-of-water") == "WWWW"


# The tokens on it are no part of the reserve: a full reserve does not overflow.
def test_amulet_of_water_beside_a_full_reserve() -> None:
    in_play = ["crystal-orb", {"card": "amulet-of-water", "tokens": "AWFE"}]
    game = scenario({"reserve": "AAAAWWW", "gauge": 3, "in_play": in_play}, deck=["amulet-of-water"])
    paid = ["amulet A", "amulet W", "amulet F", "amulet E"]
    game.play(0, "activate crystal-orb", "yes", *paid, "A", "W", "F", "F")
    assert game.tokens(0, "amulet-of-water", 1) == "AWFF"
    assert game.reserve(0) == "AAAAWWW"
    assert game.kind == "turn"


# Summoning is paid from amulet, reserve or both, as the player likes; the amulet is offered first.
def test_amulet_of_water_pays_for_a_summoning() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "FA"}]
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 2, "in_play": in_play}, deck=FOUR)
    game.play(0, "summon amulet-of-fire")
    assert game.kind == "pay"
    assert game.open == ["amulet F", "F"]
    game.play(0, "amulet F")
    assert game.kind == "keep"
    assert game.tokens(0, "amulet-of-water") == "A"
    assert game.reserve(0) == "F"


# He may as well spare the amulet.
def test_amulet_of_water_may_be_spared() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "EE"}]
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 2, "in_play": in_play})
    game.play(0, "summon amulet-of-earth", "E")
    assert game.tokens(0, "amulet-of-water") == "EE"
    assert game.reserve(0) == ""


# What the reserve lacks comes from the amulet without asking; what both lack cannot be summoned.
def test_amulet_of_water_makes_up_what_is_missing() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "EE"}]
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "", "gauge": 2, "in_play": in_play})
    game.play(0, "summon amulet-of-earth")
    assert game.tokens(0, "amulet-of-water") == ""
    short = [{"card": "amulet-of-water", "tokens": "EAA"}]
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "W", "gauge": 2, "in_play": short})
    assert game.refused(0, "summon amulet-of-earth") == "amulet-of-earth needs 2 earth, you have 1."


# Tokens on it can be transmuted, at the season's rate: in winter earth is worth three, fire two.
def test_amulet_of_water_tokens_can_be_transmuted() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "FE"}]
    game = scenario({"reserve": "A", "in_play": in_play}, die={"energy": "AW", "transmute": True})
    game.play(0, "transmute")
    assert game.open == ["amulet F", "amulet E", "A", "W"]
    game.play(0, "amulet F", "amulet E", "done")
    assert game.crystals(0) == 5
    assert game.tokens(0, "amulet-of-water") == ""
    assert game.reserve(0) == "AAW"


# They can be exchanged with the bonus; what comes in goes to the reserve, which may then overflow.
def test_amulet_of_water_tokens_can_be_exchanged() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WW"}]
    game = scenario({"reserve": "AAAAAAF", "in_play": in_play})
    game.play(0, "bonus exchange", "amulet W", "amulet W", "F", "E")
    assert game.kind == "overflow"
    assert game.open == ["A", "F"]
    game.play(0, "A", "A")
    assert game.reserve(0) == "AAAAFFE"
    assert game.tokens(0, "amulet-of-water") == ""
    assert game.player(0)["bonuses_used"] == 1


# With a Grimoire the same exchange overflows only above ten.
def test_amulet_of_water_exchanged_with_a_grimoire() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WW"}, "bespelled-grimoire"]
    nine = scenario({"reserve": "AAAAAFF", "in_play": in_play})
    nine.play(0, "bonus exchange", "amulet W", "amulet W", "F", "E")
    assert nine.reserve(0) == "AAAAAFFFE"
    assert nine.kind == "turn"
    ten = scenario({"reserve": "AAAAAFFWEE", "in_play": in_play})
    ten.play(0, "bonus exchange", "amulet W", "amulet W", "F", "E")
    assert ten.kind == "overflow"
    assert ten.open == ["A", "W", "F", "E"]
    ten.play(0, "W", "E")
    assert ten.reserve(0) == "AAAAAFFFEE"


# One token from the amulet and one from the reserve can be exchanged together.
def test_amulet_of_water_and_reserve_exchange_together() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "W"}]
    game = scenario({"reserve": "A", "in_play": in_play})
    game.play(0, "bonus exchange", "amulet W", "A", "F", "F")
    assert game.reserve(0) == "FF"
    assert game.tokens(0, "amulet-of-water") == ""


# They pay for activations.
def test_amulet_of_water_pays_for_activations() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "W"}, "kairn-the-destroyer", "damned-soul-of-onys"]
    game = scenario({"in_play": in_play}, {"crystals": 9})
    game.play(0, "activate kairn-the-destroyer")
    assert game.tokens(0, "amulet-of-water") == ""
    assert game.crystals(1) == 5
    soul = scenario({"in_play": in_play})
    soul.play(0, "activate damned-soul-of-onys")
    assert soul.tokens(0, "amulet-of-water") == ""
    assert soul.in_play(1) == ["damned-soul-of-onys"]


# The chest and the horn look at the reserve alone.
def test_amulet_of_water_is_not_seen_by_chest_and_horn() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WWWW"}, "wondrous-chest", "beggars-horn"]
    game = scenario({"reserve": "F", "in_play": in_play})
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "auto", "E")
    assert game.crystals(0) == 0
    assert game.reserve(0) == "FE"
    assert game.tokens(0, "amulet-of-water") == "WWWW"


# An Air Elemental turns the reserve to air and leaves the amulet alone.
def test_amulet_of_water_is_not_changed_by_an_air_elemental() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WF"}]
    game = scenario({"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1}, {"reserve": "EE", "in_play": in_play})
    game.play(0, "summon air-elemental")
    assert game.reserve(1) == "AA"
    assert game.tokens(1, "amulet-of-water") == "WF"


# Lewis Greyface copies the reserve, not the amulet.
def test_amulet_of_water_is_not_copied_by_lewis_greyface() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WF"}]
    game = scenario({"hand": ["lewis-greyface"], "reserve": "FA", "gauge": 1}, {"reserve": "EE", "in_play": in_play})
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "EE"
    assert game.tokens(1, "amulet-of-water") == "WF"


# A Lantern of Xidit counts the reserve at the end of the game, not the amulet.
def test_amulet_of_water_is_not_counted_by_the_lantern() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WF"}, "lantern-of-xidit"]
    game = scenario({"reserve": "EE", "in_play": in_play})
    assert game.game.outcome.breakdown[0]["effects"] == 6


# A Potion of Dreams and a Potion of Life take the reserve, not the amulet.
def test_amulet_of_water_is_not_touched_by_potions() -> None:
    amulet = {"card": "amulet-of-water", "tokens": "WF"}
    dreams = scenario({"hand": ["purse-of-io"], "reserve": "EE", "gauge": 2, "in_play": [amulet, "potion-of-dreams"]})
    dreams.play(0, "activate potion-of-dreams")
    assert dreams.reserve(0) == ""
    assert dreams.tokens(0, "amulet-of-water") == "WF"
    life = scenario({"reserve": "EE", "in_play": [amulet, "potion-of-life"]})
    life.play(0, "activate potion-of-life")
    assert life.crystals(0) == 8
    assert life.tokens(0, "amulet-of-water") == "WF"


# A sacrificed Cursed Treatise takes the reserve with it, not the amulet.
def test_amulet_of_water_is_not_lost_with_the_cursed_treatise() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WF"}, "cursed-treatise-of-arus"]
    game = scenario(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, {"reserve": "EE", "in_play": in_play}
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play cursed-treatise-of-arus")
    assert game.reserve(1) == ""
    assert game.tokens(1, "amulet-of-water") == "WF"


# Its tokens are lost with the card; summoned anew, it gets four new ones.
def test_amulet_of_water_loses_its_tokens_when_it_leaves_play() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "FF"}]
    game = scenario({"hand": ["amsug-longneck"], "reserve": "AWWW", "gauge": 2, "in_play": in_play})
    game.play(0, "summon amsug-longneck")
    assert game.hand(0) == ["amulet-of-water"]
    assert game.reserve(0) == "WW"
    game.play(0, "summon amulet-of-water", "A", "A", "A", "E")
    assert game.tokens(0, "amulet-of-water") == "AAAE"


# A sacrificed amulet's tokens go to nobody.
def test_amulet_of_water_sacrificed_with_its_tokens() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "FF"}]
    game = scenario({"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, {"in_play": in_play})
    game.play(0, "summon syllas-the-faithful")
    assert game.in_play(1) == []
    assert game.reserve(1) == ""
    assert game.discard == ["amulet-of-water"]


# Two amulets pay together, and each keeps its own tokens.
def test_two_amulets_of_water_pay_together() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "EA"}, {"card": "amulet-of-water", "tokens": "EW"}]
    game = scenario({"hand": ["amulet-of-earth"], "gauge": 3, "in_play": in_play})
    game.play(0, "summon amulet-of-earth")
    assert (game.tokens(0, "amulet-of-water"), game.tokens(0, "amulet-of-water", 1)) == ("A", "W")


# Its tokens cannot be put into a Glutton Cauldron, which eats from the reserve.
def test_amulet_of_water_does_not_feed_the_cauldron() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WF"}, "glutton-cauldron"]
    game = scenario({"in_play": in_play})
    assert (
        game.refused(0, "activate glutton-cauldron") == "glutton-cauldron needs energy in your reserve, you have none."
    )


# Put into play by a Divine Chalice it gets its four tokens as well.
def test_amulet_of_water_put_into_play() -> None:
    deck = ["amulet-of-water", *FOUR[:3]]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=deck)
    game.play(0, "summon divine-chalice", "amulet-of-water", "A", "W", "F", "E")
    assert game.tokens(0, "amulet-of-water") == "AWFE"


# The tokens pay at once, in the same turn.
def test_amulet_of_water_pays_in_the_turn_it_enters() -> None:
    game = scenario({"hand": ["amulet-of-water", "staff-of-spring"], "reserve": "WW", "gauge": 2})
    game.play(0, "summon amulet-of-water", "A", "E", "summon staff-of-spring")
    assert game.in_play(0) == ["amulet-of-water", "staff-of-spring"]
    assert game.tokens(0, "amulet-of-water") == "A"


# 5. Balance of Ishtar ------------------------------------------------------------------------------------------------

BALANCE = {"in_play": ["balance-of-ishtar"]}


# Balance of Ishtar: two crystals to summon, and it may be activated in the very turn it enters.
def test_balance_of_ishtar_can_be_activated_when_summoned() -> None:
    game = scenario({"hand": ["balance-of-ishtar"], "reserve": "AAA", "crystals": 2, "gauge": 1})
    game.play(0, "summon balance-of-ishtar")
    assert game.crystals(0) == 0
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == 9
    assert game.reserve(0) == ""
    assert game.used(0, "balance-of-ishtar")


# Without two crystals it stays in the hand; a Hand of Fortune takes nothing off crystals.
def test_balance_of_ishtar_costs_two_crystals() -> None:
    game = scenario(
        {"hand": ["balance-of-ishtar"], "reserve": "AAA", "crystals": 1, "gauge": 2, "in_play": ["hand-of-fortune"]}
    )
    assert game.refused(0, "summon balance-of-ishtar") == "balance-of-ishtar needs 2 crystals, you have 1."


# Three identical energy become nine crystals whatever the season's rate, and without any right to transmute.
@pytest.mark.parametrize("space", [1, 4, 7, 10])
@pytest.mark.parametrize("kind", ["A", "W", "F", "E"])
def test_balance_of_ishtar_turns_three_identical_into_nine(kind: str, space: int) -> None:
    game = scenario({**BALANCE, "reserve": kind * 3}, space=space)
    assert "transmute" not in game.open
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == 9
    assert game.reserve(0) == ""


# It gives no right to transmute what is left.
def test_balance_of_ishtar_gives_no_right_to_transmute() -> None:
    game = scenario({**BALANCE, "reserve": "AAAE"})
    game.play(0, "activate balance-of-ishtar")
    assert game.reserve(0) == "E"
    assert game.refused(0, "transmute") == "you have no right to transmute this turn."


# Where several kinds are there three times, the player chooses; six of a kind are turned three at a time.
def test_balance_of_ishtar_lets_choose_the_kind() -> None:
    game = scenario({**BALANCE, "reserve": "WWWEEEE"})
    game.play(0, "activate balance-of-ishtar")
    assert game.kind == "identical"
    assert game.open == ["W", "E"]
    game.play(0, "E")
    assert game.reserve(0) == "WWWE"
    assert game.crystals(0) == 9


# Three different energy, or two alike, are not enough.
@pytest.mark.parametrize("reserve", ["", "AA", "AWF", "AAWWFFE"])
def test_balance_of_ishtar_needs_three_alike(reserve: str) -> None:
    game = scenario({**BALANCE, "reserve": reserve})
    assert "needs 3 identical energy" in game.refused(0, "activate balance-of-ishtar")
    assert not game.used(0, "balance-of-ishtar")


# Only once a round; it is straightened when the next round begins.
def test_balance_of_ishtar_once_a_round() -> None:
    game = scenario({**BALANCE, "reserve": "AAAAAA"}, first_player=1, turn=0, seed=1)
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == 9
    refusal = game.refused(0, "activate balance-of-ishtar")
    assert refusal == "balance-of-ishtar has been activated this round already."
    game.play(0, "end")
    assert game.kind == "die"
    assert not game.used(0, "balance-of-ishtar")
    game.play(0, "die 1")
    game.play(1, "die 2")
    assert game.asked == 0
    crystals = game.crystals(0)
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == crystals + 9
    assert game.used(0, "balance-of-ishtar")


# Two copies are two activations a round.
def test_two_balances_of_ishtar() -> None:
    game = scenario({"reserve": "AAAAAAF", "in_play": ["balance-of-ishtar"] * 2})
    assert "are alike: activate the first" in game.refused(0, "activate balance-of-ishtar 2")
    game.play(0, "activate balance-of-ishtar", "activate balance-of-ishtar 2")
    assert game.crystals(0) == 18
    assert game.reserve(0) == "F"
    assert game.used(0, "balance-of-ishtar", 0)
    assert game.used(0, "balance-of-ishtar", 1)


# A Purse of Io adds one for each of the three: twelve; a second Purse makes fifteen.
@pytest.mark.parametrize(("purses", "crystals"), [(1, 12), (2, 15)])
def test_balance_of_ishtar_with_a_purse_of_io(purses: int, crystals: int) -> None:
    game = scenario({"reserve": "AAA", "in_play": ["balance-of-ishtar", *["purse-of-io"] * purses]})
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == crystals


# Transmutation bonuses used this turn add one for each energy, and the Purse on top.
def test_balance_of_ishtar_with_the_transmutation_bonus() -> None:
    game = scenario({"reserve": "AAA", "in_play": ["balance-of-ishtar"]})
    game.play(0, "bonus transmute", "activate balance-of-ishtar")
    assert game.crystals(0) == 12
    both = scenario({"reserve": "AAA", "in_play": ["balance-of-ishtar", "purse-of-io"]})
    both.play(0, "bonus transmute", "bonus transmute", "activate balance-of-ishtar")
    assert both.crystals(0) == 18


# A bonus used after it comes too late.
def test_balance_of_ishtar_before_the_bonus() -> None:
    game = scenario({"reserve": "AAA", "in_play": ["balance-of-ishtar"]})
    game.play(0, "activate balance-of-ishtar", "bonus transmute")
    assert game.crystals(0) == 9


# In the Russian book the Purse adds and the bonus does not.
def test_balance_of_ishtar_in_the_russian_edition() -> None:
    game = scenario({"reserve": "AAA", "in_play": ["balance-of-ishtar", "purse-of-io"]}, options={"edition": "russian"})
    game.play(0, "bonus transmute", "activate balance-of-ishtar")
    assert game.crystals(0) == 12


# In the first printing it costs six crystals and turns four identical energy into twelve; a Purse adds four.
def test_balance_of_ishtar_in_the_first_edition() -> None:
    options = {"edition": "first"}
    game = scenario({"hand": ["balance-of-ishtar"], "reserve": "AAAA", "crystals": 6, "gauge": 1}, options=options)
    game.play(0, "summon balance-of-ishtar")
    assert game.crystals(0) == 0
    game.play(0, "bonus transmute", "activate balance-of-ishtar")
    assert game.crystals(0) == 12
    purse = scenario({"reserve": "AAAA", "in_play": ["balance-of-ishtar", "purse-of-io"]}, options=options)
    purse.play(0, "activate balance-of-ishtar")
    assert purse.crystals(0) == 16
    short = scenario(
        {**BALANCE, "hand": ["balance-of-ishtar"], "reserve": "AAA", "crystals": 5, "gauge": 9}, options=options
    )
    assert "needs 4 identical energy" in short.refused(0, "activate balance-of-ishtar")
    assert "needs 6 crystals, you have 5" in short.refused(0, "summon balance-of-ishtar")


# Tokens of an Amulet of Water count among the three, in any mixture.
def test_balance_of_ishtar_takes_tokens_of_the_amulet() -> None:
    in_play = ["balance-of-ishtar", {"card": "amulet-of-water", "tokens": "FFW"}]
    game = scenario({"reserve": "FF", "in_play": in_play})
    game.play(0, "activate balance-of-ishtar", "amulet F")
    assert game.crystals(0) == 9
    assert game.tokens(0, "amulet-of-water") == "W"
    assert game.reserve(0) == "F"


# The player decides how many of them come from the amulet.
def test_balance_of_ishtar_may_spare_the_amulet() -> None:
    in_play = ["balance-of-ishtar", {"card": "amulet-of-water", "tokens": "FFF"}]
    game = scenario({"reserve": "FFF", "in_play": in_play})
    game.play(0, "activate balance-of-ishtar", "amulet F", "F")
    assert game.reserve(0) == "F"
    assert game.tokens(0, "amulet-of-water") == "FF"
    assert game.crystals(0) == 9


# A Hand of Fortune is for summoning only: two alike are not enough.
def test_balance_of_ishtar_is_not_made_cheaper_by_a_hand_of_fortune() -> None:
    game = scenario({"reserve": "AA", "in_play": ["balance-of-ishtar", "hand-of-fortune"]})
    assert "needs 3 identical energy" in game.refused(0, "activate balance-of-ishtar")


# Thieving Fairies act when the card is activated, before it pays out: from an empty purse they get only their own one.
def test_balance_of_ishtar_and_thieving_fairies() -> None:
    game = scenario({**BALANCE, "reserve": "AAA"}, {"in_play": ["thieving-fairies"]})
    game.play(0, "activate balance-of-ishtar")
    assert (game.crystals(0), game.crystals(1)) == (9, 1)
    rich = scenario({**BALANCE, "reserve": "AAA", "crystals": 1}, {"in_play": ["thieving-fairies"]})
    rich.play(0, "activate balance-of-ishtar")
    assert (rich.crystals(0), rich.crystals(1)) == (9, 2)


# Only its owner has it.
def test_balance_of_ishtar_is_its_owners() -> None:
    game = scenario({"reserve": "AAA"}, BALANCE)
    assert game.refused(0, "activate balance-of-ishtar") == "you have no balance-of-ishtar in play."
