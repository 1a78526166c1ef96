"""A ladder on a terminal, with rich: a row for each rung, with what is new, what it brought and which counter shows it.

The rule: the numbers and sentences are made in `profiles.ladders.page`; here they get the width of the terminal.
"""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from warplens.cuda.catalogue.ladders import Ladder
from warplens.gui.figures.colours import DARK, LIGHT
from warplens.gui.figures.picture import svg
from warplens.gui.terminal.tables import plain_table
from warplens.gui.views.ladders.figure import Height, ladder_picture
from warplens.profiles.exporters import html
from warplens.profiles.ladders import page
from warplens.profiles.ladders.timed_ladder import ReachedRung, TimedLadder
from warplens.profiles.table import duration_text

LEVEL = 0.005  # a gain that differs from 1 by less than this is drawn as none
_STYLES = {page.LineKind.ADDED: "green", page.LineKind.REMOVED: "red", page.LineKind.GAP: "dim", page.LineKind.SAME: ""}


def ladders_report(all_timed: Sequence[TimedLadder], *, sources: bool = False, origin: str = "") -> RenderableType:
    """Return the pages on these ladders."""
    parts: list[RenderableType] = []
    for timed in all_timed:
        if parts:
            parts.append(Text())
        parts += _page(timed)
        if sources:
            parts += _differences(timed)
    if origin:
        parts.append(Text(f"times: {origin}", style="dim"))
    return Group(*parts)


def ladder_list(ladders: Iterable[Ladder]) -> RenderableType:
    """Return a row for each ladder: the families that name it, its title, its rungs, the first and the last one."""
    table = plain_table()
    for heading in ("Families", "Ladder", "Rungs", "From", "To"):
        table.add_column(Text(heading), justify="right" if heading == "Rungs" else "left")
    for ladder in ladders:
        first, last = ladder.rungs[0].kernel.name, ladder.rungs[-1].kernel.name
        table.add_row(", ".join(ladder.families), ladder.title, str(len(ladder.rungs)), first, last)
    return table


def _page(timed: TimedLadder) -> Iterator[RenderableType]:
    yield Text(page.heading_of(timed), style="bold")
    yield Text(page.summary_of(timed))
    table = plain_table()
    has_rate = any(timed.value(number) is not None for number in timed.reached)
    headings = ["", "Rung", "Time", *(["Rate"] if has_rate else []), "Gain", *(["Roof"] if timed.roof else [])]
    for heading in headings:
        table.add_column(Text(heading), justify="left" if heading == "Rung" else "right", no_wrap=True)
    table.add_column(Text("What is new, and what moved"), ratio=1, overflow="fold")
    for number in timed.reached:
        rung = timed.rungs[number]
        cells = [
            Text(str(number + 1), style="dim"),
            _name(timed, rung),
            Text(duration_text(rung.time_ns or 0.0, timed.place.provenance)),
            *([Text(page.rate_of(timed, rung))] if has_rate else []),
            _gain(rung.gain),
            *([Text(page.share_text(rung.share))] if timed.roof else []),
            Text("\n").join(_about(rung)),
        ]
        table.add_row(*cells)
    yield table
    if timed.roof is not None:
        yield Text(f"the roof is {page.roof_text(timed)}", style="dim")
    for note in page.notes_of_ladder(timed):
        yield Text(note, style="dim")


def _name(timed: TimedLadder, rung: ReachedRung) -> Text:
    """Return the name of a rung, and the rung that it is compared with where that is not the row above."""
    text = Text(rung.name, style="bold" if timed.rungs[timed.best] is rung else "")
    number = timed.rungs.index(rung)
    before = max((other for other in timed.reached if other < number), default=None)
    if rung.below is not None and rung.below != before:
        text.append(f"\nfrom {timed.rungs[rung.below].name}", style="dim")
    return text


def _gain(gain: float | None) -> Text:
    if gain is None or abs(gain - 1) < LEVEL:
        return Text(page.gain_text(gain), style="dim")
    return Text(page.gain_text(gain), style="green" if gain > 1 else "red")


def _about(rung: ReachedRung) -> Iterable[Text]:
    yield Text(rung.kernel.step or rung.kernel.title)
    if rest := "; ".join(page.about_rung(rung)):
        yield Text(rest, style="dim")


def _differences(timed: TimedLadder) -> Iterator[RenderableType]:
    for words, lines in page.changed_sources(timed):
        yield Text()
        yield Text(words, style="bold")
        for line in lines:
            yield Padding(Text(line.shown, style=_STYLES[line.kind]), (0, 0, 0, 2))


# The page needs no other file, and its numbers are those of `profiles.ladders.page`.

WIDTH, HEIGHT = 1120.0, 420.0  # the size of a staircase in pixels


def ladder_page(all_timed: Sequence[TimedLadder], origin: str = "") -> str:
    """Return ladders as HTML: the staircase, what all steps brought, the table of rungs, and each source difference."""
    title = "Ladders" if len(all_timed) > 1 else "Ladder"
    parts = [html.heading(title, 1), *(part for timed in all_timed for part in _parts(timed))]
    used = [timed.place.provenance for timed in all_timed]
    parts += [
        html.paragraph(f"Times: {origin}", "muted") if origin else "",
        html.legend([*used, *(rung.moved.provenance for timed in all_timed for rung in timed.rungs if rung.moved)]),
    ]
    return html.page(
        f"{title}: {', '.join(dict.fromkeys(timed.ladder.title for timed in all_timed))}", filter(None, parts)
    )


def _parts(timed: TimedLadder) -> Iterator[str]:
    yield html.heading(page.heading_of(timed))
    yield html.paragraph(page.summary_of(timed).replace("\n", " "))
    picture = ladder_picture(timed, WIDTH, HEIGHT, by=Height.RATE)
    yield html.figure(svg(picture, LIGHT), svg(picture, DARK))
    yield html.table(page.ladder_table(timed))
    if timed.roof is not None:
        yield html.paragraph(f"The roof is {page.roof_text(timed)}.", "muted")
    for note in page.notes_of_ladder(timed):
        yield html.paragraph(note, "muted")
    for words, lines in page.changed_sources(timed):
        yield html.folded(words, f"<pre>{html.text(chr(10).join(line.shown for line in lines))}</pre>")
