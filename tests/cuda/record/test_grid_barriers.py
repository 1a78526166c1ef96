"""Barriers of the whole grid in programs: Numba's `grid.sync()`, and cooperative launches of the CUDA driver."""

from __future__ import annotations

import importlib.util
import struct
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.record.numba.driver import with_grid_barriers
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.program.blocks import GRID_WORKSPACE_REGISTERS

REVERSE = """
.version 8.8
.target sm_90
.address_size 64
.extern .func (.param .b64 func_retval0) cudaCGGetIntrinsicHandle
(
    .param .b32 cudaCGGetIntrinsicHandle_param_0
)
;
.extern .func (.param .b32 func_retval0) cudaCGSynchronize
(
    .param .b64 cudaCGSynchronize_param_0,
    .param .b32 cudaCGSynchronize_param_1
);
.visible .entry reverse(.param .u64 pa, .param .u64 pb)
{
    .reg .b32 %at, %block, %size, %value, %status;
    .reg .b64 %a, %b, %here, %there, %handle;
    ld.param.u64 %a, [pa];
    ld.param.u64 %b, [pb];
    mov.u32 %block, %ctaid.x;
    mov.u32 %size, %ntid.x;
    mov.u32 %at, %tid.x;
    mad.lo.u32 %at, %block, %size, %at;
    mad.wide.u32 %here, %at, 4, %a;
    st.global.u32 [%here], %at;
    {
        .param .b32 scope;
        .param .b64 given;
        st.param.b32 [scope], 1;
        call.uni (given), cudaCGGetIntrinsicHandle, (scope);
        ld.param.b64 %handle, [given];
    }
    {
        .param .b64 handle;
        .param .b32 flags;
        .param .b32 given;
        st.param.b64 [handle], %handle;
        st.param.b32 [flags], 0;
        call.uni (given), cudaCGSynchronize, (handle, flags);
        ld.param.b32 %status, [given];
    }
    sub.u32 %block, 255, %at;
    mad.wide.u32 %there, %block, 4, %a;
    ld.global.u32 %value, [%there];
    add.u32 %value, %value, %status;
    mad.wide.u32 %here, %at, 4, %b;
    st.global.u32 [%here], %value;
    ret;
}
"""
NUMBA = """
import numpy as np
from numba import cuda

@cuda.jit
def reverse(a, b):
    at = cuda.grid(1)
    a[at] = at
    grid = cuda.cg.this_grid()
    grid.sync()
    b[at] = a[a.size - 1 - at]
    grid.sync()
    a[at] = 2 * b[at]

a, b = np.zeros(256, np.int32), np.zeros(256, np.int32)
reverse[4, 64](a, b)
assert (a == 2 * np.arange(256)[::-1]).all()
"""
COOPERATIVE = """
import numpy as np
from cuda.core import Device, LaunchConfig, LegacyPinnedMemoryResource, Program, ProgramOptions, launch

source = '''#include <cooperative_groups.h>
extern "C" __global__ void reverse(int *a, int *b) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    a[at] = at;
    cooperative_groups::this_grid().sync();
    b[at] = a[255 - at];
}'''
device = Device()
device.set_current()
stream = device.create_stream()
kernel = Program(source, "c++", options=ProgramOptions(arch=f"sm_{device.arch}")).compile("cubin").get_kernel("reverse")
pinned = LegacyPinnedMemoryResource()
a, b = pinned.allocate(1024), pinned.allocate(1024)
launch(stream, LaunchConfig(grid=4, block=64, cooperative_launch=True), kernel, a, b)
stream.sync()
assert np.from_dlpack(b).view(np.int32).tolist() == list(range(256))[::-1]
"""


@pytest.mark.parametrize("blocks", [1, 4])
def test_functions_of_the_device_runtime_make_all_blocks_wait(blocks: int) -> None:
    arrays = {name: aligned_copy(np.zeros(256, np.int32)) for name in "ab"}
    ptx = with_grid_barriers(REVERSE)
    request = LaunchRequest(
        module=parse_module(ptx),
        symbol="reverse",
        file_name="k.ptx",
        block=(256 // blocks, 1, 1),
        grid=(blocks, 1, 1),
        parameters=struct.pack("<QQ", 0, 0),
        pointers={0: "a", 8: "b"},
        arrays=arrays,
        limit=10**6,
    )
    Launch(request).run()
    assert arrays["b"].tolist() == list(range(256))[::-1]
    assert GRID_WORKSPACE_REGISTERS[0] in ptx


def test_code_without_grid_barriers_stays_as_it_is() -> None:
    ptx = ".version 8.8\n.target sm_90\n.address_size 64\n.visible .entry k() { ret; }"
    assert with_grid_barriers(ptx) == ptx


def run(tmp_path: Path, text: str) -> Session:
    path = tmp_path / "step.py"
    path.write_text(text, encoding="utf-8")
    session = Session(load_spec("h200"))
    assert run_script(path, (), session) == 0
    return session


def notes_of(session: Session) -> str:
    [point] = session.points
    assert not point.reason.startswith("step.py")
    return "; ".join(point.notes)


def test_cooperative_launch_of_cuda_core(tmp_path: Path) -> None:
    assert "they took turns" in notes_of(run(tmp_path, COOPERATIVE))


@pytest.mark.skipif(importlib.util.find_spec("numba_cuda") is None, reason="needs Numba with numba-cuda")
@pytest.mark.filterwarnings("ignore:.*Grid size")
def test_grid_sync_of_numba(tmp_path: Path) -> None:
    notes = notes_of(run(tmp_path, NUMBA))
    assert "blocks wait for others by `ld.acquire.gpu.global.u32 %now, [%arrived]`: they took turns" in notes
