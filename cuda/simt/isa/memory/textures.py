"""Textures and surfaces (PTX ISA 9.7.10 and 9.7.11): fetches, gathers, loads and stores, and queries.

The rule: a handle is a parameter of the kernel, so that the view behind it is known when the kernel is compiled. A
fetch is one request, whatever it reads: the texel of a point, or the 2, 4 or 8 texels that a linear filter weighs.

Source: CUDA C++ Programming Guide 12.9, 20 "Texture Fetching".
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.ground.textures import FilterMode, TexelPlace, TextureView
from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.floats import formats
from warplens.cuda.simt.isa.registry import Access, instruction, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values import texel_places
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.texel_places import ONE, Axis, Index, pair, texel_at
from warplens.cuda.simt.values.value import Texel, Value

SHAPES = {"1d": (1, False), "2d": (2, False), "3d": (3, False), "a1d": (1, True), "a2d": (2, True)}
"""The dimensions of each geometry, and whether it has layers; cube maps and samples of pixels have none here."""
RESULTS = ("u32", "s32", "f32")
SURFACE_TYPES = {"b8": "i8", "b16": "i16", "b32": "i32", "b64": "i64"}
BOUNDS = ("trap", "clamp", "zero")
QUERIES = ("width", "height", "depth", "array_size")
GATHERED = ((0, 1), (1, 1), (1, 0), (0, 0))
"""A gather returns the texels of a square in this order, by their x and y (PTX ISA 9.7.10.4)."""
HANDLE = (
    "a texture or surface that is no parameter of the kernel, or no entry of [textures] or [surfaces] in its file, or "
    "that is known only while the kernel runs, as in a recursive function"
)
SURFACES = (".b(.1d,.2d,.3d,.a1d,.a2d){.v2,.v4}(.b8,.b16,.b32,.b64)(.trap,.clamp,.zero)",)


@instruction(
    "tex",
    unit=Unit.LOAD_STORE,
    section="9.7.10.3",
    access=Access.FETCH,
    forms=("{.level}(.1d,.2d,.3d,.a1d,.a2d).v4(.u32,.s32,.f32)(.s32,.f32)",),
)
def tex(m: Algebra, op: Op) -> None:
    """d = the texel of a texture at coordinates, filtered as the texture says; it has one level of detail."""
    modifiers = op.instruction.modifiers
    d, a, *_ = op.instruction.operands
    view, coordinates, layer = _view_of(m, op, a, is_surface=False)
    result, kind = modifiers[-2], modifiers[-1]
    if not isinstance(d, tree.Vector) or "v4" not in modifiers or result not in RESULTS or kind not in {"s32", "f32"}:
        raise unsupported(op, m.program.file_name)
    if {"grad", "base"} & set(modifiers):
        raise unsupported(op, m.program.file_name, "levels of detail: textures have one level here")
    axes = _axes(m, op, view, coordinates)
    places: list[tuple[Index, ...]] = [()]
    for axis in axes:
        places = [(*place, index) for index in axis.indices for place in places]
    texels = [texel_at(m, view, place, layer) for place in places]
    if view.filter is FilterMode.POINT:
        channels = _elements(m, op, view, texels, result)[0]
    elif result != "f32":
        raise unsupported(op, m.program.file_name, f"{view.name} is filtered, and whole numbers are not")
    else:
        channels = _filtered(m, op, view, texels, texel_places.weights(m, axes))
    for target, value in zip(d.elements, channels, strict=True):
        m.write(target, value)


@instruction(
    "tld4",
    unit=Unit.LOAD_STORE,
    section="9.7.10.4",
    access=Access.FETCH,
    forms=("(.r,.g,.b,.a)(.2d,.a2d).v4(.u32,.s32,.f32).f32",),
)
def tld4(m: Algebra, op: Op) -> None:
    """d = one channel of the four texels that a linear filter would weigh."""
    modifiers = op.instruction.modifiers
    d, a, *_ = op.instruction.operands
    view, coordinates, layer = _view_of(m, op, a, is_surface=False)
    if not isinstance(d, tree.Vector) or len(coordinates) != 2 or modifiers[-1] != "f32":
        raise unsupported(op, m.program.file_name)
    _refuse_linear_memory(m, op, view)
    x, y = (
        pair(m, view, number, m.read(operand, "float"), is_filtered=False) for number, operand in enumerate(coordinates)
    )
    texels = [texel_at(m, view, (x.indices[right], y.indices[down]), layer) for right, down in GATHERED]
    for target, elements in zip(d.elements, _elements(m, op, view, texels, modifiers[-2]), strict=True):
        m.write(target, elements["rgba".index(modifiers[0])])


@instruction("suld", unit=Unit.LOAD_STORE, section="9.7.11.1", access=Access.FETCH, forms=SURFACES)
def suld(m: Algebra, op: Op) -> None:
    """d = the elements of a surface at coordinates, of which x is in bytes."""
    d, a, *_ = op.instruction.operands
    view, texel, type_ = _surface(m, op, a)
    targets: Sequence[tree.Operand] = d.elements if isinstance(d, tree.Vector) else (d,)
    [values] = m.memory.fetch(op, view, [SURFACE_TYPES[type_]] * len(targets), [texel])
    for target, value in zip(targets, values, strict=True):
        read = m.select(texel.inside, value, m.known(value.type, 0))
        m.write(target, m.widen("zext", read, "i16") if read.type == "i8" else read)


@instruction("sust", unit=Unit.LOAD_STORE, section="9.7.11.2", writes=0, access=Access.PUT, forms=SURFACES)
def sust(m: Algebra, op: Op) -> None:
    """Write elements of a surface at coordinates, of which x is in bytes."""
    a, b = op.instruction.operands
    view, texel, type_ = _surface(m, op, a)
    sources: Sequence[tree.Operand] = b.elements if isinstance(b, tree.Vector) else (b,)
    m.memory.put(op, view, texel, [m.read(source, SURFACE_TYPES[type_]) for source in sources])


@instruction("txq", unit=Unit.ALU, section="9.7.10.5", forms=("(.width,.height,.depth,.array_size).b32",))
@instruction("suq", unit=Unit.ALU, section="9.7.11.4", forms=("(.width,.height,.depth,.array_size).b32",))
def query(m: Algebra, op: Op) -> None:
    """d = an extent of a texture or surface, in texels."""
    d, a = op.instruction.operands
    name = op.instruction.modifiers[0]
    if name not in QUERIES:
        raise unsupported(op, m.program.file_name, f"only {', '.join(QUERIES)}")
    view = _named(m, op, a, is_surface=op.instruction.opcode == "suq")
    sizes = (*(*view.extent, 0, 0)[:3], view.layers)
    m.write(d, m.known("i32", sizes[QUERIES.index(name)]))


def _named(m: Algebra, op: Op, operand: tree.Operand, *, is_surface: bool) -> TextureView:
    """Return the view that an operand names."""
    if not isinstance(operand, tree.Address) or not isinstance(operand.base, tree.Register):
        raise unsupported(op, m.program.file_name, "references are no longer in CUDA: pass an object")
    handle = m.read(operand.base, "i64").const
    view = m.launch.textures.get(handle) if isinstance(handle, int) else None
    if view is None:
        raise unsupported(op, m.program.file_name, HANDLE)
    if view.is_surface != is_surface:
        is_, needed = ("surface", "texture") if view.is_surface else ("texture", "surface")
        raise unsupported(op, m.program.file_name, f"{view.name} is a {is_}, and this needs a {needed}")
    return view


def _view_of(
    m: Algebra, op: Op, operand: tree.Operand, *, is_surface: bool
) -> tuple[TextureView, Sequence[tree.Operand], Value | None]:
    """Return the view of an access, its coordinates x, y and z, and its layer, within bounds."""
    shape = next((SHAPES[word] for word in op.instruction.modifiers if word in SHAPES), None)
    if shape is None:
        raise unsupported(op, m.program.file_name, "only 1d, 2d, 3d, a1d and a2d")
    view = _named(m, op, operand, is_surface=is_surface)
    dimensions, has_layers = shape
    if (len(view.extent), view.layers > 0) != shape:
        layered = f"{view.layers} layers of " if view.layers else ""
        raise unsupported(op, m.program.file_name, f"{view.name} has {layered}{len(view.extent)} dimensions")
    coordinates = operand.coordinates if isinstance(operand, tree.Address) else ()
    if len(coordinates) == 1 and isinstance(coordinates[0], tree.Vector):
        coordinates = coordinates[0].elements
    if not has_layers:
        return view, coordinates[:dimensions], None
    last = m.known("i32", view.layers - 1)
    return view, coordinates[1 : 1 + dimensions], m.call("umin", m.read(coordinates[0], "i32"), last)


def _axes(m: Algebra, op: Op, view: TextureView, coordinates: Sequence[tree.Operand]) -> list[Axis]:
    """Return the texels that the coordinates of a fetch read along each axis."""
    if op.instruction.modifiers[-1] == "s32":
        if view.is_normalized or view.filter is FilterMode.LINEAR:
            raise unsupported(op, m.program.file_name, f"{view.name} is not read by whole coordinates")
        indices = [m.read(operand, "i32") for operand in coordinates]
        return [texel_places.whole(m, view, number, index) for number, index in enumerate(indices)]
    _refuse_linear_memory(m, op, view)
    how = texel_places.pair if view.filter is FilterMode.LINEAR else texel_places.nearest
    return [how(m, view, number, m.read(operand, "float")) for number, operand in enumerate(coordinates)]


def _refuse_linear_memory(m: Algebra, op: Op, view: TextureView) -> None:
    if view.place is TexelPlace.LINEAR:
        raise unsupported(op, m.program.file_name, f"{view.name} lies in linear memory: read it by tex1Dfetch")


def _surface(m: Algebra, op: Op, operand: tree.Operand) -> tuple[TextureView, Texel, str]:
    """Return the view of an access to a surface, its texel, and the type of its elements."""
    modifiers = op.instruction.modifiers
    type_ = next((word for word in modifiers if word in SURFACE_TYPES), "")
    bound = next((word for word in modifiers if word in BOUNDS), "")
    if modifiers[0] != "b" or not type_ or not bound:
        raise unsupported(op, m.program.file_name)
    elements = next((int(word[1:]) for word in modifiers if word in {"v2", "v4"}), 1)
    view, coordinates, layer = _view_of(m, op, operand, is_surface=True)
    width = elements * int(type_[1:]) // 8
    if width != view.texel_bytes:
        why = f"{width} bytes at a time, and a texel of {view.name} has {view.texel_bytes}"
        raise unsupported(op, m.program.file_name, why)
    x = m.read(coordinates[0], "i32")
    shift = view.texel_bytes.bit_length() - 1
    indices = [m.binary("ashr", x, m.known("i32", shift)), *(m.read(other, "i32") for other in coordinates[1:])]
    inside = m.known("i1", 1)
    kept = []
    for index, count in zip(indices, view.extent, strict=True):
        inside = m.binary("and", inside, m.compare("ult", index, m.known("i32", count)))
        kept.append(m.call("smin", m.call("smax", index, m.known("i32", 0)), m.known("i32", count - 1)))
    if bound == "trap":
        m.memory.forbid_outside(op, inside, x)
    lanes = inside if bound == "zero" else m.known("i1", 1)
    return view, texel_at(m, view, [Index(index, lanes) for index in kept], layer), type_


def _elements(m: Algebra, op: Op, view: TextureView, texels: Sequence[Texel], result: str) -> list[tuple[Value, ...]]:
    """Read texels by one request; return four channels of each in the type of the result, zeros outside."""
    zero = m.number("float", 0.0) if result == "f32" else m.known("i32", 0)
    channels = []
    for texel, elements in zip(texels, m.memory.fetch(op, view, [_llvm(view)] * view.channels, texels), strict=True):
        read = [m.select(texel.inside, _converted(m, op, view, value, result), zero) for value in elements]
        channels.append((*read, *[zero] * (4 - view.channels)))
    return channels


def _converted(m: Algebra, op: Op, view: TextureView, value: Value, result: str) -> Value:
    """Return an element of a texel as the result of a fetch."""
    is_signed, bits = view.element[0] == "i", 8 * view.element_bytes
    if view.element == "float32":
        return value if result == "f32" else m.reinterpret(value, "i32")
    if view.element == "float16":
        number = formats.from_f16(m, value)
        return number if result == "f32" else m.reinterpret(number, "i32")
    wide = value if bits == 32 else m.widen("sext" if is_signed else "zext", value, "i32")
    if view.reads_fractions != (result == "f32"):
        how = "fractions" if view.reads_fractions else "whole numbers"
        raise unsupported(op, m.program.file_name, f"{view.name} gives {how}, by its key 'read'")
    if result != "f32":
        return wide
    largest = _largest(bits, is_signed=is_signed)
    number = m.cast("sitofp", wide, "float")
    fraction = m.arithmetic("fdiv", number, m.number("float", float(largest)))
    return m.call("maxnum", fraction, m.number("float", -1.0)) if is_signed else fraction


def _filtered(
    m: Algebra, op: Op, view: TextureView, texels: Sequence[Texel], weights: Sequence[Value]
) -> tuple[Value, ...]:
    """Return the four channels of a filter: the exact sum, rounded once.

    Source: the fetches of an H100. Floats are rounded with halves away from 0, halves of 16 bits to even, fractions to
    16 bits with halves up. Of int8 one in 30 fetches differs by 1/32767, for a reason that is not known.
    """
    scale = 1.0
    if "float" not in view.element:  # whole numbers become those of 16 bits
        is_signed = view.element[0] == "i"
        scale = _largest(16, is_signed=is_signed) / _largest(8 * view.element_bytes, is_signed=is_signed)
    sums = [m.number("double", 0.0)] * view.channels  # a sum of zeros is positive
    fetched = m.memory.fetch(op, view, [_llvm(view)] * view.channels, texels)
    for weight, texel, elements in zip(weights, texels, fetched, strict=True):
        counts = m.select(texel.inside, weight, m.known("i32", 0))
        factor = m.arithmetic("fmul", m.cast("sitofp", counts, "double"), m.number("double", scale / ONE))
        terms = [m.arithmetic("fmul", factor, _number(m, view, element)) for element in elements]
        sums = [m.arithmetic("fadd", one, other) for one, other in zip(sums, terms, strict=True)]
    return (*(_rounded(m, view, total) for total in sums), *[m.number("float", 0.0)] * (4 - view.channels))


def _llvm(view: TextureView) -> str:
    return "float" if view.element == "float32" else f"i{8 * view.element_bytes}"


def _number(m: Algebra, view: TextureView, value: Value) -> Value:
    """Return an element as a double."""
    if view.element == "float16":
        value = formats.from_f16(m, value)
    if value.type == "float":
        return m.cast("fpext", value, "double")
    number = m.cast("sitofp" if view.element[0] == "i" else "uitofp", value, "double")
    if view.element[0] == "u":
        return number
    return m.call("maxnum", number, m.number("double", 1.0 - 2.0 ** (8 * view.element_bytes - 1)))


def _largest(bits: int, *, is_signed: bool) -> int:
    return (1 << (bits - is_signed)) - 1


def _rounded(m: Algebra, view: TextureView, total: Value) -> Value:
    """Return the sum of a filter as the float that a fetch gives."""
    if view.element == "float16":
        return formats.from_f16(m, formats.encode(m, total, formats.F16, "rn"))
    if view.element == "float32":
        half, rest = m.known("i64", 1 << 28), m.known("i64", -1 << 29)  # a double has 29 bits more
        bits = m.binary("and", m.add(m.reinterpret(total, "i64"), half), rest)
        return m.cast("fptrunc", m.reinterpret(bits, "double"), "float")
    largest = _largest(16, is_signed=view.element[0] == "i")
    steps = m.call("floor", m.arithmetic("fadd", total, m.number("double", 0.5)))
    return m.arithmetic("fdiv", m.cast("fptrunc", steps, "float"), m.number("float", float(largest)))
