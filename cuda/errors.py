"""Every error that Warplens raises on purpose; classes are divided by what the user can do about it.

    WarplensError
    ├── InputError               the request is wrong: mend the text, option or file (exit code 2)
    │   ├── UnknownNameError     a kernel, device or axis that does not exist
    │   ├── ExpressionError      an expression in a kernel file
    │   ├── KernelFileError      the front matter of a `.cu`
    │   ├── ArgumentsError       `args` and the compiled parameters disagree
    │   ├── SpecError            a GPU sheet
    │   └── ProfileError         a profile or journal that cannot be read
    ├── CompileError             the compiler refused the source; carries its log
    ├── PtxSyntaxError           PTX text that the grammar does not cover
    ├── UnsupportedError         an instruction or feature that the engine does not execute
    ├── LaunchError              a launch that could not be carried out to its end
    │   ├── LaunchLimitError     the launch asks for more than the device has
    │   ├── KernelFault          an access or a barrier that hardware would not forgive
    │   └── InstructionLimitError   a block that does not end within its limit of instructions
    ├── StorageError             a file that cannot be written: full disk, read-only folder
    └── MissingPartError         a library, driver or display that this machine lacks

The rule: `str(error)` is what the user reads, one clear sentence that says what, where and what is allowed; text
errors add the line with a caret under the span. Nothing else is ever printed for an expected failure.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceSpan:
    """Where in a text something stands.

    `line` and `column` count from 1; `length` is the number of characters to underline (at least 1).
    """

    path: str
    line: int
    column: int
    length: int = 1
    text: str = ""

    def pointed(self) -> str:
        """Return `path:line:column`, the line of text, and a caret under the span."""
        caret = " " * (self.column - 1) + "^" * max(1, self.length)
        return f"{self.path}:{self.line}:{self.column}\n    {self.text}\n    {caret}"


class WarplensError(Exception):
    """Base of all errors that are raised on purpose."""


class InputError(WarplensError):
    """The request itself is wrong."""


class UnknownNameError(InputError):
    """A name that is not among the known ones.

    Args:
        kind: what was named, as a singular noun ("kernel", "device", "axis").
        name: what the user wrote.
        allowed: the known names.
    """

    def __init__(self, kind: str, name: str, allowed: Iterable[str]) -> None:
        known = sorted(allowed)
        near = get_close_matches(name, known, n=1, cutoff=0.6)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        listed = ", ".join(known) if known else "there are none"
        super().__init__(f"no {kind} is named {name!r}{hint} (known: {listed})")
        self.kind = kind
        self.name = name


class SpannedError(InputError):
    """An input error that can point at a place in a text.

    Args:
        message: one sentence, without the place.
        span: the place, where it is known.
    """

    def __init__(self, message: str, span: SourceSpan | None = None) -> None:
        super().__init__(f"{message}\n  {span.pointed()}" if span else message)
        self.message = message
        self.span = span


class ExpressionError(SpannedError):
    """An expression that cannot be parsed or evaluated."""


class KernelFileError(SpannedError):
    """A kernel file whose front matter is missing or wrong."""


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
    """A launch that could not be carried out to its end."""


class LaunchLimitError(LaunchError):
    """The launch asks for more threads, registers or shared memory than the device has."""


class KernelFault(LaunchError):  # noqa: N818 - the field's word for it
    """An access or a barrier that hardware would not forgive.

    The message begins `block=(x,y,z) thread=(x,y,z)`, then the source line and the instruction.
    """


class InstructionLimitError(LaunchError):
    """A block did not end within its limit of instructions: most likely it never would."""


class StorageError(WarplensError):
    """A file that cannot be written."""


class MissingPartError(WarplensError):
    """A library, driver or display that this machine lacks."""
