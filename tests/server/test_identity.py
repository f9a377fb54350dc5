"""Tokens, names and passwords."""

import asyncio
from base64 import urlsafe_b64encode
from dataclasses import replace

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from chronomage.protocol.codes import Refusal
from chronomage.server.identity.names import clean_name, clean_text, name_key
from chronomage.server.identity.passwords import MOST_WAITING, Passwords
from chronomage.server.identity.person import Person
from chronomage.server.identity.tokens import (
    LASTS_SECONDS,
    Claim,
    Signer,
    account_claim,
    guest_claim,
)
from tests.server.front_door import CHEAP, PASSWORD

SIGNER = Signer(b"secret", clock=lambda: 1_000)
GUEST = Claim("g:abc", "Łucja і Жанна", 0, 2_000)


# --- Tokens ---


@pytest.mark.parametrize(
    "claim", [GUEST, Claim("a:7", "", 3, 1_001), guest_claim("x"), Claim("g:" + "y" * 58, "🐉" * 24, 0, 2**50)]
)
def test_a_token_says_what_was_signed(claim: Claim) -> None:
    token = SIGNER.sign(claim)
    assert SIGNER.read(token) == claim
    assert all(character.isalnum() or character in "-_." for character in token)


def test_a_token_changed_anywhere_is_worth_nothing() -> None:
    token = SIGNER.sign(GUEST)
    for place, character in enumerate(token):
        for other in {"A", "B", "g", ".", "", "="} - {character}:
            assert SIGNER.read(token[:place] + other + token[place + 1 :]) is None, (place, other)
    for extended in (token + "A", token + "=", token + " ", "c1." + token, token * 2):
        assert SIGNER.read(extended) is None


def test_a_token_of_another_secret_or_version_is_worth_nothing() -> None:
    assert Signer(b"other", clock=lambda: 1_000).read(SIGNER.sign(GUEST)) is None
    body = SIGNER.sign(GUEST).rpartition(".")[0].replace("c1.", "c2.")
    assert SIGNER.read(f"{body}.{SIGNER.signature(body)}") is None


def test_the_signature_of_one_content_does_not_serve_for_another() -> None:
    _, content, _ = SIGNER.sign(replace(GUEST, key="a:1")).split(".")
    version, _, signature = SIGNER.sign(GUEST).split(".")
    assert SIGNER.read(f"{version}.{content}.{signature}") is None


def test_a_token_ends() -> None:
    assert SIGNER.read(SIGNER.sign(replace(GUEST, expires_at=1_001))) is not None
    assert SIGNER.read(SIGNER.sign(replace(GUEST, expires_at=1_000))) is None
    assert guest_claim("x", at=5).expires_at == 5 + LASTS_SECONDS * 1000
    assert LASTS_SECONDS == 180 * 24 * 60 * 60


@given(st.one_of(st.text(), st.binary(), st.integers(), st.none(), st.text(alphabet="c1.AaZz09-_=", max_size=80)))
def test_anything_can_be_read_as_a_token_and_says_nothing(garbage: object) -> None:
    assert SIGNER.read(garbage) is None


@pytest.mark.parametrize("garbage", ["", ".", "..", "c1..", "\ud800", "é", "x" * 10_000_000, "c1." + "A" * 500 + "."])
def test_odd_texts_are_no_tokens(garbage: str) -> None:
    assert SIGNER.read(garbage) is None


def test_guests_have_keys_that_nobody_can_guess() -> None:
    keys = {guest_claim("x").key for _ in range(100)}
    assert len(keys) == 100
    assert all(key.startswith("g:") and 20 < len(key) <= 60 for key in keys)
    assert guest_claim("x").account is None
    assert account_claim(Person("a:12", "Ada", 12), 4).account == 12


def test_a_token_holds_no_password_and_no_secret() -> None:
    assert urlsafe_b64encode(b"secret").decode().rstrip("=") not in SIGNER.sign(GUEST)


