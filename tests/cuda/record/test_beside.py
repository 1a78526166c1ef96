"""Launches of benchmarks that forked processes execute while a GPU, which is made up, has them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

from captures import changed
from engine_gpu import NS, EngineGpu
from test_on_gpu import ADD_ONE, launch_of, session_of

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Capture, Pointer
from warplens.cuda.execute.gpu.launch_process import ByteLaunch, ByteResult, Bytes, LaunchTiming
from warplens.cuda.ground import processor_time
from warplens.cuda.ground.errors import KernelFault, LaunchError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult, Status, Time
from warplens.cuda.record import beside
from warplens.cuda.record.session import Session

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that forks processes")


@pytest.fixture
def gpu() -> EngineGpu:
    return EngineGpu()


@pytest.fixture
def session(gpu: EngineGpu) -> Session:
    """Return a session that has executed a launch of a benchmark, as the first one of a program is."""
    session = session_of(gpu)
    with session.benchmark():
        session.launch(launch(zeros(4), blocks=1))
    gpu.launches.clear()
    gpu.timed.clear()
    return session


def zeros(count: int) -> Allocation:
    return Allocation(data=np.zeros(count, np.float32).view(np.uint8))


def launch(numbers: Allocation, *, blocks: int = 2, ptx: str = ADD_ONE) -> Capture:
    pointer = Pointer(allocation=numbers, dtype="float32", shape=(4,))
    return changed(launch_of(ptx, pointer), grid=(blocks, 1, 1))


def last(session: Session) -> PointResult:
    session.close()
    return session.points[-1]


def test_launch_of_a_benchmark_is_measured_and_counted(session: Session, gpu: EngineGpu) -> None:
    numbers = zeros(4)
    with session.benchmark():
        session.launch(launch(numbers))
    assert numbers.data.view(np.float32).tolist() == [2.0, 2.0, 0.0, 0.0]  # two blocks on the GPU, and no others here
    [on_gpu] = gpu.launches
    assert (on_gpu.written, on_gpu.updated) == (("out",), ("out",))
    assert gpu.loaded == [on_gpu.code]
    point = last(session)
    assert point.time is not None
    assert (point.time.value_ns, point.time.provenance) == (NS, Provenance.MEASURED)
    assert point.metrics["gld_transactions"].value == 2
    assert not any(note.startswith("the GPU's result") for note in point.notes)


def test_first_launch_of_a_program_is_executed_here_and_compared(session: Session) -> None:
    session.close()
    assert "the GPU's result is the engine's, bit for bit" in session.points[0].notes


def test_later_launches_of_a_benchmark_are_the_card_s_alone(session: Session, gpu: EngineGpu) -> None:
    numbers = zeros(4)
    with session.benchmark():
        for _ in range(3):
            session.launch(launch(numbers))
    session.close()
    assert numbers.data.view(np.float32).tolist() == [6.0, 6.0, 0.0, 0.0]
    assert [record.count for record in session.records] == [1, 3]
    assert len(gpu.timed) == 1


def test_launch_outside_of_a_benchmark_is_executed_here(session: Session, gpu: EngineGpu) -> None:
    session.launch(launch(zeros(4)))
    assert gpu.loaded == []
    assert "the GPU's result is the engine's, bit for bit" in last(session).notes


class Careless:
    """A GPU on which every launch ends well and changes nothing."""

    def run(self, _launch: ByteLaunch, _before: Mapping[str, Bytes], _timing: LaunchTiming | None) -> ByteResult:
        return ByteResult(time=Time(value_ns=NS, provenance=Provenance.MEASURED, samples_ns=(NS,)))


def test_fault_that_the_engine_alone_finds_fails_the_point(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EngineGpu, "run", Careless.run)
    with session.benchmark():
        session.launch(launch(zeros(1)))
    point = last(session)
    assert point.status is Status.FAILED
    assert point.reason.startswith("block=(0,0,0) thread=(1,0,0) ")


def test_fault_is_the_program_s_where_the_card_fails(session: Session, gpu: EngineGpu) -> None:
    gpu.answer = ByteResult(failure="an illegal memory access was encountered")
    with session.benchmark(), pytest.raises(KernelFault, match=r"^block=\(0,0,0\) thread=\(1,0,0\) "):
        session.launch(launch(zeros(1)))
    assert last(session).status is Status.FAILED


def test_card_without_room_leaves_the_launch_to_the_engine(session: Session, gpu: EngineGpu) -> None:
    gpu.answer = ByteResult(hindrance="needs 12.0 GiB, 8.0 GiB free")
    with session.benchmark():
        session.launch(launch(zeros(4)))
    point = last(session)
    assert "not measured: needs 12.0 GiB, 8.0 GiB free" in point.notes
    assert point.metrics["gld_transactions"].value == 2


def test_launch_that_neither_executes_is_refused_with_both_reasons(session: Session, gpu: EngineGpu) -> None:
    gpu.answer = ByteResult(failure="no kernel image is available")
    refused = ADD_ONE.replace("    ret;", "    griddepcontrol.wait;\n    tcgen05.wait::ld.sync.aligned;\n    ret;")
    with session.benchmark(), pytest.raises(LaunchError, match="on the GPU: no kernel image is available"):
        session.launch(launch(zeros(4), ptx=refused))
    session.close()


def test_process_that_does_not_end_is_ended(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "LONGEST_S", 0.5)
    monkeypatch.setattr(processor_time, "HANGS_S", 1.0)
    monkeypatch.setattr(beside, "_write", lambda *_: time.sleep(60))
    numbers = zeros(4)
    with session.benchmark():
        session.launch(launch(numbers))
    point = last(session)
    assert f"not counted: {beside.TOO_LONG}" in point.notes
    assert point.time is not None


def test_process_that_dies_leaves_a_launch_uncounted(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "_write", lambda *_: sys.exit(3))
    with session.benchmark():
        session.launch(launch(zeros(4)))
    assert f"not counted: {beside.ENDED}" in last(session).notes
