"""The window frozen in a page: points, readings, sources and requests as the values that its script shows.

The rule: the page shows what the window would, from the same functions; its script computes no number, it only chooses
among those that stand here. What would make the page too large is left out, and the page says so: first the readings of
points that no plot begins with, then metrics that no view begins with.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from statistics import quantiles
from typing import Any, TypeVar

import msgspec

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.device.spec import all_specs
from warplens.cuda.execute.inspection.records import Inspection, Refusal
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.metrics import METRICS, MetricValue
from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.gui.figures.colours import DARK, LIGHT
from warplens.gui.figures.figure import PointKey
from warplens.gui.figures.inspected_lines import lens_request, parts_of, worst_line
from warplens.gui.figures.inspected_point import point_to_inspect
from warplens.gui.figures.listings import access_name, provenance_text, source_listing, without_heads
from warplens.gui.figures.picture import Box, Ink, Line, Picture, Shape, colour
from warplens.gui.figures.point_arrays import COLUMN_WORDS
from warplens.gui.figures.profile_figures import context_of
from warplens.gui.figures.request import Lens, at_better_pitch, lens_of
from warplens.gui.figures.request_picture import heading, lens_picture
from warplens.profiles.exporters import html
from warplens.profiles.formats import axis_text, plain, short_device_name, short_name
from warplens.profiles.reading import BARS, FACTS, read
from warplens.profiles.records import Profile

MAX_POINTS = 6000  # the page holds at most this many points, those that the plots begin with before others
MAX_PAGE_BYTES = 1_950_000  # a page with everything in it is below 2 MB
SHARES = {"looks": 0.45, "readings": 0.7, "metrics": 0.9}  # what is filled when a page has these parts, in turn
MAX_SOURCE_LINES = 400  # a source has at most this many lines in a page, around its worst one
LENS_SIZE = (640.0, 250.0)  # the size of a request's picture in pixels
BETTER_HEIGHT = 120.0  # the height of that of the request at a better row pitch
LOOK_BUDGET_S = 0.2  # a point is executed for about this long, for its lines and requests
FIRST = ("modelled_time", *BARS, *FACTS)  # metrics that a page has before others

ALWAYS = 4  # so many sources are in a page of any size
LEFT_OUT = "The source of this variant is left out, as the page would be too large: write a report of fewer points."
Key = TypeVar("Key")
Inspect = Callable[[PointSpec], Inspection | Refusal]  # executes a point
Inspected = Mapping[PointKey, Inspection | str]  # by the keys of points: what was executed, or why it was not


def points_to_look_at(
    profile: Profile, points: Iterable[PointResult], kernels: Sequence[KernelFile], folder: Path | None
) -> dict[PointKey, PointSpec | str]:
    """Return what executes these points again, or a sentence on why nothing does; `folder` holds kept launches."""
    specs = {spec.key: spec for spec in all_specs()}
    wanted: dict[PointKey, PointSpec | str] = {}
    for point in points:
        try:
            wanted[point.key], _ = point_to_inspect(
                point, kernels, profile.device(point.device), folder, specs=specs, budget_s=LOOK_BUDGET_S
            )
        except WarplensError as error:
            wanted[point.key] = str(error)
    return wanted


def looked_at(wanted: Mapping[PointKey, PointSpec | str], inspect: Inspect) -> dict[PointKey, Inspection | str]:
    """Execute points, and return what they do by their keys, or a sentence on why that is not known."""
    seen: dict[PointKey, Inspection | str] = {}
    for key, spec in wanted.items():
        try:
            seen[key] = spec if isinstance(spec, str) else told(inspect(spec))
        except WarplensError as error:
            seen[key] = told(error)
    return seen


def told(outcome: Inspection | Refusal | Exception) -> Inspection | str:
    """Return the inspection of a point, or the sentence on why there is none."""
    if isinstance(outcome, Inspection):
        return outcome
    return outcome.sentence if isinstance(outcome, Refusal) else str(outcome)


@dataclass(frozen=True, slots=True)
class _Once:
    """Texts and shapes with their numbers: each is in the page once."""

    texts: dict[str, int] = field(default_factory=dict)
    shapes: dict[tuple[Any, ...], int] = field(default_factory=dict)

    def number(self, text: str) -> int:
        return self.texts.setdefault(plain(text), len(self.texts))

    def picture(self, picture: Picture) -> dict[str, Any]:
        rows = map(_row_of, picture.items)
        shapes = [self.shapes.setdefault(row, len(self.shapes)) for row in rows]
        return {"size": [picture.width, picture.height], "title": plain(picture.title), "shapes": shapes}


def frozen_window(
    profile: Profile, points: Sequence[PointResult], begun: Sequence[PointResult], seen: Inspected, taken: int = 0
) -> str:
    """Return the data of a page as JSON: `points` in the order of its table, with the readings of `begun` first.

    `taken` is the size of the rest of the page in bytes.
    """
    shown = points[:MAX_POINTS]
    once = _Once()
    context = context_of(profile)
    present = {point.kernel: point for point in shown}
    variants = {kernel: present[kernel] for kernel in context.looks if kernel in present}
    kernels = {kernel: number for number, kernel in enumerate(variants)}
    places = {point.key: number for number, point in enumerate(shown)}
    axes = dict.fromkeys(chain.from_iterable(point.problem for point in shown))
    tunes = dict.fromkeys(chain.from_iterable(point.tune for point in shown))
    data = {
        "left": len(points) - len(shown),
        "kernels": [
            {
                "name": plain(kernel),
                "short": plain(short_name(kernel, point.family)),
                "family": plain(point.family),
                "marker": context.looks[kernel].marker.value,
                "grey": context.looks[kernel].is_reference,
                "ink": html.both(LIGHT.hue(context.looks[kernel]), DARK.hue(context.looks[kernel])),
                "words": html.both(LIGHT.ink(context.looks[kernel]), DARK.ink(context.looks[kernel])),
            }
            for kernel, point in variants.items()
        ],
        "gpus": {plain(device.key): plain(short_device_name(device.name)) for device in profile.devices},
        "sizes": {plain(name): [point.problem.get(name) for point in shown] for name in axes},
        "tunes": {plain(name): [point.tune.get(name) for point in shown] for name in tunes},
        "kernel": [kernels[point.kernel] for point in shown],
        "gpu": [once.number(point.device) for point in shown],
        "cache": [once.number(point.cache or "") for point in shown],
        "status": [once.number(point.status) for point in shown],
        "reason": {number: plain(point.reason) for number, point in enumerate(shown) if point.reason},
        "time": [_rounded(point.time.value_ns) if point.time and point.status.is_usable else None for point in shown],
        "source": [once.number(point.time.provenance if point.time else "") for point in shown],
        "spread": {number: spread for number, point in enumerate(shown) if (spread := _quartiles(point))},
        "columns": COLUMN_WORDS,
        "inks": [html.both(colour(ink, LIGHT), colour(ink, DARK)) for ink in Ink],
    }
    room = max(0, MAX_PAGE_BYTES - taken - _size(data))
    looks = ((places[key], _look(outcome, once)) for key, outcome in seen.items() if key in places)
    data["looks"] = dict(_fitting(looks, SHARES["looks"] * room, ALWAYS, LEFT_OUT))
    left = SHARES["readings"] * room - _size(data["looks"])
    data["readings"] = dict(_fitting(_readings(profile, [*begun, *shown], places, once), left, 0))
    left = (
        SHARES["metrics"] * room
        - sum(_size(data[key]) for key in ("looks", "readings"))
        - _size([*once.texts, *once.shapes])
    )
    data["metrics"] = [column for _, column in _fitting(_metrics(shown, once), left, 0)]
    data["texts"], data["shapes"] = list(once.texts), list(once.shapes)
    return msgspec.json.encode(data).decode("utf-8")


def _size(value: object) -> int:
    return len(msgspec.json.encode(value))


def _fitting(
    parts: Iterable[tuple[Key, Any]], room: float, least: int, otherwise: str = ""
) -> Iterator[tuple[Key, Any]]:
    """Yield parts until about `room` bytes are full, `least` of them in any case; `otherwise` stands for the others."""
    for number, (key, part) in enumerate(parts):
        size = _size(part)
        if size <= room or number < least:
            room -= size
            yield key, part
        elif otherwise:
            yield key, otherwise
        else:
            return


def _rounded(number: float) -> float:
    """Return a number with six significant digits, which is more than a page shows."""
    return float(f"{number:.6g}")


def _quartiles(point: PointResult) -> tuple[float, float] | None:
    if point.time is None or len(point.time.samples_ns) < 2:
        return None
    low, _, high = quantiles(point.time.samples_ns, n=4, method="inclusive")
    return _rounded(low), _rounded(high)


def _metrics(points: Sequence[PointResult], once: _Once) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the columns of metrics, those that a page begins with before others."""
    for key in dict.fromkeys((*FIRST, *METRICS)):
        values = [point.metrics.get(key) if point.status.is_usable else None for point in points]
        known = [value for value in values if value is not None]
        if not known:
            continue
        metric, sources = METRICS[key], {value.provenance for value in known}
        yield (
            key,
            {
                "key": key,
                "label": metric.label,
                "unit": metric.unit,
                "better": metric.better.value,
                "values": [None if value is None else _plain(value) for value in values],
                "source": [once.number(value.provenance if value else "") for value in values]
                if len(sources) > 1
                else once.number(sources.pop()),
            },
        )


