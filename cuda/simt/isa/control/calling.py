"""Calls of functions, after `linking.calls` has joined the functions (PTX ISA 9.7.12.5 and 9.7.12.4).

The rule: `call` and `brx` count as one instruction each; control flow is in the blocks. Calls that remain are those of
two functions of CUDA's device run-time library, `vprintf` and `__assertfail`. `stack`, `frame` and `pass` are no
instructions of PTX: they save registers at calls of shared functions, compute the addresses of variables on the stack,
and copy parameters. What they save lies where no address of the kernel leads.
"""

from __future__ import annotations

from dataclasses import replace

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.registry import Access, Flow, instruction, step, unsupported
from warplens.cuda.simt.program.blocks import GAP_BYTES, GRANULE_BYTES, NO_LINE, Op, call_target
from warplens.cuda.simt.program.layout import align
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import BITS, Value

SLOT_BYTES, ALIGNMENT = 8, 16
"""A register takes this much of the stack, and what a call saves begins at a multiple of this."""
LIBRARY = {"vprintf": (1, 2), "__assertfail": (0, 5)}
"""These functions of the run-time library are executed; the numbers are those of their results and arguments."""
_DEVICE_RUNTIME = "__cudaCDP2"
"""The functions of CUDA's runtime begin like this in device code."""


@instruction("brx", unit=Unit.CONTROL, section="9.7.12.4", writes=0, flow=Flow.TABLE, forms=(".idx",))
def brx(m: Algebra, op: Op) -> None:
    """Branch to the target that an index chooses; this ends a basic block.

    What is left in a block is reached by an index that the table does not have.
    """
    if op.instruction.ptx_line != NO_LINE:
        raise unsupported(op, m.program.file_name, "inside a basic block")
    m.runtime.branch_nowhere(op, m.read(op.instruction.operands[0], "i32"))


def _results(instruction: tree.Instruction) -> int:
    """Return 1 where a call has a list of results in front of the function."""
    return int(isinstance(next(iter(instruction.operands), None), tree.Arguments))


@instruction("call", unit=Unit.CONTROL, section="9.7.12.5", writes=_results, flow=Flow.CALL, forms=("{.uni}",))
def call(m: Algebra, op: Op) -> None:
    """Call a function of the module (the blocks do that), or one of the run-time library."""
    target = call_target(op.instruction)
    if op.instruction.ptx_line == NO_LINE:
        m.runtime.call_nowhere(op, m.read(target, "i64"))
    elif isinstance(target, tree.Symbol) and target.name not in m.program.functions:
        _call_library(m, op, target.name)


def _call_library(m: Algebra, op: Op, name: str) -> None:
    lists = [o.elements for o in op.instruction.operands if isinstance(o, tree.Arguments)]
    results, arguments = lists if len(lists) > 1 else ((), *lists) if lists else ((), ())
    if (len(results), len(arguments)) != LIBRARY.get(name):
        why = "memory that a kernel allocates" if name in {"malloc", "free"} else f"{name} has no body here"
        if name.startswith(_DEVICE_RUNTIME):
            why = f"CUDA's runtime in device code: call cuda{name.removeprefix(_DEVICE_RUNTIME)} from the host"
        raise unsupported(op, m.program.file_name, why)
    if name == "vprintf":
        form, buffer = (m.read(argument, "i64") for argument in arguments)
        m.write(results[0], m.runtime.print(op, form, buffer))
    else:
        m.runtime.fail(op, m.read(arguments[0], "i64"), m.read(arguments[3], "i64"))


