"""The steps of a program by time: when each begins, what has no time, what is drawn, and the trace."""

from __future__ import annotations

import json
from dataclasses import replace

import msgspec
import pytest
from PyQt6.QtCore import QEvent, QPointF, Qt
from PyQt6.QtGui import QKeyEvent

from warplens.cuda.capture.files import file_name
from warplens.cuda.capture.value import Copy, Fill, Launch, LibraryCall, Region, Wait
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult, Status, Time
from warplens.cuda.record.steps import ProgramSteps
from warplens.gui.figures.picture import Box, TextLabel
from warplens.gui.kit.theme import DARK
from warplens.gui.views.timeline.panel import ProgramView
from warplens.gui.views.timeline.program import program_figure, program_timeline
from warplens.gui.views.timeline.text import trace_bytes

SPEC = load_spec("h200")
ADD = PointResult(
    kernel="add", title="add", source_hash="x", family="bench", problem={"n": 4}, tune={}, device="h200",
    status=Status.UNCHECKED, time=Time(value_ns=2000.0, provenance=Provenance.MODELLED),
)  # fmt: skip
GEMM = replace(ADD, kernel="cublasSgemm_v2", time=None)
NAMES = tuple(file_name(point.kernel, point.source_hash, point.problem, point.tune) for point in (ADD, GEMM))
SIZE = 64_000
MICRO = 1e9 * SIZE / SPEC.link_bytes_per_s  # what a copy takes, in ns


def copy(source, target, lane, waits=()):
    return Copy(source=Region(buffer=source), target=Region(buffer=target), row_bytes=SIZE, lane=lane, waits=waits)


STEPS = ProgramSteps(
    steps=(
        copy("host", "device", "stream 1"),
        copy("host", "device", "stream 2"),
        Launch(code=0, grid=(1, 1, 1), block=(32, 1, 1), lane="stream 1"),
        Wait(lane="stream 2", waits=(2,)),
        copy("device", "host", "stream 2"),
        Wait(lane="host", waits=(4,)),
        Fill(target=Region(buffer="device"), row_bytes=SIZE, waits=(5,)),
        LibraryCall(library="", function="cublasSgemm_v2"),
    ),
    launches={2: NAMES[0], 7: NAMES[1]},
)


@pytest.fixture
def program():
    return program_timeline(STEPS, (ADD, GEMM), {"h200": SPEC})


def test_steps_follow_each_other_in_their_stream_and_after_what_they_wait_for(program):
    assert program.lanes == ("host", "default stream", "stream 1", "stream 2")
    ends = MICRO, 2 * MICRO, MICRO + 2000, MICRO + 2000, 2 * MICRO + 2000, 2 * MICRO + 2000
    assert [span.end_ns for span in program.spans[:6]] == pytest.approx(ends)
    assert program.spans[1].begin_ns == pytest.approx(MICRO)  # one copy in a direction at a time
    assert (program.spans[5].begin_ns, program.spans[6].begin_ns) == (0.0, pytest.approx(2 * MICRO + 2000))
    assert [program.lanes[span.lane] for span in program.spans[5:]] == ["host", "default stream", "default stream"]
    assert program.spans[2].key == ADD.key
    assert program.spans[2].lines == ("launch: add", "2.00 µs modelled, from 1.02 µs on")
    assert program.spans[7].lines == ("library call: cublasSgemm_v2", "no time")
    assert program.note == (
        f"1 launch, 3 copies, 1 fill, 1 library call, 2 waits; {program.whole} without the host's own work; "
        "1 without a time"
    )
    unknown = program_timeline(STEPS, (), {"h200": SPEC})
    assert {span.provenance for span in unknown.spans if span.kind != "wait"} == {None}
    assert unknown.time_ns == 0.0


def test_measured_spans_keep_the_distances_of_the_gpus_clock():
    steps = msgspec.structs.replace(
        STEPS,
        steps=(STEPS.steps[2], STEPS.steps[2]),
        launches={0: NAMES[0], 1: NAMES[0]},
        spans_ns={0: (5000.0, 5100.0), 1: (5400.0, 5600.0)},
    )
    measured = program_timeline(steps, (ADD,), {"h200": SPEC})
    spans = [(span.begin_ns, span.end_ns, span.provenance) for span in measured.spans]
    assert spans == [(0.0, 100.0, Provenance.MEASURED), (400.0, 600.0, Provenance.MEASURED)]
    assert measured.whole == "600 ns measured"


