"""What a device takes of a launch: its parameter block, and the request that the engine executes.

The rule: wherever a capture comes from, its launch becomes a request here; what is read off the code is kept, since
programs and sweeps launch the same code again and again. In a parameter block each parameter lies at its natural
alignment; where a pointer stands, the block has the bytes from the start of its buffer. `args` of the kernel file is
compared with the compiled kernel, parameter by parameter: their number, the width of each, and whether it is a pointer.
To PTX a pointer is 64 bits; a parameter counts as one where the kernel makes it a global address (`cvta.to.global`).
"""

import math
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import prod
from pathlib import PurePath
from typing import Any, NamedTuple

import numpy as np

from warplens.cuda.capture.memory import POINTER_BYTES
from warplens.cuda.capture.value import Capture, Code, Launch
from warplens.cuda.catalogue import DType, SizedArray, Workload
from warplens.cuda.catalogue.launch_spec import Argument, ArrayArgument, ScalarArgument, StructArgument, TextureArgument
from warplens.cuda.compiler import assembled, compiled
from warplens.cuda.compiler.compiled import CompiledKernel, KernelResources
from warplens.cuda.compiler.machine import ControlFlow, MachineCode
from warplens.cuda.device.legality import NO_CLUSTER, Asked, check_launch, cluster_of
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import ArgumentsError, InputError, LaunchLimitError, suggestion
from warplens.cuda.ground.textures import TextureView, handles
from warplens.cuda.ptx import parser, tree
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.program.blocks import GRID_WORKSPACE_REGISTERS, alignment_of, size_of
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


class Piece(NamedTuple):
    """The bytes of an argument, with the arrays of its pointers by their offsets."""

    data: bytes
    pointers: Mapping[int, str] = {}
    texture: str = ""
    align: int = 1


