"""Policy: a quick way of playing a game for all seats at once, as bots that search suppose it goes on."""

from typing import Final

from chronomage.kernel.errors import shorten
from chronomage.kernel.state import State
from chronomage.kernel.subclassing import mypyc_attr
from chronomage.kits import BadKit, kit_of

POLICIES: Final[dict[str, "Policy"]] = {}  # of the games that were asked for


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """One game's way of playing on: quick, and sensible enough for the end of a game to mean something."""

    def __init__(self, scale: float, rounds: int) -> None:
        self.scale = scale  # points ahead that are about as good as two thirds of all that being ahead can give
        self.rounds = rounds  # how many a game is played on for; then the score as it stands counts. 0: to its end

    def answer(self, state: State, player: int, kind: str, choices: list[int]) -> int:
        """What that player answers; an answer that is not open counts as the first choice."""
        raise NotImplementedError

    def choose(self, state: State, player: int, kind: str, choices: list[int]) -> int:
        """The choice that the player makes."""
        wanted = self.answer(state, player, kind, choices)
        return wanted if wanted in choices else choices[0]

    def round_of(self, state: State) -> int:
        """The round it is: asked for by who looks some rounds ahead."""
        raise NotImplementedError


def policy_of(game: str) -> Policy:
    """The policy of a game, which its kit names."""
    policy = POLICIES.get(game)
    if policy is None:
        kit = kit_of(game)
        found = None if kit.policy is None else kit.part("policy", kit.policy)()
        if not isinstance(found, Policy):
            raise BadKit(f"the kit of {kit.title} names no class of bots.policy.Policy as policy: {shorten(found)}.")
        policy = POLICIES[game] = found
    return policy
