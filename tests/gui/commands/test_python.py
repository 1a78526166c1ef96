"""`warplens python`: a script as it is, its launches a profile."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

import warplens
from warplens.cuda.execute.gpu.launch_process import ByteLaunch, ByteResult, Bytes, LaunchTiming
from warplens.cuda.execute.measurement.conditions import METHOD
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Time
from warplens.cuda.record import on_gpu
from warplens.gui.cli import main

SCRIPT = """
import sys
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule
add = SourceModule("__global__ void add(int *a) { a[threadIdx.x] += 1; }").get_function("add")
a = np.zeros(32, np.int32)
add(cuda.InOut(a), block=(32, 1, 1))
print("sum", a.sum(), *sys.argv[1:])
sys.exit(7 if "--fail" in sys.argv else 0)
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "step.py"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


def test_script_s_launches_are_a_table_and_a_profile(script: Path, tmp_path: Path, capsys) -> None:
    saved = tmp_path / "step.warplens.json"
    assert main(["python", str(script), "--save", str(saved), "--device", "a100-80gb"]) == 0
    printed = capsys.readouterr().out
    assert "sum 32" in printed
    assert "1 point: 0 ok, 1 not checked" in printed
    profile = warplens.load(saved)
    assert [(point.kernel, point.device) for point in profile.points] == [("add", "a100-80gb")]


def test_exit_code_is_the_script_s_and_its_own_options_reach_it(script: Path, tmp_path: Path, capsys) -> None:
    saved = tmp_path / "step.warplens.json"
    assert main(["python", str(script), "--fail", "--save", str(saved)]) == 7
    assert "sum 32 --fail" in capsys.readouterr().out
    assert len(warplens.load(saved).points) == 1


RACE = """__global__ void add(int *a) {
    __shared__ int s[64];
    s[threadIdx.x] = a[threadIdx.x];
    a[threadIdx.x] += s[63 - threadIdx.x];
}"""
FAULT = "__global__ void add(int *a) { a[threadIdx.x + 32] += 1; }"
TWO_BLOCKS = "__global__ void add(int *a) { a[threadIdx.x] += blockIdx.x; }"


def _launching(kernel: str, launch: str) -> str:
    """Return the script with another kernel and launch, whose error it catches."""
    text = SCRIPT.replace('"__global__ void add(int *a) { a[threadIdx.x] += 1; }"', f"'''{kernel}'''")
    call = f"try: add(cuda.InOut(a), {launch})\nexcept Exception as error: print(error)\n"
    return text.replace("add(cuda.InOut(a), block=(32, 1, 1))\n", call).replace("np.zeros(32", "np.zeros(64")


@pytest.mark.parametrize(
    ("kernel", "launch", "status"),
    [
        (RACE, "block=(64, 1, 1)", "failed"),
        (TWO_BLOCKS, "block=(32, 1, 1), grid=(2, 1)", "failed"),
        (FAULT, "block=(64, 1, 1)", "failed"),
        (FAULT, "block=(2048, 1, 1)", "skipped"),
        (FAULT, "block=(32, 1, 1)", ""),
    ],
)
def test_exit_code_is_1_where_a_launch_fails_and_the_script_ends_well(
    tmp_path: Path, capsys, kernel: str, launch: str, status: str
) -> None:
    path, written = tmp_path / "step.py", tmp_path / "step.json"
    path.write_text(_launching(kernel, launch), encoding="utf-8")
    assert main(["python", "--device", "h200", "--json", str(written), str(path)]) == (1 if status else 0)
    [point] = json.loads(written.read_text())["points"]
    if status:
        assert point["status"] == status
        assert f"0 ok, 1 {status}" in capsys.readouterr().out
    else:
        assert point["status"] not in ("failed", "skipped")


def test_exit_code_of_the_script_goes_before_that_of_a_race(tmp_path: Path, capsys) -> None:
    path = tmp_path / "step.py"
    path.write_text(_launching(RACE, "block=(64, 1, 1)"), encoding="utf-8")
    assert main(["python", "--device", "h200", str(path), "--fail"]) == 7
    assert "0 ok, 1 failed" in capsys.readouterr().out


