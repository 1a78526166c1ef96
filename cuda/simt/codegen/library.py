"""The functions that compiled code calls, as modules of their own: compiled once, and linked to every kernel.

The rule: a kernel's module holds its own code, what is inlined into it (`inline.ll`) and declarations of what it calls.
A library is linked to it only if it calls one of its functions. Two kernels share a library if its text is the same, so
nothing of a kernel stands in one but the shape of its blocks (`shadow`).
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from warplens.cuda.simt.counting.rules import CURRENT
from warplens.cuda.simt.values.value import Specialisation, source

_DEFINITION = re.compile(r"^define (?!internal )(.*?@([\w.]+)\(.*) \{$", re.MULTILINE)
_DECLARATION = re.compile(r"^declare .*?@([\w.]+)\(.*\n?", re.MULTILINE)
_CALLED = re.compile(r"@([\w.]+)\(")
_INTERNAL = re.compile(r"^define internal ", re.MULTILINE)
_HEAD = re.compile(r"^(?:declare|define) .*?@([\w.]+)\(", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Linkage:
    """What a kernel needs of libraries: declarations for its module, and the text of each library."""

    declarations: tuple[str, ...]
    libraries: tuple[str, ...]


@cache
def runtime_library(*, early: bool = False) -> str:
    """Return the library that counts lane by lane and records faults; if `early`, as before compute capability 5.0."""
    names = ("inline", "runtime", "counters/early") if early else ("inline", "runtime")
    return "".join(source(f"codegen/{name}.ll") for name in names)


def runtime_library_of(launch: Specialisation) -> str:
    """Return the library that counts by the rules of a launch."""
    return runtime_library(early=launch.rules != CURRENT)


def linkage(code: str, libraries: Iterable[str]) -> Linkage:
    """Return what LLVM code needs of libraries."""
    called = set(_CALLED.findall(code))
    declarations: list[str] = []
    needed: list[str] = []
    for library in libraries:
        own = [text for name, text in exports(library).items() if name in called]
        declarations += own
        if own:
            needed.append(library)
    return Linkage(tuple(declarations), tuple(needed))


def exports(library: str) -> dict[str, str]:
    """Return the declarations of the functions that a kernel may call, by name."""
    return {name: f"declare {head}" for head, name in _DEFINITION.findall(library)}


def once(parts: Iterable[str]) -> tuple[str, ...]:
    """Return parts of a module without declarations that an earlier part or line holds: LLVM takes each only once."""
    seen: set[str] = set()

    def kept(match: re.Match[str]) -> str:
        is_new = match[1] not in seen
        seen.add(match[1])
        return match[0] if is_new else ""

    return tuple(filter(None, [_DECLARATION.sub(kept, part) for part in parts]))


def apart(parts: Iterable[str], beside: str = "") -> tuple[str, tuple[str, ...]]:
    """Return functions of a module as a library, and what stays; no library if they call what stands elsewhere.

    `parts` are whole declarations, constants and functions; they may call functions of `beside`, another library.
    """
    parts = tuple(parts)
    library = _INTERNAL.sub("define ", "\n".join(parts)) + "\n"
    staying = tuple(part for part in parts if not part.startswith("define "))
    missing = set(_CALLED.findall(library)) - set(_HEAD.findall(library))
    known = exports(beside)
    if len(staying) == len(parts) or not missing <= known.keys():
        return "", parts
    return "\n".join([*(known[name] for name in sorted(missing)), library]), staying


def enclosed(library: str) -> str:
    """Return the functions of a library for another one, to which alone they are then known."""
    return _DEFINITION.sub(r"define internal \1 {", library)


# LLVM optimises all it can, unless translation would take longer than the kernel's execution gains by it.
LARGE_LINES = 15_000
"""A warp function of more lines is large: LLVM takes 4 s for 12,600 (sgemm_multiples), and 112 s for 18,800 with more
branches (bf16gemm_async), which it translates in 0.8 s with the least care."""
MANY_SLOW_PATHS = 32  # with more unlikely paths, of requests lane by lane, they take half of the translation


CALLED_LINES = 1_100
"""A longer warp function stays a function of its own. LLVM optimises it before it would put it into the loop over
blocks, and a second time there: matmul_out_of_core (2,000 lines) then takes 1.6 times as long to translate and runs no
faster, and matmul_naive (1,100) runs at half the speed. In a shorter one the call costs more: transpose_tiled (500)
would lose a fifth of its speed, matmul_submatrix (1,000) a sixth."""


class Care(StrEnum):
    """How much of its time LLVM spends on making the code of a warp fast."""

    FULL = "full"  # all passes
    SHORT = "short"  # those without which the code would be several times as slow
    LEAST = "least"  # none


SMALL_LINES = 300  # a warp function of fewer lines is translated so fast that a hurry saves nothing
FULL_S_PER_LINE = 1e-4  # about the seconds that full care takes for a line (12,700: 1.2 to 1.5 s, least care 0.3 s)


def care_for(lines: int, slow_paths: int, *, is_hurried: bool = False) -> tuple[Care, float]:
    """Return the care for a warp function, and the seconds that its usual care would take more, 0 where it has that.

    `lines` are of LLVM text, `slow_paths` loads with a path lane by lane; `is_hurried` code may take twice as long.
    """
    if lines > LARGE_LINES:
        return Care.LEAST, 0.0
    if is_hurried and lines > SMALL_LINES:
        return Care.LEAST, FULL_S_PER_LINE * lines
    return (Care.SHORT if slow_paths > MANY_SLOW_PATHS else Care.FULL), 0.0
