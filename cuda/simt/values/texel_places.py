"""Where a texture or a surface is read and written: from coordinates to texels, and to their places on the GPU.

The rule: coordinates are computed in double precision, which is exact here, and then brought to whole numbers of
texels, or of 1/256 of a texel for a filter. Where the guide leaves a rounding open, it is that of an H100, whose
fetches `tests/golden/textures.npz` holds; so is the layout of a CUDA array (`_placed`), as far as it decides sectors.

Source: CUDA C++ Programming Guide 12.9, 20 "Texture Fetching".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warplens.cuda.ground.textures import (
    FRACTION_BITS,
    GOB_BYTES,
    GOB_ROWS,
    PIECE_BYTES,
    PIECE_ROWS,
    REPEATING,
    AddressMode,
    TexelPlace,
    TextureView,
)
from warplens.cuda.simt.values.arithmetic import Arithmetic
from warplens.cuda.simt.values.value import Texel, Value

ONE = 1 << FRACTION_BITS
"""A texel in the unit of coordinates."""
COORDINATE_BITS = 20
"""Normalised coordinates keep this many bits behind the point: the fetches of an H100 fit 20, and 21."""


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
    """Return the two texels around a coordinate, and the weight of the second; halves are rounded up.

    A filter does not read the second texel where its weight is 0.
    """
    scaled = m.arithmetic("fmul", _in_texels(m, view, number, coordinate), m.number("double", float(ONE)))
    scaled = m.arithmetic("fadd", scaled, m.number("double", 0.5))
    steps = m.convert_saturating(m.call("floor", scaled), "i32", signed=True)
    steps = m.subtract(m.call("smax", steps, m.known("i32", ONE - (1 << 31))), m.known("i32", ONE // 2))
    at = m.binary("ashr", steps, m.known("i32", FRACTION_BITS))
    weight = m.binary("and", steps, m.known("i32", ONE - 1))
    first, second = (_within(m, view, number, m.add(at, m.known("i32", step))) for step in (0, 1))
    if view.address[number] is AddressMode.CLAMP:  # past an edge both are the texel there
        weight = m.select(m.compare("eq", first.number, second.number), m.known("i32", 0), weight)
    if is_filtered:
        counts = m.compare("ne", weight, m.known("i32", 0))
        second = Index(second.number, m.binary("and", second.inside, counts))
    return Axis((first, second), weight)


def weights(m: Arithmetic, axes: Sequence[Axis]) -> list[Value]:
    """Return the weights of the texels of a filter in units of 1/256, x varying fastest; they add up to 256.

    The weight of two axes is rounded, halves up, and the others are what is left. In three dimensions x and z come
    first, then their weights are shared along y; there halves are rounded down on the first side of x.

    Source: the fetches of an H100 (`tests/golden/textures.npz`), all of which these rules give.
    """

    def shared(total: Value, weight: Value, half: int = ONE // 2) -> tuple[Value, Value]:
        product = m.add(m.multiply(total, weight), m.known("i32", half))
        upper = m.binary("ashr", product, m.known("i32", FRACTION_BITS))
        return m.subtract(total, upper), upper

    axis_weights = [axis.weight for axis in axes if axis.weight is not None]
    one = m.known("i32", ONE)
    if len(axis_weights) == 1:
        return [m.subtract(one, axis_weights[0]), axis_weights[0]]
    inner, outer = axis_weights[0], axis_weights[-1]
    right = shared(inner, outer)  # of the second texel along x, by the outer axis
    left = m.subtract(m.subtract(one, outer), right[0]), m.subtract(outer, right[1])
    if len(axis_weights) == 2:
        return [left[0], right[0], left[1], right[1]]
    near, far = ((shared(left[z], axis_weights[1], ONE // 2 - 1), shared(right[z], axis_weights[1])) for z in (0, 1))
    return [side[y] for plane in (near, far) for y in (0, 1) for side in plane]


def _in_texels(m: Arithmetic, view: TextureView, number: int, coordinate: Value) -> Value:
    """Return a coordinate, a float, in texels, as a double; no number is 0."""
    value = m.cast("fpext", coordinate, "double")
    zero = m.number("double", 0.0)
    if not view.is_normalized:
        return m.select(m.compare("uno", value, value), zero, value)
    if view.address[number] in REPEATING:
        period = 1.0 if view.address[number] is AddressMode.WRAP else 2.0
        turns = m.call("floor", m.arithmetic("fmul", value, m.number("double", 1 / period)))
        value = m.arithmetic("fsub", value, m.arithmetic("fmul", turns, m.number("double", period)))
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
    return Texel(offset=offset, place=place_on_gpu, inside=inside)


def _placed(m: Arithmetic, view: TextureView, place: Value, y: Value, z: Value | None) -> Value:
    """Return where a CUDA array keeps the byte `place` of row `y` of layer `z`.

    It consists of pieces of 64 bytes by 8 rows. In one a sector holds 16 bytes of two rows, and a line 32 bytes of
    four: that is what sectors and sets of single requests on an H100 show. Where the pieces lie is assumed.
    """

    def bits(value: Value, first: int, count: int, to: int) -> Value:
        taken = m.binary("and", m.binary("lshr", value, m.known("i64", first)), m.known("i64", (1 << count) - 1))
        return m.binary("shl", taken, m.known("i64", to))

    across = -(-view.row_bytes // GOB_BYTES)
    down = -(-view.shape[1] // GOB_ROWS)
    piece = m.binary("lshr", y, m.known("i64", GOB_ROWS.bit_length() - 1))
    if z is not None:
        piece = m.add(m.multiply(z, m.known("i64", down)), piece)
    before = m.multiply(piece, m.known("i64", across))
    piece = m.add(before, m.binary("lshr", place, m.known("i64", GOB_BYTES.bit_length() - 1)))
    whole = m.binary("shl", piece, m.known("i64", (GOB_BYTES * GOB_ROWS).bit_length() - 1))
    within = PIECE_BYTES.bit_length() - 1
    parts = (
        bits(place, 0, within, 0),
        bits(y, 0, 1, within),
        bits(place, within, 1, within + 1),
        bits(y, PIECE_ROWS.bit_length() - 1, 2, within + 2),
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
    if mode in REPEATING:
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
