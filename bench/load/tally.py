"""What is counted and measured while it runs."""

import math
from array import array
from dataclasses import dataclass, field
from typing import Any, Final

MOST_TOLD: Final = 20
KEPT_UP: Final = 0.98  # of what was offered must have been answered in time
EDGE: Final = 0.1  # seconds after the end in which the last answers may come


@dataclass
class Troubles:
    """All that went wrong: refusals, updates that were missed or came twice, connections that broke."""

    count: int = 0
    told: list[str] = field(default_factory=list)

    def add(self, what: str) -> None:
        """Something went wrong."""
        self.count += 1
        if len(self.told) < MOST_TOLD:
            self.told.append(what)


@dataclass
class Tally:
    """One stretch of load: how long everything took, and what it cost."""

    begin: float = 0.0
    end: float = math.inf
    limit: float = math.inf  # seconds; with more than one in a hundred over it, there is no use in going on
    latencies: "array[float]" = field(default_factory=lambda: array("d"))  # seconds, from when the choice was due
    due: int = 0
    late: int = 0  # sent later than due, since the table still waited for an earlier one
    between: int = 0  # fell due while the next game was being set up, and were not made
    acknowledged: int = 0
    in_time: int = 0
    over: int = 0  # the limit
    stopped: bool = False  # before its end
    unanswered: int = 0
    troubles: int = 0
    client_seconds: float = 0.0  # of CPU
    server_seconds: float = 0.0
    database_seconds: float = 0.0
    load_average: float = 0.0  # of the machine, afterwards

    def heard(self, due: float, at: float) -> None:
        """A choice that was due then has reached the other seat."""
        self.latencies.append(at - due)
        self.over += at - due > self.limit
        self.in_time += at <= self.end + EDGE

    @property
    def seconds(self) -> float:
        """How long it was measured."""
        return self.end - self.begin

    @property
    def offered(self) -> float:
        """Choices a second that were due."""
        return self.due / self.seconds

    @property
    def achieved(self) -> float:
        """Choices a second that were answered in time."""
        return self.in_time / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of CPU that one choice costs the server."""
        return 1e6 * self.server_seconds / max(1, self.in_time)

    def percentile(self, share: float) -> float:
        """The latency in milliseconds that this share does not exceed."""
        if not self.latencies:
            return math.inf
        ordered = sorted(self.latencies)
        return 1000 * ordered[max(0, math.ceil(share * len(ordered)) - 1)]

    @property
    def lost(self) -> int:
        """Everything that must not be."""
        return self.unanswered + self.troubles + (self.due - self.acknowledged)

    @property
    def holds(self) -> bool:
        """Whether the server kept up with this rate."""
        sound = not self.stopped and not self.lost and self.in_time >= KEPT_UP * self.due
        return sound and self.percentile(0.99) < 1000 * self.limit

    def plain(self) -> dict[str, Any]:
        """The figures."""
        return {
            "offered_a_second": round(self.offered, 1),
            "achieved_a_second": round(self.achieved, 1),
            "p50_ms": round(self.percentile(0.5), 2),
            "p95_ms": round(self.percentile(0.95), 2),
            "p99_ms": round(self.percentile(0.99), 2),
            "max_ms": round(self.percentile(1.0), 2),
            "due": self.due,
            "acknowledged": self.acknowledged,
            "unanswered": self.unanswered,
            "troubles": self.troubles,
            "late": self.late,
            "between_games": self.between,
            "cut_short": self.stopped,
            "server_us_a_choice": round(self.cost),
            "server_cores": round(self.server_seconds / self.seconds, 2),
            "database_cores": round(self.database_seconds / self.seconds, 2),
            "client_cores": round(self.client_seconds / self.seconds, 2),
            "load_average": round(self.load_average, 2),
        }
