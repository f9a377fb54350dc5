"""What handlers are given when they ask for it by name: the server process, and the person who is asking."""

from typing import Any, Final, Protocol

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from chronomage.protocol.codes import Refusal
from chronomage.server.identity.authentication import Authenticator, token_of
from chronomage.server.identity.person import Person
from chronomage.server.identity.tokens import Signer
from chronomage.server.server_process import ServerProcess
from chronomage.server.settings import Settings
from chronomage.server.storage.accounts import Accounts
from chronomage.server.storage.results import Results


class IdentityServer(Protocol):
    """What is needed of the server's ServerProcess to know people."""

    settings: Settings
    signer: Signer
    accounts: Accounts
    authenticator: Authenticator
    results: Results

    async def seats_changed(self, table_ids: list[str]) -> None:
        """Somebody else sits at these tables now, or nobody: whoever has them open reads them again."""

    def sign_off(self, key: str) -> None:
        """Who is connected under that key is no longer: the connections are closed, in every process."""


# None of these comes from a client: there is nothing to check.
GivenServer = NamedDependency[SkipValidation[IdentityServer]]
GivenServerProcess = NamedDependency[SkipValidation[ServerProcess]]
GivenVisitor = NamedDependency[SkipValidation[Person | None]]
GivenPerson = NamedDependency[SkipValidation[Person]]


async def provide_person(request: Request[Any, Any, Any], server_process: GivenServer) -> Person | None:
    """Who is asking; None where nobody knows them."""
    return await server_process.authenticator.person(token_of(request))


async def require_person(person: GivenVisitor) -> Person:
    """Who is asking; a Refusal where nobody knows them."""
    return known_person(person)


def known_person(person: Person | None) -> Person:
    """Somebody whom the server knows; a Refusal where it does not."""
    if person is None:
        raise Refusal("unauthorized", "nobody knows who you are: choose a name, or sign in.")
    return person


# Handlers name `person` for whoever asks, and `me` where only somebody known may ask.
DEPENDENCIES: Final = {"person": Provide(provide_person), "me": Provide(require_person)}
