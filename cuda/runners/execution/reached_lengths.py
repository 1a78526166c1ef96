"""Arrays of which nothing says how long they are: makes them as long as a launch reaches.

The rule: an access behind the end of such an array is no defect of the kernel. The launch starts over with a longer
array, and the point says how long it is. An access before its beginning, or so far behind its end that an index is
likely to be wrong, stays a fault.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import prod
from typing import TypeVar

from warplens.cuda.blobs import BlobFolder
from warplens.cuda.catalogue import Workload
from warplens.cuda.errors import KernelFault, Overrun
from warplens.cuda.points import ASSUMED, PointSpec
from warplens.cuda.runners.preparation import CompiledPoint, Preparer
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.execution import Budget

MOST_BYTES = 1 << 29
"""An array becomes no longer than this by itself."""
_T = TypeVar("_T")


def with_reached_lengths(code: CompiledPoint, execute: Callable[[CompiledPoint], _T]) -> tuple[CompiledPoint, _T]:
    """Execute a launch, and start over with longer arrays where it reaches behind those whose length is assumed.

    Args:
        code: the launch.
        execute: executes it; called anew for each change of its arrays.

    Returns:
        The launch with arrays that are as long as it reaches, and the result of `execute`.

    Raises:
        KernelFault: a fault that no longer array mends.
    """
    while True:
        try:
            return code, execute(code)
        except KernelFault as fault:
            longer = None if fault.overrun is None else lengthened(code.workload, fault.overrun)
            if longer is None:
                raise
            code = replace(code, workload=longer)


def reaching(
    code: CompiledPoint, point: PointSpec, preparer: Preparer, cache: BlobFolder, threads: int = 1
) -> CompiledPoint:
    """Return a launch with arrays as long as it reaches on the engine, unchanged where no length is assumed.

    Args:
        code: the launch.
        point: its point, whose budget is that of the execution.
        preparer: makes the arrays.
        cache: keeps the engine's code.
        threads: the number of threads that execute blocks.

    Raises:
        KernelFault: a fault that no longer array mends.
        LaunchError: as `Launch.run`.
    """
    if not any(array.is_length_assumed for array in code.workload.arrays):
        return code

    def execute(tried: CompiledPoint) -> None:
        launch = Launch(preparer.prepare(tried, point.limit).request, cache)
        launch.run(Budget(seconds=point.budget_s), threads=threads)

    return with_reached_lengths(code, execute)[0]


def lengthened(workload: Workload, overrun: Overrun) -> Workload | None:
    """Return a workload whose array is long enough for an access, None where its length is not assumed.

    The array becomes at least twice as long, so that a launch starts over a few times only.

    Example:
        >>> from warplens.cuda.catalogue import select
        >>> [kernel] = select(["transpose_tiled"])
        >>> workload = kernel.workload({"N": 64}, {"TILE": 16})
        >>> lengthened(workload, Overrun("in", 20_000)) is None
        True
        >>> first, second = workload.arrays
        >>> assumed = replace(workload, expected={}, arrays=(replace(first, is_length_assumed=True), second))
        >>> lengthened(assumed, Overrun("in", 40_000)).arrays[0].shape
        (157, 64)
    """
    arrays = {array.name: array for array in workload.arrays}
    array = arrays.get(overrun.array)
    if array is None or not array.is_length_assumed or workload.expected:
        return None
    row_bytes = array.dtype.itemsize * prod(array.shape[1:])
    rows = max(2 * array.shape[0], -(-overrun.end // row_bytes))
    if rows * row_bytes > MOST_BYTES:
        return None
    arrays[array.name] = replace(array, shape=(rows, *array.shape[1:]))
    return replace(workload, arrays=tuple(arrays.values()))


def length_notes(before: Workload, after: Workload) -> tuple[str, ...]:
    """Return a sentence for each array that was made longer.

    Example:
        >>> from warplens.cuda.catalogue import select
        >>> [kernel] = select(["transpose_tiled"])
        >>> small, large = (kernel.workload({"N": n}, {"TILE": 16}) for n in (64, 128))
        >>> length_notes(small, large)[0]
        'assumed: in has 16,384 elements instead of 4,096, since the launch reaches as far'
    """
    return tuple(
        f"{ASSUMED}{old.name} has {prod(new.shape):,} elements instead of {prod(old.shape):,}, "
        "since the launch reaches as far"
        for old, new in zip(before.arrays, after.arrays, strict=True)
        if new.shape != old.shape
    )