def _plain(value: MetricValue) -> float | str:
    return plain(value.value) if isinstance(value.value, str) else _rounded(value.value)


def _readings(
    profile: Profile, points: Iterable[PointResult], places: Mapping[PointKey, int], once: _Once
) -> Iterator[tuple[int, list[Any]]]:
    """Yield the readings of points with their places."""
    number = once.number
    for place, point in {places[point.key]: point for point in points if point.key in places}.items():
        shown = read(point, profile.device(point.device))
        bars = (*shown.steps, *shown.bars, *(line for line in shown.stalls if line.fraction is not None))
        facts = (*shown.facts, *(line for line in shown.stalls if line.fraction is None))
        reading = [
            shown.time, number(shown.time_provenance or ""), shown.about_time,
            [text for text in (shown.invented, *shown.trouble_lines) if text],
            [
                (number(line.label), number(line.text), number(line.provenance), round(line.fraction or 0, 3),
                 number(line.tone), number(METRICS[line.key].formula))
                for line in bars
            ],
            [(number(line.label), number(line.text), number(line.provenance)) for line in facts],
            [sentence.text for sentence in shown.sentences],
            shown.notes,
        ]  # fmt: skip
        yield place, reading


# What is seen of an executed point: its source with the costs of its lines, and the request of each line.


