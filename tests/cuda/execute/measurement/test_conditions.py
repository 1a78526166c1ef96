"""Conditions of a GPU, read through a stand-in for NVML."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import SimpleNamespace

import pytest

from warplens.cuda.execute.measurement.conditions import Gauge, merge_readings
from warplens.cuda.ground.errors import MissingPartError
from warplens.cuda.ground.points import Conditions

READING = Conditions(samples=10, sm_clock_hz=1.98e9, memory_clock_hz=3.2e9, temperature_c=40.0, power_w=300.0)


class NVMLError(Exception):
    pass


def unsupported(*_):
    raise NVMLError("Not Supported")


def handle_of(identity):
    if identity not in {"GPU-1", "0000:01:00.0"}:
        raise NVMLError("Not Found")
    return "card"


@pytest.fixture
def nvml(monkeypatch):
    module = SimpleNamespace(
        NVMLError=NVMLError,
        nvmlInit=lambda: None,
        nvmlDeviceGetHandleByUUID=handle_of,
        nvmlDeviceGetHandleByPciBusId=handle_of,
        nvmlDeviceGetPciInfo=lambda _: SimpleNamespace(busId=b"0000:01:00.0"),
        nvmlDeviceGetUUID=lambda _: "GPU-1",
        nvmlDeviceGetClockInfo=lambda _, which: {1: 1980, 2: 3201}[which],
        nvmlDeviceGetTemperature=lambda *_: 36,
        nvmlDeviceGetPowerUsage=lambda _: 87395,
        nvmlDeviceGetMaxPcieLinkGeneration=lambda _: 5,
        nvmlDeviceGetMaxPcieLinkWidth=lambda _: 16,
        nvmlDeviceGetCurrentClocksThrottleReasons=lambda _: 0x04 | 0x02,
    )
    monkeypatch.setitem(sys.modules, "pynvml", module)
    return module


@pytest.mark.parametrize("identity", [{"uuid": "GPU-1"}, {"bus_id": "0000:01:00.0"}])
def test_card_is_found_by_uuid_and_by_its_place(nvml, identity):
    gauge = Gauge(**identity)
    assert (gauge.uuid, gauge.bus_id) == ("GPU-1", "0000:01:00.0")


def test_reading_is_in_si_units_and_names_throttles(nvml):
    assert Gauge(uuid="GPU-1").read(7) == Conditions(
        samples=7,
        sm_clock_hz=1.98e9,
        memory_clock_hz=3.201e9,
        temperature_c=36.0,
        power_w=pytest.approx(87.395),
        throttled_by=("power cap",),
    )


def test_number_that_a_card_does_not_give_is_zero(nvml):
    nvml.nvmlDeviceGetPowerUsage = unsupported
    assert Gauge(uuid="GPU-1").read(1).power_w == 0.0


def test_link_is_named_by_generation_and_lanes(nvml):
    assert Gauge(uuid="GPU-1").link() == "PCI Express 5.0 with 16 lanes, as the driver says"
    nvml.nvmlDeviceGetMaxPcieLinkWidth = unsupported
    assert Gauge(uuid="GPU-1").link() == ""


def test_unknown_card_is_one_sentence(nvml):
    with pytest.raises(MissingPartError, match=r"^NVML finds no GPU GPU-2: Not Found$"):
        Gauge(uuid="GPU-2")


def test_missing_nvml_names_the_package_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pynvml", None)
    with pytest.raises(MissingPartError, match=r'pip install "warplens\[gpu\]"$'):
        Gauge(uuid="GPU-1")


@pytest.mark.parametrize(
    ("bits", "names"),
    [(0, ()), (0x01 | 0x02, ()), (0x20 | 0x80, ("heat (software)", "power brake")), (0x08, ("hardware slowdown",))],
)
def test_idle_and_chosen_clocks_do_not_count_as_throttled(nvml, bits, names):
    nvml.nvmlDeviceGetCurrentClocksThrottleReasons = lambda _: bits
    assert Gauge(uuid="GPU-1").read(1).throttled_by == names


def test_readings_that_agree_become_one():
    warmer = replace(READING, samples=30, temperature_c=50.0, power_w=400.0)
    assert merge_readings([READING, warmer]) == (replace(READING, samples=40, temperature_c=50.0, power_w=375.0),)


def test_throttled_readings_stay_apart():
    slow = replace(READING, throttled_by=("power cap",))
    assert merge_readings([READING, slow, slow, READING]) == (READING, replace(slow, samples=20), READING)


def test_no_readings_give_no_conditions():
    assert merge_readings([]) == ()


def test_card_says_how_busy_it_is_and_one_that_does_not_counts_as_free(nvml):
    nvml.nvmlDeviceGetUtilizationRates = unsupported
    assert Gauge(uuid="GPU-1").busy_percent() == 0.0
    nvml.nvmlDeviceGetUtilizationRates = lambda _: SimpleNamespace(gpu=87, memory=3)
    assert Gauge(uuid="GPU-1").busy_percent() == 87.0
