"""Device memory and errors of `pycuda.driver`: allocations, copies, and arguments that copy.

The rule: an address is a whole number, as in PyCUDA; any object that `int` turns into an address is one. The names and
bases of errors are PyCUDA's, and their text is the sentence of Warplens.
"""

import builtins
import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.ground.errors import CompileError as RefusedSourceError
from warplens.cuda.ground.errors import LaunchError as FailedLaunchError
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.record import alike, session
from warplens.cuda.record.streams import TO_DEVICE, TO_HOST, WITHIN, note, note_copy


class Error(Exception):
    """The base of all errors of the driver."""


class LogicError(Error):
    """A call that the state or the arguments do not allow."""


class LaunchError(Error):
    """A kernel failed."""


class MemoryError(Error):
    """There is no memory left."""


class RuntimeError(Error):
    """Anything else that went wrong."""


class CompileError(Error):
    """The compiler refused a source; `stderr` is its log."""

    def __init__(self, msg: str, command_line: str = "", stdout: str | None = None, stderr: str | None = None) -> None:
        super().__init__(msg)
        self.msg = msg
        self.command_line = command_line
        self.stdout = stdout
        self.stderr = stderr


@alike.errors_as
def as_pycuda(error: WarplensError) -> Exception:
    """Raise errors of Warplens as those of PyCUDA."""
    if isinstance(error, RefusedSourceError):
        return CompileError(str(error), stderr=str(error))
    return (LaunchError if isinstance(error, FailedLaunchError) else LogicError)(str(error))


__all__ = [
    "CompileError", "DeviceAllocation", "Error", "In", "InOut", "LaunchError", "LogicError", "Memcpy2D", "MemoryError",
    "Out", "PointerHolderBase", "RuntimeError", "aligned_empty", "aligned_zeros", "from_device", "from_device_like",
    "managed_empty", "managed_zeros", "mem_alloc", "mem_alloc_like", "mem_alloc_pitch", "mem_get_info", "memcpy_atod",
    "memcpy_atoh", "memcpy_dtoa", "memcpy_dtod", "memcpy_dtod_async", "memcpy_dtoh", "memcpy_dtoh_async",
    "memcpy_htoa", "memcpy_htod", "memcpy_htod_async", "memcpy_peer", "memset_d8", "memset_d16", "memset_d32",
    "pagelocked_empty", "pagelocked_empty_like", "pagelocked_zeros", "pagelocked_zeros_like", "register_host_memory",
    "to_device",
]  # fmt: skip
PITCH_BYTES = 512  # rows of memory with a pitch begin at multiples of this


class DeviceAllocation:
    """An allocation of device memory; it is freed with the object."""

    def __init__(self, size_bytes: int) -> None:
        self._memory = session.current().memory
        try:
            self._allocation: Allocation | None = self._memory.allocate(int(size_bytes))
        except builtins.MemoryError:
            raise MemoryError(f"this machine has no {int(size_bytes):,} bytes for memory of the device") from None
        self.address = self._allocation.address

    def free(self) -> None:
        if self._allocation is None:
            raise LogicError("the device memory is freed already")
        self._memory.free(self._allocation)
        self._allocation = None

    def as_buffer(self, size: int, offset: int = 0) -> memoryview:
        """Return the bytes; the memory of a GPU has no such view for the host unless it is managed."""
        return memoryview(bytes_at(self.address + offset, size))  # type: ignore[arg-type]

    __int__ = __index__ = lambda self: self.address

    def __del__(self) -> None:
        if getattr(self, "_allocation", None) is not None and not sys.is_finalizing():
            self.free()


def bytes_at(address: Any, size: int) -> np.ndarray:
    """Return the bytes at an address as a view."""
    with as_pycuda():
        return session.current().memory.view(int(address), size)


def host_bytes(array: Any) -> np.ndarray:
    """Return the bytes of a contiguous object of the host as a view."""
    if isinstance(array, np.ndarray | np.generic):
        array = np.asarray(array)
        if not (array.flags.c_contiguous or array.flags.f_contiguous):
            raise LogicError("the array on the host is not contiguous, and a copy takes contiguous ones alone")
        flat: np.ndarray = array.reshape(-1, order="A").view(np.uint8)
        return flat
    return np.frombuffer(array, np.uint8)


mem_alloc = DeviceAllocation
mem_get_info = lambda: session.current().memory_info()
mem_alloc_like = lambda array: DeviceAllocation(array.nbytes)


