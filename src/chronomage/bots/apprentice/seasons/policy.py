"""The apprentice of Seasons as a policy: the same answers, asked for without an observation."""

from chronomage.bots.apprentice.seasons.answers import answer
from chronomage.bots.apprentice.seasons.outlook import Outlook
from chronomage.bots.apprentice.seasons.plan import Plan
from chronomage.bots.policy import Policy
from chronomage.games.seasons.table import Table
from chronomage.kernel.state import State


class SeasonsPolicy(Policy):
    """Plays to the end."""

    def __init__(self) -> None:
        super().__init__(60.0, 0)

    def answer(self, state: State, player: int, kind: str, choices: list[int]) -> int:
        """What the apprentice chooses."""
        assert isinstance(state, Table)
        return answer(Plan(Outlook(state, player)), kind, choices)

    def round_of(self, state: State) -> int:
        """The round of the table; the draft before the first is round 0."""
        assert isinstance(state, Table)
        return state.round
