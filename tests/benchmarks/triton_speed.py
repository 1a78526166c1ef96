"""Kernels of Triton: how soon the first launch of one ends, and what a launch costs beside its execution.

The rule: only where Triton and PyTorch are installed is anything measured. Each measurement has a process of its own
(this file as a script), which launches a kernel that is not measured first: it pays what a process pays once.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from benchmark_registry import Samples, benchmark, seconds_of

NEEDS = ("triton", "torch")
LAUNCHES = 1000
COLD_AIM_S, WARM_AIM_S = 3.0, 0.3


@benchmark("slowest of 15 Triton kernels, both caches empty", unit="s", aim=COLD_AIM_S, needs=NEEDS)
def triton_cold() -> Samples:
    """Return the seconds of the first launch, with Triton's compiler, translation, and the search for races."""
    with tempfile.TemporaryDirectory() as folder:
        return _slowest(_apart("kernels", folder))


@benchmark("slowest of 15 Triton kernels, caches full", unit="s", aim=WARM_AIM_S, needs=NEEDS)
def triton_warm() -> Samples:
    """Return the same in a process after another one that launched them all."""
    with tempfile.TemporaryDirectory() as folder:
        _apart("kernels", folder)
        return _slowest(_apart("kernels", folder))


@benchmark("a launch of a tiny Triton kernel, traced", unit="us", needs=NEEDS)
def triton_launch() -> Samples:
    """Return the time of one of a thousand launches with a profile and its journal; its note has Triton's own part."""
    with tempfile.TemporaryDirectory() as folder:
        figures = _apart("launches", folder)
    return Samples(values=tuple(figures["traced"]), note=f"{figures['alone']:.3g} us where the launch is left out")


def _slowest(seconds: dict[str, tuple[float, float]]) -> Samples:
    name = max(seconds, key=lambda one: seconds[one])
    half = median(wall for wall, _ in seconds.values())
    note = (
        f"{name}; half of them under {half:.2g} s; most processor time {max(cpu for _, cpu in seconds.values()):.2g} s"
    )
    return Samples(values=(seconds[name][0],), note=note)


def _apart(what: str, folder: str) -> dict[str, Any]:
    """Measure in a process of its own, with caches in a folder."""
    command = [sys.executable, str(Path(__file__).resolve()), what, folder]
    environment = os.environ | {
        "TRITON_CACHE_DIR": str(Path(folder) / "triton"),
        "TRITON_DEFAULT_FP_FUSION": "1",
        "XDG_CACHE_HOME": str(Path(folder) / "own"),
    }
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ended.returncode:
        sys.exit((ended.stderr.strip() or f"ended with {ended.returncode}").splitlines()[-1])
    figures: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    return figures


def _measure(what: str, folder: str) -> dict[str, object]:
    """Return the figures of one process."""
    from warplens.cuda.device.spec import load_spec
    from warplens.cuda.execute.executor import Executor
    from warplens.cuda.ground.files import BlobFolder
    from warplens.cuda.record.adapters import installed
    from warplens.cuda.record.session import Session, active
    from warplens.profiles.launches import LaunchProfile

    spec = load_spec("h200")
    cache = BlobFolder(Path(folder) / "executed", ".o")
    profile = LaunchProfile(spec, Path(folder) / "launches.warplens.json" if what == "launches" else None, most_bytes=0)
    session = Session(
        spec,
        executor=Executor(spec, code_cache=cache),
        on_launch=lambda record: profile.keep(session.records, record),
    )
    with installed(), active(session):
        import torch
        import triton_kernels

        x, out = torch.ones(100), torch.empty(100)
        tiny = triton_kernels.add[(1,)]

        def launch() -> None:
            tiny(x, x, out, 100, BLOCK=128)

        launch()
        if what == "kernels":
            return {case.name: _both(case.launch) for case in triton_kernels.cases()}
        traced = [_each_us(launch) for _ in range(3)]
        session.launch = lambda *_, **_named: None  # type: ignore[method-assign]
        return {"traced": traced, "alone": _each_us(launch)}


def _both(action: Callable[[], object]) -> tuple[float, float]:
    """Return the seconds that an action takes, and the processor time of this process and those that it started."""
    before = os.times()
    wall = seconds_of(action)
    after = os.times()
    return wall, sum(after[:4]) - sum(before[:4])


def _each_us(launch: Callable[[], None]) -> float:
    """Return the microseconds of each of many launches."""
    begin = time.perf_counter()
    for _ in range(LAUNCHES):
        launch()
    return 1e6 * (time.perf_counter() - begin) / LAUNCHES


if __name__ == "__main__":
    print(json.dumps(_measure(*sys.argv[1:])))
