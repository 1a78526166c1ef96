"""A pool of worker processes: each can be killed and replaced alone."""

from __future__ import annotations

import math
import os
import signal
import time
from dataclasses import replace

import psutil
import pytest
from fake_runner import FakeOutcome, FakeRunner

from warplens.cuda.ground import processor_time
from warplens.cuda.ground.host import BLAS_THREADS, Activity, worker_count
from warplens.cuda.ground.points import Status
from warplens.cuda.sweep import pool as worker_pool
from warplens.cuda.sweep.places import run_emulated
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import WorkerPool, make_executor
from warplens.cuda.sweep.protocols import WorkerDiedError, WorkerResources

START_S = 120.0
"""A worker may take this long to start on a busy machine; it counts as time of its call."""


def started(pool, limit_s=START_S):
    """Return a pool after the start of its worker, whose next calls may take this long."""
    pool._limit_s = START_S
    assert pool.submit(abs, -3).result(START_S) == 3
    pool._limit_s = limit_s
    return pool


def test_worker_count_is_that_of_the_processors_allowed():
    assert 1 <= worker_count() <= (os.cpu_count() or 1)


def test_killed_workers_fail_their_calls_and_are_replaced():
    with make_executor(1) as pool:
        before = pool.submit(os.getpid).result(120)
        future = pool.submit(time.sleep, 600)
        pool.kill_workers()
        assert isinstance(future.exception(120), WorkerDiedError)
        assert pool.submit(os.getpid).result(120) != before


def test_worker_that_is_killed_while_its_process_starts_ends_its_call(monkeypatch):
    start = worker_pool._WorkerProcess._Popen
    with make_executor(1) as pool:

        def killed_meanwhile(process):
            monkeypatch.undo()
            pool.kill_workers()
            return start(process)

        monkeypatch.setattr(worker_pool._WorkerProcess, "_Popen", staticmethod(killed_meanwhile))
        future = pool.submit(time.sleep, 600)
        assert isinstance(future.exception(120), WorkerDiedError)
        assert pool.submit(abs, -3).result(120) == 3


def test_worker_that_was_killed_between_two_calls_fails_none():
    with make_executor(1) as pool:
        before = pool.submit(os.getpid).result(120)
        [worker] = pool._idle
        farewell = worker.pool._executor_manager_thread
        os.kill(before, signal.SIGKILL)
        farewell.join(120)
        assert pool.submit(os.getpid).result(120) != before


def test_call_whose_worker_dies_without_a_sign_runs_once_more_in_a_fresh_one():
    with make_executor(1) as pool:
        before = pool.submit(os.getpid).result(120)
        future = pool.submit(time.sleep, 5)
        os.kill(before, signal.SIGKILL)
        assert future.result(120) is None
        assert pool.submit(os.getpid).result(120) != before


def test_call_that_runs_once_more_ends_with_the_pool():
    for end in (WorkerPool.kill_workers, WorkerPool.shutdown):
        with make_executor(1) as pool:
            before = pool.submit(os.getpid).result(120)
            handed_out, pool._hand_out = pool._hand_out, lambda: None
            future = pool.submit(time.sleep, 600)
            handed_out()
            os.kill(before, signal.SIGKILL)
            while future not in pool._second:
                time.sleep(0.01)
            end(pool)
            assert isinstance(future.exception(0), WorkerDiedError)
            del pool._hand_out


def test_dying_worker_takes_no_other_call_with_it():
    with make_executor(2) as pool:
        calm = pool.submit(time.sleep, 0.5)
        deadly = pool.submit(os._exit, 3)
        assert isinstance(deadly.exception(120), WorkerDiedError)
        assert calm.result(120) is None


@pytest.mark.parametrize(("setting", "taken"), [(None, "1"), ("3", "3")])
def test_matrix_products_of_a_worker_take_one_thread_unless_the_user_says(setting, taken, monkeypatch):
    monkeypatch.setenv(BLAS_THREADS, setting or "")
    if setting is None:
        monkeypatch.delenv(BLAS_THREADS)
    with make_executor(1) as pool:
        assert pool.submit(os.getenv, BLAS_THREADS).result(120) == taken


def test_calls_beyond_the_workers_wait_and_can_be_cancelled():
    with make_executor(1) as pool:
        first, second, third = (pool.submit(time.sleep, 0.1) for _ in range(3))
        assert second.cancel()
        assert third.result(120) is None
        assert first.done()


def test_call_that_raises_gives_its_error():
    with make_executor(1) as pool, pytest.raises(ZeroDivisionError):
        pool.submit(divmod, 1, 0).result(120)


