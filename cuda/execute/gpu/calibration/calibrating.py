"""Calibrates a GPU of this machine: asks whether it is free, measures all cases, and makes the sheet of them.

The rule: what is measured while another program uses the GPU is no constant of it, so a busy GPU is refused.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from warplens.cuda.device.gpus import ASSUMED, CONSTANTS, GpuConstants, uncalibrated_constants
from warplens.cuda.device.nvidia_driver import InstalledGpu
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.gpu.calibration import extraction, measuring
from warplens.cuda.execute.gpu.launch_process import LaunchProcess
from warplens.cuda.execute.measurement.conditions import Gauge
from warplens.cuda.ground.errors import LaunchError, MissingPartError

# The sheet that a calibration writes: the measured constants with their cases, the others as they were.
# Every constant has a source. That of a measured one names the run and its cases; one that no case gives
# keeps the value in use, and its source says that it is assumed.

DIGITS = 4  # the digits of a constant: times of a GPU repeat to about a tenth of a percent
RUN = "run"  # the short name of the run among the documents of the sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Calibration:
    """A calibrated GPU: the constants that were measured at `clock_hz`, and those `known` without a calibration."""

    spec: GpuSpec
    driver: str  # "" where that is not known
    date: str  # as 2026-01-31
    clock_hz: float
    run: str  # what was run, for the sources
    measured: Mapping[str, extraction.Extracted] = field(hash=False)
    known: GpuConstants
    remarks: tuple[str, ...] = ()  # what a reader must know of it, a sentence each

    def value(self, name: str) -> float:
        """Return a constant, rounded as the sheet has it."""
        value = self.measured[name].value if name in self.measured else getattr(self.known.values, name)
        return float(f"{value:.{DIGITS}g}")

    def source(self, name: str) -> str:
        """Return the source of a constant; that of a measured one begins with the run in braces."""
        if name in self.measured:
            return f"{{{RUN}}}: {', '.join(self.measured[name].cases)}"
        source = self.known.sources[name]
        return source if source.startswith(ASSUMED) else f"{ASSUMED}, {self.known.origin}: {source}"


def calibration_of(
    measurement: measuring.Measurement, spec: GpuSpec, known: GpuConstants, *, driver: str, date: str
) -> Calibration:
    """Return what a measurement says of a GPU."""
    clock = f"{measurement.clock_hz / 1e6:.0f} MHz"
    run = f"warplens calibrate on the {spec.name}, driver {driver or 'unknown'}, {date}, SMs at {clock}"
    return Calibration(
        spec=spec,
        driver=driver,
        date=date,
        clock_hz=measurement.clock_hz,
        run=run,
        measured=extraction.extract(measurement, spec, known.values),
        known=known,
    )


def sheet_text(calibration: Calibration) -> str:
    """Return the sheet, as `warplens.cuda.device.gpus.read_sheet` reads it."""
    head: dict[str, str | int] = {
        "compute_capability": ".".join(map(str, calibration.spec.compute_capability)),
        "measured_on": calibration.spec.name,
        "clock_mhz": round(calibration.clock_hz / 1e6),
        "driver": calibration.driver,
        "date": calibration.date,
    }
    plain = "".join(letter for letter in calibration.spec.name if letter.isprintable())
    lines = [f"# Constants of the simulated multiprocessor, written by Warplens for the {plain}."]
    lines += [f"{key} = {_quoted(value)}" for key, value in head.items()]
    lines += ["", "[documents]", f"{RUN} = {_quoted(calibration.run)}", "", "[values]"]
    for name in CONSTANTS:
        value, source = calibration.value(name), calibration.source(name)
        lines.append(f"{name} = {{ value = {value:.{DIGITS}g}, source = {_quoted(source)} }}")
    return "\n".join(lines) + "\n"


def _quoted(value: str | int) -> str:
    """Return a value as TOML has it: a text of JSON, but for the delete character, is one of TOML."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


BUSY_PERCENT = 5.0  # a GPU that other programs kept busy for more of the last second than this is not measured
LARGEST_DRIFT = 0.05  # one launch is measured at the beginning and the end; times that differ by more are remarked on


def calibrate_gpu(gpu: InstalledGpu, *, today: date, launches: LaunchProcess | None = None) -> Calibration:
    """Measure the timing constants of a GPU; it takes half a minute on an H200.

    The sheet names the day `today`; a process with the GPU takes the `launches`. `LaunchError` if it is busy or fails.
    """
    spec = gpu.spec
    busy = busy_percent(gpu.uuid)
    if busy > BUSY_PERCENT:
        raise LaunchError(
            f"the {spec.name} is busy: other programs used it for {busy:.0f} % of the last second, "
            "and it can be measured when they have ended"
        )
    taking = launches or LaunchProcess(gpu.uuid, spec)
    try:
        measurement = measuring.measure(taking, spec, measuring.cases_of(spec))
    finally:
        taking.close()
    remarks = []
    if measurement.throttled_by:
        remarks.append(
            f"the clock was lowered meanwhile ({', '.join(measurement.throttled_by)}): latencies are in clocks of "
            f"{measurement.clock_hz / 1e6:,.0f} MHz"
        )
    if measurement.drift > LARGEST_DRIFT:
        remarks.append(
            f"the first launch took {100 * measurement.drift:.0f} % more or less at the end than at the beginning: "
            "another program may have used the GPU, calibrate it again"
        )
    known = uncalibrated_constants(spec)
    calibration = calibration_of(measurement, spec, known, driver=gpu.driver, date=today.isoformat())
    return replace(calibration, remarks=tuple(remarks))


def busy_percent(uuid: str) -> float:
    """Return for how much of the last second a GPU was used, 0 where that is not known."""
    try:
        return Gauge(uuid=uuid).busy_percent()
    except MissingPartError:
        return 0.0
