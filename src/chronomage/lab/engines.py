"""Engines: what spreads the games of a plan over cores, or over the machines of a Ray cluster.

Every game is played from its own seed by bots that begin anew, so the results do not depend on who plays which game.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from chronomage.kernel.errors import BadOption

ENGINES: Final = ("cores", "ray")
Task = TypeVar("Task")
Answer = TypeVar("Answer")


class Engine(Protocol):
    """Does tasks somewhere, and answers in their order."""

    def __call__(self, work: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[Answer]:
        """The answer of every task."""


def cores(work: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[Answer]:
    """On all cores of this machine; what is one task only is done here."""
    jobs = min(available(), len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from pool.map(work, tasks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def available() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_ray(work: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[Answer]:
    """On a Ray cluster: the one that RAY_ADDRESS names, or one of this machine's cores."""
    ray = load_ray()
    if not ray.is_initialized():
        ray.init(log_to_driver=False, configure_logging=False)
    remote = ray.remote(work)
    yield from map(ray.get, [remote.remote(task) for task in tasks])


def load_ray() -> Any:
    """The package, which is an extra."""
    try:
        import ray  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise BadOption("--engine ray needs Ray: pip install 'chronomage[cluster]'.") from None
    return ray


def engine_of(name: str) -> Engine:
    """The engine of that name."""
    if name not in ENGINES:
        raise BadOption(f"there is no engine {name!r}; there are {', '.join(ENGINES)}.")
    return on_ray if name == "ray" else cores
