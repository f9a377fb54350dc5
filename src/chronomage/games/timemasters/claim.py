"""A claim: what everybody can tell of one hidden card of a player."""

from typing import Final

from chronomage.kernel.travel import Travels

# The hidden places of a player, as bits; one bit for each place of the Timer area follows.
HAND: Final = 1
DECK: Final = 2
TIMER_SHIFT: Final = 1


def under(place: int) -> int:
    """The hidden place under the Timer at that place."""
    return 1 << (TIMER_SHIFT + place)


class Claim(Travels):
    """A certain card, or one of a certain level taken unseen, is in one of these places. Never changed, but replaced.

    Where a card taken unseen may be one that was shown since, `copy` is that card: either the claim holds as it stands,
    or the known copy of that card is in one of `copy_places` in its stead.
    """

    def __init__(self, card: int, level: int, places: int, copy: int = 0, copy_places: int = 0) -> None:
        self.card = card  # 0 for a card taken unseen
        self.level = level  # of the card taken unseen, else 0
        self.places = places
        self.copy = copy
        self.copy_places = copy_places

    def may_be(self, card: int, level: int, place: int) -> bool:
        """Whether this card of that level, at that place, may be the one that the claim is about."""
        if self.places & place and (self.card == card or (self.level > 0 and self.level == level)):
            return True
        return self.copy == card and self.copy_places & place > 0

    def wider(self, source: int, target: int) -> "Claim":
        """The claim after some card went from one place to another."""
        places = self.places | target if self.places & source else self.places
        copy_places = self.copy_places | target if self.copy_places & source else self.copy_places
        if places == self.places and copy_places == self.copy_places:
            return self
        return Claim(self.card, self.level, places, self.copy, copy_places)

    def without(self, place: int) -> "Claim":
        """The claim after that place has turned out not to hold the card."""
        if not (self.places | self.copy_places) & place:
            return self
        copy_places = self.copy_places & ~place
        return Claim(self.card, self.level, self.places & ~place, self.copy if copy_places else 0, copy_places)

    def or_known(self, card: int, places: int) -> "Claim":
        """The claim where its card may have been shown, and the known card takes its part in these places."""
        if self.card == card or self.copy not in (0, card):
            return Claim(self.card, self.level, self.places | places, self.copy, self.copy_places)
        return Claim(self.card, self.level, self.places, card, self.copy_places | places)
