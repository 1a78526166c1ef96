"""The parameter block of a launch, from the arguments that a program passes, as its compiled entry lays it out.

The rule: each parameter lies at its natural alignment, and where a pointer stands, the block has the bytes from the
start of its buffer. There is one buffer for each allocation: a variable has its own name, and what several arguments
point into is named after the first of these parameters.

Source: CUDA C++ Programming Guide 12.9, 4.5.5 (parameters of kernels).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from functools import lru_cache
from pathlib import PurePath

from msgspec.structs import replace

from warplens.cuda.capture.checks import POINTER_BYTES
from warplens.cuda.capture.memory import Allocation, Buffer
from warplens.cuda.capture.value import Capture, Launch, Pointer, ProgramOrigin, Texels
from warplens.cuda.ground.errors import ArgumentsError, InputError
from warplens.cuda.ground.textures import TextureView, handles
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.program.layout import parameters as places_of

KEPT_MODULES = 64
"""The number of parsed modules that are kept: programs repeat their launches."""


def laid_out(capture: Capture) -> Capture:
    """Return a capture of one launch with its parameter block, and with all buffers that the block leads to.

    Raises:
        ArgumentsError: there are too few or too many arguments, or one has another width than its parameter.
        InputError: the PTX has no such entry, or the block of a saved launch has another size than its parameters.
        PtxSyntaxError: the grammar does not cover the PTX.
    """
    launch = capture.launch
    if launch.parameters is not None:
        return capture
    return _packed(capture, launch, entry_of(capture))


def check_block(capture: Capture) -> None:
    """Check that the block of a saved launch has the size that its entry takes.

    Raises:
        InputError: it has another one, or the PTX has no such entry.
        PtxSyntaxError: the grammar does not cover the PTX.
    """
    end = max((placed.offset + placed.size for placed in places_of(entry_of(capture).parameters).values()), default=0)
    parameters = capture.launch.parameters or b""
    if end != len(parameters):
        raise InputError(
            f"the kept launch of {capture.code.kernel} has {len(parameters)} bytes of parameters, its entry takes {end}"
        )


def module_of(capture: Capture) -> tree.Module:
    """Return the parsed PTX of a capture with one kernel.

    Raises:
        PtxSyntaxError: the grammar does not cover it.
    """
    return parsed(capture.code.ptx, file_name_of(capture))


def entry_of(capture: Capture) -> tree.Function:
    """Return the entry of a capture with one kernel.

    Raises:
        InputError: the PTX has no such entry.
        PtxSyntaxError: the grammar does not cover it.
    """
    code = capture.code
    try:
        return module_of(capture).function(code.symbol)
    except KeyError:
        raise InputError(f"the PTX of the kept launch of {code.kernel} has no entry {code.symbol!r}") from None


def file_name_of(capture: Capture) -> str:
    """Return the name of the file of a kernel for messages, where it stands before a line."""
    return _name_of(capture.path)


parsed = lru_cache(maxsize=KEPT_MODULES)(parse_module)


@lru_cache(maxsize=256)
def _name_of(path: str) -> str:
    return PurePath(path).name


class _Buffers:
    """The buffers of a launch, one for each allocation, which are named when they are needed.

    Args:
        known: the variables of the module, and without a name what else addresses lead to.
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


def _packed(capture: Capture, launch: Launch, entry: tree.Function) -> Capture:
    """Return a capture whose arguments are laid out as an entry takes them."""
    where = capture.code.kernel
    if isinstance(capture.origin, ProgramOrigin):
        place = capture.origin.launched_at
        where = f"{place.file}:{place.line}: {where}"
    if len(entry.parameters) != len(launch.arguments):
        raise ArgumentsError(
            f"{where} is launched with {len(launch.arguments)} arguments, but its compiled kernel has "
            f"{len(entry.parameters)} parameters"
        )
    block, buffers = bytearray(), _Buffers(capture.buffers)
    pointers: dict[int, str] = {}
    views: list[TextureView] = []
    places = places_of(entry.parameters).values()
    for position, (placed, argument) in enumerate(zip(places, launch.arguments, strict=True)):
        start, size = placed.offset, placed.size
        block += bytes(start - len(block))
        own_name = launch.names[position] if position < len(launch.names) else placed.name
        match argument:
            case Pointer(allocation=allocation, offset_bytes=offset):
                pointers[start] = buffers.name_of(allocation, own_name)
                if argument.dtype:
                    buffers.note(pointers[start], argument)
                data, what = offset.to_bytes(POINTER_BYTES, "little"), "a pointer"
            case Texels(allocation=allocation, view=view):
                array = buffers.name_of(allocation, own_name)
                views.append(dataclasses.replace(view, name=own_name, array=array))
                data = len(views).to_bytes(POINTER_BYTES, "little")  # the number that `handles` gives it
                what = "a texture or a surface"
            case _:
                data, what = argument.data, f"a number of type {argument.dtype}"
        if len(data) != size:
            raise ArgumentsError(
                f"{where}: argument {position} is {what} of {len(data)} bytes, but the parameter has {size}"
            )
        block += data
    done = replace(launch, parameters=bytes(block), pointers=pointers, textures=handles(views))
    return dataclasses.replace(capture, buffers=buffers.all, steps=(done,))


def buffer_of(name: str, allocation: Allocation, *, is_variable: bool = False) -> Buffer:
    """Return the buffer of an allocation where it lies."""
    return Buffer(
        name=name,
        size_bytes=allocation.data.nbytes,
        contents=allocation,
        address=allocation.address,
        is_variable=is_variable,
    )
