"""The page on a ladder: its heading, what all steps brought together, a table of the rungs, and the same as data.

The rule: terminal, Markdown, HTML and the window show what is made here. A number stands beside its provenance: that of
the times in the heading, that of a counter beside it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.ground.points import PointResult
from warplens.profiles import table
from warplens.profiles.exporters.markdown import table_lines
from warplens.profiles.formats import for_markdown, one_line, significant, time_text
from warplens.profiles.ladders.timed_ladder import RATE, ReachedRung, TimedLadder

# Only code is compared: front matter and comments always differ, and the later name of the kernel replaces the earlier.

_FRONT_MATTER = re.compile(r"/\*[ \t]*warplens\b.*?\*/", re.DOTALL)
CONTEXT = 2  # so many unchanged lines stand before and after each change; what is left out between is one line `...`


class LineKind(StrEnum):
    """What became of a line."""

    SAME = "same"
    REMOVED = "removed"
    ADDED = "added"
    GAP = "gap"  # stands for unchanged lines that are left out


@dataclass(frozen=True, slots=True, kw_only=True)
class DifferenceLine:
    """A line of a difference; `number` counts from 1 in the later file, for a removed line in the earlier; 0: a gap."""

    kind: LineKind
    text: str
    number: int = 0

    @property
    def sign(self) -> str:
        """The sign before it."""
        return {LineKind.SAME: " ", LineKind.REMOVED: "-", LineKind.ADDED: "+", LineKind.GAP: " "}[self.kind]

    @property
    def shown(self) -> str:
        """The line behind its sign."""
        return f"{self.sign} {self.text}".rstrip()


def source_difference(before: KernelFile, after: KernelFile, context: int = CONTEXT) -> tuple[DifferenceLine, ...]:
    """Return the lines that changed, with unchanged ones around them."""
    old = _code(before, renamed=after.name)
    new = _code(after, renamed=after.name)
    matcher = SequenceMatcher(a=[line for _, line in old], b=[line for _, line in new], autojunk=False)
    groups = list(matcher.get_grouped_opcodes(context))
    lines: list[DifferenceLine] = []
    shown = 0
    for group in groups:
        if group[0][1] > shown:
            lines.append(_GAP)
        for kind, first, last, new_first, new_last in group:
            if kind == "equal":
                lines += [_line(LineKind.SAME, new[number]) for number in range(new_first, new_last)]
                continue
            lines += [_line(LineKind.REMOVED, old[number]) for number in range(first, last)]
            lines += [_line(LineKind.ADDED, new[number]) for number in range(new_first, new_last)]
        shown = group[-1][2]
    if groups and shown < len(old):
        lines.append(_GAP)
    return tuple(lines)


def difference_text(lines: tuple[DifferenceLine, ...]) -> str:
    """Return how many lines came and went."""
    added = sum(line.kind is LineKind.ADDED for line in lines)
    removed = sum(line.kind is LineKind.REMOVED for line in lines)
    return f"{added} line{'' if added == 1 else 's'} more, {removed} fewer"


_GAP = DifferenceLine(kind=LineKind.GAP, text="...")


def _line(kind: LineKind, numbered: tuple[int, str]) -> DifferenceLine:
    return DifferenceLine(kind=kind, text=numbered[1], number=numbered[0])


def _code(kernel: KernelFile, renamed: str) -> list[tuple[int, str]]:
    text = _FRONT_MATTER.sub(lambda match: "\n" * match[0].count("\n"), kernel.source)
    text = re.sub(rf"\b{re.escape(kernel.name)}\b", renamed, text)
    return list(_without_comments(text))


def _without_comments(text: str) -> Iterator[tuple[int, str]]:
    """Yield the numbered lines that hold code, without the comments at their ends."""
    for number, line in enumerate(text.split("\n"), 1):
        code = line if '"' in line else line.partition("//")[0]
        if code.strip():
            yield number, code.rstrip().expandtabs(4)


MAX_STEP = 100  # the step of a rung is cut to this many letters, more than the 80 that it may have


def rate_text(value: float, metric: str) -> str:
    """Return a rate of arithmetic (in GFLOP/s) or a bandwidth (in GB/s) in the unit that suits it."""
    unit = "FLOP/s" if metric == RATE else "B/s"
    if value >= 999.5:
        return f"{significant(value / 1000)} T{unit}"
    return f"{significant(value)} G{unit}"


def rate_of(timed: TimedLadder, rung: ReachedRung) -> str:
    """Return the rate of a rung in words, "" where it has none."""
    value = rung.point.metrics.get(timed.metric) if rung.point is not None else None
    return "" if value is None or isinstance(value.value, str) else rate_text(float(value.value), timed.metric)


def gain_text(gain: float | None) -> str:
    """Return how many times as fast a rung is as the one before."""
    if gain is None:
        return ""
    return f"{significant(gain)}×" if gain >= 9.995 else f"{gain:.2f}×"


def share_text(share: float | None) -> str:
    """Return a share of the roof in percent."""
    if share is None:
        return ""
    return f"{share:.1f} %" if share >= 0.1 else f"{share:.2g} %"


def heading_of(timed: TimedLadder) -> str:
    """Return which ladder it is, and where it was timed."""
    return f"{timed.ladder.title} · {timed.where}"


def roof_text(timed: TimedLadder) -> str:
    """Return the roof with its value and where that is from, "" without one."""
    roof = timed.roof
    return "" if roof is None else f"{roof.name}: {rate_text(roof.value, timed.metric)} {roof.provenance.value}"


def summary_of(timed: TimedLadder) -> str:
    """Return one sentence on the whole way: from where to where, how many times as fast, the largest step."""
    first, best = timed.rungs[timed.reached[0]], timed.rungs[timed.best]
    if first is best or first.time_ns is None or best.time_ns is None:
        says = f"Only {best.name} has a time here"
        if len(timed.reached) > 1:
            says = f"The first rung, {best.name}, is the fastest here"
        return f"{says}: {time_text(best.time_ns or 0.0)}."
    steps = len([number for number in timed.ladder.way_to(best.kernel.name) if timed.rungs[number].below is not None])
    share = ""
    if timed.roof is not None and best.share is not None:
        share = f", {share_text(best.share)} of {timed.roof.name}"
    way = f"From {first.name} ({time_text(first.time_ns)}) to {best.name} ({time_text(best.time_ns)})"
    times = significant(first.time_ns / best.time_ns)
    lines = [f"{way} in {steps} step{'' if steps == 1 else 's'}: {times} times as fast{share}."]
    largest = max((timed.rungs[number] for number in timed.reached), key=lambda rung: rung.gain or 0.0)
    if steps > 1 and largest.gain is not None:
        lines.append(f"The largest step is {largest.name}, {gain_text(largest.gain)}.")
    return "\n".join(lines)


def notes_of_ladder(timed: TimedLadder) -> list[str]:
    """Return sentences on rungs without a time, on changed sources, and on what the roof is."""
    notes = []
    absent: dict[str, list[str]] = {}
    for rung in timed.rungs:
        if rung.point is None:
            absent.setdefault(rung.absence, []).append(rung.name)
    for reason, names in absent.items():
        notes.append(f"Without a time here: {', '.join(names)} ({one_line(reason, MAX_STEP)}).")
    changed = [rung.name for rung in timed.rungs if rung.is_changed]
    if changed:
        notes.append(f"Measured with an earlier source: {', '.join(changed)}.")
    if timed.roof is not None and timed.roof.point is None:
        notes.append("No library and no copy was run here, so the roof is a peak of the GPU's sheet.")
    return notes


def ladder_table(timed: TimedLadder) -> table.Table:
    """Return the table of the rungs that have a time."""

    def rate(rung: ReachedRung) -> table.Cell:
        text = rate_of(timed, rung)
        value = _point_of(rung).metrics[timed.metric] if text else None
        return table.ABSENT if value is None else table.Cell(text=text, value=value.value, provenance=value.provenance)

    def number(text: str, value: float | None) -> table.Cell:
        return table.Cell(text=text, value=value) if text else table.ABSENT

    gain = table.Column(key="gain", label="As fast as before", short="Gain")
    share = table.Column(key="share", label="Of the roof", short="Roof")
    sources: list[table.ColumnSource[ReachedRung]] = [
        table.word_column("rung", "Rung", lambda rung: rung.name),
        table.word_column("step", "What is new", lambda rung: rung.kernel.step or rung.kernel.title, MAX_STEP),
        table.word_column("values", "Values", _values),
        table.ColumnSource(table.TIME_COLUMN.column, lambda rung: table.time_cell(_point_of(rung))),
        table.ColumnSource(table.Column(key=timed.metric, label="Rate", short="Rate"), rate),
        table.ColumnSource(gain, lambda rung: number(gain_text(rung.gain), rung.gain)),
        table.ColumnSource(share, lambda rung: number(share_text(rung.share), rung.share)),
        table.word_column("moved", "What moved", moved_text, MAX_STEP),
        table.word_column("limiter", "Limited by, modelled", lambda rung: rung.limiter or table.ABSENT.text),
    ]
    rungs = [timed.rungs[number] for number in timed.reached]
    return table.table_of(sources, rungs, _point_of)


def moved_text(rung: ReachedRung) -> str:
    """Return the counter that a step moved, with where it comes from."""
    if rung.moved is not None:
        return f"{rung.moved.text}, {rung.moved.provenance.value}"
    if rung.gain is None:
        return table.ABSENT.text
    return "no counter by 5 %" if rung.is_counted else "not counted on both sides of the step"


def about_rung(rung: ReachedRung) -> list[str]:
    """Return what a rung moved and what limits it, each where it is known."""
    moved = [moved_text(rung)] if rung.gain is not None else []
    return moved + ([f"limited by {rung.limiter}, modelled"] if rung.limiter else [])


def markdown_page(all_timed: Sequence[TimedLadder]) -> str:
    """Return ladders as Markdown."""
    lines: list[str] = []
    for timed in all_timed:
        lines += [f"## {for_markdown(heading_of(timed))}", "", for_markdown(summary_of(timed)), ""]
        lines += [*table_lines(ladder_table(timed)), ""]
        lines += [f"The roof is {for_markdown(roof_text(timed))}.", ""] if timed.roof else []
        lines += [f"- {for_markdown(note)}" for note in notes_of_ladder(timed)]
        lines += [""] if notes_of_ladder(timed) else []
    return "\n".join(lines)


def ladder_data(timed: TimedLadder) -> dict[str, object]:
    """Return a ladder for programs: every rung with its numbers and its provenance."""
    roof = timed.roof
    return {
        "ladder": timed.ladder.title,
        "device": timed.place.device,
        "device_name": timed.device_name,
        "problem": dict(timed.place.problem),
        "cache": timed.place.cache,
        "provenance": timed.place.provenance,
        "metric": timed.metric,
        "roof": None if roof is None else {"name": roof.name, "value": roof.value, "provenance": roof.provenance},
        "rungs": [_rung_data(timed, number) for number in range(len(timed.rungs))],
    }


def changed_sources(timed: TimedLadder) -> Iterator[tuple[str, tuple[DifferenceLine, ...]]]:
    """Yield what changed in the source from each rung to the one that comes from it, in words and line by line."""
    for rung in timed.rungs:
        if rung.previous is not None:
            before = timed.rungs[rung.previous]
            lines = source_difference(before.kernel, rung.kernel)
            yield f"{before.name} → {rung.name}: {difference_text(lines)}", lines


_OF_MOVED = ("before", "after", "unit", "provenance")


def _rung_data(timed: TimedLadder, number: int) -> dict[str, object]:
    rung = timed.rungs[number]
    value, moved = timed.value(number), rung.moved
    return {
        "kernel": rung.kernel.name,
        "previous": None if rung.previous is None else timed.rungs[rung.previous].kernel.name,
        "step": rung.kernel.step,
        "tune": {} if rung.point is None else rung.point.tune,
        "time_ns": rung.time_ns,
        "value": None if value is None else value.value,
        "unit": None if value is None else value.unit,
        "compared_with": None if rung.below is None else timed.rungs[rung.below].kernel.name,
        "gain": rung.gain,
        "share_percent": rung.share,
        "moved": moved and {"counter": moved.key} | {name: getattr(moved, name) for name in _OF_MOVED},
        **{name: getattr(rung, name) for name in ("limiter", "absence")},
    }


def _values(rung: ReachedRung) -> str:
    tune = {} if rung.point is None else rung.point.tune
    return " ".join(f"{name} {value}" for name, value in tune.items()) or table.ABSENT.text


def _point_of(rung: ReachedRung) -> PointResult:
    assert rung.point is not None, "rungs without a point have no row"
    return rung.point
