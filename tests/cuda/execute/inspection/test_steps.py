"""One launch of a sequence, explained: it runs on what the launches before it left."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.execute.inspection.explanation import Inspector, explain
from warplens.cuda.execute.inspection.records import BlockRecord, Inspection, TracePlace, choose_point, place_of
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import PointSpec

SEQUENCES = Path(__file__).parents[1] / "sequences"


def point_of(name: str, size: int) -> PointSpec:
    kernel = read_kernel_file(SEQUENCES / f"{name}.cu")
    return choose_point([kernel], problem={"N": (size,)}, tune={}, device="h200", budget_s=math.inf, limit=10**9)


def test_launch_runs_on_what_the_launches_before_it_left() -> None:
    explained = explain(point_of("bfs", 100), TracePlace(step=2, launch=4))  # level 3 of the tree: nodes 7 to 14
    assert explained.notes[0] == (
        "step 2, `expand`, launch 4: the launches before it were executed, and its result is not compared"
    )
    targets = [access.access for access in explained.accesses if access.access.array == "targets"]
    assert sum(access.active_lanes for access in targets) == 16


@pytest.mark.long
def test_step_that_takes_longest_is_explained_by_default() -> None:
    explained = explain(point_of("lud", 12))
    assert explained.notes[0].startswith("step 2, `perimeter`, the step that takes longest (modelled): the launches ")
    assert (explained.grid, explained.block) == ((2, 1, 1), (8, 1, 1))


@pytest.mark.parametrize(
    ("name", "place", "sentence"),
    [
        ("lud", TracePlace(step=5), "lud has no step 5 (its steps: 1 diagonal, 2 perimeter, 3 internal, 4 diagonal)"),
        ("lud", TracePlace(step=3, launch=3), "step 3, `internal` has 2 launches here, and no launch 3"),
        ("lud", TracePlace(step=1, launch=2), "step 1, `diagonal` has 1 launch here, and no launch 2"),
        ("lud", TracePlace(step=1, block=1), "--trace: the launch has the blocks 0 to 0, and no block 1"),
    ],
)
def test_launch_that_is_not_there_is_refused(name: str, place: TracePlace, sentence: str) -> None:
    with pytest.raises(InputError) as failure:
        explain(point_of(name, 12), place)
    assert str(failure.value) == sentence


def test_inspection_keeps_the_launch_for_other_blocks() -> None:
    inspector, point = Inspector(), point_of("gaussian", 12)
    inspection = inspector.inspect(point, TracePlace(step=2, launch=2))
    assert isinstance(inspection, Inspection)
    assert inspection.explanation.grid == (2, 3, 1)
    record = inspector.record(point, 1)
    assert isinstance(record, BlockRecord)
    assert record.block == 1
    assert record.instructions.keys() == inspection.record.instructions.keys()


@pytest.mark.parametrize("text", ["0", "x", "1,0", "1,2,3", ""])
def test_step_of_another_form_is_refused(text: str) -> None:
    with pytest.raises(InputError) as failure:
        place_of(None, text)
    assert str(failure.value) == (
        f"--step takes STEP or STEP,LAUNCH as numbers from 1 on, such as 2 or 2,7, not {text!r}"
    )


def test_step_and_request_are_chosen_together() -> None:
    assert place_of("3,1", "2") == TracePlace(block=3, warp=1, step=2)
    assert place_of(None, None) is None
