"""Header files: those that a source may include although NVRTC brings none, and where CUDA's own are found.

The rule: a header that says nothing new to NVRTC is empty, so that a `.cu` written for nvcc compiles as it stands; all
others come from NVIDIA's wheels, if they are installed, or are missing with one sentence that says what to do.
"""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

_EMPTY = "#pragma once\n"
_STDINT = """#pragma once
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
"""

BUILT_IN: dict[str, str] = {
    "cuda.h": _EMPTY,  # host functions
    "cuda_runtime.h": _EMPTY,  # NVRTC knows threadIdx, the vector types and the device functions by itself
    "cuda_runtime_api.h": _EMPTY,  # host functions
    "device_launch_parameters.h": _EMPTY,  # threadIdx and its kin
    "assert.h": _EMPTY,  # NVRTC knows assert
    "math.h": _EMPTY,  # and the mathematical functions
    "stdio.h": _EMPTY,  # and printf
    "stdint.h": _STDINT,
}
"""Headers by the name that `#include` gives."""

# Wheels of NVIDIA with headers for CUDA 12 and the package that holds them. Tried with NVRTC 12.9.86: with both
# installed cooperative_groups.h, cuda_fp16.h and cuda/std/* compile.
_WHEELS = {
    "nvidia-cuda-runtime-cu12": "nvidia.cuda_runtime",
    "nvidia-cuda-cccl-cu12": "nvidia.cuda_cccl",
}

_MISSING = re.compile(r'catastrophic error: (?:could not|cannot) open source file "([^"]+)"')


@cache
def include_folders() -> tuple[str, ...]:
    """Return the folders of the headers in NVIDIA's wheels, as far as these are installed."""
    folders = []
    for package in _WHEELS.values():
        try:
            found = importlib.util.find_spec(package)
        except ModuleNotFoundError:  # not even the package `nvidia` is there
            continue
        places = found.submodule_search_locations if found else None
        folders += [str(Path(place, "include")) for place in places or () if Path(place, "include").is_dir()]
    return tuple(folders)


@cache
def fingerprint() -> str:
    """Return the versions of the wheels with headers, which belong to the key of a cached result."""
    parts = []
    for wheel in _WHEELS:
        try:
            parts.append(f"{wheel} {version(wheel)}")
        except PackageNotFoundError:
            continue
    return ", ".join(parts)


def missing_header(log: str) -> str:
    """Return a sentence about the header that the log says was not found, or an empty string."""
    found = _MISSING.search(log)
    if not found:
        return ""
    known = ", ".join(sorted(BUILT_IN))
    wheels = " ".join(_WHEELS)
    return (
        f"the header {found[1]!r} is not there (built in are {known}; "
        f"CUDA's own device headers come with `pip install {wheels}`)"
    )
