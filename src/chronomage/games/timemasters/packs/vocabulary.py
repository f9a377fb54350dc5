"""The vocabulary of packs: every verb, what it takes, where it may stand, and what it means. See docs/packs.md.

A line of a pack is `[if N things then] EFFECT [or EFFECT]`, and an effect `[may] [whom] verb [amount] [kind]`.
"""

from difflib import get_close_matches
from typing import Any, Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.effect import (
    ALL,
    HALF,
    NUMBER,
    ONCE,
    OPPONENT,
    PER_DELAY,
    PER_DONE,
    PER_STORED,
    PER_WORDS,
    WHO_WORDS,
    YOU,
    Amount,
    Condition,
    Effect,
)
from chronomage.games.timemasters.packs.messages import in_english
from chronomage.games.timemasters.packs.pack import DELAYED, EACH_TURN, LAUNCHED, PUT, WHILE_IN_PLAY
from chronomage.kernel.errors import ChronomageError, shorten

MOST: Final = 20  # of anything in one effect

# What may follow a verb.
NOTHING: Final = 0
COUNT: Final = 1  # a number, which may be counted for something
SHARE: Final = 2  # a number, half or all
PLAIN: Final = 3  # a number and no more
LEVEL: Final = 4  # the level of a sphere

MAY: Final = "may"
PER: Final = "per"
IF: Final = "if"
UNLESS: Final = "unless"
THEN: Final = "then"
OR: Final = "or"
OPPONENTS: Final = "opponents"
SHARES: Final = {"half": HALF, "all": ALL}
ON_TIMERS: Final = (PUT, LAUNCHED, DELAYED, EACH_TURN)  # where what lies on and under a Timer can be counted
CONDITION: Final = "if N thing then …"


class BadEffect(ChronomageError):
    """An effect that the vocabulary does not have: the key of a message, and its facts."""

    def __init__(self, key: str, facts: dict[str, object]) -> None:
        self.key = key
        self.facts = facts
        super().__init__(in_english(key, facts))

    def __reduce__(self) -> tuple[Any, ...]:
        return BadEffect, (self.key, self.facts)


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
        amounts = ("", " N", " N|half|all", " N", " N")[self.takes]
        before = ("[may] " if self.optional else "") + ("opponents " if opponents else "")
        return f"{before}{self.verb}{amounts}" + (" [spell|focus|timer]" if self.kinds else "")


