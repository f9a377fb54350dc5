"""Packs of one's own at a server: brought, checked, played at a private table by everybody there, and kept with it."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

import chronomage as cm
from chronomage.kernel.document_names import document_name
from chronomage.protocol.documents import LARGEST_DOCUMENT
from chronomage.record.record import read
from chronomage.server.offered_documents import BadFolder, offered_documents
from chronomage.server.server_process import LOOSE
from chronomage.texts import LANGUAGES
from tests.server.people import Person, Seat, code_of, database, people, play_out, process_of, story
from tests.server.postgres import Cluster
from tests.server.running import RunningServer
from tests.server.test_several import apart
from tests.shell import Shell
from tests.timemasters.small_pack import SMALLEST

MINE = f"""[pack]
name = "mine"
title = {{ en = "My box", ru = "Моя коробка" }}
author = "Anna <b>A</b>"
about = "Entered by hand."
{SMALLEST}"""
NAME = document_name(MINE)
BROKEN = '[[card]]\nname = "Growth"\nkind = "spel"\nlevel = 9\n' + SMALLEST
PRIVATE = {"game": "timemasters", "privacy": "private"}


async def brings(person: Person, text: str = MINE, language: str = "en", option: str = "pack") -> Any:
    """Somebody brings a pack; what is said of it."""
    return await person.ask("POST", f"/games/timemasters/documents/{option}?language={language}", {"text": text})


async def sets_up(person: Person, *seats: str, **wishes: Any) -> Any:
    """A private table with the pack that was brought."""
    await brings(person)
    return await person.arranges(*(seats or ("me", "random")), options={"pack": NAME}, **{**PRIVATE, **wishes})


@story
async def test_a_pack_is_brought_played_by_all_and_told_afterwards(tmp_path: Path) -> None:
    async with process_of(tmp_path) as (_, url), people(url, "Anna", "Bela", "Cleo") as (anna, bela, cleo):
        told = (await brings(anna))["document"]
        assert (told["value"], told["name"], told["author"], told["brought"]) == (NAME, "mine", "Anna <b>A</b>", True)
        assert told["titles"]["ru"] == "Моя коробка"
        assert told.pop("about") == {"en": "Entered by hand."}  # which tables do not repeat
        assert told["figures"] == {"cards": SMALLEST.count("[[card]]"), "copies": 60}
        made = await anna.arranges("me", "open", "apprentice", options={"pack": NAME}, **PRIVATE)
        table, invite = made["table"]["id"], made["invite"]
        # Whoever is asked to sit down is told before; and nobody is rated.
        seen = (await bela.ask("GET", f"/tables/{table}", **{"X-Invite": invite}))["table"]
        assert seen["documents"]["pack"] == told
        assert seen["unrated"]
        await bela.joins(table, invite=invite)
        seats = [await anna.enters(table), await bela.enters(table)]
        watcher = await cleo.enters(table, invite)
        assert (await seats[0].asks_for_a_hint() if seats[0].is_asked else True) is not None
        await play_out(*seats)
        await watcher.until(lambda seat: seat.is_over)
        assert watcher.position is not None
        assert json.loads(json.dumps(watcher.position.observation))["options"]["pack"] == NAME
        # The cards and the texts of the pack, for whoever leafs through it.
        cards = await cleo.ask("GET", f"/games/timemasters/cards?pack={NAME}")
        assert len(cards["cards"]) == told["figures"]["cards"]
        texts = await cleo.ask("GET", f"/games/timemasters/texts/ru?pack={NAME}")
        assert set(texts["cards"]) == {card["name"] for card in cards["cards"]}
        assert await cleo.ask("GET", f"/games/timemasters/documents/pack/{NAME}") == MINE
        # The record holds the pack: it is told here and played on anywhere.
        record = await anna.record(table)
        assert read(record).documents == {"pack": MINE}
        replayed = cm.replay(read(record))
        assert replayed.over
        retold = await bela.ask("POST", "/replays", {"record": record})
        assert retold["options"]["pack"] == NAME
        assert (await anna.ask("GET", f"/tables/{table}/replay?seat=all"))["length"] == retold["length"]
        # Once more, and from the middle.
        again = (await anna.ask("POST", f"/tables/{table}/rematch"))["table"]
        assert again["unrated"]
        assert again["documents"] == {"pack": told}
        for source in ({"table": table}, {"record": record}):
            middle = await anna.arranges("me", "random", "random", **PRIVATE, **{"from": {**source, "choices": 6}})
            assert middle["table"]["documents"] == {"pack": told}
            assert (await anna.enters(middle["table"]["id"])).position is not None
            public = anna.arranges("me", "random", "random", game="timemasters", **{"from": {**source, "choices": 6}})
            assert await code_of(public) == "bad-request"


@story
async def test_a_bad_pack_is_named_line_by_line_in_every_language(url: str) -> None:
    async with people(url, "Anna") as (anna,):
        said = {language: (await brings(anna, BROKEN, language))["mistakes"] for language in LANGUAGES}
        for mistakes in said.values():
            assert [(mistake["line"], mistake["about"]) for mistake in mistakes] == [(3, "Growth"), (4, "Growth")]
        assert len({mistakes[0]["message"] for mistakes in said.values()}) == len(LANGUAGES)
        assert "а не 9" in said["ru"][1]["message"]
        # It is not kept, and cannot be played.
        name = document_name(BROKEN)
        refused = anna.arranges("me", "random", options={"pack": name}, **PRIVATE)
        assert await code_of(refused) == "bad-request"
        assert await code_of(brings(anna, MINE, "de")) == "bad-request"
        many = await brings(anna, "[[card]]\nlevel = 1\n" * 300)
        assert (len(many["mistakes"]), many["more"] > 0) == (200, True)


@pytest.mark.parametrize("privacy", ["public", "link"])
@story
async def test_a_pack_of_ones_own_is_for_private_tables(url: str, privacy: str) -> None:
    async with people(url, "Anna") as (anna,):
        assert await code_of(sets_up(anna, privacy=privacy)) == "bad-request"
        assert (await sets_up(anna))["table"]["unrated"]


@story
async def test_nobody_brings_what_nobody_takes(url: str) -> None:
    async with people(url, "Anna") as (anna,):
        assert await code_of(brings(anna, option="expansion")) == "not-found"
        assert await code_of(anna.ask("POST", "/games/seasons/documents/pack", {"text": MINE})) == "not-found"
        assert await code_of(brings(anna, "x" * (LARGEST_DOCUMENT + 1))) == "bad-request"
        assert await code_of(brings(anna, "x" * 2_000_000)) == "oversized"
        unknown = document_name("nothing")
        for path in (f"cards?pack={unknown}", f"texts/en?pack={unknown}", f"documents/pack/{unknown}"):
            assert await code_of(anna.ask("GET", f"/games/timemasters/{path}")) in ("not-found", "bad-request")
        nobody = Person(url, "Nobody")
        assert await code_of(brings(nobody)) == "unauthorized"
        await nobody.leaves_the_house()


# What a hostile hand might send: each is answered soon, with reasons, and the server plays on.
HOSTILE = {
    "deep": "a = " + "[" * 9000,
    "deep tables": "\n".join("[" + ".".join("a" * n) + "]" for n in range(1, 350)),
    "dotted": "\n".join(".".join(["a"] * 4900) + f".k{n} = 1" for n in range(13)),
    "a long line": "x" * 100_000,
    "many cards": "[[card]]\n" * 14_000,
    "many keys": "\n".join(f"k{n} = 1" for n in range(11_000)),
    "quotes": '"""' * 40_000,
    "nothing": "",
    "zeros": "\0" * 1000,
    "a number": "[pack]\nname = " + "9" * 9_000,
    "markup": '[pack]\nname = "<script>alert(1)</script>"\n',
    "backslashes": "a = '" + "\\" * 9000 + "'",
    "floats": "\n".join(f"k{n} = 1e{n}" for n in range(8_000)),
    "strings": "a = [" + '"x",\n' * 20_000 + "]",
}


