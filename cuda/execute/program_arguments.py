"""The launches of programs: their arguments as a parameter block, and a saved launch on memory of its own.

The rule: there is one buffer for each allocation that a launch leads to, whichever of its arguments do.
"""

from collections.abc import Iterable
from dataclasses import replace

import msgspec
import numpy as np

from warplens.cuda.capture.memory import (
    POINTER_BYTES,
    Allocation,
    Buffer,
    Regions,
    Zeros,
    buffer_of,
    may_hold_addresses,
)
from warplens.cuda.capture.value import Capture, Pointer, ProgramOrigin, Texels
from warplens.cuda.execute.launch_requests import Piece, block_of, entry_of
from warplens.cuda.ground.errors import ArgumentsError, InputError
from warplens.cuda.ground.host import aligned_zeros
from warplens.cuda.ground.large_arrays import copy_into
from warplens.cuda.ground.textures import TextureView, handles
from warplens.cuda.simt.program.blocks import parameters as places_of
from warplens.cuda.simt.program.blocks import size_of


class _Buffers:
    """A launch's buffers, one an allocation, named when needed; nameless `known` ones are what else is reached."""

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
        buffers = self._variables if name in self._variables else self._buffers
        shape = tuple(map(int, pointer.shape))
        buffers[name] = msgspec.structs.replace(
            buffers[name], dtype=pointer.dtype, shape=shape, offset_bytes=pointer.offset_bytes
        )

    @property
    def all(self) -> tuple[Buffer, ...]:
        further = (
            msgspec.structs.replace(buffer, name=f"memory {number}")
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
                piece, what = Piece(offset.to_bytes(POINTER_BYTES, "little"), {0: name}), "a pointer"
            case Texels(allocation=allocation, view=view):
                array = buffers.name_of(allocation, own_name)
                views.append(replace(view, name=own_name, array=array))
                handle = [*handles(views)][-1]
                piece, what = Piece(handle.to_bytes(POINTER_BYTES, "little")), "a texture or a surface"
            case _:
                piece, what = Piece(argument.data), f"a number of type {argument.dtype}"
        size = size_of(parameter) or 0
        if len(piece.data) != size:
            raise ArgumentsError(
                f"{where}: argument {position} is {what} of {len(piece.data)} bytes, but the parameter has {size}"
            )
        pieces.append(piece)
    block = block_of(entry, pieces)
    done = msgspec.structs.replace(launch, parameters=block.data, pointers=block.pointers, textures=handles(views))
    return replace(capture, buffers=buffers.all, steps=(done,))


def check_block(capture: Capture) -> None:
    """Raise an InputError where the block of a saved launch has not the size that its entry takes."""
    end = max((placed.offset + placed.size for placed in places_of(entry_of(capture).parameters).values()), default=0)
    parameters = capture.launch.parameters or b""
    if end != len(parameters):
        raise InputError(
            f"the kept launch of {capture.code.kernel} has {len(parameters)} bytes of parameters, its entry takes {end}"
        )


def placed(capture: Capture) -> Capture:
    """Return a capture of one launch whose buffers are copies between guard pages."""
    memory = {buffer.name: aligned_zeros(buffer.size_bytes) for buffer in capture.buffers}
    starts = {name: int(data.ctypes.data) for name, data in memory.items()}
    regions = Regions(
        {buffer.name: buffer.address for buffer in capture.buffers},
        {buffer.name: buffer.size_bytes for buffer in capture.buffers},
    )
    for buffer in capture.buffers:
        if isinstance(buffer.contents, Allocation):
            data = buffer.contents.data
            copy_into(memory[buffer.name], regions.moved(data, starts) if may_hold_addresses(buffer) else data)
        elif not isinstance(buffer.contents, Zeros):
            raise InputError(f"the contents of {buffer.name!r} must be made before the launch of {capture.code.kernel}")
    launch = capture.launch
    block = np.frombuffer(launch.parameters or b"", np.uint8)
    parameters = bytearray(regions.moved(block, starts).tobytes())
    for at in launch.pointers:  # these are offsets, which are no addresses
        parameters[at : at + POINTER_BYTES] = block[at : at + POINTER_BYTES].tobytes()
    return replace(
        capture,
        buffers=tuple(_at(buffer, memory[buffer.name]) for buffer in capture.buffers),
        steps=(msgspec.structs.replace(launch, parameters=bytes(parameters)),),
    )


def _at(buffer: Buffer, data: np.ndarray) -> Buffer:
    contents = Allocation(data=data, guarded=True)
    return msgspec.structs.replace(buffer, contents=contents, address=contents.address)
