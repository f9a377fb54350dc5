"""The fields of Seasons: what its observations are made of, each described once."""

from typing import Final

from chronomage.games.seasons import facts
from chronomage.kernel.fields import (
    CARD,
    CARD_OR_NULL,
    CARDS,
    FLAG,
    KNOWING,
    NUMBER,
    NUMBER_OR_NULL,
    NUMBERS,
    OWNER,
    TEXT_OR_NULL,
    TEXTS,
    UNBOUNDED,
    Field,
    Kept,
    Kind,
    Shape,
    several,
)

TOKENS: Final = Kind("letters", "Tokens")
SEASON: Final = Kind("text", "SeasonName")
SEASON_OR_NULL: Final = Kind("text or null", "SeasonName | null")
DIE_OR_NULL: Final = Kind("[die](#a-die) or null", "Die | null")
DICE: Final = Kind("list of [dice](#a-die) or nulls", "(Die | null)[]")
PILE: Final = Kind("object", "Pile")
MARKS: Final = Kind("object of lists", "Record<string, string[]>")
ABILITIES: Final = Kind("list of ints or nulls", "(number | null)[]")
CHOSEN: Final = Kind("int or `hidden`", "number | 'hidden'")
LIBRARY: Final = Kind("object", "Record<'2' | '3', MaybeCard[]>")

MANY: Final = (0, UNBOUNDED)
YEARS: Final = (-1, facts.LAST_YEAR + 2)

DIE: Final = Shape(
    "Die",
    "A die as it lies there.",
    (
        Field("pips", NUMBER, "how far the marker moves if nobody takes it", ("pips",), bold=True, bounds=(0, 3)),
        Field("energy", TOKENS, "energy gained", ("bag",), bold=True),
        Field("crystals", NUMBER, "crystals gained", ("crystals",), bold=True, bounds=MANY),
        Field("star", FLAG, "raises the gauge by one", ("star",), bold=True),
        Field("card", FLAG, "draws a card", ("card",), bold=True),
        Field("transmute", FLAG, "allows transmuting", ("transmute",), bold=True),
        Field(
            "season", SEASON_OR_NULL, "whose die of the box it is; null: the die of a position, which is none of them"
        ),
        Field("number", NUMBER_OR_NULL, "which of its season's dice it is, from 0; null with `season`"),
    ),
)

KNOWN_CARDS: Final = Shape(
    "Pile",
    "A pile of which some cards are known.",
    (
        Field("size", NUMBER, "how many cards there are", bold=True),
        Field(
            "known",
            Kind("object of cards", "Record<string, CardName>"),
            'the cards that this player knows by their place, `"0"` is the top',
            bold=True,
        ),
    ),
)

CLAIM: Final = Shape(
    "SeasonsClaim",
    "What a player knows of a hidden card without seeing it.",
    (
        Field("card", CARD, "the card"),
        Field("places", TEXTS, "where it may be: `deck`, `discard`, `hand 1`, `library 1`, `aside 1`"),
        Field("draft_step", NUMBER, "the round of the draft in which it was passed on; 0: none"),
    ),
)

ITEM: Final = Shape(
    "CardInPlay",
    "A card in play.",
    (
        Field("card", CARD, "the card", ("card",), bold=True),
        Field("tokens", TOKENS, "energy lying on it", ("tokens",), bold=True),
        Field("used", FLAG, "whether it has been activated, and is turned", ("used",), bold=True),
        Field(
            "due",
            FLAG,
            "whether its effect of this round's end or of the changed season is still to come",
            ("due",),
        ),
        Field("serial", NUMBER, "a number that no other card in play has", ("serial",)),
        Field(
            "imitates", CARD_OR_NULL, "the card whose effects it has in place of its own (Raven)", ("power",), bold=True
        ),
        Field("model", NUMBER, "the serial of that card; 0: none", ("model",)),
    ),
)

