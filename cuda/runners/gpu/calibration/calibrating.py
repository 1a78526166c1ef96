"""Calibrates a card of this machine: asks whether it is free, measures all cases, and makes the sheet of them.

The rule: what is measured while another program uses the card is no constant of it, so a busy card is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from warplens.cuda.device.cards import InstalledCard
from warplens.cuda.device.timing_constants import uncalibrated_constants
from warplens.cuda.errors import LaunchError, MissingPartError
from warplens.cuda.runners.gpu.byte_launch import LaunchCard
from warplens.cuda.runners.gpu.calibration.cases import Case, cases_of
from warplens.cuda.runners.gpu.calibration.measuring import measure
from warplens.cuda.runners.gpu.calibration.sheet import Calibration, calibration_of
from warplens.cuda.runners.gpu.launch_process import LaunchProcess
from warplens.cuda.runners.measurement.conditions import Gauge

BUSY_PERCENT = 5.0
"""A card that other programs kept busy for more of the last second than this is not measured."""
LARGEST_DRIFT = 0.05
"""One launch is measured at the beginning and at the end; times that differ by more than this are remarked on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CalibratedCard:
    """The calibration of a card, and what a reader must know of it, a sentence each."""

    calibration: Calibration
    remarks: tuple[str, ...] = ()


def calibrate_card(
    card: InstalledCard,
    *,
    today: date,
    launches: LaunchCard | None = None,
    on_case: Callable[[Case], None] | None = None,
) -> CalibratedCard:
    """Measure the timing constants of a card; it takes half a minute on an H200.

    Args:
        card: the card.
        today: the day that the sheet names.
        launches: takes the launches, by default a process that has the card.
        on_case: called before each case.

    Raises:
        LaunchError: the card is busy, or fails in a case.
        CompileError: the compiler refuses the kernels for this card.
    """
    spec = card.spec
    busy = busy_percent(card.uuid)
    if busy > BUSY_PERCENT:
        raise LaunchError(
            f"the {spec.name} is busy: other programs used it for {busy:.0f} % of the last second, "
            "and it can be measured when they have ended"
        )
    taking = launches or LaunchProcess(card.uuid, spec)
    try:
        measurement = measure(taking, spec, cases_of(spec), on_case=on_case)
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
            "another program may have used the card, calibrate it again"
        )
    known = uncalibrated_constants(spec)
    calibration = calibration_of(measurement, spec, known, driver=card.driver, date=today.isoformat())
    return CalibratedCard(calibration=calibration, remarks=tuple(remarks))


def busy_percent(uuid: str) -> float:
    """Return for how much of the last second a card was used, 0 where that is not known."""
    try:
        return Gauge(uuid=uuid).busy_percent()
    except MissingPartError:
        return 0.0
