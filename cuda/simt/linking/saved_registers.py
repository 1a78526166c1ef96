"""Which registers of a function its calls of shared functions must save.

The rule: a register is saved if it is live where the function goes on and is not a result of the call.
"""

from __future__ import annotations

from dataclasses import replace

from warplens.cuda.ptx import tree
from warplens.cuda.simt.linking.call_parameters import Pieces
from warplens.cuda.simt.linking.routine import RETURN, Routine
from warplens.cuda.simt.passes import liveness
from warplens.cuda.simt.program.blocks import EXIT, Block, Branch, Jump, Op, Program, Terminator


def live_after_calls(pieces: Pieces, routine: Routine, file_name: str) -> dict[int, list[str]]:
    """Return the registers of a function that are live after each of its calls and not among the call's results."""

    def registers(names: tuple[str, ...]) -> tree.Arguments:
        register_names = [piece.register for name in names for piece in pieces.of(routine.name, name)]
        return tree.Arguments(tuple(tree.Register(register) for register in register_names))

    end = len(routine.blocks)
    blocks = []
    for number, block in enumerate(routine.blocks):
        ops = list(block.ops)
        call = routine.calls.get(number)
        if call is not None:
            operands = (registers(call.results), call.target, registers(call.arguments))
            ops.append(Op(tree.Instruction("call", (), operands), 0, 0))
        blocks.append(replace(block, ops=ops, terminator=_ended(block.terminator, end)))
    last = tree.Instruction("call", (), (tree.Symbol(""), registers(tuple(routine.results))))
    blocks.append(Block("", [Op(last, 0, 0)], Jump(EXIT), 0))
    program = Program(routine.name, blocks, routine.registers, {}, {}, 0, 0, file_name)
    live = liveness.run(program)
    live_after = {}
    for number, call in routine.calls.items():
        following = blocks[number].successors()
        written = {r.name for r in registers(call.results).elements if isinstance(r, tree.Register)}
        live_after[number] = [name for block in following[:1] for name in live.live(block) if name not in written]
    return live_after


def _ended(terminator: Terminator, end: int) -> Terminator:
    """Return a terminator of a function with a block in place of RETURN."""
    match terminator:
        case Jump(target):
            return Jump(end if target == RETURN else target)
        case Branch(guard, target, otherwise, line):
            return Branch(guard, end if target == RETURN else target, end if otherwise == RETURN else otherwise, line)
        case _:
            return terminator
