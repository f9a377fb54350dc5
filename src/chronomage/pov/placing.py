"""Placing: cards drawn into hidden holes, every way in which they can lie as likely as any other.

A hole is a place with room for some cards, each in a slot of its own. Cards that may lie in the same holes are a lot.
Lots are placed one after the other, those with the fewest holes first. A card goes to a free slot in proportion to the
number of ways in which all cards after it can then be placed: so every way as a whole is as likely as any other.

What makes the counting cheap: holes that no later lot tells apart are one block, of which only the number of free slots
matters. Where the lots' holes lie within each other or apart, as they nearly always do, every lot finds a single block,
and there is nothing to count.
"""

from typing import Final

from chronomage.kernel.random import WORD, Random

FREE_BITS: Final = 10  # enough for the free slots of a block


class Lot:
    """Cards that may lie in the same holes, one bit each; those of one draft step exclude each other behind gates."""

    def __init__(self, holes: int, step: int, cards: list[int]) -> None:
        self.holes = holes
        self.step = step  # 0: of none
        self.cards = cards


class Turn:
    """A lot's turn to be placed: what it finds, and what it leaves to those after it."""

    def __init__(self, lot: Lot) -> None:
        self.holes = lot.holes
        self.step = lot.step
        self.cards = lot.cards
        self.blocks: list[int] = []  # where the cards may go, each block named by its first hole
        self.gates: list[int] = []  # by block, whose gate it lies behind, one bit for each player, or 0
        self.counted: list[int] = []  # the blocks whose free slots matter to this lot and those after it
        self.merged: list[tuple[int, int]] = []  # blocks that are one once this lot is placed, in pairs
        self.branches = False  # whether the cards can be placed in ways that leave a different rest

    def tells_apart(self, gates: list[int], one: int, other: int) -> bool:
        """Whether it makes a difference to the lot which of two holes a card lies in."""
        within = self.holes >> one & 1
        if within != self.holes >> other & 1:
            return True
        return within > 0 and self.step > 0 and gates[one] != gates[other]


