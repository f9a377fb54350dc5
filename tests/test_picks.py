"""Picks: several tokens or cards named one after the other, of which the rules take nothing unasked."""

import ast
from pathlib import Path
from typing import Any

import pytest

import chronomage as cm
from chronomage.kernel import machine
from chronomage.kernel.random import seeded
from chronomage.kernel.state import SEVERAL, Frame, State
from chronomage.kernel.verbs import Pick
from tests.scripted import Scripted
from tests.seasons.scenario import scenario

SOURCES = Path(__file__).parents[1]
PICKS = {
    # Seasons: stopped by `done`
    "Transmute",
    "ChooseElements",
    "TakeSomeFromThis",
    "DiscardAnyNumber",
    "StealEnergy",
    # so many of them, and what is left may be taken by the rules where it can only be one thing
    "DiscardTokens",
    "PayAny",
    "ChooseTokens",
    "ChooseToSacrifice",
    "Spare",
    # Time Masters
    "PickCards",
    "SpherePhase",
}
# Questions that are asked again and are no picks, each with the reason.
ASKED_AGAIN = {
    "FreePart": "one action after another; always ended by its player",
    "MainPhase": "the same in Time Masters",
    "OfferMalice": "the next Die of Malice; may be declined each time",
    "TakeDice": "one die for each player in turn; two at least are left",
    "InAnyOrder": "effects that all come, in the player's order",
    "EffectOfEachElement": "the same for the Elemental Amulet",
    "TimerPhase": "every full Timer is settled, in the player's order",
    "GiveRest": "one card for each opponent: all are given",
    "OrderTop": "all cards go back, in the player's order",
    "ChooseSource": "what is owed is known; asked is where it comes from",
    "TryLuck": "the Lanterns: roll again or take it",
}
VARIANTS: list[tuple[str, int, dict[str, str]]] = [
    ("seasons", 2, {"level": "archmage"}),
    ("seasons", 3, {"level": "archmage", "enchanted_kingdom": "true", "enchantment": "random"}),
    ("seasons", 4, {"level": "archmage", "enchanted_kingdom": "true", "enchantment": "nature-spirit"}),
    ("timemasters", 2, {}),
    ("timemasters", 4, {"expansion": "true"}),
]


