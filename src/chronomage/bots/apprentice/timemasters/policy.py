"""The apprentice of Time Masters as a policy: the same answers, asked for without an observation."""

from chronomage.bots.apprentice.timemasters.answers import answer
from chronomage.bots.apprentice.timemasters.outlook import Outlook
from chronomage.bots.policy import Policy
from chronomage.games.timemasters.table import Table
from chronomage.kernel.state import State


class TimeMastersPolicy(Policy):
    """Plays to the end."""

    def __init__(self) -> None:
        super().__init__(15.0, 0)

    def answer(self, state: State, player: int, kind: str, choices: list[int]) -> int:
        """What the apprentice chooses."""
        assert isinstance(state, Table)
        return answer(Outlook(state, player), kind, choices)

    def round_of(self, state: State) -> int:
        """The round of the table."""
        assert isinstance(state, Table)
        return state.round
