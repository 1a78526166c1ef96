"""The face of a cube map and the level of a mipmap that a fetch reads, and the weights of texels (PTX ISA 9.7.10.3).

The rule: a lane reads one level, or two that are weighed by 8 bits, as texels are. A level of detail is clamped by the
texture and then to the levels that there are; the nearest is the higher one of two that are as near. A fetch without a
level reads that of 0. Of equal coordinates of a cube z comes before y before x. Faces are not joined at their edges.

Measured on an H200 (`tests/golden/texture_levels.npz`), where no document says it: the weight between two levels is cut
to 8 bits, and the texels of both are weighed as those of a volume. The level of two gradients is that of the longer
axis of their ellipse; a GPU computes it less exactly: of 348 pairs nine in ten differ by less than 0.1 from it.

Source: CUDA C++ Programming Guide 12.9, 3.2.14.1.5 (cube maps) and 20 (texture fetching); OpenGL 4.6, 8.14.1 (the level
of detail of gradients) and 8.14.3 (its nearest and its two neighbours).
"""

from collections.abc import Sequence

from warplens.cuda.ground import textures
from warplens.cuda.ground.textures import FilterMode, TextureView, level_of
from warplens.cuda.simt.values.arithmetic import Arithmetic
from warplens.cuda.simt.values.value import Value

ONE = 1 << textures.FRACTION_BITS  # a texel in the unit of coordinates, and a level in that of its weight
_FACES = ("-z-y", "+z-y", "+x+z", "+x-z", "+x-y", "-x-y")
"""Of each face what becomes s and t; the faces are those of +x, -x, +y, -y, +z, -z."""


def face_of(m: Arithmetic, x: Value, y: Value, z: Value) -> tuple[Value, Value, Value]:
    """Return the number of the face (an i32) in which a direction of floats points, and s and t there from 0 to 1."""
    axes = {"x": x, "y": y, "z": z}
    size = {axis: m.call("fabs", value) for axis, value in axes.items()}
    zero = m.number("float", 0.0)
    is_z = m.binary("and", m.compare("oge", size["z"], size["x"]), m.compare("oge", size["z"], size["y"]))
    is_y = m.compare("oge", size["y"], size["x"])
    longest = m.select(is_z, z, m.select(is_y, y, x))
    is_negative = m.compare("olt", longest, zero)
    pair = m.select(is_z, m.known("i32", 4), m.select(is_y, m.known("i32", 2), m.known("i32", 0)))
    face = m.add(pair, m.widen("zext", is_negative, "i32"))

    def chosen(first: int) -> Value:
        words = [face[first : first + 2] for face in _FACES]
        minus = {axis: m.arithmetic("fsub", m.number("float", -0.0), value) for axis, value in axes.items()}
        signed = [minus[word[1]] if word[0] == "-" else axes[word[1]] for word in words]
        of_pair = [m.select(is_negative, signed[2 * number + 1], signed[2 * number]) for number in range(3)]
        return m.select(is_z, of_pair[2], m.select(is_y, of_pair[1], of_pair[0]))

    def scaled(value: Value) -> Value:
        share = m.arithmetic(
            "fdiv", m.cast("fpext", value, "double"), m.cast("fpext", m.call("fabs", longest), "double")
        )
        middle = m.arithmetic("fmul", m.arithmetic("fadd", share, m.number("double", 1.0)), m.number("double", 0.5))
        return m.cast("fptrunc", middle, "float")

    return face, scaled(chosen(0)), scaled(chosen(2))


