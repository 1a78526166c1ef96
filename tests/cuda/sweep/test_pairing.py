"""Sweeps on GPUs: the measurement and the count of a point, workers that are too slow or lose their GPU."""

from __future__ import annotations

import math
import os
import time
from concurrent.futures import Executor, Future
from dataclasses import replace
from functools import partial

import pytest
from fake_runner import FakeOutcome, FakeRunner

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.device import gpus as gpus_module
from warplens.cuda.device.gpus import HOST
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.host import worker_count
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Baseline, CacheState, CheckLevel, Status
from warplens.cuda.sweep import pairing, places
from warplens.cuda.sweep.engine import PointFinished, Sweep
from warplens.cuda.sweep.pairing import PairingExecutor
from warplens.cuda.sweep.plan import SweepPlan, plan_sweep
from warplens.cuda.sweep.pool import WorkerPool, make_pairing_executor
from warplens.cuda.sweep.protocols import DEAD_WORKER, TimeLimitError, WorkerDiedError, WorkerResources
from warplens.cuda.sweep.workers import GpuLost, LastResult

KEY = "gpu-nvidia-h200"


class ByHand(Executor):
    """Runs the oldest call at each `step` of the test."""

    def __init__(self):
        self.waiting = []

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        self.waiting.append((future, partial(fn, *args, **kwargs)))
        return future

    def step(self):
        future, call = self.waiting.pop(0)
        if future.set_running_or_notify_cancel():
            try:
                future.set_result(call())
            except WorkerDiedError as error:
                future.set_exception(error)


@pytest.fixture
def on_gpu(plan):
    """Make a plan of points of the GPU, cold and warm."""

    def make(*kernels, sizes=1, caches=(CacheState.COLD,)):
        points = tuple(
            replace(point, device=KEY, cache=cache) for point in plan(*kernels, sizes=sizes).points for cache in caches
        )
        return SweepPlan(points=points, units=(1.0,) * len(points))

    return make


@pytest.fixture
def by_hand():
    gpu, processor = ByHand(), ByHand()
    return PairingExecutor({KEY: gpu}, processor, FakeRunner().run), gpu, processor


def test_point_is_done_when_both_halves_are(on_gpu, by_hand):
    executor, gpu, processor = by_hand
    (point,) = on_gpu("a").points
    whole = executor.submit(FakeRunner().run, point)
    gpu.step()
    assert not whole.done()
    processor.step()
    result = whole.result(0)
    assert (result.key, result.time.provenance) == (point.key, Provenance.MEASURED)
    assert result.metrics["gld_efficiency"].provenance is Provenance.COUNTED


def test_card_goes_on_while_nothing_is_counted(on_gpu, by_hand):
    executor, gpu, _ = by_hand
    for point in on_gpu("a", sizes=5).points:
        executor.submit(FakeRunner().run, point)
    assert len(gpu.waiting) == 5


def test_point_is_counted_once_for_all_states_of_the_cache(on_gpu, by_hand):
    executor, gpu, processor = by_hand
    cold, warm = (executor.submit(FakeRunner().run, p) for p in on_gpu("a", caches=tuple(CacheState)).points)
    assert len(processor.waiting) == 1
    for pool in (processor, gpu, gpu):
        pool.step()
    times = {future.result(0).cache: future.result(0).time for future in (cold, warm)}
    assert times[CacheState.COLD].value_ns == pytest.approx(1.1 * times[CacheState.WARM].value_ns)
    assert cold.result(0).metrics == warm.result(0).metrics | {
        key: cold.result(0).metrics[key] for key in ("time_over_model",)
    }


def test_warm_measurement_stands_beside_the_time_modelled_for_a_warm_cache(monkeypatch):
    traits = pairing.traits_of(KEY)
    monkeypatch.setattr(pairing, "traits_of", lambda _: traits)
    (kernel,) = (kernel for kernel in builtin_kernels() if kernel.name == "copy_coalesced")
    plan = plan_sweep([kernel], problem={"N": (256,)}, tune={"TILE": (16,)}, devices=["h200"], check=CheckLevel.FAST)
    points = [replace(plan.points[0], cache=state) for state in CacheState]
    gpu, processor = ByHand(), ByHand()
    executor = PairingExecutor({"h200": gpu}, processor, FakeRunner().run)
    futures = [executor.submit(places.run_emulated, point) for point in points]
    assert len(processor.waiting) == 1
    for pool in (processor, gpu, gpu):
        pool.step()
    joined = {future.result(0).cache: future.result(0) for future in futures}
    alone = {point.cache: places.run_emulated(point) for point in points}
    for state in CacheState:
        assert joined[state].metrics["modelled_time"].value == alone[state].time.value_ns
        assert joined[state].metrics["achieved_occupancy"] == alone[state].metrics["achieved_occupancy"]
        assert joined[state].time.terms_ns == alone[state].time.terms_ns
    assert alone[CacheState.COLD].time.value_ns > 1.2 * alone[CacheState.WARM].time.value_ns


