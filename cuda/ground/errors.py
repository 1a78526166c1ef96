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

import copyreg
import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceSpan:
    """A part of one line of a text; `line` and `column` count from 1."""

    path: str
    line: int
    column: int
    length: int = 1  # the number of characters to underline (at least 1)
    text: str = ""

    def pointed(self) -> str:
        """Return `path:line:column`, the line of text, and a caret under the span.

        Example:
            >>> print(SourceSpan(path="a.cu", line=2, column=9, length=3, text="block = TIL").pointed())
            a.cu:2:9
                block = TIL
                        ^^^
        """
        text, carets = excerpt(self.text, " " * (self.column - 1) + "^" * max(1, self.length))
        return f"{self.path}:{self.line}:{self.column}\n    {text}\n    {carets}"


WIDEST, BEFORE = 240, 80  # letters of a line that is shown, and of those before what a caret points at
FIRST_LINES, LAST_LINES = 100, 20  # of a compiler's log; what is between these is not shown


def excerpt(text: str, carets: str) -> tuple[str, str]:
    """Return the part of a line that lies round the letters above some carets, and these."""
    if len(text) <= WIDEST + 2:  # one that was cut stays as it is
        return text, carets
    first = max(0, min(carets.find("^") - BEFORE, len(text) - WIDEST))
    mark, end = "…" * bool(first), first + WIDEST
    return mark + text[first:end] + "…" * (end < len(text)), " " * len(mark) + carets[first : end + 1]


def shortened_log(log: str) -> str:
    """Return the first and last lines of the log of a compiler, and of a long one what lies round its caret."""
    lines = log.split("\n")
    if (left_out := len(lines) - FIRST_LINES - LAST_LINES) > 1:  # likewise
        lines[FIRST_LINES:-LAST_LINES] = [f"... ({left_out:,} lines are left out) ..."]
    for number, (line, below) in enumerate(zip(lines, [*lines[1:], ""], strict=True)):
        lines[number], carets = excerpt(line, below.rstrip() if below.strip() == "^" else "")
        if carets:
            lines[number + 1] = carets
    return "\n".join(lines)


def suggestion(name: str, known_names: Iterable[str]) -> str:
    """Return the end of a sentence about an unknown name: the nearest of the known names, and all of them.

    Example:
        >>> suggestion("n", ["M", "N"])
        "; did you mean 'N'? (known: M, N)"
        >>> suggestion("x", [])
        ' (known: there are none)'
    """
    texts = map(str, known_names)  # a member of a StrEnum as the word that it is
    words = sorted(text if text.isprintable() else text.encode("unicode_escape").decode("ascii") for text in texts)
    by_case = {word.casefold(): word for word in reversed(words)}
    nearest = by_case.get(name.casefold(), "")
    if not nearest:
        near = get_close_matches(name, words, n=1) or get_close_matches(name.casefold(), by_case, n=1)
        nearest = by_case.get(near[0].casefold(), "") if near else ""
    hint = f"; did you mean {nearest!r}?" if nearest else ""
    return f"{hint} (known: {', '.join(words) if words else 'there are none'})"


class FailureKind(StrEnum):
    """The kind of a failure, as a heading begins; a profile keeps it beside the reason of a point."""

    WRONG = "Wrong result"
    RACE = "Race"
    BOUNDS = "Out of bounds"
    MISALIGNED = "Misaligned access"
    UNWRITTEN = "Read before written"
    UNDEFINED = "Undefined value"
    INPUT = "Input overwritten"
    BARRIER = "Wrong barrier"
    MASK = "Wrong member mask"
    ASSERTION = "Assertion failed"
    STOPPED = "Trap"
    STACK = "Stack overflow"
    ENDLESS = "Did not end"
    TIME = "Time limit"
    COMPILE = "Does not compile"
    UNSUPPORTED = "Not supported"
    SHARED = "Too much shared memory"
    LIMIT = "Beyond the GPU's limits"
    CRASH = "Crashed"
    FAULT = "Fault"
    OTHER = "Failed"


class WarplensError(Exception):
    """The base of all errors that Warplens raises on purpose; they pickle, since workers raise them too."""

    kind: FailureKind = FailureKind.OTHER  # what a point failed by that ended with this error

    def __reduce__(self) -> tuple[object, ...]:
        # By default an error is made anew from its text alone, which the constructors of some errors do not take.
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]


class InputError(WarplensError):
    """The request itself is wrong."""


