"""A search as pictures: the best time so far against the trials, and the trials on parallel axes.

The rule: a picture is made from a `Tuned` for one size in pixels, without Qt. A fast trial is drawn strong, a slow one
faint; the best one is marked in both. Modelled times are named so.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import log

from warplens.gui.figures.figure import Quantity, Scale, value_axis
from warplens.gui.figures.picture import Box, Ink, Line, Picture, Shape, TextAnchor, TextLabel
from warplens.profiles.formats import time_text
from warplens.profiles.tuning import Tuned, TunedTrial

LEFT, RIGHT, TOP, BOTTOM = 62.0, 14.0, 22.0, 26.0  # the margins in pixels
HEAD = 46.0  # above the parallel axes stand their names, and how much each decides
DOT, MARK = 5.0, 8.0
TICK_PIXELS = 46.0
VALUE_SIZE, VALUE_HEIGHT = 11.0, 18.0
LABEL_PIXELS = 13.0  # the values of an axis that are named are at least so far apart
FAINTEST = 0.2  # the strength of the line of the slowest trial: in a light theme less cannot be seen
CLIPPED = 3.0  # trials slower than this many times the best stand on the upper edge
TAGS_OF_AXIS = 1000  # the tag of a value is the number of its axis times this, and its place on the axis

Shown = Mapping[str, frozenset[int]]  # the values of an axis that are shown; an axis that is missing shows all


def is_shown(tuned: Tuned, trial: TunedTrial, shown: Shown) -> bool:
    """Return whether a trial has only values that are shown."""
    return all(value in shown.get(name, (value,)) for name, value in zip(tuned.axes, trial.values, strict=True))


def progress_picture(tuned: Tuned, width: float, height: float, *, selected: int | None = None) -> Picture:
    """Return the best time so far against the trials; each trial is a dot, whose tag is its number."""
    times = [trial.time_ns for trial in tuned.trials if trial.time_ns is not None]
    title = f"Best time so far of {len(tuned.trials)} trials of {tuned.kernel}, {tuned.provenance}"
    if not times:
        return Picture(width=width, height=height, items=(), title=f"{title}: none ran right")
    best_ns = min(times)
    limit_ns = min(max(times), CLIPPED * best_ns)
    axis = value_axis("time", (best_ns, limit_ns), Scale.LOG, Quantity.TIME)
    low, high = axis.position(axis.lower), axis.position(axis.upper)
    right, bottom = width - RIGHT, height - BOTTOM
    step = (right - LEFT) / max(1, len(tuned.trials))

    def x(number: float) -> float:
        return LEFT + step * (number + 0.5)

    def y(time_ns: float) -> float:
        return bottom - (bottom - TOP) * (axis.position(min(time_ns, limit_ns)) - low) / ((high - low) or 1.0)

    items: list[Shape] = []
    for tick in axis.ticks(axis.lower, axis.upper, max(2, int((bottom - TOP) / TICK_PIXELS))):
        at = y(tick.value)
        items.append(Line(x1=LEFT, y1=at, x2=right, y2=at, ink=Ink.EDGE))
        items.append(TextLabel(x=LEFT - 6, y=at + 4, text=tick.text, anchor=TextAnchor.END))
    items += [
        TextLabel(x=x(0), y=height - 8, text="1", anchor=TextAnchor.MIDDLE),
        TextLabel(x=(LEFT + right) / 2, y=height - 8, text="trials", anchor=TextAnchor.MIDDLE),
        TextLabel(x=x(len(tuned.trials) - 1), y=height - 8, text=str(len(tuned.trials)), anchor=TextAnchor.MIDDLE),
        TextLabel(x=LEFT, y=13, text=f"time of a trial, {tuned.provenance}, and the best so far", ink=Ink.TEXT),
    ]
    for number, trial in enumerate(tuned.trials):
        is_right = trial.time_ns is not None
        at = y(trial.time_ns) if trial.time_ns is not None else TOP
        size = MARK if number in (selected, tuned.best) else DOT
        ink = Ink.GOOD if number == tuned.best else Ink.ACCENT if number == selected else Ink.HUE_0
        items.append(  # the column of the dot, which takes the pointer
            Box(
                x=x(number) - step / 2, y=TOP, width=step, height=bottom - TOP, tag=number,
                ink=Ink.ACCENT if number == selected else Ink.PANEL, strength=0.15 if number == selected else 0.0,
            )
        )  # fmt: skip
        items.append(
            Box(
                x=x(number) - size / 2, y=at - size / 2, width=size, height=size, radius=size / 2,
                ink=ink if is_right else Ink.BAD, strength=1.0 if size == MARK or not is_right else 0.7,
            )
        )  # fmt: skip
    items += _steps([(x(number), best) for number, best in enumerate(tuned.best_so_far_ns)], y)
    return Picture(
        width=width,
        height=height,
        items=tuple(sorted(items, key=lambda item: not (isinstance(item, Box) and item.tag is not None))),
        title=f"{title}: {best_words(tuned)}",
    )


def axes_picture(
    tuned: Tuned,
    width: float,
    height: float,
    *,
    importances: Mapping[str, float],  # in sum 1
    shown: Shown,  # the values that lines are limited to
    selected: int | None = None,
    current: tuple[int, int] | None = None,  # the numbers of the axis and of the value that the keyboard is on
) -> Picture:
    """Return the trials on parallel axes, one for each parameter; below its name a bar says how much it decides."""
    top, bottom = HEAD + 14, height - 16
    gap = (width - 2 * RIGHT) / len(tuned.axes)
    places = {name: RIGHT + gap * (number + 0.5) for number, name in enumerate(tuned.axes)}

    def y(name: str, value: int) -> float:
        values = tuned.axes[name]
        return bottom - (bottom - top) * values.index(value) / max(1, len(values) - 1)

    items: list[Shape] = []
    times = [trial.time_ns for trial in tuned.trials if trial.time_ns is not None]
    best_ns, spread = min(times, default=1.0), min(CLIPPED, max(times, default=1.0) / min(times, default=1.0))
    order = sorted(range(len(tuned.trials)), key=lambda number: -(tuned.trials[number].time_ns or 0.0))
    counted = 0
    for number in [
        *(trial_number for trial_number in order if trial_number not in (selected, tuned.best)),
        selected,
        tuned.best,
    ]:
        trial = tuned.trials[number] if number is not None else None
        if trial is None or trial.time_ns is None or not is_shown(tuned, trial, shown):
            continue
        counted += 1
        slowness = min(1.0, log(trial.time_ns / best_ns) / log(spread)) if spread > 1 else 0.0
        is_marked = number in (selected, tuned.best)
        ink = Ink.GOOD if number == tuned.best else Ink.ACCENT if number == selected else Ink.HUE_0
        ends = [(places[name], y(name, value)) for name, value in zip(tuned.axes, trial.values, strict=True)]
        for (x1, y1), (x2, y2) in pairwise(ends):
            items.append(
                Line(
                    x1=x1, y1=y1, x2=x2, y2=y2, ink=ink,
                    strength=1.0 if is_marked else FAINTEST + (0.8 - FAINTEST) * (1 - slowness) ** 2,
                    thickness=2.5 if is_marked else 1.2,
                )
            )  # fmt: skip
    for axis, (name, values) in enumerate(tuned.axes.items()):
        items += _axis(name, places[name], gap, importances.get(name), top=top, bottom=bottom)
        items += _values(
            axis, places[name], [(value, y(name, value)) for value in values],
            on=shown.get(name), current=None if current is None or current[0] != axis else current[1],
            best=None if tuned.best is None else values.index(tuned.trials[tuned.best].values[axis]),
        )  # fmt: skip
    limits = "; ".join(f"{name} {', '.join(map(str, sorted(values)))}" for name, values in shown.items())
    only = f", limited to {limits}" if limits else ""
    decides = ", ".join(f"{name} {share:.0%}" for name, share in importances.items() if share >= 0.005)
    title = f"{counted} of {len(tuned.trials)} trials on axes{only}. Best: {best_words(tuned)}."
    return Picture(
        width=width, height=height, items=tuple(items), title=f"{title} What decides: {decides}" if decides else title
    )


def best_words(tuned: Tuned) -> str:
    """Return the fastest trial in words."""
    if tuned.best is None:
        return "none ran right"
    trial = tuned.trials[tuned.best]
    values = " ".join(f"{name}={value}" for name, value in zip(tuned.axes, trial.values, strict=True))
    time = time_text(trial.time_ns or 0.0)
    return f"{time} {tuned.provenance}, trial {tuned.best + 1} of {len(tuned.trials)}: {values}"


def _steps(best: list[tuple[float, float | None]], y: Callable[[float], float]) -> Iterator[Shape]:
    known = [(x, time_ns) for x, time_ns in best if time_ns is not None]
    for (x1, before), (x2, after) in pairwise(known):
        yield Line(x1=x1, y1=y(before), x2=x2, y2=y(before), ink=Ink.GOOD, thickness=2.0)
        if after != before:
            yield Line(x1=x2, y1=y(before), x2=x2, y2=y(after), ink=Ink.GOOD, thickness=2.0)


def _axis(name: str, x: float, gap: float, share: float | None, *, top: float, bottom: float) -> Iterator[Shape]:
    yield TextLabel(x=x, y=14, text=name, ink=Ink.TEXT, bold=True, anchor=TextAnchor.MIDDLE)
    if share is not None:
        wide = min(gap - 12, 60.0)
        yield Box(x=x - wide / 2, y=20, width=wide, height=5, ink=Ink.CELL, radius=2)
        yield Box(x=x - wide / 2, y=20, width=max(1.0, wide * share), height=5, ink=Ink.ACCENT, radius=2)
        yield TextLabel(x=x, y=38, text=f"{share * 100:.0f} %", anchor=TextAnchor.MIDDLE)
    yield Line(x1=x, y1=top, x2=x, y2=bottom, ink=Ink.EDGE, thickness=1.5)


def _values(
    axis: int,
    x: float,
    heights: Sequence[tuple[int, float]],
    *,
    on: frozenset[int] | None,
    current: int | None,
    best: int | None,
) -> Iterator[Shape]:
    """Yield the values of an axis, which take the pointer: each in its box, or beside it where boxes are too low."""
    pitch = min((below - above for (_, below), (_, above) in pairwise(heights)), default=VALUE_HEIGHT)
    is_low = pitch < VALUE_HEIGHT - 1
    height = max(2.0, pitch - 1) if is_low else VALUE_HEIGHT
    named = _named([at for _, at in heights], [current, best])
    for place, (value, at) in reversed(list(enumerate(heights))):
        is_on, is_current = on is None or value in on, current == place
        yield Box(
            x=x - 15, y=at - height / 2, width=30, height=height, radius=1 if is_low else 4,
            tag=axis * TAGS_OF_AXIS + place, strength=0.45 if is_current else 1.0,
            ink=Ink.ACCENT if is_current else Ink.CELL if is_on else Ink.PANEL,
        )  # fmt: skip
        if place in named:
            yield TextLabel(
                x=x - 19 if is_low else x, y=at + 4, text=str(value), size=VALUE_SIZE,
                anchor=TextAnchor.END if is_low else TextAnchor.MIDDLE,
                ink=Ink.TEXT if is_on else Ink.FAINT, bold=on is not None and is_on,
            )  # fmt: skip


def _named(heights: Sequence[float], first: Sequence[int | None]) -> set[int]:
    """Return the values whose texts fit above each other: those that come `first`, the ends, then as many as fit."""
    named: set[int] = set()
    for place in (*first, 0, len(heights) - 1, *range(len(heights))):
        if place is not None and all(abs(heights[place] - heights[other]) >= LABEL_PIXELS for other in named):
            named.add(place)
    return named