def _area(saved: int) -> int:
    """Return the size on the stack of the registers of a call and its number."""
    return -(-SLOT_BYTES * (saved + 1) // ALIGNMENT) * ALIGNMENT


@step("stack", access=Access.STACK)
def stack(m: Algebra, op: Op) -> None:
    """Push registers and the number of the block to return to, read that number, or pop the registers.

    The frame of the callee begins at a multiple of its alignment. Where that is more than a granule, the end of the
    stack is among the registers.
    """
    operands = op.instruction.operands
    match op.instruction.modifiers[0]:
        case "clear":
            m.memory.clear_frames()
        case "push":
            ends, _, frame, number, needs, saved = operands
            assert isinstance(saved, tree.Vector)
            assert isinstance(ends, tree.Vector)
            size, alignment = _needs(needs)
            stack, base, depth = (m.read(register, "i64") for register in ends.elements)
            area = m.known("i64", _area(len(saved.elements)))
            end, depth = m.add(base, area), m.add(m.add(depth, area), m.read(frame, "i64"))
            m.runtime.require_stack(op, m.add(depth, m.known("i64", align(size, alignment))))
            stack = m.add(stack, m.known("i64", _size(frame) + (GAP_BYTES if size else 0)))
            if alignment > GRANULE_BYTES:
                up = m.add(stack, m.known("i64", alignment - 1))
                stack = m.binary("and", up, m.known("i64", -alignment))
            m.memory.mark_frame(stack, size, alive=True)
            for index, register in enumerate(saved.elements):
                assert isinstance(register, tree.Register)
                value = m.registers.read(register.name)
                if value.type == "i1":  # a predicate is kept as a byte
                    value = m.widen("zext", value, "i8")
                m.memory.keep(m.add(base, m.known("i64", SLOT_BYTES * index)), value)
            m.memory.keep(m.subtract(end, m.known("i64", SLOT_BYTES)), m.read(number, "i64"))
            for register, value in zip(ends.elements, (stack, end, depth), strict=True):
                m.write(register, value)
        case "return":
            end = m.read(operands[1], "i64")
            m.write(operands[0], m.memory.kept(m.subtract(end, m.known("i64", SLOT_BYTES)), "i64"))
        case _:
            popped, _, frame, needs = operands
            assert isinstance(popped, tree.Vector)
            size, alignment = _needs(needs)
            stack_end, saved_end, in_use, *saved_registers = popped.elements
            area = m.known("i64", _area(len(saved_registers)))
            stack, base = m.read(stack_end, "i64"), m.subtract(m.read(saved_end, "i64"), area)
            m.memory.mark_frame(stack, size, alive=False)
            if alignment == GRANULE_BYTES:
                m.write(stack_end, m.subtract(stack, m.known("i64", _size(frame) + (GAP_BYTES if size else 0))))
            m.write(in_use, m.subtract(m.subtract(m.read(in_use, "i64"), area), m.read(frame, "i64")))
            for index, register in enumerate(saved_registers):
                assert isinstance(register, tree.Register)
                at = m.add(base, m.known("i64", SLOT_BYTES * index))
                held = m.registers.read(register.name)
                if not held.is_constant:  # else it is what it was
                    type_ = m.program.registers[register.name]
                    value = m.memory.kept(at, "i8" if type_ == "i1" else type_)
                    value = m.compare("ne", value, m.known("i8", 0)) if type_ == "i1" else value
                    held = replace(value, root=held.root)
                m.write(register, held)
            m.write(saved_end, base)


def _size(operand: tree.Operand) -> int:
    assert isinstance(operand, tree.Integer)
    return operand.value


def _needs(operand: tree.Operand) -> tuple[int, int]:
    """Return the size of a frame's variables and their alignment, both in bytes."""
    assert isinstance(operand, tree.Vector)
    size, alignment = operand.elements
    return _size(size), _size(alignment)


@step("frame", access=Access.NONE)
def frame(m: Algebra, op: Op) -> None:
    """d = the address of a variable in the frame of the function, which begins at the end of the stack."""
    d, stack_end, offset, variable = op.instruction.operands
    assert isinstance(variable, tree.Symbol)
    address = m.add(m.read(stack_end, "i64"), m.read(offset, "i64"))
    m.write(d, replace(address, root=variable.name))


@step("pass", access=Access.NONE)
def pass_(m: Algebra, op: Op) -> None:
    """d = a, a parameter of a shared function; there the frame of a variable of the caller is no longer known."""
    d, a = op.instruction.operands
    value = m.read(a, f"i{op.instruction.modifiers[0][1:]}")
    placed = m.program.variables.get(value.root or "")
    m.write(d, replace(value, root=None) if placed is not None and placed.on_stack else value)


def collected(m: Algebra, pieces: tree.Vector, types: list[str]) -> list[Value]:
    """Return the elements of a parameter, of some LLVM types, from its pieces."""
    rest = list(pieces.elements)
    values = []
    for type_ in types:
        integer = f"i{BITS[type_]}"
        parts, width = [], 0
        while width < BITS[type_]:
            register = rest.pop(0)
            assert isinstance(register, tree.Register)
            parts.append((width, m.registers.read(register.name)))
            width += BITS[parts[-1][1].type]
        whole = parts[0][1] if len(parts) == 1 else m.widen("zext", parts[0][1], integer)
        for shift, part in parts[1:]:
            whole = m.binary("or", whole, m.shift_left(m.widen("zext", part, integer), m.known(integer, shift)))
        values.append(m.reinterpret(whole, type_))
    return values


def distributed(m: Algebra, pieces: tree.Vector, values: list[Value]) -> None:
    """Write the elements of a parameter to its pieces."""
    rest = list(pieces.elements)
    for value in values:
        integer = f"i{BITS[value.type]}"
        whole, width = m.reinterpret(value, integer), 0
        while width < BITS[integer]:
            register = rest.pop(0)
            assert isinstance(register, tree.Register)
            type_ = m.program.registers[register.name]
            shifted = m.binary("lshr", whole, m.known(integer, width)) if width else whole
            m.write(register, whole if type_ == integer else m.truncate(shifted, type_))
            width += BITS[type_]
