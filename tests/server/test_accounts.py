"""Accounts in the database, and over HTTP."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import insert

from chronomage.protocol.codes import Refusal
from chronomage.server.identity.authentication import COOKIE
from chronomage.server.identity.passwords import Passwords
from chronomage.server.identity.person import Person
from chronomage.server.identity.tokens import account_claim, guest_claim
from chronomage.server.storage.accounts import Accounts
from chronomage.server.storage.database import Database
from chronomage.server.storage.schema import CHAT, RATINGS, RESULTS
from tests.server.front_door import CHEAP, OURS, PASSWORD, built, opened, rows, seat, visitor
from tests.server.postgres import Cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where the accounts are, once in each kind of database."""
    if request.param == "sqlite":
        return tmp_path
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.create_database("accounts")


async def refused(code: str, awaited: Any) -> str:
    """The words of a refusal with that code."""
    with pytest.raises(Refusal) as found:
        await awaited
    assert found.value.code == code
    return found.value.message


async def play(database: Database, table_id: str, people: list[Person]) -> None:
    """Chat and results of a table at which these people sat."""
    async with database.writing() as connection:
        for number, person in enumerate(people):
            said = {"at": 0, "player": person.key, "name": person.name, "text": f"I am {person.name}"}
            await connection.execute(insert(CHAT), {"table_id": table_id, "number": number, **said})
            result = {"seat": number, "player": person.key, "score": 1, "place": 1, "gave_up": False}
            await connection.execute(insert(RESULTS), {"table_id": table_id, **result})


def test_register_and_sign_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door:
            made = await door.accounts.register(" Łucja ", PASSWORD)
            assert made.person == Person("a:1", "Łucja", 1)
            assert await door.accounts.sign_in("ŁUCJA", PASSWORD) == made
            assert await door.accounts.find(1) == ("Łucja", 0)
            assert [await door.accounts.find(number) for number in (2, 0, -1, 2**70)] == [None] * 4
            stored = (await rows(door.database))["accounts"][0]
            assert PASSWORD not in str(stored)
            assert "argon2id" in str(stored)

    asyncio.run(story())


def test_wrong_names_and_wrong_passwords_cannot_be_told_apart(home: Path | str) -> None:
    async def story() -> None:
        async with opened(home) as door:
            await door.accounts.register("Ada", PASSWORD)
            words = {
                await refused("unauthorized", door.accounts.sign_in(name, password))
                for name, password in [
                    ("Ada", "wrong password"),
                    ("Eva", PASSWORD),
                    ("\ud800\x00", PASSWORD),
                    ("Ada", ""),
                ]
            }
            assert len(words) == 1

    asyncio.run(story())


def test_a_name_that_looks_like_a_taken_one_is_taken(home: Path | str) -> None:
    async def story() -> None:
        async with opened(home) as door:
            await door.accounts.register("Vasya", PASSWORD)
            for pretender in ("vasya", "Vаsya", "VASYA", "V asya"):
                await refused("taken", door.accounts.register(pretender, PASSWORD))
            twins = [door.accounts.register(name, PASSWORD) for name in ("Ola", "0la", "OLA")]
            made = await asyncio.gather(*twins, return_exceptions=True)
            assert sorted(getattr(it, "code", "made") for it in made) == ["made", "taken", "taken"]

    asyncio.run(story())


def test_a_weaker_hash_is_replaced_at_the_next_sign_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door:
            await door.accounts.register("Ada", PASSWORD)
            stronger = Accounts(door.database, Passwords(PasswordHasher(2, 16, 1)))
            before = (await rows(door.database))["accounts"][0]
            again = await stronger.sign_in("Ada", PASSWORD)
            after = (await rows(door.database))["accounts"][0]
            assert before[3] != after[3]
            assert "m=16,t=2" in after[3]
            assert again.epoch == 0, "nobody is signed out by that"
            assert await stronger.sign_in("Ada", PASSWORD) == again

    asyncio.run(story())


