"""The content of a profile: the frozen values that are written to `*.warplens.json` (schema `warplens-profile/2`).

The rule: a profile states what was run, on which device, by which compiler and program, when and on what host; no path
in it is ever opened, and every number in it is finite.
"""

from __future__ import annotations

import math
import os
import platform
import shlex
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from warplens.cuda.device.gpus import installed_gpus, is_gpu, processor_name
from warplens.cuda.execute.measurement.conditions import METHOD
from warplens.cuda.ground.points import Invention, Measuring, PointResult, Time
from warplens.profiles.columns import RowValues

if TYPE_CHECKING:
    from warplens.cuda.device.spec import GpuSpec

_T = TypeVar("_T")
_Head = TypeVar("_Head", bound="Head")

SCHEMA_NAME = "warplens-profile"
SCHEMA_VERSION = 2
SCHEMA = f"{SCHEMA_NAME}/{SCHEMA_VERSION}"
ROWS_SCHEMA = f"{SCHEMA_NAME}/1"  # an object for each point: the form of older files, and of JSON for other programs
_CLOCKS = ("sm_clock_hz", "memory_clock_hz")
SAMPLE_DIGITS = 1  # a file keeps this many decimal places of a sample in ns: the clock of the events has steps of 32 ns


class Completeness(StrEnum):
    """Whether all planned points are in the profile."""

    COMPLETE = "complete"
    PARTIAL = "partial"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceRecord:
    """The device of some points: its key in the sheets, and its most used numbers; one that is not known is 0."""

    key: str
    name: str
    compute_capability: tuple[int, int]
    target: str
    sm_count: int
    clock_hz: float
    memory_bandwidth_bytes_per_s: float
    fp32_flops_per_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class GpuRecord:
    """A GPU that points of a device may have been measured on; a number that is not known is 0."""

    device: str
    number: int  # `warplens.cuda.ground.points.Visit.card`, among the GPUs of the model
    uuid: str
    driver: str = ""
    power_limit_w: float = 0.0
    sm_clock_hz: float = 0.0  # the highest that the GPU allows
    memory_clock_hz: float = 0.0  # the highest that the GPU allows
    locked_clock_hz: float = 0.0  # the clock of the SMs that the sweep locked it to


