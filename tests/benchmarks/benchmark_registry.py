"""What a benchmark is: a function that returns samples, with a title, a unit and an aim.

The rule: a benchmark runs in a process of its own and returns its samples, all in the unit that the decorator names.
The figure is their median; the ratio is above 1 where the aim is met, whichever way the benchmark counts. One that has
several results of one computation returns rows instead, each of which is a figure.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from statistics import median

ENOUGH_S = 2.0
"""A benchmark repeats until it has this much measured time and three samples."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One of several results of a benchmark, with its own title, unit and aim."""

    title: str
    unit: str
    value: float
    aim: float | None = None
    higher_is_better: bool = False
    note: str = ""
    details: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Samples:
    """What one benchmark returns: values in its unit, a remark for the last column, and lines for below the figure.

    Where it returns `rows`, it has no values of its own, and the lines stand below the last row.
    """

    values: tuple[float, ...] = ()
    note: str = ""
    details: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Benchmark:
    """One measurement; `aim` is the value that it should reach, None where the figure has no aim.

    Where a package that it `needs` is not installed, it is left out.
    """

    name: str
    title: str
    unit: str
    aim: float | None
    higher_is_better: bool
    run: Callable[[], Samples]
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One line of the table; `ratio` is above 1 where the aim is met. `failure` is the last line of what went wrong."""

    name: str
    title: str
    unit: str
    value: float | None
    low: float | None
    high: float | None
    samples: int
    aim: float | None
    ratio: float | None
    note: str
    failure: str = ""
    details: tuple[str, ...] = ()


BENCHMARKS: dict[str, Benchmark] = {}


def benchmark(
    title: str,
    *,
    unit: str,
    aim: float | None = None,
    higher_is_better: bool = False,
    name: str = "",
    needs: tuple[str, ...] = (),
) -> Callable[[Callable[[], Samples]], Callable[[], Samples]]:
    """Register the decorated function, by default under its own name."""

    def register(run: Callable[[], Samples]) -> Callable[[], Samples]:
        key = name or run.__name__
        BENCHMARKS[key] = Benchmark(
            name=key, title=title, unit=unit, aim=aim, higher_is_better=higher_is_better, run=run, needs=needs
        )
        return run

    return register


def repeated(action: Callable[[], object], enough_s: float = ENOUGH_S) -> tuple[float, ...]:
    """Return the seconds that `action` took, each of at least three times."""
    taken: list[float] = []
    while len(taken) < 3 or sum(taken) < enough_s:
        taken.append(seconds_of(action))
    return tuple(taken)


def seconds_of(action: Callable[[], object]) -> float:
    """Return the seconds that `action` takes once."""
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def figures_of(item: Benchmark, samples: Samples) -> list[Figure]:
    """Sum up what a benchmark returned: its samples as one figure, or each of its rows."""
    if not samples.rows:
        return [figure_of(item, samples)]
    figures = [
        Figure(
            name=item.name,
            title=row.title,
            unit=row.unit,
            value=row.value,
            low=row.value,
            high=row.value,
            samples=1,
            aim=row.aim,
            ratio=_ratio(row.value, row.aim, higher_is_better=row.higher_is_better),
            note=row.note,
            details=row.details,
        )
        for row in samples.rows
    ]
    return [*figures[:-1], replace(figures[-1], details=(*figures[-1].details, *samples.details))]


def figure_of(item: Benchmark, samples: Samples) -> Figure:
    """Sum up the samples of a benchmark."""
    value = median(samples.values)
    return Figure(
        name=item.name,
        title=item.title,
        unit=item.unit,
        value=value,
        low=min(samples.values),
        high=max(samples.values),
        samples=len(samples.values),
        aim=item.aim,
        ratio=_ratio(value, item.aim, higher_is_better=item.higher_is_better),
        note=samples.note,
        details=samples.details,
    )


def _ratio(value: float, aim: float | None, *, higher_is_better: bool) -> float | None:
    """Return by what factor the aim is met."""
    if aim is None:
        return None
    over, under = (value, aim) if higher_is_better else (aim, value)
    return over / under if under else math.inf
