"""What `warplens calibrate` prints: each constant as measured, beside that in use, and where both are from."""

from __future__ import annotations

from warplens.cuda.device.gpus import CONSTANTS, constants_of
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.gpu.calibration.calibrating import calibration_of
from warplens.cuda.execute.gpu.calibration.measuring import Measurement
from warplens.gui.views.devices.text import calibration_data, calibration_report


def test_calibration_report_returns_the_table_of_the_constants():
    h200 = load_spec("h200")
    nothing = Measurement(times={}, clock_hz=1.98e9)
    made = calibration_of(nothing, h200, constants_of(h200), driver="580.1", date="2026-01-31")
    parts = calibration_report(made, constants_of(h200), ["a remark"]).renderables
    assert (
        str(parts[0]).replace(f"of {len(CONSTANTS)}", "of all")
        == "NVIDIA H200 SXM 141 GB: 0 of all constants measured, SMs at 1,980 MHz"
    )
    assert str(parts[-1]) == "a remark"


def test_calibration_data_returns_the_same_as_data():
    h200 = load_spec("h200")
    nothing = Measurement(times={}, clock_hz=1.98e9)
    made = calibration_of(nothing, h200, constants_of(h200), driver="580.1", date="2026-01-31")
    data = calibration_data(made, constants_of(h200), [])
    assert data["device"] == "h200"
    assert not data["constants"]["l1_tag_banks"]["is_measured"]
