"""The vocabulary of packs: every verb, what it takes, where it may stand, and what it means. See docs/packs.md."""

from difflib import get_close_matches
from typing import Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.effect import ALL, HALF, NUMBER, ONCE, PER_DONE, PER_STORED, PER_WORDS, Amount, Effect
from chronomage.games.timemasters.packs.pack import LAUNCHED, PUT, WHILE_IN_PLAY
from chronomage.kernel.errors import ChronomageError, shorten

MOST: Final = 20  # of anything in one effect

# What may follow a verb.
NOTHING: Final = 0
COUNT: Final = 1  # a number, which may be counted for something
SHARE: Final = 2  # a number, half or all
PLAIN: Final = 3  # a number and no more

MAY: Final = "may"
OPPONENTS: Final = "opponents"
PER: Final = "per"
SHARES: Final = {"half": HALF, "all": ALL}


class BadEffect(ChronomageError):
    """An effect that the vocabulary does not have."""


class Word:
    """One verb of the vocabulary."""

    def __init__(self, verb: str, takes: int, about: str, optional: bool = False, kinds: bool = False) -> None:
        self.verb = verb
        self.takes = takes
        self.about = about
        self.optional = optional  # whether `may` can stand before it
        self.kinds = kinds  # whether a kind of card can follow

    def form(self, opponents: bool = False) -> str:
        """How it is written."""
        amounts = ("", " N", " N|half|all", " N")[self.takes]
        before = ("[may] " if self.optional else "") + ("opponents " if opponents else "")
        return f"{before}{self.verb}{amounts}" + (" [spell|focus|timer]" if self.kinds else "")


# What a player does himself.
OWN: Final = [
    Word("add-ke", COUNT, "gain permanent Ke, active side up"),
    Word("restore", SHARE, "turn exhausted Ke to their active side; half counts all permanent Ke, rounded up"),
    Word("exhaust", SHARE, "turn active Ke to their exhausted side; half counts all permanent Ke, rounded up"),
    Word("gain-ephemeral", COUNT, "gain ephemeral Ke; beyond four they are lost"),
    Word("draw", COUNT, "draw cards"),
    Word("draw-restore", COUNT, "draw a card, then restore one Ke, that many times"),
    Word("discard", SHARE, "discard cards from the hand; half is rounded up", optional=True),
    Word("exile", COUNT, "exile cards from the hand: they leave the game", optional=True),
    Word("exile-discard", COUNT, "exile cards from the discard pile", optional=True, kinds=True),
    Word("take-back", COUNT, "take cards from the discard pile into the hand", optional=True, kinds=True),
    Word("cheaper", COUNT, "the next spell this turn costs that much less"),
    Word("cheaper-next-turn", COUNT, "the first spell of the next turn costs that much less"),
    Word("echo", NOTHING, "carry out once more what another spell in the spell area does", optional=True),
    Word("throw-away", NOTHING, "discard this Timer, and all spells on it with it", optional=True),
]
# What is done to every opponent, clockwise.
TO_OPPONENTS: Final = [
    Word("dearer", COUNT, "each opponent's next spell costs that much more, in his next turn"),
    Word("cap", PLAIN, "each opponent spends at most that many Ke in his next turn"),
    Word("discard", SHARE, "each opponent discards cards of his choice from his hand; half is rounded up"),
    Word("exhaust", SHARE, "each opponent turns active Ke to their exhausted side"),
    Word("restore", SHARE, "each opponent restores Ke"),
    Word("draw", COUNT, "each opponent draws cards"),
    Word("lose-ephemeral", SHARE, "each opponent loses ephemeral Ke"),
    Word("throw-timer", NOTHING, "each opponent discards one of his Timers, with the spells on it"),
]
# What holds while a Timer lies in play.
LASTING: Final = [
    Word("cheaper", PLAIN, "your spells cost that much less"),
    Word("cheaper-here", PLAIN, "spells put on this Timer cost that much less"),
    Word("hand", PLAIN, "you fill up your hand to that many cards more"),
]
LASTING_FOR_OPPONENTS: Final = [
    Word("dearer", PLAIN, "the opponents' spells cost that much more"),
    Word("cap", PLAIN, "each opponent spends at most that many Ke in a turn"),
]
OF_TIMERS: Final = ("throw-away",)  # only a Timer can do this
COUNTING: Final = ("discard", "exile", "exile-discard", "take-back")  # verbs after which `per done` means something


def words_for(occasion: str, opponents: bool) -> list[Word]:
    """The verbs that may stand on that occasion."""
    if occasion == WHILE_IN_PLAY:
        return LASTING_FOR_OPPONENTS if opponents else LASTING
    return TO_OPPONENTS if opponents else OWN


