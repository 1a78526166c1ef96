"""A plan as a capture: copies of blocks, fills of tiles and products of panels, on lanes with waits.

The rule: a step stands where its operation stands in the plan, so that the waits of operations are those of steps. The
matrices lie in the memory of the host; each slot is a buffer of its own.
"""

from __future__ import annotations

from dataclasses import replace as replace_point
from functools import cache

from msgspec.structs import replace

from warplens.cuda.capture.memory import Buffer
from warplens.cuda.capture.value import Capture, PlanOrigin
from warplens.cuda.catalogue.sequence import StepLaunch
from warplens.cuda.execute.out_of_core.plan import PerMatrix, Shape, StreamPlan, slot_name, steps_of
from warplens.cuda.execute.preparation import CompiledPoint, PointLaunch, Preparer


def plan_capture(plan: StreamPlan, code: CompiledPoint, preparer: Preparer) -> Capture:
    """Return a plan as a capture; the number of a launch is that of its shape among those of the plan.

    Args:
        plan: the plan.
        code: the compiled point, with the workload of the whole product.
        preparer: lays out the parameters of its launches.

    Raises:
        ArgumentsError: the arguments do not fit the compiled kernel.
        InputError: a panel breaks a requirement of the kernel.
    """
    stream, workload = code.kernel.stream, code.workload
    assert stream is not None
    names = PerMatrix(stream.left, stream.right, stream.result)
    slots = tuple(
        Buffer(name=slot_name(name, slot), size_bytes=size_bytes)
        for name, count, size_bytes in zip(names, plan.slots, plan.slot_bytes, strict=True)
        for slot in range(count)
    )
    of_shape: dict[Shape, PointLaunch] = {}
    for number, shape in enumerate(plan.shapes, 1):
        panel = code.kernel.panel_workload(workload, shape)
        step = StepLaunch(**panel.launch_fields(), number=number, workload=panel)
        of_shape[shape] = preparer.launch(replace_point(code, workload=panel), step)

    @cache
    def launch_of(shape: Shape, buffers: PerMatrix[str]) -> PointLaunch:
        bound = dict(zip(names, buffers, strict=True))
        launch = of_shape[shape]
        pointers = {offset: bound[name] for offset, name in launch.pointers.items()}
        return replace(launch, pointers=pointers, bound=bound)

    origin = PlanOrigin(path=str(code.kernel.path), plan="out of core", source_hash=code.kernel.source_hash)
    return Capture(origin=origin, codes=(), buffers=slots, steps=tuple(steps_of(plan, names, launch_of)))
