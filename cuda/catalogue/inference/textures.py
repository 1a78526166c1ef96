"""Textures and surfaces of the host code: CUDA arrays, what is copied into them, and the objects that are made of them.

The rule: an object says all that the front matter of a view needs, or in one sentence why there is none.

Source: CUDA C++ Programming Guide 12.9, 3.2.14 "Texture and Surface Memory"; the numbers of the enumerations are those
of `driver_types.h`, `texture_types.h` and `surface_types.h` of CUDA 12.9.
"""

from __future__ import annotations

from warplens.cuda.catalogue.inference import arithmetic
from warplens.cuda.catalogue.inference.evaluation import evaluate, template_argument
from warplens.cuda.catalogue.inference.known_functions import SUCCESS, copy_contents, known
from warplens.cuda.catalogue.inference.literals import CONSTANTS
from warplens.cuda.catalogue.inference.places import at_first
from warplens.cuda.catalogue.inference.run import Run, last_name
from warplens.cuda.catalogue.inference.values import (
    UNKNOWN,
    Buffer,
    Cell,
    Number,
    Place,
    Pointer,
    Struct,
    Texels,
    TypeName,
    Value,
    View,
    whole,
)
from warplens.cuda.source.parsing import Node
from warplens.cuda.textures import AddressMode, FilterMode, TexelPlace

_ADDRESSES = (AddressMode.WRAP, AddressMode.CLAMP, AddressMode.MIRROR, AddressMode.BORDER)
_ARRAY, _MIPMAPPED, _LINEAR, _PITCH = range(4)
_LAYERED, _CUBEMAP = 1, 4
_ELEMENTS = {
    (8, 0): "char", (8, 1): "unsigned char", (16, 0): "short", (16, 1): "unsigned short", (32, 0): "int",
    (32, 1): "unsigned int", (16, 2): "half", (32, 2): "float",
}  # fmt: skip
"""The type of an element by its bits and by its kind: signed, unsigned, float."""
_VECTORS = {
    "char": "char", "unsigned char": "uchar", "short": "short", "unsigned short": "ushort", "int": "int",
    "unsigned int": "uint", "half": "half", "float": "float",
}  # fmt: skip
CONSTANTS.update({
    name: whole(number)
    for names in (
        ("cudaChannelFormatKindSigned", "cudaChannelFormatKindUnsigned", "cudaChannelFormatKindFloat"),
        ("cudaAddressModeWrap", "cudaAddressModeClamp", "cudaAddressModeMirror", "cudaAddressModeBorder"),
        ("cudaFilterModePoint", "cudaFilterModeLinear"),
        ("cudaReadModeElementType", "cudaReadModeNormalizedFloat"),
        tuple(f"cudaResourceType{kind}" for kind in ("Array", "MipmappedArray", "Linear", "Pitch2D")),
        ("cudaArrayDefault", "cudaArrayLayered", "cudaArraySurfaceLoadStore", "", "cudaArrayCubemap"),
    )
    for number, name in enumerate(names)
    if name
})  # fmt: skip


@known("cudaCreateChannelDesc")
def _channels(run: Run, node: Node, arguments: list[Node]) -> Value:
    function = node.child_by_field_name("function")
    given = function.child_by_field_name("arguments") if function is not None else None
    if given is not None and given.named_children:
        element = template_argument(run, given.named_children[0])
        return Struct("cudaChannelFormatDesc", {"element": Cell(element)})
    members = zip(("x", "y", "z", "w", "f"), arguments, strict=False)
    return Struct("cudaChannelFormatDesc", {name: Cell(evaluate(run, child)) for name, child in members})


@known("cudaMallocArray")
def _array(run: Run, node: Node, arguments: list[Node]) -> Value:
    values = [evaluate(run, child) for child in arguments]
    if len(values) >= 3:
        height = values[3] if len(values) > 3 else whole(0)
        _allocate(run, node, values[0], values[1], (values[2], height, whole(0)), _flags(values[4:]))
    return SUCCESS


