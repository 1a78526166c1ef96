"""A sequence of launches on a GPU: its kernels, compiled and loaded, and what its steps take.

The rule: the arrays are what the kernels share. A variable of the kernel file would have another copy in the code of
each kernel, so none may be used. A texture has a copy of the texels of its array, as a surface has: where launches
write the array, or exchange its memory, the texels are copied before each launch that takes the texture, and back after
each that takes the surface. These copies are part of the time, and a note says so.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any

from warplens.cuda.catalogue import ArrayRole, Workload
from warplens.cuda.catalogue.sequence import StepLaunch
from warplens.cuda.execute.draft import ResultDraft
from warplens.cuda.execute.gpu.card import Card, DeviceArrays, launcher
from warplens.cuda.execute.gpu.texture_objects import DeviceView
from warplens.cuda.execute.measurement.conditions import QUEUE_NS, Work, can_hide
from warplens.cuda.execute.preparation import Preparer, ReadPoint
from warplens.cuda.execute.sequences.compiling import StepCompiler
from warplens.cuda.execute.sequences.on_card import MAX_TIMED_LAUNCHES, SequenceWork, measured_steps
from warplens.cuda.execute.sequences.script import Script
from warplens.cuda.execute.sequences.steps import longest_note
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import PointSpec
from warplens.cuda.ground.textures import TexelPlace, TextureView


class CardSequence:
    """A sequence of launches, ready to be placed on a GPU.

    Args:
        card: the card.
        read: the point, whose workload has steps.
        point: its settings.
        preparer: compiles the kernels.

    Raises:
        InputError: the front matter has arrays that are variables of the kernel file.
    """

    def __init__(self, card: Card, read: ReadPoint, point: PointSpec, preparer: Preparer) -> None:
        if variable := next((array.name for array in read.workload.arrays if array.is_variable), ""):
            raise InputError(
                f"{read.kernel.name} uses the variable {variable!r} of the kernel file, and on a GPU the kernels of a "
                "sequence share arrays alone"
            )
        self._card = card
        self._preparer = preparer
        self._compiler = StepCompiler(preparer, read, point.included_hash)
        self._script = Script(read.workload)
        self._is_copied = {view.name for view in changing_views(read.workload) if view.place is TexelPlace.ARRAY}

    @property
    def compiler(self) -> str:
        """What compiled the kernels so far, "" before the first."""
        return self._compiler.version

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of arithmetic of the kernels that were compiled so far."""
        return self._compiler.kinds

    def work(self, arrays: DeviceArrays) -> SequenceWork:
        """Return the sequence on arrays in one place, with its code loaded anew."""
        return SequenceWork(self._script, arrays, partial(self._launch, arrays, {}))

    def describe(self, draft: ResultDraft, work: SequenceWork) -> tuple[str, ...]:
        """Time each launch alone, in one more run on restored arrays; write the steps into a draft; return notes."""
        notes = []
        if math.isinf(work.queue_ns):
            notes.append("the host reads a flag after each round of `while`, which is part of the time")
        elif not can_hide(work.queue_ns):
            notes.append(f"{work.launches:,} launches are not queued ahead: the time may be that of queueing them")
        if self._is_copied:
            names = ", ".join(sorted(self._is_copied))
            notes.append(f"texels are copied around the launches that take {names}, which is part of the time")
        if work.launches > MAX_TIMED_LAUNCHES:
            return (*notes, f"its steps are not timed apart: there are more than {MAX_TIMED_LAUNCHES:,} launches")
        draft.steps = measured_steps(work.step_times(self._time), self._compiler.compiled)
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
        queued = 1 + 2 * len(self._is_copied)  # a launch, and copies before it and after it
        time_ns, _ = self._card.between(partial(self._card.wait, int(2 * QUEUE_NS * queued)), launch)
        return max(0.0, time_ns - self._card.overhead_ns)

    def _launch(self, arrays: DeviceArrays, functions: dict[tuple[str, int], Any], action: StepLaunch) -> Work:
        """Return what queues a launch."""
        code, workload = self._compiler.compiled(action), action.workload
        key = (workload.kernel, workload.dynamic_shared_bytes)
        if key not in functions:
            functions[key] = self._card.function(code.compiled, code.spec, workload.dynamic_shared_bytes)
        views = [arrays.view(view) for view in workload.textures]
        parameters = arrays.parameters(self._preparer.pack(code), views)
        launch = launcher(functions[key], workload.grid, workload.block, parameters, workload.dynamic_shared_bytes)
        changing = [view for view in views if view.view.name in self._is_copied]
        return partial(_launch_between_copies, changing, launch) if changing else launch


def _launch_between_copies(views: Sequence[DeviceView], launch: Work) -> None:
    """Queue a launch, the copies of texels that it reads before it, and of those that it writes after it."""
    for view in views:
        view.update()
    launch()
    for view in views:
        if view.view.is_surface:
            view.fetch()


def changing_views(workload: Workload) -> tuple[TextureView, ...]:
    """Return the textures and surfaces whose contents or memory change from launch to launch."""
    read_only = {array.name for array in workload.arrays if array.role is ArrayRole.IN}  # no step swaps such an array
    return tuple(view for view in workload.textures if view.array not in read_only)
