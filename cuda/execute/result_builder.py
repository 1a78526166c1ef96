"""Builds the result of a point while the point runs: its status, its notes, and its metrics.

The rule: a runner writes what it learns into the builder at once. Whatever happens later, the result has it: a point
that fails in its launch still has its title, its resources and what the kernel printed. No formula stands here: a
function reads quantities off the counters, times and plans of a point, `warplens.cuda.ground.metrics` derives the
metrics from them, and the function adds the provenance and the notes.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace

from warplens.cuda.catalogue.assumptions import inventions_of
from warplens.cuda.catalogue.kernel_file import Workload, with_inputs
from warplens.cuda.compiler.compiled import KernelResources
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.what_if import product_of
from warplens.cuda.execute import verification
from warplens.cuda.execute.instructions.instruction_counts import InstructionCounts, MachineRequests
from warplens.cuda.ground import points
from warplens.cuda.ground.errors import FailureKind, InstructionLimitError, KernelFault, LaunchLimitError, WarplensError
from warplens.cuda.ground.metrics import (
    METRICS,
    InstructionQuantities,
    MemoryQuantities,
    MetricValue,
    ModelQuantities,
    Provenance,
    Quantities,
    ResourceQuantities,
    TimeQuantities,
    derived,
)
from warplens.cuda.simt.counting.counts import SURFACE, TEXTURE, LaunchCounts, Sample, Unit, least_wavefronts
from warplens.cuda.timing import Method, ModelledTime

PRINTED_LINES = 100  # a result keeps this many lines of the text that a kernel prints


class ResultBuilder:
    """The result of one point, which a runner fills in; its clock starts when it is made.

    A runner sets `title`, `launch`, `steps`, `time` and `compiler`, adds to `metrics` and `notes`, and ends with
    `result`. The point is OK unless `skip`, `fail` or `judge` says otherwise; the last of them decides. The title is
    the name of the kernel until its file is read.
    """

    def __init__(self, point: points.PointSpec, *, title: str = "", compiler: str = "") -> None:
        self.point = point
        self.title = title or point.kernel
        self.compiler = compiler
        self.launch: points.LaunchShape | None = None
        self.steps: tuple[points.StepResult, ...] = ()
        self.time: points.Time | None = None
        self.metrics: dict[str, MetricValue] = {}
        self.status = points.Status.OK
        self.reason = ""
        """Why the point is unchecked or skipped or has failed, "" while it is OK."""
        self.failure: FailureKind | None = None
        """The kind of a failure, or of a limit for which the point is skipped."""
        self._check: points.Check | None = None
        self._notes: list[str] = []
        self._printed = ""
        self._started_s = time.perf_counter()
        self.doubt: Callable[[str], str] = lambda _: ""
        """Returns why a fault need not be one of the kernel, for a launch that is partly assumed."""
        self.sizes_seen = ""
        """Says at which sizes a fault was seen, for a launch that is smaller than that of the host code."""
        self.model: Callable[[points.CacheState], None] | None = None
        """Sets time and metrics of the timing model to those of a state of the L2 cache, once the counts are there."""

    @property
    def invented(self) -> tuple[points.Invention, ...]:
        """What no host code says of the launch, as far as the notes tell."""
        assumed = [note.removeprefix(points.ASSUMED) for note in self._notes if note.startswith(points.ASSUMED)]
        return inventions_of(assumed) if assumed else ()

    @property
    def elapsed_s(self) -> float:
        """Seconds since the builder was made."""
        return time.perf_counter() - self._started_s

    def skip(self, reason: str, kind: FailureKind | None = None) -> None:
        """Skip the point: its kernel or the device does not allow it."""
        self.status, self.reason, self.failure = points.Status.SKIPPED, reason, kind

    def fail(self, reason: str, kind: FailureKind) -> None:
        """Fail the point."""
        self.status, self.reason, self.failure = points.Status.FAILED, reason, kind

    def leave_unchecked(self, reason: str) -> None:
        """Say why nobody knows whether the result is right."""
        self.status, self.reason = points.Status.UNCHECKED, reason

    def judge(self, checks: Sequence[points.Check], uncompared: str = "") -> bool:
        """Keep the first wrong comparison with the reference, else the first; return whether none is wrong.

        A wrong result fails the point. Without a comparison it is unchecked, and `uncompared` says why.
        """
        self._check = next((check for check in checks if check.wrong), checks[0] if checks else None)
        if self._check is None:
            self.leave_unchecked(uncompared)
            return True
        if not self._check.wrong:
            return True
        self.fail(verification.describe(self._check), FailureKind.WRONG)
        return False

    def fail_first(self, fault: KernelFault) -> None:
        """Fail a point by a fault that the search found, which comes before a wrong result among the reasons."""
        # The launch came to its end, so an unchecked point whose launch is partly assumed stays so, for that reason.
        doubt = self.doubt(str(fault))
        if doubt and self.status is points.Status.UNCHECKED:
            self.leave_unchecked(f"{fault}{self.sizes_seen}{doubt}")
            self.failure = fault.kind
            return
        reason = f"{fault}{self.sizes_seen}{doubt}"
        self.fail(f"{reason}; {self.reason}" if self.status is points.Status.FAILED else reason, fault.kind)

    def add_hazards(self, report: verification.HazardReport) -> None:
        """Add what a search for races and memory errors has shown."""
        is_other_size = any(invention.host_value for invention in self.invented)
        where = " at this size, which is not the host code's own" if is_other_size else ""
        self.add_notes(*(f"{sentence}{where}" for sentence in report.unwritten), *report.notes)
        if report.fault:
            self.fail_first(report.fault)

    def try_inputs(
        self, workload: Workload, run: Callable[[Workload], Sequence[points.Check]], *, is_compared: bool
    ) -> None:
        """Run a workload on the other inputs of a point until one fails, and name it; `run` may compare results."""
        workloads = {inputs: with_inputs(workload, inputs) for inputs in self.point.inputs}
        for inputs, changed in workloads.items():
            if changed is None or not self.status.is_usable:
                continue
            which = f"with the inputs {inputs.value!r}"
            try:
                wrong = next((check for check in run(changed) if check.wrong), None)
            except LaunchLimitError as error:
                self.skip(str(error), error.kind)
            except WarplensError as error:
                self.fail(f"{which}: {error}", error.kind)
            except Exception:  # an error of the driver, which fails the point further up
                self.add_notes(f"this was {which}")
                raise
            else:
                if wrong is not None:
                    self._check = wrong
                    self.fail(f"{which}, {verification.describe(wrong)}", FailureKind.WRONG)
        if self.status.is_usable:
            self.add_notes(*verification.tried_inputs(workloads, is_compared=is_compared))

    def add_counts(
        self, counts: LaunchCounts, machine: InstructionCounts | None, spec: GpuSpec, least_bytes: int = 0
    ) -> None:
        """Add the metrics of counters; `machine` are the instructions of the machine code, where they are known."""
        self.metrics |= counted_metrics(counts, spec, least_bytes, machine)
        self.metrics |= instruction_metrics(counts, machine, spec)

    def add_model(
        self,
        model: ModelledTime,
        flops: int | None = None,
        bytes_: int | None = None,
        lines: Mapping[int, int] | None = None,
    ) -> None:
        """Add a modelled time and its metrics; arguments as those of `modelled_metrics`."""
        self.metrics |= modelled_metrics(model, flops, bytes_, lines)
        self.add_notes(*model.notes)
        self.time = points.Time(
            value_ns=model.time_ns, provenance=Provenance.MODELLED, terms_ns=model.terms_ns, cache=self.point.cache
        )

    def add_notes(self, *notes: str) -> None:
        """Add sentences on how the point was run that a reader should know, each once."""
        self._notes += (note for note in dict.fromkeys(notes) if note not in self._notes)

    def keep_printed(self, text: str) -> None:
        """Keep the first lines of the text that the kernel printed."""
        self._printed = first_lines(text)

    @contextmanager
    def expected_failures(self) -> Iterator[None]:
        """Turn errors raised on purpose into the status: a limit of the device skips the point, any other fails it."""
        try:
            yield
        except LaunchLimitError as error:
            self.skip(str(error), error.kind)
        except (KernelFault, InstructionLimitError) as error:
            fault = str(error)  # what was assumed may be its reason
            self.fail(f"{fault}{self.sizes_seen}{self.doubt(fault)}", error.kind)
        except WarplensError as error:
            self.fail(str(error), error.kind)

    def result(self, elapsed_s: float | None = None) -> points.PointResult:
        """Return the result; `elapsed_s` is by default the time since the builder was made."""
        return replace(
            points.result_of(self.point, self.status, self.reason, self.failure),
            title=self.title,
            launch=self.launch,
            check=self._check,
            time=self.time,
            metrics=dict(self.metrics),
            compiler=self.compiler,
            elapsed_s=self.elapsed_s if elapsed_s is None else elapsed_s,
            notes=tuple(self._notes),
            printed=self._printed,
            steps=self.steps,
            invented=self.invented,
        )


def first_lines(text: str) -> str:
    """Return the first PRINTED_LINES lines of a text, and in a last line how many more there are."""
    lines = text.splitlines()
    if len(lines) <= PRINTED_LINES:
        return text
    return "\n".join([*lines[:PRINTED_LINES], f"... and {len(lines) - PRINTED_LINES:,} more lines"])


# The metrics of counters, of the compiled kernel and of the modelled time.

SHARED_METRICS = {"shared_efficiency", "shared_load_transactions", "shared_store_transactions", "excess_wavefronts"}
SECTOR_METRICS = {"gld_transactions", "gst_transactions", "excess_sectors"}
EFFICIENCIES = {"gld_efficiency", "gst_efficiency", "shared_efficiency"}
LOCAL_LOADS = ("local_load_requests", "local_load_transactions")
LOCAL_STORES = ("local_store_requests", "local_store_transactions")
LOCAL_SECTORS = {"local_load_transactions", "local_store_transactions"}
SPILL_METRICS = ("spill_requests", "spill_share")
CONSTANT_METRICS = ("constant_instructions", "constant_cache_requests")
INFERRED = "machine instructions, inferred from the counts of the PTX"
PART_OF_WARP = "sectors of spilled registers by the average number of active lanes"
GUARD_METRICS = {"warp_nonpred_execution_efficiency"}
FIRST_WITH_EFFICIENCIES = (2, 0)  # NVIDIA's profilers have metrics of efficiency from this compute capability on
NO_MACHINE_CODE = "the compiler makes no machine code of compute capability {}.{}"
"""Where there is machine code it is read, so that merged accesses count as the GPU makes them."""
ESTIMATED = "estimated: no multiprocessor was simulated over the machine code"
"""The note on what an estimated time says beside the time."""
NAMED_LINES = 3  # the number of lines that are named, those at which warps wait longest


def sample_notes(sample: Sample | None) -> tuple[str, ...]:
    """Say how much of a launch was executed, where that is not all; a small percentage has two significant digits."""
    if sample is None:
        return ()
    percent = f"{sample.percent:.1f}" if sample.percent >= 0.1 else f"{sample.percent:.2g}"
    return (f"sampled: {sample.executed:,} of {sample.blocks:,} blocks ({percent} %)",)


def _note(key: str, spec: GpuSpec, sample: Sample | None) -> str:
    notes = [*sample_notes(sample)]
    if spec.compute_capability < FIRST_WITH_EFFICIENCIES and key in EFFICIENCIES:
        notes.append("bytes asked for over bytes moved, our definition: profilers of compute capability 1.x had none")
    if not spec.memory_rules.in_sectors and key in SECTOR_METRICS:
        notes.append("bytes of transactions in units of 32")
    if not spec.has_machine_code and key in SHARED_METRICS:
        notes.append(f"requests as the PTX has them: {NO_MACHINE_CODE.format(*spec.compute_capability)}")
    return "; ".join(notes)


def counted_metrics(
    counts: LaunchCounts, spec: GpuSpec, least_bytes: int = 0, machine: InstructionCounts | None = None
) -> dict[str, MetricValue]:
    """Return the counters' metrics, with notes; `least_bytes` must move by the kernel file, 0 where it says nothing."""
    touching = [count for count in counts.memory if count.requests]
    alike = ("global_read", "shared_all", "read_only", "constant_replays", "barriers", "fences", "divergent_branches")
    hidden = MachineRequests() if machine is None else machine.requests
    quantities = MemoryQuantities(
        **{name: getattr(counts, name) for name in alike},
        global_load=counts.traffic("global", is_store=False),
        global_store=counts.traffic("global", is_store=True),
        shared_load=counts.traffic("shared", is_store=False),
        shared_store=counts.traffic("shared", is_store=True),
        pass_bytes=spec.memory_rules.pass_bytes,
        excess_sectors=sum(m.sectors - m.ideal_sectors for m in touching if m.space == "global"),
        excess_wavefronts=sum(
            m.wavefronts - least_wavefronts(m, spec.memory_rules) for m in touching if m.space == "shared"
        ),
        flops=counts.flops_single + counts.flops_double,
        least_bytes=least_bytes,
        global_atomic=counts.atomics("global", are_reductions=False),
        global_reduction=counts.atomics("global", are_reductions=True),
        shared_atomic=counts.atomics("shared"),
        shared_copy=counts.copies("shared"),
        local_load=counts.traffic("local", is_store=False) + hidden.spill_load,
        local_store=counts.traffic("local", is_store=True) + hidden.spill_store,
        constant_load=counts.traffic("const", is_store=False),
        spilled=hidden.spill_load.requests + hidden.spill_store.requests,
        constant_instructions=None if machine is None else hidden.constant_instructions,
        constant_passes=None if machine is None else hidden.constant_requests,
        texture=counts.traffic(TEXTURE, is_store=False),
        surface_load=counts.traffic(SURFACE, is_store=False),
        surface_store=counts.traffic(SURFACE, is_store=True),
        tensor_instructions=counts.unit_warp_instructions.get(Unit.TENSOR, 0),
        tensor_flops=2 * sum(counts.tensor_products.values()),
        tensor_products=tuple(sorted({product_of(kind) for kind, each in counts.tensor_products.items() if each})),
    )
    provenance = Provenance.COUNTED if counts.sample is None else Provenance.SAMPLED
    metrics = {
        key: METRICS[key].value(value, provenance, _note(key, spec, counts.sample))
        for key, value in derived(quantities).items()
    }
    return metrics if machine is None else metrics | _inferred(metrics, machine)


