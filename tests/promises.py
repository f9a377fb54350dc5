"""Games of chance over standard input and output, told as the server tells them: for the test of the client's promises.

Each line asks for one thing: `forward` plays on by chance to a question of which several things may be picked, in a new
game where one is over; `choose` makes that choice for the player who was told last. The answer is where the game then
stands for that player, with what happened on the way.
"""

import json
import sys
from typing import Any

import chronomage as cm
from chronomage.kernel.event import EVERYBODY
from chronomage.kernel.random import seeded
from chronomage.server.tables.viewer_messages import decision as told_decision
from tests.variants import VARIANTS

ENDING = ("end", "done", "no", "pass")
SEVERAL_ASKED = ("done", "transmute", "bonus-exchange")  # forms beside which several things can be picked
MOST_CHOICES = 400  # of one game: what begins a game is seen often enough


class Playing:
    """One game after the other, of every variant in turn."""

    def __init__(self, seed: int) -> None:
        self.random = seeded(seed)
        self.number = seed
        self.begin()

    def begin(self) -> None:
        """Another game."""
        self.number += 1
        self.variant = VARIANTS[self.number * 7 % len(VARIANTS)]
        self.game = cm.new_game(self.variant.game, self.variant.players, self.number, self.variant.options)
        self.viewer = -1
        self.told = -1

    def forward(self) -> dict[str, Any]:
        """On to a question that has not been told and wants several things."""
        while True:
            if self.game.over or len(self.game.history) > MOST_CHOICES:
                self.begin()
            asked = [decision.player for decision in self.game.decisions]
            self.viewer = asked[self.random.below(len(asked))]
            if self.told != len(self.game.history) and self.wants_several():
                return self.position([])
            self.by_chance()

    def wants_several(self) -> bool:
        """Whether the question to this player is one of which several things may be picked."""
        asked = json.loads(told_decision(self.game, self.viewer))
        forms = {choice.get("form") for choice in asked["choices"]}
        if asked["kind"] == "split":  # is laid out on a sheet of its own
            return False
        return asked["kind"] == "choose-nine" or bool(asked.get("count")) or not forms.isdisjoint(SEVERAL_ASKED)

    def by_chance(self) -> None:
        """Any choice, though seldom one that ends something: much is to happen."""
        choices = self.game.state.choices_of(self.viewer)
        lively = [id for id in choices if self.game.rules.form_of(id).name not in ENDING]
        if lively and self.random.below(5):
            choices = lively
        self.game.play(self.viewer, choices[self.random.below(len(choices))])

    def choose(self, choice: int) -> dict[str, Any]:
        """Make this choice for the player who was told."""
        events = self.game.play(self.viewer, choice)
        known = [event for event in events if event.audience in (EVERYBODY, self.viewer)]
        return self.position([self.game.event_facts(event) for event in known])

    def position(self, events: list[dict[str, Any]]) -> dict[str, Any]:
        """Where the game stands for the player."""
        self.told = len(self.game.history)
        mine = self.game.state.choices_of(self.viewer)
        return {
            "where": f"{self.variant.name}, seed {self.number}, choice {self.told}",
            "observation": json.loads(self.game.write([self.viewer])[0]),
            "decision": json.loads(told_decision(self.game, self.viewer)) if mine else None,
            "events": events,
        }


def main() -> None:
    """Answer line by line."""
    playing = Playing(int(sys.argv[1]))
    for line in sys.stdin:
        asked = json.loads(line)
        answer = playing.choose(asked["choose"]) if "choose" in asked else playing.forward()
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
