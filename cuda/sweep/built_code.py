"""Which kernels of a sweep are compiled and translated on this machine already, for the estimate of its time.

The rule: a note lies in the cache folder and goes with it. A wrong one costs an estimate, and nothing is run by it.
"""

from collections.abc import Iterable

from warplens.cuda.ground.files import key_of, user_folder
from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.cuda.sweep.plan import SweepPlan

COMPILE_S = 0.45  # NVRTC and the assembler for a kernel of this catalogue, where nothing is cached
TRANSLATE_S = 0.2  # LLVM for one launch shape, counting and searching; both are medians of 200 points


def building_s(plan: SweepPlan) -> tuple[float, ...]:
    """Return the seconds that building the code of each point is expected to take, 0 where the caches have it."""
    keys = [None if point.baseline is not None else _key(point) for point in plan.points]
    folder, begun, seconds = user_folder("built"), set[str](), []
    built = {key for key in dict.fromkeys(keys) if key is None or folder.get(key) is not None}
    for key in keys:
        seconds.append(0.0 if key is None or key in built else TRANSLATE_S + COMPILE_S * (key not in begun))
        begun.update(filter(None, [key]))
    return tuple(seconds)


def note_built(points: Iterable[PointResult]) -> None:
    """Note that the code of the kernels of these points is in the caches."""
    folder = user_folder("built")
    for key in {_key(point) for point in points if point.baseline is None and point.status.is_usable}:
        if folder.get(key) is None:
            folder.put(key, b"")


def _key(point: PointSpec | PointResult) -> str:
    """Return what stands for the points that share a compiled kernel."""
    tune = (f"{name}={value}" for name, value in sorted(point.tune.items()))
    return key_of([point.kernel, point.source_hash, point.included_hash or "", point.device, *tune])
