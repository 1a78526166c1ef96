"""Launches of one kernel with other sizes, launches of benchmarks, and what tells points of one kernel apart."""

from __future__ import annotations

import math
import struct
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

from captures import changed, fake_launch

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Capture, Pointer, Scalar
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute import executor as execution
from warplens.cuda.execute.executor import Executor
from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.ground.host import aligned_zeros
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.record.points import BENCHMARKED
from warplens.cuda.record.session import Session

SOURCE = """extern "C" __global__ void scale(const float *x, float *y, int n, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = by * x[i];
}"""
Make = Callable[..., Capture]


@pytest.fixture(scope="module")
def make() -> Make:
    compiled = compile_source(SOURCE, name="scale.cu", target="sm_90", entry="scale", defines={})

    def launch(n: int, by: float = 2.0, length: int | None = None, dtype: str = "float32", **more: object) -> Capture:
        x = np.arange(n, dtype=np.float32)
        y = np.zeros(n if length is None else length, np.float32)
        made = fake_launch(
            "scale",
            compiled.ptx,
            Pointer(allocation=Allocation(data=x.view(np.uint8)), dtype=dtype, shape=(n,)),
            Pointer(allocation=Allocation(data=y.view(np.uint8)), dtype=dtype, shape=(n,)),
            Scalar(data=struct.pack("<i", n), dtype="int32"),
            Scalar(data=struct.pack("<f", by), dtype="float32"),
            cubin=compiled.cubin,
            grid=(-(-n // 64), 1, 1),
            block=(64, 1, 1),
            names=("x", "y", "n", "by"),
        )
        return changed(made, **more)

    return launch


def written(launch: Capture) -> np.ndarray:
    pointer = launch.launch.arguments[1]
    assert isinstance(pointer, Pointer)
    return pointer.allocation.data.view(np.float32)


def test_other_sizes_and_numbers_are_translated_once_more_and_not_again(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[bool] = []
    launch = execution.Launch

    def noted(request: execution.LaunchRequest, *given: object, **how: object) -> execution.Launch:
        made.append(request.open_sizes)
        return launch(request, *given, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(execution, "Launch", noted)
    monkeypatch.setattr(execution._LastLaunch, "is_slow", False)
    executor = Executor(load_spec("h200"))
    for n, by in ((100, 2.0), (1000, 3.0), (777, 4.0), (64, 0.5), (100, 2.0)):
        one = make(n, by)
        counts = executor.execute(one, is_searched=False).counts
        assert written(one).tolist() == (np.float32(by) * np.arange(n, dtype=np.float32)).tolist()
        assert counts == Executor(load_spec("h200")).execute(make(n, by), is_searched=False).counts
    own = [opened for opened in made if opened]
    assert len(own) == 1
    with pytest.raises(KernelFault, match=r"^block=\(1,0,0\) thread=\(6,0,0\)"):
        executor.execute(make(100, 5.0, length=70), is_searched=False)


def test_code_of_its_own_is_made_where_executing_takes_longer_than_translating(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(execution._LastLaunch, "is_slow", True)
    executor = Executor(load_spec("h200"))
    for n in (100, 1000):
        one = make(n)
        executor.execute(one, is_searched=False)
        assert written(one)[-1] == 2 * (n - 1)
    assert not any(last.launch.request.open_sizes for last in executor._last.values())


@pytest.mark.parametrize(("budget_s", "translations"), [(1.0, 2), (math.inf, 4)])
def test_benchmarks_share_code_however_long_they_take(
    make: Make, monkeypatch: pytest.MonkeyPatch, budget_s: float, translations: int
) -> None:
    made: list[execution.LaunchRequest] = []
    launch = execution.Launch

    def noted(request: execution.LaunchRequest, *given: object, **how: object) -> execution.Launch:
        made.append(request)
        return launch(request, *given, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(execution, "Launch", noted)
    monkeypatch.setattr(execution._LastLaunch, "is_slow", True)
    executor = Executor(load_spec("h200"))
    for n in (100, 1000, 777, 64):
        executor.execute(made_launch := make(n), is_searched=False, budget_s=budget_s)
        np.testing.assert_array_equal(written(made_launch), 2 * np.arange(n, dtype=np.float32))
    assert len(made) == translations


def test_memory_of_copies_is_used_again_and_holds_the_arrays_of_each_launch(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    allocated: list[int] = []

    def noted(size_bytes: int) -> np.ndarray:
        allocated.append(size_bytes)
        return aligned_zeros(size_bytes)

    monkeypatch.setattr(execution, "aligned_zeros", noted)
    executor = Executor(load_spec("h200"))
    for n, by in ((100, 2.0), (100, 3.0), (1000, 4.0), (1000, 5.0)):
        executor.execute(launch := make(n, by), is_searched=False)
        np.testing.assert_array_equal(written(launch), by * np.arange(n, dtype=np.float32))
    assert allocated == [400, 400, 4000, 4000]


def test_launch_of_a_benchmark_is_sampled_and_a_whole_one_takes_its_place(make: Make) -> None:
    session = Session(load_spec("h200"), budget_s=1e-4)
    with session.benchmark():
        session.launch(make(4_000_000))
    [point] = session.points
    assert point.metrics["gld_transactions"].provenance is Provenance.SAMPLED
    assert point.metrics["gld_transactions"].value == pytest.approx(4_000_000 / 8, rel=0.01)
    assert point.metrics["gld_transactions"].note.startswith("sampled: ")
    assert BENCHMARKED in point.notes
    assert session.now().time_ns == point.time.value_ns
    simulated = session.records[0].executed.simulated
    assert simulated is not None
    whole = make(4_000_000)
    session.launch(whole)
    [point] = session.points
    assert session.records[0].executed.simulated is simulated  # what an autotuner has chosen by
    assert point.time.value_ns == simulated.time_ns
    assert point.metrics["gld_transactions"].provenance is Provenance.COUNTED
    assert point.metrics["gld_transactions"].value == 4_000_000 / 8
    assert BENCHMARKED not in point.notes
    assert written(whole)[-1] == 2 * np.float32(3_999_999)


def test_benchmark_without_a_limit_executes_every_block(make: Make) -> None:
    session = Session(load_spec("h200"), budget_s=float("inf"))
    with session.benchmark():
        session.launch(make(400_000))
    assert session.points[0].metrics["gld_transactions"].provenance is Provenance.COUNTED


def test_fault_after_a_sample_says_that_it_may_come_from_it(make: Make) -> None:
    session = Session(load_spec("h200"), budget_s=1e-4)
    with session.benchmark():
        session.launch(make(4_000_000))
        with pytest.raises(
            KernelFault, match=r"only a sample of the blocks was executed, .* --budget inf executes all$"
        ):
            session.launch(make(100, length=70))
    with pytest.raises(KernelFault) as caught:
        session.launch(make(100, length=70))
    assert "--budget" not in str(caught.value)


def test_truth_values_are_axes_and_words_and_dtypes_part_of_the_name(make: Make) -> None:
    session = Session(load_spec("h200"))
    for even, mode in (("True", "fast"), ("False", "fast"), ("True", "slow")):
        session.launch(make(100, options=(("BLOCK", "64"), ("EVEN", even), ("MODE", mode), ("SAME", "word"))))
    session.launch(make(100, dtype="int32", options=(("BLOCK", "64"), ("EVEN", "True"), ("MODE", "fast"))))
    assert [(point.kernel, point.tune) for point in session.points] == [
        ("scale float32 MODE=fast", {"BLOCK": 64, "EVEN": 1}),
        ("scale float32 MODE=fast", {"BLOCK": 64, "EVEN": 0}),
        ("scale float32 MODE=slow", {"BLOCK": 64, "EVEN": 1}),
        ("scale int32 MODE=fast", {"BLOCK": 64, "EVEN": 1}),
    ]
    assert all(point.problem == {"n": 100} for point in session.points)
    assert "options: MODE=fast, SAME=word" in session.points[0].notes


def test_grid_is_a_size_where_nothing_else_tells_launches_apart(make: Make) -> None:
    session = Session(load_spec("h200"))
    session.launch(make(100))
    session.launch(make(100, grid=(3, 1, 1)))
    session.launch(make(200))
    assert [point.problem for point in session.points] == [
        {"n": 100, "blocks": 2, "threads": 64},
        {"n": 100, "blocks": 3, "threads": 64},
        {"n": 200},
    ]


def test_numbers_that_are_compiled_in_as_one_are_sizes_and_no_axes(make: Make) -> None:
    session = Session(load_spec("h200"))
    session.launch(make(100, ones=("n_rows", "stride"), remark="chosen"))
    [point] = session.points
    assert (point.problem, point.tune) == ({"n_rows": 1, "n": 100}, {})
    assert "chosen" in point.notes


def test_kept_code_keeps_no_memory_of_the_program(make: Make) -> None:
    executor = Executor(load_spec("h200"))
    executor.execute(make(1000), is_searched=True)
    [compiled] = executor._compiled.values()
    assert [array.nbytes for array in compiled.request.arrays.values()] == [4000, 4000]
    assert all(array.strides == (0,) for array in compiled.request.arrays.values())
    assert not compiled._arrays
    again = make(1000)
    executor.execute(again, is_searched=False)
    assert written(again)[-1] == 1998
