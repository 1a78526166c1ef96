"""Compares the runner's cold times with Nsight Compute's `gpu__time_duration`, launch by launch, on one GPU.

The rule: both sides run the same machine code on the same inputs, in turns, with the clocks as they are
(`--clock-control none`) and the caches flushed before each launch. Our side is a sweep: a process for each run, two
visits to every launch, there and back. A launch is one of those that `probes.py` names:

    python tests/hardware/probes.py prepare FOLDER KERNELS.cu LAUNCHES.json   # compile; needs no GPU
    python tests/hardware/times/compare_times.py measure FOLDER                     # needs a GPU, PyCUDA and ncu
    python tests/hardware/times/compare_times.py collect FOLDER FILE.json           # both times of each launch, in ns
    python tests/hardware/times/compare_times.py show FILE.json
"""

from __future__ import annotations

import csv
import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import probes

DURATION = "gpu__time_duration.sum"
RUNS = 3
"""Our side has this many runs; Nsight Compute runs between two of them."""
COUNTED = 3
"""A run of Nsight Compute times each launch this often; the median counts."""
LONG_NS = 5000
"""Only launches that take longer are compared."""


def launches(folder: Path) -> Iterator[tuple[probes.Probe, Callable[[], None], list[tuple[str, Any]]]]:
    """Yield each launch of a prepared folder, and its arguments, which must live until it ends."""
    from pycuda import driver

    from warplens.cuda.execute.gpu.opened_gpu import launcher

    source = (folder / "kernels.cu").read_text(encoding="utf-8")
    for probe in probes.read_probes(folder / "launches.json"):
        arguments: list[tuple[str, Any]] = []
        for name, value in probes.make_arguments(source, probe):
            arguments.append((name, value if isinstance(value, int) else driver.to_device(value)))
        block, _ = probes.pack(arguments, int)
        cubin = (folder / f"{probe.kernel}-{probe.defines['K']}.cubin").read_bytes()
        function = driver.module_from_buffer(cubin).get_function(probe.kernel)
        yield probe, launcher(function, probe.grid, probe.block, block, 0), arguments


def once(folder: Path) -> None:
    """Launch every case a few times, for Nsight Compute."""
    from pycuda import driver

    driver.init()
    context = driver.Device(0).make_context()
    for _, launch, _ in launches(folder):
        for _ in range(COUNTED):
            launch()
            context.synchronize()
    context.pop()


def time_run(folder: Path, run: int) -> None:
    """Time every case on our side, in two visits, there and back; write `times-RUN.json`."""
    from warplens.cuda.device.spec import load_spec
    from warplens.cuda.execute.gpu.opened_gpu import OpenedGpu
    from warplens.cuda.execute.measurement.conditions import Placed
    from warplens.cuda.execute.measurement.stopwatch import Timing
    from warplens.cuda.ground.points import CacheState, Measuring, PlannedVisit, Time

    card = OpenedGpu(0, load_spec("h200"))
    there = list(launches(folder))
    times: dict[str, Time] = {}
    for turn, (probe, launch, _) in enumerate((*there, *reversed(there))):
        earlier = times.get(probe.name)
        if earlier is None or not earlier.stopped_by:
            visit = PlannedVisit(card=0, turn=turn, earlier=earlier)
            times[probe.name] = Timing(card, Placed(launch=launch), CacheState.COLD, visit).measure(Measuring())
    data = {
        "device": card.name,
        "overhead_ns": round(card.overhead_ns, 1),
        "times": {
            name: {
                "ours_ns": time.value_ns,
                "samples": len(time.samples_ns),
                "visits": len(time.visits),
                "stopped_by": str(time.stopped_by),
            }
            for name, time in times.items()
        },
    }
    (folder / f"times-{run}.json").write_text(json.dumps(data), encoding="utf-8")
    there.clear()
    card.close()


