"""Worker processes that have begun before a sweep asks for them.

The rule: a sweep gets exactly the pool that it would make itself, only sooner.

A worker needs some seconds before its first point: it imports the emulator, loads NVRTC, and compiles what all kernels
share. Two workers do that in advance, in two calls: one imports, and one runs a small point whose result is dropped. A
sweep that begins between the two does not wait for the small point. The other workers of a large machine start with
their first calls.
"""

import threading
from collections.abc import Sequence
from concurrent.futures import Future

from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import TIME_LIMIT_S, MakePool, WorkerPool, counting_workers, make_executor
from warplens.cuda.sweep.workers import load_emulator, warm_up

MAX_WARM = 2  # this many workers begin in advance: the first picture needs no more, and each takes some 200 MB
SMALL_SIZE = 64  # the size of the problem of the small point
SMALL_KERNEL = "column_sum"  # the kernel of the small point: one in CUDA C++, with a loop and a barrier


class WarmPools:
    """Keeps one pool, made by `make`, whose first workers are warm."""

    def __init__(self, make: MakePool | None = None) -> None:
        self._make = make or make_executor
        self._lock = threading.Lock()
        self._key: tuple[int, float, bool] | None = None
        self._pool: WorkerPool | None = None
        self._is_closed = False
        self._warming: list[Future[None]] = []
        self._small_points: list[Future[None]] = []

    def prepare(self, workers: int, limit_s: float, adds_budget: bool, device: str) -> None:  # noqa: FBT001 - as `take`
        """Make a pool, unless one is prepared, and have its first workers run a small point; return at once."""
        with self._lock:
            if self._pool is not None or self._is_closed:
                return
            pool = self._pool = self._make(workers, limit_s, adds_budget)
            self._key = workers, limit_s, adds_budget
        from warplens.cuda.catalogue.search import select  # commands that warm no pool start without the catalogue

        count = min(MAX_WARM, workers)
        self._warming = [pool.submit(load_emulator) for _ in range(count)]
        try:
            points = plan_sweep(select([SMALL_KERNEL]), problem={"N": (SMALL_SIZE,)}, tune={}, devices=[device]).points
        except WarplensError:  # a machine without the small kernel's needs has its workers begin with their points
            return
        with self._lock:
            if self._pool is pool:
                self._small_points = [pool.submit(warm_up, points) for _ in range(count)]

    @property
    def is_ready(self) -> bool:
        """Whether a pool is prepared, and its first workers wait for a sweep."""
        calls = (*self._warming, *self._small_points)
        return self._pool is not None and bool(calls) and all(future.done() for future in calls)

    def take(self, workers: int | None, limit_s: float, adds_budget: bool) -> WorkerPool:  # noqa: FBT001 - as `MakePool`
        """Return the prepared pool, if it is one of these workers, else a new one."""
        with self._lock:
            if self._pool is not None and self._key == (workers, limit_s, adds_budget):
                pool, self._pool = self._pool, None
                for future in self._small_points:
                    future.cancel()  # only one that has not begun
                return pool
        return self._make(workers, limit_s, adds_budget)

    def close(self) -> None:
        """End the prepared workers; none are prepared any more."""
        with self._lock:
            self._is_closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.kill_workers()
            # Without waiting its threads would still close their pipes while Python ends, which then complains.
            pool.shutdown(wait=True)


def prepare_workers(pools: WarmPools, devices: Sequence[str]) -> None:
    """Start workers that a sweep of these devices takes from `pools` if it has many points; return at once."""
    pools.prepare(counting_workers(devices), TIME_LIMIT_S, adds_budget=True, device=devices[0])
