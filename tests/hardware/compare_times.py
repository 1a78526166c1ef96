"""Holds the runner's cold times against Nsight Compute's `gpu__time_duration`, launch by launch, on one card.

The rule: both sides run the same machine code on the same inputs, one after the other, with the clocks as they are
(`--clock-control none`) and the caches flushed before each launch. A launch is one of those that `probes.py` names:

    python tests/hardware/probes.py prepare FOLDER KERNELS.cu LAUNCHES.json   # compile; needs no GPU
    python tests/hardware/compare_times.py measure FOLDER                     # needs a GPU, PyCUDA and ncu
    python tests/hardware/compare_times.py collect FOLDER FILE.json           # both times of each launch, in ns
    python tests/hardware/compare_times.py show FILE.json
"""

from __future__ import annotations

import csv
import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import probes

DURATION = "gpu__time_duration.sum"
COUNTED = 3
"""Times that each launch is timed by Nsight Compute; the median counts."""
LONG_NS = 5000
"""Launches that last longer are what the comparison is about."""


def launches(folder: Path) -> Iterator[tuple[probes.Probe, Callable[[], None]]]:
    """Yield each launch of a prepared folder with what carries it out."""
    from pycuda import driver

    from warplens.cuda.runners.card import launcher

    source = (folder / "kernels.cu").read_text(encoding="utf-8")
    for probe in probes.read_probes(folder / "launches.json"):
        arguments: list[tuple[str, Any]] = []
        for name, value in probes.make_arguments(source, probe):
            arguments.append((name, value if isinstance(value, int) else driver.to_device(value)))
        block, _ = probes.pack(arguments, int)
        cubin = (folder / f"{probe.kernel}-{probe.defines['K']}.cubin").read_bytes()
        function = driver.module_from_buffer(cubin).get_function(probe.kernel)
        yield probe, launcher(function, probe.grid, probe.block, block, 0)


def once(folder: Path) -> None:
    """Launch everything a few times, for Nsight Compute."""
    from pycuda import driver

    driver.init()
    context = driver.Device(0).make_context()
    for _, launch in launches(folder):
        for _ in range(COUNTED):
            launch()
            context.synchronize()
    context.pop()


def measure(folder: Path) -> None:
    """Time everything on both sides; writes `times.json` and `durations.csv`."""
    from warplens.cuda.compiler import default_cache
    from warplens.cuda.device.spec import load_spec
    from warplens.cuda.runners.card import Card
    from warplens.cuda.runners.measuring import CacheState, Measuring
    from warplens.cuda.runners.stopwatch import Timing

    card = Card(0, load_spec("h200"), default_cache())
    found = {}
    for probe, launch in launches(folder):
        time = Timing(card, launch, None, CacheState.COLD).measure(Measuring(least_time_s=0.05, longest_time_s=0.5))
        found[probe.name] = {
            "ours_ns": time.value_ns,
            "samples": len(time.samples_ns),
            "stopped_by": str(time.stopped_by),
        }
    about = {"device": card.name, "overhead_ns": round(card.overhead_ns, 1)}
    (folder / "times.json").write_text(json.dumps({"about": about, "times": found}), encoding="utf-8")
    card.close()
    names = sorted({probe.kernel for probe in probes.read_probes(folder / "launches.json")})
    subprocess.run(
        [
            "ncu", "--clock-control", "none", "--csv", "--page", "raw", "--print-units", "base", "--metrics", DURATION,
            "--kernel-name", f"regex:^({'|'.join(names)})$", "--log-file", str(folder / "durations.csv"),
            sys.executable, __file__, "once", str(folder),
        ],
        check=True,
    )  # fmt: skip


def collect(folder: Path, file: Path) -> None:
    """Join both sides into the data file, one line a launch."""
    timed = json.loads((folder / "times.json").read_text(encoding="utf-8"))
    lines = [line for line in (folder / "durations.csv").read_text(encoding="utf-8").splitlines() if line[:1] == '"']
    durations = [float(row[DURATION].replace(",", "")) for row in list(csv.DictReader(lines))[1:]]
    if len(durations) != COUNTED * len(timed["times"]):
        raise SystemExit(f"{len(durations)} durations for {len(timed['times'])} launches")
    plan = json.loads((folder / "launches.json").read_text(encoding="utf-8"))
    cases = {
        name: {**time, "ncu_ns": statistics.median(durations[COUNTED * place : COUNTED * (place + 1)])}
        for place, (name, time) in enumerate(timed["times"].items())
    }
    probes.write(file, {**timed["about"], "compiler": plan["compiler"]}, cases)
    show(file)


def show(file: Path) -> None:
    """Print how far the two sides are apart."""
    cases = json.loads(file.read_text(encoding="utf-8"))["cases"]
    errors = {name: case["ours_ns"] / case["ncu_ns"] - 1 for name, case in cases.items() if case["ncu_ns"] > LONG_NS}
    sizes = np.abs(list(errors.values()))
    print(
        f"{len(errors)} launches over {LONG_NS / 1000:g} us: median {100 * np.median(sizes):.2f} %, "
        f"90th percentile {100 * np.percentile(sizes, 90):.2f} %, largest {100 * sizes.max():.2f} %"
    )
    for name in sorted(errors, key=lambda name: -abs(errors[name]))[:8]:
        case = cases[name]
        print(f"{100 * errors[name]:+6.2f} %  {name}: {case['ours_ns']:.0f} ns, ncu {case['ncu_ns']:.0f} ns")


def main() -> None:
    """Carry out the step named on the command line."""
    match sys.argv[1:]:
        case ["measure", folder]:
            measure(Path(folder))
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
