"""Which stores to shared memory come before an access on some path through the program with no barrier between them.

The rule: a path ends at a barrier of the block, of whatever number. Paths are those of one thread, which stand for two:
the thread that stores and the one that reads pass the same barriers.
"""

from __future__ import annotations

from collections.abc import Collection

from warplens.cuda.ground import graph
from warplens.cuda.simt.program.blocks import Barrier, Program


def run(program: Program, stores: Collection[int], access: int) -> tuple[frozenset[int], bool]:
    """Return which stores lead to an access without a barrier, and whether every path there passes one of them.

    Args:
        program: the kernel.
        stores: the numbers of instructions.
        access: the number of an instruction, none of `stores`.
    """
    blocks = program.blocks
    predecessors = graph.predecessors(program.graph())
    home, _ = program.places()[access]
    before = {
        number: [op for op in block.ops if op.index in stores and (number != home or op.index < access)]
        for number, block in enumerate(blocks)
    }
    unordered = {op.index for op in before[home]}
    after = {op.index for op in blocks[home].ops if op.index in stores and op.index > access}
    barriers = {number for number, block in enumerate(blocks) if isinstance(block.terminator, Barrier)}
    # a walk backwards from the access: it may come back to the access's own block, by a loop
    for number in graph.reachable(predecessors, predecessors[home], barriers):
        unordered.update(after if number == home else (op.index for op in before[number]))
    sure = {n for n, ops in before.items() if any(op.index in unordered and op.instruction.guard is None for op in ops)}
    # every path passes a store unless a walk that stops at stores still comes to the start of the kernel
    without_store = graph.reachable(predecessors, predecessors[home], sure)
    return frozenset(unordered), home in sure or 0 not in {home, *without_store}