@pytest.mark.parametrize("kind", HOSTILE)
@story
async def test_hostile_texts_are_refused_soon(url: str, kind: str) -> None:
    async with people(url, "Eve") as (eve,):
        began = time.monotonic()
        found = await brings(eve, HOSTILE[kind])
        assert found["mistakes"], found
        assert all(mistake["message"].isprintable() and len(mistake["message"]) < 1000 for mistake in found["mistakes"])
        assert time.monotonic() - began < 10  # on a machine that is very busy; alone it is well below one second


@story
async def test_packs_come_no_faster_than_is_allowed(tmp_path: Path) -> None:
    async with process_of(tmp_path, documents_a_minute=3) as (_, url), people(url, "Anna", "Bela") as (anna, bela):
        for _ in range(3):
            await brings(anna)
        assert await code_of(brings(anna)) == "too-fast"
        assert await code_of(brings(bela)) == "too-fast"  # from the same address
        assert (await anna.ask("GET", "/games"))["games"]


@story
async def test_a_pack_that_no_table_has_is_dropped_after_a_day(tmp_path: Path) -> None:
    async with process_of(tmp_path) as (process, url), people(url, "Anna") as (anna,):
        await brings(anna)
        other = MINE.replace("My box", "Another")
        await brings(anna, other)
        await anna.arranges("me", "open", options={"pack": NAME}, **PRIVATE)
        with database(process.settings.database_url) as connection:
            connection.execute("UPDATE documents SET brought_at = brought_at - ?", (LOOSE + 1000,))
        await process.documents.store.forget_loose(0)
        assert await process.documents.store.find(document_name(other)) is not None
        await process.documents.store.forget_loose(int(time.time() * 1000) - LOOSE)
        assert await process.documents.store.find(document_name(other)) is None
        assert await process.documents.store.find(NAME) is not None


