"""Which instances of a template the host code launches, and how they are named."""

import pytest

from warplens.cuda.catalogue.inference import InferredKernel, inference, inferred_kernels
from warplens.cuda.catalogue.inference.terms import TermError

KERNEL = "__global__ void f(const float *a, float *b, int n) { int i = threadIdx.x; if (i < n) b[i] = a[i]; }"


def inferred(text: str) -> InferredKernel:
    [kernel] = inferred_kernels(text, path="a.cu")
    return kernel


@pytest.mark.parametrize(
    ("launch", "entry"),
    [
        ("f<float, 8><<<1, 8>>>(a);", "f<float, 8>"),
        ("f<float><<<1, 8>>>(a);", "f<float, 4>"),
        ("f<<<1, 8>>>(a);", "f<float, 4>"),
        ("const int t = 16; f<float, t><<<1, t>>>(a);", "f<float, 16>"),
        ("go<32>(a);", "f<float, 32>"),
        ("auto k = f<float, 2>; k<<<1, 8>>>(a);", "f<float, 2>"),
    ],
)
def test_an_instance_is_named_as_it_is_launched(launch: str, entry: str) -> None:
    text = "template <typename T, int N = 4> __global__ void f(T *a) { a[threadIdx.x] = N; }\n"
    text += "template <int M> void go(float *p) { f<float, M><<<1, M>>>(p); }\n"
    text += f"int main() {{ float *a; cudaMalloc(&a, 256); {launch} }}"
    assert inferred(text).entry == entry


def test_a_type_follows_from_the_elements_of_an_array_that_a_template_wraps() -> None:
    text = "template <typename T> using In = const T *; template <typename T> __global__ void f(In<T> a, float *b) {}\n"
    text += "int main() { double *a; float *b; cudaMalloc(&a, 64); cudaMalloc(&b, 64); f<<<1, 8>>>(a, b); }"
    assert inferred(text).entry == "f<double>"


def test_a_template_is_run_from_the_templates_that_call_it() -> None:
    text = "template <typename T, int N> __global__ void f(T *a) { a[threadIdx.x] = N; }\n"
    text += "template <int N, typename T> void launch(T *a) { f<T, N><<<1, 32>>>(a); }\n"
    text += "template <typename T> void run(T *a, int n) { if (n == 2) launch<128>(a); else launch<64>(a); }\n"
    assert {kernel.entry for kernel in inferred_kernels(text, path="a.cu")} == {"f<float, 128>", "f<float, 64>"}
    instantiated = text + "template void run<double>(double *a, int n);"
    assert "f<double, 128>" in {kernel.entry for kernel in inferred_kernels(instantiated, path="a.cu")}


def test_another_name_of_a_type_is_written_as_the_type() -> None:
    text = "typedef float real; template <typename T> __global__ void f(T *a) { a[threadIdx.x] = 1; }\n"
    assert inferred(text + "int main() { real *a; cudaMalloc(&a, 64); f<<<1, 16>>>(a); }").entry == "f<float>"


def test_a_static_member_of_a_template_has_its_value() -> None:
    text = f"{KERNEL} template <typename T> struct Pack {{ static constexpr int size = 16 / sizeof(T); }};"
    text += " using P = Pack<float>; int main() { float *a; cudaMalloc(&a, 64); f<<<1, 8 * P::size>>>(a, a,"
    text += " Pack<double>::size); }"
    matter = inferred(text).matter
    assert ('block = ["32"]' in matter, 'args = ["a", "a", "2"]' in matter) == (True, True)


def test_a_template_that_launches_gets_its_arguments_where_it_is_called() -> None:
    text = (
        "template <int D, int S> __global__ void f(float *a) { static_assert(D == 64 || S < 3); a[threadIdx.x] = D; }"
    )
    text += " template <int D, int S> void go(Tensor x) { f<D, (D > 32 ? S : 1)><<<1, D>>>(x.data_ptr<float>()); }"
    text += (
        " void run(Tensor x, int s) { const int d = x.size(1); if (s > 1) { switch (d) { case 32: go<32, 2>(x); break;"
    )
    text += ' case 64: go<64, 2>(x); break; default: throw error("no"); } } else { go<96, 1>(x); } }'
    assert [kernel.entry for kernel in inferred_kernels(text, path="a.cu")] == ["f<32, 1>", "f<64, 2>", "f<96, 1>"]


def test_a_number_without_an_enumerator_is_cast_to_its_type() -> None:
    text = "enum Mode { READ, WRITE }; template <Mode m> __global__ void f(float *a) { a[threadIdx.x] = m == WRITE; }"
    text += " int main() { float *a; cudaMalloc(&a, 256); f<(Mode)5><<<1, 64>>>(a); }"
    assert inferred(text).entry == "f<(Mode)5>"


def test_each_instance_is_a_kernel_of_its_own() -> None:
    text = "template <int N> __global__ void f(float *a) { a[threadIdx.x] = N; }\n"
    text += "int main() { float *a; cudaMalloc(&a, 256); f<1><<<1, 8>>>(a); f<2><<<1, 8>>>(a); f<1><<<2, 8>>>(a); }"
    assert [kernel.entry for kernel in inferred_kernels(text, path="a.cu")] == ["f<1>", "f<2>"]


