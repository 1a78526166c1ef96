"""Launches that one place makes again with other numbers: an axis of the values, or a sentence on what is left out."""

import tomllib

import pytest

from warplens.cuda.catalogue.inference import InferredKernel, inferred_kernels
from warplens.cuda.catalogue.inference.launches import listed, thinned
from warplens.cuda.catalogue.inference.terms import Symbol

KERNELS = """
__global__ void shift(const float *a, float *b, int n, int s) { b[threadIdx.x] = a[threadIdx.x + s] + n; }
__global__ void one(float *a, int s) { a[threadIdx.x] = s; }
struct Pair { int n, s; };
__global__ void pair(float *a, Pair p) { a[threadIdx.x] = p.s; }
"""
RUN = "void run(float *a, int s) { one<<<1, 64>>>(a, s); }"


def launched(host: str) -> InferredKernel:
    """Return the one kernel that `main` launches."""
    before = "int n = 1024; float *a, *b; cudaMalloc(&a, 8 * n); cudaMalloc(&b, 8 * n); cudaMemset(a, 0, 8 * n);"
    helper = RUN if "run(" in host else ""
    found = inferred_kernels(f"{KERNELS}{helper} int main() {{ {before}\n{host} }}", path="a.cu")
    [kernel] = [one for one in found if "no host code that could be read launches it" not in one.matter]
    return kernel


def sizes(kernel: InferredKernel) -> dict[str, list[int]]:
    return tomllib.loads(kernel.matter)["problem"]


@pytest.mark.parametrize(
    ("host", "name", "values"),
    [
        ("for (int s = 0; s < 8; ++s) shift<<<4, 256>>>(a, b, n, s);", "s", [0, 1, 2, 3, 4, 5, 6, 7]),
        ("for (int s = n / 2; s > 0; s >>= 1) shift<<<1, 256>>>(a, b, n, s);", "s", [2**i for i in range(9, -1, -1)]),
        ("for (int s = 1; s < n; s *= 2) shift<<<4, 256>>>(a, b, n, s);", "s", [2**i for i in range(10)]),
        ("int s = 3; while (s < 12) { one<<<1, 64>>>(a, s); s += 3; }", "s", [3, 6, 9]),
        ("int i = 0; do { one<<<1, 64>>>(a, i); i++; } while (i < 3);", "i", [0, 1, 2]),
        ("for (int i = 0; i < 3; i++) { Pair p; p.n = n; p.s = i; pair<<<1, 64>>>(a, p); }", "i", [0, 1, 2]),
        ("for (int t = 32; t <= 128; t *= 2) one<<<n / t, t>>>(a, 5);", "t", [32, 64, 128]),
        ("for (int m : {32, 100}) one<<<1, m>>>(a, m);", "m", [32, 100]),
        (
            "int list[] = {32, 100}; for (int i = 0; i < 2; i++) { int m = list[i]; one<<<1, m>>>(a, m); }",
            "m",
            [32, 100],
        ),
        ("for (int s = 0; s < 3; ++s) run(a, s);", "s", [0, 1, 2]),
        ("run(a, 4); run(a, 8);", "s", [4, 8]),
        ("for (int i = 0; i < 9; i++) one<<<1, 32>>>(a, i % 2);", "i", [0, 1]),
        ("for (int i = 0; i < 3; i++) one<<<1, 32>>>(a + 33 * i, 7);", "i", [0, 1, 2]),
        ("for (int i = 0; i < 3; i++) { float *t = a; a = b; b = t; one<<<1, 32>>>(a, i); }", "i", [0, 1, 2]),
    ],
)
def test_a_number_that_differs_between_launches_is_an_axis(host: str, name: str, values: list[int]) -> None:
    kernel = launched(host)
    assert sizes(kernel)[name] == values
    assert not kernel.assumptions


def test_what_follows_from_the_variable_of_a_loop_changes_with_it() -> None:
    kernel = launched(
        "for (int m = 1024; m <= 1 << 14; m *= 4) { float *c; cudaMalloc(&c, m * 4); one<<<m / 64, 64>>>(c, m); }"
    )
    matter = tomllib.loads(kernel.matter)
    assert (matter["problem"], matter["grid"]) == ({"m": [1024, 4096, 16384]}, ["(m // 64)"])
    assert matter["arrays"]["a"]["shape"] == ["m"]


def test_numbers_of_loops_within_loops_are_axes() -> None:
    kernel = launched("for (int i = 0; i < 4; i++) for (int j = 0; j < 3; j++) shift<<<4, 256>>>(a, b, i, j);")
    assert sizes(kernel) == {"i": [0, 1, 2, 3], "j": [0, 1, 2], "n": [1024]}


@pytest.mark.parametrize(
    "host",
    [
        "for (int t = 0; t < 1000; ++t) one<<<1, 64>>>(a, 3);",
        "for (int i = 0; i < 4; i++) one<<<1, 32>>>(a + 64 * i, 7);",
        "for (int i = 0; i < 1; i++) one<<<1, 32>>>(a, i);",
    ],
)
def test_launches_that_do_the_same_are_one(host: str) -> None:
    kernel = launched(host)
    assert (sizes(kernel), kernel.assumptions) == ({"n": [1024]}, ())


