"""Names that nvcc gives: a source gets those that it lacks, and no others."""

import re
from pathlib import Path

import pytest

from warplens.cuda.compiler import headers
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.headers import (
    LACKED,
    OF_HEADERS,
    TYPES,
    missing_names,
    standard_names,
)

KERNEL = 'extern "C" __global__ void k(double *a, int n) {{ {} }}'


def ptx(source: str) -> str:
    return compile_source(source, name="k.cu", target="sm_90", entry="k").ptx


@pytest.mark.parametrize(
    "body",
    [
        "uint i = 1; ushort j = 2; ulong m = 3; uint8_t b = 4; uintptr_t p = 0; a[0] = i + j + m + b + p;",
        "a[0] = INFINITY; a[1] = NAN; a[2] = HUGE_VAL; constexpr float big = INFINITY; a[3] = big;",
        "a[0] = M_PI + M_SQRT2 + FLT_MAX + DBL_EPSILON + INT_MAX + UINT64_MAX + CHAR_MIN + RAND_MAX;",
        "a[0] = sqrt(n) + pow(n, 2) + pow(n, n) + pow(a[1], 2u) + exp(n) + ceil(n / 2) + atan2(n, 2) + fmod(n, 2.0f);",
        "float f = n; a[0] = pow(f, 2.0) + fmod(2.5, f) + std::atan2(f, a[1]) + fmax(f, a[2]) + std::hypot(a[1], f);",
        'a[0] = INT64_C(1) + UINT32_C(2) + UINTMAX_C(3); printf("%" PRId64 " %08" PRIx32, (int64_t)n, n);',
        "half h = __float2half(1.0f); half2 g = __halves2half2(h, h); a[0] = __half2float(h) + __low2float(g);",
        "nv_bfloat16 h = __float2bfloat16(1.0f); a[0] = __bfloat162float(h) + CUDART_INF_F; cufftComplex c; c.x = 1;",
        "a[0] = std::max(1, n) + std::min(2.0f, 3.0f) + std::sqrt(a[1]) + std::abs(-n); std::swap(a[0], a[1]);",
        "a[0] = std::numeric_limits<float>::infinity() + std::numeric_limits<int>::max(); std::size_t s = 1; a[1] = s;",
        "a[0] = std::is_same<int, float>::value + std::is_same_v<int, int> + std::true_type::value;",
        "std::enable_if_t<std::is_integral<int>::value, int> i = 1; a[0] = i; std::remove_reference_t<int &> r = 1;",
        "std::conditional<1, int, int>::type j = 2; a[0] = j + std::integral_constant<int, 3>::value + std::move(n);",
        "std::aligned_storage<16, 8>::type raw; a[0] = sizeof(raw) + std::is_compound_v<int>;",
        "a[0] = std::clamp(n, 0, 3) + std::gcd(n, 4) + std::countl_zero(8u) + std::greater_equal<int>()(n, 2);",
        '__asm__ __volatile__("mov.f64 %0, 0d3FF0000000000000;" : "=d"(a[0]));',
        "constexpr auto most = [](std::initializer_list<int> of) { return std::max(of); }; a[0] = most({1, 3, 2});",
        "std::uint32_t i = 1; std::pair<int, float> p{1, 2.0f}; a[0] = i + p.first + CUDA_VERSION / 1000;",
    ],
)
def test_names_of_nvcc_are_there(body):
    assert ".entry k" in ptx(KERNEL.format(body))


@pytest.mark.parametrize("name", ["pow", "fmod", "std::atan2"])
def test_float_with_double_is_reckoned_in_double(name):
    mixed, plain = (ptx(KERNEL.format(f"float f = n; a[0] = {name}({f}, a[1]);")) for f in ("f", "(double)f"))
    assert re.findall(r"^\t(\w.*);", mixed, re.MULTILINE) == re.findall(r"^\t(\w.*);", plain, re.MULTILINE)


