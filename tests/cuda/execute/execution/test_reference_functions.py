"""Python functions as references: reading them, calling them, and what can be wrong with them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.catalogue import Workload, read_kernel_file, select
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.execution.reference_functions import (
    expected_arrays,
    function_of,
    is_function,
    read_function,
    with_tolerance,
)
from warplens.cuda.ground.errors import InputError, LaunchError
from warplens.cuda.ground.points import InputSet, PointResult, ReferenceFunction, Status
from warplens.cuda.sweep.plan import plan_sweep

KERNEL = """/* warplens
entry = "k"
block = [32]
grid  = ["cdiv(N, 32)"]
args  = ["in", "out", "N"]
[problem]
N = [96]
[arrays]
in  = { dtype = "float32", shape = ["N"], init = "i" }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
__global__ void k(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = 3 * in[i];
}
"""


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


@pytest.fixture
def workload(tmp_path: Path) -> Workload:
    (tmp_path / "k.cu").write_text(KERNEL)
    return read_kernel_file(tmp_path / "k.cu").workload({"N": 96}, {})


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], ReferenceFunction]:
    def write(source: str) -> ReferenceFunction:
        (tmp_path / "ref.py").write_text(source)
        return read_function(f"{tmp_path}/ref.py:f")

    return write


def run(runner: EmulatorRunner, folder: Path, function: ReferenceFunction, text: str = KERNEL) -> PointResult:
    (folder / "k.cu").write_text(text)
    kernel = read_kernel_file(folder / "k.cu")
    plan = plan_sweep(
        [kernel], problem={}, tune={}, devices=["h200"], budget_s=math.inf, reference=function, inputs=(InputSet.HUGE,)
    )
    return runner.run(plan.points[0])


def test_function_of_a_module_judges_a_kernel(
    runner: EmulatorRunner, tmp_path: Path, written: Callable[[str], ReferenceFunction]
) -> None:
    right = written("import numpy as np\ndef f(in_, N):\n    assert in_.shape == (N,)\n    return np.float64(3) * in_")
    result = run(runner, tmp_path, right)
    assert (result.status, result.reason) == (Status.OK, "")
    assert f"compared with the result of ref.py:f, SHA-256 {right.source_hash[:12]}" in result.notes
    assert "no tolerance is stated: elements of float32 may differ by 1.5e-05" in result.notes
    assert "also right with the inputs huge" in result.notes
    wrong = run(runner, tmp_path, written("def f(in_): return 2 * in_"))
    assert wrong.status is Status.FAILED
    assert wrong.reason.startswith("95 of 96 elements of 'out' are wrong: the first at [1] is 3.0 instead of 2.0")


def test_function_replaces_the_reference_of_the_file(runner: EmulatorRunner, tmp_path: Path) -> None:
    text = KERNEL.replace("[problem]", 'reference = "in * 7"\nrtol = 1e-9\n[problem]')
    result = run(runner, tmp_path, function_of(lambda **given: 3 * given["in"]), text)
    assert (result.status, result.reason) == (Status.OK, "")
    assert not any("no tolerance" in note for note in result.notes)


STEPS = """[[launch]]
entry = "k"
repeat = 2
swap = [["in", "out"]]
block = [32]
grid = ["cdiv(N, 32)"]
args = ["in", "out", "N"]
"""


@pytest.mark.parametrize(("factor", "status"), [(9, Status.OK), (3, Status.FAILED)])
def test_function_judges_a_sequence_of_launches(
    runner: EmulatorRunner, tmp_path: Path, factor: int, status: Status
) -> None:
    entry, rest = KERNEL.split("block = [32]", 1)
    problem = rest[rest.index("[problem]") :].replace('init = "i"', 'role = "inout", init = "i"')
    text = entry + problem.replace("*/", STEPS + "*/", 1)
    result = run(runner, tmp_path, function_of(lambda **given: {"in": factor * given["in"]}), text)
    assert result.status is status, result.reason
    assert any(note.startswith("compared with the result of") for note in result.notes)


def test_function_of_python_keeps_what_it_has_captured(workload: Workload) -> None:
    factor = 5
    function = function_of(lambda in_: factor * in_)
    assert expected_arrays(function, workload)["out"][2] == 10
    factor = 6
    other = function_of(lambda in_: factor * in_)
    assert expected_arrays(other, workload)["out"][2] == 12
    assert function.source_hash != other.source_hash


def test_module_beside_it_can_be_imported(
    tmp_path: Path, workload: Workload, written: Callable[[str], ReferenceFunction]
) -> None:
    (tmp_path / "beside_the_reference.py").write_text("TIMES = 4\n")
    function = written("from beside_the_reference import TIMES\ndef f(in_):\n    return TIMES * in_\n")
    assert expected_arrays(function, workload)["out"][1] == 4


