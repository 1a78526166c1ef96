"""`warplens init`: writes the front matter that is inferred for a `.cu` into it, for the user to correct."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from warplens.cuda.ground.errors import InputError, KernelFileError, WarplensError
from warplens.gui.terminal import console, kernel_arguments, option_values, options, output

if TYPE_CHECKING:
    from warplens.cuda.catalogue.files import InitialFile

option = options.declared_beside(__file__)


def init(
    files: Annotated[list[Path] | None, option("files")] = None,
    *,
    folder: Annotated[Path | None, option("folder")] = None,
    print_only: Annotated[bool, option("print_only")] = False,
    problem: Annotated[list[str] | None, option("problem")] = None,
    launch: kernel_arguments.LaunchOptions,
) -> None:
    """Write front matter into .cu files: what their host code says of each launch, for you to correct."""
    from warplens.cuda.catalogue.files import with_front_matter

    overrides = launch.overrides(option_values.axes_of(problem, "--problem"))
    failed = False
    for path in _paths(files or (), folder):
        try:
            initial = with_front_matter(path, overrides)
            if print_only:
                console.print_result(Text(initial.comments.rstrip()), wrap=False)
            else:
                _write(path, initial)
        except WarplensError as error:
            failed = True
            output.failure(str(error))
            continue
        for refusal in initial.refused:
            failed = True
            output.failure(f"left out: {refusal}")
    raise typer.Exit(int(failed))


def _paths(files: tuple[Path, ...] | list[Path], folder: Path | None) -> list[Path]:
    """Return the files that are named, and those of a folder that have kernels and no front matter."""
    from warplens.cuda.catalogue.front_matter import has_front_matter
    from warplens.cuda.catalogue.reader import read_text

    paths = list(files)
    if folder is not None and not folder.is_dir():
        raise InputError(f"there is no folder {folder}")
    for path in sorted(folder.rglob("*.cu")) if folder is not None else ():
        try:
            text = read_text(path)
        except KernelFileError:
            continue  # what is no text of a kernel is not meant
        if "__global__" in text and not has_front_matter(text):
            paths.append(path)
    if not paths:
        where = f"{folder} has no .cu with a kernel and without front matter" if folder else "no file is named"
        raise InputError(f"{where}: name a .cu, or a folder of them with --all")
    return paths


def _write(path: Path, initial: InitialFile) -> None:
    from warplens.profiles.outputs import write_front_matter

    write_front_matter(path, initial)
    kernels = "1 kernel" if len(initial.entries) == 1 else f"{len(initial.entries)} kernels"
    assumed = "1 assumption" if initial.assumed == 1 else f"{initial.assumed or 'no'} assumptions"
    output.notice(f"{path}: {kernels} ({', '.join(initial.entries)}), {assumed}")
