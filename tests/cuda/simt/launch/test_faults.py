"""Memory errors and races that would fail on a GPU: the sentence names block, thread, line and instruction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import InstructionLimitError, KernelFault, UnsupportedError
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.codegen.buffers import FAULT_TRAP, RECORD_WORDS
from warplens.cuda.simt.codegen.module import generate
from warplens.cuda.simt.launch.faults import fault_of, lane_of, op_of
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.values.value import Specialisation, coordinates_of

Launcher = Callable[..., Any]

HEAD = 'extern "C" __global__ void k'


def _fault(launch: Launcher, source: str, *arguments: Any, **shape: Any) -> str:
    with pytest.raises(KernelFault) as caught:
        launch(HEAD + source, *arguments, **shape)
    return str(caught.value)


def test_store_past_the_end_names_thread_line_and_place(launch: Launcher) -> None:
    message = _fault(
        launch,
        "(int* out, int n) {\n    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    out[i + n] = i;\n}",
        np.zeros(100, np.int32), 10, block=32, grid=3,
    )  # fmt: skip
    assert message == (
        "block=(2,0,0) thread=(26,0,0) k.cu:3: `st.global.u32 [%rd4], %r5`: stores 4 bytes at byte 400 of array 'a0', "
        "which has 400 bytes (and 5 more threads of the warp)"
    )


def test_load_before_the_start_is_found(launch: Launcher) -> None:
    message = _fault(launch, "(const int* in, int* out) { out[threadIdx.x] = in[(int)threadIdx.x - 3]; }",
                     np.zeros(32, np.int32), np.zeros(32, np.int32), block=32)  # fmt: skip
    assert "thread=(0,0,0)" in message
    assert "loads 4 bytes at byte -12 of array 'a0', which has 128 bytes (and 2 more threads of the warp)" in message


def test_access_past_its_own_array_is_found_where_another_one_follows(launch: Launcher) -> None:
    message = _fault(launch, "(int* a, int* b) { for (int i = 0; i < 4096; ++i) a[i] = i; b[0] = 1; }",
                     np.zeros(16, np.int32), np.zeros(4096, np.int32), block=1)  # fmt: skip
    assert message.endswith("stores 4 bytes at byte 64 of array 'a0', which has 64 bytes")


def test_data_dependent_index_out_of_bounds_is_found(launch: Launcher) -> None:
    index = np.arange(64, dtype=np.int32)
    index[37] = 1_000_000
    message = _fault(launch, "(const float* in, const int* idx, float* o) {\n o[threadIdx.x] = in[idx[threadIdx.x]]; }",
                     np.zeros(64, np.float32), index, np.zeros(64, np.float32), block=64)  # fmt: skip
    assert message.startswith("block=(0,0,0) thread=(37,0,0) k.cu:2: `ld.global")
    assert message.endswith("loads 4 bytes at byte 4000000 of array 'a0', which has 256 bytes")


def test_misaligned_store_is_found(launch: Launcher) -> None:
    message = _fault(launch, "(char* out) { *(float*)(out + threadIdx.x * 4 + (threadIdx.x == 5) * 2) = 1; }",
                     np.zeros(400, np.int8), block=32)  # fmt: skip
    assert "thread=(5,0,0)" in message
    assert "stores 4 bytes at byte 22 of array 'a0', misaligned: the address must be a multiple of 4" in message


def test_shared_array_overrun_is_found(launch: Launcher) -> None:
    message = _fault(launch, "(int* out, int n) { __shared__ int s[32]; __shared__ int t[32]; t[threadIdx.x] = 1;\n"
                     "s[threadIdx.x + n] = 2; __syncthreads(); out[threadIdx.x] = s[threadIdx.x] + t[threadIdx.x]; }",
                     np.zeros(32, np.int32), 8, block=32)  # fmt: skip
    assert "thread=(24,0,0) k.cu:2" in message
    assert "stores 4 bytes at byte 128 of shared variable" in message
    assert "which has 128 bytes (and 7 more threads of the warp)" in message


def test_dynamic_shared_memory_that_was_not_asked_for_is_found(launch: Launcher) -> None:
    message = _fault(launch, "(int* out) { extern __shared__ int s[]; s[threadIdx.x] = 1; __syncthreads();"
                     " out[threadIdx.x] = s[31 - threadIdx.x]; }", np.zeros(32, np.int32),
                     block=32, dynamic=64)  # fmt: skip
    assert "stores 4 bytes at byte 64 of shared variable 's', which has 64 bytes" in message


def test_barrier_in_one_side_of_a_branch_is_found(launch: Launcher) -> None:
    message = _fault(launch, "(int* out) { if (threadIdx.x < 7) { out[1] = 2;\n __syncthreads(); } out[0] = 1; }",
                     np.zeros(64, np.int32), block=64)  # fmt: skip
    assert message == (
        "block=(0,0,0) thread=(0,0,0) k.cu:2: `bar.sync 0`: a barrier that not all threads of the warp reach together"
    )


def test_endless_loop_ends_with_the_limit(launch: Launcher) -> None:
    source = HEAD + "(volatile int* out) { while (out[0] == 0) { out[2] = 1; } out[1] = 1; }"
    with pytest.raises(InstructionLimitError) as caught:
        launch(source, np.zeros(32, np.int32), block=64, limit=1_000_000)
    assert str(caught.value) == (
        "block=(0,0,0) k.cu: the block did not end within the limit of 1,000,000 warp instructions: an endless loop, "
        "or a kernel that needs a larger limit"
    )


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ('(int* o) { asm volatile("brkpt;"); }', "brkpt"),
        ('(int* o) { asm("mov.u32 %0, %%envreg3;" : "=r"(o[0])); }', "%envreg3"),
    ],
)
def test_instruction_that_is_not_executed_is_named(launch: Launcher, body: str, named: str) -> None:
    with pytest.raises(UnsupportedError, match=named.replace(".", r"\.")):
        launch(HEAD + body, np.zeros(64, np.int32), block=32)


def test_process_lives_and_the_next_launch_is_right(launch: Launcher) -> None:
    _fault(launch, "(int* out) { out[threadIdx.x + 1] = 1; }", np.zeros(32, np.int32), block=32)
    _, (out,) = launch(HEAD + "(int* out) { out[threadIdx.x] = threadIdx.x; }", np.zeros(32, np.int32), block=32)
    assert out.tolist() == list(range(32))


def test_place_of_returns_the_coordinates_of_a_block_in_its_grid():
    assert coordinates_of(13, (4, 2, 3)) == (1, 1, 1)


def test_fault_of_returns_the_error_of_a_fault_record():
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() { .loc 1 12 5 trap; }")
    launch = Specialisation(block=(64, 1, 1), grid=(3, 1, 1), parameters=b"", pointers={}, sizes={})
    code = generate(build_program(module, "k", "k.cu"), launch)
    record = np.array([FAULT_TRAP, 0, 0b100, 1] + [0] * (RECORD_WORDS - 4))
    assert (
        str(fault_of(record, code, "k.cu", {}))
        == "block=(0,0,0) thread=(34,0,0) k.cu:12: `trap`: the kernel stops itself"
    )


def test_lane_of_returns_the_first_lane_that_failed():
    assert lane_of(np.array([FAULT_TRAP, 0, 0b100, 1])) == 2


def test_op_of_returns_the_instruction_with_a_number():
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() { membar.gl; trap; }")
    assert op_of(build_program(module, "k", "k.cu"), 1).text == "trap"


def test_an_offset_leads_back_into_shared_memory_from_a_negative_index(prepared: Callable[..., Any]) -> None:
    source = """extern "C" __global__ void k(int *out, const int *shift) {
        __shared__ int t[32];
        t[threadIdx.x] = threadIdx.x;
        __syncthreads();
        unsigned at = (unsigned)__cvta_generic_to_shared(t) + 4 * (threadIdx.x - shift[0]);
        asm("ld.shared.u32 %0, [%1+16384];" : "=r"(out[threadIdx.x]) : "r"(at));
    }"""
    launch, (out, _) = prepared(source, np.zeros(16, np.int32), np.full(1, 4096, np.int32), block=16)
    launch.run()
    assert out.tolist() == list(range(16))
