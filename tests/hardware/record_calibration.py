"""Measures the cases of a calibration on the first GPU, cold and warm, and writes all times into one file.

The rule: the cases, the kernels and the way of measuring are those of `warplens calibrate`; only what it makes of the
times is left out. The warm time of a point is the mean of launches that follow each other; beside it stands that of a
single launch (`alone_ns`). A case that fails has its sentence in the place of times, and the others are measured.

    python tests/hardware/record_calibration.py measure FILE.json   # needs a GPU and PyCUDA; under 90 s on an H200
    python tests/hardware/record_calibration.py sheet FILE.json     # the sheet of its architecture that follows
    python tests/hardware/record_calibration.py show FILE.json      # each constant beside that of the shipped sheet
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from warplens.cuda.compiler.process.client import compiler_version
from warplens.cuda.device.gpus import find_gpus, installed_gpus, sheet_like, uncalibrated_constants
from warplens.cuda.device.spec import GpuSpec, load_spec
from warplens.cuda.execute.gpu.calibration.calibrating import calibration_of, sheet_text
from warplens.cuda.execute.gpu.calibration.extraction import extract
from warplens.cuda.execute.gpu.calibration.measuring import (
    CALIBRATING,
    CaseTimes,
    Measurement,
    cases_of,
    clock_hz,
    time_case,
    warm_up,
)
from warplens.cuda.execute.gpu.launch_process import LaunchProcess, LaunchTiming
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.points import CacheState, Time

TIMINGS = {
    "cold_ns": LaunchTiming(cache=CacheState.COLD, measuring=CALIBRATING),
    "warm_ns": LaunchTiming(cache=CacheState.WARM, measuring=CALIBRATING),
    "alone_ns": LaunchTiming(
        cache=CacheState.WARM, measuring=replace(CALIBRATING, batch=1, placements=1, longest_time_s=0.03)
    ),
}
LONGEST_S = 85.0
"""No case begins after this time, so that what is measured until then is written."""


def recorded(card: LaunchProcess, spec: GpuSpec, longest_s: float = LONGEST_S) -> dict[str, Any]:
    """Return what the file holds: the clock, and the times of each case."""
    warm_up(card, spec)
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


def read(file: Path) -> tuple[Measurement, GpuSpec]:
    """Return what a file holds, and the sheet of the GPU that it was measured on."""
    data = json.loads(file.read_text(encoding="utf-8"))
    times = {
        name: CaseTimes(cold_ns=case["cold_ns"], warm_ns=case["warm_ns"])
        for name, case in data["cases"].items()
        if "failure" not in case
    }
    spec = load_spec(data["sheet"])
    return Measurement(times=times, clock_hz=data["clock_hz"] or spec.clock_hz), spec


def architecture_sheet(file: Path) -> str:
    """Return the sheet of an architecture, `cuda/device/timings/<compute capability>.toml`."""
    data = json.loads(file.read_text(encoding="utf-8"))
    measurement, spec = read(file)
    card = replace(spec, name=data["device"])
    made = calibration_of(measurement, card, uncalibrated_constants(spec), driver=data["driver"], date="")
    return sheet_text(replace(made, run=f"tests/hardware/{file.name}"))


def beside_shipped(file: Path) -> Iterator[tuple[str, float, float]]:
    """Yield each measured constant, its value, and that of the shipped sheet."""
    measurement, spec = read(file)
    shipped = uncalibrated_constants(spec).values
    for name, constant in extract(measurement, spec, shipped).items():
        yield name, constant.value, getattr(shipped, name)


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["measure", file]:
            if not installed_gpus():
                raise SystemExit(find_gpus().hindrance)
            card = installed_gpus()[0]
            process = LaunchProcess(card.uuid, card.spec)
            try:
                about = recorded(process, card.spec)
            finally:
                process.close()
            sheet = sheet_like(card.spec)
            head = {"device": card.spec.name, "sheet": sheet.key if sheet else "", "driver": card.driver}
            write(Path(file), {**head, "compiler": compiler_version(), **about})
        case ["sheet", file]:
            print(architecture_sheet(Path(file)), end="")
        case ["show", file]:
            for name, made, shipped in beside_shipped(Path(file)):
                print(f"{name:26} {made:10.4g} {shipped:10.4g} {100 * (made / shipped - 1):+6.1f} %")
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
