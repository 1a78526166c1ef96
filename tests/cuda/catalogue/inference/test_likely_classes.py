"""Classes that suit template parameters which nothing in the text gives: functors and objects with methods."""

from __future__ import annotations

from warplens.cuda.catalogue.inference.likely_block import (
    instance_of,
    likely_argument,
    likely_class,
    likely_type,
    uses_of,
)
from warplens.cuda.catalogue.inference.program import Parameter, Program, read_program


def test_uses_of_returns_what_a_kernel_asks_of_the_objects_whose_type_is_a_template():
    text = "template <class F> __global__ void k(F f, float *a) { a[f.size()] = f(1, 2); }"
    assert sorted(uses_of(read_program(text, path="a.cu", headers={}).kernels[0], "F")) == [
        ("operator()", 2),
        ("size", 0),
    ]


def test_likely_class_returns_the_first_class_of_the_text_that_has_what_a_kernel_asks():
    text = "template <class T> struct Add { __device__ T operator()(T a, T b) { return a + b; } };"
    assert likely_class(read_program(text, path="a.cu", headers={}), frozenset({("operator()", 2)})) == "Add<float>"


def test_instance_of_returns_a_class_with_likely_template_arguments():
    program = read_program("template <class T, int TILE> struct Tile { T a; };", path="a.cu", headers={})
    assert instance_of(program, program.classes["Tile"]) == "Tile<float, 16>"


def test_likely_argument_returns_a_likely_argument_for_a_template_parameter():
    assert likely_argument(Program(), Parameter(name="BLOCK_SIZE", type_name="bool")) == "false"


def test_likely_type_returns_a_type_for_a_template_parameter_that_nothing_gives():
    text = "template <class T> __global__ void k(T *a) { a[threadIdx.x].y = 1; }"
    assert likely_type(read_program(text, path="k.cu", headers={}).kernels[0], "T") == "float2"


def test_likely_type_of_the_elements_of_a_wmma_factor_is_half():
    body = "{ fragment<matrix_a, 16, 16, 16, T, row_major> a; }"
    program = read_program(f"template <class T> __global__ void k() {body}", path="k.cu", headers={})
    assert likely_type(program.kernels[0], "T") == "half"
