"""The server_process as handlers are given it."""

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from chronomage.server.server_process import ServerProcess

# It does not come from a client: there is nothing to check.
GivenServer = NamedDependency[SkipValidation[ServerProcess]]
