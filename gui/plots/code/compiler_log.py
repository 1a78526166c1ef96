"""The log of a compiler in pieces: which lines are errors, which warnings, and which are neither.

The rule: what follows a message, the line of the source and the caret under it, belongs to it; a line of source keeps
its columns, so that the caret stands where the compiler put it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """How bad a message of a compiler is."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True, kw_only=True)
class LogLine:
    """A line of a log; `is_code` is one of source, or the caret under it, whose columns count."""

    text: str
    severity: Severity
    is_code: bool = False


_PLACE = r"^(?:\S+?\(\d+\)|\S+?:\d+(?::\d+)?|\S+?): "
_MESSAGES = (
    (Severity.ERROR, re.compile(rf"(?:{_PLACE})?(?:catastrophic |fatal |internal )?error\b")),
    (Severity.WARNING, re.compile(rf"(?:{_PLACE})?warning\b")),
    (Severity.NOTE, re.compile(rf"(?:{_PLACE})?(?:note|remark)\b|\d+ (?:errors?|warnings?) (?:detected|generated)")),
)


def log_lines(log: str) -> tuple[LogLine, ...]:
    """Return the lines of a log, without those that are blank."""
    lines: list[LogLine] = []
    severity = Severity.NOTE
    code: list[str] = []

    def take_code() -> None:
        edge = min((len(text) - len(text.lstrip()) for text in code), default=0)
        lines.extend(LogLine(text=text[edge:], severity=severity, is_code=True) for text in code)
        code.clear()

    for text in map(str.rstrip, log.expandtabs(4).splitlines()):
        begun = next((found for found, pattern in _MESSAGES if pattern.match(text.lower())), None)
        if begun is None and text[:1].isspace():
            code.append(text)
            continue
        take_code()
        severity = begun or severity
        if text:
            lines.append(LogLine(text=text, severity=severity))
    take_code()
    return tuple(lines)
