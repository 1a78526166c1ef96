"""What a kernel reads through the texture unit, or reads and writes as a surface: a view of an array.

The rule: a view is a frozen value with settled sizes; it holds no memory. Texels lie in the array row by row, x
fastest, with the channels of a texel side by side.

Source: CUDA C++ Programming Guide 12.9, 3.2.14 "Texture and Surface Memory" and 20 "Texture Fetching".
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from warplens.cuda.ground.errors import InputError, LaunchLimitError


class TexelPlace(StrEnum):
    """Where the GPU keeps the texels of a view."""

    ARRAY = "array"  # in a CUDA array, whose layout only the hardware knows
    PITCH = "pitch"  # in plain memory, row by row
    LINEAR = "linear"  # in plain memory, a single row that is read by whole indices (`tex1Dfetch`)


class AddressMode(StrEnum):
    """What a coordinate outside of the texture reads."""

    CLAMP = "clamp"  # the texel at the nearer edge
    WRAP = "wrap"  # the texture repeats; only for normalised coordinates
    MIRROR = "mirror"  # the texture repeats, every other time mirrored; only for normalised coordinates
    BORDER = "border"  # zeros


class FilterMode(StrEnum):
    """How a texture is read between its texels."""

    POINT = "point"  # the texel in which the coordinate lies
    LINEAR = "linear"  # the mean of the 2, 4 or 8 nearest texels, weighted by their distances


ELEMENTS = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "float16", "float32")  # of a texel
CHANNELS = (1, 2, 4)  # a texel has one of these numbers of elements
FRACTION_BITS = 8  # the weight of linear filtering has this many bits behind the point (programming guide, 20.2)
REPEATING = frozenset({AddressMode.WRAP, AddressMode.MIRROR})


def element_bytes(element: str) -> int:
    """Return the bytes of one of `ELEMENTS`.

    Example:
        >>> [element_bytes(element) for element in ("int8", "uint16", "float32")]
        [1, 2, 4]
    """
    return int(element.lstrip("uintfloa")) // 8


@dataclass(frozen=True, slots=True, kw_only=True)
class TextureView:
    """A texture or a surface on an array."""

    name: str  # what it is called among the arguments of the kernel
    array: str
    element: str  # the type of an element, one of `ELEMENTS`
    channels: int  # elements of a texel, one of `CHANNELS`
    extent: tuple[int, ...]  # texels along x, and y and z where it has them
    layers: int = 0  # the number of layers, each of `extent`; 0 where it is not layered
    place: TexelPlace = TexelPlace.ARRAY  # where the GPU keeps the texels
    address: tuple[AddressMode, ...] = ()  # the mode along each axis
    filter: FilterMode = FilterMode.POINT
    is_normalized: bool = False  # whether coordinates run from 0 to 1
    reads_fractions: bool = False  # whole numbers are read as floats, from 0 to 1, or from -1 where they have a sign
    is_cube: bool = False  # its layers are the faces of cubes, six of each: +x, -x, +y, -y, +z, -z
    levels: int = 1  # those of a mipmap, which follow each other; `extent` is that of the first
    level_filter: FilterMode = FilterMode.POINT  # between levels
    level_bias: float = 0.0  # is added to the level of detail of a fetch
    first_level: float = 0.0  # it is clamped to these two
    last_level: float = 0.0
    offset_bytes: int = 0  # where in the array the texels begin
    is_surface: bool = False  # it is a surface, which is addressed by bytes along x and never filtered

    @property
    def element_bytes(self) -> int:
        """Bytes of one element.

        Example:
            >>> TextureView(name="img", array="in", element="uint16", channels=4, extent=(64, 32)).element_bytes
            2
        """
        return element_bytes(self.element)

    @property
    def texel_bytes(self) -> int:
        """Bytes of one texel."""
        return self.channels * self.element_bytes

    @property
    def row_bytes(self) -> int:
        """Bytes of a row of texels."""
        return self.extent[0] * self.texel_bytes

    @property
    def shape(self) -> tuple[int, int, int]:
        """Texels along x and y, and along z (the layers where it is layered)."""
        width, height, depth = (*self.extent, 1, 1)[:3]
        return width, height, depth * max(1, self.layers)

    @property
    def size_bytes(self) -> int:
        """Bytes of all texels."""
        width, height, depth = self.shape
        return width * height * depth * self.texel_bytes


def level_of(view: TextureView, number: int) -> TextureView:
    """Return a level of a mipmap, whose extents are halved for each level, and 1 at least; layers are not.

    Example:
        >>> view = TextureView(name="img", array="in", element="float32", channels=1, extent=(8, 2), levels=4)
        >>> level_of(view, 2).extent, level_of(view, 2).offset_bytes
        ((2, 1), 80)
    """
    level = replace(view, levels=1)
    for _ in range(number):
        smaller = tuple(max(1, size // 2) for size in level.extent)
        level = replace(level, extent=smaller, offset_bytes=level.offset_bytes + level.size_bytes)
    return level


def handles(views: Sequence[TextureView]) -> dict[int, TextureView]:
    """Return views by the handles that the engine gives them; a handle beside one, or 0, is none.

    Example:
        >>> view = TextureView(name="img", array="in", element="float32", channels=1, extent=(8, 8))
        >>> [(handle, view.row_bytes) for handle, view in handles([view]).items()]
        [(1048577, 32)]
    """
    return {number << 20 | number: view for number, view in enumerate(views, 1)}


# --- the layout of a CUDA array ---------------------------------------------------------------------------------------

GOB_BYTES, GOB_ROWS = 64, 8  # a CUDA array of several rows is made of pieces of this many bytes by this many rows
PIECE_BYTES, PIECE_ROWS = 16, 2  # a sector of 32 bytes is this many bytes of this many rows

# What does not depend on a size is checked when a kernel file is read; sizes are checked when they are settled.

PITCH_ALIGNMENT = 32
"""A row of a texture in plain memory is a multiple of this many bytes (CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT of
every GPU since 2.0)."""
MOST_LAYERS = 2048
MOST_TEXELS: dict[tuple[int, bool, TexelPlace], tuple[int, ...]] = {
    (1, False, TexelPlace.LINEAR): (1 << 28,),
    (1, False, TexelPlace.ARRAY): (131_072,),
    (1, True, TexelPlace.ARRAY): (32_768,),
    (2, False, TexelPlace.PITCH): (131_072, 65_000),
    (2, False, TexelPlace.ARRAY): (131_072, 65_536),
    (2, True, TexelPlace.ARRAY): (32_768, 32_768),
    (3, False, TexelPlace.ARRAY): (16_384, 16_384, 16_384),
}
"""The most texels along x, y and z, by dimensions, whether there are layers, and place. Older GPUs take fewer.

