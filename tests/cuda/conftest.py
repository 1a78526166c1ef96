"""Small kernels, compiled for a device, executed, and recorded for the timing model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import pytest

from warplens.cuda.compiler.assembled import control_flow
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import default_cache, machine_code
from warplens.cuda.device.occupancy import Occupancy, occupancy
from warplens.cuda.device.spec import GpuSpec, load_spec
from warplens.cuda.execute.instructions.executions import inferred_instructions
from warplens.cuda.execute.on_engine import launch_trace
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ground.points import CacheState
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.timing.estimate import ModelledTime
from warplens.cuda.timing.model import simulated_launch
from warplens.cuda.timing.trace import LaunchTrace


@dataclass(frozen=True, slots=True, kw_only=True)
class Executed:
    """A launch that was executed, and what was recorded of it."""

    launch: Launch
    counts: LaunchCounts
    trace: LaunchTrace | None
    spec: GpuSpec
    fits: Occupancy
    threads: int

    def modelled(self, cache: CacheState = CacheState.COLD) -> ModelledTime:
        assert self.trace is not None
        return simulated_launch(
            counts=self.counts,
            spec=self.spec,
            occupancy=self.fits,
            threads_per_block=self.threads,
            trace=self.trace,
            cache=cache,
        ).time


Executing = Callable[..., Executed]


@pytest.fixture(scope="session")
def executed() -> Executing:
    """Return a function that executes the kernel `k(array, ...)` of a source, and records its requests."""

    def run(source: str, *arrays: np.ndarray, block: int, grid: int, device: str = "h200") -> Executed:
        spec = load_spec(device)
        compiled = compile_source(source, name="k.cu", target=spec.target, entry="k", defines={}, cache=default_cache())
        module = parse_module(compiled.ptx)
        names = [f"a{number}" for number in range(len(arrays))]
        held: dict[str, Any] = dict(zip(names, map(aligned_copy, arrays), strict=True))
        request = LaunchRequest(
            module=module,
            symbol=compiled.symbol,
            file_name="k.cu",
            block=(block, 1, 1),
            grid=(grid, 1, 1),
            parameters=bytes(8 * len(arrays)),
            pointers={8 * number: name for number, name in enumerate(names)},
            arrays=held,
            dynamic_shared_bytes=0,
            limit=10**9,
            rules=spec.memory_rules,
        )
        launch = Launch(request)
        counts = launch.run()
        code = machine_code(compiled.cubin, compiled.symbol, compiled.target)
        flow = None if code is None else control_flow(code, module.function(compiled.symbol))
        resources = compiled.resources
        fits = occupancy(
            spec.limits,
            threads_per_block=block,
            registers_per_thread=resources.registers_per_thread,
            shared_bytes_per_block=resources.static_shared_bytes,
        )
        trace = launch_trace(
            launch,
            flow,
            counts,
            inferred_instructions(flow, counts),
            spec=spec,
            fits=fits,
            shared_bytes=resources.static_shared_bytes,
        )
        return Executed(launch=launch, counts=counts, trace=trace, spec=spec, fits=fits, threads=prod(request.block))

    return run


EXCHANGE = """
.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 a)
{
.reg .b32 %r<9>; .reg .b64 %d<4>;
.shared .align 4 .b8 s[256];
ld.param.u64 %d1, [a];
mov.u32 %r1, %tid.x;
mul.wide.u32 %d2, %r1, 4;
add.s64 %d3, %d1, %d2;
ld.global.u32 %r2, [%d3];
mov.u32 %r3, s;
mad.lo.u32 %r4, %r1, 4, %r3;
st.shared.u32 [%r4], %r2;
BARRIER
xor.b32 %r5, %r1, 63;
mad.lo.u32 %r6, %r5, 4, %r3;
ld.shared.u32 %r7, [%r6];
LAST
ret;
}
"""
"""64 threads turn the order of 64 words through shared memory."""

Exchanging = Callable[..., LaunchRequest]


@pytest.fixture(scope="session")
def exchange() -> Exchanging:
    """Return a function that makes a launch of `EXCHANGE` on an array, with its barrier and its last instruction."""

    def request(
        array: np.ndarray, *, barrier: str = "bar.sync 0;", last: str = "st.global.u32 [%d3], %r7;"
    ) -> LaunchRequest:
        return LaunchRequest(
            module=parse_module(EXCHANGE.replace("BARRIER", barrier).replace("LAST", last)),
            symbol="k",
            file_name="k.ptx",
            block=(64, 1, 1),
            grid=(1, 1, 1),
            parameters=bytes(8),
            pointers={0: "a"},
            arrays={"a": array},
            limit=10**6,
        )

    return request
