"""Many tables at once, at the pace at which people play: the short form of `make load`.

How long it takes depends on the machine, and is printed, never asserted.
"""

import sys
from pathlib import Path

import pytest
from bench.load.pace import Pace, Stretch, Watched
from bench.load.parts import INTERVAL
from bench.load.processes import Processes
from bench.load.tables import Crowd
from bench.load.tally import Tally

from tests.server.running import RunningServer

TABLES = 30
SECONDS = 5.0
STAGES = 30  # games are brought to any state up to this first

pytestmark = pytest.mark.long


async def played(server: RunningServer) -> tuple[Tally, Crowd]:
    assert server.process is not None
    crowd = Crowd(server.port)
    tables = await crowd.sit_down(TABLES)
    await crowd.spread(tables, STAGES)
    pace = Pace(TABLES / INTERVAL, SECONDS, settling=0.0)
    tally = await Stretch(tables, pace, Watched(Processes(server.process.pid)), crowd.troubles).run()
    await crowd.close()
    return tally, crowd


def test_everybody_hears_of_every_choice_at_thirty_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    uvloop = pytest.importorskip("uvloop")
    with RunningServer(f"sqlite:///{tmp_path / 'load.sqlite'}", "--log-level", "warning") as server:
        tally, crowd = uvloop.run(played(server))
        assert server.stop() == 0
    with capsys.disabled():
        sys.stdout.write(
            f"\n{TABLES} tables: p50 {tally.percentile(0.5):.1f} ms, p99 {tally.percentile(0.99):.1f} ms\n"
        )
    assert crowd.troubles.told == []
    assert tally.due + tally.between == TABLES * SECONDS / INTERVAL
    assert tally.acknowledged == tally.due
    assert len(tally.latencies) == tally.due
    assert tally.unanswered == 0
    # Nobody has missed anything: both seats of every table stand at the same state.
    assert all(table.states[0] == table.states[1] for table in crowd.tables)
