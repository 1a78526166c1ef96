"""Accesses by a whole warp whose lanes have known distances, as tables of the cells that they reach.

The rule: a table `%known` (`shadow.ll`) begins with the distances of the lanes, the lanes and the bytes of each, then
words; from byte 512 on it holds for each cell its distance from the first lane's, then for each the highest and the
lowest lane there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from warplens.cuda.simt.codegen.sites import Site
from warplens.cuda.simt.values.value import literals, wrap

PIECE = 8
"""Compiled code looks at this many cells together where they are neighbours."""
HEAD_WORDS = 31
"""A table `%known` has this many words before those of its cells."""


@dataclass(frozen=True, slots=True)
class KnownAccess:
    """An access by a whole warp whose lanes have distances known at compile time and access `width` bytes each."""

    site: Site
    offsets: tuple[int, ...]
    width: int

    def lies_side_by_side(self, cell_bytes: int, whole: int) -> bool:
        """Return whether the cells of the lanes of a mask are neighbours, and a multiple of `PIECE`."""
        cells = sorted(self._lanes(cell_bytes, whole))
        return len(cells) % PIECE == 0 and cells[-1] - cells[0] == len(cells) - 1

    def lies_in_pieces(self, cell_bytes: int, whole: int) -> bool:
        """Return whether the cells fall into pieces of `PIECE` neighbours."""
        cells = sorted(self._lanes(cell_bytes, whole))
        return len(cells) % PIECE == 0 and all(
            cells[first + PIECE - 1] - cells[first] == PIECE - 1 for first in range(0, len(cells), PIECE)
        )

    def _lanes(self, cell_bytes: int, whole: int) -> dict[int, list[int]]:
        """Return the lanes that reach each cell, by its distance from the first lane's."""
        lanes: dict[int, list[int]] = {}
        for lane, offset in enumerate(self.offsets):
            if whole >> lane & 1:
                for byte in range(offset, offset + self.width, cell_bytes):
                    lanes.setdefault(byte // cell_bytes, []).append(lane)
        return lanes

    def table(self, name: str, cell_bytes: int, whole: int, index: int, words: Mapping[int, int]) -> str:
        """Return the table as LLVM text.

        Args:
            name: its name.
            cell_bytes: the bytes of a cell.
            whole: the mask of a whole warp.
            index: the number of the access in a word of a cell.
            words: further words by their number; those from 0 on are the index, the instruction, 0, the number of
                cells, and whether they lie side by side.
        """
        lanes = self._lanes(cell_bytes, whole)
        cells = sorted(lanes)
        head = [index, self.site.op.index, 0, len(cells), int(self.lies_side_by_side(cell_bytes, whole))]
        head += [0] * (HEAD_WORDS - len(head))
        for number, word in words.items():
            head[number] = word
        columns = [*cells, *(max(lanes[cell]) for cell in cells), *(min(lanes[cell]) for cell in cells)]
        return (
            f"{name} = internal constant {{ <32 x i64>, i32, i32, [{HEAD_WORDS} x i64], "
            f"[{len(columns)} x i64] }} {{ <32 x i64> <{literals('i64', self.offsets)}>, i32 {wrap(whole, 32)}, "
            f"i32 {self.width}, [{HEAD_WORDS} x i64] [{literals('i64', head)}], "
            f"[{len(columns)} x i64] [{literals('i64', columns)}] }}, align 256\n"
        )
