"""The WebSocket of a client, from its opening to its end."""

from typing import Final

from litestar import WebSocket, websocket

from chronomage.protocol.codes import Refusal
from chronomage.server.close_codes import FLOODED, TRY_AGAIN
from chronomage.server.http.dependencies import GivenServerProcess
from chronomage.server.identity.authentication import credential_of
from chronomage.server.live.connection import Connection
from chronomage.server.live.entered_tables import EnteredTables
from chronomage.server.live.listener import Listener
from chronomage.server.live.request_handlers import RequestHandlers
from chronomage.server.security.csrf import origin_is_own
from chronomage.server.security.limits import address_of
from chronomage.server.transport.asgi_line import AsgiLine
from chronomage.server.transport.line import line_of

FORBIDDEN: Final = 4003  # never seen: before a WebSocket is open, this is HTTP's 403


@websocket("/ws")
async def live_play(socket: WebSocket, server_process: GivenServerProcess) -> None:  # type: ignore[type-arg]
    """One client, at as many tables as it likes."""
    credential = credential_of(socket.scope)
    token = credential.token
    if credential.has_cookie and not origin_is_own(socket):
        await socket.close(FORBIDDEN)  # another site's page must not play with our visitor's cookie
        return
    address = address_of(socket)
    await socket.accept()
    if not server_process.admit(address):
        await socket.close(FLOODED)
        return
    line = line_of(socket.scope) or AsgiLine(socket)
    connection = Connection(line, server_process.message_limit())
    server_process.connections.add(connection)
    try:
        connection.person = await server_process.authenticator.person(token)
        entered_tables = EnteredTables(connection, server_process.live_tables.by_id)
        handlers = RequestHandlers(server_process, connection, entered_tables)
        listener = Listener(server_process, connection, entered_tables, handlers)
        handlers.welcome()
        await line.attend(listener.hear)
        await listener.finish()
    except Refusal:
        connection.close(TRY_AGAIN)  # the database cannot say who this is
    finally:
        server_process.connections.discard(connection)
        server_process.dismiss(address)
        for table_id in list(connection.tables):
            server_process.detach(connection, table_id)
        for errand in list(connection.errands):
            errand.cancel()
