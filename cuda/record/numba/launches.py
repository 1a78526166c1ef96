"""A launch of Numba as a capture.

The rule: nothing here imports Numba. An array is passed as Numba passes it: two words that are zero, the number of its
elements, the bytes of one, its address, its shape and its strides.
"""

import ctypes
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from warplens.cuda.capture.value import Capture, Code, Pointer, Scalar
from warplens.cuda.ground.errors import InputError
from warplens.cuda.record.kernels import launch_capture
from warplens.cuda.record.memory import DeviceMemory
from warplens.cuda.record.session import place_of_caller

WORD_BYTES = 8
PACKAGES = ("numba", "numba_cuda")  # the program's own code is outside of these
ADDRESS = 4  # the position of the address among the words of an array
BEFORE_ADDRESS = ("meminfo", "parent", "elements", "itemsize")
CTYPES = {
    ctypes.c_int8: "int8", ctypes.c_uint8: "uint8", ctypes.c_int16: "int16", ctypes.c_uint16: "uint16",
    ctypes.c_int32: "int32", ctypes.c_uint32: "uint32", ctypes.c_int64: "int64", ctypes.c_uint64: "uint64",
    ctypes.c_float: "float32", ctypes.c_double: "float64",
}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Argument:
    """One argument as Numba has flattened it to words and numbers."""

    name: str
    values: tuple[Any, ...]
    dtype: str = ""  # that of an array or a bare pointer, "" for any other argument
    dimensions: int = 0  # those of an array, 0 for a bare pointer


def launch_of(
    code: Code, memory: DeviceMemory, arguments: Sequence[Argument], *, held: Iterable[int] = (), **shape: Any
) -> Capture:
    """Return a launch of a kernel; the shape is that of `launch_capture`, `held` the addresses that are compiled in."""
    passed: list[Pointer | Scalar] = []
    names: list[str] = []
    for argument in arguments:
        if len(argument.values) > ADDRESS and argument.dtype:
            parts = _array(argument, memory)
        elif argument.dtype:
            parts = [(argument.name, _pointer(argument, word_of(argument.values[0]), (), memory))]
        else:
            parts = _plain(argument)
        passed += [part for _, part in parts]
        names += [name for name, _ in parts]
    compiled_in = {id(allocation): allocation for allocation, _ in map(memory.find, held)}
    return launch_capture(
        "numba",
        code,
        passed,
        names=tuple(names),
        launched_at=place_of_caller(*PACKAGES),
        reachable=compiled_in.values(),
        **shape,
    )


def _array(argument: Argument, memory: DeviceMemory) -> list[tuple[str, Pointer | Scalar]]:
    """Return the words of an array; the one with its address has its name."""
    words = [word_of(value) for value in argument.values]
    shape = words[ADDRESS + 1 : ADDRESS + 1 + argument.dimensions]
    parts: list[tuple[str, Pointer | Scalar]] = [
        (f"{argument.name}.{name}", _number(word)) for name, word in zip(BEFORE_ADDRESS, words, strict=False)
    ]
    parts.append((argument.name, _pointer(argument, words[ADDRESS], tuple(shape), memory)))
    for number, word in enumerate(words[ADDRESS + 1 :]):
        what, axis = ("shape", number) if number < argument.dimensions else ("strides", number - argument.dimensions)
        parts.append((f"{argument.name}.{what}[{axis}]", _number(word)))
    return parts


def _pointer(argument: Argument, address: int, shape: tuple[int, ...], memory: DeviceMemory) -> Pointer | Scalar:
    """Return the pointer to an address; that of an empty array is null."""
    if not address:
        return _number(0)
    allocation, offset = memory.find(address)
    return Pointer(allocation=allocation, offset_bytes=offset, dtype=argument.dtype, shape=shape)


def _plain(argument: Argument) -> list[tuple[str, Pointer | Scalar]]:
    """Return the values of an argument that is no array; more than one where it is complex."""
    name, values = argument.name, argument.values
    if len(values) == 1:
        return [(name, _scalar(name, values[0]))]
    return [(f"{name}[{number}]", _scalar(name, value)) for number, value in enumerate(values)]


def _scalar(name: str, value: Any) -> Scalar:
    if isinstance(value, bool):
        return Scalar(data=bytes([value]), dtype="bool")
    if type(value) in CTYPES:
        return Scalar(data=bytes(value), dtype=CTYPES[type(value)])
    try:
        word = (word_of(value) % 2**64).to_bytes(WORD_BYTES, "little")
        return Scalar(data=word, dtype="int64")
    except (TypeError, ValueError):
        raise InputError(f"the argument {name} is a {type(value).__name__}, and a number is needed") from None


def _number(word: int) -> Scalar:
    return Scalar(data=(word % 2**64).to_bytes(WORD_BYTES, "little"), dtype="word")


def word_of(value: Any) -> int:
    """Return a whole number or an address, which may be an object of the driver."""
    return int(getattr(value, "value", value) or 0)


_DECLARED = re.compile(r"\.extern\s+\.func\s*(?:\([^)]*\)\s*)?cudaCG(?:GetIntrinsicHandle|Synchronize)\s*\([^)]*\)\s*;")


def with_grid_barriers(ptx: str) -> str:
    """Return the code of a kernel with the functions by which it synchronises the grid (`grid_barriers.ptx`)."""
    names = [match.start() for match in _DECLARED.finditer(ptx)]
    if not names:
        return ptx
    functions = Path(__file__).with_name("grid_barriers.ptx").read_text(encoding="utf-8")
    return _DECLARED.sub("", ptx[: names[0]] + functions + ptx[names[0] :])
