"""What is assumed of a value is found beside it or in `assumed`, and goes when the user gives the value."""

from __future__ import annotations

import tomllib

import pytest

from warplens.cuda.catalogue.assumptions import (
    Overrides,
    assumed_at,
    assumption_on,
    inventions_of,
    is_about,
    line_of,
    overridden,
    path_of,
)
from warplens.cuda.catalogue.front_matter import FrontMatter, read_front_matters
from warplens.cuda.catalogue.inference import inferred_kernels
from warplens.cuda.catalogue.syntax import SourceFile

TOML = """entry = "scale"  # line 571: scale<<<grid, BLOCK>>>(out, in, 3, n)
block = ["BLOCK"]
grid = ["n"]  # assumed: the host code does not say n along x
args = ["out", "in", "3.0", "n"]
assumed = [
  "line 571: out has n elements",
  "line 571: factor is 3.0",
  "n is 4096: the host code does not say n",
]

[problem]
BLOCK = [64]  # line 570
n = [4096]  # assumed: the host code does not say n

[arrays]
out = { dtype = "float32", shape = ["n"], role = "inout", init = "zeros" }  # assumed: the host code does not fill it
in = { dtype = "float32", shape = ["n"] }  # assumed: as far as the kernel's indices go
"""
SOURCE = """#include <vector>
__global__ void scale(float *out, const float *in, float factor, int n, bool fast) {
    extern __shared__ float part[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    part[threadIdx.x] = in[i];
    if (i < n && fast) out[i] += factor * part[threadIdx.x];
}
"""


def matter_of(toml: str) -> FrontMatter:
    [matter] = read_front_matters(SourceFile(path="mine.cu", text=f"/* warplens\n{toml}*/"))
    return matter


@pytest.mark.parametrize(
    ("key", "assumption", "line"),
    [
        ("entry", "", 571),
        ("block", "", 571),
        ("grid", "the host code does not say n along x", 571),
        ("dynamic_shared", "", 571),
        ("args", "factor is 3.0", 571),
        ("problem.BLOCK", "", 570),
        ("problem.n", "n is 4096: the host code does not say n", 0),
        ("arrays.out.shape", "out has n elements", 571),
        ("arrays.out.init", "the host code does not fill it", 0),
        ("arrays.out.role", "", 0),
        ("arrays.in.shape", "as far as the kernel's indices go", 0),
        ("arrays.in.init", "", 0),
        ("arrays.missing.init", "", 0),
    ],
)
def test_value_has_its_assumption_and_its_line(key: str, assumption: str, line: int) -> None:
    matter = matter_of(TOML)
    assert (assumption_on(matter, key), line_of(matter, key)) == (assumption, line)


def test_every_sentence_that_is_inferred_is_about_a_value() -> None:
    [kernel] = inferred_kernels(SOURCE, path="mine.cu")
    arrays = [f"arrays.{name}.{part}" for name in ("out", "in") for part in ("shape", "init")]
    keys = ["block", "grid", "dynamic_shared", "args", "problem.n", *arrays]
    subjects = {sentence: [key for key in keys if is_about(sentence, key)] for sentence in kernel.assumptions}
    assert {len(found) for found in subjects.values()} == {1}, subjects
    assert {"block", "dynamic_shared", "args", "problem.n"} <= {found[0] for found in subjects.values()}


@pytest.mark.parametrize(
    ("key", "value", "gone"),
    [
        ("grid", '["7"]', []),
        ("problem.n", "[32, 64]", ["n is 4096: the host code does not say n"]),
        ("arrays.out.shape", '["n", "2"]', ["line 571: out has n elements"]),
        ("arrays.out.init", '"ones"', []),
        ("arrays.out.dtype", '"int32"', []),
        ("arrays.in.role", '"inout"', []),
        ("args", '["out", "in", "1.0", "n"]', ["line 571: factor is 3.0"]),
        ("dynamic_shared", '"4 * n"', []),
    ],
)
def test_given_value_replaces_the_inferred_one_and_what_was_assumed_of_it(
    key: str, value: str, gone: list[str]
) -> None:
    changed = overridden(TOML, Overrides(values={"scale": {key: value}, "other": {"block": '["1"]'}}))
    expected = tomllib.loads(TOML)
    expected["assumed"] = [sentence for sentence in expected["assumed"] if sentence not in gone]
    table = expected
    *outer, last = key.split(".")
    for name in outer:
        table = table[name]
    table[last] = tomllib.loads(f"value = {value}")["value"]
    assert tomllib.loads(changed) == expected
    assert assumption_on(matter_of(changed), key) == ""


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("arrays.out.init", 'out = { dtype = "float32", shape = ["n"], role = "inout" }'),
        ("arrays.in.init", 'in = { dtype = "float32", shape = ["n"] }  # assumed: as far as the kernel\'s indices go'),
    ],
)
def test_empty_value_removes_the_member_if_it_is_there(key: str, line: str) -> None:
    assert line in overridden(TOML, Overrides(values={"scale": {key: ""}})).splitlines()


def test_values_of_what_the_kernel_no_longer_has_replace_nothing() -> None:
    values = {"problem.old": "[1]", "tune.OLD": "[1]", "arrays.old.init": '"ones"'}
    assert overridden(TOML, Overrides(values={"scale": values})) == TOML


def test_last_assumption_goes_with_its_list() -> None:
    toml = 'entry = "k"\nassumed = [\n  "line 1: a block has 256 threads",\n]\nblock = ["256"]  # assumed: nothing\n'
    assert overridden(toml, Overrides(block=("32",))) == 'entry = "k"\nblock = ["32"]\n'


def test_path_of_returns_the_path_of_a_key_with_dots():
    assert path_of("arrays.in.shape") == ("arrays", "in", "shape")


def test_inventions_of_returns_what_the_sentences_of_assumed_invent():
    found = inventions_of(["line 7: a block has 16 x 16 threads", "n is 512 instead of 2048, so that a run"])
    assert [(one.name, one.value, one.host_value) for one in found] == [("n", "512", "2048"), ("block", "16 x 16", "")]


def test_assumed_at_returns_the_sentences_of_assumed_that_hold():
    sentences = ["N is 512: the host code does not say N", "line 3: a block has 256 threads"]
    assert assumed_at(sentences, {"N": 4096}) == ("line 3: a block has 256 threads",)
