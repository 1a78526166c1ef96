"""The places where lanes that parted continue together: each warp has a stack of them.

The rule: SSY, PBK and PCNT push an address; SYNC, BRK and CONT go to the last one that their kind pushed, and take it
and everything above it off. The compiler pushes and takes off as brackets open and close, so that each instruction has
one stack, whichever way control came; code in which one has two is not read.

Source: the addresses that nvdisasm prints behind SYNC, BRK and CONT, BRANCH_TARGETS.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

PUSHES = {"SSY": "SYNC", "PBK": "BRK", "PCNT": "CONT"}
"""The operation that goes to the address, for each that pushes one."""
MEETS = frozenset(PUSHES.values())

Stack = tuple[tuple[str, int], ...]
"""The addresses, and the operations that go to them; the last is on top."""


class Step(NamedTuple):
    """An instruction as far as the stack goes: its operation, and where control goes besides the next instruction.

    `pushed` is the address that it pushes. `ends`: control never goes on to the next instruction.
    """

    operation: str
    targets: tuple[int, ...] = ()
    pushed: int = 0
    ends: bool = False


def meeting_places(steps: Mapping[int, Step], starts: Iterable[int]) -> dict[int, int]:
    """Return the address that each SYNC, BRK and CONT goes to; one that control never reaches has none.

    Args:
        steps: by address, in order.
        starts: where control enters with an empty stack: the kernel and its inner functions.

    Raises:
        ValueError: an instruction has two stacks, or takes from one what is not on it.

    Example:
        >>> end = Step("SYNC", ends=True)
        >>> steps = {8: Step("SSY", pushed=40), 16: Step("SYNC"), 24: end, 40: Step("EXIT", ends=True)}
        >>> meeting_places(steps, [8])
        {16: 40, 24: 40}
    """
    following = dict(pairwise(steps))
    stacks: dict[int, Stack] = {}
    places: dict[int, int] = {}
    work: list[tuple[int, Stack]] = [(start, ()) for start in starts]
    while work:
        address, stack = work.pop()
        if stacks.setdefault(address, stack) != stack:
            raise ValueError(f"the instruction at {address:#x} has two stacks: {stacks[address]} and {stack}")
        step = steps[address]
        ways = [(target, stack) for target in step.targets]
        if step.operation in MEETS:
            places[address], left = _taken_off(stack, step.operation, address)
            ways.append((places[address], left))
        if not step.ends and address in following:
            pushed = ((PUSHES[step.operation], step.pushed),) if step.operation in PUSHES else ()
            ways.append((following[address], stack + pushed))
        work += [way for way in ways if stacks.get(way[0]) != way[1]]
    return places


def _taken_off(stack: Stack, operation: str, address: int) -> tuple[int, Stack]:
    """Return the last address that was pushed for an operation, and the stack below it."""
    for depth in reversed(range(len(stack))):
        if stack[depth][0] == operation:
            return stack[depth][1], stack[:depth]
    raise ValueError(f"the {operation} at {address:#x} has nothing on the stack: {stack}")
