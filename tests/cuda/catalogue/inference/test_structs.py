"""Arrays in structs that are arguments: every element is the same, and rows of pointers lead to arrays of their own."""

from __future__ import annotations

import tomllib

import pytest

from warplens.cuda.catalogue.inference import inferred_kernels

LISTS = """constexpr int most[3] = {6, 4, 3};
template <int n> struct Lists { void* rows[n][most[n - 1]]; int sizes[most[n - 1]]; unsigned char row_of_block[32]; };
template <typename T, int n> __global__ void scale(Lists<n> lists, float by) {
  T* in = (T*)lists.rows[0][lists.row_of_block[blockIdx.x]];
  T* out = (T*)lists.rows[1][lists.row_of_block[blockIdx.x]];
  if (threadIdx.x < lists.sizes[0]) out[threadIdx.x] = by * in[threadIdx.x];
}
"""


def of_launch(text: str) -> dict[str, object]:
    [kernel] = inferred_kernels(text, path="a.cu")
    assert not kernel.questions
    return tomllib.loads(kernel.matter)


def test_rows_of_pointers_lead_to_an_array_each() -> None:
    matter = of_launch(f"{LISTS}void run() {{ Lists<2> lists; scale<float, 2><<<8, 64>>>(lists, 2.0f); }}")
    assert matter["args"][0] == [
        {"repeat": 4, "fields": ["rows"]},
        {"repeat": 4, "fields": ["rows_"]},
        {"repeat": 4, "fields": ["sizes:int32"]},
        {"repeat": 32, "fields": ["0:uint8"]},
    ]


def test_numbers_that_are_no_sizes_are_assumed_to_be_zeros() -> None:
    text = f"{LISTS}void run() {{ Lists<2> lists; scale<float, 2><<<8, 64>>>(lists, 2.0f); }}"
    [kernel] = inferred_kernels(text, path="a.cu")
    assert [sentence for sentence in kernel.assumptions if "zeros" in sentence] == [
        "line 8: lists.row_of_block holds zeros"
    ]


def test_vectors_in_an_array_are_fields_in_fields() -> None:
    matter = of_launch(
        "struct Table { uint2 pairs[3]; };\n__global__ void look(unsigned* out, Table table) { out[threadIdx.x] = "
        "table.pairs[threadIdx.x % 3].x; }\nvoid run(unsigned* out, Table table) { look<<<1, 32>>>(out, table); }"
    )
    assert matter["args"][1] == [{"repeat": 3, "fields": ["uint2(1, 1)"]}]


@pytest.mark.parametrize("length", ["count()", "0", "40000", "-1"])
def test_array_of_unknown_or_impossible_length_is_asked_for(length: str) -> None:
    [kernel] = inferred_kernels(
        f"int count();\nstruct Table {{ int of[{length}]; }};\n__global__ void look(int* out, Table table) "
        "{ out[0] = table.of[0]; }\nvoid run(int* out, Table table) { look<<<1, 32>>>(out, table); }",
        path="a.cu",
    )
    assert [question.text for question in kernel.questions] == [
        "the member of of table is an array, whose length is not known here"
    ]
