"""The memory of the workers and of the main process over the longest sweep that a plan may have.

The rule: the points run as those of `warplens run` do, in worker processes, with a journal and a profile, and a figure
compares two parts of one run. Two variants in two block widths run at many sizes, each with 25 inputs, so that workers
compile and free the machine code of four launches a size. The first tenth is left out: workers start in it.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import psutil
from benchmark_registry import Samples, benchmark, seconds_of
from launch_speed import DEVICE, built_in

from warplens.cuda.device.spec import load_spec
from warplens.cuda.sweep.plan import plan_sweep
from warplens.profiles.run import run_plan
from warplens.profiles.run_events import PointDone, RunEvent
from warplens.profiles.writing import journal_path

VARIANTS = ("doubled", "reversed")
INPUTS = 25
LOOKS = 500
"""The memory is read this many times, fifty times in a tenth of the run."""
MIB = 2**20


@dataclass(slots=True)
class MemoryLog:
    """Bytes in equal steps of a sweep: of the journal, and of memory that only these processes hold.

    A worker's own children, its compiler among them, count as workers.
    """

    main: list[int] = field(default_factory=list)
    workers: list[int] = field(default_factory=list)
    journal: list[int] = field(default_factory=list)

    def look(self, journal: Path) -> None:
        """Read the memory of this process and of all its descendants, and the size of the journal."""
        process = psutil.Process()
        self.main.append(process.memory_full_info().uss)
        self.workers.append(sum(map(_own_bytes, process.children(recursive=True))))
        self.journal.append(journal.stat().st_size)


def _own_bytes(process: psutil.Process) -> int:
    try:
        return process.memory_full_info().uss
    except psutil.NoSuchProcess:  # it has just ended
        return 0


def early_and_late(values: list[int]) -> tuple[float, float]:
    """Return the median of the second tenth, and that of the last."""
    tenth = len(values) // 10
    return median(values[tenth : 2 * tenth]), median(values[-tenth:])


@benchmark("50,000 points: memory of the workers, last tenth over second", unit="x", aim=1.05)
def long_sweep_workers() -> Samples:
    log, seconds = logged(sizes=500)
    early, late = early_and_late(log.workers)
    main_early, main_late = early_and_late(log.main)
    note = (
        f"{early / MIB:.0f} to {late / MIB:.0f} MiB, main process {main_early / MIB:.0f} to {main_late / MIB:.0f} MiB, "
        f"{seconds:.0f} s"
    )
    return Samples(values=(late / early,), note=note)


@benchmark("5,000 points: growth of the main process over that of the journal", unit="x", aim=1)
def long_sweep_main() -> Samples:
    log, _ = logged(sizes=50)
    (early, late), (journal_early, journal_late) = early_and_late(log.main), early_and_late(log.journal)
    note = f"{early / MIB:.0f} to {late / MIB:.0f} MiB: the main process keeps the points, compacted"
    return Samples(values=(max(0.001, late - early) / (journal_late - journal_early),), note=note)


def logged(sizes: int) -> tuple[MemoryLog, float]:
    """Run 100 points of each size from 1 element on; return the memory in steps, and the seconds that it took."""
    problem = {"N": tuple(range(1, sizes + 1)), "LARGEST": tuple(range(1, INPUTS + 1))}
    plan = plan_sweep([built_in(name) for name in VARIANTS], problem=problem, tune={}, devices=[DEVICE])
    log, step = MemoryLog(), len(plan.points) // LOOKS
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "long.warplens.json.gz")

        def take(event: RunEvent) -> None:
            if not isinstance(event, PointDone):
                return
            if event.result.reason:
                raise RuntimeError(f"a point failed: {event.result.reason}")
            if event.progress.finished % step == 0 and journal_path(path).exists():  # it is gone after the last point
                log.look(journal_path(path))

        seconds = seconds_of(lambda: run_plan(plan, [load_spec(DEVICE)], save=path, on_event=take))
    return log, seconds
