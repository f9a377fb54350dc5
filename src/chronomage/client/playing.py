"""Playing a seat over the network to the end of its game: for bots."""

import asyncio
from collections.abc import Callable
from typing import Final

from chronomage.client.client import Client, Lost
from chronomage.client.reconnecting import PASSING, come_back
from chronomage.client.seat import RemoteSeat
from chronomage.game import Game
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.rules import Outcome
from chronomage.pov.observation import Observation
from chronomage.protocol.codes import Refusal

Chooser = Callable[[Observation[Game], Decision], Choice]
MOVED_ON: Final = ("stale", "not-your-turn", "not-playing")  # the game has changed while the bot was thinking
PAUSE: Final = 0.5


async def play_seat(client: Client, table_id: str, choose: Chooser, invite: str | None = None) -> Outcome:
    """Play our seat at a table until the game is over, through lost connections; how it ended.

    `choose` is that of any bot: it gets an observation and a decision, and answers with one of its choices.
    """
    seat = RemoteSeat(client, table_id, invite)
    changed = asyncio.Event()
    seat.follow(lambda _: changed.set())
    while True:
        try:
            await come_back(seat)
            return await play_on(seat, choose, changed)
        except Lost:
            continue


async def play_on(seat: RemoteSeat, choose: Chooser, changed: asyncio.Event) -> Outcome:
    """Play as long as the connection holds."""
    lost = asyncio.ensure_future(seat.client.until_lost())
    try:
        while seat.outcome is None:
            changed.clear()
            decision = seat.decision
            if decision is not None:
                await choose_once(seat, choose(seat.observation(), decision))
                continue
            news = asyncio.ensure_future(changed.wait())
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
