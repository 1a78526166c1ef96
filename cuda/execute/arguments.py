"""The arguments of a kernel file, or of a program, as the parameter block that a launch takes.

The rule: each parameter lies at its natural alignment; where a pointer stands, the block has the bytes from the start
of its buffer. `args` of the kernel file is compared with the compiled kernel, parameter by parameter: their number, the
width of each, and whether it is a pointer. To PTX a pointer is 64 bits; a parameter counts as one where the kernel
converts it to a global address (`cvta.to.global`).
"""

import dataclasses
import math
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from warplens.cuda.capture.memory import POINTER_BYTES, Allocation, Buffer, buffer_of
from warplens.cuda.capture.value import Capture, Pointer, ProgramOrigin, Texels
from warplens.cuda.catalogue import (
    Argument,
    ArrayArgument,
    DType,
    ScalarArgument,
    SizedArray,
    StructArgument,
    TextureArgument,
)
from warplens.cuda.execute.captured import entry_of
from warplens.cuda.ground.errors import ArgumentsError, suggestion
from warplens.cuda.ground.textures import TextureView, handles
from warplens.cuda.ptx import tree
from warplens.cuda.simt.program.blocks import alignment_of, size_of
from warplens.cuda.simt.program.blocks import parameters as places_of

FORMATS = {  # the element types have these `struct` formats; the others are encoded by NumPy
    DType.INT8: "b", DType.UINT8: "B", DType.INT16: "h", DType.UINT16: "H", DType.INT32: "i", DType.UINT32: "I",
    DType.INT64: "q", DType.UINT64: "Q", DType.FLOAT16: "e", DType.FLOAT32: "f", DType.FLOAT64: "d",
}  # fmt: skip
CLASSES = tuple(dtype for dtype in DType if not dtype.is_whole and dtype not in (DType.FLOAT32, DType.FLOAT64))
"""Numbers of these types are classes of C++, so that PTX has a struct of their size for them."""

PTX_FORMATS = {
    "u8": "B", "s8": "b", "b8": "B", "u16": "H", "s16": "h", "b16": "H", "u32": "I", "s32": "i", "b32": "I",
    "u64": "Q", "s64": "q", "b64": "Q", "f16": "e", "f32": "f", "f64": "d",
}  # fmt: skip
SIGNED = {"B": "b", "H": "h", "I": "i", "Q": "q"}  # what unsigned formats may mean: NVRTC writes `.u32` for `int`, too


