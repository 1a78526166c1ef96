"""What the estimate of a sweep knows of this machine: which kernels are compiled and translated, and who else computes.

The rule: a note lies in the cache folder and goes with it. A wrong one costs an estimate, and nothing is run by it.
"""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from warplens.cuda.ground.files import key_of, user_folder
from warplens.cuda.ground.host import worker_count
from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.cuda.sweep.plan import SweepPlan

COMPILE_S = 0.45  # NVRTC and the assembler for a kernel of this catalogue, where nothing is cached
TRANSLATE_S = 0.2  # LLVM for one launch shape, counting and searching; both are of 200 points, as `plan.WORD_S` is
LOAD_FILE = Path("/proc/loadavg")


def building_s(plan: SweepPlan) -> tuple[float, ...]:
    """Return the seconds that building the code of each point is expected to take, 0 where the caches have it."""
    folder, keys = user_folder("built"), [_key(point) for point in plan.points]
    first = {key: index for index, key in reversed(list(enumerate(keys)))}
    built = {key for key in first if folder.get(key) is not None}
    rows = enumerate(zip(keys, plan.points, strict=True))
    return tuple(
        0.0 if key in built or point.baseline is not None else TRANSLATE_S + COMPILE_S * (first[key] == index)
        for index, (key, point) in rows
    )


def note_built(points: Iterable[PointResult]) -> None:
    """Note that the code of the kernels of these points is in the caches."""
    folder = user_folder("built")
    for key in {_key(point) for point in points if point.baseline is None and point.status.is_usable}:
        if folder.get(key) is None:
            folder.put(key, b"")


def others_share() -> float:
    """Return how many times longer work takes on all processors, since other programs use them too; 1 where unknown.

    The mean of the last minute still has what this program did, what can run now does not: the lower one counts. A
    container shows the load of its host, and is left out.
    """
    count, others = worker_count(), 0.0
    with suppress(OSError, ValueError):
        mean, _, _, running, _ = LOAD_FILE.read_text(encoding="ascii").split()  # proc_loadavg(5)
        others = min(float(mean), int(running.partition("/")[0]) - 1)
    return 1.0 + max(0.0, others) / count if count == os.cpu_count() else 1.0


def _key(point: PointSpec | PointResult) -> str:
    """Return what stands for the points that share a compiled kernel."""
    tune = (f"{name}={value}" for name, value in sorted(point.tune.items()))
    return key_of([point.kernel, point.source_hash, point.included_hash or "", point.device, *tune])
