"""Products of matrices by a warpgroup, with factors in shared memory (PTX ISA 9.7.15).

The rule: a product is complete as soon as it is issued, so fences, groups and waits have no effect. The manual allows
that order, so a kernel that waits gets its results. One that reads its sums, or overwrites a tile, before it waits
gets them too, where a GPU may not; checked code reports the first, and stores that no fence orders before a product
(`codegen.checks.shadow`). Each warp multiplies its own 16 rows, when it comes to the instruction: what the
other warps stored must be ordered by a barrier, as on a GPU.
"""

from dataclasses import replace
from math import prod

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.matrices.mma import define
from warplens.cuda.simt.isa.registry import Access, instruction, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values import algebra, interfaces, tensors, tiles
from warplens.cuda.simt.values.value import Value

SUMS = {  # the types of d for each type of a
    "f16": ("f16", "f32"),
    "bf16": ("f32",),
    "tf32": ("f32",),
    **dict.fromkeys(("e4m3", "e5m2"), ("f16", "f32")),
    **dict.fromkeys(("s8", "u8", "b1"), ("s32",)),
}
MIXED = ({"s8", "u8"}, {"e4m3", "e5m2"})  # the types of a and b may differ within each of these sets
TURNING = {"f16", "bf16"}  # tiles of these types may be read by columns
MOST_COLUMNS = 256
SIGNS = {16: 0x80008000, 8: 0x80808080, 32: 0x80000000}  # the sign bits of a register, by the bits of an element
THREADS = 128  # a warpgroup has this many threads
A_REGISTERS = 4


def _multiplies(instruction: tree.Instruction) -> int:
    """Return 1 for a product; the others only order, and write nothing."""
    return int("mma_async" in instruction.modifiers)


def _updates(instruction: tree.Instruction) -> bool:
    """Return whether sums are added to what d holds: not where `scale-d` is a literal 0."""
    scale = instruction.operands[3] if len(instruction.operands) > 3 else None
    return bool(_multiplies(instruction)) and not (isinstance(scale, tree.Integer) and scale.value == 0)


@instruction(
    "wgmma",
    unit=Unit.TENSOR,
    section="9.7.15.5",
    writes=_multiplies,
    access=Access.TILE,
    exchanges=True,
    updates=_updates,
)
def wgmma(m: algebra.Algebra, op: Op) -> None:
    """`mma_async`: d = a * b (+ d) by four warps, b from shared memory, a from there or from registers; N <= 256."""
    m.lanes.require_members(op, m.known("i32", -1))
    m.lanes.of_warpgroup(op)
    if not _multiplies(op.instruction):
        return
    if m.launch.threads % THREADS:
        why = f"a warpgroup has {THREADS} threads, and a block of this launch has {m.launch.threads}"
        raise unsupported(op, m.program.file_name, why)
    d, a, b, scale, *rest = op.instruction.operands
    product, columns = _product(m, op)
    a_in_shared = not isinstance(a, tree.Vector)
    signs, turned = _options(m, op, product, rest, a_in_shared=a_in_shared)
    sums = d.elements if isinstance(d, tree.Vector) else ()
    held = a.elements if isinstance(a, tree.Vector) else ()
    groups = columns // tiles.GROUP_ROWS
    if len(sums) != groups * product.registers[3] or len(held) not in {0, A_REGISTERS}:
        raise unsupported(op, m.program.file_name, "number of registers")
    adds = _updates(op.instruction)
    counts = algebra.ballot(m, m.read(scale, "i1")) if adds else m.known("i32", 0)
    first = tile_a = nothing = m.known("i64", 0)
    if a_in_shared:
        warp = m.binary("and", m.special("%warpid"), m.known("i32", tiles.WARPS - 1))
        first = m.widen("zext", m.shift_left(warp, m.known("i32", 1)), "i64")
        tile_a = _descriptor(m, a)
        m.memory.tile(op, interfaces.Tile(descriptor=tile_a, first=first, groups=2, turned=turned[0], common=False))
    tile_b = _descriptor(m, b)
    start = m.memory.tile(
        op, interfaces.Tile(descriptor=tile_b, first=nothing, groups=groups, turned=turned[1], common=True)
    )
    define(m, *tiles.function(product, a_in_shared=a_in_shared, turned=turned, adds=adds))
    flip = SIGNS.get(tensors.BITS[product.a], 0) if signs < 0 else 0
    places = f"ptr {start}, i64 {tile_a.code}, i64 {tile_b.code}, i64 {first.code}"
    arguments = f"{places}, i32 {groups}, i32 {counts.code}, i32 {flip}"
    targets = [(register, tensors.SUMS[product.d]) for register in sums]
    sources = [*(targets if adds else ()), *((register, "i32") for register in held)]
    name = tiles.name(product, a_in_shared=a_in_shared, turned=turned, adds=adds)
    m.transform(name, targets, sources, arguments)


def _descriptor(m: algebra.Algebra, operand: tree.Operand) -> Value:
    """Return a descriptor as a scalar: all lanes hold the same, so that of the first one."""
    value = m.read(operand, "i64")
    return value if value.uniform else algebra.from_lane(m, value, m.known("i32", 0))


def _product(m: algebra.Algebra, op: Op) -> tuple[tensors.Product, int]:
    """Return the part of one warp in a product, and its number of columns, if the engine executes it."""
    modifiers = op.instruction.modifiers
    bits = {"and", "popc"} <= set(modifiers)
    saturates = "satfinite" in modifiers
    types = [x for x in modifiers if x not in {"mma_async", "sync", "aligned", "and", "popc", "satfinite"}]
    shape, d, a, b = types if len(types) == 4 else ("", "", "", "")
    depth = 8 * tiles.ROW_BYTES // tensors.BITS[a] if a in SUMS else 0
    columns = shape.removeprefix("m64n").removesuffix(f"k{depth}")
    known = d in SUMS.get(a, ()) and (a == b or {a, b} in MIXED) and bits == (a == "b1")
    fits = columns.isdecimal() and 0 < int(columns) <= MOST_COLUMNS and not int(columns) % tiles.GROUP_ROWS
    if not known or not fits or (saturates and d != "s32"):
        raise unsupported(op, m.program.file_name)
    operation = "and" if bits else ""
    product = tensors.Product(rows=16, depth=depth, a=a, b=b, c=d, d=d, saturates=saturates, operation=operation)
    return replace(product, of_warpgroup=True), int(columns)


def _options(
    m: algebra.Algebra, op: Op, product: tensors.Product, operands: list[tree.Operand], *, a_in_shared: bool
) -> tuple[int, tuple[bool, bool]]:
    numbers = [operand.value for operand in operands if isinstance(operand, tree.Integer)]
    signs = 0 if product.d == "s32" else 2
    transposes = (2 if a_in_shared else 1) if product.a in TURNING else 0
    if len(numbers) != len(operands) or len(numbers) != signs + transposes:
        raise unsupported(op, m.program.file_name, "number of operands")
    sign = prod(-1 if number < 0 else 1 for number in numbers[:signs])
    turned = [bool(number) for number in numbers[signs:]]
    return sign, (turned[0] if transposes == 2 else False, turned[-1] if transposes else False)
