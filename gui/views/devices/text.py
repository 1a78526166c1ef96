"""What `warplens calibrate` prints: each constant as measured, beside the one in use, and where both come from.

The rule: a constant that was not measured has no number in the first column, and names what it is assumed from.
"""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from warplens.cuda.device.gpus import CONSTANTS, GpuConstants
from warplens.cuda.execute.gpu.calibration.calibrating import Calibration
from warplens.gui.terminal.tables import plain_table
from warplens.profiles.formats import plain

MOST_CASES = 2  # the number of cases of a constant that the table names; the sheet names all


def calibration_report(calibration: Calibration, in_use: GpuConstants, remarks: Sequence[str]) -> RenderableType:
    """Return the table of the constants, with the remarks below it."""
    table = plain_table("Constant", "Measured", "In use", "By")
    for column in table.columns[1:3]:
        column.justify = "right"
    for name in CONSTANTS:
        measured = calibration.measured.get(name)
        cases = () if measured is None else measured.cases
        more = f" and {len(cases) - MOST_CASES} more" if len(cases) > MOST_CASES else ""
        table.add_row(
            name,
            f"{calibration.value(name):.4g}" if measured else "-",
            f"{getattr(in_use.values, name):.4g}",
            plain(", ".join(cases[:MOST_CASES]) + more if measured else calibration.source(name)),
        )
    title = (
        f"{calibration.spec.name}: {len(calibration.measured)} of {len(CONSTANTS)} constants measured, "
        f"SMs at {calibration.clock_hz / 1e6:,.0f} MHz"
    )
    notes = (f"in use so far: {in_use.origin}", *remarks)
    return Group(Text(plain(title), style="bold"), table, *(Text(plain(note), style="dim") for note in notes))


def calibration_data(calibration: Calibration, in_use: GpuConstants, remarks: Sequence[str]) -> dict[str, object]:
    """Return the same as data."""
    return {
        "device": calibration.spec.key,
        "name": calibration.spec.name,
        "driver": calibration.driver,
        "date": calibration.date,
        "clock_hz": calibration.clock_hz,
        "origin_in_use": in_use.origin,
        "constants": {
            name: {
                "value": calibration.value(name),
                "in_use": getattr(in_use.values, name),
                "is_measured": name in calibration.measured,
                "source": calibration.source(name).replace("{run}", calibration.run),
            }
            for name in CONSTANTS
        },
        "remarks": list(remarks),
    }
