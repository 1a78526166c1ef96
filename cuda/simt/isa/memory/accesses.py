"""Atomic operations (PTX ISA 9.7.13.5 and 9.7.13.6), asynchronous copies, and questions about addresses.

The rule: one instruction of a warp is one request. `volatile`, `relaxed`, `acquire` and `release` change no counts and
are ignored, since warps take turns.
"""

from dataclasses import replace

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.everyday import located, named_space
from warplens.cuda.simt.isa.registry import Access, instruction, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, MOST_RANKS, RANK_BYTES, WINDOW_BYTES, WINDOWS, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import BITS, UNKNOWN, Value


@instruction("isspacep", unit=Unit.ALU, section="9.7.9.19")
def isspacep(m: Algebra, op: Op) -> None:
    """p = whether a generic address is in a space; for `const` the array or variable must be known."""
    p, a = op.instruction.operands
    space, address = named_space(op), m.read(a, "i64")
    if address.root is not None:
        names = {array: name for name, array in m.launch.symbols.items()}
        own = m.program.variables.get(address.root) or m.program.data.get(names.get(address.root, ""))
        held = tree.Space.GLOBAL if own is None else own.space
        is_shared = {held, space} == {tree.Space.SHARED, tree.Space.CLUSTER}
        m.write(p, m.known("i1", int(held is space or is_shared)))
    elif space in WINDOWS:
        m.write(p, _lies_in(m, space, address))
    elif space is tree.Space.GLOBAL:
        in_shared, in_local = (_lies_in(m, other, address) for other in (tree.Space.CLUSTER, tree.Space.LOCAL))
        m.write(p, m.invert(m.binary("or", in_shared, in_local)))
    else:
        raise unsupported(op, m.program.file_name, "an address of an unknown array")


def _lies_in(m: Algebra, space: tree.Space, address: Value) -> Value:
    offset = m.subtract(address, m.known("i64", WINDOWS[space]))
    return m.compare("ult", offset, m.known("i64", RANK_BYTES if space is tree.Space.SHARED else WINDOW_BYTES))


# Addresses of the shared memory of a cluster (PTX ISA 9.7.9.24 and 9.7.9.25; see `program.blocks`).
@instruction("mapa", unit=Unit.ALU, section="9.7.9.24")
def mapa(m: Algebra, op: Op) -> None:
    """d = the address in the block of rank b of the cluster at which its own block has a; without a space generic."""
    d, a, b = op.instruction.operands
    type_ = LLVM_TYPES[op.instruction.modifiers[-1]]
    address, rank = replace(m.read(a, type_), root=None, bounds=UNKNOWN), m.read(b, "i32")
    start = m.known(type_, 0 if named_space(op) else WINDOWS[tree.Space.CLUSTER])
    place = m.binary("and", m.subtract(address, start), m.known(type_, RANK_BYTES - 1))
    number = m.add(m.call("umin", rank, m.known("i32", MOST_RANKS)), m.known("i32", 1))
    number = m.widen("zext", number, type_) if type_ == "i64" else number
    mapped = m.add(m.binary("shl", number, m.known(type_, RANK_BYTES.bit_length() - 1)), place)
    m.write(d, m.add(m.select(m.compare("eq", rank, m.cluster_rank()), place, mapped), start))


@instruction("getctarank", unit=Unit.ALU, section="9.7.9.25")
def getctarank(m: Algebra, op: Op) -> None:
    """d = the rank of the block in the cluster whose shared memory holds an address."""
    d, a = op.instruction.operands
    type_ = LLVM_TYPES[op.instruction.modifiers[-1]]
    address = m.read(a, type_)
    if not named_space(op):
        address = m.subtract(address, m.known(type_, WINDOWS[tree.Space.CLUSTER]))
    number = m.binary("lshr", replace(address, root=None, bounds=UNKNOWN), m.known(type_, RANK_BYTES.bit_length() - 1))
    number = m.truncate(number, "i32") if type_ == "i64" else number
    is_own = m.compare("eq", number, m.known("i32", 0))
    m.write(d, m.select(is_own, m.cluster_rank(), m.subtract(number, m.known("i32", 1))))


