"""Where a texture or a surface is read and written: from coordinates to texels, and to their places on the card.

The rule: coordinates are brought to whole numbers of 1/256 of a texel, since the weights of a filter have 8 bits behind
the point; from there on all is exact in whole numbers. Where the texels of a CUDA array lie on the card is assumed
(`_placed`); their offsets in the array of the launch are not.

Source: CUDA C++ Programming Guide 12.9, 20 "Texture Fetching".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warplens.cuda.simt.values.arithmetic import Arithmetic
from warplens.cuda.simt.values.parts import Texel
from warplens.cuda.simt.values.value import Value
from warplens.cuda.textures import (
    FRACTION_BITS,
    GOB_BYTES,
    GOB_ROWS,
    PIECE_BYTES,
    PIECE_ROWS,
    REPEATING,
    AddressMode,
    FilterMode,
    TexelPlace,
    TextureView,
)

ONE = 1 << FRACTION_BITS
"""A texel in the unit of coordinates."""


@dataclass(frozen=True, slots=True)
class Index:
    """A whole coordinate of each lane, within bounds, and the lanes (an i1) that are inside of the view."""

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
    fixed = _fixed(m, view, number, coordinate)
    return whole(m, view, number, m.binary("ashr", fixed, m.known("i32", FRACTION_BITS)))


def pair(m: Arithmetic, view: TextureView, number: int, coordinate: Value) -> Axis:
    """Return the two texels around a coordinate, and the weight of the second."""
    fixed = m.subtract(_fixed(m, view, number, coordinate), m.known("i32", ONE // 2))
    first = m.binary("ashr", fixed, m.known("i32", FRACTION_BITS))
    weight = m.binary("and", fixed, m.known("i32", ONE - 1))
    second = m.add(first, m.known("i32", 1))
    return Axis((_within(m, view, number, first), _within(m, view, number, second)), weight)


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
    offset = m.multiply(texels, m.known("i64", view.texel_bytes))
    place_on_card = offset
    if view.place is TexelPlace.ARRAY and y is not None:
        place_on_card = _placed(m, view, m.multiply(x, m.known("i64", view.texel_bytes)), y, z)
    return Texel(offset=offset, place=place_on_card, inside=inside)


def _placed(m: Arithmetic, view: TextureView, place: Value, y: Value, z: Value | None) -> Value:
    """Return where a CUDA array keeps the byte `place` of row `y` of layer `z`.

    What is assumed: it consists of pieces of 64 bytes by 8 rows. In one a sector holds 16 bytes of two
    rows, and a line 32 bytes of four.
    """

    def bits(value: Value, first: int, count: int, to: int) -> Value:
        taken = m.binary("and", m.binary("lshr", value, m.known("i64", first)), m.known("i64", (1 << count) - 1))
        return m.binary("shl", taken, m.known("i64", to))

    across = -(-view.row_bytes // GOB_BYTES)
    down = -(-view.shape[1] // GOB_ROWS)
    piece = m.binary("lshr", y, m.known("i64", GOB_ROWS.bit_length() - 1))
    if z is not None:
        piece = m.add(m.multiply(z, m.known("i64", down)), piece)
    piece = m.add(
        m.multiply(piece, m.known("i64", across)),
        m.binary("lshr", place, m.known("i64", GOB_BYTES.bit_length() - 1)),
    )
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


def _fixed(m: Arithmetic, view: TextureView, number: int, value: Value) -> Value:
    """Return a coordinate in units of 1/256 of a texel, an i32."""
    scale = ONE * view.extent[number] if view.is_normalized else ONE
    scaled = m.arithmetic("fmul", value, m.number("float", float(scale)))
    if view.filter is FilterMode.LINEAR:
        return m.convert_saturating(m.call("rint", scaled), "i32", signed=True)
    return m.convert_saturating(m.call("floor", scaled), "i32", signed=True)


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
    if mode is AddressMode.BORDER:
        return Index(kept, m.compare("ult", index, m.known("i32", count)))
    return Index(kept, m.known("i1", 1))
