"""A script settles the actions of a sequence once, whatever way its flags go."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.catalogue.sequence import Clearing, SequenceRun
from warplens.cuda.execute.sequences import script as script_module
from warplens.cuda.execute.sequences.script import Script, Segment

HERE = Path(__file__).parent


def script_of(name: str, size: int) -> Script:
    return Script(read_kernel_file(HERE / f"{name}.cu").workload({"N": size}, {}))


def named(segment: Segment) -> list[str]:
    return ["clear" if isinstance(action, Clearing) else action.workload.kernel for action in segment.actions]


def test_segments_end_where_a_flag_is_read() -> None:
    script = script_of("bfs", 100)
    assert (named(script.first), script.first.flag) == (["begin", "clear", "expand", "advance"], "again")
    again, end = script.after((True,)), script.after((False,))
    assert (named(again), again.flag) == (["clear", "expand", "advance"], "again")
    assert (named(end), end.flag, end.memory["cost"]) == ([], "", "cost")


def test_memory_is_that_after_the_last_swap() -> None:
    segment = script_of("hotspot", 100).first
    assert named(segment) == ["spread", "spread", "spread"]
    assert (segment.memory["heat"], segment.memory["next"]) == ("next", "heat")


def test_segment_is_settled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = []

    class Counted(SequenceRun):
        def __init__(self, *arguments) -> None:
            super().__init__(*arguments)
            runs.append(self)

    monkeypatch.setattr(script_module, "SequenceRun", Counted)
    script = script_of("bfs", 100)
    paths = [(True,), (True, True), (True, True, False), (True, True), (True, True, True), (False,), (True, False)]
    segments = [script.after(path) for path in paths]
    assert segments[1] is segments[3]
    assert [segment.flag for segment in segments] == ["again", "again", "", "again", "again", "", ""]
    assert [script.after(path) for path in paths] == segments
    assert len(runs) == 4  # the first, and one for each way that left the one before
