"""Players who play as fast as they can, come back by themselves, and keep diaries of all that they were told."""

import asyncio
import contextlib
import hashlib
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from chronomage.client import Client, Lost
from chronomage.protocol import requests
from chronomage.protocol.answers import Answer, Changed, Closing, Entered, Position, Problem, Step, Update
from chronomage.protocol.codes import Refusal
from chronomage.protocol.tables import TableView

PATIENCE = 180.0  # seconds after which something that should happen is taken not to happen, on a busy machine too
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5  # between two attempts to connect
UNDO, ASK_UNDO, AGREE = 0.04, 0.01, 0.7  # how often a player takes back, asks to, and agrees

ACKNOWLEDGED = "acknowledged"
LOST = "lost"  # the connection ended before the answer came
STORAGE = "storage"


@dataclass
class Sent:
    """A message that a player has sent about a table, and what was answered."""

    id: int
    kind: str
    state: int
    text: str = ""
    outcome: str = ""  # acknowledged, lost, or the code of the refusal
    after: int = -1  # the state that was acknowledged
    in_good_order: bool = False  # lost, after the server had said that it was stopping


@dataclass
class Diary:
    """What one player has done and seen at one table."""

    table_id: str
    seat: int | None = None
    view: TableView | None = None
    position: Position | None = None
    sent: list[Sent] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    digests: dict[int, list[bytes]] = field(default_factory=dict)  # by state, the observations seen in it

    @property
    def state(self) -> int:
        return -1 if self.position is None else self.position.state

    @property
    def number(self) -> int:
        return -1 if self.position is None else self.position.number

    def look(self, position: Position | None) -> None:
        if position is not None:
            self.position = position
            self.digests.setdefault(position.state, []).append(digest(position.observation))


def digest(observation: Any) -> bytes:
    """An observation as it comes from the wire, in short."""
    return hashlib.blake2b(msgspec.json.encode(observation, order="sorted"), digest_size=16).digest()


