"""Attributes of a card that the CUDA driver knows and NVML does not, read without opening the card.

The rule: reading never fails; an attribute that the driver does not know is absent, and without a driver all are.

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


def is_loadable() -> bool:
    """Return whether the driver can be loaded.

    Example:
        >>> is_loadable() or read_attributes("0000:01:00.0", Attribute) == {}  # without it there are no attributes
        True
    """
    try:
        ctypes.CDLL(LIBRARY)
    except OSError:
        return False
    return True


def read_attributes(bus_id: str, attributes: Iterable[Attribute]) -> dict[Attribute, int]:
    """Return attributes of the card at an address of the PCI bus, without those that the driver does not give.

    Example:
        >>> read_attributes("no address", [Attribute.L2_BYTES])  # no card has this address
        {}
    """
    device, value = ctypes.c_int(0), ctypes.c_int(0)
    values: dict[Attribute, int] = {}
    try:
        driver = ctypes.CDLL(LIBRARY)
        if driver.cuInit(0) or driver.cuDeviceGetByPCIBusId(ctypes.byref(device), bus_id.encode()):
            return {}
        for attribute in attributes:
            if not driver.cuDeviceGetAttribute(ctypes.byref(value), int(attribute), device):
                values[attribute] = value.value
    except (OSError, AttributeError):
        return {}
    return values
