"""The network in the background: for programs that wait for a person, while the server wants to hear of us."""

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import CancelledError
from types import TracebackType
from typing import Any, TypeVar

T = TypeVar("T")


class Background:
    """An event loop in a thread of its own: pings are answered and news is heard whatever the program waits for."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True, name="network")
        self.thread.start()

    def call(self, errand: Coroutine[Any, Any, T]) -> T:
        """Run an errand there, and wait for what comes of it."""
        running = asyncio.run_coroutine_threadsafe(errand, self.loop)
        try:
            return running.result()
        except (KeyboardInterrupt, CancelledError):
            running.cancel()
            raise

    def start(self, errand: Coroutine[Any, Any, object]) -> None:
        """Run an errand there until all is closed."""

        async def begin() -> None:
            self.tasks.add(asyncio.create_task(errand))

        self.call(begin())

    def end(self) -> None:
        """End the errands that are still running."""

        async def cancel() -> None:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

        self.call(cancel())

    def __enter__(self) -> "Background":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
