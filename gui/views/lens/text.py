"""The warp lens on a terminal and as JSON: where each lane goes, what that costs, and what another row pitch would do.

The rule: numbers and sentences are those of `gui.figures.request`; here they are only laid out.
"""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from warplens.cuda.ground import metrics, points
from warplens.cuda.simt.counting.rules import LANES
from warplens.gui.figures.request import Lens, at_better_pitch
from warplens.gui.figures.request_picture import heading, pitch_text
from warplens.profiles.formats import invented_text, plain

COLUMNS = 2  # the list of lanes has this many columns, which fit in a terminal of 80


def lens_report(lens: Lens, picture: Path | None = None, invented: Sequence[points.Invention] = ()) -> RenderableType:
    """Return the report; `picture` is where the picture was written, and `invented` what no host code says."""
    request = lens.request
    about = " · ".join(part for part in (request.text.strip(), pitch_text(lens)) if part)
    parts: list[RenderableType] = [
        Text(plain(heading(request)), style="bold"),
        *([Text(invented_text(invented), style="yellow")] if invented else []),
        Text(plain(about), style="dim"),
        Text(""),
        _lanes(lens),
        Text(""),
        Text(f"{lens.price} ({metrics.Provenance.COUNTED.value})", style="bold green" if lens.is_ideal else "bold red"),
        Text(plain(lens.sentence)),
    ]
    if lens.address_note:
        parts.append(Text(f"Counted {lens.address_note}.", style="dim"))
    better = at_better_pitch(request) if not lens.address_note else None
    if better is not None:
        style = "green" if better.is_ideal else "yellow"
        parts.append(Text(f"With a row pitch of {better.pitch_words} words: {better.short_price}.", style=style))
    if picture is not None:
        parts += [Text(""), Text(plain(f"picture: {picture}"))]
    return Group(*parts)


def _lanes(lens: Lens) -> RichTable:
    drawn = RichTable.grid(padding=(0, 4, 0, 0))
    rows = LANES // COLUMNS
    for row in range(rows):
        cells = []
        for lane in range(row, LANES, rows):
            is_bad = lane in lens.conflicting
            style = "red" if is_bad else "" if lane in lens.lanes else "dim"
            cells.append(Text(lens.lane_note(lane), style=style))
        drawn.add_row(*cells)
    return drawn


def lens_data(lens: Lens, invented: Sequence[points.Invention] = ()) -> dict[str, object]:
    """Return the lens as plain data, with what is `invented` of the launch."""
    request = lens.request
    better = at_better_pitch(request)
    return {
        "invented": [asdict(array) for array in invented],
        "file": request.file,
        "line": request.line,
        "instruction": request.text.strip(),
        **{name: getattr(request, name) for name in ("operation", "space", "array", "width_bytes", "block", "warp")},
        "occurrence": request.time,
        "rules": request.rules.name,
        "pitch_words": lens.pitch_words,
        "recorded_pitch_words": request.row_words,
        "mask": request.mask,
        "addresses": lens.within,
        "provenance": metrics.Provenance.COUNTED.value,
        "unit": "wavefronts" if request.is_shared else "sectors",
        "cost": lens.cost,
        "ideal": lens.ideal,
        "passes": [dict(bank_pass.banks) for bank_pass in lens.passes],
        "transactions": [{"start": t.start, "bytes": t.size, "lanes": t.lanes} for t in lens.transactions],
        "sentence": lens.sentence,
        "suggestion": None if better is None else {"pitch_words": better.pitch_words, "cost": better.cost},
    }
