"""Steps of warps are the engine's requests in their order, for any kernel; a race is where nothing orders them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.execute.inspection.records import choose_point
from warplens.gui.figures.picture import HUE_INKS, Box, Ink, TextAnchor
from warplens.gui.views.lessons.reader import LESSON_FOLDER
from warplens.gui.views.lessons.tile_figure import Moment, counters_text, lane_ink, tile_picture
from warplens.gui.views.lessons.tile_steps import NO_PHASES, StepKind, tile_trace

MINE = """__global__ void reverse(float *data)
{
    extern __shared__ float row[];
    int t = threadIdx.x;
    row[t] = data[t];
    BARRIER
    data[t] = row[63 - t];
}
int main()
{
    float *data;
    cudaMalloc(&data, 64 * sizeof(float));
    reverse<<<1, 64, 64 * sizeof(float)>>>(data);
}
"""


@pytest.fixture(scope="module")
def trace_of(point_inspector):
    def trace(kernel, problem=None, tune=None):
        point = choose_point(
            select([str(kernel)]), problem={k: (v,) for k, v in (problem or {}).items()},
            tune={k: (v,) for k, v in (tune or {}).items()}, device="h200", budget_s=10.0, limit=10**9,
        )  # fmt: skip
        return tile_trace(point_inspector.inspect(point))

    return trace


@pytest.fixture(scope="module")
def tiled(trace_of):
    return trace_of("transpose_tiled", {"N": 64}, {"TILE": 32})


def test_warp_loads_stores_waits_and_reads_in_the_order_of_the_program(tiled):
    steps = tiled.warps[5]
    assert [(step.kind, step.array, step.line, step.phase - steps[0].phase) for step in steps] == [
        (StepKind.LOAD, "in", 40, 0),
        (StepKind.STORE, "tile", 40, 0),
        (StepKind.BARRIER, "", 43, 0),
        (StepKind.LOAD, "tile", 47, 1),
        (StepKind.STORE, "out", 47, 1),
    ]


def test_words_of_a_step_are_those_of_the_source(tiled):
    (tile,) = tiled.tiles
    first = tile.start // 4
    store, load = tiled.warps[5][1], tiled.warps[5][3]
    assert {lane: word - first for lane, (word,) in store.words.items()} == {lane: 5 * 32 + lane for lane in range(32)}
    assert {lane: word - first for lane, (word,) in load.words.items()} == {lane: 32 * lane + 5 for lane in range(32)}


def test_counters_of_all_warps_add_up_to_those_of_the_launch(tiled):
    explanation = tiled.inspection.explanation
    blocks = explanation.grid[0] * explanation.grid[1]
    words = counters_text(Moment(trace=tiled, done=5, all_warps=True)).replace(",", "").split()
    counters = {name: int(count) for name, count in pairwise(words) if name in {"wavefronts", "sectors", "barriers"}}
    accesses = [explained.access for explained in explanation.accesses]
    assert blocks * counters["wavefronts"] == sum(access.wavefronts for access in accesses)
    assert blocks * counters["sectors"] == sum(access.sectors for access in accesses)
    assert counters["barriers"] == 1


def test_loop_is_gone_through_phase_by_phase(trace_of):
    trace = trace_of("matmul_tiled", {"N": 64}, {"TILE": 16})
    steps = trace.warps[0]
    assert [tile.name for tile in trace.tiles] == ["As", "Bs"]
    assert sum(step.kind is StepKind.BARRIER for step in steps) == 2 * 64 // 16
    assert {step.line for step in steps if step.kind is StepKind.BARRIER} == {47, 52}
    assert not trace.races


def test_missing_barrier_is_a_race_and_a_cell_with_a_race_has_two_colours(trace_of):
    trace = trace_of(LESSON_FOLDER / "without_barrier.cu", {"N": 32}, {"TILE": 8})
    assert trace.race_sentence() == (
        "Word 4 of tile: warp 0 writes it in line 32, warp 1 reads it in line 34, and no barrier lies between. "
        "So it is with 31 more words."
    )
    before = tile_picture(Moment(trace=trace, done=2, all_warps=True), 900, 500)
    after = tile_picture(Moment(trace=trace, done=3, all_warps=True), 900, 500)
    alone = tile_picture(Moment(trace=trace, done=3), 900, 500)
    red = [sum(isinstance(item, Box) and item.ink is Ink.BAD for item in picture.items) for picture in (before, after)]
    assert red == [0, 32]
    assert not any(isinstance(item, Box) and item.ink is Ink.BAD for item in alone.items)
    word = next(item for item in after.items if isinstance(item, Box) and item.ink is Ink.BAD)
    within = [
        item.ink
        for item in after.items
        if isinstance(item, Box) and item is not word and word.x < item.x < word.x + word.width
        and word.y < item.y < word.y + word.height
    ]  # fmt: skip
    assert within == [HUE_INKS[0], HUE_INKS[1]]


@pytest.mark.parametrize(
    ("barrier", "races", "notes"),
    [("__syncthreads();", 0, ()), ("", 64, ()), ("__syncthreads_count(t);", 0, (NO_PHASES,))],
)
def test_kernel_of_the_user_with_dynamic_shared_memory(tmp_path, trace_of, barrier, races, notes):
    path = Path(tmp_path, "mine.cu")
    path.write_text(MINE.replace("BARRIER", barrier))
    trace = trace_of(path)
    assert (len(trace.races), trace.notes) == (races, notes)
    assert [step.kind.value for step in trace.warps[1] if step.is_shared] == ["store", "load"]
    assert [(tile.name, tile.words, tile.row_words) for tile in trace.tiles] == [("row", 64, 32)]


def test_kernel_without_shared_memory_has_no_tile(trace_of):
    trace = trace_of("transpose_thread_per_element", {"N": 64})
    picture = tile_picture(Moment(trace=trace, done=1), 600, 300)
    assert (trace.tiles, picture.title.endswith("4 sectors · ideal 4.")) == ((), True)


def test_lanes_light_up_in_cells_and_banks_in_the_same_colour(tiled):
    (tile,) = tiled.tiles
    picture = tile_picture(Moment(trace=tiled, warp=3, done=4), 900, 500)
    lit = {item.tag: item.ink for item in picture.items if isinstance(item, Box) and item.x < 480}
    words = [tile.start // 4 + 32 * lane + 3 for lane in range(32)]
    assert [lit[word] for word in words] == [lane_ink(lane) for lane in range(32)]
    bricks = [item for item in picture.items if isinstance(item, Box) and item.x > 490 and item.tag is not None]
    assert [brick.ink for brick in bricks] == [lane_ink(lane) for lane in range(32)]
    assert len({brick.x for brick in bricks}) == 1


@pytest.mark.parametrize(("width", "height"), [(20, 20), (200, 120), (3000, 200)])
def test_picture_of_any_size_can_be_made(tiled, width, height):
    for done in range(6):
        assert tile_picture(Moment(trace=tiled, done=done), width, height).items


@pytest.mark.parametrize("width", [400, 480, 600, 900])
def test_the_step_and_its_price_do_not_overlap(tiled, width):
    for done in range(1, 6):
        head = [
            item
            for item in tile_picture(Moment(trace=tiled, done=done), width, 500).items
            if getattr(item, "y", 0) == 14
        ]
        ends = [item.x + (-1 if item.anchor is TextAnchor.END else 1) * _width(item) for item in head]
        spans = [tuple(sorted((item.x, end))) for item, end in zip(head, ends, strict=True)]
        assert all(before[1] <= after[0] for before, after in pairwise(spans))


def _width(label):
    return len(label.text) * (9.1 if label.bold else 7.2)
