"""The steps of a point on a GPU: where they are placed, and what each of them takes.

The rule: the arrays are what the kernels of a sequence share. A variable of the kernel file would have another copy in
the code of each kernel, so none may be used there. Copies of texels around launches are part of the time, and a note
says so.
"""

from __future__ import annotations

import math
from functools import cached_property, partial

from warplens.cuda.catalogue import ArrayRole, Workload
from warplens.cuda.execute.draft import ResultDraft
from warplens.cuda.execute.executed_steps import longest_note
from warplens.cuda.execute.gpu.card import Card, DeviceArrays
from warplens.cuda.execute.gpu.on_gpu import ArraysPlace, GpuSteps, Script, measured_steps
from warplens.cuda.execute.measurement.conditions import QUEUE_NS, Work, can_hide
from warplens.cuda.execute.point_steps import PointSteps
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.textures import TexelPlace, TextureView

MAX_TIMED_LAUNCHES = 4096
"""The launches of a sequence are timed one by one, for the times of its steps, if there are at most this many."""


class PlacedPoint:
    """The steps of a point, ready to be placed on a GPU.

    Args:
        card: the GPU.
        steps: the steps.

    Raises:
        InputError: it is a sequence, and has arrays that are variables of the kernel file.
    """

    def __init__(self, card: Card, steps: PointSteps) -> None:
        read = steps.read
        variable = next((array.name for array in read.workload.arrays if array.is_variable), "")
        if variable and read.workload.steps:
            raise InputError(
                f"{read.kernel.name} uses the variable {variable!r} of the kernel file, and on a card the kernels of a "
                "sequence share arrays alone"
            )
        self._card = card
        self._steps = steps
        views = changing_views(read.workload) if read.workload.steps else ()
        self._copied = {view.name for view in views if view.place is TexelPlace.ARRAY}

    @cached_property
    def _script(self) -> Script:
        return Script(self._steps)

    def work(self, arrays: DeviceArrays) -> GpuSteps:
        """Return the steps on arrays in one place, with their code loaded anew.

        Raises:
            WarplensError: a kernel cannot be compiled, or its arguments do not fit.
        """
        return GpuSteps(self._script, ArraysPlace(self._card, arrays, self._copied))

    def describe(self, draft: ResultDraft, work: GpuSteps, arrays: DeviceArrays) -> tuple[str, ...]:
        """Return notes on the steps; those of a sequence are written into a draft.

        Each launch of a sequence is timed alone, in one more run on restored arrays.
        """
        read, notes = self._steps.read, list[str]()
        if not read.workload.steps:
            is_own = read.spec.target_is_own
            return () if is_own else (f"the driver translated the PTX that was compiled for {read.spec.target}",)
        arrays.restore()
        if math.isinf(work.queue_ns):
            notes.append("the host reads a flag after each round of `while`, which is part of the time")
        elif not can_hide(work.queue_ns):
            notes.append(f"{work.launches:,} launches are not queued ahead: the time may be that of queueing them")
        if self._copied:
            names = ", ".join(sorted(self._copied))
            notes.append(f"texels are copied around the launches that take {names}, which is part of the time")
        if work.launches > MAX_TIMED_LAUNCHES:
            return (*notes, f"its steps are not timed apart: there are more than {MAX_TIMED_LAUNCHES:,} launches")
        draft.steps = measured_steps(work.step_times(self._time))
        self._card.wait_for_all()
        longest = max(draft.steps, key=lambda step: step.time.value_ns if step.time else 0.0, default=None)
        if longest is not None:
            draft.launch = longest.launch
            draft.metrics |= longest.metrics
            if len(draft.steps) > 1:
                notes.append(longest_note(longest.number, longest.kernel))
            notes.append("the times of the steps are those of one run, in which each launch was timed alone")
        return tuple(notes)

    def _time(self, launch: Work) -> float:
        """Return the nanoseconds of one launch, without those of the events."""
        queued = 1 + 2 * len(self._copied)  # a launch, and copies before it and after it
        time_ns, _ = self._card.between(partial(self._card.wait, int(2 * QUEUE_NS * queued)), launch)
        return max(0.0, time_ns - self._card.overhead_ns)


def changing_views(workload: Workload) -> tuple[TextureView, ...]:
    """Return the textures and surfaces whose contents or memory change from launch to launch."""
    read_only = {array.name for array in workload.arrays if array.role is ArrayRole.IN}  # no step swaps such an array
    return tuple(view for view in workload.textures if view.array not in read_only)