def _inferred(metrics: Mapping[str, MetricValue], machine: InstructionCounts) -> dict[str, MetricValue]:
    """Return those metrics that the machine code has a part in, with what a reader must know of that part."""
    hidden = machine.requests
    notes = dict.fromkeys(CONSTANT_METRICS, "" if machine.determined else INFERRED)
    for spilled, keys in ((hidden.spill_load, LOCAL_LOADS), (hidden.spill_store, LOCAL_STORES)):
        for key in keys if spilled.requests else ():
            doubt = "" if hidden.are_whole or key not in LOCAL_SECTORS else PART_OF_WARP
            part = f"{spilled.requests:,} requests are of spilled registers"
            notes[key] = "; ".join(filter(None, (part, "" if machine.determined else INFERRED, doubt)))
    if hidden.spill_load.requests or hidden.spill_store.requests:
        notes |= dict.fromkeys(SPILL_METRICS, "" if machine.determined else INFERRED)
    values = {}
    for key, note in notes.items():
        if key in metrics and note:
            is_inferred = metrics[key].provenance is Provenance.COUNTED and (INFERRED in note or PART_OF_WARP in note)
            provenance = Provenance.INFERRED if is_inferred else metrics[key].provenance
            noted = "; ".join(filter(None, (metrics[key].note, note)))
            values[key] = replace(metrics[key], provenance=provenance, note=noted)
    return values


