"""Memory of the host that the driver knows, so that the card reads and writes it by itself.

The rule: it makes copies faster and nothing else; where the driver refuses it, the memory is as it was.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from warplens.cuda.runners.gpu.byte_launch import Bytes


class PinnedMemory:
    """Memory that stays where it is, registered until it is released.

    Args:
        driver: PyCUDA's driver, with a context.
        memory: whole pages.
    """

    def __init__(self, driver: Any, memory: Bytes) -> None:
        self.memory = memory
        self._driver = driver
        self._registered: Any = None
        with suppress(driver.Error):  # a user may lock only so much memory, and some systems register no shared memory
            self._registered = driver.register_host_memory(memory)

    @property
    def is_registered(self) -> bool:
        """Whether the driver has taken it."""
        return self._registered is not None

    def release(self) -> None:
        """Give the memory back."""
        registered, self._registered = self._registered, None
        if registered is not None:
            with suppress(self._driver.Error):  # a lost card refuses every call
                registered.base.unregister()
