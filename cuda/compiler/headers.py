"""Header files: those that a source may include although NVRTC has none, and the folders of CUDA's own.

The rule: a header that adds nothing for NVRTC is empty, so that a `.cu` written for nvcc compiles unchanged. All others
come from NVIDIA's wheels, which are installed with Warplens; one that is in none of them is missing, with one sentence.
"""

import os
import posixpath
import re
from functools import cache, lru_cache
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

from warplens.cuda.compiler.missing_names import FLOAT_LIMITS, INTEGER_LIMITS, STDINT_TYPES, macros, typedefs

_EMPTY = "#pragma once\n"
BUILT_IN: dict[str, str] = {
    "cuda.h": _EMPTY,  # host functions
    "cuda_runtime.h": _EMPTY,  # NVRTC knows threadIdx, the vector types and the device functions by itself
    "cuda_runtime_api.h": _EMPTY,  # host functions
    **dict.fromkeys(("cudaEGL.h", "cudaGL.h", "cudaVDPAU.h", "cuda_egl_interop.h", "cuda_gl_interop.h"), _EMPTY),
    "cuda_vdpau_interop.h": _EMPTY,  # these need headers of other systems
    **dict.fromkeys((f"cuda{part}Typedefs.h" for part in ("", "EGL", "GL", "Profiler", "VDPAU")), _EMPTY),  # as cuda.h
    **dict.fromkeys(("channel_descriptor.h", "driver_functions.h"), _EMPTY),  # host functions
    "device_launch_parameters.h": _EMPTY,  # threadIdx and its kin
    "assert.h": _EMPTY,  # NVRTC knows assert
    "math.h": _EMPTY,  # and the mathematical functions
    "stdio.h": _EMPTY,  # and printf
    "stdlib.h": _EMPTY,  # and abs, malloc, free
    "string.h": _EMPTY,  # and memcpy, memset
    "stddef.h": _EMPTY,  # and size_t
    "stdint.h": typedefs(STDINT_TYPES),
    "limits.h": macros(INTEGER_LIMITS),
    "float.h": macros(FLOAT_LIMITS),
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

_PART_OF_FOLDER = {"nvidia/cu13/include": "crt/"}
"""Of this folder only headers that begin so count, and it is searched last: all wheels of CUDA 13 have it in common,
and PyTorch brings cuBLAS, cuRAND and others of them, which CUDA 12 does not compile."""

_OPTIONAL_FOLDERS = {"nvidia-curand-cu12": "nvidia/curand/include", "nvidia-cutlass": "cutlass_library/source/include"}
"""These wheels are used if they are installed, since they are large and few kernels need them: that of cuRAND takes
162 MB, nearly all of it libraries for hosts, that of CUTLASS 40 MB."""
_BROUGHT_BY_EXTRA = re.compile(r"curand|(?:cute|cutlass)/")  # the headers of these wheels begin like this
HOST_PARTS = {
    "cute/arch/cluster_sm100.hpp": _EMPTY,
    "cutlass/cluster_launch.hpp": "#pragma once\n#include <cutlass/cutlass.h>\n#include <cutlass/trace.h>\n",
}
"""These headers of CUTLASS (4.2) have launches by the host and nothing for devices, and do not compile for them."""
_FOR_HOSTS = re.compile(
    r"[a-z_]+"  # C++'s own: of them device code gets what it names (see missing_names.py)
    r"|(?:sys|unistd|fcntl|pthread|dlfcn|errno|signal|time|getopt|inttypes|stdbool|wchar|ctype|complex|locale|setjmp|omp|mpi"
    r"|x86intrin|immintrin|malloc|memory|strings|libgen|dirent|semaphore|sched|numa)\w*(?:/.*)?\.h"
    r"|(?:sys|bits|arpa|netinet|ATen|c10|torch|pybind11|boost|gtest|gmock|opencv2?|thrust|nccl|benchmark|fmt|spdlog|nvtx3|cutlass/util)/.*"
    r"|(?:cublas|cudnn|cufft|cusparse|cusolver|cutensor|nvml|nvrtc|nvtx|nvToolsExt|nccl|cuda_profiler|cudaProfiler)\w*(?:\.h)?"
    r"|curand\.h|helper_(?!math)\w+\.h|exception\.h|windows\.h|Windows\.h|GL/.*|Python\.h|THC/.*"
)

_PART = re.compile(r"(cuda_(?:fp16|bf16|fp8|fp6|fp4))\.hpp")
_OF_LIBRARY = re.compile(r"(?:ATen|c10|torch|THC|boost|opencv2?|nccl|nvtx3)/")
_MISSING = re.compile(r'catastrophic error: (?:could not|cannot) open source file "([^"]+)"')


@cache
def include_folders() -> tuple[str, ...]:
    """Return the folders of the headers in NVIDIA's wheels."""
    folders = []
    for wheel, folder in (_WHEELS | _OPTIONAL_FOLDERS).items():
        try:
            path = str(distribution(wheel).locate_file(folder))
        except PackageNotFoundError:
            continue
        folders += [path] if Path(path).is_dir() else []
    return tuple(sorted(folders, key=_beginning_in))


@cache
def _beginning_in(folder: str) -> str:
    """Return how the names of the headers that count in a folder begin, "" where all count."""
    return next((part for end, part in _PART_OF_FOLDER.items() if Path(folder).as_posix().endswith(f"/{end}")), "")


@cache
def readable_folders() -> tuple[str, ...]:
    """Return the folders that a process must be able to read to read these headers; empty if they are not known.

    Some installers link each file to a cache of theirs; where the links lead is known only after a look at thousands of
    files.
    """
    folders = include_folders()
    first_files = (next((file for file in Path(folder).rglob("*.h")), None) for folder in folders)
    return () if any(file is not None and file.is_symlink() for file in first_files) else folders


@cache
def fingerprint() -> str:
    """Return the versions of the wheels with headers, a part of the key of a cached result."""
    parts = []
    for wheel in _WHEELS | _OPTIONAL_FOLDERS:
        try:
            parts.append(f"{wheel} {version(wheel)}")
        except PackageNotFoundError:
            continue
    return ", ".join(parts)


def missing_header(log: str) -> str:
    """Return a sentence about the header that the log reports as missing, or an empty string."""
    match = _MISSING.search(log)
    return missing_sentence(match[1], "a header") if match else ""


def missing_sentence(name: str, where: str) -> str:
    """Return a sentence about a header that is in no folder."""
    is_extra = _BROUGHT_BY_EXTRA.match(name)
    remedy = '`pip install "warplens[headers]"` brings it' if is_extra else "name its folder with -I"
    return f"{where} includes {name!r}, which is not there; {remedy}"


def is_for_hosts(name: str) -> bool:
    """Return whether a header has nothing that a kernel could need."""
    return _FOR_HOSTS.fullmatch(name) is not None


def is_optional_library(name: str) -> bool:
    """Return whether a header is one of CUTLASS: a copy of the user's own, named with -I, goes before the wheel."""
    return name.startswith(("cute/", "cutlass/"))


def is_of_library(name: str) -> bool:
    """Return whether a header for hosts belongs to a library that may have device code besides."""
    return _OF_LIBRARY.match(name) is not None


@lru_cache(maxsize=4096)
def known_name(name: str) -> str:
    """Return the name under which the compiler finds a built-in header or one of NVIDIA's; empty if it finds none."""
    plain = posixpath.normpath(name)
    # The header that brings a part of one of CUDA's, which does not compile by itself.
    if part := _PART.fullmatch(plain):
        plain = f"{part[1]}.h"
    elif plain.startswith("cooperative_groups/details/"):
        plain = "cooperative_groups.h"
    if plain in BUILT_IN:
        return plain
    is_there = not plain.startswith(("..", "/")) and any(
        plain.startswith(_beginning_in(folder)) and os.path.isfile(f"{folder}/{plain}")  # noqa: PTH113 - a large library asks a thousand times
        for folder in include_folders()
    )
    return plain if is_there else ""
