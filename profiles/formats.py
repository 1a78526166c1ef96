"""Numbers as a reader sees them: times, percentages and sizes with their units.

The rule: three significant digits and a unit on every number; nothing here imports Qt, so figures and tables share it.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import floor, log10

from warplens.cuda.ground.metrics import MetricValue

_TIME_UNITS = ((1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1.0, "ns"))
_THIN = "\N{NARROW NO-BREAK SPACE}"
MISSING = "\N{EN DASH}"  # this text replaces a number that a point lacks


def significant(number: float, digits: int = 3) -> str:
    """Return `number` with `digits` significant digits, without an exponent; whole digits are never cut."""
    if number == 0:
        return "0"
    rounded = float(f"{number:.{digits - 1}e}")
    if abs(rounded) >= 10.0 ** (digits - 1):
        return f"{number:.0f}"
    return f"{rounded:.{digits - 1 - floor(log10(abs(rounded)))}f}"


def grouped(number: int) -> str:
    """Return a whole number with thin spaces between groups of three digits, from five digits on."""
    return f"{number:,}".replace(",", _THIN) if abs(number) >= 10_000 else str(number)


def axis_text(values: Mapping[str, int]) -> str:
    """Return the value of a single axis, or each value after its name."""
    if len(values) == 1:
        return str(next(iter(values.values())))
    return " ".join(f"{name} {value}" for name, value in values.items()) or MISSING


def time_text(time_ns: float) -> str:
    """Return a time with its unit: `33.9 µs`."""
    scale, unit = _time_unit(time_ns)
    return f"{significant(time_ns / scale)} {unit}"


def tick_time_text(time_ns: float) -> str:
    """Return a round time as the label of a tick."""
    if time_ns == 0:
        return "0"
    scale, unit = _time_unit(time_ns * (1 + 1e-9))
    return f"{time_ns / scale:.6g} {unit}"


def _time_unit(time_ns: float) -> tuple[float, str]:
    # 999.7 reads as 1000 once rounded, so it belongs to the next unit already
    return next(((scale, unit) for scale, unit in _TIME_UNITS if abs(time_ns) >= scale * 0.9995), (1.0, "ns"))


def waiting_text(seconds: float) -> str:
    """Return a waiting time, rounded as people say it."""
    if seconds < 1:
        return "1 s"
    if seconds < 10:
        return f"{round(seconds)} s"
    if seconds < 90:
        return f"{5 * round(seconds / 5)} s"
    minutes = round(seconds / 60)
    if minutes < 60:
        return f"{minutes} min"
    hours, rest = divmod(minutes, 60)
    return f"{hours} h {rest} min" if rest else f"{hours} h"


def value_text(value: MetricValue | None, *, unit: bool = True) -> str:
    """Return a metric's value with its unit, `12.5 %`, unless the heading of the column has the unit."""
    if value is None:
        return MISSING
    number = value.value
    if isinstance(number, str):
        return number or MISSING
    if value.unit == "%":
        text = f"{number:.1f}".removesuffix(".0")
    elif isinstance(number, int):
        text = grouped(number)
    else:
        text = significant(number)
    return f"{text} {value.unit}" if unit and value.unit else text


def listed(numbers: Sequence[int]) -> str:
    """Return rising whole numbers, a run of more than three as its ends."""
    if len(numbers) > 3 and all(after - before == 1 for before, after in pairwise(numbers)):
        return f"{numbers[0]} to {numbers[-1]}"
    return ", ".join(map(str, numbers))


def assigned(values: Mapping[str, int]) -> str:
    """Return axis values: `N 2048 · TILE 32`."""
    return " · ".join(f"{name} {value}" for name, value in values.items())


def assigned_axes(axes: Mapping[str, Sequence[int]]) -> str:
    """Return the values of axes; of many values the first and the last."""
    return " · ".join(
        f"{name} {listed(values) if len(values) <= 4 else f'{values[0]} to {values[-1]} ({len(values)})'}"
        for name, values in axes.items()
    )


def short_device_name(name: str) -> str:
    """Return a GPU's name without its maker and brand: `GTX 1080 Ti`."""
    return name.removeprefix("NVIDIA ").removeprefix("GeForce ").removeprefix("Tesla ") or name


def short_name(kernel: str, family: str) -> str:
    """Return the name that curves and tables show: the kernel's, without its family, with spaces: `tiled padded`."""
    file, mark, name = kernel.partition(".cu::")
    if mark:
        return f"{short_name(name, family)} · {file}.cu"
    short = kernel.removeprefix(f"{family}_")
    return (short or kernel).replace("_", " ").strip() or kernel


def points_text(count: int) -> str:
    """Return a number of points with its noun: `24 points`."""
    return f"{grouped(count)} point{'' if count == 1 else 's'}"
