"""Attributes of a GPU from the CUDA driver, and none where there is no driver."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from warplens.cuda.device import nvidia_driver
from warplens.cuda.device.gpus import query_driver
from warplens.cuda.device.nvidia_driver import Attribute, read_attributes

SUCCESS, REFUSED = 0, 1
VALUES = {int(Attribute.SM_COUNT): 132, int(Attribute.L2_BYTES): 62914560}


@pytest.fixture
def library(monkeypatch):
    """Return a driver that knows two attributes."""

    def attribute(pointer, number, _device):
        if number not in VALUES:
            return REFUSED
        pointer._obj.value = VALUES[number]
        return SUCCESS

    library = SimpleNamespace(
        cuInit=lambda _flags: SUCCESS,
        cuDeviceGetByPCIBusId=lambda _device, bus_id: SUCCESS if bus_id == b"0000:01:00.0" else REFUSED,
        cuDeviceGetAttribute=attribute,
    )
    monkeypatch.setattr(nvidia_driver.ctypes, "CDLL", lambda _name: library)
    return library


@pytest.mark.usefixtures("library")
def test_attributes_that_the_driver_knows_are_given():
    assert read_attributes("0000:01:00.0", Attribute) == {
        Attribute.SM_COUNT: 132,
        Attribute.L2_BYTES: 62914560,
    }


@pytest.mark.usefixtures("library")
def test_unknown_gpu_has_no_attributes():
    assert read_attributes("0000:02:00.0", Attribute) == {}


def test_driver_that_does_not_begin_gives_nothing(library):
    library.cuInit = lambda _flags: REFUSED
    assert read_attributes("0000:01:00.0", Attribute) == {}


def test_machine_without_a_driver_gives_nothing(monkeypatch):
    monkeypatch.setattr(nvidia_driver, "DRIVER_LIBRARY", "libnone.so.1")
    assert query_driver() == ((), "this machine has no NVIDIA driver")
    assert read_attributes("0000:01:00.0", Attribute) == {}
