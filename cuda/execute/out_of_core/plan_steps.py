"""A plan as a capture: copies of blocks, fills of tiles and products of panels, on lanes with waits.

The rule: a step stands where its operation stands in the plan, so that the waits of operations are those of steps. The
matrices lie in the memory of the host; each slot is a buffer of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace as replace_point

from msgspec.structs import replace

from warplens.cuda.capture.memory import Buffer
from warplens.cuda.capture.value import Capture, Copy, Fill, PlanOrigin, Region, Step
from warplens.cuda.catalogue.kernel_file import StreamSpec
from warplens.cuda.execute.out_of_core.plan import Lane, Operation, OperationKind, StreamPlan
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
    names = {
        OperationKind.LEFT: stream.left,
        OperationKind.RIGHT: stream.right,
        OperationKind.RESULT: stream.result,
    }
    slots = tuple(
        Buffer(name=_slot_name(names[kind], slot), size_bytes=plan.slot_bytes[kind])
        for kind, count in plan.slots.items()
        for slot in range(count)
    )
    panels = {shape: code.kernel.panel_workload(workload, shape) for shape in plan.shapes}
    of_shape = {
        shape: preparer.launch(replace_point(code, workload=panel), number=number)
        for number, (shape, panel) in enumerate(panels.items(), 1)
    }
    launches: dict[object, PointLaunch] = {}

    def step_of(operation: Operation) -> Step:
        if operation.action is not OperationKind.MULTIPLY:
            return _moving(plan, names, operation)
        bound = _bound(stream, operation)
        key = (operation.shape, operation.slot, operation.panels)
        if key not in launches:
            launch = of_shape[operation.shape]
            pointers = {offset: bound[name] for offset, name in launch.pointers.items()}
            launches[key] = replace(launch, pointers=pointers, bound=bound, lane=Lane.PRODUCT)
        return replace(launches[key], waits=operation.waits)

    origin = PlanOrigin(path=str(code.kernel.path), plan="out of core", source_hash=code.kernel.source_hash)
    return Capture(origin=origin, codes=(), buffers=slots, steps=tuple(map(step_of, plan.operations)))


def _slot_name(array: str, slot: int) -> str:
    """Return the name of the buffer that is a slot of an array."""
    return f"{array} {slot}"


def _bound(stream: StreamSpec, operation: Operation) -> dict[str, str]:
    """Return the slot of each array of a product."""
    left, right = operation.panels
    slots = {stream.left: left, stream.right: right, stream.result: operation.slot}
    return {name: _slot_name(name, slot) for name, slot in slots.items()}


def _moving(plan: StreamPlan, names: Mapping[OperationKind, str], operation: Operation) -> Copy | Fill:
    """Return the copy between a block of a matrix, whose rows are far apart, and its slot, or the fill of a slot."""
    kind = OperationKind.RESULT if operation.action is OperationKind.CLEAR else operation.action
    slot = Region(buffer=_slot_name(names[kind], operation.slot))
    if operation.action is OperationKind.CLEAR:
        return Fill(
            target=slot, row_bytes=operation.elements * plan.itemsize, lane=operation.lane, waits=operation.waits
        )
    height, width = operation.extent
    pitch = plan.itemsize * (plan.inner if kind is OperationKind.LEFT else plan.columns)
    block = Region(
        buffer=names[kind],
        offset_bytes=operation.rows[0] * pitch + operation.columns[0] * plan.itemsize,
        pitch_bytes=pitch,
    )
    source, target = (slot, block) if kind is OperationKind.RESULT else (block, slot)
    return Copy(
        source=source,
        target=target,
        row_bytes=width * plan.itemsize,
        rows=height,
        lane=operation.lane,
        waits=operation.waits,
    )
