"""A person as the server knows them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays or watches; the key is the server's own and is never told to others."""

    key: str  # "a:" and the number of an account, or "g:" and something nobody can guess
    name: str
    account: int | None = None


def is_account(key: str) -> bool:
    """Whether the person with that key has an account."""
    return key.startswith("a:")