# The host's folder


def folder_of_packs(folder: Path) -> Path:
    """Two packs of the host, one of them once more under another name, and files that are none."""
    packs = folder / "packs"
    packs.mkdir()
    (packs / "b-box.toml").write_text(MINE, encoding="utf-8")
    (packs / "copy.toml").write_text(MINE, encoding="utf-8")
    (packs / "a-house.toml").write_text(MINE.replace("My box", "House"), encoding="utf-8")
    (packs / "broken.toml").write_text(BROKEN, encoding="utf-8")
    (packs / "bytes.toml").write_bytes(b"\xff\xfe")
    (packs / "folder.toml").mkdir()
    (packs / "notes.txt").write_text("no pack", encoding="utf-8")
    return packs


def test_what_is_no_pack_is_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    found = offered_documents(str(folder_of_packs(tmp_path)))
    assert [each.document.titles["en"] for each in found] == ["House", "My box"]
    with pytest.raises(BadFolder, match="nowhere"):
        offered_documents(str(tmp_path / "nowhere"))


@story
async def test_packs_of_the_host_are_offered_to_everybody_and_outlive_the_offer(tmp_path: Path) -> None:
    packs = folder_of_packs(tmp_path)
    log = tmp_path / "log"
    server = RunningServer(f"sqlite:///{tmp_path / 'games.sqlite'}", "--packs", str(packs), log=log)
    with server:
        async with people(server.url, "Anna", "Bela") as (anna, bela):
            offer = (await anna.ask("GET", "/games"))["games"]["timemasters"]["documents"]["pack"]
            assert offer["largest"] == LARGEST_DOCUMENT
            assert [each["titles"]["en"] for each in offer["offered"]] == ["House", "My box"]
            assert not any(each.get("brought") for each in offer["offered"])
            assert (await anna.ask("GET", "/games"))["games"]["seasons"]["documents"] == {}
            made = await anna.arranges("me", "open", game="timemasters", options={"pack": NAME})
            assert "unrated" not in made["table"]
            table = made["table"]["id"]
            await bela.joins(table)
            seats = [await anna.enters(table), await bela.enters(table)]
            first = next(seat for seat in seats if seat.is_asked)
            await first.chooses()
            private = (await sets_up(anna, "me", "open"))["table"]
            assert "unrated" not in private  # the same text, brought by a player, is the host's pack all the same
            own = MINE.replace("My box", "My own")
            value = (await brings(anna, own))["document"]["value"]
            third = (await anna.arranges("me", "apprentice", options={"pack": value}, **PRIVATE))["table"]["id"]
            await anna.enters(third)
            tokens = {person.name: person.token for person in (anna, bela)}
        said = log.read_text(encoding="utf-8")
        assert all(file in said for file in ("broken.toml", "bytes.toml", "folder.toml"))
        assert "notes.txt" not in said
        server.stop()
        # The host takes the folder away: what has begun goes on, and new tables with it are for those invited.
        for file in packs.glob("*.toml"):
            if file.is_file():
                file.unlink()
        server.start()
        anna, bela = (Person(server.url, name, token) for name, token in tokens.items())
        for person in (anna, bela):
            await person.line.opens(server.url, person.token)
        seats = [await anna.enters(table), await bela.enters(table)]
        await play_out(*seats)
        await played_a_little(await anna.enters(third))
        assert (await anna.ask("GET", "/games"))["games"]["timemasters"]["documents"]["pack"]["offered"] == []
        public = anna.arranges("me", "open", game="timemasters", options={"pack": NAME})
        assert await code_of(public) == "bad-request"
        for person in (anna, bela):
            await person.leaves_the_house()