@pytest.mark.parametrize(
    ("host", "sentence"),
    [
        (
            "for (int t = 0; t < 1000; ++t) one<<<1, 64>>>(a, t);",
            "line 7: of 24 and more launches here, those with t = 0, 8, 15, 23 are taken",
        ),
        ("run(a, 0); run(a, 1);", "line 6: of 2 launches here, the first is taken; they differ in s (0, 1)"),
        (
            "one<<<1, 32>>>(a, 4); one<<<1, 64>>>(a, 5);",
            "line 7: of 2 launches here, the first is taken; they differ in the block and s (4, 5)",
        ),
        (
            "for (int m = n; m > 60; m /= 4) { one<<<1, 64>>>(a, m); float *c; cudaMalloc(&c, 64 * n); a = c; }",
            "line 7: of 3 launches here, the first is taken; they differ in the length of a and s (1024, 256, 64)",
        ),
        (
            "for (int k = 2; k <= 8; k <<= 1) for (int j = k >> 1; j > 0; j >>= 1) shift<<<1, 64>>>(a, b, k, j);",
            "line 7: of 6 launches here, those with k = 2, 4, 8 are taken",
        ),
    ],
)
def test_launches_that_the_axes_leave_out_are_said(host: str, sentence: str) -> None:
    assert launched(host).assumptions == (sentence,)


def test_values_with_which_a_launch_is_long_are_left_out() -> None:
    kernel = launched(
        "for (long m = 1 << 24; m <= 1 << 30; m *= 4) { float *c; cudaMalloc(&c, m * 4); one<<<m / 64, 64>>>(c, 1); }"
    )
    assert sizes(kernel) == {"m": [16777216, 67108864, 268435456]}
    assert kernel.assumptions == (
        "m is 16777216, 67108864, 268435456, without 1073741824, so that a run on the CPU is short",
    )


def test_thinned_returns_axes_with_at_most_most_combinations():
    step = Symbol("step", 0)
    assert thinned({step: tuple(range(24))}, 4)[step] == (0, 8, 15, 23)


def test_listed_returns_the_first_of_some_values_as_text():
    assert listed((1, 2, 4)) == "1, 2, 4"
    assert listed(range(100)) == "0, 1, 2, 3, 4, 5, 6, 7, ..."


BACK = "cudaMemcpy(&go, b, 4, cudaMemcpyDeviceToHost);"


def test_a_number_that_comes_back_from_the_device_is_none_that_the_host_code_says() -> None:
    kernel = launched(f"int go = 0; {BACK} one<<<(go + 63) / 64, 64>>>(a, go);")
    assert "go is 1024: the host code does not say go" in kernel.assumptions


def test_a_loop_until_the_device_says_so_gives_several_trips() -> None:
    kernel = launched(f"int s = 0, go; do {{ go = 0; one<<<1, 64>>>(a, s); {BACK} s++; }} while (go);")
    assert sizes(kernel)["s"] == [0, 8, 15, 23]
    assert "of 24 and more launches here, those with s = 0, 8, 15, 23 are taken" in kernel.assumptions[0]


def test_a_loop_that_is_followed_for_one_trip_says_what_other_trips_change() -> None:
    kernel = launched(f"int s = 0; bool go = true; while (go) {{ one<<<1, 64>>>(a, s); {BACK} s++; }}")
    assert kernel.assumptions[0].endswith(
        ": of a loop whose end the host code does not say, the first launch is taken; others have another s"
    )


@pytest.mark.parametrize(("other", "is_said"), [("<<<8, 64>>>(a, 2)", True), ("<<<4, 64>>>(a, 2)", False)])
def test_a_launch_of_another_shape_in_another_line_is_named(other: str, is_said: bool) -> None:
    kernel = launched(f"one<<<4, 64>>>(a, 1);\none{other};")
    sentence = "that in line 8 is not taken, whose grid, block or dynamic shared memory is another"
    assert (f"line 7: of the launches of this kernel, {sentence}" in kernel.assumptions) == is_said


@pytest.mark.parametrize("start", ["void go(float *a, int steps) {", "template <int B> void go(float *a, int steps) {"])
def test_a_loop_to_a_number_that_nothing_says_has_two_trips_at_least(start: str) -> None:
    loop = "for (unsigned i = 0; i < steps; i++) one<<<4, 64>>>(a, i);"
    host = f"{start} {loop} }} void all(float *a, int steps) {{ go<1>(a, steps); }}"
    [kernel] = [kernel for kernel in inferred_kernels(f"{KERNELS}{host}", path="a.cu") if kernel.entry == "one"]
    assert sizes(kernel)["i"] == [0, 1]
    assert kernel.assumptions[-1] == "line 6: of 2 and more launches here, those with i = 0, 1 are taken"