def test_only_the_newest_counts_are_kept(on_gpu, by_hand, monkeypatch):
    monkeypatch.setattr(pairing, "MAX_KEPT_COUNTS", 2)
    executor, _, processor = by_hand
    first, *others = on_gpu("a", "b", "c").points
    for point in (first, *others):
        executor.submit(FakeRunner().run, point)
        processor.step()
    executor.submit(FakeRunner().run, replace(others[-1], cache=CacheState.WARM))
    assert not processor.waiting
    executor.submit(FakeRunner().run, replace(first, cache=CacheState.WARM))
    assert len(processor.waiting) == 1


def test_point_of_another_device_is_counted_alone(plan, by_hand):
    executor, gpu, processor = by_hand
    (point,) = plan("a").points
    whole = executor.submit(FakeRunner().run, point)
    processor.step()
    assert whole.result(0) == FakeRunner().run(point)
    assert not gpu.waiting


def test_baseline_is_measured_and_not_counted(on_gpu, by_hand):
    executor, gpu, processor = by_hand
    point = replace(on_gpu("a").points[0], baseline=Baseline.COPY, tune={})
    whole = executor.submit(FakeRunner().run, point)
    assert not processor.waiting
    gpu.step()
    assert whole.result(0) == FakeRunner().run(point)


def test_worker_that_dies_counting_leaves_the_measured_time(on_gpu, by_hand):
    executor, gpu, processor = by_hand

    def die(point):
        raise WorkerDiedError("the worker process died")

    whole = executor.submit(die, *on_gpu("a").points)
    processor.step()
    gpu.step()
    assert whole.result(0).status is Status.OK
    assert whole.result(0).notes == ("not counted: the worker process died",)


@pytest.mark.parametrize(("outcome", "waits"), [(FakeOutcome.SKIP, False), (FakeOutcome.FAIL, True)])
def test_point_that_the_card_skips_waits_for_no_count_and_one_that_fails_does(on_gpu, outcome, waits):
    gpu, processor = ByHand(), ByHand()
    executor = PairingExecutor({KEY: gpu}, processor, FakeRunner(outcomes={"a": outcome}).run)
    (point,) = on_gpu("a").points
    whole = executor.submit(FakeRunner().run, point)
    gpu.step()
    assert whole.done() is not waits
    processor.step()
    assert whole.result(0).status in {Status.SKIPPED, Status.FAILED}
    assert bool(whole.result(0).metrics) is waits


def test_killing_cancels_what_waits(on_gpu, by_hand):
    executor, gpu, processor = by_hand
    wholes = [executor.submit(FakeRunner().run, point) for point in on_gpu("a", sizes=2).points]
    executor.kill_workers()
    while gpu.waiting:
        gpu.step()
    while processor.waiting:
        processor.step()
    assert all(whole.cancelled() for whole in wholes)


# With real processes.


@pytest.fixture
def machine(monkeypatch):
    """Return a function that gives the machine a number of GPUs of one model."""

    def make(count):
        spec = replace(load_spec("h200"), key=KEY, name="NVIDIA H200")
        available = AvailableGpus(gpus=tuple(InstalledGpu(uuid=f"GPU-{number}", spec=spec) for number in range(count)))
        monkeypatch.setattr(gpus_module, "find_gpus", lambda: available)

    return make


def run(plan, *, measure, count=None, limit_s=math.inf):
    results = []
    sweep = Sweep(
        plan,
        executor_factory=partial(make_pairing_executor, (KEY,), 1, limit_s=limit_s, measure=measure),
        run_point=count or FakeRunner().run,
        on_event=lambda event: results.append(event.result) if isinstance(event, PointFinished) else None,
        in_flight=len(plan.points),
    )
    sweep.start()
    assert sweep.wait(120)
    return {result.kernel: result for result in results}


