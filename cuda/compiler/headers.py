"""Header files: those that a source may include although NVRTC brings none, and the folders of CUDA's own.

The rule: a header that adds nothing for NVRTC is empty, so that a `.cu` written for nvcc compiles unchanged. All others
come from NVIDIA's wheels, which are installed with Warplens; one that is in none of them is missing, with one sentence.
"""

from __future__ import annotations

import os
import posixpath
import re
from functools import cache, lru_cache
from importlib.metadata import PackageNotFoundError, distribution, version
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
_LIMITS = """#pragma once
#define CHAR_BIT 8
#define SCHAR_MIN (-128)
#define SCHAR_MAX 127
#define UCHAR_MAX 255
#define CHAR_MIN SCHAR_MIN
#define CHAR_MAX SCHAR_MAX
#define SHRT_MIN (-32768)
#define SHRT_MAX 32767
#define USHRT_MAX 65535
#define INT_MIN (-2147483647 - 1)
#define INT_MAX 2147483647
#define UINT_MAX 4294967295u
#define LONG_MIN (-9223372036854775807l - 1)
#define LONG_MAX 9223372036854775807l
#define ULONG_MAX 18446744073709551615ul
#define LLONG_MIN (-9223372036854775807ll - 1)
#define LLONG_MAX 9223372036854775807ll
#define ULLONG_MAX 18446744073709551615ull
"""
_FLOAT = """#pragma once
#define FLT_RADIX 2
#define FLT_MANT_DIG 24
#define FLT_DIG 6
#define FLT_MIN_EXP (-125)
#define FLT_MAX_EXP 128
#define FLT_MIN 1.17549435e-38f
#define FLT_MAX 3.40282347e+38f
#define FLT_EPSILON 1.19209290e-07f
#define DBL_MANT_DIG 53
#define DBL_DIG 15
#define DBL_MIN_EXP (-1021)
#define DBL_MAX_EXP 1024
#define DBL_MIN 2.2250738585072014e-308
#define DBL_MAX 1.7976931348623157e+308
#define DBL_EPSILON 2.2204460492503131e-16
"""

BUILT_IN: dict[str, str] = {
    "cuda.h": _EMPTY,  # host functions
    "cuda_runtime.h": _EMPTY,  # NVRTC knows threadIdx, the vector types and the device functions by itself
    "cuda_runtime_api.h": _EMPTY,  # host functions
    "device_launch_parameters.h": _EMPTY,  # threadIdx and its kin
    "assert.h": _EMPTY,  # NVRTC knows assert
    "math.h": _EMPTY,  # and the mathematical functions
    "stdio.h": _EMPTY,  # and printf
    "stdlib.h": _EMPTY,  # and abs, malloc, free
    "string.h": _EMPTY,  # and memcpy, memset
    "stddef.h": _EMPTY,  # and size_t
    "stdint.h": _STDINT,
    "limits.h": _LIMITS,
    "float.h": _FLOAT,
    **{f"c{name}": f"#include <{name}.h>\n" for name in ("assert", "math", "stdio", "stdlib", "string", "stddef")},
    **{f"c{name}": f"#include <{name}.h>\n" for name in ("stdint", "limits", "float")},
}
"""These headers are built in, by the name in `#include`."""

_RUNTIME = "nvidia-cuda-runtime-cu12"
# NVIDIA's wheels with the device headers of CUDA 12 (cuda_fp16.h, cooperative_groups.h, mma.h, cuda_pipeline.h), the
# C++ library for devices (cuda/std/*), and the part of mma.h that for CUDA 12 comes only with all of nvcc, 40 MB; its
# two files are the same in 12.9 and 13.0.
_WHEELS = {
    _RUNTIME: "nvidia/cuda_runtime/include",
    "nvidia-cuda-cccl-cu12": "nvidia/cuda_cccl/include",
    "nvidia-cuda-crt": "nvidia/cu13/include",
}

_MISSING = re.compile(r'catastrophic error: (?:could not|cannot) open source file "([^"]+)"')


@cache
def include_folders() -> tuple[str, ...]:
    """Return the folders of the headers in NVIDIA's wheels.

    Example:
        >>> any(Path(folder, "cuda_fp16.h").is_file() for folder in include_folders())
        True
    """
    folders = []
    for wheel, folder in _WHEELS.items():
        try:
            path = str(distribution(wheel).locate_file(folder))
        except PackageNotFoundError:
            continue
        folders += [path] if Path(path).is_dir() else []
    return tuple(folders)


@cache
def readable_folders() -> tuple[str, ...]:
    """Return the folders that a process must be able to read to read these headers; empty if that cannot be said.

    Some installers make a link to a cache of theirs of each file; where they lead is then not known without a look at
    thousands of files.

    Example:
        >>> set(readable_folders()) <= set(include_folders())
        True
    """
    folders = include_folders()
    first_files = (next((file for file in Path(folder).rglob("*.h")), None) for folder in folders)
    return () if any(file is not None and file.is_symlink() for file in first_files) else folders


@cache
def fingerprint() -> str:
    """Return the versions of the wheels with headers, a part of the key of a cached result.

    Example:
        >>> fingerprint()
        'nvidia-cuda-runtime-cu12 12.9..., nvidia-cuda-cccl-cu12 ...'
    """
    parts = []
    for wheel in _WHEELS:
        try:
            parts.append(f"{wheel} {version(wheel)}")
        except PackageNotFoundError:
            continue
    return ", ".join(parts)


def missing_header(log: str) -> str:
    """Return a sentence about the header that the log reports as missing, or an empty string.

    Example:
        >>> missing_header("kernel.cu(1): error: expected a ';'")
        ''
    """
    match = _MISSING.search(log)
    return missing_sentence(match[1]) if match else ""


def missing_sentence(name: str) -> str:
    """Return a sentence about a header that is in no folder.

    Example:
        >>> missing_sentence("vector")
        "the header 'vector' is not there; there are the device headers of CUDA 12..., cuda/std/* and assert.h, ..."
    """
    names = ", ".join(sorted(BUILT_IN))
    return (
        f"the header {name!r} is not there; there are the device headers of CUDA {_cuda_version()}, cuda/std/* and "
        f"{names}"
    )


@lru_cache(maxsize=4096)
def known_name(name: str) -> str:
    """Return the name with which the compiler finds a built-in header or one of NVIDIA's; empty if it finds none.

    Example:
        >>> known_name("stdint.h"), known_name("cuda/./std/array"), known_name("../include/mma.h"), known_name("tile.h")
        ('stdint.h', 'cuda/std/array', '', '')
    """
    plain = posixpath.normpath(name)
    if plain in BUILT_IN:
        return plain
    if plain.startswith(("..", "/")) or not any(
        os.path.isfile(f"{folder}/{plain}")  # noqa: PTH113 - a large library asks a thousand times
        for folder in include_folders()
    ):
        return ""
    return plain


@cache
def _cuda_version() -> str:
    """Return the version of CUDA that the device headers belong to, such as "12.9"."""
    try:
        return ".".join(version(_RUNTIME).split(".")[:2])
    except PackageNotFoundError:
        return "12"
