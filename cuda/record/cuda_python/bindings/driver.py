"""`cuda.bindings.driver` without a driver: devices, contexts, modules, memory, launches, streams and events.

The rule: each function returns a code and its results, as in CUDA Python. Everything happens at once, so that streams
and events order nothing; the time between two events is the sum of the times of the launches between them.
"""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

import numpy as np

from warplens.cuda.capture.value import Extent
from warplens.cuda.device.attributes import NUMBERS, PCI_BUS_ID, attributes_of
from warplens.cuda.ground.errors import InputError, UnsupportedError
from warplens.cuda.record.cuda_python.bindings import textures
from warplens.cuda.record.cuda_python.bindings.enums import (
    CUctx_flags,
    CUdevice_attribute,
    CUevent_flags,
    CUfunc_cache,
    CUfunction_attribute,
    CUjit_option,
    CUmemAttach_flags,
    CUstream_flags,
)
from warplens.cuda.record.cuda_python.occupancy import active_blocks, best_block
from warplens.cuda.record.cuda_python.programs import Function, Module, image_end, load
from warplens.cuda.record.cuda_python.results import CUresult, driver_call, sentence_of
from warplens.cuda.record.cuda_python.values import (
    CUcontext,
    CUdevice,
    CUdeviceptr,
    CUevent,
    CUfunction,
    CUmemoryPool,
    CUmodule,
    CUstream,
    Handle,
    Recorded,
    address_of,
    argument_bytes,
    copy,
    fill,
    forget,
    free,
    new_handle,
    of_handle,
)
from warplens.cuda.record.session import current

__all__ = [
    "CUcontext", "CUctx_flags", "CUdevice", "CUdevice_attribute", "CUdeviceptr", "CUevent", "CUevent_flags",
    "CUfunc_cache", "CUfunction", "CUfunction_attribute", "CUjit_option", "CUmemAttach_flags", "CUmemoryPool",
    "CUmodule", "CUresult", "CUstream", "CUstream_flags", "cuuint32_t", "cuuint64_t",
]  # fmt: skip
CUDA_VERSION = 12090
"""The version of CUDA whose compiler and rules are here."""
CU_MEMHOSTALLOC_PORTABLE, CU_MEMHOSTALLOC_DEVICEMAP, CU_MEMHOSTALLOC_WRITECOMBINED = 1, 2, 4
CU_STREAM_LEGACY, CU_STREAM_PER_THREAD = 1, 2
cuuint32_t = cuuint64_t = Handle
"""Whole numbers, which programs give to functions that take them by their address."""
CONTEXT = CUcontext(1)
POOL = CUmemoryPool(1)
_NAME_OF_ATTRIBUTE = {number: name for name, number in NUMBERS.items()}


# errors and versions


def cuGetErrorName(error: int) -> tuple[Any, ...]:
    """Return the name of a code."""
    return CUresult.CUDA_SUCCESS, CUresult(int(error)).name.encode()


def cuGetErrorString(error: int) -> tuple[Any, ...]:
    """Return what the last failure with a code said."""
    code = CUresult(int(error))
    return CUresult.CUDA_SUCCESS, (sentence_of(code) or code.name).encode()


@driver_call
def cuInit(flags: int) -> None:
    """Do nothing: there is no driver to start."""


@driver_call
def cuDriverGetVersion() -> int:
    """Return the version of CUDA."""
    return CUDA_VERSION


# devices and contexts


def check_device(number: Any) -> None:
    """Check the number of a device.

    Raises:
        InputError: it is not 0.
    """
    if int(number) != 0:
        raise InputError(f"there is one device, number 0, and no number {int(number)}")


@driver_call
def cuDeviceGet(ordinal: int) -> CUdevice:
    """Return the device."""
    check_device(ordinal)
    return CUdevice(0)


@driver_call
def cuDeviceGetCount() -> int:
    """Return 1."""
    return 1


@driver_call
def cuDeviceGetName(length: int, dev: Any) -> bytes:
    """Return the name of the device."""
    return current().spec.name.encode()[: int(length) - 1]


@driver_call
def cuDeviceTotalMem(dev: Any) -> int:
    """Return the bytes of the device's memory."""
    return current().spec.memory_bytes


