"""`cuda.bindings.driver` without a driver: devices, contexts, modules, memory, launches, streams and events.

The rule: each function returns a code and its results, as in CUDA Python. The time between two events is the sum of the
times of the launches between them.
"""

import ctypes
from pathlib import Path
from typing import Any

import numpy as np

from warplens.cuda.device.attributes import NUMBERS, PCI_BUS_ID, attributes_of
from warplens.cuda.ground.errors import InputError, UnsupportedError
from warplens.cuda.record import alike, session
from warplens.cuda.record.cuda_python import enums, values
from warplens.cuda.record.cuda_python.bindings import textures
from warplens.cuda.record.cuda_python.enums import CUfunction_attribute, CUresult
from warplens.cuda.record.cuda_python.programs import Function, Module, image_end, load
from warplens.cuda.record.cuda_python.results import driver_call, error_calls, name_calls
from warplens.cuda.record.cuda_python.values import CUcontext, CUdevice, CUdeviceptr, CUmodule, fill, of_handle
from warplens.cuda.record.streams import Event, in_stream, wait_for, wait_for_all

__all__ = [
    "CUcontext", "CUctx_flags", "CUdevice", "CUdevice_attribute", "CUdeviceptr", "CUevent", "CUevent_flags",
    "CUfunc_cache", "CUfunction", "CUfunction_attribute", "CUjit_option", "CUmemAttach_flags", "CUmemoryPool",
    "CUmodule", "CUresult", "CUstream", "CUstream_flags", "cuuint32_t", "cuuint64_t",
]  # fmt: skip
CU_MEMHOSTALLOC_PORTABLE, CU_MEMHOSTALLOC_DEVICEMAP, CU_MEMHOSTALLOC_WRITECOMBINED = 1, 2, 4
CU_STREAM_LEGACY, CU_STREAM_PER_THREAD = 1, 2
CUevent, CUfunction, CUmemoryPool, CUstream = values.CUevent, values.CUfunction, values.CUmemoryPool, values.CUstream
cuuint32_t = cuuint64_t = values.Handle  # whole numbers, which programs give to functions by their address
CONTEXT = CUcontext(1)
POOL = CUmemoryPool(1)
_NAME_OF_ATTRIBUTE = {number: name for name, number in NUMBERS.items()}

cuGetErrorName, cuGetErrorString = error_calls(CUresult, CUresult.CUDA_SUCCESS)


def checked_device(number: Any, result: Any) -> Any:
    """Return a result after a check of the number of a device."""
    alike.check_device(number)
    return result


def attribute(number: int) -> int:
    if int(number) not in _NAME_OF_ATTRIBUTE:
        raise InputError(f"the sheet of the device has no attribute number {int(number)}")
    return attributes_of(session.current().spec)[_NAME_OF_ATTRIBUTE[int(number)]]


@driver_call
def cuDeviceGetAttribute(attrib: Any, dev: Any) -> int:
    alike.check_device(dev)
    return attribute(attrib)


