"""Runs a point on other inputs than those of its kernel file.

The rule: the first input set that fails ends it, and its name stands before the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warplens.cuda.catalogue import Workload
from warplens.cuda.catalogue.workload import with_inputs
from warplens.cuda.execute import verification
from warplens.cuda.execute.draft import ResultDraft
from warplens.cuda.ground.points import Check


def try_inputs(
    draft: ResultDraft, workload: Workload, run: Callable[[Workload], Sequence[Check]], *, is_compared: bool
) -> None:
    """Run a workload on the other inputs of a point, until one fails.

    Args:
        draft: the draft of the point, whose status says afterwards whether it is right.
        workload: the workload with its own inputs.
        run: runs it with others, and compares the result.
        is_compared: whether there is a result to compare with.
    """
    workloads = {inputs: with_inputs(workload, inputs) for inputs in draft.point.inputs}
    for inputs, changed in workloads.items():
        if changed is not None and draft.status.is_usable:
            try:
                with draft.failures_with(inputs):
                    draft.judge_inputs(inputs, run(changed))
            except Exception:  # an error of the driver, which fails the point further up
                draft.add_notes(f"this was with the inputs {inputs.value!r}")
                raise
    if draft.status.is_usable:
        draft.add_notes(*verification.tried_inputs(workloads, is_compared=is_compared))
