"""`warplens kernels`: the kernels that a sweep can run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warplens.gui.terminal.options import Json, KernelFolders

if TYPE_CHECKING:
    from warplens.cuda.catalogue import KernelFile


def kernels(
    folders: KernelFolders = None,
    json: Json = None,
) -> None:
    """List the kernels by family, with their axes and default values."""
    from warplens.cuda.catalogue import builtin_kernels, find_kernels
    from warplens.gui.terminal.output import STANDARD_OUTPUT, print_result, write_json
    from warplens.gui.terminal.tables import kernels_table

    listed = (*builtin_kernels(), *find_kernels(folders or ()))
    write_json(json, "kernels", {"kernels": [_kernel_data(kernel) for kernel in listed]})
    if json != STANDARD_OUTPUT:
        print_result(kernels_table(listed))


def _kernel_data(kernel: KernelFile) -> dict[str, object]:
    return {
        "kernel": kernel.name,
        "family": kernel.family,
        "title": kernel.title,
        "path": kernel.path,
        "source": kernel.origin,
        "source_hash": kernel.source_hash,
        "problem": kernel.problem,
        "tune": kernel.tune,
    }
