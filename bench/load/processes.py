"""What the processes of a server take: CPU and memory, as Linux tells it."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Processes:
    """A process and all that it has started."""

    def __init__(self, root: int) -> None:
        self.root = root

    def all(self) -> list[int]:
        """Their numbers."""
        found = [self.root]
        for process in found:  # grows as we go
            for children in Path(f"/proc/{process}/task").glob("*/children"):
                found += [int(child) for child in told(children.read_text, "").split()]
        return found

    def cpu_seconds(self) -> float:
        """CPU that all of them have taken so far."""
        return sum(cpu_seconds(process) for process in self.all())

    def memory(self) -> int:
        """Bytes that are the first process's alone."""
        return unshared(self.root)


def told(read: Callable[[], T], otherwise: T) -> T:
    """What /proc says, where the process has not just ended."""
    try:
        return read()
    except (FileNotFoundError, ProcessLookupError):
        return otherwise


def cpu_seconds(process: int) -> float:
    """CPU that a process has taken, in all its threads."""
    status = told(Path(f"/proc/{process}/stat").read_text, "")
    fields = status.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def unshared(process: int) -> int:
    """Bytes of memory that no other process shares."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    figures = {line.split(":")[0]: int(line.split()[1]) for line in lines[1:]}
    return 1024 * (figures["Private_Clean"] + figures["Private_Dirty"])