@driver_call
def cuDeviceGetPCIBusId(length: int, dev: Any) -> bytes:
    """Return an address on the bus, which an emulated device has not."""
    return PCI_BUS_ID.encode() + b"\0"


@driver_call
def cuDeviceComputeCapability(dev: Any) -> tuple[int, int]:
    """Return the compute capability."""
    return current().spec.compute_capability


def attribute(number: int) -> int:
    """Return an attribute of the device.

    Raises:
        InputError: neither the sheet nor the engine says what it is.
    """
    if int(number) not in _NAME_OF_ATTRIBUTE:
        raise InputError(f"the sheet of the device has no attribute number {int(number)}")
    return attributes_of(current().spec)[_NAME_OF_ATTRIBUTE[int(number)]]


@driver_call
def cuDeviceGetAttribute(attrib: Any, dev: Any) -> int:
    """Return an attribute of the device."""
    check_device(dev)
    return attribute(attrib)


@driver_call
def cuDeviceCanAccessPeer(dev: Any, peer: Any) -> int:
    """Return 0: there is one device."""
    return 0


@driver_call
def cuDeviceGetDefaultMemPool(dev: Any) -> CUmemoryPool:
    """Return the pool of the device."""
    return POOL


cuDeviceGetMemPool = cuDeviceGetDefaultMemPool


@driver_call
def cuCtxCreate(*args: Any) -> CUcontext:
    """Return the context, whatever the parameters and flags."""
    check_device(args[-1])
    return CONTEXT


@driver_call
def cuDevicePrimaryCtxRetain(dev: Any) -> CUcontext:
    """Return the context."""
    check_device(dev)
    return CONTEXT


@driver_call
def cuCtxGetCurrent() -> CUcontext:
    """Return the context."""
    return CONTEXT


cuCtxPopCurrent = cuCtxGetCurrent


@driver_call
def cuCtxGetDevice(*_: Any) -> CUdevice:
    """Return the device."""
    return CUdevice(0)


@driver_call
def nothing(*_: Any) -> None:
    """Do nothing: all has ended already, or there is nothing to set."""


cuCtxDestroy = cuCtxPushCurrent = cuCtxSetCurrent = cuCtxSynchronize = cuCtxSetLimit = cuCtxSetCacheConfig = nothing
cuDevicePrimaryCtxRelease = cuDevicePrimaryCtxReset = cuDevicePrimaryCtxSetFlags = nothing
cuStreamSynchronize = cuStreamWaitEvent = cuStreamQuery = cuStreamAttachMemAsync = nothing
cuEventSynchronize = cuEventQuery = cuFuncSetAttribute = cuFuncSetCacheConfig = nothing
cuMemPoolSetAttribute = cuMemPoolTrimTo = cuMemPrefetchAsync = cuMemAdvise = cuProfilerStart = cuProfilerStop = nothing


# modules


def image_of(image: Any) -> bytes:
    """Return the bytes of an image, which may be given by its address."""
    if isinstance(image, np.ndarray | np.generic):
        return np.asarray(image).tobytes()
    if isinstance(image, bytes | bytearray | memoryview):
        return bytes(image)
    address = address_of(image)
    end = image_end(ctypes.string_at(address, 64))
    return ctypes.string_at(address) if end is None else ctypes.string_at(address, end)


def text_of(name: Any) -> str:
    """Return a name, which may be given as bytes."""
    return name.decode() if isinstance(name, bytes | bytearray) else str(name)


@driver_call
def cuModuleLoadData(image: Any) -> CUmodule:
    """Return a module from code that was compiled here, or from PTX."""
    return new_handle(CUmodule, load(image_of(image)))  # type: ignore[no-any-return]


@driver_call
def cuModuleLoadDataEx(image: Any, *options: Any) -> CUmodule:
    """Return a module; the options have no effect."""
    return new_handle(CUmodule, load(image_of(image)))  # type: ignore[no-any-return]


@driver_call
def cuModuleLoad(fname: Any) -> CUmodule:
    """Return a module from a file with PTX."""
    path = Path(text_of(fname))
    if not path.is_file():
        raise InputError(f"there is no file {path}")
    return new_handle(CUmodule, load(path.read_bytes()))  # type: ignore[no-any-return]


