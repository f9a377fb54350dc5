"""A pack: the cards of a game as plain data, and what is worked out from them once."""

from typing import Final

from chronomage.games.json_writing import NULL, quoted
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.effect import Effect
from chronomage.kernel.machine import Program

WANDERING: Final = -1  # the level of a Timer X: it lies in no sphere and is worth nothing

# The occasions on which a card acts, in the words of the pack. `while_in_play` holds as long as a Timer lies there.
PLAYED: Final = "played"
PUT: Final = "put"
LAUNCHED: Final = "launched"
DELAYED: Final = "delayed"
EACH_TURN: Final = "each_turn"
WHILE_IN_PLAY: Final = "while_in_play"
OCCASIONS: Final = (PLAYED, PUT, LAUNCHED, DELAYED, EACH_TURN, WHILE_IN_PLAY)


class Card:
    """One card of a pack."""

    def __init__(self, number: int, name: str) -> None:
        self.number = number  # from 1 on, in the order of the file
        self.name = name  # in lower case with hyphens: the word for it in choices, positions and records
        self.titles: dict[str, str] = {}  # by language
        self.kind = facts.SPELL
        self.set = "base"
        self.level = 0  # of its sphere; 0 in the starting deck, WANDERING for a Timer X
        self.cost = 0
        self.slots = 0
        self.copies = 1  # in the pack, or for a starting card in each player's deck
        self.wizard = ""
        self.effects: dict[str, list[Effect]] = {occasion: [] for occasion in OCCASIONS}

    def points(self) -> int:
        """What it is worth at the end: its level."""
        return max(0, self.level)

    def title(self, language: str) -> str:
        """Its name in a language, or in another where it has none."""
        return self.titles.get(language) or self.titles.get("en") or next(iter(self.titles.values()))

    def trait(self, verb: str, opponents: bool = False) -> int:
        """How much of a lasting effect it has while it lies in play; of two caps the lower one counts."""
        lasting = self.effects[WHILE_IN_PLAY]
        amounts = [effect.amount.number for effect in lasting if effect.verb == verb and effect.opponents == opponents]
        return min(amounts, default=0) if verb == "cap" else sum(amounts)

    def has_verb(self, verb: str, occasion: str) -> bool:
        """Whether it does this on that occasion, perhaps or in any case."""
        return any(each.verb == verb for effect in self.effects[occasion] for each in effect.alternatives())


class Pack:
    """All cards of a file. The lists by card number begin with an entry for no card."""

    def __init__(self, name: str, titles: dict[str, str], about: dict[str, str], cards: list[Card]) -> None:
        self.name = name
        self.titles = titles
        self.about = about
        self.cards = cards
        self.author = ""
        self.later_ephemeral: list[int] = []  # Ke with which the second, third and fourth player begin
        self.digest = ""  # of the file: tells two packs with the same name apart
        self.text = ""  # of the file
        self.programs: list[Program] = []  # what the cards do, bound when the rules take up the pack
        self.source = name  # how the pack is asked for: its name, or the path of its file
        self.numbers = {card.name: card.number for card in cards}
        self.names = ["", *[card.name for card in cards]]
        self.written_names = [NULL, *quoted(self.names[1:])]  # as they stand in the text of a table
        self.is_spell = [False, *[card.kind == facts.SPELL for card in cards]]
        self.is_focus = [False, *[card.kind == facts.FOCUS for card in cards]]
        self.is_timer = [False, *[card.kind == facts.TIMER for card in cards]]
        self.level = [0, *[card.level for card in cards]]
        self.points = [0, *[card.points() for card in cards]]
        self.cost = [0, *[card.cost for card in cards]]
        self.slots = [0, *[card.slots for card in cards]]
        self.copies = [0, *[card.copies for card in cards]]
        # What Timers change by lying in play.
        self.own_change = [0, *[card.trait("dearer") - card.trait("cheaper") for card in cards]]  # of a spell's cost
        self.others_change = [0, *[card.trait("dearer", True) - card.trait("cheaper", True) for card in cards]]
        self.cheaper_here = [0, *[card.trait("cheaper-here") for card in cards]]
        self.own_cap = [0, *[card.trait("cap") for card in cards]]
        self.cap = [0, *[card.trait("cap", True) for card in cards]]
        self.hand = [0, *[card.trait("hand") for card in cards]]
        self.others_hand = [0, *[card.trait("hand", True) for card in cards]]
        self.acts_each_turn = [False, *[bool(card.effects[EACH_TURN]) for card in cards]]
        self.has_turns = any(self.acts_each_turn)
        self.counts_more = any(card.has_verb("count-more", occasion) for card in cards for occasion in OCCASIONS)
        self.has_traits = any(card.effects[WHILE_IN_PLAY] for card in cards)

    def card(self, number: int) -> Card:
        """The card with that number."""
        return self.cards[number - 1]

    def of_level(self, level: int, sets: list[str]) -> list[int]:
        """Every physical card of these sets with that level, by number."""
        found: list[int] = []
        for card in self.cards:
            if card.level == level and card.set in sets:
                for _ in range(card.copies):
                    found.append(card.number)
        return found
