"""Types of C++ in signatures, as the front matter that is inferred writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_files
from warplens.cuda.catalogue.inference.element_types import (
    bare,
    class_of,
    element_of,
    factors_of,
    first_argument,
    first_arguments,
    given_parameters,
    is_builtin,
    members_of,
    pointed,
    qualified,
)
from warplens.cuda.catalogue.inference.inference import inferred_kernels
from warplens.cuda.catalogue.inference.program import ClassType, Parameter, Program
from warplens.cuda.catalogue.kernel_file import Workload
from warplens.cuda.catalogue.launch_spec import StructArgument


def workload(source: str, folder: Path) -> Workload:
    """Return the launch at the default sizes, by way of the reader of front matter."""
    path = folder / "a.cu"
    path.write_text(source)
    [inferred] = inferred_kernels(source, path=str(path), headers={})
    [kernel] = read_kernel_files(path, inferred.matter)
    return kernel.workload(
        {axis: values[0] for axis, values in kernel.problem.items()},
        {axis: values[0] for axis, values in kernel.tune.items()},
    )


@pytest.mark.parametrize(
    ("type_name", "dtype", "shape"),
    [
        ("__nv_bfloat16", "bfloat16", (64,)),
        ("nv_bfloat162", "bfloat16", (64, 2)),
        ("half", "float16", (64,)),
        ("__nv_half", "float16", (64,)),
        ("__nv_fp8_e4m3", "float8_e4m3fn", (64,)),
        ("__nv_fp8_e5m2", "float8_e5m2", (64,)),
        ("__nv_fp8x4_e4m3", "float8_e4m3fn", (64, 4)),
        ("cuFloatComplex", "complex64", (64,)),
        ("cuDoubleComplex", "complex128", (64,)),
        ("thrust::complex<float>", "complex64", (64,)),
        ("cuda::std::complex<double>", "complex128", (64,)),
        ("float4", "float32", (64, 4)),
        ("int2", "int32", (64, 2)),
        ("uchar4", "uint8", (64, 4)),
    ],
)
def test_type_of_a_pointer_becomes_the_dtype(
    tmp_path: Path, type_name: str, dtype: str, shape: tuple[int, ...]
) -> None:
    source = f"""__global__ void f(const {type_name} *a, {type_name} *b) {{ b[threadIdx.x] = a[threadIdx.x]; }}
    int main() {{ {type_name} *a, *b; cudaMalloc(&a, 64 * sizeof(*a)); cudaMalloc(&b, 64 * sizeof({type_name}));
    f<<<1, 64>>>(a, b); }}"""
    arrays = workload(source, tmp_path).arrays
    assert [(array.dtype, array.shape) for array in arrays] == [(dtype, shape)] * 2
    assert workload(source, tmp_path).make_arrays()["a"].any()


@pytest.mark.parametrize(
    ("type_name", "written"),
    [
        ("__nv_bfloat16", '"1.0:bfloat16"'),
        ("half", '"1.0:float16"'),
        ("cuFloatComplex", '"complex64(1.0, 0.0)"'),
        ("float", '"1.0"'),
        ("float4", '"float4(1.0, 1.0, 1.0, 1.0)"'),
        ("int2", '"int2(1, 1)"'),
    ],
)
def test_number_by_value_is_written_with_its_type(type_name: str, written: str) -> None:
    source = f"__global__ void f(int *b, {type_name} w) {{ b[threadIdx.x] = sizeof(w); }}"
    [inferred] = inferred_kernels(source, path="a.cu", headers={})
    assert f'args = ["b", {written}]' in inferred.matter


def test_alias_with_the_name_of_what_it_stands_for_is_that() -> None:
    source = "typedef thrust::complex<float> complex;\n__global__ void f(int *b, complex w) { b[0] = w.real(); }"
    [inferred] = inferred_kernels(source, path="a.cu", headers={})
    assert 'args = ["b", "complex64(1.0, 0.0)"]' in inferred.matter


@pytest.mark.parametrize("stated", ["alignas(16)", "__align__(16)", "__attribute__((aligned(16)))"])
def test_stated_alignment_is_written_and_gives_the_size(tmp_path: Path, stated: str) -> None:
    source = f"""struct {stated} P {{ float a; char b; }};
    __global__ void f(P *list, P one) {{ list[threadIdx.x] = one; }}
    int main() {{ P *list, one; cudaMalloc(&list, 32 * sizeof(P)); one.a = 2; one.b = 3; f<<<1, 32>>>(list, one); }}"""
    made = workload(source, tmp_path)
    assert [array.size_bytes for array in made.arrays] == [32 * 16]
    struct = made.arguments[1]
    assert isinstance(struct, StructArgument)
    assert struct.align == 16


def test_struct_with_a_vector_is_aligned_as_the_vector(tmp_path: Path) -> None:
    source = """struct Ray { int id; float4 from; };
    __global__ void f(Ray *rays) { rays[threadIdx.x].id = 1; }
    int main() { Ray *rays; cudaMalloc(&rays, 32 * sizeof(Ray)); f<<<1, 32>>>(rays); }"""
    assert [array.size_bytes for array in workload(source, tmp_path).arrays] == [32 * 32]


def test_unknown_alignment_is_none(tmp_path: Path) -> None:
    program = Program()
    assert element_of("Missing", program) is None
    source = """template <int N> struct alignas(N) P { float a; };
    __global__ void f(int *x) { x[threadIdx.x] = sizeof(P<8>); }"""
    assert workload(source, tmp_path).arrays


def test_reference_to_a_number_is_an_array_of_one_element() -> None:
    text = (
        "__global__ void k(float *a, const float &scale, int &count) { a[0] *= scale; atomicAdd(&count, 1); }\n"
        "int main() { float *a; cudaMalloc(&a, 4); float scale = 0.5f; int count = 0; k<<<1, 1>>>(a, scale, count); }"
    )
    [kernel] = inferred_kernels(text, path="a.cu")
    assert 'args = ["a", "scale", "count"]' in kernel.matter
    assert 'scale = { dtype = "float32", shape = ["1"], init = "constant(0.5)" }' in kernel.matter
    assert 'count = { dtype = "int32", shape = ["1"], role = "inout", init = "constant(0)" }' in kernel.matter


def test_a_struct_of_large_arrays_of_one_type_is_as_many_numbers(tmp_path: Path) -> None:
    text = "#define LEN 1 << 18\nstruct Both { float x[LEN]; float y[LEN / 2]; };"
    text += "__global__ void f(Both *all, int n) { all->x[n] = all->y[n]; }"
    text += "int main() { Both *all; cudaMalloc(&all, sizeof(Both)); f<<<1, 32>>>(all, 8); }"
    assert [array.shape[1] for array in workload(text, tmp_path).arrays] == [(1 << 18) + (1 << 17)]


def test_a_struct_of_many_unlike_numbers_is_refused() -> None:
    text = "#define LEN (1 << 18)\nstruct Both { float x[LEN]; int y[LEN]; };"
    text += "__global__ void f(Both *all, int n) { all->x[n] = all->y[n]; }"
    [kernel] = inferred_kernels(text, path="a.cu")
    assert "all leads to Both, whose layout is not declared here" in kernel.questions[0].text


def test_a_struct_of_one_pointer_that_nothing_gives_leads_to_an_array(tmp_path: Path) -> None:
    text = (
        "struct Lock { int *state; }; __global__ void f(Lock lock, int *n) { if (atomicCAS(lock.state, 0, 1)) *n = 1; }"
    )
    [argument, _] = workload(text, tmp_path).arguments
    assert isinstance(argument, StructArgument)


def test_bare_returns_a_type_without_qualifiers():
    assert bare("const std::size_t &") == "size_t"
    assert bare("unsigned  int const") == "unsigned int"


def test_pointed_returns_what_a_pointer_or_an_array_leads_to():
    assert pointed("const float *") == "const float"
    assert pointed("float **") == "float *"
    assert pointed("int") is None


def test_is_builtin_tells_whether_a_type_is_one_of_c_or_cuda():
    assert is_builtin("unsigned int")
    assert not is_builtin("floatX")


def test_first_argument_returns_the_first_of_the_arguments_of_a_template():
    assert first_argument("pair<int, float>, allocator") == "pair<int, float>"


def test_first_arguments_returns_all_arguments_of_a_template():
    assert first_arguments("Matrix<float, 4>") == ["float", "4"]


def test_class_of_returns_the_class_that_a_type_is():
    found = Program(classes={"Tile": ClassType("Tile", [("rows", "int", None)])})
    assert class_of("mine::Tile<mine::Half, 4>", found).members == [("rows", "int", None)]


def test_given_parameters_returns_what_the_template_parameters_of_a_class_stand():
    tile = ClassType("Tile", parameters=(Parameter(name="T", type_name=""),))
    assert given_parameters(tile, "Tile<float>") == {"T": "float"}


def test_qualified_returns_a_type_with_the_namespaces_of_the_classes_in_it():
    found = Program(classes={"Half": ClassType("Half", scope=("mine",))})
    assert qualified("Tile<Half, mine::Half>", found) == "Tile<mine::Half, mine::Half>"


def test_members_of_returns_the_members_of_a_class_as_a_type_has_them():
    assert members_of(ClassType("Pair", [("a", "float []", None)], lengths={"a": "(2)"}), "Pair", Program()) == [
        ("a", "float []", "(2)")
    ]


def test_factors_of_returns_the_sizes_of_an_array_from_the_number_of_its_elements():
    assert factors_of("(n) * (sizes[n - 1] * (2))") == ["n", "sizes[n - 1] * (2)"]
