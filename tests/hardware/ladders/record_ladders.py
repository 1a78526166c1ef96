"""Measures the bandwidth-bound ladders on a card: transpose, copy, column sum, sum, scan, histogram, beside copies.

The rule: one point after the other on one card, with cold caches; every result is compared with its reference. Sums are
held against `sum_read.cu`, which reads the same numbers and adds none.

    python tests/hardware/ladders/record_ladders.py measure FILE.warplens.json.gz    # needs a GPU and PyCUDA; 3 minutes
    python tests/hardware/ladders/record_ladders.py show FILE.warplens.json.gz
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

import warplens
from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.points import PointResult, Status
from warplens.profiles.records import Profile

HERE = Path(__file__).parent
MATRICES = {"N": [4096, 8192]}
"""Matrices of 64 and 256 MiB: larger than any L2 cache of today."""
LINES = {"N": [4096**2, 8192**2]}
"""As many numbers in a row."""
TOO_SLOW = {"transpose_serial"}
"""One thread for 67 million elements takes three seconds a launch: `reference:h200` has it."""
SWEEPS: tuple[tuple[tuple[str, ...], Mapping[str, list[int]]], ...] = (
    (("transpose", "transpose_rungs", "copy", "reduction", "column_sums"), MATRICES),
    (("sums", str(HERE / "sum_read.cu"), "scan"), LINES),
    (("histogram",), {**LINES, "VALUES": [256]}),
    (("histogram",), {"N": [8192**2], "VALUES": [1]}),
)
TIMING = {"longest_time_s": 0.5}


def chosen(names: Iterable[str]) -> list[str]:
    """Return the kernels of families by name, and paths as they are."""
    kernels = builtin_kernels()
    return [
        name
        for given in names
        for name in ([given] if given.endswith(".cu") else [k.name for k in kernels if k.family == given])
        if name not in TOO_SLOW
    ]


def measure(file: Path) -> None:
    """Run all sweeps and save their points as one profile."""
    profiles = []
    for number, (names, problem) in enumerate(SWEEPS):
        part = file.with_name(f"part{number}.warplens.json.gz")
        profiles.append(
            warplens.run(
                chosen(names),
                problem=problem,
                cache="cold",
                timing=TIMING,
                baselines="copy",
                time_limit_s=120,
                save=part,
            )
        )
        show(profiles[-1])
    points = tuple(point for profile in profiles for point in profile.points)
    replace(profiles[0], points=points).save(file)


def show(profile: Profile) -> None:
    """Print the fastest configuration of each kernel at each size, with its share of the copy's bandwidth."""
    copies = {
        (point.family, tuple(point.problem.items())): point.metrics["effective_bandwidth"].value
        for point in profile.points
        if point.baseline is not None and point.status is Status.OK
    }
    print(f"{'kernel':30} {'size':>22} {'us':>9} {'GB/s':>8} {'copy':>6}  configuration")
    for point in fastest(profile.points):
        bandwidth = point.metrics["effective_bandwidth"].value
        size = " ".join(f"{name}={value}" for name, value in point.problem.items())
        copy = copies.get((point.family, tuple(point.problem.items())))
        share = f"{100 * bandwidth / copy:5.1f}%" if copy else ""
        tune = " ".join(f"{name}={value}" for name, value in point.tune.items())
        assert point.time is not None
        print(f"{point.kernel:30} {size:>22} {point.time.value_ns / 1e3:9.2f} {bandwidth:8.1f} {share:>6}  {tune}")
    for point in profile.points:
        if point.status is not Status.OK:
            print(point.kernel, dict(point.problem), dict(point.tune), point.status, point.reason)


def fastest(points: Iterable[PointResult]) -> list[PointResult]:
    """Return the fastest point of each kernel at each size, in their order."""
    best: dict[object, PointResult] = {}
    for point in points:
        key = (point.kernel, tuple(point.problem.items()))
        if point.time is not None and (key not in best or point.time.value_ns < best[key].time.value_ns):  # type: ignore[union-attr]
            best[key] = point
    return list(best.values())


if __name__ == "__main__":
    action, path = sys.argv[1], Path(sys.argv[2])
    if action == "measure":
        measure(path)
    else:
        show(warplens.load(path))
