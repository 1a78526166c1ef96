"""`cuda.bindings.runtime` without a driver: devices, memory, streams and events.

The rule: as in `driver`, whose objects these are.
"""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from warplens.cuda.device.attributes import PCI_BUS_ID, properties_of
from warplens.cuda.ground.errors import InputError
from warplens.cuda.record import alike, session
from warplens.cuda.record.cuda_python import enums, values
from warplens.cuda.record.cuda_python.bindings import driver
from warplens.cuda.record.cuda_python.results import error_calls, name_calls, runtime_call
from warplens.cuda.record.cuda_python.values import CUevent, CUmemoryPool, CUstream, fill, new_handle, of_handle
from warplens.cuda.record.streams import Event, wait_for, wait_for_all

__all__ = ["cudaComputeMode", "cudaDeviceAttr", "cudaError_t", "cudaMemPoolAttr", "cudaMemcpyKind"]
cudaComputeMode, cudaDeviceAttr, cudaError_t = enums.cudaComputeMode, enums.cudaDeviceAttr, enums.cudaError_t
cudaMemcpyKind, cudaMemPoolAttr = enums.cudaMemcpyKind, enums.cudaMemPoolAttr
cudaStream_t, cudaEvent_t, cudaMemPool_t = CUstream, CUevent, CUmemoryPool
cudaHostAllocDefault, cudaHostAllocPortable, cudaHostAllocMapped, cudaHostAllocWriteCombined = 0, 1, 2, 4
cudaHostRegisterDefault, cudaHostRegisterPortable, cudaHostRegisterMapped = 0, 1, 2
cudaStreamDefault, cudaStreamNonBlocking, cudaStreamLegacy, cudaStreamPerThread = 0, 1, 1, 2
cudaEventDefault, cudaEventBlockingSync, cudaEventDisableTiming = 0, 1, 2
cudaMemAttachGlobal, cudaMemAttachHost, cudaMemAttachSingle = 1, 2, 4
cudaDeviceScheduleAuto, cudaDeviceMapHost = 0, 8


@dataclass(slots=True)
class dim3:
    """Extents in x, y, z."""

    x: int = 0
    y: int = 0
    z: int = 0


cudaGetErrorName, cudaGetErrorString = error_calls(cudaError_t, cudaError_t.cudaSuccess)


@runtime_call
def cudaDeviceGetAttribute(attr: Any, device: int) -> int:
    alike.check_device(device)
    return driver.attribute(attr)


@runtime_call
def cudaGetDeviceProperties(device: int) -> SimpleNamespace:
    alike.check_device(device)
    properties = properties_of(session.current().spec)
    extents = {name: list(properties[name]) for name in ("maxThreadsDim", "maxGridSize")}
    return SimpleNamespace(**{**properties, **extents, "uuid": SimpleNamespace(bytes=properties["uuid"])})


@runtime_call
def cudaHostRegister(ptr: Any, size: int, flags: int = 0) -> None:
    """Make memory of the host memory of the device, too, where it lies; an address may end before `size`."""
    if isinstance(ptr, int):
        raise InputError(f"memory of the host is registered as an array or a buffer, not by its address {ptr:#x}")
    data = np.frombuffer(ptr, np.uint8)
    if data.nbytes < int(size):
        raise InputError(f"{int(size):,} bytes are registered of a buffer that has {data.nbytes:,}")
    session.current().memory.adopt(data[: int(size)])


nothing = runtime_call(lambda *_: None)
cudaRuntimeGetVersion = runtime_call(lambda: alike.CUDA_VERSION, results=1)
cudaDriverGetVersion = getLocalRuntimeVersion = cudaRuntimeGetVersion
cudaGetDeviceCount = runtime_call(lambda: 1, results=1)
cudaGetDevice = runtime_call(lambda: 0, results=1)
cudaSetDevice = runtime_call(lambda device: alike.check_device(device))  # noqa: PLW0108 - CUDA's names of parameters
cudaDeviceGetPCIBusId = runtime_call(lambda length, device: PCI_BUS_ID.encode() + b"\0", results=1)
cudaDeviceCanAccessPeer = runtime_call(lambda device, peerDevice: 0, results=1)
cudaDeviceSynchronize, cudaStreamSynchronize = runtime_call(wait_for_all), runtime_call(wait_for)
cudaStreamWaitEvent = runtime_call(lambda stream, event, flags=0: of_handle(event, Event).wait(stream))
cudaEventSynchronize = runtime_call(lambda event: of_handle(event, Event).synchronize())
cudaDeviceReset = cudaSetDeviceFlags = cudaGetLastError = cudaPeekAtLastError = nothing
cudaStreamQuery = cudaEventQuery = nothing
cudaMemPrefetchAsync = cudaMemAdvise = cudaProfilerStart = cudaProfilerStop = nothing
cudaMemPoolSetAttribute = cudaMemPoolTrimTo = nothing

cudaMalloc = runtime_call(lambda size: session.current().memory.allocate(int(size)).address, results=1)
cudaMallocAsync = runtime_call(lambda size, *_: session.current().memory.allocate(int(size)).address, results=1)
cudaMallocManaged = cudaMallocHost = cudaHostAlloc = cudaMallocAsync
cudaHostGetDevicePointer = runtime_call(lambda pHost, flags=0: values.address_of(pHost), results=1)
cudaFree = cudaFreeAsync = cudaFreeHost = runtime_call(lambda devPtr, *_: values.free(devPtr))
cudaHostUnregister = runtime_call(lambda ptr: values.free(ptr))  # noqa: PLW0108
cudaDeviceGetMemPool = runtime_call(lambda device: driver.checked_device(device, driver.POOL), results=1)
cudaDeviceGetDefaultMemPool = cudaDeviceGetMemPool
cudaMemGetInfo = runtime_call(lambda: session.current().memory_info(), results=2)
cudaMemcpy = runtime_call(lambda dst, src, count, kind=4: values.copy(dst, src, count, 0, is_waited=True))
cudaMemcpyAsync = runtime_call(lambda dst, src, count, kind=4, stream=0: values.copy(dst, src, count, stream))
cudaMemset = cudaMemsetAsync = runtime_call(lambda devPtr, value, count, stream=0: fill(devPtr, value, count, stream))

cudaStreamCreate = runtime_call(lambda flags=0, *_: values.new_stream(flags), results=1)
cudaStreamCreateWithFlags = cudaStreamCreateWithPriority = cudaStreamCreate
cudaStreamDestroy = cudaEventDestroy = runtime_call(lambda stream: values.forget(stream))  # noqa: PLW0108
cudaEventCreate = cudaEventCreateWithFlags = runtime_call(lambda *_: new_handle(CUevent, Event()), results=1)
cudaEventRecord = runtime_call(lambda event, stream=0: of_handle(event, Event).record(stream))
cudaEventElapsedTime = runtime_call(
    lambda start, end: of_handle(start, Event).ms_until(of_handle(end, Event)), results=1
)
name_calls(globals())

__getattr__ = alike.missing("cuda.bindings.runtime")