def measure(folder: Path) -> None:
    """Time every case on both sides, in turns; write `times-RUN.json` and `durations-RUN.csv`."""
    names = sorted({probe.kernel for probe in probes.read_probes(folder / "launches.json")})
    for run in range(RUNS):
        subprocess.run([sys.executable, __file__, "time", str(folder), str(run)], check=True)
        if run == RUNS - 1:
            break
        subprocess.run(
            [
                "ncu", "--clock-control", "none", "--csv", "--page", "raw", "--print-units", "base",
                "--metrics", DURATION, "--kernel-name", f"regex:^({'|'.join(names)})$",
                "--log-file", str(folder / f"durations-{run}.csv"), sys.executable, __file__, "once", str(folder),
            ],
            check=True,
        )  # fmt: skip


def collect(folder: Path, file: Path) -> None:
    """Join both sides into the data file, one line a launch, with a list of the runs of each side."""
    ours = [json.loads((folder / f"times-{run}.json").read_text(encoding="utf-8")) for run in range(RUNS)]
    theirs = [durations(folder / f"durations-{run}.csv", len(ours[0]["times"])) for run in range(RUNS - 1)]
    plan = json.loads((folder / "launches.json").read_text(encoding="utf-8"))
    cases = {
        name: {key: [run["times"][name][key] for run in ours] for key in ours[0]["times"][name]}
        | {"ncu_ns": [run[index] for run in theirs]}
        for index, name in enumerate(ours[0]["times"])
    }
    about = {
        "device": ours[0]["device"],
        "overhead_ns": [run["overhead_ns"] for run in ours],
        "compiler": plan["compiler"],
    }
    probes.write(file, about, cases)
    show(file)


def durations(file: Path, launched: int) -> list[float]:
    """Return Nsight Compute's time of each launch of one run, in ns."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line[:1] == '"']
    times = [float(row[DURATION].replace(",", "")) for row in list(csv.DictReader(lines))[1:]]  # the first has units
    if len(times) != COUNTED * launched:
        raise SystemExit(f"{len(times)} durations for {launched} launches in {file}")
    return [statistics.median(times[COUNTED * index : COUNTED * (index + 1)]) for index in range(launched)]


def errors(cases: dict[str, Any], run: int) -> dict[str, float]:
    """Return the relative difference of one run of our side from the mean of Nsight Compute, of long launches."""
    means_ns = {name: statistics.fmean(case["ncu_ns"]) for name, case in cases.items()}
    return {name: case["ours_ns"][run] / means_ns[name] - 1 for name, case in cases.items() if means_ns[name] > LONG_NS}


def show(file: Path) -> None:
    """Print how far the two sides differ in each run, and how far two runs of the same side do."""
    cases = json.loads(file.read_text(encoding="utf-8"))["cases"]
    runs = len(next(iter(cases.values()))["ours_ns"])
    for run in range(runs):
        differences = errors(cases, run)
        print(f"run {run + 1}, {len(differences)} launches over {LONG_NS / 1000:g} us: {_spread(differences.values())}")
        for name in sorted(differences, key=lambda name: -abs(differences[name]))[:5]:
            ours, theirs = cases[name]["ours_ns"][run], cases[name]["ncu_ns"]
            print(f"{100 * differences[name]:+6.2f} %  {name}: {ours:.0f} ns, ncu {theirs}")
    for side in ("ours_ns", "ncu_ns") if runs > 1 else ():
        differences = {name: cases[name][side][1] / cases[name][side][0] - 1 for name in errors(cases, 0)}
        print(f"second run of {side} against the first: {_spread(differences.values())}")


def _spread(differences: Iterable[float]) -> str:
    sizes = np.abs(list(differences))
    return (
        f"median {100 * np.median(sizes):.2f} %, 90th percentile {100 * np.percentile(sizes, 90):.2f} %, "
        f"largest {100 * sizes.max():.2f} %"
    )


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["measure", folder]:
            measure(Path(folder))
        case ["time", folder, run]:
            time_run(Path(folder), int(run))
        case ["once", folder]:
            once(Path(folder))
        case ["collect", folder, file]:
            collect(Path(folder), Path(file))
        case ["show", file]:
            show(Path(file))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
