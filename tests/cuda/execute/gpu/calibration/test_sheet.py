"""The sheet of a calibration is read as it was written, and a busy GPU has none."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from warplens.cuda.device.gpus import constants_of, read_sheet, uncalibrated_constants
from warplens.cuda.device.nvidia_driver import InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.gpu.calibration import calibrating
from warplens.cuda.execute.gpu.calibration.calibrating import calibrate_gpu, calibration_of, sheet_text
from warplens.cuda.execute.gpu.calibration.measuring import Case, CaseTimes, Measurement
from warplens.cuda.execute.gpu.launch_process import ByteResult
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Conditions, Time

H200 = load_spec("h200")
CARD = InstalledGpu(uuid="GPU-7", spec=replace(H200, key="gpu-nvidia-h200", name="NVIDIA H200"), driver="580.1")
FEW, MANY = (Case(kernel="idle", grid=blocks) for blocks in (13_200, 66_000))
TIMES = {FEW.name: CaseTimes(cold_ns=9e3, warm_ns=9e3), MANY.name: CaseTimes(cold_ns=4e4, warm_ns=4e4)}


def calibration(spec=CARD.spec, known=None):
    measurement = Measurement(times=TIMES, clock_hz=1.98e9)
    return calibration_of(measurement, spec, known or uncalibrated_constants(spec), driver="580.1", date="2026-01-31")


def test_written_sheet_is_read_with_its_sources(tmp_path):
    path = tmp_path / "h200.toml"
    path.write_text(sheet_text(calibration()), encoding="utf-8")

    sheet = read_sheet(path)

    assert (sheet.compute_capability, sheet.measured_on, sheet.clock_mhz) == ((9, 0), "NVIDIA H200", 1980.0)
    assert (sheet.driver, sheet.date) == ("580.1", "2026-01-31")
    assert sheet.values.block_start_gpu_clocks == pytest.approx(31_000 * 1.98 / 52_800, rel=1e-3)
    assert sheet.sources["block_start_gpu_clocks"] == (
        "warplens calibrate on the NVIDIA H200, driver 580.1, 2026-01-31, SMs at 1980 MHz: "
        "idle/n1/b32/g66000, idle/n1/b32/g13200"
    )
    assert constants_of(CARD.spec, tmp_path).origin == "calibrated on this NVIDIA H200 on 2026-01-31"


def test_a_constant_that_was_not_measured_is_marked_with_where_it_is_from():
    made = calibration()

    assert made.source("l1_tag_banks").startswith("assumed: four banks")
    assert made.source("atomic_turn_clocks").startswith(
        "assumed, measured on an NVIDIA H200: tests/hardware/h200_calibration"
    )
    assert made.value("atomic_turn_clocks") == made.known.values.atomic_turn_clocks


def test_any_name_of_a_card_is_quoted(tmp_path):
    name = 'A "card"\\ of \x7f\nmine: H\u2082\U0001f600'
    path = tmp_path / "mine.toml"
    path.write_text(sheet_text(calibration(replace(H200, name=name))), encoding="utf-8")

    assert read_sheet(path).measured_on == name


class MadeUpCard:
    """A GPU whose launches take 3000 ns, or as many as there were launches times this growth more."""

    def __init__(self, growth: float = 0.0, throttled_by: tuple[str, ...] = ()) -> None:
        self._growth, self._throttled_by = growth, throttled_by
        self.launches = 0
        self.is_closed = False

    def run(self, _launch, _before, _timing):
        self.launches += 1
        part = Conditions(
            samples=1, sm_clock_hz=1.5e9, memory_clock_hz=0.0, temperature_c=0.0, power_w=0.0,
            throttled_by=self._throttled_by,
        )  # fmt: skip
        value = 3000.0 * (1 + self._growth * self.launches)
        return ByteResult(time=Time(value_ns=value, provenance=Provenance.MEASURED, conditions=(part,)))

    def close(self):
        self.is_closed = True


@pytest.fixture
def idle(monkeypatch):
    monkeypatch.setattr(calibrating, "busy_percent", lambda _uuid: 1.0)


def test_a_calibrated_card_gives_its_process_back(idle):
    gpu = MadeUpCard()

    done = calibrate_gpu(CARD, today=date(2026, 1, 31), launches=gpu)

    assert gpu.is_closed
    assert (done.remarks, done.driver, done.clock_hz) == ((), "580.1", 1.5e9)


def test_what_disturbs_the_times_is_remarked_on(idle):
    done = calibrate_gpu(CARD, today=date(2026, 1, 31), launches=MadeUpCard(0.001, ("power cap",)))

    throttled, drifted = done.remarks
    assert throttled == "the clock was lowered meanwhile (power cap): latencies are in clocks of 1,500 MHz"
    assert drifted == (
        "the first launch took 24 % more or less at the end than at the beginning: another program may have used the "
        "GPU, calibrate it again"
    )


def test_a_busy_card_is_not_measured(monkeypatch):
    monkeypatch.setattr(calibrating, "busy_percent", lambda _uuid: 87.0)
    gpu = MadeUpCard()

    with pytest.raises(LaunchError) as caught:
        calibrate_gpu(CARD, today=date(2026, 1, 31), launches=gpu)

    assert gpu.launches == 0
    assert str(caught.value) == (
        "the NVIDIA H200 is busy: other programs used it for 87 % of the last second, and it can be measured when they "
        "have ended"
    )


def test_a_card_that_does_not_say_how_busy_it_is_counts_as_free():
    assert calibrating.busy_percent("GPU-none") == 0.0