nothing = driver_call(lambda *_: None)
cuInit = driver_call(lambda flags: None)
cuDriverGetVersion = driver_call(lambda: alike.CUDA_VERSION, results=1)
cuDeviceGet = driver_call(lambda ordinal: checked_device(ordinal, CUdevice(0)), results=1)
cuDeviceGetCount = driver_call(lambda: 1, results=1)
cuDeviceGetName = driver_call(lambda length, dev: session.current().spec.name.encode()[: int(length) - 1], results=1)
cuDeviceTotalMem = driver_call(lambda dev: session.current().spec.memory_bytes, results=1)
cuDeviceGetPCIBusId = driver_call(lambda length, dev: PCI_BUS_ID.encode() + b"\0", results=1)
cuDeviceComputeCapability = driver_call(lambda dev: session.current().spec.compute_capability, results=2)
cuDeviceCanAccessPeer = driver_call(lambda dev, peer: 0, results=1)
cuDeviceGetDefaultMemPool = cuDeviceGetMemPool = driver_call(lambda dev: POOL, results=1)
cuCtxCreate = driver_call(lambda *args: checked_device(args[-1], CONTEXT), results=1)  # whatever the flags
cuDevicePrimaryCtxRetain = driver_call(lambda dev: checked_device(dev, CONTEXT), results=1)
cuCtxGetCurrent = cuCtxPopCurrent = driver_call(lambda: CONTEXT, results=1)
cuCtxGetDevice = driver_call(lambda *_: CUdevice(0), results=1)
cuCtxDestroy = cuCtxPushCurrent = cuCtxSetCurrent = cuCtxSetLimit = cuCtxSetCacheConfig = nothing
cuDevicePrimaryCtxRelease = cuDevicePrimaryCtxReset = cuDevicePrimaryCtxSetFlags = nothing
cuCtxSynchronize, cuStreamSynchronize = driver_call(wait_for_all), driver_call(wait_for)
cuStreamWaitEvent = driver_call(lambda hStream, hEvent, Flags=0: of_handle(hEvent, Event).wait(hStream))
cuEventSynchronize = driver_call(lambda hEvent: of_handle(hEvent, Event).synchronize())
cuStreamQuery = cuStreamAttachMemAsync = cuEventQuery = cuFuncSetAttribute = cuFuncSetCacheConfig = nothing
cuMemPoolSetAttribute = cuMemPoolTrimTo = cuMemPrefetchAsync = cuMemAdvise = cuProfilerStart = cuProfilerStop = nothing


def image_of(image: Any) -> bytes:
    """Return the bytes of an image, which may be given by its address."""
    if isinstance(image, np.ndarray | np.generic):
        return np.asarray(image).tobytes()
    if isinstance(image, bytes | bytearray | memoryview):
        return bytes(image)
    address = values.address_of(image)
    end = image_end(ctypes.string_at(address, 64))
    return ctypes.string_at(address) if end is None else ctypes.string_at(address, end)


@driver_call
def cuModuleLoad(fname: Any) -> Any:
    """Return a module from a file with PTX."""
    path = Path(values.text_of(fname))
    if not path.is_file():
        raise InputError(f"there is no file {path}")
    return values.new_handle(CUmodule, load(path.read_bytes()))


@driver_call
def cuModuleGetGlobal(hmod: Any, name: Any) -> tuple[Any, int]:
    variable = of_handle(hmod, Module).variable(values.text_of(name))
    return CUdeviceptr(variable.address), variable.data.nbytes


@driver_call
def cuFuncGetAttribute(attrib: Any, hfunc: Any) -> int:
    function: Function = of_handle(hfunc, Function)
    name = CUfunction_attribute(attrib).name
    attributes = function.attributes
    if (key := name.removeprefix("CU_FUNC_ATTRIBUTE_").lower()) not in attributes:
        raise InputError(f"the attribute {name} of {function.name} is not known")
    return attributes[key]


cuModuleLoadData = driver_call(lambda image: values.new_handle(CUmodule, load(image_of(image))), results=1)
cuModuleLoadDataEx = driver_call(lambda image, *options: values.new_handle(CUmodule, load(image_of(image))), results=1)
cuLibraryLoadData, cuLibraryLoadFromFile = cuModuleLoadDataEx, cuModuleLoad
cuModuleUnload = cuLibraryUnload = driver_call(lambda hmod: values.forget(hmod))  # noqa: PLW0108 - CUDA's names of parameters
cuModuleGetFunction = cuLibraryGetKernel = driver_call(
    lambda hmod, name: values.new_handle(CUfunction, of_handle(hmod, Module).function(values.text_of(name))), results=1
)
cuKernelGetFunction = driver_call(lambda kernel: CUfunction(int(kernel)), results=1)  # the two are one here
cuLibraryGetGlobal = cuModuleGetGlobal
cuOccupancyMaxActiveBlocksPerMultiprocessor = driver_call(
    lambda func, blockSize, dynamicSMemSize: of_handle(func, Function).active_blocks(
        int(blockSize), int(dynamicSMemSize)
    ),
    results=1,
)
cuOccupancyMaxPotentialBlockSize = driver_call(
    lambda func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit: of_handle(func, Function).best_block(
        int(dynamicSMemSize), int(blockSizeLimit)
    ),
    results=2,
)