def instruction_metrics(
    counts: LaunchCounts, machine: InstructionCounts | None, spec: GpuSpec
) -> dict[str, MetricValue]:
    """Return the metrics of the executed instructions: of the machine code where it was read, else of the PTX."""
    if machine is not None:
        warp, thread, on = machine.warp_instructions, machine.thread_instructions, machine.thread_instructions_on
        note = "" if machine.determined else INFERRED
        guards = note or (
            "" if machine.guards_known else "some guards are taken to hold for half of the lanes, or none"
        )
    else:
        warp, thread, on = counts.warp_instructions, counts.thread_instructions, counts.thread_instructions_on
        unknown = "the machine code does not say how often each runs"
        reason = unknown if spec.has_machine_code else NO_MACHINE_CODE.format(*spec.compute_capability)
        note = guards = f"instructions of the PTX: {reason}"
    quantities = InstructionQuantities(warp_instructions=warp, thread_instructions=thread, thread_instructions_on=on)
    metrics = {}
    for key, value in derived(quantities).items():
        doubt = guards if key in GUARD_METRICS else note
        provenance, notes = Provenance.COUNTED, [doubt] if doubt else []
        if machine is not None and doubt:
            provenance = Provenance.INFERRED
        if counts.sample is not None:
            provenance, notes = Provenance.SAMPLED, [*sample_notes(counts.sample), *notes]
        metrics[key] = METRICS[key].value(value, provenance, "; ".join(notes))
    return metrics


