"""How fast the engine is: thread instructions a second with all counters on, one core, and the time to translate."""

from __future__ import annotations

import time

from benchmark_registry import Samples, benchmark, repeated
from launch_speed import ready_launch

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.values.value import Mode

RATE = "G thread-instr/s"
FAMILIES = ("transpose", "matmul", "reduction")
"""The families of the lectures, whose sizes are named N; rungs of ladders and the family of memories are left out."""
KERNELS = tuple(kernel for kernel in builtin_kernels() if kernel.family in FAMILIES)

REGULAR = 30.0
THROUGH_SHARED = 15.0
DIVERGENT = 10.0
RANDOM = 1.0
OTHERS = 2.0
"""Aims in G thread instructions a second on one core of a server processor of 2023."""

OTHER_SIZE = 1056
"""For kernels without an aim of their own: whole tiles, and no power of two. A walk down the columns of 1024 x 1024
floats is bound by conflicts in the processor's own caches, in plain C as well: `transpose_serial` then takes 6.4 ms
here and 6.6 ms compiled by gcc -O2, 0.7 G/s, against 1.5 ms at 1000."""

NAMED = (
    ("matmul_naive", {"N": 1024}, {"BX": 16, "BY": 16}, REGULAR),
    ("matmul_tiled", {"N": 1024}, {"TILE": 16}, REGULAR),
    ("transpose_tiled", {"N": 4096}, {"TILE": 16}, THROUGH_SHARED),
    ("transpose_tiled_padded", {"N": 4096}, {"TILE": 32}, THROUGH_SHARED),
    ("roots", {}, {}, DIVERGENT),
    ("gather", {}, {}, RANDOM),
)
"""Kernel, problem, tune, aim: the ones that have an aim of their own."""


def rate_of(name: str, problem: dict[str, int], tune: dict[str, int]) -> Samples:
    """Execute a launch again and again."""
    launch = ready_launch(name, problem, tune)
    done = launch.run()
    return Samples(
        values=tuple(done / seconds / 1e9 for seconds in repeated(launch.run)),
        note=f"{done / 1e9:.3g} G instructions",
    )


def _register(name: str, problem: dict[str, int], tune: dict[str, int], aim: float) -> None:
    size = " ".join(str(value) for value in problem.values())
    benchmark(f"engine, {name} {size}".rstrip(), unit=RATE, aim=aim, higher_is_better=True, name=f"engine_{name}")(
        lambda: rate_of(name, problem, tune)
    )


for _name, _problem, _tune, _aim in NAMED:
    _register(_name, _problem, _tune, _aim)
for _kernel in KERNELS:
    if _kernel.name not in {name for name, *_ in NAMED}:
        _register(_kernel.name, {"N": OTHER_SIZE}, {}, OTHERS)


@benchmark("translation of PTX, the slowest built-in kernel", unit="ms", aim=150)
def engine_jit() -> Samples:
    taken = {}
    for kernel in KERNELS:
        request = ready_launch(kernel.name, {"N": 64}, {}).prepared.request
        best = []
        for _ in range(3):
            begin = time.perf_counter()
            Launch(request)
            best.append(time.perf_counter() - begin)
        taken[kernel.name] = 1e3 * sorted(best)[1]
    slowest = max(taken, key=lambda name: taken[name])
    return Samples(values=(taken[slowest],), note=f"{slowest}; the fastest takes {min(taken.values()):.0f} ms")


@benchmark("translation of PTX, 4,000 instructions, 256 products of matrices", unit="s", aim=4)
def engine_jit_large() -> Samples:
    request = ready_launch("many_products").prepared.request
    return Samples(values=repeated(lambda: Launch(request)), note="with all counters on")


@benchmark("translation of PTX, the same with checks for races", unit="s", aim=4)
def engine_jit_large_checked() -> Samples:
    request = ready_launch("many_products").prepared.request
    return Samples(values=repeated(lambda: Launch(request, mode=Mode.CHECKED)))
