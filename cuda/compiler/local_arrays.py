"""Finds the accesses of local memory that the assembler made accesses of registers.

The rule: ptxas keeps a small array in registers and chooses among them, although the PTX declares it in local memory.
Then no access of the function to local memory has a machine instruction there, and none of them makes a request. Where
one has such an instruction, all keep those of the PTX: which of its arrays stayed in memory is not read off the code.
"""

from __future__ import annotations

from collections.abc import Iterable

from warplens.cuda.compiler.machine import MachineCode
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.requests import SERVED, MergedRequest
from warplens.cuda.ptx.walk import flat

IN_LOCAL = frozenset({0x983, 0x387, 0x980, 0x385})
"""LDL, STL, and LD and ST, whose addresses may be those of local memory."""


def held_in_registers(code: MachineCode, functions: Iterable[tree.Function]) -> dict[int, MergedRequest]:
    """Return the requests, none, of accesses of local memory that are in registers, by PTX line."""
    lines = {instruction.ptx_line for instruction in code.instructions}
    in_local = {instruction.ptx_line for instruction in code.instructions if instruction.opcode in IN_LOCAL}
    bodies = [[one for one in flat(function.body or ()) if isinstance(one, tree.Instruction)] for function in functions]
    requests: dict[int, MergedRequest] = {}
    if not in_local <= {one.ptx_line for body in bodies for one in body}:
        return requests  # it is not known which access of the PTX that is
    for body in bodies:
        accesses = {one.ptx_line for one in body if _is_local(one)}
        has_code = any(one.ptx_line in lines for one in body)  # else it is that of another kernel
        if has_code and in_local.isdisjoint(accesses):
            requests |= dict.fromkeys(accesses, SERVED)
    return requests


def _is_local(instruction: tree.Instruction) -> bool:
    return instruction.opcode in {"ld", "st"} and "local" in instruction.modifiers
