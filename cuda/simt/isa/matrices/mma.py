"""Matrices whose elements the lanes of a warp hold in registers: products, loads and stores (PTX ISA 9.7.14.5).

The rule: all lanes of the warp take part; the forms are those of `SHAPES`, with a by rows and b by columns. The
module `warplens.cuda.simt.values.tensors` defines the sums of floats.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.everyday import located
from warplens.cuda.simt.isa.registry import Access, instruction, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op
from warplens.cuda.simt.values import algebra, tensors, tiles
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.tensors import Product
from warplens.cuda.simt.values.value import LANE_NUMBERS, Value

# Matrices of 8 by 8 numbers of 16 bits between shared memory and registers (PTX ISA 9.7.14.5.15 to .17).
# Each group of eight lanes holds the addresses of the rows of one matrix, 16 bytes each, so an instruction makes a
# request with one lane for each row. In registers lane l holds two neighbours of row l / 4: columns 2 * (l % 4) and the
# next. All lanes of the warp take part.

WORDS, ROW_BYTES = 4, 16  # a row of a matrix takes this many registers, and bytes
COUNTS = {"x1": 1, "x2": 2, "x4": 4}


@instruction("ldmatrix", unit=Unit.LOAD_STORE, section="9.7.14.5.15", access=Access.MATRIX)
def ldmatrix(m: Algebra, op: Op) -> None:
    """d = one, two or four matrices from shared memory, with `.trans` transposed."""
    d, a = op.instruction.operands
    address, registers = _checked(m, op, a, d)
    load(m, op, address, [registers], transposed="trans" in op.instruction.modifiers)


def load(m: Algebra, op: Op, address: Value, targets: Sequence[Sequence[tree.Operand]], *, transposed: bool) -> None:
    """Load matrices into one or more copies; lanes 0 to 7 hold the addresses of the rows of the first, and so on."""
    count, copies = len(targets[0]), len(targets)
    with m.lanes.limited(m.known("i32", (1 << 8 * count) - 1)):
        arguments = m.memory.reach(op, tree.Space.SHARED, ROW_BYTES, address)
    name, text = tiles.rows(count, copies, transposed=transposed)
    m.define(tiles.NO_ROW)
    m.define(text)
    m.transform(name, [(target, "i32") for copy in targets for target in copy], arguments=arguments)


@instruction("stmatrix", unit=Unit.LOAD_STORE, section="9.7.14.5.16", writes=0, access=Access.MATRIX)
def stmatrix(m: Algebra, op: Op) -> None:
    """*a = one, two or four matrices, with `.trans` transposed."""
    a, b = op.instruction.operands
    address, registers = _checked(m, op, a, b)
    held = [m.read(source, "i32") for source in registers]
    if "trans" in op.instruction.modifiers:
        held = [transposed(m, matrix) for matrix in held]
    words = []
    for word in range(WORDS):
        order = [(lane // 8 % len(held), WORDS * (lane % 8) + word) for lane in LANE_NUMBERS]
        words.append(algebra.selected(m, held, order))
    with m.lanes.limited(m.known("i32", (1 << 8 * len(held)) - 1)):
        m.memory.store(op, tree.Space.SHARED, address, words)


@instruction("movmatrix", unit=Unit.ALU, section="9.7.14.5.17", exchanges=True)
def movmatrix(m: Algebra, op: Op) -> None:
    """d = the matrix a transposed."""
    d, a = op.instruction.operands
    if "trans" not in op.instruction.modifiers:
        raise unsupported(op, m.program.file_name)
    m.lanes.require_members(op, m.known("i32", -1))
    m.write(d, transposed(m, m.read(a, "i32")))


def _checked(m: Algebra, op: Op, place: tree.Operand, matrices: tree.Operand) -> tuple[Value, Sequence[tree.Operand]]:
    """Return an address in shared memory and the registers of m8n8 matrices; all lanes must take part."""
    modifiers = op.instruction.modifiers
    registers = matrices.elements if isinstance(matrices, tree.Vector) else (matrices,)
    count = next((COUNTS[x] for x in modifiers if x in COUNTS), 0)
    if "m8n8" not in modifiers or modifiers[-1] != "b16" or len(registers) != count:
        raise unsupported(op, m.program.file_name, "only .m8n8 of .b16")
    space, address = located(m, op, m.address(place))
    if space is not tree.Space.SHARED:
        raise unsupported(op, m.program.file_name, "an address that is not known to be in shared memory")
    m.lanes.require_members(op, m.known("i32", -1))
    return address, registers


def transposed(m: Algebra, matrix: Value) -> Value:
    """Return a matrix transposed: from each column two numbers, one below the other."""
    halves = []
    for below in (0, 1):
        order = [(0, WORDS * (2 * (lane % WORDS) + below) + lane // 8) for lane in LANE_NUMBERS]
        word = algebra.selected(m, [matrix], order)
        shift = m.from_lanes("i32", [16 * (lane // 4 % 2) for lane in LANE_NUMBERS])
        halves.append(m.binary("and", m.binary("lshr", word, shift), m.known("i32", 0xFFFF)))
    return m.binary("or", halves[0], m.binary("shl", halves[1], m.known("i32", 16)))


SHAPES = {  # the shapes of each type of a and b: rows of a, columns of b, columns of a
    "f16": ("m16n8k8", "m16n8k16"),
    "bf16": ("m16n8k8", "m16n8k16"),
    "tf32": ("m16n8k4", "m16n8k8"),
    "f64": ("m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"),
    **dict.fromkeys(("s8", "u8"), ("m8n8k16", "m16n8k16", "m16n8k32")),
    **dict.fromkeys(("s4", "u4"), ("m8n8k32", "m16n8k32", "m16n8k64")),
    **dict.fromkeys(("e4m3", "e5m2"), ("m16n8k16", "m16n8k32")),
    "b1": ("m8n8k128", "m16n8k128", "m16n8k256"),
}
MIXED = ({"s8", "u8"}, {"s4", "u4"}, {"e4m3", "e5m2"})  # the types of a and b may differ within each of these sets
SUMS = {  # c and d have one of these types, or else f32
    "f64": ("f64",),
    **dict.fromkeys(("f16", "e4m3", "e5m2"), ("f16", "f32")),
    **dict.fromkeys(("s8", "u8", "s4", "u4", "b1"), ("s32",)),
}


@instruction("mma", unit=Unit.TENSOR, section="9.7.14.5", exchanges=True)
def mma(m: Algebra, op: Op) -> None:
    """d = a * b + c for matrices; `.satfinite` clamps integers."""
    vectors = [operand.elements for operand in op.instruction.operands if isinstance(operand, tree.Vector)]
    if len(vectors) != len(op.instruction.operands):
        raise unsupported(op, m.program.file_name, "a matrix that is no vector of registers")
    d, a, b, c = vectors
    product = _product(m, op)
    if tuple(len(registers) for registers in (a, b, c, d)) != product.registers:
        raise unsupported(op, m.program.file_name, "number of registers")
    m.lanes.require_members(op, m.known("i32", -1))
    multiply(m, product, d, (a, b, c))


def multiply(m: Algebra, product: Product, d: Sequence[tree.Operand], terms: Sequence[Sequence[tree.Operand]]) -> None:
    """Set the registers of d to the product of the terms a and b plus the term c."""
    a, b, c = terms
    define(m, *tensors.function(product))
    sources = [(operand, product.operand_type) for operand in (*a, *b)]
    sources += [(operand, tensors.SUMS[product.c]) for operand in c]
    m.transform(product.name, [(operand, tensors.SUMS[product.d]) for operand in d], sources)


def define(m: Algebra, text: str, intrinsics: Sequence[str]) -> None:
    """Add an LLVM function and declare the intrinsics that it calls."""
    for intrinsic in intrinsics:
        m.declare(intrinsic)
    m.define(text)


def _product(m: Algebra, op: Op) -> Product:
    modifiers = op.instruction.modifiers
    operation = ""
    if "popc" in modifiers:
        operation = next(x for x in modifiers if x in {"xor", "and"})
        modifiers = tuple(x for x in modifiers if x not in {"popc", operation})
    d, a, b, c = modifiers[-4:]
    shape = next((x for x in modifiers if x in SHAPES.get(a, ())), None)
    sums = SUMS.get(a, ("f32",))
    others = set(modifiers[:-4]) - {"sync", "aligned", "row", "col", "satfinite", "kind::f8f6f4", shape}
    if shape is None or not (a == b or {a, b} in MIXED) or not {c, d} <= set(sums) or others or "row" not in modifiers:
        raise unsupported(op, m.program.file_name)
    if bool(operation) != (a == "b1"):
        raise unsupported(op, m.program.file_name)
    rows, depth = (int(x) for x in shape[1:].split("n8k"))
    return Product(rows=rows, depth=depth, a=a, b=b, c=c, d=d, saturates="satfinite" in modifiers, operation=operation)


# Products of matrices whose layout in registers the manual leaves open (PTX ISA 9.7.14.4): those of `nvcuda::wmma`.
# An element is in the lane and register in which an H200 has it, those of two `mma`. So loads and stores make the
# requests of its machine code, and a product is two of `mma`. With 8 rows and 32 columns a and b are exchanged, and c
# is transposed in registers.

WMMA_WHOLE = ("m16n16k16", "m32n8k16", "m8n32k16")
WMMA_SHAPES = {**dict.fromkeys(("f16", "bf16", "s8", "u8"), WMMA_WHOLE), "tf32": ("m16n16k8",), "f64": ("m8n8k4",)}
"""The shapes for each type of a and b."""
ALL_SHAPES = (*WMMA_WHOLE, "m16n16k8", "m8n8k4")
BYTES = {"s8": 1, "u8": 1, "f16": 2, "bf16": 2, "f64": 8, **dict.fromkeys(("tf32", "f32", "s32"), 4)}
F16_REGISTERS = 8  # a or b of f16 takes this many registers, which hold each element twice or four times
BOUNDARY = 8  # a tile has this many rows: lane l holds elements of row (or column) l / 4


@dataclass(frozen=True, slots=True)
class _Fragment:
    """The layout of a matrix in registers: tiles of 8 rows (`turned`: columns) with `adjacent` elements a lane."""

    origins: tuple[tuple[int, int], ...]  # the first row and column of each tile
    adjacent: int  # neighbours in the row (column)
    turned: bool

    def elements(self, origin: tuple[int, int], step: int) -> tuple[list[int], list[int]]:
        """Return row and column of the `step`-th element of each lane in a tile."""
        across = [lane // 4 for lane in LANE_NUMBERS]
        along = [self.adjacent * (lane % 4) + step for lane in LANE_NUMBERS]
        rows, columns = (along, across) if self.turned else (across, along)
        return [origin[0] + row for row in rows], [origin[1] + column for column in columns]


def _extents(shape: str) -> list[int]:
    """Return the rows of a, the columns of b and the columns of a."""
    return [int(number) for number in re.findall(r"\d+", shape)]


def _fragment(part: str, shape: str, type_: str) -> _Fragment:
    rows, columns, depth = _extents(shape)
    swapped = columns == 32
    if part in {"c", "d"}:
        origins = [(row, column) for column in range(0, columns, 8) for row in range(0, rows, 8)]
        return _Fragment(tuple(origins), 2, swapped)
    adjacent = max(1, 4 // BYTES[type_])
    if part == "a":
        starts = range(0, rows, 8)
        origins = [(row + low, deep) for row in starts[::2] for deep in range(0, depth, 4 * adjacent) for low in (0, 8)]
        return _Fragment(tuple((row, deep) for row, deep in origins if row < rows), adjacent, turned=False)
    origins = []
    for column in range(0, columns, 16):
        pair = [x for x in (column, column + 8) if x < columns]
        deeps = range(0, depth, 4 * adjacent)
        if swapped:
            origins += [(deep, x) for deep in deeps for x in pair]
        else:
            origins += [(deep, x) for x in pair for deep in deeps]
    return _Fragment(tuple(origins), adjacent, turned=True)


@instruction(
    "wmma",
    unit=Unit.TENSOR,
    section="9.7.14.4",
    writes=lambda wmma: int("store" not in wmma.modifiers),
    access=Access.MATRIX,
    exchanges=True,
)
def wmma(m: Algebra, op: Op) -> None:
    """`load`: d = a, b or c from rows or columns in memory; `store`: the reverse of d; `mma`: d = a * b + c."""
    m.lanes.require_members(op, m.known("i32", -1))
    {"load": _load, "store": _store}.get(op.instruction.modifiers[0], _multiply)(m, op)


@dataclass(frozen=True, slots=True)
class _Move:
    """A fragment between registers and memory: its base, the distance of rows (columns) and the space."""

    fragment: _Fragment
    type: str
    by_rows: bool
    base: Value
    stride: Value
    space: tree.Space | None

    @property
    def runs_along(self) -> bool:
        return self.by_rows is not self.fragment.turned

    def address(self, m: Algebra, rows: Sequence[int], columns: Sequence[int]) -> Value:
        outer, inner = (rows, columns) if self.by_rows else (columns, rows)
        size = BYTES[self.type]
        far = m.multiply(self.stride, m.from_lanes("i64", [size * x for x in outer]))
        return m.add(m.add(self.base, far), m.from_lanes("i64", [size * x for x in inner]))


def _move(m: Algebra, op: Op, address: tree.Operand, stride: Sequence[tree.Operand]) -> _Move:
    modifiers = op.instruction.modifiers
    part, type_ = modifiers[1], modifiers[-1]
    shape = next((x for x in modifiers if x in ALL_SHAPES), "")
    types = {"f16", "f32", "s32", "f64"} if part in {"c", "d"} else {x for x in WMMA_SHAPES if shape in WMMA_SHAPES[x]}
    layout = {"row", "col"} & set(modifiers)
    if not shape or type_ not in types or len(layout) != 1 or (type_ == "f64") != (shape == "m8n8k4"):
        raise unsupported(op, m.program.file_name)
    space, base = located(m, op, m.address(address))
    by_rows = layout == {"row"}
    if stride:
        distance = m.widen("zext", m.read(stride[0], "i32"), "i64")
    else:
        rows, columns, depth = _extents(shape)
        height, width = {"a": (rows, depth), "b": (depth, columns)}.get(part, (rows, columns))
        distance = m.known("i64", width if by_rows else height)
    return _Move(_fragment(part, shape, type_), type_, by_rows, base, distance, space)


def _load(m: Algebra, op: Op) -> None:
    d, address, *stride = op.instruction.operands
    move = _move(m, op, address, stride)
    targets = d.elements if isinstance(d, tree.Vector) else (d,)
    is_factor = op.instruction.modifiers[1] in {"a", "b"}
    size = BYTES[move.type]
    adjacent = 1 if size <= 2 else move.fragment.adjacent
    copies = F16_REGISTERS // len(move.fragment.origins) if move.type == "f16" and is_factor else 1
    if len(targets) != copies * adjacent * len(move.fragment.origins):
        raise unsupported(op, m.program.file_name, "number of registers")
    in_rows = size == 2 or (size == 1 and move.runs_along)
    if move.space is tree.Space.SHARED and is_factor and in_rows:
        _load_matrices(m, op, move, targets)
        return
    for target, value in zip(targets, [*_loaded(m, op, move)] * copies, strict=True):
        m.write(target, value)


def _loaded(m: Algebra, op: Op, move: _Move) -> Iterator[Value]:
    """Load tile after tile as the machine code does; transposed what are no neighbours in memory of 16-bit numbers."""
    fragment, size = move.fragment, BYTES[move.type]
    type_ = LLVM_TYPES["b32" if move.type == "tf32" else move.type]

    def load(types: Sequence[str], rows: Sequence[int], columns: Sequence[int]) -> list[Value]:
        return m.memory.load(op, move.space, types, move.address(m, rows, columns))

    for origin in fragment.origins:
        if size <= 2 and move.runs_along:  # several numbers at a time
            yield from load(["i32"], *fragment.elements(origin, 0))
        elif size == 2:
            yield transposed(m, load(["i32"], *_other(fragment, origin))[0])
        elif size == 1:
            whole = m.known("i32", 0)
            for step in range(fragment.adjacent):
                (byte,) = load(["i8"], *fragment.elements(origin, step))
                whole = m.binary("or", whole, m.binary("shl", m.cast("zext", byte, "i32"), m.known("i32", 8 * step)))
            yield whole
        elif move.runs_along:
            yield from load([type_] * fragment.adjacent, *fragment.elements(origin, 0))
        else:
            for step in range(fragment.adjacent):
                yield from load([type_], *fragment.elements(origin, step))


def _other(fragment: _Fragment, origin: tuple[int, int]) -> tuple[list[int], list[int]]:
    return _Fragment(fragment.origins, fragment.adjacent, not fragment.turned).elements(origin, 0)


def _load_matrices(m: Algebra, op: Op, move: _Move, targets: Sequence[tree.Operand]) -> None:
    """Load tiles from shared memory as `ldmatrix` does, four, two or one at a time."""
    origins = move.fragment.origins
    side = move.fragment.turned if move.runs_along else not move.fragment.turned
    for first in range(0, len(origins), 4):
        some = origins[first : first + 4]
        starts = [some[lane // BOUNDARY % len(some)] for lane in LANE_NUMBERS]
        rows = [start[0] + (0 if side else lane % BOUNDARY) for lane, start in enumerate(starts)]
        columns = [start[1] + (lane % BOUNDARY if side else 0) for lane, start in enumerate(starts)]
        begins = range(first, len(targets), len(origins))
        registers = [targets[begin : begin + len(some)] for begin in begins]
        load(m, op, move.address(m, rows, columns), registers, transposed=not move.runs_along)


def _store(m: Algebra, op: Op) -> None:
    address, source, *stride = op.instruction.operands
    move = _move(m, op, address, stride)
    fragment, adjacent = move.fragment, 1 if BYTES[move.type] == 2 else 2
    sources = source.elements if isinstance(source, tree.Vector) else (source,)
    if len(sources) != adjacent * len(fragment.origins):
        raise unsupported(op, m.program.file_name, "number of registers")
    llvm = "i32" if move.type == "f16" else LLVM_TYPES[move.type]
    for index, origin in enumerate(fragment.origins):
        values = [m.read(x, llvm) for x in sources[adjacent * index : adjacent * (index + 1)]]
        if move.runs_along:
            m.memory.store(op, move.space, move.address(m, *fragment.elements(origin, 0)), values)
        elif move.type == "f16":
            values = [transposed(m, values[0])]
            m.memory.store(op, move.space, move.address(m, *_other(fragment, origin)), values)
        else:
            for step, value in enumerate(values):
                m.memory.store(op, move.space, move.address(m, *fragment.elements(origin, step)), [value])


def _multiply(m: Algebra, op: Op) -> None:
    d, a, b, c = (x.elements if isinstance(x, tree.Vector) else (x,) for x in op.instruction.operands)
    modifiers = op.instruction.modifiers
    shape = next((x for x in modifiers if x in ALL_SHAPES), "")
    types = [x for x in modifiers if x in BYTES]
    if len(types) == 2:  # f16 alone is not named for a and b
        types = [types[0], "f16", "f16", types[1]]
    if not shape or len(types) != 4 or shape not in WMMA_SHAPES.get(types[1], ()) or types[1] != types[2]:
        raise unsupported(op, m.program.file_name)
    rows, columns, depth = _extents(shape)
    type_d, type_a, type_b, type_c = types
    height = min(rows, 16) if columns < 32 else 16
    saturates = "satfinite" in modifiers
    product = Product(rows=height, depth=depth, a=type_a, b=type_b, c=type_c, d=type_d, saturates=saturates)
    if columns == 32:
        a, b = b, a
    for half in range(len(c) // product.registers[2]):
        across, down = (half, 0) if columns == 16 else (0, half)
        pieces = zip((a, b, c, d), product.registers, (down, across, half, half), strict=True)
        *terms, sums = (registers[adjacent * part : adjacent * (part + 1)] for registers, adjacent, part in pieces)
        multiply(m, product, sums, terms)
