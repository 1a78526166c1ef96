"""`warplens largest`: the largest size at which a kernel's arrays fit, by arithmetic and by trying."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import LaunchError, MissingPartError
from warplens.cuda.ground.host import free_bytes, memory_text
from warplens.gui.terminal import console, kernel_arguments, option_values, options, output, tables
from warplens.profiles.formats import plain

if TYPE_CHECKING:
    from warplens.cuda.catalogue import KernelFile
    from warplens.cuda.sweep.memory_trials import Largest, Trials

option = options.declared_beside(__file__)


def largest(
    kernels: options.KernelNames,
    *,
    problem: Annotated[list[str] | None, option("problem")] = None,
    tune: Annotated[list[str] | None, option("macros")] = None,
    device: options.OneDevice = None,
    folders: options.KernelFolders = None,
    json: options.Json = None,
) -> None:
    """Find the largest size whose arrays fit in a GPU's memory, by arithmetic and by allocating them if it is here."""
    from warplens.cuda.device.gpus import default_device, load_device

    sizes, macros = option_values.single_values(problem, "--problem"), option_values.single_values(tune, "--tune")
    named, spec = kernel_arguments.chosen_kernels(kernels, folders), load_device(device or default_device())
    for sentence in named.wrong:
        output.failure(sentence)
    gpu, remark = _open_gpu(spec)
    memory_bytes = spec.memory_bytes if gpu is None else gpu.total_bytes
    try:
        answers, hindrance = _answers(named.kernels, sizes, macros, gpu, memory_bytes)
    finally:
        if gpu is not None:
            gpu.close()
    remark = hindrance or remark
    output.write_json(json, "largest", largest_data(answers, spec))
    if json != output.STANDARD_OUTPUT:
        console.print_result(largest_report(answers, spec, memory_bytes, remark))
    elif remark:
        output.notice(remark)
    if named.wrong:
        raise typer.Exit(1)


def _answers(
    kernels: Sequence[KernelFile],
    sizes: Mapping[str, int],
    macros: Mapping[str, int],
    gpu: Trials | None,
    memory_bytes: int,
) -> tuple[list[Largest], str]:
    """Return the largest sizes of each kernel, and why trying them on the GPU was given up, "" where it was not."""
    from warplens.cuda.sweep import memory_trials as search

    is_alone = len(kernels) == 1

    def find(kernel: KernelFile, holds: search.Holds | None) -> Largest:
        return search.largest(
            kernel,
            problem={name: size for name, size in sizes.items() if name in kernel.problem_axes or is_alone},
            tune={name: value for name, value in macros.items() if name in kernel.tune_axes or is_alone},
            memory_bytes=memory_bytes if kernel.stream is None else free_bytes(),
            holds=holds if kernel.stream is None else None,
            free_bytes=0 if gpu is None else gpu.free_bytes,
        )

    # Kernels of a family have the same arrays: each size is tried once.
    holds = None if gpu is None else cache(gpu.holds)
    hindrance = ""
    answers = []
    for kernel in kernels:
        try:
            answers.append(find(kernel, holds))
        except LaunchError as error:
            holds, hindrance = None, f"trying was given up: {error}"
            answers.append(find(kernel, None))
    return answers, hindrance


def _open_gpu(spec: GpuSpec) -> tuple[Trials | None, str]:
    """Open a GPU of a model to allocate memory on; return None and the reason where nothing is allocated."""
    from warplens.cuda.device.gpus import find_gpus, installed_gpus, is_gpu
    from warplens.cuda.sweep.memory_trials import Trials

    if is_gpu(spec.key):
        output.notice(f"allocating memory of the {spec.name}, which takes some seconds")
        try:
            return Trials(next(gpu.uuid for gpu in installed_gpus() if gpu.spec.key == spec.key)), ""
        except (LaunchError, MissingPartError) as error:
            hindrance = str(error)
    else:
        keys = ", ".join(dict.fromkeys(gpu.spec.key for gpu in installed_gpus()))
        hindrance = f"name a GPU to try it: {keys}" if keys else find_gpus().hindrance
    return None, f"by arithmetic alone, nothing was allocated: {hindrance}"


def largest_report(answers: Sequence[Largest], spec: GpuSpec, memory_bytes: float, remark: str) -> RenderableType:
    """Return the table of the largest sizes; `remark` says why nothing was allocated, or is empty."""
    table = tables.plain_table("Kernel", "Axis", "By arithmetic", "Arrays", "Allocated", "Meets its requirements")
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
    from warplens.cuda.catalogue.reader import MAX_AXIS_VALUE

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
