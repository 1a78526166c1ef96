"""What a fault says where its launch is partly assumed, and that the command in it can be typed."""

import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from warplens.cuda.catalogue.doubts import command_of, doubt_of, doubts_about, matter_of, sizes_seen
from warplens.cuda.catalogue.files import kernels_of_file
from warplens.cuda.catalogue.front_matter import read_front_matters
from warplens.cuda.catalogue.kernel_file import KernelFile
from warplens.cuda.catalogue.search import builtin_kernels
from warplens.cuda.catalogue.syntax import SourceFile

KERNEL = "__global__ void f(const float *a, float *b, int n) { int i = threadIdx.x; b[i] = a[(int)a[i]] + n; }\n"
FAULT = "block=(0,0,0) thread=(1,0,0) a.cu:1: `ld.global.f32 %f2, [%rd4]`: loads 4 bytes at byte 4 of array 'a'"


def read(text: str, folder: Path) -> KernelFile:
    path = folder / "a.cu"
    path.write_text(text)
    [kernel] = kernels_of_file(path).kernels
    return kernel


def test_a_fault_of_a_launch_that_the_host_code_says_is_a_defect(tmp_path: Path) -> None:
    host = "int main() { float *a, *b; cudaMalloc(&a, 256); cudaMalloc(&b, 256); f<<<1, 64>>>(a, b, 64); }"
    assert not doubt_of(read(KERNEL + host, tmp_path), FAULT)


def test_a_fault_of_an_assumed_launch_names_what_to_type(tmp_path: Path) -> None:
    kernel = read(KERNEL, tmp_path)
    path = shlex.quote(f"{tmp_path}/a.cu")
    assert doubt_of(kernel, FAULT) == (
        "; this need not be a defect of the kernel: it comes at the invented n = 4096, block = 256, grid = a thread "
        f"for each element of n and 1 more value; correct it in: warplens run {path}::f --block 256 "
        "--grid 'cdiv(n, 256)' --problem n=4096 "
        f"or in what warplens init {path} writes"
    )


def test_a_doubt_names_the_values_that_spare_the_kernel(tmp_path: Path) -> None:
    host = "void go(float *a, float *b, int n) { f<<<1, 64>>>(a, b, n); }"
    race = "block=(0,0,0) thread=(0,0,0) a.cu:1: `x`: reads byte 4 of shared variable 's', which thread (1,0,0) wrote"
    assert doubt_of(
        read(KERNEL + host, tmp_path), f"{race} in line 1 with no barrier between them", "n = 16"
    ).startswith(
        "; this need not be a defect of the kernel: it comes at the invented n = 4096, not with n = 16; correct it in: "
    )


def test_a_launch_that_is_not_taken_raises_no_doubt(tmp_path: Path) -> None:
    host = "int main() { float *a, *b; cudaMalloc(&a, 256); cudaMalloc(&b, 256); f<<<1, 64>>>(a, b, 64);"
    kernel = read(f"{KERNEL}{host}\nf<<<2, 32>>>(a, b, 64); }}", tmp_path)
    assert any("that in line 3 is not taken" in sentence for sentence in kernel.assumed)
    assert not doubt_of(kernel, FAULT)


def test_the_length_of_another_array_raises_no_doubt(tmp_path: Path) -> None:
    host = "int main() { float *b; cudaMalloc(&b, 256); f<<<1, 64>>>(input(), b, 64); }"
    kernel = read(KERNEL + host, tmp_path)
    assert "the invented length of a = 64;" in doubt_of(kernel, FAULT)
    assert not doubt_of(kernel, FAULT.replace("'a'", "'b'"))
    assert command_of(kernel) == f"warplens init {tmp_path}/a.cu"


@pytest.mark.parametrize("fault", ["reads byte 64 of shared variable 's', which thread (16,0,0) wrote in line 12"])
def test_a_race_in_a_block_that_the_host_code_says_is_a_defect(fault: str, tmp_path: Path) -> None:
    host = "int main() { f<<<1, 64>>>(input(), output(), 64); }"
    assert not doubt_of(read(KERNEL + host, tmp_path), fault)


INDEXED = "__global__ void f(const int *at, float *b) { b[at[threadIdx.x]] = 1; }\n"
FILLED = "int main() { int *at; float *b; cudaMalloc(&at, 128); cudaMalloc(&b, 32); fill(at); f<<<1, 32>>>(at, b); }"
BEYOND = (
    "block=(0,0,0) thread=(1,0,0) a.cu:1: `st.global.f32 [%rd4], %f1`: stores 4 bytes at byte 40 of array 'b', which"
)


@pytest.mark.parametrize(
    "race",
    [
        "stores byte 4 of array 'b', which thread (0,0,0) wrote in line 1 with no barrier between them",
        "stores byte 4 of array 'b', to which thread (0,0,0) stores another value by the same instruction",
        "stores byte 4 of array 'b', which thread (0,0,0) of block (0,0,0) wrote in line 1, and nothing orders them",
    ],
)
def test_assumed_indices_raise_a_doubt_about_a_race_in_global_memory(race: str, tmp_path: Path) -> None:
    fault = f"block=(1,0,0) thread=(1,0,0) a.cu:1: `st.global.f32 [%rd4], %f1`: {race}"
    assert "at the invented contents of at = integers(0, 8)" in doubt_of(read(INDEXED + FILLED, tmp_path), fault)


def test_assumed_indices_raise_a_doubt_but_not_about_a_race_in_shared_memory(tmp_path: Path) -> None:
    kernel = read(INDEXED + FILLED, tmp_path)
    doubt = doubt_of(kernel, BEYOND)
    assert "at the invented contents of at = integers(0, 8)" in doubt
    assert doubt.endswith(f"correct it in: warplens init {shlex.quote(kernel.path)}")
    race = (
        "block=(0,0,0) thread=(1,0,0) a.cu:1: `x`: reads byte 4 of shared variable 's', which thread (0,0,0) wrote in"
    )
    assert not doubt_of(kernel, f"{race} line 1 with no barrier between them")


SHORTER = ("n is 512 instead of 2048, so that a run on the CPU is short", "line 3: a has n elements")


@pytest.mark.parametrize(
    ("problem", "sentence"),
    [
        ({"n": 512}, "; this was seen at n = 512, where the host code has n = 2048"),
        ({"n": 1024}, "; this was seen at n = 1024, where the host code has n = 2048"),
        ({"n": 2048}, ""),
    ],
)
def test_a_fault_at_another_size_than_that_of_the_host_code_names_both(problem: dict[str, int], sentence: str) -> None:
    assert sizes_seen(SHORTER, problem) == sentence
    assert not sizes_seen(SHORTER[1:], problem)


def test_matter_of_returns_the_front_matter_that_was_inferred_for_a_kernel():
    assert matter_of(replace(builtin_kernels()[0], front_matter='block = ["64"]')).values["block"] == ["64"]


def test_doubts_about_returns_the_assumptions_that_a_fault_may_depend_on():
    text = '/* warplens\nassumed = ["n is 8: nothing says n", "line 3: a has n elements"]\n*/'
    [matter] = read_front_matters(SourceFile(path="a.cu", text=text))
    assert doubts_about(matter, "reads byte 4 of shared variable 's', which ...") == ["n is 8", "a has n elements"]
