"""The timeline of a program: a row for each stream and one for the host, with launches, copies, fills, calls and waits.

The rule: a step begins when its stream and all that it waits for have ended; the host's own work takes no time here. A
launch has the time of its point, a copy that of the nominal link or memory of the sheet. Where there is neither, a step
keeps its place in the order and says that it has no time. What is modelled is drawn pale, what is measured strong.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil
from pathlib import Path

from warplens.cuda.capture.files import file_name
from warplens.cuda.capture.value import Copy, Fill, Launch, Wait
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult
from warplens.cuda.record.steps import HOST, PROCESS, ProgramSteps, read_steps
from warplens.gui.figures.figure import PointKey
from warplens.gui.figures.picture import LETTER, Box, Ink, Line, Picture, Shape, TextAnchor, TextLabel
from warplens.profiles import advice, conditions
from warplens.profiles.formats import grouped, tick_time_text, time_text

ROW, FOOT, GUTTER = 20.0, 18.0, 92.0  # the height of a row and of the axis, the width of the names, in pixels
SIZE = 11.0
WIDE_LETTER = 0.62  # of texts that must not touch: a letter is at most this part of its size wide, on average
MOST_ROWS = 8  # that a figure is made higher for
LEAST_WIDTH = 3.0  # of a step, in pixels: one without a time is as wide
TICK_PIXELS = 90
INKS = {"launch": Ink.ACCENT, "copy": Ink.HUE_1, "fill": Ink.HUE_3, "library call": Ink.HUE_4, "wait": Ink.FAINT}
NO_TIME = "no time"


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """A step by time; `provenance` is None where it has no time, `key` that of its point."""

    lane: int
    kind: str  # of `INKS`
    name: str
    begin_ns: float
    end_ns: float
    provenance: Provenance | None = None
    key: PointKey | None = None

    @property
    def lines(self) -> tuple[str, str]:
        """What it is, and when."""
        name = f"{self.kind}: {self.name}" if self.name else self.kind
        if self.provenance is None:
            return name, NO_TIME
        took = conditions.sourced(time_text(self.end_ns - self.begin_ns), self.provenance)
        return name, f"{took}, from {time_text(self.begin_ns)} on"


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgramTimeline:
    """The steps of a program by time, in its order."""

    lanes: tuple[str, ...]
    spans: tuple[Span, ...]
    time_ns: float
    left_out: int = 0

    @property
    def whole(self) -> str:
        """The time of all steps; it is measured where that of each is."""
        is_modelled = any(span.provenance is Provenance.MODELLED and span.kind != "wait" for span in self.spans)
        return conditions.sourced(time_text(self.time_ns), Provenance.MODELLED if is_modelled else Provenance.MEASURED)

    @property
    def note(self) -> str:
        """What there is, in a sentence."""
        counts = {kind: sum(span.kind == kind for span in self.spans) for kind in INKS}
        parts = [f"{grouped(count)} {kind if count == 1 else _plural(kind)}" for kind, count in counts.items() if count]
        measured = sum(span.provenance is Provenance.MEASURED for span in self.spans)
        untimed = sum(span.provenance is None for span in self.spans)
        more = [f"{grouped(measured)} of them measured"] if measured else []
        moved = {span.provenance for span in self.spans if span.kind in {"copy", "fill"}} - {None}
        if measured and moved == {Provenance.MODELLED} and any(lane.startswith(PROCESS) for lane in self.lanes):
            more.append("no copy or fill, as those of several processes have modelled times")
        more += [f"{grouped(untimed)} without a time"] if untimed else []
        more += [f"{grouped(self.left_out)} later steps are left out"] if self.left_out else []
        return "; ".join((", ".join(parts), f"{self.whole} without the host's own work", *more))


def _plural(kind: str) -> str:
    return {"launch": "launches", "copy": "copies"}.get(kind, f"{kind}s")


def read_program(
    folder: Path | None, points: Iterable[PointResult], specs: Mapping[str, GpuSpec]
) -> ProgramTimeline | None:
    """Return the timeline of the program that kept its launches in a folder, None where no steps are kept there."""
    steps = None if folder is None else read_steps(folder)
    return None if steps is None else program_timeline(steps, points, specs)


def program_timeline(
    steps: ProgramSteps, points: Iterable[PointResult], specs: Mapping[str, GpuSpec]
) -> ProgramTimeline:
    """Return the timeline of steps whose launches are these points, on the GPU of the first of them."""
    known = {file_name(point.kernel, point.source_hash, point.problem, point.tune): point for point in points}
    spec = next((specs[point.device] for point in known.values() if point.device in specs), None)
    names = sorted({step.lane for step in steps.steps}, key=lambda lane: (lane != HOST, lane))
    ended, ends, spans = dict.fromkeys(names, 0.0), list[float](), list[Span]()
    first_ns: float | None = None  # by the GPU's clock, where the time here is 0
    engines: dict[str, float] = {}  # copies in one direction follow each other, whatever their streams
    for at, step in enumerate(steps.steps):
        after_ns = max((ends[other] for other in step.waits), default=0.0)
        begin_ns = ended[step.lane] if isinstance(step, Wait) else max(ended[step.lane], after_ns)
        point = known.get(steps.launches.get(at, ""))
        kind, name, took_ns, provenance = _of_step(step, point, spec)
        if kind == "copy":
            begin_ns = max(begin_ns, engines.get(name.partition(",")[0], 0.0))
        end_ns = max(begin_ns, after_ns) if kind == "wait" else begin_ns + took_ns
        if (span := steps.spans_ns.get(at)) is not None:
            if first_ns is None:  # a later step may have run before this one
                first_ns = min(begun for begun, _ in steps.spans_ns.values()) - begin_ns
            begin_ns, end_ns, provenance = span[0] - first_ns, span[1] - first_ns, Provenance.MEASURED
        if kind == "copy":
            engines[name.partition(",")[0]] = end_ns
        ended[step.lane] = end_ns
        ends.append(end_ns)
        key = None if point is None else point.key
        when = Span(lane=names.index(step.lane), kind=kind, name=name, begin_ns=begin_ns, end_ns=end_ns, key=key)
        spans.append(replace(when, provenance=provenance))
    lanes = tuple(name or "default stream" for name in names)
    return ProgramTimeline(lanes=lanes, spans=tuple(spans), time_ns=max(ends, default=0.0), left_out=steps.left_out)


def _of_step(
    step: object, point: PointResult | None, spec: GpuSpec | None
) -> tuple[str, str, float, Provenance | None]:
    """Return the kind of a step, its name, its time in ns and where that is from."""
    modelled = None if spec is None else Provenance.MODELLED
    match step:
        case Wait():
            return "wait", "", 0.0, Provenance.MODELLED
        case Copy(source=source, target=target, row_bytes=size):
            name = f"{source.buffer} to {target.buffer}, {advice.bytes_text(size)}"
            sides = {source.buffer, target.buffer}
            if spec is None or sides == {"host"}:
                return "copy", name, 0.0, None
            rate = spec.link_bytes_per_s if len(sides) == 2 else spec.memory_bandwidth_bytes_per_s / 2  # read, written
            return "copy", name, 1e9 * size / rate, modelled
        case Fill(row_bytes=size):
            took_ns = 0.0 if spec is None else 1e9 * size / spec.memory_bandwidth_bytes_per_s
            return "fill", advice.bytes_text(size), took_ns, modelled
    kind, time = "launch" if isinstance(step, Launch) else "library call", None if point is None else point.time
    name = "a kernel that is not recorded" if point is None else point.kernel
    return kind, name, 0.0 if time is None else time.value_ns, None if time is None else time.provenance


def program_figure(
    program: ProgramTimeline, part_ns: tuple[float, float], size: tuple[float, float], selected: PointKey | None = None
) -> Picture:
    """Return the picture of a part of the time; the tag of a box is the number of its step."""
    width, height = size
    scale = (width - GUTTER) / max(part_ns[1] - part_ns[0], 1e-9)
    each = min(ROW, (height - FOOT) / len(program.lanes))
    shapes: list[Shape] = [
        TextLabel(x=0, y=each * row + each / 2 + 4, text=lane, ink=Ink.TEXT) for row, lane in enumerate(program.lanes)
    ]
    bottom = each * len(program.lanes)
    shapes += time_axis(part_ns, 0.0, (width, bottom), lambda time_ns: GUTTER + (time_ns - part_ns[0]) * scale)
    drawn = [(-1.0, "")] * len(program.lanes)
    for number, span in enumerate(program.spans):
        x0 = max(GUTTER, GUTTER + (span.begin_ns - part_ns[0]) * scale)
        x0 = min(x0, width - LEAST_WIDTH) if span.begin_ns <= part_ns[1] else width
        x1 = min(width, max(GUTTER + (span.end_ns - part_ns[0]) * scale, x0 + LEAST_WIDTH))
        is_mine, before = span.key is not None and span.key == selected, drawn[span.lane]
        if span.end_ns < part_ns[0] or x0 >= width or (x1 <= before[0] and before[1] == span.kind and not is_mine):
            continue  # it lies under the one before it
        drawn[span.lane] = x1, span.kind
        top = each * span.lane + 1.5
        strength = 1.0 if span.provenance is Provenance.MEASURED else 0.25 if span.provenance is None else 0.55
        ink, gap = INKS[span.kind], 0.5 if x1 - x0 > 2 else 0.0
        box = Box(x=x0, y=top, width=x1 - x0 - gap, height=each - 3, ink=ink, strength=strength, radius=2, tag=number)
        shapes.append(box)
        if is_mine:
            shapes.append(Line(x1=x0, y1=top + each - 2.5, x2=x1 - gap, y2=top + each - 2.5, ink=Ink.TEXT, thickness=2))
        texts = (span.name or span.kind, span.name.partition(",")[0] or span.kind, span.kind)
        if each >= SIZE + 3 and (text := next((t for t in texts if len(t) * SIZE * LETTER + 10 < x1 - x0), "")):
            shapes.append(TextLabel(x=x0 + 5, y=top + each / 2 + 2.5, text=text, ink=Ink.TEXT))
    return Picture(width=width, height=height, items=tuple(shapes), title=f"Timeline of the program: {program.note}")


def time_axis(
    part_ns: tuple[float, float],
    top: float,
    size: tuple[float, float],
    x_of: Callable[[float], float],
    texts: Sequence[TextLabel] = (),
) -> Iterator[Shape]:
    """Yield round times below the bands of a figure of this width, which stand between `top` and the other size.

    Their lines leave out the places of `texts`, which stand on the bands.
    """
    width, bottom = size
    least = (part_ns[1] - part_ns[0]) * TICK_PIXELS / (width - GUTTER)
    step = next(m * 10.0**e for e in range(-3, 15) for m in (1, 2, 5) if m * 10.0**e >= least)
    for number in range(ceil(part_ns[0] / step), int(part_ns[1] // step) + 1):
        x, text = x_of(number * step), tick_time_text(number * step)
        y = top
        ends = ((over, over.x + len(over.text) * SIZE * WIDE_LETTER) for over in texts)
        for over in sorted((over for over, end in ends if over.x - 2 <= x <= end + 2), key=lambda over: over.y):
            if y < over.y - SIZE:
                yield Line(x1=x, y1=y, x2=x, y2=over.y - SIZE, ink=Ink.EDGE, strength=0.5)
            y = max(y, over.y + 3)
        if y < bottom:
            yield Line(x1=x, y1=y, x2=x, y2=bottom, ink=Ink.EDGE, strength=0.5)
        if x + len(text) * SIZE * LETTER / 2 <= width:
            yield TextLabel(x=x, y=bottom + 14, text=text, anchor=TextAnchor.MIDDLE)
