"""The encoding: the same numbers for all that a seat cannot tell apart, others for everything that it can."""

import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.encoding import Encoding, Layout, NoEncoding, encoding_of
from chronomage.kernel.fields import KNOWING, NOBODY, OWNER
from chronomage.kernel.random import seeded
from chronomage.kernel.state import Frame, State
from chronomage.kernel.travel import attributes, laid_out
from chronomage.kits import all_kits, kit_of
from chronomage.kits.registry import BUILT_IN
from tests.registry import registry_as_it_was
from tests.test_fields import other, parts, some_games
from tests.variants import VARIANTS, Variant

ENCODED = [name for name in BUILT_IN if kit_of(name).encoding is not None]
each_game = pytest.mark.parametrize("name", ENCODED)
ENCODED_VARIANTS = [variant for variant in VARIANTS if variant.game in ENCODED]
FEW = ENCODED_VARIANTS[5::11]  # with two, three and four players
RESAMPLED = 12  # decisions between two from which states are drawn
ENOUGH = 10  # times that an attribute is changed

# What everybody may know and no number says, and why: (of a player, a card and so on, attribute).
NOT_TOLD = {
    "over": "nothing is asked any more",
    "revealed": "it counts for undo alone",
    "serials": "the next number of a card",
    "serial": "a name",
    "model": "which of two equal cards is imitated",
    "place": "a name; what counts is the order of the Timers",
    "sizes": "it follows from where all cards are",
    "choices": "they are the mask",
    "open": "they are the mask",
}


def random_game(variant: Variant, seed: int) -> Iterator[cm.Game]:
    """A game at each of its decisions, with random choices between them."""
    game = cm.new_game(variant.game, variant.players, seed, variant.options)
    random = Random(seed)
    while not game.over:
        yield game
        decision = random.choice(game.decisions)
        game.play(decision.player, random.choice(decision.choices))
    yield game


@pytest.mark.parametrize("variant", FEW, ids=lambda variant: variant.name)
def test_a_seat_has_the_same_numbers_for_all_states_that_it_cannot_tell_apart(variant: Variant) -> None:
    check_numbers(variant, 31)


@pytest.mark.long
@pytest.mark.parametrize("variant", ENCODED_VARIANTS, ids=lambda variant: variant.name)
def test_so_it_is_in_every_variant(variant: Variant) -> None:
    check_numbers(variant, 32)


def check_numbers(variant: Variant, seed: int) -> None:
    """A random game: the numbers of the true state are those of the redacted one, and of those drawn from it."""
    encoding = encoding_of(variant.game)
    for number, game in enumerate(random_game(variant, seed)):
        for seat in range(variant.players):
            row = encoding.encode(game.state, seat)
            check_row(encoding, row)
            seen = game.observe(seat)
            assert encoding.encode(seen.state, seat) == row
            if number % RESAMPLED == 0:
                assert encoding.encode(cm.read_observation(seen.plain()).state, seat) == row
                for drawn in seen.pov.resample_many(seen.state, seat, seeded(number), 3):
                    assert encoding.encode(drawn, seat) == row
        for decision in game.decisions:
            check_places(encoding, game.state, decision)


def check_row(encoding: Encoding, row: list[int]) -> None:
    """Every place once, and a whole number at each."""
    places = [number >> 8 for number in row]
    assert len(set(places)) == len(places)
    assert all(0 <= place < encoding.size for place in places)
    assert all(number & 255 for number in row)


def check_places(encoding: Encoding, state: State, decision: cm.Decision) -> None:
    """Every choice has a place of its own."""
    places = encoding.places(state, decision.player, [choice.id for choice in decision.choices])
    assert len(set(places)) == len(places) == len(decision.choices)
    assert all(0 <= place < encoding.choices for place in places)