class UnknownNameError(InputError):
    """A name that does not exist: no `kind`, as "kernel" or "device", is called `name`, and `allowed` exist.

    Example:
        >>> str(UnknownNameError("device", "h20", ["h200", "t4"]))
        "no device is named 'h20'; did you mean 'h200'? (known: h200, t4)"
    """

    def __init__(self, kind: str, name: str, allowed: Iterable[str]) -> None:
        super().__init__(f"no {kind} is named {name!r}{suggestion(name, allowed)}")
        self.name = name


class SpannedError(InputError):
    """A text that is wrong, in one sentence, with the part of it to underline, None where it is not known."""

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
    """The compiler refused the source; the message names file and target, `log` is its own, with the user's lines."""

    kind = FailureKind.COMPILE

    def __init__(self, message: str, log: str) -> None:
        self.message, self.log = message, shortened_log(log)
        super().__init__(f"{message}\n{self.log.strip()}" if log.strip() else message)


class PtxSyntaxError(WarplensError):
    """PTX text that the grammar does not cover."""

    def __init__(self, message: str, span: SourceSpan) -> None:
        super().__init__(f"{message}\n  {span.pointed()}")
        self.message = message
        self.span = span


class UnsupportedError(WarplensError):
    """An instruction or feature that the engine does not execute."""

    kind = FailureKind.UNSUPPORTED


class LaunchError(WarplensError):
    """A launch that did not run to its end; `kind` is by default that of the class."""

    def __init__(self, message: str, kind: FailureKind | None = None) -> None:
        super().__init__(message)
        self.kind = kind or self.kind


class LaunchLimitError(LaunchError):
    """The launch asks for more threads, registers or shared memory than the device has."""

    kind = FailureKind.LIMIT


class KernelFault(LaunchError):  # noqa: N818 - the field's word for it
    """An access or a barrier that would fail on a GPU; it begins `block=(x,y,z) thread=(x,y,z)`, line, instruction."""

    kind = FailureKind.FAULT
    overrun: "Overrun | None" = None  # set where an access lies behind an array, or the dynamic shared memory


@dataclass(frozen=True, slots=True)
class Overrun:
    """How far an access reaches behind the end of an array, or of the dynamic shared memory."""

    array: str | None  # None: the dynamic shared memory; "": it lies in no array, and no one knows how far
    end: int = 0  # the bytes that it would need


class InstructionLimitError(LaunchError):
    """A block that did not end within its limit of instructions; most likely it never would."""

    kind = FailureKind.ENDLESS


class StorageError(WarplensError):
    """A file that cannot be written."""


class NotOverwrittenError(StorageError):
    """A file that Warplens did not write stands where a file is to be written; an explicit yes replaces it."""


class MissingPartError(WarplensError):
    """A library, driver or display that this machine lacks."""


class ClusterError(WarplensError, RuntimeError):
    """A cluster that does not answer, has no workers, or runs another version of the program."""


# What a point failed by: the kind of the failure, what happened, then the place. The kind is that of the error, which a
# profile keeps; of a file of an earlier version it is known of a wrong result and of a source that does not compile.


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """A failure in parts; what is not known is ""."""

    kind: FailureKind
    what: str  # what happened in one sentence, of a race the barrier that is missing
    place: str = ""  # file and line as `race.cu:5`
    thread: str = ""  # the block and thread that failed, with the instruction
    details: tuple[str, ...] = ()  # further sentences
    log: str = ""  # that of a compiler or driver

    @property
    def lines(self) -> tuple[str, ...]:
        """The whole failure in lines, the headline first, without the log."""
        where = " · ".join(part for part in (self.place, self.thread) if part)
        return tuple(line for line in (self.headline, where, *self.details) if line)

    @property
    def is_fault(self) -> bool:
        """Whether it is a fault of the kernel, as its execution or the search for races found it."""
        return bool(self.thread)

    @property
    def line(self) -> int:
        """The line of the place, 0 where it has none."""
        number = self.place.rpartition(":")[2]
        return int(number) if number.isdecimal() else 0

    @property
    def headline(self) -> str:
        """The kind and what happened."""
        return f"{self.kind}: {self.what}" if self.what else self.kind

    @property
    def row(self) -> str:
        """The kind, then what happened, then where, on a line."""
        file, line = self.place.rpartition(":")[0], f"line {self.line}"
        return self.headline + (f", {line} of {file}" if self.line and not re.search(rf"\b{line}\b", self.what) else "")


