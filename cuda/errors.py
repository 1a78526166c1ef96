"""Every error that Warplens raises on purpose, divided into classes by what the user can do about it.

    WarplensError
    ├── InputError               the request is wrong: correct the text, option or file (exit code 2)
    │   ├── UnknownNameError     a kernel, device or axis that does not exist
    │   ├── SpannedError         a text that is wrong at a known position
    │   │   ├── ExpressionError  an expression in a kernel file
    │   │   ├── KernelFileError  the front matter of a `.cu`
    │   │   └── LessonError      a lesson
    │   ├── ArgumentsError       `args` and the compiled parameters disagree
    │   ├── SpecError            a GPU sheet
    │   └── ProfileError         a profile or journal that cannot be read
    ├── CompileError             the compiler refused the source; carries its log
    ├── PtxSyntaxError           PTX text that the grammar does not cover
    ├── UnsupportedError         an instruction or feature that the engine does not execute
    ├── LaunchError              a launch that did not run to its end
    │   ├── LaunchLimitError     the launch asks for more than the device has
    │   ├── KernelFault          an access or a barrier that would fail on a GPU
    │   └── InstructionLimitError   a block that does not end within its limit of instructions
    ├── StorageError             a file that cannot be written: full disk, read-only folder
    │   └── NotOverwrittenError  a file that Warplens did not write stands in its place; an explicit yes replaces it
    ├── MissingPartError         a library, driver or display that this machine lacks
    └── ClusterError             other machines that do not answer, or cannot run points

The rule: `str(error)` is what the user reads: one clear sentence that says what is wrong, where, and what is allowed.
Errors in a text add the line with a caret under the span. Nothing else is ever printed for an expected failure.
"""

from __future__ import annotations

import copyreg
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceSpan:
    """A part of one line of a text.

    `line` and `column` count from 1; `length` is the number of characters to underline (at least 1).
    """

    path: str
    line: int
    column: int
    length: int = 1
    text: str = ""

    def pointed(self) -> str:
        """Return `path:line:column`, the line of text, and a caret under the span.

        Example:
            >>> print(SourceSpan(path="a.cu", line=2, column=9, length=3, text="block = TIL").pointed())
            a.cu:2:9
                block = TIL
                        ^^^
        """
        caret = " " * (self.column - 1) + "^" * max(1, self.length)
        return f"{self.path}:{self.line}:{self.column}\n    {self.text}\n    {caret}"


def suggestion(name: str, known_names: Iterable[str]) -> str:
    """Return the end of a sentence about an unknown name: the nearest of the known names, and all of them.

    Example:
        >>> suggestion("n", ["M", "N"])
        "; did you mean 'N'? (known: M, N)"
        >>> suggestion("x", [])
        ' (known: there are none)'
    """
    words = sorted(_on_a_line(str(word)) for word in known_names)  # a member of a StrEnum as the word that it is
    by_case = {word.casefold(): word for word in reversed(words)}
    nearest = by_case.get(name.casefold(), "")
    if not nearest:
        near = get_close_matches(name, words, n=1) or get_close_matches(name.casefold(), by_case, n=1)
        nearest = by_case.get(near[0].casefold(), "") if near else ""
    hint = f"; did you mean {nearest!r}?" if nearest else ""
    return f"{hint} (known: {', '.join(words) if words else 'there are none'})"


def _on_a_line(word: str) -> str:
    """Return a name of a file as it stands in a sentence: with escapes for line breaks and the like."""
    return word if word.isprintable() else word.encode("unicode_escape").decode("ascii")


class WarplensError(Exception):
    """The base of all errors that Warplens raises on purpose; they pickle, since workers raise them too."""

    def __reduce__(self) -> tuple[object, ...]:
        # By default an error is made anew from its text alone, which the constructors of some errors do not take.
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]


class InputError(WarplensError):
    """The request itself is wrong."""


class UnknownNameError(InputError):
    """A name that does not exist.

    Args:
        kind: what the name should be of, as a singular noun ("kernel", "device", "axis").
        name: what the user wrote.
        allowed: the names that exist.

    Example:
        >>> str(UnknownNameError("device", "h20", ["h200", "t4"]))
        "no device is named 'h20'; did you mean 'h200'? (known: h200, t4)"
    """

    def __init__(self, kind: str, name: str, allowed: Iterable[str]) -> None:
        super().__init__(f"no {kind} is named {name!r}{suggestion(name, allowed)}")
        self.kind = kind
        self.name = name


class SpannedError(InputError):
    """A text that is wrong, with the position of the error where it is known.

    Args:
        message: one sentence, without the position.
        span: the part of the text to underline, None where it is not known.
    """

    def __init__(self, message: str, span: SourceSpan | None = None) -> None:
        super().__init__(f"{message}\n  {span.pointed()}" if span else message)
        self.message = message
        self.span = span


class ExpressionError(SpannedError):
    """An expression that cannot be parsed or evaluated."""


class KernelFileError(SpannedError):
    """A kernel file whose front matter is missing or wrong."""


class LessonError(SpannedError):
    """A lesson whose text is wrong, or names a kernel, a line or a key that does not exist."""


class ArgumentsError(InputError):
    """`args` of a kernel file do not fit the parameters of the compiled entry."""


class SpecError(InputError):
    """A GPU sheet that is incomplete or contradicts itself."""


class ProfileError(InputError):
    """A profile or journal that cannot be read."""


class CompileError(WarplensError):
    """The compiler refused the source.

    Args:
        message: one sentence naming the file and target.
        log: the compiler's own log, with the user's file name and line numbers.
    """

    def __init__(self, message: str, log: str) -> None:
        super().__init__(f"{message}\n{log.strip()}" if log.strip() else message)
        self.message = message
        self.log = log


class PtxSyntaxError(WarplensError):
    """PTX text that the grammar does not cover."""

    def __init__(self, message: str, span: SourceSpan) -> None:
        super().__init__(f"{message}\n  {span.pointed()}")
        self.message = message
        self.span = span


class UnsupportedError(WarplensError):
    """An instruction or feature that the engine does not execute."""


class LaunchError(WarplensError):
    """A launch that did not run to its end."""


class LaunchLimitError(LaunchError):
    """The launch asks for more threads, registers or shared memory than the device has."""


class KernelFault(LaunchError):  # noqa: N818 - the field's word for it
    """An access or a barrier that would fail on a GPU.

    The message begins `block=(x,y,z) thread=(x,y,z)`, then the source line and the instruction. `overrun` is set where
    the access lies behind the end of an array, or of the dynamic shared memory.
    """

    overrun: Overrun | None = None


@dataclass(frozen=True, slots=True)
class Overrun:
    """How far an access reaches behind the end of an array, or of the dynamic shared memory where `array` is None.

    `end` is the bytes that it would need. With an empty name the access lies in no array, and no one knows how far.
    """

    array: str | None
    end: int = 0


class InstructionLimitError(LaunchError):
    """A block that did not end within its limit of instructions; most likely it never would."""


class StorageError(WarplensError):
    """A file that cannot be written."""


class NotOverwrittenError(StorageError):
    """A file that Warplens did not write stands where a file is to be written; an explicit yes replaces it."""


class MissingPartError(WarplensError):
    """A library, driver or display that this machine lacks."""


class ClusterError(WarplensError, RuntimeError):
    """A cluster that does not answer, has no workers, or runs another version of the program."""
