"""What the times of the cases say: the constants of the simulated multiprocessor, a function each.

The rule: a constant comes from differences of times of launches that differ in nothing else, or is not there. Nothing
is fitted, and no kernel of the catalogue is looked at. Which cases a function has read is kept, so that the sheet can
name them. A function whose cases were not measured gives no constant; one may build on constants that come before it,
and on those in use where these are missing.

What stands between the arrival of a load and the next load of a chain is known from the machine code, by the clocks
that its control bits make a warp wait (`ADDRESS_CLOCKS`).
"""

import math
import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from warplens.cuda.device.gpus import SECTOR_BYTES, TimingConstants
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.gpu.calibration.measuring import INT_BYTES, Case, Measurement
from warplens.cuda.ground.points import CacheState

COLD, WARM = CacheState.COLD, CacheState.WARM
WARP = 32
ADDRESS_CLOCKS, EARLY_ADDRESS_CLOCKS = 15.0, 18.0
"""Three instructions stand between two loads of a chain. From 8.0 on they take 4 + 5 + 6 clocks (global memory) or
5 + 5 + 5 (shared memory), by the machine code of 8.0, 9.0 and 12.0; on 7.5 the last takes 8, before each 6."""
TAG_CLOCKS = 1.0  # a request passes the tags of the L1 cache in one clock, before the latency that is measured
CHAIN_STEPS = 256  # the steps that `chase_global` makes in each of its K passes
BARRIER_CLOCKS = 2.0  # a pass of `barriers` issues a store to shared memory before its barrier
MULTIPLY_CLOCKS = 6.0  # the multiplication before each special function of `chains_special`, by its control bits
LARGEST_OF_EIGHT = sum(1 / number for number in range(2, 9))
"""The distance from the mean of an exponential distribution to the largest of eight of its numbers, in means."""
PAGE_BYTES = 2 << 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Extracted:
    """A constant that was measured, and the names of the cases that gave it."""

    value: float
    cases: tuple[str, ...]


class MissingCaseError(LookupError):
    """A case that a constant needs was not measured."""


@dataclass(slots=True)
class Times:
    """The times of a measurement, as functions read them; `known` are the constants in use."""

    measurement: Measurement
    spec: GpuSpec
    known: TimingConstants
    extracted: dict[str, Extracted] = field(default_factory=dict)
    read: dict[str, None] = field(default_factory=dict)  # the names of the cases that were read since this was cleared

    @property
    def address_clocks(self) -> float:
        """The clocks between the arrival of a load and the next load of a chain."""
        return ADDRESS_CLOCKS if self.spec.compute_capability >= (8, 0) else EARLY_ADDRESS_CLOCKS

    def constant(self, name: str) -> float:
        """Return a constant that was measured before, else that in use."""
        return self.extracted[name].value if name in self.extracted else float(getattr(self.known, name))

    def ns(self, case: Case, state: CacheState) -> float:
        """Return the time of a case; `MissingCaseError` if it was not measured."""
        times = self.measurement.times.get(case.name)
        if times is None:
            raise MissingCaseError(case.name)
        self.read[case.name] = None
        return times.cold_ns if state is COLD else times.warm_ns

    def more_ns(self, less: Case, more: Case, state: CacheState) -> float:
        """Return how much longer a case takes than another with less of the same work."""
        return self.ns(more, state) - self.ns(less, state)

    def more_clocks(self, less: Case, more: Case, state: CacheState) -> float:
        """Return the same in clocks of an SM."""
        return self.clocks(self.more_ns(less, more, state))

    def clocks(self, time_ns: float) -> float:
        """Return the clocks of an SM in a time."""
        return 1e-9 * time_ns * self.measurement.clock_hz

    def l2_sectors(self, clocks: float) -> float:
        """Return the sectors that an SM gets in some clocks at the L2 bandwidth of the sheet, while all SMs ask."""
        sectors_per_s = self.spec.l2_bandwidth_bytes_per_s / SECTOR_BYTES / self.spec.sm_count
        return clocks / self.measurement.clock_hz * sectors_per_s

    def dram_ratio(self, time_ns: float, size_bytes: float) -> float:
        """Return the time of a transfer over that at the memory bandwidth of the sheet."""
        return 1e-9 * time_ns * self.spec.memory_bandwidth_bytes_per_s / size_bytes


def extract(measurement: Measurement, spec: GpuSpec, known: TimingConstants) -> Mapping[str, Extracted]:
    """Return the constants that the times of some or all cases of a GPU give; `known` are the constants in use."""
    times = Times(measurement, spec, known)
    for name, function in FORMULAS.items():
        times.read.clear()
        try:
            value = function(times)
        except MissingCaseError:
            continue
        if 0 <= value < math.inf:  # less than nothing: what was measured is smaller than the noise of the times
            times.extracted[name] = Extracted(value=value, cases=tuple(times.read))
    return times.extracted


