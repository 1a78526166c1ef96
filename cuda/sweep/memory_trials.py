"""The largest size at which arrays fit into a memory: by arithmetic, and tried in a separate process.

The rule: all trials together have a time limit, since a driver may hang when memory runs out. After it the process is
killed, which frees its memory on the GPU.
"""

import functools
import time
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from warplens.cuda.catalogue import KernelFile, SizedArray, kernel_file, reader
from warplens.cuda.execute.gpu.captured_output import explain
from warplens.cuda.execute.gpu.opened_gpu import GpuMemory, driver_errors
from warplens.cuda.ground.errors import ExpressionError, InputError, LaunchError
from warplens.cuda.sweep.pool import WorkerPool
from warplens.cuda.sweep.protocols import KillsWorkers, WorkerDiedError, WorkerResources

_P = ParamSpec("_P")
_T = TypeVar("_T")

LIMIT_S = 30.0  # all trials together may take this many seconds; a family of kernels takes five on a GPU of 140 GB


class Trials:
    """Trials on the GPU with a UUID; `free_bytes` of its `total_bytes` were free before them.

    Opening it and all trials may take `limit_s` seconds; `pool` runs the calls, by default in a worker process.
    """

    def __init__(self, gpu: str, limit_s: float = LIMIT_S, pool: Executor | None = None) -> None:
        """Open the GPU, with the errors of `holds`; a `MissingPartError` says that PyCUDA or NVML does not load."""
        self._gpu = gpu
        self._limit_s = limit_s
        self._end_s = time.monotonic() + limit_s
        self._pool = pool or WorkerPool([WorkerResources(gpu=gpu)])
        try:
            self.free_bytes, self.total_bytes = self._ask(room_bytes, gpu)
        except BaseException:
            self.close()
            raise

    def holds(self, sizes: Sequence[int]) -> bool:
        """Return whether arrays of these sizes, in bytes, can be allocated at the same time.

        A `LaunchError` says that the driver refuses for another reason, the process died, or the time limit has passed.
        """
        return self._ask(room_holds, self._gpu, tuple(sizes))

    def close(self) -> None:
        """Give the GPU back at once."""
        if isinstance(self._pool, KillsWorkers):
            self._pool.kill_workers()
        self._pool.shutdown(wait=False)  # a process that hangs in the driver may not end even when it is killed

    def _ask(self, call: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        try:
            return self._pool.submit(call, *args, **kwargs).result(max(0.0, self._end_s - time.monotonic()))
        except TimeoutError:
            raise LaunchError(f"the GPU had not answered after {self._limit_s:g} s") from None
        except WorkerDiedError as error:
            raise LaunchError(f"{error} while memory of the GPU was allocated") from None


def room_bytes(gpu: str) -> tuple[int, int]:
    """Return the free and the total bytes of a GPU's memory."""
    return _of_room(gpu, lambda room: (room.free_bytes, room.total_bytes))


def room_holds(gpu: str, sizes: tuple[int, ...]) -> bool:
    """Return whether arrays of these sizes, in bytes, fit on a GPU at the same time."""
    return _of_room(gpu, lambda room: room.holds(sizes))


def _of_room(gpu: str, ask: Callable[[GpuMemory], _T]) -> _T:
    try:
        return ask(_room(gpu))
    except driver_errors() as error:
        raise LaunchError(explain(str(error)).sentence) from None


@functools.cache
def _room(gpu: str) -> GpuMemory:
    return GpuMemory(gpu)


# The rule: sizes are found by bisection, so the bytes of the arrays must not fall as the size grows; all other axes
# follow the one that is searched, or have a fixed value. The requirements of the kernel are checked afterwards.

MAX_STEPS_BACK = 4096  # so many sizes below the largest are tried for the requirements (a multiple of a tile, say)

Holds = Callable[[tuple[int, ...]], bool]  # says whether arrays of these sizes in bytes fit side by side


@dataclass(frozen=True, slots=True, kw_only=True)
class Largest:
    """The largest sizes of one kernel."""

    kernel: str
    axis: str
    fixed: dict[str, int]  # the other axes that have a value of their own
    size: int  # the largest at which the bytes of the arrays are at most `memory_bytes`
    arrays: tuple[SizedArray, ...]  # the arrays at this size
    memory_bytes: float
    runs: int  # the largest size up to there that meets the kernel's requirements (0: none near)
    tried: int | None = None  # the largest whose arrays could be allocated, None where that was not tried
    on_host: bool = False  # the arrays stay in the memory of the host, since the kernel streams

    @property
    def is_limited_by_range(self) -> bool:
        """Whether `size` is the largest value that an axis can have: the memory would hold more."""
        return self.size == reader.MAX_AXIS_VALUE

    @property
    def array_bytes(self) -> int:
        """Bytes of the arrays at `size`."""
        return sum(array.size_bytes for array in self.arrays)


def largest(
    kernel: KernelFile,
    *,
    problem: Mapping[str, int],
    tune: Mapping[str, int],
    memory_bytes: float,
    holds: Holds | None = None,  # tries to allocate arrays
    free_bytes: float = 0,  # the tries begin at the size whose arrays have so many
) -> Largest:
    """Return the largest size of a kernel; `problem` and `tune` fix axes, of which one must be left.

    Every try takes time (a third of a second on a GPU of 140 GB).
    """
    kernel_file.check_known("problem axis", problem, kernel.problem_axes)
    kernel_file.check_known("tune axis", tune, kernel.tune_axes)
    free = [name for name in kernel.problem_axes if name not in problem]
    if not free:
        raise InputError(f"every problem axis of {kernel.name} has a value, so there is no largest one to look for")
    axis, *others = [name for name in free if name in kernel.problem] or free
    fixed = dict(problem) | {name: max(kernel.problem[name]) for name in others if name in kernel.problem}
    macros = {name: values[-1] for name, values in kernel.tune.items()} | dict(tune)

    def arrays(size: int) -> tuple[SizedArray, ...]:
        return kernel.arrays_at(fixed | {axis: size}, macros)

    def fitting(room_bytes: float) -> int:
        def fits(size: int) -> bool:
            try:
                return sum(array.size_bytes for array in arrays(size)) <= room_bytes
            except ExpressionError:  # the size is beyond the range of expressions
                return False

        return largest_holding(fits, reader.MAX_AXIS_VALUE)

    size, tried = fitting(memory_bytes), None
    if holds is not None:
        tried = largest_holding_near(
            lambda n: holds(tuple(array.size_bytes for array in arrays(n))), size, min(size, fitting(free_bytes))
        )
    return Largest(
        kernel=kernel.name,
        axis=axis,
        fixed=fixed,
        size=size,
        arrays=arrays(size) if size else (),
        memory_bytes=memory_bytes,
        runs=_runs(kernel, axis, fixed, macros, size if tried is None else tried),
        tried=tried,
        on_host=kernel.stream is not None,
    )


def largest_holding(holds: Callable[[int], bool], most: int) -> int:
    """Return the largest number up to `most` for which `holds` is true, as it is for all smaller ones; 0 if none."""
    return bisect(range(1, most + 1), 0, key=lambda number: not holds(number))


def largest_holding_near(holds: Callable[[int], bool], most: int, guess: int) -> int:
    """Return what `largest_holding` does, in few calls where the number is near a guess: 1, 2, 4, ... away from it."""
    step = 1
    if guess < 1 or holds(guess):
        low = max(0, guess)
        while low < most and holds(min(most, low + step)):
            low = min(most, low + step)
            step *= 2
        high = min(most + 1, low + step)
    else:
        high, low = guess, max(0, guess - step)
        while low and not holds(low):
            high, step = low, 2 * step
            low = max(0, low - step)
    return low + bisect(range(low + 1, high), 0, key=lambda number: not holds(number))


def _runs(kernel: KernelFile, axis: str, fixed: dict[str, int], macros: dict[str, int], size: int) -> int:
    """Return the largest size up to `size` that meets the requirements, 0 where none near is."""
    for candidate in range(size, max(0, size - MAX_STEPS_BACK), -1):
        try:
            if kernel.workload(fixed | {axis: candidate}, macros).broken_requirement is None:
                return candidate
        except ExpressionError:
            continue
    return 0
