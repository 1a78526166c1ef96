"""Gives each variant its look, once, for every panel.

The rule: within a family hues come first and a family begins a new marker, so variants seen together differ in hue
wherever there are eight or fewer of them, and never in nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from warplens.cuda.catalogue import KernelFile
from warplens.gui.plots.figure import HUES, Look, Marker

FIRST_FAMILY = "transpose"
"""Listed first, and chosen at the very first start: small, quick, and every efficiency shows."""


def in_order(kernels: Iterable[KernelFile]) -> tuple[KernelFile, ...]:
    """Return the kernels in the order in which they are listed and get their looks."""
    return tuple(sorted(kernels, key=lambda kernel: kernel.family != FIRST_FAMILY))


def variants_of(kernels: Sequence[KernelFile]) -> list[tuple[str, str]]:
    """Return kernel and family of each."""
    return [(kernel.name, kernel.family) for kernel in kernels]


def assign_looks(
    variants: Iterable[tuple[str, str]], given: Mapping[str, Look] | None = None, baselines: Collection[str] = ()
) -> dict[str, Look]:
    """Return a look for each variant.

    Args:
        variants: kernel and family, in the order in which they are listed.
        given: looks that stand already; they are kept, and come first.
        baselines: those of the kernels that are baselines, which have a look of their own kind.
    """
    variants, looks = tuple(variants), dict(given or {})
    markers = tuple(Marker)
    for kernel in (kernel for kernel, _ in variants if kernel in baselines and kernel not in looks):
        number = sum(look.is_reference for look in looks.values())
        looks[kernel] = Look(hue=0, marker=markers[number % len(markers)], is_reference=True)
    families: dict[str, list[str]] = {}
    for kernel, family in variants:
        if kernel not in looks and kernel not in families.setdefault(family, []):
            families[family].append(kernel)
    used = {look.marker for look in looks.values() if not look.is_reference}
    row = len(used)
    for kernels in families.values():
        for place, kernel in enumerate(kernels):
            looks[kernel] = Look(hue=place % HUES, marker=markers[(row + place // HUES) % len(markers)])
        row += -(-len(kernels) // HUES)
    return looks
