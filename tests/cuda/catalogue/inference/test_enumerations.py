"""Enumerations as arguments, types in which PyTorch adds up, and variables within the cases of a switch."""

import pytest

from warplens.cuda.catalogue.inference import InferredKernel, inferred_kernels


def one(text: str) -> InferredKernel:
    [kernel] = inferred_kernels(text, path="a.cu")
    return kernel


@pytest.mark.parametrize(
    ("declared", "argument", "dtype"),
    [
        ("typedef enum { FIRST = 3, SECOND } Mode;", "3", "int32"),
        ("enum Mode { FIRST, SECOND };", "0", "int32"),
        ("enum class Mode { FIRST = 7, SECOND };", "7", "int32"),
        ("enum class Mode : unsigned char { FIRST = 5 };", "5", "uint8"),
        ("namespace n { enum Mode : short { FIRST = 2 }; } using n::Mode;", "2", "int16"),
    ],
)
def test_enumeration_is_a_whole_number_and_its_first_constant_is_assumed(
    declared: str, argument: str, dtype: str
) -> None:
    kernel = one(f"{declared} __global__ void f(float *a, Mode mode) {{ a[threadIdx.x] = mode == Mode(1); }}")
    assert f'args = ["a", "{argument}"]' in kernel.matter
    assert any("mode is " in text and "FIRST" in text for text in kernel.assumptions)
    held = one(f"{declared} struct S {{ float *a; Mode mode; }}; __global__ void f(S s) {{ s.a[threadIdx.x] = 1; }}")
    assert f'args = [["a", "{argument}:{dtype}"]]' in held.matter


def test_enumeration_that_the_host_passes_is_that_constant() -> None:
    text = "enum Mode { FIRST, SECOND, THIRD }; __global__ void f(float *a, Mode mode) { a[threadIdx.x] = mode; }"
    text += " int main() { float *a; cudaMalloc(&a, 256); Mode mode = THIRD; f<<<1, 64>>>(a, mode); }"
    kernel = one(text)
    assert 'args = ["a", "2"]' in kernel.matter
    assert kernel.assumptions == ()


@pytest.mark.parametrize(
    ("type_", "dtype"),
    [
        ("at::acc_type<float, true>", "float32"),
        ("at::acc_type<c10::Half, true>", "float32"),
        ("at::opmath_type<__nv_bfloat16>", "float32"),
        ("acc_type<double, true>", "float64"),
        ("at::acc_type<int, true>", "int32"),
    ],
)
def test_type_in_which_pytorch_adds_up_is_known(type_: str, dtype: str) -> None:
    kernel = one(f"__global__ void f({type_} *a) {{ a[threadIdx.x] = 1; }}")
    assert f'a = {{ dtype = "{dtype}"' in kernel.matter


def test_variable_is_the_case_within_a_case() -> None:
    text = "template <int B> __global__ void f(float *a) { a[threadIdx.x] = B; }"
    text += " int threads(int n) { int power = log_of(n); return max(min(1 << power, 512), 1); }"
    text += " void go(float *a, int n) { int t = threads(n); switch (t) {"
    text += "\n case 64: f<64><<<n, t>>>(a); break;\n case 128: f<128><<<n, t>>>(a); break;"
    text += "\n default: f<1><<<n, t>>>(a); } }"
    blocks = {
        kernel.entry: next(line.partition("  #")[0] for line in kernel.matter.splitlines() if line.startswith("block"))
        for kernel in inferred_kernels(text, path="a.cu")
    }
    assert blocks["f<64>"] == 'block = ["64"]'
    assert blocks["f<128>"] == 'block = ["128"]'
    assert "f<1>" in blocks


def test_launch_that_the_host_does_not_make_with_its_values_is_assumed() -> None:
    text = "template <int B> __global__ void f(float *a) { extern __shared__ float s[]; s[threadIdx.x] = B; }"
    text += " void go(float *a, int t, int bytes) {\n switch (t) {\n case 64: f<64><<<1, t, bytes>>>(a); break;"
    text += "\n case 128: f<128><<<1, t, bytes>>>(a); break; } }\n"
    text += " int main() { float *a; cudaMalloc(&a, 4); int t = 128; go(a, t, t * 4); }"
    said = {kernel.entry: " ".join(kernel.assumptions) for kernel in inferred_kernels(text, path="a.cu")}
    assert "line 2: this way is taken, with other values than the host code has here" in said["f<64>"]
    assert "this way is taken" not in said["f<128>"]


