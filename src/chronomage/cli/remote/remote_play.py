"""Playing at a server: from its address to the end of a game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rich.console import Console
from rich.text import Text

from chronomage.cli.asking import Asking
from chronomage.cli.conversation import Conversation
from chronomage.cli.parameters import kit_flags
from chronomage.cli.remote.address import Address
from chronomage.cli.remote.game import RemoteGame
from chronomage.cli.remote.kept_tokens import KeptTokens
from chronomage.cli.remote.lobby import find_table, go_to
from chronomage.cli.remote.newtable import Wishes, plan_table
from chronomage.cli.remote.signing import sign_in
from chronomage.cli.terminals import terminal_of
from chronomage.client import Background, Client, RemoteSeat
from chronomage.kernel.errors import WrongVersion
from chronomage.kernel.rules import Rules
from chronomage.kits import rules_of
from chronomage.protocol.tables import OwnTable, TableView


@dataclass(frozen=True)
class Visit:
    """What somebody wants at a server."""

    address: Address
    name: str | None
    wishes: Wishes
    new: bool  # a new table, without a look at those that there are
    watch: bool


def play_at(visit: Visit, console: Console, asking: Asking) -> None:
    """Find or set up a table at a server, and play there."""
    with Background() as network:
        client = network.call(new_client(visit.address.url))
        try:
            name = sign_in(network, client, KeptTokens(), visit.name, asking)
            own: OwnTable | None = find_or_set_up(network, client, visit, asking)
            invite = visit.address.invite
            while own is not None:
                address = replace(visit.address, invite=invite)
                own = sit_down(network, client, address, own, name, console, asking)
                network.end()  # nothing keeps us at the old table
                invite = None  # a rematch has codes of its own
        finally:
            network.end()  # first, or what keeps us at the table would connect again
            network.call(client.close())


async def new_client(url: str) -> Client:
    """A client that belongs to the loop in which it is made."""
    return Client(url)


def find_or_set_up(network: Background, client: Client, visit: Visit, asking: Asking) -> OwnTable:
    """The table that is wanted, with the person at it."""
    address = visit.address
    if address.table is not None:
        return go_to(network, client, address.table, address.invite, visit.watch)
    picked = None if visit.new else find_table(network.call(client.tables()), asking, visit.wishes.games)
    if picked is not None:
        return go_to(network, client, picked, None, visit.watch)
    return network.call(client.create(plan_table(asking, visit.wishes)))


def rules_at(table: TableView, documents: Mapping[str, str]) -> Rules:
    """The rules that a table plays by; a WrongVersion where this program knows others."""
    rules = rules_of(table.game, table.options, documents)
    if table.version != rules.version:
        raise WrongVersion(
            f"this table plays version {table.version} of the rules of {table.game}; "
            f"this program knows version {rules.version}."
        )
    return rules


def sit_down(
    network: Background, client: Client, address: Address, own: OwnTable, name: str, console: Console, asking: Asking
) -> OwnTable | None:
    """Play or watch at a table; the table of the rematch, where there is to be one."""
    table = own.table
    language = asking.texts.language
    terminal = terminal_of(rules_at(table, network.call(client.documents(table))), language)
    private = own.invite if table.privacy == "private" else None
    invite = address.invite or private
    flags = ["--server", address.url, "--table", table.id, "--name", name, "--lang", language, *kit_flags()]
    if invite is not None:
        flags += ["--invite", invite]
    seat = RemoteSeat(client, table.id, invite)
    game = RemoteGame(seat, table, network, terminal, console, flags, is_host=own.invite is not None)
    console.print(Text(terminal.say(terminal.welcome), "bold"))
    if own.seat is None:
        game.say("server.watching")
    elif table.status == "gathering":
        game.say("server.waiting")
        game.say_whole("server.invite-with", link=address.link(table.id, private))
    game.sit_down()
    Conversation(game, console).run()
    return game.rematch
