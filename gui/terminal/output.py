"""Where the program writes: results on standard output, notices and errors on standard error.

The rule: standard output belongs to results alone, so that it can be piped. A write that fails is an error. What is
drawn is in `console.py`: nothing here needs rich, for which a short program would wait.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING

from warplens.cuda.ground import toml_beside
from warplens.profiles.formats import for_json, one_line, plain

if TYPE_CHECKING:
    from warplens.profiles.outputs import Kind

# Text for a terminal or file whose encoding lacks some characters: `us` for microseconds where there is no `µ`.
# A reader of the ASCII form reads the same thing; `?` stands only for a character that the program itself
# never prints, such as one in the name of a file.

ASCII_FORMS: dict[str, str] = toml_beside(__file__)
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
MAX_LINE = 8000  # a line of an error has at most this many letters: it may quote what a file holds
_is_quiet = ContextVar("is_quiet", default=False)
_may_overwrite = ContextVar("may_overwrite", default=False)
is_quiet = _is_quiet.get  # whether notices and progress are left out
may_overwrite = _may_overwrite.get
"""Return whether outputs of this command may replace files that Warplens did not write; by default they may not."""


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


def set_overwrite(*, overwrite: bool) -> None:
    """Set whether outputs of this command may replace files that Warplens did not write."""
    _may_overwrite.set(overwrite)


def _print_error(text: str) -> None:
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            lines = "\n".join(line if len(line) <= MAX_LINE else one_line(line, MAX_LINE) for line in text.split("\n"))
            sys.stderr.write(f"{encodable(plain(lines), sys.stderr.encoding or 'utf-8')}\n")
            sys.stderr.flush()


def write_result(text: str) -> None:
    r"""Write text on standard output, clean and with the ASCII form of what its encoding lacks; `StorageError` if
    standard output cannot be written.

    Example:
        >>> write_result("kernel,time_ns\n")
        kernel,time_ns
    """
    write_text(plain(text))


def write_text(text: str) -> None:
    """Write text that is clean on standard output; `StorageError` if that cannot be written."""
    sys.stdout.write(encodable(text, sys.stdout.encoding or "utf-8"))
    sys.stdout.flush()


def write_json(target: Path | None, name: str, content: Mapping[str, object], *, version: int = 1) -> None:
    """Write a result as one line of JSON whose key "schema" is `warplens-NAME/VERSION`, into the FILE of `--json`;
    nothing where that is None. `StorageError` as from `write_document`.

    Example:
        >>> write_json(STANDARD_OUTPUT, "lens", {"cost": 32, "ideal": 1})
        {"schema":"warplens-lens/1","cost":32,"ideal":1}
    """
    from warplens.profiles.writing import encode

    if target is not None:
        write_document(target, encode({"schema": f"warplens-{name}/{version}", **content}).decode("utf-8") + "\n")


def write_document(target: Path, text: str) -> None:
    """Write JSON of the program to a file, compressed where its name ends in `.gz`, or to standard output;
    `StorageError` if the target cannot be written, or is a file that is no JSON of this program.
    """
    if target == STANDARD_OUTPUT:
        is_unicode = (sys.stdout.encoding or "utf-8").lower().startswith("utf")
        text = for_json(text)
        write_text(text if is_unicode else "".join(c if c.isascii() else json.dumps(c)[1:-1] for c in text))
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
