"""Being somebody at a server: a guest under a name, and the same guest again on coming back."""

from chronomage.cli.asking import Asking
from chronomage.cli.remote.kept import KeptTokens
from chronomage.client import Background, Client
from chronomage.protocol.codes import Refusal

UNKNOWN = "unauthorized"


def sign_in(network: Background, client: Client, kept: KeptTokens, name: str | None, asking: Asking) -> str:
    """Be the guest of that name, of the name that was used last, or of one that is asked for; the name."""
    name = name or kept.last_name(client.url) or asking.words("server.ask-name")
    client.token = kept.token(client.url, name)
    if client.token is None or not is_known(network, client):
        client.token = None
        network.call(client.be_guest(name))
    assert client.token is not None
    kept.keep(client.url, name, client.token)
    return name


def is_known(network: Background, client: Client) -> bool:
    """Whether the server knows our token."""
    try:
        network.call(client.me())
    except Refusal as refusal:
        if refusal.code != UNKNOWN:
            raise
        return False
    return True
