"""Games drawn from an observation: none that cannot be, all that can, and each plays on by the rules."""

import json
from random import Random

import pytest

import chronomage as cm
from chronomage.games.timemasters.table import Table
from tests.seasons.driving import play_randomly, samples, seat
from tests.timemasters.known import PACK, known_game, liked_choice, story
from tests.timemasters.worlds import Onlooker, World, world_of

MOST_WORLDS = 3000
MOST_CHOICES = 150
PACKS = [pytest.param({"pack": PACK}, id="known"), pytest.param({}, id="verguya")]
SETS = {"expansion": True, "promo": True}


# --- measured against an onlooker who knows nothing of claims ---


class Watched:
    """A game of two in which player 1 and an onlooker watch player 0."""

    def __init__(self, seed: int) -> None:
        self.game = known_game(2, seed, first_player=0)
        self.random = Random(seed)
        self.onlooker = Onlooker(self.game, 0)

    def step(self) -> bool:
        """A choice, followed; false when there is too much to count, or the game is over."""
        before = self.game.copy()
        player, choice = liked_choice(self.game, self.random)
        events = self.game.play(player, choice)
        self.onlooker.follow(before, choice.text, events, self.game)
        few = len(self.onlooker.worlds) <= MOST_WORLDS and len(self.game.history) < MOST_CHOICES
        return few and not self.game.over

    def worlds(self) -> set[World]:
        return self.onlooker.possible(self.game, 1)

    def samples(self, count: int) -> set[World]:
        return {world_of(seat(other, 0)) for other in samples(self.game, 1, count)}

    def truth(self) -> World:
        return world_of(seat(self.game, 0))

    def has_old_delay(self) -> bool:
        """Whether something lies under a Timer: from before a reshuffle, perhaps."""
        return any(self.truth().delays)

    def has_loose_claim(self) -> bool:
        """Whether a card taken unseen may have been shown since."""
        return any("or" in claim for claim in seat(self.game, 0)["known"])


# The onlooker is never wrong.
@pytest.mark.parametrize("seed", range(100, 104))
def test_how_the_cards_lie_is_one_of_the_worlds(seed: int) -> None:
    watched = Watched(seed)
    while watched.step():
        assert watched.truth() in watched.worlds()


# Nobody is dealt a hand that he cannot have. (Two ways in which he still can be are left out, and tested below.)
@pytest.mark.parametrize("seed", range(110, 116))
def test_every_sample_is_one_of_the_worlds(seed: int) -> None:
    watched = Watched(seed)
    looked = 0
    while watched.step():
        if not watched.has_old_delay() and not watched.has_loose_claim():
            looked += 1
            assert watched.samples(4) <= watched.worlds()
    assert looked > 5


def test_every_sample_is_one_of_the_worlds_while_timers_are_delayed() -> None:
    for seed in (3, 0):
        watched = Watched(seed)
        while watched.step():
            if not watched.has_loose_claim():
                assert watched.samples(6) <= watched.worlds()


def test_every_sample_is_one_of_the_worlds_after_a_second_copy_was_shown() -> None:
    for seed in (6, 10):
        watched = Watched(seed)
        while watched.step():
            if not watched.has_old_delay():
                assert watched.samples(6) <= watched.worlds()


# And every hand that he can have is dealt now and then.
def test_every_world_is_drawn() -> None:
    tried = 0
    for seed in range(130, 136):
        watched = Watched(seed)
        while watched.step() and len(watched.game.history) < 50:
            worlds = watched.worlds()
            if 1 < len(worlds) <= 4:
                tried += 1
                assert worlds <= watched.samples(80)
    assert tried > 10


# --- samples as games ---


# At any moment, in mid-effect too, for any seat: a sample keeps every rule, looks the same, and plays to its end.
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", PACKS)
def test_a_resampled_game_plays_to_its_end(options: dict[str, object], players: int) -> None:
    drawing = Random(52)  # so that the games do not hang on what is drawn
    wanted, kinds = {"main", "spheres", "timers", "delay"}, set[str]()
    for seed in range(53, 58):  # at random a game may end before anybody has filled a Timer: then there is another
        game, random = cm.new_game("timemasters", players, seed, {**options, **SETS}), Random(seed)
        while not game.over and len(game.history) < 500:
            kind = game.decisions[0].kind
            if kind not in kinds or drawing.random() < 0.01:
                kinds.add(kind)
                viewer = drawing.randrange(players)
                other = game.observe(viewer).resample(drawing)
                assert other.observe(viewer) == game.observe(viewer)
                while not other.over:
                    other.rules.check(other.state)
                    other.play(*liked_choice(other, drawing))
                other.rules.check(other.state)
            game.play(*liked_choice(game, random))
        if wanted <= kinds:
            break
    assert wanted <= kinds


