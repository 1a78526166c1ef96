"""What `warplens largest` prints: a row for each kernel, with what a reader must know under the table.

The rule: every number comes from `warplens.cuda.runners.largest`; here it is only laid out.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from warplens.cuda.catalogue.reader import MAX_AXIS_VALUE
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.host_memory import memory_text
from warplens.cuda.runners.largest import Largest
from warplens.gui.terminal.tables import plain_table
from warplens.profiles.cleaning import plain


def largest_report(answers: Sequence[Largest], spec: GpuSpec, memory_bytes: float, remark: str) -> RenderableType:
    """Return the table of the largest sizes; `remark` says why nothing was allocated, or is empty."""
    table = plain_table("Kernel", "Axis", "By arithmetic", "Arrays", "Allocated", "Meets its requirements")
    for column in (*table.columns[2:3], *table.columns[4:]):
        column.justify = "right"
    for answer in answers:
        axes = "".join(f", {name}={value}" for name, value in answer.fixed.items())
        table.add_row(
            plain(answer.kernel) + (" *" if answer.on_host else ""),
            plain(answer.axis + axes),
            f"{answer.size:,}",
            f"{_arrays_text(answer)}: {memory_text(answer.array_bytes)}",
            "-" if answer.tried is None else f"{answer.tried:,}",
            f"{answer.runs:,}" if answer.runs else "none near",
        )
    title = Text(plain(f"{spec.name}: {memory_text(memory_bytes)} of memory"), style="bold")
    return Group(title, table, *(Text(plain(line), style="dim") for line in _remarks(answers, remark)))


def largest_data(answers: Sequence[Largest], spec: GpuSpec) -> dict[str, object]:
    """Return the same as data."""
    return {
        "kernels": [
            {
                "kernel": answer.kernel,
                "device": spec.key,
                "axis": answer.axis,
                "fixed": answer.fixed,
                "memory": "host" if answer.on_host else "device",
                "memory_bytes": answer.memory_bytes if math.isfinite(answer.memory_bytes) else None,
                "by_arithmetic": answer.size,
                "limited_by": "range" if answer.is_limited_by_range else "memory",
                "array_bytes": answer.array_bytes,
                "arrays": {array.name: {"dtype": array.dtype.value, "shape": array.shape} for array in answer.arrays},
                "by_trying": answer.tried,
                "meets_requirements": answer.runs,
            }
            for answer in answers
        ]
    }


def _remarks(answers: Sequence[Largest], remark: str) -> list[str]:
    remarks = [remark] if remark else []
    if any(math.prod(array.shape) > 2**31 for answer in answers for array in answer.arrays):
        remarks.append("beyond 2,147,483,648 elements an index needs 64 bits: an `int` overflows")
    if by_range := [answer.kernel for answer in answers if answer.is_limited_by_range]:
        remarks.append(
            f"{', '.join(by_range)}: the range of the axis is the limit, not the memory: its largest value is "
            f"{MAX_AXIS_VALUE:,}"
        )
    host_bytes = next((answer.memory_bytes for answer in answers if answer.on_host), None)
    if host_bytes is not None:
        room = f"{memory_text(host_bytes)} free" if math.isfinite(host_bytes) else "its size is not known"
        remarks.append(f"* the matrices stay in this machine's memory ({room}), panels of them pass through the GPU")
    return remarks


def _arrays_text(answer: Largest) -> str:
    """Return the arrays in a few words: "3 float32 112,084 x 112,084"."""
    kinds = Counter((array.dtype.value, array.shape) for array in answer.arrays)
    return ", ".join(
        f"{count} {dtype} {' x '.join(f'{extent:,}' for extent in shape)}" for (dtype, shape), count in kinds.items()
    )
