"""Nothing that anybody is sent tells what they may not know; and the search would find it if it did.

The long form, over a thousand games, is `python -m tests.server.leaks`.
"""

import asyncio
import base64
import itertools
import json
import random
from pathlib import Path

import pytest

from chronomage.game import new_game
from chronomage.kits import kit_of
from chronomage.texts import LANGUAGES
from tests.server.leaks import Report, Searched, leaks, log_leaks, play_all
from tests.server.may_know import Story
from tests.server.running import RunningServer
from tests.server.whole_games import PASSWORD, Heard

GAMES = 12
pytestmark = pytest.mark.long


def played_at(folder: Path, games: int) -> tuple[Report, list[Searched]]:
    """So many whole games at one server, searched."""
    database, kept = folder / "games.sqlite", list[Searched]()
    with RunningServer(f"sqlite:///{database}", "--log-level", "debug", log=folder / "server.log") as server:
        return asyncio.run(play_all(server, database, list(range(games)), 1, kept)), kept


def test_nobody_is_told_what_they_may_not_know(tmp_path: Path) -> None:
    report, kept = played_at(tmp_path, GAMES)
    assert report.leaks == []
    assert report.games == len(kept) == GAMES
    assert report.hidden > GAMES  # there was something to be hidden to the end
    assert {heard.viewer for each in kept for heard in each.played.heard} == {None, 0, 1, 2, 3}


# The search finds what is planted


@pytest.fixture(scope="module")
def one_of_each(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Searched]:
    """A game of either, with all that was said."""
    return {each.story.row.game: each for each in played_at(tmp_path_factory.mktemp("leaks"), 2)[1]}


@pytest.fixture(params=["seasons", "timemasters"])
def searched(one_of_each: dict[str, Searched], request: pytest.FixtureRequest) -> Searched:
    """One of the two."""
    return one_of_each[request.param]


def heard_by(searched: Searched, viewer: int | None) -> Heard:
    """What somebody heard who was there from the beginning."""
    return next(heard for heard in searched.played.heard if heard.viewer == viewer)


def middle_of(heard: Heard) -> int:
    """A message in the middle that tells how the game stands."""
    middle = len(heard.messages) // 2
    return next(at for at in range(middle, len(heard.messages)) if b'"position"' in heard.messages[at][1])


def with_planted(heard: Heard, at: int, text: str | bytes) -> Heard:
    """The same, with a text slipped into one message."""
    state, message = heard.messages[at]
    raw = text if isinstance(text, bytes) else text.encode()
    planted = message[:-1] + b',"planted":"see ' + raw + b'!"}'
    return Heard(heard.viewer, [*heard.messages[:at], (state, planted), *heard.messages[at + 1 :]], heard.said)


def finds(searched: Searched, heard: Heard) -> list[str]:
    """What is found in it."""
    return list(leaks(searched.story, heard, searched.secrets))


def hidden_card(story: Story, heard: Heard, at: int) -> str:
    """A card that the viewer may not know yet, and that shares no name with one that he may."""
    hidden = set(story.hidden_from(heard.viewer, heard.messages[at][0]))
    titles = [story.lexicon.titles[language] for language in LANGUAGES]
    return next(
        card
        for card in sorted(hidden)
        if all(story.lexicon.cards_in(title[card]) == {frozenset([card])} for title in titles)
    )


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_hidden_card_is_found_by_any_of_its_names(searched: Searched, viewer: int | None) -> None:
    heard = heard_by(searched, viewer)
    at = middle_of(heard)
    assert finds(searched, heard) == []
    card = hidden_card(searched.story, heard, at)
    names = [card, *(searched.story.lexicon.titles[language][card] for language in LANGUAGES)]
    for name in [*names, *(name.upper() for name in names)]:
        assert finds(searched, with_planted(heard, at, name)), name
    escaped = "".join(f"\\u{ord(letter):04x}" for letter in card)
    assert finds(searched, with_planted(heard, at, escaped))
    spelled = json.dumps(names[2])[1:-1]  # Russian, as cautious programs write it
    assert finds(searched, with_planted(heard, at, spelled))


def test_a_card_is_found_until_the_state_in_which_it_is_shown(searched: Searched) -> None:
    heard = heard_by(searched, 0)
    states = [state for state, _ in heard.messages]
    # The last card that the player has come to know, told one state too early and then in time.
    since, card = max((state, card) for card, state in searched.story.since[0].items() if state in states)
    early = max(at for at, state in enumerate(states) if state < since)
    told = [at for at, (_, said) in enumerate(heard.said) if card.encode() in said]
    assert since > 0
    assert told or finds(searched, with_planted(heard, early, card))
    assert finds(searched, with_planted(heard, states.index(since), card)) == []


