"""The rules of Seasons behind the kernel's common face."""

from collections.abc import Mapping
from typing import Any

from chronomage.games.seasons import choices, facts, invariants, observation_writing, programs, scoring
from chronomage.games.seasons.course import PROGRAMS
from chronomage.games.seasons.draft_account import DraftAccount
from chronomage.games.seasons.options import OPTIONS, settle_options
from chronomage.games.seasons.position import table_from_position
from chronomage.games.seasons.reasons import reason
from chronomage.games.seasons.seating import empty_table
from chronomage.games.seasons.table import Table
from chronomage.kernel import machine
from chronomage.kernel.account import Account
from chronomage.kernel.event import Event
from chronomage.kernel.form import Form
from chronomage.kernel.random import seeded
from chronomage.kernel.reason import Reason
from chronomage.kernel.rules import Outcome, Rules
from chronomage.kernel.state import State

VERSION = 2


class SeasonsRules(Rules):
    """Seasons, exact to the rulebooks."""

    def __init__(self) -> None:
        super().__init__("seasons", VERSION, (2, 3, 4), OPTIONS, PROGRAMS)

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> State:
        table = empty_table(settle_options(seats, options), seeded(seed))
        first = table.settings.first_player
        table.first = table.random.below(seats) if first == "random" else int(first)
        table.turn = table.first
        table.push(programs.GAME, table.first, 0, 0)
        return table

    def from_position(self, document: Mapping[str, object], seed: int) -> State:
        return table_from_position(document, seed)

    def play(self, state: State, player: int, choice: int) -> None:
        assert isinstance(state, Table)
        state.turn_choices += 1
        machine.answer(self.programs, state, player, choice)

    def copy(self, state: State) -> State:
        assert isinstance(state, Table)
        return state.copy()

    def options_of(self, state: State) -> dict[str, str]:
        assert isinstance(state, Table)
        return dict(state.settings.chosen)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Table)
        return scoring.outcome(state)

    def moment(self, state: State) -> dict[str, int]:
        assert isinstance(state, Table)
        return {"year": state.year(), "round": state.round, "turn": state.turn}

    def text_of(self, choice: int) -> str:
        return choices.TEXTS[choice]

    def choice_of(self, text: str) -> int:
        return choices.IDS.get(text, -1)

    def form_of(self, choice: int) -> Form:
        return choices.FORMS[choice]

    def card_name(self, card: int) -> str | None:
        return facts.CARD_NAMES[card - 1] if card else None

    def reason(self, state: State, player: int, choice: int) -> Reason:
        assert isinstance(state, Table)
        return reason(state, player, choice, machine.asking_verb(self.programs, state))

    def event_facts(self, event: Event) -> dict[str, Any]:
        return observation_writing.event_facts(event)

    def write(self, state: State, viewers: list[int]) -> list[str]:
        assert isinstance(state, Table)
        return observation_writing.write(state, viewers)

    def account(self) -> Account:
        return DraftAccount()

    def check(self, state: State) -> None:
        assert isinstance(state, Table)
        invariants.check(state)


RULES = SeasonsRules()