def test_nothing_is_taken_after_shutdown():
    pool = make_executor(1)
    pool.shutdown()
    with pytest.raises(RuntimeError, match=r"^cannot schedule new futures after shutdown$"):
        pool.submit(os.getpid)


def test_shutdown_after_one_that_did_not_wait_waits_for_the_workers():
    pool = make_executor(2)
    pids = {pool.submit(os.getpid).result(120), pool.submit(os.getpid).result(120)}
    pool.shutdown(wait=False)
    pool.shutdown(wait=True)
    assert not any(map(psutil.pid_exists, pids))


WORK = "while True: pass"


WAIT = """
import time
from warplens.cuda.ground import host
with host.doing(host.Activity.WAITING):
    time.sleep(3)
"""


def test_call_that_waits_for_other_workers_does_not_hang_and_one_that_works_too_long_after_its_wait_is_ended(
    monkeypatch,
):
    with started(make_executor(1), 0.5) as pool:
        monkeypatch.setattr(processor_time, "LOOKED_AT_S", 0.2)
        monkeypatch.setattr(processor_time, "HANGS_S", 2.0)
        assert pool.submit(exec, WAIT, {}).result(120) is None
        monkeypatch.setattr(processor_time, "HANGS_S", 100.0)
        late = pool.submit(exec, WAIT + WORK, {})
        assert str(late.exception(120)) == "it took longer than the time limit of 0.5 s of processor time and was ended"


def test_worker_of_a_gpu_has_its_limit_in_wall_time():
    with started(WorkerPool([WorkerResources()]), 0.5) as pool:
        late = pool.submit(time.sleep, 600)
        assert str(late.exception(120)) == "it took longer than the time limit of 0.5 s and was ended"


def test_budget_of_a_point_is_added_to_the_usual_limit(plan):
    [point] = plan("endless").points
    endless = FakeRunner(outcomes={"endless": FakeOutcome.LOOP}).run
    with started(make_executor(1, adds_budget=True), 0.25) as pool:
        late = pool.submit(endless, replace(point, budget_s=0.5))
        assert (
            str(late.exception(120)) == "it took longer than the time limit of 0.75 s of processor time and was ended"
        )


def test_sleep_of_a_worker_that_executes_kernels_is_no_work():
    with started(make_executor(1), 0.5) as pool:
        assert pool.submit(time.sleep, 2.0).result(120) is None
        assert str(pool.submit(exec, WORK, {}).exception(120)).startswith("it took longer than the time limit of 0.5 s")


def test_worker_that_hangs_is_ended(monkeypatch):
    with started(make_executor(1), 0.5) as pool:
        monkeypatch.setattr(processor_time, "HANGS_S", 1.0)
        hung = pool.submit(time.sleep, 600)
        assert str(hung.exception(120)) == "it took no processor time for 1 s and was ended"


def test_point_that_may_execute_every_block_has_no_usual_limit(plan):
    [point] = plan("slow").points
    with started(make_executor(1, adds_budget=True), 4.0) as pool:
        unlimited = replace(point, budget_s=math.inf)
        assert pool.submit(FakeRunner(delay_s=5.0).run, unlimited).result(120).status is Status.OK


def test_pool_knows_which_point_is_being_translated(kernel):
    point = plan_sweep([kernel("copied")], problem={"N": (256,)}, tune={"TILE": (16,)}, devices=["h200"]).points[0]
    seen = set()
    with make_executor(1) as pool:
        assert pool.activities() == ()
        future = pool.submit(run_emulated, point)
        while not future.done():
            seen |= {(found.point.key, found.activity) for found in pool.activities()}
            time.sleep(0.002)
        assert future.result().status is Status.OK
        assert pool.activities() == ()
    assert (point.key, Activity.TRANSLATING) in seen
    assert {key for key, _ in seen} == {point.key}


@pytest.mark.parametrize(
    ("number", "doing"),
    [
        (0.0, ""),
        (1.0, " while the kernel was being compiled; --time-limit allows more"),
        (2.0, " while the kernel was being translated into code of this processor; --time-limit allows more"),
    ],
)
def test_call_that_is_ended_says_what_it_was_doing(number, doing):
    with started(make_executor(1), 0.5) as pool:
        future = pool.submit(exec, WORK, {})
        [worker] = pool._busy
        worker.activity_clock[:] = [number, time.monotonic()]
        late = "it took longer than the time limit of 0.5 s of processor time and was ended"
        assert str(future.exception(120)) == late + doing
        started(pool)
