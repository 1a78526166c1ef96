"""The arguments of a workload as the parameter block that a launch takes.

The rule: `args` of the kernel file is compared with the compiled kernel, parameter by parameter: their number, the
width of each, and whether it is a pointer. To PTX a pointer is 64 bits; a parameter counts as one where the kernel
converts it to a global address (`cvta.to.global`).
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from warplens.cuda.catalogue import (
    Argument,
    ArrayArgument,
    DType,
    ScalarArgument,
    SizedArray,
    StructArgument,
    TextureArgument,
)
from warplens.cuda.ground.errors import ArgumentsError, suggestion
from warplens.cuda.ground.textures import TextureView, handles
from warplens.cuda.ptx import tree
from warplens.cuda.simt.program.layout import alignment_of, size_of

POINTER_BYTES = WORD_BYTES = 8

FORMATS = {
    DType.INT8: "b", DType.UINT8: "B", DType.INT16: "h", DType.UINT16: "H", DType.INT32: "i", DType.UINT32: "I",
    DType.INT64: "q", DType.UINT64: "Q", DType.FLOAT16: "e", DType.FLOAT32: "f", DType.FLOAT64: "d",
}  # fmt: skip
"""The element types have these `struct` formats; the others are encoded by NumPy."""
CLASSES = tuple(dtype for dtype in DType if not dtype.is_whole and dtype not in (DType.FLOAT32, DType.FLOAT64))
"""Numbers of these types are classes of C++, so that PTX has a struct of their size for them."""

PTX_FORMATS = {
    "u8": "B", "s8": "b", "b8": "B", "u16": "H", "s16": "h", "b16": "H", "u32": "I", "s32": "i", "b32": "I",
    "u64": "Q", "s64": "q", "b64": "Q", "f16": "e", "f32": "f", "f64": "d",
}  # fmt: skip
SIGNED = {"B": "b", "H": "h", "I": "i", "Q": "q"}
"""An unsigned format may mean its signed twin, since NVRTC writes `.u32` for `int` as well."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ParameterBlock:
    """The parameters of a launch, and the array of each pointer by its offset in the block.

    Where a pointer stands, `data` has the number of bytes from the start of its array, mostly 0. `spans` has the first
    first offset of each argument and the one after it. Where the handle of a texture or a surface stands, `textures`
    has its name, and `data` the handle that the engine gives it.
    """

    data: bytes
    pointers: dict[int, str]
    spans: tuple[tuple[int, int], ...] = ()
    textures: dict[int, str] = field(default_factory=dict)

    def words(self, arguments: Iterable[int]) -> tuple[int, ...]:
        """Return the offsets of the 8-byte words that the arguments at these positions lie in."""
        touched = {
            word
            for start, end in (self.spans[position] for position in arguments)
            for word in range(start // WORD_BYTES * WORD_BYTES, end, WORD_BYTES)
        }
        return tuple(sorted(touched))


def with_addresses(data: bytes, pointers: Mapping[int, str], addresses: Mapping[str, int]) -> bytes:
    """Return a parameter block with the addresses of its arrays."""
    block = bytearray(data)
    for position, name in pointers.items():
        end = position + POINTER_BYTES
        block[position:end] = (addresses[name] + int.from_bytes(block[position:end], "little")).to_bytes(8, "little")
    return bytes(block)


def with_handles(data: bytes, textures: Mapping[int, str], handles: Mapping[str, int]) -> bytes:
    """Return a parameter block with the handles that a card gives to its textures and surfaces."""
    block = bytearray(data)
    for position, name in textures.items():
        block[position : position + POINTER_BYTES] = handles[name].to_bytes(POINTER_BYTES, "little")
    return bytes(block)


def pack_arguments(
    entry: tree.Function, arguments: Sequence[Argument], *, kernel: str, textures: Sequence[TextureView] = ()
) -> ParameterBlock:
    """Lay the arguments out as the parameters of `entry` require; `textures` are those that they may name.

    Raises:
        ArgumentsError: they do not fit: count, width, pointer against number, or a number that its type cannot hold.
    """
    parameters = entry.parameters
    if len(parameters) != len(arguments):
        listed = ", ".join(_kind(parameter) for parameter in parameters) or "none"
        raise ArgumentsError(
            f"`args` of {kernel} has {_count(len(arguments), 'entry', 'entries')}, but the compiled kernel takes "
            f"{_count(len(parameters), 'parameter', 'parameters')} ({listed})"
        )
    addressed = set(_addressed(entry))
    data = b""
    pointers: dict[int, str] = {}
    named = {view.name: handle for handle, view in handles(textures).items()}
    views: dict[int, str] = {}
    spans: list[tuple[int, int]] = []
    for position, (parameter, argument) in enumerate(zip(parameters, arguments, strict=True)):
        data += bytes(-len(data) % alignment_of(parameter))
        start = len(data)
        where = f"`args[{position}]` of {kernel}"
        match argument:
            case ArrayArgument(name=name, offset_bytes=offset_bytes):
                if _size(parameter) != POINTER_BYTES or _is_struct(parameter) or parameter.type[0] == "f":
                    raise ArgumentsError(f"{where} is the array {name!r}, but the parameter is {_kind(parameter)}")
                pointers[len(data)] = name
                data += offset_bytes.to_bytes(POINTER_BYTES, "little")
            case TextureArgument(name=name):
                if _size(parameter) != POINTER_BYTES or _is_struct(parameter) or parameter.type[0] == "f":
                    raise ArgumentsError(f"{where} is the texture {name!r}, but the parameter is {_kind(parameter)}")
                views[len(data)] = name
                data += named[name].to_bytes(POINTER_BYTES, "little")
            case ScalarArgument(dtype=dtype) if (
                dtype in CLASSES and _is_struct(parameter) and _size(parameter) == dtype.itemsize
            ):
                data += _typed(argument, dtype, where)
            case ScalarArgument():
                if _is_struct(parameter):
                    raise ArgumentsError(
                        f"{where} is the number {argument.name!r}, but the parameter is {_kind(parameter)}"
                    )
                if (parameter.name, 0) in addressed and argument.value != 0:  # 0 is the null pointer
                    raise ArgumentsError(
                        f"{where} is the number {argument.name!r}, but the kernel uses the parameter as a pointer"
                    )
                data += _scalar(argument, PTX_FORMATS[parameter.type], parameter, where)
            case StructArgument():
                packed, inside, _ = _struct(argument, where)
                packed += bytes(
                    -len(packed) % alignment_of(parameter)
                )  # a struct with `alignas` ends at a multiple of it
                if not _is_struct(parameter) or len(packed) != _size(parameter):
                    raise ArgumentsError(
                        f"{where} is a struct of {len(packed)} bytes, but the parameter is {_kind(parameter)}"
                    )
                pointers.update({len(data) + offset: name for offset, name in inside.items()})
                data += packed
        spans.append((start, len(data)))
    return ParameterBlock(data=data, pointers=pointers, spans=tuple(spans), textures=views)


def check_variables(module: tree.Module, arrays: Sequence[SizedArray], *, kernel: str) -> None:
    """Check that the arrays that are variables of the kernel file are there, with the same number of bytes.

    Raises:
        ArgumentsError: they are not.
    """
    sizes = {
        item.name: size_of(item)
        for item in module.items
        if isinstance(item, tree.Variable) and item.space in (tree.Space.CONST, tree.Space.GLOBAL)
    }
    for array in arrays:
        if not array.is_variable:
            continue
        if array.name not in sizes:
            hint = suggestion(array.name, sizes) if sizes else "; it has none"
            raise ArgumentsError(f"the compiled kernel {kernel} uses no variable {array.name!r}{hint}")
        if sizes[array.name] != array.size_bytes:
            raise ArgumentsError(
                f"the variable {array.name!r} of {kernel} has {sizes[array.name]} bytes, and its dtype and shape give "
                f"{array.size_bytes}"
            )


def _scalar(argument: ScalarArgument, code: str, parameter: tree.Variable, where: str) -> bytes:
    """Encode a number in the width of its parameter; a stated type must agree with that."""
    if argument.dtype is not None:
        stated = FORMATS.get(argument.dtype)
        if stated is None or struct.calcsize(stated) != struct.calcsize(code) or (stated in "efd") != (code in "efd"):
            raise ArgumentsError(f"{where} is given as {argument.dtype}, but the parameter is {_kind(parameter)}")
        code = stated
    return _encoded(argument, code, where)


def _encoded(argument: ScalarArgument, code: str, where: str) -> bytes:
    value = argument.value
    if code not in "efd":
        if value != int(value):
            raise ArgumentsError(f"{where}: {argument.name} is {value}, but the parameter is a whole number")
        value = int(value)
        code = SIGNED[code] if value < 0 and code in SIGNED else code
    try:
        return struct.pack(f"<{code}", value)
    except (struct.error, OverflowError):
        raise ArgumentsError(
            f"{where}: {argument.name} is {value}, which does not fit in {8 * struct.calcsize(code)} bits"
        ) from None


def _typed(argument: ScalarArgument, dtype: DType, where: str) -> bytes:
    """Encode a number in its own type."""
    if dtype in FORMATS:
        return _encoded(argument, FORMATS[dtype], where)
    with np.errstate(all="ignore"):
        number = np.asarray(argument.value).astype(dtype)
    if math.isfinite(argument.value) and not np.isfinite(number):
        raise ArgumentsError(f"{where}: {argument.name} is {argument.value}, which does not fit in {dtype}")
    return number.tobytes()


def _struct(argument: StructArgument, where: str) -> tuple[bytes, dict[int, str], int]:
    """Lay out a struct as C does, and return its bytes, its pointers and its alignment.

    Each field lies at a multiple of its alignment, and the whole is a multiple of the largest.
    """
    data = b""
    pointers: dict[int, str] = {}
    largest = argument.align
    for part in argument.fields:
        inside: dict[int, str] = {}
        if isinstance(part, StructArgument):
            packed, inside, align = _struct(part, where)
        elif isinstance(part, ScalarArgument):
            dtype = part.dtype or DType.INT32
            packed = _typed(part, dtype, where)
            align = len(packed)
        elif isinstance(part, TextureArgument):
            raise ArgumentsError(
                f"{where}: the texture {part.name!r} is an argument of its own, not a field of a struct"
            )
        else:
            inside, align = {0: part.name}, POINTER_BYTES
            packed = part.offset_bytes.to_bytes(POINTER_BYTES, "little")
        data += bytes(-len(data) % align)
        pointers.update({len(data) + offset: name for offset, name in inside.items()})
        data += packed
        largest = max(largest, align)
    return data + bytes(-len(data) % largest), pointers, largest


def _addressed(entry: tree.Function) -> Iterator[tuple[str, int]]:
    """Iterate over the (parameter, offset) pairs whose value the kernel converts to a global address."""
    loaded: dict[str, tuple[str, int]] = {}
    for statement in entry.body or ():
        if not isinstance(statement, tree.Instruction):
            continue
        match statement.operands:
            case (tree.Register(name), tree.Address(tree.Symbol(parameter), offset)) if statement.opcode == "ld":
                loaded[name] = (parameter, offset)
            case (_, tree.Register(name)) if statement.opcode == "cvta" and name in loaded:
                yield loaded[name]


def _is_struct(parameter: tree.Variable) -> bool:
    return bool(parameter.dimensions)


def _size(parameter: tree.Variable) -> int:
    return size_of(parameter) or 0


def _kind(parameter: tree.Variable) -> str:
    if _is_struct(parameter):
        return f"a struct of {_size(parameter)} bytes"
    if parameter.type[0] == "f":
        return f"a {8 * _size(parameter)}-bit floating-point number"
    return (
        "a pointer or 64-bit integer" if _size(parameter) == POINTER_BYTES else f"a {8 * _size(parameter)}-bit integer"
    )


def _count(number: int, singular: str, plural: str) -> str:
    return f"{number} {singular if number == 1 else plural}"
