"""Decisions and choices: the one shape in which every question of every game is put."""

from chronomage.kernel.travel import Travels


class Choice(Travels):
    """One legal answer: an integer id, the same all game long, and its text form."""

    def __init__(self, id: int, text: str) -> None:
        self.id = id
        self.text = text

    def __repr__(self) -> str:
        return f"Choice({self.id}, {self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.id == other.id and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.id, self.text))


class Decision(Travels):
    """One question put to one player: who, what kind, about which card, with its choices sorted by id.

    `count` says how many answers are wanted from here on, where the question asks for several, one after the other;
    0 where it asks for one, or for as many as one likes. `other` is the player whose things the choices are, where all
    of them are one other player's. `picked` says how many this pick has had; with 0 another one begins.
    """

    def __init__(
        self,
        player: int,
        kind: str,
        card: str | None,
        choices: list[Choice],
        count: int = 0,
        other: int | None = None,
        picked: int = 0,
    ) -> None:
        self.player = player
        self.kind = kind
        self.card = card
        self.choices = choices
        self.count = count
        self.other = other
        self.picked = picked

    def __repr__(self) -> str:
        asked = f"{self.player}, {self.kind!r}, {self.card!r}, {self.choices!r}"
        return f"Decision({asked}, {self.count}, {self.other}, {self.picked})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.player == other.player
            and self.kind == other.kind
            and self.card == other.card
            and self.choices == other.choices
            and self.count == other.count
            and self.other == other.other
            and self.picked == other.picked
        )

    def __hash__(self) -> int:
        return hash((self.player, self.kind, self.card, tuple(self.choices), self.count, self.other, self.picked))

    def find(self, text: str) -> Choice | None:
        """The choice with that text, if it is open."""
        for choice in self.choices:
            if choice.text == text:
                return choice
        return None
