"""The doctor: installed parts, missing parts, and the advice for each."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from warplens.cuda.compiler.process.client import compiler_library
from warplens.cuda.device import gpus, locked_clocks
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute import baselines as cublas
from warplens.cuda.ground.errors import MissingPartError
from warplens.cuda.sweep import places, pool
from warplens.cuda.sweep.protocols import Confinement
from warplens.gui.cli import main
from warplens.gui.terminal import doctor
from warplens.gui.terminal.doctor import (
    PartState,
    examine,
    has_display,
    pycuda_build,
    window_hindrance,
)


def findings(environ=None, missing=(), platform="linux"):
    parts = examine(environ or {}, loads=lambda library: library not in missing, platform=platform)
    return {finding.part: finding for finding in parts}


@pytest.mark.parametrize(
    ("environ", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_display_is_named_by_the_environment_or_goes_without_saying(environ, platform, expected):
    assert has_display(environ, platform) is expected


def test_missing_display_says_what_to_do():
    assert findings()["Display"].line() == (
        "Display: none; `warplens` runs a quick sweep without a window; "
        "for the window log in with `ssh -X` or at the desktop"
    )
    assert findings({"DISPLAY": ":7"})["Display"].line() == "Display: DISPLAY=:7"


def test_missing_libraries_are_named_with_their_packages():
    finding = findings({"DISPLAY": ":0"}, missing=("libxcb-cursor.so.0", "libGL.so.1"))["Qt's system libraries"]
    assert finding.verdict is PartState.MISSING
    assert finding.line() == (
        "Qt's system libraries: libGL.so.1, libxcb-cursor.so.0 cannot be loaded; "
        "`sudo apt install libgl1 libxcb-cursor0`"
    )


def test_libraries_that_are_there_are_counted():
    assert findings({"DISPLAY": ":0"})["Qt's system libraries"].found == ("all 24 load")


def test_wayland_needs_no_x_libraries():
    finding = findings({"WAYLAND_DISPLAY": "wayland-0"}, missing=("libxcb-cursor.so.0",))["Qt's system libraries"]
    assert finding.verdict is PartState.THERE


def test_missing_driver_is_no_fault():
    finding = findings(missing=("libcuda.so.1",))["NVIDIA driver"]
    assert finding.verdict is PartState.OPTIONAL
    assert "Clocks" not in findings()
    assert finding.line() == (
        "NVIDIA driver: none (libcuda.so.1 does not load); nothing to do without a GPU: "
        "kernels are executed on the CPU and their times are modelled"
    )


@pytest.mark.parametrize(("missing", "gpus"), [((), ["GPUs to measure on", "cuBLAS"]), (("libcuda.so.1",), [])])
def test_every_part_is_looked_at_in_order(missing, gpus):
    assert list(findings(missing=missing)) == [
        "Display",
        "Qt's system libraries",
        "PyQt6",
        "Compiler",
        "Engine",
        "Cache",
        "NVIDIA driver",
        "PyCUDA",
        *gpus,
        "Confinement",
        "Processors",
    ]


def test_gpus_are_counted_or_their_absence_has_a_reason(monkeypatch):
    spec = load_spec("l4")
    monkeypatch.setattr(
        gpus,
        "find_gpus",
        lambda: AvailableGpus(gpus=(InstalledGpu(uuid="a", spec=spec), InstalledGpu(uuid="b", spec=spec))),
    )
    assert findings()["GPUs to measure on"].line() == "GPUs to measure on: 2 x NVIDIA L4"
    monkeypatch.setattr(locked_clocks, "hindrance", lambda: "only an administrator may")
    assert findings()["Clocks"].line() == (
        "Clocks: cannot be locked: only an administrator may; "
        "nothing to do: `ab` measures in turns, and each sample has the clocks it was taken at"
    )
    monkeypatch.setattr(locked_clocks, "hindrance", str)
    assert findings()["Clocks"].line() == "Clocks: --lock-clocks may lock those of the 2 x NVIDIA L4"
    monkeypatch.setattr(gpus, "find_gpus", lambda: AvailableGpus(hindrance="the NVIDIA driver shows no GPU"))
    finding = findings()["GPUs to measure on"]
    assert finding.line() == "GPUs to measure on: none (the NVIDIA driver shows no GPU)"
    assert finding.verdict is PartState.OPTIONAL


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("/lib/libcublas.so.12", "cuBLAS: /lib/libcublas.so.12"),
        (
            "",
            "cuBLAS: not found; only the baseline of matrix products needs it: `pip install nvidia-cublas-cu12`",
        ),
    ],
)
def test_cublas_is_found_or_its_purpose_is_named(monkeypatch, path, line):
    monkeypatch.setattr(cublas, "find", lambda: path)
    assert findings()["cuBLAS"].line() == line


@pytest.fixture
def toolchain(monkeypatch, tmp_path):
    """Make a machine that has these programs, and Python's headers or not; returns its root."""

    def make(*programs, headers=True, usual_nvcc=False):
        include = tmp_path / "include"
        include.mkdir()
        if headers:
            (include / "Python.h").touch()
        if usual_nvcc:
            (tmp_path / "usr/local/cuda/bin").mkdir(parents=True)
            (tmp_path / "usr/local/cuda/bin/nvcc").touch()
        monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name in programs else None)
        monkeypatch.setattr("sysconfig.get_path", lambda _: str(include))
        return tmp_path

    return make


