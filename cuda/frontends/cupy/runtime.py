"""`cupy.cuda.runtime`: facts of the device of the session, and calls that have nothing to do."""

from __future__ import annotations

from typing import Any

from warplens.cuda.frontends.attributes import MAX_BLOCK, MAX_GRID
from warplens.cuda.frontends.cupy.errors import CUDARuntimeError
from warplens.cuda.frontends.session import current

CUDA_VERSION = 12090
"""The version of CUDA whose compiler and rules are here."""
WARP_SIZE = 32
is_hip = False


def getDeviceCount() -> int:  # noqa: N802 - CUDA's names, here and below
    """Return 1."""
    return 1


def getDevice() -> int:  # noqa: N802
    """Return 0."""
    return 0


def setDevice(device: int) -> None:  # noqa: N802
    """Take the only device.

    Raises:
        CUDARuntimeError: it has not number 0.
    """
    if device != 0:
        raise CUDARuntimeError(f"there is one device, number 0, and no number {device}")


def deviceSynchronize() -> None:  # noqa: N802
    """Return at once: every call has ended when it returns."""


def runtimeGetVersion() -> int:  # noqa: N802
    """Return the version of CUDA."""
    return CUDA_VERSION


driverGetVersion = runtimeGetVersion  # noqa: N816


def deviceGetPCIBusId(device: int) -> str:  # noqa: N802
    """Return an address on the bus, which an emulated device has not."""
    return "0000:00:00.0"


def memGetInfo() -> tuple[int, int]:  # noqa: N802
    """Return the free and all bytes of the device."""
    session = current()
    return session.spec.memory_bytes - session.memory.used_bytes, session.spec.memory_bytes


def getDeviceProperties(device: int) -> dict[str, Any]:  # noqa: N802
    """Return the properties that the sheet of the device has."""
    setDevice(device)
    spec, limits = current().spec, current().spec.limits
    return {
        "name": spec.name.encode(),
        "uuid": bytes(16),
        "pciBusID": 0,
        "pciDeviceID": 0,
        "pciDomainID": 0,
        "totalGlobalMem": spec.memory_bytes,
        "sharedMemPerBlock": min(limits.shared_per_block_bytes, 48 << 10),
        "sharedMemPerBlockOptin": limits.shared_per_block_bytes,
        "sharedMemPerMultiprocessor": limits.shared_bytes,
        "regsPerBlock": limits.registers_per_block,
        "regsPerMultiprocessor": limits.registers,
        "warpSize": WARP_SIZE,
        "maxThreadsPerBlock": limits.threads_per_block,
        "maxThreadsPerMultiProcessor": limits.warps * WARP_SIZE,
        "clockRate": round(spec.clock_hz / 1000),
        "major": spec.compute_capability[0],
        "minor": spec.compute_capability[1],
        "multiProcessorCount": spec.sm_count,
        "l2CacheSize": spec.l2_bytes,
        "maxThreadsDim": MAX_BLOCK,
        "maxGridSize": MAX_GRID,
    }


def __getattr__(name: str) -> Any:
    raise AttributeError(f"cupy.cuda.runtime.{name} is not there without a GPU: Warplens has no stand-in for it")