def parse(text: str, occasion: str, kind: str) -> Effect:
    """The effect that a line of a pack means, or a BadEffect that says what is allowed."""
    words = text.split()
    optional = bool(words) and words[0] == MAY
    if optional:
        words = words[1:]
    opponents = bool(words) and words[0] == OPPONENTS
    if opponents:
        words = words[1:]
    if not words:
        raise BadEffect(f"{shorten(text)} names no verb; {allowed(occasion, opponents, kind)}")
    word = find(words[0], occasion, opponents, kind)
    if optional and (opponents or not word.optional):
        what = "opponents" if opponents else word.verb
        raise BadEffect(f"`may` cannot stand before {what!r}: that always happens.")
    if word.verb in OF_TIMERS and kind != facts.TIMER:
        raise BadEffect(f"{word.verb!r} is for Timers: a {kind} cannot do it.")
    if word.verb in OF_TIMERS and occasion == LAUNCHED:
        raise BadEffect(f"{word.verb!r} comes too late here: a launched Timer is gone, and its spells must be played.")
    rest = words[1:]
    of = ""
    if word.kinds and rest and rest[-1] in facts.KINDS and rest[-2:-1] != [PER]:
        of = rest[-1]
        rest = rest[:-1]
    form = word.form(opponents)
    return Effect(word.verb, amount_of(word, rest, form, occasion), optional, opponents, of)


def find(verb: str, occasion: str, opponents: bool, kind: str) -> Word:
    """The verb with that name, if it may stand on that occasion."""
    for word in words_for(occasion, opponents):
        if word.verb == verb:
            return word
    names = [word.verb for word in words_for(occasion, opponents)]
    close = get_close_matches(verb[:40], names, 1)
    hint = f" Did you mean {close[0]!r}?" if close else ""
    if not opponents and any(word.verb == verb for word in words_for(occasion, True)):
        hint = f" Did you mean 'opponents {verb}'?"
    raise BadEffect(f"there is no verb {shorten(verb)} here; {allowed(occasion, opponents, kind)}{hint}")


def allowed(occasion: str, opponents: bool, kind: str) -> str:
    """The verbs that may stand there, as part of a message; those for opponents are named with the own ones too."""
    forms: list[str] = []
    if not opponents:
        own = [word for word in words_for(occasion, False) if kind == facts.TIMER or word.verb not in OF_TIMERS]
        forms += [word.form() for word in own]
    forms += [word.form(True) for word in words_for(occasion, True)]
    return f"{OPPONENTS if opponents else occasion} can have: {', '.join(forms)}."


def amount_of(word: Word, rest: list[str], form: str, occasion: str) -> Amount:
    """The amount that follows a verb."""
    if word.takes == NOTHING:
        if rest:
            raise BadEffect(f"{word.verb!r} takes no amount; it is written {form!r}.")
        return Amount(1)
    if not rest:
        raise BadEffect(f"{word.verb!r} needs an amount; it is written {form!r}.")
    if rest[0] in SHARES and word.takes == SHARE:
        if len(rest) > 1:
            raise BadEffect(f"nothing follows {rest[0]!r}; it is written {form!r}.")
        return Amount(1, SHARES[rest[0]])
    number = whole(rest[0], form)
    if len(rest) == 1:
        return Amount(number, NUMBER, ONCE)
    if len(rest) != 3 or rest[1] != PER or rest[2] not in PER_WORDS[1:]:
        things = ", ".join(PER_WORDS[1:])
        kinds = f", and after that one of: {', '.join(facts.KINDS)}" if word.kinds else ""
        said = shorten(" ".join(rest[1:]))
        raise BadEffect(f"{said} cannot follow {number}; it can be `per` with one of: {things}{kinds}.")
    if word.takes == PLAIN:
        raise BadEffect(f"{word.verb!r} takes a plain number, without `per`.")
    per = PER_WORDS.index(rest[2])
    if per == PER_STORED and occasion not in (PUT, LAUNCHED):
        raise BadEffect(f"`per stored` counts the spells on a Timer: it goes under {PUT} and {LAUNCHED}.")
    return Amount(number, NUMBER, per)


def whole(text: str, form: str) -> int:
    """A number from 1 to the most there can be."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 4 and 1 <= int(text) <= MOST):
        raise BadEffect(f"the amount must be a whole number from 1 to {MOST}, not {shorten(text)}; write {form!r}.")
    return int(text)


def misplaced_done(effects: list[Effect]) -> list[int]:
    """The places at which `per done` stands and no verb before it has moved cards."""
    found: list[int] = []
    for place, effect in enumerate(effects):
        if effect.verb in COUNTING and not effect.opponents and effect.amount.per != PER_DONE:
            break
        if effect.amount.per == PER_DONE:
            found.append(place)
    return found