def answering_classes() -> dict[str, bool]:
    """Every class in the games that answers a question, and whether it may be asked again after an answer."""
    found: dict[str, bool] = {}
    folders = [SOURCES / "src/chronomage/games", SOURCES / "examples/lanterns/src"]
    for path in [path for folder in folders for path in sorted(folder.rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and method.name == "answer":
                        returns = [each.value for each in ast.walk(method) if isinstance(each, ast.Return)]
                        found[node.name] = not all(isinstance(v, ast.Constant) and v.value is True for v in returns)
    return found


def picks_among(classes: type[Any]) -> set[str]:
    """The names of all classes that come from this one."""
    return {each.__name__ for each in classes.__subclasses__()}.union(*map(picks_among, classes.__subclasses__()))


# A question that is asked again is a pick, or stands in the list with the reason why it is none.
def test_every_question_that_is_asked_again_is_accounted_for() -> None:
    again = {name for name, repeated in answering_classes().items() if repeated}
    assert again == PICKS | set(ASKED_AGAIN)
    for name in ("seasons", "timemasters"):  # brings its classes with it
        cm.new_game(name)
    assert picks_among(Pick) >= PICKS
    assert not picks_among(Pick) & set(ASKED_AGAIN)


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_of_a_pick_the_rules_take_all_the_rest_or_nothing(name: str, players: int, options: dict[str, str]) -> None:
    random = seeded(15)
    game = cm.new_game(name, players, 15, options)
    while not game.over:
        decision = game.decisions[random.below(len(game.decisions))]
        frame = game.state.stack[-1]
        verb = machine.asking_verb(game.rules.programs, game.state)
        forms = [game.rules.form_of(choice.id).name for choice in decision.choices]
        if game.state.asked != SEVERAL:
            assert isinstance(verb, Pick) or not (decision.count or "done" in forms), decision
        game.play(decision.player, decision.choices[random.below(len(decision.choices))])
        if not game.over and game.state.stack[-1] is frame and isinstance(verb, Pick):
            assert game.decision_of(decision.player).picked in (decision.picked + 1, 0)


class Two(Pick[State]):
    """Pick two of two kinds, of which there may be any number."""

    def begin(self, state: State, frame: Frame) -> None:
        frame.left = 2

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [1] if frame.left == 2 else [1, 2]

    def answer(self, state: State, frame: Frame, choice: int) -> bool:
        frame.left -= 1
        return frame.left == 0


# A verb that says nothing of it is on the safe side: its only choice is asked for.
def test_an_only_choice_of_a_new_pick_is_asked_for() -> None:
    state = State(1, seeded(0))
    state.push(0, 0, 0, 0)
    machine.settle([[Two()]], state)
    assert (state.asked, state.choices, state.stack[-1].picked) == (0, [1], 0)
    machine.answer([[Two()]], state, 0, 1)
    assert (state.choices, state.stack[-1].picked) == ([1, 2], 1)


# Transmuting is stopped by its player: with one kind of energy too, each token is asked for.
def test_transmuting_one_of_four_alike() -> None:
    game = scenario({"reserve": "EEEE"}, die={"transmute": True})
    game.play(0, "transmute")
    assert (game.kind, game.open, game.reserve(0)) == ("transmute", ["E"], "EEEE")
    game.play(0, "E", "done")
    assert (game.kind, game.reserve(0)) == ("turn", "EEE")


# With the last token there is nothing to stop any more.
def test_transmuting_the_only_token() -> None:
    game = scenario({"reserve": "E"}, die={"transmute": True})
    game.play(0, "transmute", "E")
    assert (game.kind, game.reserve(0)) == ("turn", "")


# What must go of a pick that could go two ways is not taken in advance.
def test_an_overfull_reserve_is_asked_for_whole() -> None:
    game = scenario({"reserve": "AAAAAAW"}, die={"energy": "AA"})
    (decision,) = game.game.decisions
    assert (decision.kind, decision.count, decision.picked, game.open) == ("overflow", 2, 0, ["A"])
    game.play(0, "A")
    (decision,) = game.game.decisions
    assert (decision.count, decision.picked, game.open) == (1, 1, ["A", "W"])


# Where only one thing can go, it goes.
def test_an_overfull_reserve_of_one_kind_is_not_asked_for() -> None:
    game = scenario({"reserve": "AAAAAAA"}, die={"energy": "AA"})
    assert (game.kind, game.reserve(0)) == ("turn", "AAAAAAA")


# The exchange is what the player does: its first token is asked for, and of two alike the second goes with it.
def test_an_exchange_of_alike_tokens_is_begun_by_the_player() -> None:
    game = scenario({"reserve": "WWW"})
    game.play(0, "bonus exchange")
    assert (game.kind, game.open, game.reserve(0)) == ("exchange", ["W"], "WWW")
    game.play(0, "W")
    assert (game.kind, game.reserve(0)) == ("gain-energy", "W")


# With each opponent that Ratty Nightshade robs another pick begins, of the same kind.
def test_each_opponent_is_a_pick_of_its_own() -> None:
    document = {
        "options": {"enchanted_kingdom": "true"},
        "players": [
            {"hand": ["ratty-nightshade"], "reserve": "AWFE", "gauge": 1, "crystals": 9},
            {"reserve": "AAA"},
            {"reserve": "W"},
        ],
    }
    game = Scripted("seasons", document)
    game.play(0, "summon ratty-nightshade")
    while game.kind != "steal-energy":
        game.play(0, game.open[0])
    seen = []
    for choice in ("A", "A"):
        (decision,) = game.game.decisions
        seen.append((decision.other, decision.picked, decision.count))
        game.play(0, choice)
    (decision,) = game.game.decisions
    assert [*seen, (decision.other, decision.picked, decision.count)] == [(1, 0, 2), (1, 1, 1), (2, 0, 2)]
