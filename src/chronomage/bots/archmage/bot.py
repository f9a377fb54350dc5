"""The archmage: search led by the net, which plays on for everybody and judges what has come of it."""

from typing import Any, Final

from chronomage.bots.archmage.search import JudgedLines
from chronomage.bots.bot import Bot, GameFacts, Limit
from chronomage.bots.chance import chance_for
from chronomage.bots.explanation import Explanation, Weighed
from chronomage.bots.nets.judge import Judgement, judge_of
from chronomage.bots.policy import policy_of
from chronomage.bots.searching.telling import bounds, choice_with, weighed_arm
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation

ENOUGH: Final = 128  # lines for a decision, where nobody says how long it may think
MOST: Final = 1000  # where only the seconds are bounded
TRIED: Final = 6  # choices, the likeliest by the net
UNLIKELY: Final = 0.01  # what the net hardly ever does is not tried
ROUNDS: Final = 2  # that a line is played on for
DOUBT: Final = 0.5


class Archmage(Bot):
    """Tries what its net finds likely: plays it on in games drawn from what it knows, and takes what leads furthest.

    Its chance comes from its seed and from what it sees: it remembers nothing, and `explain` says what `choose` does.
    """

    name = "archmage"

    def __init__(self) -> None:
        self.seed = 0

    def begin(self, game: GameFacts, seat: int) -> None:
        """Begin again with the chance that it is given."""
        self.seed = game.bot_seed

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        """The choice that leads furthest; what the net would do, where there is no time or nothing else to try."""
        search, _ = self.thought(observation, decision, limit)
        return choice_with(decision, search.chosen().choice)

    def explain(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Explanation:
        """What came of each choice that was tried; where none was, how likely the net finds each."""
        search, judgement = self.thought(observation, decision, limit)
        chosen = search.chosen()
        said: list[Weighed] = []
        for arm, choice, share in zip(search.arms, decision.choices, judgement.shares, strict=True):
            if search.lines:
                said.append(weighed_arm(search, arm, choice))
            elif arm is chosen:
                said.append(Weighed(choice, share, judgement.win_chance, judgement.margin))
            else:
                said.append(Weighed(choice, share))
        return Explanation(choice_with(decision, chosen.choice), tuple(said))

    def thought(
        self, observation: Observation[Any], decision: Decision, limit: Limit | None
    ) -> tuple[JudgedLines, Judgement]:
        """The search, done, and what the net said before it."""
        rules, player = observation.rules, decision.player
        judge = judge_of(rules.name)
        choices = [choice.id for choice in decision.choices]
        judgement = judge.look([(observation.state, player, choices)])[0]
        likeliest = sorted(range(len(choices)), key=lambda at: (-judgement.shares[at], at))[:TRIED]
        search = JudgedLines(
            rules,
            observation.pov,
            policy_of(rules.name),
            observation.state,
            player,
            choices,
            choices[likeliest[0]],
            DOUBT,
        )
        search.judge = judge
        search.rounds = ROUNDS
        tried = [search.arms[at] for at in likeliest if judgement.shares[at] >= UNLIKELY]
        if len(tried) > 1:
            search.run(tried, chance_for(self.seed, observation), *bounds(limit, ENOUGH, MOST))
        return search, judgement
