"""CUDA arrays, texture objects and surface objects of `cuda.bindings.driver`.

The rule: an array is memory of the device with its texels in rows one after the other; what has no stand-in (layers,
cubes, mipmaps, views of resources) is refused in one sentence by the call that asks for it.

Source: CUDA Driver API 12.9, "Memory Management", "Texture Object Management", "Surface Object Management".
"""

from types import SimpleNamespace
from typing import Any

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.execute.gpu.texture_objects import FORMATS
from warplens.cuda.ground.errors import InputError, UnsupportedError
from warplens.cuda.ground.textures import CHANNELS, FilterMode, element_bytes
from warplens.cuda.record import memory as texel_memory
from warplens.cuda.record.cuda_python import enums, programs
from warplens.cuda.record.cuda_python.enums import CUaddress_mode, CUarray_format, CUfilter_mode, CUresourcetype
from warplens.cuda.record.cuda_python.results import driver_call
from warplens.cuda.record.cuda_python.values import address_of, copy, forget, handle_type, new_handle, of_handle
from warplens.cuda.record.memory import TexelMemory, plain_texels, sampled_texels, surface_texels, texel_array
from warplens.cuda.record.session import current

CUmemorytype = enums.CUmemorytype
CU_TRSF_READ_AS_INTEGER, CU_TRSF_NORMALIZED_COORDINATES, CU_TRSF_SRGB = 0x01, 0x02, 0x10
CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_SURFACE_LDST, CUDA_ARRAY3D_CUBEMAP, CUDA_ARRAY3D_TEXTURE_GATHER = 1, 2, 4, 8

CUarray, CUtexObject, CUsurfObject = map(handle_type, ("CUarray", "CUtexObject", "CUsurfObject"))
ELEMENTS = {number: element for element, number in FORMATS.items()}  # the element of each `CUarray_format`


class CUDA_ARRAY_DESCRIPTOR(SimpleNamespace):
    """An array of one or two dimensions, in texels."""

    def __init__(self, _ptr: int = 0) -> None:
        super().__init__(Width=0, Height=0, Format=CUarray_format.CU_AD_FORMAT_FLOAT, NumChannels=1)


class CUDA_ARRAY3D_DESCRIPTOR(SimpleNamespace):
    """An array of up to three dimensions, in texels."""

    def __init__(self, _ptr: int = 0) -> None:
        super().__init__(Width=0, Height=0, Depth=0, Format=CUarray_format.CU_AD_FORMAT_FLOAT, NumChannels=1, Flags=0)


class CUDA_MEMCPY2D(SimpleNamespace):
    """A copy of rows from one side to another."""

    def __init__(self, _ptr: int = 0) -> None:
        side = {"XInBytes": 0, "Y": 0, "MemoryType": 0, "Host": 0, "Device": 0, "Array": 0, "Pitch": 0}
        sides = {f"{name}{key}": value for name in ("src", "dst") for key, value in side.items()}
        super().__init__(**sides, WidthInBytes=0, Height=0)


class CUDA_RESOURCE_DESC(SimpleNamespace):
    """What a texture or a surface is on: `resType` says which part of `res` holds."""

    def __init__(self, _ptr: int = 0) -> None:
        plain = {"devPtr": 0, "format": CUarray_format.CU_AD_FORMAT_FLOAT, "numChannels": 1}
        parts = SimpleNamespace(
            array=SimpleNamespace(hArray=0),
            linear=SimpleNamespace(**plain, sizeInBytes=0),
            pitch2D=SimpleNamespace(**plain, width=0, height=0, pitchInBytes=0),
        )
        super().__init__(resType=CUresourcetype.CU_RESOURCE_TYPE_ARRAY, res=parts, flags=0)


class CUDA_TEXTURE_DESC(SimpleNamespace):
    """How a texture is read."""

    def __init__(self, _ptr: int = 0) -> None:
        super().__init__(
            addressMode=[CUaddress_mode.CU_TR_ADDRESS_MODE_WRAP] * 3, filterMode=CUfilter_mode.CU_TR_FILTER_MODE_POINT,
            flags=0, maxAnisotropy=0, mipmapFilterMode=CUfilter_mode.CU_TR_FILTER_MODE_POINT, mipmapLevelBias=0.0,
            minMipmapLevelClamp=0.0, maxMipmapLevelClamp=0.0, borderColor=[0.0] * 4,
        )  # fmt: skip


def _texel(kind: Any, channels: Any) -> tuple[str, int]:
    element = ELEMENTS.get(int(kind))
    if element is None or int(channels) not in CHANNELS:
        raise UnsupportedError(
            f"texels of {channels} channels of the format {kind!r} have no stand-in: they have 1, 2 or 4 channels of "
            f"one of {', '.join(ELEMENTS.values())}"
        )
    return element, int(channels)


@driver_call
def cuArrayCreate(pAllocateArray: Any) -> Any:
    return _new_array(pAllocateArray, 0, 0)


@driver_call
def cuArray3DCreate(pAllocateArray: Any) -> Any:
    """Return a CUDA array; one with layers or of cubes has no stand-in."""
    return _new_array(pAllocateArray, int(pAllocateArray.Depth), int(pAllocateArray.Flags))


def _new_array(described: Any, depth: int, flags: int) -> Any:
    if flags & (CUDA_ARRAY3D_LAYERED | CUDA_ARRAY3D_CUBEMAP):
        raise UnsupportedError("CUDA arrays with layers or of cubes have no stand-in in `cuda.bindings`")
    made = texel_array(
        current().memory,
        *_texel(described.Format, described.NumChannels),
        (int(described.Width), int(described.Height), depth),
        takes_surfaces=bool(flags & CUDA_ARRAY3D_SURFACE_LDST),
    )
    return new_handle(CUarray, made)


