"""What of a program's time each of its kernels takes, and the line of it that costs the most.

The rule: a share is one of the launches whose time is known, and says whether that is measured or modelled; where some
have no time, the sentence says how many. A line is named by what it moves beyond what it needs, as it was counted.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.record.points import modelled_ns
from warplens.cuda.record.recorder import LaunchRecord
from warplens.cuda.simt.counting.counts import MemoryCount

BANK_BYTES = 128  # a wavefront serves four bytes of each of the 32 banks
MOST_KERNELS = 10  # further ones take a small share of the time


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """The launches of one kernel: how many, and their time in nanoseconds, NaN where it is not known."""

    kernel: str
    launches: int
    time_ns: float
    is_measured: bool
    line: str = ""


def shares(records: Iterable[LaunchRecord], spec: GpuSpec) -> list[Share]:
    """Return the kernels of a program, the one that takes the most time first.

    Where a GPU has timed some, the others have no share: it did not run them.
    """
    by_kernel: dict[str, list[LaunchRecord]] = {}
    kept = tuple(records)
    for record in [record for record in kept if record.measured is not None] or kept:
        by_kernel.setdefault(record.code.kernel, []).append(record)
    kernels = [_share(kernel, of_kernel, spec) for kernel, of_kernel in by_kernel.items()]
    return sorted(kernels, key=lambda share: math.inf if math.isnan(share.time_ns) else -share.time_ns)


def sentences(kernels: Sequence[Share]) -> Iterator[str]:
    """Yield what a report says: each kernel with its share and its worst line."""
    timed = [share for share in kernels if not math.isnan(share.time_ns)]
    total_ns = sum(share.time_ns for share in timed)
    if not total_ns:
        return
    how = "measured" if all(share.is_measured for share in timed) else "modelled"
    yield f"by share of the {how} time of all launches ({total_ns / 1e3:,.1f} µs):"
    for share in timed[:MOST_KERNELS]:
        times = f"{share.launches:,} launches" if share.launches > 1 else "1 launch"
        line = f"; {share.line}" if share.line else ""
        yield f"  {share.time_ns / total_ns:6.1%}  {share.kernel}, {times}{line}"
    if len(timed) > MOST_KERNELS:
        yield f"  and {len(timed) - MOST_KERNELS:,} more kernels"
    if untimed := sum(share.launches for share in kernels if math.isnan(share.time_ns)):
        yield f"  {untimed:,} launches have no time"


def _share(kernel: str, records: Sequence[LaunchRecord], spec: GpuSpec) -> Share:
    times = [_time_ns(record, spec) * record.count for record in records]
    heaviest = max(zip(times, records, strict=True), key=lambda pair: -1.0 if math.isnan(pair[0]) else pair[0])[1]
    return Share(
        kernel=kernel,
        launches=sum(record.count for record in records),
        time_ns=sum(times),
        is_measured=all(record.measured is not None for record in records),
        line=worst_line(heaviest),
    )


def _time_ns(record: LaunchRecord, spec: GpuSpec) -> float:
    if record.measured is not None:
        return record.measured.value_ns
    if record.modelled is not None:  # a call of a library
        return record.modelled.value_ns
    return modelled_ns(record, spec)


def worst_line(record: LaunchRecord) -> str:
    """Return the line of a launch that moves the most beyond what it needs, else the one that moves the most."""
    if record.executed is None:
        return ""
    by_line: dict[tuple[int, bool], list[MemoryCount]] = {}
    for count in record.executed.counts.memory:
        if count.line and count.space in {"global", "shared"}:
            by_line.setdefault((count.line, count.space == "shared"), []).append(count)
    if not by_line:
        return ""
    file = PurePath(record.code.path).name
    (line, is_shared), counts = max(by_line.items(), key=lambda item: _excess(item[1]))
    place = f"{file}:{line}" if file else f"line {line}"
    if is_shared and _excess(counts):
        ratio = sum(c.wavefronts for c in counts) / sum(map(_least_wavefronts, counts))
        return f"worst line {place}: {ratio:.1f} times the wavefronts of shared memory that it needs"
    if _excess(counts):
        ratio = sum(c.sectors for c in counts) / sum(c.ideal_sectors for c in counts)
        return f"worst line {place}: {ratio:.1f} times the sectors that it needs"
    (line, _), counts = max(by_line.items(), key=lambda item: sum(c.sectors for c in item[1]))
    return f"no line moves more than it needs; the most is moved in {file}:{line}"


def _least_wavefronts(count: MemoryCount) -> int:
    """Return the fewest wavefronts of the requests: one each, and one for every 128 bytes that they move."""
    return max(count.requests, -(-count.distinct_bytes // BANK_BYTES))


def _excess(counts: Iterable[MemoryCount]) -> int:
    """Return the sectors, or for shared memory the wavefronts, beyond the fewest."""
    return sum(
        max(0, c.wavefronts - _least_wavefronts(c)) if c.space == "shared" else max(0, c.sectors - c.ideal_sectors)
        for c in counts
        if c.space == "shared" or c.ideal_sectors
    )
