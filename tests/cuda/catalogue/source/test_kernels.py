"""The kernels of a text: which are found, and how their names, parameters and bounds are read."""

import pytest

from warplens.cuda.catalogue.source import KernelDeclaration, kernels_of
from warplens.cuda.catalogue.source.declarations import declarations_of
from warplens.cuda.catalogue.source.kernels import (
    KernelParameter,
    TemplateParameter,
    TemplateParameterKind,
    example_arguments,
    unclosed_kernels,
)
from warplens.cuda.catalogue.source.tokens import tokens_of


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("", []),
        ('extern "C" {\n__global__ void a(int *x) { } __global__ void b() { if (1) { } }\n}', ["a", "b"]),
        ('extern "C" __global__ void a(int *x) { }', ["a"]),
        ("static __global__ __launch_bounds__(max(1, 2)) void a(float x) {}", ["a"]),
        ("__launch_bounds__(128) __global__ void a(float x) {}", ["a"]),
        ("void __global__ a(float x) {}", ["a"]),
        ("__attribute__((global)) void a(float x) {}", ["a"]),
        ("template <class T>\n__global__ void\na(T *x) {}", ["a"]),
        ("template <class T> requires true __global__ void a(T x) {}", ["a"]),
        ("template <class T> __global__ typename enable_if<(2 > 1), void>::type a(T *x) {}", ["a"]),
        ("MACRO __global__ void a() {}", ["a"]),
        ("__global__ void MACRO a() {}", ["a"]),
        ("__global__ void MACRO(3) a() {}", ["a"]),
        ("/* __global__ void a() */ // __global__ void b()\n", []),
        ('const char *text = "__global__ void a() {}"; auto raw = R"x(__global__ void b() {})x";', []),
        ("namespace x { namespace y { __global__ void a() {} } __global__ void b() {} }", ["x::y::a", "x::b"]),
        ("namespace x::y { __global__ void a() {} }\n__global__ void b() {}", ["x::y::a", "b"]),
        ("inline namespace [[deprecated]] x { __global__ void a() {} }", ["x::a"]),
        ("namespace { __global__ void a() {} }", ["a"]),
        ("} __global__ void a() {}", ["a"]),
        ("#ifdef __CUDACC__\n__global__ void a() {}\n#endif", ["a"]),
        ("#if 0\n__global__ void a() {}\n#else\n__global__ void b() {}\n#endif", ["b"]),
        ("#if X\n__global__ void a(int *x) {}\n#else\n__global__ void a(float *x) {}\n#endif", ["a", "a"]),
        (
            "#if X\n__global__ void a(int *x) {\n#else\n__global__ void a() {\n#endif\n}\n__global__ void b() {}",
            ["a", "b"],
        ),
        ("void f() {\n#if X\n if (a) {\n#else\n if (b) {\n#endif\n }\n}\n__global__ void a() {}", ["a"]),
        ("#define KERNEL(name) __global__ void name() {}\nKERNEL(a)\n__global__ void b() {}", ["b"]),
        ("TEST(Suite, Name) { run<<<1, 2>>>(); }\n__global__ void a() {}", ["a"]),
        ("#error don't\n__global__ void a() <% int x<:2:>; %>\n__global__ void b() {}", ["a", "b"]),
        ("__global__ void a(int *x);", []),
        ("template <class T> __global__ void a(T x) {} template <> __global__ void a<int>(int x) {}", ["a"]),
        ("template <> __global__ void a<int, 2>(int x) {}", ["a<int, 2>"]),
        ("int n = 1'000; char c = '\"'; __global__ void a() {}", ["a"]),
        ("__global__ void a( {\n__global__ void b() {}", []),
    ],
)
def test_kernels_of_names(source, expected):
    assert [kernel.name for kernel in kernels_of(source)] == expected