async def played_a_little(seat: Seat) -> None:
    """A few choices, with a bot between them."""
    before = seat.number
    await seat.plays_on(lambda now: now.number > before + 8 or now.is_over)


@pytest.mark.long
@pytest.mark.xdist_group("several")
@story
async def test_every_process_has_the_pack(shared_cluster: Cluster, tmp_path: Path) -> None:
    packs = folder_of_packs(tmp_path)
    address = shared_cluster.create_database("documents")
    with RunningServer(address, "--workers", "2", "--packs", str(packs), log=tmp_path / "log") as server:
        async with apart(server.url, "Anna", "Bela") as (anna, bela):
            own = MINE.replace("My box", "My own")
            value = (await brings(anna, own))["document"]["value"]
            made = await anna.arranges("me", "open", "apprentice", options={"pack": value}, **PRIVATE)
            table = made["table"]["id"]
            await bela.joins(table, invite=made["invite"])
            await play_out(await anna.enters(table), await bela.enters(table))
            for _ in range(6):  # whichever process answers
                assert len((await bela.ask("GET", f"/games/timemasters/cards?pack={value}"))["cards"])
                offer = (await bela.ask("GET", "/games"))["games"]["timemasters"]["documents"]["pack"]
                assert [each["titles"]["en"] for each in offer["offered"]] == ["House", "My box"]
        server.kill()
        server.start()
        nobody = Person(server.url, "Nobody")
        record = await nobody.ask("GET", f"/tables/{table}/record", **{"X-Invite": made["invite"]})
        await nobody.leaves_the_house()
        assert read(record).documents == {"pack": own}


# Export and import


def test_games_with_a_pack_of_ones_own_are_exported_and_imported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shell = Shell(capsys, monkeypatch, tmp_path)
    Path("mine.toml").write_text(MINE, encoding="utf-8")
    game = cm.new_game("timemasters", 2, 5, {"pack": "mine.toml"})
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[-1])
    game.record().save("mine.record")
    Path("mine.toml").unlink()
    database_url = ("--database-url", "sqlite:///games.sqlite")
    assert shell("import", "mine.record", *database_url).status == 0
    assert shell("export", "--all", "--to", "out", *database_url).status == 0
    (exported,) = Path("out").iterdir()
    record = cm.load(exported)
    assert record.documents == {"pack": MINE}
    assert record.choices == game.record().choices
    assert record.options["pack"] == NAME
    assert cm.replay(record).outcome == game.outcome
    assert shell("replay", str(exported), "--verify").status == 0
    again = shell("import", str(exported), *database_url)
    assert "already" in again.out + again.err