@known("cudaMalloc3DArray")
def _array_of_layers(run: Run, node: Node, arguments: list[Node]) -> Value:
    values = [evaluate(run, child) for child in arguments]
    if len(values) >= 3:
        sizes = tuple(_member(values[2], name) for name in ("width", "height", "depth"))
        _allocate(run, node, values[0], values[1], sizes, _flags(values[3:]))
    return SUCCESS


@known("cudaMallocMipmappedArray")
def _mipmaps(run: Run, node: Node, arguments: list[Node]) -> Value:
    del node
    for child in arguments:
        evaluate(run, child)
    return SUCCESS


def _flags(values: list[Value]) -> int:
    return int(values[0].value) if values and isinstance(values[0], Number) else 0


def _allocate(run: Run, node: Node, target: Value, channels: Value, sizes: tuple[Value, ...], flags: int) -> None:  # noqa: PLR0917 - the parts of one call
    if not isinstance(target, Place):
        return
    buffer = run.new_buffer(target.cell.name, _element(channels), None, node)
    buffer.on_device = True
    is_layered = bool(flags & _LAYERED)
    extents = [size for size in sizes if not (isinstance(size, Number) and size.value == 0)]
    layers = extents.pop() if is_layered and extents else None
    buffer.texels = Texels(
        extents=tuple(extents),
        layers=layers,
        refused="cube maps, which are read along a direction, are not executed" if flags & _CUBEMAP else "",
    )
    target.cell.value = Pointer(buffer, buffer.element)


def _element(channels: Value) -> str:
    """Return the C++ type of a texel, "" where it is not known."""
    if isinstance(channels, Place):
        channels = channels.cell.value
    given = _member(channels, "element")
    if isinstance(given, TypeName):
        return given.name
    bits = [_number(_member(channels, name)) for name in "xyzw"]
    element = _ELEMENTS.get((bits[0], _number(_member(channels, "f"))), "")
    count = sum(one > 0 for one in bits)
    return f"{_VECTORS[element]}{count}" if element and count > 1 else element


def _member(value: Value, *names: str) -> Value:
    """Return a member of a member of an object, UNKNOWN where there is none."""
    for name in names:
        if isinstance(value, Place):
            value = value.cell.value
        if not isinstance(value, Struct) or name not in value.members:
            return UNKNOWN
        value = value.members[name].value
    return value


def _number(value: Value, default: int = 0) -> int:
    return int(value.value) if isinstance(value, Number) else default


@known("cudaMemcpyToArray", "cudaMemcpyToArrayAsync", "cudaMemcpy2DToArray", "cudaMemcpy2DToArrayAsync")
def _fill(run: Run, _: Node, arguments: list[Node]) -> Value:
    values = [at_first(run, evaluate(run, child)) for child in arguments]
    if len(values) > 3:
        copy_contents(values[0], values[3])
    return SUCCESS


@known("cudaMemcpyFromArray", "cudaMemcpy2DFromArray", "cudaMemcpyFromArrayAsync", "cudaMemcpy2DFromArrayAsync")
def _read_back(run: Run, node: Node, arguments: list[Node]) -> Value:
    values = [at_first(run, evaluate(run, child)) for child in arguments]
    at = 2 if "2D" in last_name(node.child_by_field_name("function")) else 1
    if len(values) > at:
        copy_contents(values[0], values[at])
    return SUCCESS


@known("cudaMemcpy3D", "cudaMemcpy3DAsync")
def _copy(run: Run, _: Node, arguments: list[Node]) -> Value:
    asked = evaluate(run, arguments[0]) if arguments else UNKNOWN
    ends = [
        next(
            (
                at_first(run, one)
                for one in (_member(asked, *names) for names in ways)
                if isinstance(one, Pointer | Buffer)
            ),
            UNKNOWN,
        )
        for ways in ((("dstArray",), ("dstPtr", "ptr")), (("srcArray",), ("srcPtr", "ptr")))
    ]
    copy_contents(ends[0], ends[1])
    return SUCCESS