def mem_alloc_pitch(width: int, height: int, access_size: int) -> tuple[DeviceAllocation, int]:
    pitch = -(-width // PITCH_BYTES) * PITCH_BYTES
    return DeviceAllocation(pitch * height), pitch


def memcpy_htod(dest: Any, src: Any, stream: Any = None) -> None:
    data = host_bytes(src)
    bytes_at(dest, data.nbytes)[...] = data
    note_copy(TO_DEVICE, data.nbytes, stream, is_waited=stream is None)


def memcpy_dtoh(dest: Any, src: Any, stream: Any = None) -> None:
    data = host_bytes(dest)
    data[...] = bytes_at(src, data.nbytes)
    note_copy(TO_HOST, data.nbytes, stream, is_waited=stream is None)


def memcpy_dtod(dest: Any, src: Any, size: int, stream: Any = None) -> None:
    bytes_at(dest, size)[...] = bytes_at(src, size).copy()
    note_copy(WITHIN, size, stream, is_waited=False)


memcpy_htod_async = lambda dest, src, stream=0: memcpy_htod(dest, src, stream or 0)
memcpy_dtoh_async = lambda dest, src, stream=0: memcpy_dtoh(dest, src, stream or 0)
memcpy_dtod_async = memcpy_dtod


def _memset(word: type[np.unsignedinteger[Any]]) -> Callable[[Any, int, int], None]:
    def memset(dest: Any, data: int, count: int) -> None:
        view = bytes_at(dest, np.dtype(word).itemsize * count)
        view.view(word)[...] = data
        note("f", view.nbytes)

    return memset


memset_d8, memset_d16, memset_d32 = _memset(np.uint8), _memset(np.uint16), _memset(np.uint32)


def to_device(array: Any) -> DeviceAllocation:
    data = host_bytes(array)
    allocation = DeviceAllocation(data.nbytes)
    memcpy_htod(allocation, data)
    return allocation


def from_device_like(devptr: Any, other_ary: np.ndarray) -> np.ndarray:
    array = np.empty_like(other_ary)
    memcpy_dtoh(array, devptr)
    return array


def from_device(devptr: Any, shape: int | Sequence[int], dtype: Any, order: Any = "C") -> np.ndarray:
    return from_device_like(devptr, np.empty(shape, dtype, order))


memcpy_peer = lambda dest, src, size, *_, **__: memcpy_dtod(dest, src, size)  # within the only device


def memcpy_atoh(*_: Any) -> None:
    raise LogicError("an array of textures has no stand-in without a GPU: use memory and addresses")


memcpy_htoa = memcpy_atod = memcpy_dtoa = memcpy_atoa = memcpy_atoh


def managed_empty(shape: Any, dtype: Any, order: Any = "C", mem_flags: int = 0) -> np.ndarray:
    array = np.empty(shape, dtype, order)
    with as_pycuda():
        data = session.current().memory.allocate(array.nbytes).data
    return np.ndarray(array.shape, array.dtype, data[: array.nbytes].data, 0, array.strides)


managed_zeros = managed_empty  # memory is zero from the start

# all memory of the host is the same here, however it is to be aligned or mapped

aligned_empty = lambda shape, dtype, order="C", *_, **__: np.empty(shape, dtype, order)
aligned_zeros = lambda shape, dtype, order="C", *_, **__: np.zeros(shape, dtype, order)
pagelocked_empty, pagelocked_zeros = aligned_empty, aligned_zeros
register_host_memory = lambda ary, flags=0: ary
pagelocked_empty_like = lambda array, mem_flags=0: np.empty_like(array)
pagelocked_zeros_like = lambda array, mem_flags=0: np.zeros_like(array)


class PointerHolderBase:
    """The base of a program's own classes that hold an address: `get_pointer` returns it, or `gpudata` is it."""

    def get_pointer(self) -> int:
        return int(self.gpudata)  # type: ignore[attr-defined]

    def __int__(self) -> int:
        return self.get_pointer()

    __index__ = __int__


class Memcpy2D:
    """A copy of rows, whose places are set first."""

    def __init__(self) -> None:
        self._from: Any = None
        self._to: Any = None
        self.src_x_in_bytes = self.src_y = self.dst_x_in_bytes = self.dst_y = 0
        self.src_pitch = self.dst_pitch = self.width_in_bytes = self.height = 0

    def set_src_host(self, src: Any) -> None:
        self._from = host_bytes(src)

    def set_dst_host(self, dst: Any) -> None:
        self._to = host_bytes(dst)

    def set_src_device(self, src: Any) -> None:
        self._from = int(src)

    def set_dst_device(self, dst: Any) -> None:
        self._to = int(dst)

    def _rows(self, place: Any, x: int, y: int, pitch: int) -> np.ndarray:
        pitch = int(pitch or self.width_in_bytes)
        start = int(y) * pitch + int(x)
        extent = (int(self.height) - 1) * pitch + int(self.width_in_bytes)
        data = place[start : start + extent] if isinstance(place, np.ndarray) else bytes_at(place + start, extent)
        return np.lib.stride_tricks.as_strided(data, (int(self.height), int(self.width_in_bytes)), (pitch, 1))

    def __call__(self, aligned_or_stream: Any = None) -> None:
        if self._from is None or self._to is None:
            raise LogicError("a copy of rows needs a source and a destination, which may not be an array of textures")
        rows = self._rows(self._from, self.src_x_in_bytes, self.src_y, self.src_pitch)
        self._rows(self._to, self.dst_x_in_bytes, self.dst_y, self.dst_pitch)[...] = rows
        direction = isinstance(self._to, int) + 2 * isinstance(self._from, int)
        is_stream = aligned_or_stream is not None and not isinstance(aligned_or_stream, bool)
        note_copy(direction, rows.size, aligned_or_stream if is_stream else None, is_waited=not is_stream)


class ArgumentHandler:
    """An array of the host as an argument; it is copied to the device before a launch, or back after it."""

    copies_in = copies_out = False

    def __init__(self, array: np.ndarray) -> None:
        self.array = array
        self.device: DeviceAllocation | None = None

    def before(self) -> DeviceAllocation:
        """Return the memory of the argument, filled where it is an input."""
        self.device = DeviceAllocation(self.array.nbytes)
        if self.copies_in:
            memcpy_htod(self.device, self.array)
        return self.device

    def after(self) -> None:
        """Copy the result back, and free the memory."""
        if self.device is not None:
            if self.copies_out:
                memcpy_dtoh(self.array, self.device)
            self.device.free()
            self.device = None


class In(ArgumentHandler):
    """An array that is copied to the device before the launch."""

    copies_in = True


class Out(ArgumentHandler):
    """An array that is copied back after the launch."""

    copies_out = True


class InOut(ArgumentHandler):
    """An array that is copied in both directions."""

    copies_in = copies_out = True
