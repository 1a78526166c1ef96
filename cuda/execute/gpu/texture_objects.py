"""Texture and surface objects on a GPU, through the driver API.

The rule: an object belongs to the context that is current when it is made. PyCUDA has arrays and texture references,
which CUDA no longer takes, and no objects; so the few functions that they need are called here by `ctypes`.

Source: CUDA Driver API 12.9, 6.12 (cuArray3DCreate, cuMemcpy3D) and 6.30 (texture objects), 6.31 (surface objects); the
constants and structures are those of cuda.h.
"""

import ctypes
import weakref
from functools import cache
from typing import Any

from warplens.cuda.device.nvidia_driver import DRIVER_LIBRARY
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.textures import AddressMode, FilterMode, TexelPlace, TextureView

FORMATS = {  # CUarray_format
    "uint8": 0x01, "uint16": 0x02, "uint32": 0x03, "int8": 0x08, "int16": 0x09, "int32": 0x0A, "float16": 0x10,
    "float32": 0x20,
}  # fmt: skip
ADDRESS_MODES = {AddressMode.WRAP: 0, AddressMode.CLAMP: 1, AddressMode.MIRROR: 2, AddressMode.BORDER: 3}
FILTER_MODES = {FilterMode.POINT: 0, FilterMode.LINEAR: 1}
LAYERED, SURFACE_ACCESS = 0x01, 0x02  # CUDA_ARRAY3D_LAYERED and CUDA_ARRAY3D_SURFACE_LDST
READ_AS_INTEGER, NORMALIZED_COORDINATES = 0x01, 0x02  # CU_TRSF_READ_AS_INTEGER and CU_TRSF_NORMALIZED_COORDINATES
RESOURCE_ARRAY, RESOURCE_LINEAR, RESOURCE_PITCH = 0, 2, 3  # CUresourcetype
MEMORY_DEVICE, MEMORY_ARRAY = 2, 3  # CUmemorytype


def _fields(**kinds: Any) -> list[tuple[str, Any]]:
    return list(kinds.items())


_int, _uint, _float, _size, _pointer = ctypes.c_int, ctypes.c_uint, ctypes.c_float, ctypes.c_size_t, ctypes.c_void_p


class _ArrayDescriptor(ctypes.Structure):
    """CUDA_ARRAY3D_DESCRIPTOR."""

    _fields_ = _fields(width=_size, height=_size, depth=_size, format=_int, channels=_uint, flags=_uint)


class _End(ctypes.Structure):
    """One side of a CUDA_MEMCPY3D."""

    _fields_ = _fields(
        x_bytes=_size, y=_size, z=_size, level=_size, memory=_int, host=_pointer, device=ctypes.c_uint64,
        array=_pointer, reserved=_pointer, pitch=_size, height=_size,
    )  # fmt: skip


class _Copy(ctypes.Structure):
    """CUDA_MEMCPY3D."""

    _fields_ = _fields(source=_End, target=_End, width_bytes=_size, height=_size, depth=_size)


class _Linear(ctypes.Structure):
    _fields_ = _fields(device=ctypes.c_uint64, format=_int, channels=_uint, size_bytes=_size)


class _Pitch(ctypes.Structure):
    _fields_ = _fields(
        device=ctypes.c_uint64, format=_int, channels=_uint, width=_size, height=_size, pitch_bytes=_size
    )


class _Memory(ctypes.Union):
    _fields_ = _fields(array=_pointer, linear=_Linear, pitch=_Pitch, reserved=_int * 32)


class _Resource(ctypes.Structure):
    """CUDA_RESOURCE_DESC."""

    _fields_ = _fields(type=_int, memory=_Memory, flags=_uint)


class _Sampler(ctypes.Structure):
    """CUDA_TEXTURE_DESC."""

    _fields_ = _fields(
        address=_int * 3, filter=_int, flags=_uint, anisotropy=_uint, level_filter=_int, level_bias=_float,
        first_level=_float, last_level=_float, border=_float * 4, reserved=_int * 12,
    )  # fmt: skip


