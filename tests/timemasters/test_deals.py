"""Deals of Time Masters: drawn games fall as counting every deal one by one says."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import chronomage as cm
from chronomage.games.timemasters.claim import DECK, HAND, Claim, under
from chronomage.games.timemasters.table import Table
from tests.counting import Card, Deal, View, assert_as_counted, contents, every_deal, lying
from tests.timemasters.known import story
from tests.timemasters.worlds import BY_LEVEL, COPIES

PLACES = {"hand": HAND, "deck": DECK, "under 1": under(1), "under 2": under(2)}
# What player 0 holds of level 2, so that few cards of it are left to count.
OWN = ["banish", "banish", "gift", "gift", "raid", "pendulum", "pendulum"]
CLOSED = 2  # cards of the sphere that player 0 does not see, in these positions


class Hidden:
    """A position in which player 0 wonders what player 1 holds, and what lies closed in sphere 2."""

    def __init__(self, seat: dict[str, Any], loose: tuple[str, ...] = ("hand", "deck"), **options: object) -> None:
        spheres = {"2": ["gift", "pendulum", "raid"]}
        self.game = story({"hand": OWN}, seat, spheres=spheres, options=options, phase="main").game
        assert isinstance(self.game.state, Table)
        self.seat = self.game.state.players[1]
        self.seat.loose = sum(PLACES[place] for place in loose)
        self.loose = loose
        self.claimed: list[Card] = []
        self.unseen: list[tuple[tuple[str, ...], str, tuple[str, ...]]] = []  # places, and a card shown with its places
        self.certain: list[str] = []

    def number(self, name: str) -> int:
        numbers: dict[str, int] = self.game.rules.pack.numbers  # type: ignore[attr-defined]
        return numbers[name]

    def claim(self, name: str, *places: str) -> None:
        """Everybody knows that this card of player 1 lies in one of these places."""
        self.seat.claims = [*self.seat.claims, Claim(self.number(name), 0, bits(places))]
        self.claimed.append(Card(name, places))

    def take_unseen(self, name: str, *places: str, shown: str = "", shown_places: tuple[str, ...] = ()) -> None:
        """Nobody knows that it is this card of sphere 2 that player 1 has taken."""
        self.seat.owned = [card for card in self.seat.owned if card != self.number(name)]
        copy = self.number(shown) if shown else 0
        self.seat.claims = [*self.seat.claims, Claim(0, 2, bits(places), copy, bits(shown_places))]
        self.unseen.append((places, shown, shown_places))

    def unseen_pool(self) -> list[str]:
        """The cards of level 2 that player 0 does not see; the hand-picked ones come first."""
        seen = Counter([*OWN, "gift", *[card for card in self.known_cards() if card in BY_LEVEL[2]]])
        pool = Counter({name: COPIES[name] for name in BY_LEVEL[2]})
        pool.subtract(seen)
        pool.subtract(self.certain)
        return [*self.certain, *pool.elements()]

    def known_cards(self) -> list[str]:
        """What everybody knows player 1 to have."""
        return [self.game.rules.card_name(card) or "" for card in self.seat.owned]

    def every_deal(self) -> Iterator[Deal]:
        """Every way in which the cards can lie: first those nobody has seen, then where player 1 has theirs."""
        room = {zone: len(cards) for zone, cards in deal_of(self.game).items() if zone != "sphere"}
        rest = Counter(self.known_cards())
        rest.subtract(card.name for card in self.claimed)
        rest.subtract(self.game.rules.card_name(card) or "" for card in self.seat.open_cards())
        loose = [Card(name, self.loose) for name in rest.elements()]
        pool = self.unseen_pool()
        for drawn in permutations(range(len(pool)), CLOSED + len(self.unseen)):
            if not set(range(len(self.certain))) <= set(drawn):
                continue
            names = [pool[at] for at in drawn]
            taken = [
                Card(name, (*places, *shown_places) if name == shown else places)
                for name, (places, shown, shown_places) in zip(names[CLOSED:], self.unseen, strict=True)
            ]
            for deal in every_deal([*self.claimed, *taken, *loose], room):
                yield {**deal, "sphere": tuple(names[:CLOSED])}

    def check(self, view: View, draws: int = 4000) -> None:
        """Drawn games are distributed as the deals are."""
        observation, random = self.game.observe(0), Random(1)
        drawn = Counter(view(deal_of(observation.resample(random))) for _ in range(draws))
        assert_as_counted(drawn, Counter(view(deal) for deal in self.every_deal()))


def bits(places: tuple[str, ...]) -> int:
    return sum(PLACES[place] for place in places)


def deal_of(game: cm.Game) -> Deal:
    """How the cards lie that player 0 does not see."""
    table = game.state
    assert isinstance(table, Table)
    seat = table.players[1]
    zones = {"hand": seat.hand, "deck": seat.deck, "sphere": table.spheres[2][:-1]}
    for timer in seat.timers:
        zones[f"under {timer.place}"] = timer.delays
    return {zone: tuple(game.rules.card_name(card) or "" for card in cards) for zone, cards in zones.items()}


# --- what is known of a player's cards ---


# Hand and deck, all of it known and none of it where: every hand is as likely, and every order of the deck.
def test_hand_and_deck() -> None:
    hidden = Hidden({"hand": ["focus", "spark"], "deck": ["charge", "recall", "spark"]})
    hidden.check(contents("hand"))
    hidden.check(lambda deal: deal["deck"])


# A card that was taken openly is in the hand or under the Timer; the other cards are where there is room.
def test_cards_under_timers() -> None:
    timer = {"card": "timer", "spells": ["charge"], "delays": ["spark", "recall"]}
    hidden = Hidden(
        {"hand": ["focus", "suggestion"], "deck": ["storm"], "timers": [timer]}, ("hand", "deck", "under 1")
    )
    hidden.claim("spark", "hand", "under 1")
    hidden.check(lying("spark", "focus"))
    hidden.check(contents("hand", "under 1"))


# Claims that overlap, and cards that can be in fewer places than the claimed ones.
def test_claims_that_overlap() -> None:
    timers = [
        {"card": "timer", "spells": ["charge"], "delays": ["spark"]},
        {"card": "hourglass", "spells": ["energy-loop"], "delays": ["recall"]},
    ]
    hidden = Hidden({"hand": ["focus", "storm"], "deck": ["suggestion", "calm"], "timers": timers})
    hidden.claim("spark", "hand", "under 1")
    hidden.claim("recall", "under 1", "under 2", "hand")
    hidden.claim("storm", "under 2", "hand", "deck")
    hidden.check(lying("spark", "recall", "storm", "focus"), 8000)


# --- what nobody has seen ---


def test_closed_cards_of_a_sphere() -> None:
    hidden = Hidden({"hand": ["focus"], "deck": ["spark"]})
    hidden.check(lambda deal: deal["sphere"])


# A card taken unseen is any of its level that is left, as is each closed card.
def test_a_card_taken_unseen() -> None:
    timer = {"card": "timer", "spells": ["charge"], "delays": ["focus"]}
    hidden = Hidden({"hand": ["banish", "spark"], "deck": ["recall"], "timers": [timer]}, ("hand", "deck", "under 1"))
    hidden.take_unseen("banish", "hand", "under 1")
    hidden.check(lying("focus", "spark"))
    hidden.check(lambda deal: (contents("hand")(deal), deal["sphere"][0] == "raid"), 8000)


# Hand-picked cards are in the game for certain: of three one is unseen, in the sphere or with who took a card unseen.
def test_hand_picked_cards() -> None:
    hidden = Hidden({"hand": ["banish", "focus"], "deck": ["recall"]}, spheres="pendulum pendulum pendulum")
    hidden.certain = ["pendulum"]
    hidden.check(lambda deal: deal["sphere"])
    hidden.take_unseen("banish", "hand")
    hidden.check(lambda deal: (deal["sphere"], "pendulum" in deal["hand"]), 12_000)


# Of two cards one was shown, and nobody can tell which: the other may be the known one, which may lie in more places.
def test_a_card_that_may_have_been_shown_since() -> None:
    timer = {"card": "timer", "spells": ["charge"], "delays": ["focus"]}
    hidden = Hidden(
        {"hand": ["banish", "spark"], "deck": ["recall"], "timers": [timer], "discard": ["raid"]},
        ("hand", "deck", "under 1"),
    )
    hidden.take_unseen("banish", "hand", shown="raid", shown_places=("deck", "under 1"))
    hidden.check(lying("raid", "gift"), 6000)
    hidden.check(contents("hand"), 8000)


# Two that may: the known copy is one of them at most where only one is left.
def test_two_cards_that_may_have_been_shown_since() -> None:
    hidden = Hidden({"hand": ["banish", "pendulum"], "deck": ["recall"], "discard": ["raid", "raid"]})
    hidden.take_unseen("banish", "hand", shown="raid", shown_places=("deck",))
    hidden.take_unseen("pendulum", "hand", shown="raid", shown_places=("deck",))
    hidden.check(lying("raid", "recall"), 8000)


# --- several at once ---


def test_several_games_are_drawn_independently() -> None:
    hidden = Hidden({"hand": ["focus", "spark"], "deck": ["charge", "recall"]})
    hidden.claim("spark", "hand", "deck")
    view = lying("spark", "focus")
    observation, random = hidden.game.observe(0), Random(8)
    drawn: Counter[object] = Counter()
    for _ in range(4000):
        one, other = observation.resample_many(random, 2)
        drawn[view(deal_of(one)), view(deal_of(other))] += 1
    counted = Counter(view(deal) for deal in hidden.every_deal())
    assert_as_counted(drawn, Counter({(a, b): counted[a] * counted[b] for a in counted for b in counted}))


def test_the_first_of_several_is_the_one_drawn_alone() -> None:
    observation = cm.new_game("timemasters", players=3, seed=9).observe(1)
    games = observation.resample_many(5, 3)
    assert games[0].describe() == observation.resample(5).describe()
    assert [game.observe(1) for game in games] == [observation] * 3
