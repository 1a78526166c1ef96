"""Textures and surfaces (PTX ISA 9.7.10 and 9.7.11): fetches, gathers, loads and stores, and queries.

The rule: a handle is a parameter of the kernel, so that the view behind it is known when the kernel is compiled. A
fetch is one request, whatever it reads: the texel of a point, or the 2, 4 or 8 texels that a linear filter weighs.

Source: CUDA C++ Programming Guide 12.9, 20 "Texture Fetching".
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from warplens.cuda.ground import textures
from warplens.cuda.ground.textures import AddressMode, FilterMode, TexelPlace, TextureView
from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.floats import rounding
from warplens.cuda.simt.isa.memory import texture_levels
from warplens.cuda.simt.isa.memory.texture_levels import ONE
from warplens.cuda.simt.isa.registry import Access, instruction, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.arithmetic import Arithmetic
from warplens.cuda.simt.values.interfaces import Texel
from warplens.cuda.simt.values.value import Value

# Where a texture or a surface is read and written: from coordinates to texels, and to their places on the GPU.
# Coordinates are computed in double precision, which is exact here, and then brought to whole numbers of texels, or of
# 1/256 of a texel for a filter. Where the guide leaves a rounding open, it is that of an H100, whose fetches
# `tests/golden/textures.npz` holds; so is the layout of a CUDA array (`_placed`), as far as it decides sectors.

FACES = 6  # of a cube
COORDINATE_BITS = 20  # of normalised coordinates behind the point: the fetches of an H100 fit 20, and 21


@dataclass(frozen=True, slots=True)
class Index:
    """A whole coordinate of each lane, within bounds, and the lanes (an i1) that read it."""

    number: Value
    inside: Value


@dataclass(frozen=True, slots=True)
class Axis:
    """The texels along one axis: one, or two with the weight of the second in units of 1/256."""

    indices: tuple[Index, ...]
    weight: Value | None = None


def whole(m: Arithmetic, view: TextureView, number: int, index: Value) -> Axis:
    """Return the texel of a whole coordinate, an i32, along the axis of a number."""
    return Axis((_within(m, view, number, index),))


def nearest(m: Arithmetic, view: TextureView, number: int, coordinate: Value) -> Axis:
    """Return the texel in which a coordinate, a float, lies."""
    texels = m.call("floor", _in_texels(m, view, number, coordinate))
    return whole(m, view, number, m.convert_saturating(texels, "i32", signed=True))


def pair(m: Arithmetic, view: TextureView, number: int, coordinate: Value, *, is_filtered: bool = True) -> Axis:
    """Return the texels around a coordinate and the weight of the second, halves up: at 0 a filter does not read it."""
    scaled = m.arithmetic("fmul", _in_texels(m, view, number, coordinate), m.number("double", float(ONE)))
    scaled = m.arithmetic("fadd", scaled, m.number("double", 0.5))
    steps = m.convert_saturating(m.call("floor", scaled), "i32", signed=True)
    steps = m.subtract(m.call("smax", steps, m.known("i32", ONE - (1 << 31))), m.known("i32", ONE // 2))
    at = m.binary("ashr", steps, m.known("i32", textures.FRACTION_BITS))
    weight = m.binary("and", steps, m.known("i32", ONE - 1))
    first, second = (_within(m, view, number, m.add(at, m.known("i32", step))) for step in (0, 1))
    if view.address[number] is AddressMode.CLAMP:  # past an edge both are the texel there
        weight = m.select(m.compare("eq", first.number, second.number), m.known("i32", 0), weight)
    if is_filtered:
        counts = m.compare("ne", weight, m.known("i32", 0))
        second = Index(second.number, m.binary("and", second.inside, counts))
    return Axis((first, second), weight)


def _in_texels(m: Arithmetic, view: TextureView, number: int, coordinate: Value) -> Value:
    """Return a coordinate, a float, in texels, as a double; no number is 0."""
    value = m.cast("fpext", coordinate, "double")
    zero = m.number("double", 0.0)
    if not view.is_normalized:
        return m.select(m.compare("uno", value, value), zero, value)
    if view.address[number] in textures.REPEATING:
        period = 1.0 if view.address[number] is AddressMode.WRAP else 2.0
        periods = m.call("floor", m.arithmetic("fmul", value, m.number("double", 1 / period)))
        value = m.arithmetic("fsub", value, m.arithmetic("fmul", periods, m.number("double", period)))
    value = m.select(m.compare("uno", value, value), zero, value)
    kept = m.call("floor", m.arithmetic("fmul", value, m.number("double", float(1 << COORDINATE_BITS))))
    return m.arithmetic("fmul", kept, m.number("double", view.extent[number] / (1 << COORDINATE_BITS)))


def texel_at(m: Arithmetic, view: TextureView, place: Sequence[Index], layer: Value | None) -> Texel:
    """Return the texel at whole coordinates that are inside of the view, and the lanes that touch it."""
    width, height, _ = view.shape
    x, *others = (m.cast("zext", index.number, "i64") for index in place)
    y = others[0] if others else None
    z = m.cast("zext", layer, "i64") if layer is not None else others[1] if len(others) > 1 else None
    row = y
    if z is not None:
        row = m.multiply(z, m.known("i64", height))
        row = row if y is None else m.add(row, y)
    texels = x if row is None else m.add(m.multiply(row, m.known("i64", width)), x)
    inside = place[0].inside
    for index in place[1:]:
        inside = m.binary("and", inside, index.inside)
    offset = place_on_gpu = m.multiply(texels, m.known("i64", view.texel_bytes))
    if view.place is TexelPlace.ARRAY:
        place_on_gpu = _placed(m, view, m.multiply(x, m.known("i64", view.texel_bytes)), y or m.known("i64", 0), z)
    if view.offset_bytes:
        offset, place_on_gpu = (m.add(part, m.known("i64", view.offset_bytes)) for part in (offset, place_on_gpu))
    return Texel(offset=offset, place=place_on_gpu, inside=inside)


def _placed(m: Arithmetic, view: TextureView, place: Value, y: Value, z: Value | None) -> Value:
    """Return where a CUDA array keeps the byte `place` of row `y` of layer `z`.

    It consists of pieces of 64 bytes by 8 rows. In one a sector holds 16 bytes of two rows, and a line 32 bytes of
    four: that is what sectors and sets of single requests on an H100 show. Where the pieces lie is assumed.
    """

    def bits(value: Value, first: int, count: int, to: int) -> Value:
        taken = m.binary("and", m.binary("lshr", value, m.known("i64", first)), m.known("i64", (1 << count) - 1))
        return m.binary("shl", taken, m.known("i64", to))

    across = -(-view.row_bytes // textures.GOB_BYTES)
    down = -(-view.shape[1] // textures.GOB_ROWS)
    piece = m.binary("lshr", y, m.known("i64", textures.GOB_ROWS.bit_length() - 1))
    if z is not None:
        piece = m.add(m.multiply(z, m.known("i64", down)), piece)
    before = m.multiply(piece, m.known("i64", across))
    piece = m.add(before, m.binary("lshr", place, m.known("i64", textures.GOB_BYTES.bit_length() - 1)))
    whole = m.binary("shl", piece, m.known("i64", (textures.GOB_BYTES * textures.GOB_ROWS).bit_length() - 1))
    within = textures.PIECE_BYTES.bit_length() - 1
    parts = (
        bits(place, 0, within, 0),
        bits(y, 0, 1, within),
        bits(place, within, 1, within + 1),
        bits(y, textures.PIECE_ROWS.bit_length() - 1, 2, within + 2),
        bits(place, within + 1, 1, within + 4),
    )
    for part in parts:
        whole = m.binary("or", whole, part)
    return whole


def _within(m: Arithmetic, view: TextureView, number: int, index: Value) -> Index:
    """Return the texel that an index reads, by the address mode of its axis, and the lanes that are inside."""
    count = view.extent[number]
    zero, last = m.known("i32", 0), m.known("i32", count - 1)
    mode = view.address[number]
    if mode in textures.REPEATING:
        period = m.known("i32", count if mode is AddressMode.WRAP else 2 * count)
        rest = m.binary("srem", index, period)
        rest = m.select(m.compare("slt", rest, zero), m.add(rest, period), rest)
        if mode is AddressMode.MIRROR:
            turned = m.subtract(m.known("i32", 2 * count - 1), rest)
            rest = m.select(m.compare("sgt", rest, last), turned, rest)
        return Index(rest, m.known("i1", 1))
    kept = m.call("smin", m.call("smax", index, zero), last)
    is_border = mode is AddressMode.BORDER
    return Index(kept, m.compare("ult", index, m.known("i32", count)) if is_border else m.known("i1", 1))


SHAPES = {
    "1d": (1, False), "2d": (2, False), "3d": (3, False), "a1d": (1, True), "a2d": (2, True), "cube": (2, True),
    "acube": (2, True),
}  # fmt: skip
"""The dimensions of each geometry, and whether it has layers: faces of cubes are some. No samples of pixels."""
RESULTS = ("u32", "s32", "f32")
SURFACE_TYPES = {"b8": "i8", "b16": "i16", "b32": "i32", "b64": "i64"}
BOUNDS = ("trap", "clamp", "zero")
QUERIES = ("width", "height", "depth", "array_size")
GATHERED = ((0, 1), (1, 1), (1, 0), (0, 0))  # x and y of a square's texels as a gather returns them (PTX ISA 9.7.10.4)
HANDLE = (
    "a texture or surface that is no parameter of the kernel, or no entry of [textures] or [surfaces] in its file, or "
    "that is known only while the kernel runs, as in a recursive function"
)


@instruction("tex", unit=Unit.LOAD_STORE, section="9.7.10.3", access=Access.FETCH)
def tex(m: Algebra, op: Op) -> None:
    """d = the texel of a texture at coordinates, filtered as the texture says, of a level of detail if it has some."""
    modifiers = op.instruction.modifiers
    d, a, *further = op.instruction.operands
    view, coordinates, layer = _view_of(m, op, a, is_surface=False)
    result, kind = modifiers[-2], modifiers[-1]
    if not isinstance(d, tree.Vector) or "v4" not in modifiers or result not in RESULTS or kind not in {"s32", "f32"}:
        raise unsupported(op, m.program.file_name)
    values = [m.read(operand, "i32" if kind == "s32" else "float") for operand in coordinates]
    if view.is_cube:
        face, *values = texture_levels.face_of(m, values[0], values[1], values[2])
        layer = face if layer is None else m.add(m.multiply(layer, m.known("i32", FACES)), face)
    texels: list[Texel] = []
    shares: list[Value] = []
    one = m.known("i32", ONE)
    levels = texture_levels.levels(m, view, _detail(m, view, modifiers, further))
    for level, share in levels:
        axes = _axes(m, op, level, values)
        places: list[tuple[Index, ...]] = [()]
        for axis in axes:
            places = [(*place, index) for index in axis.indices for place in places]
        own = [texel_at(m, level, place, layer) for place in places]
        if share is not None:
            is_read = m.compare("ne", share, m.known("i32", 0))
            own = [replace(texel, inside=m.binary("and", texel.inside, is_read)) for texel in own]
        weights = [axis.weight for axis in axes if axis.weight is not None]
        is_point = view.filter is FilterMode.POINT
        own_shares = [share or one] if is_point else texture_levels.weights(m, weights, share)
        texels, shares = texels + own, shares + own_shares
    if view.filter is view.level_filter is FilterMode.POINT:
        channels, *others = _elements(m, op, view, texels, result)
        for (_, share), other in zip(levels[1:], others, strict=True):
            is_read = m.compare("ne", share or one, m.known("i32", 0))
            channels = tuple(m.select(is_read, new, old) for new, old in zip(other, channels, strict=True))
    elif result != "f32":
        raise unsupported(op, m.program.file_name, f"{view.name} is filtered, and whole numbers are not")
    else:
        channels = _filtered(m, op, view, texels, shares)
    for target, value in zip(d.elements, channels, strict=True):
        m.write(target, value)


def _detail(m: Algebra, view: TextureView, modifiers: Sequence[str], operands: Sequence[tree.Operand]) -> Value | None:
    """Return the level of detail of a fetch, a float; None where it gives none, or the texture has one level."""
    if view.levels == 1 or not {"level", "grad"} & set(modifiers):
        return None
    if "level" in modifiers:
        return m.read(operands[0], "float")
    gradients = [o.elements if isinstance(o, tree.Vector) else (o,) for o in operands[:2]]
    return texture_levels.detail_of(m, view, [[m.read(part, "float") for part in parts] for parts in gradients])


@instruction("tld4", unit=Unit.LOAD_STORE, section="9.7.10.4", access=Access.FETCH)
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


@instruction("suld", unit=Unit.LOAD_STORE, section="9.7.11.1", access=Access.FETCH)
def suld(m: Algebra, op: Op) -> None:
    """d = the elements of a surface at coordinates, of which x is in bytes."""
    d, a, *_ = op.instruction.operands
    view, texel, type_ = _surface(m, op, a)
    targets: Sequence[tree.Operand] = d.elements if isinstance(d, tree.Vector) else (d,)
    [values] = m.memory.fetch(op, view, [SURFACE_TYPES[type_]] * len(targets), [texel])
    for target, value in zip(targets, values, strict=True):
        read = m.select(texel.inside, value, m.known(value.type, 0))
        m.write(target, m.widen("zext", read, "i16") if read.type == "i8" else read)


@instruction("sust", unit=Unit.LOAD_STORE, section="9.7.11.2", writes=0, access=Access.PUT)
def sust(m: Algebra, op: Op) -> None:
    """Write elements of a surface at coordinates, of which x is in bytes."""
    a, b = op.instruction.operands
    view, texel, type_ = _surface(m, op, a)
    sources: Sequence[tree.Operand] = b.elements if isinstance(b, tree.Vector) else (b,)
    m.memory.put(op, view, texel, [m.read(source, SURFACE_TYPES[type_]) for source in sources])


@instruction("txq", unit=Unit.ALU, section="9.7.10.5")
@instruction("suq", unit=Unit.ALU, section="9.7.11.4")
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
    if not isinstance(operand, tree.Address) or not isinstance(operand.base, tree.Register):
        raise unsupported(op, m.program.file_name, "references are no longer in CUDA: pass an object")
    handle = m.read(operand.base, "i64").const
    view = m.launch.textures.get(handle) if isinstance(handle, int) else None
    if view is None and isinstance(handle, int):
        m.memory.forbid(op, "HANDLE", m.known("i1", 0), m.known("i32", 0))
        view = next((view for view in m.launch.textures.values() if view.is_surface == is_surface), None)
    if view is None:
        raise unsupported(op, m.program.file_name, HANDLE)
    if view.is_surface != is_surface:
        is_, needed = ("surface", "texture") if view.is_surface else ("texture", "surface")
        raise unsupported(op, m.program.file_name, f"{view.name} is a {is_}, and this needs a {needed}")
    return view


def _view_of(
    m: Algebra, op: Op, operand: tree.Operand, *, is_surface: bool
) -> tuple[TextureView, Sequence[tree.Operand], Value | None]:
    shape = next((SHAPES[word] for word in op.instruction.modifiers if word in SHAPES), None)
    if shape is None:
        raise unsupported(op, m.program.file_name, "only 1d, 2d, 3d, a1d, a2d, cube and acube")
    view = _named(m, op, operand, is_surface=is_surface)
    dimensions, has_layers = shape
    cubes = {"cube", "acube"} & set(op.instruction.modifiers)
    if (len(view.extent), view.layers > 0) != shape or view.is_cube != bool(cubes):
        layered = f"{view.layers} layers of " if view.layers else ""
        raise unsupported(op, m.program.file_name, f"{view.name} has {layered}{len(view.extent)} dimensions")
    coordinates = operand.coordinates if isinstance(operand, tree.Address) else ()
    if len(coordinates) == 1 and isinstance(coordinates[0], tree.Vector):
        coordinates = coordinates[0].elements
    if not has_layers or "cube" in cubes:
        return view, coordinates[: dimensions + len(cubes)], None
    last = m.known("i32", view.layers // (FACES if cubes else 1) - 1)
    return view, coordinates[1 : 1 + dimensions + len(cubes)], m.call("umin", m.read(coordinates[0], "i32"), last)


def _axes(m: Algebra, op: Op, view: TextureView, coordinates: Sequence[Value]) -> list[Axis]:
    if op.instruction.modifiers[-1] == "s32":
        if view.is_normalized or view.filter is FilterMode.LINEAR:
            raise unsupported(op, m.program.file_name, f"{view.name} is not read by whole coordinates")
        return [whole(m, view, number, index) for number, index in enumerate(coordinates)]
    _refuse_linear_memory(m, op, view)
    how = pair if view.filter is FilterMode.LINEAR else nearest
    return [how(m, view, number, coordinate) for number, coordinate in enumerate(coordinates)]


def _refuse_linear_memory(m: Algebra, op: Op, view: TextureView) -> None:
    if view.place is TexelPlace.LINEAR:
        raise unsupported(op, m.program.file_name, f"{view.name} lies in linear memory: read it by tex1Dfetch")


def _surface(m: Algebra, op: Op, operand: tree.Operand) -> tuple[TextureView, Texel, str]:
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
    m.memory.forbid(op, "TEXEL", m.compare("eq", m.binary("shl", indices[0], m.known("i32", shift)), x), x)
    if bound == "trap":
        m.memory.forbid(op, "SURFACE", inside, x)
    lanes = inside if bound == "zero" else m.known("i1", 1)
    return view, texel_at(m, view, [Index(index, lanes) for index in kept], layer), type_


def _elements(m: Algebra, op: Op, view: TextureView, texels: Sequence[Texel], result: str) -> list[tuple[Value, ...]]:
    zero = m.number("float", 0.0) if result == "f32" else m.known("i32", 0)
    channels = []
    for texel, elements in zip(texels, m.memory.fetch(op, view, [_llvm(view)] * view.channels, texels), strict=True):
        read = [m.select(texel.inside, _converted(m, op, view, value, result), zero) for value in elements]
        channels.append((*read, *[zero] * (4 - view.channels)))
    return channels


def _converted(m: Algebra, op: Op, view: TextureView, value: Value, result: str) -> Value:
    is_signed, bits = view.element[0] == "i", 8 * view.element_bytes
    if "float" in view.element:
        number = value if view.element == "float32" else rounding.from_f16(m, value)
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
    """Return the four channels of a filter whose weights add up to 256: the exact sum, rounded once.

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
        sums = [m.arithmetic("fadd", total, term) for total, term in zip(sums, terms, strict=True)]
    return (*(_rounded(m, view, total) for total in sums), *[m.number("float", 0.0)] * (4 - view.channels))