cuLibraryLoadData, cuLibraryLoadFromFile = cuModuleLoadDataEx, cuModuleLoad


@driver_call
def cuModuleUnload(hmod: Any) -> None:
    """Forget a module."""
    forget(hmod)


cuLibraryUnload = cuModuleUnload


@driver_call
def cuModuleGetFunction(hmod: Any, name: Any) -> CUfunction:
    """Return a kernel of a module."""
    return new_handle(CUfunction, of_handle(hmod, Module).function(text_of(name)))  # type: ignore[no-any-return]


cuLibraryGetKernel = cuModuleGetFunction


@driver_call
def cuKernelGetFunction(kernel: Any) -> CUfunction:
    """Return the function of a kernel, which is the same here."""
    return CUfunction(int(kernel))


@driver_call
def cuModuleGetGlobal(hmod: Any, name: Any) -> tuple[CUdeviceptr, int]:
    """Return the address and the bytes of a variable."""
    found = of_handle(hmod, Module).variable(text_of(name))
    return CUdeviceptr(found.address), found.data.nbytes


cuLibraryGetGlobal = cuModuleGetGlobal


@driver_call
def cuFuncGetAttribute(attrib: Any, hfunc: Any) -> int:
    """Return what a kernel takes of the device."""
    function: Function = of_handle(hfunc, Function)
    resources = function.resources()
    names = CUfunction_attribute
    values = {
        names.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: resources.max_threads_per_block
        or current().spec.limits.threads_per_block,
        names.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: resources.static_shared_bytes,
        names.CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: resources.constant_bytes,
        names.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: resources.local_bytes_per_thread,
        names.CU_FUNC_ATTRIBUTE_NUM_REGS: resources.registers_per_thread,
    }
    if attrib not in values:
        raise InputError(f"the attribute {names(attrib).name} of {function.name} is not known")
    return values[attrib]


@driver_call
def cuOccupancyMaxActiveBlocksPerMultiprocessor(func: Any, blockSize: int, dynamicSMemSize: int) -> int:
    """Return how many blocks of a kernel fit on a multiprocessor."""
    return active_blocks(of_handle(func, Function), int(blockSize), int(dynamicSMemSize))


@driver_call
def cuOccupancyMaxPotentialBlockSize(
    func: Any, blockSizeToDynamicSMemSize: Any, dynamicSMemSize: int, blockSizeLimit: int
) -> tuple[int, int]:
    """Return the blocks that fill the device, and the largest block with the most resident threads."""
    return best_block(of_handle(func, Function), int(dynamicSMemSize), int(blockSizeLimit))


@driver_call
def cuLaunchKernel(
    f: Any, gridDimX: int, gridDimY: int, gridDimZ: int, blockDimX: int, blockDimY: int, blockDimZ: int,
    sharedMemBytes: int, hStream: Any, kernelParams: Any, extra: Any = 0,
) -> None:  # fmt: skip
    """Launch a kernel."""
    function: Function = of_handle(f, Function)
    if extra:
        raise UnsupportedError(f"{function.name} is launched with its arguments in `extra`: give them as kernelParams")
    _launch(function, (gridDimX, gridDimY, gridDimZ), (blockDimX, blockDimY, blockDimZ), sharedMemBytes, kernelParams)


@driver_call
def cuLaunchCooperativeKernel(
    f: Any, gridDimX: int, gridDimY: int, gridDimZ: int, blockDimX: int, blockDimY: int, blockDimZ: int,
    sharedMemBytes: int, hStream: Any, kernelParams: Any,
) -> None:  # fmt: skip
    """Launch a kernel whose blocks wait for each other; the engine lets those of any launch take turns."""
    _launch(
        of_handle(f, Function),
        (gridDimX, gridDimY, gridDimZ),
        (blockDimX, blockDimY, blockDimZ),
        sharedMemBytes,
        kernelParams,
    )


def _launch(function: Function, grid: Extent, block: Extent, shared_bytes: int, parameters: Any) -> None:
    """Launch a kernel with parameters as a program gives them."""
    function.launch(
        argument_bytes(function, parameters),
        grid=(int(grid[0]), int(grid[1]), int(grid[2])),
        block=(int(block[0]), int(block[1]), int(block[2])),
        dynamic_shared_bytes=int(shared_bytes),
    )


