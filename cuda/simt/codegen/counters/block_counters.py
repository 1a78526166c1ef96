"""The counters of basic blocks in compiled code.

The rule: a counter is in memory, or in a register if its block repeats before the warp waits or ends. The ways out of
the warp function add the registers to the memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from warplens.cuda.simt.codegen.warp_code import WarpCode

BLOCK_COUNTERS = ("runs", "lanes", "whole", "taken", "went", "parted")
"""Each basic block has these counters: executions; active lanes and executions by a whole warp (where not all lanes
always run); lanes that its branch sends to its target; executions that send lanes there (unless `only_from` follows
them); and executions that part lanes."""
IN_REGISTERS = BLOCK_COUNTERS[:5]
"""Repeated blocks keep these counters in registers."""


class BlockCounters:
    """Adds to the counters; those of the blocks in `repeated` are kept in registers."""

    def __init__(self, code: WarpCode, repeated: Iterable[int]) -> None:
        self.m = code
        self.repeated: Sequence[int] = sorted(repeated)

    def slot(self, stem: str, index: int) -> str:
        """Return the address of a block's counter in the memory of the launch."""
        return self.m.counter(len(BLOCK_COUNTERS) * index + BLOCK_COUNTERS.index(stem))

    def add(self, stem: str, index: int, amount: str) -> None:
        """Add to a counter of a block."""
        self.m.add_to(f"%{stem}.{index}" if index in self.repeated else self.slot(stem, index), amount)

    def begin(self) -> None:
        """Set up the registers at the entry of the warp function."""
        for index in self.repeated:
            for stem in IN_REGISTERS:
                self.m.do(f"%{stem}.{index} = alloca i64")
                self.m.do(f"store i64 0, ptr %{stem}.{index}")

    def flush(self) -> None:
        """Add the registers to the memory of the launch."""
        for index in self.repeated:
            for stem in IN_REGISTERS:
                self.m.add_to(self.slot(stem, index), self.m.emit(f"load i64, ptr %{stem}.{index}"))