@driver_call
def cuLaunchKernel(
    f: Any, gridDimX: int, gridDimY: int, gridDimZ: int, blockDimX: int, blockDimY: int, blockDimZ: int,
    sharedMemBytes: int, hStream: Any, kernelParams: Any, extra: Any = 0,
) -> None:  # fmt: skip
    function: Function = of_handle(f, Function)
    if extra:
        raise UnsupportedError(f"{function.name} is launched with its arguments in `extra`: give them as kernelParams")
    with in_stream(hStream):
        function.launch(
            values.argument_bytes(function, kernelParams),
            grid=(int(gridDimX), int(gridDimY), int(gridDimZ)),
            block=(int(blockDimX), int(blockDimY), int(blockDimZ)),
            dynamic_shared_bytes=int(sharedMemBytes),
        )


cuLaunchCooperativeKernel = cuLaunchKernel  # the engine lets the blocks of any launch take turns


def allocated(bytesize: Any) -> int:
    return session.current().memory.allocate(int(bytesize)).address


cuMemAlloc = driver_call(lambda bytesize: CUdeviceptr(allocated(bytesize)), results=1)
cuMemAllocAsync = driver_call(lambda bytesize, *_: CUdeviceptr(allocated(bytesize)), results=1)
cuMemAllocManaged = cuMemAllocFromPoolAsync = cuMemAllocAsync
cuMemHostAlloc = cuMemAllocHost = driver_call(lambda bytesize, flags=0: allocated(bytesize), results=1)
cuMemHostGetDevicePointer = driver_call(lambda p, flags=0: CUdeviceptr(values.address_of(p)), results=1)
cuMemFree = cuMemFreeAsync = cuMemFreeHost = driver_call(lambda dptr, *_: values.free(dptr))
cuMemGetInfo = driver_call(lambda: session.current().memory_info(), results=2)
cuMemcpy = driver_call(lambda dst, src, ByteCount: values.copy(dst, src, ByteCount, 0, is_waited=True))
cuMemcpyHtoD = cuMemcpyDtoH = cuMemcpyDtoD = cuMemcpy
cuMemcpyAsync = driver_call(lambda dst, src, ByteCount, hStream=0: values.copy(dst, src, ByteCount, hStream))
cuMemcpyHtoDAsync = cuMemcpyDtoHAsync = cuMemcpyDtoDAsync = cuMemcpyAsync
cuMemsetD8 = cuMemsetD8Async = driver_call(lambda dstDevice, uc, N, hStream=0: fill(dstDevice, uc, N, hStream))
cuMemsetD16 = cuMemsetD16Async = driver_call(lambda dstDevice, us, N, hStream=0: fill(dstDevice, us, N, hStream, 2))
cuMemsetD32 = cuMemsetD32Async = driver_call(lambda dstDevice, ui, N, hStream=0: fill(dstDevice, ui, N, hStream, 4))

cuStreamCreate = driver_call(lambda Flags=0: values.new_stream(Flags), results=1)
cuStreamCreateWithPriority = driver_call(lambda flags, priority: values.new_stream(flags), results=1)
cuStreamDestroy = cuEventDestroy = driver_call(lambda hStream: values.forget(hStream))  # noqa: PLW0108
cuEventCreate = driver_call(lambda Flags=0: values.new_handle(CUevent, Event()), results=1)
cuEventRecord = driver_call(lambda hEvent, hStream=0: of_handle(hEvent, Event).record(hStream))
cuEventElapsedTime = driver_call(
    lambda hStart, hEnd: of_handle(hStart, Event).ms_until(of_handle(hEnd, Event)), results=1
)
name_calls(globals())


def __getattr__(name: str) -> Any:
    if name.startswith(("CU", "cu")) and hasattr(textures, name):
        return getattr(textures, name)
    return getattr(enums, name) if name in __all__ else alike.missing("cuda.bindings.driver")(name)
