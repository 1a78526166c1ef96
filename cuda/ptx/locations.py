"""The lines of a kernel's file that the lines of its PTX come from, by the line marks (`.loc`) of the text.

The rule: a line without a mark of its own belongs to the mark before it; code that was inlined belongs to the line of
the kernel's file that it was inlined at.
"""

from __future__ import annotations

import re

FUNCTION_BEGIN = re.compile(r"^\s*(?:\.visible |\.weak |\.extern )?\.(?:entry|func)\b")
"""The line at which a function of the PTX begins."""
LINE_MARK = re.compile(r"^\s*\.loc\s+(\d+)\s+(\d+)\s+\d+(?:,.*inlined_at\s+(\d+)\s+(\d+))?")
"""A line mark: file and line, and those of the place that the code was inlined at."""
_OWN_MARK = re.compile(r"\.entry\b[^{]*\{.*?^\s*\.loc\s+(\d+)\s+[1-9]\d*\s+\d+\s*$", re.MULTILINE | re.DOTALL)
"""The first line of a kernel that was not inlined there."""


def source_lines(ptx: str) -> dict[int, int]:
    """Return the line of the kernel's file that each line of the PTX comes from, where line marks say so."""
    own = _OWN_MARK.search(ptx)
    main = own[1] if own else "1"
    lines: dict[int, int] = {}
    line = 0
    for number, text in enumerate(ptx.splitlines(), 1):
        if FUNCTION_BEGIN.match(text):
            line = 0
        if mark := LINE_MARK.match(text):
            if mark[1] == main and mark[2] != "0":
                line = int(mark[2])
            elif mark[3] == main:
                line = int(mark[4])
        elif line and text.strip().endswith(";"):
            lines[number] = line
    return lines
