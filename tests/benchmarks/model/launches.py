"""Launches beside which times were recorded, and the times that the product's own code models for them.

The rule: nothing is modelled here. A point of the catalogue goes through `EmulatorRunner`, whose calls of
`launch_trace` and `model_time` are watched; a plain launch is compiled, executed and recorded by the same functions. A
launch is executed once, or a sample of its blocks, and modelled for each state of the L2 cache that was
measured.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, NamedTuple, Protocol
from unittest.mock import patch

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE.parents[1] / folder) for folder in ("hardware", "hardware/tuning", "corpus")]

from compare_counters import probe_request  # noqa: E402
from probes import Probe  # noqa: E402

from warplens.cuda.compiler.assembled import control_flow  # noqa: E402
from warplens.cuda.compiler.compiled import machine_code  # noqa: E402
from warplens.cuda.compiler.machine import ControlFlow  # noqa: E402
from warplens.cuda.device.occupancy import occupancy  # noqa: E402
from warplens.cuda.device.spec import GpuSpec, load_spec  # noqa: E402
from warplens.cuda.execute import emulator, on_engine  # noqa: E402
from warplens.cuda.execute.instructions.executions import inferred_instructions  # noqa: E402
from warplens.cuda.execute.on_engine import launch_trace  # noqa: E402
from warplens.cuda.ground.points import CacheState, PointSpec  # noqa: E402
from warplens.cuda.simt.launch import engine, machine  # noqa: E402
from warplens.cuda.timing import LaunchTrace, ModelledTime, model_time  # noqa: E402

BUDGET_S = 0.5
"""The blocks of a launch may take this many seconds; a longer one is sampled, as in a sweep (2 s)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """A launch and its recorded times.

    Args:
        name: its name, which is complete.
        kernel: the kernel.
        family: kernels of one family compute the same.
        size: the launches of a family and size are variants and tiles of one problem.
        ns: the recorded times, by the state of the L2 cache.
        counters: what Nsight Compute counted of it, if anything.
    """

    name: str
    kernel: str
    family: str = ""
    size: str = ""
    ns: Mapping[CacheState, float]
    counters: Mapping[str, float] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Costs:
    """Seconds that a launch took beside its counting: recording some of its blocks, and simulating one state.

    `processor_s` is the time of the processor for both, which other programs do not prolong.
    """

    recording_s: float = 0.0
    simulating_s: float = 0.0
    processor_s: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Modelled:
    """A launch with its modelled times; without them `failure` says why there are none."""

    measured: Measured
    times: Mapping[CacheState, ModelledTime] = field(default_factory=dict)
    costs: Costs = Costs()
    failure: str = ""

    def ratio(self, state: CacheState) -> float:
        """Return the modelled time over the measured one."""
        return self.times[state].time_ns / self.measured.ns[state]


class _Seconds(NamedTuple):
    """Seconds of the clock on the wall and of the processor."""

    wall: float
    processor: float

    @classmethod
    def now(cls) -> _Seconds:
        """Read both clocks."""
        return cls(time.perf_counter(), time.process_time())

    @classmethod
    def since(cls, begin: _Seconds) -> _Seconds:
        """Return what has gone by."""
        now = cls.now()
        return cls(now.wall - begin.wall, now.processor - begin.processor)


class Card(Protocol):
    """A GPU that differs from the sheet of its model."""

    def spec(self, sheet: GpuSpec) -> GpuSpec:
        """Return the specification of this GPU."""
        ...


class Watch:
    """Takes the places of `launch_trace` and `model_time` where a point runs: does the same, and keeps the results."""

    def __init__(self, states: tuple[CacheState, ...], card: Card | None = None) -> None:
        self._states = states
        self._card = card
        self.times: dict[CacheState, ModelledTime] = {}
        self._recorded = self._simulated = _Seconds(0.0, 0.0)

    def trace(self, *arguments: Any, **named: Any) -> LaunchTrace | None:
        """Record a launch."""
        begin = _Seconds.now()
        trace = launch_trace(*arguments, **named)
        self._recorded = _Seconds.since(begin)
        return trace

    def model(self, **named: Any) -> ModelledTime:
        """Model a launch for each state, on the GPU if there is one; return the first one's time."""
        if self._card is not None:
            named["spec"] = self._card.spec(named["spec"])
        for state in self._states:
            begin = _Seconds.now()
            self.times[state] = model_time(**{**named, "cache": state})
            self._simulated = _Seconds.since(begin)
        return self.times[self._states[0]]

    @property
    def costs(self) -> Costs:
        """What the last launch took."""
        return Costs(
            recording_s=self._recorded.wall,
            simulating_s=self._simulated.wall,
            processor_s=self._recorded.processor + self._simulated.processor,
        )

    @contextmanager
    def over_emulator(self) -> Iterator[None]:
        """Watch the points that the emulator runs."""
        with (
            patch.object(on_engine, "launch_trace", self.trace),
            patch.object(on_engine, "model_time", self.model),
        ):
            yield


@cache
def shared_runner() -> emulator.EmulatorRunner:
    """Return the runner of this process."""
    return emulator.EmulatorRunner()


def modelled_point(
    measured: Measured, point: PointSpec, runner: emulator.EmulatorRunner | None = None, card: Card | None = None
) -> Modelled:
    """Run a point of the catalogue."""
    watch = Watch(tuple(measured.ns), card)
    with watch.over_emulator():
        result = (runner or shared_runner()).run(point)
    failure = "" if watch.times else result.reason or "; ".join(result.notes)
    return Modelled(measured=measured, times=watch.times, costs=watch.costs, failure=failure)


def modelled_probe(
    measured: Measured,
    probe: Probe,
    kernels: Path,
    device: str = "h200",
    budget_s: float = BUDGET_S,
) -> Modelled:
    """Compile, execute and record a plain launch; `kernels` is its file, or the folder with the public projects."""
    request, compiled = probe_request(kernels, probe, load_spec(device))
    code = machine_code(compiled.cubin, compiled.symbol, compiled.target)
    flow = None if code is None else control_flow(code, request.module.function(request.symbol))
    return modelled_launch(
        measured,
        request,
        flow,
        spec=load_spec(device),
        registers=compiled.resources.registers_per_thread,
        shared_bytes=compiled.resources.static_shared_bytes + request.dynamic_shared_bytes,
        budget_s=budget_s,
    )


def modelled_launch(
    measured: Measured,
    request: machine.LaunchRequest,
    flow: ControlFlow | None,
    *,
    spec: GpuSpec,
    registers: int,
    shared_bytes: int,
    budget_s: float = BUDGET_S,
) -> Modelled:
    """Execute and record a launch, and model it for each state that was measured."""
    fits = occupancy(
        spec.limits,
        threads_per_block=prod(request.block),
        registers_per_thread=registers,
        shared_bytes_per_block=shared_bytes,
    )
    launch = engine.Launch(request, machine.default_cache())
    counts = launch.run(budget_s)
    instructions = inferred_instructions(flow, counts)
    watch = Watch(tuple(measured.ns))
    trace = watch.trace(launch, flow, counts, instructions, spec=spec, fits=fits, shared_bytes=shared_bytes)
    watch.model(
        counts=counts,
        spec=spec,
        occupancy=fits,
        blocks=prod(request.grid),
        threads_per_block=prod(request.block),
        footprint_bytes=sum(array.nbytes for array in request.arrays.values()),
        trace=trace,
    )
    return Modelled(measured=measured, times=watch.times, costs=watch.costs)
