"""The content of a profile, the values of `*.warplens.json` (schema `warplens-profile/2`), and of its journal.

The rule: a profile states what was run, on which device, by which compiler and program, when and on what host; no path
in it is ever opened, and every number in it is finite. `writing` writes both, `store` and `journal` read them.

A file is JSON: schema `warplens-profile/2` with the points as columns (`columns`), or `/1` with an object for each. It
is compressed with gzip where its name ends in `.gz`.
"""

import os
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import TypeVar

from warplens.cuda.ground.points import Measuring, PointResult
from warplens.profiles import columns, formats

_Head = TypeVar("_Head", bound="Head")

SCHEMA_NAME = "warplens-profile"
SCHEMA_VERSION = 2
SCHEMA = f"{SCHEMA_NAME}/{SCHEMA_VERSION}"
ROWS_SCHEMA = f"{SCHEMA_NAME}/1"  # an object for each point: the form of older files, and of JSON for other programs


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

    def device_name(self, key: str) -> str:
        """Return the short name of the device with this key, or the key where the profile does not name it."""
        record = self.device(key)
        return formats.short_device_name(record.name) if record is not None else key


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


GZIP_SUFFIX = ".gz"
PROFILE_SUFFIX = ".warplens.json"  # the end of the name of a profile; a compressed one has `GZIP_SUFFIX` after it


def stem_of(name: str) -> str:
    """Return the name of a profile's file without its suffixes."""
    return name.removesuffix(GZIP_SUFFIX).removesuffix(PROFILE_SUFFIX).removesuffix(".json") or name


HEAD = tuple(field.name for field in fields(Head))


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileFile(Head):
    """A profile with its points as columns."""

    points: columns.PointColumns


JOURNAL_SCHEMA_NAME = "warplens-journal"
JOURNAL_SCHEMA_VERSION = 1

LAUNCHES = "launches of a program"  # the plan of the journal of a program; no digest of a plan is this

BEGINNING = b'{"schema":"warplens-journal/'
"""Every journal begins so; what was torn off in its first line begins with a part of it."""
OPEN_FLAGS = getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0)
"""A named pipe must not block, and a link that others placed must not lead to a file of the user."""

GLANCE_S = (0.01, 0.05, 0.2)  # a look at whether a journal is being written locks it briefly: opening waits so long


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The first line of a journal: the digest of the plan, with and without its sources; the profile without points."""

    schema: str = f"{JOURNAL_SCHEMA_NAME}/{JOURNAL_SCHEMA_VERSION}"
    plan: str
    plan_without_sources: str = ""
    profile: Profile


@dataclass(frozen=True, slots=True, kw_only=True)
class JournalContent:
    """The content of a journal: header, points in the order in which they finished, length of the whole lines."""

    header: Header
    points: tuple[PointResult, ...]
    whole_bytes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberedPoint:
    """A line of the journal of a program: which of its launches the point is."""

    launch: int
    point: PointResult