Source: CUDA C++ Programming Guide 12.9, "Technical Specifications per Compute Capability", 6.0 and later.
"""
MOST_OF_A_SURFACE = (32_768,)  # a surface of one dimension is shorter than a texture (the same table)


def settled_view(view: TextureView, shape: tuple[int, ...]) -> TextureView:
    """Return a view of a kernel file, whose texels along an axis and layers are 1 each, on its array of this shape.

    Example:
        >>> view = TextureView(name="img", array="in", element="float32", channels=1, extent=(1, 1))
        >>> settled_view(view, (4, 8)).extent
        (8, 4)
    """
    shape = shape[:-1] if view.channels > 1 else shape
    extent = tuple(reversed(shape[1:] if view.layers else shape))
    view = replace(view, extent=extent, layers=shape[0] if view.layers else 0)
    most = MOST_TEXELS[len(extent), view.layers > 0, view.place]
    if view.is_surface and len(extent) == 1:
        most = MOST_OF_A_SURFACE
    if view.layers > MOST_LAYERS or any(own > limit for own, limit in zip(extent, most, strict=True)):
        kind = "surface" if view.is_surface else "texture"
        own, limits = (" x ".join(f"{number:,}" for number in numbers) for numbers in (extent, most))
        layers, allowed = "", ""
        if view.layers:
            layers, allowed = f" in {view.layers:,} layers", f" in {MOST_LAYERS:,} layers"
        raise LaunchLimitError(
            f"the {kind} {view.name!r} has {own} texels{layers}, and a GPU takes at most {limits}{allowed}"
        )
    if view.place is TexelPlace.PITCH and view.row_bytes % PITCH_ALIGNMENT:
        raise InputError(
            f"a row of the texture {view.name!r} has {view.row_bytes} bytes, and in plain memory it must have a "
            f"multiple of {PITCH_ALIGNMENT}"
        )
    return view
