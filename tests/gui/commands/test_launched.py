"""`explain` and `lens` of launches: of a saved program, and of a script that they run."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from warplens.gui.cli import main
from warplens.gui.terminal.launched import is_of_launches
from warplens.gui.views.timeline.text import PROGRAM
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile

SCRIPT = '''
import sys
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule
module = SourceModule("""
__global__ void spread(float *out, const float *in, int n)
{
    int i = threadIdx.x;
    out[i] = in[8 * i];
}
__global__ void copy(float *out, const float *in, int n)
{
    out[threadIdx.x] = in[threadIdx.x];
}
""")
x = cuda.to_device(np.arange(512, dtype=np.float32))
y = cuda.mem_alloc(2048)
for name, threads in (("copy", 64), ("spread", 64), ("copy", 32)):
    module.get_function(name)(y, x, np.int32(512), block=(threads, 1, 1))
print("ran", *sys.argv[1:])
sys.exit(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
'''


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "step.py"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


@pytest.fixture
def saved(script: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "step.warplens.json"
    assert main(["python", str(script), "--save", str(path), "--device", "h200"]) == 0
    capsys.readouterr()
    return path


def explained(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    assert main(["explain", *arguments, "--json", "-"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert isinstance(data, dict)
    return data


def test_launches_are_kept_beside_the_profile(saved: Path) -> None:
    names = sorted(
        path.name.partition("-")[0] for path in (saved.parent / "step.warplens.launches").glob("*.warplens-launch")
    )
    assert names == ["copy", "copy", "spread"]


def test_saved_launch_with_the_most_excess_is_explained(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(saved)]) == 0
    captured = capsys.readouterr()
    assert "of 3 kinds of launches, the one with the most excess: spread" in captured.err
    assert "lane stride 32 B: 32 sectors for a request that could be 4" in captured.out
    assert "out[i] = in[8 * i];" in captured.out
    line = SCRIPT[: SCRIPT.index("module.get_function")].count("\n") + 1
    assert f"pycuda: the launch in step.py:{line}, executed again" in captured.out


def test_saved_launch_is_chosen_by_name_and_size(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = explained([str(saved), "copy", "--problem", "threads=32"], capsys)
    assert (data["kernel"], data["block"], data["excess_sectors"]) == ("copy", [32, 1, 1], 0)


def test_script_is_run_and_explained_and_prints_beside_the_json(
    script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", str(script), "spread", "--device", "h200", "--json", "-", "--", "0", "more"]) == 0
    captured = capsys.readouterr()
    assert "ran 0 more" in captured.err
    data = json.loads(captured.out)
    access = next(access for access in data["accesses"] if access["operation"] == "load")
    assert (access["array"], access["source"].strip()) == ("in", "out[i] = in[8 * i];")


def test_script_that_fails_is_explained_all_the_same(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(script), "copy", "--problem", "threads=64", "--device", "h200", "--", "3"]) == 0
    captured = capsys.readouterr()
    assert f"{script} ended with the exit code 3" in captured.err
    assert "copy" in captured.out


def test_lens_and_ptx_of_a_saved_launch(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "lens.svg"
    assert main(["lens", str(saved), "spread", "--svg", str(picture)]) == 0
    assert "step.py:11 · load in" in capsys.readouterr().out
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert main(["explain", str(saved), "spread", "--ptx"]) == 0
    assert "ld.global.f32" in capsys.readouterr().out


def test_saved_launch_is_counted_for_another_gpu(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = explained([str(saved), "spread", "--device", "a100-80gb"], capsys)
    assert data["device"] == "a100-80gb"
    assert "compiled for sm_90, counted for sm_80" in data["notes"]


def test_launch_that_a_card_of_another_machine_timed_is_counted_for_its_model(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = read_profile(saved)
    card = replace(profile.devices[0], key="gpu-nvidia-h200-sxm-141-gb")
    points = tuple(replace(point, device=card.key) for point in profile.points)
    write_profile(saved, replace(profile, devices=(card,), points=points))
    assert explained([str(saved), "spread"], capsys)["device"] == "h200"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["{saved}", "sprad"], "no launched kernel is named 'sprad'; did you mean 'spread'?"),
        (
            ["{saved}", "copy", "--problem", "threads=7"],
            "no launch has threads=7; there are copy n=512 blocks=1 threads=64",
        ),
        (["{saved}", "--problem", "rows=7"], "no axis of the launches is named 'rows'"),
        (["{saved}", "--block", "32"], "--block is for the kernels of a .cu; the launches of"),
        (["{saved}", "--kernels", "."], "--kernels is for the kernels of a .cu; the launches of"),
        (["transpose_tiled", "copy"], "'copy' is one argument too many"),
        (["gone.py"], "there is no file gone.py"),
        (["reference:hochberg", "copy"], "'copy' is one argument too many"),
    ],
)
def test_wrong_choice_is_one_sentence(
    arguments: list[str], sentence: str, saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", *(argument.replace("{saved}", str(saved)) for argument in arguments)]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_profile_without_its_folder_says_where_it_should_be(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = saved.parent / "step.warplens.launches"
    folder.rename(saved.parent / "elsewhere")
    assert main(["explain", str(saved), "spread"]) == 2
    assert f"the launch of spread is not in the folder {folder}" in capsys.readouterr().err


def test_profile_of_a_sweep_has_no_launch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sweep.warplens.json"
    assert main(["run", "transpose_tiled", "--problem", "N=64", "--device", "h200", "--save", str(path)]) == 0
    capsys.readouterr()
    assert main(["explain", str(path)]) == 2
    assert "holds no launch of a program" in capsys.readouterr().err


def test_changed_launch_is_one_sentence(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [path] = (saved.parent / "step.warplens.launches").glob("spread*")
    path.write_bytes(path.read_bytes()[:-9])
    assert main(["explain", str(saved), "spread"]) == 2
    assert capsys.readouterr().err.endswith("is damaged: a part of it is missing or was changed\n")


def test_nothing_is_kept_where_that_is_asked_for(script: Path, tmp_path: Path) -> None:
    path = tmp_path / "none.warplens.json"
    assert main(["python", str(script), "--save", str(path), "--device", "h200", "--keep", "0"]) == 0
    assert not (tmp_path / "none.warplens.launches").exists()


def test_launches_of_an_earlier_run_are_replaced_and_other_files_stay(saved: Path, script: Path) -> None:
    folder = saved.parent / "step.warplens.launches"
    (folder / "mine.warplens-launch").write_text("mine", encoding="utf-8")
    script.write_text(SCRIPT.replace('("copy", 64), ', ""), encoding="utf-8")
    assert main(["python", str(script), "--save", str(saved), "--device", "h200"]) == 0
    names = sorted(path.name.partition("-")[0] for path in folder.glob("*.warplens-launch"))
    assert names == ["copy", "mine.warplens", "spread"]


def test_is_of_launches_tells_whether_an_argument_names_a_profile_or_a_script():
    assert [is_of_launches(name) for name in ("step.warplens.json", "step.py", "transpose_tiled", "mine.cu")] == [
        True,
        True,
        False,
        False,
    ]


def lanes_of(arguments: list[str], folder: Path) -> list[tuple[str, str]]:
    """Return the steps of the program in the trace of `warplens timeline`, each behind the name of its row."""
    trace = folder / "trace.json"
    assert main(["timeline", *arguments, "--perfetto", str(trace)]) == 0
    of_program = [event for event in json.loads(trace.read_bytes())["traceEvents"] if event["pid"] == PROGRAM]
    rows = {event["tid"]: event["args"]["name"] for event in of_program if event["name"] == "thread_name"}
    return [(rows[event["tid"]], event["name"]) for event in of_program if event["ph"] in {"X", "i"}]


def test_trace_of_a_saved_program_and_of_a_script_has_the_steps_of_the_program(script: Path, saved: Path) -> None:
    launches = [("default stream", f"launch: {name}") for name in ("copy", "spread", "copy")]
    steps = [("default stream", "copy: host to device, 2.05 kB"), ("host", "wait"), *launches]
    assert lanes_of([str(saved)], saved.parent) == steps
    assert lanes_of([str(script), "copy", "--device", "h200"], saved.parent) == steps


PTX = """
import numpy as np
from cuda.bindings import driver
ptx = b".version 8.0\\n.target sm_90\\n.address_size 64\\n.visible .entry idle() { ret; }\\0"
driver.cuInit(0)
_, module = driver.cuModuleLoadData(ptx)
_, idle = driver.cuModuleGetFunction(module, b"idle")
_, memory = driver.cuMemAlloc(64)
driver.cuMemsetD8(memory, 0, 64)
driver.cuLaunchKernel(idle, 1, 1, 1, 32, 1, 1, 0, 0, 0, 0)
"""


def test_trace_of_a_launch_without_machine_code_has_the_program_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "idle.py"
    script.write_text(PTX, encoding="utf-8")
    assert main(["timeline", str(script), "--device", "h200"]) == 1
    assert "idle has no machine code that tells its time: no timeline." in capsys.readouterr().err
    steps = [("default stream", "fill: 64 bytes"), ("default stream", "launch: idle (no time)")]
    assert lanes_of([str(script), "--device", "h200"], tmp_path) == steps
    events = json.loads((tmp_path / "trace.json").read_bytes())["traceEvents"]
    assert {event["pid"] for event in events} == {PROGRAM}


def test_trace_of_a_kernel_file_has_no_program(tmp_path: Path) -> None:
    assert lanes_of(["transpose_tiled", "--problem", "N=64", "--device", "h200"], tmp_path) == []
