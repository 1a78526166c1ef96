"""Measures the cases of a calibration on a GPU: each launch with the caches cold and warm.

The rule: a case is timed as a point of a sweep is, by the GPU that runs launches on bytes. Arrays hold zeros, which the
kernels read and which leave their paths alone. A case that fails ends the calibration with the case and the reason.
"""

import statistics
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import numpy as np

from warplens.cuda.capture.memory import POINTER_BYTES
from warplens.cuda.catalogue.source.kernels import KernelDeclaration, kernels_of
from warplens.cuda.compiler import compilation, compiled
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.gpu.launch_process import ByteLaunch, Bytes, LaunchProcess, LaunchTiming, Link
from warplens.cuda.execute.gpu.opened_gpu import device_code
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.points import CacheState, Measuring, Time

# The launches whose times give the timing constants of a GPU.
# The name of a case is complete; with `microbenchmarks.cu` it gives the same launch on any GPU. The parts of
# `chase_global/n64/k4/s33/b32/g1` are the kernel, its int parameters `n` and `s`, its macro `K`, the threads of a block
# and the blocks of the grid; a part `m65536` is its dynamic shared memory in bytes. A case is one of a pair wherever
# that is possible, the same launch with more of the same work: the difference of their times holds neither the launch
# nor the start of the blocks.

