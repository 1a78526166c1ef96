"""The journal of a sweep read, one line for each finished point, and profiles opened by name or by path.

The rule: a line that has its line break is complete. The first line identifies the plan; each later line is one point.
A crash can only tear the last line, which is dropped (and cut off before more is written); damage anywhere else is an
error. The journal is in the folder of its profile, as `NAME.journal`; `writing` writes it.

The journal of a program has `LAUNCHES` in place of a plan, and a number in each line: the launches get their names from
what tells them apart, so that a later line may have another name, or more counts, for a launch that has one already.
"""

import os
from collections import Counter
from collections.abc import Hashable
from dataclasses import replace
from pathlib import Path

from warplens.cuda.ground.errors import ProfileError, UnknownNameError
from warplens.cuda.ground.points import PairSide, PointResult
from warplens.cuda.sweep.protocols import LOST
from warplens.profiles import records, store, writing


def read_journal(path: Path) -> records.JournalContent | None:
    """Return the content of a journal, None when not even the header was written whole.

    A `ProfileError` says that it cannot be read, is of another kind or version, or is damaged before its last line.
    """
    return _content(store.read_bytes(path), path.name)


def _content(data: bytes, name: str) -> records.JournalContent | None:
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].split(b"\n")[:-1]
    if not lines:
        return None
    header = _header(lines[0], name)
    points: dict[Hashable, PointResult] = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            key, point = _point(line, f"line {number} of {name}", header)
        except ProfileError:
            if number == len(lines):  # a block of the last line that never reached the disk
                whole -= len(line) + 1
                break
            raise
        points[key] = point  # the later one: of a pair, half of which was lost, both points are measured again
    header = replace(header, profile=replace(records.with_old_settings(header.profile), schema=records.SCHEMA))
    return records.JournalContent(header=header, points=tuple(points.values()), whole_bytes=whole)


def _header(line: bytes, name: str) -> records.Header:
    heading = store.decode(line, store.Heading, name)
    store.check_schema(heading.schema, name, records.JOURNAL_SCHEMA_NAME, records.JOURNAL_SCHEMA_VERSION)
    header = store.decode(line, records.Header, f"line 1 of {name}", heading.schema)
    store.check_schema(header.profile.schema, f"line 1 of {name}", records.SCHEMA_NAME, records.SCHEMA_VERSION)
    return header


def _point(line: bytes, place: str, header: records.Header) -> tuple[Hashable, PointResult]:
    """Return the point of a line, and what a later line of the same point has, too."""
    if header.plan == records.LAUNCHES:
        numbered = store.decode(line, records.NumberedPoint, place, header.schema)
        key: Hashable = numbered.launch
        point = numbered.point
    else:
        point = store.decode(line, PointResult, place, header.schema)
        key = point.key
    store.check_point(point, f"{place} does not fit {header.schema}", "its point")
    return key, point


def content_of_plan(path: Path, header: records.Header) -> records.JournalContent | None:
    """Return the content of a journal of the same plan, None where not even its header was written whole.

    A `ProfileError` says that it is the journal of another plan, program or compiler, or cannot be read.
    """
    content = read_journal(path)
    if content is not None:
        _match(path, content.header, header)
    return content


def refuse_sweep(path: Path) -> None:
    """Check that a program may have its journal at a path: a sweep that did not end is not dropped."""
    data = store.read_bytes(path) if path.is_file() else b""
    if data.startswith(records.BEGINNING) and _plan(data, path.name) != records.LAUNCHES:
        raise ProfileError(
            f"{path} is the journal of a sweep that did not end: run that one again to finish it, or save to another "
            "file"
        )


def _plan(data: bytes, name: str) -> str:
    """Return what the first line of a journal says of the plan, "" where it was not written whole."""
    first, end, _ = data.partition(b"\n")
    return store.decode(first, store.Heading, name).plan if end else ""


def with_later_launches(profile: records.Profile, path: Path) -> records.Profile:
    """Return the profile of a program that did not come to its end with all that its journal holds.

    A profile that is complete, that of a sweep, and one that has no journal of the same run is returned as it is.
    """
    journal = writing.journal_path(path)
    if profile.status is not records.Completeness.PARTIAL or not journal.is_file():
        return profile
    data = store.read_bytes(journal)
    if not data.startswith(records.BEGINNING) or _plan(data, journal.name) != records.LAUNCHES:
        return profile
    content = _content(data, journal.name)
    is_of_run = content is not None and content.header.profile.started == profile.started
    return replace(profile, points=content.points) if content is not None and is_of_run else profile


def is_being_written(path: Path) -> bool:
    """Return whether a running process has this journal open; False where files cannot be locked."""
    if os.name != "posix":
        return False
    import fcntl

    try:
        descriptor = os.open(path, os.O_RDONLY | records.OPEN_FLAGS)
    except OSError:
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        os.close(descriptor)
    return False


