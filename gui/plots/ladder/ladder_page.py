"""The page on ladders as HTML: the staircase, what all steps brought, the table of rungs, and each source difference.

The rule: the page needs no other file, and its numbers are those of `profiles.ladders.page`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from warplens.gui.plots.colours import DARK, LIGHT
from warplens.gui.plots.ladder.ladder_picture import Height, ladder_picture
from warplens.gui.plots.picture import svg
from warplens.profiles.exporters import html
from warplens.profiles.ladders.climb import Climb
from warplens.profiles.ladders.page import (
    changed_sources,
    heading_of,
    ladder_table,
    notes_of_climb,
    roof_text,
    summary_of,
)

WIDTH, HEIGHT = 1120.0, 420.0
"""The size of a staircase in pixels."""


def ladder_page(climbs: Sequence[Climb], origin: str = "") -> str:
    """Return the page.

    Args:
        climbs: the ladders at their places.
        origin: where the times are from.
    """
    title = "Ladders" if len(climbs) > 1 else "Ladder"
    parts = [html.heading(title, 1), *(part for climb in climbs for part in _parts(climb))]
    used = [climb.place.provenance for climb in climbs]
    parts += [
        html.paragraph(f"Times: {origin}", "muted") if origin else "",
        html.legend([*used, *(rung.moved.provenance for climb in climbs for rung in climb.rungs if rung.moved)]),
    ]
    return html.page(
        f"{title}: {', '.join(dict.fromkeys(climb.ladder.title for climb in climbs))}", filter(None, parts)
    )


def _parts(climb: Climb) -> Iterator[str]:
    yield html.heading(heading_of(climb))
    yield html.paragraph(summary_of(climb).replace("\n", " "))
    picture = ladder_picture(climb, WIDTH, HEIGHT, by=Height.RATE)
    yield html.figure(svg(picture, LIGHT), svg(picture, DARK))
    yield html.table(ladder_table(climb))
    if climb.roof is not None:
        yield html.paragraph(f"The roof is {roof_text(climb)}.", "muted")
    for note in notes_of_climb(climb):
        yield html.paragraph(note, "muted")
    for change in changed_sources(climb):
        words = f"{change.before.name} → {change.rung.name}: {change.words}"
        yield html.folded(words, f"<pre>{html.text(change.text)}</pre>")
