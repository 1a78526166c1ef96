"""The counters of several launches as those of one: of one kernel, or of the kernels of a sequence.

The rule: every counter is a plain sum. Launches of the same PTX have the same instructions and basic blocks, which are
added one by one; those of different kernels stand side by side. A sum with one that is a sample is one.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from operator import mul
from typing import Any

from warplens.cuda.simt.counting.counts import (
    BlockCount,
    LaunchCounts,
    MemoryCount,
    Sample,
    Share,
    SlowCount,
    TripCount,
)

_SUMMED = {  # these fields are counters; all others say what is counted
    MemoryCount: ("requests", "active_lanes", "distinct_bytes", "sectors", "wavefronts", "ideal_sectors", "lines"),
    BlockCount: ("executions", "lanes", "taken", "went", "parted", "guarded", "slow", "corrected"),
    TripCount: ("rounds", "repeats"),
    LaunchCounts: (
        "blocks", "warps", "warp_instructions", "thread_instructions", "thread_instructions_on",
        "unit_warp_instructions", "unit_thread_instructions", "flops_single", "flops_double",
        "barriers", "fences", "divergent_branches", "tensor_products",
    ),
}  # fmt: skip

Summand = int | SlowCount | Share
Counter = int | None | Mapping[Any, Summand]


def total(launches: Iterable[tuple[LaunchCounts, int]]) -> LaunchCounts:
    """Return the counters of at least one launch of one kernel, each multiplied by its number of repeats."""
    pairs = tuple(launches)
    first = pairs[0][0]
    times = [repeats for _, repeats in pairs]
    counts = [launch for launch, _ in pairs]
    memory = zip(*(launch.memory for launch in counts), strict=True)
    blocks = zip(*(launch.basic_blocks for launch in counts), strict=True)
    return replace(
        first,
        **_sums(counts, times),
        memory=tuple(replace(of_one[0], **_sums(of_one, times)) for of_one in memory),
        basic_blocks=tuple(replace(of_one[0], **_sums(of_one, times)) for of_one in blocks),
        loops=_loops(counts, times),
        sample=_sample(pairs),
        longest_block=max(launch.longest_block for launch in counts),
        printed="".join(launch.printed for launch in counts),
    )


def joined(kernels: Sequence[LaunchCounts]) -> LaunchCounts:
    """Return the counters of kernels, each executed whole, together; instructions and blocks keep their numbers."""
    return replace(
        kernels[0],
        **_sums(kernels, [1] * len(kernels)),
        memory=tuple(count for kernel in kernels for count in kernel.memory),
        basic_blocks=tuple(block for kernel in kernels for block in kernel.basic_blocks),
        loops=tuple(loop for kernel in kernels for loop in kernel.loops),
        sample=None,
        longest_block=1.0,
        printed="".join(kernel.printed for kernel in kernels),
    )


def _loops(launches: Sequence[LaunchCounts], times: Sequence[int]) -> tuple[TripCount, ...]:
    """Return the sums of the loops that every launch counted: lanes may leave one together in some of them."""
    by_header = [{loop.header: loop for loop in launch.loops} for launch in launches]
    common = (header for header in by_header[0] if all(header in loops for loops in by_header))
    of_each = ([loops[header] for loops in by_header] for header in common)
    return tuple(replace(of_one[0], **_sums(of_one, times)) for of_one in of_each)


def _sums(
    values: Sequence[MemoryCount | BlockCount | TripCount | LaunchCounts], times: Sequence[int]
) -> dict[str, Any]:
    return {
        name: _sum_of_kernels([getattr(value, name) for value in values], times) for name in _SUMMED[type(values[0])]
    }


def _sum_of_kernels(values: Sequence[Counter], times: Sequence[int]) -> Counter:
    """Return the sum of counters, or of tables of them by key; None where one of them was not counted."""
    if isinstance(values[0], Mapping):
        tables = [value if isinstance(value, Mapping) else {} for value in values]
        keys = dict.fromkeys(key for table in tables for key in table)
        return {key: _sum_entries([table.get(key, 0) for table in tables], times) for key in keys}
    numbers = [value for value in values if isinstance(value, int)]
    return sum(map(mul, numbers, times)) if len(numbers) == len(values) else None


def _sum_entries(entries: Sequence[Summand], times: Sequence[int]) -> Summand:
    """Return the sum of the entries of tables, of several numbers each by itself; 0 where a table has none."""
    rows = [(entry, repeats) for entry, repeats in zip(entries, times, strict=True) if isinstance(entry, tuple)]
    if not rows:
        return sum(entry * repeats for entry, repeats in zip(entries, times, strict=True) if isinstance(entry, int))
    columns = zip(*([number * repeats for number in entry] for entry, repeats in rows), strict=True)
    return type(rows[0][0])(*map(sum, columns))


def _sample(pairs: Sequence[tuple[LaunchCounts, int]]) -> Sample | None:
    """Return the part of the launches that was executed, None where it is all of them."""
    if all(launch.sample is None and repeats == 1 for launch, repeats in pairs):
        return None
    executed = sum(launch.blocks if launch.sample is None else launch.sample.executed for launch, _ in pairs)
    classes = sum(1 if launch.sample is None else launch.sample.classes for launch, _ in pairs)
    return Sample(executed=executed, blocks=sum(launch.blocks * repeats for launch, repeats in pairs), classes=classes)
