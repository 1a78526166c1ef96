"""CUDA's runtime in device code: launches of kernels, `cudaMalloc`, `cudaMemcpyAsync` and what else a kernel may call.

The rule: a source is compiled with it only where it does not compile without, since code that may call other kernels is
relocatable, and less is known of it.

Source: CUDA C++ Programming Guide, "CUDA Dynamic Parallelism"; `cuda_device_runtime_api.h` of CUDA 12.9.
"""

from __future__ import annotations

import re

NAME = "warplens_device_runtime.h"
"""The compiler includes the header under this name."""
OPTIONS = ("--relocatable-device-code=true", f"--pre-include={NAME}")
HEADER = """#pragma once
#include <cuda_device_runtime_api.h>
static inline __device__ cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, cudaMemcpyKind kind)
{ return cudaMemcpyAsync(to, from, bytes, kind, 0); }
static inline __device__ cudaError_t cudaMemsetAsync(void *to, int value, size_t bytes)
{ return cudaMemsetAsync(to, value, bytes, 0); }
template <class T> static inline __device__ cudaError_t cudaMalloc(T **pointer, size_t bytes)
{ return cudaMalloc((void **)(void *)pointer, bytes); }
"""
"""NVIDIA's header, with the default values of the parameters that the header for hosts has."""
CALL = re.compile(r'\((\d+)\): error: identifier "(cuda[A-Z]\w*)" is undefined')
"""An error on a call of the runtime."""
LAUNCH = "device-side kernel launch could not be processed"
"""An error on a launch begins like this."""
_REMOVED = "cudaDeviceSynchronize"


def is_needed(log: str) -> bool:
    """Return whether a log has an error on a launch in device code, or on a call of the runtime there.

    Example:
        >>> is_needed('k.cu(3): error: identifier "cudaMalloc" is undefined'), is_needed("k.cu(3): error: no")
        (True, False)
    """
    return LAUNCH in log or CALL.search(log) is not None


def call_sentence(log: str) -> str:
    """Return a sentence on the first call of the runtime that a log does not take, empty where there is none.

    Example:
        >>> call_sentence('k.cu(3): error: identifier "cudaHostAlloc" is undefined')
        'its device code names cudaHostAlloc in line 3, which is for host code'
    """
    match = CALL.search(log)
    if match is None:
        return ""
    why = "is for host code"
    if match[2] == _REMOVED:
        why = "CUDA has no longer in device code for compute capability 9.0 and later: let the next kernel be launched "
        why += "behind it, or by the host"
    return f"its device code names {match[2]} in line {match[1]}, which {why}"
