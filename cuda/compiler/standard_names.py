"""What device code takes from `std`, brought from CUDA's C++ library or from what the compiler knows by itself.

The rule: a name costs what it needs and no more. `<cuda/std/type_traits>` alone takes a second to compile, so traits
come from the library's small internal headers, where these exist, and `min`, `max` and the functions of C from nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet

STDINT_TYPES = {
    "int8_t": "signed char",
    "uint8_t": "unsigned char",
    "int16_t": "short",
    "uint16_t": "unsigned short",
    "int32_t": "int",
    "uint32_t": "unsigned int",
    "int64_t": "long long",
    "uint64_t": "unsigned long long",
}
TYPES = {
    "uint": "unsigned int",
    "ushort": "unsigned short",
    "ulong": "unsigned long",
    "u_char": "unsigned char",
    "u_short": "unsigned short",
    "u_int": "unsigned int",
    "u_long": "unsigned long",
    "u_int8_t": "unsigned char",
    "u_int16_t": "unsigned short",
    "u_int32_t": "unsigned int",
    "u_int64_t": "unsigned long",
    **STDINT_TYPES,
    # as CUDA's C++ library declares them, so that both can stand in one text
    "int_fast8_t": "signed char",
    "uint_fast8_t": "unsigned char",
    "int_fast16_t": "short",
    "uint_fast16_t": "unsigned short",
    "int_fast32_t": "int",
    "uint_fast32_t": "unsigned int",
    "int_fast64_t": "long long",
    "uint_fast64_t": "unsigned long long",
    "int_least8_t": "signed char",
    "uint_least8_t": "unsigned char",
    "int_least16_t": "short",
    "uint_least16_t": "unsigned short",
    "int_least32_t": "int",
    "uint_least32_t": "unsigned int",
    "int_least64_t": "long long",
    "uint_least64_t": "unsigned long long",
    "intptr_t": "long long",
    "uintptr_t": "unsigned long long",
    "intmax_t": "long long",
    "uintmax_t": "unsigned long long",
    "ssize_t": "long",
    "off_t": "long",
    "time_t": "long",
    "nullptr_t": "decltype(nullptr)",
    "CUtexObject": "unsigned long long",
    "CUsurfObject": "unsigned long long",
    "CUdeviceptr": "unsigned long long",
    "cufftReal": "float",
    "cufftDoubleReal": "double",
    "cufftComplex": "float2",
    "cufftDoubleComplex": "double2",
}

UNARY = frozenset(
    {
        "acos",
        "acosh",
        "asin",
        "asinh",
        "atan",
        "atanh",
        "cbrt",
        "ceil",
        "cos",
        "cosh",
        "erf",
        "erfc",
        "exp",
        "exp2",
        "expm1",
        "floor",
        "lgamma",
        "log",
        "log10",
        "log1p",
        "log2",
        "rint",
        "round",
        "sin",
        "sinh",
        "sqrt",
        "tan",
        "tanh",
        "tgamma",
        "trunc",
        "fabs",
        "nearbyint",
    }
)
BINARY = frozenset({"atan2", "copysign", "fdim", "fmax", "fmin", "fmod", "hypot", "nextafter", "pow", "remainder"})
_IN_FLOAT = {"fma", "frexp", "ldexp", "modf", "lround", "llround", "lrint", "llrint", "scalbn", "logb", "ilogb"}
_C_FUNCTIONS = (
    UNARY
    | BINARY
    | {f"{name}f" for name in UNARY | BINARY | _IN_FLOAT | {"nan", "remquo"}}
    | frozenset(
        {
            "abs",
            "labs",
            "llabs",
            "fma",
            "isnan",
            "isinf",
            "isfinite",
            "signbit",
            "frexp",
            "ldexp",
            "modf",
            "lround",
            "llround",
            "lrint",
            "memcpy",
        }
    )
    | frozenset(
        {
            "memset",
            "memmove",
            "memcmp",
            "printf",
            "scalbn",
            "logb",
            "ilogb",
            "nan",
            "remquo",
            "malloc",
            "free",
            "llrint",
            "clock",
        }
    )
)
_C_TYPES = frozenset({"size_t", "ptrdiff_t", "clock_t"})
_ORDER = {
    "min": "b < a ? b : a",
    "max": "a < b ? b : a",
}
_TRAITS = frozenset(
    {
        "add_const",
        "add_cv",
        "add_lvalue_reference",
        "add_pointer",
        "add_rvalue_reference",
        "aligned_storage",
        "aligned_union",
        "alignment_of",
        "common_type",
        "conditional",
        "conjunction",
        "decay",
        "disjunction",
        "enable_if",
        "extent",
        "integral_constant",
        "is_arithmetic",
        "is_array",
        "is_assignable",
        "is_base_of",
        "is_class",
        "is_const",
        "is_constructible",
        "is_convertible",
        "is_default_constructible",
        "is_empty",
        "is_enum",
        "is_floating_point",
        "is_function",
        "is_fundamental",
        "is_integral",
        "is_pointer",
        "is_pod",
        "is_reference",
        "is_same",
        "is_scalar",
        "is_signed",
        "is_standard_layout",
        "is_trivial",
        "is_trivially_copyable",
        "is_trivially_destructible",
        "is_unsigned",
        "is_void",
        "make_signed",
        "make_unsigned",
        "negation",
        "rank",
        "remove_all_extents",
        "remove_const",
        "remove_cv",
        "remove_cvref",
        "remove_extent",
        "remove_pointer",
        "remove_reference",
        "remove_volatile",
        "type_identity",
        "underlying_type",
        "void_t",
        "is_constant_evaluated",
        "is_volatile",
        "is_object",
        "is_union",
        "add_volatile",
        "is_abstract",
        "is_aggregate",
        "is_compound",
        "is_copy_assignable",
        "is_copy_constructible",
        "is_destructible",
        "is_final",
        "is_member_function_pointer",
        "is_member_object_pointer",
        "is_member_pointer",
        "is_move_assignable",
        "is_move_constructible",
        "is_nothrow_copy_constructible",
        "is_nothrow_default_constructible",
        "is_nothrow_move_constructible",
        "is_null_pointer",
        "is_polymorphic",
        "is_trivially_constructible",
        "is_trivially_copy_constructible",
        "is_trivially_default_constructible",
    }
)
_IN_INTEGRAL_CONSTANT = frozenset({"true_type", "false_type", "bool_constant"})
_IN_UTILITY = {
    "declval": "declval",
    "exchange": "exchange",
    "integer_sequence": "integer_sequence",
    "index_sequence": "integer_sequence",
    "make_index_sequence": "integer_sequence",
    "make_integer_sequence": "integer_sequence",
    "index_sequence_for": "integer_sequence",
    "swap": "swap",
    "as_const": "as_const",
    "in_place": "in_place",
    "to_underlying": "to_underlying",
    "pair": "pair",
    "make_pair": "pair",
}
_IN_LIBRARY = {
    "numeric_limits": "limits",
    "array": "array",
    "tuple": "tuple",
    "make_tuple": "tuple",
    "tie": "tuple",
    "tuple_size": "tuple",
    "tuple_element": "tuple",
    "get": "tuple",
    "apply": "tuple",
    "forward_as_tuple": "tuple",
    "complex": "complex",
    "span": "span",
    "optional": "optional",
    "nullopt": "optional",
    "plus": "functional",
    "minus": "functional",
    "multiplies": "functional",
    "divides": "functional",
    "less": "functional",
    "greater": "functional",
    "equal_to": "functional",
    **dict.fromkeys(("greater_equal", "less_equal", "not_equal_to", "modulus", "negate"), "functional"),
    **dict.fromkeys(("logical_and", "logical_or", "logical_not", "bit_and", "bit_or", "bit_xor"), "functional"),
    "invoke": "functional",
    "atomic": "atomic",
    "memory_order": "atomic",
    "memory_order_relaxed": "atomic",
    "bit_cast": "bit",
    "popcount": "bit",
    **dict.fromkeys(
        ("countl_zero", "countl_one", "countr_zero", "countr_one", "has_single_bit", "rotl", "rotr"), "bit"
    ),
    **dict.fromkeys(("bit_ceil", "bit_floor", "bit_width"), "bit"),
    **dict.fromkeys(("gcd", "lcm"), "numeric"),
    "clamp": "__algorithm/clamp.h",
    **dict.fromkeys(
        ("input_iterator_tag", "forward_iterator_tag", "bidirectional_iterator_tag", "random_access_iterator_tag"),
        "__iterator/iterator_traits.h",
    ),
    "byte": "cstddef",
    "max_align_t": "cstddef",
}
_COMMON = (
    _C_FUNCTIONS
    | _C_TYPES
    | frozenset(name for name in TYPES if name.endswith("_t"))
    | frozenset(
        {
            "min",
            "max",
            "swap",
            "pair",
            "make_pair",
            "numeric_limits",
            "tuple",
            "make_tuple",
            "is_same",
            "enable_if",
            "enable_if_t",
            "conditional",
            "conditional_t",
        }
    )
)
_QUALIFIED = re.compile(r"\bstd\s*::\s*(\w+)")
_USING = re.compile(r"\busing\s+namespace\s+std\b")


def standard_names(texts: Iterable[str], words: AbstractSet[str]) -> frozenset[str]:
    """Return the names that texts take from `std`.

    Behind a `using namespace std` names of its own may look like those of `std`: then the most common ones count.

    Args:
        words: all words of the texts.
    """
    names: set[str] = set()
    for text in texts:
        names.update(_QUALIFIED.findall(text))
        if _USING.search(text):
            names |= words & _COMMON
    return frozenset(names)


def standard_namespace(words: AbstractSet[str]) -> Iterator[str]:
    """Return the lines that give `std` the names which are known among some."""
    headers: dict[str, None] = {}
    names: list[str] = []
    for name in sorted(words):
        base = name.removesuffix("_v").removesuffix("_t")
        if base in _TRAITS or name in _IN_INTEGRAL_CONSTANT or name == "void_t":
            small = "integral_constant" if name in _IN_INTEGRAL_CONSTANT else name if name == "void_t" else base
            headers[_first_of(f"__type_traits/{small}.h", "type_traits")] = None
        elif name in _IN_UTILITY:
            headers[_first_of(f"__utility/{_IN_UTILITY[name]}.h", "utility")] = None
        elif name in _IN_LIBRARY:
            headers[f"#include <cuda/std/{_IN_LIBRARY[name]}>"] = None
        else:
            continue
        names.append(f"using cuda::std::{name};")
    yield from headers
    yield "namespace std {"
    yield from names
    yield from (f"using ::{name};" for name in sorted(words & (_C_FUNCTIONS | _C_TYPES)))
    yield from (f"typedef {meaning} {name};" for name, meaning in TYPES.items() if name in words)
    for name, value in _ORDER.items():
        if name in words:
            yield (
                f"template <class T> __host__ __device__ constexpr const T &{name}(const T &a, const T &b) "
                f"{{ return {value}; }}"
            )
            if "initializer_list" in words:
                yield (
                    f"template <class T> __host__ __device__ constexpr T {name}(initializer_list<T> values) "
                    "{ T a = *values.begin(); "
                    f"for (const T &b : values) a = {value}; return a; }}"
                )
    yield "}"


def _first_of(small: str, public: str) -> str:
    """Return the lines that include a small header of CUDA's library, or a public one where that is not there."""
    small, public = f"<cuda/std/{small}>", f"<cuda/std/{public}>"
    return f"#if __has_include({small})\n#include {small}\n#else\n#include {public}\n#endif"
