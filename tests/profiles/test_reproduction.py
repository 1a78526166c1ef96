"""What runs a point, a sweep or a comparison again is executed here, and gives the counters of the point."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from hypothesis import given, settings
from hypothesis import strategies as st

import warplens
from warplens.cuda.catalogue import builtin_kernels, select
from warplens.cuda.catalogue.files import kernels_of_file
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Baseline, CacheState, Measuring, PointResult
from warplens.cuda.sweep import pool
from warplens.gui.cli import main
from warplens.gui.commands.program import app
from warplens.profiles.arguments import run_words
from warplens.profiles.calls import RUN_FLAGS, RUN_OPTIONS, SCRIPT_FLAGS, SCRIPT_OPTIONS, parsed, shell_line
from warplens.profiles.records import Profile
from warplens.profiles.reproduction import Reproduction, comparison_reproduction, point_reproduction, sweep_reproduction

OWN = """/* warplens
entry = "scale"
family = "scaling"
grid = ["cdiv(N, 64)"]
block = ["64"]
args = ["x", "N"]
[problem]
N = [256]
[tune]
STEP = [1]
[arrays]
x = { dtype = "float32", shape = ["N * STEP"], role = "inout" }
*/
extern "C" __global__ void scale(float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i * STEP] *= 2.0f;
}
"""
BARE = """
__global__ void fill(float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = WIDTH;
}
"""
SCRIPT = """
import sys
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule
add = SourceModule("__global__ void add(int *a) { a[threadIdx.x] += 1; }").get_function("add")
a = np.zeros(int(sys.argv[1]), np.int32)
add(cuda.InOut(a), block=(len(a), 1, 1))
"""
ODD = 'my $HOME `id` it\'s "a" \\ é'
"""A folder whose name a shell or Python could take for more than a name."""


def words_of(command: str) -> list[str]:
    """Return the words that a shell makes of a command line."""
    printed = subprocess.run(
        ["bash", "-c", f"printf '%s\\0' {command}"], capture_output=True, check=True, env={"PATH": "/usr/bin:/bin"}
    )
    return printed.stdout.decode("utf-8", "surrogateescape").split("\0")[:-1]


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Execute points in a thread: processes would take most of the time of these tests."""
    monkeypatch.setattr(pool, "make_pairing_executor", lambda *_, **__: ThreadPoolExecutor(1))


