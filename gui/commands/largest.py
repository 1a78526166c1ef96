"""`warplens largest`: the largest size at which a kernel's arrays fit, by arithmetic and by trying."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.gui.terminal.options import Json, KernelFolders, KernelNames, OneDevice, Quiet, chosen_kernels

if TYPE_CHECKING:
    from rich.console import RenderableType

    from warplens.cuda.catalogue import KernelFile
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.runners.largest import Largest
    from warplens.cuda.sweep.memory_trials import Trials

GIB = 2**30


def largest(
    kernels: KernelNames,
    *,
    problem: Annotated[
        list[str] | None, typer.Option(metavar="AXIS", help="An axis that keeps its value, as M=64; may be repeated.")
    ] = None,
    tune: Annotated[
        list[str] | None, typer.Option(metavar="AXIS", help="A macro, as TILE=32; may be repeated.")
    ] = None,
    device: OneDevice = None,
    folders: KernelFolders = None,
    json: Json = None,
    quiet: Quiet = False,
) -> None:
    """Find the largest size whose arrays fit in a GPU's memory, by arithmetic and, on a card, by allocating them."""
    from warplens.cuda.device.cards import default_device, load_device
    from warplens.cuda.errors import LaunchError
    from warplens.cuda.runners import largest as finding
    from warplens.cuda.runners.host_memory import free_bytes
    from warplens.gui.terminal.options import single_values
    from warplens.gui.terminal.output import STANDARD_OUTPUT, notice, print_result, set_quiet, write_json

    if quiet:
        set_quiet(quiet=True)
    sizes, macros = single_values(problem, "--problem"), single_values(tune, "--tune")
    chosen, spec = chosen_kernels(kernels, folders), load_device(device or default_device())
    card, said = _card(spec)
    memory_bytes = spec.memory_bytes if card is None else card.total_bytes

    def find(kernel: KernelFile, holds: finding.Holds | None) -> Largest:
        return finding.largest(
            kernel,
            problem={name: size for name, size in sizes.items() if name in kernel.problem_axes or len(chosen) == 1},
            tune={name: value for name, value in macros.items() if name in kernel.tune_axes or len(chosen) == 1},
            memory_bytes=memory_bytes if kernel.stream is None else free_bytes(),
            holds=holds if kernel.stream is None else None,
            free_bytes=0 if card is None else card.free_bytes,
        )

    # Kernels of a family have the same arrays: each size is tried once.
    holds = None if card is None else cache(card.holds)
    found = []
    try:
        for kernel in chosen:
            try:
                found.append(find(kernel, holds))
            except LaunchError as error:
                holds, said = None, f"trying was given up: {error}"
                found.append(find(kernel, None))
    finally:
        if card is not None:
            card.close()
    write_json(json, "largest", {"kernels": [_data(one, spec) for one in found]})
    if json != STANDARD_OUTPUT:
        print_result(_report(found, spec, memory_bytes, said))
    elif said:
        notice(said)


def _card(spec: GpuSpec) -> tuple[Trials | None, str]:
    """Return the opened card of a model, or None and why nothing is tried on one."""
    from warplens.cuda.device.cards import cards, find_cards, is_card
    from warplens.cuda.errors import LaunchError, MissingPartError
    from warplens.cuda.sweep.memory_trials import Trials
    from warplens.gui.terminal.output import notice

    if is_card(spec.key):
        notice(f"allocating memory of the {spec.name}, which takes some seconds")
        try:
            return Trials(next(card.uuid for card in cards() if card.spec.key == spec.key)), ""
        except (LaunchError, MissingPartError) as error:
            hindrance = str(error)
    else:
        known = ", ".join(dict.fromkeys(card.spec.key for card in cards()))
        hindrance = f"name a card to try it: {known}" if known else find_cards().hindrance
    return None, f"by arithmetic alone, nothing was allocated: {hindrance}"


def _data(one: Largest, spec: GpuSpec) -> dict[str, object]:
    """Return what `--json` writes of a kernel."""
    return {
        "kernel": one.kernel,
        "device": spec.key,
        "axis": one.axis,
        "fixed": one.fixed,
        "memory": "host" if one.on_host else "device",
        "memory_bytes": one.memory_bytes if math.isfinite(one.memory_bytes) else None,
        "by_arithmetic": one.size,
        "array_bytes": one.array_bytes,
        "arrays": {array.name: {"dtype": array.dtype.value, "shape": array.shape} for array in one.arrays},
        "by_trying": one.tried,
        "meets_requirements": one.runs,
    }


def _report(found: Sequence[Largest], spec: GpuSpec, memory_bytes: float, said: str) -> RenderableType:
    """Return the table of the largest sizes, with what a reader must know under it; `said` is about trying."""
    from rich.console import Group
    from rich.text import Text

    from warplens.gui.terminal.tables import plain_table
    from warplens.profiles.table import plain

    table = plain_table("Kernel", "Axis", "By arithmetic", "Arrays", "Allocated", "Meets its requirements")
    for column in (*table.columns[2:3], *table.columns[4:]):
        column.justify = "right"
    for one in found:
        axes = "".join(f", {name}={value}" for name, value in one.fixed.items())
        table.add_row(
            plain(one.kernel) + (" *" if one.on_host else ""),
            plain(one.axis + axes),
            f"{one.size:,}",
            f"{_arrays(one)}: {_gib(one.array_bytes)}",
            "-" if one.tried is None else f"{one.tried:,}",
            f"{one.runs:,}" if one.runs else "none near",
        )
    lines = [Text(plain(f"{spec.name}: {_gib(memory_bytes)} of memory"), style="bold"), table]
    if said:
        lines.append(Text(plain(said), style="dim"))
    if any(math.prod(array.shape) > 2**31 for one in found for array in one.arrays):
        lines.append(Text("beyond 2,147,483,648 elements an index needs 64 bits: an `int` overflows", style="dim"))
    host = next((one.memory_bytes for one in found if one.on_host), None)
    if host is not None:
        room = f"{_gib(host)} free" if math.isfinite(host) else "its size is not known"
        lines.append(
            Text(
                f"* the matrices stay in this machine's memory ({room}), panels of them pass through the GPU",
                style="dim",
            )
        )
    return Group(*lines)


def _arrays(one: Largest) -> str:
    """Return the arrays in a few words: "3 float32 112,084 x 112,084"."""
    kinds = Counter((array.dtype.value, array.shape) for array in one.arrays)
    return ", ".join(
        f"{count} {dtype} {' x '.join(f'{n:,}' for n in shape)}" for (dtype, shape), count in kinds.items()
    )


def _gib(size_bytes: float) -> str:
    return f"{size_bytes / GIB:.1f} GiB"