@dataclass(frozen=True, slots=True, kw_only=True)
class HostRecord:
    """The machine that ran the sweep; `processor` is the model name of the processor."""

    system: str
    machine: str
    processors: int
    python: str
    processor: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentRecord:
    """The document of published figures; an unknown field is "". `where` is a publisher, a page or an address."""

    title: str
    author: str
    year: str
    where: str

    def __str__(self) -> str:
        """Return one line that names the document."""
        return ", ".join(part for part in (self.author, self.title, self.year, self.where) if part)


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """The part of a profile that concerns all points."""

    schema: str = SCHEMA
    program: str
    compiler: str
    devices: tuple[DeviceRecord, ...]
    host: HostRecord
    started: str  # ISO 8601 in UTC
    ended: str = ""  # the same, "" while the sweep runs
    command: str = ""
    status: Completeness = Completeness.PARTIAL
    measuring: Measuring | None = None  # the settings of the timing on GPUs
    note: str = ""  # the user's
    tags: tuple[str, ...] = ()  # the user's
    document: DocumentRecord | None = None  # the source of published figures
    method: int = 0  # of timing (`warplens.cuda.execute.measurement.conditions`), 0 if nothing was timed or is known
    cards: tuple[GpuRecord, ...] = ()  # what points were timed on

    def device(self, key: str) -> DeviceRecord | None:
        """Return the device with this key, if the profile names it."""
        return next((device for device in self.devices if device.key == key), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile(Head):
    """One sweep and its points, in the order of the plan."""

    points: tuple[PointResult, ...] = field(default=())


def with_old_settings(head: _Head) -> _Head:
    """Return the head of a profile with the settings that it was recorded with.

    A file that names no method of measuring is older than the setting `placements`, and had one placement.
    """
    if head.method or head.measuring is None:
        return head
    return replace(head, measuring=replace(head.measuring, placements=1))


def program_version() -> str:
    """Return `warplens` with its version."""
    return f"warplens {version()}"


@cache
def version() -> str:
    """Return the version of Warplens."""
    import importlib.metadata  # it imports the email package, which would delay the start of the window

    return importlib.metadata.version("warplens")


def now_utc() -> str:
    """Return the time now, ISO 8601 in UTC, in seconds."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def device_record(spec: GpuSpec) -> DeviceRecord:
    """Return the part of a GPU sheet that a profile keeps."""
    return DeviceRecord(
        key=spec.key,
        name=spec.name,
        compute_capability=spec.compute_capability,
        target=spec.target,
        sm_count=spec.sm_count,
        clock_hz=float(spec.clock_hz),
        memory_bandwidth_bytes_per_s=float(spec.memory_bandwidth_bytes_per_s),
        fp32_flops_per_s=float(spec.fp32_flops_per_s),
    )


def gpu_records(specs: Iterable[GpuSpec], locked_clocks_hz: Mapping[str, float] | None = None) -> tuple[GpuRecord, ...]:
    """Return the GPUs of these models that this process knows, those of each numbered from 0 on."""
    return tuple(
        GpuRecord(
            device=spec.key,
            number=number,
            locked_clock_hz=(locked_clocks_hz or {}).get(spec.key, 0.0),
            **{name: getattr(gpu, name) for name in ("uuid", "driver", "power_limit_w", *_CLOCKS)},
        )
        for spec in specs
        if is_gpu(spec.key)
        for number, gpu in enumerate(gpu for gpu in installed_gpus() if gpu.spec.key == spec.key)
    )


def this_host() -> HostRecord:
    """Return the machine of this process, without its host name: profiles are published."""
    return HostRecord(
        system=f"{platform.system()} {platform.release()}".strip(),
        machine=platform.machine(),
        processors=os.cpu_count() or 1,
        python=platform.python_version(),
        processor=processor_name(),
    )


def new_profile(
    specs: Iterable[GpuSpec],
    *,
    compiler: str,
    command: Sequence[str] | None = None,
    measuring: Measuring | None = None,
    locked_clocks_hz: Mapping[str, float] | None = None,
) -> Profile:
    """Return a profile without points that starts now; `command` is by default that of this process."""
    words = command if command is not None else ["warplens", *sys.argv[1:]]
    models = tuple(specs)
    return Profile(
        program=program_version(),
        compiler=compiler,
        devices=tuple(device_record(spec) for spec in models),
        host=this_host(),
        started=now_utc(),
        command=_writable(shlex.join(words)),
        measuring=measuring,
        method=METHOD if measuring is not None else 0,
        cards=gpu_records(models, locked_clocks_hz) if measuring is not None else (),
    )


def storable(result: PointResult) -> PointResult:
    """Return `result` for the file: texts that encode, and no infinite or undefined number.

    Samples are rounded to `SAMPLE_DIGITS`. JSON has no infinite numbers: a metric or a time without a finite value is
    left out (it shows as "-"), and an error of the check that is infinite or undefined becomes the largest finite
    number, so that the point stays visibly wrong.
    """
    return replace(
        result,
        reason=_writable(result.reason),
        notes=tuple(map(_writable, result.notes)),
        printed=_writable(result.printed),
        invented=tuple(
            Invention(name=_writable(invention.name), value=_writable(invention.value), host_value=invention.host_value)
            for invention in result.invented
        ),
        metrics=_finite_values(result.metrics, lambda metric: metric.value),
        time=_finite_time(result.time),
        check=None
        if (check := result.check) is None
        else replace(
            check,
            largest_absolute=_finite(check.largest_absolute),
            largest_relative=_finite(check.largest_relative),
            expected=_writable(check.expected),
            got=_writable(check.got),
        ),
        steps=tuple(
            replace(
                step,
                kernel=_writable(step.kernel),
                metrics=_finite_values(step.metrics, lambda metric: metric.value),
                time=_finite_time(step.time),
            )
            for step in result.steps
        ),
        elapsed_s=result.elapsed_s if math.isfinite(result.elapsed_s) else 0.0,
    )


def _writable(text: str) -> str:
    """Replace what UTF-8 cannot carry (a file name that is not text) by its escape."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _finite_values(values: Mapping[str, _T], number: Callable[[_T], float | int | str]) -> Mapping[str, _T]:
    """Leave out values without a finite number; a row of columns comes from a file, where all are finite."""
    if isinstance(values, RowValues):
        return values
    return {
        name: value for name, value in values.items() if isinstance(plain := number(value), str) or math.isfinite(plain)
    }


def _finite_time(time: Time | None) -> Time | None:
    if time is None or not math.isfinite(time.value_ns):
        return None
    return replace(
        time,
        samples_ns=tuple(round(sample, SAMPLE_DIGITS) for sample in time.samples_ns if math.isfinite(sample)),
        terms_ns=_finite_values(time.terms_ns, lambda term: term),
        overhead_ns=time.overhead_ns if math.isfinite(time.overhead_ns) else 0.0,
        conditions=tuple(
            part
            for part in time.conditions
            if all(map(math.isfinite, (part.sm_clock_hz, part.memory_clock_hz, part.temperature_c, part.power_w)))
        ),
        spent_s=time.spent_s if math.isfinite(time.spent_s) else 0.0,
    )


def _finite(number: float) -> float:
    return number if math.isfinite(number) else sys.float_info.max
