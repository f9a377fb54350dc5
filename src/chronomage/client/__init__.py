"""A client of the server: for bots, tests and the terminal. docs/api.md shows a bot that plays over the network."""

from chronomage.client.background import Background
from chronomage.client.client import Client, Lost
from chronomage.client.reconnecting import come_back, stay
from chronomage.client.seat import RemoteSeat
from chronomage.client.seat_playing import play_seat

__all__ = ["Background", "Client", "Lost", "RemoteSeat", "come_back", "play_seat", "stay"]
