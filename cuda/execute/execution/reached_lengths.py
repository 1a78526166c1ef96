"""Arrays and dynamic shared memory of which nothing says how long they are: makes them as long as a launch reaches.

The rule: an access behind their end is no defect of the kernel. The launch starts over with more memory, several times
as much, since it is translated anew for it; the point says how much. Where that does not suffice, whole numbers that
are assumed, which may be indices or sizes, become small. An access that lies outside even then stays a fault.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from math import prod
from typing import TypeVar

from warplens.cuda.catalogue import SizedArray, Workload
from warplens.cuda.catalogue.contents import parse_init
from warplens.cuda.execute.launch_requests import fitting
from warplens.cuda.execute.preparation import CompiledPoint, Preparer
from warplens.cuda.ground import errors, points
from warplens.cuda.simt.launch.engine import Launch

GROWTH = 4  # an array becomes at least this many times as long
MOST_BYTES = 1 << 29  # an array becomes no longer than this by itself
MOST_BYTES_OF_EACH = 1 << 26  # where no array is known to be the one meant, all become longer, but no longer than this
SMALL = "integers(1, 3)"  # whole numbers that lead nowhere: as indices they are among the first, as sizes not 0
_T = TypeVar("_T")


def with_reached_lengths(code: CompiledPoint, execute: Callable[[CompiledPoint], _T]) -> tuple[CompiledPoint, _T]:
    """Execute a launch, and start over with longer arrays, or other numbers, where it leaves those that are assumed.

    A fault that neither mends is that of the assumed numbers. The launch is returned with the result of `execute`.
    """
    try:
        return _lengthening(code, execute)
    except errors.KernelFault:
        small = with_small_numbers(code.workload)
        if small is not None:
            with suppress(errors.KernelFault):  # the first one is that of the launch which the point describes
                return _lengthening(replace(code, workload=small), execute)
        raise


def _lengthening(code: CompiledPoint, execute: Callable[[CompiledPoint], _T]) -> tuple[CompiledPoint, _T]:
    while True:
        try:
            return code, execute(code)
        except errors.KernelFault as fault:
            most_shared = code.spec.limits.shared_per_block_bytes - code.compiled.resources.static_shared_bytes
            longer = None if fault.overrun is None else lengthened(code.workload, fault.overrun, most_shared)
            if longer is None:
                raise
            code = replace(
                code, workload=longer, fits=fitting(longer, code.compiled, code.spec, code.compiled.resources)
            )


def reaching(code: CompiledPoint, point: points.PointSpec, preparer: Preparer) -> CompiledPoint:
    """Return a launch with arrays as long as its blocks reach on the engine, unchanged where nothing is assumed."""
    # Of a long launch only the blocks that fit into the budget are executed: those of each class, or the first ones.
    if not code.workload.is_assumed:
        return code

    def execute(tried: CompiledPoint) -> None:
        launch = Launch(preparer.prepare(tried, point.limit).request, preparer.code_cache)
        launch.inspect(point.budget_s, threads=preparer.threads)

    return with_reached_lengths(code, execute)[0]


def lengthened(workload: Workload, overrun: errors.Overrun, most_shared: int) -> Workload | None:
    """Return a workload with room for an access in all arrays of one assumed length, None where none is assumed."""
    assumed = {array.name: array for array in workload.arrays if array.is_length_assumed}
    if overrun.array == "":  # it may be meant for any: all become twice as long
        short = (array for array in assumed.values() if array.size_bytes <= MOST_BYTES_OF_EACH // 2)
        return _with_arrays(workload, _with_rows(workload, {array.name: 2 * array.shape[0] for array in short}))
    if overrun.array is None:
        is_possible = workload.is_shared_assumed and overrun.end <= most_shared
        shared = min(max(overrun.end, 2 * workload.dynamic_shared_bytes), most_shared)
        return replace(workload, dynamic_shared_bytes=shared) if is_possible else None
    array = assumed.get(overrun.array)
    if array is None or workload.expected:
        return None
    row_bytes = array.dtype.itemsize * prod(array.shape[1:])
    needed = -(-overrun.end // row_bytes)
    rows = max(needed, min(GROWTH * array.shape[0], MOST_BYTES // row_bytes))
    if rows * row_bytes > MOST_BYTES:
        return None
    is_of_each = rows * row_bytes <= MOST_BYTES_OF_EACH
    longer = [other for other in assumed.values() if other is array or (is_of_each and other.shape == array.shape)]
    return replace(workload, arrays=_with_rows(workload, dict.fromkeys((other.name for other in longer), rows)))


def _with_rows(workload: Workload, rows: Mapping[str, int]) -> tuple[SizedArray, ...]:
    """Return the arrays of a workload, those of these names with so many rows."""
    return tuple(
        replace(array, shape=(rows[array.name], *array.shape[1:])) if array.name in rows else array
        for array in workload.arrays
    )


def with_small_numbers(workload: Workload) -> Workload | None:
    """Return a workload whose arrays of assumed whole numbers hold small ones, None where it has no such array."""
    arrays = tuple(
        replace(array, init=parse_init(SMALL, dtype=array.dtype.value, dimensions=len(array.shape), names=frozenset()))
        if array.are_numbers_assumed
        else array
        for array in workload.arrays
    )
    return _with_arrays(workload, arrays)


def _with_arrays(workload: Workload, arrays: tuple[SizedArray, ...]) -> Workload | None:
    return None if arrays == workload.arrays or workload.expected else replace(workload, arrays=arrays)


def length_notes(before: Workload, after: Workload) -> tuple[str, ...]:
    """Return a sentence for each array that was made longer or got other numbers, and for the dynamic shared memory."""
    shared = tuple(
        f"{points.ASSUMED}the dynamic shared memory has {new:,} bytes instead of {old:,}, "
        "since the launch reaches behind those"
        for old, new in [(before.dynamic_shared_bytes, after.dynamic_shared_bytes)]
        if new != old
    )
    numbers = tuple(
        f"{points.ASSUMED}{old.name} holds {new.init} instead of {old.init}, with which the launch leaves its arrays"
        for old, new in zip(before.arrays, after.arrays, strict=True)
        if str(new.init) != str(old.init)
    )
    lengths = tuple(
        f"{points.ASSUMED}{old.name} has {prod(new.shape):,} elements instead of {prod(old.shape):,}, "
        "since the launch reaches behind those"
        for old, new in zip(before.arrays, after.arrays, strict=True)
        if new.shape != old.shape
    )
    return shared + numbers + lengths