# A game that is over can be drawn too, and is over.
def test_a_game_that_is_over_can_be_drawn() -> None:
    game = known_game(2, 52)
    play_randomly(game, Random(52))
    for viewer in (0, 1):
        for other in samples(game, viewer, 5):
            assert other.over
            assert other.outcome.scores != []
            other.rules.check(other.state)


# The same number draws the same game; another draws another.
def test_resampling_hangs_on_its_generator_alone() -> None:
    observation = known_game(3, 53).observe(0)
    assert observation.resample(1).describe() == observation.resample(1).describe()
    assert observation.resample(1).describe() != observation.resample(2).describe()
    assert observation.resample(Random(3)).describe() == observation.resample(Random(3)).describe()


# Nothing of the real game's luck goes into a sample: the next shuffle is as unknown as ever.
def test_a_sample_does_not_know_the_next_shuffle() -> None:
    discard = ["focus", "spark", "gift", "raid", "vision", "dawn"]
    game = story({"hand": ["suggestion"], "discard": discard}).game
    drawn = set()
    for other in samples(game, 0, 60):
        other.play(0, "play suggestion")
        drawn.update(seat(other, 0)["hand"])
    assert drawn == set(discard)


def test_resampling_leaves_the_observation_alone() -> None:
    game, random = known_game(2, 54), Random(54)
    for _ in range(40):
        game.play(*liked_choice(game, random))
    observation = game.observe(1)
    before = observation.to_json()
    play_randomly(observation.resample(4), Random(4), 60)
    play_randomly(game, Random(5), 20)
    assert observation.to_json() == before == json.dumps(observation.plain(), separators=(",", ":"))


# --- whole games, everything checked ---


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", PACKS)
def test_random_games_keep_every_rule(options: dict[str, object], players: int) -> None:
    assert cm.check_game("timemasters", players, 2, {**options, **SETS}, seed=7100) > 200


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("launching", ["any", "full"])
@pytest.mark.parametrize("options", PACKS)
def test_many_random_games_keep_every_rule(options: dict[str, object], launching: str, players: int) -> None:
    for sets in ({}, {"expansion": True}, {"promo": True}, SETS):
        given = {**options, **sets, "launching": launching}
        assert cm.check_game("timemasters", players, 6, given, seed=7200) > 600


# Games in which much is hidden: closed cards are taken and Timers delayed as often as can be.
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(60, 64))
def test_what_everybody_believes_stays_true(seed: int, players: int) -> None:
    game, random = known_game(players, seed, **SETS), Random(seed)
    claimed = 0
    while not game.over and len(game.history) < 600:
        game.play(*liked_choice(game, random))
        game.rules.check(game.state)
        claimed += any(seat(game, player)["known"] for player in range(players))
    assert claimed > 50


# --- the checks notice what is wrong ---


def broken(game: cm.Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


def test_a_false_belief_is_noticed() -> None:
    game = story({"hand": ["recall"], "deck": ["spark"], "discard": ["gift"]}).game
    game.play(0, "play recall")
    table = broken(game)
    table.players[0].hand, table.players[0].deck = table.players[0].deck, table.players[0].hand
    with pytest.raises(cm.BrokenInvariant, match="believes something false"):
        game.rules.check(table)


def test_a_card_that_nobody_believes_in_is_noticed() -> None:
    game = story({"hand": ["recall"], "deck": ["spark"]}).game
    table = broken(game)
    table.players[0].owned = table.players[0].owned[:1]
    with pytest.raises(cm.BrokenInvariant, match="miscounts"):
        game.rules.check(table)


def test_a_lost_card_is_noticed() -> None:
    game = story({"hand": ["recall"], "deck": ["spark"]}).game
    table = broken(game)
    table.players[0].deck.pop()
    with pytest.raises(cm.BrokenInvariant, match="lost or made"):
        game.rules.check(table)


# Cards are picked in rising order: who is in the middle of it holds one that can come next, in every sample.
def test_in_the_middle_of_picking_there_is_a_card_to_pick() -> None:
    pack = cm.new_game("timemasters", options={"pack": PACK}).rules.pack  # type: ignore[attr-defined]
    cards = sorted(["focus", "suggestion", "spark", "gift"], key=lambda name: pack.numbers[name])
    game = story({"hand": cards, "deck": cards, "exhausted": 1, "active": 3}, {}, phase="main")
    game.play(0, "restore", cards[2])
    assert game.kind == "discard"
    for other in samples(game.game, 1, 60):
        other.rules.check(other.state)
        (decision,) = other.decisions
        assert decision.choices
        assert {choice.text for choice in decision.choices} <= set(cards[2:])
