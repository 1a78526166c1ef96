"""Pools whose workers begin before a sweep: handed over once, and only where they are what a sweep would make."""

from __future__ import annotations

from concurrent.futures import Future

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.ground.points import Status
from warplens.cuda.sweep.places import run_emulated
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import TIME_LIMIT_S, WorkerPool, counting_workers, local_execution, make_executor
from warplens.cuda.sweep.warm import MAX_WARM, WarmPools, prepare_workers
from warplens.cuda.sweep.workers import load_emulator, warm_up


class Pool:
    """A pool that runs nothing and records what is done with it."""

    def __init__(self, *key):
        self.key = key
        self.calls = []
        self.futures = []
        self.killed = self.is_shut = False

    def submit(self, call, *args):
        self.calls.append((call, args))
        self.futures.append(Future())
        return self.futures[-1]

    def kill_workers(self):
        self.killed = True

    def shutdown(self, *, wait):
        self.is_shut = wait


@pytest.fixture
def pools():
    return WarmPools(Pool)


def test_a_prepared_pool_is_handed_over_once(pools):
    prepare_workers(pools, ["h200"])
    key = counting_workers(["h200"]), TIME_LIMIT_S, True
    first, second = pools.take(*key), pools.take(*key)
    assert first.key == second.key == key
    count = min(MAX_WARM, key[0])
    assert [call for call, _ in first.calls] == [load_emulator] * count + [warm_up] * count
    assert second.calls == []
    prepare_workers(pools, ["h200"])
    assert pools.take(*key).calls


def test_a_sweep_does_not_wait_for_small_points_that_have_not_begun(pools):
    pools.prepare(2, 60.0, adds_budget=True, device="h200")
    pool = pools._pool
    *imports, begun, waiting = pool.futures
    begun.set_running_or_notify_cancel()
    assert pools.take(2, 60.0, True) is pool
    assert waiting.cancelled()
    assert not any(future.cancelled() for future in (*imports, begun))


def test_other_workers_and_other_limits_are_new_and_leave_the_prepared_pool(pools):
    pools.prepare(4, 60.0, adds_budget=True, device="h200")
    for key in ((3, 60.0, True), (4, 30.0, True), (4, 60.0, False), (None, 60.0, True)):
        pool = pools.take(*key)
        assert (pool.key, pool.calls) == (key, [])
    assert pools.take(4, 60.0, True).calls


def test_one_pool_is_prepared_at_a_time_and_none_after_the_end(pools):
    pools.prepare(1, 60.0, adds_budget=True, device="h200")
    pools.prepare(4, 60.0, adds_budget=True, device="h200")
    pools.close()
    pools.prepare(1, 60.0, adds_budget=True, device="h200")
    assert pools.take(1, 60.0, True).calls == []


def test_the_end_kills_what_is_prepared():
    made = []
    pools = WarmPools(lambda *key: made.append(Pool(*key)) or made[-1])
    pools.prepare(2, 60.0, adds_budget=True, device="h200")
    pools.close()
    [pool] = made
    assert pool.killed
    assert pool.is_shut


@pytest.fixture
def plan_of_small_points():
    return plan_sweep(select(["transpose_serial"]), problem={"N": (16,)}, tune={}, devices=["h200"]).points


@pytest.mark.long
def test_a_sweep_runs_in_the_workers_that_are_warm(plan_of_small_points):
    made = []

    def make(*key):
        made.append(key)
        return make_executor(1, key[1], adds_budget=key[2])

    pools = WarmPools(make)
    pools.prepare(1, TIME_LIMIT_S, adds_budget=True, device="h200")
    execution = local_execution(["h200"], 5, workers=1, make_counting=pools.take)
    with execution.executor_factory() as pool:
        assert isinstance(pool, WorkerPool)
        results = list(pool.map(run_emulated, plan_of_small_points))
    assert [result.status for result in results] == [Status.OK] * len(plan_of_small_points)
    assert made == [(1, TIME_LIMIT_S, True)]