@pytest.fixture
def again(
    in_this_process: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Callable[[Reproduction], tuple[Profile, Profile]]:
    """Run what was copied, as a shell and as Python run it, and return both profiles."""

    def run(found: Reproduction) -> tuple[Profile, Profile]:
        saved = tmp_path / "again.warplens.json"
        program, command, *rest = words_of(found.command)
        assert program == "warplens"
        assert main([command, "--save", str(saved), *rest]) == 0, capsys.readouterr().err
        names: dict[str, object] = {}
        exec(compile(found.python, "copied.py", "exec"), names)
        of_python = names["profile"] if "profile" in names else names["launches"].profile
        return warplens.load(saved), of_python

    return run


def assert_same(again: Profile, point: PointResult) -> None:
    (twin,) = again.points
    assert (twin.key, twin.status, twin.metrics, twin.time) == (point.key, point.status, point.metrics, point.time)
    assert point.metrics


@pytest.mark.parametrize(
    ("function", "flags", "options"), [("run", RUN_FLAGS, RUN_OPTIONS), ("python", SCRIPT_FLAGS, SCRIPT_OPTIONS)]
)
def test_options_that_a_command_is_read_with_are_those_of_the_command_line(function, flags, options):
    command = typer.main.get_command(app).commands[function]
    known = {
        max(parameter.opts, key=len): parameter.is_flag for parameter in command.params if parameter.opts[0][0] == "-"
    }
    known.pop("--help", None)
    assert {name for name, is_flag in known.items() if is_flag} == flags
    assert {name for name, is_flag in known.items() if not is_flag} == options


@pytest.mark.long
def test_point_of_a_built_in_kernel_runs_again(again):
    profile = warplens.run(
        "transpose_tiled", problem={"N": 32}, tune={"TILE": [8, 16]}, device="h200", cache="warm", check="fast"
    )
    point = profile.points[-1]
    found = point_reproduction(profile, point, builtin_kernels())
    assert found.command == (
        "warplens run transpose_tiled --problem N=32 --tune TILE=16 --device h200 --cache warm --check fast"
    )
    for twin in again(found):
        assert_same(twin, point)


def test_point_of_a_file_in_an_odd_folder_runs_again(again, tmp_path):
    folder = tmp_path / ODD
    folder.mkdir()
    (folder / "own.cu").write_text(OWN)
    profile = warplens.run(folder / "own.cu", problem={"N": 128}, tune={"STEP": [1, 2]}, device="gtx-1080-ti")
    assert str(tmp_path) not in profile.command
    point = profile.points[1]
    for twin in again(point_reproduction(profile, point, select([str(folder / "own.cu")]))):
        assert_same(twin, point)


def test_point_of_a_file_without_front_matter_keeps_its_launch_and_macros(again, tmp_path, monkeypatch):
    path, saved = tmp_path / "bare it's.cu", tmp_path / "bare.warplens.json"
    path.write_text(BARE)
    command = [
        "warplens",
        "run",
        str(path),
        "--problem",
        "n=100,200",
        "--device",
        "h200",
        "--block",
        "32",
        "--grid",
        "cdiv(n,32)",
    ]
    monkeypatch.setattr(sys, "argv", [*command, "-DWIDTH=3.0f", "--save", str(saved)])
    assert main() == 0
    profile = warplens.load(saved)
    found = point_reproduction(profile, profile.points[0], builtin_kernels())
    assert "'cdiv(n,32)' --define WIDTH=3.0f" in found.command
    for twin in again(found):
        assert_same(twin, profile.points[0])


@pytest.mark.long
def test_sweep_of_python_runs_again_with_the_folder_that_is_known_here(again, tmp_path):
    (tmp_path / "own.cu").write_text(OWN)
    profile = warplens.run(tmp_path / "own.cu", problem={"N": [64, 128]}, tune={"STEP": 2}, device="h200")
    found = sweep_reproduction(profile, kernels_of_file(str(tmp_path / "own.cu")).kernels)
    assert f"{tmp_path}/own.cu::scale" in found.command
    for twin in again(found):
        assert [(point.key, point.metrics) for point in twin.points] == [(p.key, p.metrics) for p in profile.points]


def test_launch_of_a_program_runs_the_program_again(again, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("step one.py").write_text(SCRIPT)
    command = ["warplens", "python", "step one.py", "64", "--device", "h200", "--save", "step.warplens.json"]
    monkeypatch.setattr(sys, "argv", command)
    assert main() == 0
    profile = warplens.load("step.warplens.json")
    found = point_reproduction(profile, profile.points[0], ())
    assert found.command == "warplens python --device h200 'step one.py' -- 64"
    assert "whole program" in found.remark
    for twin in again(found):
        assert twin.points[0].metrics == profile.points[0].metrics


def test_module_and_kernels_that_were_asked_for_run_again(again, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("launches_once.py").write_text(SCRIPT)
    words = ["python", "--device", "h200", "--kernel", "a*", "--kernel", "no_*", "-m", "launches_once", "64"]
    monkeypatch.setattr(sys, "argv", ["warplens", *words, "--save", "steps.warplens.json"])
    assert main() == 0
    profile = warplens.load("steps.warplens.json")
    found = point_reproduction(profile, profile.points[0], ())
    assert found.command == "warplens python --device h200 --kernel 'a*' --kernel 'no_*' -m launches_once -- 64"
    for twin in again(found):
        assert [point.key for point in twin.points] == [point.key for point in profile.points]


def test_comparison_runs_again(tmp_path, capsys):
    path = tmp_path / "it's $1.warplens.json"
    warplens.load("reference:gtx-1080-ti").save(path)
    found = comparison_reproduction(path, "reference:gtx-1080-ti", threshold=0.05)
    assert main(words_of(found.command)[1:]) == 0
    assert "threshold 5 %" in capsys.readouterr().out
    names: dict[str, object] = {}
    exec(compile(found.python, "copied.py", "exec"), names)
    assert len(names["comparison"].pairs) == 8


def test_baseline_runs_beside_the_variant_of_its_family_with_the_fewest_values():
    profile = warplens.load("reference:h200")
    point = next(point for point in profile.points if point.baseline is Baseline.CUBLAS)
    found = point_reproduction(profile, point, builtin_kernels(), profile.points)
    assert found.command.startswith("warplens run matmul_")
    assert "--baselines cublas" in found.command
    assert "--timing longest_time_s=1" in found.command
    assert found.remark == "the machine needs the GPU H200"
    with pytest.raises(InputError, match="runs beside a variant of matmul"):
        point_reproduction(profile, point, builtin_kernels())


def test_kernel_that_has_changed_since_is_remarked_on():
    profile = warplens.load("reference:h200")
    point = replace(profile.points[-1], source_hash="0" * 64, baseline=None, kernel="matmul_tiled")
    assert (
        "matmul_tiled has changed since this point ran" in point_reproduction(profile, point, builtin_kernels()).remark
    )


def test_kernel_whose_file_is_unknown_is_said():
    profile = replace(warplens.load("reference:gtx-1080-ti"), command="warplens")
    with pytest.raises(InputError) as raised:
        point_reproduction(profile, replace(profile.points[0], kernel="mine"), builtin_kernels())
    assert str(raised.value).startswith("where the kernel mine lies is not known here: add its file to the window")


@pytest.mark.parametrize("command", ["", "warplens", "warplens show x", "warplens run", "ncu a.out", "warplens run 'x"])
def test_profile_that_names_no_run_is_refused_with_a_sentence(command):
    with pytest.raises(InputError, match="this profile does not say how it was run: "):
        sweep_reproduction(replace(warplens.load("reference:gtx-1080-ti"), command=command), ())


def test_what_a_run_writes_and_where_it_ran_is_left_out():
    call = "warplens run transpose -q --save a.json --json=- --fresh --overwrite --workers 2 --check full --budget inf"
    found = sweep_reproduction(replace(warplens.load("reference:gtx-1080-ti"), command=call), ())
    assert found.command == "warplens run transpose --check full --budget inf"
    assert "budget_s=float('inf')" in found.python


def test_words_of_a_request_are_read_back():
    words = run_words(
        select(["transpose_tiled"]),
        problem={"N": (64, 128)},
        tune={"TILE": (8,)},
        devices=["gpu-nvidia-h200", "h200"],
        budget_s=0.5,
        caches=(CacheState.WARM,),
        measuring=Measuring(least_samples=20),
        cluster="local:2",
    )
    call = parsed(shlex.join(words), "run", RUN_FLAGS, RUN_OPTIONS)
    assert call.names == ("transpose_tiled",)
    assert call.values("--device") == ["gpu-nvidia-h200", "h200"]
    wanted = {"--timing": "least_samples=20", "--baselines": "none", "--on": "local:2", "--cache": "warm"}
    assert {option: call.last(option) for option in wanted} == wanted


@pytest.mark.parametrize(
    "word", ["it's", "a\nb", "$(id)", "`id`", "\x1b[31m", "\u202ex.cu", "!!", "~", "*", "", "\udcff'"]
)
def test_shell_makes_one_word_of_a_word_and_nothing_acts_on_its_terminal(word):
    line = shell_line(["echo", word])
    assert words_of(line) == ["echo", word]
    assert "\n" not in line
    assert "\x1b" not in line


@settings(max_examples=10)
@given(text=st.text(st.characters(exclude_characters="\0", exclude_categories=("Cs",))))
def test_literal_of_any_text_is_that_text(text):
    found = comparison_reproduction(text or "x", "y")
    call = compile(found.python, "copied.py", "exec")
    assert text in call.co_consts or text.startswith("-") or not text
