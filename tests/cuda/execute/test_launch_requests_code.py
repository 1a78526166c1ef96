"""What is read off the code of a captured launch."""

from __future__ import annotations

from warplens.cuda.capture.value import Code, Launch
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.launch_requests import fitting, flow_of, machine_of, resources_of

SPEC = load_spec("h200")
SOURCE = 'extern "C" __global__ void k(float *x) { __shared__ float tile[64]; tile[threadIdx.x] = *x; *x = tile[0]; }'


def test_resources_are_those_of_the_machine_code() -> None:
    made = compile_source(SOURCE, name="k.cu", target="sm_90", entry="k", defines={})
    code = Code(kernel="k", symbol=made.symbol, ptx=made.ptx, cubin=made.cubin, target="sm_90")
    resources = resources_of(code)
    assert (resources.static_shared_bytes, resources.spill_store_bytes) == (256, 0)
    assert resources.registers_per_thread == made.resources.registers_per_thread
    launch = Launch(grid=(1, 1, 1), block=(64, 1, 1), dynamic_shared_bytes=200_000)
    assert (fitting(launch, code, SPEC, resources).blocks_per_sm, machine_of(code, SPEC) is None) == (1, False)
    assert flow_of(code, SPEC) is not None


def test_code_without_machine_code_has_no_flow() -> None:
    code = Code(kernel="k", symbol="k", ptx=".version 8.0 .target sm_80 .entry k() { ret; }")
    assert (machine_of(code, SPEC), flow_of(code, SPEC)) == (None, None)
