"""What the points of a plot were run on: the GPUs and the states of the cache, in words, for a picture on its own.

The rule: only the keys of points are read, so that curves and heat maps say it alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from warplens.cuda.ground.points import CacheState
from warplens.gui.figures.figure import PointKey
from warplens.gui.figures.spacing import SEPARATOR

MAX_NAMED = 3
"""This many GPUs are named; of more, their number is."""
_DEVICE, _CACHE = 4, 5
"""The places of the device and of the cache in the key of a point (`PointResult.key`)."""


def subject_of(keys: Iterable[PointKey], names: Mapping[str, str]) -> str:
    """Return the GPUs and the states of the cache of points.

    Args:
        keys: of the points; a key that is none of a point is passed over.
        names: of the GPUs by the keys of their devices.
    """
    points = [key for key in keys if len(key) > _DEVICE]
    devices = list(dict.fromkeys(str(key[_DEVICE]) for key in points))
    caches = {key[_CACHE] for key in points if len(key) > _CACHE}
    states = [state.value for state in CacheState if state.value in caches]
    named = ", ".join(names.get(device, device) for device in devices)
    if len(devices) > MAX_NAMED:
        named = f"{len(devices)} GPUs"
    return SEPARATOR.join(filter(None, (named, f"{' and '.join(states)} cache" if states else "")))


def shorter_subtitles(subtitle: str) -> tuple[str, ...]:
    """Return a subtitle and shorter wordings of it, the longest first: one list of values after the other is
    left out.
    """
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
