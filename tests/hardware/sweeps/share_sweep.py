"""Runs one sweep on one GPU of a host and on all of them, and records the times of the sweeps and of their points.

The rule: every run is a sweep of the command line from its start to its end, with nothing compiled before, one GPU or
all in turns; all GPUs but one are hidden by `CUDA_VISIBLE_DEVICES`.

    python tests/hardware/sweeps/share_sweep.py measure FILE.json    # needs two GPUs of one model or more, and PyCUDA
    python tests/hardware/sweeps/share_sweep.py show FILE.json
"""

from __future__ import annotations

import json
import statistics
import sys
from collections import Counter
from pathlib import Path

from whole_sweep import run_whole

from warplens.cuda.device.gpus import installed_gpus
from warplens.profiles.records import Profile

SWEEP = ("transpose", "matmul", "reduction", "--problem", "N=1024,2048", "--baselines", "none")
REPEATS = 2


def measure(file: Path) -> None:
    """Run the sweep in turns and write the data file, one line a point: microseconds of the last run of each side."""
    count = len(installed_gpus())
    if count < 2:
        raise SystemExit(f"needs two GPUs of one model or more, and there {'is' if count else 'are'} {count}")
    wall_s: dict[str, list[float]] = {"one": [], "all": []}
    for _ in range(REPEATS):
        seconds, alone = run_whole(SWEEP, CUDA_VISIBLE_DEVICES="0")
        wall_s["one"].append(seconds)
        seconds, shared = run_whole(SWEEP, CUDA_VISIBLE_DEVICES=",".join(map(str, range(count))))
        wall_s["all"].append(seconds)
    spread = Counter(point.time.visits[0].card for point in shared.points if point.time and point.time.visits)
    about = {
        "device": shared.devices[0].name,
        "cards": count,
        "compiler": shared.compiler,
        "processors": shared.host.processors,
        "sweep": " ".join(SWEEP),
        "points": len(shared.points),
        "points_of_card": [spread[card] for card in range(count)],
        "failed": sorted({f"{p.kernel}: {p.reason}" for p in (*alone.points, *shared.points) if p.status == "failed"}),
    }
    single, both = times_us(alone), times_us(shared)
    lines = [f"  {json.dumps(case)}: [{single[case]}, {both[case]}]" for case in single if case in both]
    text = f'{{"about": {json.dumps(about)},\n "wall_s": {json.dumps(wall_s)},\n "times_us": {{\n'
    file.write_text(text + ",\n".join(lines) + "\n }}\n", encoding="utf-8")
    show(file)


def times_us(profile: Profile) -> dict[str, float]:
    """Return the median of each point that was timed, by its name and its axes."""
    return {
        " ".join((point.kernel, *(f"{name}={value}" for name, value in (point.problem | point.tune).items()))): round(
            point.time.value_ns / 1e3, 3
        )
        for point in profile.points
        if point.time is not None
    }


def show(file: Path) -> None:
    """Print how much faster the GPUs are together, and how far their times differ."""
    data = json.loads(file.read_text(encoding="utf-8"))
    single, both = (statistics.median(data["wall_s"][side]) for side in ("one", "all"))
    apart = sorted(abs(shared / alone - 1) for alone, shared in data["times_us"].values())
    about, tenth = data["about"], apart[int(0.9 * len(apart))]
    print(
        f"{about['points']} points on one {about['device']}: {single:.1f} s, on {about['cards']}: {both:.1f} s, "
        f"{both / single:.2f} times as long; "
        f"medians of points are {100 * statistics.median(apart):.2f} % apart (median), "
        f"{100 * tenth:.2f} % (90th percentile)"
    )


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["measure", place]:
            measure(Path(place))
        case ["show", place]:
            show(Path(place))
        case _:
            sys.exit(__doc__)
