"""Measures the share of a sweep's wall time in which the GPU measures: warm-up and samples, under the stopping rule.

The rule: the sweep is one of the command line, from its start to its end, with nothing compiled before. The profile
has the time of each point; visits of one GPU follow each other, so their times add up.

    python tests/hardware/sweeps/measure_busy.py measure FILE.json [ARGUMENTS OF warplens run]  # needs a GPU and PyCUDA
    python tests/hardware/sweeps/measure_busy.py show FILE.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from grids import GRIDS
from whole_sweep import run_whole

CATALOGUE = (*GRIDS["catalogue"].kernels, *GRIDS["catalogue"].axes)


def measure(file: Path, arguments: tuple[str, ...]) -> None:
    """Run the sweep and write the data file."""
    wall_s, profile = run_whole(arguments)
    measured = [point for point in profile.points if point.time is not None and point.time.samples_ns]
    data = {
        "device": profile.devices[0].name,
        "program": profile.program,
        "compiler": profile.compiler,
        "processors": profile.host.processors,
        "sweep": " ".join(arguments),
        "points": len(profile.points),
        "measured": len(measured),
        "failed": sorted({f"{p.kernel}: {p.reason}" for p in profile.points if p.status == "failed"}),
        "visits": sum(len(point.time.visits) for point in measured if point.time is not None),
        "samples": sum(len(point.time.samples_ns) for point in measured if point.time is not None),
        "wall_s": wall_s,
        "measuring_s": round(sum(point.time.spent_s for point in measured if point.time is not None), 2),
    }
    file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    show(file)


def show(file: Path) -> None:
    """Print the share."""
    data = json.loads(file.read_text(encoding="utf-8"))
    share = 100 * data["measuring_s"] / data["wall_s"]
    print(
        f"{data['device']}: {data['measured']} of {data['points']} points measured in {data['visits']} visits, "
        f"{data['measuring_s']:.1f} s of {data['wall_s']:.1f} s: {share:.0f} %"
    )


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["measure", file, *arguments]:
            measure(Path(file), tuple(arguments) or CATALOGUE)
        case ["show", file]:
            show(Path(file))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