class Placing:
    """The ways to place lots into holes, worked out once and drawn from as often as one likes.

    `sizes` is the room by hole. `gates` is, by hole, one bit for the player whose gate it lies behind, or 0: of the
    cards of one step at most one lies behind the gate of one player.
    """

    def __init__(self, sizes: list[int], gates: list[int], lots: list[Lot]) -> None:
        self.turns = [Turn(lot) for lot in in_order(lots) if lot.cards]
        self.slots = 0
        self.free: list[list[int]] = []  # the slots of each block at the first lot, by its first hole
        self.ways: list[dict[int, float]] = [{} for _ in self.turns]  # counted so far, by turn
        self.cards = sum(len(lot.cards) for lot in lots)
        for size in sizes:
            self.free.append(list(range(self.slots, self.slots + size)))
            self.slots += size
        self.find_blocks(gates)

    def find_blocks(self, gates: list[int]) -> None:
        """From the last lot to the first: which holes do this lot and those after it not tell apart."""
        count = len(gates)
        block = [0] * count  # by hole, the first hole of its block
        used = 0  # the holes that any lot from here on may go to
        for turn in reversed(self.turns):
            after, used_after = block, used
            block = []
            used |= turn.holes
            for hole in range(count):
                first = 0
                while after[first] != after[hole] or turn.tells_apart(gates, first, hole):
                    first += 1
                block.append(first)
                if first == hole:
                    if turn.holes >> hole & 1:
                        turn.blocks.append(hole)
                        turn.gates.append(gates[hole] if turn.step else 0)
                    if used >> hole & 1:
                        turn.counted.append(hole)
                    if after[hole] != hole and used_after >> hole & 1:
                        turn.merged.append((after[hole], hole))
            turn.branches = len(turn.blocks) > 1 or turn.step > 0
        for hole in range(count - 1, -1, -1):
            if block[hole] != hole:
                self.free[block[hole]] += self.free[hole]
                self.free[hole] = []

    def draw(self, random: Random) -> list[int]:
        """For each slot, hole by hole, the card that lies there; empty where cards and slots do not come out."""
        if self.cards != self.slots:
            return []
        found = [0] * self.slots
        free = [block[:] for block in self.free]
        gates = 0
        for number in range(len(self.turns)):
            turn = self.turns[number]
            cards = turn.cards
            if turn.branches:
                for at in range(len(cards)):
                    way = self.choose_block(number, at, free, gates, random)
                    if way < 0:
                        return []
                    gates |= turn.gates[way]
                    slots = free[turn.blocks[way]]
                    found[take(slots, random)] = cards[at]
            elif not turn.blocks or len(free[turn.blocks[0]]) < len(cards):
                return []
            else:
                slots = free[turn.blocks[0]]
                for card in cards:
                    found[take(slots, random)] = card
            for into, out in turn.merged:
                free[into] += free[out]
            gates = self.gates_after(number, gates)
        return found

    def all_ways(self) -> float:
        """In how many ways all cards can be placed."""
        return self.count(0, 0, [len(slots) for slots in self.free], 0) if self.turns else 1.0

    def choose_block(self, number: int, at: int, free: list[list[int]], gates: int, random: Random) -> int:
        """Which of its lot's blocks this card goes to, drawn by the number of ways; -1 where there is none."""
        turn = self.turns[number]
        left = [len(slots) for slots in free]
        ways = [0.0] * len(turn.blocks)
        total = 0.0
        for way in range(len(turn.blocks)):
            ways[way] = self.ways_through(number, at, left, gates, way)
            total += ways[way]
        drawn = fraction(random) * total
        chosen = -1
        for way in range(len(ways)):
            if ways[way] > 0.0:
                chosen = way
                drawn -= ways[way]
                if drawn < 0.0:
                    break
        return chosen

    def ways_through(self, number: int, at: int, left: list[int], gates: int, way: int) -> float:
        """In how many ways this card can be placed in one of its lot's blocks, and all cards after it anywhere."""
        turn = self.turns[number]
        block, gate = turn.blocks[way], turn.gates[way]
        room = left[block]
        if room == 0 or gates & gate:
            return 0.0
        rest = left[:]
        rest[block] = room - 1
        return room * self.count(number, at + 1, rest, gates | gate)

    def count(self, number: int, at: int, left: list[int], gates: int) -> float:
        """In how many ways the cards of a lot from this one on, and all lots after it, can be placed.

        `left` is the number of free slots by block, `gates` are the players who have a card of the lot's step.
        """
        turn = self.turns[number]
        if at == len(turn.cards):
            if number + 1 == len(self.turns):
                return 1.0
            merged = left[:]
            for into, out in turn.merged:
                merged[into] += merged[out]
            return self.count(number + 1, 0, merged, self.gates_after(number, gates))
        key = gates << FREE_BITS | at
        for block in turn.counted:
            key = key << FREE_BITS | left[block]
        known = self.ways[number]
        if key in known:
            return known[key]
        if turn.branches:
            ways = 0.0
            for way in range(len(turn.blocks)):
                ways += self.ways_through(number, at, left, gates, way)
        else:
            ways = self.ways_together(number, left, gates)
        known[key] = ways
        return ways

    def ways_together(self, number: int, left: list[int], gates: int) -> float:
        """In how many ways a lot that has one block alone can be placed, and all lots after it."""
        turn = self.turns[number]
        if not turn.blocks:
            return 0.0
        block = turn.blocks[0]
        room, cards = left[block], len(turn.cards)
        if room < cards:
            return 0.0
        rest = left[:]
        rest[block] = room - cards
        ways = self.count(number, cards, rest, gates)
        for slot in range(room - cards + 1, room + 1):
            ways *= slot
        return ways

    def gates_after(self, number: int, gates: int) -> int:
        """The gates that are still shut after this lot: those of its step, where the next lot is of it too."""
        if number + 1 < len(self.turns) and self.turns[number].step == self.turns[number + 1].step:
            return gates
        return 0


def in_order(lots: list[Lot]) -> list[Lot]:
    """Lots with few holes before those with many; the lots of one step together.

    Of those with as many holes, steps come first, and of them those with most cards: the least is left open by them.
    """
    width: dict[int, int] = {}
    cards: dict[int, int] = {}
    for lot in lots:
        if lot.step:
            width[lot.step] = max(width.get(lot.step, 0), lot.holes.bit_count())
            cards[lot.step] = cards.get(lot.step, 0) + len(lot.cards)
    ranks = [(width.get(lot.step, lot.holes.bit_count()), -cards.get(lot.step, 0), lot.step) for lot in lots]
    return [lots[number] for number in sorted(range(len(lots)), key=lambda number: ranks[number])]


def take(slots: list[int], random: Random) -> int:
    """A random one of the slots; the order of the others is not kept."""
    at = random.below(len(slots))
    last = slots.pop()
    if at == len(slots):
        return last
    taken = slots[at]
    slots[at] = last
    return taken


def fraction(random: Random) -> float:
    """A random number from 0 to just below 1."""
    return ((random.word() << 21) + (random.word() >> 11)) / ((WORD + 1) << 21)
