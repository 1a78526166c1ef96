"""The lens never contradicts the line: which request of a line opens, and when the selected one is let go."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.catalogue import find_kernels
from warplens.gui.figures.inspected_lines import parts_of
from warplens.gui.figures.request import lens_of

SOURCE = """/* warplens
entry  = "mine"
title  = "Two loads on a line, and lines that few warps execute"
family = "mine"
block  = [128]
grid   = ["N / 128"]
args   = ["in", "out", "N"]

[problem]
N = [1024]

[arrays]
in  = { dtype = "float32", shape = ["N"], init = "integers(0, 9)" }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
extern "C" __global__ void mine(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = in[i] + in[(i * 33) % n];
    if (threadIdx.x >= 96)
        sum += in[(i * 8) % n];
    if (blockIdx.x == 7)
        sum += in[(i * 2) % n];
    out[i] = sum;
}
"""
TWO_LOADS, LAST_WARP, LAST_BLOCK, STORE = (
    next(number for number, line in enumerate(SOURCE.splitlines(), 1) if text in line)
    for text in ("in[i] + in", "i * 8", "i * 2)", "out[i] = sum")
)


@pytest.fixture(scope="module")
def mine(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kernels")
    (folder / "mine.cu").write_text(SOURCE)
    (kernel,) = find_kernels([folder])
    return kernel


@pytest.fixture
def model(make_inspector, make_point, kernels, mine):
    """Return an inspector that shows the kernel above, and another point of the tiled transpose."""
    points = [make_point("transpose_tiled", n=64, tile=32, device="h200"), make_point(n=1024, tune={}, device="h200")]
    made, results = make_inspector(points[0], kernel_files=(*kernels, mine))
    results.add([replace(points[1], kernel="mine", family="mine", source_hash=mine.source_hash)])
    made.set_panel_visible("source", is_visible=True)
    results.select(results.points[1].key)
    return made


def cost_of(request):
    lens = lens_of(request)
    return lens.cost, lens.ideal


def test_two_loads_of_one_array_are_two_parts_each_with_its_own_counts(model):
    parts = [part for part in parts_of(model.inspection, TWO_LOADS) if part.explained.access.array == "in"]
    assert sorted(part.number for part in parts) == [1, 2]
    assert [len(part.indices) for part in parts] == [1, 1]
    strided, plain = (part.explained.access for part in parts)
    assert (plain.sectors // plain.requests, strided.sectors // strided.requests) == (4, 32)
    assert "32 sectors" in parts[0].explained.sentences[0]
    assert "contiguous" in parts[1].explained.sentences[0]


def test_line_opens_its_worst_request_and_a_part_its_own(model):
    model.select_line(STORE)
    model.select_line(TWO_LOADS)
    worst, plain = model.parts
    assert model.spot.index == worst.place.index
    assert cost_of(model.request) == (32, 4)
    model.select_instruction(plain.place.index)
    assert cost_of(model.request) == (4, 4)
    assert model.line == TWO_LOADS


def test_line_of_one_warp_opens_in_that_warp(model):
    model.select_line(LAST_WARP)
    assert model.spot.warp == 3
    assert cost_of(model.request) == (32, 4)
    (part,) = model.parts
    assert "32 sectors" in part.explained.sentences[0]


def test_line_of_another_block_opens_in_that_block(model):
    model.select_line(LAST_BLOCK)
    assert model.spot.block == 7
    assert cost_of(model.request) == (8, 4)
    (part,) = model.parts
    assert part.explained.sentences == ("in block 7, 0: lane stride 8 B: 8 sectors for a request that could be 4",)
    (before,) = parts_of(model.inspection, LAST_BLOCK)
    assert before.explained.sentences == ("no warp of block 4, 0 executes this, warps of other blocks do",)


def test_next_request_stays_in_the_warp_that_makes_it(model):
    model.select_line(STORE)
    model.go_to(warp=3)
    model.step_instruction(-1)
    assert model.request is not None
    model.go_to(warp=2)
    model.select_line(STORE)
    for _ in range(5):
        model.step_instruction(1)
        assert model.request is not None


def test_spot_of_another_kernel_is_dropped(model):
    results = model._results
    model.go_to(warp=2)
    results.select(results.points[0].key)
    assert model.spot.warp == 0
    assert model.request.array == "tile"
    results.select(results.points[1].key)
    assert (model.line, model.spot.warp) == (TWO_LOADS, 0)
    assert cost_of(model.request) == (32, 4)


def test_spot_stays_when_other_kernels_are_read_again(model):
    model.select_line(STORE)
    model.go_to(warp=2)
    before = model.spot
    model._choices.kernels_changed.emit()
    assert (model.line, model.spot) == (STORE, before)


def test_older_source_takes_its_spot_along(model, mine, tmp_path):
    model.select_line(STORE)
    (tmp_path / "mine.cu").write_text(SOURCE.replace("in[(i * 33) % n]", "in[(i * 33) % n] * in[(i * 16) % n]"))
    (newer,) = find_kernels([tmp_path])
    results = model._results
    model._choices.set_kernels([newer])
    results.add([replace(results.points[1], source_hash=newer.source_hash)])
    results.select(results.points[2].key)
    assert model.line == TWO_LOADS
    assert cost_of(model.request) == (32, 4)
