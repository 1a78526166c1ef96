"""`warplens kernels`: the kernels that can be run."""

from __future__ import annotations

from typing import Annotated

import typer

from warplens.gui.terminal.options import KernelFolders


def kernels(
    folders: KernelFolders = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the kernels by family, with their axes and default values."""
    from warplens.cuda.catalogue import builtin_kernels, find_kernels
    from warplens.gui.terminal.output import print_result, write_result
    from warplens.gui.terminal.tables import kernels_table
    from warplens.profiles.store import encode

    found = (*builtin_kernels(), *find_kernels(folders or ()))
    if not json:
        print_result(kernels_table(found))
        return
    listed = [
        {
            "kernel": kernel.name,
            "family": kernel.family,
            "title": kernel.title,
            "path": kernel.path,
            "source": kernel.origin,
            "source_hash": kernel.source_hash,
            "problem": kernel.problem,
            "tune": kernel.tune,
        }
        for kernel in found
    ]
    write_result(encode(listed).decode("utf-8") + "\n")
