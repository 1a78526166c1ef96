"""`pycuda.driver` without a driver."""

from __future__ import annotations

from typing import Any

from warplens.cuda.record.pycuda.device import (
    Context,
    Device,
    Event,
    Stream,
    ctx_flags,
    device_attribute,
    event_flags,
    func_cache,
    host_alloc_flags,
    limit,
    mem_attach_flags,
)
from warplens.cuda.record.pycuda.errors import CompileError, Error, LaunchError, LogicError, MemoryError, RuntimeError
from warplens.cuda.record.pycuda.memory import (
    DeviceAllocation,
    In,
    InOut,
    Memcpy2D,
    Out,
    PointerHolderBase,
    aligned_empty,
    aligned_zeros,
    from_device,
    from_device_like,
    managed_empty,
    managed_zeros,
    mem_alloc,
    mem_alloc_like,
    mem_alloc_pitch,
    mem_get_info,
    memcpy_atod,
    memcpy_atoh,
    memcpy_dtoa,
    memcpy_dtod,
    memcpy_dtod_async,
    memcpy_dtoh,
    memcpy_dtoh_async,
    memcpy_htoa,
    memcpy_htod,
    memcpy_htod_async,
    memcpy_peer,
    memset_d8,
    memset_d16,
    memset_d32,
    pagelocked_empty,
    pagelocked_empty_like,
    pagelocked_zeros,
    pagelocked_zeros_like,
    register_host_memory,
    to_device,
)
from warplens.cuda.record.pycuda.modules import Function, Module

__all__ = [
    "CompileError",
    "Context",
    "Device",
    "DeviceAllocation",
    "Error",
    "Event",
    "Function",
    "In",
    "InOut",
    "LaunchError",
    "LogicError",
    "Memcpy2D",
    "MemoryError",
    "Module",
    "Out",
    "PointerHolderBase",
    "RuntimeError",
    "Stream",
    "aligned_empty",
    "aligned_zeros",
    "ctx_flags",
    "device_attribute",
    "event_flags",
    "from_device",
    "from_device_like",
    "func_cache",
    "get_driver_version",
    "get_version",
    "host_alloc_flags",
    "init",
    "limit",
    "managed_empty",
    "managed_zeros",
    "mem_alloc",
    "mem_alloc_like",
    "mem_alloc_pitch",
    "mem_attach_flags",
    "mem_get_info",
    "memcpy_atod",
    "memcpy_atoh",
    "memcpy_dtoa",
    "memcpy_dtod",
    "memcpy_dtod_async",
    "memcpy_dtoh",
    "memcpy_dtoh_async",
    "memcpy_htoa",
    "memcpy_htod",
    "memcpy_htod_async",
    "memcpy_peer",
    "memset_d8",
    "memset_d16",
    "memset_d32",
    "pagelocked_empty",
    "pagelocked_empty_like",
    "pagelocked_zeros",
    "pagelocked_zeros_like",
    "register_host_memory",
    "start_profiler",
    "stop_profiler",
    "to_device",
]  # fmt: skip
VERSION = (12, 9, 0)
"""The version of CUDA whose compiler and rules are here."""


def init(flags: int = 0) -> None:
    """Do nothing: there is no driver to start."""


def get_version() -> tuple[int, int, int]:
    """Return the version of CUDA."""
    return VERSION


def get_driver_version() -> int:
    """Return the version of the driver as one number."""
    return 1000 * VERSION[0] + 10 * VERSION[1]


def start_profiler() -> None:
    """Do nothing: every launch is traced."""


def stop_profiler() -> None:
    """Do nothing: every launch is traced."""


def __getattr__(name: str) -> Any:
    raise AttributeError(f"pycuda.driver.{name} is not there without a GPU: Warplens has no stand-in for it")
