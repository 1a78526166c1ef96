"""What the host code does not say and no rule can settle, as one sentence with what to type.

The rule: a question names the option that answers it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something that a front matter needs. `key` is its key there, `option` what a command line may say, or empty."""

    key: str
    text: str
    option: str = ""
    line: int = 0

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return f"{where}{self.text}" + (f"; say it with {self.option}" if self.option else "")
