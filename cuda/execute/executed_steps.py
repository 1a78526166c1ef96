"""The steps of an executed sequence: what their launches cost, step by step and all together.

The rule: counters and modelled times are plain sums over launches. What has no sum (registers, occupancy) is that of
the longest launch of a step, and for the whole sequence that of the step that takes most of the time.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from math import prod

from warplens.cuda.catalogue.sequence import step_name
from warplens.cuda.compiler import ControlFlow
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import derived_metrics
from warplens.cuda.execute.instructions.lanes import InstructionCounts, inferred_instructions
from warplens.cuda.execute.instructions.warp_paths import paths_of
from warplens.cuda.execute.preparation import CompiledPoint, launch_shape
from warplens.cuda.ground.errors import LaunchError, UnsupportedError
from warplens.cuda.ground.metrics import METRICS, MetricValue, Provenance
from warplens.cuda.ground.points import NOTE_ON_LONGEST_STEP, CacheState, StepResult, Time
from warplens.cuda.ground.quantities import ranked_terms
from warplens.cuda.ptx.tokens import source_lines
from warplens.cuda.simt.counting.counts import LaunchCounts, total
from warplens.cuda.simt.counting.transactions import LOG_WORDS, REQUEST_WORDS, RecordedBlocks
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.timing import ModelledTime, mean_stalls, model_time
from warplens.cuda.timing.moved_arrays import LaunchTrace, WarpPaths

STEP_METRICS = (
    "gld_efficiency", "gst_efficiency", "shared_efficiency", "warp_execution_efficiency", "gld_transactions",
    "gst_transactions", "gld_requests", "gst_requests", "shared_load_transactions", "shared_store_transactions",
    "excess_sectors", "excess_wavefronts", "atomic_requests", "reduction_requests", "barriers", "warp_instructions",
    "flops", "theoretical_occupancy", "occupancy_limiter", "registers_per_thread", "shared_bytes_per_block",
    "local_bytes_per_thread", "achieved_occupancy", "time_limiter", "time_runner_up",
    *(key for key in METRICS if key.startswith("stall_")),
)  # fmt: skip
"""A step keeps these metrics, by which steps are compared and advice is given; the point has all, of the sum."""
KEPT_LAUNCHES = 64  # the counters of a step are added up after this many launches
LAUNCH, LAUNCHES = "launch", "launches"
"""The term of a launch itself, and that of all launches of a sequence."""


class ExecutedStep:
    """A step, all of whose launches are executed; a point of one launch has one step.

    `launches` is their number so far, `longest` the one that takes longest by the model, by default the first, `flow`
    the control flow of its machine code, None where that is not read.
    """

    def __init__(self, number: int, flow: ControlFlow | None, first: CompiledPoint) -> None:
        self.number = number
        self.launches = 0
        self.longest = first
        self.flow = flow
        self._longest_ns = 0.0
        self._counts: list[tuple[LaunchCounts, int]] = []
        self._models: list[ModelledTime] = []

    def add(self, code: CompiledPoint, counts: LaunchCounts, *, times: int = 1, is_modelled: bool = True) -> None:
        """Add a launch, which may stand for several `times`; it counts in the time of the step if it `is_modelled`.

        The sum of many is kept in their place, since a loop may make many thousands.
        """
        if is_modelled:
            model = estimate(code, counts)
            if model.time_ns > self._longest_ns:
                self.longest, self._longest_ns = code, model.time_ns
            self._models.append(model)
        self.launches += times
        self._counts.append((counts, times))
        if len(self._counts) == KEPT_LAUNCHES:
            self._counts, self._models = [(self.counts, 1)], [self.model] if is_modelled else []

    @property
    def counts(self) -> LaunchCounts:
        """The counters of all launches."""
        return total(self._counts)

    @cached_property
    def instructions(self) -> InstructionCounts | None:
        """The instructions of the machine code of all launches, None where they are not known."""
        return inferred_instructions(self.flow, self.counts)

    @property
    def model(self) -> ModelledTime:
        """The modelled time of all launches."""
        return replace(summed(self._models), waits_at=mean_waits(self._models))

    @property
    def resources(self) -> dict[str, MetricValue]:
        """The metrics of resources and occupancy, those of the longest launch."""
        code = self.longest
        return derived_metrics.resource_metrics(
            code.compiled.resources, code.workload.dynamic_shared_bytes, code.fits, code.spec
        )


def estimate(
    code: CompiledPoint, counts: LaunchCounts, trace: LaunchTrace | None = None, cache: CacheState = CacheState.COLD
) -> ModelledTime:
    """Return the modelled time of a launch; `trace` and `cache` are those of `warplens.cuda.timing.model_time`.

    Raises:
        UnsupportedError: the sheet has no rate of the products of matrices that the launch makes.
    """
    workload = code.workload
    return model_time(
        counts=counts,
        spec=code.spec,
        occupancy=code.fits,
        blocks=prod(workload.grid),
        threads_per_block=prod(workload.block),
        footprint_bytes=workload.array_bytes(),
        trace=trace,
        cache=cache,
    )


def step_result(step: ExecutedStep) -> StepResult:
    """Return a step as a result keeps it."""
    spec, model = step.longest.spec, step.model
    metrics = (
        step.resources
        | derived_metrics.counted_metrics(step.counts, spec, machine=step.instructions)
        | derived_metrics.instruction_metrics(step.counts, step.instructions, spec)
        | derived_metrics.modelled_metrics(model, None, None, source_lines(step.longest.compiled.ptx))
    )
    return StepResult(
        number=step.number,
        kernel=step.longest.workload.kernel,
        launches=step.launches,
        launch=launch_shape(step.longest.workload),
        time=Time(value_ns=model.time_ns, provenance=Provenance.MODELLED, terms_ns=model.terms_ns),
        metrics={key: metrics[key] for key in STEP_METRICS if key in metrics},
    )


def longest_of(steps: Sequence[ExecutedStep]) -> ExecutedStep:
    """Return the step that takes most of the time, by the model."""
    return max(steps, key=lambda step: step.model.time_ns)


def longest_note(number: int, kernel: str) -> str:
    """Return the note on the metrics of a sequence that have no sum."""
    return f"{NOTE_ON_LONGEST_STEP} {step_name(number, kernel)}, which takes longest"


def summed(models: Sequence[ModelledTime], times: Sequence[int] = ()) -> ModelledTime:
    """Return the modelled time of at least one launch, one after the other; `times` says how often each is made.

    Times and terms are added, and the limiters follow from the sums. The achieved occupancy and the stalls are means
    over the time, and the waves are those of the longest launch. The launches may be of several kernels, so that no
    lines are named at which warps wait.
    """
    repeated = tuple(zip(models, times or [1] * len(models), strict=True))
    time_ns = sum(repeats * model.time_ns for model, repeats in repeated)
    names = dict.fromkeys(name for model in models for name in model.terms_ns)
    terms = {name: sum(repeats * model.terms_ns.get(name, 0.0) for model, repeats in repeated) for name in names}
    if sum(repeats for _, repeats in repeated) > 1 and LAUNCH in terms:
        terms[LAUNCHES] = terms.pop(LAUNCH) + terms.get(LAUNCHES, 0.0)
    ranked = ranked_terms(terms, time_ns)
    weighted = sum(repeats * model.time_ns * model.achieved_occupancy_percent for model, repeats in repeated)
    return replace(
        max(models, key=lambda model: model.time_ns),
        time_ns=time_ns,
        terms_ns=terms,
        limiter=ranked[0],
        runner_up=ranked[1],
        achieved_occupancy_percent=weighted / time_ns,
        stalls=mean_stalls((model, repeats * model.time_ns) for model, repeats in repeated),
        waits_at=(),
        notes=tuple(dict.fromkeys(note for model in models for note in model.notes)),
    )


def mean_waits(models: Sequence[ModelledTime]) -> tuple[tuple[int, float], ...]:
    """Return the lines at which the launches of one kernel wait, with their shares of all waiting, longest first."""
    waiting = [model for model in models if model.waits_at]
    spent_ns = sum(model.time_ns for model in waiting)
    shares: dict[int, float] = defaultdict(float)
    for model in waiting:
        for line, share in model.waits_at:
            shares[line] += share * model.time_ns / spent_ns
    return tuple(sorted(shares.items(), key=lambda place: -place[1]))


def fill_time(size_bytes: int, spec: GpuSpec) -> ModelledTime:
    """Return the modelled time of setting bytes to zero: a launch, and the bytes through DRAM."""
    moving_ns = 1e9 * size_bytes / (spec.memory_bandwidth_bytes_per_s * spec.dram_efficiency)
    terms = {LAUNCH: spec.launch_overhead_ns, "dram": moving_ns}
    ranked = sorted(terms, key=lambda name: -terms[name])
    return ModelledTime(
        time_ns=sum(terms.values()),
        terms_ns=terms,
        limiter=ranked[0],
        runner_up=ranked[1],
        achieved_occupancy_percent=0.0,
        waves=0.0,
    )


# Records what the timing model simulates: the requests of blocks that one multiprocessor takes.
# The launch has been executed and its results compared; recording executes some blocks of it again, on the arrays as
# the launch left them. Where that is not possible (the blocks wait for each other, the machine code is not read, no
# flow fits the counts) there is no trace, and the time is estimated.

KEPT_REQUESTS = 6
"""The requests of each instruction that are kept of a warp: a few trips of a loop show how its addresses go on."""
MOST_BLOCKS = 64
MOST_BYTES = 64 << 20  # the recorded requests and branches take no more memory, unless a caller has less
GENERATIONS, FEW_RESIDENT = 3, 8
"""Blocks of three generations are recorded, of two where more than eight are resident at a time."""
LONGEST_S = 1.0  # the longest that recording may take, estimated from the time that a block took before
RECORDING_COST = 2.0  # the time of a block whose requests are recorded, over its time without that, roughly
FIRST_BLOCK = 60
"""The simulated multiprocessor takes this block first: not the first of the grid, which is often at a border."""
OTHER_FIRST = (0.5, 0.25, 0.0)
"""Where its blocks do less than others, it takes one first that lies behind this share of the grid."""
LESS = 0.7  # blocks do less than others if their warps execute less than this share of the average instructions


def launch_trace(
    launch: Launch,
    flow: ControlFlow | None,
    counts: LaunchCounts,
    instructions: InstructionCounts | None,
    *,
    spec: GpuSpec,
    fits: Occupancy,
    shared_bytes: int,
    most_bytes: int = MOST_BYTES,
) -> LaunchTrace | None:
    """Return the trace of a launch that has run, None where there can be none.

    Its arrays are changed. `instructions` are those of its machine code, `shared_bytes` the static and dynamic shared
    memory of a block; the recorded requests take `most_bytes`.
    """
    if flow is None or instructions is None:
        return None
    executed = counts.blocks if counts.sample is None else counts.sample.executed
    block_s = RECORDING_COST * launch.elapsed_s / max(1, executed)
    warps, sites = counts.warps // counts.blocks, max(1, len(counts.memory))
    block_bytes = 8 * warps * (sites * (1 + KEPT_REQUESTS * REQUEST_WORDS) + LOG_WORDS)
    most = max(1, min(int(LONGEST_S / block_s) if block_s else MOST_BLOCKS, most_bytes // block_bytes))
    firsts = [FIRST_BLOCK, *(int(share * counts.blocks) for share in OTHER_FIRST)]
    best: tuple[float, RecordedBlocks, WarpPaths] | None = None
    for first in firsts:
        blocks = block_numbers(counts.blocks, spec.sm_count, fits.blocks_per_sm, first)
        if not launch.independence.any_order:
            blocks = tuple(range(min(len(blocks), counts.blocks)))
        try:
            recorded = launch.record_blocks(blocks[:most], kept=KEPT_REQUESTS)
        except (LaunchError, UnsupportedError):  # it ran as a whole, so it is the recording that cannot be done
            return None
        paths = paths_of(flow, counts, instructions.passes, recorded)
        work = float(paths.instructions.mean()) / max(1.0, instructions.warp_instructions / counts.warps)
        if best is None or work > best[0]:
            best = work, recorded, paths
        if work >= LESS or paths.is_cut or not launch.independence.any_order:
            break
    assert best is not None
    _, recorded, paths = best
    return LaunchTrace(
        flow=flow,
        passes=instructions.passes,
        recorded=recorded,
        paths=paths,
        global_sites=tuple(m.index for m in counts.memory if m.space in {"global", "local"}),
        array_bytes={name: array.nbytes for name, array in launch.request.arrays.items()},
        shared_bytes=shared_bytes,
    )


def block_numbers(blocks: int, multiprocessors: int, resident: int, first: int = FIRST_BLOCK) -> tuple[int, ...]:
    """Return the numbers of the blocks that one multiprocessor takes, from `first` on, in ascending order.

    Blocks go to the multiprocessors in turn, each of which holds `resident` ones at a time.
    """
    taken = -(-blocks // min(blocks, multiprocessors))
    generations = GENERATIONS if resident <= FEW_RESIDENT else GENERATIONS - 1
    first = min(first, blocks - 1)
    wanted = min(taken, generations * resident, MOST_BLOCKS)
    return tuple(sorted({(first + multiprocessors * number) % blocks for number in range(wanted)}))