def resource_metrics(
    resources: KernelResources, dynamic_shared_bytes: int, fits: Occupancy, spec: GpuSpec
) -> dict[str, MetricValue]:
    """Return the metrics that follow from the compiled kernel and the device's limits."""
    own = ".".join(map(str, spec.compute_capability))
    note = "" if spec.target_is_own else f"compiled for {spec.target}: the compiler has no target for {own}"
    if spec.kin is not None:
        kin = ".".join(map(str, spec.kin))
        note += f"; limits as the driver gives them, in units of allocation of compute capability {kin}"
    quantities = ResourceQuantities(
        registers_per_thread=resources.registers_per_thread,
        local_bytes_per_thread=resources.local_bytes_per_thread,
        static_shared_bytes=resources.static_shared_bytes,
        dynamic_shared_bytes=dynamic_shared_bytes,
        theoretical_occupancy_percent=fits.percent,
        occupancy_limiter=fits.limiter,
    )
    return metrics_from(quantities, Provenance.COUNTED, note)


def metrics_from(quantities: Quantities, provenance: Provenance, note: str = "") -> dict[str, MetricValue]:
    """Return the metrics that follow from these quantities, all of one provenance."""
    return {key: METRICS[key].value(value, provenance, note) for key, value in derived(quantities).items()}


