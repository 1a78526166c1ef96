"""What a search may be of: the variant that a word stands for, and the devices.

The rule: nothing of Optuna or SciPy is loaded here, since the window asks before anything is searched.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.ladders import last_rungs
from warplens.cuda.device.cards import CardModel, is_card, sheet_like
from warplens.cuda.errors import InputError


def is_searchable(kernel: KernelFile) -> bool:
    """Return whether a variant has a macro of several values."""
    return any(len(values) > 1 for values in kernel.searched.values())


def combinations_of(kernel: KernelFile) -> int:
    """Return how many combinations the macros of a variant have in a search, allowed or not."""
    return prod(map(len, kernel.searched.values()))


def variant_to_search(kernels: Sequence[KernelFile], word: str) -> KernelFile:
    """Return the variant that a word stands for: of a family, the last rung of its ladder.

    Args:
        kernels: those that the word names, at least one.
        word: as it was typed.

    Raises:
        InputError: several rungs are the last one, and not just one of them has several configurations.
    """
    last = last_rungs(kernels)
    searchable = [kernel for kernel in last if is_searchable(kernel)]
    left = searchable or last
    if len(left) > 1:
        listed = ", ".join(kernel.name for kernel in left)
        raise InputError(f"{word!r} stands for {len(left)} variants, and a search is of one: {listed}")
    return left[0]


def devices_of_search(key: str, gpu: CardModel | None, *, is_modelled_first: bool = True) -> tuple[str, ...]:
    """Return the keys of the devices of a search: for a card that has a sheet, the sheet whose model filters, and it.

    Args:
        key: of the GPU that was chosen.
        gpu: its properties; None where they are not known.
        is_modelled_first: whether the model filters before a card measures.
    """
    sheet = sheet_like(gpu) if is_modelled_first and is_card(key) else None
    return (key,) if sheet is None else (sheet.key, key)
