"""What a point failed by: the kind of the failure, where, and what happened, read off its reason.

The rule: the kind stands first, then the place, then what happened; a thread and an instruction are details. The
sentences of the engine, of the comparison with a reference, of the compiler and of the driver are what a profile keeps,
so they are read here, and files of every age are shown alike. A reason of no known form keeps its own words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum


class FailureKind(StrEnum):
    """The kind of a failure, as a heading begins."""

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
    COMPILE = "Does not compile"
    FAULT = "Fault"
    OTHER = "Failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """A failure in parts.

    `what` is what happened in one sentence, of a race the barrier that is missing. `place` is file and line as
    `race.cu:5`, `thread` the block and thread that failed, with the instruction. `details` are further sentences. `log`
    is that of a compiler or driver. What is not known is "".
    """

    kind: FailureKind
    what: str
    place: str = ""
    thread: str = ""
    details: tuple[str, ...] = ()
    log: str = ""

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
        """The kind, then where, then what happened, on a line."""
        return ": ".join(part for part in (self.kind, self.place, self.what) if part)


_INPUTS = re.compile(r"with the inputs '\w+'(?:: |, )")
_FAULT = re.compile(
    r"(?P<block>block=\(\S+\))(?: (?P<thread>thread=\(\S+\)))? (?P<place>[^`]+?): "
    r"(?:`(?P<instruction>[^`]*)`: )?(?P<event>.*)"
)
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
_DRIVER = re.compile(r"CUDA_ERROR_(?P<name>[A-Z_]+): (?P<meaning>.*)")
_KINDS = (
    (FailureKind.RACE, r"barrier between them|no barrier between line|stores another value by the same instruction"),
    (FailureKind.RACE, r"nothing orders the two blocks|with no fence\.proxy\.async between them"),
    (FailureKind.UNWRITTEN, r"which no thread of the block has written yet"),
    (FailureKind.MISALIGNED, r", misaligned: the address must be"),
    (FailureKind.BOUNDS, r"which has \d+ bytes|which lies in no array|lies in no memory|lies outside of its surface"),
    (FailureKind.BOUNDS, r"where no variable of a running function lies|of which the driver keeps the first"),
    (FailureKind.UNDEFINED, r" is undefined$"),
    (
        FailureKind.BARRIER,
        r"^(a barrier that|a barrier for|there is no barrier|threads of one warp reach different barriers)",
    ),
    (FailureKind.MASK, r"^the member mask"),
    (FailureKind.ASSERTION, r"^assertion `"),
    (FailureKind.STOPPED, r"^the kernel stops itself"),
    (FailureKind.STACK, r"^stack overflow"),
    (FailureKind.ENDLESS, r"^the block did not end|^the block waits here"),
)
"""The kind of a fault by its sentence; the first that fits counts."""
_DRIVER_KINDS = {
    "ILLEGAL_ADDRESS": FailureKind.BOUNDS,
    "MISALIGNED_ADDRESS": FailureKind.MISALIGNED,
    "ASSERT": FailureKind.ASSERTION,
    "LAUNCH_TIMEOUT": FailureKind.ENDLESS,
    "HARDWARE_STACK_ERROR": FailureKind.STACK,
}


def failure_of(reason: str) -> Failure:
    """Return the failure that the reason of a point states.

    Example:
        >>> race = failure_of(
        ...     "block=(0,0,0) thread=(8,0,0) k.cu:9: `ld.shared.f32 %f8, [%rd4]`: reads byte 0 of shared variable "
        ...     "'b', which thread (40,0,0) wrote in line 7 with no barrier between them"
        ... )
        >>> race.headline
        'Race: no __syncthreads() between line 7 and line 9'
        >>> race.row
        'Race: k.cu:9: no __syncthreads() between line 7 and line 9'
        >>> failure_of("3 of 9 elements of 'C' are wrong: the first at [0, 2] is 3 instead of 2").headline
        "Wrong result: 3 of 9 elements of 'C': the first at [0, 2] is 3 instead of 2"
        >>> failure_of("no memory")
        Failure(kind=<FailureKind.OTHER: 'Failed'>, what='no memory', place='', thread='', details=(), log='')
    """
    first, _, log = reason.strip().partition("\n")
    if " does not compile for " in first:
        return _refused(first, log)
    inputs = _INPUTS.match(first)
    said, *more = _MORE.split(first[inputs.end() :] if inputs else first)
    details = (*([inputs[0].rstrip(":, ")] if inputs else []), *more)
    if match := _FAULT.fullmatch(said):
        return _fault(match, details, log)
    if match := _WRONG.fullmatch(said):
        what = f"{match['which']}{match['first'] or ''}"
        rest = [f"the {match['rest']}"] if match["rest"] else []
        return Failure(kind=FailureKind.WRONG, what=what, details=(*rest, *details), log=log)
    if match := _DRIVER.fullmatch(said):
        kind = _DRIVER_KINDS.get(match["name"], FailureKind.OTHER)
        what = said if kind is FailureKind.OTHER else match["meaning"]
        return Failure(kind=kind, what=what, details=details, log=log)
    kind = FailureKind.INPUT if said.startswith("the kernel writes to '") else FailureKind.OTHER
    return Failure(kind=kind, what=said, details=details, log=log)


def _refused(first: str, log: str) -> Failure:
    """Return the failure of a source that the compiler refused: its first error, and where that is."""
    error = _LOG_ERROR.search(log)
    if error is None:
        return Failure(kind=FailureKind.COMPILE, what=first, log=log)
    place = f"{error['file']}:{error['line'] or error['other']}"
    return Failure(kind=FailureKind.COMPILE, what=error["text"].strip(), place=place, details=(first,), log=log)


def _fault(match: re.Match[str], details: tuple[str, ...], log: str) -> Failure:
    """Return the failure that the sentence of a fault states."""
    event, place = match["event"], match["place"]
    kind = next((kind for kind, pattern in _KINDS if re.search(pattern, event)), FailureKind.FAULT)
    where = ", ".join(part.replace("=", " ") for part in (match["block"], match["thread"]) if part)
    if match["instruction"]:
        where += f": `{match['instruction']}`"
    barrier = _missing_barrier(event, place)
    if barrier:
        return Failure(kind=kind, what=barrier, place=place, thread=where, details=(event, *details), log=log)
    return Failure(kind=kind, what=event, place=place, thread=where, details=details, log=log)


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
