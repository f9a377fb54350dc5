"""Buckets of tokens: how often anything may be done."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

MOST_BUCKETS: Final = 100_000


class Bucket:
    """A bucket of tokens, filled at a steady rate; taking one is being allowed. A rate of 0: always."""

    def __init__(self, rate_per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate_per_second
        self.burst = max(burst, 1.0)
        self.clock = clock
        self.tokens = self.burst
        self.then = clock()

    def take(self) -> bool:
        """Take a token; false where there is none."""
        if self.rate <= 0:
            return True
        self.tokens = self.left()
        self.then = self.clock()
        taken = self.tokens >= 1.0
        if taken:
            self.tokens -= 1.0
        return taken

    def left(self) -> float:
        """How many tokens there are now."""
        return min(self.burst, self.tokens + (self.clock() - self.then) * self.rate)

    @property
    def is_full(self) -> bool:
        """Whether it is as good as new, even had it been empty."""
        return (self.clock() - self.then) * self.rate >= self.burst


class Buckets:
    """A bucket for each key. A rate of 0: always."""

    def __init__(
        self,
        rate_per_second: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        self.rate = rate_per_second
        self.burst = burst
        self.clock = clock
        self.most = most
        self.buckets: OrderedDict[Hashable, Bucket] = OrderedDict()  # the longest untouched first

    def take(self, key: Hashable) -> bool:
        """Take a token; false where there is none."""
        if self.rate <= 0:
            return True
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst, self.clock)
        taken = bucket.take()
        self.buckets.move_to_end(key)
        self.forget()
        return taken

    def wait(self, key: Hashable) -> float:
        """In how many seconds there will be a token."""
        bucket = self.buckets.get(key)
        return 0.0 if bucket is None else max(0.0, (1.0 - bucket.left()) / self.rate)

    def forget(self) -> None:
        """Drop a few buckets that are full again, which is as good as having none, and the oldest of too many."""
        for _ in range(2):
            key, bucket = next(iter(self.buckets.items()))
            if bucket.is_full or len(self.buckets) > self.most:
                del self.buckets[key]
