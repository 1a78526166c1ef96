"""Measures the ladders on a GPU: those that memory limits beside the GPU's own copy, products beside cuBLAS.

The rule: one point after the other on one GPU, with cold caches; every result is compared with its reference. Sums are
held against `sum_read.cu`, which reads the same numbers and adds none.

    python tests/hardware/ladders/record_ladders.py measure FOLDER    # needs a GPU and PyCUDA; 5 minutes
    python tests/hardware/ladders/record_ladders.py measure FOLDER products lines    # these alone
    python tests/hardware/ladders/record_ladders.py show PROFILE
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import warplens
from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.ground.points import PointResult, Status
from warplens.profiles.records import Profile

TOO_SLOW = {"transpose_serial"}
"""One thread for 67 million elements takes three seconds a launch: `reference:h200` has it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sweep:
    """Kernels of families and paths, at sizes, with values of macros where not all default ones are taken."""

    kernels: Sequence[str]
    problem: Mapping[str, list[int]]
    tune: Mapping[str, list[int]] = field(default_factory=dict)
    longest_time_s: float = 0.3


LINES = {"N": [4096**2, 8192**2]}
WHOLE_GPU = {"THREADS": [256], "BLOCKS": [1056, 2112], "VECTORS": [4]}
"""Eight blocks for each of 132 multiprocessors, which hold them all at once, and twice as many."""
SWEEPS = {
    "read": (Sweep(kernels=(str(Path(__file__).with_name("sum_read.cu")),), problem=LINES, tune=WHOLE_GPU),),
    "matrices": (
        Sweep(
            kernels=("transpose", "transpose_rungs", "copy", "reduction", "column_sums"),
            problem={"N": [4096, 8192]},
            longest_time_s=0.5,
        ),
    ),
    "products": (
        Sweep(kernels=("sgemm", "dgemm", "bf16gemm", "tf32gemm"), problem={"N": [2048, 4096, 8192]}),
    ),
    "lines": (
        Sweep(
            kernels=("sums",),
            problem=LINES,
            tune=WHOLE_GPU,
        ),
        Sweep(
            kernels=("scan",), problem={"N": [8192**2]}, tune={"THREADS": [512], "VECTORS": [4], "ROUNDS": [8]}
        ),
        Sweep(
            kernels=("histogram",),
            problem={"N": [8192**2], "VALUES": [1, 256]},
            tune={"THREADS": [256], "BLOCKS": [1056], "VECTORS": [4], "NUMBERS": [16]},
        ),
    ),
}  # fmt: skip
"""By the profile's name: matrices of 64 and 256 MiB, which no L2 cache of today holds, and as many numbers in a row;
products at the sizes of `reference:h200`."""


def chosen(names: Iterable[str]) -> list[str]:
    """Return the kernels of families by name, and paths as they are."""
    kernels = builtin_kernels()
    return [
        name
        for given in names
        for name in ([given] if given.endswith(".cu") else [k.name for k in kernels if k.family == given])
        if name not in TOO_SLOW
    ]


def measure(folder: Path, names: Sequence[str]) -> None:
    """Run the sweeps of these names and save a profile for each."""
    for name in names:
        sweeps = SWEEPS[name]
        profiles = []
        for number, sweep in enumerate(sweeps):
            profiles.append(
                warplens.run(
                    chosen(sweep.kernels),
                    problem=sweep.problem,
                    tune=sweep.tune,
                    cache="cold",
                    timing={"longest_time_s": sweep.longest_time_s},
                    baselines=("cublas", "copy"),
                    save=folder / f"{name}{number}.warplens.json.gz",
                )
            )
            show(profiles[-1])
        replace(
            profiles[0],
            points=tuple(point for profile in profiles for point in profile.points),
            ended=profiles[-1].ended,
            command="; ".join(profile.command for profile in profiles),
        ).save(folder / f"{name}.warplens.json.gz")


def show(profile: Profile) -> None:
    """Print the fastest configuration of each kernel at each size, with its share of the copy or of cuBLAS."""
    copies = {
        (point.family, tuple(point.problem.items())): point.metrics["effective_bandwidth"].value
        for point in profile.points
        if point.baseline is not None and point.status is Status.OK
    }
    print(f"{'kernel':30} {'size':>24} {'us':>9} {'GB/s':>8} {'roof':>6}  configuration")
    for point in fastest(profile.points).values():
        bandwidth = float(point.metrics["effective_bandwidth"].value)
        size = " ".join(f"{name}={value}" for name, value in point.problem.items())
        copy = copies.get((point.family, tuple(point.problem.items())))
        share = f"{100 * bandwidth / float(copy):5.1f}%" if copy else ""
        tune = " ".join(f"{name}={value}" for name, value in point.tune.items())
        print(f"{point.kernel:30} {size:>24} {time_ns(point) / 1e3:9.2f} {bandwidth:8.1f} {share:>6}  {tune}")
    for point in profile.points:
        if point.status is not Status.OK:
            print(point.kernel, dict(point.problem), dict(point.tune), point.status, point.reason)


def time_ns(point: PointResult) -> float:
    """Return the median time of a point that has one."""
    assert point.time is not None
    return point.time.value_ns


def fastest(points: Iterable[PointResult]) -> dict[tuple[str, tuple[int, ...]], PointResult]:
    """Return the fastest point of each kernel at each size, by its name and the size."""
    best: dict[tuple[str, tuple[int, ...]], PointResult] = {}
    for point in points:
        key = (point.kernel, tuple(point.problem.values()))
        if point.time is not None and (key not in best or time_ns(point) < time_ns(best[key])):
            best[key] = point
    return best


if __name__ == "__main__":
    action, path = sys.argv[1], Path(sys.argv[2])
    if action == "measure":
        measure(path, sys.argv[3:] or list(SWEEPS))
    else:
        show(warplens.load(path))
