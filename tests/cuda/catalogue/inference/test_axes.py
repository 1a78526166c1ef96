"""Sizes of the host code that become smaller, so that a run on the CPU is short."""

from warplens.cuda.catalogue.inference import InferredKernel, inferred_kernels


def inferred(text: str) -> InferredKernel:
    [kernel] = inferred_kernels(text, path="a.cu")
    return kernel


def test_a_large_size_becomes_smaller_and_says_so() -> None:
    text = "__global__ void f(float *a, int n) { int i = blockIdx.x * 64 + threadIdx.x; if (i < n) a[i] = 1; }\n"
    text += "int main() { float *a; int n = 1 << 26; cudaMalloc(&a, n * 4); f<<<n / 64, 64>>>(a, n); }"
    kernel = inferred(text)
    assert "n = [1048576]  # assumed: line 2 has 67108864; this is enough for a short run on the CPU" in kernel.matter
    assert "n is 1048576 instead of 67108864, so that a run on the CPU is short" in kernel.assumptions


def test_bytes_of_dynamic_shared_memory_are_no_size_that_becomes_smaller() -> None:
    text = "__global__ void f(float *a, int n) { extern __shared__ float s[]; for (int i = 0; i < n; ++i)"
    text += " for (int j = 0; j < n; ++j) for (int k = 0; k < n; ++k) s[threadIdx.x] += a[k]; a[0] = s[1]; }\n"
    text += "template <typename T> void launch(T *a, int n) { dim3 block(32, 4);"
    text += " int bytes = block.y > 1 ? block.y * block.x * sizeof(T) : 0; f<<<n, block, bytes>>>(a, n); }\n"
    text += "int main() { float *a; int n = 512; cudaMalloc(&a, n * 4); launch(a, n); }"
    matter = inferred(text).matter
    assert "\nbytes = [512]  # line 2\n" in matter
    assert "has 512; this is enough for a short run on the CPU" in matter
