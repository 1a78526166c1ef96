"""The result of a point while the point is being run.

The rule: a runner writes what it learns into the draft at once. Whatever happens later, the result has it: a point that
fails in its launch still has its title, its resources and what the kernel printed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Protocol

from warplens.cuda.catalogue.assumptions import inventions_of
from warplens.cuda.execute import verification
from warplens.cuda.ground.errors import InstructionLimitError, KernelFault, LaunchLimitError, WarplensError
from warplens.cuda.ground.metrics import METRICS, MetricValue, Provenance
from warplens.cuda.ground.points import (
    ASSUMED,
    CacheState,
    Check,
    InputSet,
    Invention,
    LaunchShape,
    PointResult,
    PointSpec,
    Status,
    StepResult,
    Time,
    result_of,
)

PRINTED_LINES = 100
"""A result keeps this many lines of the text that a kernel prints."""


class ResultDraft:
    """The result of one point, which a runner fills in.

    A runner sets `title`, `launch`, `steps`, `time` and `compiler`, adds to `metrics` and `notes`, and ends with
    `result`. The point is OK unless `skip`, `fail` or `judge` says otherwise; the last of them decides.

    Args:
        point: the point that is run; the clock of `elapsed_s` starts now.
        title: the title of its kernel file, by default the name of the kernel until the file is read.
        compiler: what compiled the kernel, with its version.
    """

    def __init__(self, point: PointSpec, *, title: str = "", compiler: str = "") -> None:
        self.point = point
        self.title = title or point.kernel
        self.compiler = compiler
        self.launch: LaunchShape | None = None
        self.steps: tuple[StepResult, ...] = ()
        self.time: Time | None = None
        self.metrics: dict[str, MetricValue] = {}
        self._status = Status.OK
        self._reason = ""
        self._check: Check | None = None
        self._notes: list[str] = []
        self._printed = ""
        self._started_s = time.perf_counter()
        self.doubt: Callable[[str], str] = lambda _: ""
        """Returns why a fault need not be one of the kernel, for a launch that is partly assumed."""
        self.sizes_seen = ""
        """Says at which sizes a fault was seen, for a launch that is smaller than that of the host code."""
        self.model: Callable[[CacheState], None] | None = None
        """Sets time and metrics of the timing model to those of a state of the L2 cache, once the counts are there."""

    @property
    def status(self) -> Status:
        """The status of the point so far."""
        return self._status

    @property
    def reason(self) -> str:
        """Why the point is unchecked or skipped or has failed, "" while it is OK."""
        return self._reason

    @property
    def invented(self) -> tuple[Invention, ...]:
        """What no host code says of the launch, as far as the notes tell."""
        return inventions_of(note.removeprefix(ASSUMED) for note in self._notes if note.startswith(ASSUMED))

    @property
    def elapsed_s(self) -> float:
        """Seconds since the draft was made."""
        return time.perf_counter() - self._started_s

    def skip(self, reason: str) -> None:
        """Skip the point: its kernel or the device does not allow it."""
        self._status, self._reason = Status.SKIPPED, reason

    def fail(self, reason: str) -> None:
        """Fail the point."""
        self._status, self._reason = Status.FAILED, reason

    def leave_unchecked(self, reason: str) -> None:
        """Say why nobody knows whether the result is right."""
        self._status, self._reason = Status.UNCHECKED, reason

    def judge(self, checks: Sequence[Check], uncompared: str = "") -> bool:
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

    def judge_inputs(self, inputs: InputSet, checks: Sequence[Check]) -> bool:
        """Fail the point where its result for other inputs is wrong; return whether it is right."""
        wrong = next((check for check in checks if check.wrong), None)
        if wrong is None:
            return True
        self._check = wrong
        self.fail(f"with the inputs {inputs.value!r}, {verification.describe(wrong)}")
        return False

    @contextmanager
    def failures_with(self, inputs: InputSet) -> Iterator[None]:
        """Turn errors raised on purpose into the status, and say for which inputs."""
        try:
            yield
        except LaunchLimitError as error:
            self.skip(str(error))
        except WarplensError as error:
            self.fail(f"with the inputs {inputs.value!r}: {error}")

    def add_metric(self, key: str, value: float | str, provenance: Provenance, note: str = "") -> None:
        """Add one metric of `warplens.cuda.ground.metrics`.

        Raises:
            KeyError: no metric has this key.
        """
        self.metrics[key] = METRICS[key].value(value, provenance, note)

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
            self.fail_by(str(error))
        except WarplensError as error:
            self.fail(str(error))

    def fail_by(self, fault: str) -> None:
        """Fail the point by a fault of its kernel, and say where what was assumed may be the reason."""
        self.fail(f"{fault}{self.sizes_seen}{self.doubt(fault)}")

    def result(self, elapsed_s: float | None = None) -> PointResult:
        """Return the result; `elapsed_s` is by default the time since the draft was made."""
        return replace(
            result_of(self.point, self._status, self._reason),
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


# The protocol of a runner: one method takes a point and returns its result.
# A runner returns expected failures (a broken requirement, a source that does not compile, a wrong result)
# as a skipped or failed result. An exception that leaves `run` is a defect of the runner.


class Runner(Protocol):
    """Runs one point of a sweep."""

    def run(self, point: PointSpec) -> PointResult:
        """Run `point` to its end and return its result."""
        ...