@dataclass(frozen=True, slots=True, kw_only=True)
class ParameterBlock:
    """The parameters of a launch, and the array of each pointer by its offset in the block.

    Where a pointer stands, `data` has the number of bytes from the start of its array, mostly 0; where the handle of a
    texture or a surface stands, the handle that the engine gives it.
    """

    data: bytes
    pointers: dict[int, str]
    spans: tuple[tuple[int, int], ...] = ()  # the first offset of each argument and the one after it
    textures: dict[int, str] = field(default_factory=dict)  # the names by the offsets of their handles

    def words(self, arguments: Iterable[int]) -> tuple[int, ...]:
        """Return the offsets of the 8-byte words that the arguments at these positions lie in."""
        touched = {
            word
            for start, end in (self.spans[position] for position in arguments)
            for word in range(start // POINTER_BYTES * POINTER_BYTES, end, POINTER_BYTES)
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
    """Return a parameter block with the handles that a GPU gives to its textures and surfaces."""
    block = bytearray(data)
    for position, name in textures.items():
        block[position : position + POINTER_BYTES] = handles[name].to_bytes(POINTER_BYTES, "little")
    return bytes(block)


class _Piece(NamedTuple):
    """The bytes of an argument, with the arrays of its pointers by their offsets."""

    data: bytes
    pointers: Mapping[int, str] = {}
    texture: str = ""
    align: int = 1


def _block_of(entry: tree.Function, pieces: Iterable[_Piece]) -> ParameterBlock:
    """Return the block of an entry's parameters, each at its natural alignment.

    Source: CUDA C++ Programming Guide 12.9, 4.5.5 (parameters of kernels).
    """
    data, spans = b"", list[tuple[int, int]]()
    pointers: dict[int, str] = {}
    textures: dict[int, str] = {}
    for placed, piece in zip(places_of(entry.parameters).values(), pieces, strict=True):
        start = placed.offset
        data += bytes(start - len(data)) + piece.data
        spans.append((start, len(data)))
        pointers |= {start + at: name for at, name in piece.pointers.items()}
        if piece.texture:
            textures[start] = piece.texture
    return ParameterBlock(data=data, pointers=pointers, spans=tuple(spans), textures=textures)


# Arguments of a kernel file.


def pack_arguments(
    entry: tree.Function, arguments: Sequence[Argument], *, kernel: str, textures: Sequence[TextureView] = ()
) -> ParameterBlock:
    """Lay the arguments out as the parameters of `entry` require; `textures` are those that they may name."""
    parameters = entry.parameters
    if len(parameters) != len(arguments):
        listed = ", ".join(_kind(parameter) for parameter in parameters) or "none"
        raise ArgumentsError(
            f"`args` of {kernel} has {_count(len(arguments), 'entry', 'entries')}, but the compiled kernel takes "
            f"{_count(len(parameters), 'parameter', 'parameters')} ({listed})"
        )
    addressed = {name for name, offset in _addressed(entry) if not offset}
    named = {view.name: handle for handle, view in handles(textures).items()}
    pieces = (
        _piece(parameter, argument, f"`args[{position}]` of {kernel}", named, is_addressed=parameter.name in addressed)
        for position, (parameter, argument) in enumerate(zip(parameters, arguments, strict=True))
    )
    return _block_of(entry, pieces)


def _piece(
    parameter: tree.Variable, argument: Argument, where: str, named: Mapping[str, int], *, is_addressed: bool
) -> _Piece:
    """Return the bytes of an argument; `named` has the handles of textures."""
    is_word = _size(parameter) == POINTER_BYTES and not _is_struct(parameter) and parameter.type[0] != "f"
    match argument:
        case ArrayArgument(name=name):
            if not is_word:
                raise ArgumentsError(f"{where} is the array {name!r}, but the parameter is {_kind(parameter)}")
            return _pointer(argument)
        case TextureArgument(name=name):
            if not is_word:
                raise ArgumentsError(f"{where} is the texture {name!r}, but the parameter is {_kind(parameter)}")
            return _Piece(named[name].to_bytes(POINTER_BYTES, "little"), texture=name)
        case ScalarArgument(dtype=dtype) if (
            dtype in CLASSES and _is_struct(parameter) and _size(parameter) == dtype.itemsize
        ):
            return _Piece(_typed(argument, dtype, where))
        case ScalarArgument():
            if _is_struct(parameter):
                raise ArgumentsError(
                    f"{where} is the number {argument.name!r}, but the parameter is {_kind(parameter)}"
                )
            if is_addressed and argument.value != 0:  # 0 is the null pointer
                raise ArgumentsError(
                    f"{where} is the number {argument.name!r}, but the kernel uses the parameter as a pointer"
                )
            return _Piece(_scalar(argument, PTX_FORMATS[parameter.type], parameter, where))
        case StructArgument():
            piece = _struct(argument, where)
            data = piece.data + bytes(-len(piece.data) % alignment_of(parameter))  # `alignas` pads a struct to its end
            if not _is_struct(parameter) or len(data) != _size(parameter):
                raise ArgumentsError(
                    f"{where} is a struct of {len(data)} bytes, but the parameter is {_kind(parameter)}"
                )
            return piece._replace(data=data)


def _pointer(argument: ArrayArgument) -> _Piece:
    data = argument.offset_bytes.to_bytes(POINTER_BYTES, "little")
    return _Piece(data, {0: argument.name}, align=POINTER_BYTES)


def check_variables(module: tree.Module, arrays: Sequence[SizedArray], *, kernel: str) -> None:
    """Check that the arrays that are variables of the kernel file are there, with the same number of bytes."""
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
    if dtype in FORMATS:
        return _encoded(argument, FORMATS[dtype], where)
    with np.errstate(all="ignore"):
        number = np.asarray(argument.value).astype(dtype)
    if math.isfinite(argument.value) and not np.isfinite(number):
        raise ArgumentsError(f"{where}: {argument.name} is {argument.value}, which does not fit in {dtype}")
    return number.tobytes()


def _struct(argument: StructArgument, where: str) -> _Piece:
    """Lay out a struct as C does: each field lies at a multiple of its alignment, the whole is one of the largest."""
    data, largest = b"", argument.align
    pointers: dict[int, str] = {}
    for part in argument.fields:
        match part:
            case StructArgument():
                piece = _struct(part, where)
            case ScalarArgument():
                number = _typed(part, part.dtype or DType.INT32, where)
                piece = _Piece(number, align=len(number))
            case TextureArgument():
                raise ArgumentsError(
                    f"{where}: the texture {part.name!r} is an argument of its own, not a field of a struct"
                )
            case _:
                piece = _pointer(part)
        data += bytes(-len(data) % piece.align)
        pointers |= {len(data) + at: name for at, name in piece.pointers.items()}
        data += piece.data
        largest = max(largest, piece.align)
    return _Piece(data + bytes(-len(data) % largest), pointers, align=largest)


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


# Arguments that a program passes.


class _Buffers:
    """The buffers of a launch, one for each allocation, named when they are needed; those `known` without a name are
    what else addresses lead to.
    """

    def __init__(self, known: Iterable[Buffer]) -> None:
        known = tuple(known)
        self._variables = {buffer.name: buffer for buffer in known if buffer.name}
        self._further = [buffer for buffer in known if not buffer.name]
        self._names = {id(buffer.contents): name for name, buffer in self._variables.items()}
        self._buffers: dict[str, Buffer] = {}

    def name_of(self, allocation: Allocation, name: str) -> str:
        """Return the name of the buffer of an allocation; a new one is called `name`, if no variable is."""
        own = f"{name} (argument)" if name in self._variables else name
        known = self._names.setdefault(id(allocation), own)
        if known not in self._variables:
            self._buffers.setdefault(known, buffer_of(known, allocation))
        return known

    def note(self, name: str, pointer: Pointer) -> None:
        """Note the array that a program knows in a buffer."""
        buffers = self._variables if name in self._variables else self._buffers
        shape = tuple(map(int, pointer.shape))
        buffers[name] = replace(buffers[name], dtype=pointer.dtype, shape=shape, offset_bytes=pointer.offset_bytes)

    @property
    def all(self) -> tuple[Buffer, ...]:
        """The buffers: those of arguments, variables, and the further ones."""
        further = (
            replace(buffer, name=f"memory {number}")
            for number, buffer in enumerate(self._further)
            if id(buffer.contents) not in self._names
        )
        return (*self._buffers.values(), *self._variables.values(), *further)


def laid_out(capture: Capture) -> Capture:
    """Return a capture of one launch with its parameter block, and with all buffers that the block leads to;
    `ArgumentsError` if there are too few or too many arguments, or one has another width than its parameter.

    There is one buffer for each allocation: a variable has its own name, and what several arguments point into is
    named after the first of these parameters.
    """
    launch = capture.launch
    if launch.parameters is not None:
        return capture
    entry, where = entry_of(capture), capture.code.kernel
    if isinstance(capture.origin, ProgramOrigin):
        place = capture.origin.launched_at
        where = f"{place.file}:{place.line}: {where}"
    if len(entry.parameters) != len(launch.arguments):
        raise ArgumentsError(
            f"{where} is launched with {len(launch.arguments)} arguments, but its compiled kernel has "
            f"{len(entry.parameters)} parameters"
        )
    buffers, views = _Buffers(capture.buffers), list[TextureView]()
    pieces = []
    for position, (parameter, argument) in enumerate(zip(entry.parameters, launch.arguments, strict=True)):
        is_named = position < len(launch.names)  # else nvcc puts the kernel's symbol before the number
        own_name = launch.names[position] if is_named else parameter.name.removeprefix(f"{capture.code.symbol}_")
        match argument:
            case Pointer(allocation=allocation, offset_bytes=offset):
                name = buffers.name_of(allocation, own_name)
                if argument.dtype:
                    buffers.note(name, argument)
                piece, what = _Piece(offset.to_bytes(POINTER_BYTES, "little"), {0: name}), "a pointer"
            case Texels(allocation=allocation, view=view):
                array = buffers.name_of(allocation, own_name)
                views.append(dataclasses.replace(view, name=own_name, array=array))
                # the number that `handles` gives it
                piece, what = _Piece(len(views).to_bytes(POINTER_BYTES, "little")), "a texture or a surface"
            case _:
                piece, what = _Piece(argument.data), f"a number of type {argument.dtype}"
        if len(piece.data) != _size(parameter):
            raise ArgumentsError(
                f"{where}: argument {position} is {what} of {len(piece.data)} bytes, but the parameter has "
                f"{_size(parameter)}"
            )
        pieces.append(piece)
    block = _block_of(entry, pieces)
    done = replace(launch, parameters=block.data, pointers=block.pointers, textures=handles(views))
    return dataclasses.replace(capture, buffers=buffers.all, steps=(done,))
