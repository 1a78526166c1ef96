"""What modelling a point takes beside counting it: recording some blocks once more, and simulating a multiprocessor.

The rule: one point after the other, in one process, each of them twice with a cache of code of its own. The first time
the code that records is translated, the second time it is read from that cache, as in a sweep that was run before.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from benchmark_registry import Row, Samples, benchmark
from model.figures import quantile
from model.launches import Measured, modelled_point
from model.reference import reference_tasks

from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.files import BlobFolder
from warplens.cuda.ground.points import PointSpec
from warplens.cuda.simt.launch.machine import default_cache

SIZE = "N=1024"
"""The points of the reference profile that are timed."""


def points() -> list[tuple[Measured, PointSpec]]:
    """Return the points that are timed."""
    return [(measured, call.args[1]) for measured, call in reference_tasks() if measured.size == SIZE]


@benchmark("modelling a point beside its counting", unit="s", aim=0.1)
def model_cost() -> Samples:
    """Run the points with and without the code that records."""
    first, second, simulating, processor = [], [], [], []
    for measured, point in points():
        with tempfile.TemporaryDirectory() as folder:
            both = []
            for _ in range(2):
                runner = EmulatorRunner(code_cache=BlobFolder(Path(folder), default_cache().suffix))
                both.append(modelled_point(measured, point, runner).costs)
        first.append(both[0].recording_s)
        second.append(both[1].recording_s + both[1].simulating_s)
        simulating.append(both[1].simulating_s)
        processor.append(both[1].processor_s)
    note = (
        f"{len(second)} points at {SIZE}; p90 {quantile(second, 0.9):.2f} s; processor time {median(processor):.3f} s"
    )
    return Samples(
        rows=(
            Row(title="recording and simulating a point", unit="s", value=median(second), aim=0.1, note=note),
            Row(title="of that simulating", unit="s", value=median(simulating)),
            Row(title="recording a point, its code translated anew", unit="s", value=median(first)),
        )
    )
