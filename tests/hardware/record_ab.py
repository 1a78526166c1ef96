"""Measures kernels in turns on a card, against themselves and against one that takes 3 % longer; and what a place adds.

The rule: every sample is the runner's, and all of them are kept, so that a verdict can be tried on them later. The
kernel is `turns_kernel.cu`, whose time grows by a few nanoseconds with each of its steps. How many steps make 3, 5, 10,
30 and 100 us, and 3 % more, is measured first; what the ratio really is, by 4096 samples of each. Then fresh processes
measure each pair several times, with as many samples as an A/B run has after its fifth look.

For the places, fresh processes measure kernels as a sweep does, in two visits, with one placement of the arrays in each
visit and with four.

    python tests/hardware/record_ab.py run FOLDER     # needs a GPU; writes h200_ab.warplens.json.gz, h200_places.json
    python tests/hardware/record_ab.py show FOLDER    # what was recorded
"""

from __future__ import annotations

import json
import math
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from warplens.cuda.catalogue import KernelFile, builtin_kernels, read_kernel_file
from warplens.cuda.device.cards import card_specs, cards
from warplens.cuda.points import (
    CacheState,
    Measuring,
    Pair,
    PairSide,
    PlannedVisit,
    PointResult,
    PointSpec,
    Status,
    Time,
)
from warplens.cuda.runners.gpu.runner import GpuRunner
from warplens.cuda.runners.measurement.turns import goes_on
from warplens.profiles.records import Completeness, new_profile, now_utc
from warplens.profiles.store import read_profile, write_profile

PROFILE, PLACES = "h200_ab.warplens.json.gz", "h200_places.json"
STEPS = read_kernel_file(Path(__file__).with_name("turns_kernel.cu"))
SIZE = 65536
DURATIONS_US = (3, 5, 10, 30, 100)
SLOWER = 0.03
TRUE = Measuring(least_samples=4096, most_samples=4096, longest_time_s=4.0)
SHORT = Measuring(least_samples=256, most_samples=256, longest_time_s=2.0)
PROCESSES, REPEATS = 6, 4
PLACED_IN = 8
"""The places are sampled in this many processes, with one placement and with four in each."""
PLACED = (
    ("transpose_tiled", 512),
    ("transpose_tiled_padded", 512),
    ("transpose_thread_per_row", 2048),
    ("copy_coalesced", 1024),
    ("copy_coalesced", 2048),
    ("matmul_strip_mined", 512),
    ("matmul_tiled", 512),
    ("matmul_out_of_core", 256),
)
"""These kernels and sizes differed most between two processes when each visit had one placement."""


def point_of(kernel: KernelFile, size: int, tune: dict[str, int], cache: CacheState, measuring: Measuring) -> PointSpec:
    """Return a point of the first card."""
    return PointSpec(
        kernel=kernel.name, path=kernel.path, source_hash=kernel.source_hash, family=kernel.family,
        problem={"N": size}, tune=tune, device=card_specs()[0].key, budget_s=1.0, limit=10**9, cache=cache,
        measuring=measuring,
    )  # fmt: skip


def opened() -> GpuRunner:
    """Return a runner of the first card."""
    return GpuRunner(cards()[0].uuid, spec=card_specs()[0])


# --- turns ------------------------------------------------------------------------------------------------------------


def calibrated(runner: GpuRunner, cache: CacheState) -> list[tuple[int, int, int]]:
    """Return each duration in us, the steps that take it, and the steps that take 3 % longer."""
    counts = (1, 500, 5_000, 20_000)
    times_ns = []
    for count in counts:
        time = runner.run(point_of(STEPS, SIZE, {"STEPS": count}, cache, Measuring())).time
        assert time is not None
        times_ns.append(time.value_ns)
    step_ns, base_ns = statistics.linear_regression(counts, times_ns)
    pairs = []
    for duration_us in DURATIONS_US:
        steps = max(1, round((1e3 * duration_us - base_ns) / step_ns))
        duration_ns = base_ns + steps * step_ns
        pairs.append((duration_us, steps, steps + round(SLOWER * duration_ns / step_ns)))
    print(f"{cache}: {base_ns:.0f} ns and {step_ns:.3f} ns a step: {pairs}", flush=True)
    return pairs


