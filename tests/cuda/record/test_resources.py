"""What the launches of front ends ask of a device: their shape, and what their machine code takes of it."""

from __future__ import annotations

from warplens.cuda.compiler import compile_source
from warplens.cuda.record.resources import resources_of


def test_resources_of_returns_what_a_kernel_of_a_front_end_takes():
    source = 'extern "C" __global__ void k() {}'
    code = compile_source(source, name="k.cu", target="sm_90", entry="k", defines={})
    assert resources_of(code.cubin, code.symbol, "sm_90").static_shared_bytes == 0
