"""Launches of a program on a GPU that is made up: the engine in other memory, and a clock."""

from __future__ import annotations

import struct
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

from captures import changed, fake_launch
from engine_gpu import NS, EngineGpu

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Capture, Pointer, Scalar
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.gpu.launch_process import ByteResult, Bytes, LaunchTiming
from warplens.cuda.ground.errors import InputError, KernelFault, LaunchError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, PointResult, Status, Time
from warplens.cuda.record.memory import DeviceMemory
from warplens.cuda.record.on_gpu import SMALL_BYTES, code_for
from warplens.cuda.record.session import Session

SPEC = replace(load_spec("h200"), key="gpu-nvidia-h200", name="NVIDIA H200")

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
ADD_ONE = (
    HEAD
    + """.visible .entry add_one(.param .u64 out) {
    .reg .b32 %r<4>;
    .reg .f32 %f<3>;
    .reg .b64 %d<6>;
    ld.param.u64 %d1, [out];
    mov.u32 %r1, %tid.x;
    cvta.to.global.u64 %d2, %d1;
    mul.wide.u32 %d3, %r1, 4;
    add.s64 %d4, %d2, %d3;
    ld.global.f32 %f1, [%d4];
    add.f32 %f2, %f1, 0f3F800000;
    st.global.f32 [%d4], %f2;
    ret;
}
"""
)
FROM_TABLE = (
    HEAD
    + """.visible .entry add_one(.param .u64 table) {
    .reg .b32 %r<4>;
    .reg .b64 %d<8>;
    ld.param.u64 %d1, [table];
    mov.u32 %r1, %tid.x;
    cvta.to.global.u64 %d2, %d1;
    mul.wide.u32 %d3, %r1, 8;
    add.s64 %d4, %d2, %d3;
    ld.global.u64 %d5, [%d4];
    cvta.to.global.u64 %d6, %d5;
    st.global.u32 [%d6], %r1;
    st.global.u64 [%d4+16], %d5;
    ret;
}
"""
)


def launch_of(ptx: str, *pointers: Pointer, reachable: tuple[Allocation, ...] = ()) -> Capture:
    return fake_launch("add_one", ptx, *pointers, block=(2, 1, 1), target="sm_80", reachable=reachable)


@pytest.fixture
def gpu() -> EngineGpu:
    return EngineGpu()


@pytest.fixture
def numbers() -> Allocation:
    return Allocation(data=np.zeros(4, np.float32).view(np.uint8))


def session_of(gpu: EngineGpu | None, searched: int = 1, kernels: tuple[str, ...] = ()) -> Session:
    return Session(SPEC, gpu=gpu, timing=LaunchTiming(cache=CacheState.COLD), searched=searched, kernels=kernels)


def only(session: Session) -> PointResult:
    [point] = session.points
    return point


def test_first_launch_is_counted_measured_and_compared(gpu: EngineGpu, numbers: Allocation) -> None:
    session = session_of(gpu)
    session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers)))
    point = only(session)
    assert numbers.data.view(np.float32).tolist() == [1.0, 1.0, 0.0, 0.0]
    assert point.time is not None
    assert (point.time.value_ns, point.time.provenance, len(point.time.samples_ns)) == (NS, Provenance.MEASURED, 10)
    assert (point.status, point.cache, point.device) == (Status.UNCHECKED, CacheState.COLD, "gpu-nvidia-h200")
    assert point.check is not None
    assert (point.check.checked, point.check.wrong) == (4, 0)
    assert "the GPU's result is the engine's, bit for bit" in point.notes
    assert "the driver translated the PTX that was compiled for sm_80" in point.notes
    assert point.metrics["gld_efficiency"].provenance is Provenance.COUNTED
    assert (session.now().time_ns, session.time_provenance) == (NS, Provenance.MEASURED)
    assert (gpu.launches[0].written, gpu.launches[0].updated) == (("out",), ("out",))


def test_later_launches_are_the_card_s_alone(gpu: EngineGpu, numbers: Allocation) -> None:
    session = session_of(gpu, searched=2)
    for _ in range(5):
        session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers)))
    assert numbers.data.view(np.float32).tolist() == [5.0, 5.0, 0.0, 0.0]
    assert (len(gpu.launches), len(gpu.timed), session.records[0].searched) == (5, 1, 2)
    assert session.now().time_ns == 5 * NS


def test_trial_is_timed_and_leaves_the_arrays_as_they_are(gpu: EngineGpu, numbers: Allocation) -> None:
    session = session_of(gpu)
    for is_trial in (False, True, False):
        session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers)), is_trial=is_trial)
    assert [launch.written for launch in gpu.launches] == [("out",), (), ("out",)]
    assert numbers.data.view(np.float32).tolist() == [2.0, 2.0, 0.0, 0.0]
    assert session.now().time_ns == 3 * NS


