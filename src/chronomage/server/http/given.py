"""The house as handlers are given it."""

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from chronomage.server.house import House

# It does not come from a client: there is nothing to check.
GivenHouse = NamedDependency[SkipValidation[House]]
