"""Each field is described once; what is spelled out elsewhere agrees with its description, and none is forgotten."""

import copy
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.games.seasons import fields as seasons
from chronomage.games.timemasters import fields as timemasters
from chronomage.kernel.fields import COMMON, KNOWING, NOBODY, OWNER, Field, Shape
from chronomage.kernel.state import State
from chronomage.kernel.travel import attributes, laid_out
from chronomage.kernel.viewers import OMNISCIENT, WATCHER
from tests.seasons.driving import step
from tests.timemasters.known import known_game, liked_choice

GAMES = {"seasons": seasons, "timemasters": timemasters}
both = pytest.mark.parametrize("name", GAMES)
# What is changed to see who notices: not every number may stand everywhere.
SPECIAL: dict[str, Callable[[Any], Any]] = {
    "covered": lambda bits: bits ^ 2,
    "taken": lambda bits: bits ^ 2,
    "loose": lambda places: places ^ 1,
    "copy": lambda card: 0 if card else 1,
    "claims": lambda claims: claims[:-1] if isinstance(claims, list) else claims & 0xFFFFFFFF ^ 1,
    "ability_chosen": lambda token: token % 12 + 1 if token else 0,  # that one is chosen is no secret
    "enchantment": lambda number: (number + 1) % 11,
    "season_dice": lambda dice: [(dice[0] + 1) % 5, *dice[1:]],
    "dice_season": lambda season: (season + 1) % 4,
    "power": lambda card: card % 12 + 1,
    "card": lambda card: card % 12 + 1 if isinstance(card, int) and not isinstance(card, bool) else not card,
    "cap": lambda cap: 3 if cap == 1000 else 1000,
    "stack": lambda stack: stack[:-1],
    "in_play": lambda items: items[:-1],
    "timers": lambda timers: timers[:-1],
    "exiled": lambda cards: [*cards, 1],
    "left_out": lambda cards: [*cards, 1],
    "spheres": lambda spheres: [[card % 12 + 1 for card in sphere] for sphere in spheres],
}


# What these tests do not change: they say what kind of thing the others are.
UNCHANGED = {"players", "settings", "seats", "pack", "asked", "log", "custom_face", "copy_places", "open", "random"}


def some_games(name: str) -> Iterator[cm.Game]:
    """Games at many decisions, such as have something in every field."""
    options = {"enchanted_kingdom": True, "ability_tokens": True} if name == "seasons" else {}
    game = cm.new_game(name, 3, 91, options) if name == "seasons" else known_game(3, 96, promo=True, expansion=True)
    random = Random(91)
    while not game.over and len(game.history) < 420:
        if len(game.history) % 12 == 0 or any(seat.get("ability_tokens") for seat in game.describe()["players"]):
            yield game
        if name == "seasons":
            step(game, random)
        else:
            game.play(*liked_choice(game, random))


def parts(name: str, state: Any) -> Iterator[tuple[Shape, int, Any]]:
    """Every object of a state with its description, and whose it is; -1: everybody's."""
    game = GAMES[name]
    yield Shape("", "", COMMON.fields + game.TABLE.fields, COMMON.kept + game.TABLE.kept), -1, state
    for player, seat in enumerate(state.players):
        yield game.PLAYER, player, seat
        for item in seat.in_play if name == "seasons" else seat.timers:
            yield seasons.ITEM if name == "seasons" else timemasters.TIMER, player, item
        for claim in [] if name == "seasons" else seat.claims:
            yield timemasters.CLAIM, player, claim


def other(attribute: str, value: Any) -> Any:
    """Another value, of the same kind and size."""
    if attribute in UNCHANGED:
        return value
    if attribute in SPECIAL:
        return SPECIAL[attribute](value)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and value and isinstance(value[0], int):
        at = next((place for place, entry in enumerate(value) if entry < 256), 0)
        return [*value[:at], value[at] % 12 + 1 if value[at] >= 0 else value[at], *value[at + 1 :]]
    return value


@both
def test_every_attribute_is_described_and_nothing_else(name: str) -> None:
    for game in some_games(name):
        for shape, _, part in parts(name, game.state):
            assert shape.attributes() == set(attributes(part)), shape.name


