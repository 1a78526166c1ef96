"""The steps of a program by streams: what waits for what, as the stand-in tells of it, and the file that holds them."""

from __future__ import annotations

import msgspec

from warplens.cuda.capture.value import Code, Copy, Launch, Place, ProgramOrigin, Wait
from warplens.cuda.record import steps
from warplens.cuda.record.recorder import LaunchRecord
from warplens.cuda.record.steps import EVERY, FILE, StepLanes, StepLog, read_steps

ORIGIN = ProgramOrigin(front_end="cuda", launched_at=Place(file="", line=0))


def record_of(kernel="add", **more):
    launch = Launch(grid=(4, 1, 1), block=(32, 1, 1))
    return LaunchRecord(code=Code(kernel=kernel), launch=launch, origin=ORIGIN, **more)


def waits(log):
    return [(step.lane, step.waits) for step in log.steps]


def test_default_stream_waits_for_the_others_and_they_for_it_unless_they_stand_apart():
    log = StepLog()
    lanes = StepLanes(log)
    lanes.note_step("f", 0, 64, 0, is_apart=False)
    for stream, is_apart in ((5, False), (9, True)):
        lanes.note_step("c", stream, 64, 1, is_apart=is_apart)
    lanes.name_next(0)
    log.launch(record_of())
    assert waits(log) == [("", ()), ("stream 1", (0,)), ("stream 2", ()), ("", (1,))]
    copy = log.steps[1]
    assert isinstance(copy, Copy)
    assert (copy.source.buffer, copy.target.buffer, copy.row_bytes) == ("host", "device", 64)


def test_events_and_the_host_make_later_steps_wait():
    log = StepLog()
    lanes = StepLanes(log)
    lanes.note_step("c", 5, 64, 1, is_apart=False)
    lanes.note_event("r", 1, 5, is_apart=False)
    lanes.note_event("w", 1, 7, is_apart=False)
    lanes.note_step("h", 7, 0, 0, is_apart=False)
    lanes.note_step("c", 9, 64, 2, is_apart=False)
    lanes.note_event("h", 1, 0, is_apart=False)  # the host has waited for it already
    lanes.note_step("h", EVERY, 0, 0, is_apart=False)
    assert waits(log) == [
        ("stream 1", ()),
        ("stream 2", (0,)),
        ("host", (1,)),
        ("stream 3", (2,)),
        ("host", (0, 2)),
        ("host", (0, 1, 3, 4)),
    ]
    assert isinstance(log.steps[1], Wait)


def test_file_has_launches_by_their_names_measured_spans_and_what_is_left_out(tmp_path, monkeypatch):
    monkeypatch.setattr(steps, "MOST_STEPS", 3)
    log, add, other = StepLog(), record_of(), record_of("other")
    for record in (add, other, add, add):
        log.launch(record)
    add.spans_ns, other.spans_ns = ((10.0, 20.0), (30.0, 45.0)), ((1.0, 2.0), (3.0, 4.0))  # launched more often there
    taken = log.taken([add, other], ["a.launch", "b.launch"], ["/x.cu"])
    (tmp_path / FILE).write_bytes(msgspec.json.encode(taken))
    held = read_steps(tmp_path)
    assert held == taken
    assert held.launches == {0: "a.launch", 1: "b.launch", 2: "a.launch"}
    assert (held.left_out, held.spans_ns, held.sources) == (1, {0: (10.0, 20.0), 2: (30.0, 45.0)}, ("/x.cu",))
    late = msgspec.structs.replace(taken, steps=(Wait(lane="host", waits=(3,)),))
    for data in (b"{", msgspec.json.encode(late)):
        (tmp_path / FILE).write_bytes(data)
        assert read_steps(tmp_path) is None
    assert read_steps(tmp_path / "none") is None