def test_several_results_come_by_name_or_in_order(tmp_path: Path) -> None:
    text = KERNEL.replace('"out", "N"]', '"out", "sums", "N"]').replace(
        "*/", 'sums = { dtype = "int32", shape = [2], role = "inout", init = "zeros" }\n*/', 1
    )
    (tmp_path / "k.cu").write_text(text)
    made = read_kernel_file(tmp_path / "k.cu").workload({"N": 96}, {})
    in_order = expected_arrays(function_of(lambda in_, sums: (in_, sums + 1)), made)
    assert {name: array.dtype for name, array in in_order.items()} == {"out": np.float32, "sums": np.int32}
    assert list(expected_arrays(function_of(lambda: {"sums": [1, 2]}), made)) == ["sums"]
    with pytest.raises(LaunchError, match="returns a value of ndarray, and the kernel writes 'out' and 'sums': a dict"):
        expected_arrays(function_of(lambda in_: in_ * 2), made)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("def f(in_):\n    return in_ / len(nothing)", ", line 2: NameError: name 'nothing' is not defined"),
        ("def f(in_):\n    in_ += 1", ", line 2: ValueError: output array is read-only"),
        ("def f(weights): pass", " has the parameter 'weights', which is no array and no size of the kernel"),
        ("def f(): pass", " returns None for 'out', and an array is expected"),
        ("def f(in_): return in_[1:]", " returns the shape (95,) for 'out', which has (96,)"),
        ("def f(in_): return in_ * 1j", " returns complex numbers for 'out', which holds float32"),
        ("def f(): return {}", " returns no array, and the kernel writes 'out'"),
        ("def f(in_): return {'in': in_}", " returns 'in', and the kernel writes 'out'"),
        ("def f(): return 'right'", " returns a value of str for 'out', and an array of numbers is expected"),
        ("def f(): raise SystemExit(3)", ", line 1: SystemExit: 3"),
        ("f = 3", " is no function"),
        ("import no_such\ndef f(): pass", ", line 1: ModuleNotFoundError: No module named 'no_such'"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_function_is_one_sentence(
    workload: Workload, written: Callable[[str], ReferenceFunction], source: str, sentence: str
) -> None:
    with pytest.raises(LaunchError) as caught:
        expected_arrays(written(source), workload)
    text = str(caught.value).partition(" (known:")[0].partition("; did you")[0]
    assert text == f"the reference function 'f' of ref.py{sentence}"


def test_function_has_a_time_limit(workload: Workload, written: Callable[[str], ReferenceFunction]) -> None:
    endless = written(
        "def f():\n    while True:\n        try:\n            sum(range(1000))\n        except Exception: pass"
    )
    with pytest.raises(LaunchError) as caught:
        expected_arrays(endless, workload, limit_s=0.2)
    assert str(caught.value) == "the reference function 'f' of ref.py takes longer than 0.2 s of processor time"


def test_what_a_function_prints_is_not_in_the_output(
    workload: Workload, written: Callable[[str], ReferenceFunction], capsys: pytest.CaptureFixture[str]
) -> None:
    expected_arrays(written("print('loaded')\ndef f(in_):\n    print('called')\n    return in_"), workload)
    assert capsys.readouterr() == ("", "loaded\ncalled\n")


def test_reading_a_module_runs_nothing(tmp_path: Path) -> None:
    (tmp_path / "ref.py").write_text("raise SystemExit\ndef f(): pass\n")
    assert read_function(f"{tmp_path}/ref.py:f").kernel == "ref.py:f"


@pytest.mark.parametrize(
    ("text", "data", "sentence"),
    [
        ("ref.py:g", b"def gg(): pass", "{path} has no function 'g'; did you mean 'gg'?"),
        ("ref.py:f", b"def f(:", "{path}, line 1 is no Python: invalid syntax"),
        ("ref.py:f", b"\xff\xfe", "{path} is not UTF-8 text, which a module with a reference is"),
        ("ref.py:f", b"#" * (2**20 + 1), "{path} is larger than 1 MiB, which no module with a reference is"),
        ("none.py:f", b"", "there is no file {folder}/none.py"),
        ("ref.py", b"", "--reference takes a function as module.py:function, not '{path}'"),
        ("ref.py:1", b"", "--reference takes a function as module.py:function, not '{path}:1'"),
    ],
)
def test_what_is_no_function_is_refused(tmp_path: Path, text: str, data: bytes, sentence: str) -> None:
    path = tmp_path / "ref.py"
    path.write_bytes(data)
    with pytest.raises(InputError) as caught:
        read_function(f"{tmp_path}/{text}")
    assert str(caught.value).partition(" (known:")[0] == sentence.format(path=path, folder=tmp_path)


def test_pipe_is_no_module(tmp_path: Path) -> None:
    import os

    os.mkfifo(tmp_path / "ref.py")
    with pytest.raises(InputError, match="is no ordinary file"):
        read_function(f"{tmp_path}/ref.py:f")


def test_plan_of_another_function_is_another_plan(workload: Workload, tmp_path: Path) -> None:
    kernel = read_kernel_file(tmp_path / "k.cu")

    def plan(function: ReferenceFunction) -> str:
        return plan_sweep([kernel], problem={}, tune={}, devices=["h200"], reference=function).digest

    function = ReferenceFunction(name="f", source_hash="0")
    assert plan(function) == plan(function)
    assert plan(function) != plan(ReferenceFunction(name="f", source_hash="1"))


def test_is_function_tells_whether_a_reference_is_written_as_a_function_of_a_module():
    assert is_function("expected.py:product")
    assert not is_function("matmul_naive")
    assert not is_function("k.cu::fast")


def test_with_tolerance_returns_a_workload_with_a_tolerance_for_the_result_of_a_function():
    [kernel] = select(["matmul_tiled"])
    assert (
        with_tolerance(replace(kernel.workload({"N": 64}, {"TILE": 16}), tolerance=0.0), ("C",))[1]
        == "no tolerance is stated: elements of float32 may differ by 1.5e-05"
    )
