"""The kept launches beside a profile: from a point of a program to what executes its launch again.

The rule: nothing here imports the compiler, the engine or a front end, so that the window and the command line start at
once; the launch is read by the process that executes it.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from warplens.cuda.capture import files
from warplens.cuda.capture.value import LAUNCHED, NOT_KEPT, is_variant_of
from warplens.cuda.ground.errors import InputError, UnknownNameError, check_known
from warplens.cuda.ground.points import CheckLevel, LaunchFile, PointResult, PointSpec
from warplens.cuda.sweep.plan import DEFAULT_LIMIT
from warplens.cuda.sweep.protocols import DEFAULT_BUDGET_S
from warplens.profiles.writing import storage_errors, write_bytes

SHOWN_KINDS = 8  # a sentence lists at most this many kinds of launches


def launch_file_of(point: PointResult, folder: Path) -> LaunchFile | None:
    """Return the file of a point's launch in the folder beside its profile, None where there is none."""
    return launch_file_at(folder / files.file_name(point.kernel, point.source_hash, point.problem, point.tune))


def launch_file_at(path: Path) -> LaunchFile | None:
    """Return the file of a launch at a path, None where there is none."""
    try:
        return LaunchFile(path=str(path), modified_ns=path.stat().st_mtime_ns)
    except OSError:
        return None


def launch_point(
    point: PointResult,
    folder: Path,
    *,
    device: str | None = None,
    budget_s: float = DEFAULT_BUDGET_S,
    limit: int = DEFAULT_LIMIT,
    check: CheckLevel = CheckLevel.FAST,
    launch_file: LaunchFile | None = None,
) -> PointSpec:
    """Return what executes the launch of a point again, by default for its own device.

    The file of the launch lies in `folder`, beside the profile, under the name that follows from the point, unless
    `launch_file` is another one; an `InputError` says why there is none. The other arguments are as in `PointSpec`.
    """
    path = launch_file or launch_file_of(point, folder)
    if path is None:
        raise InputError(why_not_kept(point, folder))
    return PointSpec(
        kernel=point.kernel,
        path="",
        source_hash=point.source_hash,
        family=point.family,
        problem=dict(point.problem),
        tune=dict(point.tune),
        device=point.device if device is None else device,
        budget_s=budget_s,
        limit=limit,
        check=check,
        launch_file=path,
    )


def why_not_kept(point: PointResult, folder: Path) -> str:
    """Return the sentence that says why a point's launch cannot be executed again."""
    noted = next((note for note in point.notes if note.startswith(NOT_KEPT)), "")
    if noted:
        return f"{point.kernel}: {noted}"
    return (
        f"the launch of {point.kernel} is not in the folder {folder}, which `warplens python --save` writes beside its "
        "profile"
    )


def is_launch(point: PointResult) -> bool:
    """Return whether a point is the launch of a program and of no kernel file, as its notes say."""
    return any(note.startswith(LAUNCHED) for note in point.notes)


def excess(point: PointResult) -> float:
    """Return the sectors and wavefronts of a point beyond those that its bytes need, 0 where they are not known."""
    values = (point.metrics.get(key) for key in ("excess_sectors", "excess_wavefronts"))
    return sum(value.value for value in values if value is not None and isinstance(value.value, int | float))


def copy_launches(points: Iterable[PointResult], folder: Path, to: Path) -> int:
    """Copy the kept launches of points from one folder to another, and return how many there were."""
    paths = [Path(file.path) for point in points if (file := launch_file_of(point, folder)) is not None]
    kept = [path for path in paths if files.is_kept_launch(path)]
    if kept and folder.absolute() != to.absolute():
        with storage_errors(to):
            to.mkdir(parents=True, exist_ok=True)
            for path in kept:
                write_bytes(to / path.name, path.read_bytes())
    return len(kept)


def chosen_launch(
    points: Sequence[PointResult],
    kernel: str | None = None,
    axes: Mapping[str, Sequence[int]] | None = None,
    *,
    source: str,
) -> tuple[PointResult, int]:
    """Return the launch that a user means: of those that fit, the one with the most excess; and how many fit."""
    launches = [point for point in points if is_launch(point)]
    if not launches:
        raise InputError(f"{source} holds no launch of a program")
    names = list(dict.fromkeys(point.kernel for point in launches))
    named = [point for point in launches if kernel is None or is_variant_of(point.kernel, kernel)]
    if kernel is not None and not named:
        raise UnknownNameError("launched kernel", kernel, names)
    wanted = axes or {}
    known = {name for point in named for name in (*point.problem, *point.tune)}
    check_known("axis of the launches", wanted, known)
    fitting = [
        point
        for point in named
        if all({**point.problem, **point.tune}.get(name) in values for name, values in wanted.items())
    ]
    if not fitting:
        listed = " ".join(f"{name}={','.join(map(str, values))}" for name, values in wanted.items())
        raise InputError(f"no launch has {listed}; there are {kinds(named)}")
    return max(fitting, key=excess), len(fitting)


def kinds(points: Iterable[PointResult]) -> str:
    """Return the kinds of launches in a sentence: the kernel with its sizes and options."""
    named = [
        f"{point.kernel} {' '.join(f'{name}={value}' for name, value in {**point.problem, **point.tune}.items())}"
        for point in points
    ]
    return "; ".join([*named[:SHOWN_KINDS], *([f"and {len(named) - SHOWN_KINDS} more"] if named[SHOWN_KINDS:] else [])])
