"""What code that looks for reads of unwritten memory is handed, and what it has found (`codegen.checks.unwritten`).

The rule: a read is named by the first of them in each array; the others are counted by their bytes, each byte once.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from warplens.cuda.ground.host import aligned_zeros
from warplens.cuda.simt.codegen.checks.unwritten import ANY_READ, DESCRIPTION_WORDS, READ_BYTES, READ_SITE
from warplens.cuda.simt.codegen.module import Code


@dataclass(frozen=True, slots=True, kw_only=True)
class UnwrittenRead:
    """The reads of an array's bytes that nobody had written: how many bytes, and where the first of them was."""

    array: str
    read_bytes: int
    line: int  # that of the source, 0 where it is not known
    thread: int  # its number in the block, x first
    block: tuple[int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What was found in a launch, and how many of its blocks were executed: the first ones, or a sample."""

    reads: tuple[UnwrittenRead, ...]
    executed: int
    blocks: int
    are_first: bool


@dataclass(slots=True)
class Descriptions:
    """The descriptions of the arrays of a launch, of which `marks` name those that have bytes that nobody wrote."""

    marks: Mapping[str, np.ndarray]
    _words: dict[str, np.ndarray] = field(default_factory=dict)

    def describe(self, arrays: Mapping[str, np.ndarray]) -> tuple[int, ...]:
        """Describe arrays, in their order; return the addresses of their descriptions, 0 for none."""
        self._words, rows = {}, []
        for name, array in arrays.items():
            if name not in self.marks:
                rows.append(0)
                continue
            words = self._words[name] = aligned_zeros(8 * DESCRIPTION_WORDS).view(np.int64)
            words[:3] = array.ctypes.data, array.nbytes, self.marks[name].ctypes.data - array.ctypes.data
            rows.append(words.ctypes.data)
        return tuple(rows)

    def reads(self, code: Code) -> tuple[UnwrittenRead, ...]:
        """Return what was read, by array; `code` has the accesses."""
        return tuple(
            UnwrittenRead(
                array=name,
                read_bytes=int(words[READ_BYTES]),
                line=code.sites[int(words[READ_SITE])].op.line,
                thread=int(words[READ_SITE + 1]),
                block=(int(words[READ_SITE + 2]), int(words[READ_SITE + 3]), int(words[READ_SITE + 4])),
            )
            for name, words in self._words.items()
            if words[ANY_READ]
        )
