"""`warplens largest`: the largest size at which a kernel's arrays fit, by arithmetic and by trying."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.gui.terminal.kernel_arguments import chosen_kernels
from warplens.gui.terminal.options import Json, KernelFolders, KernelNames, OneDevice, Quiet, single_values

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from warplens.cuda.catalogue import KernelFile
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.runners.largest import Largest
    from warplens.cuda.sweep.memory_trials import Trials


Problem = Annotated[
    list[str] | None, typer.Option(metavar="AXIS", help="An axis that keeps its value, as M=64; may be repeated.")
]
Macros = Annotated[list[str] | None, typer.Option(metavar="AXIS", help="A macro, as TILE=32; may be repeated.")]


def largest(
    kernels: KernelNames,
    *,
    problem: Problem = None,
    tune: Macros = None,
    device: OneDevice = None,
    folders: KernelFolders = None,
    json: Json = None,
    quiet: Quiet = False,
) -> None:
    """Find the largest size whose arrays fit in a GPU's memory, by arithmetic and, on a card, by allocating them."""
    from warplens.cuda.device.cards import default_device, load_device
    from warplens.gui.terminal.largest import largest_data, largest_report
    from warplens.gui.terminal.output import STANDARD_OUTPUT, failure, notice, print_result, set_quiet, write_json

    if quiet:
        set_quiet(quiet=True)
    sizes, macros = single_values(problem, "--problem"), single_values(tune, "--tune")
    named, spec = chosen_kernels(kernels, folders), load_device(device or default_device())
    for sentence in named.wrong:
        failure(sentence)
    card, remark = _open_card(spec)
    memory_bytes = spec.memory_bytes if card is None else card.total_bytes
    try:
        answers, hindrance = _answers(named.kernels, sizes, macros, card, memory_bytes)
    finally:
        if card is not None:
            card.close()
    remark = hindrance or remark
    write_json(json, "largest", largest_data(answers, spec))
    if json != STANDARD_OUTPUT:
        print_result(largest_report(answers, spec, memory_bytes, remark))
    elif remark:
        notice(remark)
    if named.wrong:
        raise typer.Exit(1)


def _answers(
    kernels: Sequence[KernelFile],
    sizes: Mapping[str, int],
    macros: Mapping[str, int],
    card: Trials | None,
    memory_bytes: int,
) -> tuple[list[Largest], str]:
    """Return the largest sizes of each kernel, and why trying them on the card was given up, "" where it was not."""
    from warplens.cuda.errors import LaunchError
    from warplens.cuda.host_memory import free_bytes
    from warplens.cuda.runners import largest as search

    is_alone = len(kernels) == 1

    def find(kernel: KernelFile, holds: search.Holds | None) -> Largest:
        return search.largest(
            kernel,
            problem={name: size for name, size in sizes.items() if name in kernel.problem_axes or is_alone},
            tune={name: value for name, value in macros.items() if name in kernel.tune_axes or is_alone},
            memory_bytes=memory_bytes if kernel.stream is None else free_bytes(),
            holds=holds if kernel.stream is None else None,
            free_bytes=0 if card is None else card.free_bytes,
        )

    # Kernels of a family have the same arrays: each size is tried once.
    holds = None if card is None else cache(card.holds)
    hindrance = ""
    answers = []
    for kernel in kernels:
        try:
            answers.append(find(kernel, holds))
        except LaunchError as error:
            holds, hindrance = None, f"trying was given up: {error}"
            answers.append(find(kernel, None))
    return answers, hindrance


def _open_card(spec: GpuSpec) -> tuple[Trials | None, str]:
    """Return the opened card of a model, or None and why nothing is allocated on one."""
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
        keys = ", ".join(dict.fromkeys(card.spec.key for card in cards()))
        hindrance = f"name a card to try it: {keys}" if keys else find_cards().hindrance
    return None, f"by arithmetic alone, nothing was allocated: {hindrance}"
