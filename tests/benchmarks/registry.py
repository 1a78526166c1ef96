"""What a benchmark is: a function that returns samples, with a title, a unit and an aim.

The rule: a benchmark runs in a process of its own and returns its samples, all in the unit that the decorator names.
The figure is their median; the ratio is above 1 where the aim is met, whichever way the benchmark counts.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

ENOUGH_S = 2.0
"""A benchmark repeats until it has this much measured time and three samples."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Samples:
    """What one benchmark returns: values in its unit, a remark for the last column, and lines for below the figure."""

    values: tuple[float, ...]
    note: str = ""
    details: tuple[str, ...] = ()


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


def figure_of(item: Benchmark, samples: Samples) -> Figure:
    """Sum up the samples of a benchmark."""
    value = median(samples.values)
    ratio = None
    if item.aim is not None:
        over, under = (value, item.aim) if item.higher_is_better else (item.aim, value)
        ratio = over / under if under else math.inf
    return Figure(
        name=item.name,
        title=item.title,
        unit=item.unit,
        value=value,
        low=min(samples.values),
        high=max(samples.values),
        samples=len(samples.values),
        aim=item.aim,
        ratio=ratio,
        note=samples.note,
        details=samples.details,
    )
