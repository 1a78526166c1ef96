"""What is said of the times that a program takes, however many launches and events it makes."""

from __future__ import annotations

from warplens.cuda.capture.value import Place
from warplens.cuda.device.spec import load_spec
from warplens.cuda.driver.findings import MOST_EVENTS, Findings, OwnTimes

PLACE = Place(file="bench.cu", line=7)
ARRAYS = frozenset({4096})


def test_times_hold_no_more_the_more_the_program_launches() -> None:
    findings = Findings()
    times = OwnTimes(load_spec("h200"), findings)
    times.record(1, 0)
    for _ in range(3 * MOST_EVENTS):
        times.launch("add", stream=0, arrays=ARRAYS, array_bytes=1024)
        times.record(2, 0)
    held = sum(len(value) for value in vars(times).values() if isinstance(value, dict))
    assert held <= MOST_EVENTS + 3
    times.start(1)  # what lay behind it is forgotten, so that nothing is said
    times.end(2, PLACE)
    assert list(findings.lines()) == []
    times.record(1, 0)
    for _ in range(50_000):
        times.launch("add", stream=0, arrays=ARRAYS, array_bytes=1024)
    times.record(2, 0)
    times.start(1)
    times.end(2, PLACE)
    [sentence] = findings.lines()
    assert sentence.startswith("bench.cu:7: all 50,000 timed launches of add use the same 1,024 bytes")


def test_first_launch_and_other_streams_are_found_in_each_part_of_a_time() -> None:
    findings = Findings()
    times = OwnTimes(load_spec("h200"), findings)
    for kernel, stream in (("add", 0), ("scale", 5)):
        times.record(len(kernel), 3, is_apart=True)
        times.launch(kernel, stream=stream, arrays=ARRAYS, array_bytes=0)
    times.record(9, 3, is_apart=True)
    times.start(3)
    times.end(9, PLACE)
    other, first = findings.lines()
    assert "another stream than the launch of add" in other
    assert "the first launch of add in it" in first


def test_events_that_wait_for_the_stream_of_a_launch_time_it() -> None:
    findings = Findings()
    times = OwnTimes(load_spec("h200"), findings)
    times.launch("add", stream=0, arrays=ARRAYS, array_bytes=0)
    times.record(1, 3)
    times.launch("add", stream=0, arrays=ARRAYS, array_bytes=0)
    times.record(2, 3)
    times.start(1)
    times.end(2, PLACE)
    assert list(findings.lines()) == []  # a stream that is not apart waits for the default stream
    times.record(1, 3)
    times.launch("add", stream=5, arrays=ARRAYS, array_bytes=0)
    times.record(4, 5)
    times.wait(4, 7)
    times.record(6, 7)
    times.wait(6, 3)
    times.record(2, 3)
    times.start(1)
    times.end(2, PLACE)
    assert list(findings.lines()) == []  # as one does for those whose events it has waited for, and for theirs
    times.record(1, 8)
    times.launch("add", stream=5, arrays=ARRAYS, array_bytes=0)
    times.record(2, 8)
    times.start(1)
    times.end(2, PLACE)
    [sentence] = findings.lines()
    assert "another stream than the launch of add" in sentence


def test_launches_that_use_other_arrays_find_none_of_theirs_in_the_cache() -> None:
    findings = Findings()
    times = OwnTimes(load_spec("h200"), findings)
    times.launch("add", stream=0, arrays=ARRAYS, array_bytes=1024)
    times.record(1, 0)
    for address in (4096, 8192, 12288):
        times.launch("add", stream=0, arrays=frozenset({address}), array_bytes=1024)
    times.record(2, 0)
    times.start(1)
    times.end(2, PLACE)
    assert list(findings.lines()) == []