def test_another_password_ends_all_other_sessions(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door:
            ada = await door.accounts.register("Ada", PASSWORD)
            old = door.signer.sign(account_claim(ada.person, ada.epoch))
            assert await door.authenticator.person(old) == ada.person
            await refused("unauthorized", door.accounts.change_password(1, "wrong password", "another one"))
            await refused("bad-request", door.accounts.change_password(1, PASSWORD, "short"))
            assert await door.authenticator.person(old) == ada.person
            changed = await door.accounts.change_password(1, PASSWORD, "another one")
            assert (changed.person, changed.epoch) == (ada.person, 1)
            assert await door.authenticator.person(old) is None
            assert await door.authenticator.person(door.signer.sign(account_claim(ada.person, 1))) == ada.person
            await refused("unauthorized", door.accounts.sign_in("Ada", PASSWORD))
            assert await door.accounts.sign_in("Ada", "another one") == changed

    asyncio.run(story())


def test_of_two_who_change_the_password_at_once_one_does(home: Path | str) -> None:
    async def story() -> None:
        async with opened(home) as door:
            await door.accounts.register("Ada", PASSWORD)
            changes = [door.accounts.change_password(1, PASSWORD, f"password {number}") for number in range(2)]
            made = await asyncio.gather(*changes, return_exceptions=True)
            assert sorted(getattr(it, "code", "made") for it in made) == ["made", "unauthorized"]
            assert await door.accounts.find(1) == ("Ada", 1)

    asyncio.run(story())


def test_the_guard_knows_guests_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door:
            claim = guest_claim("Жанна")
            assert await door.authenticator.person(door.signer.sign(claim)) == Person(claim.key, "Жанна")
            for token in (None, "", "c1.x.y"):
                assert await door.authenticator.person(token) is None
            assert await door.authenticator.person(door.signer.sign(account_claim(Person("a:9", "", 9), 0))) is None

    asyncio.run(story())


def test_a_deleted_account_leaves_no_trace_and_the_games_stay(home: Path | str) -> None:
    async def story() -> None:
        async with opened(home) as door:
            zenobia = (await door.accounts.register("Zenobia", PASSWORD)).person
            ada = (await door.accounts.register("Ada", PASSWORD)).person
            for table_id, status in [("t1", "playing"), ("t2", "over"), ("t3", "gathering"), ("t4", "closed")]:
                await seat(door.database, table_id, status, [zenobia, ada])
            await seat(door.database, "t5", "playing", [ada, None])
            await play(door.database, "t2", [zenobia, ada])
            async with door.database.writing() as connection:
                for account in (1, 2):
                    rating = {"account_id": account, "game": "seasons", "mu": 25, "sigma": 8, "games": 1}
                    await connection.execute(insert(RATINGS), rating)
            await refused("unauthorized", door.accounts.delete(1, "wrong password"))
            assert str(await rows(door.database)).count("Zenobia") > 5

            assert sorted(await door.accounts.delete(1, PASSWORD)) == ["t1", "t3"]

            left = await rows(door.database)
            for trace in ("Zenobia", "zenobia", "a:1"):
                assert trace not in str(left), trace
            assert [row[1] for row in left["accounts"]] == ["Ada"]
            assert [row[0] for row in left["ratings"]] == [2]
            assert [(row[3], row[6]) for row in left["chat"]] == [("a:2", "I am Ada")]
            assert [row[2] for row in left["results"]] == [None, "a:2"]
            assert {row[0]: row[13] for row in left["tables"] if row[13]} == {"t5": "Ada"}
            kinds = {row[0]: row[2:5] for row in left["seats"] if row[1] == 0}
            assert kinds["t1"] == kinds["t2"] == ("player", None, None)
            assert kinds["t3"] == ("open", None, None), "before the game begins, somebody else may sit down"
            await refused("unauthorized", door.accounts.sign_in("Zenobia", PASSWORD))
            await refused("unauthorized", door.accounts.delete(1, PASSWORD))
            again = await door.accounts.register("Zenobia", PASSWORD)
            assert again.person.account == 3, "nobody inherits a deleted account's number"

    asyncio.run(story())


def test_a_guest_takes_the_games_along(home: Path | str) -> None:
    async def story() -> None:
        async with opened(home) as door:
            guest = Person("g:abc", "Gast")
            ada = (await door.accounts.register("Ada", PASSWORD)).person
            await seat(door.database, "t1", "playing", [guest, None])
            await seat(door.database, "t2", "playing", [ada, guest])
            await seat(door.database, "t3", "over", [None, guest])
            await play(door.database, "t3", [ada, guest])
            assert await door.accounts.adopt(guest, ada) == ["t1", "t3"]
            left = await rows(door.database)
            owners = {row[:2]: row[3:5] for row in left["seats"]}
            assert owners["t1", 0] == owners["t3", 1] == ("a:1", "Ada")
            assert owners["t2", 1] == ("g:abc", "Gast"), "nobody sits on two seats of a table"
            assert {row[0]: row[12:14] for row in left["tables"]}["t1"] == ("a:1", "Ada")
            assert [row[2] for row in left["results"]] == ["a:1", "a:1"]
            assert [row[3] for row in left["chat"]] == ["a:1", "a:1"]
            assert await door.accounts.adopt(guest, ada) == []

    asyncio.run(story())


def test_a_person_over_http_from_guest_to_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door, visitor(built(door), **OURS) as browser:
            assert (await browser.get("/api/v1/me")).status_code == 401
            made = await browser.post("/api/v1/guests", json={"name": " Gast "})
            assert made.status_code == 201
            token = made.json()["token"]
            assert made.json() == {"token": token, "name": "Gast", "account": False}
            assert browser.cookies[COOKIE] == token
            cookie = made.headers["set-cookie"]
            assert all(part in cookie for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=15552000"))
            assert "Secure" not in cookie
            me = {"name": "Gast", "account": False, "ratings": {}}
            assert (await browser.get("/api/v1/me")).json() == me
            assert (await browser.get("/plain")).text == "Gast 0"
            async with visitor(built(door), Authorization=f"Bearer {token}") as program:
                assert (await program.get("/api/v1/me")).json() == me
            guest = await door.authenticator.person(token)
            await seat(door.database, "t1", "playing", [guest, None])
            wish = {"name": "Ada", "password": PASSWORD}
            assert (await browser.put("/api/v1/me/password", json={"old": "x", "new": PASSWORD})).status_code == 403

            made = await browser.post("/api/v1/accounts", json=wish)
            assert (made.status_code, made.json()["account"]) == (201, True)
            assert door.changed == ["t1"]
            assert (await rows(door.database))["seats"][0][3:5] == ("a:1", "Ada")
            first = made.json()["token"]

            changed = await browser.put("/api/v1/me/password", json={"old": PASSWORD, "new": "another one"})
            assert changed.status_code == 200
            assert browser.cookies[COOKIE] == changed.json()["token"] != first
            assert await door.authenticator.person(first) is None
            async with door.database.writing() as connection:
                rating = {"account_id": 1, "game": "seasons", "mu": 25.5, "sigma": 8.0, "games": 3}
                await connection.execute(insert(RATINGS), rating)
            told = (await browser.get("/api/v1/me")).json()
            assert told["ratings"] == {"seasons": {"rating": 1.5, "mu": 25.5, "sigma": 8.0, "games": 3}}

            assert (await browser.delete("/api/v1/sessions")).status_code == 204
            assert COOKIE not in browser.cookies
            assert (await browser.get("/api/v1/me")).status_code == 401
            assert (await browser.post("/api/v1/sessions", json=wish)).status_code == 401
            wish["password"] = "another one"
            assert (await browser.post("/api/v1/sessions", json=wish)).status_code == 201

            wrong = await browser.request("DELETE", "/api/v1/me", json={"password": PASSWORD})
            assert wrong.json()["code"] == "unauthorized"
            gone = await browser.request("DELETE", "/api/v1/me", json={"password": "another one"})
            assert (gone.status_code, gone.content) == (204, b"")
            assert COOKIE not in browser.cookies
            assert await door.authenticator.person(changed.json()["token"]) is None
            assert door.changed == ["t1", "t1"], "a bot is to play on"

    asyncio.run(story())


def test_a_guest_cannot_bear_the_name_of_an_account(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door, visitor(built(door), **OURS) as browser:
            await door.accounts.register("Ada", PASSWORD)
            answer = await browser.post("/api/v1/guests", json={"name": "АDА"})
            assert (answer.status_code, answer.json()["code"]) == (409, "taken")
            assert COOKIE not in browser.cookies

    asyncio.run(story())


def test_somebody_signed_in_who_signs_in_elsewhere_loses_no_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door, visitor(built(door), **OURS) as browser:
            ada = (await door.accounts.register("Ada", PASSWORD)).person
            await door.accounts.register("Eva", PASSWORD)
            await seat(door.database, "t1", "playing", [ada, None])
            for name in ("Ada", "Eva"):
                await browser.post("/api/v1/sessions", json={"name": name, "password": PASSWORD})
            assert (await browser.get("/api/v1/me")).json()["name"] == "Eva"
            assert (await rows(door.database))["seats"][0][3] == ada.key
            assert door.changed == []

    asyncio.run(story())


def test_a_secure_server_sets_secure_cookies(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, secure_cookies=True) as door, visitor(built(door), **OURS) as browser:
            made = await browser.post("/api/v1/guests", json={"name": "Ada"})
            assert "Secure" in made.headers["set-cookie"]
            assert "max-age" in made.headers["strict-transport-security"]

    asyncio.run(story())


def test_a_cookie_that_goes_along_with_a_given_token_does_not_count(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door, visitor(built(door)) as browser:
            tokens = [door.signer.sign(guest_claim(name)) for name in ("Cookie", "Given")]
            browser.cookies.set(COOKIE, tokens[0])
            answer = await browser.get("/api/v1/me", headers={"Authorization": f"bearer {tokens[1]}"})
            assert answer.json()["name"] == "Given"

    asyncio.run(story())


def test_every_answer_of_the_schema_is_described(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as door, visitor(built(door)) as browser:
            answer = await browser.get("/api/schema/openapi.json")
            assert answer.status_code == 200
            paths = answer.json()["paths"]
            told = {
                operation["operationId"]: set(operation["responses"])
                for path, operations in paths.items()
                if path.startswith("/api/v1")
                for operation in operations.values()
            }
            assert set(told) == {
                "createGuest", "createAccount", "createSession", "deleteSession", "getMe", "changePassword",
                "deleteAccount",
            }  # fmt: skip
            assert all({"400", "403", "413", "429", "500", "503"} < statuses for statuses in told.values())
            assert "409" in told["createAccount"]
            assert {"401", "204"} < told["deleteAccount"]

    asyncio.run(story())


def test_hashes_of_the_default_strength_are_those_of_the_library() -> None:
    assert not PasswordHasher().check_needs_rehash(Passwords().nobodys)
    assert PasswordHasher().check_needs_rehash(Passwords(CHEAP).nobodys)
