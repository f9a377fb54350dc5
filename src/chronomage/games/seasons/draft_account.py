"""An account of the draft: which copy of a card each player passed on, at which step, and who took it.

It is kept by `check_game` alone, from the choices made, to see whether the steps in the players' claims are true.
"""

from chronomage.games.seasons import facts, knowledge
from chronomage.games.seasons.choices import CARD
from chronomage.games.seasons.course import PROGRAMS
from chronomage.games.seasons.flow.prelude import Draft
from chronomage.games.seasons.invariants import hidden_places
from chronomage.games.seasons.table import Table
from chronomage.kernel import machine
from chronomage.kernel.account import Account
from chronomage.kernel.errors import BrokenInvariant
from chronomage.kernel.state import State


class Copy:
    """One copy of a card in the draft."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.passed: dict[int, int] = {}  # by player, the last step at which they passed it on


class DraftAccount(Account):
    """Who passed on and who took what."""

    def __init__(self) -> None:
        self.packs: list[list[Copy]] = []  # by player
        self.taken: list[list[Copy]] = []
        self.chosen: list[Copy | None] = []  # in this step
        self.step = 0

    def note(self, state: State, player: int, choice: int) -> None:
        assert isinstance(state, Table)
        if not isinstance(machine.asking_verb(PROGRAMS, state), Draft):
            return
        if not self.packs:
            self.packs = [[Copy(card) for card in seat.aside] for seat in state.players]
            self.taken = [[] for _ in state.players]
            self.chosen = [None for _ in state.players]
        self.chosen[player] = self.take(player, choice - CARD)
        if all(copy is not None for copy in self.chosen):
            self.pass_on()

    def take(self, player: int, card: int) -> Copy:
        """The player keeps a card of the pack; two copies in one pack have been through the same hands."""
        for copy in self.packs[player]:
            if copy.card == card:
                self.packs[player].remove(copy)
                self.taken[player].append(copy)
                return copy
        raise BrokenInvariant(f"player {player} has taken {facts.CARD_NAMES[card - 1]}, which was not in the pack")

    def pass_on(self) -> None:
        """Every pack goes to the left; the last card of a pack is taken at once."""
        self.step += 1
        seats = len(self.packs)
        for player in range(seats):
            for copy in self.packs[player]:
                copy.passed[player] = self.step
        self.packs = [self.packs[player - 1] for player in range(seats)]
        self.chosen = [None for _ in range(seats)]
        if len(self.packs[0]) == 1:
            for player in range(seats):
                self.take(player, self.packs[player][0].card)

    def check(self, state: State) -> None:
        assert isinstance(state, Table)
        if not self.packs:
            return
        for viewer in range(state.seats):
            claims = knowledge.each_claim(state.players[viewer].claims)
            places = hidden_places(state, viewer)
            for claim in claims:
                if knowledge.step_of(claim) and not self.is_true(claim, viewer, places):
                    name = facts.CARD_NAMES[knowledge.card_in(claim) - 1]
                    raise BrokenInvariant(
                        f"player {viewer} wrongly believes to have passed on {name} in step {knowledge.step_of(claim)} "
                        "of the draft"
                    )

    def is_true(self, claim: int, viewer: int, places: list[list[int]]) -> bool:
        """Whether a copy that lies where it is claimed to be was passed on in that step."""
        card, step = knowledge.card_in(claim), knowledge.step_of(claim)
        for owner in range(len(self.packs)):
            own = knowledge.hand_of(owner) | knowledge.library_of(owner) | knowledge.aside_of(owner)
            if not any(place & own & claim for place in places[card]):
                continue
            copies = [copy for copy in self.packs[owner] + self.taken[owner] if copy.card == card]
            # Whose copy came from elsewhere than the draft has not been followed.
            if not copies or any(copy.passed.get(viewer) == step for copy in copies):
                return True
        return False
