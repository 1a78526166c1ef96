"""Names that nvcc gives to every `.cu` and NVRTC does not: `uint`, `INFINITY`, `FLT_MAX`, `std::max`, `sqrt(int)`.

The rule: a source gets those alone that its device code has and does not define itself, in a header that is included
before it. So a source which needs none compiles as it did, and a name of the user's own is never in the way.

Source: the values are those of GCC's `limits.h`, `float.h` and `stdint.h` and of glibc's `math.h` on x86-64.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from warplens.cuda.compiler.standard_names import BINARY, TYPES, UNARY, standard_namespace

# The functions of a warp that CUDA had before Volta: `__shfl`, `__shfl_xor`, `__any`, `__ballot`. No compiler has them
# for compute capability 7.0 and later, where a kernel names the lanes that take part. Here these are the lanes that
# are active at the call, and a note says so, since nvcc refuses the source for such a GPU.
# Source: CUDA C++ Programming Guide, "Warp Vote Functions" and "Warp Shuffle Functions" (deprecated in CUDA 9.0).

_SHUFFLES = {"__shfl": "int", "__shfl_up": "unsigned", "__shfl_down": "unsigned", "__shfl_xor": "int"}
_VOTES = {"__any": "int", "__all": "int", "__ballot": "unsigned"}
_NOTE = re.compile(r'was declared deprecated \("(?P<note>the lanes that take part [^"]*)"\)')


def legacy_functions(lacking: AbstractSet[str]) -> str:
    """Return definitions of the functions that a source lacks, empty where it lacks none.

    Example:
        >>> legacy_functions({"float", "__shfl_sync"})
        ''
        >>> "__any_sync(__activemask(), predicate)" in legacy_functions({"__any"})
        True
    """
    functions = [
        f"template <class T> {_deprecated(name)} __device__ __forceinline__ "
        f"T {name}(T value, {kind} by, int width = 32) {{ return {name}_sync(__activemask(), value, by, width); }}"
        for name, kind in _SHUFFLES.items()
        if name in lacking
    ]
    functions += [
        f"{_deprecated(name)} __device__ __forceinline__ {result} {name}(int predicate) "
        f"{{ return {name}_sync(__activemask(), predicate); }}"
        for name, result in _VOTES.items()
        if name in lacking
    ]
    return "\n".join(["#if __CUDA_ARCH__ >= 700", *functions, "#endif"]) if functions else ""


def _deprecated(name: str) -> str:
    return (
        f'[[deprecated("the lanes that take part in {name} are those active at the call: '
        f'nvcc refuses {name} for compute capability 7.0 and later, use {name}_sync")]]'
    )


def legacy_notes(log: str) -> tuple[str, ...]:
    """Return what is said of these functions in the warnings of the compiler, each once.

    Example:
        >>> legacy_notes("a.cu(3): warning #177-D: variable x was declared but never referenced")
        ()
    """
    notes = (" ".join(match["note"].split()) for match in _NOTE.finditer(log))
    return tuple(dict.fromkeys(notes))


NAME = "warplens_given_names.h"
"""The compiler includes the header under this name."""

INTEGER_LIMITS = {
    "CHAR_BIT": "8",
    "SCHAR_MIN": "(-128)",
    "SCHAR_MAX": "127",
    "UCHAR_MAX": "255",
    "CHAR_MIN": "SCHAR_MIN",
    "CHAR_MAX": "SCHAR_MAX",
    "SHRT_MIN": "(-32768)",
    "SHRT_MAX": "32767",
    "USHRT_MAX": "65535",
    "INT_MIN": "(-2147483647 - 1)",
    "INT_MAX": "2147483647",
    "UINT_MAX": "4294967295u",
    "LONG_MIN": "(-9223372036854775807l - 1)",
    "LONG_MAX": "9223372036854775807l",
    "ULONG_MAX": "18446744073709551615ul",
    "LLONG_MIN": "(-9223372036854775807ll - 1)",
    "LLONG_MAX": "9223372036854775807ll",
    "ULLONG_MAX": "18446744073709551615ull",
}
FLOAT_LIMITS = {
    "FLT_RADIX": "2",
    "FLT_MANT_DIG": "24",
    "FLT_DIG": "6",
    "FLT_MIN_EXP": "(-125)",
    "FLT_MAX_EXP": "128",
    "FLT_MIN": "1.17549435e-38f",
    "FLT_MAX": "3.40282347e+38f",
    "FLT_EPSILON": "1.19209290e-07f",
    "DBL_MANT_DIG": "53",
    "DBL_DIG": "15",
    "DBL_MIN_EXP": "(-1021)",
    "DBL_MAX_EXP": "1024",
    "DBL_MIN": "2.2250738585072014e-308",
    "DBL_MAX": "1.7976931348623157e+308",
    "DBL_EPSILON": "2.2204460492503131e-16",
}
_MACROS = {
    **INTEGER_LIMITS,
    **FLOAT_LIMITS,
    "INT8_MIN": "(-128)",
    "INT8_MAX": "127",
    "UINT8_MAX": "255",
    "INT16_MIN": "(-32768)",
    "INT16_MAX": "32767",
    "UINT16_MAX": "65535",
    "INT32_MIN": "(-2147483647 - 1)",
    "INT32_MAX": "2147483647",
    "UINT32_MAX": "4294967295u",
    "INT64_MIN": "(-9223372036854775807ll - 1)",
    "INT64_MAX": "9223372036854775807ll",
    "UINT64_MAX": "18446744073709551615ull",
    "SIZE_MAX": "18446744073709551615ul",
    "PTRDIFF_MAX": "9223372036854775807l",
    "RAND_MAX": "2147483647",
    "MAXFLOAT": "3.40282347e+38f",
    "INFINITY": "(__builtin_bit_cast(float, 0x7f800000))",
    "NAN": "(__builtin_bit_cast(float, 0x7fffffff))",
    "HUGE_VALF": "(__builtin_bit_cast(float, 0x7f800000))",
    "HUGE_VAL": "(__builtin_bit_cast(double, 0x7ff0000000000000ll))",
    "M_E": "2.7182818284590452354",
    "M_LOG2E": "1.4426950408889634074",
    "M_LOG10E": "0.43429448190325182765",
    "M_LN2": "0.69314718055994530942",
    "M_LN10": "2.30258509299404568402",
    "M_PI": "3.14159265358979323846",
    "M_PI_2": "1.57079632679489661923",
    "M_PI_4": "0.78539816339744830962",
    "M_1_PI": "0.31830988618379067154",
    "M_2_PI": "0.63661977236758134308",
    "M_2_SQRTPI": "1.12837916709551257390",
    "M_SQRT2": "1.41421356237309504880",
    "M_SQRT1_2": "0.70710678118654752440",
    "__NVCC__": "1",
    "__linux__": "1",
    "__linux": "1",
    "__unix__": "1",
    "__x86_64__": "1",
    "__LP64__": "1",
    "register": "",  # a keyword without effect, which nvcc takes although C++17 has removed it
    "__asm__": "asm",
    "__asm": "asm",
    "__volatile__": "volatile",
    "__volatile": "volatile",
    "__const__": "const",
    "__const": "const",
    "__signed__": "signed",
    "CUDA_VERSION": "(__CUDACC_VER_MAJOR__ * 1000 + __CUDACC_VER_MINOR__ * 10)",
}
_SUFFIXES = {"8": "", "16": "", "32": "", "64": "ll", "MAX": "ll"}
_WITH_SUFFIX = {
    **{f"INT{bits}_C": f"c ## {suffix}" if suffix else "c" for bits, suffix in _SUFFIXES.items()},
    **{f"UINT{bits}_C": f"c ## u{suffix}" if suffix or bits == "32" else "c" for bits, suffix in _SUFFIXES.items()},
}
"""Macros with a parameter, `INT64_C(1)`."""
_FORMATS = {
    f"PRI{letter}{bits}": f'"{length}{letter}"'
    for bits, length in {"8": "", "16": "", "32": "", "64": "l", "MAX": "l", "PTR": "l"}.items()
    for letter in "diouxX"
}
"""The formats of `<inttypes.h>`."""
_HEADERS = {
    "cuda_fp16.h": re.compile(r"(?:__)?half2?(?:_raw)?|__\w*half2?\w*|h(?:exp|log|sqrt|rsqrt|sin|cos|rcp)"),
    "cuda_bf16.h": re.compile(r"(?:__)?nv_bfloat16\w*|__\w*bfloat16\w*"),
    "cuda_fp8.h": re.compile(r"__nv_fp8\w+"),
    "cuComplex.h": re.compile(r"cu(?:Float|Double)?Complex|make_cu\w*Complex|cuC\w+"),
    "cooperative_groups.h": re.compile(r"cooperative_groups"),  # which <cuda/pipeline> brought before CUDA 12
    "math_constants.h": re.compile(r"CUDART_\w+(?<!_VERSION)"),
}
"""Headers for hosts, such as `cublas_v2.h`, bring these besides."""
_STRUCTURES = {
    "CUtensorMap": "struct alignas(64) CUtensorMap_st { unsigned long long opaque[16]; };\n"
    "typedef struct CUtensorMap_st CUtensorMap;"
}
"""As `cuda.h` names them: headers of CUDA, such as `<cuda/barrier>`, declare the same names."""

_WHOLE = """template <class T> struct warplens_number { };
template <> struct warplens_number<float> { enum { whole = 0 }; };
template <> struct warplens_number<double> { enum { whole = 0 }; };
"""
_WHOLE_TYPES = (
    "bool",
    "char",
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned int",
    "long",
    "unsigned long",
    "long long",
    "unsigned long long",
)


def given_names(
    words: AbstractSet[str],
    defined: AbstractSet[str],
    standard: AbstractSet[str] = frozenset(),
    included: AbstractSet[str] = frozenset(),
) -> str:
    """Return the text of the header with the names that a source lacks, empty where it lacks none.

    Args:
        words: all words of the device code.
        defined: the names that the source defines.
        standard: the names that it takes from `std`.
        included: the headers of NVIDIA that it includes itself.

    Example:
        >>> print(given_names({"uint", "M_PI", "float"}, {"M_PI"}))
        #pragma once
        typedef unsigned int uint;
        <BLANKLINE>
    """
    lacking = words - defined
    lines = [
        *(f"typedef {meaning} {name};" for name, meaning in TYPES.items() if name in lacking),
        *(text for name, text in _STRUCTURES.items() if name in lacking),
        *_includes(lacking, included),
        *_macros(lacking),
        *_overloads(lacking),
        *filter(None, [legacy_functions(lacking)]),
        *(standard_namespace(standard) if "std" in words else ()),
    ]
    return "\n".join(["#pragma once", *lines, ""]) if lines else ""


def typedefs(types: dict[str, str]) -> str:
    r"""Return the text of a header with types.

    Example:
        >>> typedefs({"int8_t": "signed char"})
        '#pragma once\ntypedef signed char int8_t;\n'
    """
    return "".join(["#pragma once\n", *(f"typedef {meaning} {name};\n" for name, meaning in types.items())])


def macros(values: dict[str, str]) -> str:
    r"""Return the text of a header with macros.

    Example:
        >>> macros({"CHAR_BIT": "8"})
        '#pragma once\n#define CHAR_BIT 8\n'
    """
    return "".join(["#pragma once\n", *(f"#define {name} {value}\n" for name, value in values.items())])


def _includes(lacking: AbstractSet[str], included: AbstractSet[str]) -> Iterator[str]:
    for header, names in _HEADERS.items():
        if header not in included and any(map(names.fullmatch, lacking)):
            yield f"#include <{header}>"


def _macros(lacking: AbstractSet[str]) -> Iterator[str]:
    """Return macros; of those that stand for other macros, those too."""
    needed = lacking | ({"SCHAR_MIN", "SCHAR_MAX"} if lacking & {"CHAR_MIN", "CHAR_MAX"} else set())
    for name, value in (_MACROS | _FORMATS).items():
        if name in needed:
            yield f"#define {name} {value}"
    for name, value in _WITH_SUFFIX.items():
        if name in needed:
            yield f"#define {name}(c) {value}"


def _overloads(lacking: AbstractSet[str]) -> Iterator[str]:
    """Return the functions of mathematics for whole numbers, and for `float` with `double`: C++ reckons in `double`."""
    unary, binary = sorted(lacking & UNARY), sorted(lacking & BINARY)
    if not unary and not binary:
        return
    yield _WHOLE + "\n".join(
        f"template <> struct warplens_number<{name}> {{ enum {{ whole = 1 }}; typedef double type; }};"
        for name in _WHOLE_TYPES
    )
    if binary:
        yield (
            "template <bool> struct warplens_double { };\n"
            "template <> struct warplens_double<true> { typedef double type; };"
        )
    for name in unary:
        yield (
            f"template <class T> __host__ __device__ typename warplens_number<T>::type {name}(T x) "
            f"{{ return {name}((double)x); }}"
        )
    for name in binary:
        yield (
            "template <class T, class U> __host__ __device__ typename "
            "warplens_double<(warplens_number<T>::whole || warplens_number<U>::whole || sizeof(T) != sizeof(U))>::type "
            f"{name}(T x, U y) {{ return {name}((double)x, (double)y); }}"
        )
