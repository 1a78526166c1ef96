"""The heap of a program's device, from which its kernels allocate.

The rule: a process has one heap. It is made for the first launch of a kernel that allocates or frees, as large as the
program has asked for until then, and from then on all launches reach it.

Source: CUDA C++ programming guide 12.9, 10.35.1; CUDA Runtime API, `cudaDeviceSetLimit`.
"""

import mmap

import numpy as np

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Scalar
from warplens.cuda.driver import errors
from warplens.cuda.driver.arena import SPAN
from warplens.cuda.driver.messages import Answer, Reader
from warplens.cuda.driver.state import State
from warplens.cuda.record.memory import SEARCHED_BYTES, WORD_BYTES
from warplens.cuda.simt.codegen.memory import heap
from warplens.cuda.simt.program.blocks import HEAP, HEAP_LIMIT_BYTES, heap_bytes

MOST_ADDRESSES = SEARCHED_BYTES // WORD_BYTES  # as many as are looked for elsewhere


class Heap:
    """The heap of a process; `variables` has it as a variable of each kernel, and nothing as long as there is none."""

    def __init__(self, state: State, most_bytes: int) -> None:
        self._state, self._most_bytes = state, most_bytes
        self._limit = HEAP_LIMIT_BYTES
        self.variables: tuple[tuple[str, Allocation], ...] = ()

    def limit(self, message: Reader) -> Answer:
        """Take the size that the program asks for."""
        size = message.u64()
        if self.variables:
            return Answer(errors.INVALID_VALUE)
        if size > self._most_bytes:
            return Answer(errors.MEMORY_ALLOCATION)
        self._limit = size
        return Answer()

    def make(self) -> None:
        """Make the heap, behind all that the program allocates itself."""
        size = heap_bytes(self._limit)
        memory = self._state.memory
        address = memory.base + SPAN - -(-size // mmap.PAGESIZE) * mmap.PAGESIZE
        self.variables = ((HEAP, memory.map(address, size)),)
        self._state.at_end.append(self._name_leaks)

    @property
    def addresses(self) -> tuple[Scalar, ...]:
        """The different addresses in live allocations that lead elsewhere, as one number: of vtables, for example."""
        if not self.variables:
            return ()
        allocation = self.variables[0][1]
        words = heap.words(allocation.data)
        data = np.unique(words[(words >= self._state.memory.base) & (words < allocation.address)])[:MOST_ADDRESSES]
        return (Scalar(data=data.tobytes(), dtype=f"V{data.nbytes}"),)

    def _name_leaks(self) -> None:
        count, size = heap.live(self.variables[0][1].data)
        if count:
            times = f"{count:,} times " if count > 1 else ""
            self._state.find(f"memory that kernels allocate ({times}{size:,} bytes in all) is never freed")
