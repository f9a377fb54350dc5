"""When no server was running: clocks stand still meanwhile."""


class Downtimes:
    """Spans of time, in the order in which they came."""

    def __init__(self, spans: list[tuple[int, int]]) -> None:
        self.spans = spans

    def within(self, begin: int, end: int) -> int:
        """How much of that span of time the server was down."""
        return sum(max(0, min(end, ended) - max(begin, began)) for began, ended in self.spans if ended > begin)

    def passed(self, begin: int, end: int) -> int:
        """How much time passed for a clock."""
        return max(0, end - begin - self.within(begin, end))
