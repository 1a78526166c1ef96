"""Attributes of a GPU that the CUDA driver knows and NVML does not, read without opening the GPU.

The rule: reading never fails; an attribute that the driver does not know is absent, and without a driver all are.

Source: `CUdevice_attribute` in cuda.h.
"""

import ctypes
import os
import platform
import sys
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from pathlib import Path

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
    """Return attributes of the GPU at an address of the PCI bus, without those that the driver does not give.

    Example:
        >>> read_attributes("no address", [Attribute.L2_BYTES])  # no gpu has this address
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


# The processor of this machine, as the device that NumPy's products are measured on. It has a key and a name, and no
# sheet: nothing is modelled for it.

HOST = "host"  # this is the key of the processor among the devices; no sheet and no GPU has it
CPU_INFO = Path("/proc/cpuinfo")
LAST_LEVEL_BYTES = 64 << 20
"""The last cache is taken to have this size where the system does not give one: few have more."""


@cache
def processor_name() -> str:
    """Return the name that the processor gives itself, or else its architecture."""
    try:
        lines = CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next((name for name in names if name), platform.processor() or platform.machine())


def last_cache_bytes() -> int:
    """Return the size of the processor's last cache."""
    try:
        size = os.sysconf("SC_LEVEL3_CACHE_SIZE")
    except (AttributeError, ValueError, OSError):
        size = 0
    return size if size > 0 else LAST_LEVEL_BYTES