class Player:
    """One person's client at one table after another. It knows several servers, and needs nobody's help."""

    def __init__(self, name: str, urls: Sequence[str], seed: int) -> None:
        self.name = name
        self.urls = list(urls)
        self.random = random.Random(seed)
        self.token: str | None = None
        self.diaries: list[Diary] = []
        self.client: Client | None = None
        self.pending: Sent | None = None
        self.resting = False
        self.connected = False
        self.told_closing = False
        self.closings = 0  # how often the server said that it was stopping
        self.stir: Callable[[], None] = lambda: None
        self.task: asyncio.Task[None] | None = None
        # For the figures.
        self.last_loss = "nothing yet"
        self.lost_at: float | None = None
        self.outages: list[float] = []  # seconds from the end of a connection until this player was at the table again
        self.close_codes: list[int | None] = []
        self.refusals: Counter[str] = Counter()
        self.messages: set[str] = set()  # what was said with a refusal for storage
        self.problems: list[str] = []  # what should not have happened

    @property
    def was_cut_off(self) -> bool:
        """Whether the server has ever ended a connection of this player."""
        return any(code is not None for code in self.close_codes)

    @property
    def diary(self) -> Diary:
        return self.diaries[-1]

    def knows_the_end(self, table_id: str | None) -> bool:
        """Whether this player was told how a game ended; by now it may be at the next table."""
        told = [diary.position for diary in self.diaries if diary.table_id == table_id]
        return any(position is not None and position.outcome is not None for position in told)

    @property
    def acknowledged(self) -> int:
        return sum(sent.outcome == ACKNOWLEDGED for diary in self.diaries for sent in diary.sent)

    async def introduce(self, account: bool) -> None:
        """Get a token: with an account, or as a guest."""
        async with Client(self.urls[0]) as client:
            if account:
                self.token = await client.sign_in(self.name, "correct horse battery", register=True)
            else:
                self.token = await client.be_guest(self.name)

    # Coming back

    async def run(self) -> None:
        """Be at the table, again and again."""
        pause = FIRST_PAUSE
        while True:
            client = Client(self.urls[0], self.token)
            try:
                async with asyncio.timeout(PATIENCE):
                    await client.connect()
                    await self.enter(client)
                pause = FIRST_PAUSE
                await self.attend(client)
            except Lost as error:
                self.lose(client, error)
            except Refusal as refusal:
                self.note(refusal.code, refusal.message)
                self.lose(client, refusal)
            except TimeoutError as error:
                self.problems.append(f"no answer within {PATIENCE:g} seconds at {self.urls[0]}")
                self.lose(client, error)
            finally:
                await client.close()
            self.urls.append(self.urls.pop(0))  # the next server, where there are several
            await asyncio.sleep(self.random.uniform(pause / 2, pause))  # as a client does before it connects again
            pause = min(2 * pause, LONGEST_PAUSE)

    def lose(self, client: Client, why: Exception) -> None:
        """The connection has ended; whether what was sent has come through is seen later."""
        self.last_loss = f"{type(why).__name__}: {why}"
        if self.lost_at is None:
            self.lost_at = time.monotonic()
        if self.connected and client.socket is not None:
            self.close_codes.append(client.socket.close_code)
        if self.pending is not None:
            self.pending.outcome = LOST
            self.pending.in_good_order = self.told_closing
            self.pending = None
        self.client = None
        self.connected = False
        self.stir()

    async def enter(self, client: Client) -> None:
        """Sit down, or come back and hear what has happened meanwhile."""
        diary = self.diary
        answer = await client.request(requests.Enter(table=diary.table_id, since=diary.number), PATIENCE)
        assert isinstance(answer, Entered)
        diary.view, diary.seat = answer.table, answer.seat
        diary.steps += answer.steps
        if answer.position is not None and answer.position.state < diary.state:
            self.problems.append(
                f"{diary.table_id}: state {diary.state} was seen, and now it is {answer.position.state}"
            )
        diary.look(answer.position)
        self.client = client
        self.connected = True
        self.told_closing = False
        if self.lost_at is not None:
            self.outages.append(time.monotonic() - self.lost_at)
            self.lost_at = None
        self.stir()

    # Playing

    async def attend(self, client: Client) -> None:
        """Play until the connection ends."""
        while True:
            view = self.diary.view
            try:
                if view is None:  # the next table would not let us in, for want of a database
                    await self.enter(client)
                # Also right after coming back: the game may have ended meanwhile, and then nothing more is heard of it.
                elif view.status == "over" and not self.resting:
                    await self.play_on(client, view)
            except (Lost, Refusal) as error:
                await self.try_again(client, error)
            await self.act(client)
            async with asyncio.timeout(None if self.pending is None else PATIENCE):
                message = await client.next()
            await self.hear(message)
            self.stir()

    async def act(self, client: Client) -> None:
        """Do what is to be done: choose, sometimes take back, answer who asks to."""
        diary = self.diary
        position, seat, view = diary.position, diary.seat, diary.view
        if self.resting or self.pending is not None or position is None or seat is None or view is None:
            return
        table, state = diary.table_id, position.state
        asked = position.undo_asked
        if position.outcome is not None:
            return
        if view.seats[seat].stand_in is not None:
            await self.send(client, requests.Return(table=table), Sent(0, "return", state))
        elif asked is not None and seat in asked.waiting:
            agree = self.random.random() < AGREE
            request = requests.AnswerUndo(table=table, state=asked.state, number=asked.number, agree=agree)
            await self.send(client, request, Sent(0, "answer", state))
        elif position.can_undo and self.random.random() < UNDO:
            await self.send(client, requests.Undo(table=table, state=state), Sent(0, "undo", state))
        elif asked is None and state > 3 and self.random.random() < ASK_UNDO:
            await self.send(client, requests.AskUndo(table=table, state=state), Sent(0, "ask", state))
        elif position.decision is not None:
            choice = self.random.choice(position.decision.choices)
            given = self.random.choice((choice.id, choice.text))
            request = requests.Choose(table=table, state=state, choice=given)
            await self.send(client, request, Sent(0, "choice", state, choice.text))

    async def send(self, client: Client, request: requests.Request, sent: Sent) -> None:
        """Send a message and write it down first: it may come through even if sending fails."""
        sent.id = client.last_id + 1
        self.diary.sent.append(sent)
        self.pending = sent
        with contextlib.suppress(Lost):  # noticed by reading: there may be last words
            await client.send(request)

    async def hear(self, message: Answer) -> None:
        """Take in a message."""
        diary = self.diary
        if isinstance(message, Closing):
            self.told_closing = True
            self.closings += 1
        elif isinstance(message, Changed) and message.table.id == diary.table_id:
            diary.view, diary.seat = message.table, message.seat
        elif isinstance(message, Update) and message.table == diary.table_id:
            diary.steps += message.steps
            diary.look(message.position)
            if self.pending is not None and message.re == self.pending.id:
                self.pending.outcome = ACKNOWLEDGED
                self.pending.after = message.steps[-1].state
                self.pending = None
        elif isinstance(message, Problem):
            await self.hear_problem(message)

    async def hear_problem(self, problem: Problem) -> None:
        """A message was refused; only some reasons are good ones."""
        sent = self.pending
        if sent is None or problem.re != sent.id:
            self.note(problem.code, problem.message)
            return
        early = sent.kind == "ask" and problem.code == "illegal"  # who has chosen nothing yet can take nothing back
        late = problem.code == "not-playing" and self.knows_the_end(problem.table)  # another player was faster
        # That we are back is heard before the table is seen as it is then: meanwhile one may want to come back again.
        back = sent.kind == "return" and problem.message == "you are playing on your seat."
        if not early and not late and not back:
            self.note(problem.code, problem.message)
        sent.outcome = problem.code
        self.pending = None
        if problem.code == STORAGE:
            await asyncio.sleep(self.random.uniform(0.1, 0.3))  # as a person would before trying again
        elif problem.code == "stale" and sent.kind == "choice" and self.diary.state <= sent.state:
            self.problems.append(
                f"{self.diary.table_id}: state {sent.state} was called stale, and nothing newer was told"
            )

    def note(self, code: str, message: str) -> None:
        """Write down that something was refused."""
        self.refusals[code] += 1
        if code == STORAGE:
            self.messages.add(message)
        elif code not in ("stale", "closing"):
            self.problems.append(f"refused with {code}: {message}")

    async def play_on(self, client: Client, view: TableView) -> None:
        """The game is over: the same once more, or watch where the others go."""
        if self.diary.seat is None:
            if view.rematch is None:
                return
            table_id = view.rematch
        else:
            answer = await client.ask("POST", f"/tables/{view.id}/rematch", answer=dict[str, Any])
            table_id = str(answer["table"]["id"])
        with contextlib.suppress(Lost):
            await client.send(requests.Exit(table=view.id))
        self.diaries.append(Diary(table_id))
        await self.enter(client)

    async def try_again(self, client: Client, error: Lost | Refusal) -> None:
        """No next game yet: an answer to this makes the player look again; a lost connection is noticed by reading."""
        if isinstance(error, Refusal):
            self.note(error.code, error.message)
        await asyncio.sleep(self.random.uniform(0.1, 0.3))  # as a person would before trying again
        with contextlib.suppress(Lost):
            await client.send(requests.Ping())


