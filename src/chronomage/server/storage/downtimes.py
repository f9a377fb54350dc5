"""When no server was running: clocks stand still meanwhile."""


class Downtimes:
    """Spans of time, in the order in which they came."""

    def __init__(self, spans: list[tuple[int, int]]) -> None:
        self.spans = spans

    def within(self, begin: int, end: int) -> int:
        """How much of that span of time the server was down.

        A downtime is noted from the last sign of life on, which may be some seconds too early: where something was
        written down at the end of this span, none that is said to go on beyond it had begun.
        """
        return sum(ended - max(begin, began) for began, ended in self.spans if begin < ended <= end)

    def passed(self, begin: int, end: int) -> int:
        """How much time passed for a clock."""
        return max(0, end - begin - self.within(begin, end))
