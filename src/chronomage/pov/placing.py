"""Placing: putting claimed cards into hidden places at random, so that every claim holds.

This is a flow: each card goes from its claim to one of its places, which has room for so many; cards that were passed
on in one step of the draft go through a gate at each opponent that lets one of them through. Augmenting paths move
cards placed earlier out of the way, so that a way is found wherever there is one, in little time.
"""

from chronomage.kernel.random import Random


class Flow:
    """A network of nodes and edges with room for whole numbers; the way back along an edge is the edge beside it."""

    def __init__(self) -> None:
        self.edges_from: list[list[int]] = []
        self.target: list[int] = []
        self.room: list[int] = []
        self.gates: dict[tuple[int, int], int] = {}

    def node(self) -> int:
        """A new node."""
        self.edges_from.append([])
        return len(self.edges_from) - 1

    def edge(self, source: int, target: int, room: int) -> None:
        """A new edge with that much room."""
        self.edges_from[source].append(len(self.target))
        self.target.append(target)
        self.room.append(room)
        self.edges_from[target].append(len(self.target))
        self.target.append(source)
        self.room.append(0)

    def gate(self, step: int, player: int, holes: list[int]) -> int:
        """The node before a gate that lets one card of a draft step through to that player's places.

        All claims of one step name the same places of a player: they move together.
        """
        key = (step, player)
        if key not in self.gates:
            before, behind = self.node(), self.node()
            self.edge(before, behind, 1)
            for hole in holes:
                self.edge(behind, hole, 1)
            self.gates[key] = before
        return self.gates[key]

    def push(self, source: int, sink: int, seen: list[bool], random: Random) -> bool:
        """Send one unit along a way found at random, making room where it is taken; false where there is none."""
        if source == sink:
            return True
        seen[source] = True
        ways = self.edges_from[source][:]
        random.shuffle(ways)
        for edge in ways:
            target = self.target[edge]
            if self.room[edge] > 0 and not seen[target] and self.push(target, sink, seen, random):
                self.room[edge] -= 1
                self.room[edge ^ 1] += 1
                return True
        return False

    def gone_to(self, source: int) -> int:
        """The node that a unit from this node has gone to."""
        for edge in self.edges_from[source]:
            if edge % 2 == 0 and self.room[edge ^ 1] > 0:
                return self.target[edge]
        return -1


class Claimed:
    """A card that is to be placed: the draft step it belongs to, or 0, and the holes that may take it."""

    def __init__(self, card: int, step: int, holes: list[int]) -> None:
        self.card = card
        self.step = step
        self.holes = holes


def place(claimed: list[Claimed], sizes: list[int], owners: list[int], random: Random) -> list[int]:
    """For each claimed card the hole it goes to; empty where the claims cannot all hold.

    `sizes` is the room of each hole; `owners` is whose it is where cards of one draft step exclude each other, else -1.
    """
    flow = Flow()
    sink = flow.node()
    holes = [flow.node() for _ in sizes]
    for number in range(len(sizes)):
        flow.edge(holes[number], sink, sizes[number])
    sources: list[int] = []
    order = list(range(len(claimed)))
    random.shuffle(order)
    for each in claimed:
        source = flow.node()
        sources.append(source)
        gated: dict[int, list[int]] = {}
        for hole in each.holes:
            if each.step == 0 or owners[hole] < 0:
                flow.edge(source, holes[hole], 1)
            else:
                gated.setdefault(owners[hole], []).append(holes[hole])
        for owner, behind in gated.items():
            flow.edge(source, flow.gate(each.step, owner, behind), 1)
    for number in order:
        if not flow.push(sources[number], sink, [False] * len(flow.edges_from), random):
            return []
    return [settled(flow, source, holes) for source in sources]


def settled(flow: Flow, source: int, holes: list[int]) -> int:
    """The hole at the end of the way from a claim; a gate is two nodes that hold one card."""
    node = flow.gone_to(source)
    while node not in holes:
        node = flow.gone_to(node)
    return holes.index(node)
