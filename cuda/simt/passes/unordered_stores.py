"""Which stores to shared memory come before an access on some way through the program with no barrier between them.

The rule: a way ends at a barrier of the block, of whatever number. The ways are those of one thread: what a store of
one thread is to a read of another, both take part in through the same barriers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from warplens.cuda.simt.program.blocks import Barrier, Program


def run(program: Program, stores: Collection[int], access: int) -> tuple[frozenset[int], bool]:
    """Return which stores lead to an access without a barrier, and whether every way there passes one of them.

    Args:
        program: the kernel.
        stores: the numbers of instructions.
        access: the number of an instruction, none of `stores`.
    """
    blocks = program.blocks
    predecessors = [list[int]() for _ in blocks]
    for number, block in enumerate(blocks):
        for successor in block.successors():
            predecessors[successor].append(number)
    home = next(number for number, block in enumerate(blocks) if any(op.index == access for op in block.ops))
    before = {
        number: [op for op in block.ops if op.index in stores and (number != home or op.index < access)]
        for number, block in enumerate(blocks)
    }
    found = {op.index for op in before[home]}
    after = {op.index for op in blocks[home].ops if op.index in stores and op.index > access}
    for number in _led_from(home, predecessors, lambda n: isinstance(blocks[n].terminator, Barrier)):
        found.update(after if number == home else (op.index for op in before[number]))
    sure = {n for n, ops in before.items() if any(op.index in found and op.instruction.guard is None for op in ops)}
    is_on_every_way = home in sure or 0 not in {home, *_led_from(home, predecessors, sure.__contains__)}
    return frozenset(found), is_on_every_way


def _led_from(home: int, predecessors: Sequence[Sequence[int]], is_end: Callable[[int], bool]) -> set[int]:
    """Return the blocks from which control reaches the beginning of a block, through none of the ends."""
    waiting, seen = [home], set[int]()
    while waiting:
        for number in predecessors[waiting.pop()]:
            if number not in seen and not is_end(number):
                seen.add(number)
                waiting.append(number)
    return seen