def in_turns(
    runner: GpuRunner, name: str, steps: tuple[int, int], cache: CacheState, measuring: Measuring
) -> tuple[PointResult, PointResult]:
    """Measure two numbers of steps in turns."""
    a, b = (
        replace(point_of(STEPS, SIZE, {"STEPS": count}, cache, measuring), pair=Pair(id=name, side=side))
        for side, count in zip(PairSide, steps, strict=True)
    )
    results = runner.run_in_turns((a, b), PlannedVisit(card=0, turn=0), goes_on)
    for result in results:
        assert result.status is Status.OK, result.reason
    return tuple(replace(result, metrics={}, check=None, notes=()) for result in results)  # type: ignore[return-value]


def repeats(folder: Path, process: int) -> None:
    """Measure every pair several times in this process."""
    pairs = json.loads((folder / "steps.json").read_text())
    runner, points = opened(), list[PointResult]()
    for repeat in range(REPEATS):
        for cache in CacheState:
            for duration_us, steps, slower in pairs[cache]:
                for kind, other in (("same", steps), ("slower", slower)):
                    name = f"{kind} {cache} {duration_us} us, process {process}, {repeat}"
                    points += in_turns(runner, name, (steps, other), cache, SHORT)
    runner.close()
    profile = new_profile(card_specs()[:1], compiler="NVRTC", command=["record_ab"], measuring=SHORT)
    write_profile(folder / f"process-{process}.warplens.json.gz", replace(profile, points=tuple(points)))


def record_turns(folder: Path) -> None:
    """Find the steps, measure the true ratios, and let fresh processes measure every pair."""
    runner = opened()
    pairs = {cache.value: calibrated(runner, cache) for cache in CacheState}
    (folder / "steps.json").write_text(json.dumps(pairs))
    points = list[PointResult]()
    for cache in CacheState:
        for duration_us, steps, slower in pairs[cache]:
            points += in_turns(runner, f"true {cache} {duration_us} us", (steps, slower), cache, TRUE)
            a, b = (middle_ns(point.time) for point in points[-2:] if point.time is not None)
            print(f"{cache} {duration_us} us: {a:.0f} ns, and {100 * (b / a - 1):.2f} % longer", flush=True)
    runner.close()
    for process in range(PROCESSES):
        subprocess.run([sys.executable, __file__, "repeats", str(folder), str(process)], check=True)
        points += read_profile(folder / f"process-{process}.warplens.json.gz").points
    profile = new_profile(card_specs()[:1], compiler="NVRTC", command=["record_ab"], measuring=SHORT)
    whole = replace(profile, points=tuple(points), ended=now_utc(), status=Completeness.COMPLETE)
    write_profile(folder / PROFILE, whole)


# --- places -----------------------------------------------------------------------------------------------------------


def parts_ns(time: Time) -> list[tuple[int | None, int | None, float]]:
    """Return visit, placement and median of each part."""
    samples: dict[tuple[int | None, int | None], list[float]] = defaultdict(list)
    taken = iter(time.samples_ns)
    for part in time.conditions:
        samples[part.visit, part.placement] += [next(taken) for _ in range(part.samples)]
    return [(visit, placement, statistics.median(values)) for (visit, placement), values in samples.items()]


def places(folder: Path, process: int, placements: int) -> None:
    """Measure the kernels in two visits each in this process, and write their medians."""
    runner, kernels = opened(), {kernel.name: kernel for kernel in builtin_kernels()}
    measuring, records = Measuring(placements=placements), list[dict[str, Any]]()
    wanted = [(name, size, cache) for cache in CacheState for name, size in PLACED]
    times: dict[tuple[str, int, CacheState], Time] = {}
    began = time.perf_counter()
    for turn, key in enumerate((*wanted, *reversed(wanted))):
        name, size, cache = key
        if key in times and times[key].stopped_by:
            continue
        tune = {axis: values[-1] for axis, values in kernels[name].tune.items()}
        point = point_of(kernels[name], size, tune, cache, measuring)
        result = runner.run(point, PlannedVisit(card=0, turn=turn, earlier=times.get(key)))
        assert result.time is not None, result.reason
        times[key] = result.time
    elapsed_s = time.perf_counter() - began
    for (name, size, cache), made in times.items():
        records.append({
            "kernel": name, "N": size, "cache": cache.value, "median_ns": made.value_ns,
            "samples": len(made.samples_ns), "parts": parts_ns(made), "spent_s": made.spent_s,
        })  # fmt: skip
    runner.close()
    run = {"process": process, "placements": placements, "elapsed_s": round(elapsed_s, 3), "points": records}
    (folder / f"places-{placements}-{process}.json").write_text(json.dumps(run))


