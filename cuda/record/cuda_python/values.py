"""Values of the driver that a program holds: handles, addresses, and the bytes of arguments and of memory of the host.

The rule: a handle is a whole number that leads to an object; an address is that of the bytes themselves.
"""

import ctypes
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.record import alike, session, streams
from warplens.cuda.record.cuda_python.programs import Function

_OF_CTYPES = (ctypes._SimpleCData, ctypes.Structure, ctypes.Array)
_OBJECTS: dict[int, Any] = {}


class Handle:
    """A number of the driver; `getPtr` is the address where it stands."""

    def __init__(self, init_value: Any = 0, **_: Any) -> None:
        self._word = ctypes.c_uint64(int(init_value) % 2**64)

    def getPtr(self) -> int:  # noqa: N802 - the name of CUDA Python
        return ctypes.addressof(self._word)

    def __int__(self) -> int:
        return self._word.value

    __index__ = __int__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Handle | int) and int(self) == int(other)

    def __hash__(self) -> int:
        return hash(int(self))

    def __bool__(self) -> bool:
        return bool(int(self))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {int(self):#x}>"


def handle_type(name: str) -> Any:
    """Return a kind of handle by its name in CUDA Python."""
    return type(name, (Handle,), {"__module__": __name__, "__doc__": "A handle."})


CUdeviceptr, CUdevice, CUcontext, CUmodule, CUfunction, CUstream, CUevent, CUmemoryPool = map(
    handle_type,
    ("CUdeviceptr", "CUdevice", "CUcontext", "CUmodule", "CUfunction", "CUstream", "CUevent", "CUmemoryPool"),
)


def new_handle(kind: type[Handle], thing: Any) -> Any:
    """Return a handle that leads to an object."""
    number = next(streams.HANDLES)
    _OBJECTS[number] = thing
    return kind(number)


def of_handle(handle: Any, kind: type) -> Any:
    """Return the object that a handle leads to."""
    thing = _OBJECTS.get(int(handle))
    if not isinstance(thing, kind):
        raise InputError(f"the handle {handle!r} leads to no {kind.__name__.lower()}")
    return thing


def forget(handle: Any) -> None:
    """Forget the object of a handle."""
    _OBJECTS.pop(int(handle), None)


def text_of(name: Any) -> str:
    """Return a text, which may be given as bytes; "" for None."""
    return name.decode() if isinstance(name, bytes | bytearray) else str(name or "")


def address_of(thing: Any) -> int:
    """Return the address that an object holds, or where its bytes lie: an array, a buffer, a number."""
    if thing is None:
        return 0
    if isinstance(thing, int | np.integer | Handle):
        return int(thing)
    if isinstance(thing, np.ndarray | np.generic):
        return int(np.asarray(thing).ctypes.data)
    if isinstance(thing, ctypes.c_void_p):
        return int(thing.value or 0)
    if hasattr(thing, "__cuda_array_interface__"):
        return int(thing.__cuda_array_interface__["data"][0])
    if isinstance(thing, _OF_CTYPES):
        return ctypes.addressof(thing)
    if hasattr(thing, "getPtr"):
        return int(thing.getPtr())
    try:
        return int(np.frombuffer(thing, np.uint8).ctypes.data)
    except (TypeError, ValueError):
        raise InputError(f"a {type(thing).__name__} is neither an address nor a buffer") from None


def new_stream(flags: Any = 0) -> Any:
    """Return the handle of a new stream, which may not wait for the default one."""
    handle = new_handle(CUstream, None)
    handle.is_apart = bool(int(flags) & 1)
    return handle


def copy(to: Any, start: Any, size: int, stream: Any = None, *, is_waited: bool = False) -> None:
    """Copy bytes between any two places; the host waits for a copy between itself and the device."""
    target, source, size = address_of(to), address_of(start), int(size)
    direction = _is_on_device(target, size) + 2 * _is_on_device(source, size)
    ctypes.memmove(target, source, size)
    streams.note_copy(direction, size, stream, is_waited=is_waited and direction != streams.WITHIN)


def fill(to: Any, value: int, number: Any, stream: Any = None, width: int = 1) -> None:
    """Fill `number` elements of `width` bytes."""
    data = session.current().memory.view(address_of(to), width * int(number))
    data.view(f"u{width}")[...] = int(value) % 2 ** (8 * width)
    streams.note("f", data.nbytes, stream=stream)


def free(pointer: Any) -> None:
    """Free memory; no address is no error."""
    address = address_of(pointer)
    if address and session.is_active():  # at the end of a program its memory ends, too
        allocation, offset = session.current().memory.find(address)
        if offset:
            raise InputError(f"the address {address:#x} is {offset:,} bytes within its allocation, not at its start")
        session.current().memory.free(allocation)


def _is_on_device(address: int, size: int) -> bool:
    """Return whether bytes are memory of the device, as which they lie in one allocation."""
    memory = session.current().memory
    try:
        memory.find(address)
    except WarplensError:
        return False  # memory of the host, whose size is not known here
    memory.view(address, size)
    return True


def argument_bytes(function: Function, arguments: Any) -> list[bytes]:
    """Return the bytes of the arguments of a launch, in any form that `cuLaunchKernel` takes."""
    if arguments is None or (isinstance(arguments, int) and arguments == 0):
        return []
    if isinstance(arguments, tuple | list) and len(arguments) == 2 and isinstance(arguments[0], tuple | list):
        if len(arguments[0]) != len(arguments[1]):
            launched = f"{function.name} is launched with {len(arguments[0])} values"
            raise InputError(f"{launched}, but {len(arguments[1])} types")
        return [typed_bytes(value, kind) for value, kind in zip(*arguments, strict=True)]
    sizes = function.sizes
    return [ctypes.string_at(place, size) for place, size in zip(_places(arguments, len(sizes)), sizes, strict=True)]


def _places(arguments: Any, number: int) -> Sequence[int]:
    if isinstance(arguments, np.ndarray):
        places = [int(place) for place in arguments.reshape(-1)]
    elif isinstance(arguments, tuple | list):
        places = [address_of(place) for place in arguments]
    else:
        places = list((ctypes.c_uint64 * number).from_address(address_of(arguments)))
    if len(places) != number:
        raise InputError(f"a kernel with {number} parameters is launched with {len(places)} arguments")
    return places


def typed_bytes(value: Any, kind: Any) -> bytes:
    """Return the bytes of a value of a type of ctypes; without a type it is an object that knows its own place."""
    if kind is None:
        if isinstance(value, Handle):
            return int(value).to_bytes(alike.POINTER_BYTES, "little")
        if isinstance(value, np.generic):
            return value.tobytes()
        if isinstance(value, _OF_CTYPES):
            return bytes(value)
        return ctypes.string_at(value.getPtr(), alike.POINTER_BYTES)
    if kind is ctypes.c_void_p:
        return address_of(value).to_bytes(alike.POINTER_BYTES, "little")
    if isinstance(value, kind):
        return bytes(value)
    plain = value.item() if isinstance(value, np.generic | np.ndarray) else getattr(value, "value", value)
    if isinstance(plain, Handle):
        plain = int(plain)
    if isinstance(plain, bool) or kind in {ctypes.c_float, ctypes.c_double, ctypes.c_bool, ctypes.c_char}:
        return bytes(kind(plain))
    return bytes(kind(int(plain)))


def scalars(values: Sequence[Any]) -> Iterator[bytes]:
    """Yield the bytes of the arguments of `cuda.core.launch`."""
    for position, value in enumerate(values):
        held = getattr(value, "handle", value)
        if isinstance(value, int) and not isinstance(value, bool):
            yield (value % 2**64).to_bytes(alike.POINTER_BYTES, "little")
        elif isinstance(value, bool | float | complex | np.generic):
            yield np.asarray(value).tobytes()
        elif isinstance(held, int | Handle):
            yield int(held).to_bytes(alike.POINTER_BYTES, "little")
        elif isinstance(value, _OF_CTYPES):
            yield bytes(value)
        else:
            raise InputError(f"argument {position} is a {type(value).__name__}: neither a buffer nor a number")
