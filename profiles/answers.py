"""The answer of a profile: the fastest variant of each family at each size, and by how much.

The rule: only like is compared with like: times of one family, size, GPU, state of the cache and provenance. What only
copies, a library's kernel and the other profile are what the fastest is held against, and never the fastest. Kernels of
one file that nobody called variants are ranked if their names begin with one word and they write as many bytes; others
are listed and not ranked, and so are points of invented sizes beside points of other sizes.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from math import prod

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import ASSUMED, Baseline, CacheState, PointResult, Status
from warplens.profiles import kept_launches, records
from warplens.profiles.formats import one_line, points_text, short_name, significant
from warplens.profiles.table import ABSENT, Cell, Column, ColumnSource, Table, axis_columns, table_of, word_column
from warplens.profiles.table import time_cell as cell_of_time

BASELINE_NAMES = {Baseline.CUBLAS: "cuBLAS", Baseline.COPY: "the copy", Baseline.NUMPY: "NumPy"}
"""What the fastest variant is held against, in this order."""
LEVEL = 0.005  # times whose relative difference is smaller are called equal: a ratio has two decimal places
MAX_VARIANT = 40  # the name of a variant is cut to so many letters, in the middle: the ends tell variants apart
MAX_HEADING = 20  # the name of the other profile is cut to this many letters in the heading of a column
TRUSTED = (Provenance.MEASURED, Provenance.IMPORTED, Provenance.PUBLISHED, Provenance.MODELLED)
"""Where there are times of several provenances, the first of these answers."""
_UNNAMED = "other"  # the family of a kernel file that names none
_Place = tuple[str, str, CacheState | None, str]  # family, GPU, cache, and the task among others of the family
_Size = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The fastest point of a family at a size, on a GPU, in a state of the cache."""

    best: PointResult
    others: tuple[PointResult, ...] = ()  # the fastest points of the other variants, the fastest first
    references: tuple[tuple[Baseline, PointResult], ...] = ()  # the fastest points of each baseline at that size
    before: PointResult | None = None  # the fastest point of the other profile, None without one

    @property
    def next(self) -> PointResult | None:
        """The fastest point of another variant; None if there is none."""
        return next(iter(self.others), None)

    @property
    def lead(self) -> float | None:
        """How many times as long the next one takes; None if there is none."""
        return None if self.next is None else time_of(self.next) / time_of(self.best)

    @property
    def over_before(self) -> float | None:
        """The time over that of the fastest of the other profile; None without one."""
        return None if self.before is None else time_of(self.best) / time_of(self.before)

    def over(self, baseline: Baseline) -> float | None:
        """Return the time over that of a baseline; None if it has none."""
        return next((time_of(self.best) / time_of(point) for name, point in self.references if name is baseline), None)


def answers_of(profile: records.Profile, base: records.Profile | None = None) -> tuple[Answer, ...]:
    """Return the answers, by family, GPU and cache as the points come, and by rising size."""
    baselines: dict[tuple[Baseline, str, _Size], list[PointResult]] = {}
    for point in profile.points:
        if point.baseline is not None and point.status.is_usable and has_time(point):
            baselines.setdefault((point.baseline, point.family, _size(point)), []).append(point)
    groups = _groups(profile)
    others = {} if base is None else _groups(base)
    answers: list[Answer] = []
    alone = _alone(groups)
    for place, sizes in groups.items():
        if place in alone:
            continue
        for size in sorted(sizes, key=lambda axes: tuple(value for _, value in axes)):
            fastest = fastest_of_each(sizes[size])
            if not fastest:
                continue
            best, *rest = fastest
            before = fastest_of_each(others.get(place, {}).get(size, ()))
            same = [point for point in before if _provenance(point) is _provenance(best)]
            answers.append(
                Answer(
                    best=best,
                    others=tuple(rest),
                    references=tuple(_references(baselines, best)),
                    before=same[0] if same else None,
                )
            )
    return tuple(answers)


def answer_lines(profile: records.Profile, answers: Sequence[Answer], base: str = "") -> list[str]:
    """Return a sentence for each family, GPU and cache at its largest size, then one on what failed."""
    largest: dict[_Place, Answer] = {}
    for answer in answers:
        largest[_place(answer.best)] = answer  # the sizes rise
    lines = [_sentence(profile, answer, base) for answer in largest.values()]
    lines += unranked_lines(profile)
    lines = lines or ["No point has a time, so none is the fastest."]
    counts = Counter(point.status for point in profile.points)
    left_out = [
        f"{points_text(counts[status])} {word}"
        for status, word in ((Status.FAILED, "failed"), (Status.SKIPPED, "skipped"))
        if counts[status]
    ]
    return [*lines, *([f"Of {points_text(len(profile.points))}, {' and '.join(left_out)}."] if left_out else [])]


