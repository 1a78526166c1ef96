"""Builds the result of a point while the point runs.

The rule: a runner writes what it learns into the builder at once. Whatever happens later, the result has it: a point
that fails in its launch still has its title, its resources and what the kernel printed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from warplens.cuda.catalogue.assumptions import inventions_of
from warplens.cuda.catalogue.workload import Workload, with_inputs
from warplens.cuda.execute import verification
from warplens.cuda.ground import points
from warplens.cuda.ground.errors import InstructionLimitError, KernelFault, LaunchLimitError, WarplensError
from warplens.cuda.ground.metrics import MetricValue, Provenance

if TYPE_CHECKING:
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.execute.instructions.lanes import InstructionCounts
    from warplens.cuda.simt.counting.counts import LaunchCounts
    from warplens.cuda.timing import ModelledTime

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
        return inventions_of(
            note.removeprefix(points.ASSUMED) for note in self._notes if note.startswith(points.ASSUMED)
        )

    @property
    def elapsed_s(self) -> float:
        """Seconds since the builder was made."""
        return time.perf_counter() - self._started_s

    def skip(self, reason: str) -> None:
        """Skip the point: its kernel or the device does not allow it."""
        self.status, self.reason = points.Status.SKIPPED, reason

    def fail(self, reason: str) -> None:
        """Fail the point."""
        self.status, self.reason = points.Status.FAILED, reason

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
        self.fail(verification.describe(self._check))
        return False

    def try_inputs(
        self, workload: Workload, run: Callable[[Workload], Sequence[points.Check]], *, is_compared: bool
    ) -> None:
        """Run a workload on the other inputs of the point, until one fails; its name stands before the reason.

        `run` runs it and compares the result, where there `is_compared` one to compare with.
        """
        workloads = {inputs: with_inputs(workload, inputs) for inputs in self.point.inputs}
        for inputs, changed in workloads.items():
            if changed is None or not self.status.is_usable:
                continue
            which = f"with the inputs {inputs.value!r}"
            try:
                wrong = next((check for check in run(changed) if check.wrong), None)
            except LaunchLimitError as error:
                self.skip(str(error))
            except WarplensError as error:
                self.fail(f"{which}: {error}")
            except Exception:  # an error of the driver, which fails the point further up
                self.add_notes(f"this was {which}")
                raise
            else:
                if wrong is not None:
                    self._check = wrong
                    self.fail(f"{which}, {verification.describe(wrong)}")
        if self.status.is_usable:
            self.add_notes(*verification.tried_inputs(workloads, is_compared=is_compared))

    def add_counts(
        self, counts: LaunchCounts, machine: InstructionCounts | None, spec: GpuSpec, least_bytes: int = 0
    ) -> None:
        """Add the metrics of counters; `machine` are the instructions of the machine code, where they are known."""
        from warplens.cuda.execute import derived_metrics  # only where something is executed

        self.metrics |= derived_metrics.counted_metrics(counts, spec, least_bytes, machine)
        self.metrics |= derived_metrics.instruction_metrics(counts, machine, spec)

    def add_model(
        self,
        model: ModelledTime,
        flops: int | None = None,
        bytes_: int | None = None,
        lines: Mapping[int, int] | None = None,
    ) -> None:
        """Add a modelled time and its metrics; arguments as those of `derived_metrics.modelled_metrics`."""
        from warplens.cuda.execute import derived_metrics

        self.metrics |= derived_metrics.modelled_metrics(model, flops, bytes_, lines)
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
            self.skip(str(error))
        except (KernelFault, InstructionLimitError) as error:
            fault = str(error)  # what was assumed may be its reason
            self.fail(f"{fault}{self.sizes_seen}{self.doubt(fault)}")
        except WarplensError as error:
            self.fail(str(error))

    def result(self, elapsed_s: float | None = None) -> points.PointResult:
        """Return the result; `elapsed_s` is by default the time since the builder was made."""
        return replace(
            points.result_of(self.point, self.status, self.reason),
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
