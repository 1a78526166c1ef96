"""The requests of an inspected point, and each as a `LensRequest`."""

from __future__ import annotations

import pytest

from warplens import explain
from warplens.cuda.catalogue import select
from warplens.cuda.execute.inspection.explanation import Inspector
from warplens.cuda.execute.inspection.records import BlockRecord, Inspection, choose_point
from warplens.cuda.simt.explain.source_lines import KnownArray
from warplens.gui.figures.inspected_lines import (
    accesses_of,
    block_position,
    blocks_of,
    find_instruction,
    instruction_indices,
    lens_request,
    row_words,
    warps_of,
    worst_line,
)


@pytest.mark.long
def test_accesses_of_returns_the_accesses_of_a_line():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    record = BlockRecord(block=0, first=0, instructions={})
    inspection = Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record)
    assert [f"{explained.access.operation} {explained.access.array}" for explained in accesses_of(inspection, 47)] == [
        "load tile",
        "store out",
    ]


@pytest.mark.long
def test_find_instruction_returns_the_access_and_the_instruction_with_this_memorycount_index():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    record = BlockRecord(block=0, first=0, instructions={})
    inspection = Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record)
    explained, instruction = find_instruction(inspection, 2)
    assert explained.access.line == 47
    assert instruction.count.space == "shared"
    assert instruction.count.wavefronts // instruction.count.requests == 32


@pytest.mark.long
def test_instruction_indices_returns_the_index_of_every_instruction_that_makes_requests():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    record = BlockRecord(block=0, first=0, instructions={})
    assert instruction_indices(Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record)) == (
        0,
        1,
        2,
        3,
    )


@pytest.mark.long
def test_warps_of_returns_how_many_warps_a_block_has():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    record = BlockRecord(block=0, first=0, instructions={})
    assert warps_of(Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record)) == 32


@pytest.mark.long
def test_blocks_of_returns_how_many_blocks_the_grid_has():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    record = BlockRecord(block=0, first=0, instructions={})
    assert blocks_of(Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record)) == 4


@pytest.mark.long
def test_block_position_returns_a_blocks_number_along_x():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    record = BlockRecord(block=0, first=0, instructions={})
    inspection = Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record)
    assert [block_position(inspection, number) for number in range(blocks_of(inspection))] == [
        (0, 0, 0),
        (1, 0, 0),
        (0, 1, 0),
        (1, 1, 0),
    ]


@pytest.mark.long
def test_row_words_returns_the_row_pitch_of_the_array_that_an_instruction_touches():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    known = KnownArray(size_bytes=4096, row_bytes=128)
    arrays = {explained.access.array: known for explained in explanation.accesses}
    record = BlockRecord(block=0, first=0, instructions={})
    inspection = Inspection(explanation=explanation, ptx=(), lines={}, arrays=arrays, record=record)
    assert row_words(inspection, 2) == 32


@pytest.mark.long
def test_worst_line_of_the_tiled_transpose_reads_a_column_of_the_tile():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    record = BlockRecord(block=0, first=0, instructions={})
    assert worst_line(Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record)) == 47


@pytest.mark.long
def test_lens_request_returns_the_recorded_request_with_the_pitch_of_its_array():
    axes = {"problem": {"N": (64,)}, "tune": {"TILE": (32,)}}
    point = choose_point(select(["transpose_tiled"]), **axes, device="h200", budget_s=10.0, limit=10**9)
    inspection = Inspector().inspect(point)
    request = lens_request(inspection, inspection.record, 2, warp=3, time=0)
    assert (request.line, request.array, request.row_words) == (47, "tile", 32)
    assert request.within[:3] == (12, 140, 268)