def test_build_of_pycuda_that_finds_everything_is_one_command(toolchain):
    assert pycuda_build("linux", toolchain("nvcc", "g++")) == ((), 'pip install "warplens[gpu]"')


def test_toolkit_off_the_path_is_put_there(toolchain):
    root = toolchain("g++", usual_nvcc=True)
    assert pycuda_build("linux", root) == ((), f'PATH="{root}/usr/local/cuda/bin:$PATH" pip install "warplens[gpu]"')


def test_build_of_pycuda_says_what_to_install_first(toolchain):
    missing, line = pycuda_build("linux", toolchain(headers=False))
    python = f"python{sys.version_info.major}.{sys.version_info.minor}-dev"
    assert missing == ("CUDA toolkit (nvcc)", "C++ compiler (g++)", "Python.h")
    assert line == f'sudo apt install nvidia-cuda-toolkit g++ {python} && pip install "warplens[gpu]"'


@pytest.mark.parametrize(
    ("environ", "missing", "expected"),
    [
        ({"QT_QPA_PLATFORM": "offscreen"}, ("libGL.so.1",), ""),
        (
            {"DISPLAY": ":0"},
            ("libGL.so.1",),
            "Qt's system libraries: libGL.so.1 cannot be loaded; `sudo apt install libgl1`",
        ),
        ({"WAYLAND_DISPLAY": "wayland-0"}, (), ""),
        ({"DISPLAY": ":4711"}, (), "no X server answers at DISPLAY=:4711"),
    ],
)
def test_hindrance_to_the_window_is_found_before_qt_ends_the_process(environ, missing, expected):
    assert window_hindrance(environ, lambda library: library not in missing, "linux") == expected


def test_json_has_every_part(capsys):
    assert main(["doctor", "--json", "-"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document == {
        "schema": "warplens-doctor/1",
        "parts": [
            {"part": part.part, "verdict": part.verdict.value, "found": part.found, "advice": part.advice}
            for part in examine()
        ],
    }


def test_cache_that_others_may_write_to_is_not_used_with_what_to_do(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert findings()["Cache"].line() == f"Cache: {tmp_path}/warplens"
    tmp_path.chmod(0o777)
    finding = findings()["Cache"]
    assert (finding.verdict, finding.found) == (
        PartState.OPTIONAL,
        f"not used: others may write to the folder {tmp_path}",
    )
    assert finding.advice == "each run compiles anew until it is this user's alone: `chmod go-w` on it mends that"


def test_doctor_prints_a_line_a_part_and_ends_well(capsys):
    assert main(["doctor"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert len(lines) == len(examine())
    assert all(line.split()[0] in set(PartState) for line in lines)


WITHOUT_LANDLOCK = (
    "Confinement: seccomp, limits; without Landlock: this system has no Landlock (Linux 5.13 or later); "
    "kernels run without it; open only kernels that you trust"
)


@pytest.mark.parametrize(
    ("given_up", "verdict", "line"),
    [
        (
            Confinement(in_force=("Landlock ABI 4", "seccomp", "limits")),
            PartState.THERE,
            "Confinement: Landlock ABI 4, seccomp, limits",
        ),
        (
            Confinement(
                in_force=("seccomp", "limits"),
                missing=("Landlock: this system has no Landlock (Linux 5.13 or later)",),
            ),
            PartState.OPTIONAL,
            WITHOUT_LANDLOCK,
        ),
    ],
)
def test_confinement_is_that_of_a_worker(given_up, verdict, line, monkeypatch):
    monkeypatch.setattr(pool, "make_executor", ThreadPoolExecutor)
    monkeypatch.setattr(places, "confinement", lambda: given_up)
    doctor._confinement.cache_clear()
    finding = doctor._confinement()
    doctor._confinement.cache_clear()
    assert (finding.verdict, finding.line()) == (verdict, line)


def test_worker_that_does_not_start_is_named(monkeypatch):
    def refuse(workers):
        raise OSError("no process can be made")

    monkeypatch.setattr(pool, "make_executor", refuse)
    doctor._confinement.cache_clear()
    finding = doctor._confinement()
    doctor._confinement.cache_clear()
    assert finding.line() == "Confinement: no worker starts (no process can be made); no kernel can be executed"


def test_compiler_is_named_with_its_targets_and_its_file():
    library = compiler_library()
    assert findings()["Compiler"].line() == f"Compiler: {library.version}, for sm_50 to sm_121, from {library.path}"


def test_compiler_that_does_not_load_is_missing_with_what_to_do(monkeypatch):
    def absent():
        raise MissingPartError("NVIDIA's compiler NVRTC is not installed; `pip install it`")

    monkeypatch.setattr("warplens.cuda.compiler.process.client.compiler_library", absent)
    finding = findings()["Compiler"]
    assert (finding.verdict, finding.found) == (PartState.MISSING, "NVIDIA's compiler NVRTC is not installed")
    assert finding.advice == "`pip install it`"
