"""Measures kernels in turns on a GPU, against themselves and against one that takes 3 % longer; and what a place adds.

The rule: every sample is the runner's, and all of them are kept, so that a verdict can be tried on them later. The
kernel is `turns_kernel.cu`, whose time grows by a few nanoseconds with each of its steps. How many steps make 3, 5, 10,
30 and 100 us, and 3 % more, is measured first; what the ratio really is, by up to 4096 samples of each. Then fresh
processes measure each pair several times, with as many samples as an A/B run has after its fifth look.

For the places, fresh processes measure kernels as a sweep does, in two visits, with one placement of the arrays in each
visit and with four.

    python tests/hardware/times/record_ab.py run FOLDER   # on a GPU: writes h200_ab.warplens.json.gz, h200_places.json
    python tests/hardware/times/record_ab.py show FOLDER  # what was recorded

Each process leaves a file in FOLDER. `run` measures what has no file yet and joins all files, so a run that came to its
time limit, or was killed, goes on where it ended. `run --help` lists how many processes there are, and the time limit.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from warplens.cuda.catalogue import KernelFile, builtin_kernels, read_kernel_file
from warplens.cuda.device.gpus import gpu_specs, installed_gpus
from warplens.cuda.execute.gpu.runner import GpuRunner
from warplens.cuda.execute.measurement.interleaved import goes_on
from warplens.cuda.ground.points import (
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
from warplens.profiles.arguments import new_profile
from warplens.profiles.records import Completeness
from warplens.profiles.store import read_profile
from warplens.profiles.writing import now_utc, write_profile

PROFILE, PLACES = "h200_ab.warplens.json.gz", "h200_places.json"
STEPS_FILE, TRUTH = "steps.json", "true.warplens.json.gz"
FILES_OF_TURNS, FILES_OF_PLACES = "[tp]r*.warplens.json.gz", "places-*.json"
STEPS = read_kernel_file(Path(__file__).with_name("turns_kernel.cu"))
SIZE = 65536
DURATIONS_US = (3, 5, 10, 30, 100)
SLOWER = 0.03
TRUE = Measuring(least_samples=4096, most_samples=4096, longest_time_s=2.0)
SHORT = Measuring(least_samples=256, most_samples=256, longest_time_s=1.0)
PROCESSES, REPEATS, PLACE_PROCESSES = 4, 3, 5
"""Defaults of `run`; each of the last is a process with one placement and one with four."""
LONGEST_S = 280.0
"""By default `run` ends its last process after this time."""
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
    """Return a point of the first GPU."""
    return PointSpec(
        kernel=kernel.name, path=kernel.path, source_hash=kernel.source_hash, family=kernel.family,
        problem={"N": size}, tune=tune, device=gpu_specs()[0].key, budget_s=1.0, limit=10**9, cache=cache,
        measuring=measuring,
    )  # fmt: skip


def opened() -> GpuRunner:
    """Return a runner of the first GPU."""
    return GpuRunner(installed_gpus()[0].uuid, spec=gpu_specs()[0])


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
    results = runner.run_interleaved((a, b), PlannedVisit(card=0, turn=0), goes_on)
    for result in results:
        assert result.status is Status.OK, result.reason
    return tuple(replace(result, metrics={}, check=None, notes=()) for result in results)  # type: ignore[return-value]


def measure_truth(folder: Path) -> None:
    """Find the steps, and measure the true ratios."""
    runner = opened()
    pairs = {cache.value: calibrated(runner, cache) for cache in CacheState}
    points = list[PointResult]()
    for cache in CacheState:
        for duration_us, steps, slower in pairs[cache]:
            points += in_turns(runner, f"true {cache} {duration_us} us", (steps, slower), cache, TRUE)
            a, b = (middle_ns(point.time) for point in points[-2:] if point.time is not None)
            print(f"{cache} {duration_us} us: {a:.0f} ns, and {100 * (b / a - 1):.2f} % longer", flush=True)
    runner.close()
    (folder / STEPS_FILE).write_text(json.dumps(pairs))
    write_points(folder / TRUTH, points)


def measure_repeats(folder: Path, process: int, count: int) -> None:
    """Measure every pair `count` times in this process; the file has the repeats that are done."""
    pairs = json.loads((folder / STEPS_FILE).read_text())
    runner, points = opened(), list[PointResult]()
    for repeat in range(count):
        for cache in CacheState:
            for duration_us, steps, slower in pairs[cache]:
                for kind, other in (("same", steps), ("slower", slower)):
                    name = f"{kind} {cache} {duration_us} us, process {process}, {repeat}"
                    points += in_turns(runner, name, (steps, other), cache, SHORT)
        write_points(folder / process_file(process), points)
    runner.close()


def process_file(process: int) -> str:
    """Return the name of the file of a process that measures pairs."""
    return f"process-{process}.warplens.json.gz"


def write_points(path: Path, points: Sequence[PointResult]) -> None:
    """Write points that were measured on the first GPU."""
    profile = new_profile(gpu_specs()[:1], compiler="NVRTC", command=["record_ab"], measuring=SHORT)
    write_profile(path, replace(profile, cards=profile.cards[:1], points=tuple(points)))


def join_turns(folder: Path) -> None:
    """Join the files of the pairs into one profile; its GPUs are left out where the files are of several GPUs."""
    profiles = [read_profile(path) for path in sorted(folder.glob(FILES_OF_TURNS), reverse=True)]
    if not profiles:
        return
    points = tuple(point for profile in profiles for point in profile.points)
    gpus_of = {profile.cards for profile in profiles}
    whole = replace(
        profiles[0], points=points, cards=gpus_of.pop() if len(gpus_of) == 1 else (), ended=now_utc(),
        status=Completeness.COMPLETE,
    )  # fmt: skip
    write_profile(folder / PROFILE, whole)


# --- places -----------------------------------------------------------------------------------------------------------


def parts_ns(time: Time) -> list[tuple[int | None, int | None, float]]:
    """Return visit, placement and median of each part."""
    samples: dict[tuple[int | None, int | None], list[float]] = defaultdict(list)
    taken = iter(time.samples_ns)
    for part in time.conditions:
        samples[part.visit, part.placement] += [next(taken) for _ in range(part.samples)]
    return [(visit, placement, statistics.median(values)) for (visit, placement), values in samples.items()]


def measure_places(folder: Path, process: int, placements: int) -> None:
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
    part = folder / places_file(process, placements)
    part.with_suffix(".part").write_text(json.dumps(run))
    part.with_suffix(".part").replace(part)


def places_file(process: int, placements: int) -> str:
    """Return the name of the file of a process that measures kernels at several placements."""
    return f"places-{process}-{placements}.json"


def join_places(folder: Path) -> None:
    """Join the files of the places into one."""
    runs = [json.loads(path.read_text()) for path in sorted(folder.glob(FILES_OF_PLACES))]
    lines = ",\n".join(json.dumps(run, separators=(",", ":")) for run in runs)
    text = f'{{"device": {json.dumps(gpu_specs()[0].name)},\n"runs": [\n{lines}\n]}}\n'
    (folder / PLACES).write_text(text, encoding="utf-8")


# --- all processes ----------------------------------------------------------------------------------------------------


def record(folder: Path, *, processes: int, repeats: int, place_processes: int, longest_s: float) -> bool:
    """Let fresh processes measure what has no file yet, and join all files; return whether none is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + longest_s
    turns = [(process_file(number), ["repeats", number, repeats]) for number in range(processes)]
    placed = [
        (places_file(number, count), ["places", number, count]) for number in range(place_processes) for count in (1, 4)
    ]
    alternating = [part for number in range(max(processes, place_processes)) for part in
                   (*turns[number : number + 1], *placed[2 * number : 2 * number + 2])]  # fmt: skip
    for name, (task, *numbers) in ((TRUTH, ["truth"]), *alternating):
        if (folder / name).exists():
            continue
        command = [sys.executable, __file__, task, str(folder), *map(str, numbers)]
        began = time.monotonic()
        try:
            code = subprocess.run(command, check=False, timeout=max(0.0, end - began)).returncode
        except subprocess.TimeoutExpired:
            print(f"the time limit of {longest_s:g} s came while {name} was recorded: run it again", flush=True)
            break
        print(f"{name}: {f'failed with {code}' if code else 'ok'}, {time.monotonic() - began:.1f} s", flush=True)
        if code and name == TRUTH:  # all others need its steps
            break
    join_turns(folder)
    join_places(folder)
    missing = [name for name, _ in ((TRUTH, ()), *alternating) if not (folder / name).exists()]
    print(f"not recorded yet: {', '.join(missing)}" if missing else "everything is recorded", flush=True)
    return not missing


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
        yield key, {count: statistics.stdev(logs) for count, logs in by_placements.items() if len(logs) > 1}


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


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    run.add_argument("folder", type=Path)
    run.add_argument("--processes", type=int, default=PROCESSES, help="measure the pairs in this many processes")
    run.add_argument("--repeats", type=int, default=REPEATS, help="this many times in each")
    run.add_argument("--place-processes", type=int, default=PLACE_PROCESSES, help="measure the places twice as often")
    run.add_argument("--seconds", type=float, default=LONGEST_S, help="end after this time")
    commands.add_parser("show").add_argument("folder", type=Path)
    commands.add_parser("truth").add_argument("folder", type=Path)
    for name, second in (("repeats", "count"), ("places", "placements")):
        part = commands.add_parser(name)
        part.add_argument("folder", type=Path)
        part.add_argument("process", type=int)
        part.add_argument(second, type=int)
    given = parser.parse_args()
    match given.command:
        case "run":
            is_whole = record(
                given.folder, processes=given.processes, repeats=given.repeats,
                place_processes=given.place_processes, longest_s=given.seconds,
            )  # fmt: skip
            show(given.folder)
            return 0 if is_whole else 1
        case "truth":
            measure_truth(given.folder)
        case "repeats":
            measure_repeats(given.folder, given.process, given.count)
        case "places":
            measure_places(given.folder, given.process, given.placements)
        case _:
            show(given.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
