"""Launches that repeat the one before them are left out only where they could not change what the program reads."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

from captures import fake_launch

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Capture, Pointer, Scalar
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.executor import Executor
from warplens.cuda.execute.on_engine import Executed
from warplens.cuda.record import session as repeats
from warplens.cuda.record.session import Session

BODIES = {
    "scale": "y[threadIdx.x] = by * x[threadIdx.x];",
    "add": "y[threadIdx.x] += by * x[threadIdx.x];",
    "tell": 'y[0] = by * x[0]; printf("%g\\n", y[0]);',
    "watch": "y[threadIdx.x] = by * x[0] + clock();",
    "count": "atomicAdd((unsigned *)y, 1u);",
}
HEAD = """#include <cstdio>
extern "C" __global__ void """
N = 64


class Counted(Executor):
    """An executor that counts what it executes."""

    executed = 0

    def execute(self, capture: Capture, *, is_searched: bool, budget_s: float = float("inf")) -> Executed:
        self.executed += 1
        return super().execute(capture, is_searched=is_searched, budget_s=budget_s)


class Program:
    """A session, and launches on its two arrays."""

    def __init__(self) -> None:
        self.executor = Counted(load_spec("h200"))
        self.session = Session(load_spec("h200"), executor=self.executor, searched=0)
        self.x, self.y = np.arange(N, dtype=np.float32), np.zeros(N, np.float32)
        self._arrays = [Allocation(data=array.view(np.uint8)) for array in (self.x, self.y)]
        self._codes: dict[str, str] = {}

    def launch(self, kernel: str = "scale", by: float = 2.0, line: int = 1) -> None:
        if kernel not in self._codes:
            source = f"{HEAD}{kernel}(const float *x, float *y, float by) {{ {BODIES[kernel]} }}"
            self._codes[kernel] = compile_source(source, name="k.cu", target="sm_90", entry=kernel, defines={}).ptx
        x, y = (Pointer(allocation=array, dtype="float32", shape=(N,)) for array in self._arrays)
        self.session.launch(
            fake_launch(
                kernel,
                self._codes[kernel],
                x,
                y,
                Scalar(data=struct.pack("<f", by), dtype="float32"),
                block=(N, 1, 1),
                names=("x", "y", "by"),
                place=("script.py", line),
            )
        )


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Program:
    monkeypatch.setattr(repeats, "WORTH_S", 0.0)
    monkeypatch.setattr(repeats, "SHARE", float("inf"))
    return Program()


def test_repeated_launch_that_reads_nothing_it_writes_is_executed_twice(program: Program) -> None:
    for line in range(1, 6):
        program.launch(line=line)
    [point] = program.session.points
    assert program.executor.executed == 2
    assert program.session.count == 5
    assert program.y.tolist() == (2 * program.x).tolist()
    assert point.notes[0].startswith("launched 5 times, in script.py:1, script.py:2")
    assert point.notes[2] == (
        "3 of them were not executed: they could only write again what the launch before them had written"
    )


@pytest.mark.parametrize(("array", "executed"), [("x", 4), ("y", 4), ("", 2)])
def test_what_the_program_changes_between_launches_is_seen(program: Program, array: str, executed: int) -> None:
    for value in (0, 1, 2, 3):
        if array and value > 1:
            getattr(program, array)[5] = value
        program.launch()
        assert program.y.tolist() == (2 * program.x).tolist()
    assert program.executor.executed == executed


@pytest.mark.parametrize("kernel", ["add", "tell", "watch", "count"])
def test_kernel_that_reads_what_it_writes_prints_or_reads_a_clock_is_executed_each_time(
    program: Program, kernel: str
) -> None:
    for _ in range(4):
        program.launch(kernel)
    assert program.executor.executed == 4
    if kernel == "add":
        assert program.y.tolist() == (8 * program.x).tolist()
    if kernel == "count":
        assert program.y.view(np.uint32)[0] == 4 * N


def test_other_launch_in_between_and_other_numbers_are_executed(program: Program) -> None:
    for by in (2.0, 2.0, 2.0, 3.0, 3.0, 2.0, 2.0):
        program.launch(by=by)
        assert program.y[1] == by
    assert program.executor.executed == 6
    with program.session.benchmark():
        program.launch()
    program.launch()
    assert program.executor.executed == 8
    assert program.session.records[0].left_out == 1


def test_quick_launches_are_executed_without_looking_at_their_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repeats, "WORTH_S", float("inf"))
    monkeypatch.setattr(repeats, "_digest_of", lambda _: pytest.fail("memory is looked at"))
    program = Program()
    for _ in range(4):
        program.launch()
    assert program.executor.executed == 4
