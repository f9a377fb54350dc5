"""Two players who mix what they may do with what they may not, and a model that knows how each message is answered."""

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from chronomage.game import Game, new_game
from chronomage.kernel.errors import IllegalChoice
from chronomage.protocol import PROTOCOL

if TYPE_CHECKING:
    from tests.server.fuzz import Bench, Line

OK = "ok"
PLAYERS = ("me", "other")
TALKATIVE = "too-fast"  # chat has a limit of its own, which goes by the clock


@dataclass(frozen=True)
class Deed:
    """What a player tries: `late` is how far the state that he names lies behind, `pick` which choice he means."""

    kind: str
    seat: int
    late: int = 0
    pick: int = 0
    odd: bool = False


KINDS = ["choose"] * 14 + ["undo", "undo", "ask-undo", "answer-undo", "answer-undo", "hint", "chat", "leave", "return"]
KINDS += ["return", "give-up"]
DEEDS = st.builds(
    Deed,
    kind=st.sampled_from(KINDS),
    seat=st.integers(0, 1),
    late=st.sampled_from([0] * 8 + [1, 2, -1, 10**20, -(10**20)]),
    pick=st.integers(0, 1000),
    odd=st.integers(0, 4).map(lambda number: number == 0),
)
# Accepted, of another state, against the rules of undo, and out of turn: these answers come whatever is generated.
EVERY_ANSWER = [Deed("choose", 0), Deed("choose", 0, late=10**20), Deed("undo", 1), Deed("leave", 0), Deed("choose", 0)]


@dataclass
class Asked:
    """Who asked to go back, in which state, and by how much; the other has not answered yet."""

    seat: int
    state: int
    choices: int


