"""Device memory of a front end that has no GPU: allocations on the host, found by their addresses."""

from __future__ import annotations

import numpy as np

from warplens.cuda.record.memory import DeviceMemory


def test_device_memory_adopt_returns_the_allocation_of_an_array_of_another_package():
    memory, array = DeviceMemory(), np.zeros(4, np.float32)
    assert memory.adopt(array) is memory.adopt(array)
    assert memory.find(array.ctypes.data)[1] == 0


def test_device_memory_holds_tells_whether_a_live_allocation_begins_at_an_address_and_has():
    memory = DeviceMemory()
    address = memory.allocate(16).address
    assert memory.holds(address, 16)
    assert not memory.holds(address, 17)
    assert not memory.holds(address + 4, 4)
