"""Control flow, calls, synchronisation inside a block, and exchange between lanes (PTX ISA 9.7.12 and 9.7.13).

The rule: branches, returns and block barriers end a basic block and are carried out by the code generator
(`warplens.cuda.simt.codegen.module`); their entries here only say what they are. Within a warp lanes run in step, so
that a memory fence has nothing left to do, and a warp barrier only to see that its lanes are there.
"""

from collections.abc import Sequence
from dataclasses import replace

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.registry import Access, Flow, instruction, step, unsupported
from warplens.cuda.simt.program.blocks import GAP_BYTES, GRANULE_BYTES, NO_LINE, Op, align, call_target
from warplens.cuda.simt.values import algebra
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import BITS, Value


def _in_terminator(m: Algebra, op: Op) -> None:
    raise unsupported(op, m.program.file_name, "inside a basic block")


for _opcode, _section, _flow in (
    ("bra", "9.7.12.3", Flow.BRANCH),
    ("ret", "9.7.12.6", Flow.RETURN),
    ("exit", "9.7.12.7", Flow.EXIT),
):
    instruction(_opcode, unit=Unit.CONTROL, section=_section, writes=0, flow=_flow)(_in_terminator)


def _barrier(m: Algebra, op: Op) -> None:
    """`bar.red`: d = the number of threads whose predicate holds, or whether all or any do. `bar.warp.sync`: the lanes
    of the mask must be together; otherwise it is not executed.
    """
    modifiers = op.instruction.modifiers
    if not {"red", "warp"} & set(modifiers):
        _in_terminator(m, op)
    first = op.instruction.operands[0]
    if "red" not in modifiers:
        m.lanes.require_members(op, m.read(first, "i32"))
        return
    holding, present = m.lanes.barrier_result()
    if "and" in modifiers:
        holding = m.compare("eq", holding, present)
    elif "popc" not in modifiers:
        holding = m.compare("ne", holding, m.known("i32", 0))
    m.write(first, holding)


for _opcode in ("bar", "barrier"):  # of clusters: 9.7.13.3
    instruction(_opcode, unit=Unit.BARRIER, section="9.7.13.1", writes="red", flow=Flow.BARRIER, exchanges=True)(
        _barrier
    )


@instruction("trap", unit=Unit.CONTROL, section="9.7.19.4", writes=0, flow=Flow.STOP)
def trap(m: Algebra, op: Op) -> None:
    """End the launch with a fault."""
    m.runtime.stop(op)


def _fence(m: Algebra, op: Op) -> None:
    """Record the fence: writes are seen at once in program order, and there are no proxies, but one way to memory."""
    modifiers = op.instruction.modifiers
    if "proxy" not in modifiers:
        m.lanes.fence(op)
    elif modifiers not in PROXIES:
        raise unsupported(op, m.program.file_name, "between these proxies")
    elif "async" in modifiers and "global" not in modifiers:
        m.lanes.fence_proxies()


PROXIES = {("proxy", "alias"), ("proxy", "async")} | {  # the fences between proxies that are executed
    ("proxy", "async", space) for space in ("global", "shared::cta", "shared::cluster")
}
for _opcode in ("membar", "fence"):
    instruction(_opcode, unit=Unit.BARRIER, section="9.7.13.4", writes=0, fences=True)(_fence)

# Hints and pauses (PTX ISA 9.7.9.15 to .18, 9.7.13.14, 9.7.19) change no result and no count of memory, so they do
# nothing and do not check their addresses.


def _nothing(m: Algebra, op: Op) -> None:
    """Do nothing: a hint, or a pause."""
    del m, op


