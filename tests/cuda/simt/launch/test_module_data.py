"""The variables of a module in global and constant memory, as they are before a launch."""

from __future__ import annotations

import numpy as np

from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

TEXT = """.version 8.8 .target sm_90 .address_size 64
.global .u32 x = 5;
.entry k() { .reg .b32 %r<2>; ld.global.u32 %r1, [x]; add.u32 %r1, %r1, 1; st.global.u32 [x], %r1; ret; }"""


def test_variable_of_a_module_beside_an_array_of_its_name_is_its_own():
    arrays = {"x": aligned_copy(np.zeros(1, np.uint32))}
    launch = Launch(
        LaunchRequest(
            module=parse_module(TEXT),
            symbol="k",
            file_name="k.cu",
            block=(1, 1, 1),
            grid=(1, 1, 1),
            parameters=b"",
            pointers={},
            arrays=arrays,
            limit=100,
        )
    )
    launch.run()
    assert launch.own_variables_written == ("x",)
    assert arrays["x"].tolist() == [0]
