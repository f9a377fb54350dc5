"""What is wrong with a pack is said in four languages: every message has a text, and every text has all its facts."""

import pytest

from chronomage.games.timemasters.packs.messages import ENGLISH, OF_TOML, PREFIX, in_english
from chronomage.games.timemasters.packs.reader import read_pack
from chronomage.kernel.errors import BadPack, Problem
from chronomage.texts import LANGUAGES, catalogue, problem_said
from chronomage.texts.templates import placeholders
from tests.timemasters.small_pack import SMALLEST
from tests.timemasters.test_pack_reader import EFFECTS, ENTRIES, played

PLACES = {
    "toml-statement": "= 3",
    "toml-equals": "name",
    "toml-value": "[pack]\nname = mine",
    "toml-quotes": '[pack]\nname = "mine\n',
    "toml-bracket": "[pack\n",
    "toml-twice": '[pack]\nname = "a"\nname = "b"',
    "toml-rest": '[pack]\nname = "a" "b"',
    "no-toml": '[pack]\nname = "\\q"',
}


def problems(text: str) -> list[Problem]:
    """What a text is refused for."""
    with pytest.raises(BadPack) as refused:
        read_pack(text, "my.toml")
    return refused.value.problems


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_text_with_the_same_facts(language: str) -> None:
    texts = catalogue(language).texts
    assert {key for key in texts if key.startswith(PREFIX)} == {PREFIX + key for key in ENGLISH}
    for key, english in ENGLISH.items():
        said = texts[PREFIX + key]
        assert placeholders(said) == placeholders(english), key
        assert said.endswith((".", "?")), key
        assert language == "en" or said != english, key


def test_english_is_said_as_python_says_it() -> None:
    assert {key: catalogue("en").texts[PREFIX + key] for key in ENGLISH} == ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_of_the_readers_tests_is_told_with_its_facts(language: str) -> None:
    said = catalogue(language)
    keys = set()
    more = [played("take-back 1 per x"), '[[card]]\nname = "End"\nkind = "focus"\nlevel = 1']
    snippets = [row[0] for row in ENTRIES] + [row[0] for row in EFFECTS] + list(PLACES.values()) + more
    for snippet in snippets:
        for problem in problems(snippet + "\n" + SMALLEST):
            message = problem_said(problem, said)
            assert not any(f"{{{place}}}" in message for place in problem.facts), message
            assert all(str(fact) in message for fact in problem.facts.values()), message
            keys.add(problem.key.removeprefix(PREFIX))
    # The others need a file, a whole pack or a great many cards; their own tests name them.
    elsewhere = {"too-large", "too-large-file", "long-line", "too-deep", "no-text", "no-file", "not-here"}
    elsewhere |= {"many-cards", "cards-written", "starting-deck", "small-sphere", "one-timer-x", "heaped-marks"}
    assert set(ENGLISH) - elsewhere <= keys


@pytest.mark.parametrize("key", PLACES)
def test_what_is_no_toml_is_told_by_what_is_missing(key: str) -> None:
    (problem,) = problems(PLACES[key])
    assert problem.key == PREFIX + key
    assert problem.message.startswith("this is no valid TOML")
    assert {row[1] for row in OF_TOML} == set(PLACES) - {"no-toml"}


def test_a_mistake_names_its_card() -> None:
    text = '[[card]]\nname = { ru = "Прирост" }\nid = "growth"\nkind = "spell"\nlevel = 2\ncost = 30\n' + SMALLEST
    (problem,) = problems(text)
    assert (problem.line, problem.about, problem.key) == (6, "Прирост", PREFIX + "bad-number")
    assert problem.message == in_english("bad-number", problem.facts)
    assert problem_said(problem, catalogue("ru")) == "cost — целое число от 0 до 9, а не 30."


@pytest.mark.parametrize("odd", ["\\u202egnp.exe", "\\u200bx", "\\u0007", "a\\nb", "\\ufeff", "a" + "\\u0301" * 4])
def test_texts_that_could_deceive_are_refused(odd: str) -> None:
    for entry in ("name", "title", "author", "about"):
        (problem,) = problems(f'[pack]\n{entry} = "{odd}"\n{SMALLEST}')
        assert problem.line == 2
        assert problem.message.isprintable()
    read_pack(f'[pack]\nauthor = "Zoë <b>é́</b> שלום"\n{SMALLEST}', "my.toml")


def test_the_author_of_a_pack_is_known() -> None:
    assert read_pack(f'[pack]\nauthor = "Anna"\n{SMALLEST}', "my.toml").author == "Anna"