def record_places(folder: Path) -> None:
    """Let fresh processes measure the kernels, in turns with one placement and with four."""
    runs = []
    for process in range(PLACED_IN):
        for placements in (1, 4):
            subprocess.run([sys.executable, __file__, "places", str(folder), str(process), str(placements)], check=True)
            runs.append(json.loads((folder / f"places-{placements}-{process}.json").read_text()))
    lines = ",\n".join(json.dumps(run, separators=(",", ":")) for run in runs)
    text = f'{{"device": {json.dumps(card_specs()[0].name)},\n"runs": [\n{lines}\n]}}\n'
    (folder / PLACES).write_text(text, encoding="utf-8")


# --- what was recorded ------------------------------------------------------------------------------------------------


def middle_ns(time: Time) -> float:
    """Return the mean of the middle half of the samples; their median has the steps of the clock, 32 ns."""
    ordered = sorted(time.samples_ns)
    quarter = len(ordered) // 4
    return statistics.fmean(ordered[quarter : len(ordered) - quarter])


def ratios(folder: Path) -> Iterator[tuple[str, float]]:
    """Yield the name of each pair, and the ratio B / A of its times."""
    sides: dict[str, dict[PairSide, float]] = defaultdict(dict)
    for point in read_profile(folder / PROFILE).points:
        assert point.pair is not None
        assert point.time is not None
        sides[point.pair.id][point.pair.side] = middle_ns(point.time)
    for name, of in sides.items():
        yield name, of[PairSide.B] / of[PairSide.A]


def spreads(folder: Path) -> Iterator[tuple[tuple[str, int, str], dict[int, float]]]:
    """Yield kernel, size and cache, and the relative standard deviation between processes by number of placements."""
    medians: dict[tuple[str, int, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for run in json.loads((folder / PLACES).read_text())["runs"]:
        for point in run["points"]:
            key = point["kernel"], point["N"], point["cache"]
            medians[key][run["placements"]].append(math.log(point["median_ns"]))
    for key, by_placements in medians.items():
        yield key, {count: statistics.stdev(logs) for count, logs in by_placements.items()}


def show(folder: Path) -> None:
    """Print the ratios of the pairs, and how far the processes lie apart."""
    groups: dict[str, list[float]] = defaultdict(list)
    for name, ratio in ratios(folder):
        groups[name.partition(",")[0]].append(100 * (ratio - 1))
    for name, percents in groups.items():
        print(f"{name:22} {len(percents):3} runs: {min(percents):+.2f} to {max(percents):+.2f} %")
    for (kernel, size, cache), by_placements in spreads(folder):
        texts = ", ".join(f"{100 * spread:.2f} % with {count}" for count, spread in sorted(by_placements.items()))
        print(f"{kernel} {size} {cache}: between processes {texts}")
    seconds: dict[int, list[float]] = defaultdict(list)
    for run in json.loads((folder / PLACES).read_text())["runs"]:
        seconds[run["placements"]].append(run["elapsed_s"])
    for count, times in sorted(seconds.items()):
        print(f"{count} placements in a visit: {statistics.median(times):.2f} s for {2 * len(PLACED)} points")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["run", folder]:
            record_turns(Path(folder))
            record_places(Path(folder))
            show(Path(folder))
        case ["repeats", folder, process]:
            repeats(Path(folder), int(process))
        case ["places", folder, process, placements]:
            places(Path(folder), int(process), int(placements))
        case ["show", folder]:
            show(Path(folder))
        case _:
            sys.exit(__doc__)
