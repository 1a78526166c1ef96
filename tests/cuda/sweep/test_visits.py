"""The order in which GPUs visit points, forwards and backwards, and the combined result of both visits."""

from __future__ import annotations

import math
from concurrent.futures import Executor, Future
from dataclasses import replace

import pytest
from fake_runner import FakeRunner

from warplens.cuda.ground.points import Ending, Status, Visit
from warplens.cuda.sweep.protocols import WorkerDiedError
from warplens.cuda.sweep.visits import MAX_STRETCH_S, VisitingExecutor
from warplens.cuda.sweep.workers import GpuLost


class Worker(Executor):
    """Runs one call at each `step` of the test."""

    def __init__(self):
        self.waiting = []

    def submit(self, fn, /, *args):
        future = Future()
        self.waiting.append((future, fn, args))
        return future

    def step(self):
        [(future, fn, args)] = self.waiting
        self.waiting.clear()
        try:
            future.set_result(fn(*args))
        except WorkerDiedError as error:
            future.set_exception(error)


class OpenedGpu:
    """Takes two samples in each of two visits; `order` has the visited points, in capitals on their second visit."""

    def __init__(self):
        self.order = []
        self.now_s = 0.0
        self.whole, self.failing, self.dying = set(), set(), set()
        self.gone = {}
        """The turn at which a GPU is lost, by the number of the GPU."""

    def __call__(self, point, planned):
        name = f"{point.kernel}{point.problem['N']}"
        self.order.append(name if planned.earlier is None else name.upper())
        self.now_s += 1.0
        if planned.turn >= self.gone.get(planned.card, math.inf):
            self.order.pop()
            return GpuLost(replace(FakeRunner().run(point), status=Status.FAILED, reason="no GPU", time=None))
        if self.order[-1] in self.dying:
            raise WorkerDiedError("the worker process died")
        if self.order[-1] in self.failing:
            return replace(FakeRunner().run(point), status=Status.FAILED, reason="wrong", time=None)
        result = FakeRunner().run(point)
        before = planned.earlier.visits if planned.earlier else ()
        is_half = planned.earlier is None and point.kernel not in self.whole
        visit = Visit(card=planned.card, turn=planned.turn, samples=2, elapsed_s=0.1)
        made = replace(
            result.time, stopped_by="" if is_half else Ending.PRECISE, visits=(*before, visit),
            samples_ns=(1.0,) * 2 * (len(before) + 1),
        )  # fmt: skip
        return replace(result, time=made, elapsed_s=1.0, notes=("a note",))


@pytest.fixture
def gpu():
    return OpenedGpu()


def run(gpu, plan, gpus=1):
    workers = [Worker() for _ in range(gpus)]
    executor = VisitingExecutor(workers, lambda: gpu.now_s)
    futures = [executor.submit(gpu, point) for point in plan.points]
    while any(worker.waiting for worker in workers):
        for worker in workers:
            if worker.waiting:
                worker.step()
    return [future.result(0) for future in futures]


def test_points_of_a_problem_are_measured_there_and_back(gpu, plan):
    results = run(gpu, plan("a", "b", "c", sizes=2))
    assert gpu.order == ["a1", "b1", "c1", "C1", "B1", "A1", "a2", "b2", "c2", "C2", "B2", "A2"]
    assert [[visit.turn for visit in result.time.visits] for result in results[:3]] == [[0, 5], [1, 4], [2, 3]]
    assert {sum(visit.turn for visit in result.time.visits) for result in results[:3]} == {5}
    assert {(len(result.time.samples_ns), result.elapsed_s, result.notes) for result in results} == {
        (4, 2.0, ("a note",))
    }


def test_way_back_begins_after_some_seconds(gpu, plan):
    run(gpu, plan(*"abcdefgh"))
    first_back = next(number for number, name in enumerate(gpu.order) if name.isupper())
    assert first_back == MAX_STRETCH_S + 1
    assert gpu.order[first_back:][:first_back] == [name.upper() for name in reversed(gpu.order[:first_back])]


def test_point_that_is_done_or_has_failed_is_not_come_back_to(gpu, plan):
    gpu.whole, gpu.failing = {"b"}, {"c1"}
    results = run(gpu, plan("a", "b", "c"))
    assert gpu.order == ["a1", "b1", "c1", "A1"]
    assert [result.status for result in results] == [Status.OK, Status.OK, Status.FAILED]


