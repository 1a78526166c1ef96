"""Measures the cases of a calibration on a card: each launch with the caches cold and warm.

The rule: a case is timed as a point of a sweep is, by the card that runs launches on bytes. Arrays hold zeros, which
the kernels read and which leave their paths as they are. A case that fails ends the calibration: its sentence names the
case and the reason.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from warplens.cuda.compiler import CompileCache, CompiledKernel, compile_source
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.gpu.calibration.cases import KERNELS, Case, declarations
from warplens.cuda.execute.gpu.launch_frames import WORD_BYTES, ByteLaunch, Bytes, LaunchCard, LaunchTiming, Link
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.points import CacheState, Measuring, Time

INT_BYTES = 4
CALIBRATING = Measuring(
    least_samples=10,
    least_time_s=0.02,
    longest_time_s=0.1,
    longest_warm_up_s=0.02,
    batch=20,
    batch_time_s=0.002,
    placements=2,
    most_samples=400,
)
"""A case and state takes about as long as a short look: all of them take half a minute on an H200."""
WARMING = replace(CALIBRATING, least_time_s=0.5, longest_time_s=0.6)
"""A card raises its clocks under load, within so long: the first times are not kept."""
ENTRY = "idle"
"""The compiler is asked for this kernel; the machine code has all others of the file too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseTimes:
    """The times of one case in nanoseconds, with a cold cache and with a warm one."""

    cold_ns: float
    warm_ns: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Measurement:
    """What was measured on one card.

    Args:
        times: the times by the name of the case.
        clock_hz: the clock of the SMs meanwhile, that of the sheet where the card does not say it.
        throttled_by: what lowered the clock meanwhile.
        drift: how far the time of the first case lay from itself at the end, as a fraction.
    """

    times: Mapping[str, CaseTimes]
    clock_hz: float
    throttled_by: tuple[str, ...] = ()
    drift: float = 0.0


def measure(
    card: LaunchCard,
    spec: GpuSpec,
    cases: Sequence[Case],
    *,
    measuring: Measuring = CALIBRATING,
    compile_cache: CompileCache | None = None,
    on_case: Callable[[Case], None] | None = None,
) -> Measurement:
    """Measure cases, the first of them once more at the end.

    Args:
        card: takes the launches.
        spec: the card's specification.
        cases: what is launched, at least one.
        measuring: how each time is taken.
        compile_cache: keeps the compiled kernels.
        on_case: called before each case.

    Raises:
        LaunchError: the card does not take a case, or fails in it.
        CompileError: the compiler refuses the kernels for this card.
    """
    warm_up(card, spec, compile_cache)
    times, taken = dict[str, CaseTimes](), list[Time]()
    timings = {state: LaunchTiming(cache=state, measuring=measuring) for state in CacheState}
    for case in cases:
        if on_case is not None:
            on_case(case)
        both = {state: time_case(card, spec, case, timings[state], compile_cache) for state in timings}
        taken += both.values()
        cold, warm = (both[state].value_ns for state in (CacheState.COLD, CacheState.WARM))
        times[case.name] = CaseTimes(cold_ns=cold, warm_ns=warm)
    again = time_case(card, spec, cases[0], timings[CacheState.COLD], compile_cache)
    return Measurement(
        times=times,
        clock_hz=clock_hz(taken) or spec.clock_hz,
        throttled_by=tuple(
            sorted({reason for time in taken for part in time.conditions for reason in part.throttled_by})
        ),
        drift=abs(again.value_ns / times[cases[0].name].cold_ns - 1),
    )


def warm_up(card: LaunchCard, spec: GpuSpec, compile_cache: CompileCache | None = None) -> None:
    """Keep a card busy until it has raised its clocks.

    Raises:
        LaunchError: the card does not take the launches, or fails in them.
        CompileError: the compiler refuses the kernels for this card.
    """
    case = Case(kernel="chains_fma", n=1024, k=4, s=2048, block=1024, grid=2 * spec.sm_count)
    time_case(card, spec, case, LaunchTiming(cache=CacheState.WARM, measuring=WARMING), compile_cache)


def clock_hz(times: Sequence[Time]) -> float:
    """Return the median clock of the SMs while these times were taken, 0 where the card does not say it."""
    clocks = [part.sm_clock_hz for time in times for part in time.conditions if part.sm_clock_hz > 0]
    return statistics.median(clocks) if clocks else 0.0


def byte_launch(case: Case, spec: GpuSpec, compile_cache: CompileCache | None = None) -> ByteLaunch:
    """Return a case as a launch on bytes.

    Raises:
        CompileError: the compiler refuses the kernels for this card.
    """
    values = {"n": case.n, "s": case.s or 0}
    block, links = b"", list[Link]()
    for parameter in declarations()[case.kernel].parameters:
        if parameter.is_pointer:
            block += bytes(-len(block) % WORD_BYTES)
            links.append(Link(holder="", at=len(block), to=parameter.name, offset=0))
            block += bytes(WORD_BYTES)
        else:
            block += values[parameter.name].to_bytes(INT_BYTES, "little")
    return ByteLaunch(
        symbol=case.kernel,
        code=_code(case.macro, spec, compile_cache),
        grid=(case.grid, 1, 1),
        block=(case.block, 1, 1),
        dynamic_shared_bytes=case.shared_bytes,
        parameters=block,
        links=tuple(links),
        sizes=case.sizes(),
    )


@cache
def _compiled(macro: int, target: str, compile_cache: CompileCache | None) -> CompiledKernel:
    source = KERNELS.read_text(encoding="utf-8")
    return compile_source(
        source, name=KERNELS.name, target=target, entry=ENTRY, defines={"K": macro}, cache=compile_cache
    )


def _code(macro: int, spec: GpuSpec, compile_cache: CompileCache | None) -> bytes:
    """Return machine code of all kernels, or PTX for a card that is newer than the compiler."""
    compiled = _compiled(macro, spec.target, compile_cache)
    return compiled.cubin if spec.target_is_own else compiled.ptx.encode() + b"\0"


def time_case(
    card: LaunchCard, spec: GpuSpec, case: Case, timing: LaunchTiming, compile_cache: CompileCache | None = None
) -> Time:
    """Return the time of a case in one state of the cache.

    Raises:
        LaunchError: the card does not take it, or fails in it.
        CompileError: the compiler refuses the kernels for this card.
    """
    launch = byte_launch(case, spec, compile_cache)
    before: dict[str, Bytes] = {name: np.zeros(size, np.uint8) for name, size in launch.sizes.items()}
    done = card.run(launch, before, timing)
    if done.time is None:
        reason = done.failure or done.hindrance or "it has no time"
        raise LaunchError(f"the case {case.name} was not measured on the {spec.name}: {reason}")
    return done.time
