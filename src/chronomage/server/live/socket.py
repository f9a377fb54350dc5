"""The WebSocket of a client, from its opening to its end."""

import asyncio
from typing import Final

from litestar import WebSocket, websocket

from chronomage.protocol.answers import Problem
from chronomage.protocol.codes import Refusal
from chronomage.server.house import House
from chronomage.server.http.given import GivenHouse
from chronomage.server.identity.guard import credential_of
from chronomage.server.live.connection import Connection
from chronomage.server.live.dispatch import Dispatch, number_of
from chronomage.server.live.wire import wire_of
from chronomage.server.security.csrf import origin_is_own
from chronomage.server.security.limits import address_of
from chronomage.server.tables import views

FORBIDDEN: Final = 4003
FULL: Final = 4029
TRY_AGAIN: Final = 1013
FLOODED: Final = 4029
PATIENCE: Final = 100  # messages refused for their speed until the connection is closed


@websocket("/ws")
async def live_play(socket: WebSocket, house: GivenHouse) -> None:  # type: ignore[type-arg]
    """One client, at as many tables as it likes."""
    credential = credential_of(socket.scope)
    token = credential.token
    if credential.has_cookie and not origin_is_own(socket):
        await socket.close(FORBIDDEN)  # another site's page must not play with our visitor's cookie
        return
    address = address_of(socket)
    await socket.accept()
    if not house.admit(address):
        await socket.close(FULL)
        return
    connection = Connection(wire_of(socket.scope), house.message_limit())
    house.connections.add(connection)
    try:
        connection.person = await house.guard.person(token)
        # A task of its own: what wakes it up need not go through all the layers around us.
        await asyncio.create_task(listen(house, connection))
    except Refusal:
        connection.close(TRY_AGAIN)  # the database cannot say who this is
    finally:
        house.connections.discard(connection)
        house.dismiss(address)
        for table_id in list(connection.tables):
            house.detach(connection, table_id)
        for errand in list(connection.errands):
            errand.cancel()


async def listen(house: House, connection: Connection) -> None:
    """Carry out messages as they come, until the client is gone; a flood is refused, then cut off."""
    dispatch = Dispatch(house, connection)
    dispatch.welcome()
    impatience = 0
    while connection.close_code is None:
        text = await connection.wire.hear()
        if text is None:
            return
        if len(text) > house.settings.largest_message:
            refuse(connection, text, "oversized", f"a message has at most {house.settings.largest_message} characters.")
        elif not connection.messages.take():
            impatience += 1
            refuse(connection, text, "too-fast", "too many messages at once; wait a moment.")
            if impatience > PATIENCE:
                connection.close(FLOODED)
        elif house.closing:
            refuse(connection, text, "closing", "the server is stopping; connect again in a moment.")
        else:
            await dispatch.obey(text)


def refuse(connection: Connection, text: str, code: str, message: str) -> None:
    """Refuse a message without looking at more of it than its number."""
    numbered = number_of(text)
    connection.answer(views.encode(Problem(code=code, message=message)), None if numbered is None else numbered.id)
