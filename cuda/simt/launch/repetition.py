"""Executes a launch again and again on the same arrays: most launches of a program repeat one before them.

The rule: nothing is prepared, counted or read for a launch that comes again. It finds in memory what a new one would.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from warplens.cuda.simt.codegen import buffers, module
from warplens.cuda.simt.launch import faults, machine
from warplens.cuda.simt.launch.execution import BlockFailure, GridExecution
from warplens.cuda.simt.values.value import WORD_BYTES


@dataclass(slots=True, kw_only=True)
class Repetition:
    """A launch that has run, to be executed again on the same arrays by one call of its code; nothing is counted."""

    execution: GridExecution
    code: module.Code
    request: machine.LaunchRequest
    own: Sequence[tuple[np.ndarray, np.ndarray]]  # variables that are no arrays: their memory, and what each run finds
    saved: Sequence[tuple[np.ndarray, np.ndarray]]  # arrays that are restored where an index wraps, and memory for them
    arrays: Mapping[str, np.ndarray]
    left_s: float  # after so much execution more care in translating pays, and `run` does nothing
    has_block: bool  # whether the code reads the block of parameters as memory, so that no word of it may change
    work_s: float = 0.0  # the work of the last run

    @property
    def open_words(self) -> tuple[int, ...]:
        """The offsets of the words of the parameters that `change` may give anew."""
        return () if self.has_block else self.code.launch.open_words

    def change(self, parameters: bytes) -> None:
        """Take the words that are left open from other parameters."""
        padded = parameters + bytes(-len(parameters) % WORD_BYTES)
        words = (padded[at : at + WORD_BYTES] for at in self.code.launch.open_words)
        self.execution.open([int.from_bytes(word, "little", signed=True) for word in words])

    def run(self) -> bool:
        """Execute all blocks in order, with `Launch.run`'s errors; False if nothing is changed, and that must do it."""
        if self.left_s < 0:
            return False
        for data, first in self.own:
            data[...] = first
        for array, before in self.saved:
            before[...] = array
        before_s = self.execution.work_s
        try:
            self.execution.repeat()
        except BlockFailure as failure:
            if failure.code != buffers.WIDEN:
                raise faults.error_of(failure, self.code, self.request.limit, self.arrays) from None
            for array, before in self.saved:
                array[...] = before
            return False
        self.work_s = self.execution.work_s - before_s
        self.left_s -= self.work_s
        return True
