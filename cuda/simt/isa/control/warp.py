"""Exchange between the lanes of a warp (PTX ISA 9.7.9.6 and 9.7.13.2, .9 to .14).

The rule: of the lanes that a member mask names, those that have exited, or never existed, take no part; the others must
execute the instruction together. On hardware a lane outside its own mask is undefined, and a member that has taken
another path at a branch is waited for; both are faults here. Before compute capability 7.0 `shfl` and `vote`
may lack `.sync` and the mask: the active lanes take part.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.registry import instruction, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values import crosslane
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

MAGNITUDE, INFINITY = 0x7FFFFFFF, 0x7F800000
"""These are patterns of floats: all bits except the sign, which is also the canonical NaN; and infinity."""
REDUCTIONS: dict[tuple[str, ...], str] = {
    ("add", "u32"): "add", ("add", "s32"): "add",
    ("min", "u32"): "umin", ("min", "s32"): "smin", ("max", "u32"): "umax", ("max", "s32"): "smax",
    ("and", "b32"): "and", ("or", "b32"): "or", ("xor", "b32"): "xor",
}  # fmt: skip
"""The forms of `redux` have these names in LLVM."""


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


@instruction(
    "shfl", unit=Unit.LOAD_STORE, section="9.7.9.6", exchanges=True, forms=("{.sync}(.up,.down,.bfly,.idx).b32",)
)
def shfl(m: Algebra, op: Op) -> None:
    """d|p = a of the lane that b and c choose, and whether that lies in the lane's segment; else a of the lane itself.

    Of a lane that takes no part it is undefined: here 0, as on an H200, or a where all lanes that are read exist and
    have one a.
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
        _write_both(m, op, crosslane.from_lane(m, value, distance), m.known("i1", 1))
        return
    lane = crosslane.lane_numbers(m)
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
    _write_both(m, op, crosslane.permuted(m, value, source), good)


@instruction(
    "vote",
    unit=Unit.ALU,
    section="9.7.13.10",
    exchanges=True,
    forms=("{.sync}.ballot.b32", "{.sync}(.all,.any,.uni).pred"),
)
def vote(m: Algebra, op: Op) -> None:
    """d = the members whose predicate holds (`ballot`), or whether it holds for all, any, or all alike (`uni`)."""
    d, a, *masks = op.instruction.operands
    members = _members(m, op, masks)
    result = m.binary("and", crosslane.ballot(m, m.read(a, "i1")), members)
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


@instruction("activemask", unit=Unit.ALU, section="9.7.13.12", exchanges=True, forms=(".b32",))
def activemask(m: Algebra, op: Op) -> None:
    """d = the active lanes."""
    m.write(op.instruction.operands[0], m.active())


@instruction("match", unit=Unit.ALU, section="9.7.13.11", exchanges=True, forms=("(.any,.all).sync(.b32,.b64)",))
def match(m: Algebra, op: Op) -> None:
    """d = the members with the lane's value (`any`), or all members if they have one value, else 0 (`all`)."""
    _, a, *masks = op.instruction.operands
    members = _members(m, op, masks)
    value = m.read(a, "i64" if op.instruction.modifiers[-1] == "b64" else "i32")
    if "any" in op.instruction.modifiers:
        m.write(op.instruction.operands[0], m.binary("and", crosslane.agreeing(m, value), members))
        return
    if members.uniform and not value.uniform:
        first = crosslane.from_lane(m, value, crosslane.lowest(m, m.active()))
        alike = m.binary("and", crosslane.ballot(m, m.compare("eq", value, first)), members)
    else:
        alike = m.binary("and", crosslane.agreeing(m, value), members)
    every = m.compare("eq", alike, members)
    _write_both(m, op, m.select(every, members, m.known("i32", 0)), every)


@instruction(
    "redux",
    unit=Unit.ALU,
    section="9.7.13.13",
    exchanges=True,
    forms=(".sync(.add,.min,.max)(.u32,.s32)", ".sync(.and,.or,.xor).b32", ".sync(.min,.max){.abs}{.NaN}.f32"),
)
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
    m.write(d, crosslane.reduced(m, how, m.read(a, "i32"), members))


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
    extreme = ordered(crosslane.reduced(m, how, key, members))
    nan_flags = m.select(is_nan, m.known("i32", 1), m.known("i32", 0))
    nan = crosslane.reduced(m, "umax" if "NaN" in modifiers else "umin", nan_flags, members)
    return m.select(m.compare("ne", nan, m.known("i32", 0)), m.known("i32", MAGNITUDE), extreme)


@instruction("elect", unit=Unit.ALU, section="9.7.13.14", exchanges=True, forms=(".sync",))
def elect(m: Algebra, op: Op) -> None:
    """d|p = one member, here always the lowest, and whether the lane is that member."""
    members = _members(m, op, op.instruction.operands[1:])
    leader = crosslane.lowest(m, members)
    _write_both(m, op, leader, m.compare("eq", crosslane.lane_numbers(m), leader))
