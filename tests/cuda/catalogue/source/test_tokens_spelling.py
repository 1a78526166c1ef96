"""What nvcc takes is written as NVRTC reads it, and nothing else is changed."""

import pytest

from warplens.cuda.catalogue.source import as_read_by_nvrtc
from warplens.cuda.catalogue.source.tokens import split_entry


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("auto f = []__device__(T a) { return a; };", "auto f = [](T a) { return a; };"),
        ("g([=] __host__ __device__ (int i) {})", "g([=] (int i) {})"),
        ("g([&]\n__device__\n{ return 1; })", "g([&]\n\n{ return 1; })"),
        ("g([=] HD (int i) {})", "g([=] (int i) {})"),
        ('extern "C"__global__ void k();', 'extern "C" __global__ void k();'),
        ('extern"C"__device__ int n;', 'extern"C" __device__ int n;'),
    ],
)
def test_spelling_of_nvcc_is_written_out(text, expected):
    assert as_read_by_nvrtc(text, frozenset({"HD"})) == expected


@pytest.mark.parametrize(
    "text",
    [
        "[[nodiscard]] __device__ int f(int a);",
        "int a[2]; __device__ void f() { auto g = [](int i) mutable { return i; }; }",
        "g([=] OTHER (int i) {})",
        'const char *s = "[] __device__ (x)";',
        'extern "C" __global__ void k();',
        'extern "C" { int n; }',
    ],
)
def test_other_text_stays(text):
    assert as_read_by_nvrtc(text, frozenset({"HD"})) == text


def test_hostile_text_takes_no_time():
    text = "]" + " a" * 100_000 + "]" + "a" * 100_000 + "]" + " " * 100_000
    assert as_read_by_nvrtc(text) == text


def test_split_entry_returns_an_entry_without_the_types_of_its_parameters():
    assert split_entry("tiles::product<f(2)>(float *, void (*)(int))") == (
        "tiles::product<f(2)>",
        "float *, void (*)(int)",
    )
    assert split_entry("product<f(2)>") == ("product<f(2)>", None)
