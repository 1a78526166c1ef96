"""CUB, Thrust and CUDA's C++ library in device code: which parts of them a source gets.

The rule: a source gets the parts that its device code names, and nothing else, since the algorithms for hosts do not
compile under NVRTC and the others take seconds. Where a part of Thrust includes C++ headers for hosts, these are
declared as far as that part needs them, its host functions become device functions, and its algorithms run in the
calling thread, as under nvcc.

Source: the headers of CCCL 2.8 (CUDA 12.9), `thrust/*.h` and `cub/*/*.cuh`.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path

_TABLES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
_LIBRARIES = frozenset({"thrust", "cub", "cuda"})  # each of these folders has the library of that namespace
_ALL_OF_CUB = "cub/cub.cuh"
_HOST_PARTS_OF_CUB = re.compile(r"cub/(?:device/.*|util_(?:allocator|device)\.cuh)")
_CUB_PART = re.compile(r"(?:Block|Warp)[A-Z]\w+|\w+(?:Input|Output)Iterator")

_OF_THRUST = re.compile(r"\bthrust\s*::\s*(\w+)(?:\s*::\s*(\w+))?")
_ALL_NAMES_OF_THRUST = re.compile(r"\busing\s+namespace\s+thrust\b|\bnamespace\s+\w+\s*=\s*thrust\b")
_FREE_OF_HOSTS = frozenset({"tuple", "pair", "functional", "distance", "iterator/counting_iterator"})
"""These compile under NVRTC as they are."""
THRUST = "warplens_thrust.h"  # the compiler includes what a source gets of Thrust under this name
_INCLUDE_OF_THRUST = re.compile(r"(#[ \t]*include[ \t]*)<thrust/[^>\n]*>")
_OPTIONS_OF_THRUST = (
    "--device-as-default-execution-space",
    "-DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP",  # without the algorithms that launch kernels
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Libraries:
    """What stands for the headers of libraries: texts by the names of headers, and the options that these need."""

    texts: Mapping[str, str]
    options: tuple[str, ...] = ()
    has_thrust: bool = False  # one further header must be included in place of Thrust's, which include one another

    def included(self, text: str) -> str:
        """Return a text of the user that includes what stands for the headers.

        Example:
            >>> Libraries(texts={}, has_thrust=True).included("#include <thrust/complex.h>")
            '#include <warplens_thrust.h>'
        """
        return _INCLUDE_OF_THRUST.sub(rf"\1<{THRUST}>", text) if self.has_thrust else text


def libraries(names: Iterable[str], words: AbstractSet[str], texts: Iterable[str]) -> Libraries:
    """Return what stands for the headers of C++ libraries that a source includes.

    A header of which the source uses nothing is empty, since compiling it takes seconds; those of `cuda/std` are not,
    since other headers of CUDA include them under the same names.

    Args:
        names: the headers that a source includes.
        words: all words of its device code.
        texts: its device code.

    Example:
        >>> libraries(["thrust/device_vector.h", "mma.h"], {"threadIdx"}, []).texts
        {'thrust/device_vector.h': ''}
        >>> print(libraries(["cub/cub.cuh"], {"cub", "WarpScan"}, []).texts["cub/cub.cuh"].split()[-2])
        <cub/warp/warp_scan.cuh>
        >>> print(libraries(["thrust/tuple.h"], {"thrust", "pair"}, ["thrust::pair<int, int> p;"]).texts[THRUST])
        #pragma once
        #include <thrust/pair.h>
        <BLANKLINE>
    """
    included = tuple(names)
    texts_by_name = dict.fromkeys(unused(included, words), "")
    used = [name for name in included if name not in texts_by_name]
    texts_by_name |= {name: "" for name in used if _HOST_PARTS_OF_CUB.fullmatch(name)}
    if _ALL_OF_CUB in used:
        texts_by_name[_ALL_OF_CUB] = _TABLES["for_cub"] + "".join(
            f"#if __has_include({file})\n#include {file}\n#endif\n" for file in _files_of_cub(words)
        )
    of_thrust = [name for name in used if name.startswith("thrust/")]
    if not of_thrust:
        return Libraries(texts=texts_by_name)
    parts = _parts_of_thrust(words, texts)
    includes = "".join(f"#include <thrust/{part}.h>\n" for part in parts)
    if _FREE_OF_HOSTS.issuperset(parts):
        return Libraries(texts=texts_by_name | {THRUST: f"#pragma once\n{includes}"}, has_thrust=True)
    texts_by_name[THRUST] = f"#pragma once\n{_TABLES['for_thrust']}{includes}{_TABLES['after_thrust']}"
    texts_by_name |= dict.fromkeys(_TABLES["standard_headers"], "")
    return Libraries(texts=texts_by_name, options=_OPTIONS_OF_THRUST, has_thrust=True)


def unused(names: Iterable[str], words: AbstractSet[str]) -> tuple[str, ...]:
    """Return the headers of C++ libraries of which a source uses nothing.

    Args:
        names: the headers that a source includes.
        words: all words of its device code.

    Example:
        >>> unused(["thrust/device_vector.h", "cub/cub.cuh", "mma.h"], {"cub", "threadIdx"})
        ('thrust/device_vector.h',)
    """
    of_libraries = [(name, name.partition("/")[0]) for name in names]
    return tuple(
        name
        for name, library in of_libraries
        if library in _LIBRARIES and library not in words and not name.startswith("cuda/std/")
    )


def _files_of_cub(words: AbstractSet[str]) -> Iterator[str]:
    for word in sorted(words):
        if _CUB_PART.fullmatch(word):
            name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", word).lower()
            folder = "iterator" if name.endswith("_iterator") else name.partition("_")[0]
            yield f"<cub/{folder}/{name}.cuh>"
    for header, spelling in _TABLES["cub"].items():
        pattern = re.compile(spelling)
        if any(map(pattern.fullmatch, words)):
            yield f"<cub/{header}.cuh>"


def _parts_of_thrust(words: AbstractSet[str], texts: Iterable[str]) -> tuple[str, ...]:
    """Return the headers of Thrust that have some of the names which device code takes from it."""
    taken: set[str] = set()
    for text in texts:
        taken |= {name for match in _OF_THRUST.findall(text) for name in match}
        if _ALL_NAMES_OF_THRUST.search(text):
            taken |= words
    return tuple(
        header for header, spelling in _TABLES["thrust"].items() if any(map(re.compile(spelling).fullmatch, taken))
    )


# CUDA's runtime in device code: launches of kernels, `cudaMalloc`, `cudaMemcpyAsync` and what else a kernel may call.
# A source is compiled with it only where it does not compile without, since code that may call other kernels is
# relocatable, and less is known of it.
# Source: CUDA C++ Programming Guide, "CUDA Dynamic Parallelism"; `cuda_device_runtime_api.h` of CUDA 12.9.

NAME = "warplens_device_runtime.h"  # the compiler includes the header under this name
OPTIONS = ("--relocatable-device-code=true", f"--pre-include={NAME}")
HEADER: str = _TABLES["runtime"]
CALL = re.compile(r'\((\d+)\): error: identifier "(cuda[A-Z]\w*)" is undefined')  # an error on a call of the runtime
LAUNCH = "device-side kernel launch could not be processed"  # an error on a launch begins like this
_REMOVED = "cudaDeviceSynchronize"


def is_needed(log: str) -> bool:
    """Return whether a log has an error on a launch in device code, or on a call of the runtime there.

    Example:
        >>> is_needed('k.cu(3): error: identifier "cudaMalloc" is undefined'), is_needed("k.cu(3): error: no")
        (True, False)
    """
    return LAUNCH in log or CALL.search(log) is not None


def call_sentence(log: str) -> str:
    """Return a sentence on the first call of the runtime that a log refuses, empty where there is none.

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