def test_race_that_is_not_looked_for_fails_nothing(tmp_path: Path) -> None:
    path = tmp_path / "step.py"
    path.write_text(_launching(RACE, "block=(64, 1, 1)"), encoding="utf-8")
    assert main(["python", "--device", "h200", "--launches", "0", str(path)]) == 0


FORKED = """
import os
child = os.fork()
add(cuda.InOut(a), block=(64, 1, 1)) if child else None
sys.exit(3 if child == 0 else os.waitpid(child, 0)[1] >> 8)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system forks no processes")
def test_process_that_a_script_forks_leaves_report_and_profile_to_the_script(tmp_path: Path, capfd) -> None:
    path, saved = tmp_path / "forks.py", tmp_path / "forks.warplens.json"
    path.write_text(SCRIPT.replace("np.zeros(32", "np.zeros(64").partition("print(")[0] + FORKED, encoding="utf-8")
    assert main(["python", str(path), "--save", str(saved), "--device", "h200"]) == 3
    printed = capfd.readouterr()
    assert printed.out.count("2 points:") == 1
    assert "not traced" not in printed.err  # the forked process has launched nothing
    assert len(warplens.load(saved).points) == 2


CHILDREN = """
import multiprocessing
if __name__ == "__main__":
    child = multiprocessing.get_context("METHOD").Process(target=WORK)
    child.start()
    child.join()
    assert child.exitcode == 0
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system forks no processes")
def test_launches_of_a_forked_process_are_said_to_be_missing(tmp_path: Path, capfd) -> None:
    path = tmp_path / "forks.py"
    work = "lambda: add(cuda.InOut(a), block=(64, 1, 1))"
    wide = SCRIPT.replace("np.zeros(32", "np.zeros(64").partition("print(")[0]
    path.write_text(wide + CHILDREN.replace("METHOD", "fork").replace("WORK", work))
    assert main(["python", str(path), "--device", "h200"]) == 0
    sentence = "not traced: what processes launched that the script forked; the engine executed it"
    assert sentence in capfd.readouterr().err


def test_launches_of_a_spawned_process_are_said_to_be_missing(tmp_path: Path, capfd) -> None:
    path = tmp_path / "spawns.py"
    path.write_text("import gc\n" + CHILDREN.replace("METHOD", "spawn").replace("WORK", "gc.collect"))
    assert main(["python", str(path), "--device", "h200"]) == 0
    sentence = "not traced: what a process launched that the script started anew (`spawn` of multiprocessing)"
    assert sentence in capfd.readouterr().err


def test_json_of_an_earlier_run_is_replaced(script: Path, tmp_path: Path, capsys) -> None:
    written = tmp_path / "step.json"
    command = ["python", str(script), "--json", str(written)]
    assert main(command) == 0
    assert main(command) == 0, capsys.readouterr().err
    assert b'"kernel":"add"' in written.read_bytes()


def test_words_after_two_dashes_are_the_script_s(script: Path, capsys) -> None:
    assert main(["python", str(script), "--", "--device", "cuda"]) == 0
    assert "sum 32 --device cuda" in capsys.readouterr().out


def test_module_is_run_in_place_of_a_script(script: Path, monkeypatch, capsys) -> None:
    monkeypatch.chdir(script.parent)
    assert main(["python", "--device", "h200", "-m", "step", "-m", "3"]) == 0
    printed = capsys.readouterr()
    assert "sum 32 -m 3\n" in printed.out
    assert "1 point: 0 ok, 1 not checked" in printed.out
    assert main(["python", "-m", "no_such_step"]) == 2
    assert capsys.readouterr().err == "warplens: there is no module no_such_step\n"


def test_script_writes_to_the_stream_that_python_has_opened(tmp_path: Path, capfd) -> None:
    path = tmp_path / "plain.py"
    path.write_text("import sys; print(type(sys.stdout).__module__, type(sys.stderr).__module__)", encoding="utf-8")
    assert main(["python", str(path)]) == 0
    assert "warplens" not in capfd.readouterr().out


