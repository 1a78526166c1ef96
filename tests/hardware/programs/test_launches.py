"""Launches of programs on a real GPU: timed, compared with the engine, and what takes the GPU away.

The rule: a script runs in a process of its own, as a user runs it. Run with `pytest -m gpu`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.device.gpus import default_device
from warplens.cuda.ground.errors import InputError

pytestmark = pytest.mark.gpu

SCRIPTS = Path(__file__).with_name("launch_scripts")
NEEDS = {"triton_rows": ("triton", "torch"), "numba_transpose": ("numba", "numba_cuda")}
QUICK = ("--timing", "least_time_s=0.02", "--timing", "longest_time_s=0.3")


def run(script: Path, folder: Path, *options: str) -> tuple[subprocess.CompletedProcess[str], list[dict[str, Any]]]:
    file = folder / "profile.json"
    done = subprocess.run(
        [sys.executable, "-m", "warplens", "python", "--json", str(file), *options, str(script)],
        capture_output=True, text=True, timeout=240, check=False, env={**os.environ, "PYTHONWARNINGS": "ignore"},
    )  # fmt: skip
    return done, json.loads(file.read_text(encoding="utf-8"))["points"]


def write(folder: Path, body: str) -> Path:
    script = folder / "script.py"
    script.write_text(
        "import numpy as np\nimport pycuda.autoinit\nimport pycuda.driver as cuda\n"
        f"from pycuda import gpuarray\nfrom pycuda.compiler import SourceModule\n{body}",
        encoding="utf-8",
    )
    return script


@pytest.mark.parametrize("name", sorted(path.stem for path in SCRIPTS.glob("*.py")))
def test_script_is_right_and_its_launches_are_measured_and_those_of_the_engine(name: str, tmp_path: Path) -> None:
    for package in NEEDS.get(name, ()):
        if find_spec(package) is None:
            pytest.skip(f"needs {package}")
    done, points = run(SCRIPTS / f"{name}.py", tmp_path, *QUICK)
    assert done.returncode == 0, done.stderr
    assert "right" in done.stdout
    assert points
    for point in points:
        assert (point["kernel"], point["status"], point["reason"]) == (
            point["kernel"],
            "unchecked",
            "the result of a program's own launch is compared with no reference",
        )
        assert point["time"]["provenance"] == "measured"
        assert len(point["time"]["samples_ns"]) >= 10
        assert any(note.startswith(("the GPU's result is", "1", "2")) for note in point["notes"])


def test_emulated_script_is_modelled(tmp_path: Path) -> None:
    done, points = run(SCRIPTS / "cupy_rows.py", tmp_path, "--emulate")
    assert done.returncode == 0
    assert {point["time"]["provenance"] for point in points} == {"modelled"}
    assert {point["device"] for point in points} == {default_device()}


def test_warm_cache_is_faster_than_a_cold_one(tmp_path: Path) -> None:
    (_, cold), (_, warm) = (
        run(SCRIPTS / "repeated_steps.py", tmp_path, "--cache", state) for state in ("cold", "warm")
    )
    assert (cold[0]["cache"], warm[0]["cache"]) == ("cold", "warm")
    assert warm[0]["time"]["value_ns"] < cold[0]["time"]["value_ns"]


def test_kernel_that_loses_the_card_fails_alone(tmp_path: Path) -> None:
    """The engine executes one step of the loop at a time; a store behind a wrong address shows on the GPU alone."""
    script = write(
        tmp_path,
        """
source = '''
__global__ void trap(int *out) { if (clock64() != 0) { *out = 1; asm volatile("trap;"); } }
__global__ void fill(int *out) { out[threadIdx.x] = 7; }
'''
module = SourceModule(source)
out = gpuarray.zeros(32, np.int32)
try:
    module.get_function("trap")(out, block=(1, 1, 1))
except cuda.Error as error:
    print("refused:", error)
module.get_function("fill")(out, block=(32, 1, 1))
assert (out.get() == 7).all()
print("right")
""",
    )
    done, points = run(script, tmp_path, *QUICK)
    assert "right" in done.stdout, done.stderr
    by_name = {point["kernel"]: point for point in points}
    assert by_name["trap"]["status"] == "failed"
    assert by_name["fill"]["time"]["provenance"] == "measured"


def test_trace_measures(tmp_path: Path) -> None:
    script = tmp_path / "trace.py"
    script.write_text(
        """
import warplens
with warplens.trace(timing={"least_time_s": 0.02, "longest_time_s": 0.3}) as launches:
    from pycuda import autoinit, compiler, driver
    text = "__global__ void fill(float *out) { out[32 * threadIdx.x] = 1.0f; }"
    fill = compiler.SourceModule(text).get_function("fill")
    fill(driver.mem_alloc(4096), block=(32, 1, 1))
kernel = launches.kernel("fill")
assert kernel.point.time.provenance == "measured", kernel.point
assert kernel.gst_efficiency == 12.5
assert launches.profile.cards and launches.profile.method
print("right")
""",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=240, check=False)
    assert done.stdout == "right\n", done.stderr


def test_settings_of_the_timing_need_a_card() -> None:
    import warplens

    with pytest.raises(InputError, match=r"^cache is for launches that are timed on a GPU"):
        warplens.trace("h200", cache="warm")