BAD = {"endless": FakeOutcome.LOOP, "dies": FakeOutcome.EXIT}


def test_bad_points_cost_themselves_alone(on_gpu, machine, monkeypatch):
    def start_timer(pool, worker, seconds):
        """Limit the endless point alone: the start of a worker counts, and may take longer on a busy machine."""
        start(pool, worker, seconds if worker.point is not None and worker.point.kernel == "endless" else 240.0)

    start = WorkerPool._start_timer
    monkeypatch.setattr(WorkerPool, "_start_timer", start_timer)
    machine(1)
    runner = FakeRunner(outcomes=BAD)
    results = run(on_gpu("a", "endless", "b", "dies", "c"), measure=runner.run, limit_s=3.0)
    assert {name: (result.status, result.reason) for name, result in results.items()} == {
        **dict.fromkeys("abc", (Status.OK, "")),
        "endless": (Status.FAILED, "it took longer than the time limit of 3 s and was ended"),
        "dies": (Status.FAILED, DEAD_WORKER),
    }


def test_sweep_does_not_wait_for_the_count_of_what_its_card_skips(on_gpu, machine):
    machine(1)
    skips, loops = (FakeRunner(outcomes={"a": outcome}).run for outcome in (FakeOutcome.SKIP, FakeOutcome.LOOP))
    results = run(on_gpu("b", "a"), measure=skips, count=loops)
    assert {name: result.status for name, result in results.items()} == {"a": Status.SKIPPED, "b": Status.OK}
    assert results["b"].metrics["gld_efficiency"].provenance is Provenance.COUNTED


def test_every_card_of_a_model_has_a_worker(machine):
    machine(2)
    executor = make_pairing_executor((KEY, "h200"), 1)
    replies = [lane.pool.submit(eval, CARD) for lane in executor._measuring[KEY]._lanes]
    assert [future.result(120) for future in replies] == ["GPU-0", "GPU-1"]
    executor.shutdown()


def test_sweep_without_a_card_has_a_plain_pool(machine):
    machine(1)
    assert type(make_pairing_executor(("h200",), 1)) is WorkerPool


def test_processor_is_a_device_with_one_worker_that_has_all_threads(machine):
    machine(0)
    executor = make_pairing_executor((HOST, "h200"), 1)
    resources = executor._measuring[HOST].submit(eval, CARD.removesuffix(".gpu"))
    assert resources.result(120) == WorkerResources(threads=worker_count())
    executor.shutdown()


def test_late_call_ends_and_the_pool_goes_on():
    with WorkerPool([WorkerResources()], limit_s=2.0) as pool:
        late = pool.submit(time.sleep, 600)
        assert isinstance(late.exception(120), TimeLimitError)
        pool._limit_s = math.inf  # the start of a worker counts
        assert pool.submit(divmod, 7, 2).result(120) == (3, 1)


def test_worker_that_has_done_its_last_is_replaced():
    with WorkerPool([WorkerResources(gpu="GPU-7")]) as pool:
        first = pool.submit(os.getpid).result(120)
        assert pool.submit(LastResult, "lost").result(120) == "lost"
        assert pool.submit(os.getpid).result(120) != first
        assert pool.submit(eval, CARD).result(120) == "GPU-7"


def test_worker_whose_card_is_lost_is_replaced_and_the_result_says_so():
    with WorkerPool([WorkerResources(gpu="GPU-7")]) as pool:
        first = pool.submit(os.getpid).result(120)
        assert pool.submit(GpuLost, "failed").result(120) == GpuLost("failed")
        assert pool.submit(os.getpid).result(120) != first


@pytest.mark.parametrize(("gpu", "out"), [("GPU-7", ""), ("", "printed")])
def test_output_of_kernels_on_a_card_is_discarded(gpu, out, capfd):
    with WorkerPool([WorkerResources(gpu=gpu)]) as pool:
        pool.submit(os.write, 1, b"printed").result(120)
    assert capfd.readouterr() == (out, "")


CARD = "__import__('warplens.cuda.sweep.places', fromlist=['this_worker']).this_worker.resources.gpu"
"""This expression gives the GPU of the worker that evaluates it."""