for _hint, _hint_section, _hint_unit in (
    ("prefetch", "9.7.9.15", Unit.LOAD_STORE),
    ("prefetchu", "9.7.9.15", Unit.LOAD_STORE),
    ("applypriority", "9.7.9.16", Unit.LOAD_STORE),
    ("discard", "9.7.9.17", Unit.LOAD_STORE),
    ("griddepcontrol", "9.7.13.14", Unit.CONTROL),
    ("nanosleep", "9.7.19.2", Unit.CONTROL),
    ("pmevent", "9.7.19.3", Unit.CONTROL),
    ("setmaxnreg", "9.7.19.5", Unit.CONTROL),
):
    instruction(_hint, unit=_hint_unit, section=_hint_section, writes=0)(_nothing)


@instruction("createpolicy", unit=Unit.ALU, section="9.7.9.18")
def createpolicy(m: Algebra, op: Op) -> None:
    """d = a cache policy: always 0 here."""
    m.write(op.instruction.operands[0], m.known("i64", 0))


# Calls of functions, after `linking.calls` has joined the functions (PTX ISA 9.7.12.5 and 9.7.12.4).
# `call` and `brx` count as one instruction each; control flow is in the blocks. Calls that remain are those of CUDA's
# device run-time library (`LIBRARY`). `stack`, `frame` and `pass` are no instructions of PTX: they save registers at
# calls of shared functions, where no address of the kernel leads, compute addresses on the stack, and copy parameters.

SLOT_BYTES, ALIGNMENT = 8, 16  # a register takes this much stack, and what a call saves begins at a multiple of this
LIBRARY = {"vprintf": (1, 2), "__assertfail": (0, 5), "malloc": (1, 1), "free": (0, 1)}
"""What is executed of it, with how many results and arguments."""
_DEVICE_RUNTIME = "__cudaCDP2"  # the functions of CUDA's runtime begin like this in device code


@instruction("brx", unit=Unit.CONTROL, section="9.7.12.4", writes=0, flow=Flow.TABLE)
def brx(m: Algebra, op: Op) -> None:
    """Branch to the target that an index chooses, which ends a block: an index left in one has no target."""
    if op.instruction.ptx_line != NO_LINE:
        raise unsupported(op, m.program.file_name, "inside a basic block")
    m.runtime.branch_nowhere(op, m.read(op.instruction.operands[0], "i32"))


def _results(instruction: tree.Instruction) -> int:
    """Return 1 where a call has a list of results in front of the function."""
    return int(isinstance(next(iter(instruction.operands), None), tree.Arguments))


@instruction("call", unit=Unit.CONTROL, section="9.7.12.5", writes=_results, flow=Flow.CALL)
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
        why = f"{name} has no body here"
        if name.startswith(_DEVICE_RUNTIME):
            why = f"CUDA's runtime in device code: call cuda{name.removeprefix(_DEVICE_RUNTIME)} from the host"
        raise unsupported(op, m.program.file_name, why)
    if name == "vprintf":
        form, buffer = (m.read(argument, "i64") for argument in arguments)
        m.write(results[0], m.runtime.print(op, form, buffer))
    elif name == "malloc":
        m.write(results[0], m.runtime.allocate(m.read(arguments[0], "i64")))
    elif name == "free":
        m.runtime.free(op, m.read(arguments[0], "i64"))
    else:
        m.runtime.fail(op, m.read(arguments[0], "i64"), m.read(arguments[3], "i64"))


