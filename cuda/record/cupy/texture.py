"""`cupy.cuda.texture`: CUDA arrays, texture objects and surface objects, which kernels take as arguments.

The rule: an object has the meaning that the programming guide gives it (`warplens.cuda.ground.textures`); what the
engine does not execute is refused in one sentence when the object is made, not when a kernel reads it.

Source: the reference documentation of CuPy, "Texture and surface memory"; CUDA C++ Programming Guide 12.9, 3.2.14.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from warplens.cuda.ground.textures import CHANNELS, ELEMENTS, FilterMode
from warplens.cuda.record import alike, session
from warplens.cuda.record.cupy import arrays, memory, runtime
from warplens.cuda.record.cupy.runtime import CUDARuntimeError, as_cupy
from warplens.cuda.record.memory import CHANNEL_KINDS, MODES, plain_texels, sampled_texels, surface_texels, texel_array


class ChannelFormatDescriptor:
    """The bits of each channel of a texel, and their kind."""

    def __init__(self, x: int, y: int, z: int, w: int, f: int) -> None:
        bits = [int(number) for number in (x, y, z, w)]
        used = [number for number in bits if number]
        element = f"{dict(enumerate(CHANNEL_KINDS)).get(int(f), 'no kind')}{bits[0]}"
        is_even = used == bits[: len(used)] and len(set(used)) == 1
        if not is_even or len(used) not in CHANNELS or element not in ELEMENTS:
            raise CUDARuntimeError(
                f"texels of {x}, {y}, {z} and {w} bits have no stand-in: they have 1, 2 or 4 channels of one of "
                f"{', '.join(ELEMENTS)}"
            )
        self.element, self.channels = element, len(used)
        self._given = dict(zip(("x", "y", "z", "w"), bits, strict=True)) | {"f": int(f)}

    get_channel_format = lambda self: dict(self._given)


class CUDAarray:
    """A CUDA array of one, two or three dimensions."""

    def __init__(
        self, desc: ChannelFormatDescriptor, width: int, height: int = 0, depth: int = 0, flags: int = 0
    ) -> None:
        if int(flags) & runtime.cudaArrayLayered:
            raise CUDARuntimeError("layered CUDA arrays of CuPy have no stand-in without a GPU")
        self.desc, self.flags = desc, int(flags)
        self.width, self.height, self.depth = sizes = int(width), int(height), int(depth)
        with as_cupy():
            self.on = texel_array(
                session.current().memory,
                desc.element,
                desc.channels,
                sizes,
                takes_surfaces=bool(self.flags & runtime.cudaArraySurfaceLoadStore),
            )
        self.ndim = len(self.on.extent)
        self.memory = memory.Memory(self.on.allocation.data.nbytes, self.on.allocation, is_own=True)

    def _bytes_like(self, array: Any) -> None:
        if array.nbytes != self.memory.size or not array.flags.c_contiguous:
            raise CUDARuntimeError(
                f"an array of {array.nbytes:,} bytes is copied from or to a CUDA array of {self.memory.size:,} bytes: "
                "both need the same, in rows one after the other"
            )

    def copy_from(self, in_arr: Any, stream: Any = None) -> None:
        self._bytes_like(in_arr)
        source = in_arr.get() if isinstance(in_arr, arrays.ndarray) else np.asarray(in_arr)
        self.memory.data[: self.memory.size] = source.reshape(-1).view(np.uint8)

    def copy_to(self, out_arr: Any, stream: Any = None) -> None:
        self._bytes_like(out_arr)
        texels = self.memory.data[: self.memory.size].view(out_arr.dtype).reshape(out_arr.shape)
        if isinstance(out_arr, arrays.ndarray):
            out_arr.set(texels)
        else:
            out_arr[...] = texels


class ResourceDescriptor:
    """What a texture or surface object is on: a CUDA array, or plain memory."""

    def __init__(
        self,
        restype: int,
        cuArr: CUDAarray | None = None,  # noqa: N803 - CuPy's names
        arr: Any = None,
        chDesc: ChannelFormatDescriptor | None = None,  # noqa: N803
        sizeInBytes: int = 0,  # noqa: N803
        width: int = 0,
        height: int = 0,
        pitchInBytes: int = 0,  # noqa: N803
    ) -> None:
        self.held = cuArr if cuArr is not None else arr  # it lasts as long as this does
        if restype == runtime.cudaResourceTypeArray and cuArr is not None:
            self.on = cuArr.on
            return
        if restype not in {runtime.cudaResourceTypeLinear, runtime.cudaResourceTypePitch2D} or arr is None:
            raise CUDARuntimeError("a resource is a CUDA array, or an array of the device in linear or pitched memory")
        if chDesc is None:
            raise CUDARuntimeError("plain memory needs a ChannelFormatDescriptor")
        is_linear = restype == runtime.cudaResourceTypeLinear
        with as_cupy():
            self.on = plain_texels(
                session.current().memory,
                arr.data.ptr,
                chDesc.element,
                chDesc.channels,
                size_bytes=int(sizeInBytes) if is_linear else 0,
                extent=(int(width), int(height)),
                pitch_bytes=0 if is_linear else int(pitchInBytes),
            )


class TextureDescriptor:
    """How a texture is read."""

    def __init__(
        self,
        addressModes: Sequence[int] | None = None,  # noqa: N803 - CuPy's names
        filterMode: int = 0,  # noqa: N803
        readMode: int = 0,  # noqa: N803
        sRGB: int | None = None,  # noqa: N803
        borderColors: Sequence[float] | None = None,  # noqa: N803
        normalizedCoords: int | None = None,  # noqa: N803
        maxAnisotropy: int | None = None,  # noqa: N803
    ) -> None:
        if sRGB or (maxAnisotropy or 0) > 1 or any(borderColors or ()):
            raise CUDARuntimeError(
                "sRGB, border colours other than 0 and anisotropic filters of textures have no stand-in without a GPU"
            )
        self.modes = [MODES[int(mode)] for mode in addressModes or ()]
        self.filter = FilterMode.LINEAR if filterMode == runtime.cudaFilterModeLinear else FilterMode.POINT
        self.reads_fractions = readMode == runtime.cudaReadModeNormalizedFloat
        self.is_normalized = bool(normalizedCoords)


class TextureObject:
    """A texture object: an argument of kernels."""

    def __init__(self, ResDesc: ResourceDescriptor, TexDesc: TextureDescriptor) -> None:  # noqa: N803 - CuPy's names
        self.ResDesc, self.TexDesc = ResDesc, TexDesc
        how = {"is_normalized": TexDesc.is_normalized, "reads_fractions": TexDesc.reads_fractions}
        with as_cupy():
            self.texels = sampled_texels(ResDesc.on, TexDesc.modes, TexDesc.filter, **how)


class SurfaceObject:
    """A surface object: an argument of kernels, which read and write its CUDA array."""

    def __init__(self, ResDesc: ResourceDescriptor) -> None:  # noqa: N803 - CuPy's name
        self.ResDesc = ResDesc
        if not ResDesc.on.takes_surfaces:
            raise CUDARuntimeError("a surface needs a CUDA array with the flag cudaArraySurfaceLoadStore")
        self.texels = surface_texels(ResDesc.on)


__getattr__ = alike.missing("cupy.cuda.texture")
