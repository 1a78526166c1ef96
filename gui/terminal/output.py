"""Where the program writes: results on standard output, notices and errors on standard error.

The rule: standard output belongs to results alone, so that it can be piped. A write that fails is an error.
"""

from __future__ import annotations

import io
import json
import os
import sys
import tomllib
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path
from typing import IO, TYPE_CHECKING, TextIO, cast

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderableType, RenderHook, RenderResult
from rich.segment import Segment

from warplens.profiles.formats import for_json, one_line, plain

if TYPE_CHECKING:
    from warplens.profiles.outputs import Kind

# Text for a terminal or file whose encoding lacks some characters: `us` for microseconds where there is no `µ`.
# A reader of the ASCII form reads the same thing; `?` stands only for a character that the program itself
# never prints, such as one in the name of a file.

ASCII_FORMS: dict[str, str] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
"""The ASCII form of every character beyond ASCII that the program prints."""

SEPARATOR, ASCII_SEPARATOR = " · ", " | "  # a middle dot between facts; in an expression it is a multiplication sign


def encodable(text: str, encoding: str) -> str:
    """Return text with what the encoding lacks in its ASCII form."""
    if _fits(text, encoding):
        return text
    if not _fits(SEPARATOR, encoding):
        text = text.replace(SEPARATOR, ASCII_SEPARATOR)
    return "".join(char if _fits(char, encoding) else _ascii_form(char) for char in text)


def _ascii_form(char: str) -> str:
    """Return the ASCII form of a character: the known one, else its letter without the accent, else `?`."""
    if char in ASCII_FORMS:
        return ASCII_FORMS[char]
    letters = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode("ascii")
    return letters or "?"


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


STANDARD_OUTPUT = Path("-")  # this FILE of `--json` is standard output; then nothing else is printed there

PIPE_WIDTH = 160  # a table that goes into a file or another program has this width, unless COLUMNS sets another

MAX_LINE = 8000  # a line of an error has at most this many letters: it may quote what a file holds

_is_quiet = ContextVar("is_quiet", default=False)
_may_overwrite = ContextVar("may_overwrite", default=False)


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


def notice(text: str) -> None:
    """Print one line on standard error, unless `--quiet` is given."""
    if not is_quiet():
        _print_error(text)


def failure(sentence: str) -> None:
    """Print why the command failed on standard error, behind the name of the program."""
    _print_error(f"warplens: {sentence}")


def set_quiet(*, quiet: bool) -> None:
    """Set whether notices and progress are left out."""
    _is_quiet.set(quiet)


def is_quiet() -> bool:
    """Return whether notices and progress are left out."""
    return _is_quiet.get()


def set_overwrite(*, overwrite: bool) -> None:
    """Set whether outputs of this command may replace files that Warplens did not write."""
    _may_overwrite.set(overwrite)


def may_overwrite() -> bool:
    """Return whether outputs of this command may replace files that Warplens did not write; by default they may not."""
    return _may_overwrite.get()


def _print_error(text: str) -> None:
    """Print one line on standard error; a closed standard error is ignored."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            lines = "\n".join(line if len(line) <= MAX_LINE else one_line(line, MAX_LINE) for line in text.split("\n"))
            sys.stderr.write(f"{encodable(plain(lines), sys.stderr.encoding or 'utf-8')}\n")
            sys.stderr.flush()


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
    console = Console(
        file=cast("IO[str]", page),
        highlight=False,
        width=None if stream.isatty() or "COLUMNS" in os.environ else PIPE_WIDTH,
    )
    console.push_render_hook(_Cleaning())
    console.print(renderable(console) if callable(renderable) else renderable, soft_wrap=not wrap)
    text = "".join(f"{line.rstrip()}\n" for line in page.getvalue().splitlines())
    if is_beside:
        with suppress(OSError, ValueError):
            sys.stderr.write(encodable(text, sys.stderr.encoding or "utf-8"))
            sys.stderr.flush()
    else:
        _write(text)


class _Cleaning(RenderHook):
    """Cleans all that a console draws, which adds its own colours afterwards."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        """Return what draws the same with clean text."""
        return [_Clean(renderable) for renderable in renderables]


class _Clean:
    """Draws something with clean text."""

    def __init__(self, renderable: ConsoleRenderable) -> None:
        self._renderable = renderable

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self._renderable, options):
            yield segment if segment.control else Segment(plain(segment.text), segment.style)


def write_result(text: str) -> None:
    r"""Write text on standard output, clean and with the ASCII form of what its encoding lacks; `StorageError` if
    standard output cannot be written.

    Example:
        >>> write_result("kernel,time_ns\n")
        kernel,time_ns
    """
    _write(plain(text))


def _write(text: str) -> None:
    sys.stdout.write(encodable(text, sys.stdout.encoding or "utf-8"))
    sys.stdout.flush()


def write_json(target: Path | None, name: str, content: Mapping[str, object], *, version: int = 1) -> None:
    """Write a result as one line of JSON whose key "schema" is `warplens-NAME/VERSION`, into the FILE of `--json`;
    nothing where that is None. `StorageError` as from `write_document`.

    Example:
        >>> write_json(STANDARD_OUTPUT, "lens", {"cost": 32, "ideal": 1})
        {"schema":"warplens-lens/1","cost":32,"ideal":1}
    """
    from warplens.profiles.records import encode

    if target is not None:
        write_document(target, encode({"schema": f"warplens-{name}/{version}", **content}).decode("utf-8") + "\n")


def write_document(target: Path, text: str) -> None:
    """Write JSON of the program to a file, compressed where its name ends in `.gz`, or to standard output;
    `StorageError` if the target cannot be written, or is a file that is no JSON of this program.
    """
    if target == STANDARD_OUTPUT:
        is_unicode = (sys.stdout.encoding or "utf-8").lower().startswith("utf")
        text = for_json(text)
        _write(text if is_unicode else "".join(c if c.isascii() else json.dumps(c)[1:-1] for c in text))
        return
    from warplens.profiles.outputs import Kind, schema_of

    data = text.encode("utf-8")
    write_file(target, data, Kind.JSON, schema=schema_of(data))


def write_file(target: Path, data: bytes, kind: Kind, *, schema: str = "") -> None:
    """Write a file of the command, compressed where its name ends in `.gz`; `StorageError` if it cannot be written, or
    `--overwrite` is not given and another file stands there.
    """
    from warplens.profiles.outputs import write_output

    write_output(target, data, kind, schema=schema, overwrite=may_overwrite())
