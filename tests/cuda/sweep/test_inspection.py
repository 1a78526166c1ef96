"""Questions to a worker that looks at a point: its answers, its errors, its crash, and that it is gone afterwards."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from warplens.cuda.catalogue import read_kernel_file, select
from warplens.cuda.execute.inspection.records import Inspection, Refusal, TracePlace, choose_point
from warplens.cuda.ground.errors import CompileError, InputError, KernelFault, LaunchError
from warplens.cuda.ground.points import PointSpec
from warplens.cuda.sweep import inspection, pool, workers
from warplens.cuda.sweep.inspection import inspecting_worker, make_inspecting_executor
from warplens.cuda.sweep.protocols import ExplainedDeathError, WorkerDiedError

SOURCE = """/* warplens
entry     = "bad"
title     = "Bad"
family    = "bad"
block     = ["32"]
grid      = ["1"]
args      = ["in", "out"]
reference = "in"
flops     = "N"
bytes     = "2 * 4 * N"
[problem]
N = [32]
[arrays]
in  = { dtype = "float32", shape = ["N"] }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
extern "C" __global__ void bad(const float *in, float *out) { BODY }
"""


def worker_processes() -> int:
    """Return the number of workers; the tracker of multiprocessing stays until this process ends."""
    return sum("spawn_main" in " ".join(process.cmdline()) for process in psutil.Process().children())


def point_of(path: Path | None = None) -> PointSpec:
    kernels = select(["transpose_tiled"]) if path is None else [read_kernel_file(path)]
    tune = {"TILE": (8,)} if path is None else {}
    problem = {"N": (32,)}
    return choose_point(kernels, problem=problem, tune=tune, device="h200", budget_s=2.0, limit=10**9)


@pytest.fixture
def bad(tmp_path: Path) -> Callable[[str], PointSpec]:
    """Make a point of a kernel with this body."""

    def make(body: str) -> PointSpec:
        path = tmp_path / "bad.cu"
        path.write_text(SOURCE.replace("BODY", body), encoding="utf-8")
        return point_of(path)

    return make


def test_worker_explains_and_inspects_and_is_gone_afterwards() -> None:
    with inspecting_worker() as worker:
        explanation = worker.explain(point_of(), pitch_words=9)
        inspection = worker.inspect(point_of(), TracePlace(block=3))
        assert worker_processes() == 1

    assert explanation.summary[0].startswith("Worst is line ")
    assert isinstance(inspection, Inspection)
    assert inspection.record.block == 3
    assert worker_processes() == 0


def test_errors_of_a_worker_come_back_as_they_are(bad: Callable[[str], PointSpec]) -> None:
    with inspecting_worker() as worker:
        with pytest.raises(CompileError) as refused:
            worker.explain(bad("out(0);"))
        with pytest.raises(KernelFault, match=r"^block=\(0,0,0\) thread=\(31,0,0\) bad.cu:17"):
            worker.explain(bad("out[threadIdx.x + 1] = in[threadIdx.x];"))
        with pytest.raises(InputError, match=r"^--trace: the launch has the blocks 0 to 15, and no block 16$"):
            worker.explain(point_of(), TracePlace(block=16))
        answer = worker.inspect(bad("out(0);"))

    assert str(refused.value).startswith("bad.cu does not compile for sm_90\nbad.cu(17): error")
    assert isinstance(answer, Refusal)
    assert [note.line for note in answer.notes] == [17]


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (ExplainedDeathError("the worker process aborted itself"), "the worker process aborted itself"),
        (
            WorkerDiedError("the worker process died"),
            "the worker process died while it ran this point (killed, out of memory, or crashed)",
        ),
    ],
)
def test_dead_worker_is_one_sentence(error: Exception, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*_: object) -> None:
        raise error

    monkeypatch.setattr(pool, "make_executor", lambda workers, *_, **__: ThreadPoolExecutor(workers))
    monkeypatch.setattr(workers, "explain_point", die)
    with inspecting_worker() as worker, pytest.raises(LaunchError) as caught:
        worker.explain(point_of())

    assert str(caught.value) == sentence


ENDLESS = "if (threadIdx.x == 3) for (;;) atomicAdd(out + 3, in[5]);"


def test_question_that_takes_longer_than_its_limit_is_a_sentence_and_the_next_one_is_answered(
    bad: Callable[[str], PointSpec],
) -> None:
    endless = replace(bad(ENDLESS), limit=9 * 10**18)
    late = re.escape("it took longer than the time limit of 3 s of processor time and was ended")
    with inspecting_worker(3.0) as worker:
        with pytest.raises(LaunchError, match=f"^{late}$"):
            worker.explain(endless)
        with pytest.raises(LaunchError, match=f"^{late}$"):
            worker.inspect(endless)
    with inspecting_worker() as worker:
        assert isinstance(worker.inspect(point_of()), Inspection)
    assert worker_processes() == 0


@pytest.mark.parametrize(("limit_s", "seconds"), [(None, "0.25"), (0.125, "0.125")])
def test_question_without_a_limit_has_that_of_a_point_and_its_budget(
    limit_s: float | None, seconds: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inspection, "TIME_LIMIT_S", 0.125)  # a worker takes longer to start
    with inspecting_worker(limit_s) as worker, pytest.raises(LaunchError) as caught:
        worker.explain(replace(point_of(), budget_s=0.125))
    assert str(caught.value) == f"it took longer than the time limit of {seconds} s of processor time and was ended"


@pytest.mark.parametrize("limit_s", [math.inf, 1e300, 1e10])
def test_question_without_an_end_of_its_time_is_answered(limit_s: float) -> None:
    with inspecting_worker(limit_s) as worker:
        assert isinstance(worker.inspect(point_of()), Inspection)


def test_interrupted_question_ends_its_worker() -> None:
    def interrupt() -> None:
        with inspecting_worker() as worker:
            worker.inspect(point_of())
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupt()
    assert worker_processes() == 0


def test_make_inspecting_executor_returns_the_pool_of_the_one_worker():
    with make_inspecting_executor() as executor:
        assert executor.submit(abs, -3).result() == 3
