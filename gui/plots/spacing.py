"""The positions of ticks and labels: round steps along an axis, thinned values, labels moved apart.

The rule: plain arithmetic on numbers, without figures and without Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10

LEADER_GAP = 6.0
"""A leader begins this far from the mark at the end of its curve, in pixels."""
MARGIN_SHARE = 0.065
"""A curve that ends within this share of the plot's width ends at its last x: the margin behind that is a bit less."""


def log_steps(lower: float, upper: float, most: int) -> tuple[float, ...]:
    """Return at most `most` round values between the bounds: powers of ten, with 2 and 5 between them if they fit."""
    if not 0 < lower < upper:
        return ()
    first, last = floor(log10(lower)), ceil(log10(upper))
    decades = [10.0**power for power in range(first, last + 1)]
    for digits in ((1, 2, 5), (1, 3), (1,)):
        steps = tuple(d * decade for decade in decades for d in digits if lower <= d * decade <= upper)
        if len(steps) <= most:
            return steps if len(steps) > 1 else linear_steps(lower, upper, min(4, most))
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
    """Return the values that get labels: the first, the last, and between them those far enough from their
    neighbours.
    """
    if len(values) < 3:
        return tuple(values)
    nearest = (positions[-1] - positions[0]) / most * (1 - 1e-9)
    kept = [0]
    for index in range(1, len(values) - 1):
        if positions[index] - positions[kept[-1]] >= nearest and positions[-1] - positions[index] >= nearest:
            kept.append(index)
    return (*(values[index] for index in kept), values[-1])


def spread_labels(targets: Sequence[float], height: float, lower: float, upper: float) -> tuple[float, ...]:
    """Return positions for labels of equal height, as near to their targets as possible without overlap.

    Positions are the labels' centres, in the order of `targets`. If the room from `lower` to `upper` cannot hold all
    labels, they are packed from `lower` on.
    """
    order = sorted(range(len(targets)), key=lambda index: targets[index])
    runs: list[tuple[float, int]] = []  # labels that touch: the centre and the length of each run
    for index in order:
        runs.append((_clamped(targets[index], 1, height, lower, upper), 1))
        while len(runs) > 1:
            (first, m), (second, n) = runs[-2], runs[-1]
            if second - n * height / 2 >= first + m * height / 2:
                break
            centre = (first * m + second * n) / (m + n)
            runs[-2:] = [(_clamped(centre, m + n, height, lower, upper), m + n)]
    positions = [centre + (k - (count - 1) / 2) * height for centre, count in runs for k in range(count)]
    result = [0.0] * len(targets)
    for index, position in zip(order, positions, strict=True):
        result[index] = position
    return tuple(result)


def leader_start(end: float, lower: float, upper: float) -> float:
    """Return where the leader of a label begins, across a plot from `lower` to `upper` with the label behind it.

    It begins at the end of the curve where that is the last thing in the plot, else at the edge of the plot: a line
    from a lone point, or from a curve that ends early, would run among the data and look like a part of it.
    """
    return end + LEADER_GAP if upper - end <= MARGIN_SHARE * (upper - lower) else upper


def _clamped(centre: float, count: int, height: float, lower: float, upper: float) -> float:
    half = count * height / 2
    return max(min(centre, upper - half), lower + half)
