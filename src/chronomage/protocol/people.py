"""Guests, accounts and sessions, as HTTP tells of them."""

from typing import Annotated, Final

import msgspec

from chronomage.protocol.words import GameName

LONGEST_NAME: Final = 24  # of characters, in its normal form
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

# What is sent may be longer than what is kept: a name is cut to its normal form first, and then refused in words.
SentName = Annotated[
    str,
    msgspec.Meta(
        min_length=1, max_length=10 * LONGEST_NAME, description=f"1 to {LONGEST_NAME} characters that can be seen"
    ),
]
NewPassword = Annotated[
    str, msgspec.Meta(max_length=LONGEST_PASSWORD, description=f"at least {SHORTEST_PASSWORD} characters")
]
Password = Annotated[str, msgspec.Meta(max_length=LONGEST_PASSWORD)]


class Sent(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Any body of a request about oneself."""

    # Passwords are in some of them: none is ever written out.
    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class NewGuest(Sent):
    """Somebody who wants to play without an account."""

    name: SentName


class NewAccount(Sent):
    """Somebody who wants an account."""

    name: SentName
    password: NewPassword


class SignIn(Sent):
    """Somebody who has an account."""

    name: SentName
    password: Password


class PasswordChange(Sent):
    """The password so far, and the one from now on."""

    old: Password
    new: NewPassword


class Deletion(Sent):
    """The password, once more: nothing comes back."""

    password: Password


class Session(msgspec.Struct, kw_only=True):
    """Who one is now; programs send the token as `Authorization: Bearer`, browsers have it as a cookie."""

    token: str
    name: str
    account: bool


class RatingView(msgspec.Struct, kw_only=True):
    """How well somebody plays a game: what they are worth for certain, and the estimate that it comes from."""

    rating: float
    mu: float
    sigma: float
    games: int


class NamedRating(RatingView):
    """The same of one of the best."""

    name: str


class Me(msgspec.Struct, kw_only=True):
    """Who one is."""

    name: str
    account: bool
    ratings: dict[GameName, RatingView]