def test_an_instance_behind_a_case_has_the_size_of_the_case() -> None:
    text = "template <int N> __global__ void f(float *a) { __shared__ float s[N]; a[threadIdx.x] = s[threadIdx.x]; }"
    text += " void run(torch::Tensor x) { const int K = x.size(0); float *p = x.data_ptr<float>(); switch (K / 4) {"
    text += " case 32: f<32><<<1, K / 4>>>(p); break; case 64: f<64><<<1, K / 4>>>(p); break; } }"
    kernels = inferred_kernels(text, path="a.cu")
    sizes = {kernel.entry: kernel.matter.split("[problem]\n")[1].split("  #")[0] for kernel in kernels}
    assert sizes == {"f<32>": "K = [128]", "f<64>": "K = [256]"}


@pytest.mark.parametrize(
    ("declared", "name"), [("enum way { FORTH, BACK }", "BACK"), ("enum class way { A, B }", "way::B")]
)
def test_an_enumerator_is_named_as_a_template_argument(declared: str, name: str) -> None:
    kernel = f"{declared};\ntemplate <way W> __global__ void f(float *b) {{ b[threadIdx.x] = int(W); }}"
    found = inferred(f"{kernel} int main() {{ float *b; cudaMalloc(&b, 128); f<{name}><<<1, 32>>>(b); }}")
    assert found.entry == f"f<{name}>"


def test_the_elements_of_a_factor_in_tensor_cores_are_half() -> None:
    text = "#include <mma.h>\ntemplate <class T, class U> __global__ void f(const T *a, U *b) {"
    text += " nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, 16, 16, 16, T, nvcuda::wmma::row_major> left; }"
    assert inferred(text).entry == "f<half, float>"


def test_an_explicit_instantiation_gives_the_arguments_of_a_template_that_nothing_calls() -> None:
    text = "template <class T, int N> __global__ void f(T *a) { a[threadIdx.x] = N; }"
    host = " template <class T> void go(T *a) { f<T, 4><<<1, 32>>>(a); }"
    instances = " template void go<double>(double *a); extern template void go<int>(int *a);"
    assert [one.entry for one in inferred_kernels(text + host + instances, path="a.cu")] == [
        "f<double, 4>",
        "f<int, 4>",
    ]
    alone = " template __global__ void f<double, 8>(double *a);"
    assert inferred(text + alone).entry == "f<double, 8>"


def test_an_instance_that_is_too_large_to_be_read_is_named_by_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_large(*_: object) -> None:
        raise TermError("too large")

    monkeypatch.setattr(inference, "fit_block", too_large)
    text = "template <int N> __global__ void f(float *a) { a[threadIdx.x] = N; }\n"
    kernel = inferred(text + "int main() { float *a; cudaMalloc(&a, 256); f<4><<<1, 64>>>(a); }")
    assert (kernel.entry, len(kernel.questions)) == ("f<4>", 1)


def test_a_specialisation_is_an_instance_of_its_template() -> None:
    text = "template <class T> __global__ void f(T *a) { a[threadIdx.x] = 1; }\n"
    text += "template <> __global__ void f<double>(double *a) { a[threadIdx.x] = 2; }\n"
    assert inferred(text).entry == "f<double>"
    deduced = text.replace("f<double>(double *a)", "f(double *a)")
    launch = "int main() { double *a; cudaMalloc(&a, 256); f<<<1, 32>>>(a); }"
    assert inferred(deduced + launch).entry == "f<double>"
    declared = text.replace("{ a[threadIdx.x] = 1; }", ";")
    assert inferred(declared).entry == "f<double>"


def test_a_local_typedef_is_written_as_its_type() -> None:
    text = "template <class T> struct Wide { typedef double type; };\n"
    text += "template <class T> __global__ void f(T *a) { a[threadIdx.x] = 1; }\n"
    text += "template <class R> void go() { typedef typename Wide<R>::type own; typedef int count; own *a;"
    text += " count n = 64; cudaMalloc(&a, n * sizeof(own)); f<own><<<1, n>>>(a); }\n"
    kernel = inferred(text + "int main() { go<float>(); }")
    assert kernel.entry in ("f<double>", "f<typename Wide<float>::type>")
    assert 'dtype = "float64"' in kernel.matter


@pytest.mark.parametrize(
    ("body", "type_"),
    [
        ("a[threadIdx.x].y /= 2;", "float2"),
        ("const T v = a[threadIdx.x]; b[threadIdx.x] = v.x + v.z;", "float3"),
        ("T *p = a + threadIdx.x; b[threadIdx.x] = p->w;", "float4"),
        ("a[threadIdx.x] = b[threadIdx.x];", "float"),
    ],
)
def test_type_with_lanes_is_a_vector(body: str, type_: str) -> None:
    [kernel] = inferred_kernels(f"template <class T> __global__ void f(T *a, float *b) {{ {body} }}", path="a.cu")
    assert kernel.entry == f"f<{type_}>"