def answer_table(profile: records.Profile, answers: Sequence[Answer], base: str = "") -> Table:
    """Return the table of the answers, one row a size."""
    shown = list(answers)
    sources: list[ColumnSource[Answer]] = [word_column("family", "Family", lambda answer: answer.best.family)]
    if len({answer.best.device for answer in shown}) > 1:
        sources.append(word_column("device", "GPU", lambda answer: profile.device_name(answer.best.device)))
    if any(answer.best.cache is not None for answer in shown):
        sources.append(word_column("cache", "Cache", lambda answer: answer.best.cache or ABSENT.text))
    sources += axis_columns(shown, lambda answer: answer.best)
    sources += [
        word_column("fastest", "Fastest", lambda answer: name_of(answer.best)),
        ColumnSource(Column(key="time_ns", label="Time", short="Time"), lambda answer: cell_of_time(answer.best)),
        word_column("next", "Next", lambda answer: name_of(answer.next) if answer.next else ABSENT.text),
        _ratio_column("lead", "Next takes", lambda answer: answer.lead),
    ]
    if base:
        sources.append(
            _ratio_column("over_before", f"Over {one_line(base, MAX_HEADING)}", lambda answer: answer.over_before)
        )
    for baseline, name in BASELINE_NAMES.items():
        if any(answer.over(baseline) is not None for answer in shown):
            sources.append(
                _ratio_column(f"over_{baseline.value}", f"Over {name}", partial(Answer.over, baseline=baseline))
            )
    return table_of(sources, shown, lambda answer: answer.best)


def is_copy(point: PointResult) -> bool:
    """Return whether a variant only copies, by its name, beside others that do the task of its family."""
    return _is_copy(point.kernel, point.family)


@lru_cache(1024)  # many points have few variants
def _is_copy(kernel: str, family: str) -> bool:
    return "copy" not in family and short_name(kernel, family).split(" ", 1)[0] == "copy"


def _groups(profile: records.Profile) -> dict[_Place, dict[_Size, list[PointResult]]]:
    groups: dict[_Place, dict[_Size, list[PointResult]]] = {}
    for point in with_alike_sizes(_timed(profile)):
        groups.setdefault(_place(point), {}).setdefault(_size(point), []).append(point)
    for sizes in groups.values():
        for size, points in sizes.items():
            trusted = next(word for word in (*TRUSTED, *Provenance) if word in map(_provenance, points))
            alike = [point for point in points if _provenance(point) is trusted]
            sizes[size] = [point for point in alike if not is_copy(point)] or alike
    return groups


def _timed(profile: records.Profile) -> list[PointResult]:
    """Return the points of variants that have a time."""
    return [p for p in profile.points if p.baseline is None and p.status.is_usable and has_time(p)]


def _alone(groups: Mapping[_Place, Mapping[_Size, Sequence[PointResult]]]) -> set[_Place]:
    """Return the places of one kernel beside others of its file that do something else."""
    beside = Counter(place[:3] for place in groups)
    several = {place for place in groups if beside[place[:3]] > 1}
    return {place for place in several if len({p.kernel for points in groups[place].values() for p in points}) == 1}


def unranked_lines(profile: records.Profile) -> Iterable[str]:
    """Yield a sentence for each file and GPU with kernels that are not ranked, with their times at the largest size."""
    alone = _alone(_groups(profile))
    alike = {point.key for point in with_alike_sizes(_timed(profile))}
    listed: dict[tuple[object, ...], dict[str, PointResult]] = {}
    for point in sorted(_timed(profile), key=_size):  # the last one of a kernel is the largest
        if point.key not in alike or _place(point) in alone:
            listed.setdefault((*_place(point)[:3], point.key in alike), {})[point.kernel] = point
    for (*_, has_alike), largest in listed.items():
        last = list(largest.values())[-1]
        times = [f"{name_of(point)} {cell_of_time(point).text}" for point in sorted(largest.values(), key=name_of)]
        gpu = profile.device_name(last.device)
        place = ", ".join(filter(None, (last.family, gpu, last.cache and last.cache.value)))
        differ = "their sizes are invented, no host code says them, and those of other variants differ"
        why = "they are no variants of one problem" if has_alike else differ
        yield one_line(f"{place}: {', '.join(times)} ({_provenance(last)}), not ranked: {why}.", 1000)


def is_invented(point: PointResult) -> bool:
    """Return whether a size or an array of a point is one that nobody said."""
    return any(not invention.host_value for invention in point.invented)


def chosen_sizes(point: PointResult) -> tuple[str, ...] | None:
    """Return the sizes of a point that Warplens chose, as `n = 4096`; None where it chose nothing of the launch."""
    sizes = (i for i in point.invented if not i.host_value and i.value.isdigit() and i.name != "block")
    return tuple(sorted(f"{size.name} = {size.value}" for size in sizes)) if is_invented(point) else None


def chosen_text(point: PointResult) -> str:
    """Return what stands before an answer of a point whose sizes Warplens chose, "" for another."""
    sizes = chosen_sizes(point)
    if sizes is None:
        return ""
    return f"At sizes that Warplens chose, {', '.join(sizes)}: " if sizes else "In a launch that Warplens chose: "