def test_constants_of_an_enumeration_within_a_function_are_known() -> None:
    text = "__global__ void f(float *a) { extern __shared__ float s[]; a[threadIdx.x] = s[threadIdx.x]; }"
    text += " int main() { float *a; enum { PAD = 1, ROW = 32 + PAD, NEXT }; enum Side { LEFT = 8 } side = LEFT;"
    text += " cudaMalloc(&a, NEXT * 4); f<<<side, 32, ROW * sizeof(float)>>>(a); }"
    (kernel,) = inferred_kernels(text, path="a.cu")
    lines = {line.partition("  #")[0] for line in kernel.matter.splitlines()}
    assert {'grid = ["8"]', 'block = ["32"]', 'dynamic_shared = "132"'} <= lines
    assert 'shape = ["34"]' in kernel.matter


def test_kernel_of_a_case_that_the_values_of_main_leave_out_has_its_launch() -> None:
    kernels = "".join(f"__global__ void k{i}(int *a, int n) {{ a[threadIdx.x] = n; }}\n" for i in range(3))
    text = kernels + "enum Choice { FIRST, SECOND, THIRD };\n"
    text += "int main(int argc, char **argv) {\n int n = 96, *a; cudaMalloc(&a, n * 4); Choice choice = FIRST;\n"
    text += " if (choice != THIRD) {\n  switch (choice) {\n"
    text += "  case FIRST:\n  default: k0<<<1, 32>>>(a, n); break;\n  case SECOND: k1<<<1, 64>>>(a, n); break;\n  }\n"
    text += " } else { k2<<<1, 96>>>(a, n); } }"
    blocks = {}
    for kernel in inferred_kernels(text, path="a.cu"):
        blocks[kernel.entry] = next(line for line in kernel.matter.splitlines() if line.startswith("block"))
        assert ("this way is taken" in " ".join(kernel.assumptions)) == (kernel.entry != "k0")
    assert [blocks[f"k{i}"].partition("  #")[0] for i in range(3)] == [f'block = ["{32 * (i + 1)}"]' for i in range(3)]


def test_truth_value_that_only_the_compiler_knows_is_assumed_as_a_template_argument() -> None:
    text = "template <class T> constexpr bool is_wide() { return __is_same(T, double); }"
    text += " template <class T, bool WIDE> __global__ void f(T *a) { a[threadIdx.x] = WIDE; }"
    text += " template <class T> void run(T *a) { constexpr bool wide = is_wide<T>(); f<T, wide><<<1, 32>>>(a); }"
    text += " int main() { float *a; cudaMalloc(&a, 128); run<float>(a); }"
    (kernel,) = inferred_kernels(text, path="a.cu")
    assert kernel.entry == "f<float, false>"
    assert kernel.assumptions == ("line 1: the template argument WIDE is false",)


def test_enumerations_of_cuda_are_known() -> None:
    kernel = one(
        "#include <mma.h>\n__global__ void f(float *a, nvcuda::wmma::layout_t layout) { a[threadIdx.x] = layout; }"
    )
    assert 'args = ["a", "0"]' in kernel.matter
    assert any("layout is nvcuda::wmma::mem_row_major" in text for text in kernel.assumptions)


@pytest.mark.parametrize(("ends", "bytes_of_second"), [("break;", "64"), ("", "96")])
def test_what_a_case_sets_stays_in_it_unless_it_goes_on_into_the_next(ends: str, bytes_of_second: str) -> None:
    text = "extern __shared__ float s[]; __global__ void f(float *a) { a[threadIdx.x] = s[threadIdx.x]; }"
    text += " __global__ void g(float *a) { a[threadIdx.x] = s[threadIdx.x]; }"
    text += " void go(float *a, int which) { int bytes = 64; switch (which) {"
    text += f" case 1: bytes = 96; f<<<1, 16, bytes>>>(a); {ends} case 2: g<<<1, 16, bytes>>>(a); break; }} }}"
    matters = {kernel.entry: kernel.matter for kernel in inferred_kernels(text, path="a.cu")}
    assert "bytes = [96]" in matters["f"]
    assert f"bytes = [{bytes_of_second}]" in matters["g"]


def test_member_that_begins_as_null_may_get_its_array_elsewhere() -> None:
    text = "__global__ void f(float *a) { a[threadIdx.x] = 1; }"
    text += " struct S { float *a; S() : a(nullptr) {} void go() { f<<<1, 32>>>(a); } };"
    text += " int main() { S s; s.go(); }"
    [kernel] = inferred_kernels(text, path="a.cu")
    assert any("a is a null pointer" in assumption for assumption in kernel.assumptions)
