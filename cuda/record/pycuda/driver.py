"""`pycuda.driver` without a driver."""

from warplens.cuda.record.alike import missing, nothing
from warplens.cuda.record.pycuda import memory
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
from warplens.cuda.record.pycuda.memory import *  # noqa: F403
from warplens.cuda.record.pycuda.modules import Function, Module

__all__ = [
    "CompileError", "Context", "Device", "Error", "Event", "Function", "LaunchError", "LogicError", "MemoryError",
    "Module", "RuntimeError", "Stream", "ctx_flags", "device_attribute", "event_flags", "func_cache",
    "get_driver_version", "get_version", "host_alloc_flags", "init", "limit", "mem_attach_flags", "start_profiler",
    "stop_profiler",
]  # fmt: skip
__all__ += memory.__all__
VERSION = (12, 9, 0)  # the version of CUDA whose compiler and rules are here


init = start_profiler = stop_profiler = nothing  # there is no driver to start, and every launch is traced


def get_version() -> tuple[int, int, int]:
    """Return the version of CUDA."""
    return VERSION


def get_driver_version() -> int:
    """Return the version of the driver as one number."""
    return 1000 * VERSION[0] + 10 * VERSION[1]


__getattr__ = missing("pycuda.driver")
