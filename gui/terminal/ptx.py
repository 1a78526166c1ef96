"""The PTX of a point on a terminal: beside each line where it stems from, what it became, and what its requests cost.

The rule: the listing is that of the window's source panel; here it is only laid out.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from warplens.cuda.runners.inspection.records import Inspection
from warplens.gui.plots.code.listings import ptx_listing, share_text
from warplens.gui.terminal.tables import plain_table
from warplens.profiles.cleaning import plain
from warplens.profiles.formats import assigned


def ptx_report(inspection: Inspection) -> RenderableType:
    """Return the report."""
    explanation, listing = inspection.explanation, ptx_listing(inspection)
    title = f"{explanation.kernel} {assigned(explanation.problem | explanation.tune)} on {explanation.device_name}"
    drawn = plain_table()
    for heading in ("Line", listing.traffic.capitalize(), "Wavefronts", "Excess", "Lanes"):
        drawn.add_column(heading, justify="right", no_wrap=True)
    drawn.add_column("Machine", no_wrap=True)
    drawn.add_column(f"PTX ({explanation.target})", no_wrap=True)
    for row in listing.rows:
        margin = row.margin
        line = ", ".join(map(str, sorted(row.links)))
        text = Text(plain(row.text), style="dim" if row.is_quiet else "")
        if margin is None:
            drawn.add_row(line, "", "", "", "", row.aside, text)
            continue
        is_bad = margin.is_traffic_wasteful or margin.are_wavefronts_wasteful
        drawn.add_row(
            line,
            Text(margin.traffic, style="red" if margin.is_traffic_wasteful else "green"),
            Text(margin.wavefronts, style="red" if margin.are_wavefronts_wasteful else "green"),
            Text(share_text(margin.share, is_wasteful=is_bad), style="red"),
            f"{margin.lanes:.3g}",
            row.aside,
            text,
        )
    return Group(Text(plain(title), style="bold"), drawn)
