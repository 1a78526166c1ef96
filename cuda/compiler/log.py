"""The log of a failed compilation: its lines, and which of its messages name what Warplens put into the source.

The rule: the user sees the compiler's own text, at lines of the source and without what Warplens itself requested.
"""

import re

from warplens.cuda.compiler.includes import ABSENT, DROPPED, MARK, CompleteSource

PROGRAM_NAME = "/kernel.cu"
"""Sources are compiled under this name. It is absolute because NVRTC puts the working directory before any other
in the `.file` line of the PTX, and the same for all because a cached result serves every file with that text."""

NAME_MAP = "__nv_name_map"  # in NVRTC's log, the position of a name that the program requested and the source lacks
_ERROR = re.compile(r"^(?:[^\s(]\S*\(\d+\)|At end of source): (?:catastrophic )?error", re.MULTILINE)
_ERROR_PLACE = re.compile(r"^([^\s(][^\n(]*)\((\d+)\): (?:catastrophic )?error", re.MULTILINE)
NO_MEMORY = "catastrophic error: out of memory"  # the compiler gave up because it got no more
_SUMMARY = re.compile(r"^\d+ errors? detected in the compilation of .*$")
ASSEMBLER_POSITION = re.compile(r"^ptxas application ptx input, line (\d+); (\w+) *: ", re.MULTILINE)
"""The assembler reports errors so, at lines of the PTX, which the user has never seen."""
_LOCATION = re.compile(r"^\s*\.loc\s+1 (\d+) \d+(?:,.*inlined_at 1 (\d+))?")

_MARKED = re.compile(rf"#error directive: {MARK} (\d+)[^\n]*(?:\n[^\n]*{MARK} \1\b[^\n]*)?")
_MET = re.compile(rf"#warning directive: ({ABSENT}|{DROPPED}) (\d+)")


def without_name_map(log: str) -> str:
    """Return the log without errors about the entry's name, the count corrected; empty where no others are left."""
    blocks = [block.strip("\n") for block in log.split("\n\n") if block.strip()]
    remaining = [block for block in blocks if not block.startswith(NAME_MAP)]
    errors = sum(len(_ERROR.findall(block)) for block in remaining)
    if not errors:
        return ""
    summary = f'{errors} error{"s" if errors > 1 else ""} detected in the compilation of "{PROGRAM_NAME}".'
    return "\n\n".join(summary if _SUMMARY.match(block) else block for block in remaining)


def error_lines(log: str) -> dict[str, set[int]]:
    """Return the lines, from 1, of the errors in the log, by the names of their files."""
    lines: dict[str, set[int]] = {}
    for match in _ERROR_PLACE.finditer(log):
        lines.setdefault(match[1], set()).add(int(match[2]))
    return lines


def at_source_lines(log: str, ptx: str) -> str:
    """Return the log with the assembler's errors at lines of the source instead of lines of the PTX."""
    lines = ptx.split("\n")

    def source_location(match: re.Match[str]) -> str:
        for line in reversed(lines[: int(match[1])]):
            if location := _LOCATION.match(line):
                return f"{PROGRAM_NAME}({location[2] or location[1]}): {match[2]}: "
        return match[0]

    return ASSEMBLER_POSITION.sub(source_location, log)


def headers_met(complete: CompleteSource, log: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the sentences on headers whose directives had effect: on absent ones, and on those of libraries."""
    met = dict.fromkeys(_MET.findall(log))
    absent = (int(number) for kind, number in met if kind == ABSENT)
    dropped = filter(None, (complete.dropped.get(number, "") for kind, number in met if kind == DROPPED))
    return tuple(complete.absent[number] for number in absent if number < len(complete.absent)), tuple(dropped)


def at_refusals(complete: CompleteSource, log: str) -> tuple[str, str]:
    """Return why the compiler stopped at a directive that was taken out, "" if it did not, and its log."""
    reasons: list[str] = []

    def complaint(match: re.Match[str]) -> str:
        if int(match[1]) >= len(complete.refusals):  # the source itself has such a directive
            return match[0]
        refusal = complete.refusals[int(match[1])]
        reasons.append(refusal.reason)
        return f"{refusal.reason}\n  {refusal.directive}"

    text = _MARKED.sub(complaint, log)
    return (reasons[0] if reasons else ""), text