# Whatever is changed shows in the numbers of those who may see it, and of nobody else.
@each_game
def test_the_numbers_change_with_all_that_a_seat_may_see_and_nothing_else(name: str) -> None:
    encoding = encoding_of(name)
    tried: Counter[tuple[str, str]] = Counter()
    for game in some_games(name):
        before = [encoding.encode(game.state, seat) for seat in range(game.players)]
        for shape, owner, part in parts(name, game.state):
            for attribute, value in attributes(part).items():
                changed = picked_once_more(value) if attribute == "stack" else other(attribute, value)
                no_claim = attribute == "claims" and not value
                often = tried[shape.name, attribute] >= ENOUGH
                if attribute in NOT_TOLD or no_claim or often or laid_out(changed) == laid_out(value):
                    continue
                setattr(part, attribute, changed)
                audience = shape.audience(attribute)
                for seat in range(game.players):
                    row = encoding.encode(game.state, seat)
                    if audience == NOBODY or (audience == OWNER and seat != owner):
                        assert row == before[seat], (shape.name, attribute, seat)
                    elif audience != KNOWING:
                        assert row != before[seat], (shape.name, attribute, seat)
                setattr(part, attribute, value)
                tried[shape.name, attribute] += 1
    assert len(tried) > 30


def picked_once_more(stack: list[Frame]) -> list[Frame]:
    """What is under way, where the open pick has had one answer more."""
    frames = [frame.copy() for frame in stack]
    frames[-1].picked += 1
    return frames


@each_game
def test_slices_lie_one_after_the_other_and_say_what_they_are(name: str) -> None:
    encoding = encoding_of(name)
    for slices, size in ((encoding.slices, encoding.size), (encoding.choice_slices, encoding.choices)):
        place = 0
        for each in slices:
            assert each.first == place
            assert each.meaning
            assert not each.labels or len(each.labels) == each.length
            place += each.length
        assert place == size
        assert len({each.name for each in slices}) == len(slices)
    assert len(encoding.scales) == encoding.size
    assert all(0 < scale <= 1 for scale in encoding.scales)


@each_game
def test_an_encoding_travels_by_name(name: str) -> None:
    encoding = encoding_of(name)
    assert pickle.loads(pickle.dumps(encoding)) is encoding


def test_a_fingerprint_is_another_one_where_a_place_means_something_else() -> None:
    def made(label: str) -> Encoding:
        layout = Layout()
        layout.add("words", 2, 1.0, "what is said", ("yes", label))
        return Encoding("plain", tuple(layout.slices), ())

    assert made("no").fingerprint == made("no").fingerprint != made("perhaps").fingerprint


def test_labels_are_as_many_as_places() -> None:
    with pytest.raises(ValueError, match="3 places and 1 labels"):
        Layout().add("words", 3, 1.0, "what is said", ("yes",))


# A game's kit names its encoding; one from outside need not have one.


def a_kit(**rest: Any) -> cm.Kit:
    kit = kit_of("seasons")
    return cm.Kit("bluff", "Bluff", rules=kit.rules_part, pov=kit.pov_part, **rest)


def test_a_game_without_an_encoding_says_so() -> None:
    with registry_as_it_was():
        cm.register(a_kit())
        with pytest.raises(NoEncoding, match="Bluff has no encoding: bots that learn cannot play it"):
            encoding_of("bluff")


def test_the_encoding_of_another_game_is_refused() -> None:
    with registry_as_it_was():
        cm.register(a_kit(encoding="chronomage.encoding.seasons.encoding:ENCODING"))
        with pytest.raises(cm.BadKit, match=r"the encoding of bluff is no chronomage\.encoding\.Encoding of it"):
            encoding_of("bluff")


class Bluffing(Encoding):
    """An encoding in plain Python, as a package would bring it."""

    def __init__(self) -> None:
        layout = Layout()
        layout.add("asked", 1, 1.0, "whether the seat is asked")
        super().__init__("bluff", tuple(layout.slices), tuple(layout.slices))

    def encode(self, state: State, seat: int) -> list[int]:
        return [1] if state.asked == seat else []


BLUFFING = Bluffing()


def test_a_package_brings_an_encoding_of_its_own() -> None:
    with registry_as_it_was():
        cm.register(a_kit(encoding=BLUFFING))
        assert encoding_of("bluff") is BLUFFING
        assert BLUFFING.encode(cm.new_game("seasons", seed=1).state, 0) == []


def test_the_games_that_are_built_in_have_one() -> None:
    assert {kit.name for kit in all_kits() if kit.encoding is not None} >= {"seasons"}
