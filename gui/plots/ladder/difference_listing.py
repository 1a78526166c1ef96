"""The source difference of two rungs as a listing, with a sign before each line that came or went.

The rule: `profiles.ladders` says which lines changed; a line that is there in the later rung has the number that it has
there, one that went has none.
"""

from __future__ import annotations

from warplens.cuda.catalogue import KernelFile
from warplens.gui.plots.code.listings import Listing, ListingRow, RowTone
from warplens.gui.plots.code.syntax import cuda_spans
from warplens.profiles.ladders.source_difference import LineKind, source_difference

_TONES = {LineKind.ADDED: RowTone.ADDED, LineKind.REMOVED: RowTone.REMOVED}


def difference_listing(before: KernelFile, after: KernelFile) -> Listing:
    """Return what changed from one rung to the next."""
    lines = source_difference(before, after)
    texts = [f"{line.sign} {line.text}" for line in lines]
    spans = cuda_spans("\n".join(texts))
    return Listing(
        rows=tuple(
            ListingRow(
                number=0 if line.kind in (LineKind.REMOVED, LineKind.GAP) else line.number,
                text=text,
                spans=spans[at],
                is_quiet=line.kind is LineKind.GAP,
                tone=_TONES.get(line.kind, RowTone.PLAIN),
            )
            for at, (line, text) in enumerate(zip(lines, texts, strict=True))
        )
    )
