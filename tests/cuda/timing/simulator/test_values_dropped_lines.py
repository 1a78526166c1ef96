"""A warm L2 cache that lacks a share of the lines of an array."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from test_sm import END, PLAIN, Step, requests, row, run

from warplens.cuda.timing.simulator.values import Kind, Total


def test_lacking_share_of_the_sectors_comes_from_dram_once():
    rates = PLAIN._replace(dram_share=0.25, dram_read=1.0, drops_lines=1.0)
    ended = run([Step(kind=Kind.LOAD, site=0), END], requests([[row(*range(32))]]), rates)
    assert ended.totals[Total.DRAM_CLOCKS] == 32 / 4
