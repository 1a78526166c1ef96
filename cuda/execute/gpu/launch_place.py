"""A launch on bytes in one place of a card's memory: its module, its arrays, and copies of those that it updates.

The rule: an address in the parameters or in an array is that of the array on the card before the kernel sees it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from warplens.cuda.execute.gpu.launch_frames import ByteLaunch, Bytes, linked
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.host import free_bytes

PLAIN_SHARED_BYTES = 48 << 10
"""A kernel needs an attribute to use more shared memory in a block. Source: CUDA C++ Programming Guide, 9.0."""


class LaunchPlace:
    """One place; each has memory and code of its own. It is filled before the first launch, and for each other launch.

    Args:
        driver: PyCUDA's driver.
        launch: what is launched.
        rounded: returns the bytes to allocate for an array.

    Raises:
        LaunchError: a variable of the module has another size than its array.
    """

    def __init__(self, driver: Any, launch: ByteLaunch, rounded: Callable[[int], int]) -> None:
        self._driver = driver
        self._sizes = launch.sizes
        self._module = driver.module_from_buffer(launch.code)  # variables live as long as it does
        self.function = self._module.get_function(launch.symbol)
        if launch.dynamic_shared_bytes + self.function.shared_size_bytes > PLAIN_SHARED_BYTES:
            attribute = driver.function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES
            self.function.set_attribute(attribute, launch.dynamic_shared_bytes)
        self._memory: dict[str, Any] = {}
        for name, size in launch.sizes.items():
            if name in launch.variables:
                self._memory[name] = self._variable(name, size)
            else:
                self._memory[name] = driver.mem_alloc(rounded(size + 1))  # no address is the end of another array
        self._copies = {
            name: driver.mem_alloc(rounded(launch.sizes[name])) for name in launch.updated if launch.sizes[name]
        }
        self.addresses = {name: int(memory) for name, memory in self._memory.items()}
        self.parameters = b""

    def fill(self, launch: ByteLaunch, before: Mapping[str, Bytes], like: LaunchPlace | None = None) -> None:
        """Copy the arrays of a launch here, and give their addresses to its parameters.

        Args:
            launch: what is launched here next.
            before: its arrays on the host.
            like: a place that was filled with them, from which those without addresses are copied within the card; of
                arrays that the kernel writes and does not read it may hold what the kernel wrote.
        """
        driver = self._driver
        self.parameters = linked(np.frombuffer(launch.parameters, np.uint8), self._links(launch, "")).tobytes()
        for name, size in self._sizes.items():
            links = self._links(launch, name)
            if size and (like is None or links):
                driver.memcpy_htod(self._memory[name], linked(before[name], links))
            elif size and like is not None:
                driver.memcpy_dtod(self._memory[name], like.as_before(name), size)
        for name, copy in self._copies.items():
            driver.memcpy_dtod(copy, self._memory[name], self._sizes[name])

    def as_before(self, name: str) -> Any:
        """Return memory of the card that holds an array as it was filled in; what is not read may have changed."""
        return self._copies.get(name, self._memory[name])

    def restore(self) -> None:
        """Queue the work that restores the arrays that the kernel updates."""
        for name, copy in self._copies.items():
            self._driver.memcpy_dtod_async(self._memory[name], copy, self._sizes[name], None)

    def fetch(self, names: Iterable[str], into: Mapping[str, Bytes]) -> dict[str, Bytes]:
        """Return arrays as they are on the card, those of `into` in the memory that they have there."""
        results = {name: into[name] if name in into else np.empty(self._sizes[name], np.uint8) for name in names}
        for name, array in results.items():
            if array.nbytes:
                self._driver.memcpy_dtoh(array, self._memory[name])
        return results

    def _variable(self, name: str, size: int) -> int:
        address, own_size = self._module.get_global(name)
        if own_size != size:
            raise LaunchError(f"the variable {name!r} has {own_size:,} bytes on the card, and {size:,} here")
        return int(address)

    def _links(self, launch: ByteLaunch, holder: str) -> dict[int, int]:
        return {link.at: self.addresses[link.to] + link.offset for link in launch.links if link.holder == holder}


# Memory of the host that the driver knows, so that the card reads and writes it by itself.
# It makes copies faster and nothing else; where the driver refuses it, or the machine has too little memory
# for pages that cannot be swapped out, the memory is as it was. PyCUDA's own function for that (2026.1) fails with
# today's NumPy, so the driver is called here.


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
