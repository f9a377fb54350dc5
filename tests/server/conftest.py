"""What the tests of the server share."""

from tests.server.people import shared_server, url
from tests.server.postgres import postgres, shared_cluster

__all__ = ["postgres", "shared_cluster", "shared_server", "url"]
