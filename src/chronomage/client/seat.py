"""A seat at a table of a server, kept in step through lost connections."""

import time
from collections.abc import Callable

from chronomage.client.client import Client
from chronomage.game import Game, read_observation
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.rules import Outcome
from chronomage.pov.observation import Observation
from chronomage.protocol import requests
from chronomage.protocol.answers import Answer, Changed, Entered, Hinted, Position, Reasoned, Said, Step, Update
from chronomage.protocol.tables import TableView

BEFORE_ALL = -1  # the state before the first one: all that has happened came after it


class RemoteSeat:
    """What one client knows of one table."""

    def __init__(self, client: Client, table_id: str, invite: str | None = None) -> None:
        self.client = client
        self.table_id = table_id
        self.invite = invite
        self.view: TableView | None = None
        self.seat: int | None = None
        self.position: Position | None = None
        self.heard_at = 0.0  # when the position came, by a clock that nobody sets

    # What is known now

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None before that."""
        if self.position is None or self.position.outcome is None:
            return None
        return Outcome(**self.position.outcome)

    @property
    def decision(self) -> Decision | None:
        """The decision that is ours to make now."""
        asked = None if self.position is None else self.position.decision
        if asked is None or self.seat is None or self.stood_in is not None or self.outcome is not None:
            return None
        choices = [Choice(each.id, each.text) for each in asked.choices]
        return Decision(self.seat, asked.kind, asked.card, choices, asked.count, asked.other, asked.picked)

    @property
    def stood_in(self) -> str | None:
        """Why a bot plays on our seat; None where we do."""
        return None if self.view is None or self.seat is None else self.view.seats[self.seat].stand_in

    @property
    def time_left(self) -> list[int | None]:
        """By seat, the milliseconds left by now, less than none where time is out; None for a seat without a clock."""
        clock = None if self.position is None else self.position.clock
        if clock is None:
            return []
        gone = int((time.monotonic() - self.heard_at) * 1000)
        return [
            left if left is None or seat not in clock.running else left - gone for seat, left in enumerate(clock.left)
        ]

    def observation(self) -> Observation[Game]:
        """All that we may know of the game, as the bots of this program take it."""
        assert self.position is not None
        asked = self.position.decision
        choices = None if asked is None else [choice.id for choice in asked.choices]
        return read_observation(self.position.observation, choices)

    # What is done

    async def enter(self, since: int | None = None) -> list[Step]:
        """Sit down, watch, or come back: what has happened since we were last here, or since that step."""
        if since is None and self.position is not None:
            since = self.position.number
        answer = await self.client.request(requests.Enter(table=self.table_id, invite=self.invite, since=since))
        assert isinstance(answer, Entered)
        self.take(answer)
        return answer.steps

    async def choose(self, choice: str | int) -> list[Step]:
        """Make a choice; a Refusal says why not."""
        return self.hear(
            await self.client.request(requests.Choose(table=self.table_id, state=self.state, choice=choice))
        )

    async def undo(self) -> list[Step]:
        """Take back our last choice; a Refusal where only the others could allow that."""
        return self.hear(await self.client.request(requests.Undo(table=self.table_id, state=self.state)))

    async def ask_undo(self) -> list[Step]:
        """Ask the others to go back to before our last choice."""
        return self.hear(await self.client.request(requests.AskUndo(table=self.table_id, state=self.state)))

    async def answer_undo(self, agree: bool) -> list[Step]:
        """Agree to go back, or refuse."""
        asked = None if self.position is None else self.position.undo_asked
        state, number = (self.state, None) if asked is None else (asked.state, asked.number)
        request = requests.AnswerUndo(table=self.table_id, state=state, number=number, agree=agree)
        return self.hear(await self.client.request(request))

    async def hint(self) -> Hinted:
        """What a bot would choose, and why."""
        answer = await self.client.request(requests.Hint(table=self.table_id, state=self.state))
        assert isinstance(answer, Hinted)
        return answer

    async def why(self, choice: str | int) -> Reasoned:
        """Why something is not open to us."""
        answer = await self.client.request(requests.Why(table=self.table_id, state=self.state, choice=choice))
        assert isinstance(answer, Reasoned)
        return answer

    async def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        await self.client.request(requests.Chat(table=self.table_id, text=text))

    async def leave(self) -> None:
        """Leave the seat to a bot, until we return."""
        self.hear(await self.client.request(requests.Leave(table=self.table_id)))

    async def take_back(self) -> None:
        """Take the seat back from the bot."""
        self.hear(await self.client.request(requests.Return(table=self.table_id)))

    @property
    def state(self) -> int:
        """The state of the game that we have seen."""
        assert self.position is not None
        return self.position.state

    # What is heard

    async def next(self) -> list[Step]:
        """Wait for the next message, and take it in."""
        return self.hear(await self.client.next())

    def hear(self, answer: Answer) -> list[Step]:
        """Take in a message about this table; the steps that it tells."""
        if isinstance(answer, Changed) and answer.table.id == self.table_id:
            self.view, self.seat = answer.table, answer.seat
        if isinstance(answer, Update) and answer.table == self.table_id:
            if self.position is None or answer.position.state >= self.position.state:
                self.position, self.heard_at = answer.position, time.monotonic()
            return answer.steps
        return []

    def take(self, answer: Entered) -> None:
        """Take in the table as it is, unless more has been heard since: whoever follows may hear it first."""
        if self.position is not None and (answer.position is None or answer.position.state < self.position.state):
            return
        self.view, self.seat = answer.table, answer.seat
        self.position, self.heard_at = answer.position, time.monotonic()

    def follow(self, tell: Callable[[Answer], None]) -> None:
        """Keep in step from now on by itself, and tell everything that is said of this table, in its order."""

        def hear(answer: Answer) -> bool:
            if not self.concerns(answer):
                return False
            if isinstance(answer, Entered):
                self.take(answer)
            else:
                self.hear(answer)
            tell(answer)
            return True

        self.client.listeners.append(hear)

    def concerns(self, answer: Answer) -> bool:
        """Whether a message is about this table."""
        if isinstance(answer, Entered | Changed):
            return answer.table.id == self.table_id
        return isinstance(answer, Update | Said) and answer.table == self.table_id
