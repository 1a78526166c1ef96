"""`warplens kernels`: the kernels that a sweep can run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.gui.terminal.launch_options import Define, Include, overrides_of
from warplens.gui.terminal.options import Json, KernelFolders

if TYPE_CHECKING:
    from warplens.cuda.catalogue import KernelFile
    from warplens.cuda.errors import SpannedError


def kernels(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help="List those of these .cu files instead.")
    ] = None,
    *,
    folders: KernelFolders = None,
    json: Json = None,
    include: Include = None,
    define: Define = None,
) -> None:
    """List the kernels by family, or those of a .cu, with their axes and default values."""
    from warplens.cuda.catalogue import builtin_kernels, find_kernels, select
    from warplens.cuda.catalogue.search import plain_files
    from warplens.cuda.errors import KernelFileError
    from warplens.gui.terminal.output import STANDARD_OUTPUT, failure, print_result, write_json
    from warplens.gui.terminal.tables import kernels_table

    wrong: list[SpannedError] = []
    if files:
        overrides = overrides_of(include=include, define=define)
        listed = select([str(path) for path in files], folders or (), wrong.append, overrides=overrides)
    else:
        plain = list(plain_files(folders or (), wrong.append))
        wrong += [KernelFileError(refused.message) for content in plain for refused in content.refused]
        inferred = [kernel for content in plain for kernel in content.kernels]
        listed = (*builtin_kernels(), *find_kernels(folders or (), wrong.append), *inferred)
    for error in wrong:
        failure(str(error))
    write_json(json, "kernels", {"kernels": [_kernel_data(kernel) for kernel in listed]})
    if json != STANDARD_OUTPUT:
        print_result(kernels_table(listed))
    if wrong:
        raise typer.Exit(1)


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
        "assumed": kernel.assumed,
    }
