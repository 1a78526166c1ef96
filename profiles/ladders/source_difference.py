"""The difference between the sources of two rungs: the lines of code that went, came and stayed.

The rule: only code is compared. Front matter and comments differ between any two rungs; the name of the kernel is that
of the later one in both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from warplens.cuda.catalogue import KernelFile

_FRONT_MATTER = re.compile(r"/\*[ \t]*warplens\b.*?\*/", re.DOTALL)
CONTEXT = 2
"""This many unchanged lines stand before and after each change; what is left out between them is one line `...`."""


class LineKind(StrEnum):
    """What became of a line."""

    SAME = "same"
    REMOVED = "removed"
    ADDED = "added"
    GAP = "gap"
    """Stands for unchanged lines that are left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DifferenceLine:
    """A line of a difference; `number` counts from 1 in the later file, for a removed line in the earlier; 0: a gap."""

    kind: LineKind
    text: str
    number: int = 0

    @property
    def sign(self) -> str:
        """The sign before it."""
        return {LineKind.SAME: " ", LineKind.REMOVED: "-", LineKind.ADDED: "+", LineKind.GAP: " "}[self.kind]


def source_difference(before: KernelFile, after: KernelFile, context: int = CONTEXT) -> tuple[DifferenceLine, ...]:
    """Return the lines that changed, with unchanged ones around them.

    Args:
        before: the rung before.
        after: the rung.
        context: unchanged lines before and after each change.
    """
    old = _code(before, renamed=after.name)
    new = _code(after, renamed=after.name)
    matcher = SequenceMatcher(a=[line for _, line in old], b=[line for _, line in new], autojunk=False)
    groups = list(matcher.get_grouped_opcodes(context))
    lines: list[DifferenceLine] = []
    shown = 0
    for group in groups:
        if group[0][1] > shown:
            lines.append(_GAP)
        for kind, first, last, new_first, new_last in group:
            if kind == "equal":
                lines += [_line(LineKind.SAME, new[number]) for number in range(new_first, new_last)]
                continue
            lines += [_line(LineKind.REMOVED, old[number]) for number in range(first, last)]
            lines += [_line(LineKind.ADDED, new[number]) for number in range(new_first, new_last)]
        shown = group[-1][2]
    if groups and shown < len(old):
        lines.append(_GAP)
    return tuple(lines)


def difference_text(lines: tuple[DifferenceLine, ...]) -> str:
    """Return how many lines came and went."""
    added = sum(line.kind is LineKind.ADDED for line in lines)
    removed = sum(line.kind is LineKind.REMOVED for line in lines)
    return f"{added} line{'' if added == 1 else 's'} more, {removed} fewer"


_GAP = DifferenceLine(kind=LineKind.GAP, text="...")


def _line(kind: LineKind, numbered: tuple[int, str]) -> DifferenceLine:
    return DifferenceLine(kind=kind, text=numbered[1], number=numbered[0])


def _code(kernel: KernelFile, renamed: str) -> list[tuple[int, str]]:
    """Return the lines of code with their numbers."""
    text = _FRONT_MATTER.sub(lambda found: "\n" * found[0].count("\n"), kernel.source)
    text = re.sub(rf"\b{re.escape(kernel.name)}\b", renamed, text)
    return list(_without_comments(text))


def _without_comments(text: str) -> Iterator[tuple[int, str]]:
    """Yield the numbered lines that hold code, without the comments at their ends."""
    for number, line in enumerate(text.split("\n"), 1):
        code = line if '"' in line else line.partition("//")[0]
        if code.strip():
            yield number, code.rstrip().expandtabs(4)