def levels(m: Arithmetic, view: TextureView, detail: Value | None) -> list[tuple[TextureView, Value | None]]:
    """Return the levels for a fetch's `detail`, a float, if any, with weights of 256 (i32), None for the only one."""
    if view.levels == 1:
        return [(view, None)]
    wanted = m.number("double", 0.0) if detail is None else m.cast("fpext", detail, "double")
    wanted = m.arithmetic("fadd", wanted, m.number("double", view.level_bias))
    wanted = m.call(
        "maxnum", m.call("minnum", wanted, m.number("double", view.last_level)), m.number("double", view.first_level)
    )
    wanted = m.call("maxnum", m.call("minnum", wanted, m.number("double", view.levels - 1.0)), m.number("double", 0.0))
    unit = 1 if view.level_filter is FilterMode.POINT else ONE
    steps = m.arithmetic("fmul", wanted, m.number("double", float(unit)))
    if unit == 1:  # the weight of a level is cut, the nearest level is rounded
        steps = m.arithmetic("fadd", steps, m.number("double", 0.5))
    whole = m.convert_saturating(m.call("floor", steps), "i32", signed=True)
    shares: list[tuple[TextureView, Value | None]] = []
    for number in range(view.levels):
        distance = m.call("abs", m.subtract(whole, m.known("i32", number * unit)), flags=", i1 false")
        near = m.call("smax", m.subtract(m.known("i32", unit), distance), m.known("i32", 0))
        shares.append((level_of(view, number), m.multiply(near, m.known("i32", ONE // unit))))
    return shares


def detail_of(m: Arithmetic, view: TextureView, gradients: Sequence[Sequence[Value]]) -> Value:
    """Return the level of detail (a float) at which the ellipse of two gradients is a texel long.

    The squared half axis is (p + q + sqrt((p - q)^2 + 4 r^2)) / 2, where p and q are the squared lengths of the
    gradients in texels, and r is their inner product.
    """
    texels = [
        [
            m.arithmetic("fmul", part, m.number("float", float(count)))
            for part, count in zip(gradient, view.extent, strict=False)
        ]
        for gradient in gradients
    ]

    def product(first: Sequence[Value], second: Sequence[Value]) -> Value:
        total = m.number("float", 0.0)
        for a, b in zip(first, second, strict=True):
            total = m.arithmetic("fadd", total, m.arithmetic("fmul", a, b))
        return total

    p, q, r = product(texels[0], texels[0]), product(texels[1], texels[1]), product(texels[0], texels[1])
    difference, twice = m.arithmetic("fsub", p, q), m.arithmetic("fadd", r, r)
    squares = (m.arithmetic("fmul", value, value) for value in (difference, twice))
    root = m.call("sqrt", m.arithmetic("fadd", *squares))
    longer = m.arithmetic("fadd", m.arithmetic("fadd", p, q), root)
    half = m.number("float", 0.5)
    return m.arithmetic("fmul", m.call("log2", m.arithmetic("fmul", longer, half)), half)


def weights(m: Arithmetic, axis_weights: Sequence[Value], share: Value | None = None) -> list[Value]:
    """Return the weights of the texels of a filter in units of 1/256, x varying fastest; they add up to 256, or to the
    `share` of a level of a mipmap. Those of an axis are of its second texel.

    The weight of two axes is rounded, halves up, and the others are what is left. In three dimensions x and z come
    first, then their weights are shared along y; there halves are rounded down on the first side of x. A level takes
    the place of z; where there are both, x, z and y follow each other, which is not measured.

    Source: the fetches of an H100 (`tests/golden/textures.npz`) and, of mipmaps, of an H200
    (`tests/golden/texture_levels.npz`), all of which these rules give.
    """
    one = m.known("i32", ONE)
    if share is not None:
        left, right = _shared(m, share, axis_weights[0])
        sides = [[left], [right]]
        for weight in reversed(axis_weights[1:]):
            sides = [
                [half for part in side for half in _shared(m, part, weight, ONE // 2 - 1 + number)]
                for number, side in enumerate(sides)
            ]
        return [side[place] for place in range(len(sides[0])) for side in sides]
    if len(axis_weights) == 1:
        return [m.subtract(one, axis_weights[0]), axis_weights[0]]
    inner, outer = axis_weights[0], axis_weights[-1]
    right_sides = _shared(m, inner, outer)  # of the second texel along x, by the outer axis
    left_sides = m.subtract(m.subtract(one, outer), right_sides[0]), m.subtract(outer, right_sides[1])
    if len(axis_weights) == 2:
        return [left_sides[0], right_sides[0], left_sides[1], right_sides[1]]
    near, far = (
        (_shared(m, left_sides[z], axis_weights[1], ONE // 2 - 1), _shared(m, right_sides[z], axis_weights[1]))
        for z in (0, 1)
    )
    return [side[y] for plane in (near, far) for y in (0, 1) for side in plane]


def _shared(m: Arithmetic, total: Value, weight: Value, half: int = ONE // 2) -> tuple[Value, Value]:
    """Share a weight between two texels; `weight` is that of the second, in units of 1/256."""
    product = m.add(m.multiply(total, weight), m.known("i32", half))
    upper = m.binary("ashr", product, m.known("i32", textures.FRACTION_BITS))
    return m.subtract(total, upper), upper
