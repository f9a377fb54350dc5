"""Being somebody at a server: a guest under a name or an account, and the same one again on coming back."""

import os
from typing import Final

from chronomage.cli.asking import Asking
from chronomage.cli.remote.kept_tokens import KeptTokens
from chronomage.client import Background, Client
from chronomage.protocol.codes import Refusal

PASSWORD: Final = "CHRONOMAGE_PASSWORD"  # never a flag: everybody on a computer can read those
MOST_TRIES: Final = 3
UNKNOWN: Final = "unauthorized"
TAKEN: Final = "taken"


def sign_in(network: Background, client: Client, kept: KeptTokens, name: str | None, asking: Asking) -> str:
    """Be the one of that name, of the name that was used last, or of one that is asked for; the name."""
    name = name or kept.last_name(client.url) or asking.words("server.ask-name")
    client.token = kept.token(client.url, name)
    if client.token is None or not is_known(network, client):
        client.token = None
        be_somebody(network, client, name, asking)
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


def be_somebody(network: Background, client: Client, name: str, asking: Asking) -> None:
    """Be a guest, or where an account has the name, who knows its password."""
    try:
        network.call(client.be_guest(name))
    except Refusal as refusal:
        if refusal.code != TAKEN:
            raise
        try:
            show_password(network, client, name, asking)
        except EOFError:  # nobody is there who could be asked
            raise refusal from None


def show_password(network: Background, client: Client, name: str, asking: Asking) -> None:
    """Sign in with the password of the environment, or with one that is asked for."""
    given = os.environ.get(PASSWORD)
    if given:
        network.call(client.sign_in(name, given))
        return
    for tries_left in reversed(range(MOST_TRIES)):
        password = asking.secret("server.ask-password", name=name)
        try:
            network.call(client.sign_in(name, password))
            return
        except Refusal as refusal:
            if refusal.code != UNKNOWN or not tries_left:
                raise
        asking.console.print(asking.say("server.wrong-password"))
