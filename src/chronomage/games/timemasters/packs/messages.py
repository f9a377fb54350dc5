"""What can be wrong with a pack, each by a key: in English here, in every language in the texts.

A new message is a line here and one in each file `texts/*/packs.toml`; the tests compare them.
"""

from typing import Final

from chronomage.kernel.errors import Problem, shorten

PREFIX: Final = "timemasters.pack."

ENGLISH: Final = {
    # The file.
    "too-large": "a pack has at most {most} characters; this has {count}.",
    "too-large-file": "a pack has at most {most} characters; this has more.",
    "long-line": "a line has at most {most} characters.",
    "too-deep": "lists and tables lie too deep in each other.",
    "no-text": "this is no text in UTF-8.",
    "no-file": "there is no such pack ({why}); name a file, from the folder you are in, or one of: {known}.",
    "not-here": "this pack is not here any more; bring its file again.",
    # What is no TOML; the last one hands on what the reader of the language says of itself, in English.
    "toml-statement": "this is no valid TOML: an entry such as `level = 2` or a head such as [[card]] is missing.",
    "toml-equals": "this is no valid TOML: an equals sign is missing after a name.",
    "toml-value": "this is no valid TOML: the value cannot be read; texts stand in quotes, numbers do not.",
    "toml-quotes": "this is no valid TOML: a text in quotes is not closed.",
    "toml-bracket": "this is no valid TOML: a bracket is not closed.",
    "toml-twice": "this is no valid TOML: the same entry stands there twice.",
    "toml-rest": "this is no valid TOML: something follows where the line should end.",
    "no-toml": "this is no valid TOML: {said}.",
    # Entries.
    "no-entry": "there is no entry {given} here; allowed are {allowed}.",
    "no-entry-close": "there is no entry {given} here; allowed are {allowed}. Did you mean {close}?",
    "no-table": "this must be a table of entries, not {given}.",
    "bad-text": "this must be a text of at most {most} letters on one line, not {given}.",
    "heaped-marks": "more than {most} marks stand above or below one letter.",
    "bad-texts": "this must be a text, or a table with some of {languages}; not {given}.",
    "no-language": "there is no language {given}; there are {languages}.",
    "needs-text": "this needs a text in at least one of {languages}.",
    "not-among": "{entry} can be {allowed}; not {given}.",
    "bad-number": "{entry} must be a whole number from {least} to {most}, not {given}.",
    "bad-numbers": (
        "{entry} must be a list of up to {count} whole numbers from {least} to {most}, such as [1, 1, 2], not {given}."
    ),
    # Cards.
    "cards-written": "cards are written as [[card]], each with its own entries.",
    "many-cards": "a pack has at most {most} different cards; this has {count}.",
    "same-card": "there is a card {name} already; give one of them another `id`.",
    "needs-name": 'a card needs a name: name = "Growth", or one for each language.',
    "needs-kind": "a card needs a kind: {kinds}.",
    "needs-id": 'without an English name that begins with a letter a card needs an id: id = "weight-of-time".',
    "bad-id": ("an id is lower case letters and digits with single hyphens between them, a letter first; not {given}."),
    "reserved": "{name} means another choice; give the card an `id` that is none of {reserved}.",
    "needs-level": "a card needs a level: 0 for a starting card, 1 to {most} for a sphere.",
    "bad-level": "a level is 0 to {most}, or X, not {given}.",
    "starting-set": "starting cards belong to the base set, not to {set}.",
    "x-for-timers": "the level X is for a Timer, not for a {kind}.",
    "one-copy": "there is one Timer X.",
    "needs-cost": "a spell needs a cost: 0 to {most} Ke.",
    "no-cost": "only spells have a cost; a {kind} is played free.",
    "needs-slots": "a Timer needs slots: 1 to {most}.",
    "no-slots": "only Timers have slots, not a {kind}.",
    "for-timers": "{occasion} is for Timers; a {kind} acts when {played}.",
    # Effects.
    "bad-effects": 'effects are a list of up to {most} texts, such as ["restore 2", "draw 1"].',
    "bad-effect": 'an effect is a short text such as "restore 2", not {given}.',
    "no-verb-named": "{given} names no verb; {where} can have: {allowed}.",
    "no-verb": "there is no verb {given} here; {where} can have: {allowed}.",
    "no-verb-close": "there is no verb {given} here; {where} can have: {allowed}. Did you mean {close}?",
    "no-may": "`may` cannot stand before {what}: that always happens.",
    "verb-for-timers": "{verb} is for Timers: a {kind} cannot do it.",
    "too-late": "{verb} comes too late here: a launched Timer is gone, and its spells must be played.",
    "no-amount": "{verb} takes no amount; it is written {form}.",
    "needs-amount": "{verb} needs an amount; it is written {form}.",
    "bad-amount": "the amount must be a whole number from 1 to {most}, not {given}; write {form}.",
    "nothing-follows": "nothing follows {share}; it is written {form}.",
    "cannot-follow": "{given} cannot follow {number}; it can be `per` with one of: {things}.",
    "cannot-follow-kinds": (
        "{given} cannot follow {number}; it can be `per` with one of: {things}, and after that one of: {kinds}."
    ),
    "no-per": "{verb} takes a plain number, without `per`.",
    "per-stored": "{thing} counts what lies on or under a Timer: it goes under {occasions}.",
    "per-done": "`done` counts the cards of a verb before it: {verbs}.",
    "bad-condition": "a condition is written {form}; the thing is one of: {things}.",
    "one-or": "`or` stands between two effects, once in a line.",
    "not-lasting": "{word} cannot stand under {occasion}: that always holds, for everybody it is about.",
    # The pack as a whole.
    "starting-deck": "the starting deck has {wanted} cards; the cards of level 0 have {count} copies.",
    "small-sphere": "sphere {level} needs {wanted} cards of the base set; with all copies it has {count}.",
    "one-timer-x": "there can be only one Timer X.",
}

# What the TOML reader of Python says begins with one of these.
OF_TOML: Final = (
    ("Invalid statement", "toml-statement"),
    ("Invalid initial character", "toml-statement"),
    ("Expected '='", "toml-equals"),
    ("Invalid value", "toml-value"),
    ("Invalid date", "toml-value"),
    ("Unterminated string", "toml-quotes"),
    ("Illegal character '\\n'", "toml-quotes"),
    ("Expected '\"", "toml-quotes"),
    ('Expected "', "toml-quotes"),
    ("Unclosed", "toml-bracket"),
    ("Expected ']", "toml-bracket"),
    ("Cannot overwrite", "toml-twice"),
    ("Cannot declare", "toml-twice"),
    ("Cannot mutate", "toml-twice"),
    ("Cannot redefine", "toml-twice"),
    ("Duplicate", "toml-twice"),
    ("Expected newline", "toml-rest"),
)


def toml_problem(line: int, said: str) -> Problem:
    """What is no TOML, from what the TOML reader says of it."""
    for beginning, key in OF_TOML:
        if said.startswith(beginning):
            return problem(line, key, {})
    return problem(line, "no-toml", {"said": shorten(said)[1:-1]})


def in_english(key: str, facts: dict[str, object]) -> str:
    """A message as errors in Python say it."""
    return ENGLISH[key].format(**facts)


def problem(line: int, key: str, facts: dict[str, object], about: str = "") -> Problem:
    """A mistake on a line, 0 for the whole file; `about` is the card that it is in."""
    return Problem(line, in_english(key, facts), PREFIX + key, facts, about)