def block_of(entry: tree.Function, pieces: Iterable[Piece]) -> ParameterBlock:
    r"""Return the block of an entry's parameters, each at its natural alignment.

    Source: CUDA C++ Programming Guide 12.9, 4.5.5 (parameters of kernels).

    Example:
        >>> entry = ".visible .entry k(.param .u32 n, .param .u64 a) { ret; }"
        >>> module = parser.parse_module(f".version 8.0 .target sm_90 .address_size 64 {entry}")
        >>> block_of(module.function("k"), [Piece(b"\1\0\0\0"), Piece(bytes(8), {0: "a"})]).spans
        ((0, 4), (8, 16))
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
    named = {view.name: handle for handle, view in handles(textures).items()} if textures else {}
    pieces = (
        _piece(parameter, argument, f"`args[{position}]` of {kernel}", named, is_addressed=parameter.name in addressed)
        for position, (parameter, argument) in enumerate(zip(parameters, arguments, strict=True))
    )
    return block_of(entry, pieces)


def _piece(
    parameter: tree.Variable, argument: Argument, where: str, named: Mapping[str, int], *, is_addressed: bool
) -> Piece:
    """Return the bytes of an argument; `named` has the handles of textures."""
    is_word = _size(parameter) == POINTER_BYTES and not _is_struct(parameter) and parameter.type[0] != "f"
    match argument:
        case ArrayArgument(name=name) | TextureArgument(name=name) if not is_word:
            what = "array" if isinstance(argument, ArrayArgument) else "texture"
            raise ArgumentsError(f"{where} is the {what} {name!r}, but the parameter is {_kind(parameter)}")
        case ArrayArgument():
            return _pointer(argument)
        case TextureArgument(name=name):
            return Piece(named[name].to_bytes(POINTER_BYTES, "little"), texture=name)
        case ScalarArgument(dtype=dtype) if (
            dtype in CLASSES and _is_struct(parameter) and _size(parameter) == dtype.itemsize
        ):
            return Piece(_typed(argument, dtype, where))
        case ScalarArgument():
            if _is_struct(parameter):
                raise ArgumentsError(
                    f"{where} is the number {argument.name!r}, but the parameter is {_kind(parameter)}"
                )
            if is_addressed and argument.value != 0:  # 0 is the null pointer
                raise ArgumentsError(
                    f"{where} is the number {argument.name!r}, but the kernel uses the parameter as a pointer"
                )
            return Piece(_scalar(argument, PTX_FORMATS[parameter.type], parameter, where))
        case StructArgument():
            piece = _struct(argument, where)
            data = piece.data + bytes(-len(piece.data) % alignment_of(parameter))  # `alignas` pads a struct to its end
            if not _is_struct(parameter) or len(data) != _size(parameter):
                raise ArgumentsError(
                    f"{where} is a struct of {len(data)} bytes, but the parameter is {_kind(parameter)}"
                )
            return piece._replace(data=data)


def _pointer(argument: ArrayArgument) -> Piece:
    data = argument.offset_bytes.to_bytes(POINTER_BYTES, "little")
    return Piece(data, {0: argument.name}, align=POINTER_BYTES)


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


def _struct(argument: StructArgument, where: str) -> Piece:
    """Lay out a struct as C does: each field lies at a multiple of its alignment, the whole is one of the largest."""
    data, largest = b"", argument.align
    pointers: dict[int, str] = {}
    for part in argument.fields:
        match part:
            case StructArgument():
                piece = _struct(part, where)
            case ScalarArgument():
                number = _typed(part, part.dtype or DType.INT32, where)
                piece = Piece(number, align=len(number))
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
    return Piece(data + bytes(-len(data) % largest), pointers, align=largest)


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


# The request of a launch, and what its machine code takes and says.

KEPT_CODES = KEPT_MODULES = 64  # parsed code of this many kernels is kept: programs repeat their launches
KEPT_RESOURCES = 256  # kernels whose resources are kept, since each point of a kernel asks for them


def entry_of(capture: Capture) -> tree.Function:
    """Return the entry of a capture with one kernel."""
    code = capture.code
    try:
        return parsed(code.ptx).function(code.symbol)
    except KeyError:
        raise InputError(f"the PTX of the kept launch of {code.kernel} has no entry {code.symbol!r}") from None


parsed = lru_cache(maxsize=KEPT_MODULES)(parser.parse_module)


@lru_cache(maxsize=256)
def file_name_of(path: str) -> str:
    """Return the name of the file of a kernel for messages, where it stands before a line."""
    return PurePath(path).name


def request_of(
    capture: Capture,
    spec: GpuSpec,
    *,
    limit: int,  # the most warp instructions that a block may execute
    arrays: Mapping[str, np.ndarray] | None = None,  # buffers on which the engine may work, by default where they are
    is_hurried: bool = False,  # it is translated in little time at first, and its code kept for other processes
) -> LaunchRequest:
    """Return the request of a laid-out capture of one launch; `LaunchLimitError` if no GPU launches as many blocks."""
    code, launch = capture.code, capture.launch
    return LaunchRequest(
        module=parsed(code.ptx),
        symbol=code.symbol,
        file_name=file_name_of(capture.path),
        block=launch.block,
        grid=launch.grid,
        cluster=cluster_of(dict(entry_of(capture).directives), launch.cluster),
        parameters=launch.parameters or b"",
        pointers=launch.pointers,
        arrays={buffer.name: buffer.data for buffer in capture.buffers} if arrays is None else arrays,
        variables=capture.variables,
        limit=limit,
        dynamic_shared_bytes=launch.dynamic_shared_bytes,
        requests=_requests(code) if spec.has_machine_code else {},
        rules=spec.memory_rules,
        ptx=code.ptx if is_hurried else "",
        is_hurried=is_hurried,
        textures=launch.textures,
        open_words=launch.open_words,
        open_axes=launch.open_axes,
    )


def flow_of(code: Code, spec: GpuSpec) -> ControlFlow | None:
    """Return the control flow of some machine code, None where that is not read."""
    return _flow(code) if spec.has_machine_code else None


@lru_cache(maxsize=KEPT_RESOURCES)
def resources_of(code: Code) -> KernelResources:
    """Return what a kernel takes, as its machine code says; that does not tell spills from other stores."""
    number = code.target.removeprefix("sm_").rstrip("af")
    return compiled.read_resources(code.cubin, code.symbol, (int(number[:-1]), int(number[-1])))


def fitting(
    launch: Launch | Workload, code: Code | CompiledKernel, spec: GpuSpec, taken: KernelResources | None, **said: Any
) -> Occupancy:
    """Return how many blocks of a launch fit on a multiprocessor; `LaunchLimitError` if the GPU refuses it.

    `taken` is None where only the PTX says what the kernel takes; a program has `said` more (fields of `Asked`).
    """
    module = parsed(code.ptx)
    entry = module.function(code.symbol)
    kernel = code.kernel if isinstance(code, Code) else code.entry
    if not spec.fp64_lanes_per_sm and any(
        isinstance(statement, tree.RegisterDeclaration) and statement.type == "f64" for statement in entry.body or ()
    ):
        raise LaunchLimitError(f"the kernel computes in float64, and the {spec.name} has no unit for that")
    given = launch.cluster if isinstance(launch, Launch) else (1, 1, 1)
    ends = (placed.offset + placed.size for placed in places_of(entry.parameters).values())
    asked = Asked(
        kernel=kernel,
        grid=launch.grid,
        block=launch.block,
        cluster=NO_CLUSTER if prod(given) == 1 else given,
        is_cooperative=GRID_WORKSPACE_REGISTERS[0] in code.ptx and _waits_for_grid(module, entry),
        registers_per_thread=taken.registers_per_thread if taken else 0,
        static_shared_bytes=taken.static_shared_bytes if taken else 0,
        dynamic_shared_bytes=launch.dynamic_shared_bytes,
        parameter_bytes=max(ends, default=0),
        directives=dict(entry.directives),
    )
    return check_launch(spec.limits, replace(asked, **said), spec.sm_count)


def _waits_for_grid(module: tree.Module, entry: tree.Function) -> bool:
    """Return whether a kernel, or a function that it may call, asks for what a cooperative launch alone gives."""
    functions = [f for f in module.items if isinstance(f, tree.Function) and f.kind is tree.FunctionKind.FUNC]
    operands = (o for function in (entry, *functions) for ins in function.instructions for o in ins.operands)
    return any(GRID_WORKSPACE_REGISTERS[0] in tree.registers_of(operand) for operand in operands)


def machine_of(code: Code, spec: GpuSpec) -> MachineCode | None:
    """Return the machine code of a kernel, None where there is none or it is not read."""
    return _machine(code) if spec.has_machine_code else None


@lru_cache(maxsize=1)  # for one kernel after the other
def _machine(code: Code) -> MachineCode | None:
    return compiled.machine_code(code.cubin, code.symbol, code.target) if code.cubin else None


@lru_cache(maxsize=KEPT_CODES)
def _requests(code: Code) -> dict[int, tree.MergedRequest]:
    module, machine = parsed(code.ptx), _machine(code)
    return {} if machine is None else assembled.merged_requests(machine, module.function(code.symbol), module)


@lru_cache(maxsize=KEPT_CODES)
def _flow(code: Code) -> ControlFlow | None:
    machine = _machine(code)
    return None if machine is None else assembled.control_flow(machine, parsed(code.ptx).function(code.symbol))
