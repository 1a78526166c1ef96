"""How much of its time LLVM spends on making the code of a kernel fast, and that code of least care is whole."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.codegen import module
from warplens.cuda.simt.codegen.module import Care, care_for
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

TEXT = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p)
{
.reg .b32 %r<8>; .reg .b64 %q<4>; .reg .f32 %f<4>;
.shared .align 16 .b8 tile[512];
ld.param.u64 %q1, [p]; mov.u32 %r1, %tid.x; mul.wide.u32 %q2, %r1, 16; add.s64 %q3, %q1, %q2;
shl.b32 %r2, %r1, 4; mov.u32 %r3, tile; add.u32 %r3, %r3, %r2; and.b32 %r4, %r1, 15;
ld.global.u32 %r5, [%q1]; clz.b32 %r6, %r5; st.global.u32 [%q3+12], %r6;
BODY
ret;
}
"""
COPY = """cp.async.ca.shared.global [%r3], [%q3], 16, %r4; cp.async.wait_all;
ld.shared.u32 %r5, [%r3+8]; st.global.u32 [%q3], %r5;"""


def test_care_for_returns_the_care_for_a_warp_function():
    assert [care_for(*given)[0].value for given in ((800, 4), (2_200, 34), (70_000, 0))] == ["full", "short", "least"]
    assert care_for(200, 4, is_hurried=True)[0].value == "full"
    assert care_for(12_000, 34, is_hurried=True) == (Care.LEAST, 1.2)


@pytest.mark.parametrize(
    "body", ["atom.global.add.f32 %f1, [%q3], 0f3F800000; st.global.f32 [%q3+4], %f1;", COPY], ids=["add", "copy"]
)
def test_functions_that_need_others_go_into_the_library_of_code_of_least_care_whole(monkeypatch, body):
    results = []
    for care in (Care.FULL, Care.LEAST):
        monkeypatch.setattr(module, "care_for", lambda *_, care=care, **__: (care, 0.0))
        arrays = {"p": aligned_copy(np.arange(128, dtype=np.float32))}
        request = LaunchRequest(
            module=parse_module(TEXT.replace("BODY", body)), symbol="k", file_name="k.ptx", block=(32, 1, 1),
            grid=(1, 1, 1), parameters=bytes(8), pointers={0: "p"}, arrays=arrays, limit=10**6,
        )  # fmt: skip
        launch = Launch(request)
        launch.run()
        assert launch.code.care is care
        results.append(arrays["p"].tobytes())
    assert results[0] == results[1] != np.arange(128, dtype=np.float32).tobytes()
