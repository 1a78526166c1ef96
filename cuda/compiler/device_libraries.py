"""CUB, Thrust and CUDA's C++ library in device code: what of them a source gets.

The rule: a source gets the parts that its device code names, and nothing else, since the algorithms for hosts do not
compile under NVRTC and the others take seconds. Where a part of Thrust includes headers of C++ for hosts, these are
declared as far as it needs them, its functions for hosts become functions for devices, and its algorithms run in the
thread that calls them, as those of nvcc do in device code.

Source: the headers of CCCL 2.8 (CUDA 12.9), `thrust/*.h` and `cub/*/*.cuh`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

_LIBRARIES = frozenset({"thrust", "cub", "cuda"})
"""Each of these folders has the library of that namespace."""
_ALL_OF_CUB = "cub/cub.cuh"
_HOST_PARTS_OF_CUB = re.compile(r"cub/(?:device/.*|util_(?:allocator|device)\.cuh)")
_CUB_PART = re.compile(r"(?:Block|Warp)[A-Z]\w+|\w+(?:Input|Output)Iterator")
_CUB_NAMES = {
    "util_ptx": r"Shuffle(?:Up|Down|Index)|LaneId|WarpId|LaneMask\w+|BFE|BFI|PRMT|IADD3|MatchAny|RowMajorTid",
    "thread/thread_load": r"ThreadLoad|LOAD_[A-Z]+",
    "thread/thread_store": r"ThreadStore|STORE_[A-Z]+",
    "thread/thread_reduce": r"ThreadReduce",
    "thread/thread_search": r"MergePathSearch|LowerBound|UpperBound",
    "thread/thread_sort": r"StableOddEvenSort",
    "block/block_load": r"Load(?:Direct|Warp)\w+",
    "block/block_store": r"Store(?:Direct|Warp)\w+",
    "util_math": r"DivideAndRoundUp",
}
"""The headers of names that are not spelled like theirs."""
_FOR_CUB = """#include <cuda/std/cstdint>
#include <cuda/std/type_traits>
namespace std { using cuda::std::int32_t; using cuda::std::uint32_t; using cuda::std::is_pointer; }
#include <cub/thread/thread_operators.cuh>
"""

_OF_THRUST = re.compile(r"\bthrust\s*::\s*(\w+)(?:\s*::\s*(\w+))?")
_ALL_NAMES_OF_THRUST = re.compile(r"\busing\s+namespace\s+thrust\b|\bnamespace\s+\w+\s*=\s*thrust\b")
_ITERATOR = r"(?:make_)?{}_iterator"
_THRUST_NAMES = {
    "tuple": r"(?:make_)?tuple(?:_\w+)?|get|tie",
    "pair": r"(?:make_)?pair",
    "functional": (
        r"plus|minus|multiplies|divides|modulus|negate|square|(?:not_)?equal_to|(?:greater|less)(?:_equal)?|logical_\w+"
        r"|bit_(?:and|or|xor)|identity|maximum|minimum|project\w+|not[12]|(?:unary|binary)_function|placeholders"
    ),
    "distance": r"distance",
    "advance": r"advance|next|prev",
    "complex": r"complex|abs|arg|norm|conj|polar|proj",
    "swap": r"swap|swap_ranges",
    "random": r"random|\w+_engine|minstd_rand0?|ranlux\w+|taus88|(?:uniform|normal)\w*_distribution",
    "execution_policy": r"seq|device|host|cpp",
    "binary_search": r"(?:lower|upper)_bound|equal_range|binary_search",
    "extrema": r"(?:min|max|minmax)(?:_element)?",
    "scan": r"(?:in|ex)clusive_scan(?:_by_key)?",
    "sort": r"(?:stable_)?sort(?:_by_key)?|is_sorted\w*",
    "reduce": r"reduce(?:_by_key)?",
    "transform": r"transform(?:_if)?",
    "transform_reduce": r"transform_reduce",
    "transform_scan": r"transform_(?:in|ex)clusive_scan",
    "count": r"count(?:_if)?",
    "find": r"find(?:_if)?(?:_not)?",
    "logical": r"(?:all|any|none)_of",
    "copy": r"copy(?:_n|_if)?",
    "fill": r"fill(?:_n)?",
    "generate": r"generate(?:_n)?",
    "sequence": r"sequence",
    "for_each": r"for_each(?:_n)?",
    "unique": r"unique\w*",
    "remove": r"remove\w*",
    "replace": r"replace\w*",
    "reverse": r"reverse(?:_copy)?",
    "gather": r"gather(?:_if)?",
    "scatter": r"scatter(?:_if)?",
    "inner_product": r"inner_product",
    "adjacent_difference": r"adjacent_difference",
    "equal": r"equal",
    "mismatch": r"mismatch",
    "merge": r"merge(?:_by_key)?",
    "partition": r"\w*partition\w*",
    "set_operations": r"set_\w+",
    "device_ptr": r"device_ptr|device_pointer_cast|raw_pointer_cast|raw_reference_cast",
    "device_reference": r"device_reference",
    "zip_function": r"(?:make_)?zip_function",
    **{f"iterator/{kind}_iterator": _ITERATOR.format(kind) for kind in ("counting", "constant", "transform", "zip")},
    **{f"iterator/{kind}_iterator": _ITERATOR.format(kind) for kind in ("permutation", "reverse", "discard")},
}
"""The names in each header of Thrust that a kernel may use."""
_FREE_OF_HOSTS = frozenset({"tuple", "pair", "functional", "distance", "iterator/counting_iterator"})
"""These compile under NVRTC as they are."""
THRUST = "warplens_thrust.h"
"""The compiler includes what a source gets of Thrust under this name."""
_INCLUDE_OF_THRUST = re.compile(r"(#[ \t]*include[ \t]*)<thrust/[^>\n]*>")
_STANDARD_HEADERS = frozenset(
    re.findall(
        r"\w+",
        """algorithm array bitset chrono complex deque exception functional initializer_list iomanip ios iosfwd iostream
        istream iterator limits list map memory mutex new numeric optional ostream random set sstream stdexcept string
        system_error tuple type_traits typeinfo unordered_map utility variant vector""",
    )
)
"""Of these headers of C++ Thrust gets what `_FOR_THRUST` declares."""
_FOR_THRUST = """#include <cuda/std/array>
#include <cuda/std/cmath>
#include <cuda/std/complex>
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
#include <cuda/std/functional>
#include <cuda/std/iterator>
#include <cuda/std/limits>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <cuda/std/utility>
#undef __host__
#define __host__
#define throw (void)
namespace std {
using namespace cuda::std;
using ::malloc;
using ::free;
template <class T> struct iterator_traits : cuda::std::iterator_traits<T> {};
template <class T> struct char_traits;
template <class T> struct allocator {};
template <class T, class A = allocator<T>> class vector;
template <class C, class T = char_traits<C>> struct basic_ostream;
template <class C, class T = char_traits<C>> struct basic_istream;
using ostream = basic_ostream<char>;
using istream = basic_istream<char>;
struct string {
    string() = default;
    string(const char *) {}
    string &operator+=(const string &) { return *this; }
    const char *c_str() const { return ""; }
};
struct exception { virtual ~exception() = default; virtual const char *what() const noexcept { return ""; } };
struct bad_alloc : exception {};
struct runtime_error : exception { runtime_error(const string &) {} };
inline const char *strerror(int) { return ""; }
}
#include <thrust/detail/config.h>
THRUST_NAMESPACE_BEGIN
namespace detail {
template <class A, template <class> class B, class... D> struct execute_with_allocator_and_dependencies;
}
THRUST_NAMESPACE_END
"""
_AFTER_THRUST = """#undef throw
#undef __host__
#define __host__ __attribute__((host))
"""
_OPTIONS_OF_THRUST = (
    "--device-as-default-execution-space",
    "-DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP",  # without the algorithms that launch kernels
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Libraries:
    """What stands for headers of libraries: texts by the names of headers, and the options that these need.

    With `has_thrust` it is a header of its own that the source has to include in place of those of Thrust, which
    include one another by their names.
    """

    texts: Mapping[str, str]
    options: tuple[str, ...] = ()
    has_thrust: bool = False

    def included(self, text: str) -> str:
        """Return a text of the user that includes what stands for the headers.

        Example:
            >>> Libraries(texts={}, has_thrust=True).included("#include <thrust/complex.h>")
            '#include <warplens_thrust.h>'
        """
        return _INCLUDE_OF_THRUST.sub(rf"\1<{THRUST}>", text) if self.has_thrust else text


def libraries(names: Iterable[str], words: AbstractSet[str], texts: Iterable[str]) -> Libraries:
    """Return what stands for the headers of C++ libraries that a source includes.

    One of which the source uses nothing is empty, since to compile it takes seconds; not so those of `cuda/std`, which
    other headers of CUDA include under the same names.

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
    found = dict.fromkeys(unused(included, words), "")
    used = [name for name in included if name not in found]
    found |= {name: "" for name in used if _HOST_PARTS_OF_CUB.fullmatch(name)}
    if _ALL_OF_CUB in used:
        found[_ALL_OF_CUB] = _FOR_CUB + "".join(
            f"#if __has_include({file})\n#include {file}\n#endif\n" for file in _files_of_cub(words)
        )
    of_thrust = [name for name in used if name.startswith("thrust/")]
    if not of_thrust:
        return Libraries(texts=found)
    parts = _parts_of_thrust(words, texts)
    includes = "".join(f"#include <thrust/{part}.h>\n" for part in parts)
    if _FREE_OF_HOSTS.issuperset(parts):
        return Libraries(texts=found | {THRUST: f"#pragma once\n{includes}"}, has_thrust=True)
    found[THRUST] = f"#pragma once\n{_FOR_THRUST}{includes}{_AFTER_THRUST}"
    found |= dict.fromkeys(_STANDARD_HEADERS, "")
    return Libraries(texts=found, options=_OPTIONS_OF_THRUST, has_thrust=True)


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
    for header, spelling in _CUB_NAMES.items():
        pattern = re.compile(spelling)
        if any(map(pattern.fullmatch, words)):
            yield f"<cub/{header}.cuh>"


def _parts_of_thrust(words: AbstractSet[str], texts: Iterable[str]) -> tuple[str, ...]:
    """Return the headers of Thrust with some of the names that device code takes from it."""
    found: set[str] = set()
    for text in texts:
        found |= {name for match in _OF_THRUST.findall(text) for name in match}
        if _ALL_NAMES_OF_THRUST.search(text):
            found |= words
    return tuple(
        header for header, spelling in _THRUST_NAMES.items() if any(map(re.compile(spelling).fullmatch, found))
    )


# CUDA's runtime in device code: launches of kernels, `cudaMalloc`, `cudaMemcpyAsync` and what else a kernel may call.
# A source is compiled with it only where it does not compile without, since code that may call other kernels is
# relocatable, and less is known of it.
# Source: CUDA C++ Programming Guide, "CUDA Dynamic Parallelism"; `cuda_device_runtime_api.h` of CUDA 12.9.

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
