"""The kept launches beside a profile: from a point of a program to what executes its launch again.

The rule: nothing here imports the compiler, the engine or a front end, so that the window and the command line start at
once; the launch is read by the process that executes it.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path, PurePath

from warplens.cuda.capture import files
from warplens.cuda.capture.value import LAUNCHED, NOT_KEPT, is_variant_of
from warplens.cuda.catalogue.kernel_file import check_known
from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.ground.points import CheckLevel, LaunchFile, PointResult, PointSpec
from warplens.cuda.sweep import plan, protocols
from warplens.profiles.writing import storage_errors, write_bytes

STEPS = "program.warplens-steps"  # the file of the program's steps (`cuda.record.steps`)
_PLACE = re.compile(r"(?:([^\s,:]+):|line )(\d+)")
SHAPE = ("blocks", "threads", "cluster", "variant")  # axes that stand for a launch without sizes
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
    budget_s: float = protocols.DEFAULT_BUDGET_S,
    limit: int = plan.DEFAULT_LIMIT,
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
            steps = folder / STEPS
            for path in (*kept, *([steps] if steps.is_file() else [])):
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


# The launches of two runs of a program that is edited between them.

Texts = Mapping[str, bytes]  # of the files of a program, by their paths


def _place_of(point: PointResult) -> tuple[str, int]:
    """Return the first line that a program launched a point from, with its file, "" for that of `main()`."""
    note = next((note for note in point.notes if note.startswith(LAUNCHED)), "").partition(";")[0]
    found = _PLACE.search(note)
    return ("", 0) if found is None else (found[1] or "", int(found[2]))


def matched_launches(
    old: Iterable[PointResult], new: Iterable[PointResult], before: Texts, after: Texts
) -> dict[tuple[object, ...], PointResult]:
    """Return the launch that each launch of an earlier run is now, by the key of the earlier one.

    The same kernel, sizes and options are the same launch. Of the others, those of one kernel and one size are matched
    that are launched from one line, in the order of the calls there; what was edited above the line does not matter.
    """

    def place(point: PointResult, moved: Callable[[str, int], int] = lambda _, line: line) -> tuple[object, ...]:
        sizes = sorted(axis for axis in point.problem.items() if axis[0] not in SHAPE)
        file, line = _place_of(point)
        return point.kernel.split(" ")[0], point.device, *sizes, file, moved(file, line)

    waiting = {_sizes_of(point): point for point in new}
    pairs, left = dict[tuple[object, ...], PointResult](), list[PointResult]()
    for point in old:
        if (same := waiting.pop(_sizes_of(point), None)) is not None:
            pairs[point.key] = same
        else:
            left.append(point)
    moved, at = _moved_lines(before, after), dict[tuple[object, ...], list[PointResult]]()
    for point in waiting.values():
        at.setdefault(place(point), []).append(point)
    for point in left:
        if there := at.get(place(point, moved)):
            pairs[point.key] = there.pop(0)
    return pairs


def _sizes_of(point: PointResult) -> tuple[object, ...]:
    return (point.key[0], *point.key[2:])


def _moved_lines(before: Texts, after: Texts) -> Callable[[str, int], int]:
    """Return what tells where a line of a file stands now; a line that is gone is the one that took its place."""
    from difflib import SequenceMatcher  # a start need not wait for it

    old, new = ({PurePath(path).name: data.splitlines() for path, data in texts.items()} for texts in (before, after))
    lines: dict[str, list[int]] = {}

    def moved(file: str, line: int) -> int:
        name = file or next(iter(old), "")
        if name not in lines and name in old and name in new:
            blocks = SequenceMatcher(None, old[name], new[name], autojunk=False).get_opcodes()
            lines[name] = [min(j1 + at, max(j2 - 1, j1)) + 1 for _, i1, i2, j1, j2 in blocks for at in range(i2 - i1)]
        known = lines.get(name, [])
        return known[line - 1] if 0 < line <= len(known) else line

    return moved
