"""Guests, accounts and sessions over HTTP."""

from typing import Any, Final

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from chronomage.protocol.codes import Refusal
from chronomage.protocol.people import (
    Deletion,
    Me,
    NewAccount,
    NewGuest,
    PasswordChange,
    RatingView,
    Session,
    SignIn,
)
from chronomage.server.http.credentials import ANYBODY, KNOWN
from chronomage.server.http.dependencies import GivenPerson, GivenServer, GivenVisitor, IdentityServer
from chronomage.server.http.problems import refusals
from chronomage.server.identity.authentication import COOKIE
from chronomage.server.identity.names import clean_name
from chronomage.server.identity.person import Person
from chronomage.server.identity.tokens import LASTS_SECONDS, Claim, account_claim, guest_claim
from chronomage.server.storage.accounts import SignedIn

KNOWN_ONLY: Final = "nobody knows who is asking"
# Said once more, since a Response of nothing is otherwise described as one with a body.
FORGOTTEN: Final = {HTTP_204_NO_CONTENT: ResponseSpec(None, description="Nobody, from now on")}


class AccountController(Controller):
    """Who plays here."""

    path = "/api/v1"
    tags = ("people",)

    @post(
        "/guests",
        operation_id="createGuest",
        summary="Play under a name, without an account",
        response_description="The guest that one is now",
        responses=refusals({409: "the name belongs to an account"}),
    )
    async def create_guest(self, data: JSONBody[NewGuest], server_process: GivenServer) -> Response[Session]:
        """Whoever holds the token is this guest; a lost token cannot be replaced."""
        name = clean_name(data.name)
        await server_process.accounts.require_free(name)
        return welcome(server_process, guest_claim(name), name)

    @post(
        "/accounts",
        operation_id="createAccount",
        summary="Make an account",
        response_description="The account that one is now",
        security=ANYBODY,
        responses=refusals({409: "the name is taken, or looks like one that is"}),
    )
    async def create_account(
        self, data: JSONBody[NewAccount], server_process: GivenServer, person: GivenVisitor
    ) -> Response[Session]:
        """A guest takes along all games to the new account."""
        signed_in = await server_process.accounts.register(data.name, data.password)
        return await settle(server_process, signed_in, person)

    @post(
        "/sessions",
        operation_id="createSession",
        summary="Sign in",
        response_description="The account that one is now",
        security=ANYBODY,
        responses=refusals({401: "there is no account with this name and password"}),
    )
    async def create_session(
        self, data: JSONBody[SignIn], server_process: GivenServer, person: GivenVisitor
    ) -> Response[Session]:
        """A guest takes along all games to the account."""
        signed_in = await server_process.accounts.sign_in(data.name, data.password)
        return await settle(server_process, signed_in, person)

    @delete(
        "/sessions",
        operation_id="deleteSession",
        summary="Sign out",
        status_code=HTTP_204_NO_CONTENT,
        responses=refusals({}) | FORGOTTEN,
    )
    async def delete_session(self, server_process: GivenServer) -> Response[None]:
        """The browser forgets its token; a program throws its own away."""
        return forgotten(server_process)

    @get(
        "/me",
        operation_id="getMe",
        summary="Who am I?",
        response_description="Who one is",
        security=KNOWN,
        responses=refusals({401: KNOWN_ONLY}),
    )
    async def get_me(self, server_process: GivenServer, me: GivenPerson) -> Me:
        """Name and ratings of whoever asks."""
        rated = {} if me.account is None else await server_process.results.ratings_of(me.account)
        return Me(name=me.name, account=me.account is not None, ratings=msgspec.convert(rated, dict[str, RatingView]))

    @put(
        "/me/password",
        operation_id="changePassword",
        summary="Change the password",
        response_description="The account, with its new token",
        security=KNOWN,
        responses=refusals({401: "the password is wrong, or nobody knows who is asking"}),
    )
    async def change_password(
        self, data: JSONBody[PasswordChange], server_process: GivenServer, me: GivenPerson
    ) -> Response[Session]:
        """All other sessions of the account end at once."""
        signed_in = await server_process.accounts.change_password(account_of(me), data.old, data.new)
        server_process.sign_off(me.key)
        claim = account_claim(signed_in.person, signed_in.epoch)
        return welcome(server_process, claim, signed_in.person.name, HTTP_200_OK)

    @delete(
        "/me",
        operation_id="deleteAccount",
        summary="Delete the account",
        status_code=HTTP_204_NO_CONTENT,
        security=KNOWN,
        responses=refusals({401: "the password is wrong, or nobody knows who is asking"}) | FORGOTTEN,
    )
    async def delete_account(
        self, data: JSONBody[Deletion], server_process: GivenServer, me: GivenPerson
    ) -> Response[None]:
        """Name, ratings and everything said are gone for good; games that others played stay, with nobody's name."""
        table_ids = await server_process.accounts.delete(account_of(me), data.password)
        await server_process.seats_changed(table_ids)
        server_process.sign_off(me.key)
        return forgotten(server_process)


async def settle(server_process: IdentityServer, signed_in: SignedIn, before: Person | None) -> Response[Session]:
    """Welcome somebody to their account, with what they have played as a guest before."""
    if before is not None and before.account is None:
        table_ids = await server_process.accounts.adopt(before, signed_in.person)
        await server_process.seats_changed(table_ids)
        server_process.sign_off(before.key)
    return welcome(server_process, account_claim(signed_in.person, signed_in.epoch), signed_in.person.name)


def account_of(me: Person) -> int:
    """The number of one's account; a Refusal for guests, who have none."""
    if me.account is None:
        raise Refusal("forbidden", "a guest has no account, and no password; to be forgotten, sign out.")
    return me.account


def welcome(
    server_process: IdentityServer, claim: Claim, name: str, status: int = HTTP_201_CREATED
) -> Response[Session]:
    """Give somebody their token."""
    token = server_process.signer.sign(claim)
    body = Session(token=token, name=name, account=claim.account is not None)
    return Response(body, status_code=status, cookies=[session_cookie(server_process, token, LASTS_SECONDS)])


def forgotten(server_process: IdentityServer) -> Response[Any]:
    """Take somebody's token out of their browser."""
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[session_cookie(server_process, "", 0)])


def session_cookie(server_process: IdentityServer, token: str, seconds: int) -> Cookie:
    """The token as a cookie that no script can read."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=server_process.settings.secure_cookies,
    )
