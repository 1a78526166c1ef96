"""Tables and texts as rich draws them, on either standard stream.

The rule: what is drawn is clean, and has the ASCII form of what the encoding of the stream lacks (`output.py`).
"""

import io
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, TextIO, cast

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderableType, RenderHook, RenderResult
from rich.segment import Segment

from warplens.gui.terminal.output import STANDARD_OUTPUT, encodable, write_json, write_text
from warplens.profiles.formats import plain

PIPE_WIDTH = 160  # a table that goes into a file or another program has this width, unless COLUMNS sets another


def error_console() -> Console:
    """Return the console of progress and notices."""
    console = Console(file=cast("IO[str]", _Encodable(sys.stderr)), highlight=False, soft_wrap=True)
    console.push_render_hook(_Cleaning())
    return console


class _Page(io.StringIO):
    """What is drawn for a stream before it is written there."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream

    def isatty(self) -> bool:
        """Return whether it is drawn for a terminal."""
        return self._stream.isatty()

    def fileno(self) -> int:
        """Return the descriptor of the stream, by which the width of a terminal is found."""
        return self._stream.fileno()


class _Encodable:
    """A stream that writes the ASCII form of what its encoding lacks."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write text."""
        return self._stream.write(encodable(text, self._stream.encoding or "utf-8"))

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)


def report(
    json: Path | None,
    name: str,
    content: Mapping[str, object],
    renderable: RenderableType | Callable[[Console], RenderableType],
    *,
    wrap: bool = True,
) -> None:
    """Write a result as `write_json` does where `--json` asks for it, and print it unless that is standard output."""
    write_json(json, name, content)
    if json != STANDARD_OUTPUT:
        print_result(renderable, wrap=wrap)


def print_result(
    renderable: RenderableType | Callable[[Console], RenderableType], *, wrap: bool = True, is_beside: bool = False
) -> None:
    """Print a table or text on standard output; a function gets the console to fit its table to.

    With `wrap` a line that is too long is broken between words, else it is left to the terminal. What `is_beside` the
    output of a program that has standard output for itself goes to standard error. `StorageError` if standard output
    cannot be written.
    """
    stream = sys.stderr if is_beside else sys.stdout
    page = _Page(stream)
    width = None if stream.isatty() or "COLUMNS" in os.environ else PIPE_WIDTH
    console = Console(file=cast("IO[str]", page), highlight=False, width=width)
    console.push_render_hook(_Cleaning())
    console.print(renderable(console) if callable(renderable) else renderable, soft_wrap=not wrap)
    text = "".join(f"{line.rstrip()}\n" for line in page.getvalue().splitlines())
    if is_beside:
        with suppress(OSError, ValueError):
            sys.stderr.write(encodable(text, sys.stderr.encoding or "utf-8"))
            sys.stderr.flush()
    else:
        write_text(text)


class _Cleaning(RenderHook):
    """Cleans all that a console draws, which adds its own colours afterwards."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        """Return what draws the same with clean text."""
        return [_Clean(renderable) for renderable in renderables]


class _Clean:
    def __init__(self, renderable: ConsoleRenderable) -> None:
        self._renderable = renderable

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self._renderable, options):
            yield segment if segment.control else Segment(plain(segment.text), segment.style)
