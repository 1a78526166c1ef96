"""Points that are compared with the result of another kernel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.catalogue import read_kernel_files, select
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.execution import reference_functions
from warplens.cuda.execute.execution.reference_functions import judged_by
from warplens.cuda.execute.preparation import Preparer
from warplens.cuda.ground.points import InputSet, PointResult, PointSpec, ReferenceFunction, Status
from warplens.cuda.sweep.plan import plan_sweep

MATTER = """/* warplens
entry = "{entry}"
block = [32]
grid  = ["cdiv(N, 32)"]
args  = ["in", "out", "N"]
{more}
[problem]
N = [96]
[arrays]
in  = {{ dtype = "float32", shape = ["N"] }}
out = {{ dtype = "float32", shape = ["N"], role = "out" }}
*/
__global__ void {entry}(const float *in, float *out, int n)
{{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = {value};
}}
"""
Points = Callable[..., list[PointSpec]]


@pytest.fixture
def points(tmp_path: Path) -> Points:
    """Write a kernel `fast`, which computes `value`, beside `naive`; return the points of both."""

    def make(value: str, naive: str = "3 * in[i]", chosen: str = "", name: str = "naive") -> list[PointSpec]:
        more = "" if chosen else f'reference = {{ kernel = "{name}" }}'
        fast = MATTER.format(entry="fast", more=more, value=value)
        (tmp_path / "k.cu").write_text(fast + MATTER.format(entry="naive", more="", value=naive))
        kernels = read_kernel_files(tmp_path / "k.cu")
        plan = plan_sweep(kernels, problem={}, tune={}, devices=["h200"], reference=chosen)
        return sorted(plan.points, key=lambda point: point.kernel)

    return make


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def judged(runner: EmulatorRunner, made: list[PointSpec]) -> PointResult:
    return runner.run(made[0])


@pytest.mark.parametrize("chosen", ["", "naive"])
def test_result_that_is_that_of_the_reference_kernel_is_right(
    runner: EmulatorRunner, points: Points, chosen: str
) -> None:
    fast, naive = map(runner.run, points("in[i] * 3", chosen=chosen))
    assert (fast.status, "compared with the result of naive" in fast.notes) == (Status.OK, True)
    assert fast.check is not None
    assert (fast.check.checked, naive.status) == (96, Status.UNCHECKED)


def test_result_that_differs_is_wrong(runner: EmulatorRunner, points: Points) -> None:
    result = judged(runner, points("i < 95 ? 3 * in[i] : 0"))
    assert result.reason.startswith("1 of 96 elements of 'out' are wrong: the first at [95] is 0.0 instead of ")


def test_changed_reference_kernel_is_executed_anew(runner: EmulatorRunner, points: Points) -> None:
    assert judged(runner, points("3 * in[i]")).status is Status.OK
    assert judged(runner, points("3 * in[i]", naive="4 * in[i]")).status is Status.FAILED


def test_other_inputs_are_given_to_the_reference_kernel_too(runner: EmulatorRunner, points: Points) -> None:
    [point, _] = points("in[i] > 2 ? 0 : 3 * in[i]")
    assert "also right with the inputs ones" in runner.run(replace(point, inputs=(InputSet.ONES,))).notes
    result = runner.run(replace(point, inputs=(InputSet.ONES, InputSet.HUGE)))
    assert result.reason.startswith("with the inputs 'huge', 96 of 96 elements of 'out' are wrong: ")


def test_reference_kernel_that_does_not_exist_fails_the_point_alone(runner: EmulatorRunner, points: Points) -> None:
    fast, naive = points("in[i]", name="nave")
    assert runner.run(fast).reason.startswith("no reference kernel is named 'nave'; did you mean 'naive'?")
    assert runner.run(naive).status is Status.UNCHECKED


def test_fault_of_the_reference_kernel_is_said_to_be_its_own(runner: EmulatorRunner, points: Points) -> None:
    result = judged(runner, points("in[i]", naive="in[i + n]"))
    assert result.status is Status.FAILED
    assert result.reason.startswith("the reference kernel naive: block=(0,0,0) thread=(0,0,0) k.cu:")


def test_reference_kernel_beyond_the_budget_leaves_the_point_unchecked(
    runner: EmulatorRunner, points: Points, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner._references, "_execute", lambda *_: None)
    result = runner.run(replace(points("5 * in[i]")[0], problem={"N": 97}))
    assert (result.status, result.reason) == (
        Status.UNCHECKED, "the reference kernel naive takes longer than the budget; --budget inf executes all of it"
    )  # fmt: skip


@pytest.mark.parametrize(("value", "status"), [("3 * in[i]", Status.OK), ("in[i]", Status.FAILED)])
def test_sequence_is_compared_with_a_reference_kernel(
    runner: EmulatorRunner, tmp_path: Path, value: str, status: Status
) -> None:
    launch = MATTER.format(entry="naive", more="", value="3 * in[i]")
    keys = ('block = [32]\ngrid  = ["cdiv(N, 32)"]\nargs  = ["in", "out", "N"]\n', 'entry = "naive"')
    step = f"[[launch]]\n{keys[1]}\n{keys[0]}"
    text = launch.replace(keys[0], 'reference = { kernel = "other" }\n').replace(keys[1], 'entry = "both"')
    other = MATTER.format(entry="other", more="", value=value)
    (tmp_path / "k.cu").write_text(text.replace("[problem]", f"{step}[problem]") + other)
    plan = plan_sweep(read_kernel_files(tmp_path / "k.cu")[:1], problem={}, tune={}, devices=["h200"])
    result = runner.run(plan.points[0])
    assert result.status is status
    assert "compared with the result of other" in result.notes


def test_workload_is_judged_by_the_results_of_a_python_function(monkeypatch):
    [kernel] = select(["transpose_tiled"])
    function = ReferenceFunction(name="transposed", path="t.py", source_hash="0123456789abcdef")
    monkeypatch.setattr(reference_functions, "expected_arrays", lambda *_: {"out": np.zeros((2, 2))})
    runs = reference_functions.ReferenceRuns(Preparer(), lambda *_: None)
    judged = runs._of_function(function, kernel.workload({"N": 2}, {"TILE": 8}))
    assert judged.notes[0] == "compared with the result of t.py:transposed, SHA-256 0123456789ab"


def test_judged_by_returns_a_workload_that_is_judged_by_the_results_of_a_kernel():
    [kernel] = select(["transpose_tiled"])
    judged = judged_by(kernel.workload({"N": 2}, {"TILE": 8}), {"out": np.zeros((2, 2))}, "naive")
    assert list(judged.values) == ["out of naive"]
    assert str(judged.workload.expected["out"]) == "out of naive"