def test_difference_fails_the_point_and_names_the_first_element(gpu: EngineGpu, numbers: Allocation) -> None:
    def change(data: Bytes) -> None:
        data.view(np.float32)[1] += 0.5

    gpu.change = change
    session = session_of(gpu)
    session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers)))
    point = only(session)
    assert point.status is Status.FAILED
    assert point.reason == (
        "the GPU's result is not the engine's: 1 of 4 elements of 'out' are wrong: the first at [1] is 1.5 instead of "
        "1.0, the largest absolute error is 0.5, the largest relative error 0.5"
    )
    assert point.check is not None
    assert point.check.wrong == 1
    assert numbers.data.view(np.float32)[1] == 1.5  # the program goes on with what the GPU says


def test_addresses_in_memory_lead_to_the_same_arrays_on_the_card(gpu: EngineGpu) -> None:
    memory = DeviceMemory()
    one, two, table = memory.allocate(8), memory.allocate(8), memory.allocate(32)
    table.data.view(np.uint64)[:2] = one.address, two.address + 4
    session = session_of(gpu)
    session.launch(launch_of(FROM_TABLE, Pointer(allocation=table), reachable=(one, two)))
    assert gpu.launches[0].links[1:] != ()
    assert (one.data.view(np.uint32).tolist(), two.data.view(np.uint32).tolist()) == ([0, 0], [0, 1])
    assert table.data.view(np.uint64).tolist() == [one.address, two.address + 4] * 2
    assert only(session).status is Status.UNCHECKED


@pytest.mark.parametrize(("dtypes", "links"), [(("float32",), 1), (("bfloat16", ""), 3), (("",), 2), (("uint8",), 2)])
def test_no_addresses_are_looked_for_in_large_arrays_of_floats(
    gpu: EngineGpu, dtypes: tuple[str, ...], links: int
) -> None:
    large = Allocation(data=np.zeros(SMALL_BYTES + 8, np.uint8))
    large.data.view(np.uint64)[8] = large.address
    ptx = ADD_ONE if len(dtypes) == 1 else ADD_ONE.replace("u64 out)", "u64 out, .param .u64 again)")
    session = session_of(gpu)
    session.launch(launch_of(ptx, *(Pointer(allocation=large, dtype=dtype) for dtype in dtypes)))
    assert len(gpu.launches[0].links) == links


def test_address_in_the_code_keeps_a_launch_from_the_card(gpu: EngineGpu, numbers: Allocation) -> None:
    held = Allocation(data=np.zeros(16, np.uint8))
    session = session_of(gpu)
    for _ in range(2):
        session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers), reachable=(held,)))
    point = only(session)
    assert gpu.launches == []
    assert numbers.data.view(np.float32)[0] == 2.0
    assert point.notes[0] == (
        "not measured: add_one has the address of an array of 16 bytes in its code, and the array has another address "
        "on the GPU"
    )
    assert point.time is None


def test_launch_that_fails_on_the_card_alone_fails_the_point(gpu: EngineGpu, numbers: Allocation) -> None:
    gpu.answer = ByteResult(failure="CUDA_ERROR_ILLEGAL_ADDRESS: a thread accessed memory outside of every array")
    session = session_of(gpu)
    for _ in range(2):
        session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers)))
    point = only(session)
    assert (len(gpu.launches), numbers.data.view(np.float32)[0]) == (1, 2.0)  # the engine goes on alone
    assert point.status is Status.FAILED
    assert point.reason.startswith("on the GPU: CUDA_ERROR_ILLEGAL_ADDRESS")


def test_card_without_room_leaves_the_launch_to_the_engine(gpu: EngineGpu, numbers: Allocation) -> None:
    gpu.answer = ByteResult(hindrance="needs 90 GiB, 79 GiB free")
    session = session_of(gpu)
    session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers)))
    assert only(session).status is Status.UNCHECKED
    assert "not measured: needs 90 GiB, 79 GiB free" in only(session).notes
    assert session.time_provenance is Provenance.MODELLED


def test_fault_of_the_engine_keeps_the_launch_from_the_card(gpu: EngineGpu) -> None:
    short = Allocation(data=np.zeros(4, np.uint8))
    with pytest.raises(KernelFault, match=r"^block=\(0,0,0\) thread=\(1,0,0\)"):
        session_of(gpu).launch(launch_of(ADD_ONE, Pointer(allocation=short)))
    assert gpu.launches == []


def test_kernel_that_the_engine_does_not_execute_is_measured(
    gpu: EngineGpu, numbers: Allocation, monkeypatch: pytest.MonkeyPatch
) -> None:
    ptx = ADD_ONE.replace("ret;", "mbarrier.init.shared.b64 [0], 1; ret;")
    done = ByteResult(
        results={"out": np.full(4, 7.0, np.float32).view(np.uint8)},
        addresses={"out": 0x1000},
        time=Time(value_ns=NS, provenance=Provenance.MEASURED, cache=CacheState.COLD),
    )
    monkeypatch.setattr(gpu, "run", lambda *_: done)
    session = session_of(gpu)
    for _ in range(2):
        session.launch(launch_of(ptx, Pointer(allocation=numbers)))
    point = only(session)
    assert numbers.data.view(np.float32).tolist() == [7.0] * 4
    assert point.time is not None
    assert point.time.value_ns == NS
    assert any(note.startswith("not counted: ") for note in point.notes)
    assert (point.metrics, point.check) == ({}, None)


