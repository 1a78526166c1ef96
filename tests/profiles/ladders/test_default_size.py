"""The size of a ladder that runs now: all rungs fill the GPU there, or it is the largest one."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.catalogue.ladders import chosen_ladders, ladders_of
from warplens.profiles.ladders.timed_ladder import default_size


@pytest.mark.parametrize(
    ("family", "multiprocessors", "size"),
    [
        ("matmul", 132, {"N": 4096}),  # 512 tiles of 256 x 128
        ("matmul", 28, {"N": 2048}),  # 128 of them
        ("bf16gemm", 132, {"N": 4096}),
        ("histogram", 28, {"N": 1048576, "VALUES": 256}),
        ("scan", 28, {"N": 1048576}),  # a sequence of launches
    ],
)
def test_smallest_size_that_fills_the_gpu_is_taken(family, multiprocessors, size):
    found = chosen_ladders(ladders_of(builtin_kernels()), family)[0]
    assert default_size(found, multiprocessors, {})[0] == size


def test_given_sizes_stay_and_the_others_are_chosen():
    [found] = chosen_ladders(ladders_of(builtin_kernels()), "histogram")
    assert default_size(found, 28, {"N": 65536})[0] == {"N": 65536, "VALUES": 256}


def test_ladder_with_a_rung_of_one_block_is_run_at_the_largest_size_and_says_so():
    found = next(one for one in ladders_of(builtin_kernels()) if one.rungs[0].kernel.name == "transpose_serial")
    size, reason = default_size(found, 132, {})
    assert size == {"N": 2048}
    assert reason.startswith("the largest size of its files, at which some rungs have fewer than 2 blocks for each of")