# --- Names ---


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ada", "Ada"),
        ("  Żółta Gęś  ", "Żółta Gęś"),
        ("Їжак-Ґанок", "Їжак-Ґанок"),
        ("Вася_PRO 2", "Вася_PRO 2"),
        ("Ada   Lovelace", "Ada Lovelace"),
        ("Ａｄａ", "Ada"),
        ("e\u0301va", "éva"),
        ("🐉", "🐉"),
        ("x" * 24, "x" * 24),
        ("Ada\u00a0B", "Ada B"),
    ],
)
def test_names_as_they_are_shown(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "\u00a0\u3000", "x" * 25, "x" * 100_000, "A\nda", "A\tda", "A\x00da", "Ada\u202egnik", "A\u200bda",
        "A\u200dda", "A\u2066da", "\ufeffAda", "A\u00adda", "\u3164", "\u2800", "A\ufe0fda", "\ud800", "\ue000",
        "\u0301a", "a \u0301", "a" + "\u0332" * 4, "\ufdfa\ufdfa",
    ],
)  # fmt: skip
def test_what_is_no_name(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(text)
    assert refused.value.code == "bad-request"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "Аdа"),  # Cyrillic А and а
        ("pecox", "ресох"),  # all Cyrillic
        ("Vasya", "Vаsуа"),
        ("HOPE", "НОРЕ"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("іван", "iвaн"),
        ("Zoë", "Zoё"),  # Cyrillic ё
        ("Straße", "STRASSE"),
        ("Νick", "Nick"),  # a Greek capital
        ("bob", "b0b"),
        ("Ada Lovelace", "AdaLovelace"),
        ("İpek", "ipek"),
        ("Ada–B", "Ada-B"),
        ("ﬁn", "fin"),
        ("éva", "e\u0301va"),
    ],
)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Eva"), ("Łukasz", "Lukasz"), ("Zoe", "Zoë"), ("Иван", "Йван")])
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@given(st.text(max_size=30))
def test_every_text_is_a_name_or_is_refused_and_its_key_fits(text: str) -> None:
    try:
        name = clean_name(text)
    except Refusal:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= 24
    assert 1 <= len(name_key(name)) <= 96
    assert name_key(name) == name_key(name.upper().lower())


def test_what_is_said_keeps_its_smileys_and_loses_what_does_harm() -> None:
    assert clean_text("  hi\nthere 👩\u200d🚀 ❤\ufe0f \x07\u202e!", 100) == "hi there 👩\u200d🚀 ❤\ufe0f !"
    for nothing in ("", " \n", "\u200b", "\x00", "\ud800"):
        with pytest.raises(Refusal):
            clean_text(nothing, 100)
    with pytest.raises(Refusal, match="at most 3"):
        clean_text("four", 3)


# --- Passwords ---


def test_a_password_is_right_or_wrong() -> None:
    async def story() -> None:
        passwords = Passwords(CHEAP)
        hashed = await passwords.hash_password("pässword")
        assert "pässword" not in hashed
        assert await passwords.is_right(hashed, "pässword")
        assert await passwords.is_right(hashed, "pa\u0308ssword"), "the same from another keyboard"
        assert not await passwords.is_right(hashed, "passw0rd")
        assert not await passwords.is_right(None, "pässword")
        assert not await passwords.is_right("not a hash", "pässword")
        assert not await passwords.is_right(hashed, "\ud800")
        assert not await passwords.is_right(hashed, "x" * 1_000_000)
        assert not passwords.is_outdated(hashed)
        assert Passwords(PasswordHasher(2, 16, 1)).is_outdated(hashed)

    asyncio.run(story())


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201, "12345678\ud800"])
def test_what_is_no_password(password: str) -> None:
    with pytest.raises(Refusal) as refused:
        asyncio.run(Passwords(CHEAP).hash_password(password))
    assert refused.value.code == "bad-request"


def test_somebody_unknown_takes_the_same_work_as_somebody_known() -> None:
    checked = []

    class Noting(Passwords):
        def verify(self, hashed: str, password: str) -> bool:
            checked.append(hashed)
            return super().verify(hashed, password)

    passwords = Noting(CHEAP)
    assert not asyncio.run(passwords.is_right(None, PASSWORD))
    assert checked == [passwords.nobodys]
    assert not CHEAP.check_needs_rehash(passwords.nobodys)


def test_a_flood_of_passwords_waits_and_then_is_refused() -> None:
    async def story() -> None:
        passwords = Passwords(CHEAP)
        at_work, most = 0, 0
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def in_thread() -> None:
            nonlocal at_work, most
            async with passwords.turn:
                at_work += 1
                most = max(most, at_work)
                begun.set()
                await go_on.wait()
                at_work -= 1

        holding = [asyncio.create_task(in_thread()) for _ in range(2)]
        await begun.wait()
        crowd = [asyncio.create_task(passwords.is_right(None, PASSWORD)) for _ in range(MOST_WAITING + 1)]
        refused, _ = await asyncio.wait(crowd, return_when=asyncio.FIRST_COMPLETED)
        with pytest.raises(Refusal, match="too many people"):
            refused.pop().result()
        go_on.set()
        results = await asyncio.gather(*crowd, *holding, return_exceptions=True)
        assert results.count(False) == MOST_WAITING
        assert most == 2
        assert passwords.waiting == 0

    asyncio.run(story())