def _look(inspection: Inspection | str, once: _Once) -> dict[str, Any] | str:
    if isinstance(inspection, str):
        return plain(inspection)
    explanation = inspection.explanation
    listing = without_heads(source_listing(explanation.source, inspection, file_name=explanation.path))
    worst = worst_line(inspection)
    middle = max(0, listing.row_of(worst))
    first = min(max(0, middle - MAX_SOURCE_LINES // 2), max(0, len(listing.rows) - MAX_SOURCE_LINES))
    rows = listing.rows[first : first + MAX_SOURCE_LINES]
    return {
        "file": plain(Path(explanation.path).name),
        "place": axis_text(explanation.problem | explanation.tune),
        "counted": provenance_text(inspection),
        "traffic": listing.traffic,
        "worst": worst,
        "rows": [
            [
                row.number,
                plain(row.text),
                [(span.start, span.length, span.token.value[0]) for span in row.spans],
                *(
                    [
                        [
                            m.traffic,
                            m.wavefronts,
                            m.is_traffic_wasteful,
                            m.are_wavefronts_wasteful,
                            m.share,
                            plain(m.help),
                        ]
                    ]
                    if (m := row.margin)
                    else []
                ),
            ]
            for row in rows
        ],
        "requests": {
            row.number: requests for row in rows if row.margin and (requests := _requests(inspection, row.number, once))
        },
    }


def _requests(inspection: Inspection, line: int, once: _Once) -> list[dict[str, Any]]:
    """Return the requests of a line, one for each part of it that the recorded block makes."""
    requests = []
    for part in parts_of(inspection, line):
        place = part.place
        if place is None:
            continue
        request = lens_request(inspection, inspection.record, place.index, place.warp, place.time)
        if request is None:
            continue
        lens, better = lens_of(request), at_better_pitch(request)
        requests.append(
            {
                "name": plain(access_name(part.explained)),
                "heading": plain(heading(request)),
                "sentence": plain(lens.sentence),
                "price": lens.price,
                "picture": once.picture(lens_picture(lens, *LENS_SIZE)),
                "lanes": [once.number(lens.lane_note(lane)) for lane in range(32)],
                "better": _better(better, request.row_words, once),
            }
        )
    return requests


def _better(lens: Lens | None, row_words: int, once: _Once) -> dict[str, Any] | None:
    if lens is None:
        return None
    return {
        "words": f"With a row pitch of {lens.pitch_words} words instead of {row_words}: {lens.sentence}",
        "picture": once.picture(lens_picture(lens, LENS_SIZE[0], BETTER_HEIGHT, is_small=True)),
    }


_INKS = {ink: number for number, ink in enumerate(Ink)}


def _row_of(shape: Shape) -> tuple[Any, ...]:
    """Return a shape as a row, which begins with the first letter of what it is."""
    ink = _INKS[shape.ink]
    if isinstance(shape, Box):
        sides = (round(side, 1) for side in (shape.x, shape.y, shape.width, shape.height))
        return "b", *sides, ink, round(shape.strength, 2), shape.radius, -1 if shape.tag is None else shape.tag
    if isinstance(shape, Line):
        ends = (round(end, 1) for end in (shape.x1, shape.y1, shape.x2, shape.y2))
        return "l", *ends, ink, round(shape.strength, 2), shape.thickness
    place = round(shape.x, 1), round(shape.y, 1)
    return "t", *place, ink, shape.size, shape.anchor.value, plain(shape.text), shape.bold