@known("make_cudaPitchedPtr")
def _pitched(run: Run, _: Node, arguments: list[Node]) -> Value:
    members = zip(("ptr", "pitch", "xsize", "ysize"), arguments, strict=False)
    return Struct("cudaPitchedPtr", {name: Cell(evaluate(run, child)) for name, child in members})


@known("cudaCreateTextureObject")
def _texture(run: Run, _: Node, arguments: list[Node]) -> Value:
    values = [evaluate(run, child) for child in arguments]
    if len(values) >= 3 and isinstance(values[0], Place):
        changed = len(values) > 3 and isinstance(values[3], Place)
        values[0].cell.value = _object(values[1], values[2], has_other_view=changed)
    return SUCCESS


@known("cudaCreateSurfaceObject")
def _surface(run: Run, _: Node, arguments: list[Node]) -> Value:
    values = [evaluate(run, child) for child in arguments]
    if len(values) >= 2 and isinstance(values[0], Place):
        values[0].cell.value = _object(values[1], None)
    return SUCCESS


def _object(resource: Value, described: Value | None, *, has_other_view: bool = False) -> Value:
    """Return the object of a resource; `described` is how a texture is read, None for a surface."""
    kind = _number(_member(resource, "resType"))
    refused = "a view of its resource reads it in another way" if has_other_view else ""
    if kind == _MIPMAPPED:
        return View(buffer=None, extents=(), refused="mipmaps, textures in several sizes, are not executed")
    layers: Value | None = None
    if kind == _ARRAY:
        place, held = TexelPlace.ARRAY, _member(resource, "res", "array", "array")
        texels = held.buffer.texels if isinstance(held, Pointer) else None
        if texels is None:
            return UNKNOWN
        extents, layers, refused = texels.extents, texels.layers, texels.refused or refused
        element = held.buffer.element if isinstance(held, Pointer) else ""
    else:
        place, of = (TexelPlace.LINEAR, "linear") if kind == _LINEAR else (TexelPlace.PITCH, "pitch2D")
        held = _member(resource, "res", of, "devPtr")
        element = _element(_member(resource, "res", of, "desc"))
        extents = tuple(_member(resource, "res", of, name) for name in ("width", "height"))
        if kind == _LINEAR:
            extents = (_member(resource, "res", of, "sizeInBytes"),)
    if not isinstance(held, Pointer):
        return UNKNOWN
    if described is None:
        return View(
            buffer=held.buffer, element=element, extents=extents, layers=layers, place=place, is_surface=True,
            refused=refused,
        )  # fmt: skip
    is_normalized = _number(_member(described, "normalizedCoords")) != 0
    return View(
        buffer=held.buffer,
        element=element,
        offset=held.offset,
        extents=extents,
        layers=layers,
        place=place,
        address=_addresses(_member(described, "addressMode"), len(extents), is_normalized=is_normalized),
        filter=FilterMode.LINEAR if _number(_member(described, "filterMode")) else FilterMode.POINT,
        is_normalized=is_normalized,
        reads_fractions=_number(_member(described, "readMode")) != 0,
        refused=refused,
    )


def _addresses(modes: Value, count: int, *, is_normalized: bool) -> tuple[AddressMode, ...]:
    """Return the address mode of each axis: without normalised coordinates a texture does not repeat, it clamps.

    Source: CUDA C++ Programming Guide 12.9, 3.2.14.1.1 "Texture Object API".
    """
    cells = modes.cells if isinstance(modes, Buffer) else {}
    numbers = [_number(cells[axis].value) if axis in cells else 0 for axis in range(count)]
    found = [_ADDRESSES[number] if 0 <= number < len(_ADDRESSES) else AddressMode.CLAMP for number in numbers]
    repeating = (AddressMode.WRAP, AddressMode.MIRROR)
    return tuple(AddressMode.CLAMP if one in repeating and not is_normalized else one for one in found)


def elements_in(size_bytes: Value, each: int) -> Value:
    """Return the number of elements in a number of bytes.

    Example:
        >>> elements_in(whole(64), 4).value
        16
    """
    return arithmetic.binary("/", size_bytes, whole(each))
