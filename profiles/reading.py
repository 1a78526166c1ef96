"""The reading of one point: its time, the ten lines of a profiler's table, and what holds it back.

The rule: every view of a single point shows this, in a window or on a terminal. A number that the point lacks is left
out, never 0; each number has its provenance and the key of its metric. A failure comes first: the time of a failed
point is only told in `about_time`, and no number of it has a bar or is good.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from statistics import quantiles
from typing import TYPE_CHECKING

from warplens.cuda.capture.value import replaced_code_of
from warplens.cuda.ground.errors import Failure, failure_of
from warplens.cuda.ground.metrics import METRICS, MetricValue, Provenance
from warplens.cuda.ground.points import ASSUMED, PointResult, Status, StepResult
from warplens.profiles.formats import invented_text, one_line, plain, text_of_main
from warplens.profiles.records import DeviceRecord
from warplens.profiles.steps import share_of, step_text
from warplens.profiles.table import duration_text, metric_text, number_of, throttled_by

if TYPE_CHECKING:  # imported once a point is read: the window starts without one
    from warplens.profiles.advice import Sentence

GOOD_PERCENT = 80.0  # from this percentage on, an efficiency is good
BAD_PERCENT = 50.0  # below this percentage, an efficiency is bad: more than half of what is moved is waste

BARS = (
    "gld_efficiency", "gst_efficiency", "shared_efficiency", "warp_execution_efficiency",
    "warp_nonpred_execution_efficiency", "achieved_occupancy", "theoretical_occupancy", "roofline_fraction",
)  # fmt: skip
FACTS = (  # the facts, the time and the bars are the lines of the Visual Profiler's table, with the rates
    "occupancy_limiter", "registers_per_thread", "shared_bytes_per_block", "local_bytes_per_thread", "gflops",
    "effective_bandwidth", "cgma_ratio", "arithmetic_intensity",
)  # fmt: skip
STALLS = tuple(key for key in METRICS if key.startswith("stall_") and METRICS[key].unit)
"""The causes for which warps wait, and the clocks in which they issue."""
LEAST_STALL = 0.05  # a cause has a line from this part of a warp's clocks on
_NEUTRAL = frozenset({"achieved_occupancy", "theoretical_occupancy", "roofline_fraction"})
_NEVER_ZERO = frozenset({"local_bytes_per_thread", "cgma_ratio", "arithmetic_intensity"})  # no line where these are 0


class Tone(StrEnum):
    """Whether a number is good or bad, or neither."""

    GOOD = "good"
    FAIR = "fair"
    BAD = "bad"
    NEUTRAL = "neutral"


@dataclass(frozen=True, slots=True, kw_only=True)
class MetricLine:
    """One metric: its name, its value with unit, the length of its bar (0 to 1, None without one), its provenance."""

    key: str
    label: str
    text: str
    provenance: Provenance
    fraction: float | None = None
    tone: Tone = Tone.NEUTRAL
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """A whole point.

    `failure` is the reason in `trouble` in parts, of a failed point and of an unchecked one in which a fault was found.
    """

    kernel: str
    place: str  # the values of the axes and the state of the cache
    invented: str  # what no host code gives of the place
    device: str
    status: Status
    time: str  # "" where it has none or failed
    time_provenance: Provenance | None
    about_time: str
    trouble: str  # why it failed or was skipped
    bars: tuple[MetricLine, ...]
    facts: tuple[MetricLine, ...]
    sentences: tuple[Sentence, ...]
    notes: tuple[str, ...]
    launched: str = ""  # how `main()` launched it
    steps: tuple[MetricLine, ...] = ()  # the times of the steps of a sequence
    stalls: tuple[MetricLine, ...] = ()  # the causes for which warps wait most, each with its part of a warp's clocks
    failure: Failure | None = None

    @property
    def trouble_lines(self) -> tuple[str, ...]:
        """Why the point failed, was skipped or is unchecked in lines: the kind of a failure, where, then the rest."""
        if self.failure is None:
            return (f"{self.status.word}: {self.trouble}",) if self.trouble else ()
        headline, *rest = self.failure.lines
        return (headline if self.status is Status.FAILED else f"{self.status.word}: {headline}", *rest)

    @property
    def assumptions(self) -> tuple[str, ...]:
        """What was assumed of a launch that was inferred, one sentence each."""
        return tuple(note.removeprefix(ASSUMED) for note in self.notes if note.startswith(ASSUMED))

    @property
    def remarks(self) -> tuple[str, ...]:
        """The other notes."""
        return tuple(note for note in self.notes if not (note.startswith(ASSUMED) or note in self.launched))


def read(point: PointResult, device: DeviceRecord | None = None, device_name: str = "") -> Reading:
    """Return the reading of a point; `device` is the record of its GPU in the profile."""
    from warplens.profiles.advice import advise

    axes = (f"{name} {value}" for name, value in (point.problem | point.tune).items())
    name, code = device_name or (device.name if device else point.device), replaced_code_of(point.notes)
    has_failed = point.status is Status.FAILED
    reading = Reading(
        kernel=one_line(point.kernel),
        place=" · ".join([*axes, *([f"{point.cache.value} cache"] if point.cache is not None else [])]),
        invented=invented_text(point.invented),
        launched=plain(text_of_main(point)),
        device=f"{name} ({code})" if code else name,  # what is compiled for where the device would run other code
        status=point.status,
        time=duration_text(point.time.value_ns, point.time.provenance) if point.time and not has_failed else "",
        time_provenance=point.time.provenance if point.time else None,
        about_time=_about_time(point),
        trouble=plain(point.reason.strip()),
        bars=tuple(_line(key, value, point) for key in BARS if (value := point.metrics.get(key)) is not None),
        facts=tuple(
            _line(key, value, point)
            for key in FACTS
            if (value := point.metrics.get(key)) is not None and (value.value or key not in _NEVER_ZERO)
        ),
        sentences=advise(point, device),
        notes=tuple(map(plain, point.notes)),
        steps=tuple(_step_line(step, point) for step in point.steps if step.time is not None),
        stalls=_stall_lines(point),
        failure=_failure(point),
    )
    if not has_failed:
        return reading
    lines = (*reading.steps, *reading.bars, *reading.facts, *reading.stalls)  # none is good, or has a bar
    facts = tuple(replace(line, fraction=None, tone=Tone.NEUTRAL) for line in lines)
    return replace(reading, steps=(), bars=(), stalls=(), facts=facts)


def _failure(point: PointResult) -> Failure | None:
    """Return the failure of a point, also a fault that was found in an unchecked one; None where it has none."""
    if point.status not in (Status.FAILED, Status.UNCHECKED):
        return None
    failure = failure_of(plain(point.reason), point.failure)
    return failure if point.status is Status.FAILED or failure.is_fault else None


def _about_time(point: PointResult) -> str:
    """Return the spread of a measured time and the modelled time; of a failed point its time too."""
    time = point.time
    if time is None:
        return ""
    parts = []
    if point.status is Status.FAILED:
        parts.append(f"{duration_text(time.value_ns, time.provenance)} {time.provenance.value}, of a run that failed")
    if len(time.samples_ns) > 1:
        low, _, high = quantiles(time.samples_ns, n=4, method="inclusive")
        parts.append(f"{len(time.samples_ns)} samples, quartiles {duration_text(low)} to {duration_text(high)}")
    if throttled := ", ".join(throttled_by(time)):
        parts.append(f"throttled: {throttled}")
    modelled_ns, ratio = number_of(point, "modelled_time"), number_of(point, "time_over_model")
    if modelled_ns is not None and ratio:
        difference = f"{100 * (1 / ratio - 1):+z.0f} %".replace("-", "\N{MINUS SIGN}")
        parts.append(f"modelled {duration_text(modelled_ns)} ({difference})")
    return " · ".join(parts)


def _line(key: str, value: MetricValue, point: PointResult) -> MetricLine:
    metric = METRICS[key]
    text = metric_text(value)
    unit = "" if metric.unit == "registers" else metric.unit
    is_bar = key in BARS and not isinstance(value.value, str)
    return MetricLine(
        key=key,
        label=metric.label,
        text=f"{text} {unit}".strip(),
        provenance=value.provenance,
        fraction=min(1.0, max(0.0, float(value.value) / 100)) if is_bar else None,
        tone=_tone(key, value, point) if is_bar else Tone.NEUTRAL,
        note=plain(value.note),
    )


def _step_line(step: StepResult, point: PointResult) -> MetricLine:
    """Return the time of a step, with its part of the whole as a bar and its main metrics as a note."""
    assert step.time is not None
    share = share_of(step, point)
    metrics = [
        f"{METRICS[key].short.lower().removesuffix('.')} {metric_text(value)} {value.unit} {value.provenance.value}"
        for key in BARS[:4]
        if (value := step.metrics.get(key)) is not None
    ]
    return MetricLine(
        key="time",
        label=step_text(step),
        text=duration_text(step.time.value_ns) + ("" if share is None else f", {100 * share:.0f} %"),
        provenance=step.time.provenance,
        fraction=share,
        note=", ".join(metrics),
    )


def _stall_lines(point: PointResult) -> tuple[MetricLine, ...]:
    """Return the causes that take a good part of a warp's clocks, longest first, then the line that waits longest."""
    clocks = {key: number for key in STALLS if (number := number_of(point, key))}
    spent = sum(clocks.values())
    lines = [
        replace(_line(key, point.metrics[key], point), fraction=clocks[key] / spent)
        for key in sorted(clocks, key=lambda key: -clocks[key])
        if clocks[key] >= LEAST_STALL * spent
    ]
    if (place := point.metrics.get("stall_line")) is not None:
        lines.append(_line("stall_line", place, point))
    return tuple(lines)


def _tone(key: str, value: MetricValue, point: PointResult) -> Tone:
    if key in _NEUTRAL or isinstance(value.value, str):
        return Tone.NEUTRAL
    excess = point.metrics.get("excess_wavefronts")
    if key == "shared_efficiency" and excess is not None and excess.value == 0:
        return Tone.NEUTRAL  # low for want of conflicts is a broadcast: several lanes that read one word
    if value.value >= GOOD_PERCENT:
        return Tone.GOOD
    return Tone.BAD if value.value < BAD_PERCENT else Tone.FAIR