@dataclass(frozen=True)
class Plan:
    """A table of a load: its game, people, bots and clock, and whether somebody watches."""

    game: str
    people: int = 2
    bots: tuple[str, ...] = ()
    clock: tuple[str, int] = ("none", 0)
    watched: bool = False


SMALL = (
    Plan("seasons", watched=True),
    Plan("timemasters", clock=("move", 60)),
    Plan("seasons", 1, ("random",)),
    Plan("timemasters", 1, ("apprentice",), clock=("game", 1800)),
    Plan("seasons", 3),
)
LARGE = (
    *[Plan("seasons", watched=number == 0) for number in range(6)],
    *[Plan("timemasters", watched=number == 0) for number in range(5)],
    Plan("seasons", 3, clock=("move", 60)),
    Plan("seasons", 2, ("random",), clock=("game", 3600)),
    Plan("timemasters", 3, clock=("game", 3600)),
    Plan("timemasters", 2, ("apprentice",)),
    Plan("seasons", 1, ("random",)),
    Plan("seasons", 1, ("apprentice",), clock=("move", 60)),
    Plan("timemasters", 1, ("random",), clock=("move", 60)),
    Plan("timemasters", 1, ("apprentice",)),
    Plan("seasons", 4),
)


class Load:
    """Tables full of players."""

    def __init__(self, urls: Sequence[str], plans: Sequence[Plan], seed: int = 1) -> None:
        self.urls = list(urls)
        self.plans = plans
        self.seed = seed
        self.players: list[Player] = []
        self.stirred = asyncio.Event()

    async def set_up(self) -> None:
        """Seat everybody."""
        for number, plan in enumerate(self.plans):
            table = [self.new_player(number, seat) for seat in range(plan.people)]
            for player in table:
                await player.introduce(account=number < 2)
            clock = {"kind": plan.clock[0], "seconds": plan.clock[1]}
            bots = [{"kind": "bot", "bot": bot} for bot in plan.bots]
            seats = [{"kind": "me"}, *[{"kind": "open"} for _ in table[1:]], *bots]
            async with Client(self.urls[0], table[0].token) as client:
                wanted = {"game": plan.game, "seats": seats, "clock": clock}
                made = await client.ask("POST", "/tables", wanted, dict[str, Any])
            table_id = str(made["table"]["id"])
            for player in table[1:]:
                async with Client(self.urls[0], player.token) as client:
                    await client.ask("POST", f"/tables/{table_id}/seats", {}, dict[str, Any])
            if plan.watched:
                table.append(self.new_player(number, None))
            for player in table:
                player.diaries.append(Diary(table_id))

    def new_player(self, table: int, seat: int | None) -> Player:
        number = len(self.players)
        name = f"Watcher {table}" if seat is None else f"Mage {table} {seat}"
        shift = number % len(self.urls)
        player = Player(name, self.urls[shift:] + self.urls[:shift], self.seed * 1000 + number)
        player.stir = self.stirred.set
        self.players.append(player)
        return player

    async def start(self) -> None:
        """Seat everybody, and let them play."""
        await self.set_up()
        for player in self.players:
            player.task = asyncio.create_task(player.run())
        await self.until(lambda: all(player.connected for player in self.players), "all players sit")

    async def until(self, condition: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        """Wait for something that players can see."""
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    self.check_running()
                    self.stirred.clear()
                    await self.stirred.wait()
        except TimeoutError:
            behind = [
                f"{player.name} at state {player.diary.state} of {player.diary.table_id}, "
                f"{'connected' if player.connected else 'not connected'}, waits for {player.pending}, "
                f"was lost by {player.last_loss}, {player.problems}"
                for player in self.players
            ]
            raise AssertionError(
                f"in {seconds:g} seconds it did not happen that {what}:\n" + "\n".join(behind)
            ) from None

    def check_running(self) -> None:
        """A player who has given up needed help; nobody may."""
        for player in self.players:
            if player.task is not None and player.task.done():
                raise AssertionError(f"{player.name} has given up") from player.task.exception()

    async def progress(self, choices: int, seconds: float = PATIENCE) -> None:
        """Wait until at every table so many more things have happened, or it is over and the next has begun."""
        before = {player: (player.diary.table_id, player.diary.state) for player in self.players}

        def is_further(player: Player) -> bool:
            table_id, state = before[player]
            return player.connected and (player.diary.table_id != table_id or player.diary.state >= state + choices)

        await self.until(lambda: all(is_further(player) for player in self.players), "all games go on", seconds)

    async def all_back(self) -> None:
        """Wait until everybody is at their table."""
        await self.until(lambda: all(player.connected for player in self.players), "all players are back")

    def rest(self) -> None:
        """Let players begin nothing new."""
        for player in self.players:
            player.resting = True

    async def stop(self) -> None:
        """Send everybody home."""
        tasks = [player.task for player in self.players if player.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def acknowledged(self) -> int:
        return sum(player.acknowledged for player in self.players)

    def refused(self, code: str) -> int:
        return sum(player.refusals[code] for player in self.players)
