"""The memory of the shadow that checked code keeps of global memory (`codegen.checks.global_shadow`).

The rule: an array has a shadow if the kernel writes it and more than one thread runs. Where all shadows together would
take too much memory none is made, and the reason says so. Each execution begins with empty shadows, as each launch
comes after the one before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod

import numpy as np

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.module import Code
from warplens.cuda.simt.isa.registry import find_entry
from warplens.cuda.simt.launch.aligned_memory import aligned_zeros

MAX_BYTES = 1 << 30
"""All shadows of a launch take at most this much memory; pages that are never touched take none."""
WORD_BYTES = 8
TABLES_IF_READ, TABLES = 4, 1
"""The words of a cell: the last write, and three reads where the kernel also loads from the array."""
LESSONS = 8
"""What a warp learned of other blocks is remembered this many times; the two oldest become one."""
BLOCKS_BYTES = 64 + 2 * 32 * WORD_BYTES + 32 * LESSONS * 2 * WORD_BYTES
"""What is known of the blocks: eight words, and for each warp a stamp, a count of lessons, and these in pairs."""
ROW_WORDS = 2
"""A block's row of the table of blocks has its stamp and its number, then one for each warp where there are fences."""
TABLE_WORD, ROW_WORDS_WORD, STAMP_BYTES_WORD = 3, 4, 5


@dataclass(frozen=True, slots=True)
class GlobalShadows:
    """The shadows of one execution, or why there are none.

    `rows` are for each array the address of its description, or 0, then that of the blocks', and `kept` is the memory
    that they lead to. `writes` holds the last write to each cell of each array, 0 for none, and the bytes of a cell.
    """

    rows: tuple[int, ...]
    reason: str = ""
    kept: tuple[np.ndarray, ...] = field(default=(), repr=False)
    writes: Mapping[str, tuple[np.ndarray, int]] = field(default_factory=dict, repr=False)

    def unwritten(self, name: str, array: np.ndarray) -> np.ndarray | None:
        """Return which elements of an array no thread has written, one truth value each; None where that is not known.

        A store of the value that memory already holds may leave no trace where another thread reads it: the answer is
        right for arrays that are only written.
        """
        if name not in self.writes:
            return None
        words, cell_bytes = self.writes[name]
        empty = np.asarray(np.equal(words.view(np.int64), 0))
        if cell_bytes >= array.itemsize:
            return np.asarray(np.repeat(empty, cell_bytes // array.itemsize)[: array.size])
        return np.asarray(empty[: array.nbytes // cell_bytes].reshape(array.size, -1).all(axis=1))


def shadows_of(code: Code, arrays: Mapping[str, np.ndarray]) -> GlobalShadows:
    """Return empty shadows for the arrays of a launch, in their order."""
    sites = [site for site in code.sites if site.space is tree.Space.GLOBAL]
    stored = {site.array for site in sites if site.is_store}
    loaded = {site.array for site in sites if not site.is_store}
    launch = code.launch
    watched = {name for name in arrays if name in stored or "" in stored}
    read = {name for name in watched if name in loaded or "" in loaded}
    cells = {name: -(-arrays[name].nbytes // code.cell_bytes) + 1 for name in watched}
    # a block may publish what it did by a fence, or an access that releases
    ops = [op.instruction for op in code.program.ops() if "proxy" not in op.instruction.modifiers]
    has_fences = any({"release", "acq_rel"} & set(op.modifiers) for op in ops) or any(
        entry is not None and entry.fences for entry in map(find_entry, ops)
    )
    stamps = launch.warps if has_fences else 0
    row_words = ROW_WORDS + stamps
    table_bytes = WORD_BYTES * row_words * (prod(launch.grid) + 2)
    tables_of = {name: TABLES_IF_READ if name in read else TABLES for name in watched}
    reason = _reason(table_bytes + sum(WORD_BYTES * count * tables_of[name] for name, count in cells.items()))
    if reason:
        watched, table_bytes = set(), WORD_BYTES * row_words
    table, blocks = aligned_zeros(table_bytes), aligned_zeros(BLOCKS_BYTES).view(np.int64)
    blocks[TABLE_WORD], blocks[ROW_WORDS_WORD] = table.ctypes.data, 0 if reason else row_words  # 0: all share one row
    blocks[STAMP_BYTES_WORD] = WORD_BYTES * stamps
    kept, rows = [table, blocks], []
    writes: dict[str, tuple[np.ndarray, int]] = {}
    for name, array in arrays.items():
        if name not in watched:
            rows.append(0)
            continue
        count = cells[name]
        tables = [aligned_zeros(WORD_BYTES * count) for _ in range(tables_of[name])]
        addresses = [words.ctypes.data for words in tables] + [0] * (TABLES_IF_READ - len(tables))
        description = aligned_zeros(WORD_BYTES * 8).view(np.int64)
        description[: 2 + TABLES_IF_READ] = array.ctypes.data, array.nbytes, *addresses
        kept += [*tables, description]
        rows.append(description.ctypes.data)
        writes[name] = tables[0], code.cell_bytes
    return GlobalShadows((*rows, blocks.ctypes.data), reason, tuple(kept), writes)


def reason_against(code: Code, arrays: Mapping[str, np.ndarray]) -> str:
    """Return why global memory cannot be looked at, by the code of a launch in any mode; "" where it seems that it can.

    Cells are taken to be as wide as the narrowest access, and a vector of elements counts as one here.
    """
    sites = [site for site in code.sites if site.space is tree.Space.GLOBAL]
    stored = {site.array for site in sites if site.is_store}
    widest_cell = min((site.width for site in sites), default=1)
    sizes = (array.nbytes for name, array in arrays.items() if name in stored or "" in stored)
    return _reason(WORD_BYTES * sum(size // widest_cell for size in sizes))


def _reason(needed_bytes: int) -> str:
    needed = f"{needed_bytes / (1 << 30):,.1f} GiB or more, and at most {MAX_BYTES >> 30} GiB are used"
    return f"its shadow would take {needed}" if needed_bytes > MAX_BYTES else ""
