"""A launch on bytes in one place of a card's memory: its module, its arrays, and copies of those that it updates.

The rule: an address in the parameters or in an array is that of the array on the card before the kernel sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from warplens.cuda.errors import LaunchError
from warplens.cuda.runners.gpu.byte_launch import ByteLaunch, Bytes, linked

PLAIN_SHARED_BYTES = 48 << 10
"""A kernel needs an attribute to use more shared memory in a block. Source: CUDA C++ Programming Guide, 9.0."""


class LaunchPlace:
    """One place; each has memory and code of its own.

    Args:
        driver: PyCUDA's driver.
        launch: what is launched.
        before: the arrays before the launch, by name.
        rounded: returns the bytes to allocate for an array.

    Raises:
        LaunchError: a variable of the module has another size than its array.
    """

    def __init__(
        self, driver: Any, launch: ByteLaunch, before: Mapping[str, Bytes], rounded: Callable[[int], int]
    ) -> None:
        self._driver = driver
        self._launch = launch
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
        self.addresses = {name: int(memory) for name, memory in self._memory.items()}
        self.parameters = linked(np.frombuffer(launch.parameters, np.uint8), self._links("")).tobytes()
        self._copies: dict[str, Any] = {}
        for name, size in launch.sizes.items():
            if not size:
                continue
            driver.memcpy_htod(self._memory[name], linked(before[name], self._links(name)))
            if name in launch.updated:
                self._copies[name] = driver.mem_alloc(rounded(size))
                driver.memcpy_dtod(self._copies[name], self._memory[name], size)

    def restore(self) -> None:
        """Queue the work that restores the arrays that the kernel updates."""
        for name, copy in self._copies.items():
            self._driver.memcpy_dtod_async(self._memory[name], copy, self._launch.sizes[name], None)

    def fetch(self) -> dict[str, Bytes]:
        """Return the arrays that the kernel may have changed."""
        results = {name: np.empty(self._launch.sizes[name], np.uint8) for name in self._launch.written}
        for name, array in results.items():
            if array.nbytes:
                self._driver.memcpy_dtoh(array, self._memory[name])
        return results

    def _variable(self, name: str, size: int) -> int:
        address, own_size = self._module.get_global(name)
        if own_size != size:
            raise LaunchError(f"the variable {name!r} has {own_size:,} bytes on the card, and {size:,} here")
        return int(address)

    def _links(self, holder: str) -> dict[int, int]:
        return {link.at: self.addresses[link.to] + link.offset for link in self._launch.links if link.holder == holder}
