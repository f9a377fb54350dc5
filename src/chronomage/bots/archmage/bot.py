"""The archmage: search led by the net, which plays on for everybody and judges what has come of it."""

from typing import Any, Final

from chronomage.bots.archmage.search import JudgedLines
from chronomage.bots.bot import Limit
from chronomage.bots.chance import chance_for
from chronomage.bots.explanation import Weighed
from chronomage.bots.nets.judge import judge_of
from chronomage.bots.policy import policy_of
from chronomage.bots.searching.bot import SearchingBot
from chronomage.bots.searching.telling import bounds
from chronomage.kernel.decision import Decision
from chronomage.pov.observation import Observation

ENOUGH: Final = 128  # lines for a decision, where nobody says how long it may think
MOST: Final = 1000  # where only the seconds are bounded
TRIED: Final = 6  # choices, the likeliest by the net
UNLIKELY: Final = 0.01  # what the net hardly ever does is not tried
ROUNDS: Final = 2  # that a line is played on for
DOUBT: Final = 0.5


class Archmage(SearchingBot):
    """Tries what its net finds likely, and takes what leads furthest; what is usual is what the net would do."""

    name = "archmage"

    def thought(self, observation: Observation[Any], decision: Decision, limit: Limit | None) -> JudgedLines:
        """Lines of the likeliest choices; none where the net is sure."""
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
        search.judge, search.judgement, search.rounds = judge, judgement, ROUNDS
        tried = [search.arms[at] for at in likeliest if judgement.shares[at] >= UNLIKELY]
        if len(tried) > 1:
            search.run(tried, chance_for(self.seed, observation), *bounds(limit, ENOUGH, MOST))
        return search

    def unsearched(self, search: JudgedLines, decision: Decision) -> list[Weighed]:
        """How likely the net finds each choice; of the one it takes, what it expects of the game."""
        judgement = search.judgement
        return [
            Weighed(choice, share, judgement.win_chance, judgement.margin)
            if arm is search.usual
            else Weighed(choice, share)
            for arm, choice, share in zip(search.arms, decision.choices, judgement.shares, strict=True)
        ]
