"""A program runs on a GPU and on the engine: the times of the one go to the launches of the other, or to none.

The GPU is a fake driver and a fake CUPTI; the injection between them is the real one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from tests.cuda.driver.test_program import ADD
from warplens.cuda.device.spec import load_spec
from warplens.cuda.driver import building, on_gpu

PROGRAMS = Path(__file__).parent / "programs"
GPU = "gpu-nvidia-h200"
COMMAND = """
import sys
from dataclasses import replace
from warplens.cuda.device import gpus
from warplens.cuda.device.spec import load_spec
spec = replace(load_spec("h200"), key="gpu-nvidia-h200", name="NVIDIA H200")
gpus.gpus_of_programs = lambda: gpus.AvailableGpus(gpus=(gpus.InstalledGpu(uuid="GPU-0", spec=spec),))
from warplens.gui.cli import main
sys.exit(main())
"""
KERNELS = ADD.replace(".entry k", ".entry other").partition(".visible .entry")
TWO = ADD + KERNELS[1] + KERNELS[2]


@dataclass
class Ended:
    """A command that has ended: its exit code, what it printed, and its points by kernel and blocks."""

    code: int
    output: str
    said: str
    points: dict[tuple[str, int], dict[str, Any]]


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a program, and with a driver and a CUPTI that stand for those of a GPU."""
    if not building.compiler():
        pytest.skip("there is no C compiler")
    folder = tmp_path_factory.mktemp("machine")
    (folder / "toolkit/lib64").mkdir(parents=True)
    (folder / "driver").mkdir()
    lines = (json.dumps(line + "\n") for line in TWO.splitlines())
    (folder / "ptx.inc").write_text("\n".join(lines), encoding="utf-8")
    flags = [*building.compiler().split(), "-O1", "-w", f"-I{folder}", "-ldl"]
    fake = [str(PROGRAMS / "fake_driver.c"), "-shared", "-fPIC"]
    subprocess.run([*flags, str(PROGRAMS / "on_gpu.c"), "-o", str(folder / "program"), "-ldl"], check=True)
    subprocess.run([*flags, *fake, "-o", str(folder / "driver/libcuda.so.1")], check=True)
    library = folder / "toolkit/lib64/libcupti.so.13"
    subprocess.run([*flags, *fake, "-DFAKE_CUPTI", f"-Wl,-soname,{library.name}", "-o", str(library)], check=True)
    return folder


@pytest.fixture
def execute(machine: Path, tmp_path: Path) -> Callable[..., Ended]:
    """Return a function that runs `warplens exec` on the program."""

    def run(*words: str, options: tuple[str, ...] = (), **more: Any) -> Ended:
        written = tmp_path / "points.json"
        environment = {**os.environ, "CUDA_HOME": str(machine / "toolkit"), "LD_LIBRARY_PATH": str(machine / "driver")}
        environment |= more.pop("environment", {})
        command = [sys.executable, "-c", COMMAND, "exec", "--json", str(written), *options]
        done = subprocess.run(
            [*command, str(machine / "program"), *words], capture_output=True, text=True, check=False, cwd=tmp_path,
            env=environment, **more,
        )  # fmt: skip
        profile = json.loads(written.read_text()) if written.exists() else {"points": []}
        points = {(point["kernel"], point["launch"]["grid"][0]): point for point in profile["points"]}
        assert "Traceback" not in done.stderr
        return Ended(done.returncode, done.stdout, done.stderr, points)

    return run


def test_launches_have_the_times_of_the_gpu_and_the_counts_of_the_engine(
    execute: Callable[..., Ended], tmp_path: Path
) -> None:
    (tmp_path / "input.txt").write_text("first\nsecond\n")
    with (tmp_path / "input.txt").open() as source:
        ended = execute("k:2:32", "other:1:32", "k:2:32", "k:2:32", "k:1:32", "=3", stdin=source)
    print(ended.said)
    assert (ended.code, ended.output) == (3, "1 first\n")  # of the GPU, which computes nothing, and once
    assert "the program ran twice: on the NVIDIA H200, which timed its launches" in ended.said
    assert "exit code" not in ended.said.replace("ended with the exit code 3; it ran confined", "")
    assert {key: point["time"]["samples_ns"] for key, point in ended.points.items()} == {
        ("k", 2): [1100, 1300, 1400], ("other", 1): [1200], ("k", 1): [1500],
    }  # fmt: skip
    point = ended.points["k", 2]
    assert (point["time"]["value_ns"], point["time"]["provenance"], point["device"]) == (1300, "measured", GPU)
    assert point["metrics"]["dram_bytes_ideal" if "dram_bytes_ideal" in point["metrics"] else "modelled_time"]
    assert any("launched 3 times" in note for note in point["notes"])
