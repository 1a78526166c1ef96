"""The source lines of Triton's PTX.

The rule: LLVM counts the lines of a text of inline assembly on, as if each were a line of the program; the first
`.loc` of such a text is the right one.
"""

from __future__ import annotations

BEGIN, END = "// begin inline asm", "// end inline asm"


def with_first_lines(ptx: str) -> str:
    r"""Return PTX in which a text of inline assembly has one line of the program, its first.

    The lines of the PTX itself stay where they are.

    Example:
        >>> text = "// begin inline asm\n.loc 1 7 3\nmov.u32 %r1, 0;\n.loc 1 8 3\nmov.u32 %r2, 0;\n// end inline asm"
        >>> with_first_lines(text).splitlines()[1:4]
        ['.loc 1 7 3', 'mov.u32 %r1, 0;', '']
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
