"""What people may call themselves and say, and which names are too much alike for two people."""

import unicodedata
from typing import Final

from chronomage.protocol.codes import Refusal
from chronomage.protocol.people import LONGEST_NAME

LONGEST_KEY: Final = 96
# Letters in some languages carry two marks; towers of them cover the lines above and below.
MOST_MARKS: Final = 2

# They count as letters, signs or marks, and yet nothing of them is seen.
UNSEEN: Final = frozenset(
    [
        "\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u180b", "\u180c", "\u180d", "\u180f", "\u2800", "\u3164",
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0100, 0xE01F0)),
    ]
)  # fmt: skip

# Signs that turn the direction of all that is written after them, also outside the text that they came with.
TURNING: Final = frozenset(map(chr, [0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)]))

# Letters of other alphabets, in either case, with the Latin letter that they are taken for; then what looks alike
# within the Latin alphabet itself: capital I, small l, one and a stroke; the letter O and nought.
LOOK_ALIKES: Final = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕһԁԛԝӏ", "abekmhopctyxijshdqwi", strict=True)),
        **dict(zip("αβεζηικμνορτυχ", "abezhikmnoptyx", strict=True)),
        **dict(zip("ıɑɡ", "iag", strict=True)),
        **dict.fromkeys("l1|", "i"),
        "0": "o",
        **dict.fromkeys("‘’ʼʹ`´", "'"),
        **dict.fromkeys("‐–—−", "-"),
        " ": None,
    }
)


def clean_name(text: str) -> str:
    """A name as it is shown; a Refusal where it cannot be one."""
    # The first check only keeps long texts from being worked on; a name has its length when it is normal.
    name = unicodedata.normalize("NFKC", text).strip() if len(text) <= 10 * LONGEST_NAME else text
    if not name:
        raise Refusal("bad-request", "a name needs at least one character that can be seen.")
    if len(name) > LONGEST_NAME:
        raise Refusal("bad-request", f"a name has at most {LONGEST_NAME} characters.")
    if not name.isprintable() or not UNSEEN.isdisjoint(name):
        raise Refusal("bad-request", "a name has no invisible or unknown characters in it.")
    if has_loose_marks(name):
        raise Refusal("bad-request", "the accents in this name do not stand on letters.")
    return " ".join(name.split())


def has_loose_marks(name: str) -> bool:
    """Whether marks stand at the beginning or after a space, or tower up."""
    marks = MOST_MARKS
    for character in name:
        if unicodedata.category(character).startswith("M"):
            marks += 1
            if marks > MOST_MARKS:
                return True
        else:
            marks = MOST_MARKS if character == " " else 0
    return False


def name_key(name: str) -> str:
    """What a name has in common with all that can be mistaken for it: two people never have the same key."""
    # Marks are taken off their letters first, so that the letters under them are compared as well.
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    # A dotted i is an i, in Turkish too.
    key = folded.replace("i\u0307", "i").translate(LOOK_ALIKES)
    # What nobody can see is not compared; some of it no database takes.
    seen = "".join(character for character in key if character.isprintable())
    return unicodedata.normalize("NFC", seen)[:LONGEST_KEY]


def clean_text(text: str, longest: int) -> str:
    """Something that somebody says, as it is shown; a Refusal where nothing is left of it, or too much."""
    if len(text) > longest:
        raise Refusal("bad-request", f"that is too long: say at most {longest} characters at once.")
    # Dropped, and not refused: they come along when somebody copies a line from elsewhere.
    kept = "".join(" " if character.isspace() else character for character in text if not is_harmful(character))
    said = unicodedata.normalize("NFC", kept).strip()
    if not any(character.isprintable() and character not in UNSEEN for character in said):
        raise Refusal("bad-request", "there is nothing in this to be said.")
    # A few letters grow when they are normal.
    return said[:longest]


def is_harmful(character: str) -> bool:
    """Whether a character would do something to the line or the program that shows it."""
    control = unicodedata.category(character) in ("Cc", "Cs") and not character.isspace()
    return control or character in TURNING