KERNELS = Path(__file__).with_name("microbenchmarks.cu")
CASES = Path(__file__).with_name("cases.toml")
INT_BYTES = 4
MARGIN_BYTES = 256  # arrays have this many more bytes, for kernels that read a little past their own
ELEMENT_BYTES = {"float4": 16, "double": 8}  # those of the types that are wider than a word
WRITES_PLACES = frozenset(  # these kernels write n x n places; all others at most one for each thread
    {"write_words", "write_apart", "write_scattered", "write_sectors", "write_parts", "copy_words", "add_arrays",
     "scale_once", "add_atomic", "add_float", "add_scattered", "chain_atomic"}
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One launch of a kernel of `microbenchmarks.cu`."""

    kernel: str
    n: int = 1  # an int parameter
    k: int = 0  # its macro `K`, 0 where it has none
    s: int | None = None  # another int parameter, which may be missing
    block: int = 32  # in threads
    grid: int = 1  # in blocks
    shared_bytes: int = 0

    @property
    def name(self) -> str:
        """The name of the case."""
        k = f"/k{self.k}" if self.k else ""
        s = f"/s{self.s}" if self.s is not None else ""
        shared = f"/m{self.shared_bytes}" if self.shared_bytes else ""
        return f"{self.kernel}/n{self.n}{k}{s}{shared}/b{self.block}/g{self.grid}"

    def sizes(self) -> dict[str, int]:
        """Return the bytes of each array."""
        sizes = {}
        for parameter in declarations()[self.kernel].parameters:
            if parameter.is_pointer:
                width = next((size for name, size in ELEMENT_BYTES.items() if name in parameter.type), INT_BYTES)
                is_small = parameter.name == "out" and self.kernel not in WRITES_PLACES
                elements = self.block * self.grid if is_small else self.n**2 * INT_BYTES // min(width, 16)
                sizes[parameter.name] = max(elements, 1) * width + MARGIN_BYTES
        return sizes


@cache
def declarations() -> dict[str, KernelDeclaration]:
    """Return the kernels of the file by name."""
    return {kernel.name: kernel for kernel in kernels_of(KERNELS.read_text(encoding="utf-8"))}


def cases_of(spec: GpuSpec) -> tuple[Case, ...]:
    """Return the cases of a GPU, as `cases.toml` lists them."""
    cases = []
    for row in tomllib.loads(CASES.read_text(encoding="utf-8"))["cases"]:
        per_sm, is_alone = row.pop("per_sm", 0), row.pop("is_alone", False)
        # the most that a block may have leaves an SM with as few blocks as possible
        case = Case(**row, shared_bytes=spec.limits.shared_per_block_bytes if is_alone else 0)
        cases.append(replace(case, grid=per_sm * spec.sm_count) if per_sm else case)
    return tuple(dict.fromkeys(cases))


CALIBRATING = Measuring(  # a case and state takes about as long as a short look: all take half a minute on an H200
    least_samples=10,
    least_time_s=0.02,
    longest_time_s=0.1,
    longest_warm_up_s=0.02,
    batch=20,
    batch_time_s=0.002,
    placements=2,
    most_samples=400,
)
WARMING = replace(CALIBRATING, least_time_s=0.5, longest_time_s=0.6)
"""A GPU raises its clocks under load, within so long: the first times are not kept."""
ENTRY = "idle"  # the compiler is asked for this kernel; the machine code has all others of the file too


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseTimes:
    """The times of one case in nanoseconds, with a cold cache and with a warm one."""

    cold_ns: float
    warm_ns: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Measurement:
    """What was measured on one GPU, and what the clock did meanwhile."""

    times: Mapping[str, CaseTimes]  # by the names of the cases
    clock_hz: float  # that of the sheet where the GPU does not say it
    throttled_by: tuple[str, ...] = ()
    drift: float = 0.0  # how far the time of the first case lay from itself at the end, as a fraction


def measure(
    gpu: LaunchProcess, spec: GpuSpec, cases: Sequence[Case], *, measuring: Measuring = CALIBRATING
) -> Measurement:
    """Measure cases, at least one, and the first of them once more at the end."""
    warm_up(gpu, spec)
    times, taken = dict[str, CaseTimes](), list[Time]()
    timings = {state: LaunchTiming(cache=state, measuring=measuring) for state in CacheState}
    for case in cases:
        both = {state: time_case(gpu, spec, case, timings[state]) for state in timings}
        taken += both.values()
        cold, warm = (both[state].value_ns for state in (CacheState.COLD, CacheState.WARM))
        times[case.name] = CaseTimes(cold_ns=cold, warm_ns=warm)
    again = time_case(gpu, spec, cases[0], timings[CacheState.COLD])
    return Measurement(
        times=times,
        clock_hz=clock_hz(taken) or spec.clock_hz,
        throttled_by=tuple(
            sorted({reason for time in taken for part in time.conditions for reason in part.throttled_by})
        ),
        drift=abs(again.value_ns / times[cases[0].name].cold_ns - 1),
    )


def warm_up(gpu: LaunchProcess, spec: GpuSpec) -> None:
    """Keep a GPU busy until it has raised its clocks."""
    case = Case(kernel="chains_fma", n=1024, k=4, s=2048, block=1024, grid=2 * spec.sm_count)
    time_case(gpu, spec, case, LaunchTiming(cache=CacheState.WARM, measuring=WARMING))


def clock_hz(times: Sequence[Time]) -> float:
    """Return the median clock of the SMs while these times were taken, 0 where the GPU does not say it."""
    clocks = [part.sm_clock_hz for time in times for part in time.conditions if part.sm_clock_hz > 0]
    return statistics.median(clocks) if clocks else 0.0


def byte_launch(case: Case, spec: GpuSpec) -> ByteLaunch:
    """Return a case as a launch on bytes."""
    values = {"n": case.n, "s": case.s or 0}
    block, links = b"", list[Link]()
    for parameter in declarations()[case.kernel].parameters:
        if parameter.is_pointer:
            block += bytes(-len(block) % POINTER_BYTES)
            links.append(Link(holder="", at=len(block), to=parameter.name, offset=0))
            block += bytes(POINTER_BYTES)
        else:
            block += values[parameter.name].to_bytes(INT_BYTES, "little")
    return ByteLaunch(
        symbol=case.kernel,
        code=device_code(_compiled(case.k or 1, spec.target), spec),
        grid=(case.grid, 1, 1),
        block=(case.block, 1, 1),
        dynamic_shared_bytes=case.shared_bytes,
        parameters=block,
        links=tuple(links),
        sizes=case.sizes(),
    )


@cache
def _compiled(macro: int, target: str) -> compiled.CompiledKernel:
    source = KERNELS.read_text(encoding="utf-8")
    return compilation.compile_source(source, name=KERNELS.name, target=target, entry=ENTRY, defines={"K": macro})


def time_case(gpu: LaunchProcess, spec: GpuSpec, case: Case, timing: LaunchTiming) -> Time:
    """Return the time of a case in one state of the cache."""
    launch = byte_launch(case, spec)
    before: dict[str, Bytes] = {name: np.zeros(size, np.uint8) for name, size in launch.sizes.items()}
    done = gpu.run(launch, before, timing)
    if done.time is None:
        reason = done.failure or done.hindrance or "it has no time"
        raise LaunchError(f"the case {case.name} was not measured on the {spec.name}: {reason}")
    return done.time