def test_only_kernels_that_are_asked_for_are_points(script: Path, tmp_path: Path, capsys) -> None:
    written = tmp_path / "step.json"
    text = SCRIPT.replace(
        "a = np.zeros",
        'sub = SourceModule("__global__ void sub(int *a) { a[threadIdx.x] -= 3; }").get_function("sub")\na = np.zeros',
    )
    text = text.replace("print(", "sub(cuda.InOut(a), block=(32, 1, 1))\nprint(")
    script.write_text(text, encoding="utf-8")
    assert main(["python", str(script), "--device", "h200", "--kernel", "s?b", "--json", str(written)]) == 0
    assert "sum -64" in capsys.readouterr().out
    assert [point["kernel"] for point in json.loads(written.read_text())["points"]] == ["sub"]
    assert main(["python", str(script), "--device", "h200", "--kernel", "softmax", "--kernel", "norm*"]) == 0
    printed = capsys.readouterr()
    assert printed.err == f"{script} launched no kernel named softmax or norm*; it launched add, sub\n"
    with warplens.trace("h200", only="a*") as launches:
        exec(compile(text.partition("sys.exit")[0], "step", "exec"), {})
    assert [kernel.name for kernel in launches] == ["add"]


def test_missing_script_is_one_sentence(tmp_path: Path, capsys) -> None:
    assert main(["python", str(tmp_path / "none.py")]) == 2
    assert capsys.readouterr().err == f"warplens: there is no file {tmp_path / 'none.py'}\n"


def test_script_without_launches_says_so(tmp_path: Path, capsys) -> None:
    path = tmp_path / "plain.py"
    path.write_text("print('hello')", encoding="utf-8")
    assert main(["python", str(path)]) == 0
    captured = capsys.readouterr()
    assert captured.out == "hello\n"
    assert "launched no kernel of a package that is traced" in captured.err


class FakeCard:
    """A GPU that gives each result back as it was, and needs 4 us for it."""

    def __init__(self) -> None:
        self.timings: list[LaunchTiming | None] = []

    def run(self, launch: ByteLaunch, before: Mapping[str, Bytes], timing: LaunchTiming | None) -> ByteResult:
        self.timings.append(timing)
        results = {name: before[name] + np.tile(np.array([1, 0, 0, 0], np.uint8), 32) for name in launch.written}
        cache = CacheState.COLD if timing is None else timing.cache
        time = Time(value_ns=4000.0, provenance=Provenance.MEASURED, samples_ns=(4000.0,) * 10, cache=cache)
        return ByteResult(results=results, addresses=dict.fromkeys(before, 0x1000), time=time)

    def load(self, code: bytes) -> None:
        """Load nothing: each launch brings its code."""

    def close(self) -> None:
        self.timings.append(None)


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> FakeCard:
    gpu = FakeCard()
    monkeypatch.setattr(on_gpu, "open_gpu", lambda _spec: gpu)
    return gpu


def test_launches_on_a_card_are_measured(script: Path, tmp_path: Path, gpu: FakeCard, capsys) -> None:
    saved = tmp_path / "step.warplens.json"
    options = ["--cache", "warm", "--timing", "least_samples=20", "--save", str(saved)]
    assert main(["python", *options, str(script)]) == 0
    printed = capsys.readouterr().out
    assert "sum 32" in printed
    assert "measured" in printed
    profile = warplens.load(saved)
    [point] = profile.points
    assert (point.time.value_ns, point.time.provenance, point.cache) == (4000.0, "measured", "warm")
    assert (profile.measuring.least_samples, profile.method) == (20, METHOD)
    assert [timing and timing.cache for timing in gpu.timings] == ["warm", None]  # the launch, and the end


def test_emulate_leaves_the_card_alone(script: Path, gpu: FakeCard, capsys) -> None:
    assert main(["python", "--emulate", str(script)]) == 0
    assert gpu.timings == []
    assert "modelled" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--cache", "--timing"])
def test_settings_of_the_timing_need_a_card(script: Path, option: str, capsys) -> None:
    value = {"--cache": "warm", "--timing": "least_samples=20"}[option]
    assert main(["python", option, value, "--device", "h200", str(script)]) == 2
    message = f"warplens: {option} is for launches that are timed on a GPU of this machine, and none is\n"
    assert capsys.readouterr().err == message


def test_unknown_state_of_the_cache_is_one_sentence(script: Path, gpu: FakeCard, capsys) -> None:
    assert main(["python", "--cache", "both", str(script)]) == 2
    assert capsys.readouterr().err == "warplens: --cache takes cold or warm, not 'both'\n"