# What a player does himself.
OWN: Final = [
    Word("add-ke", COUNT, "gain permanent Ke, active side up"),
    Word("restore", SHARE, "turn exhausted Ke to their active side; half is of the exhausted ones, rounded up"),
    Word("exhaust", SHARE, "turn active Ke to their exhausted side; half is of the active ones, rounded up"),
    Word("gain-ephemeral", COUNT, "gain ephemeral Ke; beyond four they are lost"),
    Word("lose-ephemeral", SHARE, "lose ephemeral Ke"),
    Word("draw", COUNT, "draw cards"),
    Word("draw-restore", COUNT, "draw a card, then restore one Ke, that many times"),
    Word("discard", SHARE, "discard cards from the hand; half is rounded up", optional=True, kinds=True),
    Word("exile", SHARE, "exile cards from the hand: they leave the game", optional=True, kinds=True),
    Word("exile-discard", SHARE, "exile cards from the discard pile", optional=True, kinds=True),
    Word("take-back", SHARE, "take cards from the discard pile into the hand", optional=True, kinds=True),
    Word("cheaper", COUNT, "the next spell this turn costs that much less"),
    Word("cheaper-next-turn", COUNT, "the first spell of the next turn costs that much less"),
    Word("dearer", COUNT, "the next spell this turn costs that much more"),
    Word("cap", PLAIN, "you spend at most that many Ke in this turn"),
    Word("count-more", COUNT, "so many levels of the spheres more are open in this turn"),
    Word("take", LEVEL, "take the open card of a sphere up to that level into the hand", optional=True),
    Word("take-closed", LEVEL, "take the first closed card of a sphere up to that level into the hand", optional=True),
    Word("echo", NOTHING, "carry out once more what another spell in the spell area does", optional=True),
    Word("launch", NOTHING, "launch one of your Timers", optional=True),
    Word("delay", NOTHING, "delay one of your full Timers with a card from the hand", optional=True),
    Word("throw-timer", NOTHING, "discard one of your Timers, with the spells on it"),
    Word("throw-away", NOTHING, "discard this Timer, and all spells on it with it", optional=True),
]
# What is done to every opponent, clockwise, or to one whom the player chooses.
TO_OPPONENTS: Final = [
    Word("add-ke", COUNT, "each opponent gains permanent Ke, active side up"),
    Word("restore", SHARE, "each opponent restores Ke"),
    Word("exhaust", SHARE, "each opponent turns active Ke to their exhausted side"),
    Word("gain-ephemeral", COUNT, "each opponent gains ephemeral Ke"),
    Word("lose-ephemeral", SHARE, "each opponent loses ephemeral Ke"),
    Word("draw", COUNT, "each opponent draws cards"),
    Word("draw-restore", COUNT, "each opponent draws a card, then restores one Ke, that many times"),
    Word("discard", SHARE, "each opponent discards cards of his choice from his hand; half is rounded up", kinds=True),
    Word("exile", SHARE, "each opponent exiles cards of his choice from his hand", kinds=True),
    Word("exile-discard", SHARE, "each opponent exiles cards of his choice from his discard pile", kinds=True),
    Word("take-back", SHARE, "each opponent takes cards of his choice from his discard pile", kinds=True),
    Word("cheaper", COUNT, "each opponent's next spell costs that much less, in his next turn"),
    Word("dearer", COUNT, "each opponent's next spell costs that much more, in his next turn"),
    Word("cap", PLAIN, "each opponent spends at most that many Ke in his next turn"),
    Word("delay", NOTHING, "each opponent delays one of his full Timers with a card from his hand"),
    Word("throw-timer", NOTHING, "each opponent discards one of his Timers, with the spells on it"),
]
# What holds while a Timer lies in play.
LASTING: Final = [
    Word("cheaper", PLAIN, "your spells cost that much less"),
    Word("cheaper-here", PLAIN, "spells put on this Timer cost that much less"),
    Word("dearer", PLAIN, "your spells cost that much more"),
    Word("cap", PLAIN, "you spend at most that many Ke in a turn"),
    Word("hand", PLAIN, "you fill up your hand to that many cards more"),
]
LASTING_FOR_OPPONENTS: Final = [
    Word("cheaper", PLAIN, "the opponents' spells cost that much less"),
    Word("dearer", PLAIN, "the opponents' spells cost that much more"),
    Word("cap", PLAIN, "each opponent spends at most that many Ke in a turn"),
    Word("hand", PLAIN, "each opponent fills up his hand to that many cards more"),
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
    condition: Condition | None = None
    if words and words[0] in (IF, UNLESS):
        only_acting(words[0], occasion)
        condition = condition_of(words, occasion)
        words = words[words.index(THEN) + 1 :]
    if OR not in words:
        effect = effect_of(words, text, occasion, kind)
    else:
        only_acting(OR, occasion)
        at = words.index(OR)
        if OR in words[at + 1 :]:
            raise BadEffect("one-or", {})
        effect = effect_of(words[:at], text, occasion, kind)
        effect.instead = effect_of(words[at + 1 :], text, occasion, kind)
    effect.condition = condition
    return effect


def only_acting(word: str, occasion: str) -> None:
    """Refuse what only an effect that acts can have."""
    if occasion == WHILE_IN_PLAY:
        raise BadEffect("not-lasting", {"word": repr(word), "occasion": occasion})


def condition_of(words: list[str], occasion: str) -> Condition:
    """The condition before an effect."""
    rest = words[1 : words.index(THEN)] if THEN in words else []
    if len(rest) != 2 or rest[1] not in PER_WORDS[1:]:
        raise BadEffect("bad-condition", {"form": repr(CONDITION), "things": ", ".join(PER_WORDS[1:])})
    return Condition(thing_of(rest[1], occasion), whole(rest[0], CONDITION), words[0] == UNLESS)


def effect_of(words: list[str], text: str, occasion: str, kind: str) -> Effect:
    """One effect without condition or alternative."""
    optional = bool(words) and words[0] == MAY
    if optional:
        words = words[1:]
    who = WHO_WORDS.index(words[0]) if words and words[0] in WHO_WORDS[1:] else YOU
    opponents = who != YOU
    if opponents:
        words = words[1:]
    if who == OPPONENT:
        only_acting(WHO_WORDS[OPPONENT], occasion)
    if not words:
        raise BadEffect("no-verb-named", {"given": shorten(text), **allowed(occasion, opponents, kind)})
    word = find(words[0], occasion, opponents, kind)
    if optional and (opponents or not word.optional):
        what = WHO_WORDS[who] if opponents else word.verb
        raise BadEffect("no-may", {"what": repr(what)})
    if word.verb in OF_TIMERS and kind != facts.TIMER:
        raise BadEffect("verb-for-timers", {"verb": repr(word.verb), "kind": kind})
    if word.verb in OF_TIMERS and occasion == LAUNCHED:
        raise BadEffect("too-late", {"verb": repr(word.verb)})
    rest = words[1:]
    of = ""
    if word.kinds and rest and rest[-1] in facts.KINDS and rest[-2:-1] != [PER]:
        of = rest[-1]
        rest = rest[:-1]
    form = word.form(opponents)
    return Effect(word.verb, amount_of(word, rest, form, occasion), optional, who, of)


def find(verb: str, occasion: str, opponents: bool, kind: str) -> Word:
    """The verb with that name, if it may stand on that occasion."""
    for word in words_for(occasion, opponents):
        if word.verb == verb:
            return word
    names = [word.verb for word in words_for(occasion, opponents)]
    close = get_close_matches(verb[:40], names, 1)
    if not opponents and any(word.verb == verb for word in words_for(occasion, True)):
        close = [f"{OPPONENTS} {verb}"]
    told: dict[str, object] = {"given": shorten(verb), **allowed(occasion, opponents, kind)}
    if close:
        raise BadEffect("no-verb-close", {**told, "close": repr(close[0])})
    raise BadEffect("no-verb", told)


def allowed(occasion: str, opponents: bool, kind: str) -> dict[str, object]:
    """The verbs that may stand there, as facts of a message; those for opponents are named with the own ones too."""
    forms: list[str] = []
    if not opponents:
        own = [word for word in words_for(occasion, False) if kind == facts.TIMER or word.verb not in OF_TIMERS]
        forms += [word.form() for word in own]
    forms += [word.form(True) for word in words_for(occasion, True)]
    return {"where": OPPONENTS if opponents else occasion, "allowed": ", ".join(forms)}


def amount_of(word: Word, rest: list[str], form: str, occasion: str) -> Amount:
    """The amount that follows a verb."""
    if word.takes == NOTHING:
        if rest:
            raise BadEffect("no-amount", {"verb": repr(word.verb), "form": repr(form)})
        return Amount(1)
    if not rest:
        raise BadEffect("needs-amount", {"verb": repr(word.verb), "form": repr(form)})
    if rest[0] in SHARES and word.takes == SHARE:
        if len(rest) > 1:
            raise BadEffect("nothing-follows", {"share": repr(rest[0]), "form": repr(form)})
        return Amount(1, SHARES[rest[0]])
    number = whole(rest[0], form, facts.SPHERES if word.takes == LEVEL else MOST)
    if len(rest) == 1:
        return Amount(number, NUMBER, ONCE)
    if len(rest) != 3 or rest[1] != PER or rest[2] not in PER_WORDS[1:]:
        given = shorten(" ".join(rest[1:]))
        told: dict[str, object] = {"given": given, "number": number, "things": ", ".join(PER_WORDS[1:])}
        if word.kinds:
            raise BadEffect("cannot-follow-kinds", {**told, "kinds": ", ".join(facts.KINDS)})
        raise BadEffect("cannot-follow", told)
    if word.takes in (PLAIN, LEVEL):
        raise BadEffect("no-per", {"verb": repr(word.verb)})
    return Amount(number, NUMBER, thing_of(rest[2], occasion))


def thing_of(word: str, occasion: str) -> int:
    """What is counted, if it can be on that occasion."""
    thing = PER_WORDS.index(word)
    if thing in (PER_STORED, PER_DELAY) and occasion not in ON_TIMERS:
        raise BadEffect("per-stored", {"thing": repr(word), "occasions": ", ".join(ON_TIMERS)})
    return thing


def whole(text: str, form: str, most: int = MOST) -> int:
    """A number from 1 to the most there can be."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 4 and 1 <= int(text) <= most):
        raise BadEffect("bad-amount", {"most": most, "given": shorten(text), "form": repr(form)})
    return int(text)


def misplaced_done(effects: list[Effect]) -> list[int]:
    """The places at which cards that were moved are counted and no verb before has moved any."""
    found: list[int] = []
    for place, effect in enumerate(effects):
        each_way = effect.alternatives()
        asks = effect.condition is not None and effect.condition.thing == PER_DONE
        if asks or any(each.amount.per == PER_DONE for each in each_way):
            found.append(place)
        elif any(each.verb in COUNTING and not each.opponents for each in each_way):
            break
    return found
