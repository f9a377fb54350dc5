"""300 tables played by 600 clients, then as fast as it goes, beside a bare echo. Run by `make load`.

Every figure of time counts from when a choice was due to its arrival at the other seat. Server, clients and the
database share this machine; all clients are one process, kept to one core with --pin. Prints a table of what was
measured with the budgets beside it, or with --json everything; the exit status is 1 where a budget is not kept.
"""

import argparse
import gc
import json
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvloop

from bench.load.parts import POSTGRESQL, SQLITE, Plan, echoed, grown, machine, remembered, rising, steady
from bench.load.report import lines, problems

PARTS: dict[str, Callable[[Plan], Awaitable[dict[str, Any]]]] = {
    "steady": steady,
    "rising": rising,
    "echo": echoed,
    "growth": grown,
    "memory": remembered,
}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30.0, help="of steady load")
    parser.add_argument("--step", type=float, default=8.0, help="seconds for each rate that is tried")
    parser.add_argument("--database", choices=[SQLITE, POSTGRESQL], default=SQLITE)
    parser.add_argument("--workers", type=int, help="server processes; 1 with SQLite, else 2")
    parser.add_argument("--part", action="append", choices=list(PARTS), help="only this; may be given several times")
    parser.add_argument("--pin", action="store_true", help="keep the clients to the last core")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that no server is left behind
    workers = given.workers or (1 if given.database == SQLITE else 2)
    plan = Plan(given.tables, given.seconds, given.step, given.database, workers, given.pin, tell)
    report: dict[str, Any] = {"database": given.database, "workers": workers, "tables": given.tables}
    for name in given.part or PARTS:
        report[name] = uvloop.run(measured(PARTS[name], plan))
    print(json.dumps(report, indent=2) if given.json else "\n".join(lines(report)))
    return 1 if problems(report) else 0


async def measured(part: Callable[[Plan], Awaitable[dict[str, Any]]], plan: Plan) -> dict[str, Any]:
    """One part, without pauses that are the clients' own."""
    gc.collect()
    gc.disable()
    try:
        return {**await part(plan), "machine": machine(plan)}
    finally:
        gc.enable()


def tell(what: str) -> None:
    """Say how far it is, apart from what is printed at the end."""
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
