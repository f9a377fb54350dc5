"""A seat at a server's table, as a client keeps it."""

from types import SimpleNamespace
from typing import Any

from chronomage.client.seat import RemoteSeat


def entered(state: int) -> Any:
    return SimpleNamespace(table="the table", seat=0, position=SimpleNamespace(state=state))


# Who follows a table may hear of a bot's choices before the answer to `enter` is handed on.
def test_a_late_answer_takes_nothing_back() -> None:
    client: Any = SimpleNamespace(listeners=[])
    seat = RemoteSeat(client, "id")
    seat.take(entered(0))
    seat.position = SimpleNamespace(state=3)  # type: ignore[assignment]
    seat.take(entered(0))
    assert seat.position is not None
    assert seat.position.state == 3
    seat.take(entered(5))
    assert seat.position.state == 5
