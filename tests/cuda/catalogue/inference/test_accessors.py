"""Accessors of PyTorch's tensors: a kernel that takes them gets an address, sizes and strides that hold its indices."""

import tomllib

import pytest

from warplens.cuda.catalogue.inference import inferred_kernels

HEADER = "#include <torch/extension.h>\n"
KERNEL = """template <typename scalar_t>
__global__ void sums(const torch::PackedTensorAccessor32<scalar_t, 2, torch::RestrictPtrTraits> in,
                     at::PackedTensorAccessor64<scalar_t, 1> out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= in.size(0)) return;
  scalar_t sum = 0;
  for (int j = 0; j < in.size(1); ++j) sum += in[i][j];
  out[i] = sum;
}
"""


def matter(text: str, name: str = "") -> dict[str, object]:
    """Return the front matter of the only kernel, or of the named one."""
    [kernel] = [one for one in inferred_kernels(HEADER + text, path="a.cu") if name in one.entry]
    assert not kernel.questions
    return tomllib.loads(kernel.matter)


def launched(host: str) -> str:
    arguments = "x.packed_accessor32<float, 2, torch::RestrictPtrTraits>(), y.packed_accessor64<float, 1>()"
    return f"{KERNEL}torch::Tensor run(torch::Tensor x) {{ {host} sums<float><<<4, 64>>>({arguments}); return y; }}\n"


def test_sizes_that_the_host_asks_for_are_those_of_the_tensor() -> None:
    found = matter(launched("const int rows = x.size(0), columns = x.size(1); auto y = torch::zeros({rows});"))
    assert found["args"] == [
        ["in", "rows:int32", "columns:int32", "columns:int32", "1:int32"],
        ["out", "rows:int64", "1:int64"],
    ]
    assert found["arrays"]["in"]["shape"] == ["rows * columns"]
    assert found["arrays"]["out"] == {"dtype": "float32", "shape": ["rows"], "role": "out"}


def test_sizes_that_nothing_says_are_assumed_and_the_others_follow_from_indices() -> None:
    found = matter(KERNEL)
    assert found["args"][0] == ["in", "in_size0:int32", "in_size1:int32", "in_size1:int32", "1:int32"]
    assert found["args"][1] == ["out", "in_size0:int64", "1:int64"]
    assert found["problem"] == {"in_size0": [16], "in_size1": [16]}
    assert any(sentence.endswith("out is a tensor of in_size0 elements") for sentence in found["assumed"])
    assert "in_size1 is 16: the host code does not say size 1 of in" in found["assumed"]


def test_size_grows_to_the_largest_index() -> None:
    kernel = "__global__ void f(at::PackedTensorAccessor<float, 2, at::RestrictPtrTraits, size_t> a) {"
    kernel += " auto row = a[threadIdx.x + 40]; row[3] = row[20]; }"
    found = matter(f"{kernel}\nvoid go(at::Tensor a) {{ f<<<1, 8>>>(a.packed_accessor<float, 2>()); }}")
    assert found["args"] == [["a", "48:uint64", "21:uint64", "21:uint64", "1:uint64"]]


def test_index_that_is_data_stays_within_each_dimension() -> None:
    kernel = "__global__ void f(const at::PackedTensorAccessor64<int64_t, 1> which,"
    kernel += " at::PackedTensorAccessor64<float, 2> a) { a[0][which[threadIdx.x]] = 1; }"
    host = "void go(at::Tensor w, at::Tensor a) { int columns = a.size(1);"
    host += " f<<<1, columns>>>(w.packed_accessor64<int64_t, 1>(), a.packed_accessor64<float, 2>()); }"
    found = matter(f"{kernel}\n{host}")
    assert found["arrays"]["which"]["init"] == "integers(0, a_size0)"
    assert found["problem"]["a_size0"] == [16]


def test_index_into_equal_lengths_stays_below_the_first_by_name_in_each_run() -> None:
    names = ("e", "c", "a", "f", "d", "b")  # a set has them in another order in each process
    parameters = "".join(f", at::PackedTensorAccessor64<float, 1> {name}" for name in names)
    sums = " ".join(f"{name}[which[threadIdx.x]] = 1;" for name in names)
    kernel = f"__global__ void f(const at::PackedTensorAccessor64<int64_t, 1> which{parameters}) {{ {sums} }}"
    assert matter(kernel)["arrays"]["which"]["init"] == "integers(0, a_size0)"


@pytest.mark.parametrize("element", ["Unknown", "float *"])
def test_accessor_of_what_is_not_declared_is_asked_for(element: str) -> None:
    [kernel] = inferred_kernels(
        f"{HEADER}__global__ void f(at::PackedTensorAccessor32<{element}, 2> a) {{ }}", path="a"
    )
    assert "which no front matter can give" in kernel.questions[0].text


def test_reference_to_a_template_type_is_written() -> None:
    text = "template <class A, class B> __device__ void convert(const A from, B &to) { to = (B)from; }\n"
    text += "template <class T> __global__ void f(const float *a, T *b) { convert(a[threadIdx.x], b[threadIdx.x]); }\n"
    found = matter(f"{text}void go(float *a, int *b) {{ f<int><<<1, 32>>>(a, b); }}", "f<int>")
    assert found["arrays"]["b"]["role"] == "inout"
