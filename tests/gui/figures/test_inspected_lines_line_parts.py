"""What one line of the source asks memory for, in parts that the warp lens shows one at a time."""

from __future__ import annotations

from warplens import explain
from warplens.cuda.catalogue import select
from warplens.cuda.execute.inspection.explanation import Inspector
from warplens.cuda.execute.inspection.records import BlockRecord, Inspection, choose_point
from warplens.gui.figures.inspected_lines import blocks_to_look_at, found_in, parts_of, worst_place


def test_blocks_to_look_at_returns_the_blocks_in_which_an_instruction_is_looked_for():
    explanation = explain("transpose_tiled", problem={"N": 128}, tune={"TILE": 32}, device="h200")
    record = BlockRecord(block=10, first=0, instructions={})
    assert blocks_to_look_at(Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record)) == (
        10,
        0,
        15,
        3,
        12,
    )


def test_found_in_returns_a_part_that_the_recorded_block_does_not_execute():
    axes = {"problem": {"N": (64,)}, "tune": {"TILE": (32,)}}
    point = choose_point(select(["transpose_tiled"]), **axes, device="h200", budget_s=10.0, limit=10**9)
    inspector = Inspector()
    inspection, other = inspector.inspect(point), inspector.record(point, 1)
    store = parts_of(inspection, 47)[1]
    assert found_in(inspection, store, other, worst_place(inspection, other, store.indices)).explained.sentences == (
        "in block 1, 0: contiguous: 4 sectors, the minimum",
    )
