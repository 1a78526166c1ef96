"""How a call is made: which blocks lead into the functions that it may reach, and back.

The rule: a copied function begins where its arguments have been moved, and goes on behind the call. A shared one also
pushes the number of the block to return to, with the registers that are live after a recursive call. A call by address
compares it with those of all functions of its prototype; any other address is a fault.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.simt.linking.call_parameters import Key, live_after_calls
from warplens.cuda.simt.linking.routine import Call, Routine, chain, integer
from warplens.cuda.simt.program.blocks import DEPTH, EXIT, GRANULE_BYTES, NO_LINE, RETURNS, STACK, Block, Jump, Op

if TYPE_CHECKING:
    from warplens.cuda.simt.linking.calls import Linker


@dataclass(slots=True)
class Instance:
    """A copy of a function in the program: its own names of registers, where it begins and where it returns from."""

    routine: Routine
    names: dict[str, str]
    start: int
    end: int
    base: int
    frame_bytes: int  # of its variables on the stack, or where it is copied to its caller, those of the caller
    sites: list[int] = field(default_factory=list)  # the blocks that a shared function returns to
    renames: bool = True  # the entry's only copy does not


def passed(linker: "Linker") -> Iterator[tuple[Key, Key]]:
    """Iterate over the parameters that calls copy to others."""
    for caller in linker.routines.values():
        for call in caller.calls.values():
            for name in linker.graph.candidates(call):
                callee = linker.routines[name]
                pairs = [(call.arguments, callee.parameters), (call.results, callee.results)]
                for actual, formal in pairs:
                    if len(actual) != len(formal):
                        raise UnsupportedError(
                            f"{linker.file_name}:{call.op.line}: `{call.op.text}` gives {name} {len(actual)} "
                            f"parameters, it has {len(formal)}"
                        )
                    for first, second in zip(actual, formal, strict=True):
                        yield (caller.name, first), (name, second)


def resolve(linker: "Linker", instance: Instance) -> None:
    """Resolve the calls of a copy."""
    live = (
        live_after_calls(linker.pieces, instance.routine, linker.file_name)
        if instance.routine.name in linker.shared
        else {}
    )
    for number, call in instance.routine.calls.items():
        at = instance.start + number
        following = linker.blocks[at].successors()
        onward = following[0] if following else EXIT
        first_blocks = {
            name: _first_block(linker, instance, call, name, onward, live=live.get(number, []))
            for name in linker.graph.candidates(call)
        }
        if isinstance(call.target, tree.Symbol):
            (first,) = first_blocks.values()
        else:
            first = _compared(linker, instance, call, call.target, first_blocks)
        linker.blocks[at].terminator = Jump(first)


def _compared(
    linker: "Linker", instance: Instance, call: Call, target: tree.Register, first_blocks: dict[str, int]
) -> int:
    op = linker.copied_op(call.op, instance)
    nowhere = replace(op, instruction=replace(op.instruction, guard=None, ptx_line=NO_LINE), index=linker.count)
    linker.count += 1
    linker.blocks.append(Block("call.nowhere", [nowhere], Jump(EXIT), 0))
    fault = len(linker.blocks) - 1
    cases = [(linker.graph.addresses[name], first_block) for name, first_block in first_blocks.items()]
    linker.blocks += chain(instance.names[target.name], cases, fault, fault + 1, "call")
    return fault + 1


def _first_block(linker: "Linker", caller: Instance, call: Call, name: str, onward: int, *, live: list[str]) -> int:
    """Write the blocks into a function and back; return the first of them."""
    is_shared = name in linker.shared
    callee = linker.instances[name] if is_shared else linker.copy(linker.routines[name], caller=caller)
    formal, results = callee.routine.parameters, callee.routine.results
    into = _moves(linker, caller, call.arguments, callee, formal, inward=True, is_shared=is_shared)
    back = _moves(linker, caller, call.results, callee, results, inward=False, is_shared=is_shared)
    if not is_shared:
        resolve(linker, callee)
        linker.blocks[callee.end] = replace(linker.blocks[callee.end], ops=back, terminator=Jump(onward))
    else:
        saved = [caller.names[n] for n in live] if linker.graph.together(caller.routine.name, name) else []
        push, pop = _stack_steps(linker, call, caller, callee, saved)
        into, back = [push, *into], [pop, *back]
        callee.sites.append(len(linker.blocks))
        linker.blocks.append(Block("call.back", back, Jump(onward), 0))
    linker.blocks.append(Block("call.into", into, Jump(callee.start), 0))
    return len(linker.blocks) - 1


def _moves(
    linker: "Linker",
    caller: Instance,
    actual: tuple[str, ...],
    callee: Instance,
    formal: dict[str, int],
    *,
    inward: bool,
    is_shared: bool,
) -> list[Op]:
    moves = []
    for first, second in zip(actual, formal, strict=True):
        theirs = linker.pieces.of(callee.routine.name, second)
        for own, other in zip(linker.pieces.of(caller.routine.name, first), theirs, strict=True):
            ends = tree.Register(callee.names[other.register]), tree.Register(caller.names[own.register])
            opcode = "pass" if is_shared else "mov"
            moves.append(linker.step(opcode, (f"b{8 * own.size}",), ends if inward else ends[::-1]))
    return moves


def _stack_steps(linker: "Linker", call: Call, caller: Instance, callee: Instance, saved: list[str]) -> tuple[Op, Op]:
    ends = tree.Vector((tree.Register(STACK), tree.Register(RETURNS), tree.Register(DEPTH)))
    frame, alignment = integer(caller.frame_bytes), callee.routine.alignment
    registers = tuple(  # a wide alignment of the callee's frame moves the end of the stack by an unknown distance
        tree.Register(name) for name in ([STACK] if alignment > GRANULE_BYTES else []) + saved
    )
    number, needs = (
        integer(len(callee.sites)),
        tree.Vector((integer(callee.routine.variable_bytes), integer(alignment))),
    )
    push = linker.step("stack", ("push",), (ends, ends, frame, number, needs, tree.Vector(registers)))
    push = replace(push, line=call.op.line, origin=call.op.instruction)
    pop = linker.step("stack", ("pop",), (tree.Vector((*ends.elements, *registers)), ends, frame, needs))
    return push, pop


def return_from(linker: "Linker", instance: Instance) -> None:
    """Let a shared function return to the block whose number its caller pushed."""
    register = f"%.return{instance.start}"
    linker.registers[register] = "i64"
    *cases, (_, last) = enumerate(instance.sites)
    step = linker.step("stack", ("return",), (tree.Register(register), tree.Register(RETURNS)))
    block = linker.blocks[instance.end]
    first = len(linker.blocks)
    linker.blocks += chain(register, cases, last, first, block.label)
    linker.blocks[instance.end] = replace(block, ops=[step], terminator=Jump(first))
