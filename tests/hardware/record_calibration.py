"""Measures the cases of a calibration on the first GPU, cold and warm, and writes all times into one file.

The rule: the cases, the kernels and the way of measuring are those of `warplens calibrate`; only what it makes of the
times is left out. The warm time of a point is the mean of launches that follow each other; beside it stands that of a
single launch (`alone_ns`). A case that fails has its sentence in the place of times, and the others are measured.

    python tests/hardware/record_calibration.py measure FILE.json   # needs a GPU and PyCUDA; under 90 s on an H200
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from warplens.cuda.compiler import compiler_version
from warplens.cuda.device.cards import cards, find_cards
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.errors import WarplensError
from warplens.cuda.points import CacheState, Time
from warplens.cuda.runners.gpu.byte_launch import LaunchCard, LaunchTiming
from warplens.cuda.runners.gpu.calibration.cases import cases_of
from warplens.cuda.runners.gpu.calibration.measuring import CALIBRATING, clock_hz, time_case
from warplens.cuda.runners.gpu.launch_process import LaunchProcess

TIMINGS = {
    "cold_ns": LaunchTiming(cache=CacheState.COLD, measuring=CALIBRATING),
    "warm_ns": LaunchTiming(cache=CacheState.WARM, measuring=CALIBRATING),
    "alone_ns": LaunchTiming(
        cache=CacheState.WARM, measuring=replace(CALIBRATING, batch=1, placements=1, longest_time_s=0.03)
    ),
}
LONGEST_S = 85.0
"""No case begins after this time, so that what is measured until then is written."""


def recorded(card: LaunchCard, spec: GpuSpec, longest_s: float = LONGEST_S) -> dict[str, Any]:
    """Return what the file holds: the clock, and the times of each case."""
    began, cases, taken = time.monotonic(), dict[str, dict[str, float | str]](), list[Time]()
    for case in cases_of(spec):
        if time.monotonic() - began > longest_s:
            cases[case.name] = {"failure": "the time was over"}
            continue
        try:
            times = {name: time_case(card, spec, case, timing) for name, timing in TIMINGS.items()}
        except WarplensError as error:
            cases[case.name] = {"failure": str(error)}
            print(error, flush=True)
            continue
        taken += times.values()
        cases[case.name] = {name: measured.value_ns for name, measured in times.items()}
        print(f"{time.monotonic() - began:5.1f} s {case.name} {cases[case.name]}", flush=True)
    throttled = sorted({reason for time in taken for part in time.conditions for reason in part.throttled_by})
    return {"clock_hz": clock_hz(taken), "throttled_by": throttled, "cases": cases}


def write(file: Path, about: dict[str, Any]) -> None:
    """Write the file, one line a case."""
    cases = about.pop("cases")
    head = "".join(f"{json.dumps(key)}: {json.dumps(value)},\n" for key, value in about.items())
    body = ",\n".join(f"{json.dumps(name)}: {json.dumps(times)}" for name, times in cases.items())
    file.write_text(f'{{{head}"cases": {{\n{body}\n}}}}\n', encoding="utf-8")


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["measure", file]:
            if not cards():
                raise SystemExit(find_cards().hindrance)
            card = cards()[0]
            process = LaunchProcess(card.uuid, card.spec)
            try:
                about = recorded(process, card.spec)
            finally:
                process.close()
            write(
                Path(file), {"device": card.spec.name, "driver": card.driver, "compiler": compiler_version(), **about}
            )
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