def with_alike_sizes(points: Iterable[PointResult]) -> list[PointResult]:
    """Return points without those of invented sizes that stand at one place and size with points of other sizes."""
    kept = list(points)
    if not any(point.invented for point in kept):
        return kept
    places = [(_place(point), _size(point)) for point in kept]
    there: dict[tuple[_Place, _Size], set[tuple[str, ...] | None]] = {}
    for point, place in zip(kept, places, strict=True):
        there.setdefault(place, set()).add(chosen_sizes(point))
    rows = zip(kept, places, strict=True)
    return [point for point, place in rows if len(there[place]) == 1 or not is_invented(point)]


def task_of(point: PointResult) -> str:
    """Return what a kernel does, as far as its name and what it writes tell; "" where its author states its family."""
    if point.family != _UNNAMED:
        is_sure = point.status is Status.OK or not kept_launches.is_launch(point)
        if is_sure and (point.status is Status.OK or not any(note.startswith(ASSUMED) for note in point.notes)):
            return ""
    word = re.match(r"[A-Z]*[a-z]*", point.kernel.partition("<")[0].rpartition("::")[2])
    values = [value.value for key in ("gst_efficiency", "gst_transactions") if (value := point.metrics.get(key))]
    written = prod(float(value) for value in values if not isinstance(value, str))
    return f"{'' if word is None else word.group().lower()} {written:.3g}"


def _references(
    baselines: Mapping[tuple[Baseline, str, _Size], list[PointResult]], best: PointResult
) -> Iterable[tuple[Baseline, PointResult]]:
    """Yield the fastest point of each baseline that the best one can be held against."""
    for baseline in BASELINE_NAMES:
        points = [
            point
            for point in baselines.get((baseline, best.family, _size(best)), ())
            if _provenance(point) is _provenance(best)
            and (baseline is Baseline.NUMPY or (point.device, point.cache) == (best.device, best.cache))
        ]
        if points:
            yield baseline, min(points, key=time_of)


def fastest_of_each(points: Iterable[PointResult]) -> list[PointResult]:
    """Return the fastest point of each kernel, the fastest of them first."""
    fastest: dict[str, PointResult] = {}
    for point in points:
        before = fastest.get(point.kernel)
        if before is None or time_of(point) < time_of(before):
            fastest[point.kernel] = point
    return sorted(fastest.values(), key=time_of)


def _sentence(profile: records.Profile, answer: Answer, base: str) -> str:
    best = answer.best
    cache = f"{best.cache.value} cache" if best.cache is not None else ""
    size = " ".join(f"{name} {value}" for name, value in best.problem.items())
    place = ", ".join(filter(None, (best.family, profile.device_name(best.device), cache, size)))
    tune = ", ".join(f"{name} {value}" for name, value in best.tune.items())
    time = cell_of_time(best)
    word = f" {time.provenance.value}" if time.provenance is not None else ""
    word += "" if best.status is Status.OK else f", {best.status.word}"
    parts = [f"{name_of(best)} is fastest with {time.text}{word}" + (f" ({tune})" if tune else "")]
    if answer.next is not None and answer.lead is not None:
        lead = "as fast" if _is_level(answer.lead) else f"{_times(answer.lead)} as fast"
        parts[0] += f", {lead} as the next, {name_of(answer.next)}"
    else:
        parts[0] += ", and the only variant there"
    if answer.over_before is not None and base:
        parts.append(_against(answer.over_before, f"the fastest of {base}"))
    for baseline, name in BASELINE_NAMES.items():
        if (over := answer.over(baseline)) is not None:
            parts.append(_against(over, name))
    return one_line(f"{chosen_text(best)}{place}: {'; '.join(parts)}.", 1000)


def _against(over: float, name: str) -> str:
    if _is_level(over):
        return f"as fast as {name}"
    return f"{_times(over)} the time of {name}" if over > 1 else f"{_times(1 / over)} as fast as {name}"


def _is_level(ratio: float) -> bool:
    return abs(ratio - 1) < LEVEL


def _times(ratio: float) -> str:
    return f"{_ratio(ratio)} times"


def _ratio(ratio: float) -> str:
    return significant(ratio) if ratio >= 0.995 else f"{ratio:.2g}"


def _ratio_column(key: str, label: str, ratio: Callable[[Answer], float | None]) -> ColumnSource[Answer]:
    def cell(answer: Answer) -> Cell:
        value = ratio(answer)
        return ABSENT if value is None else Cell(text=f"{_ratio(value)}×", value=value, provenance=None)

    return ColumnSource(Column(key=key, label=label, short=label), cell)


def _size(point: PointResult) -> _Size:
    return tuple(sorted(point.problem.items()))


def _place(point: PointResult) -> _Place:
    return point.family, point.device, point.cache, task_of(point)


def name_of(point: PointResult) -> str:
    """Return the short name of a point's variant, cut in its middle where it is long."""
    return one_line(short_name(point.kernel, point.family), MAX_VARIANT)


def has_time(point: PointResult) -> bool:
    """Return whether a point has a time above 0."""
    return point.time is not None and point.time.value_ns > 0


def _provenance(point: PointResult) -> Provenance | None:
    return point.time.provenance if point.time is not None else None


def time_of(point: PointResult) -> float:
    """Return the time of a point in ns; infinite where it has none."""
    return point.time.value_ns if point.time is not None else float("inf")
