"""A GPU that is made up: the engine in other memory of the host, and a clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from warplens.cuda.execute.gpu.launch_process import ByteLaunch, ByteResult, Bytes, LaunchTiming, linked
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Time
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

NS = 4000.0
"""Each launch takes so long."""


class EngineGpu:
    """A GPU whose memory is other memory of the host; `change` makes its results differ from the engine's."""

    def __init__(self) -> None:
        self.launches: list[ByteLaunch] = []
        self.timed: list[LaunchTiming] = []
        self.loaded: list[bytes] = []
        self.change: Callable[[Bytes], None] = lambda _: None
        self.answer = ByteResult()
        self.is_closed = False

    def run(self, launch: ByteLaunch, before: Mapping[str, Bytes], timing: LaunchTiming | None) -> ByteResult:
        self.launches.append(launch)
        if self.answer.failure or self.answer.hindrance:
            return self.answer
        arrays = {name: aligned_copy(data) for name, data in before.items()}
        addresses = {name: int(array.ctypes.data) for name, array in arrays.items()}
        for name, array in arrays.items():
            links = {link.at: addresses[link.to] + link.offset for link in launch.links if link.holder == name}
            array[...] = linked(array, links)
        inside = {link.at: link for link in launch.links if not link.holder}
        parameters = linked(
            np.frombuffer(launch.parameters, np.uint8), {at: link.offset for at, link in inside.items()}
        )
        request = LaunchRequest(
            module=parse_module(launch.code.rstrip(b"\0").decode(), "card"),
            symbol=launch.symbol, file_name="card", block=launch.block, grid=launch.grid,
            parameters=parameters.tobytes(), pointers={at: link.to for at, link in inside.items()}, arrays=arrays,
            limit=10**6,
        )  # fmt: skip
        Launch(request).run()
        results = {name: arrays[name].copy() for name in launch.written}
        for data in results.values():
            self.change(data)
        if timing is not None:
            self.timed.append(timing)
        time = Time(value_ns=NS, provenance=Provenance.MEASURED, samples_ns=(NS,) * 10, cache=CacheState.COLD)
        return ByteResult(results=results, addresses=addresses, time=None if timing is None else time)

    def load(self, code: bytes) -> None:
        self.loaded.append(code)

    def close(self) -> None:
        self.is_closed = True
