"""Playing a seat over the network to the end of its game: for bots."""

import asyncio
import secrets
from typing import Final

from chronomage.bots import Bot, ask, game_facts
from chronomage.client.client import Client, Lost
from chronomage.client.reconnecting import PASSING, come_back
from chronomage.client.seat import RemoteSeat
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.rules import Outcome
from chronomage.protocol.answers import Answer, Entered, Update
from chronomage.protocol.codes import Refusal

MOVED_ON: Final = ("stale", "not-your-turn", "not-playing")  # the game has changed while the bot was thinking
PAUSE: Final = 0.5
SEED_BITS: Final = 64


class BotAtSeat:
    """A bot that follows the game at its seat, and begins again whenever choices are taken back."""

    def __init__(self, seat: RemoteSeat, bot: Bot) -> None:
        self.seat = seat
        self.bot = bot
        self.begun = False
        self.changed = asyncio.Event()
        seat.follow(self.hear)

    def hear(self, answer: Answer) -> None:
        """Something was said of the table."""
        if isinstance(answer, Entered | Update) and any(step.choices is not None for step in answer.steps):
            self.begun = False
        self.changed.set()

    def choose(self, decision: Decision) -> Choice:
        """What the bot answers to a decision that is ours."""
        observation = self.seat.observation()
        if not self.begun:
            info = game_facts(observation.rules, observation.state, secrets.randbits(SEED_BITS))
            self.bot.begin(info, decision.player)
            self.begun = True
        return ask(self.bot, observation, decision)


async def play_seat(client: Client, table_id: str, bot: Bot, invite: str | None = None) -> Outcome:
    """Let a bot play our seat at a table until the game is over, through lost connections; how it ended."""
    seat = RemoteSeat(client, table_id, invite)
    player = BotAtSeat(seat, bot)
    while True:
        try:
            await come_back(seat)
            return await play_on(seat, player)
        except Lost:
            continue


async def play_on(seat: RemoteSeat, player: BotAtSeat) -> Outcome:
    """Play as long as the connection holds."""
    lost = asyncio.ensure_future(seat.client.until_lost())
    try:
        while seat.outcome is None:
            player.changed.clear()
            decision = seat.decision
            if decision is not None:
                await choose_once(seat, player.choose(decision))
                continue
            news = asyncio.ensure_future(player.changed.wait())
            try:
                await asyncio.wait([news, lost], return_when=asyncio.FIRST_COMPLETED)
            finally:
                news.cancel()  # also where we are cancelled ourselves: nobody else would
            if lost.done():
                raise Lost("the connection to the server is lost.")
        return seat.outcome
    finally:
        lost.cancel()


async def choose_once(seat: RemoteSeat, choice: Choice) -> None:
    """Make a choice; where the game has moved on or the server is busy, nothing has changed and we look again."""
    try:
        await seat.choose(choice.id)
    except Refusal as refusal:
        if refusal.code in PASSING:
            await asyncio.sleep(PAUSE)
        elif refusal.code not in MOVED_ON:
            raise