_INPUTS = re.compile(r"with the inputs '\w+'(?:: |, )")
_FAULT = re.compile(
    r"(?P<block>block=\(\S+\))(?: (?P<thread>thread=\(\S+\)))? (?P<place>[^`]+?): "
    r"(?:`(?P<instruction>[^`]*)`: )?(?P<event>.*)"
)
_ACTS = re.compile(r"(?:loads|stores|reads|writes|updates|frees|accesses) ")  # what a thread does begins so
_MORE = re.compile(
    r"; (?=this need not be a defect|with the inputs '|the kernel writes to '|[\d,]+ of [\d,]+ elements )"
)
_WRONG = re.compile(
    r"(?P<which>[\d,]+ of [\d,]+ elements of .+?) are wrong"
    r"(?P<first>: the first at .*? instead of .*?)?(?:, the (?P<rest>.*))?"
)
_LOG_ERROR = re.compile(
    r"^(?P<file>\S+?)(?:\((?P<line>\d+)\)|:(?P<other>\d+)(?::\d+)?): (?:catastrophic |fatal )?error\b[^:]*: "
    r"(?P<text>.*)$",
    re.MULTILINE,
)
_UNORDERED = re.compile(
    r"(?:no|a) barrier between lines? (?P<first>[\d and]+), which writes? (?:it|them), and line (?P<second>\d+)"
)
_OTHER_LINE = re.compile(r" in line (?P<line>\d+) with no (?:__syncwarp\(\) or )?barrier between them")
DRIVER_KINDS = {  # by the name of an error of the driver
    "ILLEGAL_ADDRESS": FailureKind.BOUNDS,
    "MISALIGNED_ADDRESS": FailureKind.MISALIGNED,
    "ASSERT": FailureKind.ASSERTION,
    "LAUNCH_TIMEOUT": FailureKind.TIME,
    "HARDWARE_STACK_ERROR": FailureKind.STACK,
}


def failure_of(reason: str, kind: FailureKind | None = None) -> Failure:
    """Return the failure that the reason of a point states; an earlier file has no kind."""
    first, _, log = reason.strip().partition("\n")
    if " does not compile for " in first:
        return _refused(first, log)
    inputs = _INPUTS.match(first)
    said, *more = _MORE.split(first[inputs.end() :] if inputs else first)
    details = (*([inputs[0].rstrip(":, ")] if inputs else []), *more)
    if match := _FAULT.fullmatch(said):
        return _fault(match, details, log, kind or FailureKind.FAULT)
    if match := _WRONG.fullmatch(said):
        what = f"{match['which']}{match['first'] or ''}"
        rest = [f"the {match['rest']}"] if match["rest"] else []
        return Failure(kind=kind or FailureKind.WRONG, what=what, details=(*rest, *details), log=log)
    return Failure(kind=kind or FailureKind.OTHER, what=said, details=details, log=log)


def _refused(first: str, log: str) -> Failure:
    """Return the failure of a source that the compiler refused: its first error, and where that is."""
    error = _LOG_ERROR.search(log)
    if error is None:
        return Failure(kind=FailureKind.COMPILE, what=first, log=log)
    place = f"{error['file']}:{error['line'] or error['other']}"
    return Failure(kind=FailureKind.COMPILE, what=error["text"].strip(), place=place, details=(first,), log=log)


def _fault(match: re.Match[str], details: tuple[str, ...], log: str, kind: FailureKind) -> Failure:
    event, place = match["event"], match["place"]
    parts = [part.replace("=", " ") for part in (match["block"], match["thread"]) if part]
    where = ", ".join(parts) + (f": `{match['instruction']}`" if match["instruction"] else "")
    who = " of ".join(reversed(parts[1:] if match["block"] == "block=(0,0,0)" else parts))
    what = f"{who} {event}" if match["thread"] and _ACTS.match(event) else event
    if barrier := _missing_barrier(event, place):
        what, details = barrier, (event, *details)
    return Failure(kind=kind, what=what, place=place, thread=where, details=details, log=log)


def _missing_barrier(event: str, place: str) -> str:
    """Return which barrier a race lacks, "" where the sentence names no two lines."""
    if match := _UNORDERED.search(event):
        first, second = match["first"], match["second"]
        where = f"after lines {first} and before line" if "and" in first else f"between line {first} and line"
        either = ", or no first value" if event.endswith("or a first value is missing") else ""
        return f"no __syncthreads() {where} {second}{either}"
    if match := _OTHER_LINE.search(event):
        own, other = place.rpartition(":")[2], match["line"]
        if own == other:
            return f"no __syncthreads() between the accesses of line {own}"
        return f"no __syncthreads() between line {other} and line {own}"
    return ""
