"""Where the program writes: results on standard output, notices and errors on standard error.

The rule: standard output belongs to results alone, so that it can be piped. A write that fails is an error.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console, RenderableType

from warplens.cuda.errors import StorageError
from warplens.profiles.store import reason_of
from warplens.profiles.table import plain

PIPE_WIDTH = 160
"""Width of a table that goes into a file or another program, unless COLUMNS says otherwise."""


def error_console() -> Console:
    """Return the console of progress and notices."""
    return Console(stderr=True, highlight=False, soft_wrap=True)


def notice(text: str) -> None:
    """Print one line on standard error; a closed standard error is ignored."""
    with suppress(OSError, ValueError):
        error_console().print(plain(text), markup=False)


def print_result(renderable: RenderableType | Callable[[Console], RenderableType], *, wrap: bool = True) -> None:
    """Print a table or text on standard output; a function gets the console to fit its table to.

    `wrap` says whether a line that is too long is broken by words, or left to the terminal.

    Raises:
        StorageError: standard output does not take it.
    """
    console = Console(highlight=False, width=None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPE_WIDTH)
    with console.capture() as captured:
        console.print(renderable(console) if callable(renderable) else renderable, soft_wrap=not wrap)
    write_result("".join(f"{line.rstrip()}\n" for line in captured.get().splitlines()))


def write_result(text: str) -> None:
    """Write text on standard output as it stands.

    Raises:
        StorageError: standard output does not take it.
    """
    encoding = sys.stdout.encoding or "utf-8"
    try:
        sys.stdout.write(text.encode(encoding, "replace").decode(encoding))
        sys.stdout.flush()
    except BrokenPipeError:
        _leave_stdout()
        raise StorageError("standard output was closed before all was written") from None
    except (OSError, ValueError) as error:
        _leave_stdout()
        raise StorageError(f"standard output cannot be written: {reason_of(error)}") from None


def _leave_stdout() -> None:
    """Let what is still buffered go nowhere, so that the interpreter does not fail on it again at its end."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
