"""The words and positions around a plot: round steps along an axis, labels moved apart, shorter names and subtitles.

The rule: plain arithmetic on numbers and texts, without figures and without Qt.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from math import ceil, floor, log10
from os.path import commonprefix

from warplens.cuda.ground.points import CacheState

LEADER_GAP = 6.0  # a leader begins this far from the mark at the end of its curve, in pixels
MARGIN_SHARE = 0.065  # a curve that ends within this share of the width ends at its last x: the margin behind is less


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
    """Return the values that get labels: the first, the last, and those far enough from their neighbours."""
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

    Positions are the labels' centres. Labels that `lower` to `upper` cannot hold are packed from `lower` on.
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


# Names that stand together lose only what all long ones share, so that what is left tells them apart.

SEPARATOR = " · "  # this stands between the name of a variant and the words of a label: GPU, cache, profile
LONG = 24  # names of more letters than this lose what they share
ELLIPSIS = "…"
_BUILD = re.compile(r"(?: (?:SXM\d?|PCIe|NVL|\d+ GB))+$|^(?:GeForce |GTX |RTX |Quadro |Tesla )+(?=\S*\d)")
"""The parts of a GPU's name around its model: the series that it is sold in, and how it is built."""


def telling_names(names: Iterable[str]) -> dict[str, str]:
    """Return a shorter form of each name, without the words that all begin or end with; a number keeps its word."""
    distinct = list(dict.fromkeys(names))
    long = [name for name in distinct if len(name) > LONG]
    if len(long) < 2:
        return {name: name for name in distinct}
    shorter = dict(zip(distinct, distinct, strict=True))
    shorter |= zip(long, differing_parts(long), strict=True)
    return shorter if len(set(shorter.values())) == len(distinct) else {name: name for name in distinct}


def differing_parts(names: Iterable[str]) -> list[str]:
    """Return names without the words that they all begin or end with, in their order."""
    split = [name.split() for name in names]
    least = max(1, min(map(len, split), default=1))
    first = min(len(commonprefix(split)), least - 1)  # noqa: RUF071 - of words, not of paths
    last = min(len(commonprefix([words[::-1] for words in split])), least - 1 - first)  # noqa: RUF071 - as above
    return [_without(words, first, last) for words in split]


def cut_in_middle(name: str, letters: int) -> str:
    """Return a name of at most this many letters, cut in its middle where it has more."""
    if len(name) <= letters:
        return name
    return f"{name[: letters // 2]}{ELLIPSIS}{name[len(name) - (letters - 1) // 2 :]}"


def telling_labels(labels: Iterable[str], *, are_gpus_short: bool = True) -> dict[str, str]:
    """Return shorter labels `name · GPU · cache`; a GPU is named by its model alone if `are_gpus_short`."""
    distinct = list(dict.fromkeys(labels))
    parts = {label: label.split(SEPARATOR) for label in distinct}
    names = telling_names(part[0] for part in parts.values())
    models = {label: [_BUILD.sub("", word) for word in words] for label, (_, *words) in parts.items()}
    words = dict.fromkeys(word for _, *rest in parts.values() for word in rest)
    are_models_distinct = are_gpus_short and len({_BUILD.sub("", word) for word in words}) == len(words)
    return {
        label: SEPARATOR.join((names[parts[label][0]], *(models[label] if are_models_distinct else parts[label][1:])))
        for label in distinct
    }


def _without(words: Sequence[str], first: int, last: int) -> str:
    """Return a name without its first and last words, each replaced by an ellipsis."""
    if first and words[first][:1].isdigit():
        first -= 1
    end = len(words) - last
    return " ".join([*([ELLIPSIS] if first else []), *words[first:end], *([ELLIPSIS] if last else [])])


# Only the keys of points are read, so that curves and heat maps name their GPUs and states of the cache alike.

MAX_NAMED = 3  # this many GPUs are named; of more, their number is
_DEVICE, _CACHE = 4, 5  # the places of the device and of the cache in the key of a point (`PointResult.key`)


def subject_of(keys: Iterable[tuple[object, ...]], names: Mapping[str, str]) -> str:
    """Return the GPUs, by their short `names`, and the cache states of the points with these keys."""
    points = [key for key in keys if len(key) > _DEVICE]
    devices = list(dict.fromkeys(str(key[_DEVICE]) for key in points))
    caches = {key[_CACHE] for key in points if len(key) > _CACHE}
    states = [state.value for state in CacheState if state.value in caches]
    named = ", ".join(names.get(device, device) for device in devices)
    if len(devices) > MAX_NAMED:
        named = f"{len(devices)} GPUs"
    return SEPARATOR.join(filter(None, (named, f"{' and '.join(states)} cache" if states else "")))


def shorter_subtitles(subtitle: str) -> tuple[str, ...]:
    """Return a subtitle and shorter wordings of it, the longest first: one list of values after the other goes."""
    parts = subtitle.split(SEPARATOR)
    wordings = [subtitle]
    for number in reversed(range(len(parts))):
        shorter, of, _ = parts[number].partition(" of ")
        if of:
            parts[number] = shorter
            wordings.append(SEPARATOR.join(parts))
    return tuple(wordings)


def with_subject(subtitle: str, subject: str) -> str:
    """Return a subtitle with those parts of the subject before it that it does not say itself."""
    parts_of_subtitle = subtitle.split(SEPARATOR)
    return SEPARATOR.join(
        [
            *(part for part in subject.split(SEPARATOR) if part and part not in parts_of_subtitle),
            *filter(None, parts_of_subtitle),
        ]
    )
