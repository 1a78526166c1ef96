"""The same algorithms elsewhere: PoCL, an OpenCL for processors, and the CUDA simulator of Numba.

The rule: both sides take turns in one run, so that the ratio of their times holds on a noisy machine. Warplens
counts while it runs, the others count nothing. Each of the others has a process of its own (`rival_pocl.py`,
`rival_numba.py`), since two versions of LLVM cannot share one; it multiplies once for each line that it reads and
prints the seconds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import IO

from benchmark_registry import Samples, benchmark, seconds_of
from launch_speed import ready_launch

HERE = Path(__file__).resolve().parent
SIZE = 1024
TILE = 16
POCL = ("pyopencl",)
"""With a platform: `pip install pyopencl[pocl]`."""
SIMULATED_SIZE = 32
"""Numba's simulator runs a thread for each CUDA thread and takes a second for this one already."""


class Rival:
    """Another program that multiplies matrices."""

    def __init__(self, requests: IO[str], answers: IO[str]) -> None:
        self._requests = requests
        self._answers = answers

    def seconds(self) -> float:
        """Multiply once in the other program; return the seconds that it took."""
        self._requests.write("\n")
        self._requests.flush()
        return float(self._answers.readline())


@contextmanager
def rival(script: str, *arguments: object) -> Iterator[Rival]:
    """Start another program; it is ready when the first answer comes."""
    command = [sys.executable, str(HERE / script), *map(str, arguments)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        if process.stdin is None or process.stdout is None:
            raise AssertionError("pipes were asked for")
        yield Rival(process.stdin, process.stdout)
        process.stdin.close()


def against(other: Rival, name: str, tune: dict[str, int], size: int, rounds: int) -> Samples:
    """Return how many times as fast a multiply-add is on the engine, at `SIZE`, as on the other, at `size`."""
    launch, cores = ready_launch(name, {"N": SIZE}, tune), os.cpu_count() or 1
    launch.run()
    other.seconds()
    times = [(seconds_of(lambda: launch.run(cores)) / SIZE**3, other.seconds() / size**3) for _ in range(rounds)]
    ours, theirs = (1e12 * median(column) for column in zip(*times, strict=True))
    return Samples(
        values=tuple(slow / fast for fast, slow in times),
        note=f"{ours:,.0f} ps a multiply-add counted, {theirs:,.0f} ps there at {size}, {cores} cores",
    )


@benchmark("ahead of PoCL, tiled product 1024, all cores", unit="x", aim=3, higher_is_better=True, needs=POCL)
def rival_pocl_tiled() -> Samples:
    with rival("rival_pocl.py", "tiled", SIZE, TILE) as pocl:
        return against(pocl, "matmul_tiled", {"TILE": TILE}, SIZE, rounds=9)


@benchmark("ahead of PoCL, naive product 1024, all cores", unit="x", higher_is_better=True, needs=POCL)
def rival_pocl_naive() -> Samples:
    with rival("rival_pocl.py", "naive", SIZE, TILE) as pocl:
        return against(pocl, "matmul_naive", {"BX": TILE, "BY": TILE}, SIZE, rounds=5)


@benchmark("ahead of Numba's CUDA simulator, tiled product", unit="x", aim=3, higher_is_better=True)
def rival_numba_tiled() -> Samples:
    with rival("rival_numba.py", SIMULATED_SIZE) as numba:
        return against(numba, "matmul_tiled", {"TILE": TILE}, SIMULATED_SIZE, rounds=3)