def test_kernel_that_neither_can_run_is_refused_with_both_reasons(gpu: EngineGpu, numbers: Allocation) -> None:
    ptx = ADD_ONE.replace("ret;", "mbarrier.init.shared.b64 [0], 1; ret;")
    gpu.answer = ByteResult(failure="CUDA_ERROR_INVALID_PTX")
    with pytest.raises(LaunchError, match=r"mbarrier.*; on the GPU: CUDA_ERROR_INVALID_PTX$"):
        session_of(gpu).launch(launch_of(ptx, Pointer(allocation=numbers)))


def test_kernel_that_is_not_asked_for_is_the_card_s_alone_and_timed_once(gpu: EngineGpu, numbers: Allocation) -> None:
    told: list[str] = []
    session = Session(
        SPEC, gpu=gpu, timing=LaunchTiming(cache=CacheState.COLD), kernels=("subtract*",),
        on_launch=lambda record: told.append(record.code.kernel), keep=lambda *_: pytest.fail("it is kept"),
    )  # fmt: skip
    with session.benchmark():
        session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers)), is_trial=True)
    session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers)))
    session.close()
    assert numbers.data.view(np.float32).tolist() == [1.0, 1.0, 0.0, 0.0]
    assert (session.points, told, session.unrecorded_kernels) == ((), [], ("add_one",))
    assert ([launch.written for launch in gpu.launches], len(gpu.timed)) == ([(), ("out",)], 1)
    assert session.now().time_ns == 2 * NS  # an autotuner sees its time


def test_kernel_that_is_not_asked_for_fails_where_the_card_does(gpu: EngineGpu, numbers: Allocation) -> None:
    gpu.answer = ByteResult(failure="CUDA_ERROR_ILLEGAL_ADDRESS")
    session = session_of(gpu, kernels=("subtract",))
    with pytest.raises(LaunchError, match=r"^on the GPU: CUDA_ERROR_ILLEGAL_ADDRESS$"):
        session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers)))


@pytest.mark.parametrize("has_card", [True, False])
def test_kernel_that_is_not_asked_for_has_its_effect_without_the_card(
    gpu: EngineGpu, numbers: Allocation, has_card: bool
) -> None:
    gpu.answer = ByteResult(hindrance="needs 90 GiB, 79 GiB free")
    session = session_of(gpu if has_card else None, kernels=("subtract",))
    session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers)))
    subtract = changed(launch_of(ADD_ONE.replace("0f3F800000", "0fBF800000"), Pointer(allocation=numbers)),
                       kernel="subtract")  # fmt: skip
    session.launch(subtract)
    session.launch(launch_of(ADD_ONE, Pointer(allocation=numbers)))
    assert numbers.data.view(np.float32).tolist() == [1.0, 1.0, 0.0, 0.0]
    assert (only(session).kernel, session.records[0].searched) == ("subtract", 1)
    assert session.count == 3


def test_empty_name_of_a_kernel_is_refused() -> None:
    with pytest.raises(InputError, match=r"^the name of a kernel to record is empty; '\*' matches every name$"):
        session_of(None, kernels=("",))


def test_session_gives_the_card_back(gpu: EngineGpu) -> None:
    session_of(gpu).close()
    assert gpu.is_closed


@pytest.mark.parametrize(
    ("target", "capability", "is_cubin", "is_translated"),
    [
        ("sm_90", (9, 0), True, False),
        ("sm_90a", (9, 0), True, False),
        ("sm_80", (8, 6), True, False),
        ("sm_80", (9, 0), False, True),
    ],
)
def test_machine_code_is_for_the_same_generation(
    target: str, capability: tuple[int, int], is_cubin: bool, is_translated: bool
) -> None:
    launch = changed(launch_of(ADD_ONE), target=target, cubin=b"\x7fELF")
    code, note = code_for(launch.code, replace(SPEC, compute_capability=capability))
    assert (code == b"\x7fELF", note != "") == (is_cubin, is_translated)


def test_number_that_is_passed_by_value_may_hold_an_address(gpu: EngineGpu) -> None:
    memory = DeviceMemory()
    table, target = memory.allocate(32), memory.allocate(16)
    table.data.view(np.uint64)[:2] = target.address, target.address + 8
    argument = Scalar(data=struct.pack("<Q", table.address), dtype="uint64")
    session = session_of(gpu)
    launch = changed(launch_of(FROM_TABLE, reachable=(table, target)), arguments=(argument,))
    session.launch(launch)
    assert [link.holder for link in gpu.launches[0].links].count("") == 1
