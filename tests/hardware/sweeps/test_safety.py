"""A sweep on a GPU survives broken kernels, sizes that do not fit, a killed worker, and a driver that vanishes.

The rule: every test uses the executor of a real sweep, with its worker processes. Each failure is one failed or skipped
point with its sentence, and every other point of the same sweep is right and measured. Run with
`pytest -m gpu`.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from warplens.cuda.catalogue import KernelFile, read_kernel_file, select
from warplens.cuda.device.gpus import installed_gpus
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CheckLevel, Measuring, PointResult, Status
from warplens.cuda.sweep.engine import Event, PointFinished, PointStarted, Sweep
from warplens.cuda.sweep.pairing import PairingExecutor
from warplens.cuda.sweep.places import run_emulated
from warplens.cuda.sweep.plan import SweepPlan, plan_sweep
from warplens.cuda.sweep.pool import make_pairing_executor
from warplens.cuda.sweep.protocols import DEAD_WORKER

pytestmark = pytest.mark.gpu

LIMIT_S = 6.0
LONGEST_WAIT_S = 30.0
TOO_LARGE = 200_000
"""Two matrices of this many rows and columns have 298 GiB."""
NO_DEVICE = "CUDA_ERROR_NO_DEVICE: the driver no longer finds a GPU (cuInit: no CUDA-capable device is detected)"

SOURCE = """/* warplens
entry = "{name}"
block = [{threads}]
grid = ["cdiv(N, {threads})"]
args = ["A", "N"]
reference = "A + 1"
flops = "N"
bytes = "8 * N"

[problem]
N = [1024]

[arrays]
A = {{ dtype = "float32", shape = ["N"], role = "inout", init = "integers(0, 3)" }}
*/
extern "C" __global__ void {bounds} {name}(float *A, int N)
{{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    {body}
}}
"""
RIGHT = "if (i < N) A[i] += 1.0f;"
ENDLESS = "for (volatile float *a = A;;) a[i % N] = 1.0f;"
MANY_REGISTERS = """float r[128];
    for (int k = 0; k < 128; k++) r[k] = A[(i + k) % N];
    for (int n = 0; n < N; n++)
        for (int k = 0; k < 128; k++) r[k] = r[k] * r[(k + 1) % 128] + n;
    for (int k = 0; k < 128; k++) A[(i + k) % N] = r[k];"""


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., KernelFile]:
    """Write a kernel: `written("name", "body")`."""

    def make(name: str, body: str = RIGHT, *, threads: int = 128, bounds: str = "") -> KernelFile:
        path = tmp_path / f"{name}.cu"
        path.write_text(SOURCE.format(name=name, body=body, threads=threads, bounds=bounds), encoding="utf-8")
        return read_kernel_file(path)

    return make


def planned(kernels: list[KernelFile], *sizes: int, least_time_s: float = 0.02) -> SweepPlan:
    return plan_sweep(
        kernels, problem={"N": sizes}, tune={}, devices=[installed_gpus()[0].spec.key], limit=10**6,
        check=CheckLevel.FAST,
        measuring=Measuring(least_time_s=least_time_s, longest_time_s=max(0.3, least_time_s)),
    )  # fmt: skip


class Running:
    """A sweep, and its finished points: `results` by kernel and size."""

    def __init__(self, plan: SweepPlan, limit_s: float = LIMIT_S) -> None:
        self.results: dict[tuple[str, int], PointResult] = {}
        self.when: Callable[[Event], None] = lambda _event: None
        self._executor: PairingExecutor | None = None
        self._make = partial(make_pairing_executor, plan.devices, 2, limit_s=limit_s)
        self._sweep = Sweep(
            plan, executor_factory=self._factory, run_point=run_emulated, on_event=self._on_event,
            in_flight=len(plan.points),
        )  # fmt: skip

    def run(self) -> dict[tuple[str, int], PointResult]:
        self._sweep.start()
        self._sweep.wait()
        return self.results

    def kill_card(self) -> None:
        """Kill the worker of the GPU, as a user or the system would."""
        for pid in self._card_workers():
            os.kill(pid, signal.SIGKILL)

    def _card_workers(self) -> Iterator[int]:
        assert self._executor is not None
        for pool in self._executor._measuring.values():
            for lane in pool._lanes:  # type: ignore[attr-defined]
                for worker in lane.pool._busy | set(lane.pool._idle):
                    yield from (process.pid for process in worker._context.processes if process.is_alive())

    def _factory(self) -> PairingExecutor:
        executor = self._make()
        assert isinstance(executor, PairingExecutor)
        self._executor = executor
        return executor

    def _on_event(self, event: Event) -> None:
        if isinstance(event, PointFinished):
            self.results[event.point.kernel, event.point.problem["N"]] = event.result
        self.when(event)


def wait_until_busy() -> None:
    """Wait until the GPU works at full load, or for LONGEST_WAIT_S."""
    import pynvml

    pynvml.nvmlInit()
    card, end = pynvml.nvmlDeviceGetHandleByUUID(installed_gpus()[0].uuid), time.monotonic() + LONGEST_WAIT_S
    pause = threading.Event()
    while pynvml.nvmlDeviceGetUtilizationRates(card).gpu < 90 and time.monotonic() < end:
        pause.wait(0.1)
    pynvml.nvmlShutdown()


def is_measured(result: PointResult) -> bool:
    return (
        (result.status, result.reason) == (Status.OK, "")
        and result.check is not None
        and not result.check.wrong
        and result.time is not None
        and result.time.provenance is Provenance.MEASURED
        and "gld_efficiency" in result.metrics
    )


def test_broken_kernels_and_sizes_that_do_not_fit_cost_themselves_alone(written):
    broken = {
        "illegal": (written("illegal", "A[i + (1ull << 40)] = 1.0f;"), Status.FAILED, "CUDA_ERROR_ILLEGAL_ADDRESS: "),
        "crooked": (
            written("crooked", "*(float *)((char *)A + 4 * (i % N) + 1) = 1.0f;"),
            Status.FAILED,
            "CUDA_ERROR_MISALIGNED_ADDRESS: ",
        ),
        "doubtful": (written("doubtful", "assert(i < 5);"), Status.FAILED, "assertion `i < 5` failed in "),
        "endless": (
            written("endless", ENDLESS),
            Status.FAILED,
            f"it took longer than the time limit of {LIMIT_S:g} s and was ended",
        ),
        "wide": (written("wide", threads=2048), Status.SKIPPED, "2048 threads"),
        "bounded": (written("bounded", bounds="__launch_bounds__(64)"), Status.FAILED, "CUDA_ERROR_INVALID_VALUE: "),
        "hungry": (written("hungry", MANY_REGISTERS, threads=1024), Status.SKIPPED, " registers"),
    }
    right = [
        written("first"),
        *(kernel for kernel, _, _ in broken.values()),
        written("last"),
        *select(["copy_coalesced"]),
    ]
    plan = planned(right, 1024, TOO_LARGE)
    results = Running(plan).run()
    for name, (_, status, sentence) in broken.items():
        for size in (1024, TOO_LARGE):
            assert (name, results[name, size].status) == (name, status)
            assert sentence in results[name, size].reason
            assert results[name, size].time is None
    for name, size in (("first", 1024), ("last", 1024), ("last", TOO_LARGE), ("copy_coalesced", 1024)):
        assert is_measured(results[name, size]), results[name, size]
    too_large = results["copy_coalesced", TOO_LARGE]
    assert too_large.status is Status.SKIPPED
    assert too_large.reason.startswith("needs 298.0 GiB, ")
    assert too_large.reason.endswith(" GiB free")


def test_worker_killed_by_hand_in_an_endless_kernel_fails_that_point_alone(written):
    plan = planned([written("endless", ENDLESS)], 512)
    others = planned([written("first"), written("last")], 1024, 2048)
    whole = SweepPlan(points=plan.points + others.points, units=plan.units + others.units)
    sweep = Running(whole, limit_s=600.0)

    def kill() -> None:
        wait_until_busy()
        sweep.kill_card()

    hand = threading.Thread(target=kill)

    def when(event: Event) -> None:
        if isinstance(event, PointStarted) and event.point.kernel == "endless":
            hand.start()

    sweep.when = when
    results = sweep.run()
    hand.join()
    endless = results.pop(("endless", 512))
    assert (endless.status, endless.reason) == (Status.FAILED, DEAD_WORKER)
    assert len(results) == 4
    assert all(is_measured(result) for result in results.values()), results


def test_driver_that_vanishes_fails_what_is_left_and_what_is_finished_stays(written, monkeypatch):
    sizes = (256, 512, 1024, 2048, 4096, 8192)
    plan = planned([written("k")], *sizes, least_time_s=2.0)  # so long that the first is counted before the last begins
    sweep = Running(plan)

    def when(event: Event) -> None:
        if isinstance(event, PointFinished) and len(sweep.results) == 1:
            monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "-1")
            sweep.kill_card()

    sweep.when = when
    results = sweep.run()
    assert len(results) == len(sizes)
    kept = {key for key, result in results.items() if result.status is Status.OK}
    assert kept
    assert {results[key].reason for key in results.keys() - kept} <= {DEAD_WORKER, NO_DEVICE}
    assert results["k", sizes[-1]].reason == NO_DEVICE

    monkeypatch.delenv("CUDA_VISIBLE_DEVICES")
    again = Running(planned([written("k")], *sizes)).run()
    assert all(is_measured(result) for result in again.values()), again