class DeviceView:
    """A texture or surface object on an array in the memory of the current GPU; a kernel takes its `handle`."""

    def __init__(self, view: TextureView, address: int) -> None:
        """Make the object; `address` is that of the array, whose texels it copies unless they stay in plain memory."""
        self.view = view
        self._array = ctypes.c_void_p()
        resource = _Resource()
        plain = FORMATS[view.element], view.channels
        width, height, _ = view.shape
        match view.place:
            case TexelPlace.LINEAR:
                resource.type, resource.memory.linear = RESOURCE_LINEAR, _Linear(address, *plain, view.size_bytes)
            case TexelPlace.PITCH:
                resource.type = RESOURCE_PITCH
                resource.memory.pitch = _Pitch(address, *plain, width, height, view.row_bytes)
            case _:
                width, height, depth = (*view.extent, 0, 0)[:3]
                flags = (LAYERED if view.layers else 0) | (SURFACE_ACCESS if view.is_surface else 0)
                described = _ArrayDescriptor(width, height, view.layers or depth, *plain, flags)
                _call("cuArray3DCreate_v2", ctypes.byref(self._array), ctypes.byref(described))
                resource.type, resource.memory.array = RESOURCE_ARRAY, self._array
        handle = ctypes.c_uint64()
        if view.is_surface:
            _call("cuSurfObjectCreate", ctypes.byref(handle), ctypes.byref(resource))
        else:
            sampler = _sampler(view)
            _call("cuTexObjectCreate", ctypes.byref(handle), ctypes.byref(resource), ctypes.byref(sampler), None)
        self.handle = int(handle.value)
        self._release = weakref.finalize(self, _release, self.handle, self._array, is_surface=view.is_surface)
        self._release.atexit = False  # the context ends with the process, and all of it with the context
        self._plain = _End(memory=MEMORY_DEVICE, device=address, pitch=view.row_bytes, height=view.shape[1])
        self._texels = _End(memory=MEMORY_ARRAY, array=self._array)
        self.update()

    def update(self) -> None:
        """Queue the copy of the texels from the memory of the array."""
        self._copy(self._plain, self._texels)

    def fetch(self) -> None:
        """Queue the copy of the texels of a surface back to the memory of the array."""
        self._copy(self._texels, self._plain)

    def _copy(self, source: _End, target: _End) -> None:
        if self.view.place is TexelPlace.ARRAY:
            _, height, depth = self.view.shape
            copy = _Copy(source, target, self.view.row_bytes, height, depth)
            _call("cuMemcpy3DAsync_v2", ctypes.byref(copy), None)  # None: the default stream


def _release(handle: int, array: ctypes.c_void_p, *, is_surface: bool) -> None:
    """Release an object and its array; where the context is gone, they went with it."""
    destroy = "cuSurfObjectDestroy" if is_surface else "cuTexObjectDestroy"
    getattr(_driver(), destroy)(ctypes.c_uint64(handle))
    if array.value:
        _driver().cuArrayDestroy(array)


def _sampler(view: TextureView) -> _Sampler:
    is_whole = "float" not in view.element and not view.reads_fractions
    flags = (READ_AS_INTEGER if is_whole else 0) | (NORMALIZED_COORDINATES if view.is_normalized else 0)
    modes = [ADDRESS_MODES[mode] for mode in view.address] + [ADDRESS_MODES[AddressMode.CLAMP]] * 3
    if view.place is TexelPlace.LINEAR:
        modes = [ADDRESS_MODES[AddressMode.CLAMP]] * 3
    return _Sampler(address=(ctypes.c_int * 3)(*modes[:3]), filter=FILTER_MODES[view.filter], flags=flags)


@cache
def _driver() -> ctypes.CDLL:
    return ctypes.CDLL(DRIVER_LIBRARY)


def _call(name: str, *arguments: object) -> None:
    status = getattr(_driver(), name)(*arguments)
    if status:
        text = ctypes.c_char_p()
        _driver().cuGetErrorString(status, ctypes.byref(text))
        raise LaunchError(f"{name}: {(text.value or b'unknown error').decode()}")