def missing_amounts(workload: Workload) -> tuple[str, ...]:
    """Return a note on the metrics that a point lacks since its kernel file does not state the work."""
    if workload.flops is not None and workload.bytes is not None:
        return ()
    keys, lost = [], []
    if workload.flops is None:
        keys, lost = ["'flops'"], ["rate"]
    if workload.bytes is None:
        keys, lost = [*keys, "'bytes'"], [*lost, "effective bandwidth", "ideal intensity"]
    metrics = f"{', '.join(lost)} and fraction of the roofline"
    return (f"no {metrics}: {' and '.join(keys)} {'is' if len(keys) == 1 else 'are'} not given",)


def modelled_metrics(
    model: ModelledTime, flops: int | None, bytes_: int | None, lines: Mapping[int, int] | None = None
) -> dict[str, MetricValue]:
    """Return a modelled time's metrics; `flops` and `bytes_` are the file's, `lines` its lines by those of the PTX."""
    places = waiting_lines(model, lines or {})
    modelled = ModelQuantities(
        achieved_occupancy_percent=model.achieved_occupancy_percent,
        limiter=model.limiter,
        runner_up=model.runner_up,
        stalls=model.stalls,
        stall_line=f"line {places[0][0]}" if places else "",
        local_traffic_percent=model.local_traffic_percent,
    )
    timed = TimeQuantities(time_ns=model.time_ns, flops=flops or 0, bytes=bytes_ or 0)
    origin = f"constants of the timing model: {model.note}" if model.note else ""
    metrics = metrics_from(modelled, Provenance.MODELLED, origin if model.method is Method.SIMULATED else ESTIMATED)
    if places:
        shares = ", ".join(f"line {line} {100 * share:.0f} %" for line, share in places[:NAMED_LINES])
        metrics["stall_line"] = replace(metrics["stall_line"], note=f"{shares} of the waiting")
    return metrics | metrics_from(timed, Provenance.MODELLED)


def waiting_lines(model: ModelledTime, lines: Mapping[int, int]) -> tuple[tuple[int, float], ...]:
    """Return the file's lines where warps wait, by `lines` of the PTX, with their share of all, longest first."""
    shares: Counter[int] = Counter()
    for ptx_line, share in model.waits_at:
        if ptx_line in lines:
            shares[lines[ptx_line]] += share  # type: ignore[assignment]  # a Counter adds any numbers
    return tuple(shares.most_common())