@dataclass
class Model:
    """The table as two players know it who keep the rules in mind; it shares nothing with the server but the game."""

    game: Game
    state: int = 0
    since: list[int] = field(default_factory=lambda: [0, 0])
    away: list[str | None] = field(default_factory=lambda: [None, None])
    asked: Asked | None = None

    def choices(self, seat: int) -> list[str]:
        """What that player could choose now."""
        return [choice.text for each in self.game.decisions if each.player == seat for choice in each.choices]

    def answer(self, deed: Deed, state: int, choice: object) -> str:
        """How the server must answer: OK, or the code of an error."""
        seat, game = deed.seat, self.game
        if deed.kind in ("leave", "give-up"):
            if game.over:
                return "not-playing"
            has_gone = self.away[seat] == "give-up" or (self.away[seat] is not None and deed.kind == "leave")
            return "not-allowed" if has_gone else OK
        if deed.kind == "return":
            return OK if self.away[seat] == "leave" and not game.over else "not-allowed"
        if deed.kind == "chat":
            return "bad-request" if deed.odd else OK
        if game.over:
            return "not-playing"
        if self.away[seat] is not None:
            return "not-allowed"
        if deed.kind == "answer-undo":
            return OK if self.asked and self.asked.seat != seat and state == self.asked.state else "stale"
        if deed.kind in ("undo", "ask-undo"):
            if state != self.state:
                return "stale"
            if deed.kind == "ask-undo" and self.asked is not None and self.asked.seat == seat:
                return "not-allowed"
            return OK if (self.can_undo(seat) if deed.kind == "undo" else self.back_to(seat) is not None) else "illegal"
        if not self.since[seat] <= state <= self.state:
            return "stale"
        if not self.choices(seat):
            return "not-your-turn"
        return OK if deed.kind == "hint" or self.is_legal(seat, choice) else "illegal"

    def is_legal(self, seat: int, choice: object) -> bool:
        """Whether the rules allow that choice."""
        try:
            self.game.legal(seat, choice)
        except IllegalChoice:
            return False
        return True

    def can_undo(self, seat: int) -> bool:
        """Whether the rules of undo let that player take his last choice back."""
        try:
            tried = self.game.copy()
            tried.undo(seat)
        except IllegalChoice:
            return False
        return not self.game.over

    def back_to(self, seat: int) -> int | None:
        """How many choices there were before the last one of that player."""
        return next((at for at in range(len(self.game.history) - 1, -1, -1) if self.game.history[at][0] == seat), None)

    def do(self, deed: Deed, choice: object) -> None:
        """Carry out what the server has accepted."""
        seat, before = deed.seat, [self.choices(0), self.choices(1)]
        history = len(self.game.history)
        if deed.kind == "choose":
            self.game.play(seat, choice)
            self.asked = None
        elif deed.kind == "undo":
            self.go_back(history - 1)
        elif deed.kind == "ask-undo":
            to = self.back_to(seat)
            assert to is not None
            if self.away[1 - seat] is None:
                self.asked = Asked(seat, self.state, history - to)
                return
            self.go_back(to)
        elif deed.kind == "answer-undo":
            asked, self.asked = self.asked, None
            if deed.odd or asked is None:  # refused
                return
            self.go_back(history - asked.choices)
        elif deed.kind == "give-up":
            self.away[seat] = deed.kind
            self.asked = None
            self.game.give_up(seat)
            return
        elif deed.kind == "leave":
            self.away[seat] = deed.kind
            asked, self.asked = self.asked, None
            if asked is None or asked.seat == seat:
                return
            self.go_back(history - asked.choices)  # nobody is left who could refuse
        else:
            if deed.kind == "return":
                self.away[seat] = None
            return
        self.moved(seat, before)

    def go_back(self, to: int) -> None:
        """All later choices have never been."""
        self.game.rewind(to)
        self.asked = None

    def moved(self, actor: int, before: list[list[str]]) -> None:
        """The game has changed: whose question is another one now."""
        self.state += 1
        for seat in (0, 1):
            if seat == actor or self.choices(seat) != before[seat]:
                self.since[seat] = self.state

    def follow(self, seat: int, choice: str) -> None:
        """A bot has chosen for a player who is away."""
        self.do(Deed("choose", seat), choice)

    def waits_for_bot(self) -> bool:
        """Whether a bot is to choose now."""
        return not self.game.over and any(self.choices(seat) and self.away[seat] is not None for seat in (0, 1))