@both
def test_every_field_is_written_and_nothing_else(name: str) -> None:
    game = next(some_games(name))
    told = game.watch().plain()
    assert set(told) == names(COMMON) | names(GAMES[name].TABLE)
    for seat in told["players"]:
        assert set(seat) == names(GAMES[name].PLAYER)


def names(shape: Shape) -> set[str]:
    return {field.name for field in shape.fields}


def views(game: cm.Game, viewer: int) -> tuple[Any, str]:
    """What a viewer is given: the state that is left for them, and what is written for them."""
    return laid_out(game.seen_by(viewer).state), game.write([viewer])[0]


# Whatever is changed shows in copies and pickles, and in the view of those who may see it and of nobody else.
@both
def test_each_attribute_is_copied_and_seen_by_those_who_may(name: str) -> None:
    tried: set[tuple[str, str]] = set()
    wanted: set[tuple[str, str]] = set()
    for game in some_games(name):
        viewers = [*range(game.players), WATCHER]
        before = {viewer: views(game, viewer) for viewer in viewers}
        for shape, owner, part in parts(name, game.state):
            for attribute, value in attributes(part).items():
                wanted.add((shape.name, attribute))
                changed = other(attribute, value)
                if (shape.name, attribute) in tried or laid_out(changed) == laid_out(value):
                    continue
                setattr(part, attribute, changed)
                check_copies(game.state)
                audience = shape.audience(attribute)
                may = game.state.asked if owner < 0 else owner  # whose choices the table holds
                for viewer in viewers:
                    state, text = views(game, viewer)
                    if audience == NOBODY or (audience == OWNER and viewer != may):
                        assert (state, text) == before[viewer], (shape.name, attribute, viewer)
                    elif audience != KNOWING:
                        assert state != before[viewer][0], (shape.name, attribute, viewer)
                setattr(part, attribute, value)
                tried.add((shape.name, attribute))
    assert {attribute for _, attribute in wanted - tried} <= UNCHANGED


def check_copies(state: State) -> None:
    """A copy and a pickle hold what the state holds."""
    whole = laid_out(state)
    for again in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert laid_out(again) == whole


def bounded(shape: Shape) -> list[Field]:
    return [field for field in shape.fields if field.bounds is not None]


# Numbers keep within their bounds in every game, and what is beyond them is refused when it is read.
@both
def test_numbers_keep_within_their_bounds(name: str) -> None:
    for game in some_games(name):
        told = game.describe()
        for shape, objects in ((GAMES[name].TABLE, [told]), (GAMES[name].PLAYER, told["players"])):
            for field in bounded(shape):
                least, most = field.bounds or (0, 0)
                assert all(least <= each[field.name] <= most for each in objects), field.name


@both
def test_a_number_beyond_its_bounds_is_refused(name: str) -> None:
    document = cm.new_game(name, seed=92).observe(0).plain()
    for shape, where in ((GAMES[name].TABLE, ""), (GAMES[name].PLAYER, "players[0]."), (COMMON, "")):
        for field in bounded(shape):
            least, most = field.bounds or (0, 0)
            for number in (least - 1, most + 1):
                wrong = copy.deepcopy(document)
                (wrong["players"][0] if where else wrong)[field.name] = number
                with pytest.raises(cm.BadObservation) as refused:
                    cm.read_observation(wrong)
                assert f"{where}{field.name} must be a whole number from {least} to {most}" in str(refused.value)


# What an observation's state holds is what it says.
@both
def test_an_observation_says_what_its_state_holds(name: str) -> None:
    for game in some_games(name):
        for viewer in (*range(game.players), WATCHER):
            seen = game.seen_by(viewer)
            assert seen.to_json() == game.write([viewer])[0]
            assert seen.rules.write(seen.state, [OMNISCIENT]) == game.rules.write(game.state, [viewer])


# Whoever could read the generator would know the next roll and card.
@both
def test_no_observation_holds_the_generator(name: str) -> None:
    game = cm.new_game(name, seed=92)
    assert any(game.state.random.plain())
    for observation in (*map(game.observe, range(game.players)), game.watch()):
        assert not any(observation.state.random.plain())
