"""Tries in a separate process which arrays fit into the memory of a GPU.

The rule: all trials together have a time limit, since a driver may hang when memory runs out. After it the process is
killed, which frees its memory on the GPU.
"""

import functools
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import ParamSpec, TypeVar

from warplens.cuda.execute.gpu.captured_output import explain
from warplens.cuda.execute.gpu.opened_gpu import GpuMemory, driver_errors
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.sweep.engine import KillsWorkers, WorkerDiedError
from warplens.cuda.sweep.places import WorkerResources
from warplens.cuda.sweep.pool import WorkerPool

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