def _llvm(view: TextureView) -> str:
    return "float" if view.element == "float32" else f"i{8 * view.element_bytes}"


def _number(m: Algebra, view: TextureView, value: Value) -> Value:
    if view.element == "float16":
        value = rounding.from_f16(m, value)
    if value.type == "float":
        return m.cast("fpext", value, "double")
    number = m.cast("sitofp" if view.element[0] == "i" else "uitofp", value, "double")
    if view.element[0] == "u":
        return number
    return m.call("maxnum", number, m.number("double", 1.0 - 2.0 ** (8 * view.element_bytes - 1)))


def _largest(bits: int, *, is_signed: bool) -> int:
    return (1 << (bits - is_signed)) - 1


def _rounded(m: Algebra, view: TextureView, total: Value) -> Value:
    if view.element == "float16":
        return rounding.from_f16(m, rounding.encode(m, total, rounding.F16, "rn"))
    if view.element == "float32":
        half, rest = m.known("i64", 1 << 28), m.known("i64", -1 << 29)  # a double has 29 bits more
        bits = m.binary("and", m.add(m.reinterpret(total, "i64"), half), rest)
        return m.cast("fptrunc", m.reinterpret(bits, "double"), "float")
    largest = _largest(16, is_signed=view.element[0] == "i")
    steps = m.call("floor", m.arithmetic("fadd", total, m.number("double", 0.5)))
    return m.arithmetic("fdiv", m.cast("fptrunc", steps, "float"), m.number("float", float(largest)))
