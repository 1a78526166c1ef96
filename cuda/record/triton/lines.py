"""The source lines of Triton's PTX.

The rule: LLVM counts the lines of a text of inline assembly on, as if each were a line of the program; the first
`.loc` of such a text is the right one.
"""

from __future__ import annotations

BEGIN, END = "// begin inline asm", "// end inline asm"


def with_first_lines(ptx: str) -> str:
    """Return PTX in which a text of inline assembly has one line of the program, its first.

    The lines of the PTX itself stay where they are.
    """
    lines, is_inside, has_line = [], False, False
    for line in ptx.split("\n"):
        word = line.strip()
        if word.startswith(BEGIN):
            is_inside, has_line = True, False
        elif word.startswith(END):
            is_inside = False
        is_repeated = is_inside and has_line and word.startswith(".loc")
        has_line = has_line or (is_inside and word.startswith(".loc"))
        lines.append("" if is_repeated else line)
    return "\n".join(lines)
