"""What `warplens why --off` prints: measured over modelled time by size and tile, and what that goes with.

The rule: the sentences are made in `warplens.profiles.residuals`; here they are only laid out for a terminal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from warplens.profiles.formats import MISSING, assigned, time_text
from warplens.profiles.residuals import KernelResiduals, Residual, ratio_text

INDENT = (0, 0, 0, 2)
MAX_CORRECTED = 12
"""The number of corrected times of a kernel that are printed."""


def residuals_report(kernels: Iterable[KernelResiduals]) -> RenderableType:
    """Return the residuals of each kernel."""
    return Group(*(line for kernel in kernels for line in _report(kernel)))


def _report(kernel: KernelResiduals) -> Iterator[RenderableType]:
    yield Text(f"{kernel.kernel} · {kernel.device} · {kernel.cache.value} cache", style="bold")
    yield Padding(_by_size_and_tile(kernel.residuals), INDENT)
    for sentence in kernel.sentences:
        yield Padding(Text(sentence), INDENT)
    worst = "; ".join(_words(residual) for residual in kernel.worst)
    yield Padding(Text(f"Off most: {worst}."), INDENT)
    for correction in kernel.corrections[:MAX_CORRECTED]:
        point = correction.point
        yield Padding(Text(f"{_place(point.problem, point.tune)}: {correction.text}"), INDENT)
    if len(kernel.corrections) > MAX_CORRECTED:
        yield Padding(Text(f"and {len(kernel.corrections) - MAX_CORRECTED} more corrected times", style="dim"), INDENT)
    yield Text("")


def _by_size_and_tile(residuals: Sequence[Residual]) -> Table:
    """Return the ratios, a row for each size and a column for each tile."""
    sizes = dict.fromkeys(assigned(residual.point.problem) for residual in residuals)
    tiles = dict.fromkeys(assigned(residual.point.tune) for residual in residuals)
    ratios = {
        (assigned(residual.point.problem), assigned(residual.point.tune)): ratio_text(residual.ratio)
        for residual in residuals
    }
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    table.add_column("measured/modelled")
    for tile in tiles:
        table.add_column(tile, justify="right")
    for size in sizes:
        table.add_row(size, *(ratios.get((size, tile), MISSING) for tile in tiles))
    return table


def _words(residual: Residual) -> str:
    times = f"{time_text(residual.measured_ns)} measured, {time_text(residual.modelled_ns)} modelled"
    return f"{_place(residual.point.problem, residual.point.tune)} {ratio_text(residual.ratio)} ({times})"


def _place(problem: dict[str, int], tune: dict[str, int]) -> str:
    return assigned(problem | tune)