# memory


@driver_call
def cuMemAlloc(bytesize: int) -> CUdeviceptr:
    """Allocate device memory."""
    return CUdeviceptr(current().memory.allocate(int(bytesize)).address)


@driver_call
def cuMemAllocAsync(bytesize: int, *_: Any) -> CUdeviceptr:
    """Allocate device memory, at once."""
    return CUdeviceptr(current().memory.allocate(int(bytesize)).address)


cuMemAllocManaged = cuMemAllocFromPoolAsync = cuMemAllocAsync


@driver_call
def cuMemHostAlloc(bytesize: int, flags: int = 0) -> int:
    """Allocate memory of host and device."""
    return current().memory.allocate(int(bytesize)).address


cuMemAllocHost = cuMemHostAlloc


@driver_call
def cuMemHostGetDevicePointer(p: Any, flags: int = 0) -> CUdeviceptr:
    """Return the address on the device, which is the same."""
    return CUdeviceptr(address_of(p))


@driver_call
def cuMemFree(dptr: Any, *_: Any) -> None:
    """Free device memory."""
    free(dptr)


cuMemFreeAsync = cuMemFreeHost = cuMemFree


@driver_call
def cuMemGetInfo() -> tuple[int, int]:
    """Return the free and all bytes of the device."""
    return current().memory_info()


@driver_call
def cuMemcpy(dst: Any, src: Any, ByteCount: int, *_: Any) -> None:
    """Copy bytes, at once."""
    copy(dst, src, ByteCount)


cuMemcpyAsync = cuMemcpyHtoD = cuMemcpyDtoH = cuMemcpyDtoD = cuMemcpyHtoDAsync = cuMemcpyDtoHAsync = cuMemcpy
cuMemcpyDtoDAsync = cuMemcpy


@driver_call
def cuMemsetD8(dstDevice: Any, uc: int, N: int, *_: Any) -> None:
    """Fill bytes."""
    fill(dstDevice, uc, 1, int(N))


@driver_call
def cuMemsetD16(dstDevice: Any, us: int, N: int, *_: Any) -> None:
    """Fill words of 2 bytes."""
    fill(dstDevice, us, 2, int(N))


@driver_call
def cuMemsetD32(dstDevice: Any, ui: int, N: int, *_: Any) -> None:
    """Fill words of 4 bytes."""
    fill(dstDevice, ui, 4, int(N))


cuMemsetD8Async, cuMemsetD16Async, cuMemsetD32Async = cuMemsetD8, cuMemsetD16, cuMemsetD32


# streams and events


@driver_call
def cuStreamCreate(Flags: int = 0) -> CUstream:
    """Return a stream."""
    return new_handle(CUstream, None)  # type: ignore[no-any-return]


@driver_call
def cuStreamCreateWithPriority(flags: int, priority: int) -> CUstream:
    """Return a stream."""
    return new_handle(CUstream, None)  # type: ignore[no-any-return]


@driver_call
def cuStreamDestroy(hStream: Any) -> None:
    """Forget a stream or an event."""
    forget(hStream)


cuEventDestroy = cuStreamDestroy


@driver_call
def cuEventCreate(Flags: int = 0) -> CUevent:
    """Return an event."""
    return new_handle(CUevent, Recorded())  # type: ignore[no-any-return]


@driver_call
def cuEventRecord(hEvent: Any, hStream: Any = 0) -> None:
    """Note the moment."""
    of_handle(hEvent, Recorded).moment = current().now()


@driver_call
def cuEventElapsedTime(hStart: Any, hEnd: Any) -> float:
    """Return the milliseconds of the launches between two events, NaN where one has no time."""
    start: Recorded = of_handle(hStart, Recorded)
    return start.ms_until(of_handle(hEnd, Recorded))


def __getattr__(name: str) -> Any:
    if name in textures.__all__:
        return getattr(textures, name)
    raise AttributeError(f"cuda.bindings.driver.{name} is not there without a GPU: Warplens has no stand-in for it")
