"""The one source of chance: xoshiro128**, small, seeded, and the same on every platform."""

from hashlib import blake2b
from typing import Final

from chronomage.kernel.travel import Travels

WORD: Final = 0xFFFFFFFF


class Random(Travels):
    """A seeded generator; equal seeds give equal sequences everywhere."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Random":
        """An independent generator that will give the same numbers."""
        return Random(self.a, self.b, self.c, self.d)

    def plain(self) -> list[int]:
        """The generator as numbers, for comparing."""
        return [self.a, self.b, self.c, self.d]

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        scrambled = (b * 5) & WORD
        scrambled = ((scrambled << 7) | (scrambled >> 25)) & WORD
        result = (scrambled * 9) & WORD
        shifted = (b << 9) & WORD
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) | (d >> 21)) & WORD
        return result

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the other."""
        # Words past the last full run of n would favour the low numbers, so they are drawn again.
        limit = WORD + 1 - (WORD + 1) % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def split(self) -> "Random":
        """A generator of its own, for what must not hang together with the numbers still to come from this one."""
        a, b, c, d = self.word(), self.word(), self.word(), self.word()
        return Random(a or 1, b, c, d)  # never all zero, which is the one state a generator cannot leave

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            swapped = items[i]
            items[i] = items[j]
            items[j] = swapped
            i -= 1


def seeded(seed: int) -> Random:
    """The generator of that seed, any whole number."""
    digest = blake2b(str(seed).encode(), digest_size=16).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    if not any(words):  # the one state the generator can never leave
        words[0] = 1
    return Random(words[0], words[1], words[2], words[3])