def test_worker_that_dies_in_the_second_visit_leaves_the_first(gpu, plan):
    gpu.dying = {"B1"}
    results = run(gpu, plan("a", "b"))
    assert [result.status for result in results] == [Status.OK, Status.OK]
    assert (results[1].time.stopped_by, len(results[1].time.samples_ns)) == (Ending.HALF, 2)
    why = "its second half of samples could not be taken: the worker process died"
    assert results[1].notes == ("a note", why)


def test_points_of_a_card_that_is_gone_go_to_another(gpu, plan):
    gpu.gone = {1: 0}
    results = run(gpu, plan("a", "b", "c"), gpus=2)
    assert {result.status for result in results} == {Status.OK}
    assert {visit.card for result in results for visit in result.time.visits} == {0}
    assert sorted(gpu.order) == ["A1", "B1", "C1", "a1", "b1", "c1"]


def test_halves_of_a_card_that_is_gone_stand_and_its_last_point_goes_to_another(gpu, plan):
    gpu.gone = {1: 1}
    results = run(gpu, plan("a", "b", "c", "d", "e"), gpus=2)
    assert {result.status for result in results} == {Status.OK}
    [half] = [result for result in results if result.time.stopped_by == Ending.HALF]
    assert [visit.card for visit in half.time.visits] == [1]
    assert half.notes == ("a note", "its second half of samples could not be taken: no GPU")


def test_points_of_the_only_card_fail_one_by_one_where_it_is_gone_and_what_was_half_measured_stands(gpu, plan):
    gpu.gone = {0: 1}
    results = run(gpu, plan("a", "b", "c"))
    assert [result.status for result in results] == [Status.OK, Status.FAILED, Status.FAILED]
    assert [result.reason for result in results] == ["", "no GPU", "no GPU"]
    assert results[0].time.stopped_by == Ending.HALF


def test_kernel_that_fails_in_the_second_visit_has_failed(gpu, plan):
    gpu.failing = {"B1"}
    results = run(gpu, plan("a", "b"))
    assert [(result.status, result.reason) for result in results] == [(Status.OK, ""), (Status.FAILED, "wrong")]


def test_worker_that_dies_in_the_first_visit_fails_the_point(gpu, plan):
    gpu.dying = {"a1"}
    with pytest.raises(WorkerDiedError):
        run(gpu, plan("a"))


def test_cards_of_a_model_come_back_to_their_own_points(gpu, plan):
    results = run(gpu, plan("a", "b", "c", "d"), gpus=2)
    gpus = [{visit.card for visit in result.time.visits} for result in results]
    assert gpus == [{0}, {1}, {0}, {1}]
    assert all(len(result.time.visits) == 2 for result in results)


def test_killing_leaves_nothing_half_done(gpu, plan):
    worker = Worker()
    executor = VisitingExecutor([worker], lambda: 0.0)
    futures = [executor.submit(gpu, point) for point in plan("a", "b", "c").points]
    worker.step()
    executor.kill_workers()
    worker.step()
    assert all(future.cancelled() for future in futures)
    assert not worker.waiting


class Killable(Executor):
    """Has what `meanwhile` does happen while it takes a call, and ends the calls that it has when it is killed."""

    def __init__(self):
        self.calls = []
        self.meanwhile = lambda: None

    def submit(self, *call):
        del call
        self.meanwhile()
        self.calls.append(Future())
        return self.calls[-1]

    def kill_workers(self):
        for future in self.calls:
            future.set_exception(WorkerDiedError("the worker process died"))


def test_killing_while_a_card_takes_a_point_ends_that_point(gpu, plan):
    pool = Killable()
    executor = VisitingExecutor([pool])
    pool.meanwhile = executor.kill_workers
    [point] = plan("a").points
    assert isinstance(executor.submit(gpu, point).exception(0), WorkerDiedError)


class Refusing(Executor):
    """Accepts one call and fails every further call at once, as where no process can be started."""

    def __init__(self):
        self.first = Future()
        self.was_asked = False

    def submit(self, *call):
        del call
        future = Future() if self.was_asked else self.first
        if self.was_asked:
            future.set_exception(WorkerDiedError("no worker process took the call"))
        self.was_asked = True
        return future


def test_every_point_of_a_large_sweep_ends_where_no_process_can_be_started(plan):
    pool = Refusing()
    executor = VisitingExecutor([pool])
    [point] = plan("a").points
    futures = [executor.submit(print, replace(point, problem={"N": size})) for size in range(1, 2001)]
    pool.first.set_exception(WorkerDiedError("the worker process died"))
    assert all(future.done() for future in futures)
