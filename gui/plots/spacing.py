"""Where ticks and labels stand: round steps along an axis, thinned values, labels moved apart.

The rule: plain arithmetic on numbers, without a figure and without Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10


def log_steps(lower: float, upper: float, most: int) -> tuple[float, ...]:
    """Return round values between the bounds: powers of ten, with 2 and 5 between them where there is room."""
    if not 0 < lower < upper:
        return ()
    first, last = floor(log10(lower)), ceil(log10(upper))
    decades = [10.0**power for power in range(first, last + 1)]
    for digits in ((1, 2, 5), (1, 3), (1,)):
        steps = tuple(d * decade for decade in decades for d in digits if lower <= d * decade <= upper)
        if len(steps) <= most:
            return steps if len(steps) > 1 else linear_steps(lower, upper, 4)
    inside = [decade for decade in decades if lower <= decade <= upper]
    stride = ceil(len(inside) / most)
    return tuple(inside[(len(inside) - 1) % stride :: stride])


def linear_steps(lower: float, upper: float, most: int) -> tuple[float, ...]:
    """Return at most `most` multiples of 1, 2, 2.5 or 5 times a power of ten between the bounds."""
    span = upper - lower
    if span <= 0:
        return ()
    power = 10.0 ** floor(log10(span / most))
    step = next(power * digit for digit in (1, 2, 2.5, 5, 10, 20) if span / (power * digit) <= most)
    first = ceil(lower / step - 1e-9)
    return tuple(n * step for n in range(first, floor(upper / step + 1e-9) + 1))


def thinned(values: Sequence[float], positions: Sequence[float], most: int) -> tuple[float, ...]:
    """Return the values that can be labelled: the first, the last, and between them none too near to another."""
    if len(values) < 3:
        return tuple(values)
    nearest = (positions[-1] - positions[0]) / most * (1 - 1e-9)
    kept = [0]
    for index in range(1, len(values) - 1):
        if positions[index] - positions[kept[-1]] >= nearest and positions[-1] - positions[index] >= nearest:
            kept.append(index)
    return (*(values[index] for index in kept), values[-1])


def spread_labels(wanted: Sequence[float], height: float, lower: float, upper: float) -> tuple[float, ...]:
    """Return places for labels of one height, as near to the wanted ones as can be without overlap.

    Places are centres and count downwards or upwards alike; the answer has the order of `wanted`. Where the room from
    `lower` to `upper` does not hold them all, they are packed from `lower` on.
    """
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    runs: list[tuple[float, int]] = []  # labels that touch: the centre of the run and how many they are
    for index in order:
        runs.append((_held(wanted[index], 1, height, lower, upper), 1))
        while len(runs) > 1:
            (first, m), (second, n) = runs[-2], runs[-1]
            if second - n * height / 2 >= first + m * height / 2:
                break
            centre = (first * m + second * n) / (m + n)
            runs[-2:] = [(_held(centre, m + n, height, lower, upper), m + n)]
    places = [centre + (k - (count - 1) / 2) * height for centre, count in runs for k in range(count)]
    result = [0.0] * len(wanted)
    for index, place in zip(order, places, strict=True):
        result[index] = place
    return tuple(result)


def _held(centre: float, count: int, height: float, lower: float, upper: float) -> float:
    half = count * height / 2
    return max(min(centre, upper - half), lower + half)
