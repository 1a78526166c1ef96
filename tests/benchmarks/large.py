"""Large launches: two threads against one, and points of N = 16384 in a worker process, in time and memory."""

from __future__ import annotations

import os
import resource
import time

from benchmark_registry import Samples, benchmark, seconds_of
from launch_speed import built_in, ready_launch

import warplens

SIZE = 16384
BUDGET_S = 2.0
MIB = 2**20
ROUNDS = 15


def _register(name: str, problem: dict[str, int], tune: dict[str, int]) -> None:
    def speedup() -> Samples:
        launch = ready_launch(name, problem, tune)
        launch.run()
        taken = [(seconds_of(lambda: launch.run(1)), seconds_of(lambda: launch.run(2))) for _ in range(ROUNDS)]
        one_thread, two_threads = map(min, zip(*taken, strict=True))  # another program on a core can only add to a time
        return Samples(
            values=(one_thread / two_threads,),
            note=f"{1e3 * one_thread:.0f} ms on one thread, the best of {ROUNDS} in turns, {os.cpu_count()} cores",
        )

    benchmark(
        f"two threads against one, {name} {problem['N']}",
        unit="x", aim=1.7, higher_is_better=True, name=f"threads_{name}",
    )(speedup)  # fmt: skip


for _name, _problem, _tune in (
    ("matmul_tiled", {"N": 2048}, {"TILE": 16}),
    ("matmul_naive", {"N": 1024}, {"BX": 16, "BY": 16}),
    ("transpose_tiled_padded", {"N": 4096}, {"TILE": 32}),
):
    _register(_name, _problem, _tune)


@benchmark("matmul_tiled 16384, time of its blocks", unit="x budget", aim=1.1)
def large_matmul_tiled_budget() -> Samples:
    launch = ready_launch("matmul_tiled", {"N": SIZE}, {"TILE": 16}).launch
    begin = time.perf_counter()
    sample = launch.run(BUDGET_S, threads=os.cpu_count() or 1).sample
    note = "" if sample is None else f"{sample.executed:,} of {sample.blocks:,} blocks"
    return Samples(values=((time.perf_counter() - begin) / BUDGET_S,), note=note)


@benchmark("transpose_tiled_padded 16384, peak memory beside its arrays", unit="MiB", aim=300)
def large_transpose_memory() -> Samples:
    return _beside_arrays("transpose_tiled_padded", 32)


@benchmark("matmul_tiled 16384, peak memory beside its arrays", unit="MiB", aim=300)
def large_matmul_memory() -> Samples:
    return _beside_arrays("matmul_tiled", 16)


def _beside_arrays(name: str, tile: int) -> Samples:
    """Run one point in a worker process; return the largest process's memory less the arrays."""
    profiles: list[warplens.Profile] = []
    took = seconds_of(lambda: profiles.append(warplens.run(name, problem={"N": SIZE}, tune={"TILE": tile})))
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024  # Linux: KiB
    arrays = built_in(name).workload({"N": SIZE}, {"TILE": tile}).array_bytes()
    how = profiles[0].points[0].metrics["gld_efficiency"]
    return Samples(
        values=((peak - arrays) / MIB,),
        note=f"{took:.1f} s, {how.note or how.provenance.value}",
    )
