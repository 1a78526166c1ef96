"""The options that say how a kernel without front matter is launched, and where its headers are.

The rule: they replace what is inferred of the file; a file that has front matter says it there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from warplens.cuda.catalogue.overrides import Overrides
from warplens.cuda.ground.errors import InputError

_MACRO = re.compile(r"[A-Za-z_]\w*(?:=[^\n]*)?")
_PANEL = "Of a .cu without front matter"

Block = Annotated[
    str | None, typer.Option(metavar="X[,Y[,Z]]", help="Threads of a block, as 256 or 32,8.", rich_help_panel=_PANEL)
]
Grid = Annotated[
    str | None, typer.Option(metavar="X[,Y[,Z]]", help="Blocks of the grid, as 'cdiv(N,256)'.", rich_help_panel=_PANEL)
]
DynamicShared = Annotated[
    str | None, typer.Option(metavar="BYTES", help="Dynamic shared memory, as 4096 or '4*N'.", rich_help_panel=_PANEL)
]
Include = Annotated[
    list[str] | None,
    typer.Option("--include", "-I", metavar="FOLDER", help="Search headers here.", rich_help_panel=_PANEL),
]
Define = Annotated[
    list[str] | None,
    typer.Option(
        "--define",
        "-D",
        metavar="NAME[=VALUE]",
        help="Define a macro, also in place of one of the file: of a number as an axis, as TILE=8,16.",
        rich_help_panel=_PANEL,
    ),
]


def overrides_of(
    *,
    block: str | None = None,
    grid: str | None = None,
    dynamic_shared: str | None = None,
    include: Sequence[str] | None = None,
    define: Sequence[str] | None = None,
    sizes: Mapping[str, tuple[int, ...]] | None = None,
    device: str = "",
) -> Overrides:
    """Return what the options say.

    Args:
        block, grid: one to three expressions, separated by commas outside of parentheses.
        dynamic_shared: an expression, in bytes.
        include: folders.
        define: macros, `NAME` or `NAME=VALUE`.
        sizes: the values of `--problem`.
        device: the key of the GPU whose attributes host code is given, "" for the default one.

    Raises:
        InputError: a block or a grid has more than three dimensions, or an empty one, or a macro has no name.
    """
    for text in define or ():
        if not _MACRO.fullmatch(text):
            raise InputError(f"-D takes a macro, NAME or NAME=VALUE, not {text!r}")
    return Overrides(
        block=_extent(block, "--block"),
        grid=_extent(grid, "--grid"),
        dynamic_shared=(dynamic_shared or "").strip(),
        sizes=dict(sizes or {}),
        include_folders=tuple(include or ()),
        defines=tuple(define or ()),
        device=device,
    )


def _extent(text: str | None, option: str) -> tuple[str, ...]:
    if text is None:
        return ()
    parts = tuple(part.strip() for part in _split(text))
    if len(parts) > 3 or not all(parts):
        raise InputError(
            f"{option} takes one to three expressions, such as 256 or 'cdiv(N,16),cdiv(M,16)', not {text!r}"
        )
    return parts


def _split(text: str) -> list[str]:
    """Return the parts between the commas that stand in no parentheses."""
    parts, depth = [""], 0
    for piece in re.findall(r"[(),]|[^(),]+", text):
        depth += {"(": 1, ")": -1}.get(piece, 0)
        if piece == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += piece
    return parts