# An asynchronous copy (`cp.async`, PTX ISA 9.7.9.25) is complete as soon as it is issued, so groups and waits have no
# effect. The manual allows that order. A kernel that reads before it waits gets its results too, where a GPU may return
# the previous contents.
WIDTHS = {"ca": (4, 8, 16), "cg": (16,)}  # bytes a lane copies, through the first-level cache (`ca`) or past it (`cg`)
GROUPS = ("commit_group", "wait_group", "wait_all")
TENSOR_MEMORY = "copies in bulk, by the tensor memory accelerator, are not executed: use cp.async of 4, 8 or 16 bytes"


@instruction("cp", unit=Unit.LOAD_STORE, section="9.7.9.25", writes=0, access=Access.COPY)
def cp(m: Algebra, op: Op) -> None:
    """`cp.async`: *d = *a, 4, 8 or 16 bytes a lane; the last bytes are zeros where fewer are read (or none)."""
    modifiers = op.instruction.modifiers
    if "bulk" in modifiers:
        raise unsupported(op, m.program.file_name, TENSOR_MEMORY)
    if modifiers[1:2] and modifiers[1] in GROUPS:
        return
    cache = next((x for x in modifiers if x in WIDTHS), "")
    if not cache:
        raise unsupported(op, m.program.file_name)
    d, a, width, *rest = op.instruction.operands
    if not isinstance(width, tree.Integer) or width.value not in WIDTHS.get(cache, ()):
        raise unsupported(op, m.program.file_name)
    if "L2::cache_hint" in modifiers:
        rest.pop()
    source, destination = m.address(a), m.address(d)
    size = m.known("i32", width.value)
    if rest and isinstance(rest[0], tree.Register) and m.program.registers.get(rest[0].name) == "i1":
        size = m.select(m.read(rest[0], "i1"), m.known("i32", 0), size)  # `ignore-src`: lanes where it holds read none
    elif rest:
        wanted = m.read(rest[0], "i32")
        m.memory.forbid(op, "COPY", m.compare("ule", wanted, size), wanted)
        size = m.call("umin", wanted, size)
    if size.const == width.value:
        types = {4: ["i32"], 8: ["i64"], 16: ["i64", "i64"]}[width.value]
        values = m.memory.load(op, tree.Space.GLOBAL, types, source)
    else:
        low, high = m.memory.load_parts(op, source, width.value, size)
        values = {4: [m.truncate(low, "i32")], 8: [low], 16: [low, high]}[width.value]
    m.memory.store(op, tree.Space.SHARED, destination, values)


# Atomic operations on memory (PTX ISA 9.7.13.5 and 9.7.13.6).
# The lanes of a warp act one after the other, the lowest first, and warps take turns. So all results, including sums of
# floats, are computed in one fixed order; hardware has none. Scopes and orderings have no effect. `add.f32` flushes
# denormals on global memory and keeps them on shared memory, as the manual says.

FORMS = {  # each operation is executed for these types
    "add": ("u32", "s32", "u64", "f32", "f64"),
    **dict.fromkeys(("min", "max"), ("u32", "s32", "u64", "s64")),
    **dict.fromkeys(("inc", "dec"), ("u32",)),
    **dict.fromkeys(("and", "or", "xor"), ("b32", "b64")),
    "exch": ("b32", "b64", "b128"),
    "cas": ("b16", "b32", "b64", "b128"),
}
HALVES = {"f16": "half", "f16x2": "half", "bf16": "bfloat", "bf16x2": "bfloat"}
"""Types of 16 bits, one or two in a register, have these names in `codegen.memory.atomics` when they are added."""
VECTORS = {"v2": 2, "v4": 4, "v8": 8}
ATOMIC_SPACES = (tree.Space.GLOBAL, tree.Space.SHARED, tree.Space.CLUSTER)  # atomic operations update these spaces