class Misplay:
    """One table, two players, and the model."""

    def __init__(self, bench: "Bench", game: str, told: Counter[str]) -> None:
        self.bench = bench
        self.told = told
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": game, "seats": seats, "options": {}}
        self.table = bench.ask("POST", "/tables", PLAYERS[0], body)["table"]["id"]
        bench.ask("POST", f"/tables/{self.table}/seats", PLAYERS[1], {})
        self.model = Model(new_game(game, 2, bench.seed_of(self.table)))
        self.lines = [bench.line(f"misplaying {name}") for name in PLAYERS]
        for line, name in zip(self.lines, PLAYERS, strict=True):
            bench.run(self.sit_down(line, bench.tokens[name]))

    async def sit_down(self, line: "Line", token: str) -> None:
        """Take one's seat."""
        if line.socket is None:
            await line.open()
        await line.say({"type": "hello", "protocol": PROTOCOL, "token": token})
        came = await line.say({"type": "enter", "table": self.table, "id": 1})
        assert any(message["type"] == "entered" for message in came), came

    def try_deed(self, deed: Deed) -> None:
        """Try something, and see that it is answered as the model says and does what the model does."""
        if deed.kind == "hint" and deed.pick % 4:
            return  # a bot thinks about each
        state, choice = self.model.state - deed.late, self.choice_of(deed)
        if deed.kind == "answer-undo" and self.model.asked is not None:
            state = self.model.asked.state - deed.late
        expected = self.model.answer(deed, state, choice)
        answer = self.bench.run(self.send(deed, state, choice))
        given = answer["code"] if answer["type"] == "error" else OK
        self.told[given] += 1
        if deed.kind == "chat" and given == TALKATIVE:
            return
        assert given == expected, (deed, state, choice, answer, self.model)
        if given == OK:
            self.model.do(deed, choice)
            if deed.kind == "hint":
                assert answer["choice"] in self.model.choices(deed.seat), answer
            else:
                self.bench.run(self.settle())

    def choice_of(self, deed: Deed) -> object:
        """The choice that is meant: an open one, or another player's, or none at all."""
        open_choices = self.model.choices(deed.seat)
        if not deed.odd and open_choices:
            return open_choices[deed.pick % len(open_choices)]
        others = self.model.choices(1 - deed.seat)
        odd = [*others, "summon amulet-of-fire", "end", "", "no such thing", 0, -1, 10**18, 10**30, deed.pick]
        return odd[deed.pick % len(odd)]

    async def send(self, deed: Deed, state: int, choice: object) -> dict[str, Any]:
        """Send a message, and give its one answer."""
        message: dict[str, object] = {"type": deed.kind, "id": 7, "table": self.table}
        if deed.kind in ("choose", "undo", "ask-undo", "answer-undo", "hint"):
            message["state"] = state
        if deed.kind == "choose":
            message["choice"] = choice
        if deed.kind == "answer-undo":
            message["agree"] = not deed.odd
        if deed.kind == "chat":
            message["text"] = "\u200b\x07" if deed.odd else "well played"
        line = self.lines[deed.seat]
        assert line.socket is not None
        await line.socket.send(json.dumps(message))
        while True:
            answer = await line.receive()
            self.follow(deed.seat, answer)
            if answer.get("re") == 7:
                return answer

    def follow(self, seat: int, message: dict[str, Any]) -> None:
        """Hear what the bot has chosen on one's seat: nobody else is told."""
        if message["type"] != "update" or message["table"] != self.table or "re" in message:
            return
        for step in message["steps"]:
            if step["did"] == "chose" and step["seat"] == seat and self.model.away[seat] is not None:
                self.model.follow(seat, step["choice"])

    async def settle(self) -> None:
        """Wait until all bots have chosen, and see that the server and the model agree."""
        while self.model.waits_for_bot():
            seat = next(each for each in (0, 1) if self.model.choices(each) and self.model.away[each] is not None)
            self.follow(seat, await self.lines[seat].receive())
        for seat, line in enumerate(self.lines):
            came = await line.say({"type": "enter", "table": self.table, "id": 8})
            position = next(message for message in came if message.get("re") == 8)["position"]
            assert position["state"] == self.model.state, (position["state"], self.model)
            shown = [choice["text"] for choice in position.get("decision", {"choices": []})["choices"]]
            assert shown == self.model.choices(seat), (shown, self.model)
            assert ("outcome" in position) == self.model.game.over
            assert (position.get("undo_asked") is not None) == (self.model.asked is not None)


def misplay(bench: "Bench", games: int, deeds: int, derandomize: bool = True) -> Counter[str]:
    """Play so many tables with so many deeds each; how they were answered."""
    told: Counter[str] = Counter()

    @settings(
        max_examples=games,
        deadline=None,
        database=None,
        derandomize=derandomize,
        # Without shrinking: to make an example smaller, one would have to begin with a server as it was.
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @example(game="seasons", tried=EVERY_ANSWER)
    @given(game=st.sampled_from(["seasons", "timemasters"]), tried=st.lists(DEEDS, min_size=deeds, max_size=deeds))
    def table(game: str, tried: list[Deed]) -> None:
        table = Misplay(bench, game, told)
        for deed in tried:
            if not table.model.game.over:
                table.try_deed(deed)
        for seat in (0, 1):  # nobody has unfinished tables without end
            if table.model.away[seat] != "give-up" and not table.model.game.over:
                table.try_deed(Deed("give-up", seat))
        assert bench.is_well()

    table()
    return told
