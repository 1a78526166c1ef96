"""`cuda.bindings.runtime` without a driver: devices, memory, streams and events.

The rule: as in `driver`, whose objects these are.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from warplens.cuda.device.attributes import PCI_BUS_ID, properties_of
from warplens.cuda.ground.errors import InputError
from warplens.cuda.record.cuda_python.bindings.driver import CUDA_VERSION, POOL, attribute, check_device
from warplens.cuda.record.cuda_python.bindings.enums import (
    cudaComputeMode,
    cudaDeviceAttr,
    cudaMemcpyKind,
    cudaMemPoolAttr,
)
from warplens.cuda.record.cuda_python.results import cudaError_t, runtime_call, sentence_of
from warplens.cuda.record.cuda_python.values import (
    CUevent,
    CUmemoryPool,
    CUstream,
    Recorded,
    address_of,
    copy,
    fill,
    forget,
    free,
    new_handle,
    of_handle,
)
from warplens.cuda.record.session import current

__all__ = ["cudaComputeMode", "cudaDeviceAttr", "cudaError_t", "cudaMemPoolAttr", "cudaMemcpyKind"]
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


def cudaGetErrorName(error: int) -> tuple[Any, ...]:
    """Return the name of a code."""
    return cudaError_t.cudaSuccess, cudaError_t(int(error)).name.encode()


def cudaGetErrorString(error: int) -> tuple[Any, ...]:
    """Return what the last failure with a code said."""
    code = cudaError_t(int(error))
    return cudaError_t.cudaSuccess, (sentence_of(code) or code.name).encode()


@runtime_call
def cudaRuntimeGetVersion() -> int:
    """Return the version of CUDA."""
    return CUDA_VERSION


cudaDriverGetVersion = getLocalRuntimeVersion = cudaRuntimeGetVersion


@runtime_call
def cudaGetDeviceCount() -> int:
    """Return 1."""
    return 1


@runtime_call
def cudaGetDevice() -> int:
    """Return 0."""
    return 0


@runtime_call
def cudaSetDevice(device: int) -> None:
    """Take the only device."""
    check_device(device)


@runtime_call
def cudaDeviceGetAttribute(attr: Any, device: int) -> int:
    """Return an attribute of the device."""
    check_device(device)
    return attribute(attr)


@runtime_call
def cudaDeviceGetPCIBusId(length: int, device: int) -> bytes:
    """Return an address on the bus, which an emulated device has not."""
    return PCI_BUS_ID.encode() + b"\0"


@runtime_call
def cudaGetDeviceProperties(device: int) -> SimpleNamespace:
    """Return the properties that the sheet of the device has."""
    check_device(device)
    properties = properties_of(current().spec)
    extents = {name: list(properties[name]) for name in ("maxThreadsDim", "maxGridSize")}
    return SimpleNamespace(**{**properties, **extents, "uuid": SimpleNamespace(bytes=properties["uuid"])})


@runtime_call
def nothing(*_: Any) -> None:
    """Do nothing: all has ended already, or there is nothing to set."""


cudaDeviceSynchronize = cudaDeviceReset = cudaSetDeviceFlags = cudaGetLastError = cudaPeekAtLastError = nothing
cudaStreamSynchronize = cudaStreamWaitEvent = cudaStreamQuery = cudaEventSynchronize = cudaEventQuery = nothing
cudaMemPrefetchAsync = cudaMemAdvise = cudaProfilerStart = cudaProfilerStop = nothing
cudaMemPoolSetAttribute = cudaMemPoolTrimTo = nothing


@runtime_call
def cudaMalloc(size: int) -> int:
    """Allocate device memory."""
    return current().memory.allocate(int(size)).address


@runtime_call
def cudaMallocAsync(size: int, *_: Any) -> int:
    """Allocate device memory, at once."""
    return current().memory.allocate(int(size)).address


cudaMallocManaged = cudaMallocHost = cudaHostAlloc = cudaMallocAsync


@runtime_call
def cudaHostGetDevicePointer(pHost: Any, flags: int = 0) -> int:
    """Return the address on the device, which is the same."""
    return address_of(pHost)


@runtime_call
def cudaFree(devPtr: Any, *_: Any) -> None:
    """Free memory."""
    free(devPtr)


cudaFreeAsync = cudaFreeHost = cudaFree


@runtime_call
def cudaHostRegister(ptr: Any, size: int, flags: int = 0) -> None:
    """Make memory of the host memory of the device, too, where it lies.

    Raises:
        InputError: `ptr` is an address, whose bytes may end before `size`.
    """
    if isinstance(ptr, int):
        raise InputError(f"memory of the host is registered as an array or a buffer, not by its address {ptr:#x}")
    data = np.frombuffer(ptr, np.uint8)
    if data.nbytes < int(size):
        raise InputError(f"{int(size):,} bytes are registered of a buffer that has {data.nbytes:,}")
    current().memory.adopt(data[: int(size)])


@runtime_call
def cudaHostUnregister(ptr: Any) -> None:
    """Leave memory of the host to the host."""
    free(ptr)


@runtime_call
def cudaDeviceCanAccessPeer(device: int, peerDevice: int) -> int:
    """Return 0: there is one device."""
    return 0


@runtime_call
def cudaDeviceGetDefaultMemPool(device: int) -> CUmemoryPool:
    """Return the pool of the device."""
    check_device(device)
    return POOL


cudaDeviceGetMemPool = cudaDeviceGetDefaultMemPool


@runtime_call
def cudaMemGetInfo() -> tuple[int, int]:
    """Return the free and all bytes of the device."""
    return current().memory_info()


@runtime_call
def cudaMemcpy(dst: Any, src: Any, count: int, *_: Any) -> None:
    """Copy bytes, at once."""
    copy(dst, src, count)


cudaMemcpyAsync = cudaMemcpy


@runtime_call
def cudaMemset(devPtr: Any, value: int, count: int, *_: Any) -> None:
    """Fill bytes."""
    fill(devPtr, value, 1, int(count))


cudaMemsetAsync = cudaMemset


@runtime_call
def cudaStreamCreate(*_: Any) -> CUstream:
    """Return a stream."""
    return new_handle(CUstream, None)  # type: ignore[no-any-return]


cudaStreamCreateWithFlags = cudaStreamCreateWithPriority = cudaStreamCreate


@runtime_call
def cudaEventCreate(*_: Any) -> CUevent:
    """Return an event."""
    return new_handle(CUevent, Recorded())  # type: ignore[no-any-return]


cudaEventCreateWithFlags = cudaEventCreate


@runtime_call
def cudaEventRecord(event: Any, stream: Any = 0) -> None:
    """Note the moment."""
    of_handle(event, Recorded).moment = current().now()


@runtime_call
def cudaEventElapsedTime(start: Any, end: Any) -> float:
    """Return the milliseconds of the launches between two events, NaN where one has no time."""
    first: Recorded = of_handle(start, Recorded)
    return first.ms_until(of_handle(end, Recorded))


@runtime_call
def cudaStreamDestroy(stream: Any) -> None:
    """Forget a stream or an event."""
    forget(stream)


cudaEventDestroy = cudaStreamDestroy


def __getattr__(name: str) -> Any:
    raise AttributeError(f"cuda.bindings.runtime.{name} is not there without a GPU: Warplens has no stand-in for it")
