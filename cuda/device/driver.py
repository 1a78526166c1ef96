"""What the CUDA driver says of a card that NVML does not: attributes of the device, asked for without opening it.

The rule: asking never fails; without a driver, or where it does not know an attribute, there is no answer.

Source: `CUdevice_attribute` in cuda.h.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterable
from enum import IntEnum

LIBRARY = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"


class Attribute(IntEnum):
    """An attribute of a device; sizes are in bytes."""

    THREADS_PER_BLOCK = 1
    REGISTERS_PER_BLOCK = 12
    SM_COUNT = 16
    L2_BYTES = 38
    THREADS_PER_SM = 39
    SHARED_PER_SM = 81
    REGISTERS_PER_SM = 82
    FP32_OVER_FP64 = 87
    SHARED_PER_BLOCK_OPTIN = 97
    BLOCKS_PER_SM = 106
    RESERVED_SHARED_PER_BLOCK = 111


def is_there() -> bool:
    """Say whether the driver can be loaded."""
    try:
        ctypes.CDLL(LIBRARY)
    except OSError:
        return False
    return True


def ask(bus_id: str, attributes: Iterable[Attribute]) -> dict[Attribute, int]:
    """Return attributes of the card at a place of the PCI bus, without those that the driver does not give."""
    device, found = ctypes.c_int(0), ctypes.c_int(0)
    answers: dict[Attribute, int] = {}
    try:
        driver = ctypes.CDLL(LIBRARY)
        if driver.cuInit(0) or driver.cuDeviceGetByPCIBusId(ctypes.byref(device), bus_id.encode()):
            return {}
        for attribute in attributes:
            if not driver.cuDeviceGetAttribute(ctypes.byref(found), int(attribute), device):
                answers[attribute] = found.value
    except (OSError, AttributeError):
        return {}
    return answers
