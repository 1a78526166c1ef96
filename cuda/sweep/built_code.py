"""What of a sweep is compiled and translated on this machine already, for the estimate of its time.

The rule: the notes lie in the cache folder and go with it. A wrong one costs an estimate, and nothing is run by it.
"""

from collections import defaultdict
from collections.abc import Iterable

from warplens.cuda.ground.files import key_of, user_folder
from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.cuda.sweep.plan import SweepPlan

COMPILE_S = 0.45  # NVRTC and the assembler for a kernel of this catalogue, where nothing is cached
TRANSLATE_S = 0.2  # LLVM for one launch shape, counting and searching; both are medians of 200 points


def building_s(plan: SweepPlan) -> tuple[float, ...]:
    """Return the seconds that building the code of each point is expected to take, 0 for code in the caches."""
    known: dict[str, set[str]] = {}
    seconds = []
    for point in plan.points:
        if point.baseline is not None:
            seconds.append(0.0)
            continue
        key = _key(point)
        is_new = key not in known
        shapes = known.setdefault(key, _shapes_of(key)) if is_new else known[key]
        seconds.append(0.0 if _shape(point) in shapes else TRANSLATE_S + COMPILE_S * (is_new and not shapes))
    return tuple(seconds)


def note_built(points: Iterable[PointResult]) -> None:
    """Note that the code of these points is in the caches."""
    built: dict[str, set[str]] = defaultdict(set)
    for point in points:
        if point.baseline is None and point.status.is_usable:
            built[_key(point)].add(_shape(point))
    for key, shapes in built.items():
        if not shapes <= (noted := _shapes_of(key)):
            user_folder("built").put(key, "\n".join(sorted(shapes | noted)).encode())


def _shapes_of(key: str) -> set[str]:
    body = user_folder("built").get(key)
    return set() if body is None else set(body.decode("utf-8", "replace").splitlines())


def _key(point: PointSpec | PointResult) -> str:
    """Return what stands for the points that share a compiled kernel."""
    tune = (f"{name}={value}" for name, value in sorted(point.tune.items()))
    return key_of([point.kernel, point.source_hash, point.included_hash or "", point.device, *tune])


def _shape(point: PointSpec | PointResult) -> str:
    return " ".join(f"{name}={value}" for name, value in sorted(point.problem.items()))
