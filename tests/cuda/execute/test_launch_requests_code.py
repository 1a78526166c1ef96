"""What is read off the code of a captured launch."""

from __future__ import annotations

import pytest

from warplens.cuda.capture.value import Code, Launch
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.launch_requests import fitting, flow_of, machine_of, resources_of
from warplens.cuda.ground.errors import LaunchLimitError

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


GRID_SYNC = "{ .reg .b32 %r<2>; mov.u32 %r1, %envreg2; ret; }"
MODULE = """.version 8.0 .target sm_90 .address_size 64
.func f() FUNCTION
.entry waits() WAITS
.entry alone() .maxntid 64, 1, 1 { .reg .f64 %d<2>; ret; }"""


@pytest.mark.parametrize(
    ("symbol", "module", "launch", "device", "words"),
    [
        ("waits", MODULE, Launch(grid=(264, 1, 1), block=(1024, 1, 1)), "h200", ""),
        ("waits", MODULE, Launch(grid=(265, 1, 1), block=(1024, 1, 1)), "h200", "264 are resident at once"),
        ("waits", MODULE.replace("FUNCTION", GRID_SYNC).replace("WAITS", "{ ret; }"),
         Launch(grid=(265, 1, 1), block=(1024, 1, 1)), "h200", "264 are resident at once"),
        ("alone", MODULE, Launch(grid=(100_000, 1, 1), block=(64, 1, 1)), "h200", ""),
        ("alone", MODULE, Launch(grid=(1, 1, 1), block=(65, 1, 1)), "h200", "alone is compiled for at most 64"),
        ("alone", MODULE, Launch(grid=(1, 1, 1), block=(64, 1, 1)), "gt-330m", "computes in float64"),
        ("waits", MODULE, Launch(grid=(2, 1, 1), block=(64, 1, 1), cluster=(2, 1, 1)), "a100-40gb", "has no clusters"),
    ],
)  # fmt: skip
def test_a_launch_that_the_gpu_refuses_is_told_before_it_runs(
    symbol: str, module: str, launch: Launch, device: str, words: str
) -> None:
    text = module.replace("FUNCTION", "{ ret; }").replace("WAITS", GRID_SYNC)
    said = ""
    try:
        fitting(launch, Code(kernel=symbol, symbol=symbol, ptx=text), load_spec(device), None)
    except LaunchLimitError as error:
        said = str(error)
    assert words in said
    assert bool(words) == bool(said)