def _updated(m: Algebra, op: Op, a: tree.Operand, operands: tuple[tree.Operand, ...]) -> Value:
    modifiers = op.instruction.modifiers
    operands = operands[: len(operands) - ("L2::cache_hint" in modifiers)]
    if {"f32", *HALVES} & set(modifiers) and ({"noftz", *VECTORS} & set(modifiers)):
        return _added_together(m, op, a, operands)
    type_ = modifiers[-1]
    how = next((x for x in modifiers if x in FORMS), None)
    if how is None or type_ not in FORMS[how] or len(operands) != (2 if how == "cas" else 1):
        raise unsupported(op, m.program.file_name)
    address = m.address(a)
    values = [m.read(operand, LLVM_TYPES[type_]) for operand in operands]
    space, address = located(m, op, address)
    if space is tree.Space.LOCAL:
        m.memory.forbid(op, "SPACE", m.known("i1", 0), m.known("i32", 0))
        return values[0]
    if space not in {*ATOMIC_SPACES, None}:
        raise unsupported(op, m.program.file_name, f".{space}")
    return m.memory.atomic(op, space, {space: _step(how, type_, space) for space in ATOMIC_SPACES}, address, values)


def _added_together(m: Algebra, op: Op, a: tree.Operand, operands: tuple[tree.Operand, ...]) -> Value:
    """Add several neighbouring floats as one piece of memory; return the previous bits as one integer."""
    modifiers = op.instruction.modifiers
    count = next((VECTORS[x] for x in modifiers if x in VECTORS), 1)
    type_ = next(x for x in modifiers if x in {"f32", *HALVES})
    part = LLVM_TYPES[type_].replace("float", "i32")
    whole = f"i{count * BITS[part]}"
    space, address = located(m, op, m.address(a))
    if "add" not in modifiers or whole not in BITS or space not in {*ATOMIC_SPACES, None}:
        raise unsupported(op, m.program.file_name)
    (operand,) = operands
    parts = operand.elements if isinstance(operand, tree.Vector) else (operand,)
    value = m.known(whole, 0)
    for number, element in enumerate(parts):
        piece = m.cast("zext", m.read(element, part), whole) if part != whole else m.read(element, part)
        value = m.binary("or", value, m.binary("shl", piece, m.known(whole, number * BITS[part])))
    how = f"fadd.{HALVES.get(type_, 'float.ftz')}"
    return m.memory.atomic(op, space, dict.fromkeys(ATOMIC_SPACES, how), address, [value])


def _step(how: str, type_: str, space: tree.Space) -> str:
    if how in {"min", "max"}:
        return ("s" if type_[0] == "s" else "u") + how
    if how == "add" and type_[0] == "f":
        return "fadd.ftz" if type_ == "f32" and space is tree.Space.GLOBAL else "fadd"
    return how


@instruction("atom", unit=Unit.LOAD_STORE, section="9.7.13.5", access=Access.UPDATE)
def atom(m: Algebra, op: Op) -> None:
    """d = *a; *a = the operation on *a and b (`cas`: c if *a equals b); also on several neighbouring floats."""
    d, a, *operands = op.instruction.operands
    before = _updated(m, op, a, tuple(operands))
    if not isinstance(d, tree.Vector):
        m.write(d, before)
        return
    part = BITS[before.type] // len(d.elements)
    for number, element in enumerate(d.elements):
        m.write(element, m.truncate(m.binary("lshr", before, m.known(before.type, number * part)), f"i{part}"))


@instruction("red", unit=Unit.LOAD_STORE, section="9.7.13.7", writes=0, access=Access.UPDATE)
def red(m: Algebra, op: Op) -> None:
    """*a = the operation on *a and b."""
    a, *operands = op.instruction.operands
    _updated(m, op, a, tuple(operands))