def _area(saved: int) -> int:
    """Return the size on the stack of the registers of a call and its number."""
    return -(-SLOT_BYTES * (saved + 1) // ALIGNMENT) * ALIGNMENT


@step("stack", access=Access.STACK)
def stack(m: Algebra, op: Op) -> None:
    """Push registers and the number of the block to return to, read that number, or pop the registers.

    The callee's frame begins at a multiple of its alignment; above a granule the stack's end is among the registers.
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
                value = m.widen("zext", value, "i8") if value.type == "i1" else value  # a predicate is kept as a byte
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


# Exchange between the lanes of a warp (PTX ISA 9.7.9.6 and 9.7.13.2, .9 to .14).
# The rule: of the lanes that a member mask names, those that have exited, or never existed, take no part; the others
# must execute the instruction together. On hardware a lane outside its own mask is undefined, and a member that has
# taken another path at a branch is waited for; both are faults here. Before compute capability 7.0 `shfl` and `vote`
# may lack `.sync` and the mask: the active lanes take part.

MAGNITUDE, INFINITY = 0x7FFFFFFF, 0x7F800000  # patterns of floats: all but the sign, also the canonical NaN; infinity
REDUCTIONS: dict[tuple[str, ...], str] = {  # the forms of `redux` have these names in LLVM
    ("add", "u32"): "add", ("add", "s32"): "add",
    ("min", "u32"): "umin", ("min", "s32"): "smin", ("max", "u32"): "umax", ("max", "s32"): "smax",
    ("and", "b32"): "and", ("or", "b32"): "or", ("xor", "b32"): "xor",
}  # fmt: skip


def _members(m: Algebra, op: Op, masks: Sequence[tree.Operand]) -> Value:
    """Return the lanes that take part, after a check that all are here; uniform if the mask is."""
    if "sync" not in op.instruction.modifiers:
        return m.active()
    mask = m.read(masks[0], "i32")
    m.lanes.require_members(op, mask)
    return m.binary("and", mask, m.active())


def _write_both(m: Algebra, op: Op, value: Value, predicate: Value) -> None:
    d = op.instruction.operands[0]
    if isinstance(d, tree.RegisterPair):
        m.write(d.first, value)
        m.write(d.second, predicate)
    else:
        m.write(d, value)


@instruction("shfl", unit=Unit.LOAD_STORE, section="9.7.9.6", exchanges=True)
def shfl(m: Algebra, op: Op) -> None:
    """d|p = a of the lane that b and c choose, and whether that lies in the lane's segment; else a of the lane itself.

    Of a lane that takes no part it is undefined: here 0, as on an H200, or a where all that are read have one a.
    """
    mode = next((x for x in op.instruction.modifiers if x in {"up", "down", "bfly", "idx"}), None)
    if mode is None or op.instruction.modifiers[-1] != "b32":
        raise unsupported(op, m.program.file_name)
    _, a, b, c, *masks = op.instruction.operands
    _members(m, op, masks)
    value, low = m.read(a, "i32"), m.known("i32", 31)
    distance = m.binary("and", m.read(b, "i32"), low)
    clamp = m.read(c, "i32")
    if mode == "idx" and clamp.lanes() == [31] * 32 and distance.uniform:
        m.lanes.read_from(op, distance)
        _write_both(m, op, algebra.from_lane(m, value, distance), m.known("i1", 1))
        return
    lane = m.special("%laneid")
    segment = m.binary("and", m.binary("lshr", clamp, m.known("i32", 8)), low)
    within = m.binary("and", low, m.invert(segment))
    first = m.binary("and", lane, segment)
    last = m.binary("or", first, m.binary("and", clamp, within))
    match mode:
        case "up":
            source = m.subtract(lane, distance)
        case "down":
            source = m.add(lane, distance)
        case "bfly":
            source = m.binary("xor", lane, distance)
        case _:
            source = m.binary("or", first, m.binary("and", distance, within))
    good = m.compare("sge" if mode == "up" else "sle", source, last)
    source = m.select(good, source, lane)
    m.lanes.read_from(op, source)
    _write_both(m, op, algebra.permuted(m, value, source), good)


@instruction("vote", unit=Unit.ALU, section="9.7.13.10", exchanges=True)
def vote(m: Algebra, op: Op) -> None:
    """d = the members whose predicate holds (`ballot`), or whether it holds for all, any, or all alike (`uni`)."""
    d, a, *masks = op.instruction.operands
    members = _members(m, op, masks)
    result = m.binary("and", algebra.ballot(m, m.read(a, "i1")), members)
    zero = m.known("i32", 0)
    modifiers = op.instruction.modifiers
    if "any" in modifiers:
        result = m.compare("ne", result, zero)
    elif "all" in modifiers:
        result = m.compare("eq", result, members)
    elif "uni" in modifiers:
        result = m.binary("or", m.compare("eq", result, members), m.compare("eq", result, zero))
    elif "ballot" not in modifiers:
        raise unsupported(op, m.program.file_name)
    m.write(d, result)


@instruction("activemask", unit=Unit.ALU, section="9.7.13.12", exchanges=True)
def activemask(m: Algebra, op: Op) -> None:
    """d = the active lanes."""
    m.write(op.instruction.operands[0], m.active())


@instruction("match", unit=Unit.ALU, section="9.7.13.11", exchanges=True)
def match(m: Algebra, op: Op) -> None:
    """d = the members with the lane's value (`any`), or all members if they have one value, else 0 (`all`)."""
    _, a, *masks = op.instruction.operands
    members = _members(m, op, masks)
    value = m.read(a, "i64" if op.instruction.modifiers[-1] == "b64" else "i32")
    if "any" in op.instruction.modifiers:
        m.write(op.instruction.operands[0], m.binary("and", algebra.agreeing(m, value), members))
        return
    if members.uniform and not value.uniform:
        first = algebra.from_lane(m, value, algebra.lowest(m, m.active()))
        alike = m.binary("and", algebra.ballot(m, m.compare("eq", value, first)), members)
    else:
        alike = m.binary("and", algebra.agreeing(m, value), members)
    every = m.compare("eq", alike, members)
    _write_both(m, op, m.select(every, members, m.known("i32", 0)), every)


@instruction("redux", unit=Unit.ALU, section="9.7.13.13", exchanges=True)
def redux(m: Algebra, op: Op) -> None:
    """d = the sum, smallest, largest, conjunction, ... of a over the members; of floats the smallest or largest."""
    d, a, *masks = op.instruction.operands
    modifiers = op.instruction.modifiers
    if modifiers[-1] == "f32" and {"min", "max"} & set(modifiers):
        m.write(d, _extreme_float(m, op, m.read(a, "i32"), _members(m, op, masks)))
        return
    how = REDUCTIONS.get(modifiers[-2:])
    if how is None:
        raise unsupported(op, m.program.file_name)
    members = _members(m, op, masks)
    m.write(d, algebra.reduced(m, how, m.read(a, "i32"), members))


def _extreme_float(m: Algebra, op: Op, bits: Value, members: Value) -> Value:
    """Return the smallest or largest float, by patterns that are ordered as integers; NaN is ignored unless `.NaN`."""
    modifiers = op.instruction.modifiers
    how, neutral = ("smin", (1 << 31) - 1) if "min" in modifiers else ("smax", -(1 << 31))
    magnitude = m.binary("and", bits, m.known("i32", MAGNITUDE))
    is_nan = m.compare("ugt", magnitude, m.known("i32", INFINITY))
    bits = magnitude if "abs" in modifiers else bits

    def ordered(pattern: Value) -> Value:
        sign = m.binary("ashr", pattern, m.known("i32", 31))
        return m.binary("xor", pattern, m.binary("and", sign, m.known("i32", MAGNITUDE)))

    key = m.select(is_nan, m.known("i32", neutral), ordered(bits))
    extreme = ordered(algebra.reduced(m, how, key, members))
    nan_flags = m.select(is_nan, m.known("i32", 1), m.known("i32", 0))
    nan = algebra.reduced(m, "umax" if "NaN" in modifiers else "umin", nan_flags, members)
    return m.select(m.compare("ne", nan, m.known("i32", 0)), m.known("i32", MAGNITUDE), extreme)


@instruction("elect", unit=Unit.ALU, section="9.7.13.14", exchanges=True)
def elect(m: Algebra, op: Op) -> None:
    """d|p = one member, here always the lowest, and whether the lane is that member."""
    members = _members(m, op, op.instruction.operands[1:])
    leader = algebra.lowest(m, members)
    _write_both(m, op, leader, m.compare("eq", m.special("%laneid"), leader))
