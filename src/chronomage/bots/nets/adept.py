"""The adept: what the net would choose, with no search at all."""

from collections.abc import Sequence
from typing import Any

from chronomage.bots.bot import Bot, GameFacts, Limit, Question
from chronomage.bots.chance import chance_for
from chronomage.bots.explanation import Explanation, Weighed
from chronomage.bots.nets.judge import Judgement, judge_of
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation


class Adept(Bot):
    """Takes the choice that its net finds best; with a temperature, any by its share, so as to be an even opponent."""

    name = "adept"

    def __init__(self, temperature: float = 0.0) -> None:
        self.temperature = temperature
        self.seed = 0

    def begin(self, game: GameFacts, seat: int) -> None:
        """Begin again with the chance that it is given."""
        self.seed = game.bot_seed

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        """The net's choice; it takes a thousandth of a second, whatever the limit."""
        return self.choose_many([(observation, decision)], limit)[0]

    def choose_many(self, questions: Sequence[Question], limit: Limit | None = None) -> list[Choice]:
        """The net looks at all of them at once."""
        judged = self.judged(questions)
        return [self.taken(*question, one) for question, one in zip(questions, judged, strict=True)]

    def explain(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Explanation:
        """How likely each choice is; of the chosen one, what the net expects of the game."""
        judgement = self.judged([(observation, decision)])[0]
        chosen = self.taken(observation, decision, judgement)
        weighed = []
        for choice, share in zip(decision.choices, judgement.shares, strict=True):
            if choice.id == chosen.id:
                weighed.append(Weighed(choice, share, judgement.win_chance, judgement.margin))
            else:
                weighed.append(Weighed(choice, share))
        return Explanation(chosen, tuple(weighed))

    def judged(self, questions: Sequence[Question]) -> list[Judgement]:
        """What the net says of questions, which may be of several games."""
        found: list[Judgement | None] = [None] * len(questions)
        for game in {observation.rules.name for observation, _ in questions}:
            of_game = [number for number, (seen, _) in enumerate(questions) if seen.rules.name == game]
            asked = [
                (seen.state, decision.player, [choice.id for choice in decision.choices])
                for seen, decision in (questions[number] for number in of_game)
            ]
            for number, one in zip(of_game, judge_of(game).look(asked, self.temperature or 1.0), strict=True):
                found[number] = one
        return [one for one in found if one is not None]

    def taken(self, observation: Observation[Any], decision: Decision, judgement: Judgement) -> Choice:
        """The best choice; with a temperature, one by its share, always the same for the same seed and sight."""
        shares = judgement.shares
        if not self.temperature:
            return decision.choices[shares.index(max(shares))]
        drawn = chance_for(self.seed, observation).below(1 << 30) / (1 << 30)
        for choice, share in zip(decision.choices, shares, strict=True):
            drawn -= share
            if drawn < 0:
                return choice
        return decision.choices[-1]
