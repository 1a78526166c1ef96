"""Memory of the host that the driver knows, so that the card reads and writes it by itself.

The rule: it makes copies faster and nothing else; where the driver refuses it, or the machine has too little memory for
pages that cannot be swapped out, the memory is as it was. PyCUDA's own function for that (2026.1) fails with today's
NumPy, so the driver is called here.
"""

from __future__ import annotations

import ctypes
from typing import Any

from warplens.cuda.host_memory import free_bytes
from warplens.cuda.runners.gpu.byte_launch import Bytes

DRIVER = "libcuda.so.1"


class PinnedMemory:
    """Memory that stays where it is, registered until it is released; a context is current meanwhile.

    Args:
        memory: whole pages.
        driver: the driver's library, by default that of the system.
    """

    def __init__(self, memory: Bytes, driver: Any = None) -> None:
        self.memory = memory
        self._driver = driver or _driver()
        self.is_registered = False
        if self._driver is not None and 0 < memory.nbytes <= free_bytes():
            address, size = ctypes.c_void_p(memory.ctypes.data), ctypes.c_size_t(memory.nbytes)
            # A user may lock only so much memory, and some systems register no memory that processes share.
            self.is_registered = self._driver.cuMemHostRegister_v2(address, size, ctypes.c_uint(0)) == 0

    def release(self) -> None:
        """Give the memory back; a lost card refuses that, as every call."""
        if self.is_registered:
            self._driver.cuMemHostUnregister(ctypes.c_void_p(self.memory.ctypes.data))
            self.is_registered = False


def _driver() -> Any:
    try:
        return ctypes.CDLL(DRIVER)
    except OSError:
        return None
