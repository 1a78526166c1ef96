"""Pairs of points on GPUs: sent when both are there, done together, and lost together."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from dataclasses import replace
from functools import partial

import pytest

from warplens.cuda.execute.measurement.interleaved import goes_on
from warplens.cuda.ground.points import Pair, PairSide, PointSpec, Status, result_of
from warplens.cuda.sweep.engine import PointFinished, Sweep
from warplens.cuda.sweep.pairing import InterleavedExecutor, PairingExecutor
from warplens.cuda.sweep.places import run_emulated
from warplens.cuda.sweep.plan import SweepPlan
from warplens.cuda.sweep.protocols import WorkerDiedError
from warplens.cuda.sweep.workers import GpuLost, run_interleaved, run_measured

POINT = PointSpec(
    kernel="k", path="k.cu", source_hash="0" * 64, family="f", problem={"N": 64}, tune={}, device="gpu-1",
    budget_s=1.0, limit=1,
)  # fmt: skip


def pair(name, a="one", b="two"):
    return [
        replace(POINT, kernel=kernel, pair=Pair(id=name, side=side))
        for kernel, side in zip((a, b), PairSide, strict=True)
    ]


class Worker(Executor):
    """Keeps its calls until the test says what becomes of them."""

    def __init__(self):
        self.calls = []
        self.is_killed = self.is_shut = False

    def submit(self, fn, /, *args):
        if self.is_shut:
            raise RuntimeError("cannot schedule new futures after shutdown")
        future = Future()
        self.calls.append((future, fn, args))
        return future

    def kill_workers(self):
        self.is_killed = True

    def shutdown(self, **_):
        self.is_shut = True


def answer(call):
    """Let a call return a result for each of its points."""
    future, _, (points, _, _) = call
    future.set_result(tuple(result_of(point, Status.OK) for point in points))


@pytest.fixture
def workers():
    return [Worker(), Worker()]


@pytest.fixture
def executor(workers):
    return InterleavedExecutor(workers, goes_on)


def submit(executor, points):
    return [executor.submit(run_measured, point) for point in points]


def test_pair_is_sent_when_both_points_are_there_and_done_together(executor, workers):
    a, b = pair("1")
    first = executor.submit(run_measured, b)
    assert workers[0].calls == []
    second = executor.submit(run_measured, a)
    [(_, call, arguments)] = workers[0].calls
    assert (call, arguments[0], arguments[2]) == (run_interleaved, (a, b), goes_on)
    assert not first.done()
    answer(workers[0].calls[0])
    assert (first.result().key, second.result().key) == (b.key, a.key)


def test_pairs_take_turns_on_the_cards(executor, workers):
    for name in "123":
        submit(executor, pair(name))
    visits = [[(call[2][1].card, call[2][1].turn) for call in worker.calls] for worker in workers]
    assert visits == [[(0, 0), (0, 1)], [(1, 0)]]


def test_death_of_the_worker_fails_both(executor, workers):
    futures = submit(executor, pair("1"))
    workers[0].calls[0][0].set_exception(WorkerDiedError("the worker process died"))
    assert [str(future.exception()) for future in futures] == ["the worker process died"] * 2


def test_lost_card_gives_both_their_results(executor, workers):
    points = pair("1")
    futures = submit(executor, points)
    lost = tuple(result_of(point, Status.FAILED, "no GPU") for point in points)
    workers[0].calls[0][0].set_result(GpuLost(lost))
    assert tuple(future.result() for future in futures) == lost


def test_call_that_is_cancelled_cancels_both(executor, workers):
    futures = submit(executor, pair("1"))
    workers[0].calls[0][0].cancel()
    assert all(future.cancelled() for future in futures)


def test_point_that_waits_for_its_other_is_cancelled_when_the_workers_are_killed(executor, workers):
    waiting = executor.submit(run_measured, pair("1")[0])
    executor.kill_workers()
    assert waiting.cancelled()
    assert all(worker.is_killed for worker in workers)


def test_pool_that_is_shut_fails_both(executor):
    executor.shutdown()
    futures = submit(executor, pair("1"))
    assert [str(future.exception()) for future in futures] == ["cannot schedule new futures after shutdown"] * 2


@pytest.mark.parametrize("point", [POINT, "no point"], ids=["alone", "other"])
def test_what_is_no_point_of_a_pair_is_refused(executor, point):
    with pytest.raises(TypeError, match=r"^only points of pairs are measured in turns$"):
        executor.submit(run_measured, point)


def test_kernel_against_itself_is_counted_once(workers):
    counting = Worker()
    executor = PairingExecutor({"gpu-1": InterleavedExecutor(workers[:1], goes_on)}, counting, run_measured)
    futures = [executor.submit(run_emulated, point) for point in pair("1", "k", "k")]
    assert [call[2][0].pair for call in counting.calls] == [None]
    answer(workers[0].calls[0])
    counting.calls[0][0].set_result(result_of(POINT, Status.OK))
    assert [future.result().pair.side for future in futures] == list(PairSide)


def test_sweep_of_pairs_finishes_each_point(workers):
    plan = SweepPlan(points=tuple(pair("1") + pair("2")), units=(1.0,) * 4)
    finished = []

    def take(event):
        if isinstance(event, PointFinished):
            finished.append(event.result.pair)

    executor = InterleavedExecutor(workers, goes_on)
    sweep = Sweep(plan, executor_factory=lambda: executor, run_point=partial(run_measured), on_event=take, in_flight=4)
    sweep.start()
    for worker in workers:
        answer(worker.calls[0])
    assert sweep.wait(120)
    assert finished == [point.pair for point in plan.points]
