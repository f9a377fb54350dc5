"""The random bot: any open choice, each as likely as the other."""

from typing import Any

from chronomage.bots.bot import Bot, GameFacts, Limit
from chronomage.bots.explanation import Explanation, Weighed
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.random import seeded
from chronomage.pov.observation import Observation


class RandomBot(Bot):
    """Plays at random, the same game again for the same seed."""

    name = "random"

    def __init__(self) -> None:
        self.random = seeded(0)

    def begin(self, game: GameFacts, seat: int) -> None:
        """Begin again with the chance that it is given."""
        self.random = seeded(game.bot_seed)

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        """Any of the choices."""
        return decision.choices[self.random.below(len(decision.choices))]

    def explain(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Explanation:
        """Every choice is as likely as the other."""
        share = 1 / len(decision.choices)
        return Explanation(
            self.choose(observation, decision, limit),
            tuple(Weighed(choice, share=share) for choice in decision.choices),
        )
