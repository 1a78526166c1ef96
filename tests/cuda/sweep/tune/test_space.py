"""The space of a search: what a file allows, and why the rest is left out; the word that names a variant."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from warplens.cuda.catalogue import builtin_kernels, read_kernel_file, select
from warplens.cuda.catalogue.search import name_beginning
from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.sweep.tune import space
from warplens.cuda.sweep.tune.search import is_searchable, variant_to_search
from warplens.cuda.sweep.tune.space import allowed_configurations, space_of

KERNEL = """\
/* warplens
entry    = "scale"
block    = ["WIDTH // VEC"]
grid     = ["M // WIDTH"]
args     = ["out"]
requires = ["WIDTH % VEC == 0", "M % STRIPE == 0", "VEC != 3"]
[problem]
N = [256]
M = "N"
[tune]
WIDTH = 32
VEC = 1
STRIPE = "2 * WIDTH"
[search]
WIDTH = [32, 96, 2048]
VEC = [1, 2, 3, 4]
[arrays]
out = { dtype = "float32", shape = ["M"], role = "out" }
*/
extern "C" __global__ void scale(float *out) { out[blockIdx.x * WIDTH + threadIdx.x] = STRIPE + VEC; }
"""


@pytest.fixture
def scale(tmp_path):
    path = tmp_path / "scale.cu"
    path.write_text(KERNEL)
    return read_kernel_file(path)


@pytest.mark.parametrize("size", [256, 192, 4096])
def test_verdicts_are_those_of_the_workloads_one_by_one(scale, size):
    found, reasons = allowed_configurations(scale, {"N": size}, scale.searched)
    allowed, refused = [], Counter()
    for width, vec in itertools.product(*scale.searched.values()):
        broken = scale.workload({"N": size}, {"WIDTH": width, "VEC": vec}).broken_requirement
        if broken is not None:
            refused[f"scale requires {broken}"] += 1
        elif width // vec > 1024:
            refused["a block has at most 1024 threads"] += 1
        else:
            allowed.append((width, vec))
    assert (found, reasons) == (allowed, refused)


def test_macro_that_follows_others_is_searched_where_it_has_values(scale):
    found = space_of(scale, problem={}, tune={"STRIPE": (64, 100)}, devices=["h200"])
    assert list(found.parameters) == ["WIDTH", "VEC", "STRIPE"]
    assert {configuration[2] for configuration in found.configurations} == {64}
    assert (found.combinations, sum(found.refused.values())) == (24, 24 - len(found.configurations))


def test_space_has_a_point_for_each_configuration_on_each_device(scale):
    found = space_of(scale, problem={"N": (192,)}, tune={"VEC": (1, 2)}, devices=["h200", "gtx-1080-ti"])
    assert sorted(found.configurations) == [(32, 1), (32, 2), (96, 1), (96, 2)]
    for device, points in found.points.items():
        for configuration, index in points.items():
            point = found.plan.points[index]
            assert (point.device, point.tune) == (device, found.values(configuration))
    assert len(found.plan.points) == 8


def test_one_search_is_of_one_problem(scale):
    with pytest.raises(
        InputError, match=r"^a search is of one problem, not of 2: give one size for each problem axis$"
    ):
        space_of(scale, problem={"N": (256, 512)}, tune={}, devices=["h200"])


def test_unknown_macro_is_refused(scale):
    with pytest.raises(UnknownNameError, match="WIDHT"):
        space_of(scale, problem={}, tune={"WIDHT": (32,)}, devices=["h200"])


def test_unknown_size_is_refused_as_such_and_not_as_a_forbidden_configuration(scale):
    with pytest.raises(UnknownNameError, match=r"^no problem axis is named 'X' \(known: "):
        space_of(scale, problem={"X": (32,)}, tune={}, devices=["h200"])


def test_space_of_too_many_combinations_is_refused_at_once(scale, monkeypatch):
    monkeypatch.setattr(space, "LARGEST_SPACE", 11)
    with pytest.raises(InputError, match=r"^scale has 12 combinations of macros here; a search takes at most 11$"):
        space_of(scale, problem={}, tune={}, devices=["h200"])


@pytest.mark.parametrize(
    ("word", "variant"), [("sgemm", "sgemm_multiples"), ("dgemm", "dgemm_grouped"), ("sgemm_split", "sgemm_split")]
)
def test_word_names_the_last_rung(word, variant):
    assert variant_to_search(select([word]), word).name == variant


def test_word_of_several_ends_is_one_sentence():
    with pytest.raises(InputError) as refusal:
        variant_to_search(select(["matmul"]), "matmul")
    assert str(refusal.value) == (
        "'matmul' stands for 3 variants, and a search is of one: "
        "matmul_submatrix, matmul_tiled_dynamic, matmul_tiled_unrolled"
    )


def test_beginning_of_one_name_names_it_and_of_several_is_refused():
    kernels = builtin_kernels()
    assert name_beginning("bf16", kernels) == "bf16gemm"
    assert name_beginning("nothing", kernels) == ""
    with pytest.raises(InputError, match=r"^'tran' is the beginning of several names: transpose, transpose_rungs$"):
        name_beginning("tran", kernels)


def test_last_rungs_of_the_products_have_a_space_that_holds_what_a_sweep_takes():
    kernels = select(["sgemm_multiples", "sgemm_grouped", "dgemm_grouped", "bf16gemm_wgmma", "tf32gemm_wgmma"])
    assert all(map(is_searchable, kernels))
    assert all(kernel.tune[name][0] in values for kernel in kernels for name, values in kernel.search.items())