def _pair(
    times: Times, kernel: str, per_sm: int | tuple[int, int] = 0, **sizes: int | tuple[int, int]
) -> tuple[Case, Case]:
    """Return a launch with less and one with more of the same work; sizes in which they differ are given for both."""

    def case(at: int) -> Case:
        own = {name: size if isinstance(size, int) else size[at] for name, size in (sizes | {"per_sm": per_sm}).items()}
        grid = own.pop("per_sm") * times.spec.sm_count
        return Case(kernel=kernel, **(own | {"grid": grid} if grid else own))

    return case(0), case(1)


def block_start(times: Times) -> float:
    """Blocks that do nothing, 400 more for each SM: the time of one, in whichever SM."""
    few, many = _pair(times, "idle", per_sm=(100, 500))
    return times.more_clocks(few, many, WARM) / (many.grid - few.grid)


def _lifetime(times: Times, kernel: str, block: int) -> float:
    """Return the clocks from the start of a block to that of the next in its place: as few as possible share an SM."""
    limits, shared = times.spec.limits, times.spec.limits.shared_per_block_bytes
    resident = max(1, limits.shared_bytes // (shared + limits.reserved_shared_bytes))
    few, many = _pair(times, kernel, block=block, per_sm=(10, 30), shared_bytes=shared)
    return times.more_clocks(few, many, WARM) * resident / 20


def _launch(times: Times, state: CacheState) -> float:
    sms = times.spec.sm_count
    whole_ns = statistics.median(
        times.ns(Case(kernel="idle", block=block, grid=sms), state) for block in (32, 256, 1024)
    )
    start_clocks = times.constant("block_latency_clocks") + sms * times.constant("block_start_gpu_clocks")
    return whole_ns - 1e9 * start_clocks / times.measurement.clock_hz


# Source of control bits, chains of loads and how latencies follow from them: Jia, Maggioni, Staiger and Scarpazza,
# "Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking", 2018.


def _step(times: Times, less: Case, more: Case, state: CacheState) -> float:
    """Return the clocks of one step of a chain without the instructions that make its address."""
    steps = {"chase_shared": 64, "chain_atomic": 1}.get(more.kernel, CHAIN_STEPS) * (more.k - less.k)
    return times.more_clocks(less, more, state) / steps - times.address_clocks


def _chase(kernel: str = "chase_global", grid: int = 1) -> tuple[Case, Case]:
    """Return the short and the long chain through 16 MiB, in steps that never meet a sector again within a pass."""
    less, more = (Case(kernel=kernel, n=2048, k=k, s=4129, grid=grid) for k in (8, 32))
    return less, more


def shared_latency(times: Times) -> float:
    """A step of a chain through shared memory."""
    less, more = _pair(times, "chase_shared", n=1024, k=(8, 32))
    return _step(times, less, more, WARM)


def l1_latency(times: Times) -> float:
    """A step of a chain through 16 KiB, which the first passes have brought into the L1 cache."""
    less, more = _pair(times, "chase_global", n=64, k=(4, 16), s=33)
    return _step(times, less, more, WARM) - TAG_CLOCKS


def port_sector(times: Times) -> float:
    """One SM reads from the L2 cache alone, whole lines and past its L1 cache: the clocks of a sector."""
    less, more = _pair(times, "read_again", n=1024, k=(4, 16), s=4096, block=1024)
    return times.more_clocks(less, more, WARM) / (12 * 4096 * 16 / SECTOR_BYTES)


def _spread(times: Times, state: CacheState) -> float:
    """Return the mean of the exponential part of a latency whose largest of eight lies so far above the mean."""
    # Source: the largest of eight numbers of an exponential distribution is 1 + 1/2 + ... + 1/8 times its mean (Renyi,
    # "On the theory of order statistics", 1953). Seven further sectors come through the port of the SM.
    further = _step(times, *_chase("chase_eight"), state) - _step(times, *_chase(), state)
    return (further - 7 * times.constant("port_sector_clocks")) / LARGEST_OF_EIGHT


def page_latency(times: Times) -> float:
    """A cold chain in steps of a page of 2 MiB takes longer than one in steps of 4 KiB, by so much for each page."""
    near, far = _pair(times, "chase_global", n=8192, k=1, s=(1057, 524321))
    pages = min(CHAIN_STEPS, far.n**2 * INT_BYTES // PAGE_BYTES)
    return times.more_clocks(near, far, COLD) / pages


def atomic_latency(times: Times) -> float:
    """A step of a chain of atomic additions whose lanes are neighbours: four sectors."""
    less, more = _pair(times, "chain_atomic", n=1024, k=(16, 64), s=1)
    return _step(times, less, more, WARM) - TAG_CLOCKS - 4 * times.constant("port_sector_clocks")


def _request(times: Times, kernel: str, s: int) -> float:
    """Return the clocks of one SM for a request of a warp, while all SMs make such ones that hit the L2 cache."""
    less, more = _pair(times, kernel, n=1024, k=(1, 4), s=s, block=256, per_sm=8)
    requests = 16 * (more.k - less.k) * more.block * more.grid / WARP / times.spec.sm_count
    return times.more_clocks(less, more, WARM) / requests


def l2_atomic_sector(times: Times) -> float:
    """Atomic additions of one word in each of 32 sectors."""
    less, more = _pair(times, "add_atomic", n=1024, k=(4, 16), s=8, block=256, per_sm=8)
    sectors = (more.k - less.k) * more.block * more.grid / times.spec.sm_count
    return times.l2_sectors(times.more_clocks(less, more, WARM)) / sectors


def store_line(times: Times) -> float:
    """One SM alone stores whole lines."""
    less, more = _pair(times, "write_sectors", n=256, k=(1, 4), s=8, block=1024)
    return times.more_clocks(less, more, WARM) / (16 * (more.k - less.k) * more.block / WARP)


def dram_read(times: Times) -> float:
    """Cold reads of 64 and of 256 MiB in four ways: the median of the differences."""
    sms, ratios = times.spec.sm_count, []
    for kernel, k, block, waves in (
        ("read_words", 4, 256, 8),
        ("read_words", 4, 1024, 2),
        ("read_quads", 4, 256, 4),
        ("read_quads", 2, 256, 8),
    ):
        less, more = _pair(times, kernel, n=(4096, 8192), k=k, block=block, grid=waves * sms)
        ratios.append(times.dram_ratio(times.more_ns(less, more, COLD), _further_bytes(less, more)))
    return statistics.median(ratios)


def dram_write(times: Times) -> float:
    """The same with writes: what the L2 cache keeps is as much in both."""
    less, more = _pair(times, "write_words", n=(4096, 8192), block=256, per_sm=8)
    return times.dram_ratio(times.more_ns(less, more, COLD), _further_bytes(less, more))


def dram_turn(times: Times) -> float:
    """Copies, and sums of two arrays: what a written sector takes beyond a write and the reads, the mean of both."""
    turns = []
    for kernel, reads in (("copy_words", 1), ("add_arrays", 2)):
        less, more = _pair(times, kernel, n=(4096, 6000), k=4, block=256, per_sm=8)
        whole = times.dram_ratio(times.more_ns(less, more, COLD), _further_bytes(less, more))
        turns.append(whole - reads * times.constant("dram_read_ratio") - times.constant("dram_write_ratio"))
    return statistics.fmean(turns)


def _further_bytes(less: Case, more: Case) -> float:
    return float(more.n**2 - less.n**2) * INT_BYTES


def _hits(times: Times, s: int) -> float:
    """Return the further clocks of the long one of two launches whose loads hit the L1 cache, lanes s words apart."""
    less, more = _pair(times, "hit_lines", n=64, k=(4, 16), s=s, block=1024, per_sm=2)
    return times.more_clocks(less, more, WARM)


def l1_tag_banks(times: Times) -> float:
    """Loads that hit the L1 cache in 32 lines of one bank, over those in 32 lines side by side."""
    side, apart = (_hits(times, s) for s in (WARP, 4 * WARP))
    return apart / side if side > 0 else math.nan


def _barrier(times: Times, block: int) -> float:
    less, more = _pair(times, "barriers", n=1024, k=(4, 16), block=block, per_sm=1)
    return times.more_clocks(less, more, WARM) / (64 * (more.k - less.k))


def _turn(times: Times, kernel: str) -> float:
    """Return the clocks between two additions to one word, from those of seven more blocks an SM."""
    less, more = _pair(times, kernel, n=1024, k=4, s=0, block=256, per_sm=(1, 8))
    return times.more_clocks(less, more, WARM) / (more.k * more.block * (more.grid - less.grid))


def drain(times: Times) -> float:
    """How much longer a block lives that ends with a store, over the latency of the L2 cache."""
    further = _lifetime(times, "store_once", WARP) - times.constant("block_latency_clocks")
    return further / times.constant("l2_latency_clocks")


def _link(times: Times, kernel: str) -> float:
    less, more = _pair(times, kernel, n=1024, k=1, s=(512, 2048), per_sm=1)
    return times.more_clocks(less, more, WARM) / 1536


FORMULAS: dict[str, Callable[[Times], float]] = {  # of each constant, in the order in which they are used
    "block_start_gpu_clocks": block_start,
    # The life of a block of one warp that does nothing.
    "block_latency_clocks": partial(_lifetime, kernel="idle", block=WARP),
    # How much longer a block of 32 warps lives than one of one, for each further warp.
    "warp_start_clocks": lambda times: (_lifetime(times, "idle", 1024) - _lifetime(times, "idle", WARP)) / 31,
    # A launch of one block an SM that does nothing, less what its blocks take to start.
    "launch_cold_ns": partial(_launch, state=COLD),
    # The same, right after another one.
    "launch_warm_ns": partial(_launch, state=WARM),
    "shared_latency_clocks": shared_latency,
    "l1_latency_clocks": l1_latency,
    "port_sector_clocks": port_sector,
    # A step of a chain through 16 MiB that the L2 cache holds.
    "l2_latency_clocks": lambda times: (
        _step(times, *_chase(), WARM) - TAG_CLOCKS - times.constant("port_sector_clocks")
    ),
    # The same, of 16 MiB that the L2 cache lacks.
    "dram_latency_clocks": lambda times: (
        _step(times, *_chase(), COLD) - TAG_CLOCKS - times.constant("port_sector_clocks")
    ),
    # A step of eight chains in a warp is as slow as the slowest of them.
    "l2_spread_clocks": partial(_spread, state=WARM),
    # The same, with the L2 cache cold.
    "dram_spread_clocks": partial(_spread, state=COLD),
    "page_latency_clocks": page_latency,
    # A step of a cold chain that all SMs follow at the same time, over that of one SM alone.
    "first_latency_ratio": lambda times: (
        _step(times, *_chase(grid=times.spec.sm_count), COLD) / _step(times, *_chase(), COLD)
    ),
    "atomic_latency_clocks": atomic_latency,
    # Requests of 32 sectors in 32 lines and in 8: the difference is that of 24 lines.
    "l2_line_ratio": lambda times: (
        times.l2_sectors(_request(times, "read_sectors", 32) - _request(times, "read_sectors", 8)) / 24
    ),
    # A request of 32 sectors in 8 lines, less the lines.
    "l2_sector_ratio": lambda times: (
        times.l2_sectors(_request(times, "read_sectors", 8)) / 32 - times.constant("l2_line_ratio") / 4
    ),
    # Stores of four whole sectors in four lines and in one: the difference is that of three lines.
    "l2_write_line_ratio": lambda times: (
        times.l2_sectors(_request(times, "write_sectors", 32) - _request(times, "write_sectors", 8)) / 3
    ),
    # A store of a whole line, less the line.
    "l2_write_sector_ratio": lambda times: (
        (times.l2_sectors(_request(times, "write_sectors", 8)) - times.constant("l2_write_line_ratio")) / 4
    ),
    # A store of one word in each of 32 sectors in 8 lines, less the lines.
    "l2_partial_sector_ratio": lambda times: (
        times.l2_sectors(_request(times, "write_parts", 8)) / 32 - times.constant("l2_write_line_ratio") / 4
    ),
    "l2_atomic_sector_ratio": l2_atomic_sector,
    "store_line_clocks": store_line,
    "dram_read_ratio": dram_read,
    "dram_write_ratio": dram_write,
    "dram_turn_ratio": dram_turn,
    "l1_tag_banks": l1_tag_banks,
    # How much longer a barrier of 32 warps takes than one of one, for each further warp.
    "barrier_clocks": lambda times: (_barrier(times, 1024) - _barrier(times, WARP)) / 31,
    # A barrier of one warp, less its arrival and the store before it.
    "barrier_latency_clocks": lambda times: _barrier(times, WARP) - times.constant("barrier_clocks") - BARRIER_CLOCKS,
    # Integer additions of all lanes of the GPU to one word.
    "atomic_turn_clocks": partial(_turn, kernel="add_atomic"),
    # The same, of float32 additions.
    "float_atomic_turn_clocks": partial(_turn, kernel="add_float"),
    "drain_ratio": drain,
    # A link of a chain of sines, less the multiplication before each.
    "sfu_latency_clocks": lambda times: _link(times, "chains_special") - MULTIPLY_CLOCKS,
    # A link of a chain of fused multiply-adds in double precision.
    "fp64_latency_clocks": partial(_link, kernel="chains_double"),
}