@pytest.mark.parametrize(
    "source",
    [
        "typedef unsigned int uint;\n" + KERNEL.format("uint i = 1; a[0] = i;"),
        "#define INFINITY 1e30f\n#define M_PI 3\n" + KERNEL.format("a[0] = INFINITY + M_PI;"),
        "#include <stdint.h>\n#include <limits.h>\n#include <cfloat>\n"
        + KERNEL.format("uint8_t i = 1; a[0] = i + INT_MAX + FLT_MAX;"),
        "struct uint { int x; };\n" + KERNEL.format("uint i{1}; a[0] = i.x;"),
        "__device__ double sqrt(int x) { return x; }\n" + KERNEL.format("a[0] = sqrt(n);"),
        "enum { NAN = 1 };\n" + KERNEL.format("a[0] = NAN;"),
    ],
)
def test_name_that_a_source_defines_is_its_own(source):
    kernel = compile_source(source, name="k.cu", target="sm_90", entry="k")
    assert (kernel.symbol, kernel.log) == ("k", "")


def test_source_that_lacks_nothing_gets_nothing():
    assert missing_names({"threadIdx", "float", "a"}, set()) == ""
    assert missing_names({"uint", "M_PI"}, {"uint", "M_PI"}) == ""


def test_header_that_is_included_is_not_included_again():
    assert missing_names({"half"}, set()) == "#pragma once\n#include <cuda_fp16.h>\n"
    assert missing_names({"half"}, set(), frozenset(), {"cuda_fp16.h"}) == ""


def test_limit_that_stands_for_another_brings_it():
    assert (
        missing_names({"CHAR_MAX"}, set())
        == "#pragma once\n#define SCHAR_MIN (-128)\n#define SCHAR_MAX 127\n#define CHAR_MAX SCHAR_MAX\n"
    )


def test_names_of_std_are_those_behind_it():
    assert standard_names(["std::max(a); std :: swap(b); min(c);"], {"std", "max", "min"}) == {"max", "swap"}


def test_names_of_std_behind_a_using_directive_are_the_common_ones():
    assert standard_names(["using namespace std;", "rank; max;"], {"std", "max", "rank"}) == {"max"}


def test_types_agree_with_those_of_the_library_of_cuda():
    names = [name for name in TYPES if re.fullmatch(r"u?int(_fast|_least)?(8|16|32|64|ptr|max)_t", name)]
    declared = " ".join(f"{name} v{number} = {number};" for number, name in enumerate(names))
    assert ".entry k" in ptx("#include <cuda/std/cstdint>\n" + KERNEL.format(declared + "cuda::std::uintptr_t w = 0;"))


def test_tensor_map_stands_beside_the_header_that_declares_it() -> None:
    source = """#include <cuda/barrier>
__global__ void take(const __grid_constant__ CUtensorMap map, unsigned long long *to) {
  *to = *reinterpret_cast<const unsigned long long *>(&map) + sizeof(CUtensorMap) + alignof(CUtensorMap);
}"""
    assert compile_source(source, name="take.cu", target="sm_90", entry="take", defines={}).ptx.count(".align 64") == 1


def test_functions_without_sync_are_given_where_they_are_lacking():
    assert missing_names({"float", "__shfl_sync"}, set()) == ""
    assert "__any_sync(__activemask(), predicate)" in missing_names({"__any"}, set())


def test_header_has_the_lacking_names_alone():
    assert missing_names({"uint", "M_PI", "float"}, {"M_PI"}) == "#pragma once\ntypedef unsigned int uint;\n"
    assert headers.BUILT_IN["stdint.h"].startswith("#pragma once\ntypedef signed char int8_t;\n")
    assert "\n#define CHAR_BIT 8\n" in headers.BUILT_IN["limits.h"]


def test_every_name_that_a_source_may_lack_is_asked_for() -> None:
    path = Path(headers.__file__)
    words = set(re.findall(r"\w+", path.read_text("utf-8") + path.with_suffix(".toml").read_text("utf-8")))
    lacked = {word for word in words if missing_names({word}, set(), {"size_t"})}
    assert len(lacked) > 100
    assert {word for word in lacked - LACKED if not OF_HEADERS.fullmatch(word)} == set()