@driver_call
def cuArrayDestroy(hArray: Any) -> None:
    current().memory.free(of_handle(hArray, TexelMemory).allocation)
    forget(hArray)


@driver_call
def cuMemcpyHtoA(dstArray: Any, dstOffset: int, srcHost: Any, ByteCount: int) -> None:
    copy(_place_in(dstArray, int(dstOffset), int(ByteCount)), srcHost, ByteCount)


@driver_call
def cuMemcpyAtoH(dstHost: Any, srcArray: Any, srcOffset: int, ByteCount: int) -> None:
    copy(dstHost, _place_in(srcArray, int(srcOffset), int(ByteCount)), ByteCount)


cuMemcpyDtoA, cuMemcpyAtoD = cuMemcpyHtoA, cuMemcpyAtoH


def _place_in(array: Any, offset: int, size_bytes: int) -> int:
    """Return the address of bytes of a CUDA array."""
    allocation: Allocation = of_handle(array, TexelMemory).allocation
    if offset < 0 or offset + size_bytes > allocation.data.nbytes:
        raise InputError(
            f"{size_bytes:,} bytes from byte {offset:,} on are copied, and the CUDA array has "
            f"{allocation.data.nbytes:,}"
        )
    return allocation.address + offset


@driver_call
def cuMemcpy2D(pCopy: Any, *_: Any) -> None:
    width, height = int(pCopy.WidthInBytes), int(pCopy.Height)
    ends = [_End(pCopy, side, width) for side in ("dst", "src")]
    for row in range(height):
        target, source = (end.row(row, width) for end in ends)
        copy(target, source, width)


cuMemcpy2DAsync = cuMemcpy2DUnaligned = cuMemcpy2D


class _End:
    """One side of a copy of rows."""

    def __init__(self, copy: Any, side: str, width: int) -> None:
        def of(name: str) -> Any:
            return getattr(copy, f"{side}{name}")

        kind = int(of("MemoryType"))
        self._array = of("Array") if kind == CUmemorytype.CU_MEMORYTYPE_ARRAY else None
        if self._array is None:
            self._start = address_of(of("Host" if kind == CUmemorytype.CU_MEMORYTYPE_HOST else "Device"))
            self._pitch = int(of("Pitch")) or width
        else:
            self._start, self._pitch = 0, of_handle(self._array, TexelMemory).row_bytes
        self._start += int(of("Y")) * self._pitch + int(of("XInBytes"))

    def row(self, number: int, width: int) -> int:
        """Return the address of the bytes of a row."""
        start = self._start + number * self._pitch
        return start if self._array is None else _place_in(self._array, start, width)


@driver_call
def cuTexObjectCreate(pResDesc: Any, pTexDesc: Any, pResViewDesc: Any = None) -> Any:
    if pResViewDesc is not None:
        raise UnsupportedError("textures with a view of their resource (CUDA_RESOURCE_VIEW_DESC) have no stand-in")
    flags = int(pTexDesc.flags)
    if flags & CU_TRSF_SRGB or int(pTexDesc.maxAnisotropy) > 1 or any(pTexDesc.borderColor):
        raise UnsupportedError("sRGB, border colours other than 0 and anisotropic filters have no stand-in")
    on = _resource(pResDesc)
    is_short = "float" not in on.element and element_bytes(on.element) <= texel_memory.SHORT_BYTES
    texels = sampled_texels(
        on,
        [texel_memory.MODES[int(mode)] for mode in pTexDesc.addressMode],
        FilterMode.LINEAR if int(pTexDesc.filterMode) else FilterMode.POINT,
        is_normalized=bool(flags & CU_TRSF_NORMALIZED_COORDINATES),
        reads_fractions=is_short and not flags & CU_TRSF_READ_AS_INTEGER,
    )
    return CUtexObject(programs.texels_handle(texels))


def _resource(described: Any) -> TexelMemory:
    kind = CUresourcetype(int(described.resType))
    if kind is CUresourcetype.CU_RESOURCE_TYPE_MIPMAPPED_ARRAY:
        raise UnsupportedError("mipmapped arrays have no stand-in")
    if kind is CUresourcetype.CU_RESOURCE_TYPE_ARRAY:
        array: TexelMemory = of_handle(described.res.array.hArray, TexelMemory)
        return array
    is_linear = kind is CUresourcetype.CU_RESOURCE_TYPE_LINEAR
    part = described.res.linear if is_linear else described.res.pitch2D
    texel = _texel(part.format, part.numChannels)
    memory, address = current().memory, address_of(part.devPtr)
    if is_linear:
        return plain_texels(memory, address, *texel, size_bytes=int(part.sizeInBytes))
    extent = int(part.width), int(part.height)
    return plain_texels(memory, address, *texel, extent=extent, pitch_bytes=int(part.pitchInBytes))


@driver_call
def cuTexObjectDestroy(texObject: Any) -> None:
    programs.TEXELS.pop(int(texObject), None)


cuSurfObjectDestroy = cuTexObjectDestroy


@driver_call
def cuSurfObjectCreate(pResDesc: Any) -> Any:
    if int(pResDesc.resType) != CUresourcetype.CU_RESOURCE_TYPE_ARRAY:
        raise InputError("a surface is on a CUDA array")
    array: TexelMemory = of_handle(pResDesc.res.array.hArray, TexelMemory)
    if not array.takes_surfaces:
        raise InputError("a surface needs a CUDA array with the flag CUDA_ARRAY3D_SURFACE_LDST")
    return CUsurfObject(programs.texels_handle(surface_texels(array)))
