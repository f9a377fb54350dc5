"""What the server counts, for Prometheus."""

import os
from bisect import bisect_left
from collections import Counter as Count
from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # set where several processes share one port: any of them answers for all


class Timings(Histogram):
    """A histogram that takes in many figures at once: one at a time, in shared files, costs half a choice."""

    def observe_all(self, seconds: Sequence[float]) -> None:
        """Take these in."""
        self._sum.inc(sum(seconds))
        for bucket, times in Count(bisect_left(self._upper_bounds, figure) for figure in seconds).items():
            self._buckets[bucket].inc(times)


class Metrics:
    """The figures of one process; with several, of all that share a port."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.shared = FOLDER in os.environ
        self.took: list[float] = []  # seconds, for each choice that has not been taken in yet
        self.registry = registry
        steps = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
        self.choices = Counter("chronomage_choices", "Choices that players made", registry=registry)
        self.bot_choices = Counter("chronomage_bot_choices", "Choices that bots made", registry=registry)
        self.choice_seconds = Timings(
            "chronomage_choice_seconds", "From a choice received to its events sent", buckets=steps, registry=registry
        )
        self.refusals = Counter("chronomage_refusals", "Messages refused, by code", ["code"], registry=registry)
        self.requests = Counter("chronomage_requests", "HTTP requests, by status", ["status"], registry=registry)
        self.connections = self.gauge("chronomage_connections", "Open WebSockets")
        self.tables = self.gauge("chronomage_tables", "Tables in memory")
        self.thinking = self.gauge("chronomage_bots_thinking", "Bots that think now")
        self.waiting = self.gauge("chronomage_bots_waiting", "Bots that wait for their turn to think")

    def gauge(self, name: str, about: str) -> Gauge:
        """A figure that goes up and down; over several processes it is summed."""
        return Gauge(name, about, registry=self.registry, multiprocess_mode="livesum")

    def add_up(self) -> None:
        """Take in the choices since the last time."""
        if self.took:
            self.choice_seconds.observe_all(self.took)
            self.choices.inc(len(self.took))
            self.took.clear()

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        if not self.shared:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)
