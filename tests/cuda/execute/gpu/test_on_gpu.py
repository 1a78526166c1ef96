"""A script settles the steps of a sequence once, whatever way its flags go; a place copies and fills."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from warplens.cuda.capture.value import Copy, Fill, Region
from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.catalogue.sequence import SequenceRun
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute import preparation as point_steps
from warplens.cuda.execute.gpu.on_gpu import CodePlace, Script, Segment
from warplens.cuda.execute.preparation import PointSteps, Preparer, ReadPoint
from warplens.cuda.ground.errors import LaunchError

HERE = Path(__file__).parents[1] / "sequences"


def script_of(name: str, size: int) -> Script:
    kernel = read_kernel_file(HERE / f"{name}.cu")
    read = ReadPoint(kernel=kernel, workload=kernel.workload({"N": size}, {}), spec=load_spec("h200"))
    return Script(PointSteps(Preparer(), read, None))


def named(segment: Segment) -> list[str]:
    return ["clear" if isinstance(step, Fill) else step.point.workload.kernel for step in segment.steps]


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

    monkeypatch.setattr(point_steps, "SequenceRun", Counted)
    script = script_of("bfs", 100)
    paths = [(True,), (True, True), (True, True, False), (True, True), (True, True, True), (False,), (True, False)]
    segments = [script.after(path) for path in paths]
    assert segments[1] is segments[3]
    assert [segment.flag for segment in segments] == ["again", "again", "", "again", "again", "", ""]
    assert [script.after(path) for path in paths] == segments
    assert len(runs) == 4  # the first, and one for each way that left the one before


def test_copy_within_the_memory_of_a_gpu_begins_at_its_offsets() -> None:
    copies = []
    driver = SimpleNamespace(memcpy_dtod_async=lambda *arguments: copies.append(arguments))
    place = CodePlace(SimpleNamespace(driver=driver), {"x": 0x1000, "y": 0x2000})
    source, target = Region(buffer="x", offset_bytes=8), Region(buffer="y")
    place.copy(Copy(source=source, target=target, row_bytes=16), None)()
    assert copies == [(0x2000, 0x1008, 16, None)]


@pytest.mark.parametrize(
    ("pattern", "call"), [(b"\1", ("d8", 1, 24)), (b"\1\2", ("d16", 0x201, 12)), (b"\1\2\3\4", ("d32", 0x4030201, 6))]
)
def test_fill_is_of_words_as_wide_as_its_pattern(pattern: bytes, call: tuple[str, int, int]) -> None:
    fills = []

    def fill(name: str, address: int, value: int, count: int, stream: None) -> None:
        fills.append((name, value, count))

    driver = SimpleNamespace(**{f"memset_{name}_async": partial(fill, name) for name in ("d8", "d16", "d32")})
    place = CodePlace(SimpleNamespace(driver=driver), {"x": 0x1000})
    place.fill(Fill(target=Region(buffer="x"), row_bytes=12, rows=2, pattern=pattern), None)()
    assert fills == [call]


def test_fill_with_gaps_between_its_rows_is_refused() -> None:
    place = CodePlace(SimpleNamespace(driver=None), {"x": 0x1000})
    with pytest.raises(LaunchError, match=r"^a fill of 'x' has gaps between its rows, which no step of a GPU has$"):
        place.fill(Fill(target=Region(buffer="x", pitch_bytes=32), row_bytes=16, rows=2), None)
