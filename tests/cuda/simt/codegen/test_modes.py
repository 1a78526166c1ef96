"""The observer of each mode: which one it is, and that observing changes nothing in the memory of a kernel."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.simt.codegen.checks.shadow import Checks
from warplens.cuda.simt.codegen.checks.unwritten import UnwrittenChecks
from warplens.cuda.simt.codegen.counters.marks import TouchMarker
from warplens.cuda.simt.codegen.counters.tally import Recorder, Tally
from warplens.cuda.simt.codegen.emitter import observer_of
from warplens.cuda.simt.codegen.memory.access import Moves
from warplens.cuda.simt.codegen.warp_code import BARRIER_EVENTS, Observer, WarpCode
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.values.value import Mode, Specialisation

SIMT = Path(__file__).resolve().parents[4] / "cuda" / "simt"

WORDS = np.zeros(64, np.uint32)
Requesting = Callable[[np.ndarray], LaunchRequest]


@pytest.fixture
def request_of(exchange: Callable[..., LaunchRequest]) -> Requesting:
    """Return a function that makes a launch in which each of 64 threads adds another's word to its own."""
    return partial(exchange, last="atom.global.add.u32 %r8, [%d3], %r7;")


def observer(mode: Mode, request: LaunchRequest) -> Observer:
    program = build_program(request.module, "k", "k.ptx")
    launch = Specialisation(
        block=(64, 1, 1), grid=(1, 1, 1), parameters=bytes(8), pointers={0: "a"}, sizes={"a": 256}, mode=mode
    )
    code = WarpCode(program, launch)
    return observer_of(code, Moves(code))


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        (Mode.COUNTING, Tally),
        (Mode.RECORDING, Recorder),
        (Mode.CHECKED, Checks),
        (Mode.MARKED, TouchMarker),
        (Mode.UNWRITTEN, UnwrittenChecks),
    ],
)
def test_mode_has_its_observer(request_of: Requesting, mode: Mode, expected: type) -> None:
    assert type(observer(mode, request_of(WORDS))) is expected


@pytest.mark.parametrize("mode", Mode)
def test_checked_code_has_something_to_do_at_barriers_and_recording_code_counts_those_of_the_block(
    request_of: Requesting, mode: Mode
) -> None:
    code = observer(mode, request_of(WORDS)).at_numbered_barriers(64)
    assert tuple(code) == BARRIER_EVENTS
    assert any(code.values()) is (mode is Mode.CHECKED)
    assert bool(observer(mode, request_of(WORDS)).at_barrier(64)) is (mode in {Mode.CHECKED, Mode.RECORDING})


@pytest.mark.parametrize("mode", Mode)
def test_memory_after_a_launch_is_the_same_in_every_mode(request_of: Requesting, mode: Mode) -> None:
    start = np.arange(64, dtype=np.uint32)
    array = aligned_copy(start)
    launch = Launch(request_of(array), mode=mode)
    if mode is Mode.RECORDING:
        launch.record(0)
    else:
        launch.run()
    assert array.tolist() == (start + start[::-1]).tolist()


def test_recording_launch_counts_as_one_that_only_counts_before_and_after_it_has_recorded(
    request_of: Requesting,
) -> None:
    array = aligned_copy(np.arange(64, dtype=np.uint32))
    expected = Launch(request_of(array)).run()
    recording = Launch(request_of(array), mode=Mode.RECORDING)
    assert recording.run() == expected
    assert [record.times for record in recording.record(0).values()] == [(1, 1)] * 4
    assert recording.run() == expected


def test_only_modes_looks_at_the_mode_of_a_launch() -> None:
    readers = {
        path.name
        for path in (SIMT / "codegen").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "mode"
    }
    assert readers == {"emitter.py"}


def test_no_class_of_the_engine_has_more_than_forty_methods() -> None:
    sizes = {
        node.name: sum(isinstance(member, ast.FunctionDef) for member in node.body)
        for path in SIMT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    assert [name for name, size in sizes.items() if size > 40] == []