def test_kernel_is_described_as_it_is_written():
    source = """namespace tiles {
template <typename T, int N = (3 > 2) ? 4 : 2, bool Flag = false, template <class> class Op, typename... Rest>
__global__ void __launch_bounds__(N * 32, 2)
product(const T* __restrict__ a, T *b /* written */, const int n, float (*rows)[16], unsigned c[], Rest... rest) { }
}
"""
    assert kernels_of(source) == (
        KernelDeclaration(
            name="tiles::product",
            line=4,
            template_parameters=(
                TemplateParameter(kind=TemplateParameterKind.TYPE, name="T"),
                TemplateParameter(kind=TemplateParameterKind.VALUE, name="N", type="int", default="(3 > 2) ? 4 : 2"),
                TemplateParameter(kind=TemplateParameterKind.VALUE, name="Flag", type="bool", default="false"),
                TemplateParameter(kind=TemplateParameterKind.TEMPLATE, name="Op"),
                TemplateParameter(kind=TemplateParameterKind.TYPE, name="Rest", is_pack=True),
            ),
            parameters=(
                KernelParameter(type="const T* __restrict__", name="a", is_pointer=True, is_const=True),
                KernelParameter(type="T *", name="b", is_pointer=True),
                KernelParameter(type="const int", name="n", is_const=True),
                KernelParameter(type="float (*)[16]", name="rows", is_pointer=True),
                KernelParameter(type="unsigned []", name="c", is_pointer=True),
                KernelParameter(type="Rest...", name="rest"),
            ),
            launch_bounds="N * 32, 2",
            span=(source.index("template"), source.index("{ }") + 3),
            body=(source.index("{ }"), source.index("{ }") + 3),
        ),
    )


@pytest.mark.parametrize(
    ("parameter", "type_text", "name", "is_pointer", "is_const"),
    [
        ("float *a", "float *", "a", True, False),
        ("float const *a", "float const *", "a", True, True),
        ("float *const a", "float *const", "a", True, False),
        ("const float4* const __restrict__ a", "const float4* const __restrict__", "a", True, True),
        ("float **a", "float **", "a", True, False),
        ("float a[16][4]", "float [16][4]", "a", True, False),
        ("float (&a)[4]", "float (&)[4]", "a", False, False),
        ("void (*f)(int, int)", "void (*)(int, int)", "f", True, False),
        ("unsigned long long n = 3", "unsigned long long", "n", False, False),
        ("unsigned int", "unsigned int", "", False, False),
        ("const T", "const T", "", False, True),
        ("struct Grid g", "struct Grid", "g", False, False),
        ("typename Map<K, V>::type m", "typename Map<K, V>::type", "m", False, False),
        ("ns::Type", "ns::Type", "", False, False),
        ("const __grid_constant__ CUtensorMap m", "const __grid_constant__ CUtensorMap", "m", False, True),
        ("int a]", "int a]", "", False, False),
    ],
)
def test_parameter_of_a_kernel(parameter, type_text, name, is_pointer, is_const):
    [kernel] = kernels_of(f"__global__ void k({parameter}, int last) {{}}")
    expected = KernelParameter(type=type_text, name=name, is_pointer=is_pointer, is_const=is_const)
    assert kernel.parameters == (expected, KernelParameter(type="int", name="last"))


def test_text_that_is_no_declaration_is_read_without_an_error():
    assert kernels_of("template<>__global__ >(") == ()


def test_kernel_without_parameters_has_none():
    assert [kernel.parameters for kernel in kernels_of("__global__ void a(void) {} __global__ void b() {}")] == [(), ()]


def test_default_argument_of_an_earlier_declaration_counts():
    [kernel] = kernels_of(
        "template <int N = 8> __global__ void a(int *x); template <int N> __global__ void a(int *x) {}"
    )
    assert kernel.template_parameters == (
        TemplateParameter(kind=TemplateParameterKind.VALUE, name="N", type="int", default="8"),
    )


def test_unclosed_kernels_returns_the_kernels_of_a_text_whose_parameters_never_end():
    assert [
        kernel.name for kernel in unclosed_kernels("__global__ void a() {} __global__ void b(int n { int i; }")
    ] == ["b"]


def test_example_arguments_returns_template_arguments_with_which_a_kernel_could_be_named():
    assert (
        example_arguments(kernels_of("template <class T, int N, bool B, int M = 1> __global__ void k(T *a) {}")[0])
        == "<float, 16, false>"
    )


def test_is_kernel_tells_whether_a_declaration_is_that_of_a_kernel():
    kernel, function = declarations_of(tokens_of("__global__ void k(int *a); void f(int *a);"))
    assert kernel.is_kernel
    assert not function.is_kernel