def test_seeds_and_the_words_of_chance_are_found(searched: Searched) -> None:
    heard = heard_by(searched, None)
    at = middle_of(heard)
    seed = int(searched.story.row.seed)
    raw = seed.to_bytes(16, "big")
    forms = [
        str(seed),
        f"{seed:x}",
        f"{seed:032X}",
        raw.hex(),
        base64.b64encode(raw).decode(),
    ]
    forms += [base64.urlsafe_b64encode(raw[::-1]).decode(), str(seed >> 64), str(seed & 0xFFFFFFFF)]
    word = max(searched.story.generator)
    for form in [*forms, str(word), f"{word:08x}"]:
        assert finds(searched, with_planted(heard, at, form)), form
    state, message = heard.messages[at]
    as_number = message[:-1] + b',"seed":%d}' % seed
    assert finds(searched, Heard(None, [(state, as_number)]))


def test_invitations_keys_and_tokens_are_found(searched: Searched) -> None:
    heard = heard_by(searched, 1)
    row, at = searched.story.row, middle_of(heard)
    player = next(seat.player for seat in row.seats if seat.player and seat.player.startswith("g:"))
    for secret in (row.invite, player, sorted(searched.tokens)[0]):
        assert finds(searched, with_planted(heard, at, secret)), secret


def test_what_one_seat_is_sent_is_found_with_another(searched: Searched) -> None:
    mine, theirs, watched = (heard_by(searched, viewer) for viewer in (0, 1, None))
    assert finds(searched, Heard(1, mine.messages))
    assert finds(searched, Heard(0, theirs.messages))
    assert finds(searched, Heard(None, theirs.messages))
    assert finds(searched, Heard(0, watched.messages)) == []  # what is public is for everybody


def test_cards_in_hidden_places_are_found_though_their_names_are_known(searched: Searched) -> None:
    heard = heard_by(searched, 0)
    at = middle_of(heard)
    state, message = heard.messages[at]
    known = next(card for card, since in searched.story.since[0].items() if since <= state)
    for zone in ("hand", "deck") if searched.story.row.game == "timemasters" else ("hand", "aside"):
        read = json.loads(message)
        read["position"]["observation"]["players"][1][zone] = [known]
        assert finds(searched, Heard(0, [(state, json.dumps(read).encode())])), zone
    read = json.loads(message)
    read["steps"] = [{"state": state, "seat": 1, "choice": "end"}]
    assert finds(searched, Heard(0, [(state, json.dumps(read).encode())]))


def test_the_order_of_ones_own_deck_is_found(one_of_each: dict[str, Searched]) -> None:
    searched = one_of_each["timemasters"]
    heard = heard_by(searched, 0)
    for state, message in heard.messages:
        read = json.loads(message)
        deck = read.get("position", {}).get("observation", {"players": [{"deck": []}]})["players"][0]["deck"]
        if len(set(deck)) > 1:
            deck.reverse()
            assert finds(searched, Heard(0, [(state, json.dumps(read).encode())]))
            return
    pytest.fail("no deck of two different cards")


def test_what_is_said_of_an_illegal_choice_follows_from_what_the_player_knows() -> None:
    chance, compared = random.Random(5), 0
    for game, number in itertools.product(["seasons", "timemasters"], range(3)):
        options = {"enchanted_kingdom": "true"} if game == "seasons" else {"promo": "true"}
        played = new_game(game, 2 + number, number, options)
        ids: set[int] = set()
        while not played.over:
            decision = chance.choice(played.decisions)
            ids.update(choice.id for choice in decision.choices)
            seen = kit_of(game).pov.redact(played.state, decision.player)
            for id in chance.sample(sorted(ids), min(3, len(ids))):
                if id not in played.state.choices_of(decision.player):
                    told = played.rules.why_not(played.state, decision.player, id)
                    assert told == played.rules.why_not(seen, decision.player, id)
                    compared += 1
            played.play(decision.player, chance.choice(decision.choices))
    assert compared > 1000


def test_what_must_not_be_in_a_log_is_found_there(searched: Searched) -> None:
    row = searched.story.row
    seat = next(seat for seat in row.seats if seat.player and seat.player.startswith("g:"))
    secrets = [row.seed, row.invite, seat.player, sorted(searched.tokens)[0], PASSWORD, "amulet-of-fire"]
    for secret in secrets:
        line = f"2026-11-15T21:10:59Z [debug    ] request  method=GET path=/api/v1/tables?it={secret} status=200"
        assert list(log_leaks(searched.secrets, line.encode())), secret
    assert list(log_leaks(searched.secrets, b"[debug    ] request  method=GET path=/health status=200")) == []
