"""What the host code does not say and no rule can settle, as one sentence."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something that a front matter needs and that no rule can assume. `key` is its key in the front matter."""

    key: str
    text: str
    line: int = 0

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return f"{where}{self.text}"
