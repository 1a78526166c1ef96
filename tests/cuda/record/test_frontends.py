"""Launches of a front end that is made up here: executed, given back, collected, and refused."""

from __future__ import annotations

import struct
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

from captures import changed, fake_launch

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Capture, Pointer, Scalar
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.executor import Executor
from warplens.cuda.execute.on_engine import Executed
from warplens.cuda.ground.errors import ArgumentsError, InputError, KernelFault, LaunchLimitError
from warplens.cuda.record.memory import DeviceMemory
from warplens.cuda.record.recorder import Recorder
from warplens.cuda.record.session import Session

LIMIT = 1_000_000
PTX = """.version 8.0
.target sm_80
.address_size 64
.visible .entry add(.param .u32 count, .param .u64 from, .param .u64 to) {
    .reg .pred %p<2>;
    .reg .b32 %r<6>;
    .reg .b64 %d<8>;
    ld.param.u32 %r1, [count];
    ld.param.u64 %d1, [from];
    ld.param.u64 %d2, [to];
    mov.u32 %r2, %tid.x;
    setp.ge.u32 %p1, %r2, %r1;
    @%p1 bra DONE;
    cvta.to.global.u64 %d3, %d1;
    cvta.to.global.u64 %d4, %d2;
    mul.wide.u32 %d5, %r2, 4;
    add.s64 %d6, %d3, %d5;
    add.s64 %d7, %d4, %d5;
    ld.global.u32 %r3, [%d6];
    add.u32 %r4, %r3, 1;
    st.global.u32 [%d7], %r4;
DONE:
    ret;
}
"""


def allocation(numbers: np.ndarray) -> Allocation:
    return Allocation(data=numbers.astype(np.uint32).view(np.uint8))


def launch(count: int, start: Pointer, end: Pointer, line: int = 3) -> Capture:
    number = Scalar(data=struct.pack("<I", count), dtype="uint32")
    return fake_launch("add", PTX, number, start, end, place=("script.py", line))


EXECUTOR = Executor(load_spec("h200"), limit=LIMIT)


def run(request: Capture, is_searched: bool = False) -> Executed:
    return EXECUTOR.execute(request, is_searched=is_searched)


def test_launch_writes_its_results_back() -> None:
    start, end = allocation(np.arange(32)), allocation(np.zeros(32))
    counts = run(launch(32, Pointer(allocation=start), Pointer(allocation=end))).counts
    assert end.data.view(np.uint32).tolist() == list(range(1, 33))
    assert start.data.view(np.uint32).tolist() == list(range(32))
    assert (counts.traffic("global", is_store=False).requests, counts.traffic("global", is_store=False).sectors) == (
        1,
        4,
    )


def test_two_pointers_into_one_allocation_see_the_same_memory() -> None:
    both = allocation(np.concatenate([np.arange(32), np.zeros(32)]))
    run(launch(32, Pointer(allocation=both), Pointer(allocation=both, offset_bytes=128)))
    assert both.data.view(np.uint32).tolist() == [*range(32), *range(1, 33)]


def test_access_behind_an_allocation_is_a_fault() -> None:
    start, end = allocation(np.arange(32)), allocation(np.zeros(16))
    with pytest.raises(KernelFault, match=r"^block=\(0,0,0\) thread=\(16,0,0\)"):
        run(launch(32, Pointer(allocation=start), Pointer(allocation=end)))


@pytest.mark.parametrize(
    ("grid", "block", "sentence"),
    [
        (
            (1, 1, 70_000),
            (32, 1, 1),
            "the grid has 70,000 blocks along z, and compute capability 9.0 allows 1 to 65,535",
        ),
        ((1, 1, 1), (1, 1, 128), "the block has 128 threads along z, and compute capability 9.0 allows 1 to 64"),
    ],
)
def test_launch_beyond_the_limits_of_the_device_runs_nothing(
    grid: tuple[int, int, int], block: tuple[int, int, int], sentence: str
) -> None:
    start, end = allocation(np.arange(32)), allocation(np.zeros(32))
    whole = launch(32, Pointer(allocation=start), Pointer(allocation=end))
    with pytest.raises(LaunchLimitError) as caught:
        run(changed(whole, grid=grid, block=block))
    assert str(caught.value) == sentence
    assert not end.data.any()


def test_missing_argument_is_refused_in_one_sentence() -> None:
    whole = launch(32, Pointer(allocation=allocation(np.arange(32))), Pointer(allocation=allocation(np.zeros(32))))
    with pytest.raises(ArgumentsError) as caught:
        run(changed(whole, arguments=whole.launch.arguments[:2]))
    assert str(caught.value) == (
        "script.py:3: add is launched with 2 arguments, but its compiled kernel has 3 parameters"
    )