PLAYER: Final = Shape(
    "SeasonsPlayer",
    "A player of Seasons.",
    (
        Field("crystals", NUMBER, "crystals", ("crystals",), bold=True, bounds=MANY),
        Field("gauge", NUMBER, "the summoning gauge", ("gauge",), bold=True),
        Field("bonuses_used", NUMBER, "how many bonuses have been used", ("bonuses",), bold=True, bounds=(0, 3)),
        Field("reserve", TOKENS, "the energy tokens, such as `AAWF`", ("reserve",), bold=True),
        Field("reserve_limit", NUMBER, "how many tokens the reserve holds", bold=True),
        Field("reserve_lost", NUMBER, "how many fewer by Drought", ("reserve_lost",), bounds=MANY),
        Field("die", DIE_OR_NULL, "the one taken this round", ("die",), bold=True),
        Field("can_transmute", FLAG, "whether transmuting is allowed now", ("can_transmute",)),
        Field(
            "transmute_bonus",
            NUMBER,
            "the crystals added to each token by bonuses",
            ("transmute_bonus",),
            bounds=MANY,
        ),
        Field("played", NUMBER, "cards that came into play in the whole game, free ones too", ("played",), bounds=MANY),
        Field("turn_summons", NUMBER, "cards summoned in this turn", ("turn_summons",), bounds=MANY),
        Field("die_acted", FLAG, "whether the die's own actions have been carried out this turn", ("die_acted",)),
        Field("vision_used", FLAG, "whether Vision of Destiny has been used this turn", ("vision_used",)),
        Field("ability_token", NUMBER_OR_NULL, "the ability token kept, 1 to 12", ("ability",), bold=True),
        Field("ability_token_used", FLAG, "whether it has been used", ("ability_used",), bold=True),
        Field("ability_tokens", ABILITIES, "those dealt, until everybody has chosen one", ("abilities",), OWNER),
        Field(
            "ability_chosen",
            CHOSEN,
            "which of them is chosen; 0: none yet; `hidden`: somebody else's choice",
            ("ability_chosen",),
            OWNER,
        ),
        Field("hand", CARDS, "the hand; in the prelude, the cards chosen so far", ("hand",), OWNER, bold=True),
        Field(
            "aside",
            CARDS,
            "the pack being drafted or split in the prelude; later, cards drawn and not yet decided on",
            ("aside",),
            OWNER,
            bold=True,
        ),
        Field(
            "library",
            LIBRARY,
            "`2` and `3`: the cards put by for these years",
            ("second_year", "third_year"),
            OWNER,
            bold=True,
        ),
        Field("in_play", several("CardInPlay"), "the cards in play, the eldest first", ("in_play",), bold=True),
        Field(
            "known",
            several("SeasonsClaim"),
            "what this player knows of hidden cards without seeing them. Empty for others",
            ("claims",),
            OWNER,
        ),
    ),
)

TABLE: Final = Shape(
    "SeasonsObservation",
    "What one player may know of a game of Seasons.",
    (
        Field(
            "year",
            NUMBER,
            "under the marker: 1 to 3; 0 before the first, 4 past the last",
            ("marker",),
            bold=True,
            bounds=YEARS,
        ),
        Field(
            "library_year",
            NUMBER,
            "up to which year the cards put by have been taken into the hands",
            ("year_given",),
            bounds=(facts.FIRST_YEAR, facts.LAST_YEAR),
        ),
        Field("space", NUMBER, "the marker's space on the wheel", ("marker",), bold=True, bounds=(1, facts.SPACES)),
        Field("season", SEASON, "`winter`, `spring`, `summer` or `autumn`", ("marker",), bold=True),
        Field("enchantment", TEXT_OR_NULL, "the one that lies over the game", ("enchantment",), bold=True),
        Field(
            "drought_year",
            NUMBER,
            "the last year in which Drought has acted; -1: none",
            ("drought_year",),
            bounds=YEARS,
        ),
        Field("dice", DICE, "this round's roll by place, from place 1 on; null: taken", ("dice",), bold=True),
        Field("dice_season", SEASON, "whose dice are being rolled", ("dice_season",)),
        Field(
            "season_dice",
            NUMBERS,
            "the dice in use, winter's first, as many for each season: numbers from 0 within their season",
            ("season_dice",),
        ),
        Field(
            "leftover_pips",
            NUMBER,
            "of the die that nobody took: how far the marker will move",
            ("leftover",),
            bold=True,
            bounds=(0, 3),
        ),
        Field("deck", PILE, "the deck, see below", ("deck",), KNOWING, bold=True),
        Field("discard", PILE, "the discard pile, see below", ("discard",), KNOWING, bold=True),
        Field(
            "deck_marks",
            MARKS,
            "by place, what everybody knows of these cards: `open` (it has lain open) or `player 1` and so on (who has "
            "seen it), `familiar` (it must be one), `early` (discarded before the draft)",
            ("deck",),
        ),
        Field("discard_marks", MARKS, "the same of the discard pile", ("discard",)),
        Field("left_out", CARDS, "cards of the box that are not in this game; only a position has any", ("left_out",)),
        Field("last_serial", NUMBER, "the last serial number given to a card in play", ("serials",), bounds=MANY),
    ),
    (Kept("custom_face", "it is in the dice that show it: a position's die that is none of the box"),),
)