def _match(path: Path, old: records.Header, new: records.Header) -> None:
    differences = [
        difference
        for difference, is_same in (
            ("another sweep", old.plan == new.plan),
            (f"another version ({old.profile.program})", old.profile.program == new.profile.program),
            (f"another compiler ({old.profile.compiler})", old.profile.compiler == new.profile.compiler),
            ("a sweep on another GPU", _same_gpus(old.profile, new.profile, "uuid")),
            ("a sweep with another driver", _same_gpus(old.profile, new.profile, "driver")),
            ("a sweep with other locked clocks", _same_gpus(old.profile, new.profile, "locked_clock_hz")),
        )
        if not is_same
    ]
    if old.plan != new.plan and old.plan_without_sources == new.plan_without_sources != "":
        raise ProfileError(
            f"{path} is the journal of this sweep with other sources, and did not end: a kernel or a file that it "
            "includes has changed since; save to another file, or give --fresh to run all points anew"
        )
    if differences:
        raise ProfileError(
            f"{path} is the journal of {differences[0]} that did not end: run that one again to finish it, "
            "save to another file, or give --fresh to drop it"
        )


def _same_gpus(old: records.Profile, new: records.Profile, fact: str) -> bool:
    """Return whether a fact on the GPUs agrees, where both profiles have a GPU of this device and number."""
    before = {(gpu.device, gpu.number): getattr(gpu, fact) for gpu in old.cards}
    now = {(gpu.device, gpu.number): getattr(gpu, fact) for gpu in new.cards}
    return all(before[gpu] == now[gpu] for gpu in before.keys() & now.keys())


# The profiles that come with the program, and the one way to open a profile by name or by path.
# The rule: `reference:NAME` is a shipped profile wherever a profile is expected; everything else is a path. A name is
# looked up among the shipped ones, and is never part of a path.

PREFIX = "reference:"
FOLDER = Path(__file__).with_name("reference")


def references() -> dict[str, Path]:
    """Return the shipped profiles by name, in its order."""
    paths = [*FOLDER.glob(f"*{records.PROFILE_SUFFIX}"), *FOLDER.glob(f"*{records.PROFILE_SUFFIX}.gz")]
    return dict(sorted((path.name.partition(records.PROFILE_SUFFIX)[0], path) for path in paths))


def is_reference(source: Path) -> bool:
    """Return whether this is the name or the file of a shipped profile, which is never written."""
    return str(source).startswith(PREFIX) or source.parent == FOLDER


def reference_name(source: Path) -> str:
    """Return how a shipped profile is called where a profile is expected, "" for any other file."""
    if not is_reference(source):
        return ""
    return (
        str(source) if str(source).startswith(PREFIX) else f"{PREFIX}{source.name.partition(records.PROFILE_SUFFIX)[0]}"
    )


def open_profile(source: Path) -> records.Profile:
    """Return a shipped profile, the profile of a file, or the points of the journal of an interrupted run.

    That of a program that was killed has the launches of its journal.
    """
    if str(source).startswith(PREFIX):
        name = str(source).removeprefix(PREFIX)
        shipped = references()
        if name not in shipped:
            raise UnknownNameError("reference profile", name, shipped)
        return store.read_profile(shipped[name])
    if source.name.endswith(".journal"):
        content = read_journal(source)
        if content is None:
            raise ProfileError(f"{source.name} holds no points: the run ended before the first one")
        return replace(content.header.profile, points=content.points)
    return with_later_launches(store.read_profile(source), source)


def read_interrupted(path: Path) -> records.Profile | None:
    """Return the profile of an interrupted sweep with all its finished points, None where not even a head is left."""
    content = read_journal(writing.journal_path(path))
    if content is None:
        return None
    return replace(content.header.profile, points=finished_points(path, content))


def finished_points(path: Path, content: records.JournalContent) -> tuple[PointResult, ...]:
    """Return the points of a journal, and those that the profile of the same sweep at `path` alone holds.

    They are in the order in which they finished where the profile is that of a search.
    """
    try:
        profile = store.read_profile(path) if path.is_file() else None
    except ProfileError:  # no profile, or a damaged one: the journal counts alone
        profile = None
    if (
        profile is None
        or profile.status is not records.Completeness.PARTIAL
        or profile.started != content.header.profile.started
    ):
        return content.points
    held = {point.key: point for point in profile.points} | {point.key: point for point in content.points}
    return tuple(held.values())


def resumed(
    path: Path, content: records.JournalContent, profile: records.Profile
) -> tuple[records.Profile, tuple[PointResult, ...]]:
    """Return the profile of an interrupted run that `profile` goes on with, and the points that do not run again.

    None of these failed together with its worker. Of a pair whose other point is missing none is there: neither is
    measured alone.
    """
    before = content.header.profile
    known = {(gpu.device, gpu.number) for gpu in before.cards}
    added = tuple(gpu for gpu in profile.cards if (gpu.device, gpu.number) not in known)
    points = [point for point in finished_points(path, content) if point.reason not in LOST]
    counts = Counter(point.pair.id for point in points if point.pair is not None)
    whole = (point for point in points if point.pair is None or counts[point.pair.id] == len(PairSide))
    return replace(before, command=profile.command, cards=(*before.cards, *added)), tuple(whole)