def test_number_of_another_width_is_refused_in_one_sentence() -> None:
    whole = launch(32, Pointer(allocation=allocation(np.arange(32))), Pointer(allocation=allocation(np.zeros(32))))
    wide = Scalar(data=bytes(8), dtype="int64")
    with pytest.raises(ArgumentsError) as caught:
        run(changed(whole, arguments=(wide, *whole.launch.arguments[1:])))
    assert str(caught.value) == (
        "script.py:3: add: argument 0 is a number of type int64 of 8 bytes, but the parameter has 4"
    )


def test_allocation_of_other_elements_is_refused() -> None:
    with pytest.raises(InputError, match=r"^an allocation is an array of float32 with shape \(4,\)"):
        Allocation(data=np.zeros(4, np.float32))


def test_equal_launches_are_one_record_and_all_are_executed() -> None:
    memory = allocation(np.zeros(32))
    pointer = Pointer(allocation=memory, dtype="uint32", shape=(32,))
    recorder = Recorder(run, searched=2)
    for line in (3, 3, 4):
        recorder.take(launch(32, pointer, pointer, line))
    [record] = recorder.records
    assert memory.data.view(np.uint32).tolist() == [3] * 32
    assert (record.count, record.searched, [place.line for place in record.places]) == (3, 2, [3, 4])
    assert record.arrays == ("argument 1: uint32[32]", "argument 2: uint32[32]")


@pytest.mark.parametrize(
    "change",
    [{"options": (("BLOCK", "64"),)}, {"grid": (2, 1, 1)}, {"block": (64, 1, 1)}, {"ptx": PTX + "\n"}],
    ids=["options", "grid", "block", "code"],
)
def test_launches_that_differ_are_two_records(change: dict[str, object]) -> None:
    pointer = Pointer(allocation=allocation(np.zeros(32)))
    first = launch(32, pointer, pointer)
    recorder = Recorder(run)
    recorder.take(first)
    recorder.take(changed(first, **change))
    assert [record.count for record in recorder.records] == [1, 1]


def test_failed_launch_is_recorded_and_raised() -> None:
    pointer = Pointer(allocation=allocation(np.zeros(8)))
    recorder = Recorder(run)
    with pytest.raises(KernelFault) as caught:
        recorder.take(launch(32, pointer, pointer))
    [record] = recorder.records
    assert (record.count, record.executed, list(record.failures)) == (1, None, [str(caught.value)])


def test_recorder_with_a_negative_number_is_refused() -> None:
    with pytest.raises(InputError) as caught:
        Recorder(run, searched=-1)
    assert str(caught.value) == ("the launches of a kind that are searched for races are -1, at least 0 is needed")


def test_search_for_races_takes_its_results_back_and_names_the_race() -> None:
    memory = allocation(np.arange(65))
    pointers = Pointer(allocation=memory), Pointer(allocation=memory, offset_bytes=4)
    racy = changed(launch(64, *pointers), block=(64, 1, 1))
    executed = run(racy, is_searched=True)
    assert "of array 'from', which thread" in str(executed.fault)
    once = memory.data.copy()
    memory.data.view(np.uint32)[...] = np.arange(65)
    run(racy)
    assert np.array_equal(memory.data, once)


def test_memory_between_guard_pages_is_used_where_it_is() -> None:
    memory = DeviceMemory()
    start, end = memory.allocate(128), memory.allocate(128)
    start.data.view(np.uint32)[...] = np.arange(32)
    for _ in range(2):
        run(launch(32, Pointer(allocation=start), Pointer(allocation=end)))
    assert end.data.view(np.uint32).tolist() == list(range(1, 33))


def test_addresses_in_memory_lead_to_allocations() -> None:
    memory = DeviceMemory()
    table, first, second = memory.allocate(16), memory.allocate(8), memory.allocate(1 << 20)
    table.data.view(np.uint64)[...] = [second.address + 4096, 7]
    assert memory.reachable([table]) == (second,)
    assert memory.reachable([], [first.address.to_bytes(8, "little")]) == (first,)
    memory.free(second)
    assert memory.reachable([table]) == ()
    with pytest.raises(InputError, match="points into no live allocation"):
        memory.find(second.address)
    with pytest.raises(InputError, match="freed already"):
        memory.free(second)


def test_threads_of_a_program_launch_one_after_the_other() -> None:
    running, most = 0, 0
    session = Session(load_spec("h200"), executor=EXECUTOR)
    execute = session._execute

    def noted(request: Capture, is_searched: bool) -> Executed:
        nonlocal running, most
        running += 1
        most = max(most, running)
        time.sleep(0.01)
        executed = execute(request, is_searched)
        running -= 1
        return executed

    session._recorder._execute = noted
    ends = [allocation(np.zeros(32)) for _ in range(4)]
    launches = [launch(32, Pointer(allocation=allocation(np.arange(32))), Pointer(allocation=end)) for end in ends]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(session.launch, launches))
    assert [end.data.view(np.uint32).tolist() for end in ends] == [list(range(1, 33))] * 4
    assert (most, session.count) == (1, 4)