def test_measured_copies_stand_as_the_gpu_made_them_and_what_has_no_span_follows_modelled():
    spans = {1: (900.0, 1900.0), 0: (1000.0, 3000.0), 4: (5000.0, 5500.0)}  # the second copy began first
    measured = program_timeline(msgspec.structs.replace(STEPS, spans_ns=spans), (ADD, GEMM), {"h200": SPEC})
    copies = [measured.spans[at] for at in (0, 1, 4)]
    assert [(span.begin_ns, span.end_ns, span.provenance) for span in copies] == [
        (100.0, 2100.0, Provenance.MEASURED), (0.0, 1000.0, Provenance.MEASURED), (4100.0, 4600.0, Provenance.MEASURED),
    ]  # fmt: skip
    assert copies[0].lines == ("copy: host to device, 64 kB", "2.00 µs measured, from 100 ns on")
    launch = measured.spans[2]
    assert (launch.begin_ns, launch.provenance) == (2100.0, Provenance.MODELLED)
    events = json.loads(trace_bytes(None, measured))["traceEvents"]
    assert [event["cat"] for event in events if event["name"].startswith("copy")] == 3 * ["measured"]
    assert measured.whole.endswith("modelled")
    assert "; 3 of them measured; 1 without a time" in measured.note
    whole = msgspec.structs.replace(STEPS, spans_ns={at: (float(at), at + 1.0) for at in range(8)})
    assert program_timeline(whole, (ADD, GEMM), {"h200": SPEC}).whole == "8.00 ns measured"


def test_copies_of_several_processes_are_said_not_to_be_measured():
    lanes = [f"process 2, {step.lane}" if at > 4 else step.lane for at, step in enumerate(STEPS.steps)]
    steps = tuple(msgspec.structs.replace(step, lane=lane) for step, lane in zip(STEPS.steps, lanes, strict=True))
    said = "1 of them measured; no copy or fill, as those of several processes have modelled times"
    for spans, is_said in (({2: (5.0, 9.0)}, True), ({}, False), ({2: (5.0, 9.0), 1: (1.0, 2.0)}, False)):
        shared = msgspec.structs.replace(STEPS, steps=steps, spans_ns=spans)
        assert (said in program_timeline(shared, (ADD, GEMM), {"h200": SPEC}).note) is is_said
    alone = msgspec.structs.replace(STEPS, spans_ns={2: (5.0, 9.0)})
    assert said not in program_timeline(alone, (ADD, GEMM), {"h200": SPEC}).note


def test_figure_has_a_row_for_each_stream_and_what_has_no_time_is_a_mark(program):
    picture = program_figure(program, (0.0, program.time_ns), (800, 98), ADD.key)
    boxes = {box.tag: box for box in picture.items if isinstance(box, Box)}
    assert set(boxes) == set(range(8))
    assert [boxes[tag].y for tag in (5, 6, 0, 1)] == [1.5, 21.5, 41.5, 61.5]
    assert (boxes[7].width, boxes[7].strength) == (2.5, 0.25)
    texts = [item.text for item in picture.items if isinstance(item, TextLabel)]
    assert {"host", "default stream", "host to device, 64 kB", "add"} <= set(texts)
    part = program_figure(program, (MICRO + 100, MICRO + 300), (800, 98))
    assert {box.tag for box in part.items if isinstance(box, Box)} == {1, 2, 5}


def test_trace_has_the_steps_without_a_launch_and_beside_one(program, timeline):
    alone = json.loads(trace_bytes(None, program))["traceEvents"]
    assert [event["name"] for event in alone if event["ph"] == "i"] == ["library call: cublasSgemm_v2 (no time)"]
    spans = {event["name"]: event for event in alone if event["ph"] == "X"}
    assert (spans["launch: add"]["cat"], spans["launch: add"]["dur"]) == ("modelled", 2.0)
    both = json.loads(trace_bytes(timeline, program))["traceEvents"]
    assert len(both) == len(alone) + len(json.loads(trace_bytes(timeline))["traceEvents"])


def test_view_goes_from_launch_to_launch_and_says_what_is_at_the_pointer(program, show):
    view, steps = ProgramView(DARK), []
    view.clicked.connect(lambda hit: steps.append(hit.step))
    view.resize(800, 98)
    show(view)
    view.show_program(program, None)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        view.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
    assert steps == [2, 7, 7, 2]
    assert view.accessibleDescription() == "launch: add. 2.00 µs modelled, from 1.02 µs on"
    box = next(box for box in view.picture.items if isinstance(box, Box) and box.tag == 2)
    place = QPointF(box.x + 3, box.y + 3)
    assert view.hit(place).lines == program.spans[2].lines
    view.zoom(4.0)
    assert view.part_ns[1] - view.part_ns[0] == pytest.approx(program.time_ns / 4)
    view.show_program(None, None)
    assert not view.isVisible()
