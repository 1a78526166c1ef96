"""The window frozen in a page: points, readings, sources and requests as the values that its script shows.

The rule: the page shows what the window would, from the same functions; its script computes no number, it only chooses
among those that stand here. Values go into it as they are; a page that would be too large has fewer points and says so.
"""

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from gzip import compress
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.device.spec import all_specs
from warplens.cuda.execute.inspection.records import Inspection, Refusal
from warplens.cuda.ground import errors, metrics
from warplens.cuda.ground.points import PointResult
from warplens.cuda.sweep.inspection import inspecting_worker
from warplens.gui.figures import figure, point_arrays, profile_figures
from warplens.gui.figures.colours import DARK, LIGHT
from warplens.gui.figures.inspected_lines import lens_request, parts_of, worst_line
from warplens.gui.figures.listings import access_name, point_to_inspect, provenance_text, source_listing, without_heads
from warplens.gui.figures.picture import Ink, colour
from warplens.gui.figures.request import LensRequest, at_better_pitch, lens_of
from warplens.gui.figures.request_picture import heading, lens_picture
from warplens.profiles.exporters import html
from warplens.profiles.formats import axis_text, plain, short_device_name, short_name
from warplens.profiles.reading import read
from warplens.profiles.records import Profile

MAX_PAGE_BYTES = 1_950_000  # a page with everything in it is below 2 MB
MAX_POINTS = 6000  # the most points of a page, before it is known how many fit
LENS_SIZE = (640.0, 250.0)  # the size of a request's picture in pixels
BETTER_HEIGHT = 120.0  # the height of that of the request at a better row pitch
LOOK_BUDGET_S = 0.2  # a point is executed for about this long, for its lines and requests
Inspected = Mapping[figure.PointKey, Inspection | str]  # by the keys of points: what was executed, or why it was not


def looked_at(
    profile: Profile, points: Iterable[PointResult], kernels: Sequence[KernelFile], folder: Path | None
) -> dict[figure.PointKey, Inspection | str]:
    """Execute points in a worker, and return what they do by their keys, or a sentence on why that is not known.
    `folder` holds the launches that are kept beside the profile.
    """
    specs = {spec.key: spec for spec in all_specs()}
    seen: dict[figure.PointKey, Inspection | str] = {}
    with inspecting_worker() as worker:
        for point in points:
            record = profile.device(point.device)
            try:
                spec, _ = point_to_inspect(point, kernels, record, folder, specs=specs, budget_s=LOOK_BUDGET_S)
                outcome = worker.inspect(spec)
                seen[point.key] = outcome.sentence if isinstance(outcome, Refusal) else outcome
            except errors.WarplensError as error:
                seen[point.key] = str(error)
    return seen


def frozen_window(
    profile: Profile, points: Sequence[PointResult], read_out: Iterable[PointResult], seen: Inspected, room: int
) -> str:
    """Return the data of a page as JSON, compressed, in base64: `points` in the order of its table. As many are kept as
    fit in about `room` bytes of text. It has the readings of `read_out`.
    """
    places = {point.key: number for number, point in enumerate(points)}
    shown = points[:MAX_POINTS]
    looks = {places[key]: _look(outcome) for key, outcome in seen.items() if key in places}
    while True:
        data = {
            "left": len(points) - len(shown),
            "kernels": _kernels(profile, shown),
            "gpus": {device.key: short_device_name(device.name) for device in profile.devices},
            "points": [_point(point) for point in shown],
            "readings": [_reading(point, profile) for point in shown],
            "metrics": [[m.key, m.label, m.unit, m.formula] for m in metrics.METRICS.values()],
            "columns": point_arrays.COLUMN_WORDS,
            "looks": looks,
            "read_out": [_reading(point, profile) for point in read_out],
            "inks": {ink.value: html.both(colour(ink, LIGHT), colour(ink, DARK)) for ink in Ink},
        }
        text = b64encode(compress(msgspec.json.encode(_clean(msgspec.to_builtins(data))), mtime=0)).decode()
        if len(text) <= room or len(shown) < 2:
            return text
        shown = shown[: min(len(shown) - 1, int(0.9 * len(shown) * room / len(text)))]


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return plain(value)
    if isinstance(value, dict):
        return {plain(str(key)): _clean(part) for key, part in value.items()}
    return list(map(_clean, value)) if isinstance(value, list | tuple) else value


def _kernels(profile: Profile, points: Sequence[PointResult]) -> list[dict[str, Any]]:
    """Return the variants of points in the order of their curves, with their looks."""
    looks, families = profile_figures.context_of(profile).looks, {point.kernel: point.family for point in points}
    return [
        {"name": kernel, "short": short_name(kernel, families[kernel]), "family": families[kernel],
         "marker": look.marker, "grey": look.is_reference,
         "ink": html.both(LIGHT.hue(look), DARK.hue(look)), "words": html.both(LIGHT.ink(look), DARK.ink(look))}
        for kernel, look in looks.items() if kernel in families
    ]  # fmt: skip


def _point(point: PointResult) -> dict[str, Any]:
    time, spread = point.time, None
    if time is not None and len(time.samples_ns) > 1:
        spread = quantiles(time.samples_ns, n=4, method="inclusive")[::2]
    names = ("kernel", "device", "cache", "status", "reason", "problem", "tune")
    return {name: getattr(point, name) for name in names} | {
        "time": time and (time.value_ns, time.provenance, spread),
        "metrics": {key: (value.value, value.provenance) for key, value in point.metrics.items()},
    }


def _reading(point: PointResult, profile: Profile) -> dict[str, Any]:
    reading = read(point, profile.device(point.device))
    return {"troubles": reading.trouble_lines, **msgspec.to_builtins(replace(reading, failure=None))}


def _look(inspection: Inspection | str) -> dict[str, Any] | str:
    """Return the source of an executed point with the costs of its lines, and the requests of each line."""
    if isinstance(inspection, str):
        return inspection
    explanation = inspection.explanation
    rows = without_heads(source_listing(explanation.source, inspection, file_name=explanation.path)).rows
    return {
        "file": Path(explanation.path).name,
        "place": axis_text(explanation.problem | explanation.tune),
        "counted": provenance_text(inspection),
        "traffic": "sectors" if explanation.rules.in_sectors else "bytes",
        "worst": worst_line(inspection),
        "rows": [replace(row, links=frozenset()) for row in rows],
        "requests": {row.number: found for row in rows if row.margin and (found := _requests(inspection, row.number))},
    }


def _requests(inspection: Inspection, line: int) -> list[dict[str, Any]]:
    """Return the requests of a line, one for each part of it that the recorded block makes."""
    requests: list[dict[str, Any]] = []
    for part in parts_of(inspection, line):
        at = part.place
        request = at and lens_request(inspection, inspection.record, at.index, at.warp, at.time)
        if not isinstance(request, LensRequest):
            continue
        lens, better = lens_of(request), at_better_pitch(request)
        requests.append({
            "name": access_name(part.explained), "heading": heading(request),
            "sentence": lens.sentence, "price": lens.price,
            "picture": lens_picture(lens, *LENS_SIZE), "lanes": [lens.lane_note(lane) for lane in range(32)],
            "better": better and {
                "words": f"With a row pitch of {better.pitch_words} words instead of {request.row_words}: "
                f"{better.sentence}",
                "picture": lens_picture(better, LENS_SIZE[0], BETTER_HEIGHT, is_small=True),
            },
        })  # fmt: skip
    return requests
