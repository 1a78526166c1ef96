"""The text of one LLVM function while it is written, and what stands beside it in the module.

The rule: code is added at the end and never changed; names are fresh throughout the function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

UNLIKELY = ", !prof !0"
"""These branch weights make the first target of a branch the unlikely one."""


class Text:
    """LLVM text: a function's body, declarations, definitions and tables.

    Attributes:
        lines: the body of the function so far.
        declared: declarations and definitions, in the order in which they were first needed.
        tables: constants of the module.
        block: the label of the LLVM basic block that is written.
        gives_up: whether some code may leave for a retry without affine widening.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.declared: dict[str, None] = {}
        self.tables: list[str] = []
        self.block = ""
        self.gives_up = False
        self._names = 0

    def name(self, stem: str) -> str:
        """Return a fresh name for a label or a value."""
        self._names += 1
        return f"{stem}{self._names}"

    def emit(self, code: str) -> str:
        """Add an instruction that has a result."""
        self._names += 1
        self.lines.append(f"  %t{self._names} = {code}")
        return f"%t{self._names}"

    def do(self, code: str) -> None:
        """Add an instruction without a result."""
        self.lines.append(f"  {code}")

    def label(self, name: str) -> None:
        """Begin an LLVM basic block."""
        self.block = name
        self.lines.append(f"{name}:")

    def branch_unlikely(self, condition: str, target: str) -> None:
        """Leave for `target` in the unlikely case that the condition holds; otherwise go on."""
        following = self.name("go")
        self.do(f"br i1 {condition}, label %{target}, label %{following}{UNLIKELY}")
        self.label(following)

    def declare(self, signature: str) -> None:
        """Declare an intrinsic once."""
        self.declared[f"declare {signature}"] = None

    def define(self, text: str) -> None:
        """Add a function once."""
        self.declared[text] = None

    @contextmanager
    def apart(self) -> Iterator[list[str]]:
        """Collect the code that is written within the context, instead of adding it to the function's body."""
        body, self.lines = self.lines, []
        try:
            yield self.lines
        finally:
            self.lines = body

    def require(self, condition: Callable[[], str]) -> None:
        """Give up the affine form for this launch where the condition fails."""
        failed = self.emit(f"xor i1 {condition()}, true")
        self.branch_unlikely(failed, "WIDEN")
        self.gives_up = True
